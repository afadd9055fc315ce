#pragma once
// The special functions the distributions need, with one error policy: no exceptions, NaN or infinity
// instead.

#include <cmath>
#include <limits>

namespace rigor::special {

double normalLower(double t);             ///< Phi(t), full relative precision in the lower tail
double normalQuantile(double p);          ///< Phi^-1(p), 0 < p < 1, full precision for small p
double gammaLower(double a, double x);    ///< regularised lower incomplete gamma P(a, x)
double gammaUpper(double a, double x);    ///< Q(a, x) = 1 - P(a, x)
double gammaQuantile(double a, double p); ///< x with P(a, x) = p
double gammaUpperQuantile(double a, double q);
double betaLower(double a, double b, double x); ///< regularised incomplete beta I_x(a, b)
double betaQuantile(double a, double b, double p);
/// ln(e^a + e^b); either may be infinite
inline double logSum(double a, double b) {
    const double most = a < b ? b : a, least = a < b ? a : b;
    return std::isinf(most) || std::isinf(least) ? most : most + std::log1p(std::exp(least - most));
}

} // namespace rigor::special
