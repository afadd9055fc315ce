#include "core/study/report/selection_figures.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/study/report/adequacy_regions.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

SeriesRole roleOf(std::size_t criterion) {
    static constexpr SeriesRole roles[] = {SeriesRole::Main, SeriesRole::Alternative, SeriesRole::Third,
                                           SeriesRole::Fourth};
    return roles[std::min<std::size_t>(criterion, 3)];
}

/// Exponent that makes a ratio of criteria one of standard errors.
double rootOf(const Result& result, const std::string& criterion) {
    const double p = result.diagnostics.value("parameters", 1.0);
    return criterion == "D" && p > 0 ? 0.5 / p : 0.5;
}

FigureSeries pointsOf(const std::string& criterion, std::size_t index) {
    FigureSeries series;
    series.name = criterion;
    series.role = roleOf(index);
    series.shape = SeriesShape::Points;
    return series;
}

/// What the root of a ratio of criteria is: ME says how long the ellipsoid is, not how large.
std::string factorName(const Result& result) {
    return selectionCriteria(result) == std::vector<std::string>{"ME"}
               ? translate("Report", "factor of longest over shortest axis")
               : translate("Report", "factor of the standard errors");
}

} // namespace

std::vector<std::string> selectionCriteria(const Result& result) {
    std::vector<std::string> criteria;
    const auto found = result.diagnostics.find("best");
    if (found == result.diagnostics.end() || !found->is_object()) return criteria;
    for (const auto& [key, value] : found->items())
        if (value.is_object()) criteria.push_back(key);
    return criteria;
}

FigurePanel standardErrorsOverSize(const Result& result) {
    FigurePanel panel;
    panel.title = translate("Report", "How many sensors are enough");
    panel.x = {.quantity = translate("Report", "number of sensors"), .unit = ""};
    panel.y = {.quantity = factorName(result), .unit = "–"};
    const ResultTable* sizes = result.table("sizes");
    const ResultColumn* count = sizes ? sizes->find("count") : nullptr;
    if (!count) return panel;
    // A few sensors that hardly determine the parameters would hide all others.
    constexpr double kLargestShown = 5;
    const auto criteria = selectionCriteria(result);
    for (std::size_t i = 0; i < criteria.size(); ++i) {
        const ResultColumn* values = sizes->find(criteria[i]);
        if (!values) continue;
        double best = std::numeric_limits<double>::infinity();
        for (const double v : values->numbers) best = std::min(best, std::isfinite(v) ? v : best);
        FigureSeries series = pointsOf(criteria[i], i), line = series;
        line.shape = SeriesShape::Line;
        line.name.clear();
        for (std::size_t row = 0; row < values->numbers.size() && row < count->numbers.size(); ++row) {
            const double factor = std::pow(values->numbers[row] / best, rootOf(result, criteria[i]));
            if (!(factor <= kLargestShown)) continue;
            for (auto* s : {&line, &series}) {
                s->x.push_back(count->numbers[row]);
                s->y.push_back(factor);
            }
        }
        panel.series.push_back(std::move(line));
        panel.series.push_back(std::move(series));
    }
    return panel;
}

FigurePanel worthOfSensors(const Result& result) {
    FigurePanel panel;
    panel.title = translate("Report", "What each sensor is worth");
    panel.x = {.quantity = translate("Report", "sensor"), .unit = ""};
    panel.y = {.quantity = factorName(result), .unit = "–"};
    panel.marks.push_back({.role = SeriesRole::Reference, .at = 1, .vertical = false});
    const ResultTable* sensors = result.table("sensors");
    const ResultColumn* number = sensors ? sensors->find("sensor") : nullptr;
    if (!number) return panel;
    const auto criteria = selectionCriteria(result);
    for (std::size_t i = 0; i < criteria.size(); ++i) {
        const ResultColumn *worth = sensors->find("worth_" + criteria[i]),
                           *chosen = sensors->find("chosen_" + criteria[i]), *name = sensors->find("name");
        if (!worth || !chosen || !name) continue;
        FigureSeries series = pointsOf(criteria[i], i);
        for (std::size_t row = 0; row < worth->numbers.size(); ++row) {
            const double factor = std::pow(worth->numbers[row], rootOf(result, criteria[i]));
            if (!std::isfinite(factor)) continue;
            series.x.push_back(number->numbers[row]);
            series.y.push_back(factor);
            series.keys.push_back(name->texts[row]);
            series.hollow.push_back(chosen->numbers[row] == 0);
        }
        panel.series.push_back(std::move(series));
    }
    return panel;
}

std::vector<SelectionParameter> selectionParameters(const Result& result) {
    std::vector<SelectionParameter> parameters;
    const ResultTable* table = result.table("parameters");
    const ResultColumn *names = table ? table->find("parameter") : nullptr,
                       *units = table ? table->find("unit") : nullptr;
    if (!names || !units) return parameters;
    for (std::size_t k = 0; k < names->texts.size(); ++k)
        parameters.push_back({names->texts[k], k < units->texts.size() ? units->texts[k] : std::string()});
    return parameters;
}

namespace {
/// Covariance of a combination in the diagnostics, as a source around 0.
std::optional<RegionSource> combinationSource(const Result& result, const std::string& sensors) {
    const auto found = result.diagnostics.find("selection");
    if (found == result.diagnostics.end() || !found->is_array()) return {};
    for (const auto& one : *found) {
        std::string list;
        if (const auto numbers = one.find("sensors"); numbers != one.end() && numbers->is_array())
            for (const auto& k : *numbers) list += (list.empty() ? "" : ", ") + k.dump();
        const auto rows = one.find("covariance");
        if (list != sensors || rows == one.end() || !rows->is_array()) continue;
        const auto p = static_cast<Eigen::Index>(rows->size());
        RegionSource source{Eigen::VectorXd::Zero(p), Eigen::MatrixXd(p, p)};
        for (Eigen::Index i = 0; i < p; ++i)
            for (Eigen::Index j = 0; j < p; ++j) {
                const auto& value = (*rows)[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
                if (!value.is_number()) return {};
                source.covariance(i, j) = value.get<double>();
            }
        return source;
    }
    return {};
}
} // namespace

FigurePanel selectionRegions(const Result& result, const std::vector<std::string>& combinations,
                             std::size_t first, std::size_t second) {
    FigurePanel panel;
    const auto parameters = selectionParameters(result);
    if (first >= second || second >= parameters.size()) return panel;
    RegionDrawing drawing;
    drawing.kind = RegionKind::Pair;
    drawing.first = first;
    drawing.second = second;
    const auto i = static_cast<Eigen::Index>(first), j = static_cast<Eigen::Index>(second);
    DisplayUnit ux, uy;
    for (std::size_t k = 0; k < combinations.size(); ++k) {
        const auto source = combinationSource(result, combinations[k]);
        if (!source) continue;
        if (panel.series.empty()) {
            ux = displayUnit(parameters[first].unit, std::sqrt(source->covariance(i, i)));
            uy = displayUnit(parameters[second].unit, std::sqrt(source->covariance(j, j)));
        }
        const Eigen::MatrixXd outline = regionOutline(*source, drawing);
        FigureSeries series{.name = combinations[k], .role = roleOf(k)};
        for (Eigen::Index c = 0; c < outline.cols(); ++c) {
            series.x.push_back(outline(0, c) * ux.scale);
            series.y.push_back(outline(1, c) * uy.scale);
        }
        panel.series.push_back(std::move(series));
    }
    panel.key = parameters[first].name + "/" + parameters[second].name;
    panel.x = {.quantity = filled(translate("Report", "{}, deviation"), parameters[first].name),
               .unit = ux.text};
    panel.y = {.quantity = filled(translate("Report", "{}, deviation"), parameters[second].name),
               .unit = uy.text};
    double widest = 0; // an outline that touches the frame would look cut
    for (const auto& series : panel.series)
        for (const double x : series.x) widest = std::max(widest, std::abs(x));
    if (widest > 0) {
        panel.x.lower = -1.05 * widest;
        panel.x.upper = 1.05 * widest;
    }
    return panel;
}

} // namespace rigor
