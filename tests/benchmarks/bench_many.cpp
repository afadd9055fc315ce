// Six unknowns on random smooth rigs: time of one likelihood by simulation and on response surfaces, how far
// log L on them is off, and the Sobol indices at a random distribution against 2^20 samples (M. J. W. Jansen,
// Comput. Phys. Commun. 117, 1999). One line per rig: bench_many [rigs per family].

#include "core/engine/modelica/compile.h"
#include "core/foundation/base/random.h"
#include "core/foundation/stats/distributions/sampling.h"
#include "core/methods/inverse_uncertainty/likelihood/surface_search.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>

using namespace rigor;

namespace {

constexpr std::size_t kUnknowns = 6;
constexpr Eigen::Index kExperiments = 30;

struct RigFamily {
    const char *name, *equations; ///< y of x1 .. x6 and the condition u
    bool timed;
};
const RigFamily kFamilies[] = {
    {"product", "y = u*(1 + x1)*(1 + 0.5*x2) + (1 + x3*x4)*exp(0.6*x5 - 0.4*u*x6);", false},
    {"saturating", "y = (1 + x1)*u/(0.6 + x2 + u*(1 + x3)) + 0.5*x4*u^2/(1 + x5 + u) + 0.1*x6*x1;", false},
    {"waves", "y = sin(u*(1 + x1) + x2) + (1 + 0.5*x3)*cos(u + x4*x5) + 0.3*exp(-u*x6);", false},
    {"oscillator",
     "der(s) = v; der(v) = (2*x6*u - (0.3 + x3)*v - (4 + 3*x2)*s)/(1 + 0.5*x1); y = "
     "s;",
     true}};

Problem problemOf(const RigFamily& family, RandomStream& draw) {
    Problem problem;
    std::string text = "model S\n  parameter Real u = 1;\n";
    for (std::size_t i = 1; i <= kUnknowns; ++i) {
        const std::string name = fmt::format("x{}", i);
        text += fmt::format("  parameter Real {} = 0.5;\n", name);
        Unknown x;
        x.name = name;
        x.family = "normal";
        x.lower = -0.25;
        x.upper = 1.25;
        const double mean = 0.3 + 0.4 * draw.uniform(), deviation = 0.05 + 0.1 * draw.uniform();
        x.shape = {{"mean", {mean, 0.2, 0.8}}, {"standard_deviation", {deviation, 0.03, 0.2}}};
        problem.unknowns.push_back(x);
    }
    if (family.timed) text += "  Real s(start = 0.5 + x4);\n  Real v(start = x5);\n";
    text += "  output Real y;\nequation\n  " + std::string(family.equations) + "\nend S;\n";
    const CompiledModel compiled = compileModel(text, "s.mo");
    if (!compiled.model) fail("{}", toString(compiled.problems.front(), text));
    problem.model = compiled.model;
    problem.simulation.stopTime = 2;
    for (Eigen::Index e = 0; e < kExperiments; ++e) {
        Experiment experiment;
        experiment.label = std::to_string(e + 1);
        experiment.conditions["u"] = 0.2 + 1.8 * draw.uniform();
        problem.data.experiments.push_back(experiment);
    }
    return problem;
}

double seconds(const std::function<void()>& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Largest difference of an index of the first experiment from that of samples.
double indexError(const ForwardModel& forward, const JointDistribution& inputs, const SobolIndices& found) {
    constexpr Eigen::Index kSamples = Eigen::Index{1} << 17;
    constexpr auto kInputs = static_cast<Eigen::Index>(kUnknowns);
    const Eigen::MatrixXd unit = unitPoints(SamplingScheme::Sobol, 2 * kInputs, kSamples, 5);
    const auto values = [&](const Eigen::MatrixXd& points) {
        return Eigen::VectorXd(forward.run(samplesOf(inputs, points), {}, {}, {0}).values.col(0));
    };
    const Eigen::MatrixXd a = unit.topRows(kInputs), b = unit.bottomRows(kInputs);
    const Eigen::VectorXd atA = values(a), atB = values(b);
    const double variance = (atA.array() - atA.mean()).square().mean();
    double most = 0;
    for (Eigen::Index i = 0; i < kInputs; ++i) {
        Eigen::MatrixXd mixed = a;
        mixed.row(i) = b.row(i);
        const Eigen::VectorXd there = values(mixed);
        const double total = (atA - there).squaredNorm() / (2 * kSamples * variance),
                     first = 1 - (atB - there).squaredNorm() / (2 * kSamples * variance);
        most = std::max({most, std::abs(first - found.first[i]), std::abs(total - found.total[i])});
    }
    return most;
}

void measure(const RigFamily& family, std::uint64_t seed) {
    RandomStream draw(seed, 77);
    const Problem problem = problemOf(family, draw);
    const InverseUncertaintyOptions options;
    const InputModel inputs(problem, "y");
    const ForwardModel forward(problem, "y");
    const Eigen::VectorXd alpha = inputs.start();
    const Likelihood unmeasured(options, inputs, forward, Eigen::VectorXd::Constant(kExperiments, 0), 0, "");
    // Measured: the model at values drawn.
    Eigen::VectorXd measured(kExperiments);
    for (Eigen::Index e = 0; e < kExperiments; ++e) {
        Eigen::MatrixXd unit(kUnknowns, 1);
        for (double& p : unit.reshaped()) p = draw.uniform();
        measured[e] = forward.run(samplesOf(inputs.at(alpha), unit), {}, {}, {e}).values(0, e);
    }
    const Likelihood direct(options, inputs, forward, measured, 0, "");
    double simulated = 0, there = 0;
    const double ofDirect = seconds([&] { simulated = direct.evaluate(alpha, {})[0]; });
    std::shared_ptr<const ResponseSurfaces> surfaces;
    const auto [lower, upper] = searchedBox(direct, inputs);
    const double ofBuild = seconds([&] {
        surfaces =
            ResponseSurfaces::build(forward, lower, upper, surfaceOptions(direct, inputs, options), 0, 1, {});
    });
    const Likelihood onSurfaces(direct, *surfaces);
    const double ofSurfaces = seconds([&] {
        for (int k = 0; k < 10; ++k) there = onSurfaces.evaluate(alpha, {})[0];
    });
    const double indices =
        indexError(forward, inputs.at(alpha), direct.outputs(alpha, {}).experiments[0].sobol);
    Eigen::Index most = 0;
    double leaveOneOut = 0;
    for (const ResponseSurface& surface : surfaces->surfaces()) {
        most = std::max(most, surface.nodes);
        if (surface.usable()) leaveOneOut = std::max(leaveOneOut, surface.leaveOneOut / surface.range());
    }
    fmt::print(
        "{:10} {:3} direct {:7.3f} s, build {:6.2f} s of {:4} points, on surfaces {:7.4f} s, without {:2}, "
        "leave-one-out {:.1e}, log L {:9.3f} off {:8.1e}, indices off {:.1e}\n",
        family.name, seed, ofDirect, ofBuild, most, ofSurfaces / 10, surfaces->simulatedDirectly(),
        leaveOneOut, simulated, there - simulated, indices);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    const int rigs = argc > 1 ? std::atoi(argv[1]) : 3;
    for (const RigFamily& family : kFamilies)
        for (int rig = 1; rig <= rigs; ++rig) measure(family, static_cast<std::uint64_t>(rig));
}
