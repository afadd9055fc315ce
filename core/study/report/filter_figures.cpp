#include "core/study/report/filter_figures.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/stats/tests.h"
#include "core/study/report/inverse_figures.h"
#include "core/study/report/number_text.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kBound = 1.96;
const char* const kDeviation = "_standard_deviation";

bool endsWith(const std::string& text, const std::string& end) {
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

FigureBand band(const std::vector<double>& x, const std::vector<double>& values,
                const std::vector<double>& deviations, double scale) {
    FigureBand result{.name = translate("Report", "95 % band"), .x = x};
    for (std::size_t k = 0; k < values.size() && k < deviations.size(); ++k) {
        result.lower.push_back(scale * (values[k] - kBound * deviations[k]));
        result.upper.push_back(scale * (values[k] + kBound * deviations[k]));
    }
    return result;
}

std::vector<double> scaled(std::vector<double> values, double factor) {
    for (double& v : values) v *= factor;
    return values;
}

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

} // namespace

FilterFigures::FilterFigures(std::shared_ptr<const Result> result) : result_(std::move(result)) {
    if (const ResultTable* states = result_->table("states"))
        for (const ResultColumn& c : states->columns)
            if (states->find(c.name + kDeviation) && !endsWith(c.name, "_smoothed"))
                states_.push_back({c.name, c.unit});
    if (const ResultTable* innovations = result_->table("innovations"))
        for (const ResultColumn& c : innovations->columns)
            if (innovations->find(c.name + kDeviation)) sensors_.push_back({c.name, c.unit});
    if (const ResultTable* curve = result_->table("curve"); curve && curve->columns.size() >= 3) {
        argument_ = curve->columns[0].name;
        argumentUnit_ = curve->columns[0].unit;
        double largest = 0;
        for (const double v : curve->columns[1].numbers) largest = std::max(largest, std::abs(v));
        // A prefix for 1e-8 m3/(s V Pa^0.5) would name nothing: the power of ten stands in the axis.
        const double power = largest > 0 ? std::floor(std::log10(largest)) : 0;
        const bool plain = power > -3 && power < 4;
        scale_ = plain ? 1 : std::pow(10, -power);
        valueUnit_ = unitText(curve->columns[1].unit);
        if (!plain) valueUnit_ = spokenText(fmt::format("1e{:g}", power)) + " " + valueUnit_;
    }
    for (const double t : numbers("curve_course", "t"))
        if (times_.empty() || t > times_.back()) times_.push_back(t);
}

const std::vector<double>& FilterFigures::numbers(const char* table, const std::string& column) const {
    static const std::vector<double> none;
    const ResultTable* found = result_->table(table);
    const ResultColumn* c = found ? found->find(column) : nullptr;
    return c ? c->numbers : none;
}

FigurePanel FilterFigures::curvePanel(const std::vector<double>& u, const std::vector<double>& values,
                                      const std::vector<double>& deviations) const {
    FigurePanel panel;
    panel.title = translate("Report", "Characteristic curve");
    panel.x = {.quantity = wordsOf(argument_), .unit = unitText(argumentUnit_)};
    panel.y = {.quantity = translate("Report", "value"), .unit = valueUnit_};
    panel.bands.push_back(band(u, values, deviations, scale_));
    panel.series.push_back({.name = translate("Report", "estimate"), .x = u, .y = scaled(values, scale_)});
    return panel;
}

void FilterFigures::addControlPoints(FigurePanel& panel, const std::vector<double>& values,
                                     const std::vector<double>& deviations) const {
    FigureSeries points{.name = translate("Report", "control points"),
                        .shape = SeriesShape::Points,
                        .x = numbers("curve_control_points", argument_),
                        .y = scaled(values, scale_)};
    for (std::size_t k = 0; k < values.size() && k < deviations.size(); ++k) {
        points.lower.push_back(scale_ * (values[k] - kBound * deviations[k]));
        points.upper.push_back(scale_ * (values[k] + kBound * deviations[k]));
    }
    points.hollow.assign(points.x.size(), 1);
    if (points.x.size() == points.y.size()) panel.series.push_back(std::move(points));
}

void FilterFigures::addTrueCurve(FigurePanel& panel) const {
    if (const auto& truth = numbers("curve", "truth"); !truth.empty())
        panel.series.push_back({.name = translate("Report", "truth"),
                                .role = SeriesRole::Truth,
                                .x = numbers("curve", argument_),
                                .y = scaled(truth, scale_)});
}

void FilterFigures::addExperiments(FigurePanel& panel) const {
    const auto parts = result_->diagnostics.find("experiments");
    if (parts == result_->diagnostics.end()) return;
    for (std::size_t k = 1; k < parts->size(); ++k)
        panel.marks.push_back({.name = (*parts)[k].value("experiment", ""),
                               .role = SeriesRole::Reference,
                               .at = (*parts)[k].value("from", std::nan("")),
                               .vertical = true,
                               .dashed = true});
}

FigurePanel FilterFigures::curve() const {
    FigurePanel panel = curvePanel(numbers("curve", argument_), numbers("curve", "value"),
                                   numbers("curve", "standard_deviation"));
    if (const auto& all = numbers("curve", "all_data"); !all.empty())
        panel.series.push_back({.name = translate("Report", "all data at once"),
                                .role = SeriesRole::Alternative,
                                .x = numbers("curve", argument_),
                                .y = scaled(all, scale_),
                                .dashed = true});
    addTrueCurve(panel);
    addControlPoints(panel, numbers("curve_control_points", "value"),
                     numbers("curve_control_points", "standard_deviation"));
    return panel;
}

FigurePanel FilterFigures::curveAt(std::size_t k) const {
    if (k >= times_.size()) return curve();
    const auto& t = numbers("curve_course", "t");
    const auto from =
        static_cast<std::ptrdiff_t>(std::lower_bound(t.begin(), t.end(), times_[k]) - t.begin());
    const auto to = static_cast<std::ptrdiff_t>(std::upper_bound(t.begin(), t.end(), times_[k]) - t.begin());
    const auto part = [&](const std::string& column) {
        const auto& all = numbers("curve_course", column);
        return std::vector<double>(all.begin() + from, all.begin() + to);
    };
    FigurePanel panel = curvePanel(part(argument_), part("value"), part("standard_deviation"));
    panel.key = "curve";
    panel.note = filled(translate("Report", "at {:.2f} s"), times_[k]);
    std::vector<double> values, deviations;
    if (const ResultTable* points = result_->table("curve_control_points"))
        if (const ResultColumn* names = points->find("name"))
            for (const std::string& name : names->texts) {
                const auto& course = numbers("parameters", name);
                if (k >= course.size()) break;
                values.push_back(course[k]);
                deviations.push_back(numbers("parameters", name + kDeviation)[k]);
            }
    addTrueCurve(panel);
    addControlPoints(panel, values, deviations);
    // The same axes at every time: those of the last curve with room for the first band.
    double lowest = 0, highest = 0;
    const auto &last = numbers("curve", "value"), &first = numbers("curve_course", "value"),
               &wide = numbers("curve_course", "standard_deviation");
    for (const double v : last)
        highest = std::max(highest, scale_ * v), lowest = std::min(lowest, scale_ * v);
    if (!first.empty()) {
        highest = std::max(highest, scale_ * (first.front() + kBound * wide.front()));
        lowest = std::min(lowest, scale_ * (first.front() - kBound * wide.front()));
    }
    panel.y.lower = lowest - 0.05 * (highest - lowest);
    panel.y.upper = highest + 0.05 * (highest - lowest);
    return panel;
}

FigurePanel FilterFigures::state(std::size_t k) const {
    FigurePanel panel;
    if (k >= states_.size()) return panel;
    const Quantity& q = states_[k];
    const auto& t = numbers("states", "t");
    const std::vector<std::size_t> rows = some(t.size(), 4000);
    const std::vector<double> x = taken(t, rows), values = taken(numbers("states", q.name), rows),
                              deviations = taken(numbers("states", q.name + kDeviation), rows);
    const DisplayUnit unit = displayUnit(q.unit, values);
    panel.title = wordsOf(q.name);
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.y = {.quantity = wordsOf(q.name), .unit = unit.text};
    panel.bands.push_back(band(x, values, deviations, unit.scale));
    panel.series.push_back(
        {.name = translate("Report", "estimate"), .x = x, .y = scaled(values, unit.scale)});
    if (const auto& smoothed = numbers("states", q.name + "_smoothed"); !smoothed.empty())
        panel.series.push_back({.name = translate("Report", "smoothed"),
                                .role = SeriesRole::Alternative,
                                .x = x,
                                .y = scaled(taken(smoothed, rows), unit.scale),
                                .thin = true});
    if (const auto& truth = numbers("truth", q.name); !truth.empty()) {
        const auto& times = numbers("truth", "t");
        const std::vector<std::size_t> known = some(times.size(), 4000);
        panel.series.push_back({.name = translate("Report", "truth"),
                                .role = SeriesRole::Truth,
                                .x = taken(times, known),
                                .y = scaled(taken(truth, known), unit.scale),
                                .thin = true});
    }
    addExperiments(panel);
    return panel;
}

FigurePanel FilterFigures::innovation(std::size_t k) const {
    FigurePanel panel;
    if (k >= sensors_.size()) return panel;
    const Quantity& q = sensors_[k];
    const auto& t = numbers("innovations", "t");
    const std::vector<std::size_t> rows = someAndFar(numbers("innovations", q.name), t.size(), 6000);
    const std::vector<double> x = taken(t, rows), values = taken(numbers("innovations", q.name), rows),
                              deviations = taken(numbers("innovations", q.name + kDeviation), rows);
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
    panel.bands.push_back(band(x, std::vector<double>(values.size(), 0.0), deviations, unit.scale));
    panel.bands.back().name = translate("Report", "95 % of a consistent filter");
    panel.bands.back().role = SeriesRole::Third;
    panel.series.push_back({.name = translate("Report", "innovation"),
                            .shape = SeriesShape::Points,
                            .x = x,
                            .y = scaled(values, unit.scale),
                            .faint = true});
    return panel;
}

FigurePanel FilterFigures::nis() const {
    FigurePanel panel;
    panel.title = translate("Report", "Normalised innovation squared");
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    const auto &t = numbers("innovations", "t"), &nis = numbers("innovations", "nis"),
               &used = numbers("innovations", "used");
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
    outside.name = filled(translate("Report", "outside: {} of {}"), beyond, expected.x.size());
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
    const auto& lags = numbers("autocorrelation", "lag");
    double values = 0;
    std::size_t role = 0;
    for (const Quantity& q : sensors_) {
        const auto& all = numbers("autocorrelation", q.name);
        if (all.size() < 2 || all.size() != lags.size()) continue;
        // Lag 0 is 1 for everything.
        panel.series.push_back({.name = wordsOf(q.name),
                                .role = kSeriesRoles[role++ % std::size(kSeriesRoles)],
                                .x = {lags.begin() + 1, lags.end()},
                                .y = {all.begin() + 1, all.end()}});
    }
    if (const auto sensors = result_->diagnostics.find("sensors"); sensors != result_->diagnostics.end())
        for (const auto& sensor : *sensors)
            if (sensor.contains("values") && sensor["values"].is_number())
                values = std::max(values, sensor["values"].get<double>());
    if (values > 0)
        for (const double sign : {-1.0, 1.0})
            panel.marks.push_back({.name = sign > 0 ? translate("Report", "95 % of white noise") : "",
                                   .role = SeriesRole::Reference,
                                   .at = sign * kBound / std::sqrt(values),
                                   .vertical = false,
                                   .dashed = true});
    return panel;
}

FigurePanel FilterFigures::parameters() const {
    FigurePanel panel;
    panel.title = translate("Report", "Unknowns over time");
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.y = {.quantity = translate("Report", "estimate / last estimate"), .unit = "–"};
    const auto& t = numbers("parameters", "t");
    std::size_t role = 0;
    for (const Estimate& e : result_->unknowns) {
        const auto& course = numbers("parameters", e.name);
        if (course.size() != t.size() || e.value == 0) continue;
        panel.series.push_back({.name = estimateTitle(e.name),
                                .role = kSeriesRoles[role++ % std::size(kSeriesRoles)],
                                .x = t,
                                .y = scaled(course, 1 / e.value)});
    }
    return panel;
}

} // namespace rigor
