#pragma once
// The findings as tables: experiments, densities, histograms, trace, sobol, sample_sizes.

#include "core/methods/inverse_uncertainty/findings.h"
#include "core/methods/inverse_uncertainty/result.h"

namespace rigor::inverse {

/// One row per experiment: label, conditions as in the data, measured value, moments, log L_l, distances,
/// 95 % interval of the chosen density, prediction of the least-squares fit, status.
ExperimentsTable experimentsTable(const RunContext& context, const Findings& findings);
/// Densities over mean +- 4.5 standard deviations, 121 points per experiment.
DensitiesTable densitiesTable(const RunContext& context, const Findings& findings);
/// Histogram of the reference, one row per bin.
HistogramsTable histogramsTable(const RunContext& context, const Findings& findings);
/// One row per generation or gradient step.
TraceTable traceTable(const RunContext& context, const Findings& findings);
/// Sobol indices of every experiment and unknown.
SobolTable sobolTable(const RunContext& context, const Findings& findings);
/// The paper's Table 2 by the mean absolute error of log L_l, and the same by the earth mover's distance.
SampleSizesTable sampleSizesTable(const RunContext& context, const Findings& findings);
/// The curves behind it (figure 20 of the paper).
SampleCurvesTable sampleCurvesTable(const Findings& findings);

} // namespace rigor::inverse
