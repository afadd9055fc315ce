#include "core/methods/fit/fit_profile.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kStep = 0.4; ///< of the half width of the linearised interval
constexpr int kMostSteps = 12;
constexpr double kBeyond = 1.5; ///< the walk ends where the rise is this much above the limit

class Walk {
  public:
    Walk(Residuals& residuals, const FitBox& box, const Eigen::VectorXd& estimate, double least,
         double variance)
        : residuals_(residuals), box_(box), estimate_(estimate), least_(least), variance_(variance) {}

    /// Adds points behind the estimate in the direction of `step`; the last may be the bound.
    void go(FitProfile& profile, Eigen::Index i, double step, const Progress& progress) const {
        Eigen::VectorXd from = estimate_;
        double value = estimate_[i];
        for (int k = 0; k < kMostSteps && !progress.stopRequested(); ++k) {
            const double next = std::clamp(value + step, box_.lower[i], box_.upper[i]);
            if (next == value) return;
            FitBox held = box_;
            held.start = from;
            held.start[i] = held.lower[i] = held.upper[i] = value = next;
            SearchControl control;
            control.stop = progress.stop;
            const SearchResult found = minimize(residuals_.problem(held), LeastSquares{}, control).search;
            if (found.best.size() == 0) return;
            from = found.best;
            profile.values.push_back(value);
            profile.rise.push_back(2 * (found.value - least_) / variance_);
            if (profile.rise.back() > kBeyond * profile.limit) return;
        }
    }

  private:
    Residuals& residuals_;
    const FitBox& box_;
    const Eigen::VectorXd& estimate_;
    double least_, variance_;
};

/// Where the rise crosses the limit between neighbours; its root is nearly straight.
double crossing(const FitProfile& p, std::size_t inside, std::size_t outside) {
    const double a = std::sqrt(std::max(p.rise[inside], 0.0)), b = std::sqrt(p.rise[outside]);
    const double share = (std::sqrt(p.limit) - a) / (b - a);
    return p.values[inside] + share * (p.values[outside] - p.values[inside]);
}

void findEnds(FitProfile& p, std::size_t middle) {
    for (std::size_t k = middle; k + 1 < p.values.size(); ++k)
        if (p.rise[k + 1] > p.limit) {
            p.upper = crossing(p, k, k + 1);
            break;
        }
    for (std::size_t k = middle; k > 0; --k)
        if (p.rise[k - 1] > p.limit) {
            p.lower = crossing(p, k, k - 1);
            break;
        }
}

} // namespace

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
    const Walk walk(residuals, box, estimate, least, variance);
    for (Eigen::Index i = 0; i < estimate.size(); ++i) {
        const double half = uncertainty.upper[i] - estimate[i];
        if (!std::isfinite(half) || !(half > 0)) continue;
        FitProfile down{.unknown = names[static_cast<std::size_t>(i)], .values = {}, .rise = {}};
        down.limit = std::pow(half / uncertainty.standardErrors[i], 2);
        FitProfile profile = down;
        walk.go(down, i, -kStep * half, progress);
        profile.values.assign(down.values.rbegin(), down.values.rend());
        profile.rise.assign(down.rise.rbegin(), down.rise.rend());
        const std::size_t middle = profile.values.size();
        profile.values.push_back(estimate[i]);
        profile.rise.push_back(0);
        walk.go(profile, i, kStep * half, progress);
        findEnds(profile, middle);
        profiles.push_back(std::move(profile));
    }
    return profiles;
}

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

} // namespace rigor
