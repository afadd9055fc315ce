#pragma once
// Sensors that stand still: values with noise that are the same to the last digit, one after the other.

#include "core/methods/filter/causes/consistency.h"

namespace rigor {

/// Empties (NaN) what a sensor gave while it stood still, and adds it to stuck.
void takeOutStuck(FilterSetup& setup, std::vector<StuckSensor>& stuck);

} // namespace rigor
