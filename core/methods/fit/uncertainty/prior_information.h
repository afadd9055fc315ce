#pragma once
// What priors (fit_prior.h) and data know of the unknowns together. With the slopes X of the data in standard
// deviations of one value, errors of the size s and R = diag(1/deviation of the priors), the posterior of a
// normal picture has the covariance
//     V = (X'X/s^2 + R'R)^-1,
// that of the estimate under errors and truths drawn from the priors. Everything that is asked of the errors
// is asked of the data alone, to first order: e = (I - X X^+)(z - h), which no change of the unknowns, and so
// no prior, moves. So s^2 = |e|^2/(n - rank X) is independent of the priors being right, and so are
// chi-squared and residual tests.
//
// Where s is estimated an interval must hold its share of the estimates and errors of every s that e allows:
// with f = n - rank X, f s^2/sigma^2 is chi-squared, and for each sigma the posterior is normal about another
// point, as the priors weigh otherwise. The half width h_i is where
//     integral P(|p_i - estimate_i| < h_i | sigma) p(sigma | e) dsigma = confidence,
// Student's t where there is no prior, a normal interval where there is nothing else. It is no smaller than
// by Student's t of f/(1 - w)^2 degrees of freedom, w_i = (V R'R V)_ii/V_ii, since only the share 1 - w of V
// follows s^2 (F. E. Satterthwaite, Biometrics Bulletin 2, 1946), which is the larger for two degrees of
// freedom or fewer.

#include "core/foundation/base/translate.h"
#include "core/methods/fit/fit_constraints.h"
#include "core/methods/fit/residuals/residuals.h"

namespace rigor {

/// `slopes` (rows x unknowns) and below them the roots of what the priors say at `at`, times `noise`.
Eigen::MatrixXd withPriorRows(const Eigen::MatrixXd& slopes, const std::vector<FitPrior>& priors,
                              const Eigen::VectorXd& at, double noise);

/// The errors as the data alone know them.
struct DataErrors {
    Eigen::VectorXd left;  ///< rows: e
    double squares = 0;    ///< of them, with the scatter of repeated values
    double values = 0;     ///< n
    Eigen::Index rank = 0; ///< of the slopes
    double degreesOfFreedom() const { return values - static_cast<double>(rank); }
};
/// slopes: dh/dp in standard deviations of one row; face: where no bound and no constraint holds the
/// unknowns. Without priors e is what the fit leaves.
DataErrors dataErrors(const Residuals& residuals, const FitData& data, const Prediction& prediction,
                      const Eigen::MatrixXd& slopes, const FitFace& face);

/// Per output its values less the part of the unknowns that falls to it, the sum of its leverages: together
/// n - rank.
Eigen::VectorXd freedomOfOutputs(const FitData& data, const Eigen::MatrixXd& slopes,
                                 const Eigen::VectorXd& weights, const FitFace& face);

/// Of one unknown with a prior.
struct PriorFinding {
    Eigen::Index unknown = 0;
    double share = 0; ///< 0..1 of 1/V_ii, what is known of it
    /// How far the prior lies from what all else says of it, in standard deviations of their difference; to
    /// be compared with `most`, 3, with estimated noise the value as rare in Student's t.
    double off = 0, most = 3;
    double center = 0; ///< best value of the prior
    bool contradicts() const { return std::abs(off) > most; }
};
/// covariance: V. freedom: of an estimated noise; infinity where it is stated.
std::vector<PriorFinding> priorFindings(const std::vector<FitPrior>& priors, const Eigen::VectorXd& estimate,
                                        const Eigen::MatrixXd& covariance, double freedom);

/// What estimated errors leave open of the weight of the priors, see above.
struct OpenWeight {
    Eigen::MatrixXd information;   ///< X'X along the face
    Eigen::VectorXd score;         ///< X'(z - h), of the same
    Eigen::MatrixXd ofPriors;      ///< R'R
    Eigen::VectorXd pull;          ///< of the priors, -dz/dp z
    double noise = 1, freedom = 1; ///< s and f
    FitFace face;
};
OpenWeight openWeight(const Residuals& residuals, const FitData& data, const Prediction& prediction,
                      const Eigen::MatrixXd& slopes, const Eigen::VectorXd& estimate, const FitFace& face,
                      double noise, double freedom);
/// h_i/error_i of the unknowns that move along the face (standardErrors likewise).
Eigen::VectorXd quantilesOf(const OpenWeight& weight, double confidence,
                            const Eigen::VectorXd& standardErrors);

/// Half of a linearised interval over its error. share: w, see above; freedom as above.
double intervalQuantile(double confidence, double share, double freedom);

/// Sets data.priorNoise from the errors at `at` where no sensor states its deviation; false: it was right
/// before, to 1e-6, or there is nothing to set.
bool settlePriorNoise(FitData& data, const Prediction& at, const FitBox& box);

} // namespace rigor
