#include "core/engine/modelica/parse/parser.h"

#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor::modelica {

bool Parser::atBlockEnd() const {
    return is("end") || is("else") || is("elseif") || is("elsewhen") || is("equation") || is("algorithm") ||
           is("annotation") || is("protected") || is("public") || atInitialSection() ||
           now().kind == TokenKind::End;
}

bool Parser::atInitialSection() const {
    return is("initial") && (is(ahead(), "equation") || is(ahead(), "algorithm"));
}

void Parser::sections(ClassText& out) {
    while (is("equation") || is("initial")) {
        const Token first = take();
        const bool initial = is(first, "initial");
        if (initial && is("algorithm"))
            reject(join(first.span, now().span),
                   sentence("Model text", "An initial algorithm is not part of this language; write "
                                          "`initial equation` and x = ... for a start value."));
        if (initial) expect("equation", "initial");
        std::vector<Statement>& list = initial ? out.initialEquations : out.equations;
        if (!statements(list, false, false)) out.equationsComplete = false;
    }
}

bool Parser::statements(std::vector<Statement>& out, bool algorithm, bool insideBlock) {
    bool fine = true;
    while (!atBlockEnd() && !problems_.full()) {
        const std::size_t from = at_;
        try {
            if (accept(";")) continue;
            out.push_back(statement(algorithm));
        } catch (const Rejected& rejected) {
            if (insideBlock) throw; // the whole block is skipped, or its end would be taken for the model's
            problems_.error(rejected);
            fine = false;
            skipStatement(from);
        }
    }
    return fine;
}

/// A block begins, or the model ends, though the statement before has no `;`: it is no part of that.
bool Parser::atNextBlock() const {
    if (is("when") || is("equation") || is("algorithm") || atInitialSection()) return true;
    if (is("end"))
        return ahead().kind == TokenKind::Name && !is(ahead(), "for") && !is(ahead(), "if") &&
               !is(ahead(), "when");
    if (!is("for") && !is("if")) return false;
    // Within a value a loop has no `loop`, and an alternative has its `else` before the next `;`.
    const bool loop = is("for");
    for (std::size_t i = at_; i < tokens_.size() && !is(tokens_[i], ";"); ++i)
        if (is(tokens_[i], loop ? "loop" : "else")) return loop;
    return !loop;
}

void Parser::skipStatement(std::size_t from) {
    const bool block = is(tokens_[from], "for") || is(tokens_[from], "if") || is(tokens_[from], "when");
    if (!block) {
        if (at_ == from) take();
        while (now().kind != TokenKind::End && !is(";") && !atNextBlock()) take();
        accept(";");
        return;
    }
    int open = 0;
    for (std::size_t i = from; i < tokens_.size(); ++i) {
        const Token& token = tokens_[i];
        const Token& before = tokens_[i > 0 ? i - 1 : 0];
        const bool begins =
            i == from || is(before, ";") || is(before, "then") || is(before, "loop") || is(before, "else");
        if (is(token, "end") && i + 1 < tokens_.size() &&
            (is(tokens_[i + 1], "for") || is(tokens_[i + 1], "if") || is(tokens_[i + 1], "when"))) {
            if (--open == 0) {
                at_ = std::max(at_, i);
                skipBehindSemicolon();
                return;
            }
        } else if (begins && (is(token, "for") || is(token, "if") || is(token, "when"))) {
            ++open;
        }
    }
    // The block has no end of its own: go on behind the piece that was not understood.
    if (at_ == from) take();
    skipBehindSemicolon();
}

Statement Parser::statement(bool algorithm) {
    const Level level(*this);
    binding_ = {};
    insideAttribute_ = false;
    if (is("for")) return forStatement(algorithm);
    if (is("if")) return branches(algorithm, false);
    if (is("when")) {
        if (algorithm)
            reject(now().span, sentence("Model text", "when belongs into the equations of the model."));
        return branches(algorithm, true);
    }
    if (is("connect") && !algorithm) return connection();
    if (is("while") || is("break") || is("return") || is("connect")) {
        reject(now().span,
               sentence("Model text", "{} is not part of this language; functions run straight through, with "
                                      "`for` over a fixed range."),
               now().text);
    }
    Statement out;
    out.span = now().span;
    out.left = expression();
    if (signOfEquation(algorithm, out)) {
        out.kind = algorithm ? Statement::Kind::Assign : Statement::Kind::Equation;
    } else if (out.left.kind == Expr::Kind::Call) {
        out.kind = Statement::Kind::Call;
    } else {
        if (algorithm)
            reject(out.left.span,
                   sentence("Model text", "This is a value, not an assignment; := is missing."));
        reject(out.left.span, sentence("Model text", "This is a value, not an equation; = is missing."));
    }
    description();
    out.span = join(out.span, previousSpan());
    expect(";", algorithm ? translatable("Model text", "this assignment")
                          : translatable("Model text", "this equation"));
    return out;
}

Statement Parser::connection() {
    Statement out;
    out.kind = Statement::Kind::Connect;
    out.span = take().span;
    expect("(", "connect");
    const Nest nest(*this, true);
    out.left = expression();
    expect(",", translatable("Model text", "the first connector"));
    out.right = expression();
    expect(")", translatable("Model text", "the second connector"));
    description();
    out.span = join(out.span, previousSpan());
    expect(";", translatable("Model text", "this equation"));
    return out;
}

Iterator Parser::iterator() {
    Iterator out;
    const Token word = name(translatable("Model text", "A loop"));
    out.name = word.text;
    out.span = word.span;
    declared_.emplace(word.text);
    expect("in", translatable("Model text", "the loop variable"));
    out.range.push_back(rangeOrExpression());
    return out;
}

Statement Parser::forStatement(bool algorithm) {
    Statement out;
    out.kind = Statement::Kind::For;
    out.span = take().span;
    do out.iterators.push_back(iterator());
    while (accept(","));
    expect("loop", translatable("Model text", "the range of for"));
    out.branches.emplace_back();
    statements(out.branches.back().body, algorithm, true);
    expect("end", translatable("Model text", "the body of for"));
    expect("for", "end");
    description();
    expect(";", "end for");
    return out;
}

Statement Parser::branches(bool algorithm, bool when) {
    Statement out;
    out.kind = when ? Statement::Kind::When : Statement::Kind::If;
    out.span = take().span;
    const std::string_view word = when ? "when" : "if";
    const std::string_view again = when ? "elsewhen" : "elseif";
    do {
        Statement::Branch branch;
        branch.condition = condition();
        expect("then", translatable("Model text", "the condition"));
        statements(branch.body, algorithm, true);
        out.branches.push_back(std::move(branch));
    } while (accept(again));
    if (!when && accept("else")) {
        out.branches.emplace_back();
        statements(out.branches.back().body, algorithm, true);
    }
    expect("end", when ? translatable("Model text", "the body of when")
                       : translatable("Model text", "the body of if"));
    expect(word, "end");
    description();
    expect(";", fmt::format("end {}", word));
    return out;
}

} // namespace rigor::modelica
