#include "core/methods/fit/search/steps.h"

#include "core/foundation/base/numbers.h"
#include "core/methods/fit/residuals/influence.h"
#include "core/methods/fit/uncertainty/fit_profile.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kMostPlanSteps = 200; ///< walked to either side
constexpr double kLower = 1e-6;     ///< a fall of J, relative, that is no rounding

class StepWalk {
  public:
    StepWalk(Predictor& predictor, Residuals& residuals, const FitBox& box, const Eigen::VectorXd& estimate,
             Eigen::Index unknown, double least, double limit, long long mostSolves, const Progress& progress)
        : predictor_(predictor), residuals_(residuals), box_(box), estimate_(estimate), i_(unknown),
          least_(least), limit_(limit), mostSolves_(mostSolves), progress_(progress) {}

    /// Where the interval ends on one side, from `edge` (the first value on the next step; none: the bound).
    /// Nothing: not found.
    std::optional<double> end(std::optional<double> edge, bool upward) {
        HeldFit held(residuals_, box_, estimate_, i_, least_, {}, progress_);
        const double bound = upward ? held.upper() : held.lower();
        for (int k = 0; k < kMostPlanSteps; ++k) {
            if (!edge) return std::isfinite(bound) ? std::optional(bound) : std::nullopt;
            if (predictor_.simulations() >= mostSolves_) return std::nullopt;
            const auto rise = held.rise(*edge);
            // Where the model has no answer the interval ends.
            if (!rise && progress_.stopRequested()) return std::nullopt;
            if (rise && *rise / 2 < lowest_) {
                lowest_ = *rise / 2;
                lowestPoint_ = held.point();
            }
            if (!rise || *rise > limit_ + 2 * lowest_) return *edge;
            const auto [low, high] = rangeAlone(box_, held.point(), i_);
            const Influence further = influenceOf(predictor_, held.point(), i_, low, high);
            edge = upward ? further.above : further.below;
        }
        return std::nullopt;
    }

    /// The lowest point met, if it is lower than the estimate.
    Eigen::VectorXd lower() const {
        return lowest_ < -kLower * (least_ + limit_) ? lowestPoint_ : Eigen::VectorXd();
    }

  private:
    Predictor& predictor_;
    Residuals& residuals_;
    const FitBox& box_;
    const Eigen::VectorXd& estimate_;
    Eigen::Index i_;
    double least_, limit_;
    long long mostSolves_;
    const Progress& progress_;
    double lowest_ = 0; ///< of J above that of the estimate
    Eigen::VectorXd lowestPoint_;
};

bool reaches(double at, double bound) { return !std::isfinite(at) || at == bound; }

} // namespace

Eigen::VectorXd locateSteps(FitUncertainty& uncertainty, Predictor& predictor, Residuals& residuals,
                            FitWeights weights, const FitBox& box, Eigen::VectorXd& estimate, double least,
                            double confidence, const std::vector<Unknown>& unknowns, long long mostSolves,
                            const Progress& progress) {
    FitUncertainty& u = uncertainty;
    u.stepped.assign(unknowns.size(), false);
    if (weights != FitWeights::Sum || residuals.loss() != Loss::Squared || !(u.noise > 0)) return {};
    const double limit = -2 * std::log(1 - std::sqrt(confidence)) * u.noise * u.noise;
    const long long most = predictor.simulations() + mostSolves;
    for (auto direction = u.undetermined.begin(); direction != u.undetermined.end();) {
        Eigen::Index i = 0;
        if (direction->relative.size() > 0) direction->relative.cwiseAbs().maxCoeff(&i);
        const auto [low, high] = rangeAlone(box, estimate, i);
        const Influence here =
            direction->alone ? influenceOf(predictor, estimate, i, low, high) : Influence();
        if (!here.below && !here.above) {
            ++direction;
            continue;
        }
        StepWalk walk(predictor, residuals, box, estimate, i, least, limit, most, progress);
        const auto lower = walk.end(here.below, false), upper = walk.end(here.above, true);
        if (const Eigen::VectorXd better = walk.lower(); better.size() > 0) return better;
        if (!lower || !upper || (reaches(*lower, box.lower[i]) && reaches(*upper, box.upper[i]))) {
            ++direction;
            continue;
        }
        const double from = here.below.value_or(low), to = here.above.value_or(high);
        estimate[i] = from + (to - from) / 2;
        u.lower[i] = *lower;
        u.upper[i] = *upper;
        u.standardErrors[i] = kNaN;
        const auto k = static_cast<std::size_t>(i);
        u.stepped[k] = true;
        std::erase(u.names, unknowns[k].name);
        direction = u.undetermined.erase(direction);
    }
    return {};
}

} // namespace rigor
