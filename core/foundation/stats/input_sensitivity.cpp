// dx/dalpha of the input transformation (contract in distribution.h).
#include "core/foundation/base/error.h"
#include "core/foundation/stats/distributions/distribution.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

namespace {
struct Normal {
    double mu, sigma, lower, upper; ///< box in the normal's own variable
};

/// dx/dmu and dx/dsigma of x = mu + sigma z, Phi(z) = (1-G) Phi(l) + G Phi(u), l = (lower-mu)/sigma, u alike:
/// dx/dmu = 1 - [(1-G) phi(l) + G phi(u)]/phi(z),  dx/dsigma = z - [(1-G) phi(l) l + G phi(u) u]/phi(z).
std::pair<double, double> normalSensitivity(const Normal& n, const Probability& g, double x) {
    const double z = (x - n.mu) / n.sigma;
    double first = 1, second = z;
    const auto subtract = [&](double share, double bound) {
        if (std::isinf(bound) || share == 0) return;
        const double end = (bound - n.mu) / n.sigma;
        const double ratio =
            share * std::exp(-0.5 * (end - z) * (end + z)); // phi(end)/phi(z) without underflow
        first -= ratio;
        second -= ratio * end;
    };
    subtract(g.upper, n.lower);
    subtract(g.lower, n.upper);
    return {first, second};
}

/// Five-point difference in one parameter; the step shrinks if a neighbour is not a valid distribution.
double differenced(const std::string& family, ShapeValues shape, std::size_t k, double lower, double upper,
                   const Germ& germ, double theta, double step) {
    const double centre = shape[k].second;
    const auto at = [&](double offset) {
        shape[k].second = centre + offset;
        return makeDistribution(family, shape, lower, upper).fromGerm(germ, theta);
    };
    for (int attempt = 0;; ++attempt, step *= 0.25) {
        try {
            return (8 * (at(step) - at(-step)) - (at(2 * step) - at(-2 * step))) / (12 * step);
        } catch (const Error&) {
            if (attempt == 6) throw;
        }
    }
}
} // namespace

std::vector<double> inputSensitivity(const std::string& family, const ShapeValues& shape, double lower,
                                     double upper, const Germ& germ, double theta) {
    const Distribution distribution = makeDistribution(family, shape, lower, upper);
    const double x = distribution.fromGerm(germ, theta);
    const Probability g = germProbability(germ, theta);
    const bool lognormal = distribution.family() == Family::Lognormal;
    std::vector<double> result(shape.size());

    const auto valueOf = [&](const std::string& name) {
        const auto found = std::ranges::find(shape, name, &ShapeValues::value_type::first);
        return found == shape.end() ? std::numeric_limits<double>::quiet_NaN() : found->second;
    };
    const double mu = valueOf(lognormal ? "log_mean" : "mean");
    const double sigma = valueOf(lognormal ? "log_standard_deviation" : "standard_deviation");
    const bool closedForm =
        (distribution.family() == Family::Normal || lognormal) && std::isfinite(mu) && std::isfinite(sigma);
    if (closedForm) {
        const auto inner = [&](double bound) { return lognormal ? std::log(std::max(bound, 0.0)) : bound; };
        const auto [first, second] =
            normalSensitivity({mu, sigma, inner(lower), inner(upper)}, g, lognormal ? std::log(x) : x);
        const double outer = lognormal ? x : 1.0;
        for (std::size_t k = 0; k < shape.size(); ++k) {
            const bool location = shape[k].first == "mean" || shape[k].first == "log_mean";
            result[k] = outer * (location ? first : second);
        }
        return result;
    }
    const double spread = std::sqrt(distribution.variance());
    for (std::size_t k = 0; k < shape.size(); ++k) {
        const auto& [name, value] = shape[k];
        const bool location = name == "mean" || name == "minimum" || name == "maximum" || name == "log_mean";
        result[k] = differenced(family, shape, k, lower, upper, germ, theta,
                                2e-3 * (location ? spread : std::abs(value)));
    }
    return result;
}

} // namespace rigor
