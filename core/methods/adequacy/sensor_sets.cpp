#include "core/methods/adequacy/sensor_sets.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace rigor {

namespace {
constexpr std::size_t kMostListed = 10; ///< sensors whose sets are all looked at
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

SensorSet namedSet(const FitData& data, const std::vector<bool>& used) {
    SensorSet set;
    set.used = used;
    for (std::size_t s = 0; s < used.size(); ++s)
        if (used[s]) set.names += (set.names.empty() ? "" : ", ") + data.sensors[s].output;
    return set;
}

/// What a fit says of its set.
void fill(SensorSet& set, Predictor& predictor, const PointFit& fit, const std::vector<std::string>& names,
          bool secondOrder, double limit) {
    set.covariance = covarianceOfFit(predictor, fit, secondOrder, limit);
    set.determined = set.covariance.determined;
    set.reason = whyUndetermined(set.covariance, fit.estimate, names, limit);
    set.criteria =
        set.determined ? criteriaOf(set.covariance.covariance) : DesignCriteria{kNaN, kNaN, kNaN, kNaN};
}
} // namespace

double criterionOf(const DesignCriteria& criteria, const std::string& name) {
    if (name == "A") return criteria.a;
    if (name == "D") return criteria.d;
    return name == "E" ? criteria.e : criteria.modifiedE;
}

SensorSets assessSensorSets(Predictor& predictor, const FitBox& box, const std::vector<std::string>& names,
                            const std::string& criterion, bool secondOrder, double conditionLimit,
                            const Progress& progress,
                            const std::function<void(std::size_t, std::size_t)>& told) {
    const FitData& data = predictor.data();
    const std::size_t n = data.sensors.size();
    SensorSets result;
    result.all = fitPoint(predictor, box, std::vector<bool>(n, true), {}, progress.stop);
    if (!result.all.answered()) {
        result.complete = !progress.stopRequested();
        return result;
    }
    result.listed = n <= kMostListed;
    const std::size_t total = result.listed ? (std::size_t{1} << n) - 1 : 1;
    // Sets of one size are looked at together, the largest first.
    std::vector<std::size_t> masks;
    if (result.listed)
        for (std::size_t mask = 1; mask <= total; ++mask) masks.push_back(mask);
    std::stable_sort(masks.begin(), masks.end(),
                     [](std::size_t a, std::size_t b) { return std::popcount(a) > std::popcount(b); });
    const auto assess = [&](const std::vector<bool>& used) {
        SensorSet set = namedSet(data, used);
        PointFit at = result.all;
        at.used = used;
        const FitCovariance there =
            fitCovariance(weightedJacobian(data, result.all.prediction.slopes, used), {}, conditionLimit);
        const bool isAll = std::count(used.begin(), used.end(), false) == 0;
        if (!there.determined && !isAll) {
            set.covariance = there;
            set.reason = whyUndetermined(there, result.all.estimate, names, conditionLimit);
            set.criteria = {kNaN, kNaN, kNaN, kNaN};
            return set;
        }
        FitBox near = box;
        near.start = result.all.estimate;
        const PointFit fit = isAll ? result.all : fitPoint(predictor, near, used, {}, progress.stop);
        if (!fit.answered()) {
            set.reason = fit.why;
            set.criteria = {kNaN, kNaN, kNaN, kNaN};
            return set;
        }
        if (isAll) predictor.withSlopes(fit.estimate); // where the second derivatives are taken
        set.reestimated = true;
        set.estimate = fit.estimate;
        set.sumOfSquares = fit.sumOfSquares;
        set.values = fit.values;
        fill(set, predictor, fit, names, secondOrder, conditionLimit);
        return set;
    };
    if (!result.listed) {
        result.sets.push_back(assess(std::vector<bool>(n, true)));
        told(1, 1);
        return result;
    }
    for (const std::size_t mask : masks) {
        if (progress.stopRequested()) {
            result.complete = false;
            break;
        }
        std::vector<bool> used(n);
        for (std::size_t s = 0; s < n; ++s) used[s] = (mask >> s) & 1u;
        result.sets.push_back(assess(used));
        told(result.sets.size(), total);
    }
    std::stable_sort(result.sets.begin(), result.sets.end(), [&](const SensorSet& a, const SensorSet& b) {
        if (a.determined != b.determined) return a.determined;
        return a.determined && criterionOf(a.criteria, criterion) < criterionOf(b.criteria, criterion);
    });
    return result;
}

} // namespace rigor
