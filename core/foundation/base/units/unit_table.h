#pragma once
// The unit symbols Rigor knows, one by one; unit_parser.cpp puts them together.
//
// Sources: SI brochure, 9th edition (2019), tables 2, 4, 7, 8; NIST SP 811 (2008), appendix B.8, for the
// customary units.

#include "core/foundation/base/units/units.h"

#include <string_view>
#include <vector>

namespace rigor::unit_table {

/// The unit of a symbol such as "kPa", "min", "µm", "°", "rpm"; nullopt if there is none. A symbol that is
/// listed as it stands goes before one with a prefix ("min" is the minute, "cd" the candela, "ft" the foot).
std::optional<Unit> find(std::string_view symbol);

/// The parts of a product that engineers write as one word: "kNm" -> {"kN", "m"}, "kgm" -> {"kg", "m"}.
/// Empty if it is none of the listed ones. An exponent behind the word belongs to the last part ("kgm2" is
/// kg.m2).
std::vector<std::string_view> partsOfWord(std::string_view word);

/// °C or °F: the only symbols with an offset.
std::optional<Unit> temperature(char scale);

} // namespace rigor::unit_table
