// The figures of a model's discrepancy.
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/present/figures.h"
#include "core/methods/over_time.h"
#include "core/presentation/axis_unit.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {

/// Half widths that a profile is drawn over.
constexpr double kProfileReach = 1.6;
constexpr int kProfilePoints = 80;
constexpr double kDrawnRise = 1.5; ///< of what the axis shows

} // namespace

std::vector<std::size_t> FitFigures::withDiscrepancy() const {
    std::vector<std::size_t> all;
    if (!hasDiscrepancy()) return all;
    for (std::size_t k = 0; k < trajectories_.size(); ++k)
        if (std::ranges::find(*result_->discrepancy, trajectories_[k].output, &DiscrepancyResult::output) !=
            result_->discrepancy->end())
            all.push_back(k);
    return all;
}

FigurePanel FitFigures::discrepancy(std::size_t index) const {
    FigurePanel panel;
    panel.title = translate("Report", "Discrepancy");
    if (!hasDiscrepancy() || index >= trajectories_.size()) return panel;
    const Trajectory& trajectory = trajectories_[index];
    const FittedTable& fit = *result_->fitted;
    if (!fit.discrepancy || !fit.discrepancyError || fit.discrepancy->size() != fit.t.size() ||
        fit.discrepancyError->size() != fit.t.size())
        return panel;
    std::vector<std::size_t> rows = rowsOf(trajectory);
    std::vector<double> shown;
    for (const std::size_t k : rows) shown.push_back(fit.residual[k]);
    const DisplayUnit unit = unitFor(trajectory, shown);
    // Single values stand over the condition with most values.
    const NumberColumn* over = nullptr;
    if (!trajectory.overTime && result_->conditions) {
        std::size_t most = 0;
        for (const NumberColumn& column : result_->conditions->conditions) {
            std::vector<double> values = column.numbers;
            std::sort(values.begin(), values.end());
            const auto distinct =
                static_cast<std::size_t>(std::unique(values.begin(), values.end()) - values.begin());
            if (column.numbers.size() == fit.t.size() && distinct > most) most = distinct, over = &column;
        }
    }
    DisplayUnit ofPlace{"", 1};
    if (over) ofPlace = unitOfData(over->unit, over->numbers, "");
    const auto place = [&](std::size_t k) {
        return trajectory.overTime ? fit.t[k]
               : over              ? over->numbers[k] * ofPlace.scale
                                   : static_cast<double>(k);
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](std::size_t a, std::size_t b) { return place(a) < place(b); });
    panel.note = trajectory.experiment;
    panel.x = trajectory.overTime ? timeAxis(rows)
              : over              ? FigureAxis{.quantity = wordsOf(over->name), .unit = ofPlace.text}
                     : FigureAxis{.quantity = translate("Report", "experiment, in order"), .unit = ""};
    panel.y = {.quantity = wordsOf(trajectory.output), .unit = unit.text};
    FigureSeries points{.name = translate("Report", "measured − fitted"),
                        .role = SeriesRole::Measurement,
                        .shape = SeriesShape::Points,
                        .faint = trajectory.overTime},
        line{.name = translate("Report", "discrepancy"),
             .role = SeriesRole::Main,
             .shape = trajectory.overTime ? SeriesShape::Line : SeriesShape::Points};
    FigureBand band{.name = translate("Report", "95 % of the discrepancy"), .role = SeriesRole::Main};
    for (const std::size_t k : rows) {
        points.x.push_back(place(k));
        points.y.push_back(fit.residual[k] * unit.scale);
        if (!trajectory.overTime) points.keys.push_back(fit.experiment[k]);
        const double d = (*fit.discrepancy)[k] * unit.scale,
                     half = kTwoSided95 * (*fit.discrepancyError)[k] * unit.scale;
        line.x.push_back(place(k));
        line.y.push_back(d);
        if (trajectory.overTime) {
            band.x.push_back(place(k));
            band.lower.push_back(d - half);
            band.upper.push_back(d + half);
        } else {
            line.lower.push_back(d - half);
            line.upper.push_back(d + half);
        }
    }
    if (trajectory.overTime) breakAtGaps(line);
    if (!band.x.empty()) panel.bands.push_back(std::move(band));
    panel.marks.push_back({.name = "", .role = SeriesRole::Reference, .at = 0, .vertical = false});
    panel.series = {std::move(points), std::move(line)};
    return panel;
}

FigurePanel FitFigures::confounded(const std::string& unknown) const {
    FigurePanel panel;
    const Estimate* estimate = estimateOf(unknown);
    if (!estimate || !result_->discrepancyOfUnknowns) return panel;
    const auto found = std::ranges::find(*result_->discrepancyOfUnknowns, unknown,
                                         [](const auto& one) -> const std::string& { return one.first; });
    if (found == result_->discrepancyOfUnknowns->end()) return panel;
    const DiscrepancyOfUnknown& own = found->second;
    const DisplayUnit unit = displayUnit(estimate->unit, estimate->value);
    panel.title = wordsOf(unknown);
    panel.x = {.quantity = wordsOf(unknown), .unit = unit.text};
    panel.y = {.quantity = translate("Report", "rise of 2 J / s²"), .unit = "", .upper = 8, .fromZero = true};
    const double half = kProfileReach * std::max({estimate->value - estimate->lower,
                                                  estimate->upper - estimate->value, 2 * own.standardError}),
                 from = estimate->value - half, to = estimate->value + half;
    if (std::isfinite(half)) panel.x.lower = from * unit.scale, panel.x.upper = to * unit.scale;
    // Over its own width, which may be a thousandth of the other's.
    const auto parabola = [&](std::string name, SeriesRole role, double at, double error) {
        FigureSeries series{.name = std::move(name), .role = role};
        if (!std::isfinite(half) || !(error > 0)) return series;
        const double reach = std::sqrt(kDrawnRise * panel.y.upper) * error;
        for (int k = 0; k <= kProfilePoints; ++k) {
            const double x = at + reach * (2.0 * k / kProfilePoints - 1);
            series.x.push_back(x * unit.scale);
            series.y.push_back(std::pow((x - at) / error, 2));
        }
        return series;
    };
    panel.series = {
        parabola(translate("Report", "the model alone"), SeriesRole::Alternative, estimate->value, own.alone),
        parabola(translate("Report", "with the discrepancy"), SeriesRole::Main, own.value,
                 own.standardError)};
    for (const double at : {estimate->lower, estimate->upper})
        if (std::isfinite(at))
            panel.marks.push_back({.name = translate("Report", "interval"),
                                   .label = "",
                                   .role = SeriesRole::Reference,
                                   .at = at * unit.scale,
                                   .vertical = true});
    panel.marks.push_back({.name = translate("Report", "limit of the interval"),
                           .label = "",
                           .role = SeriesRole::Reference,
                           .at = kTwoSided95 * kTwoSided95,
                           .vertical = false,
                           .dashed = true});
    return panel;
}

} // namespace rigor
