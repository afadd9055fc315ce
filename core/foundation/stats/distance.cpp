#include "core/foundation/stats/distance.h"

#include "core/foundation/base/error.h"
#include "core/foundation/stats/quadrature.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {
struct Mass {
    double position, weight;
};

/// int |F - G| dy, where `masses` are the jumps of F - G.
double distanceOfJumps(std::vector<Mass> masses) {
    std::ranges::sort(masses, {}, &Mass::position);
    double sum = 0, difference = 0;
    for (std::size_t i = 0; i + 1 < masses.size(); ++i) {
        difference += masses[i].weight;
        sum += std::abs(difference) * (masses[i + 1].position - masses[i].position);
    }
    return sum;
}

void append(std::vector<Mass>& masses, std::span<const double> positions, std::span<const double> weights,
            double sign) {
    if (positions.size() != weights.size())
        fail("a signature has {} positions and {} weights: it needs as many", positions.size(),
             weights.size());
    double total = 0;
    for (double weight : weights) {
        if (!(weight >= 0)) fail("a signature has the weight {}: it must not be negative", weight);
        total += weight;
    }
    if (!(total > 0)) fail("a signature has no weight");
    for (std::size_t i = 0; i < positions.size(); ++i)
        masses.push_back({positions[i], sign * weights[i] / total});
}

/// int_a^b |g| dy of a smooth g by the rule on [-1, 1] (weights sum to 1), split where g changes sign.
template <class G> double integralOfMagnitude(const QuadratureRule& rule, double a, double b, const G& g) {
    const auto plain = [&](double from, double to) {
        double sum = 0;
        for (Eigen::Index j = 0; j < rule.nodes.size(); ++j)
            sum += rule.weights[j] * g(0.5 * (from + to) + 0.5 * (to - from) * rule.nodes[j]);
        return std::abs(sum * (to - from));
    };
    const double atA = g(a), atB = g(b);
    if (!(atA * atB < 0)) return plain(a, b);
    double from = a, to = b;
    for (int i = 0; i < 50; ++i) {
        const double middle = 0.5 * (from + to);
        ((g(middle) < 0) == (atA < 0) ? from : to) = middle;
    }
    return plain(a, from) + plain(from, b);
}
} // namespace

double earthMoversDistance(std::span<const double> positionsA, std::span<const double> weightsA,
                           std::span<const double> positionsB, std::span<const double> weightsB) {
    std::vector<Mass> masses;
    append(masses, positionsA, weightsA, 1);
    append(masses, positionsB, weightsB, -1);
    return distanceOfJumps(std::move(masses));
}

double earthMoversDistance(std::span<const double> a, std::span<const double> b) {
    const std::vector<double> ones(std::max(a.size(), b.size()), 1.0);
    return earthMoversDistance(a, std::span(ones).first(a.size()), b, std::span(ones).first(b.size()));
}

double earthMoversDistanceOfCdfs(const std::function<double(double)>& f,
                                 const std::function<double(double)>& g, double a, double b, int panels) {
    const QuadratureRule rule = gaussRule({GermFamily::Legendre}, 4);
    const double width = (b - a) / panels;
    double sum = 0;
    for (int i = 0; i < panels; ++i)
        sum += integralOfMagnitude(rule, a + i * width, a + (i + 1) * width,
                                   [&](double y) { return f(y) - g(y); });
    return sum;
}

double earthMoversDistance(const Density& f, const Density& g, int panels) {
    return earthMoversDistanceOfCdfs([&](double y) { return f.cdf(y); }, [&](double y) { return g.cdf(y); },
                                     std::min(f.lower(), g.lower()), std::max(f.upper(), g.upper()), panels);
}

double earthMoversDistanceOfQuantiles(const std::function<double(double)>& f,
                                      const std::function<double(double)>& g) {
    // p from 1e-15 to 1/2 in panels that shrink by a quarter towards 0 (quantiles are steep there), and
    // mirrored.
    const QuadratureRule rule = gaussRule({GermFamily::Legendre}, 6);
    double sum = 0;
    for (double top = 0.5; top > 1e-15; top *= 0.8) {
        const double bottom = 0.8 * top;
        const auto difference = [&](double p) { return f(p) - g(p); };
        sum += integralOfMagnitude(rule, bottom, top, difference);
        sum += integralOfMagnitude(rule, 1 - top, 1 - bottom, difference);
    }
    return sum;
}

double earthMoversDistance(std::span<const double> samples, const Density& density) {
    if (samples.empty()) fail("the earth mover's distance of no samples is not defined");
    std::vector<double> ends(samples.begin(), samples.end());
    std::ranges::sort(ends);
    const QuadratureRule rule = gaussRule({GermFamily::Legendre}, 6);
    // Gaps wider than this share of the range are divided, so that 6 nodes see a smooth piece.
    const double longest = (density.upper() - density.lower()) / 100;
    double sum = 0;
    const auto gap = [&](double from, double to, double step) {
        if (!(to > from)) return;
        const int pieces = static_cast<int>(std::clamp(std::ceil((to - from) / longest), 1.0, 1000.0));
        const double width = (to - from) / pieces;
        for (int i = 0; i < pieces; ++i)
            sum += integralOfMagnitude(rule, from + i * width, from + (i + 1) * width,
                                       [&](double y) { return step - density.cdf(y); });
    };
    gap(density.lower(), ends.front(), 0);
    const double n = static_cast<double>(ends.size());
    for (std::size_t i = 0; i + 1 < ends.size(); ++i)
        gap(ends[i], ends[i + 1], static_cast<double>(i + 1) / n);
    gap(ends.back(), density.upper(), 1);
    return sum;
}

} // namespace rigor
