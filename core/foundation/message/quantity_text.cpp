#include "core/foundation/message/quantity_text.h"

#include "core/foundation/message/number_text.h"

#include <cmath>

namespace rigor {

std::string quantityText(double value, std::string_view unit, int digits) {
    const DisplayUnit shown = displayUnit(unit, value);
    const std::string number = significantText(value * shown.scale, digits);
    return std::isfinite(value) && shown.text != "–" ? number + " " + shown.text : number;
}

std::string roundedCountText(double count) {
    constexpr double kMost = 9e18; // what a long long holds
    if (!(std::abs(count) < kMost)) return significantText(count);
    return countText(std::llround(count));
}

} // namespace rigor
