#include "core/presentation/axis_unit.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"

#include <fmt/format.h>

#include <cmath>

namespace rigor {

AxisUnit axisUnit(double largest, const std::string& unit) {
    const double power = largest > 0 ? std::floor(std::log10(largest)) : 0;
    if (power > -3 && power < 4) return {1, unitText(unit)};
    return {std::pow(10, -power), spokenText(fmt::format("1e{:g}", power)) + " " + unitText(unit)};
}

} // namespace rigor
