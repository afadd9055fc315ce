// Units as people read them: engineering prefixes, middle dots, superscripts.
#include "core/foundation/message/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace rigor {
namespace {
/// Plain units that take a prefix; the second word is the largest power of ten allowed.
struct Prefixable {
    std::string_view symbol;
    int largest;
};
constexpr std::array<Prefixable, 14> kPrefixable = {{{"s", 0},
                                                     {"m", 3},
                                                     {"N", 9},
                                                     {"Pa", 9},
                                                     {"W", 9},
                                                     {"J", 9},
                                                     {"Hz", 9},
                                                     {"A", 3},
                                                     {"V", 6},
                                                     {"Ohm", 9},
                                                     {"Ω", 9},
                                                     {"F", 0},
                                                     {"H", 0},
                                                     {"T", 0}}};

const char* prefixText(int exponent) {
    switch (exponent) {
    case 9:
        return "G";
    case 6:
        return "M";
    case 3:
        return "k";
    case -3:
        return "m";
    case -6:
        return "µ";
    case -9:
        return "n";
    case -12:
        return "p";
    default:
        return "";
    }
}

std::string_view firstFactor(std::string_view unit) {
    const auto end = unit.find_first_of("./*·^0123456789( ");
    return unit.substr(0, end);
}
} // namespace

DisplayUnit displayUnit(std::string_view unit, double typical) {
    const DisplayUnit plain{unitText(unit), 1};
    const double size = std::abs(typical);
    if (!std::isfinite(size) || size == 0 || (size >= 0.1 && size < 1000)) return plain;
    const std::string_view factor = firstFactor(unit);
    const auto* entry = std::find_if(kPrefixable.begin(), kPrefixable.end(),
                                     [&](const auto& p) { return p.symbol == factor; });
    if (entry == kPrefixable.end()) return plain;
    // A power of the first factor would multiply the prefix too: m2 stays m2.
    if (factor.size() < unit.size() && unit[factor.size()] != '.' && unit[factor.size()] != '/' &&
        unit[factor.size()] != '*' && unit.substr(factor.size(), 2) != "·")
        return plain;
    int exponent = 3 * static_cast<int>(std::floor(std::log10(size) / 3 + 1e-12));
    exponent = std::clamp(exponent, -12, entry->largest);
    if (exponent == 0) return plain;
    return {prefixText(exponent) + unitText(unit), std::pow(10.0, -exponent)};
}

DisplayUnit displayUnit(std::string_view unit, std::span<const double> values) {
    double largest = 0;
    for (const double v : values)
        if (std::isfinite(v)) largest = std::max(largest, std::abs(v));
    return displayUnit(unit, largest);
}

} // namespace rigor
