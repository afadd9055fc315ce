// LaneStep one set at a time, for every processor.
#include "core/foundation/scalar/interval_rounding.h"
#include "core/methods/verified/lanes/lane_step_program.h"

namespace rigor {

namespace {

using V = double;
using M = bool;

struct A {
    static constexpr std::size_t kLanes = 1;
    using Pointers = double*;

    static V of(double x) { return x; }
    static V addDown(V a, V b) { return rounding::addDown(a, b); }
    static V addUp(V a, V b) { return rounding::addUp(a, b); }
    static V multiplyDown(V a, V b) { return rounding::multiplyDown(a, b); }
    static V multiplyUp(V a, V b) { return rounding::multiplyUp(a, b); }
    static V divideDown(V a, V b) {
        return b == 0 ? std::numeric_limits<double>::quiet_NaN() : rounding::divideDown(a, b);
    }
    static V divideUp(V a, V b) { return -divideDown(-a, b); }
    static V negate(V a) { return -a; }
    static V least(V a, V b) { return a < b ? a : b; }
    static V largest(V a, V b) { return a > b ? a : b; }
    static V nearHalf(V a, V b) { return 0.5 * a + 0.5 * b; }
    static V choose(M where, V yes, V no) { return where ? yes : no; }
    static M less(V a, V b) { return a < b; }
    static M lessEqual(V a, V b) { return a <= b; }
    static M differs(V a, V b) { return a != b; }
    static M unordered(V a, V b) { return a != a || b != b; }
    static M none() { return false; }
    static M every() { return true; }
    static M firstLanes(std::size_t) { return true; }
    static M both(M a, M b) { return a && b; }
    static M either(M a, M b) { return a || b; }
    static M butNot(M a, M b) { return a && !b; }
    static M inverse(M a) { return !a; }
    static bool any(M a) { return a; }
    static bool full(M a) { return a; }
    static unsigned bits(M a) { return a ? 1 : 0; }

    static Pointers pointers(double* const* sets, std::size_t) { return *sets; }
    static V gather(Pointers p, std::size_t at) { return p[at]; }
    static void scatter(Pointers p, M where, std::size_t at, V v) {
        if (where) p[at] = v;
    }
};

#include "core/methods/verified/lanes/lane_step_impl.h"

} // namespace

void laneStepPortable(const LaneTask& task) { Stepper(task).run(); }

} // namespace rigor
