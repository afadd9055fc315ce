#include "ui/steps/model/row_simulation.h"

#include "core/foundation/base/numbers.h"
#include "core/presentation/axis_unit.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {
constexpr std::size_t kMostSimulated = 5000; ///< half a second of formulas

/// What a row was measured under, in the model's units.
std::map<std::string, double> circumstances(const Experiment& e) {
    std::map<std::string, double> all = e.conditions;
    for (const auto& [name, signal] : e.inputs) all[name] = signal.at(0);
    return all;
}
/// Of a variable of the model, with these values in its own unit.
DisplayUnit shownUnit(const Model& model, const RowSimulation& rows, const std::string& name,
                      const std::vector<double>& values) {
    const auto reference = findVariable(model, name);
    const auto own = rows.dataUnits.find(name);
    return unitOfData(reference ? variable(model, *reference).unit : std::string(), values,
                      own == rows.dataUnits.end() ? "" : own->second);
}

std::vector<double> scaled(std::vector<double> values, double by) {
    for (double& value : values) value *= by;
    return values;
}
} // namespace

std::map<std::string, std::string> dataUnitsOf(const Dataset& data) {
    std::map<std::string, std::string> units;
    for (const MappedColumn& one : data.mapping)
        if (!one.target.empty() && !one.unit.empty()) units[one.target] = one.unit;
    return units;
}

std::shared_ptr<const RowSimulation> simulateRows(const Model& model, const Study& study,
                                                  const Dataset& data) {
    const auto isSingle = [](const Measurement& m) { return m.times.empty() && m.values.size() == 1; };
    const auto isRow = [&](const Experiment& e) { return std::ranges::all_of(e.measurements, isSingle); };
    if (data.experiments.size() < 2 || data.experiments.size() > kMostSimulated ||
        !std::ranges::all_of(data.experiments, isRow))
        return nullptr;
    auto rows = std::make_shared<RowSimulation>();
    rows->dataUnits = dataUnitsOf(data);
    std::map<std::string, std::set<double>> met;
    for (std::size_t i = 0; i < data.experiments.size(); ++i) {
        const Experiment& e = data.experiments[i];
        rows->labels.push_back(e.label);
        for (const auto& [name, value] : circumstances(e)) met[name].insert(value);
        const ExperimentRun run = simulateExperiment(model, study, &e);
        for (const Measurement& m : e.measurements) {
            const auto of = [&](auto& values) -> double& {
                return values.try_emplace(m.output, data.experiments.size(), kNaN).first->second[i];
            };
            of(rows->measured) = m.values.front();
            of(rows->modelled) = valueAtEnd(model, run.trajectory, m.output).value_or(kNaN);
        }
    }
    std::erase_if(met, [](const auto& of) { return of.second.size() < 2; });
    if (met.size() == 1) rows->axis = met.begin()->first;
    for (std::size_t i = 0; i < data.experiments.size(); ++i) {
        const auto under = circumstances(data.experiments[i]);
        const auto place = under.find(rows->axis);
        rows->at.push_back(rows->axis.empty()     ? static_cast<double>(i + 1)
                           : place == under.end() ? kNaN
                                                  : place->second);
    }
    return rows;
}

FigurePanel rowPanel(const Model& model, const RowSimulation& rows, const VariableGroup& group, int chosen) {
    FigurePanel panel;
    DisplayUnit along;
    if (!rows.axis.empty()) along = shownUnit(model, rows, rows.axis, rows.at);
    panel.x = {.quantity = rows.axis.empty() ? SimulatePanel::tr("row").toStdString() : rows.axis,
               .unit = along.text};
    const std::vector<double> at = scaled(rows.at, along.scale);
    std::vector<std::string> names;
    for (const std::string& name : group.names)
        if (rows.measured.contains(name)) names.push_back(name);
    // One unit for all that share an axis.
    const DisplayUnit shown = names.empty()
                                  ? DisplayUnit()
                                  : shownUnit(model, rows, names.front(), rows.measured.at(names.front()));
    panel.y = {.quantity = fmt::format("{}", fmt::join(names, ", ")), .unit = shown.text};
    for (std::size_t i = 0; i < names.size(); ++i) {
        FigureSeries measured{.name = names[i] + " " + SimulatePanel::tr("measured").toStdString(),
                              .role = SeriesRole::Measurement,
                              .shape = SeriesShape::Points,
                              .x = at,
                              .y = scaled(rows.measured.at(names[i]), shown.scale),
                              .keys = rows.labels};
        FigureSeries modelled = measured;
        modelled.name = names[i];
        modelled.role = kSeriesRoles[i];
        modelled.y = scaled(rows.modelled.at(names[i]), shown.scale);
        modelled.hollow.assign(at.size(), 1);
        panel.series.push_back(std::move(measured));
        panel.series.push_back(std::move(modelled));
    }
    if (chosen >= 0 && std::isfinite(at[static_cast<std::size_t>(chosen)]))
        panel.marks.push_back({.name = {},
                               .label = rows.labels[static_cast<std::size_t>(chosen)],
                               .role = SeriesRole::Reference,
                               .at = at[static_cast<std::size_t>(chosen)],
                               .dashed = true});
    return panel;
}

} // namespace rigor
