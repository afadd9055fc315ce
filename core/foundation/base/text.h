#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace rigor {

/// Without blanks, tabs, ends of lines and hard blanks (U+00A0) at both ends; looks into `text`.
std::string_view trimmed(std::string_view text);

/// Bytes of a text of a user that a sentence shows, where no place has its own room.
inline constexpr std::size_t kMostEchoed = 120;

/// A text of a user within a sentence of ours: at most `most` bytes of it and "…" where more is left out.
/// No character, word or number is cut ("1.0 * …", never "1.0 * 1…") but one that alone is longer than half
/// of that.
std::string shortened(std::string_view text, std::size_t most = kMostEchoed);

} // namespace rigor
