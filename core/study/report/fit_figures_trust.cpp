// What the estimates of a point fit can be trusted with: correlation, singular values, profiles, noise study.
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/study/report/fit_figures.h"
#include "core/study/report/inverse_figures.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

const Estimate* estimateOf(const Result& result, const std::string& name) {
    for (const Estimate& e : result.unknowns)
        if (e.name == name) return &e;
    return nullptr;
}

double numberAt(const nlohmann::ordered_json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : kNaN;
}

} // namespace

bool FitFigures::hasCorrelation() const {
    return result_->table("correlation") && result_->unknowns.size() > 1;
}

FigurePanel FitFigures::correlation() const {
    FigurePanel panel;
    panel.title = translate("Report", "Correlation of the estimates");
    const std::size_t n = result_->unknowns.size();
    for (std::size_t column = 0; column < n; ++column) {
        const std::string& name = result_->unknowns[column].name;
        panel.x.categories.push_back(wordsOf(name));
        const auto& values = numbers("correlation", name);
        for (std::size_t row = 0; row < std::min(n, values.size()); ++row) {
            if (!std::isfinite(values[row])) continue; // not determined: stays empty
            const auto x = static_cast<double>(column),
                       y = static_cast<double>(n - 1 - row); // the first unknown on top
            const bool positive = values[row] > 0;
            panel.bands.push_back({.name = positive ? translate("Report", "positive, by its strength")
                                                    : translate("Report", "negative, by its strength"),
                                   .role = positive ? SeriesRole::Main : SeriesRole::Alternative,
                                   .x = {x - 0.47, x + 0.47},
                                   .lower = {y - 0.47, y - 0.47},
                                   .upper = {y + 0.47, y + 0.47},
                                   .opacity = 0.04 + 0.9 * std::abs(values[row])});
            panel.labels.push_back({x, y, {fixedText(values[row], 2)}});
        }
    }
    panel.y.categories.assign(panel.x.categories.rbegin(), panel.x.categories.rend());
    return panel;
}

FigurePanel FitFigures::singularValues() const {
    FigurePanel panel;
    panel.title = translate("Report", "Singular values of the scaled Jacobian");
    panel.y = {.quantity = translate("Report", "relative to the largest"), .unit = "", .decades = true};
    FigureSeries points{.name = "", .role = SeriesRole::Main, .shape = SeriesShape::Points};
    const auto values = result_->diagnostics.find("singular_values");
    if (values == result_->diagnostics.end() || values->empty() || !values->front().is_number()) return panel;
    const double first = values->front().get<double>();
    for (const auto& value : *values) {
        const double part = value.is_number() ? value.get<double>() / first : kNaN;
        panel.x.categories.push_back(fmt::format("σ{}", panel.x.categories.size() + 1));
        points.x.push_back(static_cast<double>(points.x.size()));
        points.y.push_back(part > 0 ? std::log10(part) : kNaN);
    }
    panel.series.push_back(std::move(points));
    return panel;
}

FigurePanel FitFigures::profile(const std::string& unknown) const {
    FigurePanel panel;
    const Estimate* estimate = estimateOf(*result_, unknown);
    const ResultTable* table = result_->table("profiles");
    if (!estimate || !table) return panel;
    panel.title = wordsOf(unknown);
    const DisplayUnit unit = displayUnit(estimate->unit, estimate->value);
    panel.x = {.quantity = wordsOf(unknown), .unit = unit.text};
    panel.y = {.quantity = translate("Report", "rise of 2 J / s²"), .unit = "", .fromZero = true};
    const auto &values = numbers("profiles", "value"), &rises = numbers("profiles", "rise");
    FigureSeries profile{.name = translate("Report", "profile"), .role = SeriesRole::Main},
        parabola{.name = translate("Report", "linearised"), .role = SeriesRole::Alternative};
    for (std::size_t k = 0; k < std::min(values.size(), rises.size()); ++k) {
        if (table->find("unknown")->texts[k] != unknown) continue;
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
    const auto intervals = result_->diagnostics.find("profile_intervals");
    if (intervals != result_->diagnostics.end() && intervals->contains(unknown)) {
        const auto& own = (*intervals)[unknown];
        if (const double limit = numberAt(own, "limit"); std::isfinite(limit))
            panel.marks.push_back({.name = translate("Report", "limit of the interval"),
                                   .label = "",
                                   .role = SeriesRole::Reference,
                                   .at = limit,
                                   .vertical = false,
                                   .dashed = true});
        for (const char* end : {"lower", "upper"})
            if (const double at = numberAt(own, end); std::isfinite(at))
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
    if (index >= result_->unknowns.size()) return panel;
    const Estimate& estimate = result_->unknowns[index];
    const DisplayUnit unit = displayUnit(estimate.unit, estimate.value);
    panel.title = wordsOf(estimate.name);
    panel.x = {.quantity = translate("Report", "noise, part of the signals (rms)"), .unit = "%"};
    panel.y = {.quantity = wordsOf(estimate.name), .unit = unit.text};
    const auto &levels = numbers("noise_study", "level"), &values = numbers("noise_study", estimate.name);
    FigureSeries repeats{.name = translate("Report", "one repeat"),
                         .role = SeriesRole::Reference,
                         .shape = SeriesShape::Points,
                         .faint = true},
        mean{.name = translate("Report", "mean ± standard deviation"),
             .role = SeriesRole::Main,
             .shape = SeriesShape::Points};
    for (std::size_t k = 0; k < std::min(levels.size(), values.size()); ++k) {
        if (!std::isfinite(values[k])) continue; // no answer
        repeats.x.push_back(100 * levels[k]);
        repeats.y.push_back(values[k] * unit.scale);
    }
    const auto study = result_->diagnostics.find("noise_study");
    if (study != result_->diagnostics.end())
        for (const auto& level : *study) {
            const auto there = level.find("mean");
            if (there == level.end() || !there->is_array() || there->size() <= index) continue;
            const double at = level["mean"][index].get<double>() * unit.scale;
            const auto& spreads = level["standard_deviation"]; // null: of a single repeat none is known
            const double sd = spreads.is_array() && spreads[index].is_number()
                                  ? spreads[index].get<double>() * unit.scale
                                  : 0;
            mean.x.push_back(100 * level["level"].get<double>());
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
