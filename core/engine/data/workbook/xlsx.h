#pragma once
// Workbooks of Excel (Office Open XML, ECMA-376 Part 1, 12 and 18.2 to 18.8).

#include "core/engine/data/workbook/sheet_cell.h"
#include "core/foundation/archive/zip_archive.h"

#include <memory>

namespace rigor {

/// `archive` must outlive the reader. Throws Error: damaged.
std::unique_ptr<WorkbookReader> openXlsx(const ZipArchive& archive);

} // namespace rigor
