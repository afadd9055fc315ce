#pragma once
// Sensor i dominates sensor j when M_i - M_j is positive definite and i is not dearer: since A, D and E never
// grow with the information, some best combination has j only together with i. Of equal sensors the one with
// the lower number counts as the dominating one. ME may grow: there no sensor dominates another.

#include "core/methods/adequacy/selection/search/selection_bound.h"

#include <stop_token>

namespace rigor {

class Dominance {
  public:
    /// Among the free sensors; a required one is taken whatever dominates it. None dominates another when it
    /// is stopped: the search is then only slower.
    Dominance(const CandidateSensors& set, const Relaxation& relaxation, const FreeSensors& sensors,
              const std::stop_token& stop = {});
    /// Sensors that must be taken before `sensor`, and those that need `sensor`; transitive.
    const std::vector<int>& above(int sensor) const { return above_[static_cast<std::size_t>(sensor)]; }
    const std::vector<int>& below(int sensor) const { return below_[static_cast<std::size_t>(sensor)]; }

  private:
    std::vector<std::vector<int>> above_, below_;
};

} // namespace rigor
