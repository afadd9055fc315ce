#include "core/engine/program/program_text.h"

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace rigor {

namespace {

SourcePlace placeInText(const std::string& text, std::size_t at, SourcePlace place) {
    place.line =
        1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    const std::size_t before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    // Characters, not bytes.
    place.column =
        1 + static_cast<int>(std::count_if(text.begin() + static_cast<std::ptrdiff_t>(begin),
                                           text.begin() + static_cast<std::ptrdiff_t>(at), [](char c) {
                                               return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
                                           }));
    return place;
}

bool isNameByte(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' ||
           c == '[' || c == ']' || c == ',' || (static_cast<unsigned char>(c) & 0x80) != 0;
}

std::string withoutBlanks(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t") - first + 1));
}

/// At most two digits.
bool takeDigits(std::string_view& rest, std::string& into) {
    std::size_t n = 0;
    while (n < rest.size() && isDigit(rest[n])) ++n;
    if (n > 2) return false;
    into.append(rest.substr(0, n));
    rest.remove_prefix(n);
    return true;
}

bool parseFormat(const std::string& text, PrintFormat& format) {
    std::string_view rest = text;
    if (rest.size() < 2 || rest.front() != '%') return false;
    rest.remove_prefix(1);
    bool left = false, sign = false, blank = false, zeros = false, sharp = false;
    for (; !rest.empty() && std::string_view("-+ 0#").find(rest.front()) != std::string_view::npos;
         rest.remove_prefix(1))
        switch (rest.front()) {
        case '-':
            left = true;
            break;
        case '+':
            sign = true;
            break;
        case ' ':
            blank = true;
            break;
        case '0':
            zeros = true;
            break;
        default:
            sharp = true;
        }
    std::string width, digits;
    if (!takeDigits(rest, width)) return false;
    bool hasDigits = false;
    if (!rest.empty() && rest.front() == '.') {
        rest.remove_prefix(1);
        hasDigits = true;
        if (!takeDigits(rest, digits)) return false;
        if (digits.empty()) digits = std::string("0");
    }
    if (rest.size() != 1 || std::string_view("eEfFgGaAdi").find(rest.front()) == std::string_view::npos)
        return false;
    format.text = text;
    format.whole = rest.front() == 'd' || rest.front() == 'i';
    if (format.whole && (hasDigits || sharp)) return false;
    format.pattern = fmt::format("{{:{}{}{}{}{}{}{}}}",
                                 left    ? "<"
                                 : zeros ? ""
                                         : ">",
                                 sign    ? "+"
                                 : blank ? " "
                                         : "",
                                 sharp ? "#" : "", zeros && !left && !width.empty() ? "0" : "", width,
                                 hasDigits ? "." + digits : "", format.whole ? 'd' : rest.front());
    return true;
}

} // namespace

ProgramText::ProgramText(std::string text, SourcePlace at, bool lines) : text_(std::move(text)) {
    std::size_t search = 0;
    for (std::size_t begin; (begin = text_.find("{{", search)) != std::string::npos;) {
        const auto place = [&] { return lines ? placeInText(text_, begin, at) : at; };
        const std::size_t inside = begin + 2;
        if (inside < text_.size() && text_[inside] == '"') { // braces as they stand
            const std::size_t close = text_.find("\"}}", inside + 1);
            const std::size_t line = text_.find('\n', inside);
            if (close == std::string::npos || line < close)
                throw Error(filled(sentence("Model", "{} is not closed by {} in its line."), "{{\"", "\"}}"),
                            place());
            braces_.push_back({begin, close + 3, text_.substr(inside + 1, close - inside - 1)});
            search = close + 3;
            continue;
        }
        const std::size_t close = text_.find("}}", inside);
        const std::size_t line = text_.find('\n', inside);
        if (close == std::string::npos || line < close)
            throw Error(
                filled(sentence("Model",
                                "{} is not closed by {} in its line. For the braces themselves write {}."),
                       "{{", "}}", "{{\"{{\"}}"),
                place());
        Placeholder found{begin,
                          close + 2,
                          withoutBlanks(std::string_view(text_).substr(inside, close - inside)),
                          {},
                          place()};
        const std::size_t percent = found.name.find(":%");
        if (percent != std::string::npos) {
            const std::string whole = std::move(found.name), format = whole.substr(percent + 1);
            found.name = withoutBlanks(std::string_view(whole).substr(0, percent));
            if (!parseFormat(format, found.format))
                throw Error(filled(sentence("Model",
                                            "\"{}\" is no format of a number; write %.6e, %12.4f, %g or %d."),
                                   format),
                            found.place);
        }
        const std::string_view name = found.name;
        const std::string_view plain = name.starts_with("file:") ? name.substr(5) : name;
        if (plain.empty() || !std::all_of(plain.begin(), plain.end(), isNameByte))
            throw Error(
                filled(sentence("Model",
                                "\"{}\" is no name of a parameter. For two braces themselves write {}."),
                       name, "{{\"{{\"}}"),
                found.place);
        placeholders_.push_back(std::move(found));
        search = close + 2;
    }
}

std::string ProgramText::filledIn(const std::function<std::string(const Placeholder&)>& value) const {
    std::string made;
    made.reserve(text_.size() + 32 * placeholders_.size());
    std::size_t at = 0;
    auto brace = braces_.begin();
    const auto bracesBefore = [&](std::size_t end) {
        for (; brace != braces_.end() && brace->begin < end; ++brace) {
            made.append(text_, at, brace->begin - at);
            made += brace->shown;
            at = brace->end;
        }
    };
    for (const Placeholder& one : placeholders_) {
        bracesBefore(one.begin);
        made.append(text_, at, one.begin - at);
        made += value(one);
        at = one.end;
    }
    bracesBefore(text_.size());
    return made.append(text_, at);
}

std::string exactNumber(double value) {
    char buffer[40];
    return std::string(buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr);
}

std::string printedNumber(double value, const PrintFormat& format, const std::string& name) {
    if (format.text.empty()) return exactNumber(value);
    if (!format.whole) return fmt::format(fmt::runtime(format.pattern), value);
    if (value != std::floor(value) || std::abs(value) > 9007199254740992.0)
        fail(sentence("Model", "{} is {}, which is no whole number, as the format {} asks"), name, value,
             format.text);
    return fmt::format(fmt::runtime(format.pattern), static_cast<long long>(value));
}

} // namespace rigor
