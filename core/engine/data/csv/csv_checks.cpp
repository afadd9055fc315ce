#include "core/engine/data/csv/csv_checks.h"

#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/mapping.h"
#include "core/engine/data/series/gaps.h"
#include "core/engine/data/series/time_bases.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>

namespace rigor {
namespace {

using Kind = CsvWarning::Kind;
constexpr std::size_t kWarningsOfAKind = 20;

std::optional<Stamp> firstStamp(const CsvData& data, std::size_t column) {
    if (data.columns[column].type != ColumnType::DateTime) return std::nullopt;
    return cellStamp(data.firstCells[column], data.dialect.dateOrder);
}

/// Index of the column of time, or -1.
int timeColumn(const CsvData& data) {
    return likelyTime(data.table, [](const Column&) { return true; });
}

constexpr std::size_t kGapsTold = 100; ///< of which sortWarnings names the first

/// Rows that lie further apart than a few of the usual steps.
void checkGaps(CsvData& data, const Column& time) {
    std::vector<double> times;
    std::vector<std::size_t> lines;
    for (std::size_t i = 0; i < time.numbers.size(); ++i)
        if (std::isfinite(time.numbers[i]) && (times.empty() || time.numbers[i] > times.back())) {
            times.push_back(time.numbers[i]);
            lines.push_back(data.table.lines[i]);
        }
    const auto gaps = gapsBetween(times);
    const std::string unit = time.type == ColumnType::DateTime ? "s" : time.unit;
    for (std::size_t k = 0; k < std::min(gaps.size(), kGapsTold); ++k) {
        const std::size_t i = gaps[k].after;
        const double origin = time.type == ColumnType::DateTime ? times.front() : 0;
        data.warnings.push_back(
            {Kind::Gap, lines[i],
             filled(sentence("Data", "a gap of {:.0f} steps: no rows between line {} and line {}, {} from "
                                     "{:.9g} to {:.9g}{}"),
                    std::round(gaps[k].steps), lines[i], lines[i + 1], time.name, times[i] - origin,
                    times[i + 1] - origin, unit.empty() ? "" : " " + unit),
             time.name});
    }
}

/// "Time B", "t2", "Zeit_Druck": a word of time, with something behind it.
bool beginsWithTime(const std::string& name) {
    const auto end = name.find_first_of(" _-.:0123456789");
    return end != std::string::npos && isTimeName(name.substr(0, end)) &&
           (end > 1 || name.find_first_not_of("0123456789", end) == std::string::npos);
}

/// Whether the values that are there rise, and not in step with the times: then they are a clock of their
/// own.
bool isOtherClock(const std::vector<double>& values, const std::vector<double>& times) {
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!std::isfinite(values[i])) continue;
        if (!rows.empty() && values[i] <= values[rows.back()]) return false;
        rows.push_back(i);
    }
    if (rows.size() < 3) return false;
    if (rows.size() < times.size()) return true;
    const double slope = (values.back() - values.front()) / (times.back() - times.front());
    const double rounding = 1e-3 * (values.back() - values.front()) / static_cast<double>(rows.size());
    return !std::isfinite(slope) || std::any_of(rows.begin(), rows.end(), [&](std::size_t i) {
        return !(std::abs(values[i] - values[0] - slope * (times[i] - times[0])) <= rounding);
    });
}

/// Columns named as times that furtherTimes does not know are asked about.
void checkOtherClocks(CsvData& data, std::size_t time) {
    for (const std::size_t c : otherClocks(data.table, time))
        data.warnings.push_back({Kind::SeveralTimes, data.dialect.headerLine,
                                 wordsOnOtherClock(data.table, c, time), data.table.columns[c].name});
}

} // namespace

std::vector<std::size_t> otherClocks(const Table& table, std::size_t time) {
    std::vector<std::size_t> others;
    const auto known = furtherTimes(table, time);
    const Column& column = table.columns[time];
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const Column& other = table.columns[c];
        if (c == time || other.type != column.type || std::count(known.begin(), known.end(), c) > 0) continue;
        if (isNoDuration(other.unit) ||
            !(beginsWithTime(other.name) || (isTimeName(other.name) && other.name.size() > 1)))
            continue;
        if (isOtherClock(other.numbers, column.numbers)) others.push_back(c);
    }
    return others;
}

Message wordsOnOtherClock(const Table& table, std::size_t other, std::size_t time) {
    return filled(sentence("Data", "column \"{}\" holds times as well, but all columns are read at those of "
                                   "\"{}\". Where the columns behind it have its times, both must have the "
                                   "same name in the file"),
                  table.columns[other].name, table.columns[time].name);
}

void joinDatesAndTimes(CsvData& data) {
    for (std::size_t c = 0; c + 1 < data.columns.size(); ++c) {
        const auto left = firstStamp(data, c), right = firstStamp(data, c + 1);
        if (!left || !right) continue;
        const bool dateFirst = left->hasDate && !left->hasTime && right->hasTime && !right->hasDate;
        const bool timeFirst = right->hasDate && !right->hasTime && left->hasTime && !left->hasDate;
        if (!dateFirst && !timeFirst) continue;
        const Column& dates = data.table.columns[dateFirst ? c : c + 1];
        Column& times = data.table.columns[dateFirst ? c + 1 : c];
        for (std::size_t i = 0; i < times.numbers.size(); ++i) times.numbers[i] += dates.numbers[i];
        data.warnings.push_back(
            {Kind::DateJoined, 0,
             filled(
                 sentence("Data",
                          "the times of day in column \"{}\" were completed with the dates in column \"{}\""),
                 times.name, dates.name)});
        return;
    }
}

void checkTimes(CsvData& data) {
    int index = timeColumn(data);
    if (index < 0) {
        const auto& columns = data.table.columns;
        const auto first = std::find_if(columns.begin(), columns.end(), [](const Column& column) {
            return column.type == ColumnType::Number && beginsWithTime(column.name);
        });
        if (first != columns.end()) checkOtherClocks(data, static_cast<std::size_t>(first - columns.begin()));
        return;
    }
    const Column& column = data.table.columns[static_cast<std::size_t>(index)];
    const std::vector<double>& t = column.numbers;
    std::size_t forward = 0;
    for (std::size_t i = 1; i < t.size(); ++i) forward += t[i] > t[i - 1];
    if (t.size() < 3 || forward * 4 < (t.size() - 1) * 3) return;
    for (const std::size_t c : furtherTimes(data.table, static_cast<std::size_t>(index)))
        data.warnings.push_back(
            {Kind::SeveralTimes, data.dialect.headerLine,
             filled(sentence("Data",
                             "the columns behind \"{}\" are read at its times, those behind \"{}\" at "
                             "its own"),
                    data.table.columns[c].name, column.name),
             column.name});
    checkOtherClocks(data, static_cast<std::size_t>(index));
    std::size_t repeated = 0, backward = 0;
    for (std::size_t i = 1; i < t.size(); ++i) {
        const std::size_t line = data.table.lines[i];
        if (t[i] == t[i - 1] && ++repeated <= kWarningsOfAKind + 1)
            data.warnings.push_back(
                {Kind::RepeatedTime, line,
                 filled(
                     sentence("Data",
                              "line {} (row {}): the time in column \"{}\" is the same as in the row before"),
                     line, i + 1, column.name),
                 column.name});
        if (t[i] < t[i - 1] && ++backward <= kWarningsOfAKind + 1)
            data.warnings.push_back(
                {Kind::BackwardTime, line,
                 filled(sentence(
                            "Data",
                            "line {} (row {}): the time in column \"{}\" lies before that of the row before"),
                        line, i + 1, column.name),
                 column.name});
    }
    checkGaps(data, column);
}

void checkEmptyColumns(CsvData& data, const std::string& timeStep) {
    for (const Column& column : data.table.columns) {
        const bool empty = column.type == ColumnType::Text
                               ? std::all_of(column.texts.begin(), column.texts.end(),
                                             [](const auto& s) { return s.empty(); })
                               : std::all_of(column.numbers.begin(), column.numbers.end(),
                                             [](double x) { return std::isnan(x); });
        if (!empty) continue;
        Message told = filled(sentence("Data", "column \"{}\" has no value in any row"), column.name);
        if (!timeStep.empty() && column.name == "X_Value")
            told += filled(sentence("Data", "; the header block states the step Delta_X = {}"), timeStep);
        data.warnings.push_back({Kind::EmptyColumn, data.dialect.headerLine, told});
    }
}

namespace {
constexpr std::size_t kRowsLookedAt = 1000;

/// Several numbers with signs between them that could be a delimiter.
bool severalNumbers(std::string_view cell, char decimal) {
    std::size_t numbers = 0;
    for (cell = trimmed(cell); !cell.empty();) {
        const auto cut = std::min(cell.find_first_of(decimal == ',' ? ";\t| " : ",;\t| "), cell.size());
        const std::string_view piece = trimmed(cell.substr(0, cut));
        cell.remove_prefix(std::min(cut + 1, cell.size()));
        if (piece.empty()) continue;
        if (!cellNumber(piece, decimal, "")) return false;
        ++numbers;
    }
    return numbers > 1;
}

/// What the texts of a column would be with other signs.
struct UnreadCells {
    std::size_t filled = 0, numbers = 0, otherDecimal = 0, several = 0;
    std::size_t first = 0; ///< row of the first such cell
};

UnreadCells unreadCells(const Column& column, const CsvDialect& dialect) {
    const char other = dialect.decimal == ',' ? '.' : ',';
    UnreadCells found;
    for (std::size_t i = 0; i < std::min(column.texts.size(), kRowsLookedAt); ++i) {
        const std::string& cell = column.texts[i];
        if (isMissing(cell)) continue;
        ++found.filled;
        if (cellNumber(cell, dialect.decimal, dialect.thousands)) {
            ++found.numbers;
            continue;
        }
        const bool decimal = cellNumber(cell, other, std::string(1, dialect.decimal)).has_value();
        const bool several = !decimal && (severalNumbers(cell, '.') || severalNumbers(cell, ','));
        if ((decimal || several) && found.otherDecimal + found.several == 0) found.first = i;
        found.otherDecimal += decimal;
        found.several += several;
    }
    return found;
}

/// A column of texts of which most are numbers: how many are none, and the row of the first.
struct BadCells {
    std::size_t filled = 0, bad = 0, first = 0;
};

BadCells badCells(const Column& column, const CsvDialect& dialect) {
    BadCells found;
    for (std::size_t i = 0; i < column.texts.size(); ++i) {
        const std::string& cell = column.texts[i];
        if (isMissing(cell)) continue;
        ++found.filled;
        if (cellNumber(cell, dialect.decimal, dialect.thousands)) continue;
        if (found.bad++ == 0) found.first = i;
    }
    return found;
}

void tellBadCells(CsvData& data, const Column& column) {
    const BadCells found = badCells(column, data.dialect);
    if (found.bad == 0 || found.bad * 2 >= found.filled) return;
    const std::size_t line = data.table.lines[found.first];
    data.warnings.push_back(
        {CsvWarning::Kind::NotANumber, line,
         filled(sentence("Data",
                         "column \"{}\": {} of {} cells are not numbers, the first in line {} (\"{}\"); "
                         "the column is read as texts"),
                column.name, found.bad, found.filled, line, shortened(column.texts[found.first], 40))});
}

} // namespace

void checkUnreadNumbers(CsvData& data, const std::map<std::string, ColumnType>& stated) {
    for (const Column& column : data.table.columns) {
        if (column.type != ColumnType::Text || stated.count(column.name)) continue;
        const UnreadCells found = unreadCells(column, data.dialect);
        const bool decimal = found.otherDecimal >= found.several;
        const std::size_t unread = decimal ? found.otherDecimal : found.several;
        if (unread == 0 || (unread + found.numbers) * 10 < found.filled * 9) {
            tellBadCells(data, column);
            continue;
        }
        const std::size_t line = data.table.lines[found.first];
        const std::string& cell = column.texts[found.first];
        const char sign = data.dialect.decimal, other = sign == ',' ? '.' : ',';
        data.warnings.push_back(
            {Kind::NotANumber, line,
             decimal ? filled(sentence("Data",
                                       "line {}: \"{}\" in column \"{}\" is no number with the decimal sign "
                                       "\"{}\", but would be one with \"{}\"; the column is read as texts"),
                              line, shortened(cell, 40), column.name, sign, other)
                     : filled(sentence("Data",
                                       "line {}: \"{}\" in column \"{}\" is more than one number; the column "
                                       "is read as texts. Is the delimiter right?"),
                              line, shortened(cell, 40), column.name)});
    }
}

void sortWarnings(std::vector<CsvWarning>& warnings) {
    std::stable_sort(warnings.begin(), warnings.end(),
                     [](const CsvWarning& a, const CsvWarning& b) { return a.line < b.line; });
    std::map<Kind, std::size_t> seen;
    std::vector<CsvWarning> kept;
    for (CsvWarning& warning : warnings)
        if (++seen[warning.kind] <= kWarningsOfAKind) kept.push_back(std::move(warning));
    for (const auto& [kind, count] : seen)
        if (count > kWarningsOfAKind)
            kept.push_back({kind, 0,
                            filled(sentence("Data", "at least {} more warnings of the kind \"{}\""),
                                   count - kWarningsOfAKind, translate("Field", toString(kind).c_str()))});
    warnings = std::move(kept);
}

} // namespace rigor
