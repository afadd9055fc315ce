#include "core/engine/data/csv/csv_cell.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/units/units.h"

#include <fast_float/fast_float.h>

#include <cmath>
#include <cstdint>
#include <limits>

namespace rigor {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

constexpr double kPowersOfTen[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                   1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
constexpr int kLargestExactPower = 22;
constexpr std::uint64_t kLargestExactInteger = std::uint64_t{1} << 53;

/// Grouping signs taken out; nullopt if they do not stand before groups of three digits.
std::optional<std::string> ungrouped(std::string_view cell, char decimal, std::string_view sign) {
    std::string plain;
    std::size_t digits = 0;
    bool grouped = false, inFraction = false;
    for (std::size_t i = 0; i < cell.size();) {
        if (!inFraction && cell.substr(i).starts_with(sign)) {
            if (digits == 0 || digits > 3 || (grouped && digits != 3)) return std::nullopt;
            grouped = true;
            digits = 0;
            i += sign.size();
            continue;
        }
        const char c = cell[i++];
        if (isDigit(c)) {
            ++digits;
        } else if (c != '+' && c != '-') {
            if (!inFraction && grouped && digits != 3) return std::nullopt;
            inFraction = true;
            if (c != decimal && c != 'e' && c != 'E') return std::nullopt;
        }
        plain += c;
    }
    if (!inFraction && grouped && digits != 3) return std::nullopt;
    return plain;
}

bool equalsIgnoringCase(std::string_view a, std::string_view lowerCase) {
    if (a.size() != lowerCase.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (lower(a[i]) != lowerCase[i]) return false;
    return true;
}

} // namespace

bool readNumber(const char*& at, const char* end, char decimal, double& value) {
    const char* p = at;
    const bool negative = p != end && *p == '-';
    if (p != end && (*p == '-' || *p == '+')) ++p;
    const char* const digitsStart = p;
    std::uint64_t mantissa = 0;
    while (p != end && isDigit(*p)) mantissa = 10 * mantissa + static_cast<std::uint64_t>(*p++ - '0');
    auto digits = p - digitsStart;
    std::ptrdiff_t decimals = 0;
    if (p != end && *p == decimal) {
        const char* const fraction = ++p;
        while (p != end && isDigit(*p)) mantissa = 10 * mantissa + static_cast<std::uint64_t>(*p++ - '0');
        decimals = p - fraction;
        digits += decimals;
    }
    if (digits == 0) return false;
    const bool exponent = p != end && (*p == 'e' || *p == 'E');
    // Both the integer and the power of ten are exact doubles: one rounding, so the quotient is the nearest
    // double (W. D. Clinger, "How to read floating point numbers accurately", PLDI 1990).
    if (!exponent && digits <= 19 && decimals <= kLargestExactPower && mantissa <= kLargestExactInteger) {
        const double magnitude = static_cast<double>(mantissa) / kPowersOfTen[decimals];
        value = negative ? -magnitude : magnitude;
        at = p;
        return true;
    }
    const char* const start = at != end && *at == '+' ? at + 1 : at;
    const auto result = fast_float::from_chars_advanced(
        start, end, value, fast_float::parse_options(fast_float::chars_format::general, decimal));
    if (result.ec != std::errc()) return false;
    at = result.ptr;
    return true;
}

std::optional<double> cellNumber(std::string_view cell, char decimal, std::string_view thousands) {
    cell = trimmed(cell);
    if (cell.empty()) return std::nullopt;
    const char* at = cell.data();
    const char* const end = at + cell.size();
    double value = 0;
    if (readNumber(at, end, decimal, value) && at == end) return value;
    std::string plain;
    if (!thousands.empty() && cell.find(thousands) != std::string_view::npos) {
        auto rest = ungrouped(cell, decimal, thousands);
        if (!rest) return std::nullopt;
        plain = std::move(*rest);
    } else {
        plain = std::string(cell);
    }
    if (plain.starts_with("\xE2\x88\x92")) plain = "-" + plain.substr(3); // the minus sign U+2212
    const bool starts = isDigit(plain[0]) || (plain.size() > 1 && (isDigit(plain[1]) || plain[1] == decimal));
    if (starts || plain[0] == decimal) {
        const auto mark = plain.find_first_of("dD");
        if (mark != std::string::npos && mark > 0) plain[mark] = 'e';
        at = plain.data();
        if (readNumber(at, plain.data() + plain.size(), decimal, value) && at == plain.data() + plain.size())
            return value;
        return std::nullopt;
    }
    const bool signedWord = plain[0] == '-' || plain[0] == '+';
    const std::string_view word = std::string_view(plain).substr(signedWord ? 1 : 0);
    if (equalsIgnoringCase(word, "inf") || equalsIgnoringCase(word, "infinity") ||
        equalsIgnoringCase(word, "1.#inf"))
        return plain[0] == '-' ? -std::numeric_limits<double>::infinity()
                               : std::numeric_limits<double>::infinity();
    return std::nullopt;
}

bool isMissing(std::string_view cell) {
    cell = trimmed(cell);
    if (cell.empty()) return true;
    if (cell.size() > 10) return false;
    constexpr std::string_view kMarkers[] = {
        "nan",          "-",           "na",      "n/a",     "null",    "none",    "#n/a",   "#nv",
        "#na",          "--",          "---",     "?",       ".",       "*",       "n.a.",   "k.a.",
        "-nan",         "+nan",        "missing", "#value!", "#wert!",  "#div/0!", "#ref!",  "#bezug!",
        "#num!",        "#zahl!",      "#name?",  "nil",     "1.#qnan", "-1.#ind", "1.#ind", "\\n",
        "\xE2\x80\x93", "\xE2\x80\x94"};
    for (const std::string_view marker : kMarkers)
        if (equalsIgnoringCase(cell, marker)) return true;
    return cell.find_first_not_of('*') == std::string_view::npos; // Fortran: the number did not fit
}

std::optional<NumberWithUnit> cellNumberWithUnit(std::string_view cell, char decimal) {
    cell = trimmed(cell);
    const char* at = cell.data();
    const char* const end = at + cell.size();
    NumberWithUnit result;
    if (cell.empty() || !readNumber(at, end, decimal, result.value) || at == end) return std::nullopt;
    const std::string_view unit = trimmed({at, static_cast<std::size_t>(end - at)});
    if (unit.empty() || unit.size() > 20 || isDigit(unit[0]) || unit[0] == '-' || unit[0] == '+' ||
        !parseUnit(unit))
        return std::nullopt;
    result.unit = std::string(unit);
    return result;
}

} // namespace rigor
