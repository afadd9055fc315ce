#include "core/engine/modelica/parser.h"

#include <algorithm>

namespace rigor::modelica {

bool Parser::atBlockEnd() const {
    return is("end") || is("else") || is("elseif") || is("elsewhen") || is("equation") || is("algorithm") ||
           is("annotation") || is("protected") || is("public") || now().kind == TokenKind::End;
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

void Parser::skipStatement(std::size_t from) {
    const bool block = is(tokens_[from], "for") || is(tokens_[from], "if") || is(tokens_[from], "when");
    if (!block) {
        if (at_ == from) take();
        skipBehindSemicolon();
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
    if (is("for")) return forStatement(algorithm);
    if (is("if")) return branches(algorithm, false);
    if (is("when")) {
        if (algorithm) reject(now().span, "when belongs into the equations of the model.");
        return branches(algorithm, true);
    }
    if (is("while") || is("break") || is("return") || is("connect"))
        reject(now().span, "{} is not part of this language{}.", now().text,
               is("connect") ? "" : "; functions run straight through, with `for` over a fixed range");
    Statement out;
    out.span = now().span;
    out.left = expression();
    if (is("=") || is(":=")) {
        const Token sign = take();
        if (algorithm && sign.text == "=") reject(sign.span, "A function assigns by :=, not by =.");
        if (!algorithm && sign.text == ":=") reject(sign.span, "An equation is written with =, not with :=.");
        out.kind = algorithm ? Statement::Kind::Assign : Statement::Kind::Equation;
        out.right = expression();
    } else if (out.left.kind == Expr::Kind::Call) {
        out.kind = Statement::Kind::Call;
    } else {
        reject(out.left.span, "This is a value, not {}; {} is missing.",
               algorithm ? "an assignment" : "an equation", algorithm ? ":=" : "=");
    }
    description();
    out.span = join(out.span, previousSpan());
    expect(";", algorithm ? "this assignment" : "this equation");
    return out;
}

Iterator Parser::iterator() {
    Iterator out;
    const Token word = name("A loop");
    out.name = word.text;
    out.span = word.span;
    expect("in", "the loop variable");
    out.range.push_back(rangeOrExpression());
    return out;
}

Statement Parser::forStatement(bool algorithm) {
    Statement out;
    out.kind = Statement::Kind::For;
    out.span = take().span;
    do out.iterators.push_back(iterator());
    while (accept(","));
    expect("loop", "the range of for");
    out.branches.emplace_back();
    statements(out.branches.back().body, algorithm, true);
    expect("end", "the body of for");
    expect("for", "end");
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
        branch.condition = expression();
        expect("then", "the condition");
        statements(branch.body, algorithm, true);
        out.branches.push_back(std::move(branch));
    } while (accept(again));
    if (!when && accept("else")) {
        out.branches.emplace_back();
        statements(out.branches.back().body, algorithm, true);
    }
    expect("end", fmt::format("the body of {}", word));
    expect(word, "end");
    expect(";", fmt::format("end {}", word));
    return out;
}

} // namespace rigor::modelica
