#pragma once
// Layout "signals": one file is one experiment, its columns are series over time.

#include "core/engine/data/joined_files.h"
#include "core/engine/data/layouts/experiment_parts.h"
#include "core/foundation/base/translate.h"

namespace rigor {

/// The experiment of a table, or the part of it that this file holds. Dates count from the first row of the
/// clock; rows without a later time are left out and named; measured series are prepared as the recipe says.
/// Throws Error (file, column).
Experiment signalsOf(DataRecipe recipe, const Table& table, const std::vector<ColumnUse>& uses,
                     const std::string& file, RecordClock& clock, Messages& warnings);

} // namespace rigor
