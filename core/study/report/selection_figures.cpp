#include "core/study/report/selection_figures.h"

#include "core/foundation/base/translate.h"

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
    panel.y = {.quantity = translate("Report", "factor of the standard errors"), .unit = "–"};
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
    panel.y = {.quantity = translate("Report", "factor of the standard errors"), .unit = "–"};
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

} // namespace rigor
