#pragma once
// Sparse polynomials in many variables from scattered values: of a dictionary of products of orthonormal
// Legendre polynomials on [-1, 1]^n those are taken, one by one, that lower the sum of squares of all outputs
// most (orthogonal least squares: S. Chen, S. A. Billings and W. Luo, Int. J. Control 50, 1989; for several
// outputs at once: J. A. Tropp, A. C. Gilbert and M. J. Strauss, Signal Processing 86, 2006). Every output
// keeps as many of them as make its leave-one-out error least (G. Blatman and B. Sudret, J. Comput. Phys.
// 230, 2011, eqs. 25 to 27).

#include <Eigen/Core>

#include <memory>
#include <stop_token>
#include <vector>

namespace rigor {

using MultiIndices = std::vector<std::vector<int>>;

/// The dictionary of a level: all of total degree up to it, and of twice the level and two those of which the
/// roots of the degrees sum up to no more than the root of that ("hyperbolic" truncation with q = 1/2): high
/// degrees of one variable, low ones of several. Entries of variables that are not `used` stay 0.
MultiIndices sparseDictionary(const std::vector<bool>& used, int level);

/// psi at columns of points (n x N, in [-1, 1]): N x terms. Outside it grows as polynomials do.
Eigen::MatrixXd legendreProducts(const MultiIndices& terms, const Eigen::MatrixXd& points);

/// Outputs of one fit have their terms in common. Immutable.
struct SparseExpansion {
    MultiIndices terms;           ///< the constant first
    Eigen::MatrixXd coefficients; ///< terms x outputs; 0 for terms that an output does not keep
    Eigen::VectorXd leaveOneOut;  ///< per output: root mean square, unit of the output
    std::vector<bool> used;       ///< per variable: it is in the dictionary

    /// Outputs at columns of points (n x N, in [-1, 1]): N x outputs.
    Eigen::MatrixXd at(const Eigen::MatrixXd& points) const;
    /// Largest share of the variance over [-1, 1]^n that terms with this variable have in any output.
    double influence(int variable) const;
};

struct SparseOptions {
    int mostTerms = 700;       ///< kept
    int mostCandidates = 1200; ///< of the dictionary
    int mostLevel = 8;
};

/// points n x N in [-1, 1], values N x outputs, all finite; weights N, of the squares. The level is the one
/// with the least leave-one-out errors; variables without which these do not grow are left out. The same
/// result for any number of threads. nullptr if stopped.
std::shared_ptr<const SparseExpansion> fitSparse(const Eigen::MatrixXd& points, const Eigen::MatrixXd& values,
                                                 const Eigen::VectorXd& weights, const SparseOptions& options,
                                                 int threads, std::stop_token stop);

} // namespace rigor
