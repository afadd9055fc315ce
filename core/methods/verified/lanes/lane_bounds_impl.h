#pragma once
// Intervals in lanes, for lane_step_impl.h. A: V, a vector of doubles; M, a mask of its lanes; directed
// operations.

/// Intervals, one per lane.
struct Bounds {
    V lower, upper;
};

Bounds operator+(const Bounds& a, const Bounds& b) {
    return {A::addDown(a.lower, b.lower), A::addUp(a.upper, b.upper)};
}
Bounds operator-(const Bounds& a, const Bounds& b) {
    return {A::addDown(a.lower, A::negate(b.upper)), A::addUp(a.upper, A::negate(b.lower))};
}
Bounds chosen(M where, const Bounds& yes, const Bounds& no) {
    return {A::choose(where, yes.lower, no.lower), A::choose(where, yes.upper, no.upper)};
}
/// a b; open: lanes with 0 times infinity. The least a.lower x for x in b is at one end of b, which the sign
/// of a.lower tells; so for the other three.
Bounds product(const Bounds& a, const Bounds& b, M& open) {
    const V zero = A::of(0);
    const M first = A::less(a.lower, zero), second = A::less(a.upper, zero);
    const V d1 = A::multiplyDown(a.lower, A::choose(first, b.upper, b.lower)),
            d2 = A::multiplyDown(a.upper, A::choose(second, b.upper, b.lower)),
            u1 = A::multiplyUp(a.lower, A::choose(first, b.lower, b.upper)),
            u2 = A::multiplyUp(a.upper, A::choose(second, b.lower, b.upper));
    open = A::either(open, A::either(A::unordered(d1, d2), A::unordered(u1, u2)));
    return {A::least(d1, d2), A::largest(u1, u2)};
}
/// The same with 0 <= b.
Bounds positiveProduct(const Bounds& a, const Bounds& b, M& open) {
    const V zero = A::of(0);
    const V down = A::multiplyDown(a.lower, A::choose(A::less(a.lower, zero), b.upper, b.lower)),
            up = A::multiplyUp(a.upper, A::choose(A::less(a.upper, zero), b.lower, b.upper));
    open = A::either(open, A::unordered(down, up));
    return {down, up};
}
/// The same by a number. The factors are finite (checked where they are loaded or made).
Bounds scaled(const Bounds& a, V b) {
    const M falls = A::less(b, A::of(0));
    return {A::multiplyDown(A::choose(falls, a.upper, a.lower), b),
            A::multiplyUp(A::choose(falls, a.lower, a.upper), b)};
}
/// a/b; open: lanes where b may be 0, and with infinity by infinity.
Bounds quotient(const Bounds& a, const Bounds& b, M& open) {
    const V zero = A::of(0);
    open = A::either(open, A::both(A::lessEqual(b.lower, zero), A::lessEqual(zero, b.upper)));
    // (-a)/(-b) where b < 0: then the divisor is above 0.
    const M below = A::less(b.upper, zero);
    const Bounds n = chosen(below, {A::negate(a.upper), A::negate(a.lower)}, a),
                 d = chosen(below, {A::negate(b.upper), A::negate(b.lower)}, b);
    const V down = A::divideDown(n.lower, A::choose(A::less(n.lower, zero), d.lower, d.upper)),
            up = A::divideUp(n.upper, A::choose(A::less(n.upper, zero), d.upper, d.lower));
    open = A::either(open, A::unordered(down, up));
    return {down, up};
}
Bounds square(const Bounds& a) {
    const V low = A::largest(A::of(0), A::largest(a.lower, A::negate(a.upper))),
            high = A::largest(A::negate(a.lower), a.upper);
    return {A::multiplyDown(low, low), A::multiplyUp(high, high)};
}
Bounds hullOf(const Bounds& a, const Bounds& b) {
    return {A::least(a.lower, b.lower), A::largest(a.upper, b.upper)};
}
Bounds hullWith(const Bounds& a, V x) { return {A::least(a.lower, x), A::largest(a.upper, x)}; }
Bounds meet(const Bounds& a, const Bounds& b) {
    return {A::largest(a.lower, b.lower), A::least(a.upper, b.upper)};
}
Bounds toAll(const LaneBounds& a) { return {A::of(a.lower), A::of(a.upper)}; }
M inside(const Bounds& outer, const Bounds& inner) {
    return A::both(A::lessEqual(outer.lower, inner.lower), A::lessEqual(inner.upper, outer.upper));
}
M isNonempty(const Bounds& a) { return A::lessEqual(a.lower, a.upper); }
/// Far from overflow: products of two such numbers are finite, so no lane holds infinity times 0.
M isModerate(const Bounds& a) {
    return A::both(A::less(A::of(-1e100), a.lower), A::less(a.upper, A::of(1e100)));
}
V magnitude(const Bounds& a) { return A::largest(A::negate(a.lower), a.upper); }
V middle(const Bounds& a) { return A::nearHalf(a.lower, a.upper); }
