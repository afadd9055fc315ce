#include "core/engine/tape/symbolic.h"

#include "core/engine/tape/append.h"

#include <algorithm>

namespace rigor {

namespace {

constexpr Node kZero = 0xFFFFFFFFu; ///< a derivative or coefficient that is 0

/// Arithmetic on nodes where kZero is 0.
class Terms {
  public:
    explicit Terms(TapeBuilder& b) : b_(b) {}
    Node add(Node x, Node y) { return x == kZero ? y : y == kZero ? x : b_.apply(Op::Add, x, y); }
    Node sub(Node x, Node y) { return y == kZero ? x : x == kZero ? neg(y) : b_.apply(Op::Sub, x, y); }
    Node mul(Node x, Node y) { return x == kZero || y == kZero ? kZero : b_.apply(Op::Mul, x, y); }
    Node div(Node x, Node y) { return x == kZero ? kZero : b_.apply(Op::Div, x, y); }
    Node neg(Node x) { return x == kZero ? kZero : b_.apply(Op::Neg, x); }
    Node square(Node x) { return x == kZero ? kZero : b_.apply(Op::Square, x); }
    Node scaled(Node x, double by) { return x == kZero ? kZero : b_.apply(Op::Mul, b_.constant(by), x); }
    Node number(double v) { return b_.constant(v); }
    Node real(Node x) { return x == kZero ? b_.constant(0) : x; }
    Node one(Op op, Node x) { return b_.apply(op, x); }
    Node select(Node condition, Node yes, Node no) {
        return yes == kZero && no == kZero ? kZero : b_.apply(Op::Select, condition, real(yes), real(no));
    }
    Node less(Node x, Node y) { return b_.apply(Op::Less, x, y); }
    TapeBuilder& builder() { return b_; }

  private:
    TapeBuilder& b_;
};

/// d y along one direction; a', b', c' those of the operands. False: no rule.
bool tangent(Terms& t, const Instruction& i, Node y, Node a, Node b, Node da, Node db, Node dc, Node& out) {
    switch (i.op) {
    case Op::Add:
        return out = t.add(da, db), true;
    case Op::Sub:
        return out = t.sub(da, db), true;
    case Op::Mul:
        return out = t.add(t.mul(da, b), t.mul(a, db)), true;
    case Op::Div:
        return out = t.div(t.sub(da, t.mul(y, db)), b), true;
    case Op::Neg:
        return out = t.neg(da), true;
    case Op::Square:
        return out = t.mul(t.scaled(a, 2), da), true;
    case Op::PowInt: {
        const int k = static_cast<int>(i.b);
        return out = t.mul(t.scaled(t.builder().powInt(a, k - 1), k), da), true;
    }
    case Op::Pow:
        if (db != kZero) return false;
        return out = t.mul(
                   t.mul(b, t.builder().apply(Op::Pow, a, t.builder().apply(Op::Sub, b, t.number(1)))), da),
               true;
    case Op::Sqrt:
        return out = t.div(da, t.scaled(y, 2)), true;
    case Op::Exp:
        return out = t.mul(y, da), true;
    case Op::Log:
        return out = t.div(da, a), true;
    case Op::Sin:
        return out = t.mul(t.one(Op::Cos, a), da), true;
    case Op::Cos:
        return out = t.neg(t.mul(t.one(Op::Sin, a), da)), true;
    case Op::Tan:
        return out = t.mul(t.add(t.number(1), t.square(y)), da), true;
    case Op::Atan:
        return out = t.div(da, t.add(t.number(1), t.square(a))), true;
    case Op::Sinh:
        return out = t.mul(t.one(Op::Cosh, a), da), true;
    case Op::Cosh:
        return out = t.mul(t.one(Op::Sinh, a), da), true;
    case Op::Tanh:
        return out = t.mul(t.sub(t.number(1), t.square(y)), da), true;
    case Op::Abs:
        return out = t.select(t.less(a, t.number(0)), t.neg(da), da), true;
    case Op::Min:
        return out = t.select(t.less(b, a), db, da), true;
    case Op::Max:
        return out = t.select(t.less(a, b), db, da), true;
    case Op::Select:
        return out = t.select(a, db, dc), true;
    case Op::Sign:
    case Op::Floor:
    case Op::Less:
    case Op::LessEqual:
    case Op::Equal:
    case Op::And:
    case Op::Or:
    case Op::Not:
        return out = kZero, true;
    default:
        return da == kZero && db == kZero && dc == kZero && opInfo(i.op).arity != RIGOR_NARY;
    }
}

/// Taylor coefficients of every node of a tape, order by order.
class Series {
  public:
    Series(TapeBuilder& builder, const Tape& tape, std::span<const Node> inputs, std::size_t time,
           std::size_t firstState)
        : t_(builder), tape_(tape), rows_(tape.nodeCount()), values_(inputs.begin(), inputs.end()),
          moves_(tape.nodeCount(), false), helper_(tape.nodeCount()) {
        for (std::size_t k = 0; k < tape.inputCount(); ++k) rows_[k] = {inputs[k]};
        rows_[time].push_back(builder.constant(1));
        moves_[time] = true;
        for (std::size_t s = 0; s < tape.outputs().size(); ++s) moves_[firstState + s] = true;
        for (std::size_t k = 0; k < tape.constants().size(); ++k)
            rows_[tape.inputCount() + k] = {
                builder.constant(tape.constants()[k], tape.constantEnclosures()[k])};
        values_.resize(tape.inputCount());
        for (std::size_t k = 0; k < tape.constants().size(); ++k)
            values_.push_back(rows_[tape.inputCount() + k][0]);
    }

    /// Coefficient k of every instruction; false: `obstacle` has no series.
    bool advance(int k, std::string& obstacle) {
        std::size_t n = tape_.inputCount() + tape_.constants().size();
        for (const Instruction& i : tape_.instructions()) {
            if (k == 0) {
                forEachOperand(i, tape_.lists(),
                               [&](Node operand) { moves_[n] = moves_[n] || moves_[operand]; });
                values_.push_back(rebuildInstruction(t_.builder(), tape_, i, values_));
                rows_[n] = {values_[n]};
            } else if (moves_[n]) {
                Node next = kZero;
                if (!coefficient(i, n, k, next)) return obstacle = opInfo(i.op).name, false;
                rows_[n].resize(static_cast<std::size_t>(k) + 1, kZero);
                rows_[n][static_cast<std::size_t>(k)] = next;
            }
            ++n;
        }
        return true;
    }
    Node at(std::size_t n, int k) const {
        return static_cast<std::size_t>(k) < rows_[n].size() ? rows_[n][static_cast<std::size_t>(k)] : kZero;
    }
    void set(std::size_t n, int k, Node value) {
        rows_[n].resize(static_cast<std::size_t>(k) + 1, kZero);
        rows_[n][static_cast<std::size_t>(k)] = value;
    }
    Terms& terms() { return t_; }

  private:
    /// sum over j from `from` to `to` of x_j y_{k-j}
    Node convolved(std::size_t x, std::size_t y, int from, int to, int k) {
        Node sum = kZero;
        for (int j = from; j <= to; ++j) sum = t_.add(sum, t_.mul(at(x, j), at(y, k - j)));
        return sum;
    }
    /// (1/k) sum over j = 1..k of j x_j w(k-j): the derivative rule y' = w x'.
    template <class W> Node chained(std::size_t x, int k, W w) {
        Node sum = kZero;
        for (int j = 1; j <= k; ++j) sum = t_.add(sum, t_.scaled(t_.mul(at(x, j), w(k - j)), j));
        return t_.div(sum, t_.number(k));
    }
    /// A partner series kept beside node n (cos for sin, ...).
    Node& helper(std::size_t n, int k) {
        helper_[n].resize(std::max(helper_[n].size(), static_cast<std::size_t>(k) + 1), kZero);
        return helper_[n][static_cast<std::size_t>(k)];
    }
    Node squared(std::size_t n, int k) { return convolved(n, n, 0, k, k); }

    bool coefficient(const Instruction& i, std::size_t n, int k, Node& out) {
        const std::size_t a = i.a, b = i.b;
        switch (i.op) {
        case Op::Add:
            return out = t_.add(at(a, k), at(b, k)), true;
        case Op::Sub:
            return out = t_.sub(at(a, k), at(b, k)), true;
        case Op::Neg:
            return out = t_.neg(at(a, k)), true;
        case Op::Mul:
            return out = convolved(a, b, 0, k, k), true;
        case Op::Div:
            return out = t_.div(t_.sub(at(a, k), convolved(n, b, 0, k - 1, k)), at(b, 0)), true;
        case Op::Square:
            return out = squared(a, k), true;
        case Op::PowInt:
            return power(i, n, k, out);
        case Op::Sqrt: {
            const Node inner = convolved(n, n, 1, k - 1, k);
            return out = t_.div(t_.sub(at(a, k), inner), t_.scaled(at(n, 0), 2)), true;
        }
        case Op::Exp:
            return out = chained(a, k, [&](int j) { return at(n, j); }), true;
        case Op::Log: {
            Node sum = kZero;
            for (int j = 1; j < k; ++j) sum = t_.add(sum, t_.scaled(t_.mul(at(n, j), at(a, k - j)), j));
            return out = t_.div(t_.sub(at(a, k), sum == kZero ? kZero : t_.div(sum, t_.number(k))), at(a, 0)),
                   true;
        }
        case Op::Sin:
        case Op::Cos:
        case Op::Sinh:
        case Op::Cosh:
            return circular(i, n, k, out);
        case Op::Tan:
        case Op::Tanh:
            return out = chained(a, k,
                                 [&](int j) {
                                     const Node s = squared(n, j), one = j == 0 ? t_.number(1) : kZero;
                                     return i.op == Op::Tan ? t_.add(one, s) : t_.sub(one, s);
                                 }),
                   true;
        default:
            return false;
        }
    }
    bool circular(const Instruction& i, std::size_t n, int k, Node& out) {
        const Op partner = i.op == Op::Sin    ? Op::Cos
                           : i.op == Op::Cos  ? Op::Sin
                           : i.op == Op::Sinh ? Op::Cosh
                                              : Op::Sinh;
        if (k == 1) helper(n, 0) = t_.one(partner, at(i.a, 0));
        out = chained(i.a, k, [&](int j) { return helper(n, j); });
        Node other = chained(i.a, k, [&](int j) { return at(n, j); });
        if (i.op == Op::Cos) out = t_.neg(out);
        if (i.op == Op::Sin) other = t_.neg(other);
        helper(n, k) = other;
        return true;
    }
    /// x^m by products of series, so that x may be 0.
    bool power(const Instruction& i, std::size_t n, int k, Node& out) {
        const int m = static_cast<int>(i.b);
        if (m < 1 || m > 8) return false;
        // Partial powers x^1 .. x^m up to order k, rebuilt per order: the builder shares what is equal.
        std::vector<Node> series;
        for (int j = 0; j <= k; ++j) series.push_back(at(i.a, j));
        const std::vector<Node> base = series;
        for (int p = 2; p <= m; ++p) {
            std::vector<Node> next(series.size(), kZero);
            for (std::size_t s = 0; s < next.size(); ++s)
                for (std::size_t j = 0; j <= s; ++j)
                    next[s] = t_.add(next[s], t_.mul(series[j], base[s - j]));
            series = std::move(next);
        }
        (void)n;
        return out = series[static_cast<std::size_t>(k)], true;
    }

    Terms t_;
    const Tape& tape_;
    std::vector<std::vector<Node>> rows_;
    std::vector<Node> values_;
    std::vector<bool> moves_;
    std::vector<std::vector<Node>> helper_;
};

} // namespace

std::optional<TangentNodes> appendTangents(TapeBuilder& builder, const Tape& tape,
                                           std::span<const Node> inputs, std::span<const std::size_t> seeds,
                                           std::string& obstacle) {
    Terms t(builder);
    std::vector<Node> nodes(inputs.begin(), inputs.begin() + static_cast<std::ptrdiff_t>(tape.inputCount()));
    for (std::size_t k = 0; k < tape.constants().size(); ++k)
        nodes.push_back(builder.constant(tape.constants()[k], tape.constantEnclosures()[k]));
    std::vector<std::vector<Node>> slopes(tape.nodeCount(), std::vector<Node>(seeds.size(), kZero));
    for (std::size_t d = 0; d < seeds.size(); ++d) slopes[seeds[d]][d] = builder.constant(1);
    for (const Instruction& i : tape.instructions()) {
        const std::size_t n = nodes.size();
        nodes.push_back(rebuildInstruction(builder, tape, i, nodes));
        const int arity = opInfo(i.op).arity;
        bool moves = false;
        forEachOperand(i, tape.lists(), [&](Node operand) {
            for (const Node s : slopes[operand]) moves = moves || s != kZero;
        });
        if (!moves) continue;
        const bool list = arity == RIGOR_NARY;
        const std::size_t b = arity >= 2 && !list ? i.b : i.a, c = arity == 3 ? i.c : i.a;
        for (std::size_t d = 0; d < seeds.size(); ++d)
            if (list ||
                !tangent(t, i, nodes[n], nodes[i.a], nodes[b], slopes[i.a][d],
                         arity >= 2 ? slopes[b][d] : kZero, arity == 3 ? slopes[c][d] : kZero, slopes[n][d]))
                return obstacle = opInfo(i.op).name, std::nullopt;
    }
    TangentNodes result;
    for (const Node output : tape.outputs()) {
        result.values.push_back(nodes[output]);
        std::vector<Node> partials;
        for (const Node s : slopes[output]) partials.push_back(t.real(s));
        result.partials.push_back(std::move(partials));
    }
    return result;
}

std::optional<std::vector<std::vector<Node>>> appendTaylor(TapeBuilder& builder, const Tape& tape,
                                                           std::span<const Node> inputs, std::size_t time,
                                                           std::size_t firstState, int order,
                                                           std::string& obstacle) {
    Series series(builder, tape, inputs, time, firstState);
    const std::size_t nx = tape.outputs().size();
    std::vector<std::vector<Node>> coefficients(static_cast<std::size_t>(order) + 1, std::vector<Node>(nx));
    for (std::size_t s = 0; s < nx; ++s) coefficients[0][s] = inputs[firstState + s];
    for (int k = 0; k < order; ++k) {
        if (!series.advance(k, obstacle)) return std::nullopt;
        std::vector<Node> next(nx);
        for (std::size_t s = 0; s < nx; ++s) {
            const Node rate = series.at(tape.outputs()[s], k);
            next[s] = rate == kZero ? kZero : series.terms().div(rate, builder.constant(k + 1));
        }
        for (std::size_t s = 0; s < nx; ++s) {
            series.set(firstState + s, k + 1, next[s]);
            coefficients[static_cast<std::size_t>(k) + 1][s] = series.terms().real(next[s]);
        }
    }
    return coefficients;
}

} // namespace rigor
