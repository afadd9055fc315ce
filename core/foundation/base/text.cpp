#include "core/foundation/base/text.h"

namespace rigor {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    while (true) {
        const auto first = text.find_first_not_of(kBlanks);
        if (first == std::string_view::npos) return {};
        text = text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
        constexpr std::string_view kHardBlank = "\xC2\xA0";
        if (text.starts_with(kHardBlank))
            text.remove_prefix(2);
        else if (text.ends_with(kHardBlank))
            text.remove_suffix(2);
        else
            return text;
    }
}

namespace {
bool continuesCharacter(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isOfWord(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' ||
           static_cast<unsigned char>(c) >= 0x80U;
}

/// "1e-5" is one number.
bool isSignOfPower(std::string_view text, std::size_t at) {
    return at >= 2 && at + 1 < text.size() && (text[at] == '-' || text[at] == '+') &&
           (text[at - 1] == 'e' || text[at - 1] == 'E') && (isDigit(text[at - 2]) || text[at - 2] == '.') &&
           isDigit(text[at + 1]);
}

bool isWithinWord(std::string_view text, std::size_t at) {
    const auto belongs = [&](std::size_t k) { return isOfWord(text[k]) || isSignOfPower(text, k); };
    return at > 0 && at < text.size() && belongs(at - 1) && belongs(at);
}
} // namespace

std::string shortened(std::string_view text, std::size_t most) {
    if (text.size() <= most) return std::string(text);
    std::size_t cut = most;
    while (2 * cut > most && isWithinWord(text, cut)) --cut;
    if (2 * cut <= most) cut = most;
    while (cut > 0 && continuesCharacter(text[cut])) --cut;
    return std::string(text.substr(0, cut)) + "…";
}

} // namespace rigor
