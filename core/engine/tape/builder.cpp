// TapeBuilder: hash-consing, folding and simplification while a tape is built, dead code left out when one is
// cut.
#include "core/engine/tape/evaluate/op_rules.h"
#include "core/engine/tape/intervals/interval_rules.h"
#include "core/engine/tape/tape.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <unordered_map>

namespace rigor {

namespace {

enum class Kind : std::uint8_t { Input, Constant, Operation };

struct Entry {
    Kind kind = Kind::Input;
    double value = 0;        ///< of a constant
    Interval enclosure;      ///< of a constant
    Instruction instruction; ///< of an operation
};

/// What makes a constant equal to another: value and enclosure, bit by bit.
using ConstantKey = std::array<std::uint64_t, 3>;

/// Everything that makes an operation equal to another: op, operands, list.
struct Key {
    Op op;
    std::uint32_t a, b, c;
    std::vector<Node> list;
    bool operator==(const Key&) const = default;
};

struct KeyHash {
    std::size_t operator()(const Key& k) const {
        std::uint64_t h = 0x9e3779b97f4a7c15u + static_cast<std::uint64_t>(k.op);
        auto mix = [&](std::uint64_t v) { h = (h ^ v) * 0xff51afd7ed558ccdu, h ^= h >> 32; };
        mix(k.a), mix(k.b), mix(k.c);
        for (Node n : k.list) mix(n);
        return static_cast<std::size_t>(h);
    }
};

struct ConstantHash {
    std::size_t operator()(const ConstantKey& k) const {
        std::uint64_t h = 0x9e3779b97f4a7c15u;
        for (const std::uint64_t v : k) h = (h ^ v) * 0xff51afd7ed558ccdu, h ^= h >> 32;
        return static_cast<std::size_t>(h);
    }
};

/// A constant that is exactly this number. NaN is a number that is missing: its enclosure is empty.
Interval exactly(double value) {
    if (std::isnan(value)) return Interval::empty();
    return Interval(value);
}

/// Whether the operation may leave its domain over operands that are not points.
bool mayLeaveDomain(Op op, const Interval& a, const Interval& b) {
    switch (op) {
    case Op::Div:
        return b.contains(0);
    case Op::Sqrt:
        return a.lower < 0;
    case Op::Log:
        return a.lower <= 0;
    case Op::Pow:
        return a.lower <= 0;
    case Op::PowInt:
    case Op::Atan2:
    case Op::Tan:
        return true;
    case Op::Asin:
    case Op::Acos:
        return a.lower < -1 || a.upper > 1;
    default:
        return false;
    }
}

bool commutes(Op op) {
    return op == Op::Add || op == Op::Mul || op == Op::And || op == Op::Or || op == Op::Equal;
}

bool isCondition(Op op) {
    return op == Op::Less || op == Op::LessEqual || op == Op::Equal || op == Op::And || op == Op::Or ||
           op == Op::Not;
}

} // namespace

struct TapeBuilder::Store {
    std::size_t inputs = 0;
    std::vector<Entry> entries;
    std::vector<Node> lists;
    std::unordered_map<ConstantKey, Node, ConstantHash> constants;
    std::unordered_map<Key, Node, KeyHash> operations;

    const double* constant(Node n) const {
        return entries[n].kind == Kind::Constant ? &entries[n].value : nullptr;
    }
    /// Of a constant that is exactly one number.
    const double* exact(Node n) const {
        const Entry& e = entries[n];
        return e.kind == Kind::Constant && (e.enclosure.isPoint() || std::isnan(e.value)) ? &e.value
                                                                                          : nullptr;
    }
    bool is(Node n, double value) const {
        const double* c = exact(n);
        return c != nullptr && *c == value;
    }
    const Instruction* operation(Node n, Op op) const {
        const Entry& e = entries[n];
        return e.kind == Kind::Operation && e.instruction.op == op ? &e.instruction : nullptr;
    }

    Node add(Op op, Node a, Node b, Node c, std::span<const Node> list) {
        Key key{op, a, b, c, {list.begin(), list.end()}};
        if (auto found = operations.find(key); found != operations.end()) return found->second;
        Entry entry{Kind::Operation, 0, {}, {op, static_cast<std::uint16_t>(list.size()), a, b, c}};
        if (!list.empty()) {
            entry.instruction.b = static_cast<Node>(lists.size());
            lists.insert(lists.end(), list.begin(), list.end());
        }
        const Node node = static_cast<Node>(entries.size());
        entries.push_back(entry);
        operations.emplace(std::move(key), node);
        return node;
    }

    struct Folded {
        double value;
        Interval enclosure;
    };
    /// The folded value if all operands are constants. A result that is not finite is left to run time, where
    /// the failure can name the operation; so is one that the enclosures of the operands do not decide.
    std::optional<Folded> fold(const Instruction& i, std::span<const Node> list) const {
        double values[3] = {0, 0, 0};
        Interval sets[3];
        std::vector<double> listValues;
        std::vector<Interval> listSets;
        bool points = true;
        auto take = [&](Node n, double& to, Interval& set) {
            const double* c = constant(n);
            if (c == nullptr) return false;
            to = *c, set = entries[n].enclosure;
            points = points && exact(n) != nullptr;
            return true;
        };
        const int arity = opInfo(i.op).arity;
        if (!take(i.a, values[0], sets[0])) return {};
        if (arity >= 2 && arity <= 3 && !take(i.b, values[1], sets[1])) return {};
        if (arity == 3 && !take(i.c, values[2], sets[2])) return {};
        for (Node n : list) {
            double v = 0;
            Interval set;
            if (!take(n, v, set)) return {};
            listValues.push_back(v), listSets.push_back(set);
        }
        const double r = applyOp<double>(i, values[0], values[1], values[2], listValues);
        if (!std::isfinite(r)) return {};
        if (!points && mayLeaveDomain(i.op, sets[0], sets[1])) return {};
        if (i.op == Op::Select && holds(sets[0]).undecided()) return {};
        const Interval set = applyIntervalOp<Interval>(i, sets[0], sets[1], sets[2], listSets);
        if (!set.isBounded() || (isCondition(i.op) && !set.isPoint())) return {};
        return Folded{r, set};
    }
};

TapeBuilder::TapeBuilder(std::size_t inputs) : store_(std::make_unique<Store>()) {
    store_->inputs = inputs;
    store_->entries.resize(inputs);
}
TapeBuilder::~TapeBuilder() = default;
TapeBuilder::TapeBuilder(TapeBuilder&&) noexcept = default;
TapeBuilder& TapeBuilder::operator=(TapeBuilder&&) noexcept = default;

Node TapeBuilder::input(std::size_t index) const {
    assert(index < store_->inputs);
    return static_cast<Node>(index);
}

Node TapeBuilder::constant(double value) { return constant(value, exactly(value)); }

Node TapeBuilder::constant(double value, const Interval& enclosure) {
    const ConstantKey key{std::bit_cast<std::uint64_t>(value), std::bit_cast<std::uint64_t>(enclosure.lower),
                          std::bit_cast<std::uint64_t>(enclosure.upper)};
    const auto [at, isNew] = store_->constants.try_emplace(key, static_cast<Node>(store_->entries.size()));
    if (isNew) store_->entries.push_back({Kind::Constant, value, enclosure, {}});
    return at->second;
}

Node TapeBuilder::apply(Op op, Node a, Node b, Node c) {
    Store& s = *store_;
    const int arity = opInfo(op).arity;
    assert(arity <= 3 && op != Op::PowInt);
    if (arity < 2) b = 0;
    if (arity < 3) c = 0;
    if (const auto f = s.fold({op, 0, a, b, c}, {})) return constant(f->value, f->enclosure);
    switch (op) {
    case Op::Add:
        if (s.is(a, 0)) return b;
        if (s.is(b, 0)) return a;
        if (const auto* n = s.operation(b, Op::Neg)) return apply(Op::Sub, a, n->a);
        if (const auto* n = s.operation(a, Op::Neg)) return apply(Op::Sub, b, n->a);
        break;
    case Op::Sub:
        if (s.is(b, 0)) return a;
        if (s.is(a, 0)) return apply(Op::Neg, b);
        if (const auto* n = s.operation(b, Op::Neg)) return apply(Op::Add, a, n->a);
        break;
    case Op::Mul:
        if (s.is(a, 1)) return b;
        if (s.is(b, 1)) return a;
        if (s.is(a, -1)) return apply(Op::Neg, b);
        if (s.is(b, -1)) return apply(Op::Neg, a);
        if (a == b) return apply(Op::Square, a);
        break;
    case Op::Div:
        if (s.is(b, 1)) return a;
        if (s.is(b, -1)) return apply(Op::Neg, a);
        if (const double* d = s.exact(b)) {
            // A power of two has an exact inverse: the product is the same number.
            int exponent = 0;
            if (std::abs(std::frexp(*d, &exponent)) == 0.5 && std::abs(exponent) < 1000)
                return apply(Op::Mul, a, constant(1 / *d));
        }
        break;
    case Op::Neg:
        if (const auto* n = s.operation(a, Op::Neg)) return n->a;
        break;
    case Op::Square:
    case Op::Abs:
        if (const auto* n = s.operation(a, Op::Neg)) return apply(op, n->a);
        if (op == Op::Abs && (s.operation(a, Op::Abs) || s.operation(a, Op::Square))) return a;
        break;
    case Op::Pow:
        if (const double* e = s.exact(b)) {
            if (*e == 0.5) return apply(Op::Sqrt, a);
            if (*e == std::floor(*e) && std::abs(*e) <= 64) return powInt(a, static_cast<int>(*e));
        }
        break;
    case Op::SignedPower:
        if (s.is(b, 1)) return a;
        break;
    case Op::AbsPower:
        if (s.is(b, 1)) return apply(Op::Abs, a);
        if (s.is(b, 2)) return apply(Op::Square, a);
        break;
    case Op::Min:
    case Op::Max:
    case Op::And:
    case Op::Or:
        // One instruction of a vector register if the second operand is known to be a number.
        if ((op == Op::Min || op == Op::Max) && s.constant(a) != nullptr) std::swap(a, b);
        if (a == b && (op == Op::Min || op == Op::Max || isCondition(s.entries[a].instruction.op))) return a;
        break;
    case Op::Select:
        if (b == c) return b;
        if (const double* condition = s.exact(a)) return *condition != 0 ? b : c;
        break;
    default:
        break;
    }
    if (commutes(op) && b < a) std::swap(a, b);
    return s.add(op, a, b, c, {});
}

Node TapeBuilder::powInt(Node x, int exponent) {
    if (exponent == 0) return constant(1);
    if (exponent == 1) return x;
    if (exponent == 2) return apply(Op::Square, x);
    const Instruction i{Op::PowInt, 0, x, static_cast<Node>(exponent), 0};
    if (const auto f = store_->fold(i, {})) return constant(f->value, f->enclosure);
    return store_->add(Op::PowInt, x, i.b, 0, {});
}

Node TapeBuilder::interpolate(Op op, Node x, std::span<const Node> xs, std::span<const Node> ys) {
    if (xs.empty() || xs.size() != ys.size())
        fail(sentence("Model text", "A table needs as many values as points and at least one: there are {} "
                                    "points and {} values."),
             xs.size(), ys.size());
    if (xs.size() > 30000)
        fail(sentence("Model text", "A table has {} points; the limit is 30000."), xs.size());
    for (std::size_t k = 0; k + 1 < xs.size(); ++k) {
        const double *left = constantValue(xs[k]), *right = constantValue(xs[k + 1]);
        if (left != nullptr && right != nullptr && !(*left < *right))
            fail(sentence("Model text",
                          "The points of a table must increase: point {} is {} and point {} is {}."),
                 k + 1, *left, k + 2, *right);
    }
    std::vector<Node> list(xs.begin(), xs.end());
    list.insert(list.end(), ys.begin(), ys.end());
    if (const auto f = store_->fold({op, 0, x, 0, 0}, list)) return constant(f->value, f->enclosure);
    return store_->add(op, x, 0, 0, list);
}

Node TapeBuilder::bspline(Node x, std::span<const Node> knots, int degree,
                          std::span<const Node> coefficients) {
    if (degree < 0 || degree > kMaxSplineDegree)
        fail(sentence("Model text", "The degree of a B-spline must be 0 to {}, not {}."), kMaxSplineDegree,
             degree);
    const std::size_t order = static_cast<std::size_t>(degree) + 1;
    if (coefficients.size() < order || knots.size() != coefficients.size() + order)
        fail(sentence("Model text",
                      "A B-spline of degree {} with {} coefficients (at least {}) needs {} knots, not {}."),
             degree, coefficients.size(), order, coefficients.size() + order, knots.size());
    for (std::size_t k = 0; k + 1 < knots.size(); ++k) {
        const double *left = constantValue(knots[k]), *right = constantValue(knots[k + 1]);
        if (left != nullptr && right != nullptr && *left > *right)
            fail(sentence("Model text",
                          "The knots of a B-spline must not decrease: knot {} is {} and knot {} is {}."),
                 k + 1, *left, k + 2, *right);
    }
    std::vector<Node> list(knots.begin(), knots.end());
    list.insert(list.end(), coefficients.begin(), coefficients.end());
    const Node extra = static_cast<Node>(degree);
    if (const auto f = store_->fold({Op::BSpline, 0, x, 0, extra}, list))
        return constant(f->value, f->enclosure);
    return store_->add(Op::BSpline, x, 0, extra, list);
}

const double* TapeBuilder::constantValue(Node node) const { return store_->constant(node); }
const double* TapeBuilder::exactConstant(Node node) const { return store_->exact(node); }
Interval TapeBuilder::constantEnclosure(Node node) const {
    return store_->constant(node) != nullptr ? store_->entries[node].enclosure : Interval::entire();
}

std::vector<bool> TapeBuilder::dependencies(Node node) const {
    const Store& s = *store_;
    std::vector<bool> needed(node + std::size_t{1}, false), result(s.inputs, false);
    needed[node] = true;
    for (std::size_t n = needed.size(); n-- > 0;) {
        if (!needed[n]) continue;
        if (s.entries[n].kind == Kind::Input) result[n] = true;
        if (s.entries[n].kind == Kind::Operation)
            forEachOperand(s.entries[n].instruction, s.lists, [&](Node operand) { needed[operand] = true; });
    }
    return result;
}

TapePtr TapeBuilder::cut(std::span<const Node> outputs) const {
    const Store& s = *store_;
    // What the outputs need, in the order of the store. Many cuts are made of one store (one per event): each
    // must cost what it needs, not what there is.
    std::unordered_map<Node, Node> number;
    std::vector<Node> needed;
    const auto need = [&](Node n) {
        if (n >= s.inputs && number.emplace(n, 0).second) needed.push_back(n);
    };
    for (const Node n : outputs) need(n);
    for (std::size_t k = 0; k < needed.size(); ++k)
        if (const Entry& entry = s.entries[needed[k]]; entry.kind == Kind::Operation)
            forEachOperand(entry.instruction, s.lists, need);
    std::sort(needed.begin(), needed.end());

    auto tape = std::make_shared<Tape>();
    tape->inputs_ = s.inputs;
    Node next = static_cast<Node>(s.inputs);
    for (const Node n : needed) {
        if (s.entries[n].kind != Kind::Constant) continue;
        number[n] = next++;
        tape->constants_.push_back(s.entries[n].value);
        tape->enclosures_.push_back(s.entries[n].enclosure);
    }
    const auto numberOf = [&](Node n) { return n < s.inputs ? n : number.at(n); };
    for (const Node n : needed) {
        if (s.entries[n].kind != Kind::Operation) continue;
        Instruction i = s.entries[n].instruction;
        const int arity = opInfo(i.op).arity;
        i.a = numberOf(i.a);
        if (arity == RIGOR_NARY) {
            const Node offset = static_cast<Node>(tape->lists_.size());
            for (std::size_t k = 0; k < i.count; ++k) tape->lists_.push_back(numberOf(s.lists[i.b + k]));
            i.b = offset;
        } else if (arity >= 2) {
            i.b = numberOf(i.b);
        }
        if (arity == 3) i.c = numberOf(i.c);
        number[n] = next++;
        tape->instructions_.push_back(i);
    }
    for (const Node n : outputs) tape->outputs_.push_back(numberOf(n));
    return tape;
}

} // namespace rigor
