#include "core/foundation/scalar/interval.h"

#include "core/foundation/base/error.h"

#include <charconv>
#include <cmath>

namespace rigor {

using namespace rounding;

double Interval::middle() const {
    if (isEmpty()) return lower;
    if (lower == -kInfinity)
        return upper == kInfinity ? 0 : upper > 0 ? 0 : upper == -kLargest ? upper : -kLargest;
    if (upper == kInfinity) return lower < 0 ? 0 : kLargest;
    const double m = 0.5 * lower + 0.5 * upper;
    return std::clamp(m, lower, upper);
}

Interval operator/(const Interval& a, const Interval& b) {
    if (a.isEmpty() || b.isEmpty()) return Interval::empty();
    if (b.upper < 0 || (b.upper == 0 && b.lower < 0)) return -a / -b;
    if (b.lower > 0) {
        if (a.lower >= 0) return {divideDown(a.lower, b.upper), divideUp(a.upper, b.lower)};
        if (a.upper <= 0) return {divideDown(a.lower, b.lower), divideUp(a.upper, b.upper)};
        return {divideDown(a.lower, b.lower), divideUp(a.upper, b.lower)};
    }
    if (b.upper == 0) return Interval::empty(); // [0, 0]
    if (a.lower == 0 && a.upper == 0) return 0.0;
    if (b.lower < 0) return Interval::entire();
    if (a.lower >= 0) return {divideDown(a.lower, b.upper), kInfinity};
    if (a.upper <= 0) return {-kInfinity, divideUp(a.upper, b.upper)};
    return Interval::entire();
}

namespace {

/// |x| as its decimal digits, without zeros at either end, times 10^exponent with the point before the first
/// digit.
struct Decimal {
    bool negative = false;
    std::string digits;
    long exponent = 0;

    void normalise() {
        const std::size_t first = digits.find_first_not_of('0');
        if (first == std::string::npos) {
            digits.clear(), exponent = 0;
            return;
        }
        digits.erase(0, first);
        exponent -= static_cast<long>(first);
        digits.erase(digits.find_last_not_of('0') + 1);
    }
    /// -1, 0, 1 as this is below, equal to or above b.
    int compare(const Decimal& b) const {
        if (digits.empty() || b.digits.empty()) {
            if (digits.empty() && b.digits.empty()) return 0;
            return (digits.empty() ? b.negative : !negative) ? 1 : -1;
        }
        if (negative != b.negative) return negative ? -1 : 1;
        int size = exponent != b.exponent ? (exponent < b.exponent ? -1 : 1) : digits.compare(b.digits);
        size = (size > 0) - (size < 0);
        return negative ? -size : size;
    }
};

/// The exact decimal expansion of a finite double.
Decimal exactDecimal(double x) {
    char text[1400];
    const auto end =
        std::to_chars(text, text + sizeof text, rounding::magnitude(x), std::chars_format::fixed, 1074);
    Decimal d;
    d.negative = x < 0;
    for (const char* c = text; c != end.ptr; ++c) {
        if (*c == '.')
            d.exponent = static_cast<long>(c - text);
        else
            d.digits += *c;
    }
    d.normalise();
    return d;
}

/// Reads sign, digits, point and exponent; false if `text` is anything else.
bool readDecimal(std::string_view text, Decimal& d) {
    std::size_t k = 0;
    auto digit = [&] { return k < text.size() && text[k] >= '0' && text[k] <= '9'; };
    if (k < text.size() && (text[k] == '+' || text[k] == '-')) d.negative = text[k++] == '-';
    while (digit()) d.digits += text[k++];
    d.exponent = static_cast<long>(d.digits.size());
    if (k < text.size() && text[k] == '.') {
        ++k;
        while (digit()) d.digits += text[k++];
    }
    if (d.digits.empty()) return false;
    if (k < text.size() && (text[k] == 'e' || text[k] == 'E')) {
        ++k;
        bool minus = false;
        if (k < text.size() && (text[k] == '+' || text[k] == '-')) minus = text[k++] == '-';
        if (!digit()) return false;
        long power = 0;
        while (digit()) power = std::min(power * 10 + (text[k++] - '0'), 1000000000L);
        d.exponent += minus ? -power : power;
    }
    if (k != text.size()) return false;
    d.normalise();
    return true;
}

} // namespace

Interval decimalInterval(std::string_view text) {
    std::string_view inner = text;
    while (!inner.empty() && (inner.front() == ' ' || inner.front() == '\t')) inner.remove_prefix(1);
    while (!inner.empty() && (inner.back() == ' ' || inner.back() == '\t' || inner.back() == '\r'))
        inner.remove_suffix(1);
    Decimal exact;
    if (!readDecimal(inner, exact)) fail("\"{}\" is not a decimal number.", text);
    if (exact.digits.empty()) return 0.0;
    double near = 0;
    if (exact.exponent > 400)
        near = exact.negative ? -kLargest : kLargest;
    else if (exact.exponent > -400) {
        if (inner.front() == '+') inner.remove_prefix(1);
        const auto read = std::from_chars(inner.data(), inner.data() + inner.size(), near);
        if (read.ec == std::errc::result_out_of_range)
            near = exact.exponent < 0 ? 0 : exact.negative ? -kLargest : kLargest;
    }
    // Whatever the conversion gave, the bounds are those that exact comparison proves.
    double lower = near, upper = near;
    while (lower > -kInfinity && exactDecimal(lower).compare(exact) > 0) lower = below(lower);
    while (upper < kInfinity && exactDecimal(upper).compare(exact) < 0) upper = above(upper);
    while (above(lower) <= upper && above(lower) < kInfinity &&
           exactDecimal(above(lower)).compare(exact) <= 0)
        lower = above(lower);
    while (below(upper) >= lower && below(upper) > -kInfinity &&
           exactDecimal(below(upper)).compare(exact) >= 0)
        upper = below(upper);
    return {lower, upper};
}

std::string toString(const Interval& a) {
    return a.isEmpty() ? "empty" : fmt::format("[{}, {}]", a.lower, a.upper);
}

namespace math {

Interval sqrt(const Interval& x) {
    if (!(x.upper >= 0)) return Interval::empty();
    return {x.lower > 0 ? rootDown(x.lower) : 0.0, rootUp(x.upper)};
}
Interval square(const Interval& x) {
    if (x.isEmpty()) return x;
    const Interval a = abs(x);
    return {multiplyDown(a.lower, a.lower), multiplyUp(a.upper, a.upper)};
}
Interval abs(const Interval& x) {
    if (x.isEmpty() || x.lower >= 0) return x;
    if (x.upper <= 0) return -x;
    return {0.0, std::max(-x.lower, x.upper)};
}
Interval sign(const Interval& x) {
    if (x.isEmpty()) return x;
    auto of = [](double v) { return v > 0 ? 1.0 : v < 0 ? -1.0 : 0.0; };
    return {of(x.lower), of(x.upper)};
}
Interval floor(const Interval& x) { return {std::floor(x.lower), std::floor(x.upper)}; }
Interval min(const Interval& a, const Interval& b) {
    if (a.isEmpty() || b.isEmpty()) return Interval::empty();
    return {std::min(a.lower, b.lower), std::min(a.upper, b.upper)};
}
Interval max(const Interval& a, const Interval& b) {
    if (a.isEmpty() || b.isEmpty()) return Interval::empty();
    return {std::max(a.lower, b.lower), std::max(a.upper, b.upper)};
}

} // namespace math
} // namespace rigor
