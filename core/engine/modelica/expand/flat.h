#pragma once
// The model with arrays spread, loops unrolled and functions inlined: scalar expressions as one graph (a node
// only refers to nodes before it, unless replace() put it there) over scalar elements of variables. The
// stages behind it (units, sorting, lowering) know nothing about the text but the spans.

#include "core/engine/modelica/parse/ast.h"

#include <map>
#include <memory>
#include <optional>
#include <unordered_set>
#include <utility>

namespace rigor::modelica {

using Id = std::uint32_t;
inline constexpr Id kNone = 0xFFFFFFFFu;

struct FlatNode {
    enum class Kind : std::uint8_t { Number, Time, Variable, Derivative, Operation };
    Kind kind = Kind::Number;
    Op op = Op::Add;
    bool named = false;      ///< a Number that is a known constant such as pi, not one written in the text
    bool quiet = false;      ///< made up for a guard: says nothing about units
    bool located = true;     ///< its jump is an event: it stands outside noEvent and smooth
    std::uint32_t count = 0; ///< list operations: length of the list
    Id a = 0, b = 0, c = 0;  ///< operands; a = element of Variable, Derivative; b = list offset, c = degree
    double value = 0;        ///< of a Number
    Interval enclosure;      ///< of a Number: what is meant lies in it
    Span span;
};

/// Of sums, products, comparisons and truth values, b = 0 of one operand; nothing of other operations, and of
/// x/0.
std::optional<double> folded(Op op, double a, double b);

class Flat {
  public:
    const FlatNode& operator[](Id id) const { return nodes_[id]; }
    std::size_t size() const { return nodes_.size(); }
    const Id* list(const FlatNode& node) const { return lists_.data() + node.b; }
    bool isNumber(Id id) const { return nodes_[id].kind == FlatNode::Kind::Number; }

    /// Nodes added from now on are quiet.
    void setQuiet(bool quiet) { quiet_ = quiet; }
    /// Jumps of nodes added from now on are no events. Returns what was so before.
    bool setLocated(bool located) { return std::exchange(located_, located); }
    /// Exactly this number, or one that `value` is nearest to.
    Id number(double value, Span span, bool named = false);
    Id number(double value, const Interval& enclosure, Span span, bool named = false);
    Id time(Span span);
    Id variable(std::uint32_t element, Span span);
    Id derivative(std::uint32_t element, Span span);
    /// Sums, products and comparisons of numbers are numbers at once, so that loop variables can choose
    /// branches.
    Id apply(Op op, Span span, Id a, Id b = 0, Id c = 0);
    Id apply(Op op, Span span, Id x, const std::vector<Id>& list, int degree = 0);
    /// Makes a node another one, in every formula that holds it.
    void replace(Id id, const FlatNode& node) { nodes_[id] = node; }

    /// Calls visit(child) for every operand.
    template <class Visit> void children(Id id, Visit visit) const {
        const FlatNode& node = nodes_[id];
        if (node.kind != FlatNode::Kind::Operation) return;
        const int arity = opInfo(node.op).arity;
        visit(node.a);
        if (arity > 3) {
            for (std::uint32_t i = 0; i < node.count; ++i) visit(lists_[node.b + i]);
            return;
        }
        if (arity > 1) visit(node.b);
        if (arity > 2) visit(node.c);
    }

    /// Calls met(id) once for every node that the roots hold, and for themselves.
    template <class Met> void under(std::vector<Id> roots, Met met) const {
        std::unordered_set<Id> seen;
        while (!roots.empty()) {
            const Id id = roots.back();
            roots.pop_back();
            if (!seen.insert(id).second) continue;
            met(id);
            children(id, [&](Id child) { roots.push_back(child); });
        }
    }

  private:
    Id add(FlatNode node);
    std::vector<FlatNode> nodes_;
    std::vector<Id> lists_;
    bool quiet_ = false, located_ = true;
};

/// What a scalar element turned out to be.
enum class Role : std::uint8_t {
    Open,
    Constant,
    Parameter,
    Derived,
    Input,
    State,
    Discrete,
    Algebraic,
    Unknown
};

struct Element {
    std::uint32_t symbol = 0;
    std::string name; ///< "y[3]"
    Role role = Role::Open;
    Id definition =
        kNone; ///< binding of a constant or parameter, right side of the equation of an algebraic variable
    Id derivative = kNone; ///< right side of der(x) = ...
    Id start = kNone, min = kNone, max = kNone, nominal = kNone;
    bool fixed = false;      ///< its start is declared fixed, or that of one of its other names
    bool setAtStart = false; ///< by a when that acts there; as at other events its value may be missing
    Span definedAt;          ///< the equation
};

struct Symbol {
    const Declaration* declaration = nullptr;
    enum class State : std::uint8_t { New, Underway, Ready, Broken } state = State::New;
    bool bound = false;      ///< its binding is in the elements
    bool structural = false; ///< an Integer parameter that a size or loop depends on: fixed
    std::vector<int> sizes;
    std::uint32_t first = 0, count = 1; ///< elements
};

struct FlatEquation {
    Id left = kNone, right = kNone;
    Span span;
};

/// A new value of an element at an event.
struct FlatSetting {
    std::uint32_t element = 0;
    Id value = kNone;
    Span span; ///< of the name
};

struct FlatEvent {
    Id guard = kNone;    ///< true while <= 0, if strict while < 0
    bool strict = false; ///< EventClause::strict
    std::string condition;
    Span span;
    std::vector<FlatSetting> reinits, assignments;
    bool terminates = false;
    bool fails = false; ///< EventClause::fails
    int group = 0;      ///< EventClause::group
    std::string message;
};

struct FlatFloor {
    std::uint32_t element = 0;
    Id value = kNone;
    Span span;
};

/// Equations that were solved together.
struct FlatBlock {
    std::vector<std::uint32_t> elements; ///< what they gave
    std::vector<Id> entries;             ///< the matrix that was divided by, row by row; kNone = 0
    std::vector<Span> equations;
};

struct FlatModel {
    Flat nodes;
    std::vector<Symbol> symbols; ///< in the order of the text
    std::map<std::string, std::uint32_t, std::less<>> symbolOf;
    std::vector<Element> elements;
    std::vector<FlatEquation> equations; ///< as written; sorted into elements and residuals by matchEquations
    std::vector<FlatEquation> residuals; ///< 0 = left - right
    std::vector<FlatEquation> initialEquations; ///< as written; solveStarts leaves those it had to solve
    std::vector<FlatEvent> events;
    std::vector<FlatFloor> floors;
    std::vector<FlatBlock> blocks;
    std::vector<std::pair<Id, Span>> corners; ///< times at which `time` is compared
    /// Declarations of elements that no text declares: derivatives of index reduction, instants of sample().
    /// Shared, so that copies of the model hold the same ones.
    std::vector<std::shared_ptr<const Declaration>> made;
    std::vector<std::uint32_t> aliases; ///< elements that are another one under another name
    std::vector<std::uint32_t> givenUp; ///< elements that ceased to be states: index reduction
    /// Elements and their own starts, where another variable's start took their place.
    std::vector<std::pair<std::uint32_t, Id>> replaced;
    Span own;                 ///< the model's own text: what stands outside of it is told by classes
    bool composed = false;    ///< made of components: ModelText::composed
    bool reduced = false;     ///< its index was reduced
    std::vector<Id> instants; ///< the next time of every sample(), over a count that no text names
    std::vector<std::pair<Id, Span>> intervals; ///< of every sample()

    /// Equations are solved by formulas wherever they are linear, also those that hold no derivative.
    bool solvesAll() const { return composed || reduced; }
    const Declaration& declaration(std::uint32_t element) const {
        return *symbols[elements[element].symbol].declaration;
    }
    /// Once the equations are matched: the node that gives this one its value at the start, kNone = none
    /// does.
    Id behindAtStart(Id id) const;
};

} // namespace rigor::modelica
