#pragma once
// Errors and intervals of a fit with terms of the model's discrepancy, and what is said of them.

#include "core/methods/fit/predict/predictor.h"
#include "core/methods/fit/residuals/residual_words.h"
#include "core/methods/fit/uncertainty/discrepancy.h"

namespace rigor {

/// Generalised least squares at the likeliest sizes and lengths, which are found again at every point on the
/// way from the answer. The picture at the answer is linear: where least squares are pulled far off, the bend
/// of the model on the way back looks like a term of every output. Takes moved, movedCovariance and white of
/// `discrepancy` from where it ends, and returns the prediction there; stops where a step does not help.
Prediction followDiscrepancy(ModelDiscrepancy& discrepancy, Predictor& predictor, const Residuals& residuals,
                             const std::vector<std::size_t>& sensors, const FitBox& box,
                             const Eigen::VectorXd& estimate, const Prediction& prediction);

/// Standard errors, covariance and intervals with the terms in the place of those without, and the tests of
/// what the terms leave in the place of those of what the fit leaves. Chi-squared is not told: what the fit
/// leaves is not taken for noise.
void takeDiscrepancy(FitUncertainty& uncertainty, ResidualAnalysis& analysis,
                     const ModelDiscrepancy& discrepancy, const Residuals& residuals, const FitData& data,
                     const Prediction& prediction, const FitBox& box, const Eigen::VectorXd& estimate,
                     double confidence, int threads);

/// Behind describeFit(). alone: standard errors without the terms, per unknown.
void describeDiscrepancy(Result& head, FitResult& result, const ModelDiscrepancy& discrepancy,
                         const ResidualAnalysis& analysis, const FitData& data, const FitBox& box,
                         const Eigen::VectorXd& estimate, const Eigen::VectorXd& alone);

/// "A discrepancy of y, 0.31 N in size and over 0.4 s, takes 96 % of ...", a sentence per output.
Messages discrepancyWords(const FitResult& result);

} // namespace rigor
