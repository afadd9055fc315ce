#pragma once
// Tokens -> ModelText by recursive descent. After an error the parser goes on behind the next `;`, so that
// one pass finds several independent errors. Nesting is limited (kDeepest), so that no text exhausts the
// stack.

#include "core/engine/modelica/parse/ast.h"
#include "core/engine/modelica/parse/lexer.h"

namespace rigor::modelica {

class Parser {
  public:
    Parser(const Source& source, Problems& problems);

    /// within, import, functions and one model.
    ModelText parse();

  private:
    static constexpr int kDeepest = 250;
    struct Level;

    // tokens (parser.cpp)
    const Token& now() const { return tokens_[at_]; }
    const Token& ahead(std::size_t n = 1) const { return tokens_[std::min(at_ + n, tokens_.size() - 1)]; }
    bool is(std::string_view text) const { return is(now(), text); }
    static bool is(const Token& token, std::string_view text);
    bool accept(std::string_view text);
    Token take();
    /// Takes the token or rejects what stands there: "; is missing after ...".
    Token expect(std::string_view text, std::string_view after);
    Token name(std::string_view what);
    std::string described(const Token& token) const;
    Span previousSpan() const { return at_ > 0 ? tokens_[at_ - 1].span : now().span; }
    void skipBehindSemicolon();
    /// After an error outside of a model and a function: what follows up to the next of these is its
    /// consequence.
    void skipToModel();
    bool looksLikeModel() const; ///< "mdel Name"
    void skipParentheses();
    std::string dottedName(Span& span);

    // parse_declarations.cpp
    void within();
    void import(ModelText& model);
    void model(ModelText& model);
    void elements(ModelText& model);
    Function function();
    void declaration(std::vector<Declaration>& out);
    bool prefixes(Declaration& declaration);
    Type type();
    Declaration component(const Declaration& prefix);
    std::vector<Attribute> attributes();
    std::vector<Expr> sizes();
    std::string description();
    void annotation();
    void end(const std::string& name, std::string_view what);

    // parse_statements.cpp
    /// Statements up to a closing word; `algorithm` = assignments, else equations. Returns false if one of
    /// them had an error.
    bool statements(std::vector<Statement>& out, bool algorithm, bool insideBlock);
    /// After an error: goes behind the statement, or the whole block, that began at the token `from`.
    void skipStatement(std::size_t from);
    Statement statement(bool algorithm);
    Statement forStatement(bool algorithm);
    Statement branches(bool algorithm, bool when);
    Iterator iterator();
    bool atBlockEnd() const;
    bool atNextBlock() const;

    // parse_expressions.cpp
    Expr expression();
    Expr rangeOrExpression();
    Expr disjunction();
    Expr conjunction();
    Expr negation();
    Expr relation();
    Expr sum();
    Expr product();
    Expr power();
    Expr primary();
    Expr ifExpression();
    Expr nameOrCall();
    Expr braces();
    Expr matrix();
    Expr parentheses();
    Expr binary(Expr left, const Token& op, Expr right);
    Expr finished(Expr expr) const;

    Problems& problems_;
    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

/// Counts a level of nesting for as long as it lives; rejects the one too many.
struct Parser::Level {
    explicit Level(Parser& parser) : parser_(parser) {
        if (++parser_.depth_ > kDeepest) {
            --parser_.depth_;
            reject(parser_.now().span, sentence("Model text", "This is nested more than {} levels deep."),
                   kDeepest);
        }
    }
    ~Level() { --parser_.depth_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;
    Parser& parser_;
};

} // namespace rigor::modelica
