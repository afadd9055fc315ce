#pragma once
// Which variables are wanted as states, where some of those that have a derivative must cease to be one.

#include "core/engine/modelica/solve/index/differentiated.h"

#include <tuple>

namespace rigor::modelica {

class StatePreference {
  public:
    /// First what der(...) made, then what never was a state, then by the attribute stateSelect, `fixed`
    /// start values and what events and limits set; among those without a start before those with one, deeper
    /// components before those they are in, later ones before earlier ones.
    using Rank = std::tuple<int, bool, int, std::int64_t>;

    StatePreference(const FlatModel& model, const Differentiated& system);
    /// What is less is given up first.
    Rank of(std::uint32_t element) const { return ranks_[element]; }

  private:
    std::vector<Rank> ranks_;
};

} // namespace rigor::modelica
