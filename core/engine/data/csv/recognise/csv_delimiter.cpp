#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/csv/recognise/csv_block.h"
#include "core/engine/data/csv/recognise/csv_recognise.h"

#include <algorithm>
#include <map>

namespace rigor {
namespace {

constexpr std::size_t kRecordsLooked = 300;

/// "1;0", "25|0": numbers on either side of another delimiter, which this one has torn apart.
bool looksTorn(const std::string& cell, char delimiter) {
    for (const char other : {';', '\t', '|'}) {
        const std::size_t at = cell.find(other);
        if (other == delimiter || at == std::string::npos || at == 0 || at + 1 == cell.size()) continue;
        if (looksTyped(cell.substr(0, at)) &&
            looksTyped(cell.substr(at + 1, cell.find(other, at + 1) - at - 1)))
            return true;
    }
    return false;
}

struct Score {
    double value = 0;
    std::size_t fields = 1;
    bool allNumbers = false;
};

/// Score = (share of rows with the most frequent number of fields)^2 * (0.3 + 0.7 share of typed cells) *
/// (share of rows without a torn cell). Only the last two thirds of a longer sample count, so that titles and
/// header blocks do not.
Score score(const std::vector<CsvRecord>& records, char delimiter) {
    const std::size_t first = records.size() >= 6 ? records.size() / 3 : records.size() >= 2 ? 1 : 0;
    std::map<std::size_t, std::size_t> frequency;
    for (std::size_t i = first; i < records.size(); ++i) ++frequency[records[i].fields.size()];
    Score result;
    std::size_t rows = 0;
    for (const auto& [fields, count] : frequency)
        if (count >= rows) {
            rows = count;
            result.fields = fields;
        }
    if (rows == 0 || result.fields < 2) return result;
    std::size_t typed = 0, filled = 0, torn = 0;
    for (std::size_t i = first; i < records.size(); ++i) {
        torn += std::any_of(records[i].fields.begin(), records[i].fields.end(),
                            [&](const std::string& cell) { return looksTorn(cell, delimiter); });
        if (records[i].fields.size() != result.fields) continue;
        for (const std::string& cell : records[i].fields) {
            if (isMissing(cell)) continue;
            ++filled;
            typed += looksTyped(cell);
        }
    }
    const auto looked = static_cast<double>(records.size() - first);
    const double same = static_cast<double>(rows) / looked, whole = 1 - static_cast<double>(torn) / looked;
    const double share = filled ? static_cast<double>(typed) / static_cast<double>(filled) : 0;
    result.value = same * same * (0.3 + 0.7 * share) * whole;
    result.allNumbers = typed == filled;
    return result;
}

/// One column of decimal commas: "p", "1,5", "2,25". A comma file would name two columns.
bool isDecimalColumn(const std::vector<CsvRecord>& records, const Score& comma) {
    if (comma.fields != 2 || !comma.allNumbers || records.size() < 2 || records[0].fields.size() != 1)
        return false;
    return std::all_of(records.begin() + 1, records.end(), [](const CsvRecord& record) {
        if (record.fields.size() == 1) return true;
        const std::string& fraction = record.fields[1];
        return record.fields.size() == 2 && fraction.find_first_not_of("0123456789") == std::string::npos;
    });
}

} // namespace

std::string recogniseNewline(std::string_view text) {
    bool lf = false, crlf = false, cr = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n') {
            lf = true;
        } else if (text[i] == '\r') {
            if (i + 1 < text.size() && text[i + 1] == '\n') {
                crlf = true;
                ++i;
            } else if (i + 1 < text.size() || !(lf || crlf)) { // a sample may end within CRLF
                cr = true;
            }
        }
    }
    if (lf + crlf + cr > 1) return "mixed";
    return lf ? "LF" : crlf ? "CRLF" : cr ? "CR" : "";
}

std::string recogniseComment(std::string_view text) {
    CsvCursor cursor(text, '\0');
    while (!cursor.atEnd()) {
        const std::string_view line = trimmed(cursor.skipLine());
        if (line.empty()) continue;
        for (const std::string_view prefix : {"#", "%", "//", "!"})
            if (line.starts_with(prefix) && !isMissing(line.substr(0, line.find_first_of(",;\t|"))))
                return std::string(prefix);
        break;
    }
    return "";
}

char recogniseDelimiter(std::string_view text, const std::string& comment) {
    char best = '\0';
    double bestScore = 0.1;
    for (const char candidate : {',', ';', '\t', '|', ' '}) {
        const auto records = csvRecords(text, candidate, comment, kRecordsLooked);
        const Score s = score(records, candidate);
        // Blanks stand inside texts and dates too: they must be clearly better than a real delimiter.
        const double value = candidate == ' ' ? 0.85 * s.value : s.value;
        if (value <= bestScore || (candidate == ',' && isDecimalColumn(records, s))) continue;
        // Words of a text are no columns.
        if (candidate == ' ' && s.value < 0.5) continue;
        best = candidate;
        bestScore = value;
    }
    if (best != '\0') return best;
    // A header alone tells by its punctuation.
    const auto lines = csvRecords(text, '\0', comment, 1);
    if (!lines.empty())
        for (const char candidate : {';', '\t', ',', '|'}) {
            const auto records = csvRecords(text, candidate, comment, 2);
            if (records.size() == 1 && records[0].fields.size() > 1) return candidate;
        }
    return '\0';
}

} // namespace rigor
