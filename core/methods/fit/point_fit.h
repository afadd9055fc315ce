#pragma once
// Weighted least squares over any model (Gally et al., eq. 4): minimises
//     f(p) = 1/2 sum_i w_i (z_i - h_i(p))^2 / sigma_i^2
// over the unknowns within their bounds, w_i = 1 for the sensors used and 0 for the others. Levenberg-
// Marquardt with exact Jacobians and its own scaling (foundation/optim/least_squares.h), so that the answer
// does not depend on units. A point that cannot be simulated is a rejected step. fitPoint() knows bounds
// only.

#include "core/foundation/base/translate.h"
#include "core/foundation/optim/least_squares.h"
#include "core/methods/fit/predict/predictor.h"

namespace rigor {

/// Where the search starts and what bounds it; one entry per unknown.
struct FitBox {
    Eigen::VectorXd start, lower, upper;
    std::vector<bool> logs = {}; ///< whose logarithms are searched (search_scale.h); empty: of none
    Inequalities within = {};    ///< between the values (fit_constraints.h)
    std::vector<std::string> constraints = {}; ///< their texts
    bool isLog(Eigen::Index i) const { return !logs.empty() && logs[static_cast<std::size_t>(i)]; }
};
/// From the unknowns of a problem; a missing start is the model's value, missing bounds those of the model's
/// text. An unknown on a logarithmic scale, or with a lognormal prior, is above 0: a lower bound of the text
/// that is not becomes 0. A start that the constraints do not allow is moved (constrain()). Throws Error: a
/// start outside its bounds or those of nothing, bounds in the wrong order, constraints that allow nothing.
FitBox fitBoxOf(const Problem& problem);

struct PointFit {
    SearchEnd end = SearchEnd::NotRun;
    Message why;               ///< why there is no estimate, "" if there is one
    Eigen::VectorXd estimate;  ///< unknowns; empty = none
    std::vector<bool> used;    ///< per sensor
    std::vector<bool> atBound; ///< per unknown
    Prediction prediction;     ///< at the estimate, with slopes, of all rows (sensors not used included)
    double sumOfSquares = 0;   ///< 2 f, with the scatter of repeated values
    double values = 0;         ///< n, measured values behind it
    bool answered() const { return estimate.size() > 0; }
};

/// used: one per sensor of the data. means: values to fit instead of those of the rows (rows; empty = those).
PointFit fitPoint(Predictor& predictor, const FitBox& box, const std::vector<bool>& used,
                  const Eigen::VectorXd& means = {}, std::stop_token stop = {});

} // namespace rigor
