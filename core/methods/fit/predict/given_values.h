#pragma once
// What a prediction with given values needs to be tested later together with the covariance of those values,
// which the run that found them knows: the information J'WJ and the score J'Wr on the data of the prediction.

#include "core/methods/fit/predict/predictor.h"
#include "core/methods/fit/result.h"

namespace rigor {

/// Sets atValues: information (p x p) and score (p); W by the deviations of the data
/// (FitData::weight). Of several outputs also that of each, with W = 1. Nothing where the model has no finite
/// slopes there. fitted: per unknown, whether its value is no given one but the one that fits these data
/// best; p is without those, and what the data tell of the others is what they leave. Empty: none.
void describeAtValues(FitResult& result, Predictor& predictor, const Eigen::VectorXd& values,
                      const std::vector<std::string>& unknowns, const std::vector<bool>& fitted = {});

} // namespace rigor
