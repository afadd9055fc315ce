#include "core/engine/tape/intervals/contraction.h"

#include "core/engine/tape/intervals/interval_rules.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kInf = rounding::kInfinity;
constexpr Interval kHalfPi(0x1.921fb54442d18p+0, 0x1.921fb54442d19p+0),
    kPi(0x1.921fb54442d18p+1, 0x1.921fb54442d19p+1);

/// The x inside `known` with x b = y for some members.
Interval dividedBy(const Interval& y, const Interval& b, const Interval& known) {
    if (y.contains(0) && b.contains(0)) return known;
    if (b.lower < 0 && b.upper > 0)
        return hull(intersection(known, y / Interval(b.lower, 0.0)),
                    intersection(known, y / Interval(0.0, b.upper)));
    return intersection(known, y / b);
}
Interval nonNegative(const Interval& x) { return intersection(x, {0.0, kInf}); }

/// An increasing f at the ends of x; f(v) encloses the value at v.
template <class F> Interval atEnds(const Interval& x, F f) {
    if (x.isEmpty()) return x;
    return {f(x.lower).lower, f(x.upper).upper};
}
Interval inverseTanAt(double v) { // tan of an angle inside (-pi/2, pi/2)
    if (v <= -kHalfPi.lower) return {-kInf, -1e15};
    if (v >= kHalfPi.lower) return {1e15, kInf};
    return math::tan(Interval(v));
}
Interval inverseSinhAt(double v) {
    if (v < 0) return -inverseSinhAt(-v);
    if (v > 1e150) return {300.0, kInf};
    return math::log(Interval(v) + math::sqrt(math::square(Interval(v)) + 1));
}
Interval inverseCoshAt(double v) {
    if (v <= 1) return 0.0;
    if (v > 1e150) return {300.0, kInf};
    return math::log(Interval(v) + math::sqrt(nonNegative(math::square(Interval(v)) - 1)));
}
Interval inverseTanhAt(double v) {
    if (v >= 1) return {18.0, kInf};
    if (v <= -1) return {-kInf, -18.0};
    return Interval(0.5) * math::log((Interval(1) + Interval(v)) / (Interval(1) - Interval(v)));
}

/// The hull of branch(k) over the pieces k pi + [from, from + pi] that may meet a; a itself if they are many.
template <class Branch> Interval overPieces(const Interval& a, double from, Branch branch) {
    constexpr double kMost = 20, kFarthest = 1e6;
    const double first = std::floor((a.lower - from) / 3.14159265358979) - 1;
    const double last = std::floor((a.upper - from) / 3.14159265358979) + 1;
    if (!(last - first < kMost && std::abs(first) < kFarthest && std::abs(last) < kFarthest)) return a;
    Interval kept = Interval::empty();
    for (double k = first; k <= last; ++k)
        kept = hull(kept, intersection(a, Interval(k) * kPi + branch(std::floor(k / 2) * 2 == k)));
    return kept;
}

} // namespace

TapeContraction::TapeContraction(TapePtr tape)
    : tape_(tape), forward_(tape), nodes_(tape->nodeCount()), outputs_(tape->outputs().size()),
      used_(tape->nodeCount()) {}

bool TapeContraction::keep(Node n, const Interval& inside) {
    used_[n] = true;
    nodes_[n] = intersection(nodes_[n], inside);
    return !nodes_[n].isEmpty();
}
bool TapeContraction::keepEither(Node n, const Interval& first, const Interval& second) {
    return keep(n, hull(intersection(nodes_[n], first), intersection(nodes_[n], second)));
}
bool TapeContraction::isCondition(Node n) const {
    const std::size_t first = tape_->inputCount() + tape_->constants().size();
    if (n < first) return false;
    const Op op = tape_->instructions()[n - first].op;
    return op == Op::Less || op == Op::LessEqual || op == Op::Equal || op == Op::And || op == Op::Or ||
           op == Op::Not;
}
bool TapeContraction::keepCondition(Node n, bool value) {
    if (!value) return keep(n, 0.0);
    return keep(n, isCondition(n) ? Interval(1) : nodes_[n]);
}
bool TapeContraction::contractOrder(Node small, Node large) {
    return keep(small, {-kInf, nodes_[large].upper}) && keep(large, {nodes_[small].lower, kInf});
}

bool TapeContraction::contractSelect(const Instruction& i, const Interval& y) {
    Tribool condition = holds(nodes_[i.a]);
    const bool first = !intersection(nodes_[i.b], y).isEmpty(),
               second = !intersection(nodes_[i.c], y).isEmpty();
    if (condition.undecided() && first != second) condition = Tribool(first);
    if (condition.undecided()) return first && keep(i.a, nodes_[i.a]);
    if (!keepCondition(i.a, condition.certain())) return false;
    return keep(condition.certain() ? i.b : i.c, y);
}

/// Keeps the pieces whose range meets y: between two points, tables and monotone cubics stay between their
/// values; a spline stays in the hull of the coefficients that act on a span.
bool TapeContraction::contractCurve(const Instruction& i, const Interval& y) {
    auto at = [&](std::size_t k) -> const Interval& { return nodes_[tape_->lists()[i.b + k]]; };
    for (std::size_t k = 0; k < i.count; ++k) used_[tape_->lists()[i.b + k]] = true;
    const Interval x = nodes_[i.a];
    Interval kept = Interval::empty();
    auto add = [&](double from, double to, const Interval& range) {
        if (!intersection(range, y).isEmpty()) kept = hull(kept, intersection(x, {from, to}));
    };
    if (i.op == Op::BSpline) {
        const std::size_t d = i.c, n = (i.count - d - 1) / 2, knots = n + d + 1;
        for (std::size_t k = d; k < n; ++k) {
            Interval range = at(knots + k - d);
            for (std::size_t j = k - d; j <= k; ++j) range = hull(range, at(knots + j));
            add(k == d ? -kInf : at(k).lower, k + 1 == n ? kInf : at(k + 1).upper, range);
        }
        return keep(i.a, kept);
    }
    const std::size_t n = i.count / 2;
    add(-kInf, at(0).upper, at(n));
    add(at(n - 1).lower, kInf, at(2 * n - 1));
    for (std::size_t k = 0; k + 1 < n; ++k) add(at(k).lower, at(k + 1).upper, hull(at(n + k), at(n + k + 1)));
    return keep(i.a, kept);
}

bool TapeContraction::backward(std::size_t n, const Instruction& i) {
    const Interval y = nodes_[n];
    const int arity = opInfo(i.op).arity;
    const Interval a = nodes_[i.a];
    const Interval b = arity == 2 || arity == 3 ? nodes_[i.b] : Interval();
    switch (i.op) {
    case Op::Add:
        return keep(i.a, y - b) && keep(i.b, y - nodes_[i.a]);
    case Op::Sub:
        return keep(i.a, y + b) && keep(i.b, nodes_[i.a] - y);
    case Op::Mul:
        return keep(i.a, dividedBy(y, b, a)) && keep(i.b, dividedBy(y, nodes_[i.a], nodes_[i.b]));
    case Op::Div:
        return keep(i.a, y * b) && keep(i.b, dividedBy(nodes_[i.a], y, nodes_[i.b]));
    case Op::Neg:
        return keep(i.a, -y);
    case Op::Square: {
        const Interval r = math::sqrt(y);
        return keepEither(i.a, r, -r);
    }
    case Op::PowInt: {
        const int k = static_cast<int>(i.b);
        const Interval power = k > 0 ? y : dividedBy(1.0, y, Interval::entire());
        const Interval inverse = Interval(1) / math::abs(Interval(static_cast<double>(k)));
        if (k % 2 != 0) return keep(i.a, math::signedPower(power, inverse));
        const Interval r = math::pow(power, inverse);
        return keepEither(i.a, r, -r);
    }
    case Op::Pow: {
        if (!keep(i.a, nonNegative(a))) return false;
        if (!b.contains(0) && !keep(i.a, math::pow(y, Interval(1) / b))) return false;
        if (!(nodes_[i.a].lower > 0)) return keep(i.b, b);
        return keep(i.b, dividedBy(math::log(y), math::log(nodes_[i.a]), b));
    }
    case Op::SignedPower:
        return keep(i.b, b) && keep(i.a, b.lower > 0 ? math::signedPower(y, Interval(1) / b) : a);
    case Op::AbsPower: {
        if (!keep(i.b, b)) return false;
        if (!(b.lower > 0)) return keep(i.a, a);
        const Interval r = math::pow(y, Interval(1) / b);
        return keepEither(i.a, r, -r);
    }
    case Op::Sqrt:
        return keep(i.a, math::square(nonNegative(y)));
    case Op::Exp:
        return keep(i.a, math::log(y));
    case Op::Log:
        return keep(i.a, math::exp(y));
    case Op::Sin:
        return keep(i.a,
                    overPieces(a, -1.5, [&](bool even) { return even ? math::asin(y) : -math::asin(y); }));
    case Op::Cos:
        return keep(i.a,
                    overPieces(a, 0, [&](bool even) { return even ? math::acos(y) : kPi - math::acos(y); }));
    case Op::Tan:
        return keep(i.a, overPieces(a, -1.5, [&](bool) { return math::atan(y); }));
    case Op::Asin:
        return keep(i.a, {-1.0, 1.0}) &&
               keep(i.a, math::sin(intersection(y, {-kHalfPi.upper, kHalfPi.upper})));
    case Op::Acos:
        return keep(i.a, {-1.0, 1.0}) && keep(i.a, math::cos(intersection(y, {0.0, kPi.upper})));
    case Op::Atan:
        return keep(i.a, atEnds(intersection(y, {-kHalfPi.upper, kHalfPi.upper}), inverseTanAt));
    case Op::Sinh:
        return keep(i.a, atEnds(y, inverseSinhAt));
    case Op::Cosh: {
        const Interval r = atEnds(intersection(y, {1.0, kInf}), inverseCoshAt);
        return keepEither(i.a, r, -r);
    }
    case Op::Tanh:
        return keep(i.a, atEnds(intersection(y, {-1.0, 1.0}), inverseTanhAt));
    case Op::Abs: {
        const Interval r = nonNegative(y);
        return keepEither(i.a, r, -r);
    }
    case Op::Sign:
        return keep(i.a, {y.lower >= 0 ? 0.0 : -kInf, y.upper <= 0 ? 0.0 : kInf});
    case Op::Floor:
        return keep(i.a, Interval(y.lower, rounding::addUp(y.upper, 1)));
    case Op::Min:
        if (!keep(i.a, {y.lower, kInf}) || !keep(i.b, {y.lower, kInf})) return false;
        if (nodes_[i.b].lower > y.upper) return keep(i.a, y);
        return nodes_[i.a].lower > y.upper ? keep(i.b, y) : true;
    case Op::Max:
        if (!keep(i.a, {-kInf, y.upper}) || !keep(i.b, {-kInf, y.upper})) return false;
        if (nodes_[i.b].upper < y.lower) return keep(i.a, y);
        return nodes_[i.a].upper < y.lower ? keep(i.b, y) : true;
    case Op::Less:
    case Op::LessEqual:
        if (holds(y).certain()) return contractOrder(i.a, i.b);
        if (holds(y).excluded()) return contractOrder(i.b, i.a);
        break;
    case Op::Equal:
        if (holds(y).certain()) return keep(i.a, b) && keep(i.b, nodes_[i.a]);
        break;
    case Op::And:
        if (holds(y).certain()) return keepCondition(i.a, true) && keepCondition(i.b, true);
        if (holds(y).excluded() && holds(a).certain()) return keep(i.a, a) && keepCondition(i.b, false);
        if (holds(y).excluded() && holds(b).certain()) return keep(i.b, b) && keepCondition(i.a, false);
        break;
    case Op::Or:
        if (holds(y).excluded()) return keepCondition(i.a, false) && keepCondition(i.b, false);
        if (holds(y).certain() && holds(a).excluded()) return keep(i.a, a) && keepCondition(i.b, true);
        if (holds(y).certain() && holds(b).excluded()) return keep(i.b, b) && keepCondition(i.a, true);
        break;
    case Op::Not:
        if (!holds(y).undecided()) return keepCondition(i.a, holds(y).excluded());
        break;
    case Op::Select:
        return contractSelect(i, y);
    case Op::Table:
    case Op::MonotoneCubic:
    case Op::BSpline:
        return contractCurve(i, y);
    case Op::Atan2:
    case Op::TableSlope:
        break;
    }
    // Nothing is cut off, but the operands are used.
    forEachOperand(i, tape_->lists(), [&](Node operand) { used_[operand] = true; });
    return true;
}

bool TapeContraction::operator()(std::span<Interval> inputs, std::span<const Interval> targets) {
    const Tape& tape = *tape_;
    forward_(inputs, outputs_);
    std::copy(forward_.nodes().begin(), forward_.nodes().end(), nodes_.begin());
    std::fill(used_.begin(), used_.end(), false);
    for (std::size_t k = 0; k < tape.outputs().size(); ++k)
        if (!keep(tape.outputs()[k], targets[k])) return false;
    const std::size_t first = tape.inputCount() + tape.constants().size();
    for (std::size_t k = tape.instructions().size(); k-- > 0;)
        if (used_[first + k] && !backward(first + k, tape.instructions()[k])) return false;
    std::copy_n(nodes_.begin(), tape.inputCount(), inputs.begin());
    return true;
}

bool TapeContraction::repeat(std::span<Interval> inputs, std::span<const Interval> targets, int most) {
    std::vector<double> before(inputs.size());
    for (int sweep = 0; sweep < most; ++sweep) {
        std::transform(inputs.begin(), inputs.end(), before.begin(),
                       [](const Interval& x) { return x.width(); });
        if (!(*this)(inputs, targets)) return false;
        bool shrunk = false;
        for (std::size_t k = 0; k < inputs.size(); ++k) {
            const double width = inputs[k].width();
            shrunk = shrunk || width < 0.9 * before[k] || (before[k] == kInf && width < kInf);
        }
        if (!shrunk) break;
    }
    return true;
}

} // namespace rigor
