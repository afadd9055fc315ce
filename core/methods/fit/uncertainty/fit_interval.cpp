#include "core/methods/fit/uncertainty/fit_interval.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/present/describe_fit.h"
#include "core/methods/fit/search/search_scale.h"
#include "core/methods/fit/uncertainty/fit_profile.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kEndTolerance = 1e-3; ///< of the half width: where an end of an interval lies
constexpr int kMostDoublings = 14;     ///< of the step from the estimate towards an end
constexpr double kFirstStep = 0.1;     ///< of the range: longest first step
constexpr double kFurther = 3; ///< half widths within which an event may have passed a row on the way here
constexpr double kFall = 1e-2; ///< a fall of J, part of the rise at an end, that is no rounding

class IntervalCorrection {
  public:
    IntervalCorrection(FitUncertainty& uncertainty, Predictor& predictor, Residuals& residuals,
                       const Prediction& prediction, const FitBox& box, const Eigen::VectorXd& estimate,
                       const std::vector<FitMinimum>& others, const std::vector<Unknown>& unknowns,
                       long long mostSolves, const Progress& progress, bool all)
        : u_(uncertainty), predictor_(predictor), residuals_(residuals), prediction_(prediction), box_(box),
          estimate_(estimate), others_(others), unknowns_(unknowns),
          mostSolves_(predictor.simulations() + mostSolves), progress_(progress), all_(all),
          least_(residuals.objective(prediction)), check_(uncertainty.check) {}

    /// A lower point, if one was found.
    Eigen::VectorXd run() {
        const Eigen::Index p = estimate_.size();
        const Eigen::VectorXd stretch = stretchOf(box_, estimate_);
        const FitFace face = faceOf(box_, estimate_).inCoordinates(stretch);
        for (Eigen::Index i = 0; i < p; ++i) ranges_.push_back(rangeOf(box_, estimate_, i));
        // In coordinates (search_scale.h), and with the priors.
        const Eigen::MatrixXd rows =
            withPriorRows(residuals_.weightedSlopes(prediction_), residuals_.priors(), estimate_,
                          predictor_.data().priorNoise);
        const Eigen::MatrixXd slopes = rows * stretch.asDiagonal();
        const Eigen::VectorXd ones = Eigen::VectorXd::Ones(slopes.rows());
        // As the errors are (fit_uncertainty.h): with the others held that lie at a bound.
        const Eigen::MatrixXd all = covarianceOn(face, slopes, ones, ones);
        const bool held = face.size() < p;
        const Eigen::VectorXd spread = all.diagonal();
        along_ = Eigen::MatrixXd::Zero(p, p);
        // With one held at its bound the linear model knows nothing of the way off it.
        for (Eigen::Index i = 0; i < p && !held; ++i)
            if (spread[i] > 0 && all.col(i).allFinite()) along_.col(i) = all.col(i) / spread[i];
        // Where an unknown lies at its bound, the others' linear picture holds it there for certain.
        const auto wrong = held ? std::vector<bool>(unknowns_.size(), false) : curvedOf(all);
        std::vector<bool> reached(others_.size(), false);
        for (Eigen::Index i = 0; i < p && better_.size() == 0; ++i) {
            if (!determined(i)) continue;
            if (all_) {
                if (progress_.stopRequested()) break;
                progress_.tell({.phase = "profile",
                                .done = static_cast<double>(i),
                                .total = static_cast<double>(p),
                                .simulations = predictor_.simulations(),
                                .failures = predictor_.failures()});
            }
            const double limit = half(i) * half(i) / spread[i];
            const bool elsewhere = findReached(i, limit, reached),
                       curved = wrong[static_cast<std::size_t>(i)];
            if (curved) check_.curved.push_back(unknowns_[static_cast<std::size_t>(i)].name);
            if (const Prior* prior = edgesWithin(i))
                alongPosterior(i, limit, *prior);
            else if (held || curved || elsewhere || all_)
                profile(i, limit);
        }
        for (std::size_t k = 0; k < others_.size(); ++k)
            if (reached[k] && isHeld(others_[k].first)) check_.others.push_back(others_[k].first);
        return better_;
    }

  private:
    double at(Eigen::Index i) const { return toScale(box_, i, estimate_[i]); }
    double half(Eigen::Index i) const {
        return (toScale(box_, i, u_.upper[i]) - toScale(box_, i, u_.lower[i])) / 2;
    }
    bool determined(Eigen::Index i) const { return std::isfinite(half(i)) && half(i) > 0; }

    /// The coordinates between which bounds and constraints leave the unknown.
    double low(Eigen::Index i) const { return toScale(box_, i, ranges_[static_cast<std::size_t>(i)].first); }
    double high(Eigen::Index i) const {
        return toScale(box_, i, ranges_[static_cast<std::size_t>(i)].second);
    }

    /// The way to a point in coordinates, and the point at the end of a way, within the bounds.
    Eigen::VectorXd wayTo(const Eigen::VectorXd& point) const {
        return toScale(box_, point) - toScale(box_, estimate_);
    }
    /// Where a constraint cuts the way off, where it is cut off.
    Eigen::VectorXd beside(const Eigen::VectorXd& way) const {
        const Eigen::VectorXd end =
            fromScale(box_, toScale(box_, estimate_) + way).cwiseMax(box_.lower).cwiseMin(box_.upper);
        return box_.within.lastAllowed(estimate_, end);
    }

    /// Whether J at the ends of the linearised intervals, the others moved as the linear model says, has
    /// risen as the linear model says.
    std::vector<bool> curvedOf(const Eigen::MatrixXd& spread) {
        std::vector<bool> wrong(unknowns_.size(), false);
        std::vector<FitPoint> points;
        struct End {
            Eigen::Index unknown;
            double rise; ///< of the linear model; the limit where the end is cut off
            bool cut;
        };
        std::vector<End> of;
        for (Eigen::Index i = 0; i < estimate_.size(); ++i) {
            if (!determined(i) || !(spread(i, i) > 0)) continue;
            for (const double sign : {-1.0, 1.0}) {
                double far = std::clamp(at(i) + sign * half(i), low(i), high(i)) - at(i);
                const Eigen::VectorXd moved = beside(far / spread(i, i) * spread.col(i));
                // Where a constraint cuts the way off the linear interval is wider than the profile's, and
                // holds the truth as often as it says, which that of a profile beside an edge need not.
                if (!box_.within.empty()) far = toScale(box_, i, moved[i]) - at(i);
                points.push_back({moved, {}});
                // Of an end that the bound has nearly cut off only counts whether it is excluded.
                const bool cut = std::abs(far) < 0.2 * half(i);
                of.push_back({i, (cut ? half(i) * half(i) : far * far) / spread(i, i), cut});
            }
        }
        const std::vector<Prediction> there = predictor_.together(points, false);
        for (std::size_t k = 0; k < there.size(); ++k) {
            const double rise = there[k].answered ? 2 * (residuals_.objective(there[k]) - least_) : kNaN;
            const double ratio = std::sqrt(std::max(rise, 0.0) / of[k].rise);
            const bool off = of[k].cut ? ratio > 1 : !(std::abs(ratio - 1) <= kCurved);
            if (off) wrong[static_cast<std::size_t>(of[k].unknown)] = true;
        }
        const std::vector<std::vector<double>> events = predictor_.eventTimes(estimate_);
        if (std::all_of(events.begin(), events.end(), [](const auto& times) { return times.empty(); }))
            return wrong;
        for (const double reach : {1.0, kFurther})
            findKinks(points, events, reach, [&](std::size_t k) {
                return std::pair{of[k].unknown, reach * std::sqrt(of[k].rise)};
            });
        return wrong;
    }

    /// Unknowns on the way to whose ends, or `reach` times as far, an event passes rows that leave the linear
    /// model. events: times at the estimate; endOf: unknown and rise of the linear model there, in the root,
    /// of the points.
    template <class EndOf>
    void findKinks(const std::vector<FitPoint>& ends, const std::vector<std::vector<double>>& events,
                   double reach, const EndOf& endOf) {
        std::vector<FitPoint> points = ends;
        for (FitPoint& point : points) point.unknowns = beside(reach * wayTo(point.unknowns));
        const std::vector<Prediction> there = predictor_.together(points, false);
        for (std::size_t k = 0; k < points.size(); ++k) {
            const auto [unknown, rise] = endOf(k);
            const std::string& name = unknowns_[static_cast<std::size_t>(unknown)].name;
            const bool told =
                std::find(check_.switched.begin(), check_.switched.end(), name) != check_.switched.end();
            if (!told && there[k].answered && kinkOf(points[k].unknowns, there[k], events) > kCurved * rise)
                check_.switched.push_back(name);
        }
    }

    /// How far the values of rows that an event passes on the way to `point` leave the linear model, in J's
    /// unit: there the likelihood has a kink.
    double kinkOf(const Eigen::VectorXd& point, const Prediction& there,
                  const std::vector<std::vector<double>>& eventsHere) {
        const FitData& data = predictor_.data();
        const std::vector<std::vector<double>> eventsThere = predictor_.eventTimes(point);
        const auto before = [](const std::vector<double>& events, double time) {
            return std::lower_bound(events.begin(), events.end(), time) - events.begin();
        };
        const Eigen::VectorXd bend =
            there.values - prediction_.values -
            prediction_.slopes * stretchOf(box_, estimate_).cwiseProduct(wayTo(point));
        double squares = 0;
        for (Eigen::Index r = 0; r < bend.size(); ++r) {
            const FitRow& row = data.rows[static_cast<std::size_t>(r)];
            const double time = data.cases[row.fitCase].times[row.time];
            if (before(eventsHere[row.fitCase], time) != before(eventsThere[row.fitCase], time))
                squares += residuals_.weights()[r] * std::pow(data.weight(row) * bend[r], 2);
        }
        return std::sqrt(squares);
    }

    bool isHeld(const Eigen::VectorXd& point) const {
        for (Eigen::Index i = 0; i < point.size(); ++i)
            if (determined(i) && (point[i] < u_.lower[i] || point[i] > u_.upper[i])) return false;
        return true;
    }
    double riseOf(const FitMinimum& other) const { return 2 * (other.second - least_); }

    /// Whether another minimum is not excluded though it lies beyond the interval so far.
    bool findReached(Eigen::Index i, double limit, std::vector<bool>& reached) const {
        bool any = false;
        for (std::size_t k = 0; k < others_.size(); ++k) {
            const double at = others_[k].first[i];
            if (!(riseOf(others_[k]) < limit) || (at >= u_.lower[i] && at <= u_.upper[i])) continue;
            any = reached[k] = true;
        }
        return any;
    }

    /// The prior of the unknown, if the interval so far reaches over an edge of it: its density is no normal
    /// one.
    const Prior* edgesWithin(Eigen::Index i) const {
        for (const FitPrior& prior : residuals_.priors())
            if (prior.unknown == i && prior.stated.family == "uniform" &&
                (u_.lower[i] < prior.stated.min || u_.upper[i] > prior.stated.max))
                return &prior.stated;
        return nullptr;
    }

    /// The interval between whose ends lies the density exp(-rise/2) of the profile, with estimated noise
    /// Student's.
    void alongPosterior(Eigen::Index i, double limit, const Prior& prior) {
        constexpr double kFar = 4; // of the limit: what lies beyond is nothing
        constexpr int kPoints = 32, kInTail = 10;
        const double unit = limit / (u_.quantiles[i] * u_.quantiles[i]); // s^2
        const bool estimated = !predictor_.data().sigmaStated;
        const auto density = [&](double rise) {
            const double f = u_.degreesOfFreedom, x = std::max(rise, 0.0) / unit;
            return estimated ? std::pow(1 + x / f, -(f + 1) / 2) : std::exp(-x / 2);
        };
        const std::optional<double> from = end(i, -1, kFar * limit), to = end(i, 1, kFar * limit);
        if (better_.size() > 0) return;
        std::vector<double> places, heights;
        if (from && to) {
            const double low = toScale(box_, i, *from), high = toScale(box_, i, *to);
            for (int k = 0; k <= kPoints; ++k) places.push_back(low + k * (high - low) / kPoints);
            // Beyond its edges the density falls fast.
            for (const auto& [edge, end] : {std::pair{prior.min, low}, {prior.max, high}})
                for (int k = 0; k < kInTail && edge > *from && edge < *to; ++k)
                    places.push_back(toScale(box_, i, edge) + k * (end - toScale(box_, i, edge)) / kInTail);
            std::sort(places.begin(), places.end());
            places.erase(std::unique(places.begin(), places.end()), places.end());
            LeastSquares search;
            search.iterations = 40;
            HeldFit held(residuals_, box_, estimate_, i, least_, search, progress_);
            for (const double place : places) {
                const auto rise = predictor_.simulations() < mostSolves_
                                      ? held.rise(fromScale(box_, i, place))
                                      : std::nullopt;
                if (!rise) break;
                heights.push_back(density(*rise));
            }
        }
        if (places.empty() || heights.size() < places.size()) {
            const std::string& name = unknowns_[static_cast<std::size_t>(i)].name;
            check_.left.push_back(name);
            check_.unchecked.push_back(name);
            return;
        }
        u_.lower[i] = fromScale(box_, i, quantileOfPosterior(places, heights, u_.tail));
        u_.upper[i] = fromScale(box_, i, quantileOfPosterior(places, heights, 1 - u_.tail));
        check_.posterior[static_cast<std::size_t>(i)] = true;
    }

    /// Where the share `share` of the area below the heights lies to the left.
    static double quantileOfPosterior(const std::vector<double>& places, const std::vector<double>& heights,
                                      double share) {
        std::vector<double> area(places.size(), 0);
        for (std::size_t k = 1; k < places.size(); ++k)
            area[k] = area[k - 1] + (places[k] - places[k - 1]) * (heights[k] + heights[k - 1]) / 2;
        const double wanted = share * area.back();
        std::size_t k = 1;
        while (k + 1 < places.size() && area[k] < wanted) ++k;
        // Between two places the height is linear, so that the area is a parabola.
        const double width = places[k] - places[k - 1], low = heights[k - 1], rise = heights[k] - low,
                     rest = wanted - area[k - 1];
        const double root = std::sqrt(std::max(low * low + 2 * rise * rest / width, 0.0));
        const double part = low + root > 0 ? 2 * rest / (low + root) : 0;
        return places[k - 1] + std::clamp(part, 0.0, width);
    }

    void profile(Eigen::Index i, double limit) {
        const std::string& name = unknowns_[static_cast<std::size_t>(i)].name;
        const auto [low, high] = ranges_[static_cast<std::size_t>(i)];
        std::optional<double> lower = end(i, -1, limit), upper;
        if (better_.size() == 0) upper = end(i, 1, limit);
        if (better_.size() > 0) return;
        if (progress_.stopRequested()) {
            check_.left.push_back(name);
            check_.unchecked.push_back(name);
            return;
        }
        // A side on which nothing was found to be excluded is open.
        if (!lower) check_.unbounded.push_back(filled(sentence("Method", "{} downwards"), name));
        if (!upper) check_.unbounded.push_back(filled(sentence("Method", "{} upwards"), name));
        if (!lower || !upper) check_.left.push_back(name);
        check_.profiled[static_cast<std::size_t>(i)] = true;
        u_.lower[i] = lower.value_or(low);
        u_.upper[i] = upper.value_or(high);
    }

    /// Nothing: not found with the solves that are left.
    std::optional<double> end(Eigen::Index i, double sign, double limit) {
        LeastSquares search;
        search.functionTolerance = 1e-10;
        search.parameterTolerance = 1e-7;
        search.iterations = 40;
        search.accelerateAfter = 12;
        HeldFit held(residuals_, box_, estimate_, i, least_, search, progress_);
        if (!along_.col(i).isZero(0)) held.goAlong(along_.col(i));
        const auto rise = [&](double value) -> std::optional<double> {
            if (predictor_.simulations() >= mostSolves_) return std::nullopt;
            const auto there = held.rise(value);
            if (there && *there < -kFall * limit) {
                better_ = held.point();
                return std::nullopt;
            }
            return there;
        };
        const auto riseAt = [&](double coordinate) { return rise(fromScale(box_, i, coordinate)); };
        for (const FitMinimum& other : others_) held.know(other.first, other.second);
        std::optional<double> found = crossing(i, sign, limit, {at(i), 0}, riseAt);
        for (const FitMinimum& other : others_)
            if (found && riseOf(other) < limit && sign * (toScale(box_, i, other.first[i]) - *found) > 0)
                found = crossing(i, sign, limit, {toScale(box_, i, other.first[i]), riseOf(other)}, riseAt);
        if (found) found = fromScale(box_, i, *found);
        return found;
    }

    /// From a point below the limit outwards to where it is reached, or to the bound; in coordinates.
    std::optional<double> crossing(Eigen::Index i, double sign, double limit, ProfilePoint before,
                                   const std::function<std::optional<double>(double value)>& rise) const {
        // A linearised interval far wider than the range says nothing of where its ends are.
        const double first = std::min(half(i), kFirstStep * (high(i) - low(i)));
        double step = sign * first;
        for (int k = 0; k < kMostDoublings; ++k, step *= 2) {
            const double next = std::clamp(before.value + step, low(i), high(i));
            if (next == before.value) return next;
            const auto there = rise(next);
            if (!there) return std::nullopt;
            if (*there >= limit) {
                const double found = profileEnd(before, {next, *there}, limit, first, rise, kEndTolerance);
                return std::isnan(found) ? std::nullopt : std::optional(found);
            }
            before = {next, *there};
        }
        return std::nullopt;
    }

    FitUncertainty& u_;
    Predictor& predictor_;
    Residuals& residuals_;
    const Prediction& prediction_;
    const FitBox& box_;
    const Eigen::VectorXd& estimate_;
    const std::vector<FitMinimum>& others_;
    const std::vector<Unknown>& unknowns_;
    long long mostSolves_;
    const Progress& progress_;
    bool all_;
    double least_;
    IntervalCheck& check_;
    std::vector<std::pair<double, double>> ranges_; ///< per unknown, values
    Eigen::VectorXd better_;
    Eigen::MatrixXd
        along_; ///< column i: how the others move with unknown i, in coordinates, by the linear model
};

} // namespace

Eigen::VectorXd correctIntervals(FitUncertainty& uncertainty, Predictor& predictor, FitWeights weights,
                                 Loss loss, const Prediction& prediction, const FitBox& box,
                                 const Eigen::VectorXd& estimate, const std::vector<FitMinimum>& others,
                                 const std::vector<Unknown>& unknowns, long long mostSolves,
                                 const Progress& progress, bool all) {
    IntervalCheck& check = uncertainty.check;
    check = {.profiled = std::vector<bool>(unknowns.size(), false),
             .posterior = std::vector<bool>(unknowns.size(), false),
             .curved = {},
             .open = {},
             .limited = {},
             .left = {},
             .unbounded = {},
             .unchecked = {},
             .cut = {},
             .switched = {},
             .others = {}};
    Residuals residuals(predictor, weights);
    Eigen::VectorXd better;
    // Where the model meets the data to rounding, J says nothing at the ends of intervals of rounding's size.
    const bool looked = loss == Loss::Squared && !metExactly(predictor.data(), prediction);
    if (looked)
        better = IntervalCorrection(uncertainty, predictor, residuals, prediction, box, estimate, others,
                                    unknowns, mostSolves, progress, all)
                     .run();
    for (Eigen::Index i = 0; i < estimate.size(); ++i) {
        double &lower = uncertainty.lower[i], &upper = uncertainty.upper[i];
        if (!std::isfinite(lower) || !std::isfinite(upper)) continue;
        const std::string& name = unknowns[static_cast<std::size_t>(i)].name;
        const auto [low, high] = rangeOf(box, estimate, i);
        // That the data exclude nothing up to there is known only where J was looked at.
        const bool known = looked && std::ranges::find(check.unchecked, name) == check.unchecked.end();
        const auto told = [&](bool atConstraint) -> Messages& {
            return !known ? check.cut : atConstraint ? check.limited : check.open;
        };
        const auto isOpen = [&](const Message& side) {
            return std::ranges::find(check.unbounded, side) != check.unbounded.end();
        };
        if (lower <= low) {
            lower = low;
            if (!isOpen(filled(sentence("Method", "{} downwards"), name)))
                told(low > box.lower[i]).push_back(filled(sentence("Method", "{} down to {:g}"), name, low));
        }
        if (upper >= high) {
            upper = high;
            if (!isOpen(filled(sentence("Method", "{} upwards"), name)))
                told(high < box.upper[i]).push_back(filled(sentence("Method", "{} up to {:g}"), name, high));
        }
    }
    return better;
}

} // namespace rigor
