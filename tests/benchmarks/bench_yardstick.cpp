// Work that no code of the project touches: by it times of two sessions on one processor are compared
// (bench.py). A chain of dependent additions and multiplications, eight of them side by side, and a walk
// through 16 MB.
#include <benchmark/benchmark.h>

#include <vector>

namespace {

void yardstick(benchmark::State& state) {
    std::vector<double> memory(1 << 21, 1.0);
    for (auto _ : state) {
        double chain = 1, together[8] = {1, 2, 3, 4, 5, 6, 7, 8};
        for (int k = 0; k < 2'000'000; ++k) chain = chain * 0.999999 + 1e-6;
        for (int k = 0; k < 2'000'000; ++k)
            for (double& x : together) x = x * 0.999999 + 1e-6;
        for (double& x : memory) x = x * 0.999999 + 1e-6;
        benchmark::DoNotOptimize(chain);
        benchmark::DoNotOptimize(together);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(yardstick)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
