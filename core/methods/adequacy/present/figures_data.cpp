// Models over the data, repeated series, profiles and the next experiment.
#include "core/methods/adequacy/present/figures.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {

/// Of a column, at these rows.
std::vector<double> pick(const std::vector<double>& column, const std::vector<std::size_t>& rows,
                         double scale = 1) {
    std::vector<double> list;
    for (const std::size_t r : rows) list.push_back(valueAt(column, r) * scale);
    return list;
}

std::vector<std::size_t> rowsOf(const std::vector<std::string>& column, const std::string& text) {
    std::vector<std::size_t> rows;
    for (std::size_t r = 0; r < column.size(); ++r)
        if (column[r] == text) rows.push_back(r);
    return rows;
}

std::vector<std::string> inOrder(const std::vector<std::string>& column) {
    std::vector<std::string> list;
    for (const std::string& text : column)
        if (std::ranges::find(list, text) == list.end()) list.push_back(text);
    return list;
}

/// The input with the most different values; the time if no input varies.
NumberColumn abscissaOf(const adequacy::TrajectoriesTable& table) {
    const NumberColumn* best = nullptr;
    std::size_t most = 1;
    for (const NumberColumn& input : table.inputs) {
        std::set<double> different;
        for (const double v : input.numbers)
            if (std::isfinite(v)) different.insert(v);
        if (different.size() <= most) continue;
        most = different.size();
        best = &input;
    }
    return best ? *best : NumberColumn{"time", "s", table.time};
}

/// One curve per setting of the other conditions: where the abscissa jumps over most of its range the next
/// begins. Loops go there and back step by step.
void breakWhereItReturns(FigureSeries& line) {
    constexpr double kJump = 0.6; ///< of the range
    const auto [low, high] = std::ranges::minmax(line.x);
    for (std::size_t k = line.x.size(); k-- > 1;) {
        if (!(std::abs(line.x[k] - line.x[k - 1]) > kJump * (high - low))) continue;
        const auto at = static_cast<std::ptrdiff_t>(k);
        line.x.insert(line.x.begin() + at, line.x[k]);
        line.y.insert(line.y.begin() + at, kNaN);
    }
}

} // namespace

std::vector<FigurePanel> AdequacyFigures::trajectoryPanels() const {
    std::vector<FigurePanel> panels;
    if (!result_->tables.trajectories) return panels;
    const adequacy::TrajectoriesTable& table = *result_->tables.trajectories;
    const NumberColumn abscissa = abscissaOf(table);
    const auto models = inOrder(table.model);
    for (const std::string& output : inOrder(table.output)) {
        const auto all = rowsOf(table.output, output);
        const DisplayUnit unit = displayUnit(result_->unitOf(output), pick(table.measured, all));
        FigurePanel panel;
        panel.key = panel.title = output;
        panel.note = translate("Result", "every model at its own estimate");
        panel.x = {.quantity = abscissa.name, .unit = unitText(abscissa.unit)};
        panel.y = {.quantity = output, .unit = unit.text};
        FigurePanel residuals;
        residuals.key = output + "/residuals";
        residuals.title = filled(sentence("Report", "{}, residuals"), output);
        residuals.note = translate("Result", "over the standard deviation of the mean");
        residuals.x = panel.x;
        residuals.y = {.quantity = translate("Report", "residual / standard deviation"), .unit = "–"};
        residuals.marks.push_back({.role = SeriesRole::Reference, .at = 0, .vertical = false});
        std::vector<std::size_t> rows;
        for (std::size_t m = 0; m < models.size(); ++m) {
            rows = all;
            std::erase_if(rows, [&](std::size_t r) { return valueAt(table.model, r) != models[m]; });
            FigureSeries line{.name = models[m],
                              .role = kSeriesRoles[m % std::size(kSeriesRoles)],
                              .x = pick(abscissa.numbers, rows)};
            FigureSeries points = line;
            line.y = pick(table.predicted, rows, unit.scale);
            breakWhereItReturns(line);
            points.shape = SeriesShape::Points;
            points.y = pick(table.standardised, rows);
            panel.series.push_back(std::move(line));
            residuals.series.push_back(std::move(points));
        }
        FigureSeries measured{.name = translate("Report", "measured, mean"),
                              .role = SeriesRole::Measurement,
                              .shape = SeriesShape::Points,
                              .x = pick(abscissa.numbers, rows),
                              .y = pick(table.measured, rows, unit.scale)};
        for (const std::size_t r : rows) measured.keys.push_back(valueAt(table.experiment, r));
        panel.series.push_back(std::move(measured));
        panels.push_back(std::move(panel));
        panels.push_back(std::move(residuals));
    }
    return panels;
}

std::vector<FigurePanel> AdequacyFigures::quantilePanels() const {
    std::vector<FigurePanel> panels;
    if (!result_->tables.quantiles) return panels;
    const adequacy::QuantilesTable& table = *result_->tables.quantiles;
    for (const std::string& sensor : inOrder(table.sensor)) {
        const auto rows = rowsOf(table.sensor, sensor);
        FigurePanel panel;
        panel.key = panel.title = sensor;
        panel.x = {.quantity = translate("Report", "normal quantile"), .unit = "–"};
        panel.y = {.quantity = translate("Report", "difference / its standard deviation"), .unit = "–"};
        panel.equalRanges = true;
        panel.series.push_back({.name = translate("Report", "normal distribution"),
                                .role = SeriesRole::Reference,
                                .x = {-3, 3},
                                .y = {-3, 3},
                                .thin = true});
        panel.series.push_back({.name = translate("Report", "differences of repeated series"),
                                .role = SeriesRole::Measurement,
                                .shape = SeriesShape::Points,
                                .x = pick(table.normal, rows),
                                .y = pick(table.difference, rows)});
        panels.push_back(std::move(panel));
    }
    return panels;
}

std::vector<FigurePanel> AdequacyFigures::profilePanels() const {
    std::vector<FigurePanel> panels;
    if (!result_->tables.profile) return panels;
    const adequacy::ProfileTable& table = *result_->tables.profile;
    for (const Estimate& e : unknowns_) {
        const auto rows = rowsOf(table.unknown, e.name);
        if (rows.empty()) continue;
        const DisplayUnit unit = unitOf(e.name);
        FigurePanel panel;
        panel.key = panel.title = e.name;
        panel.x = {.quantity = e.name, .unit = unit.text};
        panel.y = {
            .quantity = translate("Report", "rise of the sum of squares"), .unit = "–", .fromZero = true};
        FigureSeries parabola{.name = translate("Report", "of the ellipsoid"),
                              .role = SeriesRole::Reference,
                              .x = pick(table.value, rows, unit.scale),
                              .dashed = true};
        for (const double x : parabola.x) {
            const double z = (x / unit.scale - e.value) / e.standardError;
            parabola.y.push_back(z * z);
        }
        FigureSeries profile{.name = translate("Report", "profile"),
                             .role = SeriesRole::Main,
                             .x = parabola.x,
                             .y = pick(table.rise, rows)};
        panel.series = {std::move(parabola), std::move(profile)};
        panels.push_back(std::move(panel));
    }
    return panels;
}

FigurePanel AdequacyFigures::nextPanel() const {
    FigurePanel panel;
    if (!result_->tables.nextExperiment) return panel;
    const adequacy::NextExperimentTable& table = *result_->tables.nextExperiment;
    panel.key = "next";
    panel.x = {.quantity = table.input, .unit = unitText(table.unit)};
    panel.y = {.quantity = translate("Report", "reduction of the criterion"), .unit = "%", .fromZero = true};
    FigureSeries gain{.name = translate("Report", "one further experiment"),
                      .role = SeriesRole::Main,
                      .shape = SeriesShape::Points,
                      .x = table.values};
    for (const double g : table.design.gain) gain.y.push_back(100 * g);
    FigureSeries line = gain;
    line.name.clear();
    line.shape = SeriesShape::Line;
    line.thin = true;
    panel.series = {std::move(line), std::move(gain)};
    return panel;
}

} // namespace rigor
