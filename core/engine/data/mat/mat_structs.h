#pragma once
// The shapes in which MATLAB and Simulink write signals as structs.

#include "core/engine/data/mat/mat_tables.h"

#include <optional>
#include <span>

namespace rigor {

/// Adds an array whose samples are counted along its first dimension (`turned`: its second) as columns.
void addArray(MatTable& table, const MatNode& node, const std::string& name, const std::string& unit,
              bool turned);

/// Simulink, "Structure With Time" (and "Structure", whose `time` is empty). nullopt: it is none.
std::optional<MatTable> simulinkTable(std::span<const MatNode> fields, const std::string& name);

/// The properties of a timeseries as a struct. nullopt: it is none.
std::optional<MatTable> timeseriesTable(std::span<const MatNode> fields, const std::string& name);

/// A struct array of single numbers (table2struct). nullopt: it is none.
std::optional<MatTable> tableOfElements(const MatNode& node, const std::string& name);

} // namespace rigor
