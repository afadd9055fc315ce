#include "core/foundation/base/units/unit_table.h"

#include <array>
#include <numbers>

namespace rigor::unit_table {
namespace {

/// Exponents of m, kg, s, A, K, mol, cd, rad in whole numbers.
using Exponents = std::array<int, 8>;

struct Entry {
    std::string_view symbol;
    Exponents exponents;
    double factor;
    std::string_view prefixes; ///< the groups of prefixes allowed: "" none, "*" all, else single letters
};

constexpr Exponents kNone{};
constexpr Exponents kLength{1};
constexpr Exponents kVolume{3};
constexpr Exponents kMass{0, 1};
constexpr Exponents kTime{0, 0, 1};
constexpr Exponents kSpeed{1, 0, -1};
constexpr Exponents kForce{1, 1, -2};
constexpr Exponents kPressure{-1, 1, -2};
constexpr Exponents kEnergy{2, 1, -2};
constexpr Exponents kPower{2, 1, -3};
constexpr Exponents kAngle{0, 0, 0, 0, 0, 0, 0, 1};
constexpr Exponents kAngularSpeed{0, 0, -1, 0, 0, 0, 0, 1};
constexpr double kTurn = 2 * std::numbers::pi;
constexpr double kPoundMass = 0.45359237;
constexpr double kPoundForce = kPoundMass * 9.80665;

constexpr Entry kEntries[] = {
    // SI base and derived units
    {"m", kLength, 1, "*"},
    {"g", kMass, 1e-3, "*"},
    {"s", kTime, 1, "*"},
    {"A", {0, 0, 0, 1}, 1, "*"},
    {"K", {0, 0, 0, 0, 1}, 1, "*"},
    {"mol", {0, 0, 0, 0, 0, 1}, 1, "*"},
    {"cd", {0, 0, 0, 0, 0, 0, 1}, 1, "*"},
    {"rad", kAngle, 1, "*"},
    {"sr", {0, 0, 0, 0, 0, 0, 0, 2}, 1, "*"},
    {"Hz", {0, 0, -1}, 1, "*"},
    {"N", kForce, 1, "*"},
    {"Pa", kPressure, 1, "*"},
    {"J", kEnergy, 1, "*"},
    {"W", kPower, 1, "*"},
    {"C", {0, 0, 1, 1}, 1, "*"},
    {"V", {2, 1, -3, -1}, 1, "*"},
    {"F", {-2, -1, 4, 2}, 1, "*"},
    {"Ohm", {2, 1, -3, -2}, 1, "*"},
    {"ohm", {2, 1, -3, -2}, 1, "*"},
    {"Ω", {2, 1, -3, -2}, 1, "*"},
    {"S", {-2, -1, 3, 2}, 1, "*"},
    {"Wb", {2, 1, -2, -1}, 1, "*"},
    {"T", {0, 1, -2, -1}, 1, "*"},
    {"H", {2, 1, -2, -2}, 1, "*"},
    {"lm", {0, 0, 0, 0, 0, 0, 1, 2}, 1, "*"},
    {"lx", {-2, 0, 0, 0, 0, 0, 1, 2}, 1, "*"},
    {"Bq", {0, 0, -1}, 1, "*"},
    {"Gy", {2, 0, -2}, 1, "*"},
    {"Sv", {2, 0, -2}, 1, "*"},
    {"kat", {0, 0, -1, 0, 0, 1}, 1, "*"},
    // time
    {"sec", kTime, 1, "mµun"},
    {"second", kTime, 1, ""},
    {"seconds", kTime, 1, ""},
    {"min", kTime, 60, ""},
    {"minute", kTime, 60, ""},
    {"minutes", kTime, 60, ""},
    {"h", kTime, 3600, ""},
    {"hr", kTime, 3600, ""},
    {"hour", kTime, 3600, ""},
    {"hours", kTime, 3600, ""},
    {"d", kTime, 86400, ""},
    {"day", kTime, 86400, ""},
    {"days", kTime, 86400, ""},
    // angle and turning
    {"°", kAngle, kTurn / 360, ""},
    {"deg", kAngle, kTurn / 360, "m"},
    {"degree", kAngle, kTurn / 360, ""},
    {"degrees", kAngle, kTurn / 360, ""},
    {"gon", kAngle, kTurn / 400, "m"},
    {"arcmin", kAngle, kTurn / 21600, ""},
    {"arcsec", kAngle, kTurn / 1296000, "m"},
    {"rev", kAngle, kTurn, ""},
    {"turn", kAngle, kTurn, ""},
    {"U", kAngle, kTurn, ""},
    {"Umdr", kAngle, kTurn, ""},
    {"rpm", kAngularSpeed, kTurn / 60, "k"},
    {"RPM", kAngularSpeed, kTurn / 60, ""},
    {"rps", kAngularSpeed, kTurn, ""},
    // length, volume, mass, speed
    {"Å", kLength, 1e-10, ""},
    {"in", kLength, 0.0254, ""},
    {"inch", kLength, 0.0254, ""},
    {"ft", kLength, 0.3048, ""},
    {"yd", kLength, 0.9144, ""},
    {"mi", kLength, 1609.344, ""},
    {"l", kVolume, 1e-3, "µumcdh"},
    {"L", kVolume, 1e-3, "µumcdh"},
    {"gal", kVolume, 3.785411784e-3, ""},
    {"t", kMass, 1000, "kMG"},
    {"lb", kMass, kPoundMass, ""},
    {"lbs", kMass, kPoundMass, ""},
    {"lbm", kMass, kPoundMass, ""},
    {"oz", kMass, kPoundMass / 16, ""},
    {"kmh", kSpeed, 1 / 3.6, ""},
    {"kph", kSpeed, 1 / 3.6, ""},
    {"mph", kSpeed, 0.44704, ""},
    // force, pressure, energy, power
    {"lbf", kForce, kPoundForce, ""},
    {"kgf", kForce, 9.80665, ""},
    {"kp", kForce, 9.80665, ""},
    {"dyn", kForce, 1e-5, ""},
    {"bar", kPressure, 1e5, "µumckM"},
    {"atm", kPressure, 101325, ""},
    {"psi", kPressure, kPoundForce / (0.0254 * 0.0254), "kM"},
    {"ksi", kPressure, 1000 * kPoundForce / (0.0254 * 0.0254), ""},
    {"Torr", kPressure, 101325.0 / 760, "m"},
    {"mmHg", kPressure, 133.322387415, ""},
    {"eV", kEnergy, 1.602176634e-19, "*"},
    {"cal", kEnergy, 4.184, "k"},
    {"BTU", kEnergy, 1055.05585262, ""},
    {"Btu", kEnergy, 1055.05585262, ""},
    {"PS", kPower, 735.49875, ""},
    {"hp", kPower, 745.69987158227022, ""},
    {"var", kPower, 1, "kM"},
    // viscosity, magnetism
    {"P", {-1, 1, -1}, 0.1, "cm"},
    {"St", {2, 0, -1}, 1e-4, "cm"},
    {"Gs", {0, 1, -2, -1}, 1e-4, "mk"},
    // shares and counts
    {"%", kNone, 1e-2, ""},
    {"percent", kNone, 1e-2, ""},
    {"‰", kNone, 1e-3, ""},
    {"ppm", kNone, 1e-6, ""},
    {"ppb", kNone, 1e-9, ""},
};

struct Prefix {
    std::string_view symbol;
    double factor;
};
constexpr Prefix kPrefixes[] = {
    {"da", 1e1}, {"Y", 1e24}, {"Z", 1e21},  {"E", 1e18},  {"P", 1e15},  {"T", 1e12},  {"G", 1e9},
    {"M", 1e6},  {"k", 1e3},  {"h", 1e2},   {"d", 1e-1},  {"c", 1e-2},  {"m", 1e-3},  {"µ", 1e-6},
    {"u", 1e-6}, {"n", 1e-9}, {"p", 1e-12}, {"f", 1e-15}, {"a", 1e-18}, {"z", 1e-21}, {"y", 1e-24},
};

/// Names written out, in lower case; a plural s is taken off before.
struct Name {
    std::string_view name, symbol;
};
constexpr Name kNames[] = {
    {"newton", "N"},      {"volt", "V"},   {"ampere", "A"}, {"amp", "A"},       {"watt", "W"},
    {"pascal", "Pa"},     {"kelvin", "K"}, {"meter", "m"},  {"metre", "m"},     {"radian", "rad"},
    {"hertz", "Hz"},      {"joule", "J"},  {"gram", "g"},   {"kilogram", "kg"}, {"millimeter", "mm"},
    {"millimetre", "mm"}, {"liter", "l"},  {"litre", "l"},  {"second", "s"},    {"sec", "s"},
};

/// Words of several units; the first may carry a prefix.
struct Word {
    std::string_view word;
    std::array<std::string_view, 3> parts;
};
constexpr Word kWords[] = {
    {"Nm", {"N", "m"}}, {"Nmm", {"N", "mm"}}, {"Ncm", {"N", "cm"}}, {"Nms", {"N", "m", "s"}},
    {"Ns", {"N", "s"}}, {"Ws", {"W", "s"}},   {"Wh", {"W", "h"}},   {"Ah", {"A", "h"}},
    {"As", {"A", "s"}}, {"Vs", {"V", "s"}},   {"VA", {"V", "A"}},   {"Pas", {"Pa", "s"}},
    {"Js", {"J", "s"}}, {"gm", {"g", "m"}},   {"gmm", {"g", "mm"}}, {"gcm", {"g", "cm"}},
};

Unit unitOf(const Entry& entry, double prefix) {
    Unit unit;
    for (std::size_t i = 0; i < entry.exponents.size(); ++i)
        unit.dimension.twelfths[i] = 12 * entry.exponents[i];
    unit.factor = entry.factor * prefix;
    return unit;
}

const Entry* entryOf(std::string_view symbol) {
    for (const Entry& entry : kEntries)
        if (entry.symbol == symbol) return &entry;
    return nullptr;
}

bool allows(const Entry& entry, std::string_view prefix) {
    return entry.prefixes == "*" || (prefix != "da" && entry.prefixes.find(prefix) != std::string_view::npos);
}

} // namespace

std::optional<Unit> find(std::string_view symbol) {
    if (const Entry* entry = entryOf(symbol)) return unitOf(*entry, 1);
    for (const Prefix& prefix : kPrefixes) {
        if (!symbol.starts_with(prefix.symbol)) continue;
        const Entry* entry = entryOf(symbol.substr(prefix.symbol.size()));
        if (!entry || !allows(*entry, prefix.symbol)) continue;
        // The kilogram is the base unit: its factor is 1, not 0.001 * 1000.
        if (entry->symbol == "g" && prefix.symbol == "k") return Unit{unitOf(*entry, 1).dimension, 1, 0};
        return unitOf(*entry, prefix.factor);
    }
    std::string name;
    for (const char c : symbol) name += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    if (name.size() > 3 && name.back() == 's') name.pop_back();
    for (const Name& known : kNames)
        if (name == known.name) return find(known.symbol);
    return std::nullopt;
}

std::vector<std::string_view> partsOfWord(std::string_view word) {
    for (const Word& entry : kWords) {
        if (!word.ends_with(entry.word)) continue;
        const std::size_t prefix = word.size() - entry.word.size();
        const std::string_view first = word.substr(0, prefix + entry.parts[0].size());
        if (!find(first)) continue;
        std::vector<std::string_view> parts{first};
        for (std::size_t i = 1; i < entry.parts.size(); ++i)
            if (!entry.parts[i].empty()) parts.push_back(entry.parts[i]);
        return parts;
    }
    return {};
}

std::optional<Unit> temperature(char scale) {
    Unit unit = *find("K");
    if (scale == 'C') {
        unit.offset = 273.15;
        return unit;
    }
    if (scale == 'F') {
        unit.factor = 5.0 / 9.0;
        unit.offset = 459.67 * 5.0 / 9.0;
        return unit;
    }
    return std::nullopt;
}

} // namespace rigor::unit_table
