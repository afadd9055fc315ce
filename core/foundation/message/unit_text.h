#pragma once
// Units as people read them.

#include "core/foundation/base/translate.h"

#include <string>
#include <string_view>

namespace rigor {

/// Unit as it is shown: "–" for dimensionless ("", "1", "-"), middle dots and superscripts for the rest
/// ("N.m/s2" -> "N·m/s²", "Pa^0.5" -> "Pa⁰·⁵").
std::string unitText(std::string_view unit);
/// "3 N·m"; the number alone where it has no dimension.
std::string withUnit(std::string number, std::string_view unit);
std::string withUnit(const char* number, std::string_view unit);
Message withUnit(Message number, std::string_view unit);

} // namespace rigor
