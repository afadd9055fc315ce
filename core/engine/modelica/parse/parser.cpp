#include "core/engine/modelica/parse/parser.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"

#include <array>

namespace rigor::modelica {

Parser::Parser(const Source& source, Problems& problems)
    : problems_(problems), tokens_(tokenize(source, problems)) {}

bool Parser::atPart() const {
    const auto& parts = problems_.source().parts();
    return parts.size() > 1 && now().span.begin >= parts[1].begin;
}

bool Parser::is(const Token& token, std::string_view text) {
    return (token.kind == TokenKind::Name || token.kind == TokenKind::Symbol) && token.text == text;
}

bool Parser::accept(std::string_view text) {
    if (!is(text)) return false;
    take();
    return true;
}

Token Parser::take() {
    const Token token = now();
    if (token.kind != TokenKind::End) ++at_;
    return token;
}

std::string Parser::described(const Token& token) const {
    switch (token.kind) {
    case TokenKind::End:
        return translate("Model text", "the end of the text");
    case TokenKind::String:
        return translate("Model text", "a text");
    default:
        return shortened(token.text, 40);
    }
}

Token Parser::expect(std::string_view text, std::string_view after) {
    if (is(text)) return take();
    if (is("constrainedby"))
        reject(now().span, sentence("Model text", "{} is not part of this language."), now().text);
    if (text == ";" && at_ > 0) {
        if (now().kind == TokenKind::Symbol && (is(")") || is("]") || is("}"))) surplusBracket();
        // What stands in another line is a statement of its own.
        const Span before = previousSpan();
        const bool oneLine = problems_.source().line(before.begin) == problems_.source().line(before.end);
        if (!sameLine() && oneLine) {
            problems_.error(before,
                            filled(sentence("Model text", "{} is missing after {}."), text, said(after)),
                            written(before) + ";");
            return sign(";", before);
        }
    }
    // A forgotten sign is marked where it belongs: behind what was read last.
    const bool forgotten = text == ";" || text == ")" || text == "}" || text == "]";
    if (forgotten && at_ > 0)
        reject(previousSpan(), sentence("Model text", "{} is missing after {}."), text, said(after));
    reject(now().span, sentence("Model text", "{} is expected after {}, not {}."), text, said(after),
           described(now()));
}

Token Parser::name(std::string_view what) {
    if (now().kind == TokenKind::Name && !isKeyword(now().text)) return take();
    if (now().kind == TokenKind::Name)
        reject(now().span, sentence("Model text", "{} is a word of the language; {} needs another name."),
               now().text, said(what));
    reject(now().span, sentence("Model text", "{} needs a name here, not {}."), said(what), described(now()));
}

void Parser::skipBehindSemicolon() {
    while (now().kind != TokenKind::End && !is(";")) take();
    accept(";");
}

void Parser::skipToModel() {
    while (now().kind != TokenKind::End && !is("model") && !is("function") && !is("package") && !atPart())
        take();
}

void Parser::skipParentheses() {
    const Span open = now().span;
    int depth = 0;
    do {
        if (is("(")) ++depth;
        if (is(")")) --depth;
        if (now().kind == TokenKind::End)
            reject(open, sentence("Model text", "This parenthesis is not closed."));
        take();
    } while (depth > 0);
}

std::string Parser::dottedName(Span& span) {
    const Token first = name(translatable("Model text", "This"));
    std::string out(first.text);
    span = first.span;
    while (is(".") && ahead().kind == TokenKind::Name) {
        take();
        const Token part = take();
        out += '.';
        out += part.text;
        span = join(span, part.span);
    }
    return out;
}

bool Parser::looksLikeModel() const {
    return now().kind == TokenKind::Name && ahead().kind == TokenKind::Name &&
           nearestName(std::string(now().text), std::array{std::string("model")}).has_value();
}

void Parser::noteClassNames() {
    for (std::size_t i = 0; i + 1 < tokens_.size(); ++i) {
        const Token &word = tokens_[i], &next = tokens_[i + 1];
        if (is(word, "extends") || is(word, "within") || is(word, "import")) anyClassName_ = true;
        if (next.kind == TokenKind::Name && !(i > 0 && is(tokens_[i - 1], "end")) && isClassWord(word.text))
            classNames_.emplace(next.text);
    }
}

ParsedText Parser::parse() {
    noteClassNames();
    ParsedText out;
    topLevel(out);
    while (now().kind != TokenKind::End && !problems_.full()) libraryPart(out);
    if (!out.found && !problems_.hasErrors())
        problems_.error(now().span, translate("Model text", "There is no model in this text."));
    return out;
}

} // namespace rigor::modelica
