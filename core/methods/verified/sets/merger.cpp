#include "core/methods/verified/sets/merger.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace rigor {

namespace {
constexpr int kMergedNeighbours = 4;
constexpr int kBits = 10; ///< per parameter
} // namespace

Merger::Merger(const std::vector<StateSet>& list, std::size_t parameters)
    : list_(list), parameters_(parameters), lowest_(parameters), scale_(parameters), sorted_(list.size()),
      place_(list.size()), next_(list.size()), previous_(list.size()), version_(list.size(), 0),
      alive_(list.size(), true) {
    for (std::size_t k = 0; k < parameters_; ++k) {
        Interval all = Interval::empty();
        for (const StateSet& s : list_) all = hull(all, s.parameter(k));
        lowest_[k] = all.lower;
        scale_[k] = std::max(all.width(), 1e-300);
    }
    order();
}

void Merger::order() {
    std::vector<std::uint64_t> code(list_.size());
    for (std::size_t n = 0; n < list_.size(); ++n) {
        std::uint64_t bits = 0;
        std::size_t dimensions = std::min<std::size_t>(parameters_, 6);
        for (std::size_t k = 0; k < dimensions; ++k) {
            const double at = (list_[n].parameter(k).middle() - lowest_[k]) / scale_[k];
            const auto cell = static_cast<std::uint64_t>(std::clamp(at, 0.0, 1.0) * ((1 << kBits) - 1));
            for (int b = 0; b < kBits; ++b)
                bits |= (cell >> b & 1) << (static_cast<std::size_t>(b) * dimensions + k);
        }
        code[n] = bits;
        sorted_[n] = n;
    }
    std::sort(sorted_.begin(), sorted_.end(), [&](std::size_t a, std::size_t b) {
        if (list_[a].mode != list_[b].mode) return list_[a].mode < list_[b].mode;
        return code[a] != code[b] ? code[a] < code[b] : a < b;
    });
    for (std::size_t at = 0; at < sorted_.size(); ++at) {
        place_[sorted_[at]] = at;
        next_[at] = at + 1;
        previous_[at] = at == 0 ? sorted_.size() : at - 1;
    }
}

double Merger::added(const StateSet& a, const StateSet& b) const {
    double joint = 1, first = 1, second = 1;
    for (std::size_t k = 0; k < parameters_; ++k) {
        const Interval &x = a.parameter(k), &y = b.parameter(k);
        const double unit = 1 / scale_[k];
        joint *= (std::max(x.upper, y.upper) - std::min(x.lower, y.lower)) * unit + 1e-3;
        first *= (x.upper - x.lower) * unit + 1e-3;
        second *= (y.upper - y.lower) * unit + 1e-3;
    }
    if (joint > (1 + share_) * (first + second)) return std::numeric_limits<double>::infinity();
    return joint - first - second;
}

/// The best of the next few behind place a.
void Merger::push(std::size_t a) {
    const StateSet& set = list_[sorted_[a]];
    Pair best{std::numeric_limits<double>::infinity(), a, a, 0};
    std::size_t b = next_[a];
    for (int n = 0; n < kMergedNeighbours && b < sorted_.size(); ++n, b = next_[b]) {
        const StateSet& other = list_[sorted_[b]];
        if (other.mode != set.mode) break;
        const double cost = added(set, other);
        if (cost < best.cost) best = {cost, a, b, version_[a] + version_[b]};
    }
    if (best.b != a) queue_.push(best);
}

void Merger::reduceTo(std::size_t most, const Join& join) {
    share_ = std::numeric_limits<double>::infinity();
    joinUntil(most, join);
}
void Merger::joinClose(double share, const Join& join) {
    share_ = share;
    joinUntil(1, join);
}

void Merger::joinUntil(std::size_t most, const Join& join) {
    for (std::size_t a = 0; a < sorted_.size(); ++a) push(a);
    std::size_t left = sorted_.size();
    while (left > most && !queue_.empty()) {
        const Pair p = queue_.top();
        queue_.pop();
        if (!alive_[sorted_[p.a]]) continue;
        // One of them has changed since: look anew.
        if (!alive_[sorted_[p.b]] || version_[p.a] + version_[p.b] != p.versions) {
            push(p.a);
            continue;
        }
        join(sorted_[p.a], sorted_[p.b]);
        alive_[sorted_[p.b]] = false;
        ++version_[p.a];
        --left;
        if (next_[p.b] < sorted_.size()) previous_[next_[p.b]] = previous_[p.b];
        next_[previous_[p.b]] = next_[p.b];
        push(p.a);
    }
}

} // namespace rigor
