// Multiply-add of intervals, a b + c: Boost.Interval, single intervals, and batches of both back-ends, in one
// run; and the elementary functions.
#include "core/foundation/base/random.h"
#include "core/foundation/scalar/interval.h"
#include "core/foundation/scalar/interval_batch.h"

#include <benchmark/benchmark.h>
#include <boost/numeric/interval.hpp>

using namespace rigor;

namespace {

constexpr std::size_t kCount = 512; ///< all operands stay in the first cache: arithmetic is compared

/// Three operands of all signs and widths from 1e-9 to 1.
struct Operands {
    alignas(64) double lower[4][kCount], upper[4][kCount];
    Operands() {
        RandomStream random(1, 1);
        for (int operand = 0; operand < 4; ++operand)
            for (std::size_t k = 0; k < kCount; ++k) {
                const double x = random.normal(), width = std::pow(10.0, -9 * random.uniform());
                lower[operand][k] = x, upper[operand][k] = x + width;
            }
    }
    IntervalView view(int k) const { return {lower[k], upper[k]}; }
    IntervalTarget result() { return {lower[3], upper[3]}; }
};

using BoostInterval = boost::numeric::interval<
    double,
    boost::numeric::interval_lib::policies<
        boost::numeric::interval_lib::save_state<boost::numeric::interval_lib::rounded_transc_std<double>>,
        boost::numeric::interval_lib::checking_base<double>>>;

void boostInterval(benchmark::State& state) {
    Operands o;
    std::vector<BoostInterval> x[4];
    for (int operand = 0; operand < 4; ++operand)
        for (std::size_t k = 0; k < kCount; ++k)
            x[operand].emplace_back(o.lower[operand][k], o.upper[operand][k]);
    for (auto _ : state) {
        for (std::size_t k = 0; k < kCount; ++k) x[3][k] = x[0][k] * x[1][k] + x[2][k];
        benchmark::DoNotOptimize(x[3].data());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kCount));
}
BENCHMARK(boostInterval);

void singleIntervals(benchmark::State& state) {
    Operands o;
    std::vector<Interval> x[4];
    for (int operand = 0; operand < 4; ++operand)
        for (std::size_t k = 0; k < kCount; ++k)
            x[operand].emplace_back(o.lower[operand][k], o.upper[operand][k]);
    for (auto _ : state) {
        for (std::size_t k = 0; k < kCount; ++k) x[3][k] = x[0][k] * x[1][k] + x[2][k];
        benchmark::DoNotOptimize(x[3].data());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kCount));
}
BENCHMARK(singleIntervals);

/// Argument: the back-end's number in allIntervalKernels().
void batch(benchmark::State& state) {
    const auto number = static_cast<std::size_t>(state.range(0));
    if (number >= allIntervalKernels().size()) return state.SkipWithError("not on this processor");
    const IntervalKernels& kernels = *allIntervalKernels()[number];
    Operands o;
    for (auto _ : state) {
        kernels.multiplyAdd(kCount, o.view(0), o.view(1), o.view(2), o.result());
        benchmark::ClobberMemory();
    }
    state.SetLabel(kernels.name);
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kCount));
}
BENCHMARK(batch)->Arg(0)->Arg(1);

template <Interval (*function)(const Interval&)> void elementary(benchmark::State& state) {
    Operands o;
    std::vector<Interval> x, y(kCount);
    for (std::size_t k = 0; k < kCount; ++k)
        x.emplace_back(std::abs(o.lower[0][k]), std::abs(o.lower[0][k]) + 1e-3);
    for (auto _ : state) {
        for (std::size_t k = 0; k < kCount; ++k) y[k] = function(x[k]);
        benchmark::DoNotOptimize(y.data());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kCount));
}
BENCHMARK(elementary<math::exp>)->Name("exp");
BENCHMARK(elementary<math::log>)->Name("log");
BENCHMARK(elementary<math::sin>)->Name("sin");
BENCHMARK(elementary<math::atan>)->Name("atan");
BENCHMARK(elementary<math::sqrt>)->Name("sqrt");

} // namespace

BENCHMARK_MAIN();
