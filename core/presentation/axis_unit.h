#pragma once
// In which unit numbers are shown: that of the data, and where a unit has no prefix that would name anything
// (1e-8 m3/(s V Pa^0.5)) a power of ten before it.

#include "core/foundation/message/number_text.h"

#include <span>
#include <string>

namespace rigor {

struct AxisUnit {
    double scale = 1; ///< of the numbers
    std::string unit;
};
AxisUnit axisUnit(double largest, const std::string& unit);

/// That in which the data are written, where it differs from that of the model by a factor alone; else ("" or
/// one that is not understood too) the one in which the values read well.
DisplayUnit unitOfData(const std::string& unit, std::span<const double> values, const std::string& ofData);

} // namespace rigor
