#pragma once
// The rows of a data file as numbers, texts and moments, block by block on several threads.

#include "core/engine/data/csv/recognise/csv_recognise.h"
#include "core/foundation/base/progress.h"

#include <string_view>

namespace rigor {

/// Rows of a file, by column of the plan.
struct CsvRows {
    Table table;                         ///< columns as planned
    std::vector<CsvWarning> warnings;    ///< by line
    std::vector<std::size_t> notNumbers; ///< by column: cells that were neither number nor missing
    std::string_view firstRow, lastRow;  ///< from the start of these rows to the end of the text
    bool cancelled = false;
};

/// Reads `text` from plan.dataOffset on. The result does not depend on `threads` (0 = all).
CsvRows parseCsvRows(std::string_view text, const CsvPlan& plan, int threads, const Progress& progress);

/// The fields of the row that `text` starts with as texts, by column of the plan; missing ones are empty.
std::vector<std::string> cellsOfRow(std::string_view text, const CsvPlan& plan);

} // namespace rigor
