#include "core/engine/modelica/expand/expand.h"

#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor::modelica {

void Expander::equations(const std::vector<Statement>& list) {
    for (const Statement& statement : list) {
        if (problems_.full()) return;
        tried([&] { equation(statement); });
    }
}

void Expander::tried(const std::function<void()>& action) {
    const std::size_t equations = model_.equations.size();
    const std::size_t events = model_.events.size();
    const auto loops = loops_;
    try {
        action();
    } catch (const Rejected& rejected) {
        // A half-read equation must not count in the balance of equations and unknowns.
        problems_.error(rejected);
        model_.equations.resize(equations);
        model_.events.resize(events);
        frames_.clear();
        under_.clear();
        loops_ = loops;
        event_ = nullptr;
        insideWhen_ = checksOnly_ = false;
        changed_ = {kNone, kNone};
        model_.nodes.setQuiet(false);
    }
}

void Expander::equation(const Statement& statement) {
    step(statement.span);
    switch (statement.kind) {
    case Statement::Kind::For:
        loop(statement.iterators, 0, [&] {
            for (const Statement& inner : statement.branches[0].body) equation(inner);
        });
        return;
    case Statement::Kind::If:
        ifEquation(statement);
        return;
    case Statement::Kind::When:
        if (insideInitial_)
            reject(statement.span, sentence("Model text", "A when belongs into `equation`; what stands in "
                                                          "`initial equation` holds at the start only."));
        whenEquation(statement);
        return;
    case Statement::Kind::Call: {
        const std::string& called = statement.left.text;
        const bool floor = resolved(called) == "atLeast";
        if (floor && insideInitial_)
            reject(statement.left.nameSpan, sentence("Model text", "{} belongs into `equation`."), called);
        if (floor) return floorStatement(statement.left);
        if (isCall(statement.left, "assert")) return assertion(statement.left);
        if (called == "reinit" || called == "terminate")
            reject(statement.left.nameSpan, sentence("Model text", "{} belongs into a when."), called);
        reject(statement.left.span,
               sentence("Model text", "This is a value, not an equation; = is missing."));
    }
    default:
        break;
    }
    if (statement.left.kind == Expr::Kind::Tuple) return tupleEquation(statement);
    equate(value(statement.left), value(statement.right), statement);
}

void Expander::equate(const Value& left, const Value& right, const Statement& statement) {
    const auto zero = [this](const Value& v) {
        return v.scalar() && model_.nodes.isNumber(v.nodes[0]) && model_.nodes[v.nodes[0]].value == 0;
    };
    if ((left.type == Type::Boolean) != (right.type == Type::Boolean))
        reject(statement.span,
               sentence("Model text", "One side of this equation is a number, the other true or false."));
    // 0 = {a, b, c} stands for three equations.
    const bool spreadLeft = zero(left) && !right.scalar();
    const bool spreadRight = zero(right) && !left.scalar();
    if (left.sizes != right.sizes && !spreadLeft && !spreadRight)
        reject(statement.span,
               sentence("Model text", "The left side of this equation is {}, the right side {}."),
               shape(left), shape(right));
    if (insideInitial_) checkStartKinds(left, right, statement);
    const std::size_t count = std::max(left.nodes.size(), right.nodes.size());
    for (std::size_t i = 0; i < count; ++i)
        model_.equations.push_back(
            {left.nodes[spreadLeft ? 0 : i], right.nodes[spreadRight ? 0 : i], statement.span});
}

void Expander::tupleEquation(const Statement& statement) {
    const Function* function =
        statement.right.kind == Expr::Kind::Call ? findFunction(statement.right.text) : nullptr;
    if (!function)
        reject(statement.right.span,
               sentence("Model text", "(a, b) = ... needs a function with several results on its right."));
    const std::vector<Value> results = userCall(*function, statement.right);
    if (results.size() < statement.left.args.size())
        reject(statement.left.span, sentence("Model text", "{} gives {} results, {} are asked for."),
               function->name, results.size(), statement.left.args.size());
    for (std::size_t i = 0; i < statement.left.args.size(); ++i)
        equate(value(statement.left.args[i]), results[i], statement);
}

void Expander::ifEquation(const Statement& statement) {
    // Each branch gives the same equations in the same order; they are joined one by one into if-expressions.
    std::vector<Id> conditions;
    std::vector<std::vector<FlatEquation>> lists;
    const std::size_t before = model_.equations.size();
    bool closed = false;
    for (const Statement::Branch& branch : statement.branches) {
        Id condition = kNone;
        if (branch.condition) {
            condition = truth(*branch.condition, translatable("Model text", "The condition of if"));
            if (model_.nodes.isNumber(condition)) {
                if (model_.nodes[condition].value == 0) continue;
                condition = kNone;
            }
        }
        const std::size_t outside = under_.size();
        for (const Id earlier : conditions) under_.emplace_back(earlier, true);
        if (condition != kNone) under_.emplace_back(condition, false);
        for (const Statement& inner : branch.body) {
            if (inner.kind == Statement::Kind::When)
                reject(inner.span, sentence("Model text", "A when cannot stand inside an if."));
            equation(inner);
        }
        under_.resize(outside);
        lists.emplace_back(model_.equations.begin() + static_cast<std::ptrdiff_t>(before),
                           model_.equations.end());
        model_.equations.resize(before);
        conditions.push_back(condition);
        if (condition == kNone) {
            closed = true;
            break;
        }
    }
    if (lists.empty()) return;
    if (!closed) {
        if (std::all_of(lists.begin(), lists.end(), [](const auto& list) { return list.empty(); })) return;
        reject(statement.span,
               sentence("Model text", "An if between equations needs an else with the same equations."));
    }
    for (const auto& list : lists)
        if (list.size() != lists.back().size())
            reject(
                statement.span,
                sentence("Model text",
                         "The branches of this if have {} and {} equations; each must have the same ones."),
                list.size(), lists.back().size());
    for (std::size_t k = 0; k < lists.back().size(); ++k) {
        FlatEquation joined = lists.back()[k];
        const auto sameLeft = [&](const FlatEquation& other) {
            const FlatNode &a = model_.nodes[joined.left], &b = model_.nodes[other.left];
            return a.kind == b.kind && a.a == b.a &&
                   (a.kind == FlatNode::Kind::Variable || a.kind == FlatNode::Kind::Derivative);
        };
        const bool same =
            std::all_of(lists.begin(), lists.end(), [&](const auto& list) { return sameLeft(list[k]); });
        for (std::size_t i = lists.size() - 1; i-- > 0;) {
            const FlatEquation& other = lists[i][k];
            if (insideInitial_ && !same) checkSameStart(other, joined, statement.span);
            if (same) {
                joined.right =
                    model_.nodes.apply(Op::Select, joined.span, conditions[i], other.right, joined.right);
                continue;
            }
            const auto residual = [&](const FlatEquation& e) {
                return model_.nodes.apply(Op::Sub, e.span, e.left, e.right);
            };
            const Id right = residual(joined);
            joined.right = model_.nodes.apply(Op::Select, joined.span, conditions[i], residual(other), right);
            joined.left = model_.nodes.number(0, joined.span);
        }
        model_.equations.push_back(joined);
    }
}

std::vector<int> Expander::rangeOf(const Expr& range) {
    constexpr long long kLongest = 100'000;
    std::vector<int> out;
    if (range.kind != Expr::Kind::Range) {
        const Value list = value(range);
        if (list.sizes.size() != 1 || list.type != Type::Integer)
            reject(range.span, sentence("Model text",
                                        "A loop runs over a range such as 1:n or a list of whole numbers."));
        for (Id id : list.nodes) {
            const auto number = constantOf(id);
            if (!number)
                reject(range.span,
                       sentence("Model text",
                                "The numbers of a loop must be known when the model is compiled."));
            out.push_back(static_cast<int>(*number));
        }
        return out;
    }
    const long long first =
        wholeNumber(range.args.front(), translatable("Model text", "The first number of a range"));
    const long long last =
        wholeNumber(range.args.back(), translatable("Model text", "The last number of a range"));
    const long long by = range.args.size() == 3
                             ? wholeNumber(range.args[1], translatable("Model text", "The step of a range"))
                             : 1;
    if (by == 0) reject(range.args[1].span, sentence("Model text", "The step of a range cannot be 0."));
    if ((last - first) / by > kLongest)
        reject(range.span, sentence("Model text", "This range has more than {} numbers."), kLongest);
    for (long long i = first; by > 0 ? i <= last : i >= last; i += by) out.push_back(static_cast<int>(i));
    return out;
}

void Expander::loop(const std::vector<Iterator>& iterators, std::size_t from,
                    const std::function<void()>& body) {
    if (from == iterators.size()) return body();
    const Iterator& iterator = iterators[from];
    for (int i : rangeOf(iterator.range[0])) {
        step(iterator.span);
        loops_.emplace_back(iterator.name, i);
        loop(iterators, from + 1, body);
        loops_.pop_back();
    }
}

} // namespace rigor::modelica
