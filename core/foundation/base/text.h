#pragma once

#include <string_view>

namespace rigor {

/// Without blanks, tabs, ends of lines and hard blanks (U+00A0) at both ends; looks into `text`.
std::string_view trimmed(std::string_view text);

} // namespace rigor
