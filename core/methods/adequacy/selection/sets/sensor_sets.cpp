#include "core/methods/adequacy/selection/sets/sensor_sets.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/selection/search/selection_exchange.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace rigor {

namespace {
constexpr std::size_t kMostListed = 10; ///< sensors whose sets are all looked at
constexpr int kStarts = 8;              ///< of the exchange search for every size

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
    set.reason = whyUndetermined(set.covariance, fit.estimate, names, limit, &predictor, fit.used);
    set.criteria =
        set.determined ? criteriaOf(set.covariance.covariance) : DesignCriteria{kNaN, kNaN, kNaN, kNaN};
}

/// Determined ones first, best first by the criterion; then the others.
bool better(const SensorSet& a, const SensorSet& b, const std::string& criterion) {
    if (a.determined != b.determined) return a.determined;
    return a.determined && criterionOf(a.criteria, criterion) < criterionOf(b.criteria, criterion);
}

using Told = std::function<void(const SensorSetProgress&)>;

/// What a proof under way tells, with names in place of weights.
Progress namedProgress(const FitData& data, const Progress& progress, const Told& told) {
    return {progress.stop, [&data, &told](const ProgressEvent& event) {
                SensorSetProgress now{.phase = event.phase, .done = static_cast<std::size_t>(event.done)};
                for (std::size_t k = 0; k < event.populationEstimates.size(); ++k) {
                    std::vector<bool> used;
                    for (const double weight : event.populationEstimates[k]) used.push_back(weight > 0.5);
                    now.best.emplace_back(namedSet(data, used).names, event.population[k]);
                }
                told(now);
            }};
}

/// Too many sensors for every set: the set of all, and the best of every size at the slopes given.
std::vector<std::vector<bool>> promisingSets(const FitData& data, const Eigen::MatrixXd& slopes,
                                             const std::vector<std::string>& names,
                                             const SensorSetOptions& options, const Progress& progress,
                                             const Told& told, BranchResult& proof) {
    const std::size_t n = data.sensors.size();
    std::vector<std::vector<bool>> sets{std::vector<bool>(n, true)};
    CandidateSensors candidates;
    candidates.parameters = names;
    for (std::size_t s = 0; s < n; ++s) {
        std::vector<bool> alone(n);
        alone[s] = true;
        candidates.sensors.push_back(data.sensors[s].output);
        candidates.rows.push_back(weightedJacobian(data, slopes, alone));
    }
    SelectionLimits limits;
    candidates.costs = options.limits.costs;
    limits.costLimit = options.limits.costLimit;
    for (std::size_t s = 0; s < n; ++s) {
        if (!options.limits.required.empty() && options.limits.required[s])
            limits.required.push_back(static_cast<int>(s));
        if (!options.limits.forbidden.empty() && options.limits.forbidden[s])
            limits.forbidden.push_back(static_cast<int>(s));
    }
    const int most = options.limits.most > 0 ? std::min(options.limits.most, static_cast<int>(n))
                                             : static_cast<int>(n) - 1;
    const Criterion criterion = criteriaFromString(options.criterion).front();
    const auto add = [&](const std::vector<int>& chosen) {
        std::vector<bool> used(n);
        for (const int k : chosen) used[static_cast<std::size_t>(k)] = true;
        if (!chosen.empty() && std::find(sets.begin(), sets.end(), used) == sets.end()) sets.push_back(used);
    };
    if (!options.wanted.empty() && options.wanted != sets.front()) sets.push_back(options.wanted);
    const int least =
        std::max(static_cast<int>((names.size() + 1) / 2), static_cast<int>(limits.required.size()));
    for (int size = most; size >= std::max(1, std::min(least, most)) && !progress.stopRequested(); --size) {
        if (static_cast<int>(limits.required.size()) > size) break;
        limits.maxSensors = size;
        if (size < most) {
            add(exchangeSearch(candidates, limits, criterion, kStarts, options.seed, options.threads,
                               progress.stop)
                    .best);
            continue;
        }
        proof = branchAndBound(
            candidates, limits, criterion,
            {.nodeLimit = options.proofNodes, .seed = options.seed, .threads = options.threads},
            namedProgress(data, progress, told));
        add(proof.best);
    }
    return sets;
}
} // namespace

double criterionOf(const DesignCriteria& criteria, const std::string& name) {
    if (name == "A") return criteria.a;
    if (name == "D") return criteria.d;
    return name == "E" ? criteria.e : criteria.modifiedE;
}

SensorSets assessSensorSets(Predictor& predictor, const FitBox& box, const std::vector<std::string>& names,
                            const SensorSetOptions& options, const Progress& progress, const Told& told) {
    const FitData& data = predictor.data();
    const std::size_t n = data.sensors.size();
    SensorSets result;
    result.all = fitPoint(predictor, box, std::vector<bool>(n, true), {}, progress.stop);
    if (!result.all.answered()) {
        result.complete = !progress.stopRequested();
        return result;
    }
    result.listed = n <= kMostListed;
    const std::size_t total = result.listed ? (std::size_t{1} << n) - 1 : 0;
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
        const FitCovariance there = fitCovariance(weightedJacobian(data, result.all.prediction.slopes, used),
                                                  {}, options.conditionLimit);
        const bool isAll = std::count(used.begin(), used.end(), false) == 0;
        if (!there.determined && !isAll) {
            set.covariance = there;
            set.reason = whyUndetermined(there, result.all.estimate, names, options.conditionLimit);
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
        fill(set, predictor, fit, names, options.secondOrder, options.conditionLimit);
        // On a bound the sum of squares may fall outwards: then the bound is the reason.
        const bool outwards = set.reason.empty() || set.covariance.indefinite;
        for (std::size_t i = names.size(); outwards && i-- > 0;)
            if (fit.atBound[i])
                set.reason =
                    filled(translate("Method", "the estimate of {} lies on a bound of the search"), names[i]);
        return set;
    };
    std::vector<std::vector<bool>> sets;
    if (result.listed)
        for (const std::size_t mask : masks) {
            std::vector<bool> used(n);
            for (std::size_t s = 0; s < n; ++s) used[s] = (mask >> s) & 1u;
            sets.push_back(std::move(used));
        }
    else
        sets =
            promisingSets(data, result.all.prediction.slopes, names, options, progress, told, result.proof);
    for (const auto& used : sets) {
        if (progress.stopRequested()) {
            result.complete = false;
            break;
        }
        SensorSet set = assess(used);
        const auto place = std::upper_bound(
            result.sets.begin(), result.sets.end(), set,
            [&](const SensorSet& a, const SensorSet& b) { return better(a, b, options.criterion); });
        result.sets.insert(place, std::move(set));
        SensorSetProgress now{.phase = "sensor sets", .done = result.sets.size(), .total = sets.size()};
        for (const SensorSet& one : result.sets)
            now.best.emplace_back(one.names, criterionOf(one.criteria, options.criterion));
        told(now);
    }
    return result;
}

} // namespace rigor
