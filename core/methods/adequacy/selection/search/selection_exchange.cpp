#include "core/methods/adequacy/selection/search/selection_exchange.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/random.h"
#include "core/methods/adequacy/selection/search/selection_enumerate.h"
#include "core/methods/adequacy/selection/search/selection_kernel.h"
#include "core/methods/adequacy/selection/sets/packed_information.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {

/// Share of all information that is added while too few sensors are chosen to determine the parameters.
constexpr double kRidge = 1e-6;
/// An exchange must improve the logarithm by more than its rounding.
constexpr double kImprovement = 1e-12;
/// Multiplications of a quick order; beyond, several sensors are taken at a time.
constexpr double kQuickWork = 3e8;
/// Values of the criterion times p^3 before the greedy steps heed a stop: some hundredths of a second.
constexpr double kLeastGreedy = 3e6;

using Packed = Eigen::VectorXd;

struct ExchangeEnd {
    double logValue = kInfinity;
    std::vector<int> chosen; ///< free sensors (indices)
    long long scores = 0;    ///< values of the criterion computed
};

class ExchangeSearch {
  public:
    ExchangeSearch(const CandidateSensors& set, const FreeSensors& sensors, Criterion criterion)
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

    double log(const Packed& m, long long& scores) const {
        ++scores;
        return selection::score(m.data(), set_.parameterCount(), wanted_).log(criterion_);
    }

    /// Free sensors (indices) to add to those given, until no place is left, by their gain in ln det M to
    /// first order.
    std::vector<int> quickly(const std::vector<int>& chosen) const {
        const int p = set_.parameterCount(), n = static_cast<int>(information_.size());
        std::vector<Packed> products; // off-diagonals twice, so that a scalar product is <G, M>
        for (Packed m : information_) {
            for (Eigen::Index i = 0, at = 0; i < p; ++i, ++at)
                for (Eigen::Index j = 0; j < i; ++j) m[at++] *= 2;
            products.push_back(std::move(m));
        }
        Packed sum = base_ + ridge_;
        double cost = 0;
        std::vector<bool> taken(information_.size());
        for (const int k : chosen) {
            sum += information_[static_cast<std::size_t>(k)];
            cost += costOf(k);
            taken[static_cast<std::size_t>(k)] = true;
        }
        const int places = std::min(sensors_.places, n) - static_cast<int>(chosen.size());
        const int together = 1 + static_cast<int>(static_cast<double>(places) * n *
                                                  static_cast<double>(base_.size()) / kQuickWork);
        std::vector<int> added, order(information_.size());
        std::vector<double> gains(information_.size());
        while (static_cast<int>(added.size()) < places) {
            Packed inverse = Packed::Zero(base_.size());
            double logDeterminant = 0;
            if (!selection::invert(sum.data(), p, inverse.data(), logDeterminant)) inverse.setZero();
            for (std::size_t k = 0; k < gains.size(); ++k) gains[k] = inverse.dot(products[k]);
            std::iota(order.begin(), order.end(), 0);
            std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
                return gains[static_cast<std::size_t>(a)] > gains[static_cast<std::size_t>(b)];
            });
            int more = 0;
            for (const int k : order) {
                if (more == together || static_cast<int>(added.size()) == places) break;
                if (taken[static_cast<std::size_t>(k)] || cost + costOf(k) > sensors_.costLeft) continue;
                taken[static_cast<std::size_t>(k)] = true;
                sum += information_[static_cast<std::size_t>(k)];
                cost += costOf(k);
                added.push_back(k);
                ++more;
            }
            if (more == 0) break;
        }
        return added;
    }

    /// From the free sensors given (indices), added to until no place is left, then exchanged.
    ExchangeEnd from(std::vector<int> chosen, const std::stop_token& stop) const {
        long long scores = 0;
        Packed sum = base_;
        double cost = 0;
        for (const int k : chosen) {
            sum += information_[static_cast<std::size_t>(k)];
            cost += costOf(k);
        }
        while (static_cast<int>(chosen.size()) < sensors_.places) {
            const int best = bestAddition(sum, chosen, cost, stop, scores);
            if (isOver(stop, scores))
                for (const int k : quickly(chosen)) put(k, chosen, sum, cost);
            if (best < 0 || isOver(stop, scores)) break;
            put(best, chosen, sum, cost);
        }
        double now = log(sum, scores);
        while (!stop.stop_requested()) {
            // Best of all exchanges of one sensor, and of all additions that a cheaper exchange has made
            // possible.
            double best = std::isinf(now) ? kInfinity : now - kImprovement;
            int out = -1, in = -1;
            if (criterion_ == Criterion::ModifiedE) // the only one that a sensor less can improve
                for (const int k : chosen) {
                    const double value = log(sum - information_[static_cast<std::size_t>(k)], scores);
                    if (value >= best) continue;
                    best = value;
                    out = k;
                }
            const auto consider = [&](const Packed& without, double costWithout, int removed) {
                for (int k = 0; k < static_cast<int>(information_.size()) && !stop.stop_requested(); ++k) {
                    if (costWithout + costOf(k) > sensors_.costLeft || contains(chosen, k)) continue;
                    const double value = log(without + information_[static_cast<std::size_t>(k)], scores);
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
            now = log(sum, scores);
        }
        return {now, chosen, scores};
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
    /// Of the greedy steps: where there is little to do they are made whatever the clock says.
    bool isOver(const std::stop_token& stop, long long scores) const {
        const double p = set_.parameterCount();
        return stop.stop_requested() && static_cast<double>(scores) * p * p * p >= kLeastGreedy;
    }
    int bestAddition(const Packed& sum, const std::vector<int>& chosen, double cost,
                     const std::stop_token& stop, long long& scores) const {
        int best = -1;
        double bestValue = kInfinity;
        for (int k = 0; k < static_cast<int>(information_.size()) && !isOver(stop, scores); ++k) {
            if (cost + costOf(k) > sensors_.costLeft || contains(chosen, k)) continue;
            const double value = log(sum + ridge_ + information_[static_cast<std::size_t>(k)], scores);
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
    const ExchangeSearch search(set, sensors, criterion);
    const auto count = static_cast<std::size_t>(1 + randomStarts);
    std::vector<ExchangeEnd> ends(count);
    ends[0] = search.from({}, stop);
    parallelFor(count - 1, threads, stop, [&](std::size_t i) {
        RandomStream random(seed, 7001 + i);
        ends[i + 1] = search.from(randomStart(set, sensors, random), stop);
    });
    ExchangeResult result;
    result.starts = static_cast<int>(count);
    const ExchangeEnd* best = &ends.front();
    for (const auto& end : ends)
        if (end.logValue < best->logValue - kImprovement) best = &end;
    result.logValue = best->logValue;
    for (const auto& end : ends) {
        result.hits += end.logValue <= best->logValue + kTieTolerance;
        result.scores += end.scores;
    }
    if (std::isinf(best->logValue)) return result;
    result.best = sensors.required;
    for (const int k : best->chosen) result.best.push_back(sensors.free[static_cast<std::size_t>(k)]);
    std::sort(result.best.begin(), result.best.end());
    return result;
}

std::vector<int> quickOrder(const CandidateSensors& set, const SelectionLimits& limits) {
    const FreeSensors sensors = freeSensors(set, limits);
    std::vector<int> order = ExchangeSearch(set, sensors, Criterion::D).quickly({});
    for (int& k : order) k = sensors.free[static_cast<std::size_t>(k)];
    return order;
}

} // namespace rigor
