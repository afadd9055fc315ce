#include "core/methods/adequacy/region/regions.h"

#include "core/foundation/linalg/covariance.h"
#include "core/foundation/linalg/ellipsoid.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kOutlinePoints = 160;

std::vector<double> scaledBy(const Eigen::VectorXd& values, double scale) {
    std::vector<double> list;
    for (const double v : values) list.push_back(v * scale);
    return list;
}

/// The inside of a convex closed outline: its lower and upper edge over a common abscissa.
FigureBand insideOf(const std::vector<double>& x, const std::vector<double>& y, SeriesRole role,
                    const std::string& name) {
    FigureBand band{.name = name, .role = role};
    const auto [low, high] = std::minmax_element(x.begin(), x.end());
    const std::size_t n = x.size() - 1; // the last point is the first again
    const auto edge = [&](std::size_t from, std::size_t to, double at) {
        for (std::size_t k = from; k != to; k = (k + 1) % n) {
            const std::size_t next = (k + 1) % n;
            const double a = x[k], b = x[next];
            if ((at - a) * (at - b) <= 0 && a != b) return y[k] + (y[next] - y[k]) * (at - a) / (b - a);
        }
        return y[to];
    };
    const auto left = static_cast<std::size_t>(low - x.begin()) % n,
               right = static_cast<std::size_t>(high - x.begin()) % n;
    constexpr int kSteps = 80;
    for (int k = 0; k <= kSteps; ++k) {
        // Closer at the ends, where the edges are steep.
        const double at = *low + (*high - *low) * (0.5 - 0.5 * std::cos(M_PI * k / kSteps));
        const double one = edge(left, right, at), two = edge(right, left, at);
        band.x.push_back(at);
        band.lower.push_back(std::min(one, two));
        band.upper.push_back(std::max(one, two));
    }
    return band;
}

} // namespace

Eigen::MatrixXd regionOutline(const RegionSource& source, const RegionDrawing& drawing) {
    const std::vector<Eigen::Index> kept{static_cast<Eigen::Index>(drawing.first),
                                         static_cast<Eigen::Index>(drawing.second)};
    const auto dimension = static_cast<int>(source.estimate.size());
    const double level = jointLevel(drawing.kind == RegionKind::Pair ? 2 : dimension, drawing.level);
    Eigen::MatrixXd c = source.covariance(kept, kept);
    if (drawing.kind == RegionKind::Cut && dimension > 2) c = conditionalCovariance(source.covariance, kept);
    if (!c.allFinite() || !(c(0, 0) > 0) || !(c(1, 1) > 0) || !(c(0, 1) * c(0, 1) < c(0, 0) * c(1, 1)))
        return {};
    return ellipsoid(source.estimate(kept), c, level).outline(kOutlinePoints);
}

void addRegion(FigurePanel& panel, const RegionSource& source, const RegionDrawing& drawing,
               const RegionStyle& style) {
    const Eigen::MatrixXd outline = regionOutline(source, drawing);
    if (outline.cols() > 2) {
        const auto x = scaledBy(outline.row(0).transpose(), style.scaleX),
                   y = scaledBy(outline.row(1).transpose(), style.scaleY);
        if (style.filled) panel.bands.push_back(insideOf(x, y, style.role, style.name));
        panel.series.push_back(
            {.name = style.name, .role = style.role, .x = x, .y = y, .dashed = style.dashed});
    }
    panel.series.push_back({.name = style.name,
                            .role = style.role,
                            .shape = SeriesShape::Points,
                            .x = {source.estimate[static_cast<Eigen::Index>(drawing.first)] * style.scaleX},
                            .y = {source.estimate[static_cast<Eigen::Index>(drawing.second)] * style.scaleY},
                            .hollow = {static_cast<char>(style.dashed)}});
}

namespace adequacy {

namespace {

std::optional<Eigen::MatrixXd> squareOf(const Matrix& rows, std::size_t size) {
    if (rows.size() != size) return std::nullopt;
    Eigen::MatrixXd matrix(size, size);
    for (std::size_t i = 0; i < size; ++i) {
        if (rows[i].size() != size) return std::nullopt;
        for (std::size_t j = 0; j < size; ++j)
            matrix(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) = rows[i][j];
    }
    if (!matrix.allFinite()) return std::nullopt;
    return matrix;
}

std::vector<std::string> namesOf(const std::vector<Estimate>& unknowns) {
    std::vector<std::string> names;
    for (const Estimate& e : unknowns) names.push_back(e.name);
    return names;
}

} // namespace

std::optional<RegionSource> sourceOf(const std::vector<std::string>& unknowns,
                                     const std::optional<ByName<double>>& estimate,
                                     const Matrix& covariance) {
    auto matrix = squareOf(covariance, unknowns.size());
    if (!estimate || !matrix) return std::nullopt;
    RegionSource source{Eigen::VectorXd(unknowns.size()), std::move(*matrix)};
    for (std::size_t i = 0; i < unknowns.size(); ++i) {
        const auto found = std::ranges::find(*estimate, unknowns[i], &std::pair<std::string, double>::first);
        if (found == estimate->end() || !std::isfinite(found->second)) return std::nullopt;
        source.estimate[static_cast<Eigen::Index>(i)] = found->second;
    }
    return source;
}

std::optional<RegionSource> estimateSource(const AdequacyResult& result,
                                           const std::vector<Estimate>& unknowns, bool secondOrder,
                                           const std::string& model) {
    if (!model.empty()) {
        const auto found = std::ranges::find(result.modelEstimates, model, &ModelEstimateResult::model);
        if (found == result.modelEstimates.end()) return std::nullopt;
        return sourceOf(namesOf(unknowns), found->estimate, found->covariance.value_or(Matrix{}));
    }
    const CovarianceResult& covariance = result.covariance;
    if (!covariance.determined) return std::nullopt;
    ByName<double> estimate;
    for (const Estimate& e : unknowns) estimate.emplace_back(e.name, e.value);
    return sourceOf(namesOf(unknowns), estimate, secondOrder ? covariance.matrix : covariance.withoutSecond);
}

} // namespace adequacy

} // namespace rigor
