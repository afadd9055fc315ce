#pragma once
// The covariance of the estimates of any method, as far as its result has it.

#include "core/methods/result/result.h"

#include <Eigen/Core>

#include <vector>

namespace rigor {

/// Of rows; empty unless it is square.
Eigen::MatrixXd squareMatrix(const std::vector<std::vector<double>>& rows);

/// How many of the unknowns, the first, are numbers of the model; behind them stands the noise of sensors.
std::size_t modelUnknowns(const Result& result);

/// n x n in the order of the unknowns of the model, in its units: as the method states it, else standard
/// errors and their correlation. Empty if one is not known.
Eigen::MatrixXd covarianceOf(const Result& result);

} // namespace rigor
