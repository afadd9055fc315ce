#pragma once
// Measured values as a point fit sees them: which evaluations of the model they need (cases) and what was
// measured there (rows). Experiments with the same conditions and constant inputs are one case, so that
// repeated series cost one evaluation; their values of one sensor are one row with their mean, its number of
// values and their scatter about it, which leaves sum of squares, gradient and Hessian unchanged:
//     sum_i (z_i - h)^2 = n (mean - h)^2 + sum_i (z_i - mean)^2
// Used by model adequacy and meant for every method that fits points.

#include "core/foundation/base/translate.h"
#include "core/methods/fit/predict/fit_prior.h"

#include <Eigen/Core>

#include <algorithm>
#include <map>

namespace rigor {

/// One measured output and how well it is measured.
struct FitSensor {
    std::string output;
    VariableReference reference; ///< an output or a discrete of the model
    std::string unit;
    double sigma = 1; ///< standard deviation of one value, or what stands for it; unit of the output
    double size = 0;  ///< rms of the measured values; where all are 0 that of what is predicted at the start
    /// Step of which the measured values are multiples, apart from an offset: their last written digit, or
    /// that of a converter. 0: there is none above rounding.
    double resolution = 0;
    /// sigma is what a search of the noise has reached: a weight that says nothing against the fit, and a
    /// size known no better than the residuals tell.
    bool found = false;
};

/// One evaluation of the model; the unknowns are set over `parameters`.
struct FitCase {
    std::string label;          ///< of the first experiment
    std::size_t experiment = 0; ///< the first one, index in the data set
    Eigen::VectorXd parameters; ///< n_p of the model
    std::vector<Signal> inputs; ///< one per input of the model
    std::vector<double> times;  ///< s, of the file, increasing; at least one
    /// Sensor -> by which the times of its rows become those of the rig; those without one have them.
    std::map<std::size_t, std::shared_ptr<const ClockModel>> clocks = {};
    /// Whether times of rows or of inputs depend on unknowns.
    bool clocked() const { return !clocks.empty() || std::ranges::any_of(inputs, &Signal::clock); }
};

/// One of several values that are one row.
struct FitValue {
    std::string experiment; ///< its label
    double value = 0;
};

struct FitRow {
    std::size_t fitCase = 0, time = 0; ///< indices; time into FitCase::times
    std::size_t sensor = 0;
    double value = 0;                   ///< mean of the values measured
    double count = 1;                   ///< how many
    double scatter = 0;                 ///< sum of squared deviations from the mean
    std::vector<FitValue> repeats = {}; ///< the values behind the mean; empty if there is one
    bool atEnd = false;                 ///< of the run: where the model ends it earlier, the value there
};

/// One value that is not part of a trajectory, as it stands in the data.
struct FitSingle {
    std::size_t row = 0; ///< index of the FitRow it went into
    double value = 0;
    std::string label; ///< of its experiment
};

/// First guess of the errors that priors are weighed against, part of the spread of the values.
inline constexpr double kGuessedNoise = 0.01;

struct FitData {
    ModelPtr model;
    std::vector<std::size_t> unknowns; ///< indices of parameters
    /// Parameters that an evaluation may set beside the unknowns (the lambda of a homotopy); usually none.
    std::vector<std::size_t> path;
    std::vector<FitCase> cases;
    std::vector<FitSensor> sensors;
    std::vector<FitRow> rows;
    std::vector<FitSingle> singles; ///< in the order of the file
    /// False: no sensor states one. Then sigma is 1 of a single output, whose weight decides nothing; of
    /// several it is the spread of each output's values (standard deviation about their mean; where they
    /// stand still their rms), so that no choice of units decides which output counts. True beside sensors
    /// whose sigma was found: ask states() what can be held against the fit.
    bool sigmaStated = true;
    /// All sensors' sigmas were found. sigmaStated is false then.
    bool sigmaFound = false;
    std::vector<FitPrior> priors; ///< of the unknowns that have one
    /// Standard deviation of the errors, in units of the sigmas, that the priors are weighed against: 1 if it
    /// is stated, else a first guess, a hundredth of the spread, until settlePriors() has found it.
    double priorNoise = 1;
    std::vector<std::vector<std::size_t>> rowsOfSensor; ///< indices of rows
    Messages notes;                                     ///< what was left out and why, whole sentences
    std::shared_ptr<BatchEvaluator> evaluator = {};     ///< of the problem; may be null

    /// Number of values behind the rows of these sensors.
    double values(const std::vector<bool>& used) const;
    /// Whether the sensor states its deviation: what is left of it can be too much or too little.
    bool states(std::size_t sensor) const { return sigmaStated && !sensors[sensor].found; }
    bool anyFound() const { return std::ranges::any_of(sensors, &FitSensor::found); }
    bool weighedBySpread() const; ///< several outputs of which none states its deviation
    /// A row's weight on the difference to the model: sqrt(count)/sigma.
    double weight(const FitRow& row) const;
};

/// The experiments `chosen` (indices; empty = all) of `data` with the unknowns and fixed values of the
/// problem. Throws Error: an unknown is no parameter or has a distribution, a condition sets an unknown, an
/// input has no trajectory, nothing is measured, a measured state has no output, one of the sensors states no
/// standard deviation while another does, a value or a standard deviation with which squares overflow.
/// means: repeated values become one row; false: every value is a row of its own (for losses that are not
/// squares). What is measured while an input is not known is left out and told in FitData::notes, and so is
/// what within the bounds of an unknown clock may lie before the run begins.
FitData fitDataOf(const Problem& problem, const std::vector<std::size_t>& chosen = {}, bool means = true);

/// What a run says of a row that is recorded as number `recorded`; NaN where it ended before. atEnd: of the
/// row.
double predictedBy(const Trajectory& run, std::size_t recorded, bool atEnd, const FitSensor& sensor);

/// FitSensor::resolution of such values.
double resolutionOf(const std::vector<double>& values);

} // namespace rigor
