#pragma once
// Rows that were read but are none: names repeated, sums and end marks behind the data, a further table.

#include "core/engine/data/csv/csv_parse.h"

namespace rigor {

/// A row without a number or moment in any column that should hold one, or without one in the first of these.
struct OddRow {
    std::size_t row = 0, line = 0;
    const char* at = nullptr; ///< its first byte
    bool nothing = false;     ///< no column holds what it should
};

/// Takes out of `rows` what is no row of the table and says so: everything from the line on where a further
/// table begins (furtherTable), odd rows at the end of the data, texts behind the data whose first word is
/// one of a summary, and elsewhere lines that hold nothing but texts where numbers should be. `odd`: in the
/// order of the rows; `end`: of the text.
void leaveOutOddRows(CsvRows& rows, const CsvPlan& plan, const std::vector<OddRow>& odd, const char* end);

} // namespace rigor
