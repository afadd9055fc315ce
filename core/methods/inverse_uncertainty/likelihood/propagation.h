#pragma once
// From simulated nodes to the distribution of one output (paper, sections 2.3 to 2.5):
//     nodes theta_j -> x(theta_j | alpha) -> Y(l; x_j) -> c_i (eq. 8) -> mu_m (eqs. 9, 10) -> f_Y(y | alpha)

#include "core/foundation/base/translate.h"
#include "core/foundation/stats/distributions/joint_distribution.h"
#include "core/foundation/stats/maximum_entropy/maximum_entropy.h"
#include "core/foundation/stats/square_moments.h"
#include "core/methods/inverse_uncertainty/options.h"

#include <memory>
#include <optional>

namespace rigor {

/// The grid that the options mean for so many unknowns: "tensor" or "smolyak".
std::string gridFor(const InverseUncertaintyOptions& options, std::size_t unknowns);

/// Basis, grid and moment rules for given germs. Immutable.
class Propagator {
  public:
    /// Throws Error if q < d + 1, the sparse grid is asked for below its first dimension, or more moments
    /// than can be had of so many unknowns. `warnings` receives what the cache of moment tensors has to say.
    Propagator(std::vector<Germ> germs, const InverseUncertaintyOptions& options, int threads,
               const std::string& cacheDirectory, Messages* warnings);

    const std::vector<Germ>& germs() const { return basis_.germs(); }
    const ChaosBasis& basis() const { return basis_; }
    const QuadratureGrid& grid() const { return grid_; }

    /// Nodes in the units of the unknowns: n x N, column j = x(theta_j | alpha).
    Eigen::MatrixXd samples(const JointDistribution& inputs) const;
    /// values N x E -> coefficients p x E; NaN where a node has no value.
    Eigen::MatrixXd coefficients(const Eigen::MatrixXd& values) const { return projection_ * values; }
    /// Standardised moments of each column of coefficients, order max(4, M).
    std::vector<Moments> moments(const Eigen::MatrixXd& coefficients) const;

    /// The Gauss rule of q nodes of one unknown, by which coefficients of products of functions of one
    /// unknown each are products: those of the tensor grid.
    struct RuleOfOne {
        std::vector<double> germs;
        std::vector<Probability> probabilities;
        Eigen::MatrixXd weighted; ///< (degree + 1) x q: w_j phi_i(theta_j)
    };
    const std::vector<RuleOfOne>& rules() const { return rules_; } ///< from kManyUnknowns on

  private:
    /// The different values that one germ takes in the grid, and their probabilities, which no alpha changes.
    struct NodesOfOne {
        std::vector<double> values;
        std::vector<Probability> probabilities;
        std::vector<std::size_t> ofNode; ///< N: which of the values
    };

    ChaosBasis basis_;
    QuadratureGrid grid_;
    std::vector<NodesOfOne> ofUnknown_;
    std::vector<RuleOfOne> rules_;
    Eigen::MatrixXd projection_;
    std::optional<SquareMoments> square_; ///< from kManyUnknowns on, for moments up to its order
    std::optional<QuadratureMoments> quadrature_;
    std::vector<MomentTensor> tensors_; ///< orders 2 .. max(4, M); empty = by quadrature
};

/// Maximum entropy fit with M moments, or with M - 2, M - 4, ... where no density with so many exists or is
/// found; fit.lambda has the number matched + 1 entries. Not converged = not even 2 moments could be matched.
MaximumEntropyFit fitWithFewerMoments(const Moments& moments, int order, double support);

/// Logarithm of the smallest likelihood an experiment is given: also that of an experiment without density (a
/// failed node, no spread). Far below anything a density says of data it explains, so that a search avoids
/// such alpha, and finite, so that it can still tell one from the other.
constexpr double kLogLikelihoodFloor = -1000;

} // namespace rigor
