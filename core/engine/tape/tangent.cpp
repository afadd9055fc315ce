#include "core/engine/tape/tangent.h"

#include "core/engine/tape/append.h"

#include <algorithm>
#include <cassert>

namespace rigor {

namespace {

using Tangent = std::optional<Node>;

class Rules {
  public:
    explicit Rules(TapeBuilder& builder) : b_(builder) {}

    /// dv = slope * t, for a tangent that is there.
    Tangent times(const Tangent& t, Node slope) { return t ? Tangent(mul(slope, *t)) : std::nullopt; }
    Tangent plus(const Tangent& a, const Tangent& b) {
        if (!a || !b) return a ? a : b;
        return b_.apply(Op::Add, *a, *b);
    }
    Tangent choose(Node condition, const Tangent& a, const Tangent& b) {
        if (!a && !b) return std::nullopt;
        return b_.apply(Op::Select, condition, orZero(a), orZero(b));
    }
    Node orZero(const Tangent& t) { return t ? *t : number(0); }
    Node number(double value) { return b_.constant(value); }
    Node mul(Node a, Node b) { return b_.apply(Op::Mul, a, b); }
    Node div(Node a, Node b) { return b_.apply(Op::Div, a, b); }
    Node add(Node a, Node b) { return b_.apply(Op::Add, a, b); }
    Node sub(Node a, Node b) { return b_.apply(Op::Sub, a, b); }

    /// 1 and 2 operands; v is the value.
    Tangent one(Op op, Node v, Node a, const Tangent& da, int exponent) {
        if (!da) return std::nullopt;
        switch (op) {
        case Op::Neg:
            return b_.apply(Op::Neg, *da);
        case Op::Square:
            return times(da, add(a, a));
        case Op::PowInt:
            return exponent == 0 ? std::nullopt
                                 : times(da, mul(number(exponent), b_.powInt(a, exponent - 1)));
        case Op::Sqrt:
            return times(da, div(number(0.5), v));
        case Op::Exp:
            return times(da, v);
        case Op::Log:
            return times(da, div(number(1), a));
        case Op::Sin:
            return times(da, b_.apply(Op::Cos, a));
        case Op::Cos:
            return times(da, b_.apply(Op::Neg, b_.apply(Op::Sin, a)));
        case Op::Tan:
            return times(da, add(number(1), b_.apply(Op::Square, v)));
        case Op::Asin:
            return times(da, div(number(1), unitRoot(a)));
        case Op::Acos:
            return times(da, div(number(-1), unitRoot(a)));
        case Op::Atan:
            return times(da, div(number(1), add(number(1), b_.apply(Op::Square, a))));
        case Op::Sinh:
            return times(da, b_.apply(Op::Cosh, a));
        case Op::Cosh:
            return times(da, b_.apply(Op::Sinh, a));
        case Op::Tanh:
            return times(da, mul(sub(number(1), v), add(number(1), v)));
        case Op::Abs:
            return choose(b_.apply(Op::Less, a, number(0)), b_.apply(Op::Neg, *da), da);
        default:
            return std::nullopt; // steps: the derivative is 0
        }
    }

    Tangent two(Op op, Node v, Node a, const Tangent& da, Node b, const Tangent& db) {
        if (!da && !db) return std::nullopt;
        switch (op) {
        case Op::Add:
            return plus(da, db);
        case Op::Sub:
            if (!db) return da;
            return da ? sub(*da, *db) : b_.apply(Op::Neg, *db);
        case Op::Mul:
            return plus(times(da, b), times(db, a));
        case Op::Div: {
            const Tangent top = two(Op::Sub, v, a, da, b, times(db, v));
            return top ? Tangent(div(*top, b)) : std::nullopt;
        }
        case Op::Pow:
            return plus(times(da, powerSlope(a, b)),
                        db ? choose(isEqual(a, 0), std::nullopt, times(db, mul(v, b_.apply(Op::Log, a))))
                           : std::nullopt);
        case Op::SignedPower:
        case Op::AbsPower:
            return power(op, v, a, da, b, db);
        case Op::Atan2: {
            const Node square = add(b_.apply(Op::Square, a), b_.apply(Op::Square, b));
            return plus(times(da, div(b, square)), times(db, b_.apply(Op::Neg, div(a, square))));
        }
        case Op::Min:
            return choose(b_.apply(Op::Less, b, a), db, da);
        case Op::Max:
            return choose(b_.apply(Op::Less, a, b), db, da);
        default:
            return std::nullopt;
        }
    }

  private:
    Node isEqual(Node a, double value) { return b_.apply(Op::Equal, a, number(value)); }
    Node unitRoot(Node a) { return b_.apply(Op::Sqrt, mul(sub(number(1), a), add(number(1), a))); }
    /// d(x^y)/dx = y x^(y-1), 0 for y = 0.
    Node powerSlope(Node x, Node y) {
        const Node slope = mul(y, b_.apply(Op::Pow, x, sub(y, number(1))));
        if (const double* value = b_.constantValue(y)) return *value == 0 ? number(0) : slope;
        return b_.apply(Op::Select, isEqual(y, 0), number(0), slope);
    }
    Tangent power(Op op, Node v, Node a, const Tangent& da, Node n, const Tangent& dn) {
        const Node size = b_.apply(Op::Abs, a);
        Node slope = powerSlope(size, n);
        if (op == Op::AbsPower) slope = mul(b_.apply(Op::Sign, a), slope);
        const Tangent away = plus(times(da, slope), times(dn, mul(v, b_.apply(Op::Log, size))));
        Tangent atZero;
        if (op == Op::SignedPower && da) atZero = choose(isEqual(n, 1), da, std::nullopt);
        return choose(isEqual(a, 0), atZero, away);
    }

    TapeBuilder& b_;
};

class Differentiation {
  public:
    Differentiation(TapeBuilder& builder, const Tape& tape) : b_(builder), rules_(builder), tape_(tape) {}

    bool run(std::span<const NodeWithTangent> inputs) {
        for (std::size_t k = 0; k < tape_.inputCount(); ++k) {
            values_.push_back(inputs[k].value);
            tangents_.push_back(inputs[k].tangent);
        }
        for (const double value : tape_.constants()) {
            values_.push_back(b_.constant(value));
            tangents_.emplace_back();
        }
        for (const Instruction& i : tape_.instructions()) {
            const Node v = rebuildInstruction(b_, tape_, i, values_);
            Tangent tangent;
            if (!differentiate(i, v, tangent)) return false;
            values_.push_back(v);
            tangents_.push_back(tangent);
        }
        return true;
    }
    NodeWithTangent at(Node n) const { return {values_[n], tangents_[n]}; }

  private:
    bool differentiate(const Instruction& i, Node v, Tangent& to) {
        switch (opInfo(i.op).arity) {
        case 1:
            to = rules_.one(i.op, v, values_[i.a], tangents_[i.a],
                            i.op == Op::PowInt ? static_cast<int>(i.b) : 0);
            return true;
        case 2:
            to = rules_.two(i.op, v, values_[i.a], tangents_[i.a], values_[i.b], tangents_[i.b]);
            return true;
        case 3:
            to = rules_.choose(values_[i.a], tangents_[i.b], tangents_[i.c]);
            return true;
        default:
            return curve(i, to);
        }
    }

    /// Linear in its values; only a table can be differentiated to its place.
    bool curve(const Instruction& i, Tangent& to) {
        const std::span<const Node> list(tape_.lists().data() + i.b, i.count);
        const bool isTable = i.op == Op::Table || i.op == Op::TableSlope;
        const std::size_t places = i.op == Op::BSpline ? (list.size() + i.c + 1) / 2 : list.size() / 2;
        std::vector<Node> xs, ys, slopes;
        bool placesMove = false, valuesMove = false;
        for (std::size_t k = 0; k < list.size(); ++k) {
            const bool moves = tangents_[list[k]].has_value();
            (k < places ? placesMove : valuesMove) |= moves;
            (k < places ? xs : ys).push_back(values_[list[k]]);
            if (k >= places) slopes.push_back(rules_.orZero(tangents_[list[k]]));
        }
        const Tangent& dx = tangents_[i.a];
        if (!placesMove && !valuesMove && !dx) return true;
        if (placesMove || (!isTable && (dx || i.op == Op::MonotoneCubic))) return false;
        if (valuesMove)
            to = isTable ? b_.interpolate(i.op, values_[i.a], xs, slopes)
                         : b_.bspline(values_[i.a], xs, static_cast<int>(i.c), slopes);
        if (i.op == Op::Table && dx)
            to = rules_.plus(to, rules_.times(dx, b_.interpolate(Op::TableSlope, values_[i.a], xs, ys)));
        return true;
    }

    TapeBuilder& b_;
    Rules rules_;
    const Tape& tape_;
    std::vector<Node> values_;
    std::vector<Tangent> tangents_;
};

} // namespace

std::optional<std::vector<NodeWithTangent>> appendWithTangents(TapeBuilder& builder, const Tape& tape,
                                                               std::span<const NodeWithTangent> inputs) {
    assert(inputs.size() >= tape.inputCount());
    Differentiation differentiation(builder, tape);
    if (!differentiation.run(inputs)) return std::nullopt;
    std::vector<NodeWithTangent> outputs;
    for (const Node n : tape.outputs()) outputs.push_back(differentiation.at(n));
    return outputs;
}

} // namespace rigor
