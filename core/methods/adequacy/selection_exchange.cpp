#include "core/methods/adequacy/selection_exchange.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/random.h"
#include "core/methods/adequacy/selection_enumerate.h"
#include "core/methods/adequacy/selection_kernel.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Share of all information that is added while too few sensors are chosen to determine the parameters.
constexpr double kRidge = 1e-6;
/// An exchange must improve the logarithm by more than its rounding.
constexpr double kImprovement = 1e-12;

using Packed = Eigen::VectorXd;

class Search {
  public:
    Search(const CandidateSensors& set, const FreeSensors& sensors, Criterion criterion)
        : set_(set), sensors_(sensors), criterion_(criterion) {
        wanted_ = {criterion == Criterion::D, criterion == Criterion::E, criterion == Criterion::ModifiedE};
        const int p = set.parameterCount();
        Eigen::MatrixXd all = Eigen::MatrixXd::Zero(p, p);
        for (int k = 0; k < set.count(); ++k) all += set.information(k);
        const auto packed = [&](const Eigen::MatrixXd& m) {
            Packed v(static_cast<Eigen::Index>(selection::packedSize(p)));
            selection::pack(m, v.data());
            return v;
        };
        ridge_ = packed(kRidge * all);
        for (const int k : sensors.free) information_.push_back(packed(set.information(k)));
        base_ = packed(set.information(sensors.required));
    }

    double log(const Packed& m) const {
        return selection::score(m.data(), set_.parameterCount(), wanted_).log(criterion_);
    }

    /// From the free sensors given (indices), added to until no place is left, then exchanged.
    std::pair<double, std::vector<int>> from(std::vector<int> chosen, const std::stop_token& stop) const {
        Packed sum = base_;
        double cost = 0;
        for (const int k : chosen) {
            sum += information_[static_cast<std::size_t>(k)];
            cost += costOf(k);
        }
        while (static_cast<int>(chosen.size()) < sensors_.places) {
            const int best = bestAddition(sum, chosen, cost);
            if (best < 0) break;
            put(best, chosen, sum, cost);
        }
        double now = log(sum);
        while (!stop.stop_requested()) {
            // Best of all exchanges of one sensor, and of all additions that a cheaper exchange has made
            // possible.
            double best = std::isinf(now) ? kInfinity : now - kImprovement;
            int out = -1, in = -1;
            if (criterion_ == Criterion::ModifiedE) // the only one that a sensor less can improve
                for (const int k : chosen) {
                    const double value = log(sum - information_[static_cast<std::size_t>(k)]);
                    if (value >= best) continue;
                    best = value;
                    out = k;
                }
            const auto consider = [&](const Packed& without, double costWithout, int removed) {
                for (int k = 0; k < static_cast<int>(information_.size()); ++k) {
                    if (costWithout + costOf(k) > sensors_.costLeft || contains(chosen, k)) continue;
                    const double value = log(without + information_[static_cast<std::size_t>(k)]);
                    if (value >= best) continue;
                    best = value;
                    out = removed;
                    in = k;
                }
            };
            if (static_cast<int>(chosen.size()) < sensors_.places) consider(sum, cost, -1);
            for (const int k : chosen)
                consider(sum - information_[static_cast<std::size_t>(k)], cost - costOf(k), k);
            if (in < 0 && out < 0) break;
            if (out >= 0) chosen.erase(std::find(chosen.begin(), chosen.end(), out));
            if (in >= 0) chosen.push_back(in);
            sum = base_; // anew, so that differences leave no rounding behind
            cost = 0;
            for (const int k : chosen) {
                sum += information_[static_cast<std::size_t>(k)];
                cost += costOf(k);
            }
            now = log(sum);
        }
        return {now, chosen};
    }

  private:
    double costOf(int k) const { return set_.cost(sensors_.free[static_cast<std::size_t>(k)]); }
    static bool contains(const std::vector<int>& list, int k) {
        return std::find(list.begin(), list.end(), k) != list.end();
    }
    void put(int k, std::vector<int>& chosen, Packed& sum, double& cost) const {
        chosen.push_back(k);
        sum += information_[static_cast<std::size_t>(k)];
        cost += costOf(k);
    }
    int bestAddition(const Packed& sum, const std::vector<int>& chosen, double cost) const {
        int best = -1;
        double bestValue = kInfinity;
        for (int k = 0; k < static_cast<int>(information_.size()); ++k) {
            if (cost + costOf(k) > sensors_.costLeft || contains(chosen, k)) continue;
            const double value = log(sum + ridge_ + information_[static_cast<std::size_t>(k)]);
            if (best >= 0 && !(value < bestValue)) continue;
            best = k;
            bestValue = value;
        }
        return best;
    }

    const CandidateSensors& set_;
    const FreeSensors& sensors_;
    Criterion criterion_;
    selection::Wanted wanted_;
    std::vector<Packed> information_;
    Packed base_, ridge_;
};

/// Free sensors (indices) in random order, as many as the limits allow.
std::vector<int> randomStart(const CandidateSensors& set, const FreeSensors& sensors, RandomStream& random) {
    std::vector<int> order(sensors.free.size()), chosen;
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
    double cost = 0;
    for (std::size_t i = 0; i < order.size() && static_cast<int>(chosen.size()) < sensors.places; ++i) {
        std::swap(order[i], order[i + random.below(order.size() - i)]);
        const double more = cost + set.cost(sensors.free[static_cast<std::size_t>(order[i])]);
        if (more > sensors.costLeft) continue;
        cost = more;
        chosen.push_back(order[i]);
    }
    return chosen;
}

} // namespace

ExchangeResult exchangeSearch(const CandidateSensors& set, const SelectionLimits& limits, Criterion criterion,
                              int randomStarts, std::uint64_t seed, int threads, std::stop_token stop) {
    const FreeSensors sensors = freeSensors(set, limits);
    const Search search(set, sensors, criterion);
    const auto count = static_cast<std::size_t>(1 + randomStarts);
    std::vector<std::pair<double, std::vector<int>>> ends(count, {kInfinity, {}});
    ends[0] = search.from({}, stop);
    parallelFor(count - 1, threads, stop, [&](std::size_t i) {
        RandomStream random(seed, 7001 + i);
        ends[i + 1] = search.from(randomStart(set, sensors, random), stop);
    });
    ExchangeResult result;
    result.starts = static_cast<int>(count);
    const std::pair<double, std::vector<int>>* best = &ends.front();
    for (const auto& end : ends)
        if (end.first < best->first - kImprovement) best = &end;
    result.logValue = best->first;
    for (const auto& end : ends) result.hits += end.first <= best->first + kTieTolerance;
    if (std::isinf(best->first)) return result;
    result.best = sensors.required;
    for (const int k : best->second) result.best.push_back(sensors.free[static_cast<std::size_t>(k)]);
    std::sort(result.best.begin(), result.best.end());
    return result;
}

} // namespace rigor
