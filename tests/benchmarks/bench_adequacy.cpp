// The servo press: the shipped study with all splits, three models and both rules (target: under 5 s), and
// refits of the coverage check, on 1 and 2 threads.

#include "core/study/study.h"

#include <benchmark/benchmark.h>

using namespace rigor;

namespace {

constexpr int kRefits = 2000; // target: under 3 s of processor time, with the selection before them

PreparedStudy press(int threads, int refits) {
    std::vector<StudyOverride> overrides{parseOverride("threads=" + std::to_string(threads)),
                                         parseOverride("options.bootstrap=" + std::to_string(refits))};
    if (refits > 0) {
        overrides.push_back(parseOverride("options.splits="));
        overrides.push_back(parseOverride("options.series="));
    }
    return prepare(loadStudy(RIGOR_SOURCE_DIR "/resources/rigs/servo-press/adequacy.toml", overrides));
}

void pressStudy(benchmark::State& state) {
    PreparedStudy prepared = press(static_cast<int>(state.range(0)), 0);
    for (auto _ : state) {
        if (runStudy(prepared, {}).outcome != RunOutcome::Answered) state.SkipWithError("no answer");
    }
}
BENCHMARK(pressStudy)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();

void coverageRefits(benchmark::State& state) {
    PreparedStudy prepared = press(static_cast<int>(state.range(0)), kRefits);
    for (auto _ : state) {
        if (runStudy(prepared, {}).outcome != RunOutcome::Answered) state.SkipWithError("no answer");
    }
    state.counters["refits"] = kRefits;
}
BENCHMARK(coverageRefits)
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

} // namespace

BENCHMARK_MAIN();
