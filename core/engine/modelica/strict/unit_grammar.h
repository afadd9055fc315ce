#pragma once
// The grammar of unit texts: Modelica specification 3.6, chapter 19.

#include <string_view>

namespace rigor::modelica {

/// "N.m", "kg.m/s2", "J/(kg.K)", "s-1", "1/min"; also "", which states no unit.
bool isUnitOfTheSpecification(std::string_view text);

} // namespace rigor::modelica
