#pragma once
// What the families draw their rigs from.

#include "core/foundation/base/random.h"

#include <cmath>
#include <initializer_list>

namespace rigor::attacks {

class Draw {
  public:
    explicit Draw(RandomStream random) : random_(random) {}

    double between(double low, double high) { return low + (high - low) * random_.uniform(); }
    /// Evenly over the logarithm; 0 < low < high.
    double scaled(double low, double high) { return std::exp(between(std::log(low), std::log(high))); }
    bool chance(double probability) { return random_.uniform() < probability; }
    int whole(int low, int high) {
        return low + static_cast<int>(random_.below(static_cast<std::uint64_t>(high - low + 1)));
    }
    template <typename T> T pick(std::initializer_list<T> choices) {
        return choices.begin()[random_.below(choices.size())];
    }
    double normal() { return random_.normal(); }

  private:
    RandomStream random_;
};

} // namespace rigor::attacks
