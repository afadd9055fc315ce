#pragma once
// Where the explanations of the data differ, for people to look at: over two conditions of an experiment, and
// in what each predicts of the experiments proposed.

#include "core/foundation/base/progress.h"
#include "core/methods/design/design_search.h"

#include <string>
#include <vector>

namespace rigor {

/// Over a box of two conditions (of one: `y` is "" and `ys` has one value), the others as in the first
/// experiment proposed. Every sensor is read.
struct DesignMap {
    std::string x, y;           ///< conditions
    std::vector<double> xs, ys; ///< unit of the model, ascending
    /// Row by row (ys by xs), NaN where a model has no answer: of the two models nearest to each other there,
    /// the distance sqrt(8 B) of what they predict in standard errors (design_goal.h), with what other values
    /// of their unknowns would take away left out.
    std::vector<double> apart;
    std::vector<double> certainty; ///< 0 to 1, after one experiment there alone
    double at(std::size_t column, std::size_t row) const { return apart[row * xs.size() + column]; }
};

/// What the models predict of the readings of one output in one experiment, with standard errors by what is
/// known of their unknowns.
struct DesignCourse {
    std::string output, unit;
    std::vector<double> times; ///< s; one where the output is read once
    struct OfModel {
        std::string model;
        std::vector<double> values, errors;
    };
    std::vector<OfModel> models;
};

struct DesignPicture {
    std::vector<DesignMap> maps;                      ///< one per pair of the first three conditions
    std::vector<std::vector<DesignCourse>> predicted; ///< of each experiment proposed, by output
};

/// Of a plan of proposeDesign(). Stops early where asked to; then maps lack.
DesignPicture designPicture(const DesignSpace& space, const std::vector<PlannedExperiment>& plan,
                            const Progress& progress);

} // namespace rigor
