#pragma once
// Several files of rows, each row an experiment: what a rig brings back joins what is there.

#include "core/engine/data/dataset.h"
#include "core/foundation/base/translate.h"

#include <set>
#include <string>

namespace rigor {

/// The recipe for a further file of rows: how its text is written, and which lines of the first one count, is
/// none of its business; a derived column that it has itself is not computed; what only other files have is
/// not asked for.
DataRecipe recipeOfFurtherRows(DataRecipe recipe, const Table& table);
/// Without how the first file is written: what to read a further one by.
DataRecipe unwrittenRecipe(DataRecipe recipe);

/// Throws Error where a further file does not say what the rows of the first are set to; tells what only it
/// says.
void checkSameConditions(const std::vector<MappedColumn>& first, const std::vector<MappedColumn>& more,
                         const std::string& file, Messages& warnings);

/// Of one of several records: without the conditions of which it has no column, which is told; their columns
/// are added to `lacking`.
void dropMissingConditions(DataRecipe& recipe, const Table& table, const std::string& file,
                           std::set<std::string>& lacking, Messages& warnings);

/// Rows below the others, column by column of the same name; numbers in the unit of the first. What a file
/// lacks is missing there. A column in units that cannot be converted is missing too, and told.
void appendRows(Table& table, const Table& more, const std::string& file, Messages& warnings);

} // namespace rigor
