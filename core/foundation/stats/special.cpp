#include "core/foundation/stats/special.h"

#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/erf.hpp>
#include <boost/math/special_functions/gamma.hpp>

namespace rigor::special {

namespace {
namespace bp = boost::math::policies;
// Without promotion to long double: a third of the time, and the same digits on every machine.
using Quiet = bp::policy<bp::promote_double<false>, bp::domain_error<bp::ignore_error>,
                         bp::pole_error<bp::ignore_error>, bp::overflow_error<bp::ignore_error>,
                         bp::evaluation_error<bp::ignore_error>>;
} // namespace

double normalLower(double t) { return 0.5 * std::erfc(-t * 0.70710678118654752440); }
double normalQuantile(double p) { return -1.41421356237309504880 * boost::math::erfc_inv(2 * p, Quiet()); }
double gammaLower(double a, double x) { return boost::math::gamma_p(a, x, Quiet()); }
double gammaUpper(double a, double x) { return boost::math::gamma_q(a, x, Quiet()); }
double gammaQuantile(double a, double p) { return boost::math::gamma_p_inv(a, p, Quiet()); }
double gammaUpperQuantile(double a, double q) { return boost::math::gamma_q_inv(a, q, Quiet()); }
double betaLower(double a, double b, double x) { return boost::math::ibeta(a, b, x, Quiet()); }
double betaQuantile(double a, double b, double p) { return boost::math::ibeta_inv(a, b, p, Quiet()); }

} // namespace rigor::special
