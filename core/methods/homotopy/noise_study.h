#pragma once
// How the estimates scatter with noisier sensors (Manikantan et al. 2020, Table 3): the fitted outputs with
// normal noise of several levels are identified again from the same start, several times each.

#include "core/methods/homotopy/continuation.h"

namespace rigor {

struct NoiseRepeat {
    double level = 0;         ///< standard deviation of the noise, part of the rms of each signal
    Eigen::VectorXd estimate; ///< empty = lambda = 0 was not reached
    double objective = std::numeric_limits<double>::quiet_NaN();
    SolveCount solves;
};

/// fitted: values of the model at the answer, one per row of `data`. Repeat r of level l draws from
/// RandomStream(seed, l * repeats + r). Levels in the order given, the repeats of each one after the other.
/// Tells the phase "noise study" with the repeats that are over.
std::vector<NoiseRepeat> studyNoise(const FitData& data, const Eigen::VectorXd& fitted,
                                    const CorrectionPlan& plan, IntegralForm form, const FitBox& box,
                                    const SimulationOptions& simulation, const HomotopyOptions& options,
                                    const std::vector<double>& levels, int repeats, std::uint64_t seed,
                                    int threads, const Progress& progress);

/// Columns level, objective and one per unknown.
ResultTable noiseTable(const std::vector<NoiseRepeat>& repeats, const std::vector<Unknown>& unknowns);

} // namespace rigor
