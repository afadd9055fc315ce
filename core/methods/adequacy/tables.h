#pragma once
// The findings as tables: estimates, sensor_sets, splits, ellipses, courses, repeatability, quantiles,
// coverage, profile, profile_intervals, next_experiment,
// next_series, next_series_steps, planned_sensors; those without a row are left out.

#include "core/methods/adequacy/findings.h"

namespace rigor {

/// What to measure next: next_experiment, next_series, next_series_steps, planned_sensors (tables_next.cpp).
std::vector<ResultTable> proposalTables(const AdequacyContext& context, const AdequacyFindings& findings);

std::vector<ResultTable> adequacyTables(const AdequacyContext& context, const AdequacyFindings& findings);

} // namespace rigor
