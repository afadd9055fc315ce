#pragma once
// One sheet of a workbook as text.

#include "core/engine/data/table_text.h"

namespace rigor {

bool isZipArchive(std::string_view bytes);

/// The sheet that `overrides` name, else the first that is not hidden and has three rows of numbers beside
/// others. Throws as tableText.
TableText workbookText(std::string_view bytes, const std::string& name, const CsvOverrides& overrides);

} // namespace rigor
