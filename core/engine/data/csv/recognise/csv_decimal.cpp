#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/csv/recognise/csv_recognise.h"
#include "core/foundation/base/numbers.h"

#include <algorithm>

namespace rigor {
namespace {

constexpr std::string_view kHardBlanks[] = {" ", "'", "\xC2\xA0", "\xE2\x80\xAF", "\xE2\x80\x99"};

/// What a cell says about the sign c as a separator.
enum class SignRole {
    None,      ///< it is not there
    Decimal,   ///< certainly a decimal sign
    Thousands, ///< certainly a grouping sign
    Either     ///< one, before exactly three digits, behind one to three
};

struct CellRoles {
    bool number = false;
    SignRole comma = SignRole::None, point = SignRole::None;
    std::string blank; ///< other grouping sign
};

/// Reads sign, digits and separators by hand; anything else than one number is none.
CellRoles rolesOf(std::string_view cell) {
    cell = trimmed(cell);
    CellRoles roles;
    std::string digitsAndSigns;
    for (std::size_t i = 0; i < cell.size();) {
        bool skipped = false;
        for (const std::string_view blank : kHardBlanks)
            if (i > 0 && cell.substr(i).starts_with(blank) && i + blank.size() + 3 <= cell.size()) {
                const std::string_view next = cell.substr(i + blank.size(), 3);
                if (!std::all_of(next.begin(), next.end(), isDigit) || !isDigit(cell[i - 1])) continue;
                roles.blank = std::string(blank);
                i += blank.size();
                skipped = true;
                break;
            }
        if (!skipped) digitsAndSigns += cell[i++];
    }
    std::string_view body = digitsAndSigns;
    if (!body.empty() && (body[0] == '-' || body[0] == '+')) body.remove_prefix(1);
    const auto mark = body.find_first_of("eE");
    const bool exponent = mark != std::string_view::npos;
    if (exponent) {
        std::string_view tail = body.substr(mark + 1);
        if (!tail.empty() && (tail[0] == '-' || tail[0] == '+')) tail.remove_prefix(1);
        if (tail.empty() || !std::all_of(tail.begin(), tail.end(), isDigit)) return {};
        body = body.substr(0, mark);
    }
    if (body.empty() || body.find_first_not_of("0123456789.,") != std::string_view::npos ||
        std::none_of(body.begin(), body.end(), isDigit))
        return {};
    const auto commas = std::count(body.begin(), body.end(), ',');
    const auto points = std::count(body.begin(), body.end(), '.');
    roles.number = true;
    if (commas > 0 && points > 0) {
        const bool commaLast = body.rfind(',') > body.rfind('.');
        if ((commaLast ? commas : points) > 1) return {};
        const char sign = commaLast ? ',' : '.';
        const std::string_view thousands = commaLast ? "." : ",";
        if (!cellNumber(body, sign, thousands)) return {};
        roles.comma = commaLast ? SignRole::Decimal : SignRole::Thousands;
        roles.point = commaLast ? SignRole::Thousands : SignRole::Decimal;
        return roles;
    }
    if (commas + points == 0) return roles;
    const char sign = commas > 0 ? ',' : '.';
    SignRole& role = commas > 0 ? roles.comma : roles.point;
    if (commas + points > 1) {
        if (!cellNumber(body, sign == ',' ? '.' : ',', std::string(1, sign)))
            return {}; // a date or a version
        role = SignRole::Thousands;
        return roles;
    }
    const std::size_t before = body.find(sign), after = body.size() - before - 1;
    const bool groupable = after == 3 && before >= 1 && before <= 3 && body[0] != '0' && !exponent;
    role = groupable ? SignRole::Either : SignRole::Decimal;
    return roles;
}

struct Tally {
    std::size_t decimal = 0, thousands = 0, either = 0;
    void count(SignRole role) {
        decimal += role == SignRole::Decimal;
        thousands += role == SignRole::Thousands;
        either += role == SignRole::Either;
    }
};

} // namespace

DecimalGuess recogniseDecimal(const std::vector<std::vector<std::string>>& columns, char delimiter) {
    Tally comma, point;
    std::size_t numbers = 0;
    std::string blank;
    for (const auto& column : columns) {
        Tally columnComma, columnPoint;
        std::size_t columnNumbers = 0, filled = 0;
        std::string columnBlank;
        for (const std::string& cell : column) {
            if (isMissing(cell)) continue;
            ++filled;
            const CellRoles roles = rolesOf(cell);
            if (!roles.number) continue;
            ++columnNumbers;
            columnComma.count(roles.comma);
            columnPoint.count(roles.point);
            if (!roles.blank.empty()) columnBlank = roles.blank;
        }
        if (columnNumbers * 2 < filled) continue; // a column of texts says nothing about numbers
        numbers += columnNumbers;
        if (!columnBlank.empty()) blank = columnBlank;
        // Grouping signs would be absent from numbers below 1000 and doubled beyond a million: if every
        // number of two or more has exactly one, it is a decimal sign with three decimals.
        if (columnComma.either == columnNumbers && columnNumbers > 1) {
            columnComma.decimal += columnComma.either;
            columnComma.either = 0;
        }
        comma.decimal += columnComma.decimal;
        comma.thousands += columnComma.thousands;
        comma.either += columnComma.either;
        point.decimal += columnPoint.decimal;
        point.thousands += columnPoint.thousands;
        point.either += columnPoint.either;
    }
    DecimalGuess guess;
    if (delimiter == ',') { // commas then stand in quoted cells only
        const bool commaDecimal = comma.decimal > 0 && point.decimal == 0 && comma.thousands == 0;
        guess.decimal = commaDecimal ? ',' : '.';
    } else if (comma.decimal != point.decimal) {
        guess.decimal = comma.decimal > point.decimal ? ',' : '.';
    } else if (comma.thousands != point.thousands) {
        guess.decimal = comma.thousands > point.thousands ? '.' : ',';
    } else if (comma.either > 0 && point.either == 0) {
        guess.decimal = ',';
        guess.ambiguous = true;
    }
    const Tally& other = guess.decimal == ',' ? point : comma;
    const Tally& own = guess.decimal == ',' ? comma : point;
    if (other.thousands + other.either > 0) guess.thousands.assign(1, guess.decimal == ',' ? '.' : ',');
    if (guess.thousands.empty() && !blank.empty() && delimiter != ' ') guess.thousands = blank;
    if (own.decimal == 0 && own.either > 0 && own.either < numbers) guess.ambiguous = true;
    if (other.thousands == 0 && other.either > 0 && own.decimal == 0) guess.ambiguous = true;
    return guess;
}

DateOrderGuess recogniseDateOrder(const std::vector<std::vector<std::string>>& columns) {
    bool dayFirst = false, monthFirst = false, open = false, slash = false;
    for (const auto& column : columns)
        for (const std::string& cell : column) {
            const auto asDay = cellStamp(cell, DateOrder::DayMonthYear);
            const auto asMonth = cellStamp(cell, DateOrder::MonthDayYear);
            if (asDay && !asMonth) dayFirst = true;
            if (asMonth && !asDay) monthFirst = true;
            if (asDay && asMonth && asDay->orderMatters) {
                open = true;
                slash = slash || cell.find('/') != std::string::npos;
            }
        }
    if (dayFirst != monthFirst) return {dayFirst ? DateOrder::DayMonthYear : DateOrder::MonthDayYear, false};
    return {slash && !dayFirst ? DateOrder::MonthDayYear : DateOrder::DayMonthYear, open};
}

CsvColumn recogniseType(const std::vector<std::string>& cells, const CsvDialect& dialect) {
    std::size_t filled = 0, numbers = 0, stamps = 0, suffixed = 0;
    std::string suffix;
    for (const std::string& cell : cells) {
        if (isMissing(cell)) continue;
        ++filled;
        if (cellNumber(cell, dialect.decimal, dialect.thousands)) {
            ++numbers;
        } else if (cellStamp(cell, dialect.dateOrder)) {
            ++stamps;
        } else if (const auto both = cellNumberWithUnit(cell, dialect.decimal)) {
            if (suffix.empty()) suffix = both->unit;
            suffixed += both->unit == suffix;
        }
    }
    CsvColumn column;
    const auto most = [&](std::size_t count) { return count * 10 >= filled * 9; };
    if (filled == 0 || most(numbers)) return column;
    if (most(stamps)) {
        column.type = ColumnType::DateTime;
    } else if (suffixed > 0 && most(numbers + suffixed)) {
        column.suffix = suffix;
        column.unit = suffix == "sec" || suffix == "second" || suffix == "seconds" ? "s" : suffix;
    } else {
        column.type = ColumnType::Text;
    }
    return column;
}

} // namespace rigor
