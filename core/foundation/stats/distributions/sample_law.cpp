#include "core/foundation/stats/distributions/sample_law.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/sha256.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/distributions/bandwidth.h"
#include "core/foundation/stats/distributions/density_estimate.h"
#include "core/foundation/stats/quadrature.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

using Piece = SampleLaw::Piece;

constexpr int kPerWidth = 8;               ///< points of the density per standard deviation of a kernel
constexpr int kReach = 6;                  ///< of a kernel, standard deviations; 2e-9 lies outside
constexpr std::size_t kMostPieces = 20000; ///< pieces

/// Those that tell the width: what lies far out of the middle half would coarsen the bins of the rule.
std::span<const double> core(const std::vector<double>& sorted) {
    constexpr double kFar = 20; // of the middle half; of a normal density 27 standard deviations
    const std::size_t quarter = sorted.size() / 4;
    const double low = sorted[quarter], high = sorted[sorted.size() - 1 - quarter];
    if (!(high > low)) return sorted;
    const auto from = std::ranges::lower_bound(sorted, low - kFar * (high - low)),
               to = std::ranges::upper_bound(sorted, high + kFar * (high - low));
    return {from, to};
}

/// Width of the kernels. Samples that were rounded get at least the step that they were rounded to: else the
/// density would be a comb.
double kernelWidth(const std::vector<double>& sorted) {
    const std::span<const double> telling = core(sorted);
    double width = plugInBandwidth(telling, std::vector<double>(telling.size(), 1.0));
    if (!(width > 0)) width = KernelDensity(sorted).bandwidth();
    std::vector<double> steps;
    for (std::size_t k = 1; k < sorted.size(); ++k)
        if (sorted[k] > sorted[k - 1]) steps.push_back(sorted[k] - sorted[k - 1]);
    if (2 * steps.size() >= sorted.size()) return width;
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
    std::ranges::nth_element(steps, middle);
    return std::max(width, *middle);
}

/// Sum of the kernels at the points of a grid, in stretches without a gap; `step` apart.
struct Stretch {
    long long first;
    std::vector<double> mass;
};

/// Each sample shared between the points of the grid to its left and right, so that the mean stays.
std::vector<Stretch> spread(const std::vector<double>& sorted, double step) {
    constexpr long long kFar = kReach * kPerWidth;
    std::vector<double> kernel;
    double sum = 0;
    for (long long k = -kFar; k <= kFar; ++k) {
        const double z = static_cast<double>(k) / kPerWidth;
        sum += kernel.emplace_back(std::exp(-0.5 * z * z));
    }
    for (double& weight : kernel) weight /= sum * static_cast<double>(sorted.size());
    std::vector<std::pair<long long, double>> points; // ascending: where, how many samples
    const auto add = [&](long long at, double share) {
        for (auto it = points.rbegin(); it != points.rend() && it != points.rbegin() + 2; ++it)
            if (it->first == at) {
                it->second += share;
                return;
            }
        points.emplace_back(at, share);
    };
    for (const double x : sorted) {
        const double place = (x - sorted.front()) / step, cell = std::floor(place);
        add(static_cast<long long>(cell), 1 - (place - cell));
        add(static_cast<long long>(cell) + 1, place - cell);
    }
    std::vector<Stretch> stretches;
    for (const auto& [at, share] : points) {
        if (stretches.empty() ||
            at - kFar > stretches.back().first + static_cast<long long>(stretches.back().mass.size()))
            stretches.push_back({at - kFar, {}});
        Stretch& now = stretches.back();
        const auto offset = static_cast<std::size_t>(at - kFar - now.first);
        now.mass.resize(std::max(now.mass.size(), offset + kernel.size()), 0.0);
        for (std::size_t k = 0; k < kernel.size(); ++k) now.mass[offset + k] += share * kernel[k];
    }
    return stretches;
}

/// In the unit of the samples from the least of them on.
std::vector<Piece> kernelPieces(const std::vector<double>& sorted, double& width) {
    const double range = sorted.back() - sorted.front();
    for (;; width *= 1.5) { // a few samples far out of all others ask for a wider kernel at worst
        const double step = width / kPerWidth;
        if (range / step > 1e15) continue;
        const std::vector<Stretch> stretches = spread(sorted, step);
        std::size_t count = 0;
        for (const Stretch& one : stretches) count += one.mass.size() + 1;
        if (count > kMostPieces) continue;
        std::vector<Piece> pieces;
        for (const Stretch& one : stretches) {
            double before = 0;
            for (std::size_t k = 0; k <= one.mass.size(); ++k) {
                const double now = k < one.mass.size() ? one.mass[k] / step : 0;
                const double at = step * static_cast<double>(one.first + static_cast<long long>(k));
                pieces.push_back({at - step, at, before, now});
                before = now;
            }
        }
        return pieces;
    }
}

std::vector<Piece> histogramPieces(const std::vector<double>& sorted, double& width) {
    const Histogram histogram(sorted);
    const auto& edges = histogram.edges();
    width = edges[1] - edges[0];
    std::vector<Piece> pieces;
    for (std::size_t k = 0; k < histogram.densities().size(); ++k)
        if (const double density = histogram.densities()[k]; density > 0)
            pieces.push_back({edges[k] - sorted.front(), edges[k + 1] - sorted.front(), density, density});
    return pieces;
}

/// Gauss points per piece with which the product of two polynomials of degree 50 over the support is summed
/// to rounding: over the outermost of K equal pieces it oscillates like cos(100 arccos t), by 200/sqrt(K).
int pointsPerPiece(std::size_t pieces) {
    return std::min(52, static_cast<int>(100 / std::sqrt(static_cast<double>(pieces))) + 6);
}
} // namespace

SampleLaw::SampleLaw(std::string key, std::vector<Piece> pieces, double lower, double upper)
    : GermLaw(std::move(key)), pieces_(std::move(pieces)), below_(pieces_.size()), above_(pieces_.size()),
      lower_(lower), upper_(upper) {
    double total = 0;
    for (const Piece& piece : pieces_) total += piece.mass();
    for (Piece& piece : pieces_) {
        piece.low /= total;
        piece.high /= total;
    }
    double sum = 0;
    for (std::size_t k = 0; k < pieces_.size(); ++k) {
        below_[k] = sum;
        sum += pieces_[k].mass();
    }
    sum = 0;
    for (std::size_t k = pieces_.size(); k-- > 0;) {
        above_[k] = sum;
        sum += pieces_[k].mass();
    }
}

std::shared_ptr<const SampleLaw> SampleLaw::of(std::span<const double> samples, SampleDensity estimate) {
    std::vector<double> sorted(samples.begin(), samples.end());
    for (std::size_t i = 0; i < sorted.size(); ++i)
        if (!std::isfinite(sorted[i]))
            fail(sentence("Mathematics", "sample {} is {}, not a finite number"), i + 1, sorted[i]);
    if (sorted.size() < 2)
        fail(sentence("Mathematics", "a distribution needs at least 2 samples; there are {}"), sorted.size());
    std::ranges::sort(sorted);
    if (!(sorted.back() - sorted.front() >
          1e-9 * std::max(std::abs(sorted.front()), std::abs(sorted.back()))))
        fail(sentence("Mathematics", "all {} samples are {}: they have no spread"), sorted.size(),
             sorted.front());
    double width = estimate == SampleDensity::Kernel ? kernelWidth(sorted) : 0;
    std::vector<Piece> pieces =
        estimate == SampleDensity::Kernel ? kernelPieces(sorted, width) : histogramPieces(sorted, width);
    double total = 0, first = 0, second = 0;
    for (const Piece& piece : pieces) {
        total += piece.mass();
        first += piece.mass() * piece.from +
                 (piece.to - piece.from) * (piece.to - piece.from) * (piece.low + 2 * piece.high) / 6;
    }
    const double mean = first / total;
    for (const Piece& piece : pieces) { // int (a + w u)^2 (low (1 - u) + high u) w du
        const double a = piece.from - mean, w = piece.to - piece.from;
        second += w * (a * a * (piece.low + piece.high) / 2 + a * w * (piece.low + 2 * piece.high) / 3 +
                       w * w * (piece.low + 3 * piece.high) / 12);
    }
    const double deviation = std::sqrt(second / total);
    std::string bytes;
    for (Piece& piece : pieces) {
        piece = {(piece.from - mean) / deviation, (piece.to - mean) / deviation, piece.low, piece.high};
        bytes.append(reinterpret_cast<const char*>(&piece), sizeof piece);
    }
    const double lower = pieces.front().from, upper = pieces.back().to;
    auto made = std::make_shared<SampleLaw>("empirical " + sha256(bytes), std::move(pieces), lower, upper);
    made->mean_ = sorted.front() + mean;
    made->deviation_ = deviation;
    made->width_ = width;
    made->count_ = sorted.size();
    return made;
}

double SampleLaw::logDensity(double t) const {
    const auto above = std::ranges::upper_bound(pieces_, t, {}, &Piece::from);
    if (above == pieces_.begin()) return -kInfinity;
    const Piece& piece = *(above - 1);
    return t > piece.to ? -kInfinity : std::log(piece.at(t));
}

Probability SampleLaw::probability(double t) const {
    const auto above = std::ranges::upper_bound(pieces_, t, {}, &Piece::from);
    if (above == pieces_.begin()) return {0, 1};
    const auto k = static_cast<std::size_t>(above - pieces_.begin()) - 1;
    const Piece& piece = pieces_[k];
    if (t >= piece.to) return {below_[k] + piece.mass(), above_[k]};
    const Piece left{piece.from, t, piece.low, piece.at(t)}, right{t, piece.to, piece.at(t), piece.high};
    return {below_[k] + left.mass(), above_[k] + right.mass()};
}

double SampleLaw::quantile(const Probability& p) const {
    // The width of the part of a piece with this mass, from the end with the density `from`.
    const auto part = [](double mass, double from, double slope) {
        if (mass <= 0) return 0.0;
        return 2 * mass / (from + std::sqrt(std::max(0.0, from * from + 2 * slope * mass)));
    };
    if (p.lower <= p.upper) {
        const auto above = std::ranges::lower_bound(below_, p.lower);
        const auto k = static_cast<std::size_t>(std::max<std::ptrdiff_t>(above - below_.begin() - 1, 0));
        const Piece& piece = pieces_[k];
        const double slope = (piece.high - piece.low) / (piece.to - piece.from);
        return std::min(piece.from + part(p.lower - below_[k], piece.low, slope), piece.to);
    }
    // above_ descends.
    const auto after = std::ranges::partition_point(above_, [&](double mass) { return mass >= p.upper; });
    const auto k = std::min(static_cast<std::size_t>(after - above_.begin()), pieces_.size() - 1);
    const Piece& piece = pieces_[k];
    const double slope = (piece.low - piece.high) / (piece.to - piece.from);
    return std::max(piece.to - part(p.upper - above_[k], piece.high, slope), piece.from);
}

std::vector<double> SampleLaw::breaks() const {
    std::vector<double> inside;
    for (const double p : below_)
        if (p > 1e-9 && p < 1 - 1e-9 && (inside.empty() || p > inside.back() + 1e-9)) inside.push_back(p);
    return inside;
}

std::shared_ptr<const GermLaw> SampleLaw::within(double lower, double upper) const {
    std::vector<Piece> left;
    for (Piece piece : pieces_) {
        if (piece.to <= lower || piece.from >= upper) continue;
        const Piece whole = piece;
        if (lower > piece.from) piece.from = lower, piece.low = whole.at(lower);
        if (upper < piece.to) piece.to = upper, piece.high = whole.at(upper);
        if (piece.mass() > 0) left.push_back(piece);
    }
    return std::make_shared<SampleLaw>(fmt::format("{}[{:a},{:a}]", key(), lower, upper), std::move(left),
                                       lower, upper);
}

DiscreteLaw SampleLaw::discretised() const {
    const QuadratureRule rule = gaussRule({GermFamily::Legendre}, pointsPerPiece(pieces_.size()));
    const Eigen::Index n = rule.nodes.size(), count = static_cast<Eigen::Index>(pieces_.size());
    DiscreteLaw made{Eigen::VectorXd(n * count), Eigen::VectorXd(n * count)};
    for (Eigen::Index k = 0; k < count; ++k) {
        const Piece& piece = pieces_[static_cast<std::size_t>(k)];
        const double half = 0.5 * (piece.to - piece.from), middle = 0.5 * (piece.to + piece.from);
        for (Eigen::Index j = 0; j < n; ++j) {
            const double t = middle + half * rule.nodes[j];
            made.points[k * n + j] = t;
            made.weights[k * n + j] = 2 * half * rule.weights[j] * piece.at(t);
        }
    }
    return made;
}

} // namespace rigor
