#pragma once
// The servo press as a problem of a point fit, from the shipped model and data, and its reference numbers.

#include "core/engine/modelica/compile.h"
#include "core/foundation/base/json.h"
#include "core/methods/method.h"
#include "tests/support/test_paths.h"

#include <fstream>

namespace rigor::sample {

inline const std::string kPressFolder = sourceDir() + "/resources/rigs/servo-press/";

inline nlohmann::json pressReference() {
    std::ifstream file(sourceDir() + "/tests/rigs/servo-press/reference.json");
    return nlohmann::json::parse(file);
}

inline DataRecipe pressRecipe() {
    DataRecipe recipe;
    recipe.files = {kPressFolder + "measurements.csv"};
    recipe.units = {{"force_N", "N"}};
    recipe.derived = {{"force", "mean of force_N by step"},
                      {"sense", "direction of force within series"},
                      {"force_before", "previous of force within series"},
                      {"force_lowest", "turning minimum of force within series"},
                      {"force_highest", "turning maximum of force within series"}};
    recipe.inputs = {{"force", "force"}, {"direction", "sense"}};
    recipe.standardDeviations = {{"D_y", 1.890e-5}, {"F_x", 9.241e-6}, {"B0_y", 5.184e-6}};
    return recipe;
}

inline Unknown pressUnknown(const std::string& name, double start) {
    Unknown unknown;
    unknown.name = name;
    unknown.value = {start, 1e6, 1e9};
    return unknown;
}

inline Problem pressProblem() {
    Problem problem;
    problem.model = loadModel(kPressFolder + "servo-press.mo");
    problem.data = loadDataset(pressRecipe(), *problem.model);
    problem.unknowns = {pressUnknown("k5", 1.2e7), pressUnknown("k7", 7e6)};
    return problem;
}

} // namespace rigor::sample
