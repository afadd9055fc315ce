#include "core/methods/adequacy/result.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace rigor {

std::string adequacy::SensorSetResult::names() const { return fmt::to_string(fmt::join(sensors, ", ")); }

std::string AdequacyResult::unitOf(const std::string& output) const {
    const auto found = std::ranges::find(outputUnits, output, &std::pair<std::string, std::string>::first);
    return found == outputUnits.end() ? std::string() : found->second;
}

} // namespace rigor
