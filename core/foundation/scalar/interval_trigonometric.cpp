// sin, cos, tan and their inverses over intervals. Point values are balls (interval_ball.h), tables are
// computed by the compiler with the same balls.
#include "core/foundation/scalar/interval_ball.h"

#include <array>

namespace rigor {

using namespace rounding;
using namespace balls;

namespace {

constexpr double kRound = 0x1.8p52;

/// sin and cos of j/32 by their series to x^29/29!, x^30/30! (|x| <= 0.82: the rest is below 2^-115).
struct SineCosine {
    Ball sine, cosine;
};
constexpr auto makeSines() {
    std::array<SineCosine, 27> table;
    table[0] = {{0}, {1}};
    for (int j = 1; j < 27; ++j) {
        const Ball x{j / 32.0}, w = x * x;
        Ball sine{1}, cosine{1};
        for (int k = 14; k >= 1; --k) {
            sine = Ball{1} - sine * (w / Ball{2.0 * k * (2.0 * k + 1)});
            cosine = Ball{1} - cosine * (w / Ball{2.0 * k * (2.0 * k - 1)});
        }
        sine = sine * x;
        sine.radius += 0x1p-112, cosine.radius += 0x1p-112;
        table[j] = {sine, cosine};
    }
    return table;
}
constexpr auto kSines = makeSines();

/// atan(j/32), each from the one before: atan b = atan a + atan((b - a)/(1 + a b)); the series of the small
/// angle to t^21/21 leaves less than 2^-118.
constexpr auto makeArcs() {
    std::array<Ball, 33> table;
    table[0] = {0};
    for (int j = 1; j < 33; ++j) {
        const Ball t = Ball{1 / 32.0} / (Ball{1} + Ball{j / 32.0} * Ball{(j - 1) / 32.0}), w = t * t;
        Ball sum{};
        for (int k = 10; k >= 0; --k) sum = Ball{1} / Ball{2.0 * k + 1} - sum * w;
        sum = sum * t;
        sum.radius += 0x1p-117;
        table[j] = table[j - 1] + sum;
    }
    return table;
}
constexpr auto kArcs = makeArcs();

/// x = remainder + quarter pi/2 modulo 2 pi, |remainder| <= pi/4 (1 + 2^-20).
struct Reduced {
    Ball remainder;
    int quarter = 0; ///< 0..3
    /// Number modulo 4 of the piece [n pi/2, (n+1) pi/2) that holds x; -1 if the ball meets a border.
    int piece() const {
        const double r = remainder.high, spread = magnitude(remainder.low) + remainder.radius;
        if (r == 0 && spread == 0) return quarter;
        if (magnitude(r) <= 2 * spread) return -1;
        return r > 0 ? quarter : (quarter + 3) & 3;
    }
};

/// |x| >= 2^20: Payne and Hanek, ACM SIGNUM Newsletter 18 (1983) 19. x = M 2^e; 256 bits of 2/pi that begin
/// where M 2^e times the bits before is a multiple of 4. What is cut off is below 2^-127 of a quarter turn.
Reduced reduceHuge(double x) {
    static constexpr std::array<std::uint64_t, 20> kTwoOverPi{
        0xa2f9836e4e441529u, 0xfc2757d1f534ddc0u, 0xdb6295993c439041u, 0xfe5163abdebbc561u,
        0xb7246e3a424dd2e0u, 0x06492eea09d1921cu, 0xfe1deb1cb129a73eu, 0xe88235f52ebb4484u,
        0xe99c7026b45f7e41u, 0x3991d639835339f4u, 0x9c845f8bbdf9283bu, 0x1ff897ffde05980fu,
        0xef2f118b5a0a6d1fu, 0x6d367ecf27cb09b7u, 0x4f463f669e5fea2du, 0x7527bac7ebe5f17bu,
        0x3d0739f78a5292eau, 0x6bfb5fb11f8d5d08u, 0x56033046fc7b6babu, 0xf0cfbc209af4361du};
    using Wide = unsigned __int128;
    const auto [fraction, exponent] = fractionOf(magnitude(x));
    const auto whole = static_cast<std::uint64_t>(fraction * 0x1p53);
    const int e = exponent - 53;
    const int first = e < 2 ? 0 : (e - 2) / 64;
    std::array<std::uint64_t, 5> product{}; // most significant word first
    std::uint64_t carry = 0;
    for (int i = 3; i >= 0; --i) {
        const Wide p = static_cast<Wide>(whole) * kTwoOverPi[static_cast<std::size_t>(first + i)] + carry;
        product[static_cast<std::size_t>(i + 1)] = static_cast<std::uint64_t>(p);
        carry = static_cast<std::uint64_t>(p >> 64);
    }
    product[0] = carry;
    const int point = 64 * (first + 4) - e; // bits behind the point, 191 to 288
    auto bitsFrom = [&](int top) {          // the 64 bits below bit number `top`
        const int bottom = top - 64, word = 4 - bottom / 64, shift = bottom % 64;
        std::uint64_t bits = product[static_cast<std::size_t>(word)] >> shift;
        if (shift != 0 && word > 0) bits |= product[static_cast<std::size_t>(word - 1)] << (64 - shift);
        return bits;
    };
    auto quarter = static_cast<unsigned>(point + 2 > 320 ? 0 : bitsFrom(point + 2) >> 62);
    Wide rest = (static_cast<Wide>(bitsFrom(point)) << 64) | bitsFrom(point - 64);
    bool negative = false;
    if ((rest >> 127) != 0) rest = -rest, negative = true, ++quarter;
    auto part = [&](int from, double unit) {
        return Ball{static_cast<double>(static_cast<std::uint32_t>(rest >> from)) * unit};
    };
    Ball turn = (part(96, 0x1p-32) + part(64, 0x1p-64)) + (part(32, 0x1p-96) + part(0, 0x1p-128));
    turn.radius += 0x1p-126;
    Reduced r{kHalfPi * turn, static_cast<int>(quarter & 3u)};
    if (negative) r.remainder = -r.remainder;
    if (x < 0) r.remainder = -r.remainder, r.quarter = (4 - r.quarter) & 3;
    return r;
}

/// |x| < 2^20: pi/2 in two parts of 33 bits, whose products with the whole number are exact, and a ball.
Reduced reduce(double x) {
    if (magnitude(x) >= 0x1p20) return reduceHuge(x);
    constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;
    constexpr Ball kRest{0x1.3198a2e037073p-69, 0x1.129024e088a68p-123, 0x1p-176};
    const double n = (x * kTwoOverPi + kRound) - kRound;
    if (n == 0) return {{x}, 0};
    const Ball r =
        ((Ball{x} - Ball{n * 0x1.921fb54400000p+0}) - Ball{n * 0x1.0b4611a600000p-34}) - Ball{n} * kRest;
    return {r, static_cast<int>(n) & 3};
}

/// sin and cos of a remainder r = j/32 + t, |t| <= 1/63.
SineCosine sineCosine(const Ball& r) {
    const bool negative = r.high < 0;
    const Ball a = negative ? -r : r;
    const double j = (a.high * 32 + kRound) - kRound;
    const Ball t = a - Ball{j / 32};
    const double s = t.high, w = s * s;
    const double sineSeries = s * w * (-1.0 / 6 + w * (1.0 / 120 + w * (-1.0 / 5040 + w * (1.0 / 362880))));
    const double cosineSeries = w * (-0.5 + w * (1.0 / 24 + w * (-1.0 / 720 + w * (1.0 / 40320))));
    const double size = magnitude(s) + magnitude(t.low) + t.radius;
    const Ball sine = t + tail(sineSeries, t, size * size), less = tail(cosineSeries, t, size);
    const auto& [sj, cj] = kSines[static_cast<std::size_t>(j)];
    const Ball sineSum = sj + (cj * sine + sj * less), cosineSum = cj + (cj * less - sj * sine);
    return {negative ? -sineSum : sineSum, cosineSum};
}

/// sin(x + quarters pi/2).
Ball turnedSine(const Reduced& x, int quarters) {
    const auto [sine, cosine] = sineCosine(x.remainder);
    const int q = (x.quarter + quarters) & 3;
    const Ball& value = (q & 1) != 0 ? cosine : sine;
    return (q & 2) != 0 ? -value : value;
}
Interval inUnit(const Interval& a) { return {std::max(a.lower, -1.0), std::min(a.upper, 1.0)}; }

constexpr double kTiny = 0x1p-27;

Interval sineAt(double x, const Reduced& r) {
    if (x == 0) return 0.0;
    if (magnitude(x) < kTiny)
        return x > 0 ? Interval(below(x), x) : Interval(x, above(x)); // |x - sin x| < |x|^3/6
    return inUnit(enclosure(turnedSine(r, 0)));
}
Interval cosineAt(double x, const Reduced& r) {
    if (x == 0) return 1.0;
    if (magnitude(x) < kTiny) return {below(1.0), 1.0}; // 1 - cos x < x^2/2
    return inUnit(enclosure(turnedSine(r, 1)));
}
Interval tangentAt(double x, const Reduced& r) {
    if (x == 0) return 0.0;
    if (magnitude(x) < kTiny)
        return x > 0 ? Interval(x, above(x)) : Interval(below(x), x); // |tan x - x| < |x|^3/2
    const auto [sine, cosine] = sineCosine(r.remainder);
    return enclosure((r.quarter & 1) != 0 ? -cosine / sine : sine / cosine);
}

/// Number of borders n pi/2 between the ends of x, whose pieces are known; -1 if it is 4 or more, or not
/// known.
int bordersBetween(const Interval& x, const Reduced& from, const Reduced& to) {
    const int first = from.piece(), last = to.piece();
    if (first < 0 || last < 0 || !(x.width() < 0x1.921fb54442d18p+2)) return -1;
    const int count = (last - first) & 3;
    return count == 0 && x.width() > 3 ? -1 : count; // the same piece of one turn, or of the next
}

/// sin over x + quarters pi/2 from its values at the ends; the maximum lies between pieces 0 and 1, the
/// minimum between 2 and 3.
Interval waveOver(const Interval& x, int quarters, Interval (*at)(double, const Reduced&)) {
    const Reduced from = reduce(x.lower), to = x.isPoint() ? from : reduce(x.upper);
    if (x.isPoint()) return at(x.lower, from);
    const int borders = bordersBetween(x, from, to);
    if (borders < 0) return {-1.0, 1.0};
    Interval r = hull(at(x.lower, from), at(x.upper, to));
    for (int k = 0; k < borders; ++k) {
        const int piece = (from.piece() + quarters + k) & 3;
        if (piece == 0) r.upper = 1;
        if (piece == 2) r.lower = -1;
    }
    return r;
}

constexpr Interval kHalfPiInterval{0x1.921fb54442d18p+0, 0x1.921fb54442d19p+0};
constexpr Interval kPiInterval{0x1.921fb54442d18p+1, 0x1.921fb54442d19p+1};

Interval arcTangentAt(double x) {
    if (x < 0) return -arcTangentAt(-x);
    if (x < kTiny) return x == 0 ? Interval(0.0) : Interval(below(x), x); // x - atan x < x^3/3
    if (x > 0x1p60) return kHalfPiInterval;
    return enclosure(arcTangent({x}));
}
Interval arcSineAt(double x) {
    if (x < 0) return -arcSineAt(-x);
    if (x < kTiny) return x == 0 ? Interval(0.0) : Interval(x, above(x)); // asin x - x < x^3/5
    if (x == 1) return kHalfPiInterval;
    return enclosure(arcTangent(Ball{x} / root((Ball{1} - Ball{x}) * (Ball{1} + Ball{x}))));
}
Interval arcCosineAt(double x) {
    if (x == 1) return 0.0;
    if (x == -1) return kPiInterval;
    return enclosure(scaled(arcTangent(root((Ball{1} - Ball{x}) / (Ball{1} + Ball{x}))), 2));
}
/// The angle of a point that is not the origin; y = 0, x < 0 gives pi.
Interval angleAt(double y, double x) {
    if (y < 0) return -angleAt(-y, x);
    if (y == 0) return x > 0 ? Interval(0.0) : kPiInterval;
    if (x == 0) return kHalfPiInterval;
    const bool left = x < 0;
    const double a = magnitude(x);
    if (y == kInfinity || a == kInfinity) {
        if (y == kInfinity && a == kInfinity)
            return left ? Interval(kHalfPiInterval.lower, kPiInterval.upper)
                        : Interval(0.0, kHalfPiInterval.upper);
        if (y == kInfinity) return kHalfPiInterval;
        return left ? kPiInterval : Interval(0.0, std::numeric_limits<double>::denorm_min());
    }
    const Fraction fy = fractionOf(y), fx = fractionOf(a);
    const int apart = fy.exponent - fx.exponent;
    if (apart < -62) {
        // pi - 2^-61 still lies above pi rounded down. atan r lies in [r (1 - 2^-124), r], and a quotient
        // that is no double is farther than that from the next one.
        if (left) return kPiInterval;
        const double low = divideDown(y, a), high = divideUp(y, a);
        return {low == high ? std::max(0.0, below(low)) : low, high};
    }
    if (apart > 62) return kHalfPiInterval; // 2^-61 does not reach the bounds
    const double scale = std::bit_cast<double>(static_cast<std::uint64_t>(apart + 1023) << 52);
    const Ball angle = arcTangent(Ball{fy.fraction * scale} / Ball{fx.fraction});
    return enclosure(left ? scaled(kHalfPi, 2) - angle : angle);
}

} // namespace

namespace balls {

/// atan x = atan(j/32) + atan t, t = (x - j/32)/(1 + x j/32), |t| <= 1/63; beyond 1: pi/2 - atan(1/x).
Ball arcTangent(const Ball& x) {
    if (x.high < 0) return -arcTangent(-x);
    if (x.high > 1.015625) return kHalfPi - arcTangent(Ball{1} / x);
    const double j = (x.high * 32 + kRound) - kRound;
    const Ball c{j / 32}, t = j == 0 ? x : (x - c) / (Ball{1} + x * c);
    const double s = t.high, w = s * s, size = magnitude(s) + magnitude(t.low) + t.radius;
    const double series = s * w * (-1.0 / 3 + w * (1.0 / 5 + w * (-1.0 / 7 + w * (1.0 / 9))));
    return kArcs[static_cast<std::size_t>(j)] + (t + tail(series, t, size * size));
}

} // namespace balls

namespace math {

Interval sin(const Interval& x) {
    if (x.isEmpty()) return x;
    return x.isBounded() ? waveOver(x, 0, sineAt) : Interval(-1.0, 1.0);
}
Interval cos(const Interval& x) {
    if (x.isEmpty()) return x;
    return x.isBounded() ? waveOver(x, 1, cosineAt) : Interval(-1.0, 1.0);
}
Interval tan(const Interval& x) {
    if (x.isEmpty()) return x;
    if (!x.isBounded()) return Interval::entire();
    const Reduced from = reduce(x.lower);
    if (x.isPoint()) return tangentAt(x.lower, from);
    const Reduced to = reduce(x.upper);
    const int borders = bordersBetween(x, from, to);
    // Poles lie between pieces 0 and 1, and 2 and 3.
    if (borders < 0 || borders >= 2 || (borders == 1 && (from.piece() & 1) == 0)) return Interval::entire();
    return {tangentAt(x.lower, from).lower, tangentAt(x.upper, to).upper};
}
Interval asin(const Interval& x) {
    const Interval inside = intersection(x, {-1.0, 1.0});
    if (inside.isEmpty()) return inside;
    return {arcSineAt(inside.lower).lower, arcSineAt(inside.upper).upper};
}
Interval acos(const Interval& x) {
    const Interval inside = intersection(x, {-1.0, 1.0});
    if (inside.isEmpty()) return inside;
    return {arcCosineAt(inside.upper).lower, arcCosineAt(inside.lower).upper};
}
Interval atan(const Interval& x) {
    if (x.isEmpty()) return x;
    return {arcTangentAt(x.lower).lower, arcTangentAt(x.upper).upper};
}
/// Continuous off the half line y = 0, x < 0, and monotone along every edge of the box: the extremes lie at
/// corners and, where it has a part of y = 0, there.
Interval atan2(const Interval& y, const Interval& x) {
    if (x.isEmpty() || y.isEmpty()) return Interval::empty();
    Interval r = Interval::empty();
    if (y.contains(0)) {
        if (y.lower < 0 && x.lower < 0) return {-kPiInterval.upper, kPiInterval.upper};
        if (x.upper > 0) r = 0.0;
        if (x.lower < 0) r = hull(r, kPiInterval);
    }
    for (const double side : {y.lower, y.upper})
        if (side != 0) r = hull(r, hull(angleAt(side, x.lower), angleAt(side, x.upper)));
    return r;
}

} // namespace math
} // namespace rigor
