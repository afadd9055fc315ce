// Dates and times of day as loggers and spreadsheets write them. Days are counted by the proleptic Gregorian
// calendar.
//
// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.

#include "core/engine/data/csv/csv_cell.h"

#include "core/foundation/base/numbers.h"

#include <array>

namespace rigor {
namespace {

long long daysSince1970(int year, int month, int day) {
    const int y = month <= 2 ? year - 1 : year;
    const int era = (y >= 0 ? y : y - 399) / 400;
    const int yearOfEra = y - era * 400;
    const int dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return static_cast<long long>(era) * 146097 + dayOfEra - 719468;
}

bool validDate(int year, int month, int day) {
    constexpr std::array<int, 12> kDays = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (month < 1 || month > 12 || day < 1 || day > kDays[static_cast<std::size_t>(month - 1)]) return false;
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month != 2 || day <= 28 || leap;
}

/// Reads from the front of a text; every function leaves the text as it was if it finds nothing.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) {}

    bool done() const { return text_.empty(); }
    char peek() const { return text_.empty() ? '\0' : text_[0]; }
    bool take(char c) {
        if (peek() != c) return false;
        text_.remove_prefix(1);
        return true;
    }
    std::size_t digitsAhead() const {
        std::size_t n = 0;
        while (n < text_.size() && isDigit(text_[n])) ++n;
        return n;
    }
    /// Exactly `count` digits.
    int number(std::size_t count) {
        int value = 0;
        for (std::size_t i = 0; i < count; ++i) value = 10 * value + (text_[i] - '0');
        text_.remove_prefix(count);
        return value;
    }
    /// Jan, january, Okt, ...: 1 .. 12, 0 = no month.
    int monthName() {
        constexpr std::string_view kMonths[] = {"jan", "feb", "mar", "apr", "may", "jun",
                                                "jul", "aug", "sep", "oct", "nov", "dec"};
        std::size_t length = 0;
        std::string word;
        while (length < text_.size() && ((text_[length] | 32) >= 'a' && (text_[length] | 32) <= 'z'))
            word += static_cast<char>(text_[length++] | 32);
        if (word.size() < 3) return 0;
        const std::string start = word.substr(0, 3);
        int month = start == "mai" ? 5 : start == "okt" ? 10 : start == "dez" ? 12 : 0;
        for (int i = 0; i < 12; ++i)
            if (start == kMonths[i]) month = i + 1;
        if (month > 0) text_.remove_prefix(length);
        return month;
    }
    std::string_view rest() const { return text_; }

  private:
    std::string_view text_;
};

int fullYear(int year, std::size_t digits) {
    if (digits == 4) return year;
    return year < 70 ? 2000 + year : 1900 + year;
}

/// False if the text does not begin with a date; the scanner is then to be thrown away.
bool readDate(Scanner& in, DateOrder order, Stamp& stamp) {
    const std::size_t lead = in.digitsAhead();
    int year = 0, month = 0, day = 0;
    if (lead == 8) { // 20261121
        year = in.number(4);
        month = in.number(2);
        day = in.number(2);
        if (in.peek() != 'T') return false;
    } else if (lead == 4) {
        year = in.number(4);
        const char separator = in.peek();
        if (separator != '-' && separator != '/' && separator != '.') return false;
        in.take(separator);
        if (in.digitsAhead() < 1 || in.digitsAhead() > 2) return false;
        month = in.number(in.digitsAhead());
        if (!in.take(separator) || in.digitsAhead() < 1 || in.digitsAhead() > 2) return false;
        day = in.number(in.digitsAhead());
    } else if (lead == 1 || lead == 2) {
        const int first = in.number(lead);
        const char separator = in.peek();
        if (separator != '-' && separator != '/' && separator != '.' && separator != ' ') return false;
        in.take(separator);
        if (const int named = in.monthName()) {
            month = named;
            day = first;
        } else {
            if (separator == ' ' || in.digitsAhead() < 1 || in.digitsAhead() > 2) return false;
            const int second = in.number(in.digitsAhead());
            month = order == DateOrder::MonthDayYear ? first : second;
            day = order == DateOrder::MonthDayYear ? second : first;
            stamp.orderMatters = first <= 12 && second <= 12 && first != second && separator != '.';
        }
        if (!in.take(separator)) return false;
        const std::size_t digits = in.digitsAhead();
        if (digits != 4 && digits != 2) return false;
        year = fullYear(in.number(digits), digits);
    } else {
        return false;
    }
    if (!validDate(year, month, day)) return false;
    stamp.seconds += 86400.0 * static_cast<double>(daysSince1970(year, month, day));
    stamp.hasDate = true;
    return true;
}

bool readTime(Scanner& in, Stamp& stamp) {
    const std::size_t lead = in.digitsAhead();
    int hours = 0, minutes = 0, seconds = 0;
    bool hasSeconds = false;
    if (lead == 6) { // 101112
        hours = in.number(2);
        minutes = in.number(2);
        seconds = in.number(2);
        hasSeconds = true;
    } else {
        if (lead < 1 || lead > 2) return false;
        hours = in.number(lead);
        if (!in.take(':') || in.digitsAhead() != 2) return false;
        minutes = in.number(2);
        if (in.take(':')) {
            if (in.digitsAhead() != 2) return false;
            seconds = in.number(2);
            hasSeconds = true;
        }
    }
    double fraction = 0;
    if (hasSeconds && (in.peek() == '.' || in.peek() == ',' || in.peek() == ':')) {
        const bool colon = in.peek() == ':'; // 10:11:12:034, milliseconds
        in.take(in.peek());
        const std::size_t digits = in.digitsAhead();
        if (digits == 0 || (colon && digits != 3)) return false;
        // As one quotient: the nearest double of up to 15 decimals.
        double numerator = 0, denominator = 1;
        for (std::size_t i = 0; i < digits; ++i) {
            const int digit = in.number(1);
            if (i >= 15) continue;
            numerator = 10 * numerator + digit;
            denominator *= 10;
        }
        fraction = numerator / denominator;
    }
    if (in.take(' ') && (in.peek() == 'A' || in.peek() == 'P' || in.peek() == 'a' || in.peek() == 'p')) {
        const bool afternoon = (in.peek() | 32) == 'p';
        in.take(in.peek());
        if (!in.take('M') && !in.take('m')) return false;
        if (hours < 1 || hours > 12) return false;
        hours = hours % 12 + (afternoon ? 12 : 0);
    }
    if (hours > 24 || minutes > 59 || seconds > 60) return false;
    stamp.seconds += hours * 3600.0 + minutes * 60.0 + seconds + fraction;
    stamp.hasTime = true;
    return true;
}

bool readOffset(Scanner& in, Stamp& stamp) {
    if (in.take('Z') || in.take('z')) {
        stamp.hasOffset = true;
        return true;
    }
    const char sign = in.peek();
    if (sign != '+' && sign != '-') return true;
    in.take(sign);
    const std::size_t digits = in.digitsAhead();
    if (digits != 2 && digits != 4) return false;
    const int hours = in.number(2);
    int minutes = 0;
    if (digits == 4) minutes = in.number(2);
    if (digits == 2 && in.take(':')) {
        if (in.digitsAhead() != 2) return false;
        minutes = in.number(2);
    }
    if (hours > 14 || minutes > 59) return false;
    stamp.offset = (sign == '-' ? -1 : 1) * (60 * hours + minutes);
    stamp.hasOffset = true;
    return true;
}

} // namespace

std::optional<Stamp> cellStamp(std::string_view cell, DateOrder order) {
    cell = trimmed(cell);
    if (cell.size() < 4 || cell.size() > 45 || !isDigit(cell[0])) return std::nullopt;
    Stamp stamp;
    Scanner in(cell);
    if (readDate(in, order, stamp)) {
        if (in.done()) return stamp;
        if (!in.take('T') && !in.take(' ') && !in.take('_')) return std::nullopt;
        while (in.take(' ')) {
        }
    } else {
        stamp = {};
        in = Scanner(cell);
        if (in.digitsAhead() > 2) return std::nullopt;
    }
    if (!readTime(in, stamp) || (stamp.hasDate && !readOffset(in, stamp)) || !in.done()) return std::nullopt;
    return stamp;
}

} // namespace rigor
