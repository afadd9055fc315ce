#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/csv/recognise/csv_recognise.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>

namespace rigor {
namespace {

/// A text that is a unit and not just a number or a dash.
bool isUnit(std::string_view text) {
    text = trimmed(text);
    return !text.empty() && text.find_first_not_of("0123456789-.^ ") != std::string_view::npos &&
           parseUnit(text).has_value();
}

/// Position of the bracket that the last character of the text closes, or npos.
std::size_t openingOf(const std::string& text, char open, char close) {
    if (text.empty() || text.back() != close) return std::string::npos;
    int depth = 0;
    for (std::size_t i = text.size(); i-- > 0;) {
        if (text[i] == close) ++depth;
        if (text[i] == open && --depth == 0) return i;
    }
    return std::string::npos;
}

std::string inParentheses(const std::string& text) {
    const auto open = openingOf(text, '(', ')');
    if (open == std::string::npos || open == 0) return "";
    return std::string(trimmed(std::string_view(text).substr(open + 1, text.size() - open - 2)));
}

} // namespace

NameAndUnit splitHeader(const std::string& raw, bool parentheses) {
    const std::string text(trimmed(raw));
    if (const auto open = openingOf(text, '[', ']'); open != std::string::npos && open > 0) {
        const std::string_view inside =
            trimmed(std::string_view(text).substr(open + 1, text.size() - open - 2));
        const std::string_view name = trimmed(std::string_view(text).substr(0, open));
        // "y[3]" is an element of an array, "y [1]" a dimensionless column.
        const bool index = text[open - 1] != ' ' && text[open - 1] != '\n' && !inside.empty() &&
                           inside.find_first_not_of("0123456789,") == std::string_view::npos;
        if (!index && !name.empty()) return {std::string(name), std::string(inside)};
    }
    if (parentheses) {
        const std::string inside = inParentheses(text);
        if (isUnit(inside))
            return {std::string(trimmed(std::string_view(text).substr(0, openingOf(text, '(', ')')))),
                    inside};
    }
    for (const std::string_view separator : {" / ", " in "}) {
        const auto cut = text.rfind(separator);
        if (cut == std::string::npos || cut == 0) continue;
        const std::string unit(trimmed(std::string_view(text).substr(cut + separator.size())));
        if (isUnit(unit)) return {std::string(trimmed(std::string_view(text).substr(0, cut))), unit};
    }
    return {text, ""};
}

bool parenthesesHoldUnits(const std::vector<std::string>& header) {
    bool others = false, single = false;
    for (const std::string& raw : header) {
        const std::string inside = inParentheses(std::string(trimmed(raw)));
        if (inside.empty()) continue;
        if (!isUnit(inside))
            others = true;
        else if (inside.size() == 1)
            single = true;
    }
    return !(others && single); // "Sensor (A)", "Sensor (B)": A is no ampere
}

} // namespace rigor
