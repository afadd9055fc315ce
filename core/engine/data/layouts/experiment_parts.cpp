#include "core/engine/data/layouts/experiment_parts.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor {

using Role = MappedColumn::Role;

void applyCodes(const DataRecipe& recipe, const Table& table, std::size_t row, const std::string& file,
                Experiment& experiment) {
    for (const auto& [column, codes] : recipe.codes) {
        const Column& texts = table.column(column);
        const std::string& text = texts.texts[row];
        const auto code = codes.find(text);
        if (code == codes.end()) {
            std::vector<std::string> known;
            for (const auto& [name, values] : codes) known.push_back(name);
            const auto near = nearestName(text, known);
            throw Error(filled(sentence("Data", "\"{}\" in column \"{}\" is none of the stated codes ({}){}"),
                               text, column, fmt::join(known, ", "),
                               near ? filled(sentence("Data", ". Did you mean \"{}\"?"), *near) : Message{}),
                        {.file = file, .line = static_cast<int>(table.lines[row])});
        }
        for (const auto& [parameter, value] : code->second) experiment.conditions[parameter] = value;
    }
}

void checkCodes(const DataRecipe& recipe, const Table& table, const Model& model, const std::string& file) {
    for (const auto& [column, codes] : recipe.codes) {
        if (table.column(column).type != ColumnType::Text)
            throw Error(
                filled(sentence("Data", "the column \"{}\" holds no texts that could be codes"), column),
                {.file = file});
        for (const auto& [text, values] : codes)
            for (const auto& [parameter, value] : values) {
                const auto reference = findVariable(model, parameter);
                if (reference && reference->kind == VariableKind::Parameter) continue;
                std::vector<std::string> names;
                for (const Variable& v : model.parameters()) names.push_back(v.name);
                const auto near = nearestName(parameter, names);
                throw Error(
                    filled(sentence("Data", "the code \"{}\" of column \"{}\" sets \"{}\", which is "
                                            "no parameter of the model {}{}"),
                           text, column, parameter, model.name(),
                           near ? filled(sentence("Data", ". Did you mean \"{}\"?"), *near) : Message{}),
                    {.file = file});
            }
    }
}

Measurement measurementOf(const DataRecipe& recipe, const ColumnUse& use) {
    Measurement m;
    m.output = use.mapped.target;
    const auto stated = [&](const std::map<std::string, StatedError>& errors, const char* key) {
        const auto found = errors.find(m.output);
        if (found == errors.end()) return 0.0;
        try {
            return inUnit(found->second, use.targetUnit);
        } catch (const Error& e) {
            fail(sentence("Data", "data.{}.{} = \"{}\": {}"), key, m.output, toString(found->second),
                 e.sentence());
        }
    };
    m.standardDeviation = stated(recipe.standardDeviations, "standard_deviations");
    m.bound = stated(recipe.bounds, "bounds");
    return m;
}

std::vector<MappedSeries> allSeriesOf(const Table& table, const std::vector<ColumnUse>& uses,
                                      const std::string& file) {
    std::vector<MappedSeries> allSeries;
    for (const ColumnUse& use : uses)
        if (use.mapped.role == Role::Condition || use.mapped.role == Role::Input ||
            use.mapped.role == Role::Measurement || use.mapped.role == Role::Time)
            allSeries.push_back({&use, valuesInModelUnit(table, use, file)});
    return allSeries;
}

std::set<std::size_t> markedLines(const DataRecipe& recipe, const std::string& file,
                                  const std::string& column) {
    std::set<std::size_t> lines;
    for (const MarkedCell& cell : recipe.marked)
        if (cell.file == file && cell.column == column) lines.insert(cell.line);
    return lines;
}

bool inLines(const Preparation& preparation, std::size_t line) {
    return line >= static_cast<std::size_t>(preparation.firstLine) &&
           (preparation.lastLine == 0 || line <= static_cast<std::size_t>(preparation.lastLine));
}

void reportLines(const Preparation& preparation, std::size_t left, const std::string& file,
                 Messages& warnings) {
    if (left == 0) return;
    warnings.push_back(filled(sentence("Data", "{}: {} rows are not used: the study uses lines {} to {}"),
                              file, left, std::max(1LL, preparation.firstLine),
                              preparation.lastLine ? fmt::format("{}", preparation.lastLine)
                                                   : translate("Data", "the end")));
}

} // namespace rigor
