#pragma once
// Runs side by side: measures that mean the same for every run of an inverse uncertainty identification, how
// far its estimates are from another run's, and the scatter plots with all runs in them. From the results
// alone; a missing table or number gives NaN or a gap, nothing throws.

#include "core/methods/result.h"
#include "core/study/report/figure.h"
#include "core/study/report/number_text.h"

#include <memory>
#include <string>
#include <vector>

namespace rigor {

/// Over the experiments of a result that have a predicted mean (for the score: a finite log-likelihood).
struct RunMeasures {
    std::size_t experiments = 0;
    double scorePerExperiment =
        std::numeric_limits<double>::quiet_NaN();                  ///< mean of log L_l; larger is better
    double rmsResidual = std::numeric_limits<double>::quiet_NaN(); ///< of measured - mean, unit of the output
    double shareInside95 = std::numeric_limits<double>::quiet_NaN(); ///< 0 .. 1, |measured - mean| <= 1.96 sd
    double meanDistance =
        std::numeric_limits<double>::quiet_NaN(); ///< mean EMD to the reference, in its unit
    std::string outputUnit;                       ///< of the model: "s"
};
RunMeasures measuresOf(const Result& result);

/// Whether the run was given its values (option evaluate_at) instead of searching: its data are validation.
bool isEvaluation(const Result& result);
/// Whether it was given exactly the values that `run` found: `run` on other data, or on its own once more.
bool isValidationOf(const Result& result, const Result& run);

/// An estimate beside that of a reference run.
struct EstimateDifference {
    std::string name;
    double difference = 0; ///< run - reference
    /// Difference over the root of the summed squares of both standard errors; NaN if neither is known.
    double standardErrors = std::numeric_limits<double>::quiet_NaN();
};
/// Of the estimates both have, in the order of the reference.
std::vector<EstimateDifference> differences(const Result& run, const Result& reference);

struct ComparedRun {
    std::string name;
    SeriesRole role = SeriesRole::Main;
    bool validation = false; ///< drawn hollow
    std::shared_ptr<const Result> result;
};
/// Predicted mean over measured value, one series per run, equal ranges.
FigurePanel comparedPredictions(const std::vector<ComparedRun>& runs, const std::string& quantity);
/// Measured - mean over measured value; the band is +-1.96 times the first run's root mean square spread.
FigurePanel comparedResiduals(const std::vector<ComparedRun>& runs, const std::string& quantity);

} // namespace rigor
