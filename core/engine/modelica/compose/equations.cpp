// The equations of all instances, by the names of the whole model.

#include "core/engine/modelica/compose/composer.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor::modelica {

namespace {

constexpr std::size_t kMostWritten = 200'000;

bool connects(const std::vector<Statement>& list) {
    return std::any_of(list.begin(), list.end(), [](const Statement& s) {
        return s.kind == Statement::Kind::Connect ||
               std::any_of(s.branches.begin(), s.branches.end(),
                           [](const Statement::Branch& b) { return connects(b.body); });
    });
}

bool hasParts(const std::vector<Statement>& list) {
    return std::any_of(list.begin(), list.end(), [](const Statement& s) {
        return hasPart(s.left) || hasPart(s.right) ||
               std::any_of(s.branches.begin(), s.branches.end(), [](const Statement::Branch& b) {
                   return hasParts(b.body) || (b.condition && hasPart(*b.condition));
               });
    });
}

} // namespace

/// The branch of an `if` that is known to be taken; false if that is not known.
bool Composer::chosenBranch(const Statement& statement, const Scope& scope, std::vector<Statement>& out) {
    const bool needed = connects({statement});
    if (!needed && scope.instance->name.empty()) return false;
    for (const Statement::Branch& branch : statement.branches) {
        if (branch.condition) {
            const auto holds = evaluated(*branch.condition, scope);
            if (!holds && needed)
                reject(branch.condition->span,
                       sentence("Model text",
                                "What is connected must be known when the model is compiled; this is not."));
            if (!holds) return false;
            if (*holds == 0) continue;
        }
        equationsOf(branch.body, scope, out);
        return true;
    }
    return true;
}

/// a = b of two records: an equation for each of their variables.
bool Composer::wholeRecords(const Statement& statement, const Scope& scope, std::vector<Statement>& out) {
    if (statement.left.kind != Expr::Kind::Name || statement.right.kind != Expr::Kind::Name) return false;
    bool goneLeft = false, goneRight = false;
    if (localOf(statement.left.text) || localOf(statement.right.text)) return false;
    Member* const a = memberOf(statement.left.text, scope, statement.left.nameSpan, goneLeft);
    Member* const b = memberOf(statement.right.text, scope, statement.right.nameSpan, goneRight);
    if (!a || !b || goneLeft || goneRight || !a->child || !b->child) return false;
    for (const auto& [name, member] : a->child->members) {
        Statement one = statement;
        one.left.text += '.' + name;
        one.right.text += '.' + name;
        equationsOf({one}, scope, out);
    }
    return true;
}

void Composer::equationOf(const Statement& statement, const Scope& scope, std::vector<Statement>& out) {
    switch (statement.kind) {
    case Statement::Kind::Connect:
        return connect(statement, scope, out);
    case Statement::Kind::For:
        if (connects({statement}) || hasParts({statement})) return unrolled(statement, 0, scope, out);
        break;
    case Statement::Kind::If:
        if (chosenBranch(statement, scope, out)) return;
        break;
    case Statement::Kind::Equation:
        if (wholeRecords(statement, scope, out)) return;
        break;
    default:
        break;
    }
    out.push_back(renamed(statement, scope));
}

void Composer::equationsOf(const std::vector<Statement>& list, const Scope& scope,
                           std::vector<Statement>& out) {
    for (const Statement& statement : list) {
        if (!locals_.empty() && ++written_ > kMostWritten)
            reject(statement.span,
                   sentence("Model text", "Loops over components stand for more than {} equations."),
                   kMostWritten);
        const auto locals = locals_;
        try {
            equationOf(statement, scope, out);
        } catch (const Rejected& rejected) {
            problems_.error(rejected);
            out_.equationsComplete = false;
            locals_ = locals;
        }
    }
}

std::vector<int> Composer::rangeOf(const Expr& range, const Scope& scope) {
    constexpr double kLongest = 20'000;
    std::vector<double> numbers;
    const bool list = range.kind == Expr::Kind::Array;
    if (list || range.kind == Expr::Kind::Range)
        for (const Expr& arg : range.args)
            if (const auto number = evaluated(arg, scope)) numbers.push_back(*number);
    if (numbers.empty() || numbers.size() != range.args.size())
        reject(range.span,
               sentence("Model text", "The numbers of a loop must be known when the model is compiled."));
    const bool whole = std::all_of(numbers.begin(), numbers.end(),
                                   [](double n) { return std::abs(n) < 1e9 && n == std::floor(n); });
    if (!whole) reject(range.span, sentence("Model text", "A loop runs over whole numbers."));
    if (list) return {numbers.begin(), numbers.end()};
    const double first = numbers.front(), last = numbers.back(), by = numbers.size() == 3 ? numbers[1] : 1;
    if (by == 0 || std::abs((last - first) / by) > kLongest)
        reject(range.span, sentence("Model text", "This range has more than {} numbers."), kLongest);
    std::vector<int> out;
    for (double i = first; by > 0 ? i <= last : i >= last; i += by) out.push_back(static_cast<int>(i));
    return out;
}

/// A loop over components, written out.
void Composer::unrolled(const Statement& loop, std::size_t from, const Scope& scope,
                        std::vector<Statement>& out) {
    if (from == loop.iterators.size()) return equationsOf(loop.branches[0].body, scope, out);
    for (int i : rangeOf(loop.iterators[from].range[0], scope)) {
        locals_.push_back({loop.iterators[from].name, i});
        unrolled(loop, from + 1, scope, out);
        locals_.pop_back();
    }
}

void Composer::equations(Instance& instance) {
    for (ClassText* part : instance.parts) {
        const Scope scope{&instance, part};
        equationsOf(part->equations, scope, out_.equations);
        equationsOf(part->initialEquations, scope, out_.initialEquations);
        out_.equationsComplete = out_.equationsComplete && part->equationsComplete;
    }
}

/// What the model is made of cannot be changed any more: a constant.
void Composer::fix(Declaration& made, const Leaf& leaf) {
    made.variability = Variability::Constant;
    Expr value;
    value.kind = leaf.type == Type::Boolean ? Expr::Kind::Truth : Expr::Kind::Number;
    value.whole = leaf.type != Type::Real;
    value.number = leaf.value.value();
    value.enclosure = Interval(value.number);
    value.span = made.span;
    made.binding = std::move(value);
}

void Composer::declarations() {
    // All are written before any is fixed: the value of one may decide over what another is made of.
    std::vector<std::pair<Leaf*, Declaration>> made;
    for (Leaf& leaf : leaves_) {
        try {
            if (leaf.isChoice) evaluated(leaf, 0);
            made.emplace_back(&leaf, flat(leaf));
        } catch (const Rejected& rejected) {
            problems_.error(rejected);
            out_.declarationsComplete = false;
        }
    }
    for (auto& [leaf, declaration] : made) {
        if (leaf->structural && leaf->value && declaration.variability == Variability::Parameter)
            fix(declaration, *leaf);
        out_.declarations.push_back(std::move(declaration));
    }
}

ModelText Composer::run(ClassText& main) {
    out_.found = true;
    out_.name = main.name;
    out_.description = main.description;
    out_.span = main.span;
    Instance& root = instances_.emplace_back();
    root.type = &main;
    declare(root, {});
    for (std::size_t i = 0; i < instances_.size(); ++i) equations(instances_[i]);
    out_.composed = instances_.size() > 1;
    connectionEquations(out_.equations);
    declarations();
    return std::move(out_);
}

} // namespace rigor::modelica
