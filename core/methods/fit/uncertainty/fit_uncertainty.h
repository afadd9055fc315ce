#pragma once
// How far a point estimate can be trusted: standard errors, intervals, and what the data do not determine.
//
// With residuals r = z - h and weights w (residuals.h), the estimate has the covariance of the errors
//     C = s^2 (J'W J)^-1 J'W^2 J (J'W J)^-1
// J: rows dh/dp / sigma, s^2: 1 if the sensors state their standard deviation, else |r|^2/(n - q), q: the
// directions the data determine (p if they determine all). With equal weights this is s^2 (J'J)^-1. Intervals
// are linearised and marginal: estimate +- quantile * standard error, quantile of the normal distribution or,
// with estimated s, of Student's with n - q degrees of freedom. Of several outputs without a statement s is
// estimated for each, s_k^2 = |r_k|^2/n_k n/(n - q), as the spread that weighs them is not their error:
//     C = (J'WJ)^-1 J'W S^2 W J (J'WJ)^-1,   S: s_k of the row
// Of a robust loss C is that of its M-estimate,
//     C = H^-1 (sum_i w_i^2 E psi^2 x_i x_i') H^-1,   H = sum_i w_i E psi' x_i x_i',   x = dh/dp / sigma
// from the psi of the residuals themselves (P. J. Huber, "Robust Statistics", 1981, section 7.6), whether
// sensors state their deviation or not: outliers are in nobody's statement.
//
// With priors C is that of data and priors together (prior_information.h), and what the data alone leave open
// but the priors do not is told apart. Of an unknown on a logarithmic scale the interval is that of the
// logarithm, from estimate exp(-quantile e) to estimate exp(quantile e), e = standard error/estimate.
//
// An unknown at a bound is held there: the others have the standard errors and degrees of freedom of the fit
// without it, it has its own as if it were free. An inequality that holds with equality is held likewise: C
// is that of the face, in which the unknowns of k1 < k2 are one.

#include "core/foundation/base/translate.h"
#include "core/methods/fit/combinations.h"
#include "core/methods/fit/residuals/residuals.h"
#include "core/methods/fit/uncertainty/prior_information.h"

namespace rigor {

/// A direction in the space of the unknowns along which the data say nothing.
struct UndeterminedDirection {
    Eigen::VectorXd relative; ///< change of each unknown, part of its value, largest entry +-1
    Message sentence;   ///< "alpha, A, beta and gamma only in the combinations alpha*A, beta/alpha, ..."
    bool alone = false; ///< one unknown without influence, and the sentence a whole one
    std::vector<Combination> combinations; ///< with their values, where this is the only direction
};

/// What fit_interval.h has found of the intervals; empty before.
struct IntervalCheck {
    std::vector<bool> profiled; ///< per unknown: its interval is the profile's
    std::vector<bool> posterior =
        {};                          ///< per unknown: its interval is that of the posterior along the profile
    std::vector<std::string> curved; ///< names of those whose linear picture is wrong
    Messages open;                   ///< "K up to 1000": no value up to the bound is excluded
    Messages limited;                ///< "K up to 3": up to where the constraints end
    std::vector<std::string> left;   ///< names: an end of the profile was not found or costs too much
    Messages unbounded;              ///< "K upwards": sides on which no end was found, so that they are open
    std::vector<std::string> unchecked; ///< of `left`: their intervals are the linearised ones all the same
    Messages cut; ///< "K up to 1000": of intervals that were only linearised, which bounds cut off
    /// Names of those within or near whose intervals an event passes a measured time and bends the least
    /// squares
    std::vector<std::string> switched;
    std::vector<std::string>
        jumps; ///< names of those whose slopes do not hold beside the answer (foreign_jumps.h)
    std::vector<Eigen::VectorXd> others; ///< other minima that the intervals were made to hold
};

struct FitUncertainty {
    double values = 0, degreesOfFreedom = 0;                 ///< n and n - q
    double noise = std::numeric_limits<double>::quiet_NaN(); ///< s; NaN if n <= q and it is estimated; of a
                                                             ///< robust loss by the median
    Eigen::VectorXd singularValues; ///< of the Jacobian with columns of unit length, descending
    Eigen::MatrixXd covariance; ///< NaN rows for undetermined unknowns; NaN beside the diagonal at a bound
    Eigen::MatrixXd correlation;
    Eigen::VectorXd standardErrors; ///< infinite for an unknown that takes part in an undetermined direction
    Eigen::VectorXd lower, upper;   ///< intervals
    double tail = 0.025;            ///< the probability beyond either end of an interval
    Eigen::VectorXd quantiles;      ///< per unknown: half a linearised interval over its error
    /// Of sensors that state their deviation and a squared loss: |r|^2/(n - q), and the probability that
    /// errors of the stated size give a value as far from 1 or farther (two-sided); else NaN. Beside sensors
    /// whose deviation was found of those alone that state theirs, and of what no change of the unknowns
    /// could do in them: so the errors of the others have no part in it.
    double reducedChiSquared = std::numeric_limits<double>::quiet_NaN(),
           chiSquaredProbability = reducedChiSquared,
           chiSquaredFreedom = reducedChiSquared; ///< what |r|^2 was divided by
    Message interval;                             ///< "95 % marginal, linearised, Student t, n = 2001, p = 3"
    Message ofLog;                                ///< the same of an unknown on a logarithmic scale
    std::vector<bool> logs;                       ///< per unknown: on such a scale; empty: none
    Message profiled;                             ///< the same of an interval by the profile likelihood
    Message ofPosterior; ///< the same of an interval of the posterior along the profile
    Message ofSteps;     ///< the same of an interval by steps.h
    IntervalCheck check;
    std::vector<bool> stepped; ///< per unknown: its interval is that of steps.h; empty before
    std::vector<UndeterminedDirection> undetermined;
    /// At most one: hardly anything is said along it, so that its unknowns are not determined practically,
    /// but what its sentence names is
    std::vector<UndeterminedDirection> weak;
    std::vector<UndeterminedDirection> byPriors; ///< the data alone say nothing along them, the priors do
    std::vector<PriorFinding> priors;            ///< of the unknowns that have one
    /// Per unknown: its standard error if the sensors were off by assumedError of their signal's rms.
    Eigen::VectorXd assumedErrors;
    Messages practical;             ///< sentences: determined in theory, not with real sensors
    Messages assumed;               ///< those of `practical` that real sensors would lose, these data do not
    std::vector<std::string> names; ///< of unknowns that these data do not determine, exactly or practically
};

/// prediction with slopes at `estimate`, which lies in `box`; unknowns at their bounds are held there.
/// An error is too large if it exceeds the value of an unknown whose bounds keep it from 0, else if it is no
/// smaller than the standard deviation of a number evenly spread between its bounds: where 0 is a value like
/// any other, the size of a value means nothing. Without bounds: if it exceeds the value of an unknown that
/// is only known together with others, or a thousand times that of any. elsewhere: looks at an undetermined
/// direction at other values too, so that sums, products and exponents that follow another unknown are told
/// apart (combinations.h); without it every direction is taken for a product.
FitUncertainty uncertaintyOf(const Residuals& residuals, const FitData& data, const Prediction& prediction,
                             const FitBox& box, const Eigen::VectorXd& estimate,
                             const std::vector<std::string>& names, double confidence, double assumedError,
                             Predictor* elsewhere = nullptr);

/// Covariance of the unknowns for these slopes (rows x unknowns), weights and errors of the rows, with all
/// held that the face holds: NaN beside the diagonal for them, on it as if nothing were.
Eigen::MatrixXd covarianceOn(const FitFace& face, const Eigen::MatrixXd& slopes,
                             const Eigen::VectorXd& weights, const Eigen::VectorXd& errors);

/// How far the estimate moves, to first order, where all predicted values move by `change` (rows, unit of the
/// output): -(J'WJ)^-1 J'W change/sigma. What bounds and constraints hold and undetermined directions stay
/// (n_unknowns).
Eigen::VectorXd movementOf(const Residuals& residuals, const FitData& data, const Prediction& prediction,
                           const FitBox& box, const Eigen::VectorXd& estimate, const Eigen::VectorXd& change);

/// Residuals of one output of one experiment: are they noise?
struct ResidualCheck {
    std::string output, experiment;
    double rms = 0, largest = 0; ///< unit of the output
    double signal = 0;           ///< rms of the measured values
    double lagOne = 0;           ///< autocorrelation at lag 1
    double ljungBox = 0;         ///< p-value over min(10, n/5) lags; small = not white
    int values = 0;
};
/// Ljung and Box 1978, Biometrika 65, 297. Needs equal steps in time to mean anything; 8 values at least.
std::vector<ResidualCheck> checkResiduals(const FitData& data, const Prediction& prediction);

} // namespace rigor
