// Moments of polynomial chaos expansions: the tensor of the multinomial sum (one core), its use, exact
// quadrature, and the maximum entropy fit. Counters: generated = multi-indices, nonzero = inner products
// kept.
#include "core/foundation/base/random.h"
#include "core/foundation/stats/maximum_entropy/maximum_entropy.h"

#include <benchmark/benchmark.h>

using namespace rigor;

namespace {
ChaosBasis normalBasis(benchmark::State& state) {
    return {std::vector<Germ>(static_cast<std::size_t>(state.range(0))), static_cast<int>(state.range(1))};
}

Eigen::MatrixXd coefficientsFor(const ChaosBasis& basis, Eigen::Index columns) {
    RandomStream random(1, 1);
    Eigen::MatrixXd c(basis.size(), columns);
    for (Eigen::Index l = 0; l < columns; ++l)
        for (Eigen::Index i = 0; i < c.rows(); ++i) c(i, l) = random.normal();
    return c;
}

/// Generates all multi-indices and computes the nonzero inner products; one thread.
void tensorBuild(benchmark::State& state) {
    const ChaosBasis basis = normalBasis(state);
    const int order = static_cast<int>(state.range(2));
    for (auto _ : state) {
        const auto tensor = MomentTensor::build(basis, order, 1);
        state.counters["generated"] = static_cast<double>(tensor->generated());
        state.counters["nonzero"] = static_cast<double>(tensor->nonzero());
    }
}

/// The moment of that order of one expansion, tensor given.
void tensorMoment(benchmark::State& state) {
    const ChaosBasis basis = normalBasis(state);
    const auto tensor = MomentTensor::build(basis, static_cast<int>(state.range(2)), 1);
    const Eigen::MatrixXd c = coefficientsFor(basis, 1);
    for (auto _ : state) benchmark::DoNotOptimize(tensor->moments(c));
}

/// All moments up to that order of one expansion by quadrature.
void quadratureMoments(benchmark::State& state) {
    const ChaosBasis basis = normalBasis(state);
    const QuadratureMoments quadrature(basis, static_cast<int>(state.range(2)));
    const Eigen::MatrixXd c = coefficientsFor(basis, 1);
    for (auto _ : state) benchmark::DoNotOptimize(quadrature.raw(c));
}

/// One maximum entropy fit from a cold start.
void maximumEntropy(benchmark::State& state) {
    const int order = static_cast<int>(state.range(0));
    Moments moments{
        .mean = 0, .standardDeviation = 1, .standardised = {0, 1, 0.375, 2.44, 2.0, 8.5, 11.5, 36.0}};
    MaximumEntropyFit fit;
    for (auto _ : state) fit = fitMaximumEntropy(moments, order);
    state.counters["steps"] = fit.iterations;
    state.SetLabel(toString(fit.state));
}
} // namespace

#define CASES Args({2, 4, 4})->Args({4, 3, 5})->Args({6, 3, 4})->Args({3, 5, 6})
BENCHMARK(tensorBuild)->CASES->Unit(benchmark::kMillisecond);
BENCHMARK(tensorMoment)->CASES->Unit(benchmark::kMillisecond);
BENCHMARK(quadratureMoments)->CASES->Unit(benchmark::kMillisecond);
BENCHMARK(maximumEntropy)->Arg(4)->Arg(6)->Arg(8)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
