#pragma once
// What a run predicts for its measured values, one way for all methods, from whichever tables they leave:
// experiments (inverse uncertainty), fit (least squares, homotopy), trajectories (adequacy), innovations
// (filter), enclosures and measured (verified). Missing tables give nothing; nothing throws.

#include "core/methods/result.h"

#include <string>
#include <vector>

namespace rigor {

/// One measured output of a run; all vectors have one entry per measured value.
struct PredictedOutput {
    std::string output, unit;             ///< of the model; unit "" = none or not kept
    std::vector<std::string> experiments; ///< label of the experiment
    std::vector<double> times;            ///< s; NaN = measured once per experiment
    std::vector<double> measured, predicted;
    /// Of measured - predicted as the run itself states it: predicted spread, standard deviation of the
    /// sensor or of the innovation. NaN = it states none.
    std::vector<double> deviations;
    /// Central 95 % range of the predicted law where the run states one; empty = normal with the deviation.
    std::vector<double> lower95, upper95;
    /// The prediction has seen the measurements up to its time (filter: one step ahead; verified: middle of
    /// the enclosure), so that its residuals are no measure of a simulation.
    bool follows = false;

    bool hasTimes() const; ///< some value belongs to a time
};

/// In the order of the tables. Values that are not finite are left out.
std::vector<PredictedOutput> predictionsOf(const Result& result);

} // namespace rigor
