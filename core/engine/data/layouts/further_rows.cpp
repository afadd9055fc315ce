#include "core/engine/data/layouts/further_rows.h"

#include "core/engine/data/joined_files.h"
#include "core/engine/data/mapping.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

namespace {

/// `count` cells without a value.
void addMissing(Column& column, std::size_t count) {
    if (column.type == ColumnType::Text)
        column.texts.resize(column.texts.size() + count);
    else
        column.numbers.resize(column.numbers.size() + count, std::numeric_limits<double>::quiet_NaN());
}

void addCells(Column& column, const Column& more, const std::string& file, Messages& warnings) {
    if (column.type == ColumnType::Text) {
        for (std::size_t row = 0; row < more.size(); ++row)
            column.texts.push_back(more.type == ColumnType::Text      ? more.texts[row]
                                   : std::isfinite(more.numbers[row]) ? fmt::format("{}", more.numbers[row])
                                                                      : std::string());
        return;
    }
    if (more.type == ColumnType::Text) return addMissing(column, more.size());
    if (more.unit == column.unit || more.unit.empty() || column.unit.empty()) {
        column.numbers.insert(column.numbers.end(), more.numbers.begin(), more.numbers.end());
        return;
    }
    try {
        const UnitConversion inFirst(more.unit, column.unit);
        for (const double value : more.numbers) column.numbers.push_back(inFirst(value));
    } catch (const Error& e) {
        warnings.push_back(
            filled(sentence("Data", "{}: the column \"{}\" does not continue that of the first "
                                    "file: {}"),
                   file, more.name, e.message()));
        addMissing(column, more.size());
    }
}

} // namespace

DataRecipe unwrittenRecipe(DataRecipe recipe) {
    recipe.delimiter.clear();
    recipe.decimal.clear();
    recipe.encoding.clear();
    recipe.comment.clear();
    recipe.headerLine = recipe.unitLine = -1;
    recipe.sheet.clear();
    recipe.variable.clear();
    recipe.preparation.firstLine = recipe.preparation.lastLine = 0;
    return recipe;
}

DataRecipe recipeOfFurtherRows(DataRecipe recipe, const Table& table) {
    const auto has = [&](const std::string& name) {
        return std::ranges::any_of(table.columns,
                                   [&](const Column& column) { return sameColumn(column.name, name); });
    };
    std::erase_if(recipe.derived, [&](const auto& entry) { return has(entry.first); });
    if (!has(recipe.label)) recipe.label.clear();
    return recipeForTable(unwrittenRecipe(std::move(recipe)), table);
}

void checkSameConditions(const std::vector<MappedColumn>& first, const std::vector<MappedColumn>& more,
                         const std::string& file, Messages& warnings) {
    const auto isCondition = [](const MappedColumn& column) {
        return column.role == MappedColumn::Role::Condition || column.role == MappedColumn::Role::Input;
    };
    const auto given = [](const std::vector<MappedColumn>& by, const std::string& target) {
        return std::ranges::find(by, target, &MappedColumn::target) != by.end();
    };
    for (const MappedColumn& column : first)
        if (isCondition(column) && !given(more, column.target))
            throw Error(filled(sentence("Data", "no column gives {}, which the rows of the other files set "
                                                "(there it is called \"{}\")"),
                               column.target, column.column),
                        {.file = file});
    for (const MappedColumn& column : more)
        if (isCondition(column) && !given(first, column.target))
            warnings.push_back(filled(sentence("Data", "{}: {} is set by this file only; in the rows of the "
                                                       "others it has the value of the study"),
                                      file, column.target));
}

void dropMissingConditions(DataRecipe& recipe, const Table& table, const std::string& file,
                           std::set<std::string>& lacking, Messages& warnings) {
    std::erase_if(recipe.conditions, [&](const auto& entry) {
        const auto& [target, column] = entry;
        if (recipe.derived.contains(column) ||
            std::ranges::any_of(table.columns, [&](const Column& c) { return sameColumn(c.name, column); }))
            return false;
        lacking.insert(column);
        warnings.push_back(
            filled(sentence("Data", "{}: no column \"{}\" says what {} was; the record has the "
                                    "value of the study"),
                   file, column, target));
        return true;
    });
}

void appendRows(Table& table, const Table& more, const std::string& file, Messages& warnings) {
    const std::size_t before = table.rows(), count = more.rows();
    std::vector<bool> taken(more.columns.size(), false);
    for (Column& column : table.columns) {
        const auto same = std::ranges::find_if(
            more.columns, [&](const Column& other) { return sameColumn(other.name, column.name); });
        if (same == more.columns.end()) {
            addMissing(column, count);
            continue;
        }
        taken[static_cast<std::size_t>(same - more.columns.begin())] = true;
        addCells(column, *same, file, warnings);
    }
    for (std::size_t c = 0; c < more.columns.size(); ++c) {
        if (taken[c]) continue;
        Column column{more.columns[c].name, more.columns[c].unit, more.columns[c].type, {}, {}};
        addMissing(column, before);
        addCells(column, more.columns[c], file, warnings);
        table.columns.push_back(std::move(column));
    }
    table.lines.insert(table.lines.end(), more.lines.begin(), more.lines.end());
}

} // namespace rigor
