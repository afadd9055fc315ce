#include "core/foundation/base/plain_line.h"

#include <algorithm>
#include <string_view>

namespace rigor {

namespace {

unsigned byteAt(std::string_view text, std::size_t k) {
    return k < text.size() ? static_cast<unsigned char>(text[k]) : 0;
}

/// Bytes of the character of UTF-8 that begins here; 0: none does.
std::size_t lengthOf(std::string_view text, std::size_t at) {
    const unsigned first = byteAt(text, at);
    if (first < 0x80) return 1;
    const std::size_t length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    for (std::size_t k = 1; k < length; ++k)
        if ((byteAt(text, at + k) & 0xc0) != 0x80) return 0;
    // What has a shorter form, halves of pairs of UTF-16, and what lies behind U+10FFFF.
    const unsigned second = byteAt(text, at + 1);
    const bool none = (first == 0xe0 && second < 0xa0) || (first == 0xed && second >= 0xa0) ||
                      (first == 0xf0 && second < 0x90) || (first == 0xf4 && second >= 0x90);
    return none ? 0 : length;
}

/// Ends of lines, and marks that turn the direction of what follows, so that a name reads as another one.
bool movesText(std::string_view character) {
    if (character == "\u061c" || character == "\u200e" || character == "\u200f") return true;
    return (character >= "\u2028" && character <= "\u202e") ||
           (character >= "\u2066" && character <= "\u2069");
}

} // namespace

std::string plainLine(std::string text) {
    std::string made;
    made.reserve(text.size());
    for (std::size_t k = 0; k < text.size();) {
        const std::size_t length = lengthOf(text, k);
        const unsigned first = byteAt(text, k);
        if (length == 0)
            made += "\xef\xbf\xbd";
        else if (first < ' ' || first == 0x7f || (first == 0xc2 && byteAt(text, k + 1) < 0xa0) ||
                 (length > 1 && movesText(std::string_view(text).substr(k, length))))
            made += ' ';
        else
            made.append(text, k, length);
        k += std::max<std::size_t>(length, 1);
    }
    return made;
}

} // namespace rigor
