// Reading of unit texts by recursive descent:
//
//     unit    = [ "[" ] product [ "]" ]
//     product = factor { ("*" | "." | "-" | blank) factor } { "/" factor }
//     factor  = ( symbol | number | "(" product ")" ) [ exponent ]
//     exponent = [ "^" | "**" ] [sign] digits [ "." digits ] | "^" "(" number [ "/" number ] ")"
//              | "(" [sign] digits "/" digits ")"
//
// As in the Modelica Specification 3.6, section 19.1, a product behind "/" needs brackets: J/(kg.K).

#include "core/foundation/base/units/unit_table.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"

#include <charconv>
#include <cmath>
#include <fmt/format.h>

namespace rigor {
namespace {

constexpr std::size_t kLengthLimit = 200;

struct Spelling {
    std::string_view from, to;
};

/// One ASCII or canonical spelling for the many characters that people and data loggers use.
constexpr Spelling kSpellings[] = {
    {"·", "*"},
    {"⋅", "*"},
    {"∙", "*"},
    {"•", "*"},
    {"×", "*"},
    {"−", "-"},
    {"–", "-"},
    {"—", "-"},
    {"μ", "µ"},
    {"Ω", "Ω"},
    {"º", "°"},
    {"˚", "°"},
    {"℃", "°C"},
    {"℉", "°F"},
    {"Å", "Å"},
    {"∕", "/"},
    {"⁄", "/"},
    {"÷", "/"},
    {"\xC2\xA0", " "},
    {"\xE2\x80\x89", " "},
    {"\xE2\x80\xAF", " "},
    {"\t", " "},
    {"\n", " "},
    {"\r", " "},
};
constexpr Spelling kSuperscripts[] = {
    {"⁰", "0"}, {"¹", "1"}, {"²", "2"}, {"³", "3"}, {"⁴", "4"}, {"⁵", "5"},
    {"⁶", "6"}, {"⁷", "7"}, {"⁸", "8"}, {"⁹", "9"}, {"⁻", "-"},
};

std::string canonical(std::string_view text) {
    std::string result;
    bool raised = false;
    while (!text.empty()) {
        std::string_view replacement;
        std::size_t length = 0;
        bool superscript = false;
        for (const Spelling& s : kSuperscripts)
            if (text.starts_with(s.from)) {
                replacement = s.to;
                length = s.from.size();
                superscript = true;
            }
        for (const Spelling& s : kSpellings)
            if (length == 0 && text.starts_with(s.from)) {
                replacement = s.to;
                length = s.from.size();
            }
        if (length == 0) {
            replacement = text.substr(0, 1);
            length = 1;
        }
        if (superscript && !raised) result += '^';
        raised = superscript;
        result += replacement;
        text.remove_prefix(length);
    }
    const auto first = result.find_first_not_of(' ');
    if (first == std::string::npos) return "";
    result = result.substr(first, result.find_last_not_of(' ') - first + 1);
    if (result.size() >= 2 && result.front() == '[' && result.back() == ']')
        return canonical(std::string_view(result).substr(1, result.size() - 2));
    return result;
}

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
/// Part of a longer symbol: letters and the bytes of characters outside ASCII.
bool isSymbolByte(char c) { return isLetter(c) || static_cast<unsigned char>(c) >= 0x80; }

class Parser {
  public:
    Parser(std::string_view text, std::string& why) : text_(text), why_(why) {}

    std::optional<Unit> whole() {
        auto unit = product(0);
        if (!unit) return std::nullopt;
        skipBlanks();
        if (at_ < text_.size()) return refuse(filled(sentence("Unit", "\"{}\" is out of place"), rest()));
        if (!single_) unit->offset = 0; // "W/(m2.°C)": a difference of temperatures
        return unit;
    }

  private:
    static constexpr int kDepthLimit = 50;

    std::optional<Unit> product(int depth) {
        if (depth > kDepthLimit) return refuse(translate("Unit", "the brackets are nested too deeply"));
        auto unit = factor(depth);
        bool divided = false;
        while (unit) {
            const bool blank = skipBlanks();
            const char c = peek();
            const bool times = (c == '*' || c == '.' || (c == '-' && isLetter(peek(1)))) ||
                               (blank && (isSymbolByte(c) || c == '(' || c == '%'));
            if (c != '/' && !times) break;
            single_ = false;
            if (c == '/') divided = true;
            if (times && divided)
                return refuse(filled(
                    sentence("Unit",
                             "what is divided by is not clear before \"{}\"; write brackets, as in J/(kg.K)"),
                    rest()));
            if (c == '/' || c == '*' || c == '.' || c == '-') ++at_;
            skipBlanks();
            const auto next = factor(depth);
            if (!next) return std::nullopt;
            unit = c == '/' ? *unit / *next : *unit * *next;
        }
        return unit;
    }

    std::optional<Unit> factor(int depth) {
        const char c = peek();
        if (c == '\0') return refuse(translate("Unit", "a unit is missing at the end"));
        if (c == '(') return bracket(depth);
        if (isDigit(c)) return number();
        if (c == '%') {
            ++at_;
            return unit_table::find("%");
        }
        if (isSymbolByte(c)) return symbol();
        return refuse(filled(sentence("Unit", "\"{}\" is out of place"), rest()));
    }

    std::optional<Unit> bracket(int depth) {
        ++at_;
        skipBlanks();
        auto unit = product(depth + 1);
        if (!unit) return std::nullopt;
        skipBlanks();
        if (peek() != ')') return refuse(translate("Unit", "a \")\" is missing"));
        ++at_;
        return raised(*unit, "(...)");
    }

    /// A plain number may open the text ("10^-3 m", "1/min"); elsewhere only 1 makes sense.
    std::optional<Unit> number() {
        const std::size_t start = at_;
        double value = 0;
        const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
        if (error != std::errc{} || !std::isfinite(value) || value <= 0)
            return refuse(filled(sentence("Unit", "\"{}\" is not a positive number"), rest()));
        at_ = static_cast<std::size_t>(end - text_.data());
        if (start != 0 && value != 1)
            return refuse(
                filled(sentence("Unit", "the number {} is out of place; a number may only come first, and a "
                                        "fraction as an exponent is written m(5/2)"),
                       text_.substr(start, at_ - start)));
        if (value != 1) single_ = false;
        Unit unit;
        unit.factor = value;
        return raised(unit, text_.substr(start, at_ - start));
    }

    std::optional<Unit> symbol() {
        const std::size_t start = at_;
        if (const auto unit = temperature()) return raised(*unit, "°C");
        at_ = start;
        if (text_.substr(at_).starts_with("°")) {
            at_ += std::string_view("°").size();
            return raised(*unit_table::find("°"), "°");
        }
        while (isSymbolByte(peek())) ++at_;
        const std::string_view name = text_.substr(start, at_ - start);
        if (const auto unit = unit_table::find(name)) return raised(*unit, name);
        const auto parts = unit_table::partsOfWord(name);
        if (parts.empty()) return refuse(filled(sentence("Unit", "\"{}\" is not a known unit"), name));
        single_ = false;
        Unit unit;
        for (std::size_t i = 0; i + 1 < parts.size(); ++i) unit = unit * *unit_table::find(parts[i]);
        const auto last = raised(*unit_table::find(parts.back()), parts.back());
        if (!last) return std::nullopt;
        return unit * *last;
    }

    /// "°C", "° C", "degC", "deg C", "deg_C", "Celsius" and the same for F.
    std::optional<Unit> temperature() {
        for (const std::string_view name : {"Celsius", "celsius", "Fahrenheit", "fahrenheit"})
            if (take(name)) return unit_table::temperature(name[0] == 'C' || name[0] == 'c' ? 'C' : 'F');
        for (const std::string_view name : {"°", "degrees", "degree", "deg"}) {
            if (!text_.substr(at_).starts_with(name)) continue;
            at_ += name.size();
            skipBlanks();
            if (peek() == '_') ++at_;
            const char scale = peek();
            const bool ends = !isSymbolByte(peek(1)) && peek(1) != '_';
            if (!ends || (scale != 'C' && scale != 'F')) return std::nullopt;
            ++at_;
            return unit_table::temperature(scale);
        }
        return std::nullopt;
    }

    bool take(std::string_view word) {
        if (!text_.substr(at_).starts_with(word) || isSymbolByte(peek(word.size()))) return false;
        at_ += word.size();
        return true;
    }

    /// Applies the exponent that follows, if one does.
    std::optional<Unit> raised(const Unit& unit, std::string_view name) {
        bool marked = false;
        if (peek() == '^') {
            ++at_;
            marked = true;
        } else if (peek() == '*' && peek(1) == '*') {
            at_ += 2;
            marked = true;
        }
        const bool follows = isDigit(peek()) || ((peek() == '-' || peek() == '+') && isDigit(peek(1)));
        const bool rational = marked ? peek() == '(' : fractionFollows();
        if (!marked && !follows && !rational) return unit;
        const auto exponent = rational ? fraction() : decimal(marked);
        if (!exponent)
            return refuse(filled(sentence("Unit", "the exponent of \"{}\" is not a number"), name));
        if (*exponent != 1) single_ = false;
        const auto result = power(unit, *exponent);
        if (!result)
            return refuse(
                filled(sentence("Unit", "\"{}\" cannot be raised to the power {}"), name, *exponent));
        return result;
    }

    /// "(5/2)": nothing else than an exponent can be meant. "(2)" behind a name may number it.
    bool fractionFollows() const {
        std::size_t n = 0;
        if (peek(n++) != '(') return false;
        if (peek(n) == '-' || peek(n) == '+') ++n;
        const std::size_t above = n;
        while (isDigit(peek(n))) ++n;
        if (n == above || peek(n++) != '/') return false;
        const std::size_t below = n;
        while (isDigit(peek(n))) ++n;
        return n > below && peek(n) == ')';
    }

    std::optional<double> decimal(bool fractionAllowed) {
        if (peek() == '+') ++at_;
        const std::size_t start = at_;
        if (peek() == '-') ++at_;
        while (isDigit(peek())) ++at_;
        if (fractionAllowed && peek() == '.' && isDigit(peek(1))) {
            ++at_;
            while (isDigit(peek())) ++at_;
        }
        double value = 0;
        const auto [end, error] = std::from_chars(text_.data() + start, text_.data() + at_, value);
        if (error != std::errc{} || end != text_.data() + at_) return std::nullopt;
        return value;
    }

    std::optional<double> fraction() {
        ++at_;
        auto value = decimal(true);
        if (value && peek() == '/') {
            ++at_;
            const auto denominator = decimal(true);
            if (!denominator || *denominator == 0) return std::nullopt;
            value = *value / *denominator;
        }
        if (!value || peek() != ')') return std::nullopt;
        ++at_;
        return value;
    }

    char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
    std::string_view rest() const { return text_.substr(at_); }
    bool skipBlanks() {
        const std::size_t before = at_;
        while (peek() == ' ') ++at_;
        return at_ != before;
    }
    std::nullopt_t refuse(std::string why) {
        if (why_.empty()) why_ = std::move(why);
        return std::nullopt;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    bool single_ = true; ///< one symbol to the power 1: an offset is meant
    std::string& why_;
};

} // namespace

std::optional<Unit> parseUnit(std::string_view text, std::string* why) {
    if (text.size() > kLengthLimit) {
        if (why) *why = filled(sentence("Unit", "it is longer than {} bytes"), kLengthLimit);
        return std::nullopt;
    }
    const std::string plain = canonical(text);
    if (plain.empty() || plain == "-" || plain == "1") return Unit{};
    std::string reason;
    auto unit = Parser(plain, reason).whole();
    if (!unit && why) *why = reason;
    return unit;
}

} // namespace rigor
