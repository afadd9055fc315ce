// One million rows of five columns against fast_float converting the same numbers from memory, in one run.

#include "core/engine/data/csv/csv_reader.h"

#include <benchmark/benchmark.h>
#include <fast_float/fast_float.h>
#include <fmt/format.h>

#include <filesystem>
#include <fstream>

namespace {

constexpr long long kRows = 1'000'000;

const std::string& text() {
    static const std::string table = [] {
        std::string t = "time [s],p [bar],F [N],x [mm],k\n";
        for (long long i = 0; i < kRows; ++i)
            t += fmt::format("{}.{:03},{:.3f},{:.6f},{:.4f},{}\n", i / 1000, i % 1000,
                             100.0 + double(i % 977) / 8, -500.0 + double((i * 7919) % 100003) / 64,
                             0.0017 * double(i % 5003), i % 256);
        return t;
    }();
    return table;
}

const std::string& file() {
    static const std::string path = [] {
        const auto p = std::filesystem::temp_directory_path() / "rigor_bench_csv.csv";
        std::ofstream(p, std::ios::binary) << text();
        return p.string();
    }();
    return path;
}

/// The yardstick: nothing but the conversions, the text in memory, the results stored.
void fastFloatAlone(benchmark::State& state) {
    const std::string& t = text();
    std::vector<double> values(5 * kRows);
    for (auto _ : state) {
        const char* at = t.data() + t.find('\n') + 1;
        const char* const end = t.data() + t.size();
        std::size_t n = 0;
        while (at < end) at = fast_float::from_chars(at, end, values[n++]).ptr + 1;
        benchmark::DoNotOptimize(values.data());
    }
}

void readWholeFile(benchmark::State& state) {
    const std::string& path = file();
    for (auto _ : state)
        benchmark::DoNotOptimize(rigor::readCsv(path, {.threads = static_cast<int>(state.range(0))}));
}

void sniffFile(benchmark::State& state) {
    const std::string& path = file();
    for (auto _ : state) benchmark::DoNotOptimize(rigor::sniffCsv(path));
}

BENCHMARK(fastFloatAlone)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(readWholeFile)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(sniffFile)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

BENCHMARK_MAIN();
