#pragma once
// The parts of an .xlsx beside its sheets: which sheets there are and where, the texts they share, the
// formats of their numbers.

#include "core/engine/data/workbook/number_format.h"
#include "core/foundation/archive/zip_archive.h"

#include <pugixml.hpp>

#include <string>
#include <vector>

namespace rigor {

struct XlsxSheet {
    std::string name, part;
    bool hidden = false;
};

struct XlsxParts {
    std::vector<XlsxSheet> sheets; ///< without charts
    bool from1904 = false;
    std::string strings, styles; ///< parts, "" = none
};

/// Throws Error: damaged, or no sheet.
XlsxParts xlsxParts(const ZipArchive& archive);

/// The shared strings by their index, one line each. Throws Error: damaged or cut.
std::vector<std::string> sharedStrings(const ZipArchive& archive, const std::string& part);

/// The format of the numbers of each cell style ("s" of a cell).
std::vector<NumberFormat> cellFormats(const ZipArchive& archive, const std::string& part);

/// The text of <si> or <is>: runs put together, phonetic hints left out, line ends and tabs as blanks.
std::string stringText(const pugi::xml_node& item);

} // namespace rigor
