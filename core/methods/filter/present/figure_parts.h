#pragma once
// What the figures of the filter are put together from; used by figures*.cpp only.

#include "core/foundation/base/translate.h"
#include "core/presentation/figure.h"

#include <algorithm>
#include <vector>

namespace rigor::figure_parts {

inline constexpr double kBound = 1.96;

inline FigureBand band(const std::vector<double>& x, const std::vector<double>& values,
                       const std::vector<double>& deviations, double scale) {
    FigureBand result{.name = translate("Report", "95 % band"), .x = x};
    for (std::size_t k = 0; k < values.size() && k < deviations.size(); ++k) {
        result.lower.push_back(scale * (values[k] - kBound * deviations[k]));
        result.upper.push_back(scale * (values[k] + kBound * deviations[k]));
    }
    return result;
}

/// Of the estimates given all data.
inline FigureBand smoothedBand(const std::vector<double>& x, const std::vector<double>& values,
                               const std::vector<double>& deviations, double scale) {
    FigureBand result = band(x, values, deviations, scale);
    result.name = translate("Report", "smoothed, 95 % band");
    result.role = SeriesRole::Alternative;
    return result;
}

inline std::vector<double> scaled(std::vector<double> values, double factor) {
    for (double& v : values) v *= factor;
    return values;
}

} // namespace rigor::figure_parts
