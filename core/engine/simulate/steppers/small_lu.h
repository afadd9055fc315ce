#pragma once
// LU with partial pivoting of up to six equations, with the operations of Eigen::PartialPivLU in their order:
// most models that step implicitly have one or two states, and there the calls of a general decomposition
// cost more than its arithmetic.

#include "core/foundation/base/dense.h"

#include <array>
#include <cassert>
#include <cmath>

namespace rigor {

class SmallLu {
  public:
    static constexpr Eigen::Index kMost = 6;

    void compute(const Eigen::MatrixXd& matrix) {
        n_ = matrix.rows();
        assert(n_ <= kMost);
        for (Eigen::Index c = 0; c < n_; ++c)
            for (Eigen::Index r = 0; r < n_; ++r) at(r, c) = matrix(r, c);
        for (Eigen::Index k = 0; k < n_; ++k) {
            Eigen::Index pivot = k;
            for (Eigen::Index r = k + 1; r < n_; ++r)
                if (std::abs(at(r, k)) > std::abs(at(pivot, k))) pivot = r;
            swapped_[static_cast<std::size_t>(k)] = pivot;
            if (at(pivot, k) == 0) continue;
            if (pivot != k)
                for (Eigen::Index c = 0; c < n_; ++c) std::swap(at(k, c), at(pivot, c));
            for (Eigen::Index r = k + 1; r < n_; ++r) at(r, k) /= at(k, k);
            for (Eigen::Index c = k + 1; c < n_; ++c)
                for (Eigen::Index r = k + 1; r < n_; ++r) at(r, c) -= at(r, k) * at(k, c);
        }
    }

    void solveInPlace(Eigen::MatrixXd& sides) const {
        for (Eigen::Index c = 0; c < sides.cols(); ++c) {
            double* const x = sides.data() + c * n_;
            for (Eigen::Index k = 0; k < n_; ++k) std::swap(x[k], x[swapped_[static_cast<std::size_t>(k)]]);
            for (Eigen::Index k = 0; k < n_; ++k)
                for (Eigen::Index r = k + 1; r < n_; ++r) x[r] -= x[k] * at(r, k);
            for (Eigen::Index k = n_; k-- > 0;) {
                x[k] /= at(k, k);
                for (Eigen::Index r = 0; r < k; ++r) x[r] -= x[k] * at(r, k);
            }
        }
    }

  private:
    double& at(Eigen::Index r, Eigen::Index c) { return lu_[static_cast<std::size_t>(c * n_ + r)]; }
    double at(Eigen::Index r, Eigen::Index c) const { return lu_[static_cast<std::size_t>(c * n_ + r)]; }

    Eigen::Index n_ = 0;
    std::array<double, kMost * kMost> lu_{};
    std::array<Eigen::Index, kMost> swapped_{};
};

} // namespace rigor
