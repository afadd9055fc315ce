#include "core/methods/homotopy/homotopy_tables.h"

#include "core/foundation/base/translate.h"
#include "core/methods/fit/fit_result.h"

#include <cmath>

namespace rigor {

std::string unitOfUnknown(const Model& model, const Unknown& unknown) {
    const auto found = findVariable(model, unknown.name);
    return found ? variable(model, *found).unit : "";
}

void describePath(Result& result, const Continuation& path, const Problem& problem) {
    auto& stages = result.diagnostics["stages"] = nlohmann::ordered_json::array();
    ResultTable table{"iterations",
                      translate("Method", "Every iteration of every stage of the path."),
                      {{"iteration", "", {}, {}},
                       {"stage", "", {}, {}},
                       {"lambda", "1", {}, {}},
                       {"solves", "", {}, {}},
                       {"objective", "", {}, {}}}};
    for (const Unknown& unknown : problem.unknowns)
        table.columns.push_back({unknown.name, unitOfUnknown(*problem.model, unknown), {}, {}});
    for (const HomotopyIteration& i : path.iterations) {
        std::size_t column = 0;
        const auto add = [&](double value) { table.columns[column++].numbers.push_back(value); };
        add(static_cast<double>(table.columns[0].numbers.size()));
        add(static_cast<double>(i.stage + 1));
        add(i.lambda);
        add(static_cast<double>(i.solves));
        add(i.objective);
        for (const double value : i.estimate) add(value);
    }
    result.tables.push_back(std::move(table));
    for (const HomotopyStage& stage : path.stages) {
        stages.push_back({{"lambda", stage.lambda},
                          {"objective", stage.objective},
                          {"iterations", stage.iterations},
                          {"model_solves", stage.solves},
                          {"jump", stage.jump},
                          {"estimate", toVector(stage.estimate)},
                          {"suspicion", stage.suspicion}});
    }
    result.diagnostics["repeated_stages"] = path.repeated;
    result.diagnostics["model_solves"] = path.solves.made;
    result.diagnostics["objective"] = path.objective;
}

void describeBasins(Result& result, const BasinPicture& basins, const std::vector<Unknown>& unknowns,
                    const SimulationOptions& simulation) {
    result.tables.push_back(basinTable(basins, unknowns));
    result.diagnostics["basins"] = {{"starts", basins.starts.cols()},
                                    {"homotopy", basins.share(true)},
                                    {"plain", basins.share(false)},
                                    {"homotopy_not_simulated", basins.withoutSimulation(true)},
                                    {"plain_not_simulated", basins.withoutSimulation(false)}};
    if (const int lost = basins.withoutSimulation(true); lost > 0)
        result.warnings.push_back(
            filled(translate("Method", "From {} of {} starts of the basin grid the model cannot be simulated "
                                       "by {} with steps of {:g} s: no fit began there."),
                   lost, basins.starts.cols(), simulation.stepper, simulation.step));
}

void describeOptimisers(Result& result, const std::vector<OptimiserTrace>& traces) {
    ResultTable table{"optimisers",
                      translate("Method", "Objective of other optimisers over their model solves."),
                      {{"optimiser", "", {}, {}}, {"solves", "", {}, {}}, {"objective", "", {}, {}}}};
    auto& others = result.diagnostics["other_optimisers"] = nlohmann::ordered_json::object();
    for (const OptimiserTrace& trace : traces) {
        for (std::size_t k = 0; k < trace.solves.size(); ++k) {
            table.columns[0].texts.push_back(trace.optimiser);
            table.columns[1].numbers.push_back(trace.solves[k]);
            table.columns[2].numbers.push_back(trace.objective[k]);
        }
        const bool any = !trace.objective.empty();
        others[trace.optimiser] = {{"objective", any ? trace.objective.back() : std::nan("")},
                                   {"model_solves", any ? trace.solves.back() : 0},
                                   {"end", toString(trace.end)},
                                   {"estimate", toVector(trace.best)}};
    }
    result.tables.push_back(std::move(table));
}

} // namespace rigor
