// The interval observer over the 120 s record of the drive train, and its offline set.
#include "core/engine/modelica/compile.h"
#include "core/methods/verified/verified.h"

#include <benchmark/benchmark.h>

#include <fstream>

using namespace rigor;

namespace {

const std::string kRig = std::string(RIGOR_SOURCE_DIR) + "/resources/rigs/drive-train/";

Problem problemOf(const std::string& file, bool offline) {
    std::ifstream in(kRig + "drive-train.mo");
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    Problem problem;
    problem.model = compileModel(text, "drive-train.mo").model;
    DataRecipe recipe;
    recipe.files = {kRig + file};
    recipe.layout = "signals";
    recipe.time = "t";
    recipe.inputs = {{"u", "u"}};
    recipe.measurements = {{"x1", "angle"}};
    recipe.bounds = {{"x1", 0.1}};
    recipe.interpolation = "hold";
    problem.data = loadDataset(recipe, *problem.model);
    const auto add = [&](const char* name, double from, double to) {
        Unknown unknown;
        unknown.name = name;
        unknown.value.min = from, unknown.value.max = to;
        problem.unknowns.push_back(unknown);
    };
    add("alpha", offline ? -1.2 : -3, offline ? -0.5 : -0.1);
    add("beta", offline ? 15 : 5, offline ? 30 : 60);
    add("TFs", offline ? 0.1 : 0.02, offline ? 0.19 : 0.4);
    add("x1_start", offline ? 0.372 : -10, offline ? 0.374 : 10);
    return problem;
}

void standstill(const Fields& fields) {
    fields.set("standstill", std::string("standstill"));
    fields.set("standstill_window", 0.2);
    fields.set("rest_states", std::string("x2"));
}

/// Width of a column of the enclosures at a time.
double widthAt(const Result& result, const std::string& name, double t) {
    const ResultTable& table = *result.table("enclosures");
    const auto& times = table.find("t")->numbers;
    for (std::size_t k = 0; k < times.size(); ++k)
        if (std::abs(times[k] - t) < 1e-6)
            return table.find(name + "_upper")->numbers[k] - table.find(name + "_lower")->numbers[k];
    return std::nan("");
}

/// Arguments: boxes at most, subdivisions per row. One core; 120 s of record.
void observer(benchmark::State& state) {
    const Problem problem = problemOf("angle.csv", false);
    VerifiedIdentification method;
    const Fields fields = method.options();
    standstill(fields);
    fields.set("resets", std::string("TFs"));
    fields.set("max_boxes", static_cast<long long>(state.range(0)));
    fields.set("subdivisions", static_cast<long long>(state.range(1)));
    Result result;
    for (auto _ : state) result = method.run(problem, {});
    state.counters["set_steps"] = static_cast<double>(result.diagnostics["steps"].get<long long>());
    state.counters["alpha_40"] = widthAt(result, "alpha", 40);
    state.counters["alpha_80"] = widthAt(result, "alpha", 80);
    state.counters["beta_80"] = widthAt(result, "beta", 80);
    state.counters["TFs_112"] = widthAt(result, "TFs", 112);
}
BENCHMARK(observer)
    ->ArgsProduct({{100, 200, 1000}, {1, 2, 4, 8}})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

/// Argument: the smallest boxes, in millionths of the prior.
void offline(benchmark::State& state) {
    Problem problem = problemOf("offline.csv", true);
    problem.threads = 2;
    VerifiedIdentification method;
    const Fields fields = method.options();
    standstill(fields);
    fields.set("mode", std::string("offline"));
    fields.set("held", std::string("x1_start"));
    fields.set("accuracy", 1e-6 * static_cast<double>(state.range(0)));
    Result result;
    for (auto _ : state) result = method.run(problem, {});
    for (const char* key : {"tested", "followed", "admissible", "undecided", "excluded"})
        state.counters[key] = static_cast<double>(result.diagnostics[key].get<long long>());
    state.counters["inner"] = result.diagnostics["inner_volume"].get<double>();
    state.counters["outer"] = result.diagnostics["outer_volume"].get<double>();
}
BENCHMARK(offline)
    ->Arg(10000)
    ->Arg(2000)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1)
    ->UseRealTime();

} // namespace

BENCHMARK_MAIN();
