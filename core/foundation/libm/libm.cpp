// The functions of <cmath> that the C library computes by other instructions on other processors (with or
// without fused multiply-add; the x87 unit of this or that maker), and so to other last digits. The linker
// puts these in their place (--wrap, CMakeLists.txt) in all code that this project compiles, Boost.Math's
// included, so that the same study has the same digits on every x86-64. What the C library computes alike
// everywhere (sqrt, hypot, fmod, floor, frexp, ...) stays its own.

#include <Eigen/Core>

#include "core/foundation/libm/rare.h"
#include "core/foundation/scalar/elementary.h"

#include <cerrno>

extern "C" {
using Quad = __float128;
// quadmath.h, which only GCC finds.
Quad acosq(Quad), asinq(Quad), atanq(Quad), atan2q(Quad, Quad), coshq(Quad), cosq(Quad), erfcq(Quad),
    expm1q(Quad), expq(Quad), lgammaq(Quad), log10q(Quad), log1pq(Quad), logq(Quad), powq(Quad, Quad),
    sinhq(Quad), sinq(Quad), tanhq(Quad), tanq(Quad), tgammaq(Quad);
}

namespace rigor::rare {

double sin(double x) { return static_cast<double>(sinq(x)); }
double cos(double x) { return static_cast<double>(cosq(x)); }
double tan(double x) { return static_cast<double>(tanq(x)); }
double sinh(double x) { return static_cast<double>(sinhq(x)); }
double cosh(double x) { return static_cast<double>(coshq(x)); }
double pow(double x, double y) { return static_cast<double>(powq(x, y)); }
double atan2(double y, double x) { return static_cast<double>(atan2q(y, x)); }

} // namespace rigor::rare

namespace {
namespace fast = rigor::elementary;
using Complex = double _Complex;

Complex complex(double real, double imaginary) {
    Complex z;
    __real__ z = real;
    __imag__ z = imaginary;
    return z;
}
double square(double x) { return x * x; }
} // namespace

// NOLINTBEGIN(bugprone-reserved-identifier): the names that the linker asks for.
extern "C" {
double __wrap_exp(double x) { return fast::exp(x); }
double __wrap_log(double x) { return fast::log(x); }
double __wrap_sin(double x) { return fast::sin(x); }
double __wrap_cos(double x) { return fast::cos(x); }
double __wrap_tan(double x) { return fast::tan(x); }
void __wrap_sincos(double x, double* sine, double* cosine) {
    *sine = fast::sin(x);
    *cosine = fast::cos(x);
}
double __wrap_asin(double x) { return fast::asin(x); }
double __wrap_acos(double x) { return fast::acos(x); }
double __wrap_atan(double x) { return fast::atan(x); }
double __wrap_atan2(double y, double x) { return fast::atan2(y, x); }
double __wrap_sinh(double x) { return fast::sinh(x); }
double __wrap_cosh(double x) { return fast::cosh(x); }
double __wrap_tanh(double x) { return fast::tanh(x); }
double __wrap_pow(double x, double y) { return x > 0 ? fast::pow(x, y) : rigor::rare::pow(x, y); }
double __wrap_expm1(double x) { return static_cast<double>(expm1q(x)); }
double __wrap_log1p(double x) { return static_cast<double>(log1pq(x)); }
double __wrap_log10(double x) { return static_cast<double>(log10q(x)); }
double __wrap_erfc(double x) { return static_cast<double>(erfcq(x)); }
double __wrap_lgamma(double x) { return static_cast<double>(lgammaq(x)); }
double __wrap_tgamma(double x) { return static_cast<double>(tgammaq(x)); }

long double __wrap_acosl(long double x) { return static_cast<long double>(acosq(x)); }
long double __wrap_asinl(long double x) { return static_cast<long double>(asinq(x)); }
long double __wrap_atanl(long double x) { return static_cast<long double>(atanq(x)); }
long double __wrap_coshl(long double x) { return static_cast<long double>(coshq(x)); }
long double __wrap_cosl(long double x) { return static_cast<long double>(cosq(x)); }
long double __wrap_expl(long double x) { return static_cast<long double>(expq(x)); }
long double __wrap_expm1l(long double x) { return static_cast<long double>(expm1q(x)); }
long double __wrap_log1pl(long double x) { return static_cast<long double>(log1pq(x)); }
long double __wrap_logl(long double x) { return static_cast<long double>(logq(x)); }
long double __wrap_powl(long double x, long double y) { return static_cast<long double>(powq(x, y)); }
long double __wrap_sinhl(long double x) { return static_cast<long double>(sinhq(x)); }
long double __wrap_sinl(long double x) { return static_cast<long double>(sinq(x)); }
long double __wrap_tanhl(long double x) { return static_cast<long double>(tanhq(x)); }
long double __wrap_tanl(long double x) { return static_cast<long double>(tanq(x)); }
void __wrap_sincosl(long double x, long double* sine, long double* cosine) {
    *sine = __wrap_sinl(x);
    *cosine = __wrap_cosl(x);
}

// Of complex numbers, by their real and imaginary parts z = x + iy; exact to first order in y, as the complex
// step needs it.
Complex __wrap_cexp(Complex z) {
    const double size = fast::exp(__real__ z), y = __imag__ z;
    return complex(size * fast::cos(y), y == 0 ? y : size * fast::sin(y));
}
Complex __wrap_clog(Complex z) {
    const double x = __real__ z, y = __imag__ z, size = __builtin_hypot(x, y);
    // Near 1 the logarithm of the rounded size has lost its digits.
    const double real =
        size > 0.5 && size < 2
            ? 0.5 * __wrap_log1p((__builtin_fabs(x) - 1) * (__builtin_fabs(x) + 1) + square(y))
            : fast::log(size);
    return complex(real, fast::atan2(y, x));
}
Complex __wrap_csinh(Complex z) {
    const double x = __real__ z, y = __imag__ z;
    return complex(fast::sinh(x) * fast::cos(y), y == 0 ? y : fast::cosh(x) * fast::sin(y));
}
Complex __wrap_ccosh(Complex z) {
    const double x = __real__ z, y = __imag__ z;
    return complex(fast::cosh(x) * fast::cos(y), y == 0 ? 0 : fast::sinh(x) * fast::sin(y));
}
Complex __wrap_csin(Complex z) {
    const double x = __real__ z, y = __imag__ z;
    return complex(fast::sin(x) * fast::cosh(y), y == 0 ? y : fast::cos(x) * fast::sinh(y));
}
Complex __wrap_ccos(Complex z) {
    const double x = __real__ z, y = __imag__ z;
    return complex(fast::cos(x) * fast::cosh(y), y == 0 ? 0 : -fast::sin(x) * fast::sinh(y));
}
Complex __wrap_ctan(Complex z) {
    const double x = __real__ z, y = __imag__ z;
    if (__builtin_fabs(y) > 20) // cosh^2 y is e^(2|y|)/4 to all digits, and cos^2 x nothing beside it
        return complex(4 * fast::sin(x) * fast::cos(x) * fast::exp(-2 * __builtin_fabs(y)),
                       __builtin_copysign(1.0, y));
    const double below = square(fast::cos(x)) + square(fast::sinh(y));
    return complex(fast::sin(x) * fast::cos(x) / below, fast::sinh(y) * fast::cosh(y) / below);
}
Complex __wrap_ctanh(Complex z) {
    const Complex turned = __wrap_ctan(complex(-__imag__ z, __real__ z)); // tanh z = -i tan(iz)
    return complex(__imag__ turned, -__real__ turned);
}
}
// NOLINTEND(bugprone-reserved-identifier)

namespace {

/// Eigen cuts products into blocks that fit the caches of the processor, and sums block by block: with other
/// caches other last digits. It is told of the same ones everywhere.
const bool sameBlocks = [] {
    Eigen::setCpuCacheSizes(48 << 10, 5 << 18, 54 << 20); // bytes of level 1, 2 and 3
    return true;
}();

} // namespace
