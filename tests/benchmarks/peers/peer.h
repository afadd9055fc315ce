#pragma once
// One task by several programs. A benchmark is called "task|program and version"; its counter `error` says
// how exact the answer was, its label what that is a measure of.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <string>

namespace rigor::peer {

inline const std::string kRigor = std::string("Rigor ") + RIGOR_VERSION;

/// body() is one answer, timed; error() is asked after the last.
inline void task(const std::string& name, const std::string& program, const std::string& measure,
                 std::function<void()> body, std::function<double()> error,
                 benchmark::TimeUnit unit = benchmark::kMillisecond) {
    benchmark::RegisterBenchmark((name + "|" + program).c_str(), [=](benchmark::State& state) {
        for (auto _ : state) body();
        state.counters["error"] = error();
        state.SetLabel(measure);
    })->Unit(unit);
}

} // namespace rigor::peer
