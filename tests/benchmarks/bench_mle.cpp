// The wet clutch: one likelihood evaluation (108 experiments, 2700 simulations) and the search as published
// (population 50, 60 generations), on 1 and 2 threads; the same on response surfaces, and a frame of the live
// view. Times are of the whole process (all threads), so that a busy machine does not lengthen them.

#include "core/methods/inverse_uncertainty/likelihood/surface_search.h"
#include "core/methods/inverse_uncertainty/present/live.h"
#include "tests/support/models/wet_clutch.h"

#include <benchmark/benchmark.h>

using namespace rigor;

namespace {

struct Clutch {
    explicit Clutch(int threads)
        : problem(sample::wetClutchProblem()), inputs(problem.unknowns),
          forward(withThreads(problem, threads), "shifting_time"),
          likelihood(options, inputs, forward, measured(problem), threads, "") {}

    static Problem& withThreads(Problem& problem, int threads) {
        problem.threads = threads;
        return problem;
    }
    static Eigen::VectorXd measured(const Problem& problem) {
        Eigen::VectorXd values(static_cast<Eigen::Index>(problem.data.experiments.size()));
        for (std::size_t e = 0; e < problem.data.experiments.size(); ++e)
            values[static_cast<Eigen::Index>(e)] =
                problem.data.experiments[e].measurements.front().values.front();
        return values;
    }

    Problem problem;
    InverseUncertaintyOptions options;
    InputModel inputs;
    ForwardModel forward;
    Likelihood likelihood;
};

std::shared_ptr<const ResponseSurfaces> buildSurfaces(const Clutch& clutch, int threads) {
    const auto& unknowns = clutch.problem.unknowns;
    Eigen::VectorXd lower(std::ssize(unknowns)), upper(std::ssize(unknowns));
    for (std::size_t i = 0; i < unknowns.size(); ++i) {
        lower[static_cast<Eigen::Index>(i)] = unknowns[i].lower;
        upper[static_cast<Eigen::Index>(i)] = unknowns[i].upper;
    }
    return ResponseSurfaces::build(clutch.forward, lower, upper, {}, threads, 1, {});
}

/// Built once; the surfaces do not depend on the number of threads.
const ResponseSurfaces& warmSurfaces() {
    static const Clutch clutch(0);
    static const auto surfaces = buildSurfaces(clutch, 0);
    return *surfaces;
}

void surfacesBuilt(benchmark::State& state) {
    const Clutch clutch(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        const auto surfaces = buildSurfaces(clutch, clutch.problem.threads);
        state.counters["simulations"] = static_cast<double>(clutch.forward.simulations());
        Eigen::Index most = 0;
        for (const ResponseSurface& surface : surfaces->surfaces()) most = std::max(most, surface.nodes);
        state.counters["most_of_one"] = static_cast<double>(most);
    }
}

void likelihoodEvaluation(benchmark::State& state) {
    const Clutch clutch(static_cast<int>(state.range(0)));
    const Eigen::VectorXd alpha = Eigen::Vector4d(0.95, 0.85, 0.08, 0.04);
    for (auto _ : state) benchmark::DoNotOptimize(clutch.likelihood.evaluate(alpha, Progress{}));
    state.counters["simulations"] =
        static_cast<double>(clutch.likelihood.nodes() * clutch.forward.experiments());
}

/// All that is not simulation: moments and densities of 108 experiments for 50 members.
void densitiesOfAGeneration(benchmark::State& state) {
    const Clutch clutch(1);
    const auto outputs = clutch.likelihood.outputs(Eigen::Vector4d(0.95, 0.85, 0.08, 0.04), Progress{});
    for (auto _ : state)
        for (int member = 0; member < 50; ++member)
            for (const auto& output : outputs.experiments)
                benchmark::DoNotOptimize(fitWithFewerMoments(output.moments, 4, 6));
}

void searchAsPublished(benchmark::State& state) {
    const Clutch clutch(static_cast<int>(state.range(0)));
    InverseUncertaintyOptions options = clutch.options;
    options.optimiser = "genetic";
    for (auto _ : state) {
        const AlphaSearch found =
            maximiseLikelihood(clutch.likelihood, clutch.inputs, clutch.forward, options, 1, Progress{});
        state.counters["log_likelihood"] = found.logLikelihood;
        state.counters["evaluations"] = static_cast<double>(found.evaluations);
    }
}

/// The whole maximum likelihood estimate from surfaces that are there: search, check by simulation, finer
/// surfaces where needed, search again.
void searchOnWarmSurfaces(benchmark::State& state) {
    const int threads = static_cast<int>(state.range(0));
    const Clutch clutch(threads);
    // not owned: they live until the end of the program
    const std::shared_ptr<const ResponseSurfaces> surfaces(&warmSurfaces(), [](const auto*) {});
    for (auto _ : state) {
        SurfaceUse use{.surfaces = surfaces};
        const AlphaSearch found = maximiseOnSurfaces(clutch.likelihood, clutch.inputs, clutch.forward,
                                                     clutch.options, threads, 1, Progress{}, use);
        state.counters["log_likelihood"] = found.logLikelihood;
        state.counters["evaluations"] = static_cast<double>(found.evaluations);
        state.counters["largest_difference"] = use.largestDifference;
        state.counters["refined"] = static_cast<double>(use.refined);
    }
}

void likelihoodOnSurfaces(benchmark::State& state) {
    const Clutch clutch(static_cast<int>(state.range(0)));
    const Likelihood likelihood(clutch.likelihood, warmSurfaces());
    const Eigen::VectorXd alpha = Eigen::Vector4d(0.95, 0.85, 0.08, 0.04);
    for (auto _ : state) benchmark::DoNotOptimize(likelihood.evaluate(alpha, Progress{}));
}

/// alpha -> densities of 108 experiments as curves, and log L.
void liveFrame(benchmark::State& state) {
    const auto problem = std::make_shared<Problem>(sample::wetClutchProblem());
    problem->threads = static_cast<int>(state.range(0));
    const LiveModel live(problem, {});
    std::vector<Unknown> unknowns = problem->unknowns;
    double& mean = unknowns[0].shape[1].second.start;
    int frame = 0;
    warmSurfaces();
    for (auto _ : state) {
        mean = 0.9 + 0.001 * (frame++ % 200);
        benchmark::DoNotOptimize(live.frame(unknowns, &warmSurfaces(), Progress{}));
    }
}

} // namespace

BENCHMARK(likelihoodEvaluation)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(densitiesOfAGeneration)->Unit(benchmark::kMillisecond);
BENCHMARK(searchAsPublished)->Arg(1)->Arg(2)->Unit(benchmark::kSecond)->UseRealTime()->Iterations(1);
BENCHMARK(surfacesBuilt)
    ->Arg(2)
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kSecond)
    ->UseRealTime()
    ->Iterations(1);
BENCHMARK(liveFrame)->Arg(1)->Arg(2)->MeasureProcessCPUTime()->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(likelihoodOnSurfaces)
    ->Arg(1)
    ->Arg(2)
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime();
BENCHMARK(searchOnWarmSurfaces)
    ->Arg(1)
    ->Arg(2)
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kSecond)
    ->UseRealTime()
    ->Iterations(1);
BENCHMARK_MAIN();
