// Distribution function and quantiles of a converged fit.
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/maximum_entropy/maximum_entropy.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

namespace {
constexpr int kPanels = 96;
const QuadratureRule& panelRule() {
    static const QuadratureRule rule = gaussRule({GermFamily::Legendre}, 10);
    return rule;
}
} // namespace

MaximumEntropyDensity::MaximumEntropyDensity(MaximumEntropyFit fit) : fit_(std::move(fit)) {
    if (!fit_.converged())
        fail(sentence("Mathematics", "a maximum entropy density needs a converged fit: {}"), fit_.reason);
    cumulative_.push_back(0);
    const double width = (upper() - lower()) / kPanels;
    for (int i = 0; i < kPanels; ++i)
        cumulative_.push_back(cumulative_.back() + panelMass(lower() + i * width, lower() + (i + 1) * width));
}

double MaximumEntropyDensity::lower() const {
    return fit_.moments.mean - fit_.support * fit_.moments.standardDeviation;
}
double MaximumEntropyDensity::upper() const {
    return fit_.moments.mean + fit_.support * fit_.moments.standardDeviation;
}

double MaximumEntropyDensity::panelMass(double from, double to) const {
    const QuadratureRule& rule = panelRule();
    double sum = 0;
    for (Eigen::Index j = 0; j < rule.nodes.size(); ++j)
        sum += rule.weights[j] * pdf(0.5 * (from + to) + 0.5 * (to - from) * rule.nodes[j]);
    return sum * (to - from);
}

double MaximumEntropyDensity::cdf(double y) const {
    if (std::isnan(y)) return y;
    if (y <= lower()) return 0;
    if (y >= upper()) return 1;
    const double width = (upper() - lower()) / kPanels;
    const int panel = std::min(static_cast<int>((y - lower()) / width), kPanels - 1);
    const double inside =
        cumulative_[static_cast<std::size_t>(panel)] + panelMass(lower() + panel * width, y);
    return std::min(inside / cumulative_.back(), 1.0);
}

double MaximumEntropyDensity::quantile(double p) const {
    if (!(p > 0 && p < 1)) return std::numeric_limits<double>::quiet_NaN();
    const double wanted = p * cumulative_.back();
    const auto above = std::ranges::upper_bound(cumulative_, wanted);
    const auto panel = std::min<std::ptrdiff_t>(above - cumulative_.begin(), kPanels) - 1;
    const double width = (upper() - lower()) / kPanels;
    double from = lower() + static_cast<double>(panel) * width, to = from + width;
    const double start = from, missing = wanted - cumulative_[static_cast<std::size_t>(panel)];
    // Newton, kept inside a shrinking bracket
    double y = 0.5 * (from + to);
    for (int i = 0; i < 60 && to - from > 1e-15 * (std::abs(from) + width); ++i) {
        const double excess = panelMass(start, y) - missing;
        (excess > 0 ? to : from) = y;
        const double next = y - excess / pdf(y);
        if (std::abs(next - y) < 1e-14 * width) return std::clamp(next, from, to);
        y = next > from && next < to ? next : 0.5 * (from + to);
    }
    return y;
}

} // namespace rigor
