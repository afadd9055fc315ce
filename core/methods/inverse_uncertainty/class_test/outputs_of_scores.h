#pragma once
// Mean and variance of every output where the normal scores z_i = Phi^-1(F_i(x_i)) of the unknowns have
// another law than the standard normal one: over Sobol points, whose outputs are those of the expansions. No
// simulation is made. Serves the likelihood ratios of the test of the model class.

#include "core/foundation/stats/polynomial_chaos.h"

namespace rigor {

class OutputsOfScores {
  public:
    /// `coefficients`: terms x L, column l = expansion of experiment l. Keeps references to both. `noise`:
    /// standard deviation of what is added to the outputs.
    OutputsOfScores(const ChaosBasis& basis, const Eigen::MatrixXd& coefficients, double noise);

    /// Unknowns x points, independent and standard normal.
    const Eigen::MatrixXd& scores() const { return scores_; }

    struct Law {
        Eigen::VectorXd mean, variance; ///< L, in the unit of the output
    };
    Law at(Eigen::MatrixXd scores) const;
    /// Root of the mean share of `whole` that the outputs keep where all other unknowns stay at their
    /// medians; at least kLeastContribution, so that what is divided by it stays finite.
    double contribution(const Law& whole, const std::vector<Eigen::Index>& unknowns) const;
    static constexpr double kLeastContribution = 2e-3;

  private:
    const ChaosBasis& basis_;
    Eigen::MatrixXd outputsAt(const Eigen::MatrixXd& germs) const;

    const Eigen::MatrixXd& coefficients_;
    std::vector<int> followed_; ///< terms of a long basis that matter; empty = all
    Eigen::MatrixXd scores_;
    double addedVariance_;
};

/// Orthonormal rows that span the rows of `location` (entries of alpha x L), each divided by `deviation`:
/// the means that alpha can reach, in deviations. As many rows; those without a direction are zero.
Eigen::MatrixXd reachOf(const Eigen::MatrixXd& location, const Eigen::VectorXd& deviation);

} // namespace rigor
