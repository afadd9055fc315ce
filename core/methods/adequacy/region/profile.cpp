#include "core/methods/adequacy/region/profile.h"

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace rigor {

namespace {
constexpr double kStep = 0.35;   ///< standard errors
constexpr double kFurthest = 64; ///< standard errors
constexpr double kBeyond =
    1.3; ///< the profile is drawn until the root of the rise is so many times the limit's

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
    std::vector<ProfilePoint> go(double sign) {
        std::vector<ProfilePoint> points;
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

    /// Where the rise reaches the limit, between the first point above it and the one before.
    double crossing(const std::vector<ProfilePoint>& points) {
        const auto beyond = std::find_if(points.begin(), points.end(),
                                         [&](const ProfilePoint& p) { return p.rise >= limit_; });
        if (beyond == points.end()) return kNaN;
        const ProfilePoint before =
            beyond == points.begin() ? ProfilePoint{fit_.estimate[i_], 0} : *std::prev(beyond);
        return profileEnd(before, *beyond, limit_, error_, [this](double at) { return rise(at); });
    }

  private:
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
        for (const ProfilePoint& p : down) {
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
