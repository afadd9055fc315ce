#include "core/foundation/message/quantity_text.h"

#include "core/foundation/message/number_text.h"

#include <cmath>

namespace rigor {

std::string quantityText(double value, std::string_view unit, int digits) {
    const DisplayUnit shown = displayUnit(unit, value);
    const std::string number = significantText(value * shown.scale, digits);
    return std::isfinite(value) && shown.text != "–" ? number + " " + shown.text : number;
}

Message quantity(double value, std::string_view unit, int digits) {
    const DisplayUnit shown = displayUnit(unit, value);
    const double number = value * shown.scale;
    const std::string text = significantText(number, digits);
    const auto sign = text.find(decimalSign());
    const std::string after = std::isfinite(value) && shown.text != "–" ? " " + shown.text : "";
    if (sign == std::string::npos) return verbatim(text + after);
    const bool power =
        text.find("10", sign) != std::string::npos && text.find(' ', sign) != std::string::npos;
    const auto decimals = power ? static_cast<std::size_t>(digits - 1) : text.size() - sign - 1;
    return filled(verbatim(fmt::format("{{:.{}{}}}{{}}", decimals, power ? 'e' : 'f')), number, after);
}

std::string roundedCountText(double count) {
    constexpr double kMost = 9e18; // what a long long holds
    if (!(std::abs(count) < kMost)) return significantText(count);
    return countText(std::llround(count));
}

} // namespace rigor
