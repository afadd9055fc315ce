#pragma once
// Workbooks of LibreOffice (OpenDocument 1.3 Part 3, 9 and 19): sheets, rows and cells that stand for several
// equal ones, values by office:value-type.

#include "core/engine/data/workbook/sheet_cell.h"
#include "core/foundation/archive/zip_archive.h"

#include <memory>

namespace rigor {

/// `archive` must outlive the reader. Throws Error: damaged, locked by a password.
std::unique_ptr<WorkbookReader> openOds(const ZipArchive& archive);

} // namespace rigor
