#include "core/study/report/filter_figures.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/stats/tests.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>
#include <utility>

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

double numberIn(const nlohmann::ordered_json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : std::nan("");
}

/// Linear between the rows of ascending x; NaN outside.
double between(const std::vector<double>& x, const std::vector<double>& y, double at) {
    if (x.size() < 2 || x.size() != y.size() || !(at >= x.front() && at <= x.back())) return std::nan("");
    const auto k = std::clamp<std::ptrdiff_t>(std::upper_bound(x.begin(), x.end(), at) - x.begin(), 1,
                                              static_cast<std::ptrdiff_t>(x.size()) - 1);
    const auto upper = static_cast<std::size_t>(k);
    const double part = (at - x[upper - 1]) / (x[upper] - x[upper - 1]);
    return y[upper - 1] + part * (y[upper] - y[upper - 1]);
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
        const AxisUnit shown = axisUnit(largest, curve->columns[1].unit);
        scale_ = shown.scale;
        valueUnit_ = shown.unit;
        plainUnit_ = curve->columns[1].unit;
        curveName_ = translate("Report", "value");
        if (const auto all = result_->diagnostics.find("curves"); all != result_->diagnostics.end())
            for (const auto& one : *all)
                if (one.value("table", "") == "curve") curveName_ = one.value("name", curveName_);
    }
    readCrossCheck();
    for (const double t : numbers("curve_course", "t"))
        if (times_.empty() || t > times_.back()) times_.push_back(t);
}

void FilterFigures::readCrossCheck() {
    const auto all = result_->diagnostics.find("all_data");
    if (all == result_->diagnostics.end() || !all->contains("unknowns")) return;
    for (const Estimate& e : result_->unknowns)
        if (const auto found = (*all)["unknowns"].find(e.name); found != (*all)["unknowns"].end())
            crossCheck_.push_back({e.name, e.unit, e.value, e.standardError, numberIn(*found, "value"),
                                   numberIn(*found, "cramer_rao"),
                                   numberIn(*found, "off_by_standard_deviations")});
}

std::string FilterFigures::curveTitle() const { return fmt::format("{}({})", curveName_, argument_); }

std::string FilterFigures::argumentUnit() const { return unitText(argumentUnit_); }

FilterFigures::CurvePoint FilterFigures::curvePointAt(double t) const {
    CurvePoint point{std::nan(""), std::nan(""), std::nan("")};
    const auto &times = numbers("states", "t"), &arguments = numbers("states", argument_);
    const auto row = std::lower_bound(times.begin(), times.end(), t - 1e-9) - times.begin();
    if (std::cmp_greater_equal(row, arguments.size())) return point;
    point.argument = arguments[static_cast<std::size_t>(row)];
    // The curve as it was known then: the last one kept.
    if (times_.empty()) return point;
    const auto after = std::upper_bound(times_.begin(), times_.end(), t + 1e-9);
    const double kept = after == times_.begin() ? times_.front() : *std::prev(after);
    const auto& rows = numbers("curve_course", "t");
    const auto from = std::lower_bound(rows.begin(), rows.end(), kept) - rows.begin(),
               to = std::upper_bound(rows.begin(), rows.end(), kept) - rows.begin();
    const auto part = [&](const std::string& column) {
        const auto& all = numbers("curve_course", column);
        return std::vector<double>(all.begin() + from, all.begin() + to);
    };
    const std::vector<double> u = part(argument_);
    if (u.empty()) return point;
    // A command of 1e-42 V is rounding of the record.
    if (std::abs(point.argument) < 1e-9 * (u.back() - u.front())) point.argument = 0;
    // Beyond its ends the curve stays what it is there.
    const double at = std::clamp(point.argument, u.front(), u.back());
    point.value = scale_ * between(u, part("value"), at);
    point.deviation = scale_ * between(u, part("standard_deviation"), at);
    return point;
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
    panel.title = filled(translate("Report", "Characteristic curve {}"), curveTitle());
    panel.x = {.quantity = wordsOf(argument_), .unit = unitText(argumentUnit_)};
    panel.y = {.quantity = curveName_, .unit = valueUnit_};
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
                const auto& trajectory = numbers("parameters", name);
                if (k >= trajectory.size()) break;
                values.push_back(trajectory[k]);
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

FigurePanel FilterFigures::unknown(std::size_t k) const {
    FigurePanel panel;
    if (k >= result_->unknowns.size()) return panel;
    const Estimate& e = result_->unknowns[k];
    const auto &t = numbers("parameters", "t"), &values = numbers("parameters", e.name),
               &deviations = numbers("parameters", e.name + kDeviation);
    panel.title = estimateTitle(e.name);
    panel.x = {.quantity = translate("Report", "time"), .unit = "s"};
    panel.key = e.name;
    if (values.size() != t.size() || deviations.size() != t.size()) return panel;
    double largest = 0;
    for (const double v : values)
        if (std::isfinite(v)) largest = std::max(largest, std::abs(v));
    const AxisUnit shown = axisUnit(largest, e.unit);
    // A long unit has no room along the axis of one of many small plots.
    panel.title = axisLabel(panel.title, shown.unit);
    panel.bands.push_back(band(t, values, deviations, shown.scale));
    panel.series.push_back(
        {.name = translate("Report", "estimate"), .x = t, .y = scaled(values, shown.scale)});
    const auto truth = result_->diagnostics.find("truth");
    if (truth != result_->diagnostics.end() && truth->contains("unknowns"))
        if (const auto known = (*truth)["unknowns"].find(e.name);
            known != (*truth)["unknowns"].end() && !t.empty())
            panel.series.push_back({.name = translate("Report", "truth"),
                                    .role = SeriesRole::Truth,
                                    .x = {t.front(), t.back()},
                                    .y = std::vector<double>(2, shown.scale * numberIn(*known, "truth")),
                                    .thin = true});
    return panel;
}

FigurePanel FilterFigures::crossCheckOfUnknowns() const {
    FigurePanel panel;
    panel.title = translate("Report", "Unknowns, filter and all data at once");
    panel.y = {.quantity = translate("Report", "from all data / σ of the filter"), .unit = "–"};
    FigureSeries filter{.name = translate("Report", "filter, 95 %"), .shape = SeriesShape::Points};
    FigureSeries fit{.name = translate("Report", "all data at once, Cramér-Rao bound 95 %"),
                     .role = SeriesRole::Alternative,
                     .shape = SeriesShape::Points};
    const auto add = [](FigureSeries& to, double x, double y, double half) {
        to.x.push_back(x);
        to.y.push_back(y);
        to.lower.push_back(y - half);
        to.upper.push_back(y + half);
    };
    for (const CrossCheck& c : crossCheck_) {
        const auto x = static_cast<double>(panel.x.categories.size());
        panel.x.categories.push_back(estimateTitle(c.name));
        if (!(c.deviation > 0) || !std::isfinite(c.allData)) continue;
        add(filter, x - 0.12, (c.filter - c.allData) / c.deviation, kBound);
        add(fit, x + 0.12, 0, kBound * c.bound / c.deviation);
    }
    panel.series.push_back(std::move(filter));
    panel.series.push_back(std::move(fit));
    return panel;
}

FigurePanel FilterFigures::crossCheckOfCurve() const {
    FigurePanel panel;
    const auto &u = numbers("curve", argument_), &filter = numbers("curve", "value"),
               &deviation = numbers("curve", "standard_deviation"), &all = numbers("curve", "all_data"),
               &bound = numbers("curve", "cramer_rao"), &truth = numbers("curve", "truth");
    panel.title = filled(translate("Report", "{}, filter minus all data at once"), curveTitle());
    panel.x = {.quantity = wordsOf(argument_), .unit = unitText(argumentUnit_)};
    if (all.size() != filter.size() || bound.size() != filter.size() || all.empty()) return panel;
    std::vector<double> difference, known;
    double largest = 0;
    for (std::size_t k = 0; k < filter.size(); ++k) {
        difference.push_back(filter[k] - all[k]);
        if (truth.size() == all.size()) known.push_back(truth[k] - all[k]);
        largest = std::max(largest, std::abs(difference[k]) + kBound * deviation[k]);
    }
    const AxisUnit shown = axisUnit(largest, plainUnit_);
    panel.y = {.quantity = filled(translate("Report", "{} − all data"), curveName_), .unit = shown.unit};
    panel.bands.push_back(band(u, difference, deviation, shown.scale));
    panel.bands.back().name = translate("Report", "filter, 95 %");
    panel.bands.push_back(band(u, std::vector<double>(u.size(), 0.0), bound, shown.scale));
    panel.bands.back().name = translate("Report", "Cramér-Rao bound, 95 %");
    panel.bands.back().role = SeriesRole::Alternative;
    panel.series.push_back(
        {.name = translate("Report", "filter"), .x = u, .y = scaled(difference, shown.scale)});
    panel.series.push_back({.name = translate("Report", "all data at once"),
                            .role = SeriesRole::Alternative,
                            .x = u,
                            .y = std::vector<double>(u.size(), 0.0),
                            .dashed = true});
    if (!known.empty())
        panel.series.push_back({.name = translate("Report", "truth"),
                                .role = SeriesRole::Truth,
                                .x = u,
                                .y = scaled(known, shown.scale)});
    return panel;
}

} // namespace rigor
