#include "core/presentation/axis_unit.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/units/units.h"
#include "core/foundation/message/unit_text.h"

#include <fmt/format.h>

#include <cmath>

namespace rigor {

AxisUnit axisUnit(double largest, const std::string& unit) {
    const double power = largest > 0 ? std::floor(std::log10(largest)) : 0;
    if (power > -3 && power < 4) return {1, unitText(unit)};
    return {std::pow(10, -power), spokenText(fmt::format("1e{:g}", power)) + " " + unitText(unit)};
}

DisplayUnit unitOfData(const std::string& unit, std::span<const double> values, const std::string& ofData) {
    const auto own = parseUnit(unit), other = parseUnit(ofData);
    if (!ofData.empty() && ofData != unit && own && other && sameDimension(*own, *other) &&
        own->offset == 0 && other->offset == 0) {
        try {
            return {unitText(ofData), convert(1, unit, ofData)};
        } catch (const Error&) { // turns or radians: nobody knows
        }
    }
    return displayUnit(unit, values);
}

} // namespace rigor
