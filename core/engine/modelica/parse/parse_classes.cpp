// Classes: models, functions, packages and what else a text declares.

#include "core/engine/modelica/parse/parser.h"

#include "core/foundation/base/translate.h"

#include <array>

namespace rigor::modelica {

namespace {

constexpr std::array<std::pair<std::string_view, ClassKind>, 9> kClassWords = {
    {{"model", ClassKind::Model},
     {"class", ClassKind::Model},
     {"block", ClassKind::Block},
     {"record", ClassKind::Record},
     {"connector", ClassKind::Connector},
     {"type", ClassKind::Type},
     {"package", ClassKind::Package},
     {"function", ClassKind::Function},
     {"operator", ClassKind::Package}}};

} // namespace

bool Parser::isClassWord(std::string_view word) {
    return std::any_of(kClassWords.begin(), kClassWords.end(),
                       [&](const auto& w) { return w.first == word; });
}

bool Parser::atClass() const {
    std::size_t n = 0;
    for (const std::string_view word :
         {"encapsulated", "partial", "pure", "impure", "expandable", "replaceable", "final"})
        if (is(ahead(n), word)) ++n;
    return ahead(n).kind == TokenKind::Name && isClassWord(ahead(n).text);
}

void Parser::topLevel(ParsedText& out) {
    while (now().kind != TokenKind::End && !atPart() && !problems_.full()) {
        const std::size_t before = out.own.classes.size();
        try {
            if (is("within")) {
                out.within = within();
            } else if (is("import")) {
                import(out.own);
            } else if (atClass() || looksLikeModel()) {
                if (!atClass()) {
                    problems_.error(
                        now().span,
                        filled(sentence("Model text", "{} is no word of the language. Did you mean model?"),
                               described(now())),
                        "model");
                    tokens_[at_].text = "model";
                }
                classDefinition(out.own);
            } else if (!accept(";")) {
                reject(now().span, sentence("Model text", "A model begins with `model Name`, not with {}."),
                       described(now()));
            }
        } catch (const Rejected& rejected) {
            problems_.error(rejected);
            if (out.own.classes.size() > before) out.own.classes.back()->declarationsComplete = false;
            out.own.declarationsComplete = false;
            out.found = out.found || out.own.classes.size() > before;
            // What stands behind a class that was not read to its end is its consequence.
            if (out.own.classes.size() > before && out.own.classes.back()->kind != ClassKind::Function)
                while (now().kind != TokenKind::End && !atPart()) take();
            else
                skipToModel();
            continue;
        }
        if (out.own.classes.size() > before && out.own.classes.back()->kind != ClassKind::Function)
            out.found = true;
    }
}

void Parser::libraryPart(ParsedText& out) {
    ParsedText::LibraryPart& part = out.library.emplace_back();
    const auto& parts = problems_.source().parts();
    const std::uint32_t from = now().span.begin;
    const auto next = std::find_if(parts.begin(), parts.end(), [&](const auto& p) { return p.begin > from; });
    const std::uint32_t end =
        next == parts.end() ? static_cast<std::uint32_t>(problems_.source().text().size()) : next->begin;
    const auto inside = [&] { return now().kind != TokenKind::End && now().span.begin < end; };
    lazy_ = true;
    try {
        if (is("within")) part.within = within();
        if (atClass()) classDefinition(part.holder);
    } catch (const Rejected& rejected) {
        problems_.error(rejected);
    }
    lazy_ = false;
    while (inside()) take();
}

/// Reads a class; of one inside a package only its name and where it begins.
ClassText& Parser::classDefinition(ClassText& parent) {
    const Level level(*this);
    auto made = std::make_unique<ClassText>();
    made->isOwn = !atPart();
    const std::size_t from = at_;
    for (;;) {
        if (accept("encapsulated"))
            made->isEncapsulated = true;
        else if (accept("partial"))
            made->isPartial = true;
        else if (accept("expandable"))
            made->isExpandable = true;
        else if (is("redeclare"))
            reject(now().span, sentence("Model text", "{} is not part of this language."), now().text);
        else if (!accept("final") && !accept("replaceable") && !accept("pure") && !accept("impure"))
            break;
    }
    const Token word = take();
    for (const auto& [text, kind] : kClassWords)
        if (text == word.text) made->kind = kind;
    if (is(word, "operator") && atClass()) take();
    // A name that could not be read leaves the first declaration in its place.
    if (is("Real") || is("Integer"))
        reject(now().span, sentence("Model text", "{} needs a name here, not {}."),
               said(translatable("Model text", "A model")), now().text);
    const Token title = name(made->kind == ClassKind::Function ? translatable("Model text", "A function")
                                                               : translatable("Model text", "A model"));
    made->name = title.text;
    made->span = title.span;
    ClassText& out = parent.add(std::move(made));
    if (lazy_) {
        out.unreadAt = from;
        at_ = from;
        skipClass();
        return out;
    }
    if (accept("="))
        shortClass(out);
    else if (out.kind == ClassKind::Function)
        function(out);
    else if (out.kind == ClassKind::Package)
        package(out);
    else
        model(out);
    return out;
}

void Parser::read(ClassText& unread) {
    if (!unread.unreadAt) return;
    const std::size_t back = at_;
    at_ = *unread.unreadAt;
    unread.unreadAt.reset();
    ClassText holder;
    const bool lazy = std::exchange(lazy_, false);
    try {
        classDefinition(holder);
    } catch (const Rejected& rejected) {
        problems_.error(rejected);
        unread.declarationsComplete = false;
    }
    lazy_ = lazy;
    at_ = back;
    if (holder.classes.empty()) return;
    ClassText* const parent = unread.parent;
    const bool own = unread.isOwn, complete = unread.declarationsComplete;
    unread = std::move(*holder.classes.front());
    unread.parent = parent;
    unread.isOwn = own;
    unread.declarationsComplete = unread.declarationsComplete && complete;
    for (const auto& child : unread.classes) child->parent = &unread;
}

/// Goes behind the class that begins here, whatever stands in it.
void Parser::skipClass() {
    std::vector<std::string_view> open;
    int depth = 0;
    for (; now().kind != TokenKind::End; take()) {
        if (is("(") || is("{") || is("[")) ++depth;
        if (is(")") || is("}") || is("]")) --depth;
        if (depth > 0) continue;
        const bool ends = at_ > 0 && is(tokens_[at_ - 1], "end");
        if (now().kind == TokenKind::Name && isClassWord(now().text) && !ends) {
            std::size_t n = 1;
            while (is(ahead(n), "extends") || isClassWord(ahead(n).text)) ++n;
            if (ahead(n).kind != TokenKind::Name) continue;
            const std::string_view title = ahead(n).text;
            for (std::size_t i = 0; i <= n; ++i) take();
            if (is("=")) {
                skipBehindSemicolon();
                if (open.empty()) return;
                --at_;
            } else {
                open.push_back(title);
                --at_;
            }
        } else if (ends && now().kind == TokenKind::Name && !open.empty() && now().text == open.back()) {
            open.pop_back();
            if (!open.empty()) continue;
            take();
            accept(";");
            return;
        }
    }
}

/// Behind the =.
void Parser::shortClass(ClassText& out) {
    if (accept("enumeration")) {
        expect("(", translatable("Model text", "enumeration"));
        if (!accept(":")) do {
                out.literals.emplace_back(name(translatable("Model text", "An enumeration")).text);
                description();
            } while (accept(","));
        expect(")", translatable("Model text", "the elements"));
    } else {
        Declaration alias;
        prefixes(alias);
        type(alias);
        alias.sizes = sizes();
        alias.attributes = attributes(alias.typeName.empty());
        alias.span = out.span;
        alias.name = out.name;
        out.alias = std::move(alias);
    }
    out.description = description();
    expect(";", out.name);
}

void Parser::extends(ClassText& out) {
    take();
    Extends base;
    const bool global = accept(".");
    base.base = (global ? "." : "") + dottedName(base.span);
    base.modifications = attributes(false);
    annotation();
    expect(";", translatable("Model text", "extends"));
    out.bases.push_back(std::move(base));
}

/// One of what every class may hold; false if something else stands here.
bool Parser::element(ClassText& out, bool isProtected) {
    if (is("import"))
        import(out);
    else if (is("extends"))
        extends(out);
    else if (is("annotation")) {
        annotation();
        expect(";", "annotation");
    } else if (atClass())
        classDefinition(out);
    else if (is("redeclare"))
        reject(now().span, sentence("Model text", "{} is not part of this language."), now().text);
    else if (now().kind == TokenKind::End)
        return false;
    else
        declaration(out, isProtected);
    return true;
}

void Parser::elements(ClassText& out) {
    bool isProtected = false;
    while (!is("equation") && !is("initial") && !is("end") && !is("algorithm") &&
           now().kind != TokenKind::End && !problems_.full()) {
        try {
            if (accept("public")) {
                isProtected = false;
            } else if (accept("protected")) {
                isProtected = true;
            } else if (!accept(";") && !otherEquationWord()) {
                element(out, isProtected);
            }
        } catch (const Rejected& rejected) {
            problems_.error(rejected);
            out.declarationsComplete = false;
            // A statement in the middle of the declarations: `equation` was forgotten, go on as if it stood
            // there.
            skipBehindSemicolon();
        }
    }
}

void Parser::model(ClassText& out) {
    out.description = description();
    elements(out);
    sections(out);
    if (is("algorithm"))
        reject(now().span,
               sentence("Model text", "A model has equations; an algorithm belongs into a function."));
    annotation();
    accept(";");
    end(out);
}

void Parser::package(ClassText& out) {
    out.description = description();
    const bool lazy = std::exchange(lazy_, true);
    bool isProtected = false;
    while (!is("end") && now().kind != TokenKind::End && !problems_.full()) {
        if (accept("public"))
            isProtected = false;
        else if (accept("protected"))
            isProtected = true;
        else if (is("equation") || is("algorithm"))
            reject(now().span, sentence("Model text", "A package holds classes and constants, not {}."),
                   now().text);
        else if (!accept(";"))
            element(out, isProtected);
    }
    lazy_ = lazy;
    end(out);
}

void Parser::function(ClassText& out) {
    out.description = description();
    bool isProtected = false;
    while (!is("algorithm") && !is("end") && now().kind != TokenKind::End) {
        if (accept("public")) {
            isProtected = false;
            continue;
        }
        if (accept("protected")) {
            isProtected = true;
            continue;
        }
        if (is("external"))
            reject(now().span, sentence("Model text", "External functions are not part of this language."));
        if (is("equation"))
            reject(now().span,
                   sentence("Model text", "A function has an algorithm with := instead of equations."));
        element(out, isProtected);
    }
    if (accept("algorithm") && !statements(out.body, true, false)) {
        // Its statements are reported; calls of it would only be follow-ups.
        if (is("end")) {
            take();
            skipBehindSemicolon();
        }
        throw Rejected{};
    }
    annotation();
    accept(";");
    end(out);
}

} // namespace rigor::modelica
