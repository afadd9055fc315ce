#pragma once
// Tokens -> ParsedText by recursive descent. After an error the parser goes on behind the next `;`, so that
// one pass finds several independent errors. Nesting is limited (kDeepest), so that no text exhausts the
// stack.

#include "core/engine/modelica/parse/ast.h"
#include "core/engine/modelica/parse/lexer.h"

#include <optional>
#include <set>
#include <utility>

namespace rigor::modelica {

/// Whether a variable has such an attribute: unit, start, ...
bool isAttribute(std::string_view name);

class Parser {
  public:
    Parser(const Source& source, Problems& problems);

    /// within, import and classes; behind them those of libraries.
    ParsedText parse();
    /// What a package of classes holds is read where it is needed: nobody uses all of a library.
    void read(ClassText& unread);

  private:
    static constexpr int kDeepest = 250;
    struct Level;
    struct Nest;

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
    /// After an error outside of a class: what follows up to the next is its consequence.
    void skipToModel();
    bool atPart() const; ///< behind the model's own text
    static bool isClassWord(std::string_view word);
    bool atClass() const;
    void skipClass();
    bool namesClass(std::string_view name) const { return classNames_.contains(name); }
    void noteClassNames();
    bool looksLikeModel() const; ///< "mdel Name"
    void skipParentheses();
    std::string dottedName(Span& span);

    // parse_declarations.cpp
    std::string within();
    void import(ClassText& out);
    bool prefixes(Declaration& declaration);
    void declaration(ClassText& out, bool isProtected);
    void type(Declaration& out);
    Declaration component(const Declaration& prefix);
    std::vector<Attribute> attributes(bool ofVariable);
    Attribute attribute(bool ofVariable);
    std::vector<Expr> sizes();
    std::string description();
    void annotation();
    void end(const ClassText& out);

    // parse_classes.cpp
    void topLevel(ParsedText& out);
    void libraryPart(ParsedText& out);
    ClassText& classDefinition(ClassText& parent);
    void model(ClassText& out);
    void function(ClassText& out);
    void package(ClassText& out);
    void shortClass(ClassText& out);
    void elements(ClassText& out);
    bool element(ClassText& out, bool isProtected);
    void extends(ClassText& out);

    // parse_statements.cpp
    /// Statements up to a closing word; `algorithm` = assignments, else equations. Returns false if one of
    /// them had an error.
    bool statements(std::vector<Statement>& out, bool algorithm, bool insideBlock);
    /// After an error: goes behind the statement, or the whole block, that began at the token `from`.
    void skipStatement(std::size_t from);
    Statement statement(bool algorithm);
    Statement forStatement(bool algorithm);
    Statement branches(bool algorithm, bool when);
    Statement connection();
    Iterator iterator();
    /// `equation` and `initial equation`, in any order and number.
    void sections(ClassText& out);
    bool atBlockEnd() const;
    bool atInitialSection() const;
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
    Expr factor();
    Expr power();
    Expr primary();
    Expr ifExpression();
    Expr nameOrCall();
    void subscripts(Expr& out);
    void argumentName(Expr& call);
    Expr braces();
    Expr matrix();
    Expr parentheses();
    Expr binary(Expr left, const Token& op, Expr right);
    Expr finished(Expr expr) const;

    // parse_slips.cpp: what people write instead is told, and read on with as it is meant
    bool sameLine() const; ///< the token stands in the line of the one before
    bool isDeclared(std::string_view name) const { return declared_.contains(name); }
    std::string written(Span span) const;
    Token sign(std::string_view text, Span span) const;
    void decimalComma(Expr& number, const Token& token);
    bool surplusComma(std::string_view close);
    bool factorFollows() const;
    /// The sign that is missing before a factor, or nothing where a unit was passed over.
    std::optional<Token> missingSign();
    std::size_t behindUnit() const;
    void unitBehindNumber(std::size_t behind);
    void derivativeQuotient(Expr& left);
    std::optional<Expr> withoutParentheses(const Expr& name);
    Expr condition();
    bool signOfEquation(bool algorithm, Statement& out);
    bool untypedDeclaration(Declaration& prefix);
    bool otherEquationWord();
    [[noreturn]] void surplusBracket();

    Problems& problems_;
    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    int depth_ = 0;
    std::set<std::string, std::less<>> declared_;   ///< names of variables so far
    std::set<std::string, std::less<>> classNames_; ///< that a type may have
    bool anyClassName_ = false;                     ///< classes are imported or inherited
    bool lazy_ = false;                             ///< inside a package
    bool commas_ = false;                           ///< numbers are separated by commas here
    int nested_ = 0;                                ///< brackets around this place
    struct Binding {
        const Declaration* declaration = nullptr;
        std::size_t attributes = 0, value = 0; ///< tokens
    };
    std::optional<Attribute> annotatedUnit_; ///< of the annotation read last
    Binding binding_;                        ///< the declaration whose value is read
    bool insideAttribute_ = false;           ///< the value of an attribute is read
};

/// Inside brackets for as long as it lives, in which commas do or do not separate numbers.
struct Parser::Nest {
    Nest(Parser& parser, bool commas) : parser_(parser), before_(std::exchange(parser.commas_, commas)) {
        ++parser_.nested_;
    }
    ~Nest() {
        parser_.commas_ = before_;
        --parser_.nested_;
    }
    Nest(const Nest&) = delete;
    Nest& operator=(const Nest&) = delete;
    Parser& parser_;
    bool before_;
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
