#include "core/foundation/stats/distributions/distance.h"

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

namespace {
/// F of a density and its integral H(y) = int_(-inf)^y F, by cubic Hermite pieces from cdf and pdf on a fine
/// grid: one look-up per sample instead of a quadrature.
class CdfTable {
  public:
    explicit CdfTable(const Density& density) : lower_(density.lower()), upper_(density.upper()) {
        width_ = (upper_ - lower_) / kPieces;
        for (int i = 0; i <= kPieces; ++i) {
            const double y = i == kPieces ? upper_ : lower_ + i * width_;
            cdf_.push_back(i == 0 ? 0.0 : i == kPieces ? 1.0 : density.cdf(y));
            slope_.push_back(density.pdf(y) * width_);
        }
        integral_.push_back(0);
        for (std::size_t i = 0; i < kPieces; ++i)
            integral_.push_back(integral_.back() + width_ * piece(i, 1).second);
    }

    double lower() const { return lower_; }
    double upper() const { return upper_; }

    /// {F(y), H(y)}
    std::pair<double, double> at(double y) const {
        if (y <= lower_) return {0, 0};
        if (y >= upper_) return {1, integral_.back() + (y - upper_)};
        const double position = (y - lower_) / width_;
        const std::size_t i =
            std::min(static_cast<std::size_t>(position), static_cast<std::size_t>(kPieces - 1));
        const auto [value, area] = piece(i, position - static_cast<double>(i));
        return {value, integral_[i] + width_ * area};
    }

  private:
    static constexpr int kPieces = 4000;

    /// Hermite cubic on piece i at u in [0, 1] and its integral from 0 to u (in pieces).
    std::pair<double, double> piece(std::size_t i, double u) const {
        const double rise = cdf_[i + 1] - cdf_[i];
        const double a = slope_[i], b = 3 * rise - 2 * slope_[i] - slope_[i + 1],
                     c = slope_[i] + slope_[i + 1] - 2 * rise;
        return {cdf_[i] + u * (a + u * (b + u * c)), u * (cdf_[i] + u * (a / 2 + u * (b / 3 + u * c / 4)))};
    }

    double lower_, upper_, width_;
    std::vector<double> cdf_, slope_, integral_;
};
} // namespace

double earthMoversDistance(std::span<const double> samples, const Density& density) {
    if (samples.empty()) fail("the earth mover's distance of no samples is not defined");
    std::vector<double> ends(samples.begin(), samples.end());
    std::ranges::sort(ends);
    const CdfTable table(density);
    const auto area = [](double step, double from, double to, double fromH, double toH) {
        return std::abs(step * (to - from) - (toH - fromH));
    };
    double sum = table.at(ends.front()).second; // left of all samples F_N = 0
    const double n = static_cast<double>(ends.size());
    std::pair<double, double> left = table.at(ends.front());
    for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
        const double from = ends[i], to = ends[i + 1], step = static_cast<double>(i + 1) / n;
        const std::pair<double, double> right = table.at(to);
        if (left.first < step && step < right.first) { // F crosses the step inside: split there
            double below = from, above = to;
            for (int k = 0; k < 60; ++k) {
                const double middle = 0.5 * (below + above);
                (table.at(middle).first < step ? below : above) = middle;
            }
            const double crossing = table.at(below).second;
            sum += area(step, from, below, left.second, crossing) +
                   area(step, below, to, crossing, right.second);
        } else {
            sum += area(step, from, to, left.second, right.second);
        }
        left = right;
    }
    const double last = ends.back(), far = std::max(table.upper(), last);
    return sum + area(1, last, far, left.second, table.at(far).second);
}

} // namespace rigor
