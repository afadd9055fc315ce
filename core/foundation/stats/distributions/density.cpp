#include "core/foundation/stats/distributions/density.h"

#include "core/foundation/base/error.h"
#include "core/foundation/stats/quadrature.h"
#include "core/foundation/stats/special.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

namespace {
/// int g(y) dF over [lower, upper] = g(upper) - int g'(y) F dy, which needs no density and copes with steps
/// in it.
template <class Derivative> double stieltjes(const Density& density, double atUpper, Derivative derivative) {
    const QuadratureRule rule = compositeGaussLegendre(density.lower(), density.upper(), 400, 5);
    double sum = 0;
    for (Eigen::Index j = 0; j < rule.nodes.size(); ++j)
        sum += rule.weights[j] * derivative(rule.nodes[j]) * density.cdf(rule.nodes[j]);
    return atUpper - sum;
}
} // namespace

double Density::pdf(double y) const { return std::exp(logPdf(y)); }

double Density::mean() const {
    return stieltjes(*this, upper(), [](double) { return 1.0; });
}

double Density::standardDeviation() const {
    const double centre = mean(), top = upper() - centre;
    const double variance = stieltjes(*this, top * top, [&](double y) { return 2 * (y - centre); });
    return std::sqrt(std::max(variance, 0.0));
}

GaussianDensity::GaussianDensity(double mean, double standardDeviation)
    : mean_(mean), deviation_(standardDeviation) {
    if (!std::isfinite(mean)) fail("the mean of a normal density is {}: it must be a finite number", mean);
    if (!(standardDeviation > 0 && std::isfinite(standardDeviation)))
        fail("the standard deviation of a normal density is {}: it must be positive and finite",
             standardDeviation);
}

double GaussianDensity::logPdf(double y) const {
    const double t = (y - mean_) / deviation_;
    return -0.5 * t * t - 0.91893853320467274178 - std::log(deviation_);
}

double GaussianDensity::cdf(double y) const { return special::normalLower((y - mean_) / deviation_); }

double GaussianDensity::quantile(double p) const {
    if (!(p > 0 && p < 1)) return std::numeric_limits<double>::quiet_NaN();
    return mean_ + deviation_ * germQuantile({}, {p, 1 - p});
}

double GaussianDensity::lower() const { return mean_ - 8.5 * deviation_; }
double GaussianDensity::upper() const { return mean_ + 8.5 * deviation_; }

} // namespace rigor
