#include "core/engine/data/csv/recognise/csv_block.h"

#include "core/engine/data/csv/csv_cell.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <set>

namespace rigor {
namespace {

constexpr std::size_t kRowsOfATable = 5, kRowsBelowNames = 3, kHeaderRows = 4;

std::string lowered(std::string_view text) {
    std::string low;
    for (const char c : trimmed(text)) low += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    return low;
}

/// The number or moment of the first cell that is filled, with either decimal sign.
std::optional<double> firstValue(const std::vector<std::string>& cells) {
    for (const std::string& cell : cells) {
        if (trimmed(cell).empty()) continue;
        if (const auto number = cellNumber(cell, '.', "")) return number;
        if (const auto number = cellNumber(cell, ',', "")) return number;
        if (const auto stamp = cellStamp(cell, DateOrder::DayMonthYear)) return stamp->seconds;
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace

std::optional<SeparatorLine> separatorLine(std::string_view text) {
    const auto end = std::min(text.find_first_of("\r\n"), text.size());
    std::string_view line = trimmed(text.substr(0, end));
    if (line.size() > 2 && line.front() == '"' && line.back() == '"') line = line.substr(1, line.size() - 2);
    if (line.size() < 4 || lowered(line.substr(0, 3)) != "sep" || line[3] != '=') return std::nullopt;
    line.remove_prefix(4);
    // The tab of "sep=<tab>" may have been trimmed away.
    const char sign = line.empty() ? '\t' : line.front();
    if (line.size() > 1 || std::string_view(",;|:\t").find(sign) == std::string_view::npos)
        return std::nullopt;
    CsvCursor cursor(text, '\0');
    cursor.skipLine();
    return SeparatorLine{sign, static_cast<std::size_t>(cursor.position() - text.data())};
}

bool looksTyped(const std::string& cell) {
    return cellNumber(cell, '.', ",") || cellNumber(cell, ',', ".") ||
           cellStamp(cell, DateOrder::DayMonthYear) || cellStamp(cell, DateOrder::MonthDayYear) ||
           cellNumberWithUnit(cell, '.') || cellNumberWithUnit(cell, ',');
}

bool isRowOfValues(const std::vector<std::string>& cells) {
    std::size_t filled = 0, typed = 0;
    for (const std::string& cell : cells) {
        if (isMissing(cell)) continue;
        const bool one = looksTyped(cell);
        if (filled == 0 && !one) return false;
        ++filled;
        typed += one;
    }
    return filled > 0 && typed * 2 >= filled;
}

bool isRowOfTexts(const std::vector<std::string>& cells) {
    std::size_t filled = 0;
    for (const std::string& cell : cells) {
        if (trimmed(cell).empty()) continue;
        if (isMissing(cell) || looksTyped(cell)) return false;
        ++filled;
    }
    return filled >= 2;
}

bool isRowOfTypes(const std::vector<std::string>& cells) {
    static const std::set<std::string> kTypes = {
        "double",   "float",   "single", "real",     "lreal",           "int",     "integer", "long",
        "short",    "int8",    "int16",  "int32",    "int64",           "uint8",   "uint16",  "uint32",
        "uint64",   "byte",    "word",   "dint",     "udint",           "uint",    "string",  "text",
        "char",     "varchar", "bool",   "boolean",  "numeric",         "number",  "float32", "float64",
        "datetime", "real32",  "real64", "explicit", "implicit linear", "decimal", "logical"};
    std::size_t filled = 0, types = 0;
    for (const std::string& cell : cells) {
        if (trimmed(cell).empty()) continue;
        ++filled;
        types += kTypes.count(lowered(cell));
    }
    return types > 0 && types * 2 >= filled;
}

bool isSummaryWord(std::string_view cell) {
    static const std::set<std::string> kWords = {"mean",
                                                 "average",
                                                 "avg",
                                                 "mittelwert",
                                                 "mittel",
                                                 "moyenne",
                                                 "gemiddelde",
                                                 "max",
                                                 "maximum",
                                                 "min",
                                                 "minimum",
                                                 "std",
                                                 "stdev",
                                                 "stddev",
                                                 "sigma",
                                                 "sum",
                                                 "summe",
                                                 "somme",
                                                 "total",
                                                 "gesamt",
                                                 "median",
                                                 "count",
                                                 "anzahl",
                                                 "end",
                                                 "ende",
                                                 "eof",
                                                 "fin",
                                                 "einde",
                                                 "standard deviation",
                                                 "standardabweichung",
                                                 "end of data",
                                                 "end of file",
                                                 "dateiende",
                                                 "rms",
                                                 "std dev",
                                                 "std. dev",
                                                 "variance",
                                                 "varianz",
                                                 "statistics",
                                                 "statistik",
                                                 "summary"};
    std::string word = lowered(cell);
    while (!word.empty() && (word.back() == ':' || word.back() == '.' || word.back() == '=')) word.pop_back();
    return kWords.count(word) > 0;
}

Message furtherTableSentence(const CsvRecord& names) {
    std::string columns;
    for (const std::string& cell : names.fields)
        if (!trimmed(cell).empty() && columns.size() < 60)
            columns += (columns.empty() ? "" : ", ") + std::string(trimmed(cell));
    return filled(sentence("Data",
                           "a further table begins on line {} ({}); only the first is read. The line of "
                           "names tells which one is meant (in a study file: data.header_line = {})"),
                  names.line, columns, names.line);
}

std::size_t furtherTable(const std::vector<CsvRecord>& records, std::size_t from) {
    std::size_t run = 0, width = 0;
    std::optional<double> last;
    const CsvRecord* names = nullptr; // the texts that the run stands below
    const CsvRecord* texts = nullptr;
    for (std::size_t i = from; i < records.size(); ++i) {
        const auto& cells = records[i].fields;
        if (isRowOfValues(cells)) {
            run = cells.size() == width ? run + 1 : 1;
            if (run == 1) names = texts;
            texts = nullptr;
            width = cells.size();
            last = firstValue(cells);
            continue;
        }
        if (!isRowOfTexts(cells)) continue;
        if (!texts) texts = &records[i];
        // Lines of numbers may stand above a table, but neither below its names nor apart below others.
        const bool sameNames = run > 0 && names && cells == names->fields;
        const bool apart = names && names->fields.size() == width && run >= kRowsBelowNames &&
                           records[i].line > records[i - 1].nextLine;
        if (run < kRowsOfATable && !sameNames && !apart) continue;
        for (std::size_t k = i + 1; k + 1 < records.size() && k <= i + kHeaderRows; ++k) {
            if (!isRowOfValues(records[k].fields)) continue;
            const auto next = firstValue(records[k].fields);
            const bool again = next && last && *next <= *last;
            if (isRowOfValues(records[k + 1].fields) && (again || records[k].fields.size() != width))
                return i;
            break;
        }
    }
    return records.size();
}

} // namespace rigor
