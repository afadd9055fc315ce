#pragma once
// Texts of strangers in a line of ours.

#include <string>

namespace rigor {

/// Control characters (C0, C1 in UTF-8, DEL), further ends of lines (U+2028) and marks of direction (U+202E)
/// replaced by blanks: they would move the cursor of a terminal, make a line that looks like one of ours, or
/// a name that reads as another. Bytes that are no UTF-8 become U+FFFD.
std::string plainLine(std::string text);

} // namespace rigor
