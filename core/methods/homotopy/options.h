#pragma once
// Options of the homotopy (README.md of this folder).

#include "core/methods/fit/uncertainty/noise_study.h"

namespace rigor {

/// Finer steps of lambda are refused: more stages than this no path needs.
inline constexpr double kSmallestStep = 0.001;

struct HomotopyOptions {
    std::string objective = "integral"; ///< integral, sum
    std::string separate;    ///< unknowns with a number per experiment (fit/per_experiment_unknowns.h)
    std::string corrections; ///< "" = proposed
    double step = 0.2;       ///< delta: of lambda
    std::string integralForm = "error"; ///< error, squared-error
    double largestJump = 0.3;  ///< of the outputs between two stages, part of the size of the signals
    int refinements = 3;       ///< halvings of the step where a stage jumps
    std::string windows = "1"; ///< time windows per stage, or "grow" (growing_windows.h)
    int starts = 0;            ///< further paths, 0 = none
    int iterations = 100;      ///< per stage
    double stageTolerance = 1e-3;
    double confidence = 0.95;
    double assumedError = 0.01; ///< of the sensors, part of the signals' rms, for practical identifiability
    std::string intervals = "automatic"; ///< or "profile": of every unknown by the profile likelihood
    bool profiles = false;               ///< profile likelihood of every unknown
    bool plainFit = false;               ///< also a fit without homotopy from the same start
    int comparison = 0;                  ///< model solves of every other optimiser, 0 = none
    int basins = 0;                      ///< starts per axis over the first two unknowns, 0 = none
    std::vector<double> basinStart;
    NoiseStudyOptions noise;
    Fields fields();

    bool growWindows() const { return windows == "grow"; }
    int windowCount() const { return growWindows() ? 1 : std::stoi(windows); }

  private: // by group
    void addPath(Fields& f);
    void addFit(Fields& f);
    void addAfter(Fields& f);
};

} // namespace rigor
