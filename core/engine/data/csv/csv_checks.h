#pragma once
// What is looked at once all rows of a file are there.

#include "core/engine/data/csv/csv_reader.h"

namespace rigor {

/// Completes times of day with the dates of the column beside them.
void joinDatesAndTimes(CsvData& data);
/// Warns of times that repeat, go backwards or leave a gap, in the column of time if there is one and three
/// quarters of its steps go forwards.
void checkTimes(CsvData& data);
/// Columns named as times, of no other quantity, that rise and not in step with the column `time`.
std::vector<std::size_t> otherClocks(const Table& table, std::size_t time);
Message wordsOnOtherClock(const Table& table, std::size_t other, std::size_t time);
/// Warns of columns without any value.
void checkEmptyColumns(CsvData& data, const std::string& timeStep);
/// Warns of columns of texts of which at least nine tenths (of the first 1000 rows) are numbers with the
/// other decimal sign, or several numbers with another delimiter. Not of those `stated` to hold texts.
void checkUnreadNumbers(CsvData& data, const std::map<std::string, ColumnType>& stated);
/// Orders the warnings by line and keeps 20 of each kind and one that counts the others.
void sortWarnings(std::vector<CsvWarning>& warnings);

} // namespace rigor
