#pragma once
// The findings as tables: estimates, sensor_sets, splits, ellipses, courses, repeatability, quantiles,
// coverage, profile, next_experiment; those without a row are left out.

#include "core/methods/adequacy/findings.h"

namespace rigor {

std::vector<ResultTable> adequacyTables(const AdequacyContext& context, const AdequacyFindings& findings);

} // namespace rigor
