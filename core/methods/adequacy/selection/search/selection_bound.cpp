#include "core/methods/adequacy/selection/search/selection_bound.h"

#include "core/methods/adequacy/selection/search/selection_condition.h"
#include "core/methods/adequacy/selection/search/selection_relaxation.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

Relaxation::Relaxation(const CandidateSensors& set) : p_(set.parameterCount()), costs_(set.costs) {}

std::vector<double> Relaxation::costsOf(const PartialChoice& choice) const {
    std::vector<double> costs;
    if (!costs_.empty())
        for (const int k : choice.open) costs.push_back(cost(k));
    return costs;
}

double Relaxation::logValue(const std::vector<int>& chosen) const {
    Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(p_, p_);
    for (const int k : chosen) sum += information(k);
    return logValueOf(sum);
}

std::unique_ptr<const Relaxation> makeRelaxation(const CandidateSensors& set, Criterion criterion) {
    if (criterion == Criterion::ModifiedE) return std::make_unique<ConditionRelaxation>(set);
    return std::make_unique<SensorRelaxation>(set, criterion);
}

double RelaxedBound::needed(double logValue) const {
    return (power > 0 ? std::exp((logNumerator - logValue) / power) : 0) - fixed;
}

double largestSum(std::vector<double>& gains, const std::vector<double>& costs, int places, double costLeft,
                  double& offset, int least) {
    const std::size_t n = gains.size(), k = std::min(n, static_cast<std::size_t>(std::max(places, 0)));
    const std::size_t forced = std::min(k, static_cast<std::size_t>(std::max(least, 0)));
    std::vector<std::size_t> order(n);
    std::vector<double> reduced(n);
    double used = 0;
    const auto sumFor = [&](double multiplier) {
        for (std::size_t i = 0; i < n; ++i)
            reduced[i] = gains[i] - (multiplier > 0 ? multiplier * costs[i] : 0);
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto larger = [&](std::size_t a, std::size_t b) { return reduced[a] > reduced[b]; };
        const auto first = order.begin();
        const auto end = first + static_cast<std::ptrdiff_t>(k);
        if (k < n) std::nth_element(first, end, order.end(), larger);
        if (forced > 0 && forced < k)
            std::nth_element(first, first + static_cast<std::ptrdiff_t>(forced), end, larger);
        double sum = 0;
        used = 0;
        for (std::size_t i = 0; i < k; ++i) {
            if (i >= forced && reduced[order[i]] <= 0) continue;
            sum += reduced[order[i]];
            if (!costs.empty()) used += costs[order[i]];
        }
        return multiplier > 0 ? sum + multiplier * costLeft : sum; // costLeft may be infinite
    };
    double best = sumFor(0), at = 0;
    if (!costs.empty() && used > costLeft) {
        // Convex in the multiplier: too dear a choice says that it must grow.
        double low = 0, high = 0;
        for (std::size_t i = 0; i < n; ++i)
            if (costs[i] > 0) high = std::max(high, gains[i] / costs[i]);
        for (int step = 0; step < 40; ++step) {
            const double middle = 0.5 * (low + high), sum = sumFor(middle);
            if (sum < best) {
                best = sum;
                at = middle;
            }
            (used > costLeft ? low : high) = middle;
        }
        if (const double sum = sumFor(high); sum < best) {
            best = sum;
            at = high;
        }
    }
    offset = at > 0 ? at * costLeft : 0;
    if (at > 0)
        for (std::size_t i = 0; i < n; ++i) gains[i] -= at * costs[i];
    return best;
}

} // namespace rigor
