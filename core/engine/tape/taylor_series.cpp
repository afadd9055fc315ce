#include "core/engine/tape/taylor_rules_impl.h"

#include "core/engine/tape/evaluate/op_rules.h"
#include "core/engine/tape/intervals/interval_rules.h"

#include <algorithm>

namespace rigor {

/// A number as doubles have it, or as it was written.
template <class T> static T constantOf(const Tape& tape, std::size_t k) {
    if constexpr (std::is_same_v<T, double>)
        return tape.constants()[k];
    else
        return T(tape.constantEnclosures()[k]);
}

template <class T>
TaylorSeries<T>::TaylorSeries(TapePtr tape, std::size_t time, std::size_t firstState, int order)
    : tape_(std::move(tape)), time_(time), firstState_(firstState), order_(order),
      stride_(static_cast<std::size_t>(order) + 1), moves_(tape_->nodeCount(), false) {
    std::size_t rows = tape_->nodeCount(), longest = 0;
    moves_[time] = true;
    for (std::size_t s = 0; s < tape_->outputs().size(); ++s) moves_[firstState + s] = true;
    std::size_t n = tape_->inputCount() + tape_->constants().size();
    for (const Instruction& i : tape_->instructions()) {
        forEachOperand(i, tape_->lists(), [&](Node operand) { moves_[n] = moves_[n] || moves_[operand]; });
        if (opInfo(i.op).arity == RIGOR_NARY) longest = std::max<std::size_t>(longest, i.count);
        extras_.push_back(rows);
        if (moves_[n]) rows += extraRows(i);
        ++n;
    }
    choice_.resize(tape_->instructions().size());
    list_.resize(longest);
    rows_.resize(rows * stride_);
    for (std::size_t k = 0; k < tape_->constants().size(); ++k)
        row(tape_->inputCount() + k)[0] = constantOf<T>(*tape_, k);
}

template <class T> bool TaylorSeries<T>::operator()(std::span<const T> inputs, int order) {
    const Tape& tape = *tape_;
    const std::size_t first = tape.inputCount() + tape.constants().size();
    obstacle_.reset();
    for (std::size_t k = 0; k < tape.inputCount(); ++k) {
        row(k)[0] = inputs[k];
        std::fill_n(row(k) + 1, order_, T(0.0));
    }
    row(time_)[1] = T(1.0);
    for (int k = 0; k < order; ++k) {
        for (std::size_t i = 0; i < tape.instructions().size(); ++i) {
            const std::size_t n = first + i;
            if (k == 0) {
                if (!start(n, i)) {
                    obstacle_ = static_cast<Node>(n);
                    return false;
                }
            } else if (moves_[n]) {
                advance(n, i, k);
            } else {
                row(n)[k] = T(0.0);
            }
        }
        for (std::size_t s = 0; s < states(); ++s)
            row(firstState_ + s)[k + 1] = row(tape.outputs()[s])[k] / T(static_cast<double>(k + 1));
    }
    return true;
}

template <class T> bool TaylorSeries<T>::start(std::size_t n, std::size_t instruction) {
    const Tape& tape = *tape_;
    const Instruction& i = tape.instructions()[instruction];
    const int arity = opInfo(i.op).arity;
    const T zero(0.0);
    const T& a = row(i.a)[0];
    const T& b = arity == 2 || arity == 3 ? row(i.b)[0] : zero;
    const T& c = arity == 3 ? row(i.c)[0] : zero;
    const bool list = arity == RIGOR_NARY;
    for (std::size_t k = 0; list && k < i.count; ++k) list_[k] = row(tape.lists()[i.b + k])[0];
    const std::span<const T> gathered(list_.data(), list ? i.count : 0);
    T& y = row(n)[0];
    y = valueOf(i, a, b, c, gathered);
    if (!isUsable(y)) return false;
    if (!moves_[n]) return true;
    T* e = extraRows(i) > 0 ? extra(instruction, 0) : nullptr;
    bool listMoves = false;
    for (std::size_t k = 0; list && k < i.count; ++k) listMoves = listMoves || moves_[tape.lists()[i.b + k]];
    if (listMoves) return false;

    const Tribool positive = isLess(zero, a), negative = isLess(a, zero);
    const bool signKnown = positive.certain() || negative.certain();
    switch (i.op) {
    case Op::Div:
        return isLess(zero, b).certain() || isLess(b, zero).certain();
    case Op::PowInt: {
        const int size = std::abs(static_cast<int>(i.b));
        for (int r = 0; (size >> r) != 0; ++r)
            extra(instruction, static_cast<std::size_t>(r))[0] = powerOfValue(a, 1 << r);
        int held = 0;
        for (int r = 0; (size >> r) != 0; ++r)
            if (((size >> r) & 1) != 0) {
                held += 1 << r;
                extra(instruction, static_cast<std::size_t>(32 + r))[0] = powerOfValue(a, held);
            }
        return static_cast<int>(i.b) > 0 || signKnown;
    }
    case Op::Pow:
        if (!positive.certain()) return false;
        e[0] = RulesOf<T>::Log(a);
        extra(instruction, 1)[0] = b * e[0];
        return true;
    case Op::SignedPower:
    case Op::AbsPower:
        return signKnown && !moves_[i.b];
    case Op::Sqrt:
    case Op::Log:
        return positive.certain();
    case Op::Sin:
        e[0] = RulesOf<T>::Cos(a);
        return true;
    case Op::Cos:
        e[0] = RulesOf<T>::Sin(a);
        return true;
    case Op::Sinh:
        e[0] = RulesOf<T>::Cosh(a);
        return true;
    case Op::Cosh:
        e[0] = RulesOf<T>::Sinh(a);
        return true;
    case Op::Tan:
        e[0] = T(1.0) + powerOfValue(y, 2);
        return isUsable(e[0]) && isUsable(T(1.0) / e[0]);
    case Op::Tanh:
        e[0] = T(1.0) - powerOfValue(y, 2);
        return true;
    case Op::Atan:
        e[0] = T(1.0) + powerOfValue(a, 2);
        return true;
    case Op::Asin:
    case Op::Acos:
        if (!isLess(T(-1.0), a).certain() || !isLess(a, T(1.0)).certain()) return false;
        e[0] = (T(1.0) - a) * (T(1.0) + a);
        extra(instruction, 1)[0] = RulesOf<T>::Sqrt(e[0]);
        return isLess(zero, e[0]).certain();
    case Op::Atan2:
        e[0] = powerOfValue(a, 2) + powerOfValue(b, 2);
        return isLess(zero, e[0]).certain() &&
               (isLess(zero, b).certain() || isLess(zero, a).certain() || isLess(a, zero).certain());
    case Op::Abs:
        choice_[instruction] = positive;
        return signKnown;
    case Op::Min:
    case Op::Max:
        choice_[instruction] = i.op == Op::Min ? isLess(a, b) : isLess(b, a);
        return !choice_[instruction].undecided();
    case Op::Less:
    case Op::LessEqual:
        return !isLess(a, b).undecided() || !isLess(b, a).undecided();
    case Op::Sign:
        return signKnown;
    case Op::Floor:
        return isSingle(y) && isLess(y, a).certain();
    case Op::Equal:
    case Op::And:
    case Op::Or:
    case Op::Not:
        return isSingle(y);
    case Op::Select:
        // A condition that does not move is fixed along every solution, decided or not.
        choice_[instruction] = isTrue(a);
        return !choice_[instruction].undecided() || !moves_[i.a];
    case Op::Table:
    case Op::TableSlope:
    case Op::MonotoneCubic: {
        const auto xs = gathered.first(i.count / 2), ys = gathered.subspan(i.count / 2);
        const auto segment = segmentOf(a, xs);
        if (!segment) return false;
        const bool inside = *segment >= 0 && *segment + 1 < static_cast<int>(xs.size());
        if (i.op == Op::TableSlope) return true;
        if (i.op == Op::Table) {
            const auto k = static_cast<std::size_t>(std::max(*segment, 0));
            e[0] = inside ? (ys[k + 1] - ys[k]) / (xs[k + 1] - xs[k]) : zero;
            return true;
        }
        for (std::size_t m = 1; m <= 3; ++m) e[m] = zero;
        if (!inside) return true;
        const auto k = static_cast<std::size_t>(*segment);
        const T h = xs[k + 1] - xs[k], s = (a - xs[k]) / h, dy = ys[k + 1] - ys[k];
        const T m0 = tangentOf(k, xs, ys) * h, m1 = tangentOf(k + 1, xs, ys) * h;
        const T second = T(3.0) * dy - T(2.0) * m0 - m1, third = m0 + m1 - T(2.0) * dy;
        e[1] = (m0 + s * (T(2.0) * second + T(3.0) * s * third)) / h;
        e[2] = (second + T(3.0) * s * third) / (h * h);
        e[3] = third / (h * h * h);
        return true;
    }
    case Op::BSpline: {
        const std::size_t d = i.c, count = (i.count - d - 1) / 2;
        const auto knots = gathered.first(count + d + 1), coefficients = gathered.subspan(count + d + 1);
        const auto segment = segmentOf(a, knots);
        if (!segment) return false;
        for (std::size_t m = 1; m <= d; ++m) e[m] = zero;
        const auto k = static_cast<std::size_t>(std::max(*segment, 0));
        if (*segment >= static_cast<int>(d) && k < count)
            splineDerivatives<T>(a, k, knots, static_cast<int>(d), coefficients, e);
        return true;
    }
    default:
        return true;
    }
}

template <class T> void TaylorSeries<T>::advance(std::size_t n, std::size_t instruction, int k) {
    const Instruction& i = tape_->instructions()[instruction];
    const int arity = opInfo(i.op).arity;
    const T* const a = row(i.a);
    const T* const b = arity == 2 || arity == 3 ? row(i.b) : nullptr;
    T* const y = row(n);
    T* const e = extraRows(i) > 0 ? extra(instruction, 0) : nullptr;
    switch (i.op) {
    case Op::Add:
        y[k] = a[k] + b[k];
        break;
    case Op::Sub:
        y[k] = a[k] - b[k];
        break;
    case Op::Mul:
        y[k] = productTerm(a, b, k);
        break;
    case Op::Div: {
        T s = a[k];
        for (int j = 1; j <= k; ++j) s = s - b[j] * y[k - j];
        y[k] = s / b[0];
        break;
    }
    case Op::Neg:
        y[k] = -a[k];
        break;
    case Op::Square:
        y[k] = squareTerm(a, k);
        break;
    case Op::PowInt: {
        const int size = std::abs(static_cast<int>(i.b));
        const T* result = nullptr;
        for (int r = 0; (size >> r) != 0; ++r) {
            T* const square = extra(instruction, static_cast<std::size_t>(r));
            square[k] = r == 0 ? a[k] : squareTerm(extra(instruction, static_cast<std::size_t>(r - 1)), k);
            if (((size >> r) & 1) == 0) continue;
            T* const product = extra(instruction, static_cast<std::size_t>(32 + r));
            product[k] = result == nullptr ? square[k] : productTerm<T>(result, square, k);
            result = product;
        }
        if (static_cast<int>(i.b) > 0) {
            y[k] = result[k];
            break;
        }
        T s(0.0);
        for (int j = 1; j <= k; ++j) s = s - result[j] * y[k - j];
        y[k] = s / result[0];
        break;
    }
    case Op::Pow:
        if (!moves_[i.b]) {
            y[k] = powerTerm(a, y, b[0], k);
            break;
        } else {
            T* const product = extra(instruction, 1);
            e[k] = (a[k] - (k > 1 ? weighted<T>(e, a, k, k - 1) : T(0.0))) / a[0];
            product[k] = productTerm<T>(b, e, k);
            y[k] = weighted<T>(product, y, k, k);
        }
        break;
    case Op::SignedPower:
    case Op::AbsPower:
        y[k] = powerTerm(a, y, b[0], k);
        break;
    case Op::Sqrt: {
        T s = a[k];
        for (int j = 1; j < k; ++j) s = s - y[j] * y[k - j];
        y[k] = s / (T(2.0) * y[0]);
        break;
    }
    case Op::Exp:
        y[k] = weighted<T>(a, y, k, k);
        break;
    case Op::Log:
        y[k] = (a[k] - weighted<T>(y, a, k, k - 1)) / a[0];
        break;
    case Op::Sin:
        y[k] = weighted<T>(a, e, k, k);
        e[k] = -weighted<T>(a, y, k, k);
        break;
    case Op::Cos:
        y[k] = -weighted<T>(a, e, k, k);
        e[k] = weighted<T>(a, y, k, k);
        break;
    case Op::Sinh:
    case Op::Cosh:
        y[k] = weighted<T>(a, e, k, k);
        e[k] = weighted<T>(a, y, k, k);
        break;
    case Op::Tan:
        y[k] = weighted<T>(a, e, k, k);
        e[k] = squareTerm<T>(y, k);
        break;
    case Op::Tanh:
        y[k] = weighted<T>(a, e, k, k);
        e[k] = -squareTerm<T>(y, k);
        break;
    case Op::Atan:
        e[k] = squareTerm<T>(a, k);
        y[k] = (a[k] - weighted<T>(y, e, k, k - 1)) / e[0];
        break;
    case Op::Asin:
    case Op::Acos: {
        T* const root = extra(instruction, 1);
        e[k] = -squareTerm<T>(a, k);
        T s = e[k];
        for (int j = 1; j < k; ++j) s = s - root[j] * root[k - j];
        root[k] = s / (T(2.0) * root[0]);
        const T slope = i.op == Op::Asin ? a[k] : -a[k];
        y[k] = (slope - weighted<T>(y, root, k, k - 1)) / root[0];
        break;
    }
    case Op::Atan2: // y = atan2(a, b): (a^2 + b^2) y' = b a' - a b'
        e[k] = squareTerm<T>(a, k) + squareTerm<T>(b, k);
        y[k] = (weighted<T>(a, b, k, k) - weighted<T>(b, a, k, k) - weighted<T>(y, e, k, k - 1)) / e[0];
        break;
    case Op::Abs:
        y[k] = choice_[instruction].certain() ? a[k] : -a[k];
        break;
    case Op::Min:
    case Op::Max:
        y[k] = choice_[instruction].certain() ? a[k] : b[k];
        break;
    case Op::Select: {
        const T* const c = row(i.c);
        const Tribool choice = choice_[instruction];
        y[k] = choice.certain() ? b[k] : choice.excluded() ? c[k] : either(b[k], c[k]);
        break;
    }
    case Op::Sign:
    case Op::Floor:
    case Op::Less:
    case Op::LessEqual:
    case Op::Equal:
    case Op::And:
    case Op::Or:
    case Op::Not:
    case Op::TableSlope:
        y[k] = T(0.0);
        break;
    case Op::Table:
        y[k] = e[0] * a[k];
        break;
    case Op::MonotoneCubic:
    case Op::BSpline: {
        // sum_m f^(m)(a_0)/m! u^m with u = a - a_0, whose powers begin at coefficient m.
        const int degree = i.op == Op::MonotoneCubic ? 3 : static_cast<int>(i.c);
        y[k] = T(0.0);
        for (int m = 1; m <= degree && m <= k; ++m) {
            T* const power = extra(instruction, static_cast<std::size_t>(m));
            if (m == 1)
                power[k] = a[k];
            else {
                const T* const before = extra(instruction, static_cast<std::size_t>(m - 1));
                T s(0.0);
                for (int j = 1; j <= k - m + 1; ++j) s = s + a[j] * before[k - j];
                power[k] = s;
            }
            y[k] = y[k] + e[m] * power[k];
        }
        break;
    }
    }
}

template <class T> T TaylorSeries<T>::value(std::size_t state, const T& h, int order) const {
    T s = coefficient(state, order);
    for (int k = order - 1; k >= 0; --k) s = s * h + coefficient(state, k);
    return s;
}

template class TaylorSeries<double>;
template class TaylorSeries<Interval>;
template class TaylorSeries<IntervalDual>;

} // namespace rigor
