#include "core/methods/inverse_uncertainty/likelihood/surface_search.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Each check but the last is followed by a search on finer surfaces.
constexpr int kMostChecks = 5;
constexpr long long kSimulationsPerNode = 4; ///< of a search, for one that a surface may take
constexpr Eigen::Index kLeastCells = 8;      ///< that a surface must be allowed to be worth it

/// Gives a search up that would mostly simulate.
bool mostlySimulated(SurfaceUse& use) {
    if (2 * use.simulatedDirectly <= use.surfaces->experiments()) return false;
    Message first;
    for (const ResponseSurface& surface : use.surfaces->surfaces())
        if (first.empty()) first = surface.problem;
    use.givenUp =
        filled(sentence("Method", "{} of {} experiments have no good response surface; the first: {}"),
               use.simulatedDirectly, use.surfaces->experiments(), first);
    return true;
}

/// Gives a search up whose surfaces do not see what it looks for: over a box far wider than the distribution
/// they may be good to a part of the output's range there and yet not to a part of its spread.
bool tooCoarse(const Likelihood& direct, const Eigen::VectorXd& alpha, SurfaceUse& use) {
    constexpr double kSeen = 0.1; ///< of the spread
    const auto outputs = Likelihood(direct, *use.surfaces).outputs(alpha, {});
    Eigen::Index unseen = 0, known = 0;
    double error = 0, spread = 0;
    for (std::size_t e = 0; e < outputs.experiments.size(); ++e) {
        const ResponseSurface& surface = use.surfaces->surfaces()[e];
        const double deviation = outputs.experiments[e].moments.standardDeviation;
        if (!surface.usable() || !(deviation > 0)) continue;
        ++known;
        if (surface.rmsError <= kSeen * deviation) continue;
        if (unseen++ == 0) error = surface.rmsError, spread = deviation;
    }
    if (2 * unseen <= known) return false;
    use.givenUp = filled(sentence("Method", "over the whole box they are good to {:.2g}, where the output "
                                            "spreads by {:.2g} only"),
                         error, spread);
    return true;
}

/// Where the search came by on its way, from not far below the answer, the answer last: columns.
Eigen::MatrixXd wayTo(const AlphaSearch& found) {
    constexpr double kNearest = 0.5, kFarthest = 30; // below the highest log L
    constexpr std::size_t kPlaces = 6;
    std::vector<const TraceRow*> way;
    for (const TraceRow& row : found.trace) {
        const double below = found.trace.back().logLikelihood - row.logLikelihood;
        const bool isNew = way.empty() || way.back()->alpha != row.alpha;
        if (isNew && below >= kNearest && below <= kFarthest) way.push_back(&row);
    }
    const std::size_t places = std::min(kPlaces, way.size());
    Eigen::MatrixXd points(found.alpha.size(), static_cast<Eigen::Index>(places) + 1);
    for (std::size_t k = 0; k < places; ++k)
        points.col(static_cast<Eigen::Index>(k)) = way[k * way.size() / places]->alpha;
    points.rightCols(1) = found.alpha;
    return points;
}

/// Whether log L falls on the surfaces, from the answer to where the search came from, as it does by
/// simulation: to a quarter and 5 %. What is off by more may hide a higher maximum.
void compareTheWay(const Likelihood& direct, const AlphaSearch& found, const Progress& progress,
                   SurfaceUse& use) {
    const Eigen::MatrixXd points = wayTo(found);
    const Eigen::Index last = points.cols() - 1;
    if (last == 0) return;
    const Eigen::VectorXd simulated =
        direct.evaluate(points, progress, {.phase = "checking response surfaces"});
    const Eigen::VectorXd there = Likelihood(direct, *use.surfaces).evaluate(points, {progress.stop, {}});
    if (progress.stopRequested()) return;
    use.places = last;
    for (Eigen::Index k = 0; k < last; ++k) {
        const double fall = simulated[last] - simulated[k], onSurfaces = there[last] - there[k];
        const double off = std::abs(fall - onSurfaces);
        use.differenceElsewhere = std::max(use.differenceElsewhere, off);
        if (off <= 0.25 + 0.05 * std::abs(fall)) continue;
        use.givenUp =
            filled(sentence("Method", "log L falls by {:.2f} on the response surfaces and by {:.2f} "
                                      "by simulation, from their answer to a place on the way to it"),
                   onSurfaces, fall);
        return;
    }
}

/// Compares what was found with simulations, refines the surfaces there and searches on until they agree.
AlphaSearch checked(const Likelihood& direct, const InputModel& inputs, const ForwardModel& forward,
                    const InverseUncertaintyOptions& options, AlphaSearch found, std::uint64_t seed,
                    const Progress& progress, SurfaceUse& use) {
    int checks = 0;
    while (found.alpha.size() > 0 && !progress.stopRequested()) {
        const auto check = checkAt(found.alpha, direct, forward, progress, use);
        if (!check) break;
        found.logLikelihood = check->simulatedTotal();
        if (mostlySimulated(use) || tooCoarse(direct, found.alpha, use)) return found;
        if (check->refined == 0 || ++checks == kMostChecks) break;
        const Eigen::VectorXd alpha = found.alpha;
        found = refineLikelihood(Likelihood(direct, *use.surfaces), inputs, *use.surfaces, options,
                                 std::move(found), seed, progress);
        if (found.alpha == alpha) break; // what was checked is the answer
        use.checked = false;
    }
    return found;
}

} // namespace

std::optional<SurfaceCheck> checkAt(const Eigen::VectorXd& alpha, const Likelihood& direct,
                                    const ForwardModel& forward, const Progress& progress, SurfaceUse& use) {
    const long long before = forward.simulations();
    SurfaceCheck check = checkSurfaces(use.surfaces, forward, direct, alpha, progress);
    if (!check.complete) return std::nullopt;
    const long long nodes = direct.nodes() * forward.experiments();
    use.simulations += std::max(0ll, forward.simulations() - before - nodes);
    use.surfaces = check.surfaces;
    use.simulatedDirectly = use.surfaces->simulatedDirectly();
    use.refined += check.refined;
    use.checked = true;
    use.largestDifference = check.largestDifference();
    use.logLikelihoodOnSurfaces = check.surfaceTotal();
    ++use.checks;
    return check;
}

std::pair<Eigen::VectorXd, Eigen::VectorXd> searchedBox(const Likelihood& direct, const InputModel& inputs) {
    const Eigen::Index n = inputs.inputs();
    const Eigen::VectorXd start = inputs.start(), least = inputs.lower(), most = inputs.upper();
    Eigen::VectorXd lower = Eigen::VectorXd::Constant(n, std::numeric_limits<double>::infinity()),
                    upper = -lower;
    // The first parameters of all unknowns at an end, the second ones, ...: quantiles are monotone in each,
    // or nearly so. What lies outside after all is simulated.
    const Eigen::Index parameters = (inputs.size() + n - 1) / n;
    for (Eigen::Index corner = -1; corner < Eigen::Index{1} << parameters; ++corner) {
        Eigen::VectorXd alpha = start;
        for (Eigen::Index k = 0; k < alpha.size() && corner >= 0; ++k)
            alpha[k] = (corner >> (k / n)) & 1 ? most[k] : least[k];
        if (!alpha.allFinite() || !inputs.tryAt(alpha)) continue;
        const Eigen::MatrixXd nodes = direct.nodesAt(alpha);
        lower = lower.cwiseMin(nodes.rowwise().minCoeff());
        upper = upper.cwiseMax(nodes.rowwise().maxCoeff());
    }
    const bool bounded = least.allFinite() && most.allFinite();
    for (Eigen::Index i = 0; i < n; ++i) {
        const double margin = 0.05 * (upper[i] - lower[i]);
        lower[i] = bounded ? std::max(inputs.boxLower(i), lower[i] - margin) : inputs.boxLower(i);
        upper[i] = bounded ? std::min(inputs.boxUpper(i), upper[i] + margin) : inputs.boxUpper(i);
    }
    return {lower, upper};
}

long long expectedEvaluations(const InverseUncertaintyOptions& options, Eigen::Index size) {
    const long long gradient = static_cast<long long>(options.gradientSteps) * (2 * size + 1),
                    population = options.population;
    if (options.optimiser == "gradient") return gradient;
    if (options.optimiser == "multi-start") return population + options.starts * gradient;
    const long long genetic = population * options.generations;
    return options.optimiser == "genetic" ? genetic : genetic + gradient;
}

SurfaceOptions surfaceOptions(const Likelihood& direct, const InputModel& inputs,
                              const InverseUncertaintyOptions& options) {
    SurfaceOptions made;
    made.mostNodes = std::min<Eigen::Index>(made.mostNodes, expectedEvaluations(options, inputs.size()) *
                                                                direct.nodes() / kSimulationsPerNode);
    return made;
}

Message whyNoSurfaces(const Likelihood& direct, const InputModel& inputs,
                      const InverseUncertaintyOptions& options) {
    const auto [lower, upper] = searchedBox(direct, inputs);
    if (Message unmet = ResponseSurfaces::unmet(lower, upper); !unmet.empty()) return unmet;
    const SurfaceOptions made = surfaceOptions(direct, inputs, options);
    const bool many = lower.size() >= static_cast<Eigen::Index>(kManyUnknowns);
    if (made.mostNodes >= (many ? ResponseSurfaces::kLeastSparse
                                : kLeastCells * ChebyshevGrid{lower, upper, made.order}.size()))
        return {};
    return filled(
        sentence("Method",
                 "response surfaces would cost more than they save a search of about {} evaluations"),
        expectedEvaluations(options, inputs.size()));
}

AlphaSearch maximiseOnSurfaces(const Likelihood& direct, const InputModel& inputs,
                               const ForwardModel& forward, const InverseUncertaintyOptions& options,
                               int threads, std::uint64_t seed, const Progress& progress, SurfaceUse& use) {
    if (!use.surfaces) {
        const long long before = forward.simulations();
        const auto [lower, upper] = searchedBox(direct, inputs);
        use.surfaces = ResponseSurfaces::build(forward, lower, upper, surfaceOptions(direct, inputs, options),
                                               threads, seed, progress);
        use.simulations += forward.simulations() - before;
    }
    if (!use.surfaces) return {.end = SearchEnd::Stopped};
    use.simulatedDirectly = use.surfaces->simulatedDirectly();
    if (mostlySimulated(use)) return {};

    AlphaSearch found =
        maximiseLikelihood(Likelihood(direct, *use.surfaces), inputs, *use.surfaces, options, seed, progress);
    found = checked(direct, inputs, forward, options, std::move(found), seed, progress, use);
    if (use.givenUp.empty() && found.alpha.size() > 0 && !progress.stopRequested())
        compareTheWay(direct, found, progress, use);
    if (found.alpha.size() == 0 && !progress.stopRequested())
        use.givenUp =
            translate("Method", "on the response surfaces no distribution gives any experiment a density");
    return found;
}

AlphaSearch refineOnSurfaces(const Likelihood& direct, const InputModel& inputs, const ForwardModel& forward,
                             const InverseUncertaintyOptions& options, AlphaSearch before, std::uint64_t seed,
                             const Progress& progress, SurfaceUse& use) {
    use.checked = false;
    AlphaSearch found = refineLikelihood(Likelihood(direct, *use.surfaces), inputs, *use.surfaces, options,
                                         std::move(before), seed, progress);
    return checked(direct, inputs, forward, options, std::move(found), seed, progress, use);
}

} // namespace rigor
