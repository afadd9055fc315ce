#include "core/engine/tape/intervals/interval_operation.h"

#include <algorithm>

namespace rigor {

namespace slopes {

namespace {
constexpr Interval kPositive(0.0, rounding::kInfinity);
}

Interval ofSqrt(const Interval& x) { return Interval(0.5) / math::sqrt(x); }
Interval ofTan(const Interval& x) { return Interval(1) + math::square(math::tan(x)); }
Interval ofAsin(const Interval& x) {
    const Interval inside = intersection(x, {-1.0, 1.0});
    return Interval(1) / math::sqrt(intersection((Interval(1) - inside) * (Interval(1) + inside), kPositive));
}
Interval ofAtan(const Interval& x) { return Interval(1) / (Interval(1) + math::square(x)); }
Interval ofTanh(const Interval& x) {
    return intersection(Interval(1) - math::square(math::tanh(x)), {0.0, 1.0});
}
Interval ofAbs(const Interval& x) {
    if (x.isEmpty()) return x;
    return {x.lower > 0 ? 1.0 : -1.0, x.upper < 0 ? -1.0 : 1.0};
}
Interval ofPower(const Interval& x, int k) {
    return Interval(static_cast<double>(k)) * math::power(x, k - 1);
}
Interval ofSignedPower(const Interval& x, const Interval& n) {
    return n * math::pow(math::abs(x), intersection(n - 1, kPositive));
}
Interval powerLogarithm(const Interval& x, const Interval& n) {
    const Interval a = math::abs(x);
    if (a.isEmpty() || n.isEmpty()) return Interval::empty();
    if (a.lower > 0) return math::pow(a, n) * math::log(a);
    if (!(n.lower > 0)) return Interval::entire();
    constexpr Interval kE(2.718281828459045, 2.7182818284590455);
    const Interval least = Interval(-1) / (kE * Interval(n.lower));
    if (a.upper <= 1) return {least.lower, 0.0};
    return {least.lower, (math::pow(Interval(a.upper), n) * math::log(Interval(a.upper))).upper};
}

} // namespace slopes

namespace {

/// Whether the operation is defined for all members of its operands.
bool isDefined(const Instruction& i, std::span<const Interval> nodes, const Interval& result) {
    const Interval& a = nodes[i.a];
    switch (i.op) {
    case Op::Div:
        return !nodes[i.b].contains(0);
    case Op::PowInt:
        return static_cast<int>(i.b) >= 0 || !a.contains(0);
    case Op::Pow:
        return a.lower > 0 || (a.lower >= 0 && nodes[i.b].lower >= 0);
    case Op::SignedPower:
    case Op::AbsPower:
        return nodes[i.b].lower > 0 || !a.contains(0);
    case Op::Sqrt:
        return a.lower >= 0;
    case Op::Log:
        return a.lower > 0;
    case Op::Asin:
    case Op::Acos:
        return a.lower >= -1 && a.upper <= 1;
    case Op::Tan:
        return result.isBounded();
    case Op::Atan2:
        return !(a.contains(0) && nodes[i.b].contains(0));
    default:
        return !result.isEmpty();
    }
}

/// Whether the operation itself is continuous over its operands.
bool isContinuous(const Instruction& i, const Tape& tape, std::span<const Interval> nodes,
                  const Interval& result) {
    switch (i.op) {
    case Op::Atan2: // across the half line y = 0, x < 0
        return !(nodes[i.a].contains(0) && nodes[i.b].lower < 0);
    case Op::Pow: // x^y at (0, 0)
        return !(nodes[i.a].contains(0) && nodes[i.b].contains(0));
    case Op::TableSlope: {
        const auto xs = std::span(tape.lists()).subspan(i.b, i.count / 2);
        const Interval& x = nodes[i.a];
        for (const Node corner : xs)
            if (!less(x, nodes[corner]).certain() && !lessEqual(nodes[corner], x).certain()) return false;
        return true;
    }
    case Op::BSpline: {
        // Inner knots of multiplicity degree + 1 let the curve jump.
        const std::size_t d = i.c, n = (i.count - d - 1) / 2;
        if (d == 0) return n == 1 || result.isPoint();
        for (std::size_t k = d + 1; k + d < n; ++k)
            if (!less(nodes[tape.lists()[i.b + k]], nodes[tape.lists()[i.b + k + d]]).certain()) return false;
        return true;
    }
    default:
        return opInfo(i.op).smoothness != Smoothness::Step || i.op == Op::Select || result.isPoint();
    }
}

} // namespace

Regularity regularityOf(const Instruction& i, const Tape& tape, std::span<const Interval> nodes,
                        std::span<const Regularity> regular, const Interval& result) {
    Regularity r;
    auto uses = [&](Node n) {
        r.defined &= regular[n].defined;
        r.continuous &= regular[n].continuous;
    };
    if (i.op == Op::Select) {
        const Tribool condition = holds(nodes[i.a]);
        uses(i.a);
        if (!condition.excluded()) uses(i.b);
        if (!condition.certain()) uses(i.c);
        r.continuous &= !condition.undecided();
        if (condition.certain() || condition.excluded()) {
            const Node chosen = condition.certain() ? i.b : i.c;
            r.continuous = regular[chosen].continuous;
        }
        return r;
    }
    forEachOperand(i, tape.lists(), uses);
    r.defined = r.defined && isDefined(i, nodes, result);
    r.continuous = r.continuous && isContinuous(i, tape, nodes, result);
    // A step that stays on one value does not jump, whatever its operands do.
    if (opInfo(i.op).smoothness == Smoothness::Step && i.op != Op::TableSlope && result.isPoint())
        r.continuous = true;
    return r;
}

std::size_t longestList(const Tape& tape) {
    std::size_t longest = 0;
    for (const Instruction& i : tape.instructions()) longest = std::max<std::size_t>(longest, i.count);
    return longest;
}

IntervalEvaluator::IntervalEvaluator(TapePtr tape)
    : tape_(std::move(tape)), nodes_(tape_->nodeCount()), list_(longestList(*tape_)),
      regular_(tape_->nodeCount()) {
    for (std::size_t k = 0; k < tape_->constants().size(); ++k) {
        nodes_[tape_->inputCount() + k] = tape_->constantEnclosures()[k];
        regular_[tape_->inputCount() + k].defined = !nodes_[tape_->inputCount() + k].isEmpty();
    }
}

void IntervalEvaluator::operator()(std::span<const Interval> inputs, std::span<Interval> outputs) {
    const Tape& tape = *tape_;
    std::copy_n(inputs.begin(), tape.inputCount(), nodes_.begin());
    for (std::size_t k = 0; k < tape.inputCount(); ++k) regular_[k].defined = !nodes_[k].isEmpty();
    std::size_t n = tape.inputCount() + tape.constants().size();
    // What most tapes consist of, without the general way: defined and continuous where the operands are.
    const auto smooth = [&](const Interval& value, const Regularity& a, const Regularity& b) {
        nodes_[n] = value;
        regular_[n] = {a.defined && b.defined && !value.isEmpty(), a.continuous && b.continuous};
    };
    for (const Instruction& i : tape.instructions()) {
        switch (i.op) {
        case Op::Add:
            smooth(nodes_[i.a] + nodes_[i.b], regular_[i.a], regular_[i.b]);
            break;
        case Op::Sub:
            smooth(nodes_[i.a] - nodes_[i.b], regular_[i.a], regular_[i.b]);
            break;
        case Op::Mul:
            smooth(nodes_[i.a] * nodes_[i.b], regular_[i.a], regular_[i.b]);
            break;
        case Op::Neg:
            smooth(-nodes_[i.a], regular_[i.a], regular_[i.a]);
            break;
        case Op::Square:
            smooth(math::square(nodes_[i.a]), regular_[i.a], regular_[i.a]);
            break;
        default:
            nodes_[n] = operationOn<Interval>(i, tape, nodes_, list_);
            regular_[n] = regularityOf(i, tape, nodes_, regular_, nodes_[n]);
        }
        ++n;
    }
    for (std::size_t k = 0; k < tape.outputs().size(); ++k) outputs[k] = nodes_[tape.outputs()[k]];
}

MeanValueForm::MeanValueForm(TapePtr tape)
    : tape_(tape), natural_(tape), nodes_(tape->nodeCount()), list_(longestList(*tape)),
      point_(tape->inputCount()), atPoint_(tape->outputs().size()) {
    for (std::size_t k = 0; k < tape_->constants().size(); ++k)
        nodes_[tape_->inputCount() + k] = tape_->constantEnclosures()[k];
}

void MeanValueForm::derivatives(std::span<const Interval> inputs, std::span<const std::size_t> chosen,
                                std::span<Interval> jacobian) {
    const Tape& tape = *tape_;
    for (std::size_t k = 0; k < tape.inputCount(); ++k) nodes_[k] = inputs[k];
    for (std::size_t first = 0; first < chosen.size(); first += IntervalDual::kDirections) {
        const std::size_t count = std::min(IntervalDual::kDirections, chosen.size() - first);
        for (std::size_t k = 0; k < count; ++k) nodes_[chosen[first + k]].d[k] = 1.0;
        std::size_t n = tape.inputCount() + tape.constants().size();
        for (const Instruction& i : tape.instructions())
            nodes_[n++] = operationOn<IntervalDual>(i, tape, nodes_, list_);
        for (std::size_t row = 0; row < tape.outputs().size(); ++row)
            for (std::size_t k = 0; k < count; ++k)
                jacobian[row * chosen.size() + first + k] = nodes_[tape.outputs()[row]].d[k];
        // Only now: an output may be an input.
        for (std::size_t k = 0; k < count; ++k) nodes_[chosen[first + k]].d[k] = 0.0;
    }
    natural_(inputs, atPoint_);
    for (std::size_t row = 0; row < tape.outputs().size(); ++row)
        if (!(natural_.regularity(row) == Regularity{}))
            std::fill_n(jacobian.begin() + static_cast<std::ptrdiff_t>(row * chosen.size()), chosen.size(),
                        Interval::entire());
}

void MeanValueForm::operator()(std::span<const Interval> inputs, std::span<const std::size_t> chosen,
                               std::span<Interval> outputs, std::span<Interval> jacobian) {
    const std::size_t rows = tape_->outputs().size();
    if (jacobian.empty()) {
        jacobian_.resize(rows * chosen.size());
        jacobian = jacobian_;
    }
    derivatives(inputs, chosen, jacobian);
    std::copy(inputs.begin(), inputs.begin() + static_cast<std::ptrdiff_t>(point_.size()), point_.begin());
    for (std::size_t c : chosen) point_[c] = inputs[c].middle();
    natural_(point_, atPoint_);
    natural_(inputs, outputs);
    for (std::size_t row = 0; row < rows; ++row) {
        if (!(natural_.regularity(row) == Regularity{})) continue;
        Interval sum = atPoint_[row];
        for (std::size_t k = 0; k < chosen.size(); ++k)
            sum += jacobian[row * chosen.size() + k] * (inputs[chosen[k]] - point_[chosen[k]]);
        outputs[row] = intersection(outputs[row], sum);
    }
}

} // namespace rigor
