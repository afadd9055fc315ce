#include "core/engine/data/unmeasured.h"

#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor {
namespace {

bool isNamed(const std::vector<Variable>& variables, const std::string& name) {
    return std::ranges::any_of(variables, [&](const Variable& v) { return v.name == name; });
}

} // namespace

Message whyNothingIsMeasured(const Dataset& data, const Model& model) {
    const auto& columns = data.table.columns;
    if (model.outputs().empty() && !model.external()) {
        std::vector<Variable> variables = model.states();
        variables.insert(variables.end(), model.unknowns().begin(), model.unknowns().end());
        if (variables.empty()) return filled(sentence("Data", "; {} has no outputs"), model.name());
        const auto measured =
            std::ranges::find_if(columns, [&](const Column& c) { return isNamed(variables, c.name); });
        return filled(sentence("Data",
                               "; {} has no outputs (the word output before the declaration of what a "
                               "sensor measures makes one, as in output Real {})"),
                      model.name(), measured != columns.end() ? measured->name : variables.front().name);
    }
    for (const Column& column : columns)
        if (column.type == ColumnType::Text && isNamed(model.outputs(), column.name))
            return filled(sentence("Data",
                                   "; the column \"{}\" has the name of an output, but holds texts such "
                                   "as \"{}\" (data.numbers reads what is a number in it)"),
                          column.name, column.texts.empty() ? "" : column.texts.front());
    if (std::ranges::any_of(data.mapping,
                            [](const MappedColumn& c) { return c.role == MappedColumn::Role::Measurement; }))
        return translate("Data",
                         "; what is mapped to its outputs has no value within the run (an offset of the "
                         "file, simulation.start_time and stop_time)");
    return {};
}

} // namespace rigor
