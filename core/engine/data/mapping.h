#pragma once
// Which column of a table means which variable of a model, and in which unit it is written.

#include "core/engine/data/dataset.h"
#include "core/foundation/base/translate.h"

#include <functional>

namespace rigor {

/// A column and where it goes.
struct ColumnUse {
    MappedColumn mapped;
    std::size_t column = 0; ///< index in the table
    std::string targetUnit; ///< of the model's variable
};

/// The columns of `table` as `recipe` and equal names say: conditions and parameters, inputs, outputs, label,
/// time and the columns of codes. Everything else is Shown. Names are equal if they differ only in case,
/// blanks and underscores, or by a unit behind an underscore ("p1_Pa" is p1).
/// Throws Error naming file and column: a column or a model variable that is not there (nearest name), a
/// column used twice, a unit of another dimension. Adds sentences about units that were assumed to
/// `warnings`, and about those that names state to `notes`.
std::vector<ColumnUse> mapColumns(const Table& table, const DataRecipe& recipe, const Model& model,
                                  const std::string& file, Messages& warnings, Messages& notes);

/// The values of a column in the unit of its target.
std::vector<double> valuesInModelUnit(const Table& table, const ColumnUse& use, const std::string& file);

/// Gives a column another meaning in the recipe: what it had before, and what had that target, is taken away.
/// Role::Shown keeps it out even if its name fits. `target` is the model's variable (none for label, time and
/// shown).
void assignColumn(DataRecipe& recipe, const std::string& column, MappedColumn::Role role,
                  const std::string& target);

/// Whether two names of columns differ only in case, blanks and underscores.
bool sameColumn(const std::string& a, const std::string& b);

/// "t", "time", "Zeit", "timestamp", ...: names that are a time without being told so.
bool isTimeName(const std::string& column);

/// "K" of "T [K]": a unit that is understood and none of time.
bool isNoDuration(const std::string& unit);

/// Whether the warning is of times in a column that this mapping gives to something else: "T" was a
/// temperature.
bool isMoot(const CsvWarning& warning, const std::vector<MappedColumn>& mapping);

/// Index of the column that is the time without being told so, or -1: the first of times or of such a name
/// among those that are `free`. Dates alone are the time only if nothing beside them tells it better: times
/// of day, which the reader has completed with the dates, or a named time where the dates repeat.
int likelyTime(const Table& table, const std::function<bool(const Column&)>& free);

} // namespace rigor
