#include "core/foundation/message/unit_text.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <charconv>
#include <utility>

namespace rigor {
namespace {
bool dimensionless(std::string_view unit) {
    return unit.empty() || unit == "1" || unit == "-" || unit == "–";
}
constexpr std::array<const char*, 10> kRaised = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};

/// An exponent in parentheses, "(5/2)" or "(-2)", as it is shown; at is behind it then. "" if none stands
/// there.
std::string exponentText(std::string_view unit, std::size_t& at) {
    const std::size_t close = unit.find(')', at);
    if (close == std::string_view::npos) return "";
    const std::string_view inside = unit.substr(at + 1, close - at - 1);
    int above = 0, below = 1;
    const char* end = inside.data() + inside.size();
    auto [next, error] = std::from_chars(inside.data(), end, above);
    if (error != std::errc{}) return "";
    if (next != end) {
        if (*next != '/') return "";
        const auto [last, wrong] = std::from_chars(next + 1, end, below);
        if (wrong != std::errc{} || last != end || below < 1) return "";
    }
    at = close + 1;
    if (1000 % below != 0) return fmt::format("^({}/{})", above, below); // has no end as a decimal
    std::string text;
    for (const char c : fmt::format("{}", static_cast<double>(above) / below))
        text += c == '-' ? "⁻" : c == '.' ? "·" : kRaised[static_cast<std::size_t>(c - '0')];
    return text;
}
} // namespace

std::string unitText(std::string_view unit) {
    if (dimensionless(unit)) return "–";
    std::string text;
    bool afterLetter = false; // an exponent follows a letter, a plain number does not
    for (std::size_t i = 0; i < unit.size(); ++i) {
        const char c = unit[i];
        const auto code = static_cast<unsigned char>(c);
        const bool digitNext = i + 1 < unit.size() && std::isdigit(static_cast<unsigned char>(unit[i + 1]));
        if (c == '.' && afterLetter && digitNext && i > 0 &&
            std::isdigit(static_cast<unsigned char>(unit[i - 1]))) {
            text += "·"; // within an exponent: Pa^0.5
        } else if (c == '.' && digitNext && i > 0 && std::isdigit(static_cast<unsigned char>(unit[i - 1]))) {
            text += c; // within a factor: 9.80665 m/s2
        } else if (c == '.' || c == '*') {
            text += "·";
            afterLetter = false;
        } else if (c == '^' || (c == '(' && afterLetter)) {
            std::size_t behind = c == '^' ? i + 1 : i;
            const std::string exponent =
                behind < unit.size() && unit[behind] == '(' ? exponentText(unit, behind) : "";
            text += exponent;
            if (!exponent.empty()) {
                i = behind - 1;
            } else if (c == '(') {
                text += c;
                afterLetter = false;
            }
        } else if (std::isdigit(code) && afterLetter) {
            text += kRaised[static_cast<std::size_t>(c - '0')];
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
