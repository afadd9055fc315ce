#pragma once
// The wet clutch as a problem of the inverse uncertainty method, from the shipped model and data.

#include "core/engine/modelica/compile.h"
#include "core/methods/method.h"
#include "tests/support/test_paths.h"

namespace rigor::sample {

inline Unknown clutchUnknown(const std::string& name, double lower, double upper, double mean, double sd) {
    Unknown unknown;
    unknown.name = name;
    unknown.family = "normal";
    unknown.lower = lower;
    unknown.upper = upper;
    // The other way round on purpose: the order of alpha is the family's, not the study's.
    unknown.shape = {{"standard_deviation", {sd, 0.005, 0.40}}, {"mean", {mean, lower, upper}}};
    return unknown;
}

inline Problem wetClutchProblem() {
    const std::string folder = sourceDir() + "/resources/rigs/wet-clutch/";
    Problem problem;
    problem.model = loadModel(folder + "wet-clutch.mo");
    DataRecipe recipe;
    recipe.files = {folder + "experiments.csv"};
    recipe.label = "experiment";
    recipe.codes["load"]["low"] = {{"Tb0", 20.0}, {"b", 0.10}};
    recipe.codes["load"]["high"] = {{"Tb0", 50.0}, {"b", 0.30}};
    problem.data = loadDataset(recipe, *problem.model);
    problem.unknowns = {clutchUnknown("x1", 0.60, 1.40, 1.0, 0.10),
                        clutchUnknown("x2", 0.40, 1.30, 0.9, 0.08)};
    problem.simulation.step = 1e-3;
    problem.simulation.stopTime = 3;
    return problem;
}

} // namespace rigor::sample
