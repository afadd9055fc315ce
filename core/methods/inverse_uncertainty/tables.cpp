#include "core/methods/inverse_uncertainty/tables.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/result_columns.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

std::string squared(const std::string& unit) { return unit.empty() || unit == "1" ? unit : unit + "2"; }
std::string inverse(const std::string& unit) { return unit.empty() || unit == "1" ? unit : "1/" + unit; }

/// The columns of the data that describe the experiments, as in the file.
void addConditions(const Dataset& data, ResultTable& table) {
    if (data.experiments.empty() || data.table.columns.empty()) return;
    for (const auto& mapped : data.mapping) {
        const bool shown =
            mapped.role == MappedColumn::Role::Condition || mapped.role == MappedColumn::Role::Shown;
        const int index = shown ? data.table.find(mapped.column) : -1;
        if (index < 0 || table.find(mapped.column)) continue;
        const Column& column = data.table.columns[static_cast<std::size_t>(index)];
        ResultColumn copy{mapped.column, mapped.unit, {}, {}};
        for (const auto& experiment : data.experiments) {
            if (experiment.row >= column.size()) return;
            if (column.type == ColumnType::Text)
                copy.texts.push_back(column.texts[experiment.row]);
            else
                copy.numbers.push_back(column.numbers[experiment.row]);
        }
        table.columns.push_back(std::move(copy));
    }
}

double percentile(std::vector<double> sorted, double p) {
    if (sorted.empty()) return kNaN;
    const double at = p * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    if (sorted[below] == sorted[above]) return sorted[below];
    return sorted[below] + (at - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

} // namespace

ResultTable experimentsTable(const RunContext& context, const Findings& findings) {
    const std::string unit = context.forward.output().unit;
    ResultTable table{
        "experiments",
        translatable("Field",
                     "Every experiment: what was measured, the moments of the model's output at the answer, "
                     "its log-likelihood and the distance of each density to the reference."),
        {}};
    table.columns.push_back(texts("experiment", findings.labels));
    addConditions(context.problem.data, table);
    const auto column = [&](const std::string& name, const std::string& columnUnit,
                            const std::function<double(const OutputDistribution&, std::size_t)>& value) {
        ResultColumn out = numbers(name, columnUnit);
        for (std::size_t e = 0; e < findings.outputs.experiments.size(); ++e)
            out.numbers.push_back(value(findings.outputs.experiments[e], e));
        table.columns.push_back(std::move(out));
    };
    using Output = const OutputDistribution&;
    const auto moment = [](Output o, std::size_t order) {
        return o.moments.standardised.size() > order ? o.moments.standardised[order] : kNaN;
    };
    const auto known = [](Output o, double value) { return o.coefficients.size() > 0 ? value : kNaN; };
    const auto quantile = [&](Output o, double p) {
        const Density* density = o.chosen(context.options);
        return density ? density->quantile(p) : kNaN;
    };
    column("measured", unit, [&](Output, std::size_t e) {
        return context.likelihood.measured()[static_cast<Eigen::Index>(e)];
    });
    column("mean", unit, [&](Output o, std::size_t) { return known(o, o.moments.mean); });
    column("variance", squared(unit), [&](Output o, std::size_t) {
        return known(o, o.moments.standardDeviation * o.moments.standardDeviation);
    });
    column("standard_deviation", unit,
           [&](Output o, std::size_t) { return known(o, o.moments.standardDeviation); });
    column("skewness", "", [&](Output o, std::size_t) { return moment(o, 2); });
    column("kurtosis", "", [&](Output o, std::size_t) { return moment(o, 3); });
    column("log_likelihood", "", [&](Output o, std::size_t) { return o.logChosen(context.options); });
    column("log_likelihood_gaussian", "", [&](Output o, std::size_t) { return o.logGaussian; });
    column("log_likelihood_maximum_entropy", "", [&](Output o, std::size_t) { return o.logMaximumEntropy; });
    column("log_likelihood_reference", "",
           [&](Output, std::size_t e) { return findings.discrepancies[e].logReference; });
    column("emd_gaussian", unit,
           [&](Output, std::size_t e) { return findings.discrepancies[e].emdGaussian; });
    column("emd_maximum_entropy", unit,
           [&](Output, std::size_t e) { return findings.discrepancies[e].emdMaximumEntropy; });
    column("lower_95", unit, [&](Output o, std::size_t) { return quantile(o, 0.025); });
    column("upper_95", unit, [&](Output o, std::size_t) { return quantile(o, 0.975); });
    column("probability", "", [&](Output, std::size_t e) {
        return e < findings.classTest.probabilities.size() ? findings.classTest.probabilities[e] : kNaN;
    });
    column("expansion_error", "", [&](Output o, std::size_t) { return known(o, o.error.relative); });
    column("least_squares", unit, [&](Output, std::size_t e) {
        const auto row = static_cast<Eigen::Index>(e);
        return row < findings.baseline.predictions.size() ? findings.baseline.predictions[row] : kNaN;
    });
    table.columns.push_back(texts("status", findings.statuses));
    return table;
}

ResultTable densitiesTable(const RunContext& context, const Findings& findings) {
    constexpr int kPoints = 121;
    constexpr double kReach = 4.5;
    const std::string unit = context.forward.output().unit;
    ResultColumn experiment = texts("experiment"), y = numbers("y", unit),
                 gaussian = numbers("gaussian", inverse(unit)),
                 maximumEntropy = numbers("maximum_entropy", inverse(unit)),
                 reference = numbers("reference", inverse(unit));
    for (std::size_t e = 0; e < findings.outputs.experiments.size(); ++e) {
        const auto& output = findings.outputs.experiments[e];
        if (!output.hasDensity) continue;
        const WeightedKernels* truth =
            findings.reference.complete ? findings.reference.experiments[e].density.get() : nullptr;
        for (int k = 0; k < kPoints; ++k) {
            const double t = kReach * (2.0 * k / (kPoints - 1) - 1);
            const double at = output.moments.mean + t * output.moments.standardDeviation;
            experiment.texts.push_back(findings.labels[e]);
            y.numbers.push_back(at);
            gaussian.numbers.push_back(output.gaussian->pdf(at));
            maximumEntropy.numbers.push_back(output.maximumEntropy ? output.maximumEntropy->pdf(at) : kNaN);
            reference.numbers.push_back(truth ? truth->pdf(at) : kNaN);
        }
    }
    return {"densities",
            translatable("Field", "Densities of the output of every experiment at the answer; the reference "
                                  "is the smoothed density "
                                  "of the simulated samples."),
            {std::move(experiment), std::move(y), std::move(gaussian), std::move(maximumEntropy),
             std::move(reference)}};
}

ResultTable histogramsTable(const RunContext& context, const Findings& findings) {
    const std::string unit = context.forward.output().unit;
    ResultColumn experiment = texts("experiment"), lower = numbers("bin_lower", unit),
                 upper = numbers("bin_upper", unit), density = numbers("density", inverse(unit));
    for (std::size_t e = 0; e < findings.reference.experiments.size(); ++e) {
        const auto& histogram = findings.reference.experiments[e].histogram;
        if (!histogram) continue;
        for (std::size_t k = 0; k < histogram->densities().size(); ++k) {
            experiment.texts.push_back(findings.labels[e]);
            lower.numbers.push_back(histogram->edges()[k]);
            upper.numbers.push_back(histogram->edges()[k + 1]);
            density.numbers.push_back(histogram->densities()[k]);
        }
    }
    return {"histograms",
            translatable("Field", "Histogram of the simulated reference samples of every experiment."),
            {std::move(experiment), std::move(lower), std::move(upper), std::move(density)}};
}

ResultTable traceTable(const RunContext& context, const Findings& findings) {
    ResultTable table{
        "trace", translatable("Field", "The search, one row per generation or gradient step."), {}};
    const auto& rows = findings.search.trace;
    const auto column = [&](const std::string& name, const std::function<double(const TraceRow&)>& value) {
        ResultColumn out = numbers(name, "");
        for (const auto& row : rows) out.numbers.push_back(value(row));
        table.columns.push_back(std::move(out));
    };
    const auto sortedPopulation = [](const TraceRow& row) {
        std::vector<double> sorted;
        for (const double logL : row.population)
            if (std::isfinite(logL)) sorted.push_back(logL);
        std::sort(sorted.begin(), sorted.end());
        return sorted;
    };
    column("iteration", [](const TraceRow& row) { return row.iteration; });
    column("simulations", [](const TraceRow& row) { return static_cast<double>(row.simulations); });
    column("objective", [](const TraceRow& row) { return row.logLikelihood; });
    for (std::size_t k = 0; k < context.inputs.names().size(); ++k)
        column(context.inputs.names()[k], [&](const TraceRow& row) {
            return row.alpha.size() > 0 ? row.alpha[static_cast<Eigen::Index>(k)] : kNaN;
        });
    const std::pair<const char*, double> shares[] = {{"population_best", 1.0},
                                                     {"population_p90", 0.9},
                                                     {"population_median", 0.5},
                                                     {"population_p10", 0.1}};
    for (const auto& [name, share] : shares)
        column(name, [&, p = share](const TraceRow& row) { return percentile(sortedPopulation(row), p); });
    ResultColumn phase = texts("phase");
    for (const auto& row : rows) phase.texts.push_back(row.phase);
    table.columns.push_back(std::move(phase));
    return table;
}

ResultTable sobolTable(const RunContext& context, const Findings& findings) {
    ResultColumn experiment = texts("experiment"), unknown = texts("unknown"),
                 first = numbers("first_order", ""), total = numbers("total", "");
    for (std::size_t e = 0; e < findings.outputs.experiments.size(); ++e) {
        const auto& sobol = findings.outputs.experiments[e].sobol;
        for (Eigen::Index i = 0; i < sobol.first.size(); ++i) {
            experiment.texts.push_back(findings.labels[e]);
            unknown.texts.push_back(context.inputs.inputName(i));
            first.numbers.push_back(sobol.first[i]);
            total.numbers.push_back(sobol.total[i]);
        }
    }
    return {
        "sobol",
        translatable(
            "Field",
            "Share of the output's variance that each unknown explains alone (first order) and together with "
            "others (total)."),
        {std::move(experiment), std::move(unknown), std::move(first), std::move(total)}};
}

ResultTable sampleSizesTable(const RunContext& context, const Findings& findings) {
    ResultColumn density = texts("density", {"gaussian", "maximum-entropy"});
    ResultTable table{
        "sample_sizes",
        translatable(
            "Field",
            "Simulations per experiment that the expansion needs, and how many Monte Carlo and quasi "
            "Monte Carlo samples are as near to the reference: in the mean absolute error of "
            "log L_l (Table 2 of the paper), and in the mean earth mover's distance."),
        {std::move(density)}};
    struct Row {
        double Discrepancy::*logError;
        double Discrepancy::*emd;
    };
    const Row rows[] = {{&Discrepancy::logErrorGaussian, &Discrepancy::emdGaussian},
                        {&Discrepancy::logErrorMaximumEntropy, &Discrepancy::emdMaximumEntropy}};
    const auto column = [&](const std::string& name, const std::string& unit,
                            const std::function<double(double logError, double emd)>& value) {
        ResultColumn out = numbers(name, unit);
        for (const Row& row : rows)
            out.numbers.push_back(value(meanOfKnown(findings.discrepancies, row.logError),
                                        meanOfKnown(findings.discrepancies, row.emd)));
        table.columns.push_back(std::move(out));
    };
    const SampleSizes& study = findings.sampleSizes;
    const std::string unit = context.forward.output().unit;
    column("mean_abs_log_error", "", [](double error, double) { return error; });
    column("simulations", "",
           [&](double, double) { return static_cast<double>(context.likelihood.nodes()); });
    column("monte_carlo_samples", "",
           [&](double error, double) { return study.monteCarlo.logError.sizeFor(error); });
    column("quasi_monte_carlo_samples", "",
           [&](double error, double) { return study.quasiMonteCarlo.logError.sizeFor(error); });
    column("mean_emd", unit, [](double, double emd) { return emd; });
    column("monte_carlo_samples_emd", "",
           [&](double, double emd) { return study.monteCarlo.emd.sizeFor(emd); });
    column("quasi_monte_carlo_samples_emd", "",
           [&](double, double emd) { return study.quasiMonteCarlo.emd.sizeFor(emd); });
    return table;
}

ResultTable sampleCurvesTable(const Findings& findings) {
    const SampleSizes& study = findings.sampleSizes;
    ResultTable table{
        "sample_curves",
        translatable("Field",
                     "Mean errors of sampled densities against the reference (figure 20 of the paper)."),
        {numbers("samples", "")}};
    table.columns[0].numbers = study.monteCarlo.logError.sizes;
    const std::pair<const char*, const SampleCurve*> curves[] = {
        {"monte_carlo_log_error", &study.monteCarlo.logError},
        {"quasi_monte_carlo_log_error", &study.quasiMonteCarlo.logError},
        {"monte_carlo_emd", &study.monteCarlo.emd},
        {"quasi_monte_carlo_emd", &study.quasiMonteCarlo.emd}};
    for (const auto& [name, curve] : curves) {
        ResultColumn column = numbers(name, "");
        column.numbers = curve->errors;
        table.columns.push_back(std::move(column));
    }
    return table;
}

} // namespace rigor
