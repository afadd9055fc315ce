#include "core/methods/inverse_uncertainty/present/live.h"

#include "core/foundation/base/error.h"
#include "core/methods/inverse_uncertainty/identify.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

std::pair<Eigen::VectorXd, Eigen::VectorXd> boxOf(const std::vector<Unknown>& unknowns) {
    const auto n = static_cast<Eigen::Index>(unknowns.size());
    Eigen::VectorXd lower(n), upper(n);
    for (Eigen::Index i = 0; i < n; ++i) {
        lower[i] = unknowns[static_cast<std::size_t>(i)].lower;
        upper[i] = unknowns[static_cast<std::size_t>(i)].upper;
    }
    return {lower, upper};
}

} // namespace

bool LiveOutput::inTails() const {
    if (density.size() < 2 || measured < from || measured > to) return true;
    const double step = (to - from) / static_cast<double>(density.size() - 1);
    double below = 0, all = 0;
    for (std::size_t k = 1; k < density.size(); ++k) {
        const double area = (density[k - 1] + density[k]) / 2 * step;
        const double start = from + step * static_cast<double>(k - 1);
        below += area * std::clamp((measured - start) / step, 0.0, 1.0);
        all += area;
    }
    return below < 0.025 * all || below > 0.975 * all;
}

LiveModel::LiveModel(std::shared_ptr<const Problem> problem, const InverseUncertaintyOptions& options)
    : problem_(std::move(problem)), options_(options), inputs_(*problem_, chosenOutput(*problem_, options_)),
      forward_(*problem_, chosenOutput(*problem_, options_)),
      likelihood_(options_, inputs_, forward_, measuredValues(*problem_, forward_.output().name),
                  problem_->threads, problem_->cacheDirectory),
      labels_(experimentLabels(*problem_)) {}

Dependence withoutPair(Dependence dependence, std::size_t pair) {
    dependence.pairs.erase(dependence.pairs.begin() + static_cast<std::ptrdiff_t>(pair));
    return dependence;
}

InputModel LiveModel::inputsOf(const std::vector<Unknown>& unknowns, const Dependence& dependence) const {
    return InputModel(unknowns, dependence, noiseOf(*problem_, forward_.output().name));
}

std::string LiveModel::whyNoSurfaces(const std::vector<Unknown>& unknowns) {
    const auto [lower, upper] = boxOf(unknowns);
    return ResponseSurfaces::unmet(lower, upper);
}

bool LiveModel::covers(const ResponseSurfaces& surfaces, const std::vector<Unknown>& unknowns) {
    for (Eigen::Index i = 0; i < surfaces.lower().size(); ++i) {
        const Unknown& unknown = unknowns[static_cast<std::size_t>(i)];
        if (!(unknown.lower >= surfaces.lower()[i] && unknown.upper <= surfaces.upper()[i])) return false;
    }
    return true;
}

std::shared_ptr<const ResponseSurfaces> LiveModel::build(const std::vector<Unknown>& unknowns,
                                                         const Progress& progress) const {
    const auto [lower, upper] = boxOf(unknowns);
    return ResponseSurfaces::build(forward_, lower, upper, {}, problem_->threads, problem_->seed, progress);
}

LiveFrame LiveModel::frame(const std::vector<Unknown>& unknowns, const Dependence& dependence,
                           const ResponseSurfaces* surfaces, const Progress& progress) const {
    const InputModel inputs = inputsOf(unknowns, dependence);
    LiveFrame frame;
    frame.onSurfaces = surfaces && covers(*surfaces, unknowns);
    const Responses& responses = frame.onSurfaces ? static_cast<const Responses&>(*surfaces) : forward_;
    const Likelihood likelihood(likelihood_, inputs, responses);
    const Eigen::VectorXd alpha = inputs.start();
    const ForwardValues values = responses.run(likelihood.nodesAt(alpha), progress, {.phase = "propagating"});
    if (!values.complete) return frame;

    const std::vector<OutputDensity> densities = likelihood.densities(alpha, values.values);
    frame.outputs.resize(densities.size());
    for (std::size_t e = 0; e < densities.size(); ++e) {
        const OutputDensity& density = densities[e];
        LiveOutput& output = frame.outputs[e];
        output.problem = density.problem;
        output.mean = density.moments.mean;
        output.standardDeviation = density.moments.standardDeviation;
        output.measured = likelihood.measured()[static_cast<Eigen::Index>(e)];
        output.logL = density.logL;
        if (density.hasDensity) {
            const double reach = LiveOutput::kCurveDeviations * output.standardDeviation;
            output.from = output.mean - reach;
            output.to = output.mean + reach;
            for (int k = 0; k < LiveOutput::kCurvePoints; ++k)
                output.density.push_back(std::exp(density.logPdf(
                    output.from + (output.to - output.from) * k / (LiveOutput::kCurvePoints - 1))));
        }
        if (std::isnan(output.measured)) continue;
        ++frame.measured;
        frame.logLikelihood += output.logL;
        frame.inTails += !density.hasDensity || output.inTails();
    }
    frame.complete = true;
    return frame;
}

LiveModel::PairProfile LiveModel::profile(const std::vector<Unknown>& unknowns, const Dependence& dependence,
                                          std::size_t pair, const ResponseSurfaces& surfaces, int points,
                                          const Progress& progress) const {
    PairProfile found;
    const SearchValue range = dependence.pairs[pair].value;
    Dependence at = dependence;
    for (int k = 0; k < points; ++k) {
        if (progress.stop.stop_requested()) return {};
        const double number = range.min + (range.max - range.min) * k / (points - 1);
        at.pairs[pair].value = {number, number, number};
        double logL = std::nan("");
        try {
            const LiveFrame one = frame(unknowns, at, &surfaces, progress);
            if (!one.complete) return {};
            logL = one.logLikelihood;
        } catch (const Error&) {
            // No such dependence beside those of the other pairs.
        }
        found.number.push_back(number);
        found.logL.push_back(logL);
    }
    return found;
}

SurfaceCheck LiveModel::check(const std::vector<Unknown>& unknowns, const Dependence& dependence,
                              std::shared_ptr<const ResponseSurfaces> surfaces,
                              const Progress& progress) const {
    const InputModel inputs = inputsOf(unknowns, dependence);
    const Likelihood direct(likelihood_, inputs, forward_);
    return checkSurfaces(std::move(surfaces), forward_, direct, inputs.start(), progress);
}

} // namespace rigor
