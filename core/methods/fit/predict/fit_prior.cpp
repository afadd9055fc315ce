#include "core/methods/fit/predict/fit_prior.h"

#include <cmath>

namespace rigor {

namespace {

struct LogMoments {
    double mean, deviation;
};

bool isNormal(const Prior& prior) {
    return prior.family == "normal" || prior.family == FitPrior::kPopulation;
}

LogMoments logMoments(const Prior& prior) {
    const double square = std::log1p(std::pow(prior.standardDeviation / prior.mean, 2));
    return {std::log(prior.mean) - square / 2, std::sqrt(square)};
}

} // namespace

double FitPrior::residual(double value) const {
    if (isNormal(stated)) return (value - stated.mean) / stated.standardDeviation;
    if (stated.family == "lognormal") {
        const LogMoments of = logMoments(stated);
        return (std::log(value) - of.mean) / of.deviation;
    }
    return value < stated.min   ? (value - stated.min) / stated.edge
           : value > stated.max ? (value - stated.max) / stated.edge
                                : 0;
}

double FitPrior::slope(double value) const {
    if (isNormal(stated)) return 1 / stated.standardDeviation;
    if (stated.family == "lognormal") return 1 / (value * logMoments(stated).deviation);
    return value < stated.min || value > stated.max ? 1 / stated.edge : 0;
}

double FitPrior::informationRoot(double value) const {
    if (stated.family != "uniform" || value < stated.min || value > stated.max) return std::abs(slope(value));
    return 1 / std::sqrt(std::pow(stated.max - stated.min, 2) / 12 + stated.edge * stated.edge);
}

double FitPrior::center() const {
    if (isNormal(stated)) return stated.mean;
    if (stated.family == "lognormal") return std::exp(logMoments(stated).mean);
    return stated.min + (stated.max - stated.min) / 2;
}

Message refusedPriors(const std::vector<Unknown>& unknowns) {
    for (const Unknown& unknown : unknowns)
        if (unknown.prior.stated())
            return filled(sentence("Method",
                                   "the prior of {} needs the objective sum and the squared loss: others "
                                   "are no likelihood that it could be weighed against"),
                          unknown.name);
    return {};
}

std::vector<FitPrior> priorsOf(const std::vector<Unknown>& unknowns) {
    std::vector<FitPrior> priors;
    for (std::size_t i = 0; i < unknowns.size(); ++i)
        if (unknowns[i].prior.stated()) priors.push_back({static_cast<Eigen::Index>(i), unknowns[i].prior});
    return priors;
}

} // namespace rigor
