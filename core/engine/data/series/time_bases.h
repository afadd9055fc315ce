#pragma once
// The times of a record: one column for all, or several, each for the columns behind it.

#include "core/engine/data/dataset.h"
#include "core/engine/data/joined_files.h"
#include "core/engine/data/mapping.h"
#include "core/foundation/base/translate.h"

namespace rigor {

struct TimeBase {
    std::size_t column = 0; ///< of the table
    TimedRows record;       ///< rows whose time can be used
};

/// Columns that repeat the name of the time ("time", "time_2" as the reader calls them) and differ from it:
/// what stands behind one is measured at its times.
std::vector<std::size_t> furtherTimes(const Table& table, std::size_t time);

/// `time`: the column of time in use; the first base is its. Dates count from the first moment of the record,
/// and so do numbers of a clock that is not stated and began long before (over 1000 steps), or behind, the
/// first row: a model starts at 0 s. That is told, and so is a first row over 10 steps behind 0 s.
/// Rows without a time, or with one not later than that of the rows before, are left out and told (of several
/// bases, which may end at different rows, only the latter). `clock` is kept for the other files of the
/// experiment. Throws Error if no row is left, or where many are out of order.
std::vector<TimeBase> timeBasesOf(const Table& table, const ColumnUse& time, const Preparation& preparation,
                                  const std::string& file, RecordClock& clock, Messages& warnings);

/// The base of a column: the last that stands before it, else the first.
const TimeBase& baseOf(const std::vector<TimeBase>& bases, std::size_t column);

} // namespace rigor
