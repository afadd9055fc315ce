#pragma once
// Experiments y(u; x1, x2) with two normal unknowns of known mean and spread, noise and correlation: what the
// tests of inverse uncertainty with noise and dependence and their study of coverage share.

#include "core/foundation/base/random.h"
#include "core/foundation/stats/distributions/sample_law.h"
#include "core/methods/inverse_uncertainty/identify.h"
#include "tests/support/models/small_models.h"

namespace rigor::sample {

/// What is drawn: x1 ~ N(1, 0.2), x2 ~ N(0.5, 0.1) with this correlation, and noise.
struct Truth {
    std::string equation;
    double (*output)(double u, double x1, double x2);
    double noise = 0, correlation = 0;
    double least = 0.2, most = 2; ///< u
};

inline const Truth kNoisy{"y = x1*u + x2*u^2;",
                          [](double u, double a, double b) { return a * u + b * u * u; }, 0.15};
inline const Truth kHidden{"y = x1*u + x2;", [](double u, double a, double b) { return a * u + b; }, 0.1};
inline const Truth kJoint{
    "y = x1*u + x2;", [](double u, double a, double b) { return a * u + b; }, 0, 0.6, -2, 2};
inline const Truth kSum{"y = x1 + x2 + 0*u;", [](double, double a, double b) { return a + b; }, 0, 0.6};

static inline Unknown normalOf(const std::string& name, double mean, double sd) {
    Unknown made;
    made.name = name;
    made.family = "normal";
    made.lower = mean - 2;
    made.upper = mean + 2;
    made.shape = {{"mean", {mean, mean - 1, mean + 1}}, {"standard_deviation", {sd, sd / 50, 5 * sd}}};
    return made;
}

static inline Problem problemOf(const Truth& truth, int count, std::uint64_t seed) {
    Problem problem;
    problem.model =
        modelOf("model Two\n  parameter Real x1 = 1;\n  parameter Real x2 = 0.5;\n  parameter Real u = "
                "1;\n  output Real y;\nequation\n  " +
                truth.equation + "\nend Two;\n");
    problem.simulation.stopTime = 1;
    problem.unknowns = {normalOf("x1", 1, 0.2), normalOf("x2", 0.5, 0.1)};
    problem.threads = 1;
    RandomStream random(seed, 7);
    for (int k = 0; k < count; ++k) {
        Experiment experiment;
        experiment.label = std::to_string(k + 1);
        experiment.row = static_cast<std::size_t>(k);
        const double u = truth.least + (truth.most - truth.least) * (k + 0.5) / count;
        const double a = random.normal(), b = random.normal(), c = random.normal(), rho = truth.correlation;
        experiment.conditions["u"] = u;
        experiment.measurements = {
            {"y",
             {},
             {truth.output(u, 1 + 0.2 * a, 0.5 + 0.1 * (rho * a + std::sqrt(1 - rho * rho) * b)) +
              truth.noise * c},
             0,
             0}};
        problem.data.experiments.push_back(experiment);
    }
    return problem;
}

static inline Problem withSearchedNoise(Problem problem, double max = 0.6) {
    problem.noise = {{"y", {0.1, 0, max}}};
    return problem;
}

static inline Problem withDependence(Problem problem, const std::string& family = "gaussian") {
    problem.dependence.family = family;
    problem.dependence.pairs = {{"x1", "x2", {0, -0.95, 0.95}}};
    return problem;
}

/// Two groups: the density that `count` samples of x were drawn from, and how x of the experiments is moved
/// and stretched from there.
struct TwoGroups {
    double shift = 0.3, scale = 1.4;
    double draw(RandomStream& random) const {
        return random.uniform() < 0.4 ? 2 + 0.15 * random.normal() : 3 + 0.25 * random.normal();
    }
    double mean() const { return 0.4 * 2 + 0.6 * 3; }
};

/// y = x u with x = m + shift + scale (s - m), s of the two groups; what is known is the density of samples.
static inline Problem problemOfSamples(const TwoGroups& truth, int count, std::uint64_t seed,
                                       int samples = 2000, SampleDensity estimate = SampleDensity::Kernel) {
    Problem problem;
    problem.model = modelOf("model One\n  parameter Real x = 1;\n  parameter Real u = 1;\n  output Real y;\n"
                            "equation\n  y = x*u;\nend One;\n");
    problem.simulation.stopTime = 1;
    problem.threads = 1;
    RandomStream drawn(seed, 8);
    std::vector<double> values;
    for (int k = 0; k < samples; ++k) values.push_back(truth.draw(drawn));
    Unknown x;
    x.name = "x";
    x.family = "empirical";
    x.samples.file = "x.csv";
    x.samples.law = SampleLaw::of(values, estimate);
    x.lower = 0;
    x.upper = 6;
    x.shape = {{"shift", {0, -1, 1}}, {"scale", {1, 0.3, 3}}};
    problem.unknowns = {x};
    RandomStream random(seed, 7);
    for (int k = 0; k < count; ++k) {
        Experiment experiment;
        experiment.label = std::to_string(k + 1);
        experiment.row = static_cast<std::size_t>(k);
        const double u = 0.5 + 1.5 * (k + 0.5) / count;
        const double value = truth.mean() + truth.shift + truth.scale * (truth.draw(random) - truth.mean());
        experiment.conditions["u"] = u;
        experiment.measurements = {{"y", {}, {value * u}, 0, 0}};
        problem.data.experiments.push_back(experiment);
    }
    return problem;
}

/// A short search; outputs are normal, or nearly so.
static inline Result runOn(const Problem& problem, const std::string& reference = "none",
                           const std::vector<double>& at = {}, const std::string& density = "gaussian") {
    InverseUncertaintyOptions options;
    options.density = density;
    options.optimiser = "genetic+gradient";
    options.population = 20;
    options.generations = 10;
    options.reference = reference;
    options.referenceSamples = 2048;
    options.leastSquares = false;
    options.evaluateAt = at;
    return identifyInputDistribution(problem, options, {});
}

} // namespace rigor::sample
