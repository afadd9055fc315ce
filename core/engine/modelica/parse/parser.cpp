#include "core/engine/modelica/parse/parser.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <array>

namespace rigor::modelica {

Parser::Parser(const Source& source, Problems& problems)
    : problems_(problems), tokens_(tokenize(source, problems)) {}

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
        return std::string(token.text.substr(0, 40));
    }
}

Token Parser::expect(std::string_view text, std::string_view after) {
    if (is(text)) return take();
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
    while (now().kind != TokenKind::End && !is("model") && !is("function")) take();
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

ModelText Parser::parse() {
    ModelText text;
    while (now().kind != TokenKind::End && !problems_.full()) {
        try {
            if (is("within")) {
                within();
            } else if (is("import")) {
                import(text);
            } else if (is("function")) {
                text.functions.push_back(function());
            } else if (is("model")) {
                if (text.found)
                    reject(now().span, sentence("Model text", "A file holds one model; this is the second."));
                model(text);
            } else if (is("package") || is("class") || is("block") || is("record") || is("connector") ||
                       is("partial") || is("type")) {
                reject(now().span,
                       sentence("Model text",
                                "{} is not part of this language; a file holds functions and one model."),
                       now().text);
            } else if (looksLikeModel()) {
                problems_.error(
                    now().span,
                    filled(sentence("Model text", "{} is no word of the language. Did you mean model?"),
                           described(now())),
                    "model");
                model(text);
            } else if (!accept(";")) {
                reject(now().span, sentence("Model text", "A model begins with `model Name`, not with {}."),
                       described(now()));
            }
        } catch (const Rejected& rejected) {
            problems_.error(rejected);
            text.declarationsComplete = false;
            if (text.found) break;
            skipToModel();
        }
    }
    if (!text.found && !problems_.hasErrors())
        problems_.error(now().span, translate("Model text", "There is no model in this text."));
    return text;
}

} // namespace rigor::modelica
