#pragma once
// Tables in which each row is an experiment.

#include "core/engine/data/dataset.h"
#include "core/engine/data/mapping.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace rigor {

/// Adds an experiment to the data for each row with a number in every column that is used; what is left out,
/// and values beyond what the model allows, are told. firstRow: of the table in that of all files; met: takes
/// the labels excluded that are there. Throws Error if no row is left.
void rowsAsExperiments(const DataRecipe& recipe, const std::vector<ColumnUse>& uses, const Model& model,
                       const std::string& file, const Table& table, std::size_t firstRow,
                       std::set<std::string>& met, Dataset& data);

/// Throws Error for a label excluded that no row has.
void checkExcludedRows(const DataRecipe& recipe, const std::set<std::string>& met, const std::string& file);

} // namespace rigor
