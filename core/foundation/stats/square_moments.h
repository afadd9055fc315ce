#pragma once
// Central moments of order 2 to 4 of a polynomial chaos expansion from the expansion of its square: with Y
// centred and Y^2 = sum_t s_t psi_t in the orthonormal basis of twice the degree,
//     E{Y^2} = sum_i c_i^2,   E{Y^3} = sum_i c_i s_i,   E{Y^4} = sum_t s_t^2,
// exactly as QuadratureMoments (moments.h), whose cost grows with the power n of the inputs. s_t is a sum
// over pairs of terms; a product of two terms has few terms of its own, since both are products of univariate
// polynomials and phi_a phi_b = sum over |a - b| <= c <= a + b of <phi_a phi_b phi_c> phi_c.

#include "core/foundation/stats/polynomial_chaos.h"

#include <cstdint>

namespace rigor {

class SquareMoments {
  public:
    static constexpr int kMostOrder = 4;
    static constexpr int kBlock = 8; ///< columns that cost about as much as one

    explicit SquareMoments(const ChaosBasis& basis);
    /// Row m - 1 = central moment of order m (row 0 is 0), column l = column l of coefficients (p x L).
    Eigen::MatrixXd central(const Eigen::MatrixXd& coefficients) const;

  private:
    struct Part { ///< of the product of a pair
        std::uint32_t target;
        double weight;
    };
    int terms_ = 0;
    std::uint32_t targets_ = 0;          ///< terms of the square
    std::vector<std::uint32_t> ends_;    ///< of the parts of the pairs (1, 1), (1, 2), (2, 2), (1, 3), ...
    std::vector<Part> parts_;            ///< those of two different terms with twice their weight
    std::vector<std::int64_t> ofTarget_; ///< per term but the first: its target; -1 = none
};

} // namespace rigor
