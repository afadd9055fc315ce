// 24 s of the four-bar record through the filter on one core (target: 0.5 s), by dual numbers and by the
// complex step of the paper in one run; the quick-return mechanism over 10 s at 1 ms by either formulation
// (target: 0.5 s).
#include "core/engine/multibody/multibody.h"
#include "core/methods/filter/kalman/live_filter.h"
#include "core/study/study.h"

#include <benchmark/benchmark.h>

using namespace rigor;

namespace {

void fourBar(benchmark::State& state, const char* jacobian, bool smoother) {
    const PreparedStudy prepared =
        prepare(loadStudy(RIGOR_SOURCE_DIR "/resources/rigs/hydraulic-four-bar/filter.toml"));
    FilterOptions options;
    options.start = "z: 1.090 +- 0.02; w: 0 +- 0.02; p1: 3.8e6 +- 3e5; p2: 4.2e6 +- 3e5";
    options.uncertainty = "y: 0.3e-8";
    options.noise = "w: 0.02; p1: 1581; p2: 1581; y: 9.487e-13";
    options.jacobian = jacobian;
    for (auto _ : state) {
        const FilterSetup setup = filterSetup(prepared.problem, options);
        OneStep step(setup);
        FilterMemory memory;
        const FilterTrajectory trajectory = runFilter(setup, step, options, {}, smoother ? &memory : nullptr);
        if (!trajectory.complete()) state.SkipWithError("no answer");
        if (smoother) benchmark::DoNotOptimize(smooth(trajectory, memory));
    }
}
BENCHMARK_CAPTURE(fourBar, dual, "dual", false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fourBar, dualWithSmoother, "dual", true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fourBar, complexStep, "complex-step", false)->Unit(benchmark::kMillisecond);

/// 24 s followed in real time: the filter and a result every second (`results`), or the filter alone. 1200 ms
/// are 5 % of a core.
void live(benchmark::State& state, bool results) {
    const PreparedStudy prepared =
        prepare(loadStudy(RIGOR_SOURCE_DIR "/resources/rigs/hydraulic-four-bar/filter.toml"));
    FilterOptions options;
    const Fields fields = options.fields();
    for (const auto& [key, value] : prepared.study.options) fields.set(key, value);
    options.truth.clear();
    for (auto _ : state) {
        LiveFilter filter(prepared.problem, options);
        for (int second = 1; second <= 24; ++second) {
            if (!filter.follow(second)) state.SkipWithError("no answer");
            if (results) benchmark::DoNotOptimize(filter.result());
        }
    }
}
BENCHMARK_CAPTURE(live, filterAlone, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(live, withAResultPerSecond, true)->Unit(benchmark::kMillisecond);

void quickReturn(benchmark::State& state, Formulation formulation) {
    const Mechanism mechanism =
        loadMechanism(RIGOR_SOURCE_DIR "/resources/rigs/quick-return/quick-return.mech");
    MultibodyOptions options;
    options.formulation = formulation;
    for (auto _ : state)
        if (!simulateMechanism(mechanism, options).answered) state.SkipWithError("no answer");
}
BENCHMARK_CAPTURE(quickReturn, doubleStep, Formulation::DoubleStep)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(quickReturn, augmentedLagrangian, Formulation::AugmentedLagrangian)
    ->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
