#pragma once
// Problems of the inverse uncertainty method whose answer is known in closed form: y = offset + x, measured
// ten times at known offsets. For x with mean m and standard deviation s the normal density of y - offset has
// these two, and the maximum likelihood estimates are the mean and the root mean square deviation of y -
// offset.

#include "core/methods/method.h"
#include "tests/support/models/small_models.h"

#include <cmath>

// static: files of one test program include other headers that name theirs alike.
namespace rigor::sample {

static inline ModelPtr lineModel(const std::string& equations) {
    return modelOf("model Line\n  parameter Real x = 0;\n  parameter Real offset = 0;\n  output Real y;\n"
                   "equation\n  " +
                   equations + "\nend Line;\n");
}

static inline Unknown normalX(double mean, double sd) {
    Unknown x;
    x.name = "x";
    x.family = "normal";
    x.shape = {{"mean", {mean, -10, 10}}, {"standard_deviation", {sd, 0.01, 5}}};
    return x;
}

inline const std::vector<double> kValues{1.2, 0.7, 2.9, 1.9, 1.1, -0.4, 2.2, 1.6, 0.9, 1.4};

/// y = offset + x measured ten times; the offsets are conditions and taken out again.
static inline Problem lineProblem(const std::string& equations = "y = offset + x;") {
    Problem problem;
    problem.model = lineModel(equations);
    problem.unknowns = {normalX(0, 1)};
    problem.simulation.stopTime = 1;
    for (std::size_t k = 0; k < kValues.size(); ++k) {
        Experiment experiment;
        experiment.label = std::to_string(k + 1);
        experiment.row = k;
        const double offset = 0.5 * static_cast<double>(k);
        experiment.conditions["offset"] = offset;
        experiment.measurements = {{"y", {}, {kValues[k] + offset}, 0, 0}};
        problem.data.experiments.push_back(experiment);
    }
    return problem;
}

static inline double meanOfValues() {
    double sum = 0;
    for (const double v : kValues) sum += v;
    return sum / static_cast<double>(kValues.size());
}

static inline double deviationOfValues() {
    double sum = 0;
    for (const double v : kValues) sum += std::pow(v - meanOfValues(), 2);
    return std::sqrt(sum / static_cast<double>(kValues.size()));
}

using Settings = std::vector<std::pair<std::string, FieldValue>>;

static inline Result runWith(const Problem& problem, const Settings& settings,
                             const Progress& progress = {}) {
    const auto method = makeMethod("inverse-uncertainty");
    Fields fields = method->options();
    for (const auto& [key, value] : settings) fields.set(key, value);
    return method->run(problem, progress);
}

static inline const Settings kQuick{{"optimiser", std::string("gradient")},
                                    {"density", std::string("gaussian")},
                                    {"degree", 2LL},
                                    {"quadrature_order", 3LL},
                                    {"reference", std::string("none")},
                                    {"least_squares", false}};

static inline Settings quickAnd(const Settings& more) {
    Settings all = kQuick;
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

static inline std::string refusal(const Problem& problem, const Settings& settings = kQuick) {
    try {
        runWith(problem, settings);
    } catch (const Error& error) {
        return error.sentence();
    }
    return "no error";
}

} // namespace rigor::sample
