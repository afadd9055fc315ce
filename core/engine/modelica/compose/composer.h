#pragma once
// The parts of compose(): instances of classes, what names mean in them, and what they are made into.

#include "core/engine/modelica/compose/class_tree.h"
#include "core/engine/modelica/compose/compose.h"

#include <deque>
#include <map>
#include <optional>
#include <set>

namespace rigor::modelica {

struct Instance;

/// Components in components, values that depend on values.
inline constexpr int kDeepestComposition = 60, kDeepestValue = 500;

/// What the expander knows without a text, as Modelica.Constants.pi: no library is asked for it.
bool isBuiltIn(const std::string& path);

/// Whether a part of an element of an array of components stands in it.
bool hasPart(const Expr& expr);

/// Where an expression stands: names are looked up in the instance first, then in the classes around.
struct Scope {
    Instance* instance = nullptr;
    ClassText* lexical = nullptr;
};

struct Modification {
    const Attribute* attribute = nullptr;
    Scope scope;
};

struct ScopedExpr {
    const Expr* expr = nullptr; ///< null: none
    Scope scope;
};

/// What a declaration is told from outside, the outermost first, and by itself.
struct Applied {
    std::vector<Modification> inside;
    ScopedExpr binding;
    std::size_t boundAt = 0; ///< what stands before in `inside` is told from further outside than the binding
};

/// A Real, Integer or Boolean of an instance.
struct Leaf {
    const Declaration* declaration = nullptr;
    Scope scope;
    std::string name; ///< in the whole model: "inertia.flange_a.phi"
    Type type = Type::Real;
    Variability variability = Variability::Continuous;
    Causality causality = Causality::None;
    bool isChoice = false; ///< an enumeration
    bool isFlow = false;
    bool isSignal = false;       ///< declared as an input or output
    bool structural = false;     ///< what the model is made of depends on it: fixed
    std::optional<double> value; ///< once it is known
    std::vector<ScopedExpr> sizes;
    Applied told;
};

struct Member {
    Leaf* leaf = nullptr;
    Instance* child = nullptr; ///< one of the two; none if its condition is false
};

/// A component that is of a class, or the whole model.
struct Instance {
    ClassText* type = nullptr;
    std::string name; ///< "" = the model
    Instance* parent = nullptr;
    Variability variability = Variability::Continuous;
    bool isFlow = false;
    Causality causality = Causality::None;
    std::map<std::string, Member, std::less<>> members;
    std::set<std::string, std::less<>> texts; ///< members that are String, which nothing here reads
    std::map<std::string, Member, std::less<>> inner;
    std::map<std::string, int, std::less<>> arrays; ///< of components: how many; members have "name[1]" ...
    std::vector<ClassText*> parts;                  ///< its class and those it inherits from, bases first
    std::string path(const std::string& member) const { return name.empty() ? member : name + '.' + member; }
};

/// A name of a class, inherited ones too.
struct Named {
    const Declaration* declaration = nullptr;
    ClassText* owner = nullptr;
};

class Composer {
  public:
    Composer(ClassTree& tree, Problems& problems) : tree_(tree), problems_(problems) {}

    ModelText run(ClassText& main);

  private:
    // instances.cpp
    struct TypeOf {
        Type type = Type::Real;
        ClassText* of = nullptr; ///< null: a variable
        bool isText = false, isChoice = false;
        Causality causality = Causality::None;
        std::vector<Modification> modifications;
        std::vector<ScopedExpr> sizes;
    };
    struct Wanted {
        const Declaration* declaration = nullptr;
        ClassText* lexical = nullptr;
        std::vector<Modification> environment;
    };
    void declare(Instance& instance, std::vector<Modification> environment);
    void collect(Instance& instance, ClassText& type, const std::vector<Modification>& environment,
                 std::vector<Wanted>& out, int depth);
    void collectAll(Instance& instance, ClassText& type, const std::vector<Modification>& environment,
                    std::vector<Wanted>& out);
    Applied applied(const Wanted& wanted, Instance& instance);
    struct Element {
        int index = 1, count = 1;
    };
    Applied elementOf(const Applied& all, Element element, const std::string& name);
    const Attribute& elementOf(const Attribute& all, const Scope& scope, Element element);
    Expr elementOf(const Expr& all, const Scope& scope, Element element);
    bool isThere(const Declaration& declaration, Instance& instance, ClassText& lexical);
    void checkNames(ClassText& base, const std::vector<Attribute>& modifications);
    int countOf(const Expr& size, const Scope& scope, const std::string& name);
    void componentNamed(Instance& instance, const Wanted& wanted, const TypeOf& type, const std::string& name,
                        Applied told);
    TypeOf typeOf(const Declaration& declaration, ClassText& lexical);
    void leaf(Instance& instance, const Wanted& wanted, TypeOf type);
    void component(Instance& instance, const Wanted& wanted, TypeOf type);
    void recordValue(Instance& child, Applied& told);
    void checkBalance(const Instance& connector);
    void checkModifications(const Instance& child, const std::vector<Modification>& modifications) const;
    Member* outer(Instance& instance, const std::string& name, Span span);
    void put(Instance& instance, const Declaration& declaration, Member member);

    // names.cpp
    Expr renamed(const Expr& expr, const Scope& scope);
    void rename(Expr& expr, const Scope& scope);
    void renameName(Expr& expr, const Scope& scope);
    void renameCall(Expr& expr, const Scope& scope);
    bool memberName(Expr& expr, const Scope& scope);
    bool sees(const Scope& scope, const std::string& head);
    bool sliceName(Expr& expr, const Scope& scope);
    void partName(Expr& expr, const Scope& scope);
    /// "a[2].b.c" of such a name: its subscripts are known but for those at its end.
    std::string pathOf(const Expr& expr, const Scope& scope);
    std::string indexed(const std::string& name, const Expr* first, const Expr* last, const Scope& scope);
    void unrolled(Expr& comprehension, const Scope& scope);
    /// The member that a dotted name means in the instance; null if its first part is none. gone: it is not
    /// there.
    Member* memberOf(const std::string& dotted, const Scope& scope, Span span, bool& gone);
    bool constantName(Expr& expr, const Scope& scope);
    std::string constantOf(ClassText& type, const Declaration& declaration);
    const std::map<std::string, Named, std::less<>>& namesOf(ClassText& type);
    Named constantNamed(const std::string& dotted, ClassText& scope, std::optional<double>& literal);
    Named constantIn(ClassText& type, const std::string& name);
    void useFunction(ClassText& function);
    struct Local {
        std::string name;
        std::optional<int> value; ///< of a loop that is written out
    };
    const Local* localOf(const std::string& dotted) const;
    std::vector<Statement> renamed(const std::vector<Statement>& list, const Scope& scope);
    Statement renamed(const Statement& statement, const Scope& scope);
    Declaration flat(const Leaf& leaf);
    std::vector<Attribute> attributesOf(const Leaf& leaf);

    // constants.cpp
    std::optional<double> evaluated(const Expr& expr, const Scope& scope, int depth = 0);
    std::optional<double> evaluatedName(const Expr& expr, const Scope& scope, int depth);
    std::optional<double> evaluated(Leaf& leaf, int depth);

    // equations.cpp
    void equations(Instance& instance);
    void declarations();
    static void fix(Declaration& made, const Leaf& leaf);
    void equationsOf(const std::vector<Statement>& list, const Scope& scope, std::vector<Statement>& out);
    void equationOf(const Statement& statement, const Scope& scope, std::vector<Statement>& out);
    void unrolled(const Statement& loop, std::size_t from, const Scope& scope, std::vector<Statement>& out);
    std::vector<int> rangeOf(const Expr& range, const Scope& scope);
    bool chosenBranch(const Statement& statement, const Scope& scope, std::vector<Statement>& out);
    bool wholeRecords(const Statement& statement, const Scope& scope, std::vector<Statement>& out);

    // connections.cpp
    struct End {
        Member* member = nullptr; ///< null: not there
        bool outside = false;
    };
    struct Node {
        const Leaf* leaf = nullptr;
        bool outside = false; ///< seen from within the component whose connector it is
        Span span;
        std::size_t set = 0;
    };
    void connect(const Statement& statement, const Scope& scope, std::vector<Statement>& out);
    End end(const Expr& expr, const Scope& scope);
    bool signalElements(const Statement& statement, const Scope& scope, std::vector<Statement>& out);
    void join(const Leaf& a, bool aOutside, const Leaf& b, bool bOutside, Span span);
    void joinAll(Instance& a, bool aOutside, Instance& b, bool bOutside, Span span);
    std::size_t node(const Leaf& leaf, bool outside, Span span);
    std::size_t setOf(std::size_t node);
    void connectionEquations(std::vector<Statement>& out);

    ClassTree& tree_;
    Problems& problems_;
    ModelText out_;
    std::deque<Instance> instances_;
    std::deque<Leaf> leaves_;
    std::deque<Attribute> made_; ///< modifications that no text holds as such
    std::deque<Expr> madeValues_;
    std::vector<Local> locals_; ///< of loops and functions around the expression, innermost last
    std::size_t written_ = 0;   ///< statements of loops that are written out
    std::map<const ClassText*, std::map<std::string, Named, std::less<>>> names_;
    std::map<const ClassText*, std::vector<const Attribute*>>
        modifiedBy_;                      ///< of the instance that is collected
    std::vector<const ClassText*> heirs_; ///< whose bases are being collected
    std::map<const Declaration*, std::string> constants_;
    std::set<std::string, std::less<>> functions_; ///< that are written already
    std::vector<Node> nodes_;
    std::map<std::pair<const Leaf*, bool>, std::size_t> nodeOf_;
    int depth_ = 0;
};

} // namespace rigor::modelica
