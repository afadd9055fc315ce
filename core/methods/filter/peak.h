#pragma once
// The largest value of a smooth function of one number, in few evaluations: parabolas through three points.

#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace rigor {

/// Arguments with their values, increasing arguments.
using Points = std::vector<std::pair<double, double>>;

struct Peak {
    double at = 0, value = -std::numeric_limits<double>::infinity();
    /// 1/sqrt of minus the second derivative there: the standard error of a number whose log-likelihood this
    /// is. Infinity where the peak was not enclosed.
    double deviation = std::numeric_limits<double>::infinity();
};

/// From three points at least. Steps of twice the last one beyond the points, no further than `furthest` from
/// 0, until they enclose the peak; then at most four parabolas.
Peak peakOf(Points points, double furthest, const std::function<double(double)>& evaluate);

/// Height of the peak of the parabola through three evenly spaced points, looked for at most three steps
/// away.
double predictedPeak(const Points& points);

} // namespace rigor
