#include "core/methods/inverse_uncertainty/likelihood/surface_search.h"

#include "core/foundation/base/error.h"

#include <algorithm>

namespace rigor {

namespace {

/// Each check but the last is followed by a search on finer surfaces.
constexpr int kMostChecks = 5;

/// Compares what was found with simulations, refines the surfaces there and searches on until they agree.
AlphaSearch checked(const Likelihood& direct, const InputModel& inputs, const ForwardModel& forward,
                    const InverseUncertaintyOptions& options, AlphaSearch found, std::uint64_t seed,
                    const Progress& progress, SurfaceUse& use) {
    int checks = 0;
    while (found.alpha.size() > 0 && !progress.stopRequested()) {
        const long long before = forward.simulations();
        SurfaceCheck check = checkSurfaces(use.surfaces, forward, direct, found.alpha, progress);
        if (!check.complete) break;
        const long long nodes = direct.nodes() * forward.experiments();
        use.simulations += std::max(0ll, forward.simulations() - before - nodes);
        use.surfaces = check.surfaces;
        use.simulatedDirectly = use.surfaces->simulatedDirectly();
        use.refined += check.refined;
        use.checked = true;
        use.largestDifference = check.largestDifference();
        use.logLikelihoodOnSurfaces = check.surfaceTotal();
        found.logLikelihood = check.simulatedTotal();
        ++use.checks;
        if (check.refined == 0 || ++checks == kMostChecks) break;
        const Eigen::VectorXd alpha = found.alpha;
        found = refineLikelihood(Likelihood(direct, *use.surfaces), inputs, *use.surfaces, options,
                                 std::move(found), seed, progress);
        if (found.alpha == alpha) break; // what was checked is the answer
        use.checked = false;
    }
    return found;
}

} // namespace

std::pair<Eigen::VectorXd, Eigen::VectorXd> feasibleBox(const InputModel& inputs) {
    const Eigen::Index n = inputs.inputs();
    Eigen::VectorXd lower(n), upper(n);
    for (Eigen::Index i = 0; i < n; ++i) {
        lower[i] = inputs.boxLower(i);
        upper[i] = inputs.boxUpper(i);
    }
    return {lower, upper};
}

std::shared_ptr<const ResponseSurfaces> buildSurfaces(const ForwardModel& forward, const InputModel& inputs,
                                                      int threads, std::uint64_t seed,
                                                      const Progress& progress) {
    const auto [lower, upper] = feasibleBox(inputs);
    return ResponseSurfaces::build(forward, lower, upper, {}, threads, seed, progress);
}

AlphaSearch maximiseOnSurfaces(const Likelihood& direct, const InputModel& inputs,
                               const ForwardModel& forward, const InverseUncertaintyOptions& options,
                               int threads, std::uint64_t seed, const Progress& progress, SurfaceUse& use) {
    if (!use.surfaces) {
        const long long before = forward.simulations();
        use.surfaces = buildSurfaces(forward, inputs, threads, seed, progress);
        use.simulations += forward.simulations() - before;
    }
    if (!use.surfaces) return {.end = SearchEnd::Stopped};
    use.simulatedDirectly = use.surfaces->simulatedDirectly();

    AlphaSearch found =
        maximiseLikelihood(Likelihood(direct, *use.surfaces), inputs, *use.surfaces, options, seed, progress);
    return checked(direct, inputs, forward, options, std::move(found), seed, progress, use);
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
