#pragma once
// Every row of a formula, which has no course over time, with the present values: measured beside modelled.

#include "core/presentation/figure.h"
#include "core/study/run/experiment_run.h"
#include "ui/steps/model/simulate_panel.h"

#include <memory>

namespace rigor {

struct RowSimulation {
    std::string axis; ///< the one condition or input that varies; "" = the rows stand in their order
    std::vector<double> at;
    std::vector<std::string> labels;
    /// Of what the rows measure, one value per row, in the model's unit; NaN = not measured, no answer.
    std::map<std::string, std::vector<double>> measured, modelled;
    std::map<std::string, std::string> dataUnits; ///< of what is measured or set, by its name in the model
};
std::map<std::string, std::string> dataUnitsOf(const Dataset& data);

/// nullptr for data whose rows are no single values, or more than are simulated while somebody waits.
std::shared_ptr<const RowSimulation> simulateRows(const Model& model, const Study& study,
                                                  const Dataset& data);

/// In the units of the data. chosen: index of the row that is marked, -1 = none.
FigurePanel rowPanel(const Model& model, const RowSimulation& rows, const VariableGroup& group, int chosen);

} // namespace rigor
