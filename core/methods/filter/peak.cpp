#include "core/methods/filter/peak.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kParabolas = 4;
constexpr double kClose = 0.02; ///< a move that ends it

std::size_t highest(const Points& points) {
    return static_cast<std::size_t>(
        std::max_element(points.begin(), points.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; }) -
        points.begin());
}

bool isEnd(const Points& points, std::size_t k) { return k == 0 || k + 1 == points.size(); }

/// Vertex of the parabola through three neighbouring points, and 1/sqrt of minus its second derivative.
std::pair<double, double> parabola(const Points& points, std::size_t middle) {
    const auto [a, fa] = points[middle - 1];
    const auto [b, fb] = points[middle];
    const auto [c, fc] = points[middle + 1];
    const double left = (fb - fa) / (b - a), right = (fc - fb) / (c - b);
    const double second = 2 * (right - left) / (c - a);
    if (!(second < 0) || !std::isfinite(second)) return {b, std::numeric_limits<double>::infinity()};
    const double vertex = 0.5 * (a + b) - left / second;
    // Never on a point that is there already, nor beyond its neighbours.
    const double least = 0.01 * (c - a);
    return {std::clamp(vertex, a + least, c - least), 1 / std::sqrt(-second)};
}

} // namespace

Peak peakOf(Points points, double furthest, const std::function<double(double)>& evaluate) {
    const auto add = [&](double at) {
        const std::pair<double, double> point{at, evaluate(at)};
        points.insert(std::lower_bound(points.begin(), points.end(), point), point);
    };
    double step = 2 * (points[1].first - points[0].first);
    for (std::size_t top = highest(points); isEnd(points, top); top = highest(points), step *= 2) {
        const double next = points[top].first + (top == 0 ? -step : step);
        if (std::abs(next) > furthest) break;
        add(next);
    }
    for (int k = 0; k < kParabolas && !isEnd(points, highest(points)); ++k) {
        const std::size_t top = highest(points);
        const double vertex = parabola(points, top).first;
        if (std::abs(vertex - points[top].first) < kClose) break;
        add(vertex);
    }
    const std::size_t top = highest(points);
    Peak peak{points[top].first, points[top].second};
    if (!isEnd(points, top)) peak.deviation = parabola(points, top).second;
    return peak;
}

double predictedPeak(const Points& p) {
    const double h = p[1].first - p[0].first, slope = (p[2].second - p[0].second) / (2 * h),
                 second = (p[2].second - 2 * p[1].second + p[0].second) / (h * h);
    const double best = std::max({p[0].second, p[1].second, p[2].second});
    if (!std::isfinite(slope) || !std::isfinite(second)) return best;
    const double reach = 3 * h,
                 move = second < 0 ? std::clamp(-slope / second, -reach, reach) : std::copysign(reach, slope);
    return std::max(best, p[1].second + slope * move + 0.5 * second * move * move);
}

} // namespace rigor
