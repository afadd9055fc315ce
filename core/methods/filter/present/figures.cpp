// The characteristic curve, and the filter beside the fit of all data at once.
#include "core/methods/filter/present/figures.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/filter/present/figure_parts.h"
#include "core/presentation/axis_unit.h"
#include "core/presentation/display_name.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigor {

using figure_parts::kBound;

namespace {

double largestOf(const std::vector<double>& values) {
    double largest = 0;
    for (const double v : values) largest = std::max(largest, std::abs(v));
    return largest;
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

/// The rows of one instant.
struct CurveInstant {
    std::vector<double> u, values, deviations;
};
CurveInstant instantOf(const CurveTrajectoryTable& table, double t) {
    const auto from = std::lower_bound(table.t.begin(), table.t.end(), t) - table.t.begin(),
               to = std::upper_bound(table.t.begin(), table.t.end(), t) - table.t.begin();
    const auto part = [&](const std::vector<double>& all) {
        const auto rows = static_cast<std::ptrdiff_t>(all.size()); // of a file of somebody else's
        return std::vector<double>(all.begin() + std::min(from, rows), all.begin() + std::min(to, rows));
    };
    return {part(table.u), part(table.values), part(table.deviations)};
}

} // namespace

FilterFigures::FilterFigures(std::shared_ptr<const FilterResult> result, std::vector<Estimate> unknowns)
    : result_(std::move(result)), unknowns_(std::move(unknowns)) {
    if (result_->curves)
        for (const CurveResult& one : *result_->curves)
            if (one.table == "curve" && one.curve) curve_ = &one;
    if (curve_) {
        const AxisUnit shown = axisUnit(largestOf(curve_->curve->values), curve_->curve->unit);
        scale_ = shown.scale;
        curveName_ = curve_->name.empty() ? translate("Report", "value") : curve_->name;
        valueUnit_ = shown.unit;
        if (curve_->trajectory)
            for (const double t : curve_->trajectory->t)
                if (times_.empty() || t > times_.back()) times_.push_back(t);
    }
    readCrossCheck();
}

void FilterFigures::readCrossCheck() {
    if (!result_->allData || !result_->allData->unknowns) return;
    for (const Estimate& e : unknowns_)
        for (const auto& [name, found] : *result_->allData->unknowns)
            if (name == e.name)
                crossCheck_.push_back(
                    {e.name, e.unit, e.value, e.standardError, found.value, found.bound, found.off});
}

std::string FilterFigures::curveTitle() const { return fmt::format("{}({})", curveName_, argumentName()); }

std::string FilterFigures::argumentUnit() const { return unitText(curve_->curve->argumentUnit); }

FilterFigures::CurvePoint FilterFigures::curvePointAt(double t) const {
    CurvePoint point{std::nan(""), std::nan(""), std::nan("")};
    if (!curve_ || !result_->statesTable) return point;
    const auto &times = result_->statesTable->t, &arguments = result_->statesTable->signal(argumentName());
    const auto row = std::lower_bound(times.begin(), times.end(), t - 1e-9) - times.begin();
    if (std::cmp_greater_equal(row, arguments.size())) return point;
    point.argument = arguments[static_cast<std::size_t>(row)];
    // The curve as it was known then: the last one kept.
    if (times_.empty()) return point;
    const auto after = std::upper_bound(times_.begin(), times_.end(), t + 1e-9);
    const CurveInstant kept =
        instantOf(*curve_->trajectory, after == times_.begin() ? times_.front() : *std::prev(after));
    const std::vector<double>& u = kept.u;
    if (u.empty()) return point;
    // A command of 1e-42 V is rounding of the record.
    if (std::abs(point.argument) < 1e-9 * (u.back() - u.front())) point.argument = 0;
    // Beyond its ends the curve stays what it is there.
    const double at = std::clamp(point.argument, u.front(), u.back());
    point.value = scale_ * between(u, kept.values, at);
    point.deviation = scale_ * between(u, kept.deviations, at);
    return point;
}

FigurePanel FilterFigures::curvePanel(const std::vector<double>& u, const std::vector<double>& values,
                                      const std::vector<double>& deviations) const {
    FigurePanel panel;
    panel.title = filled(translate("Report", "Characteristic curve {}"), curveTitle());
    panel.x = {.quantity = wordsOf(argumentName()), .unit = argumentUnit()};
    panel.y = {.quantity = curveName_, .unit = valueUnit_};
    panel.bands.push_back(figure_parts::band(u, values, deviations, scale_));
    panel.series.push_back(
        {.name = translate("Report", "estimate"), .x = u, .y = figure_parts::scaled(values, scale_)});
    return panel;
}

void FilterFigures::addControlPoints(FigurePanel& panel, const std::vector<double>& values,
                                     const std::vector<double>& deviations) const {
    FigureSeries points{.name = translate("Report", "control points"),
                        .shape = SeriesShape::Points,
                        .x = curve_->points ? curve_->points->u : std::vector<double>(),
                        .y = figure_parts::scaled(values, scale_)};
    for (std::size_t k = 0; k < values.size() && k < deviations.size(); ++k) {
        points.lower.push_back(scale_ * (values[k] - kBound * deviations[k]));
        points.upper.push_back(scale_ * (values[k] + kBound * deviations[k]));
    }
    points.hollow.assign(points.x.size(), 1);
    if (points.x.size() == points.y.size()) panel.series.push_back(std::move(points));
}

void FilterFigures::addTrueCurve(FigurePanel& panel) const {
    if (const auto& truth = curve_->curve->truth; !truth.empty())
        panel.series.push_back({.name = translate("Report", "truth"),
                                .role = SeriesRole::Truth,
                                .x = curve_->curve->u,
                                .y = figure_parts::scaled(truth, scale_)});
}

FigurePanel FilterFigures::curve() const {
    if (!curve_) return {};
    const CurveTable& table = *curve_->curve;
    FigurePanel panel = curvePanel(table.u, table.values, table.deviations);
    if (!table.allData.empty())
        panel.series.push_back({.name = translate("Report", "all data at once"),
                                .role = SeriesRole::Alternative,
                                .x = table.u,
                                .y = figure_parts::scaled(table.allData, scale_),
                                .dashed = true});
    addTrueCurve(panel);
    if (curve_->points)
        addControlPoints(panel, curve_->points->values, curve_->points->deviations);
    else
        addControlPoints(panel, {}, {});
    return panel;
}

FigurePanel FilterFigures::curveAt(std::size_t k) const {
    if (k >= times_.size()) return curve();
    const CurveInstant kept = instantOf(*curve_->trajectory, times_[k]);
    FigurePanel panel = curvePanel(kept.u, kept.values, kept.deviations);
    panel.key = "curve";
    panel.note = filled(translate("Report", "at {:.2f} s"), times_[k]);
    std::vector<double> values, deviations;
    if (curve_->points && result_->parameters)
        for (const std::string& name : curve_->points->name) {
            const TrackedColumns* trajectory = result_->parameters->find(name);
            if (!trajectory || k >= std::min(trajectory->values.size(), trajectory->deviations.size())) break;
            values.push_back(trajectory->values[k]);
            deviations.push_back(trajectory->deviations[k]);
        }
    addTrueCurve(panel);
    addControlPoints(panel, values, deviations);
    // The same axes at every time: those of the last curve with room for the first band.
    double lowest = 0, highest = 0;
    const auto &first = curve_->trajectory->values, &wide = curve_->trajectory->deviations;
    for (const double v : curve_->curve->values)
        highest = std::max(highest, scale_ * v), lowest = std::min(lowest, scale_ * v);
    if (!first.empty() && !wide.empty()) {
        highest = std::max(highest, scale_ * (first.front() + kBound * wide.front()));
        lowest = std::min(lowest, scale_ * (first.front() - kBound * wide.front()));
    }
    panel.y.lower = lowest - 0.05 * (highest - lowest);
    panel.y.upper = highest + 0.05 * (highest - lowest);
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
    if (!curve_) return panel;
    const auto &u = curve_->curve->u, &filter = curve_->curve->values, &deviation = curve_->curve->deviations,
               &all = curve_->curve->allData, &bound = curve_->curve->bound, &truth = curve_->curve->truth;
    panel.title = filled(translate("Report", "{}, filter minus all data at once"), curveTitle());
    panel.x = {.quantity = wordsOf(argumentName()), .unit = argumentUnit()};
    if (deviation.size() != filter.size() || all.size() != filter.size() || bound.size() != filter.size() ||
        all.empty())
        return panel;
    std::vector<double> difference, known;
    double largest = 0;
    for (std::size_t k = 0; k < filter.size(); ++k) {
        difference.push_back(filter[k] - all[k]);
        if (truth.size() == all.size()) known.push_back(truth[k] - all[k]);
        largest = std::max(largest, std::abs(difference[k]) + kBound * deviation[k]);
    }
    const AxisUnit shown = axisUnit(largest, curve_->curve->unit);
    panel.y = {.quantity = filled(translate("Report", "{} − all data"), curveName_), .unit = shown.unit};
    panel.bands.push_back(figure_parts::band(u, difference, deviation, shown.scale));
    panel.bands.back().name = translate("Report", "filter, 95 %");
    panel.bands.push_back(figure_parts::band(u, std::vector<double>(u.size(), 0.0), bound, shown.scale));
    panel.bands.back().name = translate("Report", "Cramér-Rao bound, 95 %");
    panel.bands.back().role = SeriesRole::Alternative;
    panel.series.push_back(
        {.name = translate("Report", "filter"), .x = u, .y = figure_parts::scaled(difference, shown.scale)});
    panel.series.push_back({.name = translate("Report", "all data at once"),
                            .role = SeriesRole::Alternative,
                            .x = u,
                            .y = std::vector<double>(u.size(), 0.0),
                            .dashed = true});
    if (!known.empty())
        panel.series.push_back({.name = translate("Report", "truth"),
                                .role = SeriesRole::Truth,
                                .x = u,
                                .y = figure_parts::scaled(known, shown.scale)});
    return panel;
}

} // namespace rigor
