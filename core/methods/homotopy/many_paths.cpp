#include "core/methods/homotopy/many_paths.h"

#include <atomic>

namespace rigor {

ManyPaths followMany(const ControlledData& controlled, const FitBox& box, const SimulationOptions& simulation,
                     const HomotopyOptions& options, const Problem& problem, const Progress& progress) {
    const Eigen::MatrixXd starts = manyStarts(box, options.starts, problem.seed);
    const auto count = static_cast<std::size_t>(starts.cols());
    const PathGround ground(controlled, simulation, options);
    const Progress silent{progress.stop, {}};
    std::vector<Continuation> made(count);
    std::atomic<long long> simulations{0}, failures{0};
    const auto make = [&](std::size_t k) -> std::unique_ptr<FitSearch> {
        FitBox own = box;
        own.start = starts.col(static_cast<Eigen::Index>(k));
        return std::make_unique<PathSearch>(ground, own, options, silent);
    };
    const auto done = [&](std::size_t k, FitSearch& search) {
        made[k] = static_cast<PathSearch&>(search).take();
        simulations += made[k].solves.made;
        failures += made[k].solves.failed;
    };
    runTogether(count, problem.threads, progress.stop, make, done, [&](std::size_t over) {
        progress.tell({.phase = "starts",
                       .done = static_cast<double>(over),
                       .total = static_cast<double>(count),
                       .simulations = simulations,
                       .failures = failures});
    });
    const auto farther = [](const Continuation& a, const Continuation& b) {
        if (a.estimate.size() == 0 || b.estimate.size() == 0) return a.estimate.size() > b.estimate.size();
        const double partA = a.windows.empty() ? 1 : a.windows.back(),
                     partB = b.windows.empty() ? 1 : b.windows.back();
        return partA != partB ? partA > partB : a.objective < b.objective;
    };
    std::size_t best = 0;
    for (std::size_t k = 1; k < count; ++k)
        if (farther(made[k], made[best])) best = k;
    std::vector<StartedSearch> ends;
    SolveCount others;
    for (std::size_t k = 0; k < count; ++k) {
        const Continuation& one = made[k];
        StartedSearch& end = ends.emplace_back(StartedSearch{.solves = one.solves.made});
        if (k != best) others += one.solves;
        if (one.estimate.size() == 0) continue;
        end.end = one.estimate;
        end.objective = one.objective;
        end.converged = one.stages.back().end == SearchEnd::Converged;
    }
    return {std::move(made[best]), starts, std::move(ends), others};
}

} // namespace rigor
