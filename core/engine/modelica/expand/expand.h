#pragma once
// Names, arrays, loops and functions: ModelText -> FlatModel. Every equation is tried on its own, so that one
// that cannot be understood does not hide the next.

#include "core/engine/modelica/expand/flat.h"

#include <functional>
#include <map>
#include <optional>

namespace rigor::modelica {

/// A scalar, vector or matrix (row by row) of nodes.
struct Value {
    Type type = Type::Real;
    std::vector<int> sizes;
    std::vector<Id> nodes;
    bool scalar() const { return sizes.empty(); }
};

/// The variables of a function call under way. A node kNone has no value yet.
struct Frame {
    const Function* function = nullptr;
    std::map<std::string, Value, std::less<>> values;
};

/// Elements of one model, and of one array.
inline constexpr std::size_t kMostElements = 200'000;

/// Whether the language has a function of this name, without a text that declares it.
bool isFunctionName(std::string_view name);

class Expander {
  public:
    Expander(const ModelText& text, Problems& problems);

    /// Declarations and equations; findings go to the list of problems.
    FlatModel run();
    /// Then, once its equations are matched: the initial equations of the text.
    void initialEquations(FlatModel& model);

  private:
    // declarations (expand_declarations.cpp)
    void collectNames();
    void declare(std::uint32_t symbol);
    void bind(std::uint32_t symbol);
    void declareAll();
    void setBinding(std::uint32_t symbol, const Expr& expr);
    void attributes(std::uint32_t symbol);
    void enter(std::uint32_t symbol, const std::function<void()>& body);
    Value spread(Value value, const Symbol& symbol, Span span, bool broadcast);
    std::string nameOf(const std::string& name, const std::vector<int>& sizes, std::uint32_t offset) const;

    // equations (expand_equations.cpp)
    void equations(const std::vector<Statement>& list);
    void equation(const Statement& statement);
    void equate(const Value& left, const Value& right, const Statement& statement);
    void tupleEquation(const Statement& statement);
    void ifEquation(const Statement& statement);
    void loop(const std::vector<Iterator>& iterators, std::size_t from, const std::function<void()>& body);
    std::vector<int> rangeOf(const Expr& range);

    // initial equations (expand_starts.cpp)
    void fixedStarts();
    void checkSameStart(const FlatEquation& a, const FlatEquation& b, Span span) const;
    void checkStartKinds(const Value& left, const Value& right, const Statement& statement) const;

    // events (expand_events.cpp)
    void whenEquation(const Statement& statement);
    void event(const Expr& condition, const Statement::Branch& branch, int group);
    void whenChanged(const Expr& call, const Statement::Branch& branch, int group);
    void body(const Statement::Branch& branch, FlatEvent& event);
    void setInWhen(const Statement& statement, FlatEvent& event);
    const Expr& withoutEdge(const Expr& condition);
    bool isCall(const Expr& expr, std::string_view name) const;
    Value before(const Expr& expr);
    void checkBefore();
    void whenBody(const std::vector<Statement>& list, FlatEvent& event);
    Id guard(const Expr& condition, bool& strict);
    Id exactGuard(Id condition, Span span, bool& strict);
    Id guardOf(Id condition, Span span, int depth);
    void noteCorner(const Expr& comparison, Id left, Id right);
    void floorStatement(const Expr& call);
    std::uint32_t elementOf(const Expr& expr, std::string_view what);

    // what acts at the start, and by the clock (expand_samples.cpp)
    struct StartBody {
        const Statement::Branch* branch = nullptr;
        std::vector<std::pair<std::string, int>> loops;
        Id acts = kNone;    ///< whether it acts at the start; kNone = always
        bool later = false; ///< its first time is known and above 0
    };
    void whenInitial(const Expr& call, const Statement::Branch& branch);
    void whenSampled(const Expr& call, const Statement::Branch& branch, int group);
    Id scheduled(const Expr& expr, std::string_view what);
    std::uint32_t hidden(std::string name, Type type, Span span);
    void startBody(const StartBody& start);
    void setAtStart(const FlatSetting& setting, Id acts);
    void takeInitialEquation(std::uint32_t element);
    Id startBefore(std::uint32_t element, Span span);
    void tried(const std::function<void()>& action);

    // asserts (expand_asserts.cpp)
    void assertion(const Expr& call);
    const Expr* assertArgument(const Expr& call, std::size_t place, std::string_view name) const;
    bool isWarning(const Expr& call) const;
    std::string messageOf(const Expr& expr) const;
    void assertEvent(const Expr& call, const std::string& message, Id violated);

    // expressions (expand_expressions.cpp)
    Value value(const Expr& expr);
    Value valueOf(const Expr& expr);
    Value name(const Expr& expr);
    Value named(const Expr& expr);
    Value symbolValue(std::uint32_t symbol, Span span);
    Value subscripted(Value whole, const Expr& expr);
    std::optional<double> knownConstant(const std::string& name) const;
    [[noreturn]] void unknownName(const Expr& expr);
    bool isKnownName(const std::string& name) const;
    void slipOfName(const Expr& expr) const;
    Value array(const Expr& expr);
    Value comprehension(const Expr& expr);
    Value ifValue(const Expr& expr);
    Value select(Id condition, const Value& yes, const Value& no, Span span);
    Value negated(const Expr& expr);
    Id truth(const Expr& expr, std::string_view what);
    Id realNumber(const Expr& expr, std::string_view what);
    int wholeNumber(const Expr& expr, std::string_view what);
    std::optional<double> constantOf(Id id, int depth = 0);
    void step(Span span, std::size_t count = 1);

    // arithmetic on values (expand_arithmetic.cpp)
    Value binary(const Expr& expr);
    void powerOfE(const Expr& expr) const;
    Value comparison(const Expr& expr, const Value& a, const Value& b);
    Value elementwise(Op op, const Value& a, const Value& b, const Expr& expr, bool broadcast);
    Value product(const Value& a, const Value& b, const Expr& expr);
    Id sumOf(const std::vector<Id>& terms, Span span);
    std::string shape(const Value& value) const;

    // calls (expand_calls.cpp, expand_tables.cpp, expand_functions.cpp)
    Value call(const Expr& expr);
    bool simpleCall(const Expr& expr, const std::string& name, Value& out);
    bool arrayCall(const Expr& expr, const std::string& name, Value& out);
    bool matrixCall(const Expr& expr, const std::string& name, Value& out);
    bool tableCall(const Expr& expr, const std::string& name, Value& out);
    Value tableValue(Op op, const Expr& expr, const Expr& x, const Expr& xs, const Expr& ys);
    Value interpolateValue(const Expr& expr);
    Value splineValue(const Expr& expr);
    std::vector<double> constantsOf(const Expr& expr, const Value& list, std::string_view what);
    Id splineParameter(const Expr& expr, Id at, const Value& knots, int degree, const Value& abscissas);
    Value vectorOf(const Expr& expr, std::string_view what);
    Value derivativeCall(const Expr& expr);
    Value reduce(Op op, const Expr& expr);
    void refuseNames(const Expr& call) const;
    std::map<std::string, std::size_t> argumentsOf(const Function& function, const Expr& call) const;
    void countArguments(const Expr& expr, std::size_t from, std::size_t to);
    void decimalCommas(const Expr& call) const;
    [[noreturn]] void calledVariable(const Expr& expr) const;
    std::string resolved(const std::string& name) const;
    [[noreturn]] void unknownFunction(const Expr& expr, const std::string& name);
    const Function* findFunction(const std::string& name) const;
    std::vector<Value> userCall(const Function& function, const Expr& expr);
    Value localValue(const Declaration& declaration);
    void algorithm(const std::vector<Statement>& list);
    void assign(const Expr& target, const Value& value, const Statement& statement);
    void ifStatement(const Statement& statement, std::size_t branch);
    Value conformed(Value value, const Declaration& declaration, Span span, const std::string& what);

    const ModelText& text_;
    Problems& problems_;
    FlatModel model_;
    std::map<std::string, const Function*, std::less<>> functions_;
    std::vector<std::pair<std::string, int>> loops_; ///< loop variables, innermost last
    std::vector<Frame> frames_;                      ///< function calls under way
    std::map<std::uint32_t, Id> newValues_;          ///< inside a when: elements already set
    std::map<std::uint32_t, Span> toBeSet_;          ///< inside a when: elements it sets
    bool insideWhen_ = false;
    bool insideInitial_ = false; ///< inside `initial equation`, or what a when does at the start
    bool atStart_ = false;       ///< what is read is a start value
    /// Conditions of `if` around this place, and whether they are false there.
    std::vector<std::pair<Id, bool>> under_;
    FlatEvent* event_ = nullptr; ///< the event whose body is read
    bool checksOnly_ = false;    ///< a body is read for what it sets; what it does is read later
    std::vector<StartBody> startBodies_;
    const StartBody* startBody_ = nullptr;       ///< the one that is read
    std::map<std::uint32_t, Id> declaredStarts_; ///< of elements that a start body has set
    struct Before {
        std::string_view function;
        Id node = kNone;
        Span span;
    };
    std::vector<Before> befores_; ///< pre() outside of a when, and change()
    /// Inside `when change(m)`: m, and where its value before is.
    std::pair<std::uint32_t, std::uint32_t> changed_{kNone, kNone};
    int groups_ = 0, samples_ = 0, asserts_ = 0, changes_ = 0;
    std::size_t steps_ = 0;
};

} // namespace rigor::modelica
