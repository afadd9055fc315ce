// The next experiments that tell three models of an oscillator apart: two conditions without levels, eight
// sensors, 200 readings each. The bar is 5 s.

#include "core/engine/modelica/compile.h"
#include "core/foundation/base/random.h"
#include "core/methods/design/design.h"
#include "core/methods/fit/point_fit.h"

#include <benchmark/benchmark.h>

using namespace rigor;

namespace {

using Kind = DesignVariable::Kind;

Problem oscillator(const std::string& force) {
    std::string text =
        "model Rig\n  parameter Real k = 100;\n  parameter Real d = 1;\n  parameter Real e = 0.1;\n"
        "  input Real F;\n  parameter Real m = 1;\n  Real x(start=0);\n  Real v(start=0);\n";
    for (int s = 0; s < 8; ++s) text += fmt::format("  output Real y{};\n", s + 1);
    text += "equation\n  der(x) = v;\n  m*der(v) = F - k*x - d*v - " + force + ";\n";
    for (int s = 0; s < 8; ++s) text += fmt::format("  y{} = {}*x + {}*v;\n", s + 1, 1 + 0.2 * s, 0.05 * s);
    const CompiledModel compiled = compileModel(text + "end Rig;\n", "rig.mo");
    if (!compiled.model) fail("{}", toString(compiled.problems.front(), text));
    Problem problem;
    problem.model = compiled.model;
    for (const auto& [name, start] : {std::pair{"k", 100.0}, {"d", 1.0}, {"e", 0.1}}) {
        Unknown u;
        u.name = name;
        u.value = {start, start / 100, start * 100};
        problem.unknowns.push_back(u);
    }
    problem.simulation.step = 2e-3;
    for (const double strength : {5.0, 10.0}) {
        Experiment e;
        e.label = std::to_string(problem.data.experiments.size() + 1);
        e.inputs.emplace("F", Signal(strength));
        e.conditions["m"] = 1;
        for (int s = 0; s < 8; ++s) {
            Measurement m{.output = fmt::format("y{}", s + 1), .standardDeviation = 2e-3};
            for (int k = 1; k <= 200; ++k) m.times.push_back(0.01 * k), m.values.push_back(0);
            e.measurements.push_back(std::move(m));
        }
        problem.data.experiments.push_back(std::move(e));
    }
    return problem;
}

/// Range: 1 with costs and a budget, so that sensors are chosen too.
void threeModelsTwoConditionsEightSensors(benchmark::State& state) {
    const Problem truth = oscillator("e*v^3");
    FitData made = fitDataOf(truth);
    Predictor exact(made, truth.simulation, 1);
    const Eigen::VectorXd values = exact.values(Eigen::Vector3d(100, 1, 0.1)).values;
    for (auto _ : state) {
        DesignSpace space;
        for (const char* force : {"e*v^3", "e*sin(v)*10", "e*x^3*1000"}) {
            const Problem problem = oscillator(force);
            DesignModel model;
            model.name = force;
            model.data = fitDataOf(problem);
            RandomStream random(1, 0);
            for (std::size_t r = 0; r < model.data.rows.size(); ++r)
                model.data.rows[r].value = values[static_cast<Eigen::Index>(r)] + 2e-3 * random.normal();
            Predictor predictor(model.data, problem.simulation, 0);
            const PointFit fit = fitPoint(predictor, fitBoxOf(problem), std::vector<bool>(8, true));
            if (!fit.answered()) return state.SkipWithError("not fitted");
            model.estimate = fit.estimate;
            const Eigen::MatrixXd rows = fit.prediction.slopes / 2e-3;
            model.information = rows.transpose() * rows;
            model.range = Eigen::Vector3d::Constant(1e-6);
            space.models.push_back(std::move(model));
        }
        space.variables = {{.kind = Kind::Input, .name = "F", .min = 2, .max = 20},
                           {.kind = Kind::Parameter, .name = "m", .min = 0.5, .max = 3}};
        for (int s = 0; s < 8; ++s)
            space.sensors.push_back(
                {fmt::format("y{}", s + 1), "", 2e-3, state.range(0) != 0 ? 1.0 + s : 0.0});
        if (state.range(0) != 0) space.budget = 30, space.cost = 2;
        space.simulation = truth.simulation;
        const Design design = proposeDesign(space, {.goal = DesignAim::Goal::Discrimination}, {});
        state.counters["simulations"] = static_cast<double>(design.result.simulations);
        state.counters["certainty"] = *design.result.certainty;
    }
}

} // namespace

BENCHMARK(threeModelsTwoConditionsEightSensors)
    ->Arg(0)
    ->Arg(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(1);
BENCHMARK_MAIN();
