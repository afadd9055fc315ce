// Rules that need no grammar: signs and words that follow each other.

#include "core/engine/modelica/parse/lexer.h"
#include "core/engine/modelica/strict/strict.h"

#include <algorithm>
#include <array>

namespace rigor::modelica {

namespace {

constexpr std::array<std::string_view, 10> kWordsOfClasses = {
    "model",  "function", "package",   "class",    "block",
    "record", "type",     "connector", "operator", "optimization"};
constexpr std::array<std::string_view, 4> kBlockWords = {"if", "for", "when", "while"};
/// Behind them a statement begins.
constexpr std::array<std::string_view, 7> kOpeningWords = {"equation", "algorithm", "then",  "loop",
                                                           "else",     "protected", "public"};

template <std::size_t N> bool tokenIsOneOf(const Token& token, const std::array<std::string_view, N>& words) {
    return token.kind == TokenKind::Name && std::find(words.begin(), words.end(), token.text) != words.end();
}
bool tokenIsSign(const Token& token, std::string_view sign) {
    return token.kind == TokenKind::Symbol && token.text == sign;
}
bool tokenIsWord(const Token& token, std::string_view word) {
    return token.kind == TokenKind::Name && token.text == word;
}

class WritingRules {
  public:
    WritingRules(const Source& source, Problems& problems) : problems_(problems) {
        const auto& parts = source.parts();
        const std::size_t end = parts.size() > 1 ? parts[1].begin : source.text().size();
        const Source own(source.text().substr(0, end), {});
        Problems ofTheTokens(own); // told by the parser
        tokens_ = tokenize(own, ofTheTokens);
    }

    void check() {
        int classes = 0;
        for (std::size_t i = 0; i + 1 < tokens_.size(); ++i) {
            const Token &token = tokens_[i], &next = tokens_[i + 1];
            if (tokenIsWord(token, "end") && next.kind == TokenKind::Name && !tokenIsOneOf(next, kBlockWords))
                --classes;
            if (tokenIsOneOf(token, kWordsOfClasses) && next.kind == TokenKind::Name &&
                !tokenIsSign(at(i + 2), "=") && !tokenIsOneOf(next, kWordsOfClasses))
                ++classes;
            if (tokenIsWord(token, "import") && classes == 0) importOutside(token.span);
            if (tokenIsSign(token, ";")) emptyStatement(i);
            if (tokenIsWord(token, "annotation")) behindAnnotation(i);
            if (token.kind == TokenKind::String) escapes(token);
            if (tokenIsWord(token, "within") && i > 0) withinBelow(token.span);
            if ((tokenIsSign(token, "^") || tokenIsSign(token, ".^")) && tokenIsSign(next, "-"))
                negativePower(i + 1);
            if (prefixRank(token) > 0 && prefixRank(next) > 0 && prefixRank(token) >= prefixRank(next))
                prefixOrder(token, next);
        }
    }

  private:
    const Token& at(std::size_t i) const { return tokens_[std::min(i, tokens_.size() - 1)]; }

    /// The order of the grammar (A.2.2, A.2.4).
    static int prefixRank(const Token& token) {
        constexpr std::array<std::string_view, 2> kPotential = {"flow", "stream"};
        constexpr std::array<std::string_view, 3> kChange = {"parameter", "constant", "discrete"};
        constexpr std::array<std::string_view, 2> kDirection = {"input", "output"};
        return tokenIsWord(token, "final")         ? 1
               : tokenIsWord(token, "inner")       ? 2
               : tokenIsWord(token, "outer")       ? 3
               : tokenIsWord(token, "replaceable") ? 4
               : tokenIsOneOf(token, kPotential)   ? 5
               : tokenIsOneOf(token, kChange)      ? 6
               : tokenIsOneOf(token, kDirection)   ? 7
                                                   : 0;
    }

    void prefixOrder(const Token& first, const Token& second) {
        if (prefixRank(first) == prefixRank(second))
            problems_.error(second.span,
                            filled(sentence("Model text", "{} and {} exclude each other: leave one of "
                                                          "them out (Modelica 3.6, A.2.4)."),
                                   first.text, second.text));
        else
            problems_.error(join(first.span, second.span),
                            filled(sentence("Model text", "{} stands before {} (Modelica 3.6, A.2.4)."),
                                   second.text, first.text),
                            fmt::format("{} {}", second.text, first.text));
    }

    void withinBelow(Span span) {
        problems_.error(span, translate("Model text", "within stands at the beginning of the text only "
                                                      "(Modelica 3.6, A.2.1)."));
    }

    void negativePower(std::size_t sign) {
        const Span span = tokens_[sign].span;
        const Token& number = at(sign + 1);
        const bool plain = number.kind == TokenKind::Number;
        problems_.error(plain ? join(span, number.span) : span,
                        translate("Model text", "A negative exponent stands in parentheses, as in x^(-2) "
                                                "(Modelica 3.6, A.2.7)."),
                        plain ? fmt::format("(-{})", number.text) : std::string());
    }

    void importOutside(Span span) {
        problems_.error(span, translate("Model text", "An import stands inside of a class: move it below the "
                                                      "line of `model` (Modelica 3.6, A.2.1)."));
    }

    void emptyStatement(std::size_t i) {
        const bool first = i == 0;
        if (!first && !tokenIsSign(tokens_[i - 1], ";") && !tokenIsOneOf(tokens_[i - 1], kOpeningWords))
            return;
        problems_.error(tokens_[i].span, translate("Model text", "Nothing stands before this ;: leave it out "
                                                                 "(Modelica 3.6, A.2.2)."));
    }

    void behindAnnotation(std::size_t i) {
        std::size_t close = i + 1;
        int open = 0;
        for (; close + 1 < tokens_.size(); ++close) {
            if (tokenIsSign(tokens_[close], "(")) ++open;
            if (tokenIsSign(tokens_[close], ")") && --open == 0) break;
        }
        if (!tokenIsWord(at(close + 1), "end")) return;
        problems_.error(tokens_[close].span,
                        filled(sentence("Model text", "{} is missing after {} (Modelica 3.6, A.2.2)."), ";",
                               "annotation"),
                        ");");
    }

    void escapes(const Token& token) {
        constexpr std::string_view kKnown = "'\"?\\abfnrtv";
        for (std::size_t k = 0; k + 1 < token.text.size(); ++k) {
            if (token.text[k] != '\\') continue;
            const std::uint32_t begin = token.span.begin + 1 + static_cast<std::uint32_t>(k);
            ++k;
            if (kKnown.find(token.text[k]) != std::string_view::npos) continue;
            problems_.error({begin, begin + 2},
                            filled(sentence("Model text", "{} means nothing in a text; a backslash is "
                                                          "written \\\\ (Modelica 3.6, 2.4.4)."),
                                   token.text.substr(k - 1, 2)));
        }
    }

    Problems& problems_;
    std::vector<Token> tokens_;
};

} // namespace

void checkStrictWriting(const Source& source, Problems& problems) { WritingRules(source, problems).check(); }

} // namespace rigor::modelica
