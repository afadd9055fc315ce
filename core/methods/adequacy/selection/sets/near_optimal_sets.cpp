#include "core/methods/adequacy/selection/sets/near_optimal_sets.h"

#include "core/methods/adequacy/selection/search/selection_kernel.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {

using Packed = Eigen::VectorXd;

class Neighbourhood {
  public:
    Neighbourhood(const CandidateSensors& set, const SelectionLimits& limits, Criterion criterion,
                  std::size_t count)
        : set_(set), sensors_(freeSensors(set, limits)), most_(limits.maxSensors),
          costLimit_(limits.costLimit), criterion_(criterion), count_(count) {
        wanted_ = {criterion == Criterion::D, criterion == Criterion::E, criterion == Criterion::ModifiedE};
        for (int k = 0; k < set.count(); ++k) information_.push_back(packed(set.information(k)));
    }

    void run(const std::vector<int>& start, const std::stop_token& stop) {
        offer(packed(set_.information(start)), start);
        // The best one whose neighbours have not been looked at.
        while (scored_ < kMostNear && !stop.stop_requested()) {
            const auto next = std::find_if(best_.begin(), best_.end(),
                                           [&](const Entry& e) { return !expanded_.contains(e.second); });
            if (next == best_.end()) return;
            expanded_.insert(next->second);
            expand(std::vector<int>(next->second), stop);
        }
    }

    std::vector<RankedCombination> take() const {
        std::vector<RankedCombination> ranked;
        for (const auto& [value, sensors] : best_)
            ranked.push_back({sensors, criteriaOfInformation(set_.information(sensors))});
        return ranked;
    }

  private:
    using Entry = std::pair<double, std::vector<int>>; ///< ln of the criterion, sensors

    Packed packed(const Eigen::MatrixXd& m) const {
        Packed v(static_cast<Eigen::Index>(selection::packedSize(set_.parameterCount())));
        selection::pack(m, v.data());
        return v;
    }

    void offer(const Packed& sum, const std::vector<int>& sensors) {
        ++scored_;
        const double value = selection::score(sum.data(), set_.parameterCount(), wanted_).log(criterion_);
        if (!std::isfinite(value)) return;
        if (best_.size() >= count_ && !(Entry{value, sensors} < *best_.rbegin())) return;
        // The sum depends in its last digits on the order of its terms: a combination is known by its
        // sensors.
        if (!listed_.insert(sensors).second) return;
        best_.insert({value, sensors});
        if (best_.size() <= count_) return;
        listed_.erase(best_.rbegin()->second);
        best_.erase(std::prev(best_.end()));
    }

    void expand(const std::vector<int>& chosen, const std::stop_token& stop) {
        const Packed sum = packed(set_.information(chosen));
        const double cost = set_.cost(chosen);
        const bool room = static_cast<int>(chosen.size()) < most_;
        if (room) put(sum, cost, chosen, stop);
        for (const int out : chosen) {
            if (!std::binary_search(sensors_.free.begin(), sensors_.free.end(), out)) continue; // required
            std::vector<int> rest = chosen;
            std::erase(rest, out);
            const Packed without = sum - information_[static_cast<std::size_t>(out)];
            if (!rest.empty()) offer(without, rest);
            put(without, cost - set_.cost(out), rest, stop);
        }
    }

    /// Each free sensor that is not chosen and fits, added.
    void put(const Packed& sum, double cost, const std::vector<int>& chosen, const std::stop_token& stop) {
        for (const int in : sensors_.free) {
            if (stop.stop_requested()) return;
            const auto place = std::lower_bound(chosen.begin(), chosen.end(), in);
            if ((place != chosen.end() && *place == in) || cost + set_.cost(in) > costLimit_) continue;
            std::vector<int> more(chosen.begin(), place);
            more.push_back(in);
            more.insert(more.end(), place, chosen.end());
            offer(sum + information_[static_cast<std::size_t>(in)], more);
        }
    }

    const CandidateSensors& set_;
    FreeSensors sensors_;
    int most_;
    double costLimit_;
    Criterion criterion_;
    std::size_t count_;
    selection::Wanted wanted_;
    std::vector<Packed> information_;
    std::set<Entry> best_;
    std::set<std::vector<int>> listed_, expanded_;
    long long scored_ = 0;
};

} // namespace

std::vector<RankedCombination> combinationsNear(const CandidateSensors& set, const SelectionLimits& limits,
                                                Criterion criterion, const std::vector<int>& start,
                                                std::size_t count, const std::stop_token& stop) {
    if (start.empty() || count == 0) return {};
    Neighbourhood near(set, limits, criterion, count);
    near.run(start, stop);
    return near.take();
}

} // namespace rigor
