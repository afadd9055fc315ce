// exp, log and what follows from them, over intervals. Point values are balls (interval_ball.h), tables are
// computed by the compiler with the same balls.
#include "core/foundation/scalar/interval_ball.h"

#include <array>

namespace rigor {

using namespace rounding;
using balls::Ball;

namespace balls {

namespace {

/// sum of x^k/k!, k < 28, for 0 <= x < 0.7: the rest is below x^28/28! (1 + 0.7/29 + ...) < 2^-112.
constexpr Ball exponentialSeries(const Ball& x) {
    Ball sum{1};
    for (int k = 28; k >= 1; --k) sum = Ball{1} + sum * (x / Ball{static_cast<double>(k)});
    sum.radius += 0x1p-112;
    return sum;
}
/// 2^(j/64).
constexpr auto makePowers() {
    std::array<Ball, 64> powers;
    powers[0] = {1};
    for (int j = 1; j < 64; ++j) powers[j] = exponentialSeries(kLn2 * Ball{j / 64.0});
    return powers;
}
constexpr auto kPowers = makePowers();

/// log c = 2 sum z^(2k+1)/(2k+1), z = (c-1)/(c+1); |z| <= 0.18: the rest after k = 22 is below 2^-116.
constexpr Ball logarithmSeries(double c) {
    const Ball z = Ball{c - 1} / Ball{c + 1}, w = z * z;
    Ball sum{};
    for (int k = 22; k >= 0; --k) sum = sum * w + Ball{1} / Ball{2.0 * k + 1};
    Ball r = scaled(z * sum, 2);
    r.radius += 0x1p-116;
    return r;
}
constexpr int kFirstCell = 90, kLastCell = 182;
/// For m within 1/256 of i/128: c = about 128/i with 10 bits and -log c.
struct Cell {
    double factor = 1;
    Ball logarithm{};
};
constexpr auto makeCells() {
    std::array<Cell, kLastCell - kFirstCell + 1> cells;
    for (int i = kFirstCell; i <= kLastCell; ++i) {
        if (i == 128) continue;
        const double c = static_cast<double>((512 * 128 + i / 2) / i) / 512;
        cells[i - kFirstCell] = {c, -logarithmSeries(c)};
    }
    return cells;
}
constexpr auto kCells = makeCells();

} // namespace

/// exp(x) = 2^(n/64) exp(t), t = x - n ln2/64, |t| <= 0.0055; ln2/64 in two parts of 36 bits, whose products
/// with n are exact, and a ball.
ScaledBall exponential(const Ball& x) {
    constexpr double kPerStep = 0x1.71547652b82fep+6, kRound = 0x1.8p52;
    const double n = (x.high * kPerStep + kRound) - kRound;
    constexpr Ball kRest{0x1.d9cc01f97b57ap-85, 0, 0x1p-141};
    const Ball t = ((x - Ball{n * 0x1.62e42fefa0000p-7}) - Ball{n * 0x1.cf79abc9e0000p-46}) - Ball{n} * kRest;
    const double s = t.high;
    const double series =
        s * s * (0.5 + s * (1.0 / 6 + s * (1.0 / 24 + s * (1.0 / 120 + s * (1.0 / 720 + s * (1.0 / 5040))))));
    const Ball change = t + tail(series, t, 2 * (magnitude(t.high) + magnitude(t.low) + t.radius));
    const auto steps = static_cast<int>(n);
    const Ball power = kPowers[static_cast<std::size_t>(steps & 63)];
    return {power + power * change, steps >> 6};
}

/// log x = k ln2 - log c + log(1 + t), x = m 2^k, t = m c - 1 exactly, |t| <= 0.0075.
Ball logarithm(double x) {
    auto [m, k] = fractionOf(x);
    if (m < 0.70710678118654752) m *= 2, --k;
    const auto cell = static_cast<int>(m * 128 + 0.5);
    const auto& [c, log] = kCells[static_cast<std::size_t>(cell - kFirstCell)];
    const Ball t = Ball{m} * Ball{c} - Ball{1}, square = t * t;
    constexpr Ball kThird = Ball{1} / Ball{3};
    const double s = t.high, s4 = square.high * square.high;
    const double series =
        -s4 *
        (1.0 / 4 - s * (1.0 / 5 - s * (1.0 / 6 - s * (1.0 / 7 - s * (1.0 / 8 - s * (1.0 / 9 - s / 10))))));
    const Ball rest = tail(series, t, 2 * magnitude(square.high * s));
    const Ball beyond = scaled(-square, 0.5) + (square * t * kThird + rest);
    const Ball whole = kLn2 * Ball{static_cast<double>(k)} + log;
    return whole + (t + beyond);
}

} // namespace balls

namespace {

using namespace balls;

Interval expAt(double x) {
    if (x == 0) return 1.0;
    if (x > 710) return {kLargest, kInfinity};
    if (x < -746) return {0.0, std::numeric_limits<double>::denorm_min()};
    const auto [ball, k] = exponential({x});
    const Interval e = enclosure(ball, k);
    return x > 0 ? Interval(std::max(e.lower, 1.0), e.upper) : Interval(e.lower, std::min(e.upper, 1.0));
}
Interval logAt(double x) {
    if (x == 1) return 0.0;
    if (x == kInfinity) return {709.78, kInfinity};
    return enclosure(logarithm(x));
}
/// x^y for 0 < x < infinity, x != 1, finite y != 0.
Interval powAt(double x, double y) {
    const Ball log = logarithm(x);
    const double size = y * log.high;
    if (size > 720) return {kLargest, kInfinity};
    if (size < -760) return {0.0, std::numeric_limits<double>::denorm_min()};
    const bool grows = (x > 1) == (y > 0); // the product may underflow to 0
    // So small that y log x underflows in parts: 1 + y log x + ... stays within a unit of 1.
    if (magnitude(size) < 0x1p-100) return grows ? Interval(1.0, above(1.0)) : Interval(below(1.0), 1.0);
    const auto [ball, k] = exponential(log * Ball{y});
    const Interval p = enclosure(ball, k);
    return grows ? Interval(std::max(p.lower, 1.0), p.upper) : Interval(p.lower, std::min(p.upper, 1.0));
}
/// x^n, or with `inverted` 1/x^n; n >= 1, x >= 0 (> 0 if inverted): repeated squaring of the fraction,
/// exponents apart. A power that is a double is given as it is.
Interval powerAt(double x, unsigned n, bool inverted = false) {
    constexpr Interval kHuge{kLargest, kInfinity}, kTinyOnes{0.0, std::numeric_limits<double>::denorm_min()};
    if (x == 0) return 0.0;
    if (x == kInfinity) return inverted ? Interval(0.0) : kHuge;
    auto [fraction, k] = fractionOf(x);
    Ball factor{fraction}, result{1};
    long long factorExponent = k, exponent = 0;
    auto normalise = [](Ball& b, long long& e) {
        if (b.high < 0x1p-100) b = scaled(b, 0x1p100), e -= 100;
    };
    while (true) {
        if (n & 1u) {
            result = result * factor;
            exponent += factorExponent;
            normalise(result, exponent);
        }
        n >>= 1;
        if (n == 0) break;
        factor = factor * factor;
        factorExponent *= 2;
        normalise(factor, factorExponent);
        // Beyond all doubles, and so stays whatever follows.
        if (factorExponent > 10000 || factorExponent < -10000)
            return (factorExponent > 0) != inverted ? kHuge : kTinyOnes;
    }
    if (inverted) return enclosure(Ball{1} / result, static_cast<int>(-exponent));
    return enclosure(result, static_cast<int>(exponent));
}

/// lim of x^y at a corner of a box with x >= 0; infinite x or y are limits.
Interval powCorner(double x, double y) {
    if (y == 0 || x == 1) return 1.0;
    if (y == 1) return x;
    const bool large = (x > 1) == (y > 0);
    if (x == 0 || x == kInfinity || magnitude(y) == kInfinity)
        return large ? Interval(kLargest, kInfinity) : Interval(0.0);
    // Whole powers, among them those that are doubles.
    if (y == -1) return Interval(1.0) / Interval(x);
    if (magnitude(y) <= 1100 && y == static_cast<int>(y))
        return powerAt(x, static_cast<unsigned>(magnitude(y)), y < 0);
    return powAt(x, y);
}

/// 1/a.
Ball inverse(const Ball& a) { return Ball{1} / a; }

/// x + x^3 (1/6 + ...), |x| <= 1/32: the terms left out are below x^8/6652800 of the second.
Interval sinhAt(double x) {
    if (x < 0) return -sinhAt(-x);
    if (x == 0) return 0.0;
    if (x < 0x1p-27) return {x, above(x)}; // x <= sinh x < x (1 + x^2/5)
    if (x > 712) return {kLargest, kInfinity};
    if (x <= 0x1p-5) {
        const double w = x * x;
        const double series = x * w * (1.0 / 6 + w * (1.0 / 120 + w * (1.0 / 5040 + w * (1.0 / 362880))));
        return enclosure(Ball{x} + tail(series, {x}, 0));
    }
    auto [e, k] = exponential({x});
    if (x > 40) { // exp(-x) is below 2^-115 exp(x)
        e.radius += e.high * 0x1p-115;
        return enclosure(e, k - 1);
    }
    e = scaled(e, static_cast<double>(1LL << k));
    return enclosure(e - inverse(e), -1);
}
Interval coshAt(double x) {
    x = magnitude(x);
    if (x == 0) return 1.0;
    if (x > 712) return {kLargest, kInfinity};
    auto [e, k] = exponential({x});
    if (x > 40) {
        e.radius += e.high * 0x1p-115;
        return enclosure(e, k - 1);
    }
    e = scaled(e, static_cast<double>(1LL << k));
    const Interval c = enclosure(e + inverse(e), -1);
    return {std::max(c.lower, 1.0), c.upper};
}
/// x - x^3/3 + 2 x^5/15 - ..., |x| <= 1/32: the terms left out are below x^10/30 of the second.
Interval tanhAt(double x) {
    if (x < 0) return -tanhAt(-x);
    if (x == 0) return 0.0;
    if (x < 0x1p-27) return {below(x), x}; // x (1 - x^2/3) < tanh x < x
    if (x > 20) return {below(1.0), 1.0};  // 1 - tanh 20 < 2^-56
    if (x <= 0x1p-5) {
        const double w = x * x;
        const double series =
            x * w *
            (-1.0 / 3 + w * (2.0 / 15 + w * (-17.0 / 315 + w * (62.0 / 2835 - w * (1382.0 / 155925)))));
        return enclosure(Ball{x} + tail(series, {x}, 0));
    }
    auto [e, k] = exponential({2 * x});
    e = scaled(e, static_cast<double>(1LL << k));
    const Interval t = enclosure((e - Ball{1}) / (e + Ball{1}));
    return {t.lower, std::min(t.upper, 1.0)};
}

/// f at both ends of x for an increasing f.
template <class F> Interval increasing(const Interval& x, F f) {
    const Interval low = f(x.lower);
    return x.isPoint() ? low : Interval(low.lower, f(x.upper).upper);
}

} // namespace

namespace math {

Interval exp(const Interval& x) {
    if (x.isEmpty()) return x;
    return {x.lower == -kInfinity ? 0.0 : expAt(x.lower).lower, expAt(x.upper).upper};
}
Interval log(const Interval& x) {
    if (!(x.upper > 0)) return Interval::empty();
    return {x.lower > 0 ? logAt(x.lower).lower : -kInfinity, logAt(x.upper).upper};
}
Interval sinh(const Interval& x) { return x.isEmpty() ? x : increasing(x, sinhAt); }
Interval tanh(const Interval& x) { return x.isEmpty() ? x : increasing(x, tanhAt); }
Interval cosh(const Interval& x) { return x.isEmpty() ? x : increasing(abs(x), coshAt); }

Interval power(const Interval& x, int exponent) {
    if (x.isEmpty()) return x;
    if (exponent == 0) return 1.0;
    if (exponent == -1) return Interval(1.0) / x;
    if (exponent < 0) {
        // Odd powers of x < 0 are those of -x with the other sign; 1/x^n falls for x > 0.
        const auto n = 0u - static_cast<unsigned>(exponent);
        if (n % 2 == 1 && x.lower < 0) return x.upper > 0 ? Interval::entire() : -power(-x, exponent);
        const Interval size = n % 2 == 0 ? abs(x) : x;
        if (size.upper == 0) return Interval::empty();
        const double upper = size.lower == 0 ? kInfinity : powerAt(size.lower, n, true).upper;
        return {powerAt(size.upper, n, true).lower, upper};
    }
    if (exponent == 1) return x;
    if (exponent == 2) return square(x);
    const auto n = static_cast<unsigned>(exponent);
    auto at = [n](double v) {
        if (v >= 0) return powerAt(v, n);
        return n % 2 == 0 ? powerAt(-v, n) : -powerAt(-v, n);
    };
    return increasing(n % 2 == 0 ? abs(x) : x, at);
}

/// The extremes lie at corners: x^y is monotone along every line parallel to an axis.
Interval pow(const Interval& base, const Interval& y) {
    if (base.isEmpty() || y.isEmpty() || !(base.upper >= 0)) return Interval::empty();
    const Interval x(std::max(base.lower, 0.0), base.upper);
    if (x.upper == 0) { // 0^y: 0 for y > 0, 1 for y = 0, not defined for y < 0
        if (y.upper < 0) return Interval::empty();
        return {y.upper > 0 ? 0.0 : 1.0, y.contains(0) ? 1.0 : 0.0};
    }
    Interval r = powCorner(x.lower, y.lower);
    if (!y.isPoint()) r = hull(r, powCorner(x.lower, y.upper));
    if (!x.isPoint()) {
        r = hull(r, powCorner(x.upper, y.lower));
        if (!y.isPoint()) r = hull(r, powCorner(x.upper, y.upper));
    }
    return r;
}
Interval absPower(const Interval& x, const Interval& n) { return pow(abs(x), n); }
Interval signedPower(const Interval& x, const Interval& n) {
    if (x.isEmpty() || n.isEmpty()) return Interval::empty();
    if (x.lower >= 0) return pow(x, n);
    if (x.upper <= 0) return -pow(-x, n);
    return hull(-pow(Interval(0.0, -x.lower), n), pow(Interval(0.0, x.upper), n));
}

} // namespace math
} // namespace rigor
