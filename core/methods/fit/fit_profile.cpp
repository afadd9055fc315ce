#include "core/methods/fit/fit_profile.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/fit_result.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kStep = 0.4; ///< of the half width of the linearised interval
constexpr int kMostSteps = 12;
constexpr double kBeyond = 1.5;    ///< the walk ends where the rise is this much above the limit
constexpr int kMostEndRefits = 60; ///< to one end of an interval

/// One unknown of the fit, held at other values.
class Walk {
  public:
    Walk(Residuals& residuals, const FitBox& box, const Eigen::VectorXd& estimate, Eigen::Index i,
         double least, double variance, double limit, const Progress& progress)
        : residuals_(residuals), held_(box), estimate_(estimate), i_(i), lower_(box.lower[i]),
          upper_(box.upper[i]), least_(least), variance_(variance), limit_(limit), progress_(progress) {}

    /// Points behind the estimate in the direction of `step`; the last may be the bound.
    std::vector<ProfilePoint> go(double step) {
        std::vector<ProfilePoint> points;
        held_.start = estimate_;
        double value = estimate_[i_];
        for (int k = 0; k < kMostSteps; ++k) {
            const double next = std::clamp(value + step, lower_, upper_);
            if (next == value) break;
            value = next;
            const auto there = rise(value);
            if (!there) break;
            points.push_back({value, *there});
            if (*there > kBeyond * limit_) break;
        }
        return points;
    }

    /// The end of the interval among points that go away from the estimate; NaN = not reached.
    double end(const std::vector<ProfilePoint>& points, double error) {
        ProfilePoint before{estimate_[i_], 0};
        for (const ProfilePoint& point : points) {
            if (point.rise >= limit_)
                return profileEnd(before, point, limit_, error, [this](double at) { return rise(at); });
            before = point;
        }
        return kNaN;
    }

  private:
    /// Nothing if the model has no answer there, or the run was cancelled.
    std::optional<double> rise(double value) {
        if (progress_.stopRequested()) return std::nullopt;
        held_.start[i_] = held_.lower[i_] = held_.upper[i_] = value;
        SearchControl control;
        control.stop = progress_.stop;
        const SearchResult found = minimize(residuals_.problem(held_), LeastSquares{}, control).search;
        // A search that was cut short is not the least of the others.
        if (found.best.size() == 0 || progress_.stopRequested()) return std::nullopt;
        held_.start = found.best;
        return 2 * (found.value - least_) / variance_;
    }

    Residuals& residuals_;
    FitBox held_; ///< starts where the last refit ended
    const Eigen::VectorXd& estimate_;
    Eigen::Index i_;
    double lower_, upper_, least_, variance_, limit_;
    const Progress& progress_;
};

void add(FitProfile& profile, const ProfilePoint& point) {
    profile.values.push_back(point.value);
    profile.rise.push_back(point.rise);
}

} // namespace

double profileEnd(const ProfilePoint& inside, const ProfilePoint& outside, double limit, double error,
                  const std::function<std::optional<double>(double value)>& rise) {
    const auto height = [&](double at) { return std::sqrt(std::max(at, 0.0)) - std::sqrt(limit); };
    double below = inside.value, above = outside.value, off = height(inside.rise),
           over = height(outside.rise), last = kNaN;
    int side = 0;
    for (int k = 0; k < kMostEndRefits; ++k) {
        const double at = over == off ? above : below - off * (above - below) / (over - off);
        if (std::abs(at - last) < kProfileEnd * error || std::abs(above - below) < kProfileEnd * error)
            return at;
        last = at;
        const auto there = rise(at);
        if (!there) return kNaN;
        const double now = height(*there);
        if (now == 0) return at;
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
        const double half = uncertainty.upper[i] - estimate[i], error = uncertainty.standardErrors[i];
        if (!std::isfinite(half) || !(half > 0)) continue;
        FitProfile profile{.unknown = names[static_cast<std::size_t>(i)], .values = {}, .rise = {}};
        profile.limit = std::pow(half / error, 2);
        Walk walk(residuals, box, estimate, i, least, variance, profile.limit, progress);
        const auto down = walk.go(-kStep * half);
        profile.lower = walk.end(down, error);
        const auto up = walk.go(kStep * half);
        profile.upper = walk.end(up, error);
        for (auto point = down.rbegin(); point != down.rend(); ++point) add(profile, *point);
        add(profile, {estimate[i], 0});
        for (const ProfilePoint& point : up) add(profile, point);
        profiles.push_back(std::move(profile));
        progress.tell({.phase = "profile",
                       .done = static_cast<double>(i + 1),
                       .total = static_cast<double>(estimate.size())});
    }
    return profiles;
}

namespace {

/// Columns unknown, value, rise.
ResultTable profileTable(const std::vector<FitProfile>& profiles) {
    ResultTable table{"profiles",
                      translate("Method", "Profile likelihood: one unknown held, the others fitted again."),
                      {{"unknown", "", {}, {}}, {"value", "", {}, {}}, {"rise", "", {}, {}}}};
    for (const FitProfile& profile : profiles)
        for (std::size_t k = 0; k < profile.values.size(); ++k) {
            table.columns[0].texts.push_back(profile.unknown);
            table.columns[1].numbers.push_back(profile.values[k]);
            table.columns[2].numbers.push_back(profile.rise[k]);
        }
    return table;
}

} // namespace

void describeProfiles(Result& result, Predictor& predictor, FitWeights weights, Loss loss, const FitBox& box,
                      const Eigen::VectorXd& estimate, const FitUncertainty& uncertainty,
                      const std::vector<Unknown>& unknowns, const Progress& progress) {
    if (loss != Loss::Squared || weights != FitWeights::Sum) {
        result.warnings.push_back(
            translate("Method", "Profile likelihood needs the objective sum and the squared loss; it was "
                                "left out."));
        return;
    }
    Residuals residuals(predictor, weights);
    const double variance = predictor.data().sigmaStated ? 1 : uncertainty.noise * uncertainty.noise;
    const auto profiles =
        fitProfiles(residuals, box, estimate, uncertainty, namesOf(unknowns), variance, progress);
    result.tables.push_back(profileTable(profiles));
    auto& intervals = result.diagnostics["profile_intervals"] = nlohmann::ordered_json::object();
    for (const FitProfile& profile : profiles)
        intervals[profile.unknown] = {
            {"lower", profile.lower}, {"upper", profile.upper}, {"limit", profile.limit}};
}

} // namespace rigor
