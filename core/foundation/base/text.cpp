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

} // namespace rigor
