#pragma once
// Which lines above the data name the columns and state their units.

#include "core/engine/data/csv/recognise/csv_recognise.h"

namespace rigor {

/// Indices of records; kNoRecord = there is none.
inline constexpr std::size_t kNoRecord = static_cast<std::size_t>(-1);

/// Where a line of names begins with a label ("Channel name; time; p"): what stands below it in the rows.
enum class Labels { None, NotInRows, EmptyInRows };

struct NameLines {
    std::size_t names = kNoRecord, units = kNoRecord;
    std::vector<std::size_t> rivals; ///< below the names, as likely to be them
    /// Where names (and units) are delimited otherwise than the data: their fields.
    std::vector<std::string> otherNames, otherUnits;
    char otherDelimiter = '\0';
    Labels labels = Labels::None;
    std::size_t labelledUnits = kNoRecord; ///< the line labelled as units, wherever it stands
};

/// Of at most eight records above the data (`dataStart`), down to the last blank line above the names: a row
/// of units stands below the names; types and key-value lines are none. Among lines that could name, those
/// without numbers, with the most filled fields or with a name of time are preferred; then in tables of more
/// than two columns the first, since lines below the names describe them, else the last. Lines that begin
/// with a label of names or units are found among sixty records.
NameLines nameLines(const std::vector<CsvRecord>& records, std::size_t dataStart, std::size_t usualFields,
                    std::string_view text, char delimiter);

/// At least half of the filled cells are units, and not all of them could be numbers.
bool isUnitRow(const std::vector<std::string>& cells);

/// "Time [s] Force [N]" in a table delimited by blanks: units in brackets belong to the name before them.
std::vector<std::string> joinedUnits(const std::vector<std::string>& cells);

} // namespace rigor
