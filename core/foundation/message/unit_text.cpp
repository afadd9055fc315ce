#include "core/foundation/message/unit_text.h"

#include <array>
#include <cctype>
#include <utility>

namespace rigor {
namespace {
bool dimensionless(std::string_view unit) {
    return unit.empty() || unit == "1" || unit == "-" || unit == "–";
}
} // namespace

std::string unitText(std::string_view unit) {
    if (dimensionless(unit)) return "–";
    static constexpr std::array<const char*, 10> raised = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    bool afterLetter = false; // an exponent follows a letter, a plain number does not
    for (std::size_t i = 0; i < unit.size(); ++i) {
        const char c = unit[i];
        const auto code = static_cast<unsigned char>(c);
        const bool digitNext = i + 1 < unit.size() && std::isdigit(static_cast<unsigned char>(unit[i + 1]));
        if (c == '.' && afterLetter && digitNext && i > 0 &&
            std::isdigit(static_cast<unsigned char>(unit[i - 1]))) {
            text += "·"; // within an exponent: Pa^0.5
        } else if (c == '.' || c == '*') {
            text += "·";
            afterLetter = false;
        } else if (c == '^') {
            continue;
        } else if (std::isdigit(code) && afterLetter) {
            text += raised[static_cast<std::size_t>(c - '0')];
        } else if (c == '-' && afterLetter && digitNext) {
            text += "⁻";
        } else {
            text += c;
            afterLetter = std::isalpha(code) || code >= 0x80 || c == ')';
        }
    }
    return text;
}

std::string withUnit(std::string number, std::string_view unit) {
    return dimensionless(unit) ? number : std::move(number) + " " + unitText(unit);
}

std::string withUnit(const char* number, std::string_view unit) {
    return withUnit(std::string(number), unit);
}

Message withUnit(Message number, std::string_view unit) {
    return dimensionless(unit) ? number : std::move(number) + " " + unitText(unit);
}

} // namespace rigor
