#pragma once
// Memoised univariate inner products < phi_a phi_b ... > of De Groote et al., eq. (9). A multiset of degrees
// is a state; adding a factor is a table look-up, so that walking the multi-indices costs one step per factor
// and dimension.

#include "core/foundation/stats/orthogonal_polynomials.h"

namespace rigor {

class UnivariateProducts {
  public:
    /// All multisets of at most `order` degrees 0 .. degree, for each of the germs. phi_0 = 1 adds nothing.
    UnivariateProducts(const std::vector<Germ>& germs, int degree, int order);

    static constexpr int kEmpty = 0;
    /// The state after one more factor phi_degree. Valid for states of fewer than `order` factors.
    int add(int state, int degree) const {
        return next_[static_cast<std::size_t>(state * (degree_ + 1) + degree)];
    }
    /// Inner product under germ `dimension`; exactly 0 where it vanishes: odd degree sum under a symmetric
    /// density, one degree above the sum of all others, or cancellation to rounding.
    double value(int dimension, int state) const {
        return values_[static_cast<std::size_t>(dimension)][static_cast<std::size_t>(state)];
    }
    int states() const { return static_cast<int>(values_.front().size()); }

  private:
    int degree_;
    std::vector<int> next_;
    std::vector<std::vector<double>> values_;
};

} // namespace rigor
