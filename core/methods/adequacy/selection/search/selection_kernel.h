#pragma once
// The criteria of one small information matrix without allocation, for searches that score millions of
// combinations. Matrices are packed: the lower triangle by rows, (0,0), (1,0), (1,1), (2,0), ..., p (p + 1)/2
// numbers.

#include "core/methods/adequacy/selection/search/selection_criteria.h"

#include <cstddef>

namespace rigor::selection {

/// More parameters than this are refused by the reader of sensor files.
inline constexpr int kMostParameters = 24;
constexpr std::size_t packedSize(int p) {
    return static_cast<std::size_t>(p) * (static_cast<std::size_t>(p) + 1) / 2;
}

struct Wanted {
    bool d = true, e = true, modifiedE = false; ///< A costs nothing more; what is not wanted is NaN
};

/// 1 <= p <= kMostParameters.
CriterionValues score(const double* packed, int p, const Wanted& wanted);

/// Inverse (packed) and ln det of the inverse. False if M does not determine the parameters
/// (kSmallestOwnShare).
bool invert(const double* packed, int p, double* inverse, double& logDeterminant);

/// Largest eigenvalue of a positive semidefinite matrix, relative error of a few units in the last place.
double largestEigenvalue(const double* packed, int p);

/// Of the lower triangle.
void pack(const Eigen::MatrixXd& matrix, double* packed);

} // namespace rigor::selection
