#pragma once
// What a filter works on. Augmented state X = [x, p]: the estimated states of the model, then its unknown
// parameters (Khadim et al., Sensors 21 (2021) 5029, section 2.3). A state that no estimate reaches - the
// spool of a valve behind its command - is computed beside the filter and is no part of X.

#include "core/methods/filter/options.h"
#include "core/methods/method.h"

#include <Eigen/Core>

namespace rigor {

struct FilterSensor {
    std::string output;
    std::size_t index = 0; ///< into Model::outputs()
    std::string unit;
    double sigma = 1; ///< standard deviation of one value
};

/// One of several experiments that were filtered one after the other: rows and time of the joined record.
struct FilterPart {
    std::string label;
    Eigen::Index firstRow = 0;
    double begin = 0; ///< s, of the joined record, at its start time
};

/// Where the trajectory of inputs is not known.
struct BlindStretch {
    double from = 0, to = 0; ///< s; infinity = the record has no value there any more
    std::string inputs;      ///< "voltage", "u, v"
};

/// A standard deviation that is searched over the record (noise_likelihood.h): of a sensor, or of process
/// noise.
struct SearchedNoise {
    std::string estimate, unit;            ///< "noise.y"; of process noise "process_noise.w"
    Eigen::Index sensor = -1;              ///< -1 = it is process noise
    std::vector<Eigen::Index> places = {}; ///< in L, of process noise
    SearchValue deviation;                 ///< with a start above 0, min at least 0
};

struct FilterSetup {
    ModelPtr model;
    std::string label;                   ///< of the experiment
    std::vector<FilterPart> parts;       ///< empty = one experiment
    std::vector<std::size_t> states;     ///< estimated, indices of states of the model
    std::vector<std::size_t> known;      ///< the other states
    std::vector<std::size_t> parameters; ///< unknown, indices of parameters of the model
    Eigen::VectorXd parameterValues;     ///< all of the model
    std::vector<Signal> inputs;          ///< one per input of the model
    std::vector<BlindStretch> blind;     ///< in the order of time; nothing is measured in them
    /// Inputs that would also go with what is known of them: one of them moved up or down in its gaps.
    std::vector<std::vector<Signal>> otherInputs;
    std::vector<std::string> names, units; ///< L = states + parameters
    Eigen::VectorXd start, deviation;      ///< L, at the start time
    Eigen::VectorXd noise;                 ///< L, unit per square root of a second
    Eigen::VectorXd lower, upper;          ///< L, bounds of the unknowns
    /// Estimated states, unit per second: added to the model's derivatives as a trial of what may act on
    /// them; empty = nothing.
    Eigen::VectorXd drift;
    std::vector<int> rateOf; ///< per estimated state: which of them is its derivative; -1 = none
    std::vector<FilterSensor> sensors;
    std::vector<SearchedNoise> searched; ///< sensors and `noise` have its starts
    std::vector<double> times;           ///< s, increasing, after the start time
    Eigen::MatrixXd values;              ///< times x sensors, NaN = no measurement
    SimulationOptions simulation;

    Eigen::Index stateCount() const { return static_cast<Eigen::Index>(states.size()); }
    Eigen::Index size() const { return start.size(); }
};

/// One setup per experiment that is followed, in the order of the data: FilterOptions::experiment or all of
/// them. All have the same states, unknowns and sensors. Throws Error: a name in the options that is neither
/// state nor unknown, a missing uncertainty, a sensor without a standard deviation, an experiment that is not
/// there or measures something else than the first, nothing measured after the start time.
/// Measurements at the start time itself are left out: the start is what is known with them.
/// Noise that is searched is refused with a gate, which would choose the values that its likelihood is made
/// of.
std::vector<FilterSetup> filterSetups(const Problem& problem, const FilterOptions& options);
/// The same where there is but one; throws Error if there are more.
FilterSetup filterSetup(const Problem& problem, const FilterOptions& options);
/// Their records behind each other, each beginning where the one before ends: what tables, tests and pictures
/// of the whole trajectory refer to. One setup is returned as it is.
FilterSetup joined(const std::vector<FilterSetup>& setups);

/// "z: 1.09 +- 0.02; y: 3e-9" as (name, numbers): one or two per entry; of the option noise also
/// "w: {start = 0.02, min = 0, max = 1}". option: for messages.
struct NamedNumbers {
    std::string name;
    double value = 0, deviation = 0;
    bool hasDeviation = false;
    std::optional<SearchValue> searched; ///< then value is its start
};
std::vector<NamedNumbers> readNamedNumbers(const std::string& text, const std::string& option);

/// Why the filter cannot carry this model; whole clauses, empty = it can.
std::vector<std::string> filterUnmet(const Model& model);

} // namespace rigor
