#include "core/methods/homotopy/homotopy_tables.h"

#include "core/foundation/base/translate.h"
#include "core/methods/fit/present/describe_fit.h"

#include <fmt/ranges.h>

#include <algorithm>
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

Message wordsOfStages(const Continuation& path, const FitAnswer& answer, const FitData& data, Result& head) {
    Messages remarks;
    for (const HomotopyStage& stage : path.stages)
        if (!stage.suspicion.empty())
            remarks.push_back(
                filled(translate("Method", "at lambda = {:.4g} {}"), stage.lambda, stage.suspicion));
    const bool moved = std::isfinite(answer.left);
    Message text;
    if (moved)
        text = translate("Method", "The path led to a local minimum: see the warnings.");
    else if (remarks.empty())
        text = !answer.structure ? translate("Method", "No stage was suspicious.")
               : std::ranges::any_of(head.unknowns, &Estimate::atBound)
                   ? translate("Method", "No stage jumped, but the answer lies at a bound.")
               : data.sigmaStated && !data.anyFound()
                   ? translate("Method", "No stage jumped, but what the answer leaves is no noise of the "
                                         "stated size.")
                   : translate("Method", "No stage jumped, but what the answer leaves is no noise.");
    else if (answer.structure) {
        text = translate("Method", "At least one stage is suspicious: see the warnings.");
        for (const Message& one : remarks)
            head.qualityWarnings.push_back(filled(translate("Method", "The path is suspicious: {}."), one));
    } else
        text = filled(translate("Method", "The path was not smooth: {}."), fmt::join(remarks, "; "));
    if (answer.searches > 0 && !moved && (answer.structure || !remarks.empty()))
        text += " " +
                filled(translate("Method", "Searches from elsewhere within the bounds: {}, none ends lower."),
                       answer.searches);
    return text;
}

void describeCancelled(Result& head, const Continuation& path, const Problem& problem, const FitBox& box) {
    if (path.iterations.empty()) return;
    const HomotopyIteration& last = path.iterations.back();
    for (std::size_t i = 0; i < problem.unknowns.size(); ++i) {
        const auto k = static_cast<Eigen::Index>(i);
        Estimate e;
        e.name = problem.unknowns[i].name;
        e.unit = unitOfUnknown(*problem.model, problem.unknowns[i]);
        e.value = last.estimate[k];
        e.interval = filled(
            translate("Method", "not an answer: the stage lambda = {:.4g} of a cancelled path"), last.lambda);
        e.atBound = e.value <= box.lower[k] || e.value >= box.upper[k];
        head.unknowns.push_back(std::move(e));
    }
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
