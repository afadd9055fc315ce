#pragma once
// A rig whose truth is known: its model as text, the true numbers and the true trajectory. README.md of the
// folder above lists the families.

#include "tests/attacks/support/draw.h"

#include <Eigen/Core>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace rigor::attacks {

struct RigUnknown {
    std::string name;
    double truth, start, lower, upper;
};

/// In the file stands factor times the model's value plus offset.
struct RigColumn {
    std::string name, unit; ///< of the file; "" = none is stated
    double factor = 1, offset = 0;
};
struct RigInput {
    std::string name; ///< in the model
    RigColumn column;
};
struct RigOutput {
    std::string name;
    RigColumn column;
    double sigma = 0; ///< standard deviation of the noise, in the unit of the model
    double range = 0; ///< largest minus smallest true value over all runs
};

/// One experiment; of a rig of rows each row is one, and all of them are in one run, `times` counting them.
struct RigRun {
    std::string label;
    std::vector<double> times;            ///< s
    Eigen::MatrixXd inputs;               ///< times x inputs, linear between
    Eigen::MatrixXd truth;                ///< times x outputs
    Eigen::Matrix<bool, -1, -1> measured; ///< times x outputs: false = an empty cell
};

struct Rig {
    std::string family, model; ///< the text of the model
    bool rows = false;         ///< a static formula
    bool events = false;
    std::vector<RigUnknown> unknowns;
    std::vector<RigInput> inputs;
    std::vector<RigOutput> outputs;
    std::vector<RigRun> runs;
    RigColumn time{"t", "s", 1, 0};
    std::map<std::string, std::string> simulation; ///< keys of [simulation] as TOML
    /// Outputs (times x outputs) of a run for any values of the unknowns, in their order: the reference.
    std::function<Eigen::MatrixXd(const std::vector<double>& values, const RigRun& run)> trajectory;

    std::vector<double> truth() const;
};

struct RigOptions {
    /// Starts lie within this part of the truth; above 1: anywhere between the bounds.
    double startSpread = 0.15;
    /// Standard deviation of the noise as part of the range of the output: drawn between these.
    double leastNoise = 0.003, mostNoise = 0.08;
    int runs = 1;                           ///< experiments of a rig with time
    int leastValues = 25, mostValues = 120; ///< of one output of one run
    bool holes = true;                      ///< sampling with empty cells and gaps too
};

/// All families, in the order of README.md.
const std::vector<std::string>& rigFamilies();
/// Without those of static formulas / with these only.
const std::vector<std::string>& dynamicFamilies();
const std::vector<std::string>& staticFamilies();

/// A rig of the family, everything else drawn. Throws Error for a family that is not there.
Rig drawRig(const std::string& family, const RigOptions& options, Draw draw);

} // namespace rigor::attacks
