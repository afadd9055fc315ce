#include "core/foundation/message/quantity_text.h"

#include "core/foundation/message/number_text.h"

#include <cmath>

namespace rigor {

std::string quantityText(double value, std::string_view unit, int digits) {
    const DisplayUnit shown = displayUnit(unit, value);
    const std::string number = significantText(value * shown.scale, digits);
    return std::isfinite(value) && shown.text != "–" ? number + " " + shown.text : number;
}

} // namespace rigor
