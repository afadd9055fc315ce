#include "core/foundation/scalar/interval_check.h"

#include "core/foundation/base/error.h"
#include "core/foundation/scalar/interval.h"
#include "core/foundation/scalar/interval_batch.h"

#include <array>

namespace rigor {

namespace {

/// Kept from the compiler, so that the machine computes and not the compiler.
double real(double x) {
    volatile double v = x;
    return v;
}

struct Expected {
    Interval (*function)(const Interval&);
    double argument, lower, upper;
};

/// Tightest bounds from 200-bit arithmetic; a function may be one double wider at each end.
constexpr std::array kExpected{
    Expected{math::exp, 1, 0x1.5bf0a8b145769p+1, 0x1.5bf0a8b14576ap+1},
    Expected{math::exp, -37.3, 0x1.23865b7f2b6fdp-54, 0x1.23865b7f2b6fep-54},
    Expected{math::log, 10, 0x1.26bb1bbb55515p+1, 0x1.26bb1bbb55516p+1},
    Expected{math::sin, 1e22, -0x1.b453ab76bf398p-1, -0x1.b453ab76bf397p-1},
    Expected{math::cos, 3, -0x1.fae04be85e5d3p-1, -0x1.fae04be85e5d2p-1},
    Expected{math::tan, 1.5, 0x1.c33ed50b88777p+3, 0x1.c33ed50b88778p+3},
    Expected{math::asin, 0.5, 0x1.0c152382d7365p-1, 0x1.0c152382d7366p-1},
    Expected{math::acos, 0.3, 0x1.441f5ecbeef58p+0, 0x1.441f5ecbeef59p+0},
    Expected{math::atan, 2, 0x1.1b6e192ebbe44p+0, 0x1.1b6e192ebbe45p+0},
    Expected{math::sinh, 1, 0x1.2cd9fc44eb982p+0, 0x1.2cd9fc44eb983p+0},
    Expected{math::cosh, 1, 0x1.8b07551d9f550p+0, 0x1.8b07551d9f551p+0},
    Expected{math::tanh, 0.5, 0x1.d9353d7568af3p-2, 0x1.d9353d7568af4p-2},
};

bool functionsAreRight() {
    for (const Expected& e : kExpected) {
        const Interval y = e.function(Interval(real(e.argument)));
        const Interval widest(rounding::below(e.lower), rounding::above(e.upper));
        if (!y.contains(Interval(e.lower, e.upper)) || !widest.contains(y)) return false;
    }
    return true;
}

/// Every back-end against single intervals, over signs, inexact results and the rare kinds.
const IntervalKernels* wrongKernels() {
    constexpr std::size_t n = 11;
    const std::array<double, n> al{0.1, -0.3, -7, 1, 0, -1e-310, 3, -2, 1e200, 5, -0.7},
        au{0.3, 0.2, -5, 1, 4, 1e-310, 3.1, -1, 1e201, 5, 0.9},
        bl{0.7, -0.1, 3, 1e-60, -2, 0.3, -9, -0.3, 1e200, 0.1, 0.7},
        bu{0.9, 1.1, 3.3, 1e-60, 2, 0.4, -8, -0.1, 1e201, 0.1, 1.3};
    for (const IntervalKernels* kernels : allIntervalKernels()) {
        std::array<double, n> lower{}, upper{};
        kernels->multiplyAdd(n, {al.data(), au.data()}, {bl.data(), bu.data()}, {al.data(), au.data()},
                             {lower.data(), upper.data()});
        for (std::size_t k = 0; k < n; ++k) {
            const Interval a(real(al[k]), real(au[k])), b(real(bl[k]), real(bu[k]));
            if (!(a * b + a == Interval(lower[k], upper[k]))) return kernels;
        }
        kernels->divide(n, {al.data(), au.data()}, {bl.data(), bu.data()}, {lower.data(), upper.data()});
        for (std::size_t k = 0; k < n; ++k)
            if (!(Interval(al[k], au[k]) / Interval(bl[k], bu[k]) == Interval(lower[k], upper[k])))
                return kernels;
    }
    return nullptr;
}

} // namespace

std::string roundingFault() {
    const double one = real(1), half = real(0x1p-53), smallest = real(std::numeric_limits<double>::min());
    if (real(one + half) != 1 || real(-one - half) != -1 || real(real(1 + 0x1p-52) + half) != 1 + 0x1p-51 ||
        real(one - half * 0.5) != 1)
        return "sums are not rounded to nearest";
    if (real(smallest * 0.5) == 0 || real(real(0x1p-1074) * 0x1p52) == 0)
        return "tiny numbers are replaced by 0";
    const double a = real(1 + 0x1p-30), p = real(a * a);
    if (real(a * a - p) != 0) return "products and sums are contracted";
    using namespace rounding;
    const double third = real(3), tenth = real(0.1);
    const bool directed =
        addDown(one, real(0x1p-60)) == 1 && addUp(one, real(0x1p-60)) == above(1.0) &&
        addDown(one, real(-0x1p-60)) == below(1.0) && divideDown(one, third) == 0x1.5555555555555p-2 &&
        divideUp(one, third) == 0x1.5555555555556p-2 && multiplyDown(tenth, tenth) == 0x1.47ae147ae147bp-7 &&
        multiplyUp(tenth, tenth) == 0x1.47ae147ae147cp-7 && rootDown(real(2)) == 0x1.6a09e667f3bccp+0 &&
        rootUp(real(2)) == 0x1.6a09e667f3bcdp+0 && multiplyDown(real(0x1p-600), real(0x1p-600)) == 0 &&
        multiplyUp(real(0x1p-600), real(0x1p-600)) == 0x1p-1074 &&
        addDown(real(kLargest), real(kLargest)) == kLargest;
    if (!directed) return "sums, products, quotients or roots are not rounded outward";
    if (!functionsAreRight()) return "an elementary function is not rounded outward";
    if (const IntervalKernels* wrong = wrongKernels())
        return fmt::format("the {} arithmetic disagrees with single intervals", wrong->name);
    return {};
}

void requireSoundRounding() {
    if (const std::string fault = roundingFault(); !fault.empty())
        fail("Verified results are refused: on this machine or in this build {}, so that bounds could be "
             "wrong.",
             fault);
}

} // namespace rigor
