#pragma once
// What the parser makes of the text: declarations, functions and equations as written, names not looked up.

#include "core/engine/modelica/parse/source.h"

#include <memory>
#include <optional>

namespace rigor::modelica {

struct Expr;

/// `i in range`
struct Iterator {
    std::string name;
    Span span;
    std::vector<Expr> range; ///< one expression
};

struct Expr {
    enum class Kind : std::uint8_t {
        Number,        ///< number, whole
        Text,          ///< text
        Truth,         ///< number = 0 or 1
        Name,          ///< text, args = subscripts
        Call,          ///< text = name of the function, args
        Negate,        ///< args[0]
        Not,           ///< args[0]
        Binary,        ///< text = operator, args[0], args[1]
        If,            ///< args = condition, value, condition, value, ..., value
        Array,         ///< {args}
        Comprehension, ///< {args[0] for iterators}
        Range,         ///< args = first, last or first, step, last
        Colon,         ///< `:` as a size or subscript
        Member, ///< args[0].text, further args = subscripts: part of an element of an array of components
        Tuple   ///< (args) on the left of a function call
    };
    Kind kind = Kind::Number;
    bool whole = false;
    Span span;
    Span nameSpan; ///< of text
    double number = 0;
    Interval enclosure; ///< of a Number as written
    std::string text;
    std::vector<Expr> args;
    std::vector<std::string> argNames; ///< of a Call with f(x, k=2): one per argument, "" = by its place
    std::vector<Iterator> iterators;
    int depth = 1; ///< levels of nesting
};

struct Statement {
    enum class Kind : std::uint8_t {
        Equation, ///< left = right
        Assign,   ///< left := right
        For,      ///< iterators, branches[0].body
        If,       ///< branches, the last one without condition = else
        When,     ///< branches
        Call,     ///< left is a Call: reinit, terminate, atLeast, assert
        Connect   ///< connect(left, right)
    };
    struct Branch {
        std::optional<Expr> condition;
        std::vector<Statement> body;
    };
    Kind kind = Kind::Equation;
    Span span;
    Expr left, right;
    std::vector<Iterator> iterators;
    std::vector<Branch> branches;
};

enum class Variability : std::uint8_t { Continuous, Discrete, Parameter, Constant };
enum class Causality : std::uint8_t { None, Input, Output };
enum class Type : std::uint8_t { Real, Integer, Boolean };

/// An attribute of a variable, unit="m", or a modification of what a component or class is made of: J=2,
/// body(m=3).
struct Attribute {
    std::string name;
    Span span; ///< of the name
    bool each = false;
    bool isFinal = false;
    bool annotated = false;      ///< stands in an annotation of Rigor's: a unit
    std::optional<Expr> binding; ///< nothing only where `nested` says all
    std::vector<Attribute> nested;
    const Expr& value() const { return *binding; }
};

struct Declaration {
    Variability variability = Variability::Continuous;
    Causality causality = Causality::None;
    Type type = Type::Real;
    std::string typeName; ///< of a class, "" = `type`
    Span typeSpan;
    bool isFlow = false;
    bool isProtected = false;
    bool isInner = false, isOuter = false;
    bool isFinal = false;
    std::string name;
    Span span; ///< of the name
    std::vector<Expr> sizes;
    std::vector<Attribute> attributes; ///< of a component of a class: its modifications
    std::optional<Expr> binding;
    std::optional<Expr> condition; ///< `if` behind a component: whether it is there
    std::string description;
};

struct Function {
    std::string name;
    Span span; ///< of the name
    std::vector<Declaration> declarations;
    std::vector<Statement> body;
};

/// `import alias = path`, or `import path.*` with an empty alias.
struct Import {
    std::string alias, path;
};

/// `extends base(modifications)`
struct Extends {
    std::string base;
    Span span; ///< of the name
    std::vector<Attribute> modifications;
};

enum class ClassKind : std::uint8_t { Model, Block, Record, Connector, Type, Package, Function };

/// A class as written: a model, and what models are made of.
struct ClassText {
    ClassKind kind = ClassKind::Model;
    bool isPartial = false, isEncapsulated = false, isExpandable = false;
    bool declarationsComplete = true; ///< no error up to `equation`
    bool equationsComplete = true;
    std::string name, description;
    Span span; ///< of the name
    std::vector<Import> imports;
    std::vector<Extends> bases;
    std::vector<Declaration> declarations;
    std::vector<Statement> equations, initialEquations;
    std::vector<Statement> body;       ///< of a function
    std::optional<Declaration> alias;  ///< `type Angle = Real(unit="rad")`; its own name is that of the class
    std::vector<std::string> literals; ///< of an enumeration
    bool isOwn = true;                 ///< written in the text, not taken from a library
    std::vector<std::unique_ptr<ClassText>> classes;
    ClassText* parent = nullptr;
    std::optional<std::size_t> unreadAt; ///< the token at which it begins, until it is looked into

    ClassText& add(std::unique_ptr<ClassText> child) {
        child->parent = this;
        return *classes.emplace_back(std::move(child));
    }
};

/// A text as parsed: its classes, and those of the libraries behind it (Source::parts).
struct ParsedText {
    ClassText own;      ///< what the text itself declares; no name
    std::string within; ///< where that belongs
    bool found = false; ///< there is a class that may be a model
    struct LibraryPart {
        std::string within;
        ClassText holder; ///< its one class
    };
    std::vector<LibraryPart> library;
};

/// One model, its components spread: what the expander takes.
struct ModelText {
    bool found = false;               ///< a model was read to its end or a usable part of it
    bool declarationsComplete = true; ///< no error up to `equation`
    bool equationsComplete = true;
    std::string name, description;
    Span span; ///< of the name
    std::vector<Declaration> declarations;
    std::vector<Function> functions;
    std::vector<Statement> equations;
    std::vector<Statement> initialEquations;
    std::vector<Import> imports;
    bool composed = false; ///< made of components: equations between two variables are connections
};

} // namespace rigor::modelica
