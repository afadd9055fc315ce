#pragma once
// A value with its unit, in the unit in which it reads well.

#include "core/foundation/base/translate.h"

#include <string>
#include <string_view>

namespace rigor {

/// "48.5 µm" of 4.85e-5 m; the number alone where it has no dimension.
std::string quantityText(double value, std::string_view unit, int digits = 3);
/// The same within a sentence that is kept: its decimal sign is that of the language in which it is shown.
Message quantity(double value, std::string_view unit, int digits = 3);

/// A count that is held as a number (of a file, a table, a progress event), rounded, in groups of three; "–"
/// where it is not known.
std::string roundedCountText(double count);

} // namespace rigor
