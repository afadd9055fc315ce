#include "ui/steps/model/variable_use.h"

#include "core/engine/data/mapping.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/method.h"
#include "ui/steps/unknowns/unknowns_edit.h"
#include "ui/widgets/text/free_tr.h"
#include "ui/widgets/text/qt_text.h"

#include <algorithm>

namespace rigor {

namespace {
using Role = MappedColumn::Role;

const MappedColumn* columnOf(const Document& document, const std::string& target) {
    if (const auto& data = document.data().data)
        for (const MappedColumn& one : data->mapping)
            if (one.target == target && one.role != Role::Shown) return &one;
    return nullptr;
}

bool isUnknown(const Study& study, const std::string& name) {
    return std::ranges::find(study.unknowns, name, &Unknown::name) != study.unknowns.end();
}

/// It stands for nothing, and no column for it.
void release(Study& study, const std::string& name, const std::string& column) {
    if (isUnknown(study, name)) setPerExperiment(study, name, false);
    std::erase_if(study.unknowns, [&](const Unknown& u) { return u.name == name; });
    study.parameters.erase(name);
    if (!column.empty()) assignColumn(study.data, column, Role::Shown, {});
}
} // namespace

const VariableUse& VariableUses::now() const {
    const auto found = std::ranges::find_if(all, &VariableUse::now);
    return found == all.end() ? all.front() : *found;
}

VariableUses usesOf(const Document& document, VariableKind kind, const Variable& variable) {
    const Study& study = document.study();
    const MappedColumn* mapped = columnOf(document, variable.name);
    const std::string name = variable.name, column = mapped ? mapped->column : std::string();
    const bool parameter = kind == VariableKind::Parameter;
    const bool unknown = parameter && isUnknown(study, name);
    const auto fixed = study.parameters.find(name);
    const bool isFixed = parameter && !unknown && fixed != study.parameters.end();
    VariableUses uses;
    uses.all.push_back({kind == VariableKind::Output ? tr("not measured") : tr("its own value"),
                        !unknown && !isFixed && !mapped, [=](Study& s) { release(s, name, column); }});
    if (parameter) {
        uses.all.push_back({tr("unknown"), unknown, [=](Study& s) {
                                release(s, name, column);
                                s.unknowns.push_back(
                                    firstGuess(variable, answers(s.method, AnswerKind::Distribution)));
                            }});
        const double value = isFixed ? fixed->second : variable.start;
        uses.all.push_back({tr("fixed at %1").arg(qt(exactText(value))), isFixed, [=](Study& s) {
                                release(s, name, column);
                                s.parameters[name] = value;
                            }});
    }
    // A column gives a parameter one value per row, an input or an output a course or one value per row.
    if (const auto& csv = document.data().csv; csv && (!parameter || study.data.layout == "rows"))
        for (const Column& one : csv->table.columns) {
            if (one.type != ColumnType::Number) continue;
            if (one.name == study.data.time || one.name == study.data.label) continue;
            const Role role = parameter                     ? Role::Condition
                              : kind == VariableKind::Input ? Role::Input
                                                            : Role::Measurement;
            uses.all.push_back(
                {tr("column %1").arg(qt(one.name)), one.name == column, [=, to = one.name](Study& s) {
                     release(s, name, column == to ? std::string() : column);
                     assignColumn(s.data, to, role, name);
                 }});
        }
    // One of another file, or computed, that is not among these.
    if (mapped && std::ranges::none_of(uses.all, &VariableUse::now))
        uses.all.push_back({tr("column %1").arg(qt(column)), true, [](Study&) {}});
    return uses;
}

} // namespace rigor
