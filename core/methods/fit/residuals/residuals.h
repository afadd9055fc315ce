#pragma once
// The residuals of a point fit as the optimisers see them, r_i = sqrt(w_i) (z_i - h_i(p)) / sigma_i, and
//     J(p) = 1/2 sum_i r_i^2 (squared loss),  J(p) = sum_i rho(r_i) (a robust one)
// Weights: 1 (sum), or those of the trapezoid rule over the times of each output of each experiment, so that
//     J = 1/2 integral e^2 dt      (Manikantan et al. 2020, eq. 4)
// Robust losses count w_i rho(u_i), u = (z - h)/sigma, with a scale s per sensor: Huber rho = u^2/2 for
// |u| <= s, s |u| - s^2/2 beyond (P. J. Huber 1964); Cauchy rho = s^2/2 log(1 + (u/s)^2). They enter as
// residuals sqrt(w) sign(u) sqrt(2 rho(u)), whose squares they are. robust_scale.h finds s where no sigma is
// stated.
// Every prior of the data (fit_prior.h) is one residual more behind those of the rows, s_e z with s_e =
// FitData::priorNoise, so that it counts as a value measured with the error of its standard deviation would.
// Sums, integrals and losses other than the squared one are of the rows alone.

#include "core/foundation/base/translate.h"
#include "core/methods/fit/point_fit.h"

namespace rigor {

enum class FitWeights { Sum, Integral };
enum class Loss { Squared, Huber, Cauchy };

struct RobustLoss {
    Loss kind = Loss::Squared;
    std::vector<double> scales; ///< s per sensor of the data, > 0; not read for Squared
};

/// Bound to the predictor, which must outlive it.
class Residuals {
  public:
    /// weights Integral needs at least two times per output: throws Error.
    Residuals(Predictor& predictor, FitWeights weights, const RobustLoss& loss = {});
    /// Without a predictor: problem() must not be called.
    Residuals(const FitData& data, FitWeights weights, const RobustLoss& loss = {});

    /// The problem whose functions refer to this object.
    LeastSquaresProblem problem(const FitBox& box);
    /// Sizes, bounds and start of the problem without its functions.
    LeastSquaresProblem frame(const FitBox& box) const;
    /// What the optimiser sees of a prediction: residuals with the loss, and their derivatives (x unknowns),
    /// of the rows and behind them of the priors; of a prediction at no point the priors' are 0.
    Eigen::VectorXd ofPrediction(const Prediction& prediction) const;
    Eigen::MatrixXd slopesOfPrediction(const Prediction& prediction) const;
    /// J at a prediction, with the priors; NaN if it has no answer.
    double objective(const Prediction& prediction) const;
    /// The priors' part of J at a point.
    double priorPart(const Eigen::VectorXd& at) const { return ofPriors(at).squaredNorm() / 2; }
    const std::vector<FitPrior>& priors() const { return priors_; }
    /// A prediction of zeros, whose residuals are the weighted measurements.
    static Prediction nothing(Eigen::Index rows);
    /// Part of the weighted measurements (rms, their offset included) that a prediction leaves; NaN where all
    /// of them are 0.
    double remainingPart(const Prediction& prediction) const;
    /// r of a squared loss at a prediction (rows).
    Eigen::VectorXd weighted(const Prediction& prediction) const;
    /// dr/dp of a squared loss (rows x unknowns) from slopes.
    Eigen::MatrixXd weightedSlopes(const Prediction& prediction) const;
    /// What repeated values add to J whatever the parameters: 1/2 sum of their squared deviations from their
    /// means over sigma^2 (fit_data.h). Rows of a robust loss must not be means.
    double scatter() const { return scatter_; }
    const Eigen::VectorXd& weights() const { return weights_; } ///< w_i, rows
    Loss loss() const { return loss_; }
    /// u of a prediction (rows), and psi = drho/du and its derivative at one of them.
    Eigen::VectorXd deviations(const Prediction& prediction) const;
    double influence(Eigen::Index row, double u) const;
    double influenceSlope(Eigen::Index row, double u) const;
    /// Why a prediction has no objective: why it has no answer, or which value makes the sum overflow; "" if
    /// it has one.
    Message whyNone(const Prediction& prediction) const;
    /// The first reason for which a point could not be evaluated, "" if there was none.
    const std::string& firstFailure() const { return firstFailure_; }

  private:
    Eigen::VectorXd ofPriors(const Eigen::VectorXd& at) const;
    Eigen::MatrixXd slopesOfPriors(const Eigen::VectorXd& at) const;
    double robust(double u, double scale) const;
    double robustSlope(double u, double scale) const;

    Predictor* predictor_ = nullptr;
    Loss loss_;
    double scatter_ = 0;
    Eigen::VectorXd target_, weights_, roots_; ///< roots: sqrt(w_i)
    Eigen::VectorXd inverse_;                  ///< sqrt(count)/sigma_i
    Eigen::VectorXd factors_;                  ///< their product
    Eigen::VectorXd scales_;                   ///< s per row; empty for a squared loss
    std::vector<FitPrior> priors_;
    double priorNoise_ = 1;
    Message largest_; ///< the largest measured value in standard deviations, in words
    std::string firstFailure_;
};

} // namespace rigor
