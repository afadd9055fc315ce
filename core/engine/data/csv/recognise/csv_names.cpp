#include "core/engine/data/csv/recognise/csv_names.h"

#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/csv/recognise/csv_block.h"
#include "core/engine/data/mapping.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace rigor {
namespace {

constexpr std::size_t kRowsLooked = 8, kLabelledRows = 60;

std::size_t filledCells(const std::vector<std::string>& cells) {
    return static_cast<std::size_t>(
        std::count_if(cells.begin(), cells.end(), [](const auto& cell) { return !trimmed(cell).empty(); }));
}

bool anyTyped(const std::vector<std::string>& cells) {
    return std::any_of(cells.begin(), cells.end(), [](const auto& cell) {
        return !trimmed(cell).empty() && looksTyped(std::string(trimmed(cell)));
    });
}

bool namesTime(const std::vector<std::string>& cells) {
    return std::any_of(cells.begin(), cells.end(),
                       [](const std::string& cell) { return isTimeName(splitHeader(cell, true).name); });
}

class Finder {
  public:
    Finder(const std::vector<CsvRecord>& records, std::size_t dataStart, std::size_t usual)
        : records_(records), end_(std::min(dataStart, records.size())), usual_(usual),
          start_(end_ > kRowsLooked ? end_ - kRowsLooked : 0) {}

    NameLines find() {
        NameLines lines;
        std::vector<std::size_t> candidates, units;
        for (std::size_t i = end_; i-- > start_;) {
            const auto& cells = records_[i].fields;
            if (!candidates.empty() && blankBelow(i)) break;
            if (isRowOfTypes(cells)) continue;
            if (candidates.empty() && i + 1 == end_ && namesTimeAlone(cells)) {
                lines.names = i;
                return lines;
            }
            if (statesUnits(i)) {
                units.push_back(i);
                continue;
            }
            if (couldName(cells))
                candidates.push_back(i);
            else if (!candidates.empty())
                break;
        }
        if (candidates.empty()) {
            if (units.empty()) return lines;
            lines.names = units.back();
            units.pop_back();
        } else {
            choose(candidates, lines);
        }
        for (const std::size_t i : units)
            if (i > lines.names) lines.units = i; // the one nearest to the names
        return lines;
    }

  private:
    /// A blank line or a comment stands between this record and the next.
    bool blankBelow(std::size_t i) const {
        return i + 1 < records_.size() && records_[i].nextLine != records_[i + 1].line;
    }

    /// Mostly filled and of the width of the table: a title over one or two columns is no header.
    bool couldName(const std::vector<std::string>& cells) const {
        if (cells.size() + 1 < usual_ || (usual_ > 1 && cells.size() < 2)) return false;
        std::set<std::string> texts;
        for (const std::string& cell : cells)
            if (!trimmed(cell).empty()) texts.insert(cell);
        const std::size_t filled = filledCells(cells);
        return filled * 2 >= cells.size() && texts.size() * 2 > filled;
    }

    /// "time,,": a line of the width of the table of which only the column of time has a name.
    bool namesTimeAlone(const std::vector<std::string>& cells) const {
        return cells.size() >= usual_ && usual_ > 1 && filledCells(cells) == 1 && namesTime(cells);
    }

    /// "x-axis, 1, 2": a text and the numbers of channels.
    static bool numbersChannels(const std::vector<std::string>& cells) {
        double last = -1;
        if (cells.size() < 2 || trimmed(cells[0]).empty() || looksTyped(cells[0])) return false;
        return std::all_of(cells.begin() + 1, cells.end(), [&](const std::string& cell) {
            const std::string_view text = trimmed(cell);
            if (text.empty() || text.size() > 6 || text.find_first_not_of("0123456789") != text.npos)
                return false;
            const double number = *cellNumber(text, '.', "");
            return number > std::exchange(last, number);
        });
    }

    /// A row of units has names above it: a line that could name and holds no numbers but those of channels,
    /// none blank between.
    bool statesUnits(std::size_t i) const {
        const auto& cells = records_[i].fields;
        if (!isUnitRow(cells) || namesTime(cells)) return false;
        for (std::size_t k = i; k-- > start_;) {
            if (blankBelow(k)) return bracketed(cells);
            if (isRowOfTypes(records_[k].fields)) continue;
            const auto& above = records_[k].fields;
            return bracketed(cells) || (couldName(above) && (!anyTyped(above) || numbersChannels(above)));
        }
        return bracketed(cells);
    }

    static bool bracketed(const std::vector<std::string>& cells) {
        return std::any_of(cells.begin(), cells.end(), [](const std::string& cell) {
            const std::string_view text = trimmed(cell);
            return text.size() > 1 && ((text.front() == '[' && text.back() == ']') ||
                                       (text.front() == '(' && text.back() == ')'));
        });
    }

    /// candidates: nearest to the data first.
    void choose(const std::vector<std::size_t>& candidates, NameLines& lines) const {
        const auto worth = [&](std::size_t i) {
            const auto& cells = records_[i].fields;
            return std::tuple(!anyTyped(cells), cells.size() >= usual_, std::min(filledCells(cells), usual_),
                              namesTime(cells));
        };
        auto best = worth(candidates.front());
        for (const std::size_t i : candidates) best = std::max(best, worth(i));
        std::vector<std::size_t> equals;
        for (const std::size_t i : candidates)
            if (worth(i) == best) equals.push_back(i);
        lines.names = usual_ <= 2 ? equals.front() : equals.back();
        for (const std::size_t i : equals)
            if (i > lines.names) lines.rivals.push_back(i);
    }

    const std::vector<CsvRecord>& records_;
    std::size_t end_, usual_, start_;
};

/// The line of a record, split at another sign into as many filled texts as the table has columns.
std::vector<std::string> splitOtherwise(std::string_view text, const CsvRecord& record, char sign,
                                        std::size_t usual) {
    CsvCursor line(text.substr(record.offset), '\0');
    const auto records = csvRecords(line.skipLine(), sign, "", 1);
    if (records.size() != 1 || records[0].fields.size() != usual) return {};
    const auto& cells = records[0].fields;
    return filledCells(cells) == usual ? cells : std::vector<std::string>();
}

/// Labels of lines of names and of units, as writers put them in the first field of a line.
bool isLabel(const std::string& cell, const std::set<std::string>& labels) {
    std::string low;
    for (const char c : trimmed(cell))
        if (c != ' ' && c != '_' && c != '-' && c != ':' && c != '.')
            low += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    return labels.count(low) > 0;
}

/// Names and units in lines that begin with what they are ("Channel name; time; p", "Unit; s; bar") above
/// rows that have no such field (`shift` 1), or an empty one (`shift` 0). False if there are none.
bool findLabelled(const std::vector<CsvRecord>& records, std::size_t dataStart, std::size_t usual,
                  NameLines& lines) {
    static const std::set<std::string> kNames = {
        "name",   "names",      "channelname", "channelnames", "channel",  "channels",
        "signal", "signals",    "tracename",   "source",       "label",    "labels",
        "descr",  "signalname", "kanal",       "kanalname",    "variable", "description"};
    static const std::set<std::string> kUnits = {"unit",  "units",        "einheit",   "einheiten",
                                                 "vunit", "verticalunit", "unitlabel", "verticalunits",
                                                 "yunit", "channelunit",  "yunitlabel"};
    const std::size_t end = std::min(dataStart, records.size());
    if (end == records.size() || usual < 1) return false;
    const bool gap = std::all_of(records.begin() + static_cast<std::ptrdiff_t>(end), records.end(),
                                 [](const CsvRecord& row) { return trimmed(row.fields[0]).empty(); });
    const std::size_t width = gap ? usual : usual + 1;
    const auto whole = [&](const CsvRecord& record) {
        return filledCells(record.fields) == width && record.fields.size() >= width && width > 1;
    };
    for (std::size_t i = end; i-- > (end > kLabelledRows ? end - kLabelledRows : 0);) {
        if (!whole(records[i])) continue;
        if (lines.labelledUnits == kNoRecord && isLabel(records[i].fields[0], kUnits))
            lines.labelledUnits = i;
        if (isLabel(records[i].fields[0], kNames) && !anyTyped(records[i].fields)) lines.names = i;
    }
    if (lines.names == kNoRecord) {
        lines.labelledUnits = kNoRecord;
        return false;
    }
    lines.labels = gap ? Labels::EmptyInRows : Labels::NotInRows;
    return true;
}

void findOtherwise(const std::vector<CsvRecord>& records, std::size_t dataStart, std::size_t usual,
                   std::string_view text, char delimiter, NameLines& lines) {
    const std::size_t end = std::min(dataStart, records.size());
    if (usual < 2 || end == 0) return;
    for (const char sign : {';', ',', '\t', '|', ' '}) {
        if (sign == delimiter) continue;
        std::vector<std::string> units;
        for (std::size_t i = end; i-- > (end > kRowsLooked ? end - kRowsLooked : 0);) {
            const auto cells = splitOtherwise(text, records[i], sign, usual);
            if (cells.empty()) break;
            if (isRowOfTypes(cells)) continue;
            if (anyTyped(cells)) break;
            if (units.empty() && i > 0 && isUnitRow(cells) && !namesTime(cells) &&
                !splitOtherwise(text, records[i - 1], sign, usual).empty()) {
                units = cells;
                continue;
            }
            lines.names = i;
            lines.otherNames = cells;
            lines.otherUnits = units;
            lines.otherDelimiter = sign;
            return;
        }
    }
}

} // namespace

std::vector<std::string> joinedUnits(const std::vector<std::string>& cells) {
    std::vector<std::string> joined;
    for (const std::string& cell : cells) {
        const std::string_view text = trimmed(cell);
        const bool unit = text.size() > 1 && ((text.front() == '[' && text.back() == ']') ||
                                              (text.front() == '(' && text.back() == ')'));
        if (unit && !joined.empty())
            joined.back() += " " + std::string(text);
        else
            joined.push_back(cell);
    }
    return joined;
}

bool isUnitRow(const std::vector<std::string>& cells) {
    std::size_t filled = 0, units = 0, real = 0;
    for (const std::string& cell : cells) {
        if (trimmed(cell).empty()) continue;
        ++filled;
        const auto unit = parseUnit(cell);
        const bool number = trimmed(cell).find_first_not_of("0123456789.,+-eE ") == std::string_view::npos;
        units += unit.has_value();
        real += unit.has_value() && !number;
    }
    return real > 0 && units * 2 >= filled;
}

NameLines nameLines(const std::vector<CsvRecord>& records, std::size_t dataStart, std::size_t usualFields,
                    std::string_view text, char delimiter) {
    NameLines lines;
    if (findLabelled(records, dataStart, usualFields, lines)) return lines;
    lines = Finder(records, dataStart, usualFields).find();
    const std::size_t filled = lines.names == kNoRecord ? 0 : filledCells(records[lines.names].fields);
    if (filled == usualFields) return lines;
    if (delimiter == ' ' && filled > usualFields) {
        auto joined = joinedUnits(records[lines.names].fields);
        if (joined.size() == usualFields) {
            lines.otherNames = std::move(joined);
            lines.otherDelimiter = delimiter;
            return lines;
        }
    }
    findOtherwise(records, dataStart, usualFields, text, delimiter, lines);
    return lines;
}

} // namespace rigor
