#pragma once
// Units of measurement: parsing ("kg.m/s2", "N*m", "1/s", "rpm", "°C", "µm", "bar/(A.s2)"), dimension check,
// conversion.

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace rigor {

/// Exponents of m, kg, s, A, K, mol, cd, and angle (rad; kept apart for display, ignored by sameDimension),
/// in twelfths so that square roots of units stay whole.
struct Dimension {
    std::array<int, 8> twelfths{};
    bool operator==(const Dimension&) const = default;
};

/// SI value = number * factor + offset (offset only for °C, °F).
struct Unit {
    Dimension dimension;
    double factor = 1;
    double offset = 0;
};

/// "" , "-", "–", "1" are dimensionless. Accepts Modelica and everyday spelling. nullopt if not understood;
/// `why` then names the part that was not.
std::optional<Unit> parseUnit(std::string_view text, std::string* why = nullptr);

bool sameDimension(const Unit& a, const Unit& b);
Unit operator*(const Unit& a, const Unit& b);
Unit operator/(const Unit& a, const Unit& b);
/// Power with a rational exponent given as a double (twelfths); nullopt if it is not a twelfth.
std::optional<Unit> power(const Unit& unit, double exponent);
/// SI spelling of a dimension: "kg.m/s2", "1" if dimensionless.
std::string toString(const Dimension& dimension);

/// A conversion prepared once for many numbers. Throws Error naming both units if their dimensions differ, if
/// one is not understood, or if it is open whether turns or radians are counted (1/min or Hz to rad/s).
class UnitConversion {
  public:
    UnitConversion(std::string_view from, std::string_view to);
    double operator()(double value) const;

  private:
    Unit from_, to_;
};

/// Converts a number. Throws as UnitConversion.
double convert(double value, std::string_view from, std::string_view to);

} // namespace rigor
