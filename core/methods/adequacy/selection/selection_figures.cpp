#include "core/methods/adequacy/selection/selection_figures.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/linalg/ellipsoid.h"
#include "core/foundation/message/number_text.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace rigor::selection {

namespace {

constexpr double kRegionProbability = 0.95;
constexpr int kSelectionOutline = 160;

/// Exponent that makes a ratio of criteria one of standard errors.
double rootOf(const SelectionResult& result, const std::string& criterion) {
    const auto p = static_cast<double>(result.parameterCount);
    return criterion == "D" && p > 0 ? 0.5 / p : 0.5;
}

FigureSeries pointsOf(const std::string& criterion, std::size_t index) {
    FigureSeries series;
    series.name = criterion;
    series.role = kSeriesRoles[index];
    series.shape = SeriesShape::Points;
    return series;
}

/// What the root of a ratio of criteria is: ME says how long the ellipsoid is, not how large.
std::string factorName(const SelectionResult& result) {
    return criteriaOf(result) == std::vector<std::string>{"ME"}
               ? translate("Report", "factor of longest over shortest axis")
               : translate("Report", "factor of the standard errors");
}

/// Covariance of two parameters with a combination; empty if there is none that has an outline.
Eigen::MatrixXd covarianceOf(const SelectionResult& result, const std::string& sensors, std::size_t first,
                             std::size_t second) {
    for (const CombinationResult& one : result.listed) {
        if (!one.covariance || listText(one.sensors) != sensors) continue;
        const auto at = [&](std::size_t i, std::size_t j) {
            return i < one.covariance->size() ? valueAt((*one.covariance)[i], j) : kNaN;
        };
        Eigen::Matrix2d c;
        c << at(first, first), at(first, second), at(first, second), at(second, second);
        if (c.allFinite() && c(0, 0) > 0 && c(1, 1) > 0 && c(0, 1) * c(0, 1) < c(0, 0) * c(1, 1)) return c;
    }
    return {};
}

} // namespace

std::string listText(const std::vector<long long>& sensors) {
    return fmt::format("{}", fmt::join(sensors, ", "));
}

std::vector<std::size_t> numbersIn(const std::string& list) {
    std::vector<std::size_t> numbers;
    std::istringstream in(list);
    for (std::size_t number = 0; in >> number; in.ignore()) numbers.push_back(number);
    return numbers;
}

std::vector<std::string> criteriaOf(const SelectionResult& result) {
    std::vector<std::string> criteria;
    for (const auto& [sign, best] : result.best)
        if (best && placeOf(sign) < kColumns.size()) criteria.push_back(sign);
    return criteria;
}

FigurePanel standardErrorsOverSize(const SelectionResult& result) {
    FigurePanel panel;
    panel.title = translate("Report", "How many sensors are enough");
    panel.x = {.quantity = translate("Report", "number of sensors"), .unit = ""};
    panel.y = {.quantity = factorName(result), .unit = "–"};
    if (!result.sizes) return panel;
    // A few sensors that hardly determine the parameters would hide all others.
    constexpr double kLargestShown = 5;
    const auto criteria = criteriaOf(result);
    for (std::size_t i = 0; i < criteria.size(); ++i) {
        const Numbers& values = result.sizes->values[placeOf(criteria[i])];
        if (!values) continue;
        double best = kInfinity;
        for (const double v : *values) best = std::min(best, std::isfinite(v) ? v : best);
        FigureSeries series = pointsOf(criteria[i], i), line = series;
        line.shape = SeriesShape::Line;
        line.name.clear();
        for (std::size_t row = 0; row < values->size(); ++row) {
            const double factor = std::pow((*values)[row] / best, rootOf(result, criteria[i]));
            if (!(factor <= kLargestShown)) continue;
            for (auto* s : {&line, &series}) {
                s->x.push_back(valueAt(result.sizes->count, row));
                s->y.push_back(factor);
            }
        }
        panel.series.push_back(std::move(line));
        panel.series.push_back(std::move(series));
    }
    return panel;
}

FigurePanel worthOfSensors(const SelectionResult& result) {
    FigurePanel panel;
    panel.title = translate("Report", "What each sensor is worth");
    panel.x = {.quantity = translate("Report", "number of the sensor, from 0"), .unit = ""};
    panel.y = {.quantity = factorName(result), .unit = "–"};
    panel.marks.push_back({.role = SeriesRole::Reference, .at = 1, .vertical = false});
    if (!result.sensors) return panel;
    const SensorsTable& sensors = *result.sensors;
    const auto criteria = criteriaOf(result);
    for (std::size_t i = 0; i < criteria.size(); ++i) {
        const Numbers &worth = sensors.worth[placeOf(criteria[i])],
                      &chosen = sensors.chosen[placeOf(criteria[i])];
        if (!worth || !chosen) continue;
        FigureSeries series = pointsOf(criteria[i], i);
        for (std::size_t row = 0; row < std::min(worth->size(), sensors.name.size()); ++row) {
            const double factor = std::pow((*worth)[row], rootOf(result, criteria[i]));
            if (!std::isfinite(factor)) continue;
            series.x.push_back(valueAt(sensors.sensor, row));
            series.y.push_back(factor);
            series.names.push_back(sensors.name[row]);
            series.hollow.push_back(valueAt(*chosen, row) == 0);
        }
        panel.series.push_back(std::move(series));
    }
    return panel;
}

FigurePanel regionsOf(const SelectionResult& result, const std::vector<std::string>& combinations,
                      std::size_t first, std::size_t second) {
    FigurePanel panel;
    if (!result.parameters) return panel;
    const std::vector<std::string>& names = result.parameters->parameter;
    if (first >= second || second >= names.size()) return panel;
    const auto unitOf = [&](std::size_t k, double variance) {
        const auto& units = result.parameters->unit;
        return displayUnit(k < units.size() ? units[k] : "", std::sqrt(variance));
    };
    DisplayUnit ux, uy;
    double widest = 0; // an outline that touches the frame would look cut
    for (std::size_t k = 0; k < combinations.size(); ++k) {
        const Eigen::MatrixXd c = covarianceOf(result, combinations[k], first, second);
        if (c.size() == 0) continue;
        if (panel.series.empty()) ux = unitOf(first, c(0, 0)), uy = unitOf(second, c(1, 1));
        const Eigen::MatrixXd outline =
            ellipsoid(Eigen::VectorXd::Zero(2), c, jointLevel(2, kRegionProbability))
                .outline(kSelectionOutline);
        FigureSeries series{.name = combinations[k], .role = kSeriesRoles[k]};
        for (Eigen::Index i = 0; i < outline.cols(); ++i) {
            series.x.push_back(outline(0, i) * ux.scale);
            series.y.push_back(outline(1, i) * uy.scale);
            widest = std::max(widest, std::abs(series.x.back()));
        }
        panel.series.push_back(std::move(series));
    }
    panel.key = names[first] + "/" + names[second];
    panel.x = {.quantity = filled(sentence("Report", "{}, deviation"), names[first]), .unit = ux.text};
    panel.y = {.quantity = filled(sentence("Report", "{}, deviation"), names[second]), .unit = uy.text};
    if (widest > 0) {
        panel.x.lower = -1.05 * widest;
        panel.x.upper = 1.05 * widest;
    }
    return panel;
}

} // namespace rigor::selection
