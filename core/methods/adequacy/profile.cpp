#include "core/methods/adequacy/profile.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kStep = 0.35;   ///< standard errors
constexpr double kFurthest = 64; ///< standard errors
constexpr double kBeyond =
    1.3; ///< the profile is drawn until the root of the rise is so many times the limit's

struct Point {
    double value, rise;
};

/// Walks from the estimate in one direction until the rise is well above the limit.
std::vector<Point> walk(Predictor& predictor, const PointFit& fit, const FitBox& box, Eigen::Index i,
                        double step, double limit, const Progress& progress) {
    std::vector<Point> points;
    FitBox held = box;
    held.start = fit.estimate;
    double stride = step;
    for (double at = fit.estimate[i];;) {
        const double before = at;
        at = std::clamp(at + stride, box.lower[i], box.upper[i]);
        if (at == before || std::abs(at - fit.estimate[i]) > kFurthest * std::abs(step) / kStep ||
            progress.stopRequested())
            return points;
        held.start[i] = held.lower[i] = held.upper[i] = at;
        const PointFit there = fitPoint(predictor, held, fit.used, {}, progress.stop);
        if (!there.answered()) return points;
        points.push_back({at, std::max(0.0, there.sumOfSquares - fit.sumOfSquares)});
        held.start = there.estimate;
        if (std::sqrt(points.back().rise) > kBeyond * std::sqrt(limit)) return points;
        if (points.size() % 12 == 0) stride *= 2; // flat: the bounds are far
    }
}

/// Where the root of the rise reaches that of the limit; nearly linear in the value.
double crossing(double estimate, const std::vector<Point>& points, double limit) {
    double x0 = estimate, r0 = 0;
    for (const Point& p : points) {
        const double r1 = std::sqrt(p.rise);
        if (p.rise >= limit) return x0 + (p.value - x0) * (std::sqrt(limit) - r0) / (r1 - r0);
        x0 = p.value;
        r0 = r1;
    }
    return kNaN;
}
} // namespace

std::vector<Profile> profilesOf(Predictor& predictor, const PointFit& fit, const FitCovariance& covariance,
                                const FitBox& box, const std::vector<std::string>& names, double limit,
                                const Progress& progress) {
    std::vector<Profile> profiles;
    for (Eigen::Index i = 0; i < fit.estimate.size() && !progress.stopRequested(); ++i) {
        Profile profile;
        profile.unknown = names[static_cast<std::size_t>(i)];
        const double error = std::sqrt(covariance.covariance(i, i)), estimate = fit.estimate[i];
        auto down = walk(predictor, fit, box, i, -kStep * error, limit, progress);
        const auto up = walk(predictor, fit, box, i, kStep * error, limit, progress);
        profile.lower = crossing(estimate, down, limit);
        profile.upper = crossing(estimate, up, limit);
        std::reverse(down.begin(), down.end());
        down.push_back({estimate, 0});
        down.insert(down.end(), up.begin(), up.end());
        for (const Point& p : down) {
            profile.values.push_back(p.value);
            profile.rise.push_back(p.rise);
            if (p.rise <= limit)
                profile.bend = std::max(profile.bend,
                                        std::abs(std::sqrt(p.rise) - std::abs(p.value - estimate) / error) /
                                            std::sqrt(limit));
        }
        profiles.push_back(std::move(profile));
        progress.tell({.phase = "profile",
                       .done = static_cast<double>(i + 1),
                       .total = static_cast<double>(fit.estimate.size()),
                       .simulations = predictor.simulations()});
    }
    return profiles;
}

} // namespace rigor
