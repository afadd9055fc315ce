#pragma once
// The variables of a modelDescription.xml; part of readFmu().

#include "core/engine/fmu/fmu_description.h"

#include <pugixml.hpp>

namespace rigor {

/// Fills variables, states, eventIndicators and adds to notes.
void readVariables(pugi::xml_node root, FmuDescription& fmu);

} // namespace rigor
