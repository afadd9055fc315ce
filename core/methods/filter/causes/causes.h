#pragma once
// Why the innovations are not as they should be. Every possible cause is tried on the same record: the filter
// runs again with the standard deviation of one sensor, or the process noise of one variable, times the
// factor of greatest likelihood, with one sensor's values moved by a bias, or with something constant that
// acts on one state. A search begins where the innovations do not fit, or where a candidate is beyond chance
// to first order (score test, 0.5 % over all candidates) and large enough to matter. The best candidate joins
// (forward selection; a likelihood ratio beyond the same chance) until nothing of this is so. Whatever else
// brings the record in order with nearly the same likelihood is an alternative that the data cannot tell from
// it. Where nothing brings it in order, the model is wrong.
//
// The likelihood of a record is that of its innovations (Schweppe 1965, IEEE Trans. Information Theory 11,
// 61): of all rows, but for those at the beginning in which the filter is still settling. Values are found by
// scoring (cause_effects.h): some ten to fifty runs of the filter in all, however long the record is.

#include "core/methods/filter/causes/consistency.h"

namespace rigor {

enum class CauseKind { SensorNoise, SensorBias, ProcessNoise, Drift };
std::string toString(CauseKind kind); ///< "sensor-noise", "sensor-bias", "process-noise", "drift"

struct Cause {
    CauseKind kind = CauseKind::SensorNoise;
    std::string name, unit; ///< of the sensor, or of the variable
    double stated = 0;      ///< standard deviation, process noise; 0 for a bias or a drift
    /// Noise: the true one over the stated one. Bias: measured less true, in the sensor's unit; drift: unit
    /// of the state per second.
    double value = 0;
    double deviation = 0; ///< standard error of value; of its logarithm for noise
    double gain = 0;      ///< of the logarithm of the likelihood
    std::vector<Cause> alternatives;
    /// Noise that is larger than stated.
    bool isTooSmall() const {
        return (kind == CauseKind::SensorNoise || kind == CauseKind::ProcessNoise) && value > 1;
    }
};

struct CauseFinding {
    bool searched = false; ///< something was not as it should be
    bool restored = false; ///< with these causes all is
    std::vector<Cause> causes;
    Consistency corrected; ///< of the filter with what was found, restored or not
    double likelihood = 0; ///< its logarithm with what was found, of the rows from firstRow on
    Eigen::Index firstRow = 0;
    /// What the filter as stated is too sure of at the end of the record, beside the one with the causes.
    std::vector<std::string> tooSure;
    double mostTooSure = 1; ///< how many times its standard deviation is too small, of the worst
    bool allTooSure = false;
};

/// trajectory, memory and stated: of the filter as the study has it. Cancelled: what was found so far is
/// dropped. threads: 0 = all; never changes the result.
CauseFinding findCauses(const FilterRecord& record, const FilterTrajectory& trajectory,
                        const FilterMemory& memory, const Consistency& stated, const FilterOptions& options,
                        int threads, const Progress& progress);

/// Whether a bias of a sensor is beyond chance and matters.
bool biasIsLeft(const FilterRecord& record, const FilterTrajectory& trajectory, const FilterMemory& memory,
                const FilterOptions& options);

/// Adds to the verdict StartOff that one bias explains the record as well, if it does: likelihood: per row,
/// of the filter with the wider start; empty where the start was found by what is behind it. False: it does
/// not.
bool addBiasInstead(Consistency& consistency, const CauseFinding& finding, const Eigen::VectorXd& likelihood);

/// Verdict and words where causes were found, or where the model is wrong for want of one (cause_words.cpp).
void blameCauses(Consistency& consistency, const CauseFinding& finding);

} // namespace rigor
