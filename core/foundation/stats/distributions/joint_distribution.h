#pragma once
// Several uncertain inputs together: a distribution each, and how they depend on each other (copula.h). A
// function of them is one of independent germs, x = F_i^-1(v_i), v = copula of independent probabilities, so
// that polynomial chaos and its moments need know nothing of the dependence.

#include "core/foundation/stats/distributions/copula.h"
#include "core/foundation/stats/distributions/distribution.h"

namespace rigor {

/// Immutable.
class JointDistribution {
  public:
    JointDistribution() = default;
    /// Independent inputs, or those of a copula of as many variables.
    JointDistribution(std::vector<Distribution> inputs, Copula copula = {})
        : inputs_(std::move(inputs)), copula_(std::move(copula)) {}

    std::size_t size() const { return inputs_.size(); }
    const Distribution& operator[](std::size_t i) const { return inputs_[i]; }
    const Distribution& front() const { return inputs_.front(); }
    auto begin() const { return inputs_.begin(); }
    auto end() const { return inputs_.end(); }
    const Copula& copula() const { return copula_; }

    /// In whose polynomials outputs are expanded: of each input its own, but standard normal ones where a
    /// normal score is what depends.
    std::vector<Germ> germs() const;
    /// Values of the inputs at independent probabilities, which are changed.
    void fromIndependent(std::span<Probability> p, double* x) const;
    double logPdf(std::span<const double> x) const; ///< natural logarithm of the joint density

  private:
    std::vector<Distribution> inputs_;
    Copula copula_;
};

/// Columns of independent unit points (dimension x count) as values of the inputs, in their units.
Eigen::MatrixXd samplesOf(const JointDistribution& inputs, const Eigen::MatrixXd& unitPoints);

} // namespace rigor
