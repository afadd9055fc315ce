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
/// The hull of the four products; open: lanes with 0 times infinity.
Bounds product(const Bounds& a, const Bounds& b, M& open) {
    const V d1 = A::multiplyDown(a.lower, b.lower), d2 = A::multiplyDown(a.lower, b.upper);
    const V d3 = A::multiplyDown(a.upper, b.lower), d4 = A::multiplyDown(a.upper, b.upper);
    const V u1 = A::multiplyUp(a.lower, b.lower), u2 = A::multiplyUp(a.lower, b.upper);
    const V u3 = A::multiplyUp(a.upper, b.lower), u4 = A::multiplyUp(a.upper, b.upper);
    open = A::either(open, A::either(A::unordered(d1, d2), A::unordered(d3, d4)));
    return {A::least(A::least(d1, d2), A::least(d3, d4)), A::largest(A::largest(u1, u2), A::largest(u3, u4))};
}
/// The same by a number. The factors are finite (checked where they are loaded or made).
Bounds scaled(const Bounds& a, V b) {
    return {A::least(A::multiplyDown(a.lower, b), A::multiplyDown(a.upper, b)),
            A::largest(A::multiplyUp(a.lower, b), A::multiplyUp(a.upper, b))};
}
Bounds quotient(const Bounds& a, const Bounds& b, M& open) {
    const V zero = A::of(0);
    open = A::either(open, A::both(A::lessEqual(b.lower, zero), A::lessEqual(zero, b.upper)));
    const V d1 = A::divideDown(a.lower, b.lower), d2 = A::divideDown(a.lower, b.upper);
    const V d3 = A::divideDown(a.upper, b.lower), d4 = A::divideDown(a.upper, b.upper);
    const V u1 = A::divideUp(a.lower, b.lower), u2 = A::divideUp(a.lower, b.upper);
    const V u3 = A::divideUp(a.upper, b.lower), u4 = A::divideUp(a.upper, b.upper);
    open = A::either(open, A::either(A::unordered(d1, d2), A::unordered(d3, d4)));
    return {A::least(A::least(d1, d2), A::least(d3, d4)), A::largest(A::largest(u1, u2), A::largest(u3, u4))};
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
Bounds chosen(M where, const Bounds& yes, const Bounds& no) {
    return {A::choose(where, yes.lower, no.lower), A::choose(where, yes.upper, no.upper)};
}
