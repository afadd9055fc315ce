// What moves along the record: states, innovations, unknowns.
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/foundation/stats/tests.h"
#include "core/methods/filter/present/figure_parts.h"
#include "core/methods/filter/present/figures.h"
#include "core/presentation/axis_unit.h"
#include "core/presentation/correlation_panel.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigor {

using figure_parts::kBound;

namespace {

/// At most `most` of them, evenly.
std::vector<std::size_t> some(std::size_t count, std::size_t most) {
    std::vector<std::size_t> rows;
    const std::size_t stride = std::max<std::size_t>(1, count / most);
    for (std::size_t k = 0; k < count; k += stride) rows.push_back(k);
    return rows;
}

std::vector<double> taken(const std::vector<double>& values, const std::vector<std::size_t>& rows) {
    std::vector<double> result;
    for (const std::size_t k : rows)
        if (k < values.size()) result.push_back(values[k]);
    return result;
}

/// Evenly chosen rows, and those of the largest sizes, which must not be missed.
std::vector<std::size_t> someAndFar(const std::vector<double>& values, std::size_t count, std::size_t most) {
    std::vector<std::size_t> rows = some(count, most);
    if (rows.size() == count) return rows;
    std::vector<std::size_t> far;
    for (std::size_t k = 0; k < std::min(count, values.size()); ++k)
        if (std::isfinite(values[k])) far.push_back(k);
    const auto kept = static_cast<std::ptrdiff_t>(std::min<std::size_t>(far.size(), 100));
    std::partial_sort(far.begin(), far.begin() + kept, far.end(), [&](std::size_t a, std::size_t b) {
        return std::abs(values[a]) > std::abs(values[b]);
    });
    rows.insert(rows.end(), far.begin(), far.begin() + kept);
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

/// 0 without finite numbers.
double quantileOfSizes(const std::vector<double>& values, double share) {
    std::vector<double> sizes;
    for (const double v : values)
        if (std::isfinite(v)) sizes.push_back(std::abs(v));
    if (sizes.empty()) return 0;
    const auto at = static_cast<std::ptrdiff_t>(share * static_cast<double>(sizes.size() - 1));
    std::nth_element(sizes.begin(), sizes.begin() + at, sizes.end());
    return sizes[static_cast<std::size_t>(at)];
}

/// Estimates given all data, where there are such.
void addSmoothed(FigurePanel& panel, const std::vector<double>& x, const std::vector<double>& values,
                 const std::vector<double>& deviations, double scale) {
    if (values.size() != x.size() || deviations.size() != x.size() || x.empty()) return;
    panel.bands.push_back(figure_parts::smoothedBand(x, values, deviations, scale));
    panel.series.push_back({.name = translate("Report", "smoothed"),
                            .role = SeriesRole::Alternative,
                            .x = x,
                            .y = figure_parts::scaled(values, scale),
                            .thin = true});
}

} // namespace

FigurePanel FilterFigures::state(std::size_t k) const {
    FigurePanel panel;
    if (k >= states()) return panel;
    const TrackedColumns& q = result_->statesTable->states[k];
    const auto& t = result_->statesTable->t;
    const std::vector<std::size_t> rows = some(t.size(), 4000);
    const std::vector<double> x = taken(t, rows), values = taken(q.values, rows),
                              deviations = taken(q.deviations, rows);
    const DisplayUnit unit = displayUnit(q.unit, values);
    panel.title = wordsOf(q.name);
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.y = {.quantity = wordsOf(q.name), .unit = unit.text};
    panel.bands.push_back(figure_parts::band(x, values, deviations, unit.scale));
    panel.series.push_back(
        {.name = translate("Report", "estimate"), .x = x, .y = figure_parts::scaled(values, unit.scale)});
    addSmoothed(panel, x, taken(q.smoothed, rows), taken(q.smoothedDeviations, rows), unit.scale);
    if (const auto* truth = result_->trueStates ? result_->trueStates->find(q.name) : nullptr) {
        const auto& times = result_->trueStates->t;
        const std::vector<std::size_t> known = some(times.size(), 4000);
        panel.series.push_back({.name = translate("Report", "truth"),
                                .role = SeriesRole::Truth,
                                .x = taken(times, known),
                                .y = figure_parts::scaled(taken(truth->values, known), unit.scale),
                                .thin = true});
    }
    addExperiments(panel);
    return panel;
}

FigurePanel FilterFigures::innovation(std::size_t k) const {
    FigurePanel panel;
    if (k >= sensors()) return panel;
    const InnovationColumns& q = result_->innovations->sensors[k];
    const auto& t = result_->innovations->t;
    const std::vector<std::size_t> rows = someAndFar(q.values, t.size(), 6000);
    const std::vector<double> x = taken(t, rows), values = taken(q.values, rows),
                              deviations = taken(q.deviations, rows);
    // A few large ones, of the start or of outliers, would press all others to a line: they are told in
    // words.
    const double reach =
        1.15 * std::max(quantileOfSizes(values, 0.995), kBound * quantileOfSizes(deviations, 0.5));
    const DisplayUnit unit = displayUnit(q.unit, {reach});
    panel.title = filled(translate("Report", "Innovations of {}"), wordsOf(q.name));
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.y = {.quantity = translate("Report", "measured − predicted"), .unit = unit.text};
    std::size_t beyond = 0;
    double largest = 0;
    for (const double v : values) {
        if (!(std::abs(v) > reach)) continue;
        ++beyond;
        largest = std::max(largest, std::abs(v));
    }
    if (beyond > 0 && reach > 0) {
        panel.y.lower = -unit.scale * reach;
        panel.y.upper = unit.scale * reach;
        panel.note = filled(beyond == 1 ? translate("Report", "{} beyond the axis, as large as {} {}")
                                        : translate("Report", "{} beyond the axis, up to {} {}"),
                            beyond, significantText(unit.scale * largest, 3), unit.text);
    }
    panel.bands.push_back(
        figure_parts::band(x, std::vector<double>(values.size(), 0.0), deviations, unit.scale));
    panel.bands.back().name = translate("Report", "95 % of a consistent filter");
    panel.bands.back().role = SeriesRole::Third;
    panel.series.push_back({.name = translate("Report", "innovation"),
                            .shape = SeriesShape::Points,
                            .x = x,
                            .y = figure_parts::scaled(values, unit.scale),
                            .faint = true});
    return panel;
}

FigurePanel FilterFigures::nis() const {
    FigurePanel panel;
    panel.title = translate("Report", "Normalised innovation squared");
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    if (!result_->innovations) return panel;
    const auto &t = result_->innovations->t, &nis = result_->innovations->nis,
               &used = result_->innovations->used;
    if (t.size() < 2 || nis.size() != t.size() || used.size() != t.size()) return panel;
    const double interval = (t.back() - t.front()) / static_cast<double>(t.size() - 1);
    const auto window = static_cast<std::size_t>(
        std::max({20.0, std::round(0.1 / interval), std::ceil(static_cast<double>(t.size()) / 600)}));
    panel.y = {.quantity = translate("Report", "mean NIS"), .unit = "–"};
    FigureSeries line{.name = translate("Report", "mean over {} updates")};
    line.name = filled(line.name, window);
    FigureSeries outside{.name = "", .role = SeriesRole::Alternative, .shape = SeriesShape::Points};
    FigureBand expected{.name = translate("Report", "95 % of a consistent filter"),
                        .role = SeriesRole::Third,
                        .opacity = 0.14};
    int beyond = 0;
    for (std::size_t from = 0; from + window <= t.size(); from += window) {
        double sum = 0, freedom = 0;
        int count = 0;
        for (std::size_t k = from; k < from + window; ++k)
            if (std::isfinite(nis[k])) {
                sum += nis[k];
                freedom += used[k];
                ++count;
            }
        const double middle = t[from + window / 2];
        if (count == 0) {
            line.x.push_back(middle);
            line.y.push_back(std::nan(""));
            continue;
        }
        const Band band = chiSquaredMeanBand(count, freedom / count, 0.95);
        const double mean = sum / count;
        line.x.push_back(middle);
        line.y.push_back(mean);
        expected.x.push_back(middle);
        expected.lower.push_back(band.lower);
        expected.upper.push_back(band.upper);
        if (mean >= band.lower && mean <= band.upper) continue;
        ++beyond;
        outside.x.push_back(middle);
        outside.y.push_back(mean);
    }
    outside.name = translate("Report", "outside the band");
    panel.note = filled(translate("Report", "outside: {} of {}"), beyond, expected.x.size());
    panel.bands.push_back(std::move(expected));
    panel.series.push_back(std::move(line));
    panel.series.push_back(std::move(outside));
    addExperiments(panel);
    return panel;
}

FigurePanel FilterFigures::autocorrelation() const {
    FigurePanel panel;
    panel.title = translate("Report", "Autocorrelation of the innovations");
    panel.x = {.quantity = translate("Report", "lag"), .unit = ""};
    panel.y = {.quantity = translate("Report", "autocorrelation"), .unit = "–"};
    if (!result_->autocorrelation) return panel;
    const auto& lags = result_->autocorrelation->lag;
    std::size_t role = 0;
    for (const NamedColumn& q : result_->autocorrelation->sensors) {
        if (q.values.size() < 2 || q.values.size() != lags.size()) continue;
        // Lag 0 is 1 for everything.
        panel.series.push_back({.name = wordsOf(q.name),
                                .role = kSeriesRoles[role++ % std::size(kSeriesRoles)],
                                .x = {lags.begin() + 1, lags.end()},
                                .y = {q.values.begin() + 1, q.values.end()}});
    }
    long long values = 0;
    if (result_->sensors)
        for (const SensorFinding& sensor : *result_->sensors) values = std::max(values, sensor.values);
    if (values > 0)
        for (const double sign : {-1.0, 1.0})
            panel.marks.push_back({.name = sign > 0 ? translate("Report", "95 % of white noise") : "",
                                   .role = SeriesRole::Reference,
                                   .at = sign * kBound / std::sqrt(static_cast<double>(values)),
                                   .vertical = false,
                                   .dashed = true});
    return panel;
}

FigurePanel FilterFigures::unknown(std::size_t k) const {
    FigurePanel panel;
    if (k >= unknowns_.size()) return panel;
    const Estimate& e = unknowns_[k];
    panel.title = estimateTitle(e.name);
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.key = e.name;
    const TrackedColumns* tracked = result_->parameters ? result_->parameters->find(e.name) : nullptr;
    if (!tracked || tracked->values.size() != result_->parameters->t.size() ||
        tracked->deviations.size() != tracked->values.size())
        return panel;
    const auto &t = result_->parameters->t, &values = tracked->values;
    double largest = 0;
    for (const double v : values)
        if (std::isfinite(v)) largest = std::max(largest, std::abs(v));
    const AxisUnit shown = axisUnit(largest, e.unit);
    // A long unit has no room along the axis of one of many small plots.
    panel.title = axisLabel(panel.title, shown.unit);
    panel.bands.push_back(figure_parts::band(t, values, tracked->deviations, shown.scale));
    panel.series.push_back(
        {.name = translate("Report", "estimate"), .x = t, .y = figure_parts::scaled(values, shown.scale)});
    addSmoothed(panel, t, tracked->smoothed, tracked->smoothedDeviations, shown.scale);
    if (!result_->truth || !result_->truth->unknowns || t.empty()) return panel;
    for (const auto& [name, known] : *result_->truth->unknowns)
        if (name == e.name)
            panel.series.push_back({.name = translate("Report", "truth"),
                                    .role = SeriesRole::Truth,
                                    .x = {t.front(), t.back()},
                                    .y = std::vector<double>(2, shown.scale * known.truth),
                                    .thin = true});
    return panel;
}

FigurePanel FilterFigures::correlation() const {
    std::vector<std::string> names;
    std::vector<std::vector<double>> columns;
    if (result_->correlation)
        for (const NamedColumn& column : result_->correlation->columns) {
            names.push_back(column.name);
            columns.push_back(column.values);
        }
    return correlationPanel(names, columns);
}

void FilterFigures::addExperiments(FigurePanel& panel) const {
    if (!result_->experiments) return;
    for (std::size_t k = 1; k < result_->experiments->size(); ++k)
        panel.marks.push_back({.name = (*result_->experiments)[k].experiment,
                               .role = SeriesRole::Reference,
                               .at = (*result_->experiments)[k].from,
                               .vertical = true,
                               .dashed = true});
}

} // namespace rigor
