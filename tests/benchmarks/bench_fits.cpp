// Point fits: the single-well oscillator by homotopy, and the basin picture of 400 starts. The study is read
// before the clock starts; what is timed is the path with all that it prepares (compiled lanes included).
#include "core/methods/homotopy/basins.h"
#include "core/study/study.h"

#include <benchmark/benchmark.h>

#include <numeric>

using namespace rigor;

namespace {

struct Oscillator {
    PreparedStudy prepared = prepare(
        loadStudy(std::string(RIGOR_SOURCE_DIR) + "/resources/rigs/van-der-pol-duffing/homotopy.toml"));
    FitData data = fitDataOf(prepared.problem);
    FitBox box = fitBoxOf(prepared.problem);
    HomotopyOptions options;
    ControlledData controlled =
        controlledData(data, readCorrections("x1: 10 x1; x2: 10 x1", data), IntegralForm::Error);
};

void singleWell(benchmark::State& state) {
    const Oscillator o;
    Continuation path;
    for (auto _ : state)
        path = followPath(o.controlled, o.box, o.prepared.problem.simulation, o.options, 1, {});
    state.counters["solves"] = static_cast<double>(path.solves.made);
    state.counters["J"] = path.objective;
}
BENCHMARK(singleWell)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The damper of stiff equations from the lower bounds: paths by Radau IIA.
void damper(benchmark::State& state) {
    const PreparedStudy prepared =
        prepare(loadStudy(std::string(RIGOR_SOURCE_DIR) + "/resources/rigs/mr-damper/homotopy.toml"));
    const FitData data = fitDataOf(prepared.problem);
    const ControlledData controlled =
        controlledData(data, readCorrections("z: 400 F", data), IntegralForm::Error);
    Continuation path;
    for (auto _ : state)
        path = followPath(controlled, fitBoxOf(prepared.problem), prepared.problem.simulation, {}, 1, {});
    state.counters["solves"] = static_cast<double>(path.solves.made);
    state.counters["J"] = path.objective;
}
BENCHMARK(damper)->Unit(benchmark::kMillisecond);

void basins(benchmark::State& state) {
    Oscillator o;
    o.options.basins = 20;
    o.options.basinStart = {10, 10, 0.1};
    const Eigen::Vector3d truth(0.5, 0.5, 0.1);
    BasinPicture picture;
    for (auto _ : state)
        picture = mapBasins(o.controlled, o.data, o.box, o.prepared.problem.simulation, o.options, truth,
                            static_cast<int>(state.range(0)), {});
    state.counters["homotopy"] = picture.share(true);
    state.counters["plain"] = picture.share(false);
    const auto sum = [](const std::vector<double>& v) { return std::accumulate(v.begin(), v.end(), 0.0); };
    state.counters["homotopySolves"] = sum(picture.homotopySolves);
    state.counters["plainSolves"] = sum(picture.plainSolves);
}
BENCHMARK(basins)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();

} // namespace

BENCHMARK_MAIN();
