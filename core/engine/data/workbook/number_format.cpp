#include "core/engine/data/workbook/number_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

constexpr double kSecondsPerDay = 86400;
constexpr long long kMicroseconds = 1'000'000;
constexpr double kLastSerial = 2'958'466; ///< 10000-01-01

char plainLetter(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

/// Days since 1970-01-01 as a date. H. Hinnant, "chrono-compatible low-level date algorithms",
/// civil_from_days.
std::string isoDate(long long days) {
    days += 719468;
    const long long era = (days >= 0 ? days : days - 146096) / 146097;
    const long long ofEra = days - era * 146097;
    const long long yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146096) / 365;
    const long long dayOfYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const long long month = (5 * dayOfYear + 2) / 153;
    const long long day = dayOfYear - (153 * month + 2) / 5 + 1;
    const long long number = month < 10 ? month + 3 : month - 9;
    return fmt::format("{:04}-{:02}-{:02}", yearOfEra + era * 400 + (number <= 2), number, day);
}

std::string clock(long long microseconds) {
    const long long seconds = microseconds / kMicroseconds, fraction = microseconds % kMicroseconds;
    std::string text = fmt::format("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if (fraction == 0) return text;
    text += fmt::format(".{:06}", fraction);
    while (text.back() == '0') text.pop_back();
    return text;
}

std::string serialDate(long long day, bool from1904) {
    if (from1904) return isoDate(day - 24107); // 1904-01-01
    if (day == 60) return "1900-02-29";
    return isoDate(day < 60 ? day - 25568 : day - 25569);
}

/// What stands in brackets tells of times only where it counts them: [h], [mm], [ss].
bool countsTime(std::string_view bracket) {
    if (bracket.empty()) return false;
    for (const char c : bracket)
        if (plainLetter(c) != plainLetter(bracket[0])) return false;
    const char c = plainLetter(bracket[0]);
    return c == 'h' || c == 'm' || c == 's';
}

} // namespace

NumberFormat numberFormat(std::string_view code) {
    NumberFormat format;
    std::string letters; ///< of the parts of dates and times, each once
    for (std::size_t i = 0; i < code.size() && code[i] != ';'; ++i) {
        const char c = plainLetter(code[i]);
        if (c == '"') {
            i = std::min(code.find('"', i + 1), code.size());
        } else if (c == '\\' || c == '_' || c == '*') {
            ++i; // the sign behind is shown, left free or repeated
        } else if (c == '[') {
            const std::size_t end = std::min(code.find(']', i), code.size());
            if (countsTime(code.substr(i + 1, end - i - 1))) {
                format.elapsed = format.time = true;
                letters += plainLetter(code[i + 1]);
            }
            i = end;
        } else if (code.substr(i, 7).size() == 7 && plainLetter(code[i]) == 'g' &&
                   plainLetter(code[i + 1]) == 'e') {
            i += 6; // General
        } else if (c == '%') {
            format.percent = true;
        } else if (c == 'a' && (code.substr(i, 5) == "AM/PM" || code.substr(i, 3) == "A/P")) {
            format.time = true;
            i += code.substr(i, 5) == "AM/PM" ? 4 : 2;
        } else if (c == 'y' || c == 'd' || c == 'h' || c == 's' || c == 'm') {
            if (letters.empty() || letters.back() != c) letters += c;
        }
    }
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const char c = letters[i];
        if (c == 'y' || c == 'd') format.date = true;
        if (c == 'h' || c == 's') format.time = true;
        if (c != 'm') continue;
        // m are minutes behind hours and before seconds, else months.
        const bool minutes =
            (i > 0 && letters[i - 1] == 'h') || (i + 1 < letters.size() && letters[i + 1] == 's');
        (minutes || format.elapsed ? format.time : format.date) = true;
    }
    if (format.date) format.elapsed = false;
    return format;
}

NumberFormat builtInFormat(int id) {
    NumberFormat format;
    format.percent = id == 9 || id == 10;
    format.date = (id >= 14 && id <= 17) || id == 22 || (id >= 27 && id <= 31) || id == 36 ||
                  (id >= 50 && id <= 54) || id == 57 || id == 58;
    format.time =
        (id >= 18 && id <= 22) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47) || id == 55 || id == 56;
    format.elapsed = id == 46;
    return format;
}

SheetCell formattedNumber(double number, const NumberFormat& format, bool from1904) {
    SheetCell cell;
    cell.number = number;
    cell.kind = format.percent ? SheetCell::Kind::Percent : SheetCell::Kind::Number;
    if (!(format.date || format.time) || !(number >= 0 && number < kLastSerial)) return cell;
    if (format.elapsed) {
        cell.kind = SheetCell::Kind::Duration;
        cell.number = std::round(number * kSecondsPerDay * kMicroseconds) / kMicroseconds;
        return cell;
    }
    cell.kind = SheetCell::Kind::Moment;
    long long day = static_cast<long long>(std::floor(number));
    long long ofDay = std::llround((number - std::floor(number)) * kSecondsPerDay * kMicroseconds);
    constexpr long long kDay = 86400 * kMicroseconds;
    if (ofDay == kDay) {
        ofDay = 0;
        ++day;
    }
    if (!format.date)
        cell.text = clock(day * kDay + ofDay);
    else
        cell.text =
            serialDate(day, from1904) + (format.time || ofDay > 0 ? "T" + clock(ofDay) : std::string());
    return cell;
}

std::string columnLetters(std::size_t column) {
    std::string letters;
    for (++column; column > 0; column = (column - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('A' + (column - 1) % 26));
    return letters;
}

} // namespace rigor
