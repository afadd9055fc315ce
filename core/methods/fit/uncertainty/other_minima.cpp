#include "core/methods/fit/uncertainty/other_minima.h"

#include "core/foundation/optim/start_points.h"
#include "core/methods/fit/fit_constraints.h"
#include "core/methods/fit/search/search_scale.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kMinimaDecade = 10; ///< ratio of bounds from which a range is divided by ratios
constexpr double kSamePlace = 1e-3;  ///< part of the range: two ends are one
constexpr double kSameHeight = 1e-6; ///< of J: no lower
constexpr int kLeastPerUnknown = 4;  ///< points along an unknown, without which there is no valley to see

/// Coordinates 0..1 of a box, and of a range around start and estimate where an open box has no bounds.
class Scale {
  public:
    Scale(const FitBox& box, const Eigen::VectorXd& estimate, bool open) : low_(box.lower), high_(box.upper) {
        for (Eigen::Index i = 0; open && i < estimate.size(); ++i) {
            if (std::isfinite(high_[i] - low_[i])) continue;
            const double least = std::min(box.start[i], estimate[i]),
                         most = std::max(box.start[i], estimate[i]);
            const double size = std::max(std::abs(least), std::abs(most));
            const bool oneSign = least > 0 || most < 0;
            const double below = oneSign ? least * (least > 0 ? 1 / kBeyond : kBeyond)
                                         : least - 3 * (size > 0 ? size : 1),
                         above = oneSign ? most * (most > 0 ? kBeyond : 1 / kBeyond)
                                         : most + 3 * (size > 0 ? size : 1);
            low_[i] = std::max(low_[i], below);
            high_[i] = std::min(high_[i], above);
            madeUp_ = true;
        }
    }
    bool finite(Eigen::Index i) const { return std::isfinite(high_[i] - low_[i]) && high_[i] > low_[i]; }
    /// Whether a range is nobody's statement.
    bool madeUp() const { return madeUp_; }
    double value(Eigen::Index i, double share) const {
        const double low = low_[i], high = high_[i];
        const double at = ratios(i) ? low * std::pow(high / low, share) : low + share * (high - low);
        return std::clamp(at, low, high);
    }
    double share(Eigen::Index i, double value) const {
        const double low = low_[i], high = high_[i];
        return ratios(i) ? std::log(value / low) / std::log(high / low) : (value - low) / (high - low);
    }

  private:
    bool ratios(Eigen::Index i) const {
        return (low_[i] > 0 && high_[i] > kMinimaDecade * low_[i]) ||
               (high_[i] < 0 && low_[i] < kMinimaDecade * high_[i]);
    }
    static constexpr double kBeyond = 100;
    Eigen::VectorXd low_, high_;
    bool madeUp_ = false;
};

class Look {
  public:
    Look(Predictor& predictor, Residuals& residuals, const FitBox& box, const Eigen::VectorXd& estimate,
         double objective, const OtherMinimaOptions& options, std::stop_token stop)
        : predictor_(predictor), residuals_(residuals), box_(box), scale_(box, estimate, options.open),
          estimate_(estimate), objective_(objective), options_(options), stop_(std::move(stop)) {
        for (Eigen::Index i = 0; i < estimate.size(); ++i)
            if (scale_.finite(i)) finite_.push_back(i);
    }

    OtherMinima run() {
        if (finite_.empty()) return {};
        choosePoints();
        std::vector<FitPoint> allowed;
        std::vector<std::size_t> of;
        for (std::size_t k = 0; k < points_.size(); ++k)
            if (box_.within.hold(points_[k].unknowns)) allowed.push_back(points_[k]), of.push_back(k);
        const std::vector<Prediction> there = predictor_.together(allowed, false);
        heights_.assign(points_.size(), std::numeric_limits<double>::infinity());
        for (std::size_t k = 0; k < there.size(); ++k)
            if (there[k].answered) heights_[of[k]] = residuals_.objective(there[k]);
        made_.points = static_cast<int>(allowed.size());
        for (const std::size_t k : candidates()) {
            if (made_.searches == options_.searches || stop_.stop_requested()) break;
            search(points_[k].unknowns);
        }
        return std::move(made_);
    }

  private:
    void choosePoints() {
        const auto p = static_cast<int>(finite_.size());
        const int each = options_.points / 2 / p >= kLeastPerUnknown ? options_.points * 3 / 4 / p : 0;
        for (const Eigen::Index i : finite_) {
            scans_.push_back(points_.size());
            for (int k = 0; k < each; ++k) {
                Eigen::VectorXd point = estimate_;
                point[i] = scale_.value(i, (k + 0.5) / each);
                points_.push_back({std::move(point), {}});
            }
        }
        scans_.push_back(points_.size());
        const int left = std::max(0, options_.points - static_cast<int>(points_.size()));
        if (left == 0) return;
        const Eigen::MatrixXd shares =
            latinHypercube(Eigen::VectorXd::Zero(p), Eigen::VectorXd::Ones(p), left, options_.seed);
        for (int k = 0; k < left; ++k) {
            Eigen::VectorXd point = estimate_;
            for (int i = 0; i < p; ++i)
                point[finite_[static_cast<std::size_t>(i)]] =
                    scale_.value(finite_[static_cast<std::size_t>(i)], shares(i, k));
            points_.push_back({nearestAllowed(box_, point), {}});
        }
    }

    /// Points of the scans that lie in a valley of their own, and all of the hypercube, in turns, each the
    /// lowest first.
    std::vector<std::size_t> candidates() const {
        std::vector<std::size_t> valleys, others;
        for (std::size_t s = 0; s < finite_.size(); ++s)
            for (const std::size_t k : valleysOf(finite_[s], scans_[s], scans_[s + 1])) valleys.push_back(k);
        for (std::size_t k = scans_.back(); k < points_.size(); ++k)
            if (std::isfinite(heights_[k])) others.push_back(k);
        const auto lowest = [&](std::size_t a, std::size_t b) { return heights_[a] < heights_[b]; };
        std::stable_sort(valleys.begin(), valleys.end(), lowest);
        std::stable_sort(others.begin(), others.end(), lowest);
        std::vector<std::size_t> turns;
        for (std::size_t k = 0; k < std::max(valleys.size(), others.size()); ++k) {
            if (k < valleys.size()) turns.push_back(valleys[k]);
            if (k < others.size()) turns.push_back(others[k]);
        }
        return turns;
    }

    /// Lowest points of the valleys along unknown i but that of the estimate: lower than their neighbours.
    std::vector<std::size_t> valleysOf(Eigen::Index i, std::size_t from, std::size_t to) const {
        std::vector<std::size_t> found;
        const double own = estimate_[i];
        const auto height = [&](std::size_t k) { return heights_[k]; };
        for (std::size_t k = from; k < to; ++k) {
            if (!std::isfinite(height(k))) continue;
            // The estimate stands between two points of the scan, as the lowest of its neighbourhood.
            const bool ownBelow = k == from
                                      ? points_[k].unknowns[i] >= own
                                      : points_[k - 1].unknowns[i] < own && own <= points_[k].unknowns[i],
                       ownAbove = k + 1 == to
                                      ? points_[k].unknowns[i] <= own
                                      : points_[k].unknowns[i] <= own && own < points_[k + 1].unknowns[i];
            const double below = ownBelow    ? objective_
                                 : k == from ? std::numeric_limits<double>::infinity()
                                             : height(k - 1),
                         above = ownAbove      ? objective_
                                 : k + 1 == to ? std::numeric_limits<double>::infinity()
                                               : height(k + 1);
            if (height(k) < below && height(k) < above) found.push_back(k);
        }
        return found;
    }

    void search(const Eigen::VectorXd& start) {
        FitBox box = box_;
        box.start = start;
        LeastSquares search;
        search.iterations = options_.iterations;
        search.functionTolerance = 1e-9;
        search.parameterTolerance = 1e-6;
        search.accelerateAfter = 12;
        SearchControl control;
        control.stop = stop_;
        ++made_.searches;
        const SearchResult found = minimizeOnScale(residuals_, box, search, control).search;
        if (found.best.size() == 0 || same(found.best, estimate_)) return;
        if (found.value < objective_ * (1 - kSameHeight) && !(found.value >= made_.objective)) {
            made_.lower = found.best;
            made_.objective = found.value;
        } else if (!scale_.madeUp())
            made_.ends.emplace_back(found.best, found.value);
    }

    bool same(const Eigen::VectorXd& a, const Eigen::VectorXd& b) const {
        return std::all_of(finite_.begin(), finite_.end(), [&](Eigen::Index i) {
            return std::abs(scale_.share(i, a[i]) - scale_.share(i, b[i])) < kSamePlace;
        });
    }

    Predictor& predictor_;
    Residuals& residuals_;
    const FitBox& box_;
    Scale scale_;
    const Eigen::VectorXd& estimate_;
    double objective_;
    const OtherMinimaOptions& options_;
    std::stop_token stop_;
    std::vector<Eigen::Index> finite_;
    std::vector<FitPoint> points_;
    std::vector<double> heights_;
    std::vector<std::size_t>
        scans_; ///< first point of the scan along each of finite_; last: of the hypercube
    OtherMinima made_;
};

} // namespace

OtherMinima lookForOtherMinima(Predictor& predictor, Residuals& residuals, const FitBox& box,
                               const Eigen::VectorXd& estimate, double objective,
                               const OtherMinimaOptions& options, std::stop_token stop) {
    return Look(predictor, residuals, box, estimate, objective, options, std::move(stop)).run();
}

} // namespace rigor
