#pragma once
// The findings as tables: estimates, sensor_sets, splits, ellipses, trajectories, repeatability, quantiles,
// coverage, profile, profile_intervals, next_experiment,
// next_series, next_series_steps, planned_sensors; those without a row are left out.

#include "core/methods/adequacy/findings.h"

namespace rigor {

/// What to measure next: next_experiment, next_series, next_series_steps, planned_sensors (tables_next.cpp).
std::vector<ResultTable> proposalTables(const AdequacyContext& context, const AdequacyFindings& findings);

/// Of the criterion A, D, E or ME: A and E add variances, D multiplies them, ME is a ratio. "": none, or, of
/// all but D, the unknowns have different ones.
std::string criterionUnit(const AdequacyContext& context, const std::string& criterion);

std::vector<ResultTable> adequacyTables(const AdequacyContext& context, const AdequacyFindings& findings);

} // namespace rigor
