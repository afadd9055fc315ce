#pragma once
// Which lines above the data name the columns and state their units.

#include "core/engine/data/csv_recognise.h"

namespace rigor {

/// Indices of records; kNoRecord = there is none.
inline constexpr std::size_t kNoRecord = static_cast<std::size_t>(-1);

struct NameLines {
    std::size_t names = kNoRecord, units = kNoRecord;
    std::vector<std::size_t> rivals; ///< below the names, as likely to be them
    /// Where names (and units) are delimited otherwise than the data: their fields.
    std::vector<std::string> otherNames, otherUnits;
    char otherDelimiter = '\0';
};

/// Of at most eight records above the data (`dataStart`), down to the last blank line above the names: a row
/// of units stands below the names; types and key-value lines are none. Among lines that could name, those
/// without numbers, with the most filled fields or with a name of time are preferred; then in tables of more
/// than two columns the first, since lines below the names describe them, else the last.
NameLines nameLines(const std::vector<CsvRecord>& records, std::size_t dataStart, std::size_t usualFields,
                    std::string_view text, char delimiter);

/// At least half of the filled cells are units, and not all of them could be numbers.
bool isUnitRow(const std::vector<std::string>& cells);

} // namespace rigor
