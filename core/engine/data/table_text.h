#pragma once
// Files of data that are no text: a sheet of a workbook (.xlsx, .ods) or a variable of a MAT file becomes a
// delimited text in memory, which is then recognised and read as any other (csv_reader.h). So names, units,
// types, dates, gaps, recipe and preview are the same for all.

#include "core/engine/data/csv/csv_dialect.h"

#include <string>
#include <string_view>
#include <vector>

namespace rigor {

struct TableText {
    std::string text;
    CsvOverrides overrides; ///< those given, and what is known of this text
    std::string sheet, variable;
    std::vector<std::string> tables; ///< what else could have been named
    std::vector<CsvWarning> warnings;
};

/// A text as a cell of a tab-delimited line: nothing of it ends the cell or the line.
std::string delimitedCell(std::string text);

/// By the first bytes: a ZIP archive or a MAT file, to be read as a whole by tableText.
bool holdsTables(std::string_view bytes);

/// `name` stands for the file in messages. Throws Error: no workbook or MAT file, damaged, cut, beyond the
/// limits, no table in it, or no sheet or variable of the name that `overrides` states.
TableText tableText(std::string_view bytes, const std::string& name, const CsvOverrides& overrides);

} // namespace rigor
