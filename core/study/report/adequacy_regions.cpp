#include "core/study/report/adequacy_regions.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/linalg/covariance.h"
#include "core/foundation/linalg/ellipsoid.h"
#include "core/study/report/adequacy_figures.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kOutlinePoints = 160;

SeriesRole roleAt(std::size_t index) { return kSeriesRoles[index % std::size(kSeriesRoles)]; }

const Json* member(const Json& object, const char* key) {
    if (!object.is_object()) return nullptr;
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::optional<Eigen::MatrixXd> matrixOf(const Json* rows, Eigen::Index size) {
    if (!rows || !rows->is_array() || static_cast<Eigen::Index>(rows->size()) != size) return {};
    Eigen::MatrixXd matrix(size, size);
    for (Eigen::Index i = 0; i < size; ++i) {
        const Json& row = (*rows)[static_cast<std::size_t>(i)];
        if (!row.is_array() || static_cast<Eigen::Index>(row.size()) != size) return {};
        for (Eigen::Index j = 0; j < size; ++j) {
            const Json& value = row[static_cast<std::size_t>(j)];
            if (!value.is_number()) return {};
            matrix(i, j) = value.get<double>();
        }
    }
    if (!matrix.allFinite()) return {};
    return matrix;
}

std::optional<Eigen::VectorXd> estimateOf(const Result& result, const Json* byName) {
    if (!byName || !byName->is_object()) return {};
    Eigen::VectorXd estimate(static_cast<Eigen::Index>(result.unknowns.size()));
    for (Eigen::Index i = 0; i < estimate.size(); ++i) {
        const Json* value = member(*byName, result.unknowns[static_cast<std::size_t>(i)].name.c_str());
        if (!value || !value->is_number()) return {};
        estimate[i] = value->get<double>();
    }
    return estimate;
}

std::optional<RegionSource> sourceOf(const Result& result, const Json* estimate, const Json* covariance) {
    auto at = estimateOf(result, estimate);
    auto matrix = matrixOf(covariance, static_cast<Eigen::Index>(result.unknowns.size()));
    if (!at || !matrix) return {};
    return RegionSource{std::move(*at), std::move(*matrix)};
}

/// A panel with the axes of the pair.
FigurePanel pairPanel(const Result& result, const RegionDrawing& drawing, double& scaleX, double& scaleY) {
    FigurePanel panel;
    const AdequacyFigures figures(result);
    const Estimate &x = result.unknowns[drawing.first], &y = result.unknowns[drawing.second];
    const DisplayUnit ux = figures.unitOf(x.name), uy = figures.unitOf(y.name);
    panel.key = x.name + "/" + y.name;
    panel.x = {.quantity = x.name, .unit = ux.text};
    panel.y = {.quantity = y.name, .unit = uy.text};
    scaleX = ux.scale;
    scaleY = uy.scale;
    return panel;
}

bool drawable(const Result& result, const RegionDrawing& drawing) {
    return drawing.first < result.unknowns.size() && drawing.second < result.unknowns.size() &&
           drawing.first != drawing.second;
}

std::vector<double> scaled(const Eigen::VectorXd& values, double scale) {
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

struct Scales {
    double x = 1, y = 1;
};

/// Adds region and estimate of one source; `name` in the legend.
void addRegion(FigurePanel& panel, const RegionSource& source, const RegionDrawing& drawing, Scales scales,
               SeriesRole role, const std::string& name, bool filled, bool dashed) {
    const Eigen::MatrixXd outline = regionOutline(source, drawing);
    if (outline.cols() > 2) {
        const auto x = scaled(outline.row(0).transpose(), scales.x),
                   y = scaled(outline.row(1).transpose(), scales.y);
        if (filled) panel.bands.push_back(insideOf(x, y, role, name));
        panel.series.push_back({.name = name, .role = role, .x = x, .y = y, .dashed = dashed});
    }
    panel.series.push_back({.name = name,
                            .role = role,
                            .shape = SeriesShape::Points,
                            .x = {source.estimate[static_cast<Eigen::Index>(drawing.first)] * scales.x},
                            .y = {source.estimate[static_cast<Eigen::Index>(drawing.second)] * scales.y},
                            .hollow = {static_cast<char>(dashed)}});
}

} // namespace

std::vector<std::pair<std::size_t, std::size_t>> pairsOf(const Result& result) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0; i < result.unknowns.size(); ++i)
        for (std::size_t j = i + 1; j < result.unknowns.size(); ++j) pairs.emplace_back(i, j);
    return pairs;
}

std::optional<RegionSource> estimateSource(const Result& result, bool secondOrder, const std::string& model) {
    if (!model.empty()) {
        const Json* models = member(result.diagnostics, "model_estimates");
        if (models && models->is_array())
            for (const Json& one : *models)
                if (one.value("model", std::string()) == model)
                    return sourceOf(result, member(one, "estimate"), member(one, "covariance"));
        return {};
    }
    const Json* covariance = member(result.diagnostics, "covariance");
    if (!covariance || !covariance->value("determined", false)) return {};
    Eigen::VectorXd estimate(static_cast<Eigen::Index>(result.unknowns.size()));
    for (Eigen::Index i = 0; i < estimate.size(); ++i)
        estimate[i] = result.unknowns[static_cast<std::size_t>(i)].value;
    auto matrix =
        matrixOf(member(*covariance, secondOrder ? "matrix" : "without_second_derivatives"), estimate.size());
    if (!matrix) return {};
    return RegionSource{std::move(estimate), std::move(*matrix)};
}

std::optional<RegionSource> sideSource(const Result& result, const std::string& model,
                                       const std::string& split, const std::string& side, bool secondOrder) {
    const Json* splits = member(result.diagnostics, "splits");
    if (!splits || !splits->is_array()) return {};
    for (const Json& one : *splits) {
        if (one.value("model", "") != model || one.value("split", "") != split) continue;
        const Json* found = member(one, side.c_str());
        if (!found || !found->value("reason", std::string()).empty()) return {};
        const Json* without = secondOrder ? nullptr : member(*found, "without_second_derivatives");
        return sourceOf(result, member(*found, "estimate"), without ? without : member(*found, "covariance"));
    }
    return {};
}

std::optional<RegionSource> sensorSetSource(const Result& result, const std::string& sensors) {
    const Json* sets = member(result.diagnostics, "selection");
    if (!sets || !sets->is_array()) return {};
    for (const Json& set : *sets) {
        std::string names;
        if (const Json* list = member(set, "sensors"); list && list->is_array())
            for (const Json& name : *list)
                if (name.is_string()) names += (names.empty() ? "" : ", ") + name.get<std::string>();
        if (names == sensors && set.value("determined", false))
            return sourceOf(result, member(set, "estimate"), member(set, "covariance"));
    }
    return {};
}

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

FigurePanel splitIntervals(const Result& result, const std::string& split, const RegionDrawing& drawing) {
    FigurePanel panel;
    if (drawing.first >= result.unknowns.size()) return panel;
    const AdequacyFigures figures(result);
    const std::string& name = result.unknowns[drawing.first].name;
    const DisplayUnit unit = figures.unitOf(name);
    const auto at = static_cast<Eigen::Index>(drawing.first);
    const double radius = std::sqrt(jointLevel(1, drawing.level));
    panel.key = name + "/" + split;
    panel.y = {.quantity = name, .unit = unit.text};
    for (std::size_t m = 0; m < figures.models().size(); ++m) {
        FigureSeries series{.name = figures.models()[m], .role = roleAt(m), .shape = SeriesShape::Points};
        for (const bool validation : {false, true}) {
            if (!(validation ? drawing.validation : drawing.calibration)) continue;
            const auto source = sideSource(result, figures.models()[m], split,
                                           validation ? "validation" : "calibration", drawing.secondOrder);
            if (!source) continue;
            const double half = radius * std::sqrt(source->covariance(at, at));
            series.x.push_back(static_cast<double>(panel.x.categories.size()));
            panel.x.categories.push_back(
                figures.models()[m] + ", " +
                (validation ? translate("Report", "validation") : translate("Report", "calibration")));
            series.y.push_back(source->estimate[at] * unit.scale);
            series.lower.push_back((source->estimate[at] - half) * unit.scale);
            series.upper.push_back((source->estimate[at] + half) * unit.scale);
            series.hollow.push_back(static_cast<char>(validation));
        }
        if (!series.x.empty()) panel.series.push_back(std::move(series));
    }
    return panel;
}

FigurePanel splitRegions(const Result& result, const std::string& split,
                         const std::vector<std::string>& models, const RegionDrawing& drawing) {
    if (!drawable(result, drawing)) return {};
    Scales scales;
    FigurePanel panel = pairPanel(result, drawing, scales.x, scales.y);
    panel.key += "/" + split;
    const AdequacyFigures figures(result);
    for (std::size_t m = 0; m < figures.models().size(); ++m) {
        const std::string& model = figures.models()[m];
        if (!models.empty() && std::find(models.begin(), models.end(), model) == models.end()) continue;
        std::vector<Eigen::VectorXd> centres;
        for (const bool validation : {false, true}) {
            if (!(validation ? drawing.validation : drawing.calibration)) continue;
            const auto source = sideSource(result, model, split, validation ? "validation" : "calibration",
                                           drawing.secondOrder);
            if (!source) continue;
            centres.push_back(source->estimate);
            addRegion(panel, *source, drawing, scales, roleAt(m), model, !validation, validation);
        }
        if (centres.size() < 2) continue;
        const auto i = static_cast<Eigen::Index>(drawing.first),
                   j = static_cast<Eigen::Index>(drawing.second);
        panel.series.push_back({.name = model,
                                .role = roleAt(m),
                                .x = {centres[0][i] * scales.x, centres[1][i] * scales.x},
                                .y = {centres[0][j] * scales.y, centres[1][j] * scales.y},
                                .thin = true});
    }
    return panel;
}

FigurePanel estimateRegions(const Result& result, const RegionDrawing& drawing) {
    if (!drawable(result, drawing)) return {};
    Scales scales;
    FigurePanel panel = pairPanel(result, drawing, scales.x, scales.y);
    const auto source = estimateSource(result, drawing.secondOrder, drawing.model);
    if (!source) return panel;
    if (const ResultTable* refits =
            drawing.refits && drawing.model.empty() ? result.table("coverage") : nullptr) {
        const ResultColumn *x = refits->find(result.unknowns[drawing.first].name),
                           *y = refits->find(result.unknowns[drawing.second].name);
        if (x && y) {
            FigureSeries points{.name = translate("Report", "refits of simulated data"),
                                .role = SeriesRole::Reference,
                                .shape = SeriesShape::Points,
                                .faint = true};
            for (const double v : x->numbers) points.x.push_back(v * scales.x);
            for (const double v : y->numbers) points.y.push_back(v * scales.y);
            panel.series.push_back(std::move(points));
        }
    }
    addRegion(panel, *source, drawing, scales, SeriesRole::Main,
              drawing.kind == RegionKind::Pair  ? translate("Report", "region of the pair")
              : drawing.kind == RegionKind::Cut ? translate("Report", "cut, all others known")
                                                : translate("Report", "joint region, projection"),
              true, false);
    if (drawing.kind == RegionKind::Projection && result.unknowns.size() > 2) {
        RegionDrawing cut = drawing;
        cut.kind = RegionKind::Cut;
        addRegion(panel, *source, cut, scales, SeriesRole::Alternative,
                  translate("Report", "cut, all others known"), false, false);
        panel.series.pop_back(); // the estimate is there already
    }
    return panel;
}

FigurePanel sensorSetRegions(const Result& result, const std::vector<std::string>& sets,
                             const RegionDrawing& drawing) {
    if (!drawable(result, drawing)) return {};
    Scales scales;
    FigurePanel panel = pairPanel(result, drawing, scales.x, scales.y);
    for (std::size_t k = 0; k < sets.size(); ++k)
        if (const auto source = sensorSetSource(result, sets[k]))
            addRegion(panel, *source, drawing, scales, roleAt(k), sets[k], k == 0, false);
    return panel;
}

} // namespace rigor
