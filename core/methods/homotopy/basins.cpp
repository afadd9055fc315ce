#include "core/methods/homotopy/basins.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/search/search_scale.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace rigor {

namespace {

bool reached(const Eigen::VectorXd& estimate, const Eigen::VectorXd& reference, const FitBox& box) {
    if (estimate.size() == 0) return false;
    for (Eigen::Index i = 0; i < reference.size(); ++i) {
        // Values near 0 have no size of their own: that of the search, in the unit of the unknown.
        const double range = box.upper[i] - box.lower[i];
        const double size = std::isfinite(range) ? range : std::abs(reference[i] - box.start[i]);
        if (!(std::abs(estimate[i] - reference[i]) <= 1e-3 * std::max(std::abs(reference[i]), 0.01 * size)))
            return false;
    }
    return true;
}

} // namespace

double BasinPicture::share(bool withHomotopy) const {
    const auto& which = withHomotopy ? homotopy : plain;
    if (which.empty()) return std::numeric_limits<double>::quiet_NaN();
    return static_cast<double>(std::count(which.begin(), which.end(), 1)) / static_cast<double>(which.size());
}

int BasinPicture::withoutSimulation(bool withHomotopy) const {
    const auto& reached = withHomotopy ? homotopyObjective : plainObjective;
    return static_cast<int>(
        std::count_if(reached.begin(), reached.end(), [](double j) { return std::isnan(j); }));
}

std::vector<std::string> basinsUnmet(const FitBox& box, const std::vector<Unknown>& unknowns,
                                     const HomotopyOptions& options) {
    std::vector<std::string> reasons;
    if (options.basins == 0) return reasons;
    if (const std::size_t given = options.basinStart.size(); given > 0 && given != unknowns.size())
        reasons.push_back(filled(sentence("Method", "basin_start has {} values, but there are {} unknowns"),
                                 given, unknowns.size()));
    const FitBox scaled = onScale(box);
    for (std::size_t i = 0; i < std::min<std::size_t>(2, unknowns.size()); ++i)
        if (const auto k = static_cast<Eigen::Index>(i);
            !std::isfinite(scaled.lower[k]) || !std::isfinite(scaled.upper[k]))
            reasons.push_back(
                filled(sentence("Method", "the basin grid needs finite bounds of the first two unknowns; "
                                          "those of {} are {:g} and {:g}"),
                       unknowns[i].name, box.lower[k], box.upper[k]));
    return reasons;
}

BasinPicture mapBasins(const ControlledData& controlled, const FitData& data, const FitBox& box,
                       const SimulationOptions& simulation, const HomotopyOptions& options,
                       const Eigen::VectorXd& reference, int threads, const Progress& progress) {
    const Eigen::Index n = box.start.size();
    Eigen::VectorXd others = box.start;
    if (!options.basinStart.empty()) others = Eigen::Map<const Eigen::VectorXd>(options.basinStart.data(), n);
    const Eigen::Index axes = std::min<Eigen::Index>(2, n);
    const int side = options.basins;
    const int count = axes == 2 ? side * side : side;
    const FitBox scaled = onScale(box);
    BasinPicture picture;
    picture.starts = others.replicate(1, count);
    for (int k = 0; k < count; ++k)
        for (Eigen::Index i = 0; i < axes; ++i) {
            const int cell = i == 0 ? k % side : k / side;
            picture.starts(i, k) = fromScale(
                box, i, scaled.lower[i] + (cell + 0.5) / side * (scaled.upper[i] - scaled.lower[i]));
        }
    const auto total = static_cast<std::size_t>(count);
    picture.plain.assign(total, 0);
    picture.homotopy.assign(total, 0);
    picture.plainObjective.assign(total, std::numeric_limits<double>::quiet_NaN());
    picture.homotopyObjective = picture.plainObjective;
    picture.plainSolves = picture.homotopySolves = picture.plainObjective;

    const Progress silent{progress.stop, {}};
    const FitGround plainGround(data, simulation);
    const Residuals plainResiduals(data, weightsOf(options.objective));
    const PathGround pathGround(controlled, simulation, options);
    const auto boxAt = [&](std::size_t k) {
        FitBox at = box;
        at.start = picture.starts.col(static_cast<Eigen::Index>(k));
        return at;
    };
    LeastSquares plainOptions;
    plainOptions.functionTolerance = 1e-9;
    plainOptions.gradientTolerance = 1e-6;
    plainOptions.parameterTolerance = 1e-5;
    // First all paths, then all plain fits.
    const auto make = [&](std::size_t task) -> std::unique_ptr<FitSearch> {
        if (task < total) return std::make_unique<PathSearch>(pathGround, boxAt(task), options, silent);
        SearchControl control;
        control.stop = progress.stop;
        return std::make_unique<LocalSearch>(plainGround, plainResiduals, boxAt(task - total), plainOptions,
                                             control);
    };
    std::vector<SolveCount> made(2 * total);
    std::atomic<long long> simulations{0}, failures{0};
    const auto done = [&](std::size_t task, FitSearch& search) {
        if (task < total) {
            const Continuation path = static_cast<PathSearch&>(search).take();
            picture.homotopy[task] = reached(path.estimate, reference, box);
            // A path that ended on the way has an objective too, that of its last stage.
            picture.homotopyObjective[task] = std::isnan(path.objective) && !path.stages.empty()
                                                  ? path.stages.back().objective
                                                  : path.objective;
            picture.homotopySolves[task] = static_cast<double>(path.solves.made);
            made[task] = path.solves;
        } else {
            const auto& fit = static_cast<LocalSearch&>(search);
            const SearchResult found = fit.result().search;
            picture.plainSolves[task - total] = static_cast<double>(fit.solves());
            made[task] = {fit.solves(), fit.failures()};
            picture.plain[task - total] = reached(found.best, reference, box);
            if (found.best.size() > 0) picture.plainObjective[task - total] = found.value;
        }
        simulations += made[task].made;
        failures += made[task].failed;
    };
    runTogether(2 * total, threads, progress.stop, make, done, [&](std::size_t over) {
        progress.tell({.phase = "basins",
                       .done = static_cast<double>(over),
                       .total = static_cast<double>(2 * total),
                       .simulations = simulations,
                       .failures = failures});
    });
    for (const SolveCount& one : made) picture.solves += one;
    return picture;
}

BasinTable basinTable(const BasinPicture& basins, const std::vector<Unknown>& unknowns) {
    BasinTable table;
    for (std::size_t i = 0; i < unknowns.size(); ++i) {
        const Eigen::VectorXd row = basins.starts.row(static_cast<Eigen::Index>(i)).transpose();
        table.starts.push_back({unknowns[i].name, "", {row.begin(), row.end()}});
    }
    table.plain.assign(basins.plain.begin(), basins.plain.end());
    table.homotopy.assign(basins.homotopy.begin(), basins.homotopy.end());
    table.plainObjective = basins.plainObjective;
    table.homotopyObjective = basins.homotopyObjective;
    table.plainSolves = basins.plainSolves;
    table.homotopySolves = basins.homotopySolves;
    return table;
}

} // namespace rigor
