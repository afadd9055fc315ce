#include "core/methods/inverse_uncertainty/diagnostics.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/inverse_uncertainty/class_test/remarks.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Sum over measured experiments; NaN if there is none.
double sumOverMeasured(const Eigen::VectorXd& measured, const std::function<double(std::size_t)>& value) {
    double sum = 0;
    bool any = false;
    for (Eigen::Index e = 0; e < measured.size(); ++e) {
        if (std::isnan(measured[e])) continue;
        sum += value(static_cast<std::size_t>(e));
        any = true;
    }
    return any ? sum : kNaN;
}

std::optional<std::vector<std::vector<double>>> correlationOf(const FisherInformation& fisher) {
    if (!fisher.valid) return std::nullopt;
    std::vector<std::vector<double>> rows;
    for (Eigen::Index i = 0; i < fisher.correlation.rows(); ++i) {
        auto& row = rows.emplace_back();
        for (Eigen::Index j = 0; j < fisher.correlation.cols(); ++j) row.push_back(fisher.correlation(i, j));
    }
    return rows;
}

std::optional<inverse::LeastSquaresValues> leastSquaresOf(const RunContext& context,
                                                          const Baseline& baseline) {
    if (baseline.values.size() == 0) return std::nullopt;
    inverse::LeastSquaresValues fit;
    for (Eigen::Index i = 0; i < baseline.values.size(); ++i)
        fit.values.emplace_back(context.inputs.inputName(i), baseline.values[i]);
    fit.residualRms = baseline.residualRms;
    fit.reason = toString(baseline.end);
    return fit;
}

ByName<inverse::SobolShare> sobolOf(const RunContext& context, const OutputDistributions& outputs) {
    const Eigen::Index n = context.inputs.inputs();
    Eigen::VectorXd first = Eigen::VectorXd::Zero(n), total = first;
    int count = 0;
    for (const auto& output : outputs.experiments) {
        if (output.sobol.first.size() != n || !output.sobol.first.allFinite()) continue;
        first += output.sobol.first;
        total += output.sobol.total;
        ++count;
    }
    ByName<inverse::SobolShare> shares;
    for (Eigen::Index i = 0; i < n; ++i) {
        inverse::SobolShare share;
        if (count > 0) share = {first[i] / count, total[i] / count};
        shares.emplace_back(context.inputs.inputName(i), share);
    }
    return shares;
}

inverse::ExpansionError expansionErrorOf(const OutputDistributions& outputs) {
    double worst = 0, sum = 0;
    int count = 0;
    for (const auto& output : outputs.experiments) {
        if (output.coefficients.size() == 0) continue;
        worst = std::max(worst, output.error.relative);
        sum += output.error.relative;
        ++count;
    }
    return count > 0 ? inverse::ExpansionError{worst, sum / count} : inverse::ExpansionError{};
}

inverse::ModelClassResult classOf(const ClassTest& test) {
    const auto listed = [](const std::vector<ClassPart>& parts, bool tested) {
        std::vector<inverse::DepartureResult> list;
        for (const ClassPart& part : parts) {
            auto& one = list.emplace_back();
            one.departure = toString(part.kind);
            one.of = part.names;
            if (tested) one.statistic = part.statistic, one.p = part.p;
            if (std::isfinite(part.detectable)) one.detectable = part.detectable;
        }
        return list;
    };
    return {kClassLevel, listed(test.parts, true), listed(test.blind, false)};
}

inverse::ExaminationResult examinationOf(const RunContext& context, const Examination& examination) {
    inverse::ExaminationResult seen{.drop = examination.drop,
                                    .onSurfaces = examination.onSurfaces,
                                    .differenceAtEnds = examination.differenceAtEnds,
                                    .evaluations = examination.evaluations,
                                    .simulations = examination.simulations};
    for (const auto& other : examination.maxima) {
        if (!other.apart) continue;
        auto& one = seen.otherMaxima.emplace_back();
        one.logLikelihood = other.logLikelihood;
        for (Eigen::Index k = 0; k < other.alpha.size(); ++k)
            one.alpha.emplace_back(context.inputs.names()[static_cast<std::size_t>(k)], other.alpha[k]);
    }
    return seen;
}

inverse::SurfacesResult surfacesOf(const SurfaceUse& use) {
    return {.simulations = use.simulations,
            .experimentsWithout = use.simulatedDirectly,
            .experimentsRefined = use.refined,
            .checks = use.checks,
            .largestDifference = use.checked ? use.largestDifference : kNaN,
            .logLikelihood = use.checked ? use.logLikelihoodOnSurfaces : kNaN,
            .places = use.places,
            .differenceElsewhere = use.places > 0 ? use.differenceElsewhere : kNaN,
            .offset = use.offset,
            .moved = use.moved,
            .leaveOneOut = use.surfaces ? use.surfaces->leaveOneOut() : std::nullopt};
}

/// What the numbers of a result come from.
inverse::ResponsesResult responsesOf(const RunContext& context, const Findings& findings) {
    constexpr const char *kSimulation = "simulation", *kSurfaces = "surfaces";
    const auto said = [&](bool known, bool onSurfaces) {
        return known ? std::string(onSurfaces ? kSurfaces : kSimulation) : std::string("none");
    };
    inverse::ResponsesResult from;
    from.search = said(findings.searched, findings.onSurfaces());
    from.logLikelihood = said(findings.outputs.complete, false);
    from.standardErrors = said(findings.fisher.valid, findings.fisher.onSurfaces);
    from.intervals = said(findings.examination.complete, findings.examination.onSurfaces);
    from.reference = said(findings.reference.complete, findings.reference.onSurfaces > 0);
    from.reason = findings.simulatedBecause;
    from.asked = context.options.responses;
    return from;
}

} // namespace

double totalLogLikelihood(const RunContext& context, const Findings& findings) {
    if (!findings.outputs.complete) return findings.searched ? findings.search.logLikelihood : kNaN;
    return sumOverMeasured(context.likelihood.measured(), [&](std::size_t e) {
        return findings.outputs.experiments[e].logChosen(context.options);
    });
}

PredictedCoverage predictedCoverage(const RunContext& context, const Findings& findings) {
    PredictedCoverage coverage;
    const auto& measured = context.likelihood.measured();
    for (std::size_t e = 0; e < findings.outputs.experiments.size(); ++e) {
        const double y = measured[static_cast<Eigen::Index>(e)];
        if (std::isnan(y)) continue;
        ++coverage.measured;
        const Density* density = findings.outputs.experiments[e].chosen(context.options);
        if (!density || findings.statuses[e] != "ok") continue;
        ++coverage.known;
        coverage.inside += y >= density->quantile(0.025) && y <= density->quantile(0.975);
    }
    coverage.expected = 0.95 * coverage.measured;
    return coverage;
}

namespace {

/// The interval of entry k, if its profile is known.
bool profileInterval(const RunContext& context, const Findings& findings, Eigen::Index k,
                     Estimate& estimate) {
    const auto row = static_cast<std::size_t>(k);
    const auto& entries = findings.examination.profiles.entries;
    if (row >= entries.size() || !entries[row].complete) return false;
    estimate.lower = std::min(entries[row].lower, estimate.value);
    estimate.upper = std::max(entries[row].upper, estimate.value);
    estimate.interval = filled(sentence("Method", "95 %, profile likelihood, n = {}, p = {}"),
                               context.likelihood.measuredCount(), context.inputs.size());
    if (entries[row].lowerAtBound || entries[row].upperAtBound)
        estimate.interval =
            filled(sentence("Method", "95 %, profile likelihood, up to the bounds of the search, n = {}, "
                                      "p = {}"),
                   context.likelihood.measuredCount(), context.inputs.size());
    return true;
}

} // namespace

std::vector<Estimate> estimatesOf(const RunContext& context, const Findings& findings) {
    constexpr double kNormal95 = 1.959963984540054;
    std::vector<Estimate> list;
    if (findings.alpha.size() == 0) return list;
    const Eigen::VectorXd low = context.inputs.lower(), high = context.inputs.upper();
    bool curved = false;
    for (Eigen::Index k = 0; k < context.inputs.size(); ++k)
        curved = curved || departsFromParabola(findings, k);
    for (Eigen::Index k = 0; k < context.inputs.size(); ++k) {
        Estimate estimate;
        estimate.name = context.inputs.names()[static_cast<std::size_t>(k)];
        estimate.unit = unitOf(context, k);
        estimate.value = findings.alpha[k];
        if (!findings.searched) {
            estimate.interval = translate("Method", "given, not estimated");
            list.push_back(std::move(estimate));
            continue;
        }
        if (Message why = notTold(context, findings, k); !why.empty()) {
            estimate.value = kNaN;
            estimate.interval = std::move(why);
            list.push_back(std::move(estimate));
            continue;
        }
        // The error of one place of a curved ridge is none, nor is an interval made from it.
        const bool known = findings.fisher.valid && std::isfinite(findings.fisher.standardErrors[k]);
        if (known && !departsFromParabola(findings, k))
            estimate.standardError = findings.fisher.standardErrors[k];
        const bool profiled = profileInterval(context, findings, k, estimate);
        if (!profiled && known && !curved) {
            estimate.lower = estimate.value - kNormal95 * estimate.standardError;
            estimate.upper = estimate.value + kNormal95 * estimate.standardError;
            estimate.interval =
                filled(translate("Method", "95 % marginal, Fisher information, n = {}, p = {}"),
                       context.likelihood.measuredCount(), context.inputs.size());
            if (estimate.lower < low[k] || estimate.upper > high[k]) {
                estimate.lower = std::max(estimate.lower, low[k]);
                estimate.upper = std::min(estimate.upper, high[k]);
                estimate.interval += translate("Method", ", cut at the bounds of the search");
            }
        } else if (!profiled) {
            estimate.interval = translate("Method", "no interval");
        }
        if (!findings.fisher.atBound.empty())
            estimate.atBound = findings.fisher.atBound[static_cast<std::size_t>(k)];
        list.push_back(std::move(estimate));
    }
    return list;
}

InverseUncertaintyResult resultOf(const RunContext& context, const Findings& findings) {
    const auto& options = context.options;
    const auto& measured = context.likelihood.measured();
    const auto sum = [&](const std::function<double(std::size_t)>& value) {
        return findings.outputs.complete ? sumOverMeasured(measured, value) : kNaN;
    };
    InverseUncertaintyResult r;
    r.output = context.forward.output().name;
    r.logLikelihood = totalLogLikelihood(context, findings);
    r.logGaussian = sum([&](std::size_t e) { return findings.outputs.experiments[e].logGaussian; });
    r.logMaximumEntropy =
        sum([&](std::size_t e) { return findings.outputs.experiments[e].logMaximumEntropy; });
    if (findings.reference.complete)
        r.logReference = sum([&](std::size_t e) { return findings.discrepancies[e].logReference; });
    r.meanEmdGaussian = meanOfKnown(findings.discrepancies, &Discrepancy::emdGaussian);
    r.meanEmdMaximumEntropy = meanOfKnown(findings.discrepancies, &Discrepancy::emdMaximumEntropy);
    r.meanEmd = options.density == inverse::kGaussian ? r.meanEmdGaussian : r.meanEmdMaximumEntropy;
    r.logErrorGaussian = meanOfKnown(findings.discrepancies, &Discrepancy::logErrorGaussian);
    r.logErrorMaximumEntropy = meanOfKnown(findings.discrepancies, &Discrepancy::logErrorMaximumEntropy);
    r.expansionError = expansionErrorOf(findings.outputs);
    r.experimentsCount = static_cast<long long>(findings.labels.size());
    r.measured = context.likelihood.measuredCount();
    const PredictedCoverage coverage = predictedCoverage(context, findings);
    r.inside95 = coverage.inside;
    r.inside95Expected = coverage.expected;
    r.withoutDensity = coverage.measured - coverage.known;
    r.modelClassP = findings.classTest.p;
    if (findings.classTest.done) r.modelClass = classOf(findings.classTest);
    r.density = options.density;
    r.moments = options.moments;
    r.degree = options.degree;
    r.quadratureOrder = options.quadratureOrder;
    r.grid = gridFor(options, static_cast<std::size_t>(context.inputs.inputs()));
    r.nodes = context.likelihood.nodes();
    r.correlation = correlationOf(findings.fisher);
    r.leastSquares = leastSquaresOf(context, findings.baseline);
    r.sobol = sobolOf(context, findings.outputs);
    if (findings.searched)
        r.search = {options.optimiser, findings.search.generations, findings.search.evaluations,
                    toString(findings.search.end)};
    if (findings.examination.evaluations > 0) r.examination = examinationOf(context, findings.examination);
    r.responses = responsesOf(context, findings);
    if (findings.surfaces.simulations > 0) r.responseSurfaces = surfacesOf(findings.surfaces);
    r.reference = {.kind = findings.reference.kind,
                   .samples = findings.reference.samples,
                   .wideSamples = findings.reference.wide,
                   .onSurfaces = findings.reference.onSurfaces,
                   .surfaceError = findings.reference.surfaceError};
    r.simulations = context.forward.simulations();
    r.failedSimulations = context.forward.failures();
    return r;
}

} // namespace rigor
