#pragma once
// One table of a MAT file (levels 4 and 5 to 7.3) as text: a line of names, one of units if any are stated,
// then one line for each sample.

#include "core/engine/data/table_text.h"

namespace rigor {

bool isMatFile(std::string_view bytes);

/// The table (mat_tables.h) that `overrides.variable` names, itself or one of its arrays; else the first with
/// a time, else the longest. Throws as tableText.
TableText matText(std::string_view bytes, const std::string& name, const CsvOverrides& overrides);

} // namespace rigor
