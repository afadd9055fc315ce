// connect(a, b): Modelica 3.6, chapter 9. Potentials of a set are equal, flows add up to zero; those of the
// connectors of the component itself, seen from inside, count negative. A flow that nothing is connected to
// is zero.

#include "core/engine/modelica/compose/composer.h"

#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor::modelica {

namespace {

Expr nameOf(const Leaf& leaf, Span span) {
    Expr out;
    out.kind = Expr::Kind::Name;
    out.text = leaf.name;
    out.span = out.nameSpan = span;
    return out;
}

Expr zero(Span span) {
    Expr out;
    out.whole = true;
    out.enclosure = Interval(0.0);
    out.span = span;
    return out;
}

Expr negated(Expr expr) {
    Expr out;
    out.kind = Expr::Kind::Negate;
    out.span = out.nameSpan = expr.span;
    out.depth = expr.depth + 1;
    out.args.push_back(std::move(expr));
    return out;
}

Expr sum(Expr left, const char* sign, Expr right) {
    Expr out;
    out.kind = Expr::Kind::Binary;
    out.text = sign;
    out.span = out.nameSpan = left.span;
    out.depth = std::max(left.depth, right.depth) + 1;
    out.args.push_back(std::move(left));
    out.args.push_back(std::move(right));
    return out;
}

Statement equation(Expr left, Expr right, Span span) {
    Statement out;
    out.span = span;
    out.left = std::move(left);
    out.right = std::move(right);
    return out;
}

} // namespace

Composer::End Composer::end(const Expr& expr, const Scope& scope) {
    const bool part = expr.kind == Expr::Kind::Member;
    if (expr.kind != Expr::Kind::Name && !part)
        reject(expr.span, sentence("Model text", "connect takes the names of two connectors."));
    const std::size_t own = part ? 1 : 0;
    const std::string path =
        indexed(pathOf(expr, scope), expr.args.data() + own, expr.args.data() + expr.args.size(), scope);
    bool gone = false;
    Member* const member = memberOf(path, scope, expr.span, gone);
    if (!member) {
        std::vector<std::string> names;
        for (const auto& [name, one] : scope.instance->members) names.push_back(name);
        reject(expr.span, sentence("Model text", "{} is not declared.{}"), path,
               didYouMean(nearestName(path, names)));
    }
    if (gone) return {};
    const Member& first = scope.instance->members.find(splitFirst(path).first)->second;
    const bool outside = first.leaf || (first.child && first.child->type->kind == ClassKind::Connector);
    if (member->child && member->child->type->kind != ClassKind::Connector)
        reject(expr.span, sentence("Model text", "{} is not a connector."), path);
    return {member, outside};
}

/// connect(a.y, b.u[2]): an element of a list of signals, which is an equation by itself.
bool Composer::signalElements(const Statement& statement, const Scope& scope, std::vector<Statement>& out) {
    const auto element = [&](const Expr& expr) {
        const std::size_t own = expr.kind == Expr::Kind::Member ? 1 : 0;
        if (expr.args.size() <= own) return false;
        bool gone = false;
        const Member* const member = memberOf(pathOf(expr, scope), scope, expr.span, gone);
        return member && member->leaf && !member->leaf->isFlow;
    };
    if (!element(statement.left) && !element(statement.right)) return false;
    out.push_back(equation(renamed(statement.left, scope), renamed(statement.right, scope), statement.span));
    return true;
}

std::size_t Composer::node(const Leaf& leaf, bool outside, Span span) {
    // Potentials are the same from both sides.
    const auto [where, isNew] = nodeOf_.emplace(std::pair(&leaf, leaf.isFlow && outside), nodes_.size());
    if (isNew) nodes_.push_back({&leaf, leaf.isFlow && outside, span, nodes_.size()});
    return where->second;
}

std::size_t Composer::setOf(std::size_t n) {
    while (nodes_[n].set != n) n = nodes_[n].set = nodes_[nodes_[n].set].set;
    return n;
}

void Composer::join(const Leaf& a, bool aOutside, const Leaf& b, bool bOutside, Span span) {
    if (a.variability == Variability::Parameter || a.variability == Variability::Constant) return;
    if (a.isFlow != b.isFlow)
        reject(span, sentence("Model text", "{} flows and {} does not; they cannot be connected."),
               a.isFlow ? a.name : b.name, a.isFlow ? b.name : a.name);
    const std::size_t x = setOf(node(a, aOutside, span)), y = setOf(node(b, bOutside, span));
    nodes_[std::max(x, y)].set = std::min(x, y);
}

void Composer::joinAll(Instance& a, bool aOutside, Instance& b, bool bOutside, Span span) {
    for (const auto& [from, to] : {std::pair(&a, &b), std::pair(&b, &a)})
        for (const auto& [name, member] : from->members)
            if (!to->members.contains(name))
                reject(span, sentence("Model text", "The connectors {} and {} do not match: {} has no {}."),
                       a.name, b.name, to->name, name);
    for (auto& [name, member] : a.members) {
        const Member& other = b.members.find(name)->second;
        if (member.leaf && other.leaf)
            join(*member.leaf, aOutside, *other.leaf, bOutside, span);
        else if (member.child && other.child)
            joinAll(*member.child, aOutside, *other.child, bOutside, span);
        else
            reject(span, sentence("Model text", "The connectors {} and {} do not match in {}."), a.name,
                   b.name, name);
    }
}

void Composer::connect(const Statement& statement, const Scope& scope, std::vector<Statement>& out) {
    if (signalElements(statement, scope, out)) return;
    const End a = end(statement.left, scope), b = end(statement.right, scope);
    if (!a.member || !b.member) return;
    if (a.member->leaf && b.member->leaf)
        join(*a.member->leaf, a.outside, *b.member->leaf, b.outside, statement.span);
    else if (a.member->child && b.member->child)
        joinAll(*a.member->child, a.outside, *b.member->child, b.outside, statement.span);
    else
        reject(statement.span, sentence("Model text", "{} and {} are connectors of different kinds."),
               problems_.source().piece(statement.left.span), problems_.source().piece(statement.right.span));
}

void Composer::connectionEquations(std::vector<Statement>& out) {
    for (const Leaf& leaf : leaves_)
        if (leaf.isFlow) node(leaf, false, leaf.declaration->span);
    std::map<std::size_t, std::vector<std::size_t>> sets;
    for (std::size_t n = 0; n < nodes_.size(); ++n) sets[setOf(n)].push_back(n);
    for (const auto& [first, members] : sets) {
        const Node& head = nodes_[first];
        if (!head.leaf->isFlow) {
            for (std::size_t i = 1; i < members.size(); ++i) {
                const Node& other = nodes_[members[i]];
                out.push_back(
                    equation(nameOf(*other.leaf, other.span), nameOf(*head.leaf, other.span), other.span));
            }
            continue;
        }
        // head = -(others), so that two flows are each other's negative.
        Expr rest = zero(head.span);
        for (std::size_t i = 1; i < members.size(); ++i) {
            const Node& other = nodes_[members[i]];
            const bool same = other.outside == head.outside;
            Expr flow = nameOf(*other.leaf, head.span);
            if (i == 1)
                rest = same ? negated(std::move(flow)) : std::move(flow);
            else
                rest = sum(std::move(rest), same ? "-" : "+", std::move(flow));
        }
        out.push_back(equation(nameOf(*head.leaf, head.span), std::move(rest), head.span));
    }
}

} // namespace rigor::modelica
