#include "core/engine/modelica/parse/lexer.h"

#include "core/engine/modelica/parse/foreign_signs.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"

#include <fast_float/fast_float.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace rigor::modelica {

namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

class Lexer {
  public:
    Lexer(const Source& source, Problems& problems) : text_(source.text()), problems_(problems) {}

    std::vector<Token> run() {
        if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;
        while (skipBlanks(), at_ < text_.size() && !problems_.full()) next();
        push(TokenKind::End, at_);
        return std::move(tokens_);
    }

  private:
    char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }

    Span span(std::size_t begin) const {
        return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)};
    }

    Token& push(TokenKind kind, std::size_t begin) {
        Token token;
        token.kind = kind;
        token.span = span(begin);
        token.text = text_.substr(begin, at_ - begin);
        return tokens_.emplace_back(token);
    }

    void skipBlanks() {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v') {
                ++at_;
            } else if (const std::size_t length = foreignSpace(text_.substr(at_)); length > 0) {
                const std::size_t begin = at_;
                at_ += length;
                problems_.error(span(begin),
                                translate("Model text", "Another space than the usual one stands here."),
                                " ");
            } else if (c == '/' && peek(1) == '/') {
                at_ = std::min(text_.find('\n', at_), text_.size());
            } else if (c == '/' && peek(1) == '*') {
                const std::size_t end = text_.find("*/", at_ + 2);
                if (end == std::string_view::npos) {
                    const std::size_t begin = at_;
                    at_ = text_.size();
                    problems_.error(
                        {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + 2)},
                        translate("Model text", "This comment has no end; */ is missing."));
                } else {
                    at_ = end + 2;
                }
            } else {
                return;
            }
        }
    }

    void next() {
        const std::size_t begin = at_;
        const char c = peek();
        const Word word = isDigit(c) ? Word{} : wordAt(text_.substr(at_));
        if (word.length > 0) {
            at_ += word.length;
            if (word.foreign) return foreignWord(begin, word);
            push(TokenKind::Name, begin);
        } else if (isDigit(c) || (c == '.' && isDigit(peek(1)))) {
            number(begin);
        } else if (c == '"') {
            string(begin);
        } else if (!derivativeMark(begin) && !quotedName(begin) && !raised(begin) && !curved(begin)) {
            symbol(begin);
        }
    }

    /// 'a name of any characters'
    bool quotedName(std::size_t begin) {
        if (peek() != '\'') return false;
        const std::size_t end = text_.find_first_of("'\n", begin + 1);
        if (end == std::string_view::npos || text_[end] == '\n') return false;
        at_ = end + 1;
        push(TokenKind::Name, begin);
        return true;
    }

    /// Said once of every word; it is read on as a name.
    void foreignWord(std::size_t begin, const Word& word) {
        const std::string_view written = text_.substr(begin, word.length);
        if (written == "π") {
            problems_.error(
                span(begin),
                filled(sentence("Model text", "{} is written {} here."), written, "Modelica.Constants.pi"),
                "Modelica.Constants.pi");
            push(TokenKind::Number, begin).number = 3.14159265358979323846;
            tokens_.back().enclosure = Interval(3.14159265358979311, 3.14159265358979357);
            return;
        }
        push(TokenKind::Name, begin);
        if (!told_.insert(written).second) return;
        if (word.plain.empty())
            problems_.error(
                span(begin),
                filled(sentence("Model text", "{} is no name: it has other letters than a to z."), written));
        else
            problems_.error(
                span(begin),
                filled(sentence("Model text",
                                "A name has only the letters a to z, digits and _: {} instead of {}."),
                       word.plain, written),
                word.plain);
    }

    bool follows(std::size_t begin) const { return !tokens_.empty() && tokens_.back().span.end == begin; }

    /// The tokens of what stands directly before the mark: a name, or an element of an array. None = the
    /// last.
    std::size_t marked() const {
        std::size_t first = tokens_.size() - 1;
        if (tokens_[first].text == "]" && tokens_[first].kind == TokenKind::Symbol) {
            while (first > 0 && tokens_[first].text != "[") --first;
            if (first > 0) --first;
        }
        return tokens_[first].kind == TokenKind::Name ? first : tokens_.size();
    }

    /// v' for der(v).
    bool derivativeMark(std::size_t begin) {
        const Primes mark = primes(text_.substr(begin));
        if (mark.count == 0 || !follows(begin)) return false;
        const std::size_t first = marked();
        if (first == tokens_.size()) return false;
        at_ += mark.length;
        const Span all = join(tokens_[first].span, span(begin));
        const std::string name(text_.substr(all.begin, begin - all.begin));
        if (mark.count == 1)
            problems_.error(
                all, filled(sentence("Model text", "The derivative of {} is written der({})."), name, name),
                fmt::format("der({})", name));
        else
            problems_.error(all, filled(sentence("Model text",
                                                 "A second derivative needs a state of its own: der({}) = v; "
                                                 "der(v) = ..."),
                                        name));
        const auto sign = [&](std::string_view text) {
            Token token;
            token.kind = text == "der" ? TokenKind::Name : TokenKind::Symbol;
            token.text = text;
            token.span = all;
            return token;
        };
        const auto at = static_cast<std::ptrdiff_t>(first);
        tokens_.insert(tokens_.begin() + at, {sign("der"), sign("(")});
        tokens_.push_back(sign(")"));
        return true;
    }

    /// x² for x^2.
    bool raised(std::size_t begin) {
        const Raised power = raisedDigits(text_.substr(begin));
        if (power.length == 0 || !follows(begin)) return false;
        at_ += power.length;
        const std::string plain =
            power.negative ? fmt::format("^(-{})", power.number) : fmt::format("^{}", power.number);
        problems_.error(span(begin), filled(sentence("Model text", "A power is written {}."), plain), plain);
        push(TokenKind::Symbol, begin).text = "^";
        if (power.negative) push(TokenKind::Symbol, begin).text = "-";
        Token& number = push(TokenKind::Number, begin);
        number.number = power.number;
        number.whole = true;
        number.enclosure = Interval(power.number);
        return true;
    }

    bool curved(std::size_t begin) {
        std::string_view inside;
        const std::size_t length = curvedText(text_.substr(begin), inside);
        if (length == 0) return false;
        at_ += length;
        problems_.error(span(begin),
                        translate("Model text", "A text stands between straight quotes, \"...\"."),
                        fmt::format("\"{}\"", inside));
        push(TokenKind::String, begin).text = inside;
        return true;
    }

    void number(std::size_t begin) {
        bool whole = true;
        while (isDigit(peek())) ++at_;
        if (peek() == '.' && !(peek(1) == '*' || peek(1) == '/' || peek(1) == '^')) {
            whole = false;
            ++at_;
            while (isDigit(peek())) ++at_;
        }
        if (peek() == 'e' || peek() == 'E') {
            const std::size_t sign = peek(1) == '+' || peek(1) == '-' ? 2 : 1;
            if (isDigit(peek(sign))) {
                whole = false;
                at_ += sign;
                while (isDigit(peek())) ++at_;
            }
        }
        // 1M as a name; 2x as a value lacks a sign, of which the parser knows what to say.
        if (isLetter(peek()) && !tokens_.empty() && tokens_.back().kind == TokenKind::Name) {
            while (isLetter(peek()) || isDigit(peek())) ++at_;
            problems_.error(span(begin), filled(sentence("Model text", "{} is neither a number nor a name."),
                                                shortened(text_.substr(begin, at_ - begin), 40)));
            return;
        }
        Token& token = push(TokenKind::Number, begin);
        fast_float::from_chars(token.text.data(), token.text.data() + token.text.size(), token.number);
        token.whole = whole && token.number <= 9007199254740992.0;
        if (!std::isfinite(token.number))
            problems_.error(token.span, filled(sentence("Model text", "{} is too large a number."),
                                               shortened(token.text, 40)));
        else
            token.enclosure = token.whole ? Interval(token.number) : decimalInterval(token.text);
    }

    void string(std::size_t begin) {
        ++at_;
        while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
        if (at_ >= text_.size()) {
            at_ = text_.size();
            problems_.error({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + 1)},
                            translate("Model text", "This text has no end; a closing \" is missing."));
            return;
        }
        ++at_;
        Token& token = push(TokenKind::String, begin);
        token.text = text_.substr(begin + 1, at_ - begin - 2);
    }

    void symbol(std::size_t begin) {
        static constexpr std::array<std::string_view, 11> kPairs = {":=", "<=", ">=", "==", "<>", ".*",
                                                                    "./", ".+", ".-", ".^", "=="};
        const std::string_view pair = text_.substr(at_, 2);
        if (std::find(kPairs.begin(), kPairs.end(), pair) != kPairs.end()) {
            at_ += 2;
            push(TokenKind::Symbol, begin);
            return;
        }
        if (const auto sign = foreignSign(text_.substr(at_))) {
            at_ += sign->length;
            problems_.error(span(begin),
                            filled(sentence("Model text", "{} is written {} here."),
                                   text_.substr(begin, at_ - begin), sign->plain),
                            std::string(sign->plain));
            push(sign->word ? TokenKind::Name : TokenKind::Symbol, begin).text = sign->plain;
            return;
        }
        if (text_[begin] == '%' || text_[begin] == '#') return otherComment(begin);
        ++at_;
        if (std::string_view("()[]{}=+-*/^<>,;:.").find(text_[begin]) != std::string_view::npos) {
            push(TokenKind::Symbol, begin);
            return;
        }
        while (at_ < text_.size() && (static_cast<unsigned char>(text_[at_]) & 0xC0) == 0x80) ++at_;
        const unsigned char byte = static_cast<unsigned char>(text_[begin]);
        const bool printable = byte >= 0x80 ? byte >= 0xC2 && at_ > begin + 1 : byte >= 0x20 && byte != 0x7F;
        problems_.error(
            span(begin),
            printable
                ? filled(sentence("Model text", "{} means nothing here."), text_.substr(begin, at_ - begin))
                : filled(sentence("Model text", "A byte with the value {} is not text."), byte));
    }

    /// What other languages begin a comment with.
    void otherComment(std::size_t begin) {
        ++at_;
        problems_.error(
            span(begin),
            filled(sentence("Model text", "A comment begins with //, not with {}."), text_.substr(begin, 1)),
            "//");
        at_ = std::min(text_.find('\n', at_), text_.size());
    }

    std::string_view text_;
    Problems& problems_;
    std::size_t at_ = 0;
    std::vector<Token> tokens_;
    std::set<std::string_view> told_; ///< words of other letters
};

} // namespace

std::vector<Token> tokenize(const Source& source, Problems& problems) {
    return Lexer(source, problems).run();
}

std::string unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size()) {
            ++i;
            out += text[i] == 'n' ? '\n' : text[i] == 't' ? '\t' : text[i];
        } else {
            out += text[i];
        }
    }
    return out;
}

bool isKeyword(std::string_view word) {
    static constexpr std::array<std::string_view, 45> kWords = {
        "algorithm",   "and",     "annotation", "block",     "break",     "class",    "connect",  "connector",
        "constant",    "der",     "else",       "elseif",    "elsewhen",  "end",      "equation", "extends",
        "external",    "false",   "final",      "flow",      "for",       "function", "if",       "import",
        "in",          "initial", "inner",      "input",     "loop",      "model",    "not",      "or",
        "outer",       "output",  "package",    "parameter", "protected", "public",   "record",   "redeclare",
        "replaceable", "return",  "then",       "true",      "when"};
    return std::find(kWords.begin(), kWords.end(), word) != kWords.end() || word == "while" ||
           word == "within" || word == "discrete" || word == "type" || word == "partial" ||
           word == "encapsulated";
}

} // namespace rigor::modelica
