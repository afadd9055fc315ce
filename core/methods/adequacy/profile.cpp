#include "core/methods/adequacy/profile.h"

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace rigor {

namespace {
constexpr double kStep = 0.35;   ///< standard errors
constexpr double kFurthest = 64; ///< standard errors
constexpr int kMostRefits = 60;  ///< to one end of an interval
constexpr double kBeyond =
    1.3; ///< the profile is drawn until the root of the rise is so many times the limit's

struct Point {
    double value, rise;
};

/// One unknown of the fit, held at other values.
class ProfileWalk {
  public:
    /// error: the unknown's standard error.
    ProfileWalk(Predictor& predictor, const PointFit& fit, const FitBox& box, Eigen::Index i, double error,
                double limit, const Progress& progress)
        : predictor_(predictor), fit_(fit), held_(box), lower_(box.lower[i]), upper_(box.upper[i]), i_(i),
          error_(error), limit_(limit), progress_(progress) {
        held_.start = fit.estimate;
    }

    /// From the estimate in one direction until the rise is well above the limit.
    std::vector<Point> go(double sign) {
        std::vector<Point> points;
        held_.start = fit_.estimate;
        double stride = sign * kStep * error_;
        for (double at = fit_.estimate[i_];;) {
            const double before = at;
            at = std::clamp(at + stride, lower_, upper_);
            if (at == before || std::abs(at - fit_.estimate[i_]) > kFurthest * error_) return points;
            const auto there = rise(at);
            if (!there) return points;
            points.push_back({at, *there});
            if (std::sqrt(points.back().rise) > kBeyond * std::sqrt(limit_)) return points;
            if (points.size() % 12 == 0) stride *= 2; // flat: the bounds are far
        }
    }

    /// Where the rise reaches the limit, between the first point above it and the one before. The root of the
    /// rise is nearly linear in the value, so that regula falsi in its Illinois form needs few refits.
    double crossing(const std::vector<Point>& points) {
        const auto beyond =
            std::find_if(points.begin(), points.end(), [&](const Point& p) { return p.rise >= limit_; });
        if (beyond == points.end()) return kNaN;
        const Point before = beyond == points.begin() ? Point{fit_.estimate[i_], 0} : *std::prev(beyond);
        double inside = before.value, outside = beyond->value, off = height(before.rise),
               over = height(beyond->rise);
        double last = kNaN;
        int side = 0;
        for (int k = 0; k < kMostRefits; ++k) {
            const double at = over == off ? outside : inside - off * (outside - inside) / (over - off);
            if (std::abs(at - last) < kProfileEnd * error_ ||
                std::abs(outside - inside) < kProfileEnd * error_)
                return at;
            last = at;
            const auto there = rise(at);
            if (!there) return kNaN;
            const double now = height(*there);
            if (now == 0) return at;
            if (now < 0) {
                inside = at;
                off = now;
                if (side < 0) over /= 2;
                side = -1;
            } else {
                outside = at;
                over = now;
                if (side > 0) off /= 2;
                side = 1;
            }
        }
        return kNaN;
    }

  private:
    double height(double rise) const { return std::sqrt(rise) - std::sqrt(limit_); }

    /// Nothing if the model has no answer there, or the run was cancelled.
    std::optional<double> rise(double at) {
        if (progress_.stopRequested()) return std::nullopt;
        held_.start[i_] = held_.lower[i_] = held_.upper[i_] = at;
        const PointFit there = fitPoint(predictor_, held_, fit_.used, {}, progress_.stop);
        if (!there.answered()) return std::nullopt;
        held_.start = there.estimate;
        return std::max(0.0, there.sumOfSquares - fit_.sumOfSquares);
    }

    Predictor& predictor_;
    const PointFit& fit_;
    FitBox held_; ///< starts where the last refit ended
    double lower_, upper_;
    Eigen::Index i_;
    double error_, limit_;
    const Progress& progress_;
};
} // namespace

std::vector<Profile> profilesOf(Predictor& predictor, const PointFit& fit, const FitCovariance& covariance,
                                const FitBox& box, const std::vector<std::string>& names, double limit,
                                const Progress& progress) {
    std::vector<Profile> profiles;
    for (Eigen::Index i = 0; i < fit.estimate.size() && !progress.stopRequested(); ++i) {
        Profile profile;
        profile.unknown = names[static_cast<std::size_t>(i)];
        const double error = std::sqrt(covariance.covariance(i, i)), estimate = fit.estimate[i];
        ProfileWalk walk(predictor, fit, box, i, error, limit, progress);
        auto down = walk.go(-1);
        profile.lower = walk.crossing(down);
        const auto up = walk.go(1);
        profile.upper = walk.crossing(up);
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
