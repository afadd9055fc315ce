#include "core/methods/homotopy/homotopy_tables.h"

#include "core/foundation/base/translate.h"
#include "core/methods/fit/present/describe_fit.h"

#include <cmath>

namespace rigor {

std::string unitOfUnknown(const Model& model, const Unknown& unknown) {
    const auto found = findVariable(model, unknown.name);
    return found ? variable(model, *found).unit : "";
}

void describePath(FitResult& result, const Continuation& path, const Problem& problem) {
    IterationTable& table = result.iterations.emplace();
    auto &stage = table.stage.emplace(), &lambda = table.lambda.emplace();
    for (const Unknown& unknown : problem.unknowns)
        table.unknowns.push_back({unknown.name, unitOfUnknown(*problem.model, unknown), {}});
    for (const HomotopyIteration& i : path.iterations) {
        table.iteration.push_back(static_cast<double>(table.iteration.size()));
        stage.push_back(static_cast<double>(i.stage + 1));
        lambda.push_back(i.lambda);
        table.solves.push_back(static_cast<double>(i.solves));
        table.objective.push_back(i.objective);
        for (std::size_t k = 0; k < table.unknowns.size(); ++k)
            table.unknowns[k].numbers.push_back(i.estimate[static_cast<Eigen::Index>(k)]);
    }
    auto& stages = result.stages.emplace();
    for (const HomotopyStage& one : path.stages)
        stages.push_back({one.lambda, one.objective, one.iterations, one.solves, one.jump,
                          toVector(one.estimate), one.suspicion});
    result.repeatedStages = path.repeated;
    result.modelSolves = path.solves.made;
    result.objective = path.objective;
}

void describeBasins(Result& head, FitResult& result, const BasinPicture& basins,
                    const std::vector<Unknown>& unknowns, const SimulationOptions& simulation) {
    result.basins = basinTable(basins, unknowns);
    result.basinShares = {basins.starts.cols(), basins.share(true), basins.share(false),
                          basins.withoutSimulation(true), basins.withoutSimulation(false)};
    if (const int lost = basins.withoutSimulation(true); lost > 0)
        head.warnings.push_back(
            filled(translate("Method", "From {} of {} starts of the basin grid the model cannot be simulated "
                                       "by {} with steps of {:g} s: no fit began there."),
                   lost, basins.starts.cols(), simulation.stepper, simulation.step));
}

void describeOptimisers(FitResult& result, const std::vector<OptimiserTrace>& traces) {
    OptimiserTable& table = result.optimisers.emplace();
    auto& others = result.otherOptimisers.emplace();
    for (const OptimiserTrace& trace : traces) {
        table.optimiser.insert(table.optimiser.end(), trace.solves.size(), trace.optimiser);
        table.solves.insert(table.solves.end(), trace.solves.begin(), trace.solves.end());
        table.objective.insert(table.objective.end(), trace.objective.begin(), trace.objective.end());
        const bool any = !trace.objective.empty();
        others.emplace_back(trace.optimiser, OptimiserResult{any ? trace.objective.back() : std::nan(""),
                                                             any ? trace.solves.back() : 0,
                                                             toString(trace.end), toVector(trace.best)});
    }
}

} // namespace rigor
