#include "core/methods/inverse_uncertainty/tables.h"

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <cmath>

namespace rigor::inverse {

namespace {

/// The columns of the data that describe the experiments, as in the file.
std::vector<ResultColumn> conditionsIn(const Dataset& data) {
    std::vector<ResultColumn> conditions;
    if (data.experiments.empty() || data.table.columns.empty()) return conditions;
    for (const auto& mapped : data.mapping) {
        const bool shown =
            mapped.role == MappedColumn::Role::Condition || mapped.role == MappedColumn::Role::Shown;
        const int index = shown ? data.table.find(mapped.column) : -1;
        const bool there =
            mapped.column == "experiment" ||
            std::ranges::find(conditions, mapped.column, &ResultColumn::name) != conditions.end();
        if (index < 0 || there) continue;
        const Column& column = data.table.columns[static_cast<std::size_t>(index)];
        ResultColumn copy{mapped.column, mapped.unit, {}, {}};
        for (const auto& experiment : data.experiments) {
            if (experiment.row >= column.size()) return conditions;
            if (column.type == ColumnType::Text)
                copy.texts.push_back(column.texts[experiment.row]);
            else
                copy.numbers.push_back(column.numbers[experiment.row]);
        }
        conditions.push_back(std::move(copy));
    }
    return conditions;
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

ExperimentsTable experimentsTable(const RunContext& context, const Findings& findings) {
    ExperimentsTable table;
    table.experiment = findings.labels;
    table.conditions = conditionsIn(context.problem.data);
    table.unit = context.forward.output().unit;
    table.status = findings.statuses;
    const auto moment = [](const Moments& moments, std::size_t order) {
        return moments.standardised.size() > order ? moments.standardised[order] : kNaN;
    };
    for (std::size_t e = 0; e < findings.outputs.experiments.size(); ++e) {
        const OutputDistribution& o = findings.outputs.experiments[e];
        const Discrepancy& apart = findings.discrepancies[e];
        const auto row = static_cast<Eigen::Index>(e);
        const bool known = o.coefficients.size() > 0;
        const double sd = o.moments.standardDeviation;
        const Density* density = o.chosen(context.options);
        table.measured.push_back(context.likelihood.measured()[row]);
        table.mean.push_back(known ? o.moments.mean : kNaN);
        table.variance.push_back(known ? sd * sd : kNaN);
        table.standardDeviation.push_back(known ? sd : kNaN);
        table.skewness.push_back(moment(o.moments, 2));
        table.kurtosis.push_back(moment(o.moments, 3));
        table.logLikelihood.push_back(o.logChosen(context.options));
        table.logGaussian.push_back(o.logGaussian);
        table.logMaximumEntropy.push_back(o.logMaximumEntropy);
        table.logReference.push_back(apart.logReference);
        table.emdGaussian.push_back(apart.emdGaussian);
        table.emdMaximumEntropy.push_back(apart.emdMaximumEntropy);
        table.lower95.push_back(density ? density->quantile(0.025) : kNaN);
        table.upper95.push_back(density ? density->quantile(0.975) : kNaN);
        table.probability.push_back(
            e < findings.classTest.probabilities.size() ? findings.classTest.probabilities[e] : kNaN);
        table.expansionError.push_back(known ? o.error.relative : kNaN);
        if (findings.onSurfaces() && findings.surfaces.surfaces->leaveOneOut()) {
            const ResponseSurface& surface = findings.surfaces.surfaces->surfaces()[e];
            table.surfaceError.push_back(surface.usable() ? surface.leaveOneOut : kNaN);
        }
        table.leastSquares.push_back(
            row < findings.baseline.predictions.size() ? findings.baseline.predictions[row] : kNaN);
    }
    return table;
}

DensitiesTable densitiesTable(const RunContext& context, const Findings& findings) {
    constexpr int kPoints = 121;
    constexpr double kReach = 4.5;
    DensitiesTable table;
    table.unit = context.forward.output().unit;
    for (std::size_t e = 0; e < findings.outputs.experiments.size(); ++e) {
        const auto& output = findings.outputs.experiments[e];
        if (!output.hasDensity) continue;
        const WeightedKernels* truth =
            findings.reference.complete ? findings.reference.experiments[e].density.get() : nullptr;
        for (int k = 0; k < kPoints; ++k) {
            const double t = kReach * (2.0 * k / (kPoints - 1) - 1);
            const double at = output.moments.mean + t * output.moments.standardDeviation;
            table.experiment.push_back(findings.labels[e]);
            table.y.push_back(at);
            table.gaussian.push_back(output.gaussian->pdf(at));
            table.maximumEntropy.push_back(output.maximumEntropy ? output.maximumEntropy->pdf(at) : kNaN);
            table.reference.push_back(truth ? truth->pdf(at) : kNaN);
        }
    }
    return table;
}

HistogramsTable histogramsTable(const RunContext& context, const Findings& findings) {
    HistogramsTable table;
    table.unit = context.forward.output().unit;
    for (std::size_t e = 0; e < findings.reference.experiments.size(); ++e) {
        const auto& histogram = findings.reference.experiments[e].histogram;
        if (!histogram) continue;
        for (std::size_t k = 0; k < histogram->densities().size(); ++k) {
            table.experiment.push_back(findings.labels[e]);
            table.lower.push_back(histogram->edges()[k]);
            table.upper.push_back(histogram->edges()[k + 1]);
            table.density.push_back(histogram->densities()[k]);
        }
    }
    return table;
}

TraceTable traceTable(const RunContext& context, const Findings& findings) {
    TraceTable table;
    for (const std::string& name : context.inputs.names()) table.alpha.push_back({name, "", {}, {}});
    for (const TraceRow& row : findings.search.trace) {
        table.iteration.push_back(row.iteration);
        table.simulations.push_back(static_cast<double>(row.simulations));
        table.objective.push_back(row.logLikelihood);
        for (std::size_t k = 0; k < table.alpha.size(); ++k)
            table.alpha[k].numbers.push_back(row.alpha.size() > 0 ? row.alpha[static_cast<Eigen::Index>(k)]
                                                                  : kNaN);
        std::vector<double> sorted;
        for (const double logL : row.population)
            if (std::isfinite(logL)) sorted.push_back(logL);
        std::ranges::sort(sorted);
        table.best.push_back(percentile(sorted, 1.0));
        table.p90.push_back(percentile(sorted, 0.9));
        table.median.push_back(percentile(sorted, 0.5));
        table.p10.push_back(percentile(sorted, 0.1));
        table.phase.push_back(row.phase);
    }
    return table;
}

SobolTable sobolTable(const RunContext& context, const Findings& findings) {
    SobolTable table;
    for (std::size_t e = 0; e < findings.outputs.experiments.size(); ++e) {
        const auto& sobol = findings.outputs.experiments[e].sobol;
        for (Eigen::Index i = 0; i < sobol.first.size(); ++i) {
            table.experiment.push_back(findings.labels[e]);
            table.unknown.push_back(context.inputs.inputName(i));
            table.first.push_back(sobol.first[i]);
            table.total.push_back(sobol.total[i]);
        }
    }
    return table;
}

SampleSizesTable sampleSizesTable(const RunContext& context, const Findings& findings) {
    const SampleSizes& study = findings.sampleSizes;
    SampleSizesTable table;
    table.unit = context.forward.output().unit;
    const auto add = [&](const char* density, double Discrepancy::*logError, double Discrepancy::*emd) {
        const double error = meanOfKnown(findings.discrepancies, logError),
                     distance = meanOfKnown(findings.discrepancies, emd);
        table.density.emplace_back(density);
        table.logError.push_back(error);
        table.simulations.push_back(static_cast<double>(context.likelihood.nodes()));
        table.monteCarlo.push_back(study.monteCarlo.logError.sizeFor(error));
        table.quasiMonteCarlo.push_back(study.quasiMonteCarlo.logError.sizeFor(error));
        table.emd.push_back(distance);
        table.monteCarloEmd.push_back(study.monteCarlo.emd.sizeFor(distance));
        table.quasiMonteCarloEmd.push_back(study.quasiMonteCarlo.emd.sizeFor(distance));
    };
    add(kGaussian, &Discrepancy::logErrorGaussian, &Discrepancy::emdGaussian);
    add(kMaximumEntropy, &Discrepancy::logErrorMaximumEntropy, &Discrepancy::emdMaximumEntropy);
    return table;
}

SampleCurvesTable sampleCurvesTable(const Findings& findings) {
    const SampleSizes& study = findings.sampleSizes;
    return {study.monteCarlo.logError.sizes, study.monteCarlo.logError.errors,
            study.quasiMonteCarlo.logError.errors, study.monteCarlo.emd.errors,
            study.quasiMonteCarlo.emd.errors};
}

} // namespace rigor::inverse
