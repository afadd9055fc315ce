// What the estimates of a point fit can be trusted with: correlation, singular values, profiles, noise study.
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/fit/present/figures.h"
#include "core/presentation/correlation_panel.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>

namespace rigor {

bool FitFigures::hasCorrelation() const { return result_->correlation && unknowns_.size() > 1; }

FigurePanel FitFigures::correlation() const {
    std::vector<std::string> names;
    std::vector<std::vector<double>> columns;
    for (std::size_t k = 0; result_->correlation && k < unknowns_.size(); ++k) {
        names.push_back(unknowns_[k].name);
        auto& column = columns.emplace_back();
        for (std::size_t row = 0; row < unknowns_.size(); ++row)
            column.push_back(result_->correlation->of(row, names.back()));
    }
    return correlationPanel(names, columns);
}

FigurePanel FitFigures::singularValues() const {
    FigurePanel panel;
    panel.title = translate("Report", "Singular values of the scaled Jacobian");
    panel.y = {.quantity = translate("Report", "relative to the largest"), .unit = "", .decades = true};
    FigureSeries points{.name = "", .role = SeriesRole::Main, .shape = SeriesShape::Points};
    if (!result_->singularValues || result_->singularValues->empty()) return panel;
    const std::vector<double>& values = *result_->singularValues;
    for (const double value : values) {
        const double part = value / values.front();
        panel.x.categories.push_back(fmt::format("σ{}", panel.x.categories.size() + 1));
        points.x.push_back(static_cast<double>(points.x.size()));
        points.y.push_back(part > 0 ? std::log10(part) : kNaN);
    }
    panel.series.push_back(std::move(points));
    return panel;
}

FigurePanel FitFigures::profile(const std::string& unknown) const {
    FigurePanel panel;
    const Estimate* estimate = estimateOf(unknown);
    if (!estimate || !result_->profiles) return panel;
    const auto& [names, values, rises] = *result_->profiles;
    panel.title = wordsOf(unknown);
    const DisplayUnit unit = displayUnit(estimate->unit, estimate->value);
    panel.x = {.quantity = wordsOf(unknown), .unit = unit.text};
    panel.y = {.quantity = translate("Report", "rise of 2 J / s²"), .unit = "", .fromZero = true};
    FigureSeries profile{.name = translate("Report", "profile"), .role = SeriesRole::Main},
        parabola{.name = translate("Report", "linearised"), .role = SeriesRole::Alternative};
    for (std::size_t k = 0; k < std::min({names.size(), values.size(), rises.size()}); ++k) {
        if (names[k] != unknown) continue;
        profile.x.push_back(values[k] * unit.scale);
        profile.y.push_back(rises[k]);
    }
    if (profile.x.empty()) return panel;
    const double from = profile.x.front(), to = profile.x.back();
    for (int k = 0; k <= 60; ++k) {
        const double x = from + (to - from) * k / 60;
        parabola.x.push_back(x);
        parabola.y.push_back(std::pow((x / unit.scale - estimate->value) / estimate->standardError, 2));
    }
    if (result_->profileIntervals)
        for (const auto& [name, own] : *result_->profileIntervals) {
            if (name != unknown) continue;
            if (std::isfinite(own.limit))
                panel.marks.push_back({.name = translate("Report", "limit of the interval"),
                                       .label = "",
                                       .role = SeriesRole::Reference,
                                       .at = own.limit,
                                       .vertical = false,
                                       .dashed = true});
            for (const double at : {own.lower, own.upper})
                if (std::isfinite(at))
                    panel.marks.push_back({.name = "",
                                           .label = "",
                                           .role = SeriesRole::Reference,
                                           .at = at * unit.scale,
                                           .vertical = true});
        }
    panel.series = {std::move(profile), std::move(parabola)};
    return panel;
}

FigurePanel FitFigures::noise(std::size_t index) const {
    FigurePanel panel;
    if (index >= unknowns_.size() || !result_->noiseRepeats) return panel;
    const Estimate& estimate = unknowns_[index];
    const DisplayUnit unit = displayUnit(estimate.unit, estimate.value);
    panel.title = wordsOf(estimate.name);
    panel.x = {.quantity = translate("Report", "noise, part of the signals (rms)"), .unit = "%"};
    panel.y = {.quantity = wordsOf(estimate.name), .unit = unit.text};
    const std::vector<double>& levels = result_->noiseRepeats->level;
    const NumberColumn* values = columnOf(result_->noiseRepeats->unknowns, estimate.name);
    FigureSeries repeats{.name = translate("Report", "one repeat"),
                         .role = SeriesRole::Reference,
                         .shape = SeriesShape::Points,
                         .faint = true},
        mean{.name = translate("Report", "mean ± standard deviation"),
             .role = SeriesRole::Main,
             .shape = SeriesShape::Points};
    for (std::size_t k = 0; values && k < std::min(levels.size(), values->numbers.size()); ++k) {
        if (!std::isfinite(values->numbers[k])) continue; // no answer
        repeats.x.push_back(100 * levels[k]);
        repeats.y.push_back(values->numbers[k] * unit.scale);
    }
    if (result_->noiseLevels)
        for (const NoiseLevel& level : *result_->noiseLevels) {
            if (!level.mean || level.mean->size() <= index) continue;
            const double at = (*level.mean)[index] * unit.scale;
            const auto& spreads = level.standardDeviation; // of a single repeat none is known
            const bool known = spreads && spreads->size() > index && std::isfinite((*spreads)[index]);
            const double sd = known ? (*spreads)[index] * unit.scale : 0;
            mean.x.push_back(100 * level.level);
            mean.y.push_back(at);
            mean.lower.push_back(at - sd);
            mean.upper.push_back(at + sd);
        }
    panel.marks.push_back({.name = translate("Report", "answer"),
                           .label = "",
                           .role = SeriesRole::Measurement,
                           .at = estimate.value * unit.scale,
                           .vertical = false,
                           .dashed = true});
    panel.series = {std::move(repeats), std::move(mean)};
    return panel;
}

} // namespace rigor
