#pragma once
// How the estimates scatter with noisier sensors (Manikantan et al. 2020, Table 3): the fitted outputs with
// normal noise of several levels are identified again from the same start, several times each. The noise of
// a signal has one standard deviation over all of its time, a part of the signal's rms.

#include "core/methods/fit/predict/fit_data.h"
#include "core/methods/fit/result.h"
#include "core/methods/fit/search/solve_count.h"

#include <functional>

namespace rigor {

/// More noise than this part of the signals (rms) leaves no signal to identify.
inline constexpr double kMostNoise = 10;

struct NoiseStudyOptions {
    std::vector<double> levels; ///< parts of the signals' rms, 0 .. kMostNoise; empty = no study
    int repeats = 20;           ///< per level
    /// Adds noise_levels and noise_repeats.
    void addTo(Fields& fields, const std::string& group);
};

/// What a method finds on noisy data.
struct NoisyFit {
    Eigen::VectorXd estimate; ///< empty = no answer
    double objective = std::numeric_limits<double>::quiet_NaN();
    SolveCount solves;
};
/// Called from any thread; must not use more than the one it is called from, and ends early if the study is
/// cancelled.
using NoisyRefit = std::function<NoisyFit(FitData noisy)>;

struct NoiseRepeat {
    std::size_t level = 0; ///< index in the options
    bool over = false;     ///< false = the study was cancelled before its end
    NoisyFit fit;
};

/// fitted: values of the model at the answer, one per row of `data`. Repeat r of level l draws from
/// RandomStream(seed, l * repeats + r); a row that is a mean of n values has noise smaller by sqrt(n). Levels
/// in the order given, the repeats of each one after the other. Tells the phase "noise study" with the
/// repeats that are over.
std::vector<NoiseRepeat> studyNoise(const FitData& data, const Eigen::VectorXd& fitted,
                                    const NoiseStudyOptions& options, std::uint64_t seed, int threads,
                                    const Progress& progress, const NoisyRefit& refit);

/// Sets noiseRepeats (the repeats that are over) and noiseLevels; warnings for levels without answers and a
/// cancelled study into the head.
void describeNoise(Result& head, FitResult& result, const std::vector<NoiseRepeat>& repeats,
                   const NoiseStudyOptions& options, const std::vector<Unknown>& unknowns);

} // namespace rigor
