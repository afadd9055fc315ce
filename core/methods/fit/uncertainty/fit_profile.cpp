#include "core/methods/fit/uncertainty/fit_profile.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/present/describe_fit.h"
#include "core/methods/fit/search/search_scale.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kProfileStep = 0.4; ///< of the half width of the linearised interval
constexpr int kMostRounds = 12;
constexpr double kDropBeyond = 1.5;   ///< the walk ends where the rise is this much above the limit
constexpr int kMostEndRefits = 60;    ///< to one end of an interval
constexpr double kStandsStill = 1e-3; ///< of the tolerance: a step that rounding makes

/// Points of a profile from the estimate outwards.
class Walk {
  public:
    Walk(HeldFit& fit, const FitBox& box, Eigen::Index i, double estimate, double variance, double limit)
        : fit_(fit), box_(box), i_(i), estimate_(toScale(box, i, estimate)), variance_(variance),
          limit_(limit) {}

    /// Points behind the estimate in the direction of `step`; the last may be the bound. All in coordinates
    /// (search_scale.h).
    std::vector<ProfilePoint> go(double step) {
        std::vector<ProfilePoint> points;
        double value = estimate_;
        for (int k = 0; k < kMostRounds; ++k) {
            const double next =
                std::clamp(value + step, toScale(box_, i_, fit_.lower()), toScale(box_, i_, fit_.upper()));
            if (next == value) break;
            value = next;
            const auto there = rise(value);
            if (!there) break;
            points.push_back({value, *there});
            if (*there > kDropBeyond * limit_) break;
        }
        return points;
    }

    /// The end of the interval among points that go away from the estimate; NaN = not reached.
    double end(const std::vector<ProfilePoint>& points, double error) {
        ProfilePoint before{estimate_, 0};
        for (const ProfilePoint& point : points) {
            if (point.rise >= limit_)
                return profileEnd(before, point, limit_, error, [this](double at) { return rise(at); });
            before = point;
        }
        return kNaN;
    }

  private:
    std::optional<double> rise(double value) {
        auto there = fit_.rise(fromScale(box_, i_, value));
        if (there) *there /= variance_;
        return there;
    }

    HeldFit& fit_;
    const FitBox& box_;
    Eigen::Index i_;
    double estimate_, variance_, limit_;
};

void add(FitProfile& profile, const FitBox& box, Eigen::Index i, const ProfilePoint& point) {
    profile.values.push_back(fromScale(box, i, point.value));
    profile.rise.push_back(point.rise);
}

} // namespace

HeldFit::HeldFit(Residuals& residuals, const FitBox& box, const Eigen::VectorXd& estimate, Eigen::Index i,
                 double least, const LeastSquares& search, const Progress& progress)
    : residuals_(residuals), held_(box), point_(estimate), i_(i), estimate_(estimate[i]), least_(least),
      search_(search), progress_(progress) {
    std::tie(lower_, upper_) = rangeOf(box, estimate, i);
    known_[estimate_] = {least, estimate};
}

void HeldFit::know(const Eigen::VectorXd& point, double objective) { others_.push_back({objective, point}); }

std::optional<HeldFit::Known> HeldFit::refit(double value, const Eigen::VectorXd& from) {
    held_.start = from;
    held_.start[i_] = held_.lower[i_] = held_.upper[i_] = value;
    SearchControl control;
    control.stop = progress_.stop;
    const SearchResult found = minimizeOnScale(residuals_, held_, search_, control).search;
    // A search that was cut short is not the least of the others.
    if (found.best.size() == 0 || progress_.stopRequested()) return std::nullopt;
    return Known{found.value, found.best};
}

std::optional<double> HeldFit::rise(double value) {
    if (progress_.stopRequested()) return std::nullopt;
    // known_ holds the estimate, so that there is a neighbour towards it.
    const auto above = known_.upper_bound(value);
    const auto below = above == known_.begin() ? known_.end() : std::prev(above);
    const auto inner = value >= estimate_ ? below : above, outer = value >= estimate_ ? above : below;
    std::optional<Known> found = refit(value, inner->second.point);
    const auto tryFrom = [&](const Known& known) {
        if (found && found->objective <= known.objective) return;
        auto again = refit(value, known.point);
        if (again && (!found || again->objective < found->objective)) found = std::move(again);
    };
    if (outer != known_.end()) tryFrom(outer->second);
    for (const Known& other : others_) tryFrom(other);
    if (along_.size() > 0) {
        const Eigen::VectorXd at = toScale(held_, inner->second.point);
        const double way = toScale(held_, i_, value) - at[i_];
        Eigen::VectorXd moved = fromScale(held_, at + way * along_);
        for (Eigen::Index k = 0; k < moved.size(); ++k)
            if (k != i_) moved[k] = std::clamp(moved[k], held_.lower[k], held_.upper[k]);
        auto again = refit(value, moved);
        if (again && (!found || again->objective < found->objective)) found = std::move(again);
    }
    if (!found) return std::nullopt;
    point_ = found->point;
    const double objective = found->objective;
    known_[value] = std::move(*found);
    return 2 * (objective - least_);
}

double profileEnd(const ProfilePoint& inside, const ProfilePoint& outside, double limit, double error,
                  const std::function<std::optional<double>(double value)>& rise, double tolerance) {
    const auto height = [&](double at) { return std::sqrt(std::max(at, 0.0)) - std::sqrt(limit); };
    double below = inside.value, above = outside.value, off = height(inside.rise),
           over = height(outside.rise), last = kNaN;
    int side = 0;
    for (int k = 0; k < kMostEndRefits; ++k) {
        const double at = over == off ? above : below - off * (above - below) / (over - off);
        // Where the root of the rise is far from linear, small steps alone do not say that `at` is near.
        if (std::abs(above - below) < tolerance * error ||
            std::abs(at - last) < kStandsStill * tolerance * error)
            return at;
        last = at;
        const auto there = rise(at);
        if (!there) return kNaN;
        const double now = height(*there);
        if (std::abs(now) <= tolerance * std::sqrt(limit)) return at;
        if (now < 0) {
            below = at;
            off = now;
            if (side < 0) over /= 2;
            side = -1;
        } else {
            above = at;
            over = now;
            if (side > 0) off /= 2;
            side = 1;
        }
    }
    return kNaN;
}

std::vector<FitProfile> fitProfiles(Residuals& residuals, const FitBox& box, const Eigen::VectorXd& estimate,
                                    const FitUncertainty& uncertainty, const std::vector<std::string>& names,
                                    double variance, const Progress& progress) {
    std::vector<FitProfile> profiles;
    FitBox at = box;
    at.start = estimate;
    Eigen::MatrixXd values(residuals.problem(at).residualCount, 1);
    residuals.problem(at).residuals(estimate, values);
    const double least = values.squaredNorm() / 2;
    if (!(variance > 0)) return profiles;
    for (Eigen::Index i = 0; i < estimate.size() && !progress.stopRequested(); ++i) {
        const double error = uncertainty.standardErrors[i] / stretchOf(box, estimate)[i],
                     half = uncertainty.quantiles[i] * error;
        if (!std::isfinite(half) || !(half > 0)) continue;
        FitProfile profile{.unknown = names[static_cast<std::size_t>(i)], .values = {}, .rise = {}};
        profile.limit = std::pow(half / error, 2);
        HeldFit held(residuals, box, estimate, i, least, {}, progress);
        Walk walk(held, box, i, estimate[i], variance, profile.limit);
        // An error with an inequality as an equality says little of how far the interval reaches.
        const auto reach = [&](double end) {
            const double way = std::abs(toScale(box, i, end) - toScale(box, i, estimate[i]));
            return box.within.empty() || !std::isfinite(way) ? half : std::max(half, way);
        };
        const auto down = walk.go(-kProfileStep * reach(uncertainty.lower[i]));
        profile.lower = fromScale(box, i, walk.end(down, error));
        const auto up = walk.go(kProfileStep * reach(uncertainty.upper[i]));
        profile.upper = fromScale(box, i, walk.end(up, error));
        for (auto point = down.rbegin(); point != down.rend(); ++point) add(profile, box, i, *point);
        profile.values.push_back(estimate[i]);
        profile.rise.push_back(0);
        for (const ProfilePoint& point : up) add(profile, box, i, point);
        profiles.push_back(std::move(profile));
        progress.tell({.phase = "profile",
                       .done = static_cast<double>(i + 1),
                       .total = static_cast<double>(estimate.size())});
    }
    return profiles;
}

void describeProfiles(Result& head, FitResult& result, Predictor& predictor, FitWeights weights, Loss loss,
                      const FitBox& box, const Eigen::VectorXd& estimate, const FitUncertainty& uncertainty,
                      const std::vector<Unknown>& unknowns, const Progress& progress) {
    if (loss != Loss::Squared || weights != FitWeights::Sum) {
        head.warnings.push_back(
            translate("Method", "Profile likelihood needs the objective sum and the squared loss; it was "
                                "left out."));
        return;
    }
    Residuals residuals(predictor, weights);
    const double variance = predictor.data().sigmaStated ? 1 : uncertainty.noise * uncertainty.noise;
    const auto profiles =
        fitProfiles(residuals, box, estimate, uncertainty, namesOf(unknowns), variance, progress);
    ProfileTable& table = result.profiles.emplace();
    auto& intervals = result.profileIntervals.emplace();
    for (const FitProfile& profile : profiles) {
        table.unknown.insert(table.unknown.end(), profile.values.size(), profile.unknown);
        table.value.insert(table.value.end(), profile.values.begin(), profile.values.end());
        table.rise.insert(table.rise.end(), profile.rise.begin(), profile.rise.end());
        intervals.emplace_back(profile.unknown,
                               FitProfileInterval{profile.lower, profile.upper, profile.limit});
    }
}

} // namespace rigor
