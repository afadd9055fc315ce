#pragma once
// Which sets of a list are joined when it is too long. Sets of one mode are put in the order of a curve that
// keeps neighbours together (Morton 1966: the bits of the middles of their parameters, interleaved), and each
// is compared with the next few: of these pairs the one whose hull adds least volume is joined first. n sets
// take O(n log n).

#include "core/methods/verified/sets/state_set.h"

#include <functional>
#include <limits>
#include <queue>
#include <vector>

namespace rigor {

class Merger {
  public:
    /// list: changed by `join` only.
    Merger(const std::vector<StateSet>& list, std::size_t parameters);

    /// join(a, b): set a becomes the hull of both, b is dropped.
    using Join = std::function<void(std::size_t, std::size_t)>;
    void reduceTo(std::size_t most, const Join& join);
    /// Every pair whose hull has at most (1 + share) times the volume of both.
    void joinClose(double share, const Join& join);
    bool isLeft(std::size_t k) const { return alive_[k]; }

  private:
    struct Pair {
        double cost;
        std::size_t a, b;
        int versions;
        bool operator<(const Pair& o) const { return cost != o.cost ? cost > o.cost : a > o.a; }
    };
    void order();
    void joinUntil(std::size_t most, const Join& join);
    void push(std::size_t a);
    double added(const StateSet& a, const StateSet& b) const;

    const std::vector<StateSet>& list_;
    std::size_t parameters_;
    std::vector<double> lowest_, scale_;       ///< per parameter, over the list
    std::vector<std::size_t> sorted_, place_;  ///< along the curve; where each set is
    std::vector<std::size_t> next_, previous_; ///< places, along the curve, of what is left
    std::vector<int> version_;
    std::vector<bool> alive_;
    double share_ = std::numeric_limits<double>::infinity(); ///< volume that a hull may add
    std::priority_queue<Pair> queue_;
};

} // namespace rigor
