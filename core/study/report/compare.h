#pragma once
// Runs side by side, of one method or of several: measures that mean the same for every run, what the search
// of each reached, how far its estimates are from another run's, and plots with all runs in them. From the
// results alone; a missing table or number gives NaN or a gap, nothing throws.

#include "core/foundation/message/number_text.h"
#include "core/methods/result/result.h"
#include "core/presentation/figure.h"
#include "core/study/report/predictions.h"

#include <memory>
#include <string>
#include <vector>

namespace rigor {

/// Of one measured output, over the values for which the run has a prediction.
struct OutputMeasures {
    std::string output, unit; ///< of the model: "s"
    std::size_t values = 0;
    double rmsResidual = std::numeric_limits<double>::quiet_NaN(); ///< of measured - predicted, in the unit
    /// 0 .. 1, |measured - predicted| <= 1.96 of the standard deviation the run states; NaN = it states none.
    double shareInside95 = std::numeric_limits<double>::quiet_NaN();
};

struct RunMeasures {
    std::size_t experiments = 0; ///< with a prediction
    std::vector<OutputMeasures> outputs;
    bool follows = false; ///< predictions that have seen the measurements before (predictions.h)
    double scorePerExperiment =
        std::numeric_limits<double>::quiet_NaN(); ///< mean of log L_l, of those with one; larger is better
    double meanDistance =
        std::numeric_limits<double>::quiet_NaN(); ///< mean EMD to the reference, unit of the first output
    double simulations = std::numeric_limits<double>::quiet_NaN(); ///< of the model, by the whole run

    const OutputMeasures* of(const std::string& output) const; ///< null = it does not predict it
};
RunMeasures measuresOf(const Result& result);
/// The same where the predictions of the result are there already.
RunMeasures measuresOf(const Result& result, const std::vector<PredictedOutput>& predictions);

/// What the search of a run reached. Two runs are compared by it only if the names are the same.
struct ReachedObjective {
    std::string name; ///< "log L", "J (sum)", "J (integral, huber)"; "" = the method searches for none
    bool smallest = true;
    double value = std::numeric_limits<double>::quiet_NaN(); ///< NaN = the result does not keep it
};
ReachedObjective reachedObjective(const Result& result);

/// Whether it was given exactly the values that `run` found: `run` on other data, or on its own once more.
bool isValidationOf(const Result& result, const Result& run);
/// The unknowns whose values an evaluation was given; the starts of its records may have been fitted beside.
std::vector<std::string> namesGiven(const Result& result);

struct ComparedRun {
    std::string name;
    SeriesRole role = SeriesRole::Main;
    bool validation = false;                                         ///< drawn hollow
    std::shared_ptr<const std::vector<PredictedOutput>> predictions; ///< never null
};
/// An output that some of the runs predict, and the labels of the experiments that are trajectories over
/// time.
struct ComparedOutput {
    std::string output;
    std::vector<std::string> trajectories; ///< empty = measured once per experiment
};
/// Of all runs, in the order of the first that has them.
std::vector<ComparedOutput> comparedOutputs(const std::vector<ComparedRun>& runs);

/// Predicted over measured value of an output, one series per run, equal ranges. At most 2000 values of a run
/// are drawn, evenly chosen.
FigurePanel comparedPredictions(const std::vector<ComparedRun>& runs, const std::string& output);
/// Measured - predicted over measured value; the band is +-1.96 times the root mean square of the standard
/// deviations that the first run states.
FigurePanel comparedResiduals(const std::vector<ComparedRun>& runs, const std::string& output);
/// Measured values and the predictions of all runs over time, of one experiment.
FigurePanel comparedTrajectories(const std::vector<ComparedRun>& runs, const std::string& output,
                                 const std::string& experiment);
/// Measured - predicted over time, of one experiment.
FigurePanel comparedTrajectoryResiduals(const std::vector<ComparedRun>& runs, const std::string& output,
                                        const std::string& experiment);

} // namespace rigor
