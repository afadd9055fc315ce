#pragma once
// Disjoint sets of members that are equal or opposite to each other (R. Tarjan 1975, with a sign per step).

#include <cstdint>
#include <utility>
#include <vector>

namespace rigor::modelica {

class SignedSets {
  public:
    explicit SignedSets(std::size_t count) : parent_(count), minus_(count), members_(count) {
        for (std::uint32_t i = 0; i < count; ++i) {
            parent_[i] = i;
            members_[i] = {i};
        }
    }

    struct Place {
        std::uint32_t root = 0;
        bool minus = false; ///< the member is the negative of the root
    };
    Place find(std::uint32_t member) const { return {parent_[member], minus_[member]}; }

    /// Of a root; empty for any other.
    const std::vector<std::uint32_t>& members(std::uint32_t root) const { return members_[root]; }

    /// Two members of different sets are equal, or opposite.
    void join(std::uint32_t a, std::uint32_t b, bool opposite) {
        Place to = find(a), from = find(b);
        const bool minus = opposite != (to.minus != from.minus);
        if (members_[to.root].size() < members_[from.root].size()) std::swap(to, from);
        // The smaller set moves: a member does so at most log2(count) times.
        for (const std::uint32_t member : std::exchange(members_[from.root], {})) {
            parent_[member] = to.root;
            minus_[member] = minus_[member] != minus;
            members_[to.root].push_back(member);
        }
    }

  private:
    std::vector<std::uint32_t> parent_;
    std::vector<bool> minus_;
    std::vector<std::vector<std::uint32_t>> members_;
};

} // namespace rigor::modelica
