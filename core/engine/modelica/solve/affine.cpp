#include "core/engine/modelica/solve/affine.h"

#include <cassert>

namespace rigor::modelica {

bool FlatTerms::is(Id x, double value) const {
    return nodes_.isNumber(x) && nodes_[x].value == value && nodes_[x].enclosure.isPoint();
}

Id FlatTerms::add(Id x, Id y) {
    if (isZero(x)) return y;
    return isZero(y) ? x : nodes_.apply(Op::Add, span_, x, y);
}

Id FlatTerms::sub(Id x, Id y) {
    if (isZero(y)) return x;
    return isZero(x) ? neg(y) : nodes_.apply(Op::Sub, span_, x, y);
}

Id FlatTerms::mul(Id x, Id y) {
    if (x == kNone || y == kNone) return kNone;
    if (is(x, 1)) return y;
    return is(y, 1) ? x : nodes_.apply(Op::Mul, span_, x, y);
}

Id FlatTerms::div(Id x, Id y) {
    if (x == kNone || is(y, 1)) return x;
    return nodes_.apply(Op::Div, span_, x, y);
}

Id FlatTerms::neg(Id x) {
    if (x == kNone) return x;
    const FlatNode& node = nodes_[x];
    if (node.kind == FlatNode::Kind::Operation && node.op == Op::Neg) return node.a;
    return nodes_.apply(Op::Neg, span_, x);
}

Id FlatTerms::select(Id condition, Id yes, Id no) {
    if (yes == no) return yes;
    return nodes_.apply(Op::Select, span_, condition, real(yes), real(no));
}

Affine::Affine(FlatModel& model, const std::vector<std::uint32_t>& unknowns,
               const std::vector<std::uint32_t>& through, Of of)
    : model_(model), nodes_(model.nodes), of_(of), count_(unknowns.size()) {
    for (std::size_t k = 0; k < unknowns.size(); ++k) columnOf_[unknowns[k]] = k;
    for (std::uint32_t element : through) through_[element] = true;
}

/// The definition to look into, or kNone.
Id Affine::inside(Id id) const {
    const FlatNode& node = nodes_[id];
    if (of_ == Of::Starts) {
        const bool column = node.kind == FlatNode::Kind::Variable && columnOf_.contains(node.a);
        return column ? kNone : model_.behindAtStart(id);
    }
    return node.kind == FlatNode::Kind::Variable && through_.contains(node.a)
               ? model_.elements[node.a].definition
               : kNone;
}

const Affine::Part& Affine::part(Id root) {
    // Depth first without recursion: a sum over a loop may be as deep as it is long.
    std::vector<Id> stack{root};
    while (!stack.empty()) {
        const Id id = stack.back();
        if (parts_.contains(id)) {
            stack.pop_back();
            continue;
        }
        const std::size_t before = stack.size();
        const auto need = [&](Id child) {
            if (!parts_.contains(child)) stack.push_back(child);
        };
        if (const Id other = inside(id); other != kNone) need(other);
        nodes_.children(id, need);
        if (stack.size() == before) {
            Part next = made(id);
            parts_.emplace(id, std::move(next));
            stack.pop_back();
        }
    }
    return parts_.at(root);
}

Affine::Part Affine::made(Id id) {
    const FlatNode node = nodes_[id];
    if (node.kind == FlatNode::Kind::Operation) return operation(id);
    if (const Id other = inside(id); other != kNone) {
        Part out = parts_.at(other);
        if (!out.moves) out = {};
        return out;
    }
    const auto column = columnOf_.find(node.a);
    const bool leaf = node.kind == FlatNode::Kind::Variable || node.kind == FlatNode::Kind::Derivative;
    if (!leaf || column == columnOf_.end()) return {};
    // The state itself is known where its derivative is not.
    if (of_ == Of::Rates && node.kind == FlatNode::Kind::Variable &&
        model_.elements[node.a].role == Role::State)
        return {};
    Part out{true, true, kNone, std::vector<Id>(count_, kNone)};
    out.slopes[column->second] = nodes_.number(1, node.span);
    return out;
}

Affine::Part Affine::refused(Id id, const Part& in) {
    if (obstacle_ == kNone) {
        obstacle_ = id;
        for (std::size_t k = 0; k < count_; ++k)
            if (in.slopes[k] != kNone) culprit_ = k;
    }
    Part out = in;
    out.fine = false;
    return out;
}

Affine::Part Affine::operation(Id id) {
    const FlatNode node = nodes_[id];
    const Part* moving = nullptr;
    bool fine = true;
    nodes_.children(id, [&](Id child) {
        const Part& part = parts_.at(child);
        if (part.moves && (!moving || moving->fine)) moving = &part;
        fine = fine && part.fine;
    });
    if (!moving) return {};
    if (!fine) return *moving;
    const int arity = opInfo(node.op).arity;
    const Part& a = parts_.at(node.a);
    const Part& b = arity == 2 || arity == 3 ? parts_.at(node.b) : a;
    FlatTerms terms(nodes_, span_);
    Part out{true, true, kNone, std::vector<Id>(count_, kNone)};
    const auto slope = [](const Part& part, std::size_t k) { return part.moves ? part.slopes[k] : kNone; };
    switch (node.op) {
    case Op::Add:
    case Op::Sub: {
        const bool plus = node.op == Op::Add;
        const auto joined = [&](Id x, Id y) { return plus ? terms.add(x, y) : terms.sub(x, y); };
        out.constant = joined(constantOf(a, node.a), constantOf(b, node.b));
        for (std::size_t k = 0; k < count_; ++k) out.slopes[k] = joined(slope(a, k), slope(b, k));
        return out;
    }
    case Op::Neg:
        out.constant = terms.neg(a.constant);
        for (std::size_t k = 0; k < count_; ++k) out.slopes[k] = terms.neg(a.slopes[k]);
        return out;
    case Op::Mul: {
        if (a.moves && b.moves) return refused(id, *moving);
        const Id factor = a.moves ? node.b : node.a;
        out.constant = terms.mul(moving->constant, factor);
        for (std::size_t k = 0; k < count_; ++k) out.slopes[k] = terms.mul(moving->slopes[k], factor);
        return out;
    }
    case Op::Div:
        if (b.moves) return refused(id, *moving);
        out.constant = terms.div(a.constant, node.b);
        for (std::size_t k = 0; k < count_; ++k) out.slopes[k] = terms.div(a.slopes[k], node.b);
        return out;
    case Op::Select: {
        if (a.moves) return refused(id, *moving);
        const Part& c = parts_.at(node.c);
        out.constant = terms.select(node.a, constantOf(b, node.b), constantOf(c, node.c));
        for (std::size_t k = 0; k < count_; ++k)
            out.slopes[k] = terms.select(node.a, slope(b, k), slope(c, k));
        return out;
    }
    default:
        return refused(id, *moving);
    }
}

std::optional<AffineRow> Affine::row(const FlatEquation& equation) {
    span_ = equation.span;
    const Part left = part(equation.left), right = part(equation.right);
    if (!left.fine || !right.fine) return std::nullopt;
    FlatTerms terms(nodes_, span_);
    AffineRow out;
    out.rest = terms.sub(constantOf(right, equation.right), constantOf(left, equation.left));
    for (std::size_t k = 0; k < count_; ++k)
        out.slopes.push_back(
            terms.sub(left.moves ? left.slopes[k] : kNone, right.moves ? right.slopes[k] : kNone));
    return out;
}

Id Affine::collected(Id left, Id right, Id& slope) {
    const auto row = this->row({left, right, span_});
    if (!row) return kNone;
    FlatTerms terms(nodes_, span_);
    slope = terms.real(row->slopes[0]);
    return terms.real(terms.div(row->rest, slope));
}

Id Affine::solved(const FlatEquation& equation, Id& slope) {
    span_ = equation.span;
    slope = kNone;
    Id left = equation.left, value = equation.right;
    if (!moves(left)) std::swap(left, value);
    assert(moves(left));
    if (moves(value)) return collected(left, value, slope);
    FlatTerms terms(nodes_, span_);
    for (;;) {
        const FlatNode node = nodes_[left];
        if (const Id other = inside(left); other != kNone) {
            left = other;
            continue;
        }
        if (node.kind != FlatNode::Kind::Operation) return value;
        const bool two = opInfo(node.op).arity == 2;
        const bool first = moves(node.a), second = two && moves(node.b);
        const bool both = first && second;
        const Id other = first ? node.b : node.a;
        if (both || (node.op == Op::Mul && terms.isZero(other))) return collected(left, value, slope);
        if (node.op == Op::Add) {
            value = terms.sub(value, other);
        } else if (node.op == Op::Sub) {
            value = first ? terms.add(value, other) : terms.sub(other, value);
        } else if (node.op == Op::Neg) {
            value = terms.neg(value);
        } else if (node.op == Op::Mul) {
            value = terms.div(value, other);
        } else if (node.op == Op::Div && first) {
            value = terms.mul(value, other);
        } else {
            return collected(left, value, slope);
        }
        value = terms.real(value);
        left = first ? node.a : node.b;
    }
}

} // namespace rigor::modelica
