// Sensor selection: all combinations of the servo press scored for A, D and E, and proofs for 60 sensors.

#include "core/methods/adequacy/selection/search/selection_branch.h"
#include "core/methods/adequacy/selection/search/selection_enumerate.h"
#include "tests/support/sensor_samples.h"

#include <benchmark/benchmark.h>

using namespace rigor;

namespace {

const std::vector<Criterion> kAll = {Criterion::A, Criterion::D, Criterion::E};
const std::vector<Criterion> kEvery = {Criterion::A, Criterion::D, Criterion::E, Criterion::ModifiedE};

/// 768,211 combinations of at most 6 of 30 sensors, 593,775 of them of exactly 6.
void enumerationOfThirtySensors(benchmark::State& state) {
    const SensorFile file = samples::pressSensors("oed30");
    for (auto _ : state) {
        const Enumeration all =
            enumerateCombinations(file.set, file.limits, kAll, 100, static_cast<int>(state.range(0)), {});
        state.counters["combinations"] = static_cast<double>(all.combinations);
    }
}

/// range: criterion, parameters, sensors chosen of 60.
void proofOfSixtySensors(benchmark::State& state) {
    const CandidateSensors set = samples::structure(60, static_cast<int>(state.range(1)), 1);
    SelectionLimits limits;
    limits.maxSensors = static_cast<int>(state.range(2));
    for (auto _ : state) {
        const BranchResult result =
            branchAndBound(set, limits, kEvery[static_cast<std::size_t>(state.range(0))], {}, {});
        state.counters["nodes"] = static_cast<double>(result.nodes);
        state.counters["root_gap_percent"] = 100 * std::expm1(result.logValue - result.logRelaxed);
        if (result.end != SelectionEnd::Proven) state.SkipWithError("not proven");
    }
}

} // namespace

BENCHMARK(enumerationOfThirtySensors)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(proofOfSixtySensors)
    ->ArgsProduct({{0, 1, 2, 3}, {4, 6}, {8, 12}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(1);
BENCHMARK_MAIN();
