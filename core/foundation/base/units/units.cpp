#include "core/foundation/base/units/units.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <cmath>

namespace rigor {
namespace {

constexpr std::size_t kAngle = 7;
constexpr double kRoundingLimit = 1e-15;

std::optional<int> twelfthsOf(double exponent) {
    const double twelfths = exponent * 12;
    const double whole = std::round(twelfths);
    if (!(std::abs(whole) < 1e6) || std::abs(twelfths - whole) > 1e-9) return std::nullopt;
    return static_cast<int>(whole);
}

Dimension withoutAngle(Dimension dimension) {
    dimension.twelfths[kAngle] = 0;
    return dimension;
}

/// "s" , "s2", "s^(1/2)": one base unit with a positive exponent.
std::string powerText(const char* symbol, int twelfths) {
    if (twelfths == 12) return symbol;
    if (twelfths % 12 == 0) return fmt::format("{}{}", symbol, twelfths / 12);
    int denominator = 12;
    for (const int divisor : {2, 2, 3})
        if (twelfths % divisor == 0 && denominator % divisor == 0) {
            twelfths /= divisor;
            denominator /= divisor;
        }
    return fmt::format("{}^({}/{})", symbol, twelfths, denominator);
}

Unit understood(std::string_view text) {
    std::string why;
    const auto unit = parseUnit(text, &why);
    if (!unit) fail(sentence("Unit", "the unit \"{}\" is not understood: {}"), text, why);
    return *unit;
}

/// Turns, rad and 1 per second are all of dimension 1/s and differ by 2 pi, so that "1/min" or "Hz" on one
/// side and an angle on the other cannot be converted safely. rad/s and 1/s are the same number.
bool leavesTurnsOpen(const Unit& from, const Unit& to, std::string_view fromText, std::string_view toText) {
    if (from.dimension == to.dimension) return false;
    Dimension perSecond;
    perSecond.twelfths[2] = -12;
    if (withoutAngle(from.dimension) != perSecond) return false;
    const bool hertz =
        fromText.find("Hz") != std::string_view::npos || toText.find("Hz") != std::string_view::npos;
    return hertz || from.factor != 1 || to.factor != 1;
}

/// value * from / to with one rounding where the ratio is a whole number, as between decimal prefixes.
double scaled(double value, double from, double to) {
    if (from == to) return value;
    const bool shrinks = to > from;
    double ratio = shrinks ? to / from : from / to;
    const double whole = std::round(ratio);
    if (std::abs(ratio - whole) <= kRoundingLimit * whole) ratio = whole;
    return shrinks ? value / ratio : value * ratio;
}

} // namespace

bool sameDimension(const Unit& a, const Unit& b) {
    return withoutAngle(a.dimension) == withoutAngle(b.dimension);
}

Unit operator*(const Unit& a, const Unit& b) {
    Unit product;
    for (std::size_t i = 0; i < product.dimension.twelfths.size(); ++i)
        product.dimension.twelfths[i] = a.dimension.twelfths[i] + b.dimension.twelfths[i];
    product.factor = a.factor * b.factor;
    return product;
}

Unit operator/(const Unit& a, const Unit& b) {
    Unit quotient;
    for (std::size_t i = 0; i < quotient.dimension.twelfths.size(); ++i)
        quotient.dimension.twelfths[i] = a.dimension.twelfths[i] - b.dimension.twelfths[i];
    quotient.factor = a.factor / b.factor;
    return quotient;
}

std::optional<Unit> power(const Unit& unit, double exponent) {
    const auto twelfths = twelfthsOf(exponent);
    if (!twelfths) return std::nullopt;
    if (*twelfths == 12) return unit;
    Unit result;
    for (std::size_t i = 0; i < result.dimension.twelfths.size(); ++i) {
        const long long product = static_cast<long long>(unit.dimension.twelfths[i]) * *twelfths;
        if (product % 12 != 0 || std::abs(product) > 12'000'000) return std::nullopt;
        result.dimension.twelfths[i] = static_cast<int>(product / 12);
    }
    result.factor = std::pow(unit.factor, *twelfths / 12.0);
    if (!std::isfinite(result.factor) || result.factor <= 0) return std::nullopt;
    return result;
}

std::string toString(const Dimension& dimension) {
    struct Base {
        std::size_t index;
        const char* symbol;
    };
    constexpr Base kOrder[] = {{1, "kg"}, {0, "m"}, {7, "rad"}, {2, "s"},
                               {3, "A"},  {4, "K"}, {5, "mol"}, {6, "cd"}};
    std::string above, below;
    int factorsBelow = 0;
    for (const Base& base : kOrder) {
        const int twelfths = dimension.twelfths[base.index];
        if (twelfths == 0) continue;
        std::string& side = twelfths > 0 ? above : below;
        if (!side.empty()) side += '.';
        side += powerText(base.symbol, std::abs(twelfths));
        if (twelfths < 0) ++factorsBelow;
    }
    const std::string_view top = above.empty() ? std::string_view("1") : std::string_view(above);
    if (factorsBelow == 0) return std::string(top);
    if (factorsBelow == 1) return fmt::format("{}/{}", top, below);
    return fmt::format("{}/({})", top, below);
}

UnitConversion::UnitConversion(std::string_view from, std::string_view to)
    : from_(understood(from)), to_(understood(to)) {
    const auto isGravity = [](std::string_view unit, const Unit& other) {
        return unit == "g" && sameDimension(other, *parseUnit("m/s2"));
    };
    if (isGravity(from, to_) || isGravity(to, from_))
        fail(sentence("Unit", "\"{}\" cannot be converted to \"{}\": \"g\" is the gram; the acceleration of "
                              "gravity is the unit \"9.80665 m/s2\""),
             from, to);
    if (!sameDimension(from_, to_))
        fail(sentence("Unit", "\"{}\" ({}) cannot be converted to \"{}\" ({}): their dimensions differ"),
             from, toString(from_.dimension), to, toString(to_.dimension));
    if (leavesTurnsOpen(from_, to_, from, to))
        fail(sentence("Unit", "\"{}\" cannot be converted to \"{}\": it is not stated whether turns or "
                              "radians are counted; write rpm, rev/s or rad/s"),
             from, to);
}

double UnitConversion::operator()(double value) const {
    if (from_.offset == 0 && to_.offset == 0) return scaled(value, from_.factor, to_.factor);
    if (from_.offset == to_.offset && from_.factor == to_.factor) return value;
    // Within one scale step the offsets are combined first: 20 degC -> 293.15 K without an extra rounding.
    if (from_.factor == to_.factor) return value + (from_.offset - to_.offset) / to_.factor;
    return (value * from_.factor + (from_.offset - to_.offset)) / to_.factor;
}

double convert(double value, std::string_view from, std::string_view to) {
    return UnitConversion(from, to)(value);
}

} // namespace rigor
