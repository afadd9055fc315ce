#include "core/methods/inverse_uncertainty/diagnostics.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/inverse_uncertainty/remarks.h"

#include <algorithm>
#include <cmath>

namespace rigor {

using Json = nlohmann::ordered_json;

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

std::string unitOfShape(const std::string& parameter, const std::string& unit) {
    const bool sameAsInput = parameter == "mean" || parameter == "standard_deviation" ||
                             parameter == "minimum" || parameter == "maximum" || parameter == "scale";
    if (sameAsInput) return unit;
    if (parameter == "rate" && !unit.empty() && unit != "1") return "1/" + unit;
    return "1";
}

Json correlationOf(const FisherInformation& fisher) {
    if (!fisher.valid) return nullptr;
    Json rows = Json::array();
    for (Eigen::Index i = 0; i < fisher.correlation.rows(); ++i) {
        Json row = Json::array();
        for (Eigen::Index j = 0; j < fisher.correlation.cols(); ++j) row.push_back(fisher.correlation(i, j));
        rows.push_back(std::move(row));
    }
    return rows;
}

Json leastSquaresOf(const RunContext& context, const Baseline& baseline) {
    if (baseline.values.size() == 0) return nullptr;
    Json fit = Json::object();
    for (Eigen::Index i = 0; i < baseline.values.size(); ++i)
        fit[context.inputs.inputName(i)] = baseline.values[i];
    fit["residual_rms"] = baseline.residualRms;
    fit["reason"] = toString(baseline.end);
    return fit;
}

Json sobolOf(const RunContext& context, const OutputDistributions& outputs) {
    const Eigen::Index n = context.inputs.inputs();
    Eigen::VectorXd first = Eigen::VectorXd::Zero(n), total = first;
    int count = 0;
    for (const auto& output : outputs.experiments) {
        if (output.sobol.first.size() != n || !output.sobol.first.allFinite()) continue;
        first += output.sobol.first;
        total += output.sobol.total;
        ++count;
    }
    Json table = Json::object();
    for (Eigen::Index i = 0; i < n; ++i)
        table[context.inputs.inputName(i)] = {{"first", count > 0 ? first[i] / count : kNaN},
                                              {"total", count > 0 ? total[i] / count : kNaN}};
    return table;
}

Json expansionErrorOf(const OutputDistributions& outputs) {
    double worst = 0, sum = 0;
    int count = 0;
    for (const auto& output : outputs.experiments) {
        if (output.coefficients.size() == 0) continue;
        worst = std::max(worst, output.error.relative);
        sum += output.error.relative;
        ++count;
    }
    return {{"max", count > 0 ? worst : kNaN}, {"mean", count > 0 ? sum / count : kNaN}};
}

Json classOf(const ClassTest& test) {
    const auto listed = [](const std::vector<ClassPart>& parts, bool tested) {
        Json list = Json::array();
        for (const ClassPart& part : parts) {
            Json one = {{"departure", toString(part.kind)}, {"of", part.names}};
            if (tested) {
                one["statistic"] = part.statistic;
                one["p"] = part.p;
            }
            if (std::isfinite(part.detectable)) one["detectable"] = part.detectable;
            list.push_back(std::move(one));
        }
        return list;
    };
    return {{"level", kClassLevel},
            {"tested", listed(test.parts, true)},
            {"not_testable", listed(test.blind, false)}};
}

Json examinationOf(const RunContext& context, const Examination& examination) {
    Json maxima = Json::array();
    for (const auto& other : examination.maxima) {
        if (!other.apart) continue;
        Json alpha = Json::object();
        for (Eigen::Index k = 0; k < other.alpha.size(); ++k)
            alpha[context.inputs.names()[static_cast<std::size_t>(k)]] = other.alpha[k];
        maxima.push_back({{"log_likelihood", other.logLikelihood}, {"alpha", std::move(alpha)}});
    }
    return {{"drop", examination.drop},
            {"other_maxima", std::move(maxima)},
            {"on_surfaces", examination.onSurfaces},
            {"evaluations", examination.evaluations},
            {"simulations", examination.simulations}};
}

Json surfacesOf(const SurfaceUse& use) {
    return {{"simulations", use.simulations},
            {"experiments_without", use.simulatedDirectly},
            {"experiments_refined", use.refined},
            {"checks", use.checks},
            {"largest_difference_of_log_likelihood", use.checked ? use.largestDifference : kNaN},
            {"log_likelihood", use.checked ? use.logLikelihoodOnSurfaces : kNaN}};
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
        estimate.unit = unitOfShape(estimate.name.substr(estimate.name.rfind('.') + 1),
                                    context.forward.input(context.inputs.inputOf(k)).unit);
        estimate.value = findings.alpha[k];
        if (!findings.searched) {
            estimate.interval = translate("Method", "given, not estimated");
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

Json diagnosticsOf(const RunContext& context, const Findings& findings) {
    const auto& options = context.options;
    const auto& measured = context.likelihood.measured();
    const auto sum = [&](const std::function<double(std::size_t)>& value) {
        return findings.outputs.complete ? sumOverMeasured(measured, value) : kNaN;
    };
    const bool gaussian = options.density == "gaussian";
    const double emdGaussian = meanOfKnown(findings.discrepancies, &Discrepancy::emdGaussian);
    const double emdMaximumEntropy = meanOfKnown(findings.discrepancies, &Discrepancy::emdMaximumEntropy);
    Json d = Json::object();
    d["output"] = context.forward.output().name;
    d["log_likelihood"] = totalLogLikelihood(context, findings);
    d["log_likelihood_gaussian"] =
        sum([&](std::size_t e) { return findings.outputs.experiments[e].logGaussian; });
    d["log_likelihood_maximum_entropy"] =
        sum([&](std::size_t e) { return findings.outputs.experiments[e].logMaximumEntropy; });
    if (findings.reference.complete)
        d["log_likelihood_reference"] =
            sum([&](std::size_t e) { return findings.discrepancies[e].logReference; });
    d["mean_emd"] = gaussian ? emdGaussian : emdMaximumEntropy;
    d["mean_emd_gaussian"] = emdGaussian;
    d["mean_emd_maximum_entropy"] = emdMaximumEntropy;
    d["mean_abs_log_error_gaussian"] = meanOfKnown(findings.discrepancies, &Discrepancy::logErrorGaussian);
    d["mean_abs_log_error_maximum_entropy"] =
        meanOfKnown(findings.discrepancies, &Discrepancy::logErrorMaximumEntropy);
    d["expansion_error"] = expansionErrorOf(findings.outputs);
    d["experiments"] = findings.labels.size();
    d["experiments_measured"] = context.likelihood.measuredCount();
    const PredictedCoverage coverage = predictedCoverage(context, findings);
    d["experiments_inside_95"] = coverage.inside;
    d["experiments_inside_95_expected"] = coverage.expected;
    d["experiments_without_density"] = coverage.measured - coverage.known;
    d["model_class_p"] = findings.classTest.p;
    if (findings.classTest.done) d["model_class"] = classOf(findings.classTest);
    d["density"] = options.density;
    d["moments"] = options.moments;
    d["degree"] = options.degree;
    d["quadrature_order"] = options.quadratureOrder;
    d["grid"] = options.grid;
    d["nodes"] = context.likelihood.nodes();
    d["correlation"] = correlationOf(findings.fisher);
    d["least_squares"] = leastSquaresOf(context, findings.baseline);
    d["sobol"] = sobolOf(context, findings.outputs);
    if (findings.searched)
        d["search"] = {{"optimiser", options.optimiser},
                       {"generations", findings.search.generations},
                       {"evaluations", findings.search.evaluations},
                       {"reason", toString(findings.search.end)}};
    if (findings.examination.evaluations > 0) d["examination"] = examinationOf(context, findings.examination);
    if (findings.searched && options.responses == "surfaces")
        d["response_surfaces"] = surfacesOf(findings.surfaces);
    d["reference"] = {{"kind", findings.reference.kind},
                      {"samples", findings.reference.samples},
                      {"wide_samples", findings.reference.wide}};
    d["simulations"] = context.forward.simulations();
    d["failed_simulations"] = context.forward.failures();
    return d;
}

} // namespace rigor
