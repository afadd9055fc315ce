#pragma once
// Does a model with the values found on some data predict others? The sum of squares of a prediction with
// values p, of covariance C from the calibration and independent of the new data, is
//     T = r' (S + J C J')^-1 r,   S = diag(sigma^2),   J = dh/dp
// and chi-squared with n degrees of freedom if the model, C and sigma are right. With sigma estimated by the
// calibration from nu degrees of freedom T/n ~ F(n, nu): each such output is tested for itself, all that
// state theirs together, and their probabilities are corrected by Holm. Too small a sum is told too: then
// sigma is stated too large, and passing proves little.

#include "core/foundation/base/translate.h"
#include "core/methods/result/validation_result.h"
#include "core/study/report/predictions.h"

#include <string>
#include <vector>

namespace rigor {

struct Study;

struct ValidatedOutput {
    std::string output, unit;
    double values = 0;                                      ///< without those that the calibration had
    double rms = std::numeric_limits<double>::quiet_NaN();  ///< measured - predicted; unit of the model
    double bias = std::numeric_limits<double>::quiet_NaN(); ///< mean of measured - predicted; the same unit
    double calibrationRms = std::numeric_limits<double>::quiet_NaN(); ///< NaN = not known
    double sigma = std::numeric_limits<double>::quiet_NaN();    ///< stated, or of the calibration's residuals
    double inside95 = std::numeric_limits<double>::quiet_NaN(); ///< share in +-1.96 of the prediction
};

struct ValidationVerdict {
    bool tested = false; ///< there is a standard deviation to test against
    bool passed = false; ///< not failed, and tested
    bool tooGood = false;
    double p = std::numeric_limits<double>::quiet_NaN(); ///< two-sided
    bool withParameters = false;                         ///< the uncertainty of the values is accounted for
    std::size_t repeated = 0, all = 0; ///< measured values that the calibration had too, of all
    std::vector<ValidatedOutput> outputs;
    Message clause;     ///< "Validation failed."; "" = nothing was predicted
    Messages sentences; ///< rms, share inside, what was tested, what is wrong with the test
};

/// `run` was given its values (isEvaluation). calibration, and its predictions: where they come from; null =
/// not known, then the verdict is one on these values only and is not called a validation. significance of
/// the verdict.
ValidationVerdict validationOf(const Result& run, const std::vector<PredictedOutput>& predictions,
                               const Result* calibration, const std::vector<PredictedOutput>* calibrated,
                               double significance = 0.05);

/// "T: rms 0.4 K, 1.2 times that of the calibration (0.33 K). 94 % of 80 values lie inside ..."
Message wordsOn(const ValidatedOutput& output);

/// diagnostics.validation of a run that was given its values (methods/result/validation_result.h), from its
/// tables and those of `calibration` (null = not known); what stood there is replaced, the outcome stays.
/// Nothing for a run that searched. Every place that shows the verdict shows this.
void describeValidation(Result& result, const Study& study, const Result* calibration);

/// The same of a run that held back some of its data: `evaluation` is of these data at the values found by
/// `calibration`, `experiments` of `all`. An evaluation that failed leaves its sentences.
ValidationFacts validationFacts(const Result& evaluation, const Study& study, const Result& calibration,
                                std::size_t experiments, std::size_t all);

} // namespace rigor
