#pragma once
// The findings as tables: experiments, densities, histograms, trace, sobol, sample_sizes.

#include "core/methods/inverse_uncertainty/findings.h"

namespace rigor {

/// One row per experiment: label, conditions as in the data, measured value, moments, log L_l, distances,
/// 95 % interval of the chosen density, prediction of the least-squares fit, status.
ResultTable experimentsTable(const RunContext& context, const Findings& findings);
/// Densities over mean +- 4.5 standard deviations, 121 points per experiment.
ResultTable densitiesTable(const RunContext& context, const Findings& findings);
/// Histogram of the reference, one row per bin.
ResultTable histogramsTable(const RunContext& context, const Findings& findings);
/// One row per generation or gradient step.
ResultTable traceTable(const RunContext& context, const Findings& findings);
/// Sobol indices of every experiment and unknown.
ResultTable sobolTable(const RunContext& context, const Findings& findings);
/// The paper's Table 2 by the mean absolute error of log L_l, and the same by the earth mover's distance.
ResultTable sampleSizesTable(const RunContext& context, const Findings& findings);
/// The curves behind it (figure 20 of the paper).
ResultTable sampleCurvesTable(const Findings& findings);

} // namespace rigor
