#pragma once
// Maximum entropy density with M given moments (De Groote et al., section 2.4 and appendix A; Mead and
// Papanicolaou, J. Math. Phys. 25 (1984)) in the standardised variable t = (y - mean)/std on the bounded
// support |t| <= K:
//     f(t) = exp(-lambda_0 - sum_(m=1..M) lambda_m t^m)
// lambda minimises the convex dual  Gamma(lambda) = log int_(-K)^K exp(-sum lambda_m t^m) dt + sum lambda_m
// mu_m  by damped Newton steps; integrals by composite Gauss-Legendre quadrature. Internally the exponent is
// written in normalised Hermite polynomials, in which the Hessian is near the identity for densities near the
// normal one. A solution exists only if the moments lie inside the moment space of [-K, K], which is checked
// first.

#include "core/foundation/stats/distributions/density.h"
#include "core/foundation/stats/moments.h"

#include <memory>

namespace rigor {

struct MaximumEntropyOptions {
    double support = 6;       ///< K, in standard deviations, 3 .. 12
    int maxIterations = 100;  ///< Newton steps, typically 5 to 15 are used
    double tolerance = 1e-10; ///< largest error of a matched normalised Hermite moment
};

enum class FitState {
    NotRun,
    Converged,
    InfeasibleMoments, ///< no density on |t| <= K has these moments
    IterationLimit,    ///< maxIterations steps were not enough
    NoProgress,        ///< Hessian singular or no step lowers the dual to working precision
    NotFinite          ///< the moments are not numbers, or the spread is not positive
};
std::string toString(FitState state);

struct MaximumEntropyFit {
    FitState state = FitState::NotRun;
    int iterations = 0;
    std::string reason = "not run"; ///< one clause for people
    Moments moments;                ///< what was matched
    double support = 0;             ///< K
    Eigen::VectorXd lambda; ///< lambda_0 .. lambda_M in t; the last iterate if not converged, may be empty
    double momentError = 0; ///< largest |E_f{he_m(t)} - wanted|, he_m normalised Hermite

    bool converged() const { return state == FitState::Converged; }
    /// Natural logarithm of the density at y (1/unit of y). Outside the support continued as the edge value
    /// minus (t^2 - K^2)/2, so that sums of logarithms stay finite; relevant only far from the data. NaN if
    /// not converged.
    double logPdf(double y) const;
};

/// Fits the first `order` (2..8) of moments.standardised. warmStart: lambda of a similar fit of the same
/// order, or nullptr. Never throws for numerical reasons; Error only if `order` or the options are out of
/// range.
MaximumEntropyFit fitMaximumEntropy(const Moments& moments, int order,
                                    const MaximumEntropyOptions& options = {},
                                    const Eigen::VectorXd* warmStart = nullptr);

/// The fitted density as a Density with distribution function and quantiles (of the part inside the support).
class MaximumEntropyDensity : public Density {
  public:
    /// Throws Error if the fit is not converged.
    explicit MaximumEntropyDensity(MaximumEntropyFit fit);
    const MaximumEntropyFit& fit() const { return fit_; }
    double logPdf(double y) const override { return fit_.logPdf(y); }
    double cdf(double y) const override;
    double quantile(double p) const override;
    double lower() const override;
    double upper() const override;

  private:
    double panelMass(double from, double to) const;

    MaximumEntropyFit fit_;
    std::vector<double> cumulative_; ///< distribution function at the panel ends
};

} // namespace rigor
