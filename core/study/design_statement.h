#pragma once
// [design] of a study: what the next experiments may be (methods/design). README.md of this folder says what
// each key means.

#include "core/engine/data/recipe.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rigor {

/// A number with the unit it is written in ("" = that of the model).
using DesignNumber = StatedError;

/// What an experiment is set to: an input held constant, a parameter, or the start of a state, "x.start".
struct DesignCondition {
    std::string name;
    std::optional<DesignNumber> min, max; ///< none: the least or largest value in the data
    std::vector<DesignNumber> levels;     ///< the values it can have; empty = any between min and max
    long long levelCount = 0;             ///< so many, evenly spaced from min to max; 0 = not so
    std::vector<double> cost; ///< of an experiment, beside others: one number, or one per level; empty = none

    bool operator==(const DesignCondition&) const = default;
};

/// A number that the model predicts, whose error counts.
struct DesignPrediction {
    std::string name, output;
    std::string at = "end";                                       ///< of the run; "maximum", "minimum"
    std::optional<double> time;                                   ///< s; in the place of `at`
    std::vector<std::pair<std::string, DesignNumber>> conditions; ///< others are as in the first experiment
    std::optional<DesignNumber> wanted;                           ///< half of its 95 % interval that would do

    bool operator==(const DesignPrediction&) const = default;
};

struct DesignStatement {
    long long experiments = 3; ///< at most so many
    std::optional<double> budget;
    double cost = 0; ///< of every experiment, beside its conditions and sensors
    std::string criterion = "D";
    std::string divergence = "bhattacharyya";
    std::vector<DesignCondition>
        conditions;                        ///< in the order of the file; empty = those that vary in the data
    std::map<std::string, double> sensors; ///< output -> cost per experiment; empty = all that are measured
    std::vector<DesignPrediction> predictions;

    bool operator==(const DesignStatement&) const = default;
};

} // namespace rigor
