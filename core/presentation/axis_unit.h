#pragma once
// How numbers are shown whose unit has no prefix that would name anything (1e-8 m3/(s V Pa^0.5)): a power of
// ten before the unit.

#include <string>

namespace rigor {

struct AxisUnit {
    double scale = 1; ///< of the numbers
    std::string unit;
};
AxisUnit axisUnit(double largest, const std::string& unit);

} // namespace rigor
