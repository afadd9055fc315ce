#pragma once
// What stands around the rows of a table: a line "sep=;", types, titles, sums and end marks, further tables.

#include "core/engine/data/csv/recognise/csv_recognise.h"
#include "core/foundation/base/translate.h"

namespace rigor {

/// "sep=;" in the first line, as spreadsheets write and read it: the delimiter and the byte behind the line.
struct SeparatorLine {
    char delimiter = '\0';
    std::size_t end = 0;
};
std::optional<SeparatorLine> separatorLine(std::string_view text);

/// Whether a cell is a number (with either decimal sign), a moment or a number with a unit.
bool looksTyped(const std::string& cell);

/// A row of values: its first cell and at least half of the others are typed.
bool isRowOfValues(const std::vector<std::string>& cells);
/// Two cells or more, none of them typed or missing.
bool isRowOfTexts(const std::vector<std::string>& cells);
/// "REAL, REAL, INT": most cells name a type of data.
bool isRowOfTypes(const std::vector<std::string>& cells);
/// "Mean", "Max.", "Summe:", "END OF DATA": what stands first in a line behind the data.
bool isSummaryWord(std::string_view cell);

/// Index of the record that begins another table behind a first one: texts behind at least five rows of
/// values (three below names and apart from the texts by a blank line; one where the texts are those names
/// once more), with rows of values of another width behind them, or of times that begin anew. records.size()
/// if there is none. Records before `from` do not count.
std::size_t furtherTable(const std::vector<CsvRecord>& records, std::size_t from);
/// What is said of it; `names`: the record it begins with.
Message furtherTableSentence(const CsvRecord& names);

} // namespace rigor
