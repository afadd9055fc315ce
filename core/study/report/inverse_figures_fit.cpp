// Measured against predicted, residuals, search trace and Sobol indices.
#include "core/study/report/inverse_figures.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/estimate_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

bool anyFinite(const std::vector<double>& values) {
    return std::any_of(values.begin(), values.end(), [](double v) { return std::isfinite(v); });
}
} // namespace

FigurePanel InverseFigures::measuredAgainstPredicted() const {
    FigurePanel panel;
    panel.title = translate("Report", "Measured against predicted");
    panel.x = {.quantity = filled(translate("Report", "measured {}"), quantity_), .unit = unit_.text};
    panel.y = {.quantity = translate("Report", "predicted mean"), .unit = unit_.text};
    panel.equalRanges = true;
    FigureSeries points{.name = translate("Report", "mean with 95 % range"),
                        .role = SeriesRole::Main,
                        .shape = SeriesShape::Points};
    FigureSeries fit{.name = translate("Report", "least-squares fit"),
                     .role = SeriesRole::Alternative,
                     .shape = SeriesShape::Points};
    double lowest = std::numeric_limits<double>::infinity(), highest = -lowest;
    for (std::size_t i = 0; i < count(); ++i) {
        const double x = number(i, "measured") * unit_.scale, y = number(i, "mean") * unit_.scale;
        const double f = number(i, "least_squares") * unit_.scale;
        if (std::isfinite(x) && std::isfinite(y)) {
            points.x.push_back(x);
            points.y.push_back(y);
            points.lower.push_back(number(i, "lower_95") * unit_.scale);
            points.upper.push_back(number(i, "upper_95") * unit_.scale);
            points.keys.push_back(labels_[i]);
            points.hollow.push_back(inTails(i) || !explained(i));
            lowest = std::min({lowest, x, y});
            highest = std::max({highest, x, y});
        }
        if (std::isfinite(x) && std::isfinite(f)) {
            fit.x.push_back(x);
            fit.y.push_back(f);
            fit.keys.push_back(labels_[i]);
        }
    }
    if (lowest < highest)
        panel.series.push_back({.name = "",
                                .role = SeriesRole::Reference,
                                .x = {lowest, highest},
                                .y = {lowest, highest},
                                .thin = true});
    if (!fit.x.empty()) panel.series.push_back(std::move(fit));
    panel.series.push_back(std::move(points));
    return panel;
}

FigurePanel InverseFigures::residuals() const {
    FigurePanel panel;
    panel.title = translate("Report", "Residuals");
    panel.x = {.quantity = filled(translate("Report", "measured {}"), quantity_), .unit = unit_.text};
    panel.y = {.quantity = translate("Report", "residual"), .unit = unit_.text};
    FigureSeries points{.name = translate("Report", "measured − mean"),
                        .role = SeriesRole::Main,
                        .shape = SeriesShape::Points};
    std::vector<std::pair<double, double>> spread;
    double lowest = std::numeric_limits<double>::infinity(), highest = -lowest;
    for (std::size_t i = 0; i < count(); ++i) {
        const double x = number(i, "measured") * unit_.scale, y = number(i, "mean") * unit_.scale;
        if (!std::isfinite(x) || !std::isfinite(y)) continue;
        points.x.push_back(x);
        points.y.push_back(x - y);
        points.keys.push_back(labels_[i]);
        points.hollow.push_back(inTails(i) || !explained(i));
        spread.emplace_back(x, number(i, "standard_deviation") * unit_.scale);
        lowest = std::min({lowest, x, y});
        highest = std::max({highest, x, y});
    }
    // The band is the root mean square spread of the predictions: one height for all, since each point has
    // its own.
    double sum = 0, n = 0;
    for (const auto& [x, sd] : spread)
        if (std::isfinite(sd)) {
            sum += sd * sd;
            n += 1;
        }
    if (n > 0 && lowest < highest) {
        const double half = kTwoSided95 * std::sqrt(sum / n);
        panel.bands.push_back({.name = translate("Report", "±1.96 sd, root mean square"),
                               .role = SeriesRole::Main,
                               .x = {lowest, highest},
                               .lower = {-half, -half},
                               .upper = {half, half},
                               .opacity = 0.08});
    }
    if (lowest < highest) {
        panel.x.lower = lowest - 0.02 * (highest - lowest);
        panel.x.upper = highest + 0.02 * (highest - lowest);
    }
    panel.marks.push_back({.name = "", .role = SeriesRole::Reference, .at = 0, .vertical = false});
    panel.series.push_back(std::move(points));
    return panel;
}

FigurePanel InverseFigures::probabilityHistogram() const {
    FigurePanel panel;
    panel.x = {.quantity = translate("Report", "probability below the measured value"),
               .unit = "–",
               .lower = 0,
               .upper = 1};
    panel.y = {.quantity = translate("Report", "experiments"), .fromZero = true};
    std::vector<double> known;
    for (std::size_t i = 0; i < count(); ++i)
        if (const double u = number(i, "probability"); std::isfinite(u)) known.push_back(u);
    if (known.empty()) return panel;
    const auto n = static_cast<double>(known.size());
    const std::size_t bins = known.size() >= 50 ? 10 : 5;
    FigureHistogram h{
        .name = translate("Report", "measured values"), .role = SeriesRole::Main, .outlined = true};
    for (std::size_t b = 0; b < bins; ++b) {
        h.lower.push_back(static_cast<double>(b) / static_cast<double>(bins));
        h.upper.push_back(static_cast<double>(b + 1) / static_cast<double>(bins));
        h.height.push_back(0);
    }
    for (const double u : known)
        h.height[std::min(bins - 1, static_cast<std::size_t>(u * static_cast<double>(bins)))] += 1;
    // Quantiles 2.5 % and 97.5 % of the binomial law of one bar.
    const double share = 1 / static_cast<double>(bins);
    double below = 0, lower = 0, upper = n, mass = std::pow(1 - share, n);
    bool lowerKnown = false;
    for (double k = 0; k <= n; k += 1) {
        below += mass;
        if (!lowerKnown && below > 0.025) {
            lower = k;
            lowerKnown = true;
        }
        if (below >= 0.975) {
            upper = k;
            break;
        }
        mass *= (n - k) / (k + 1) * share / (1 - share);
    }
    panel.bands.push_back({.name = translate("Report", "95 % band of a bar"),
                           .role = SeriesRole::Reference,
                           .x = {0, 1},
                           .lower = {lower, lower},
                           .upper = {upper, upper}});
    panel.histograms.push_back(std::move(h));
    panel.series.push_back({.name = translate("Report", "expected"),
                            .role = SeriesRole::Truth,
                            .x = {0, 1},
                            .y = {n * share, n * share}});
    return panel;
}

FigurePanel InverseFigures::objectiveTrace() const {
    FigurePanel panel;
    panel.title = translate("Report", "Search");
    panel.x = {.quantity = translate("Report", "iteration")};
    panel.y = {.quantity = translate("Report", "log L"), .unit = "–"};
    const auto *at = column(trace_, "iteration"), *best = column(trace_, "objective");
    if (!at || !best) return panel;
    if (const auto* median = column(trace_, "population_median"); median && anyFinite(median->numbers))
        panel.series.push_back({.name = translate("Report", "population median"),
                                .role = SeriesRole::Reference,
                                .x = at->numbers,
                                .y = median->numbers,
                                .thin = true,
                                .dashed = true});
    panel.series.push_back({.name = translate("Report", "best"),
                            .role = SeriesRole::Main,
                            .shape = SeriesShape::Steps,
                            .x = at->numbers,
                            .y = best->numbers});
    // The range holds the end of the search: the first generations may lie far below (VISUAL rule of live
    // runs).
    std::vector<double> seen;
    for (const auto& s : panel.series)
        for (std::size_t i = s.y.size() > 10 ? s.y.size() / 10 : 0; i < s.y.size(); ++i)
            if (std::isfinite(s.y[i])) seen.push_back(s.y[i]);
    if (seen.size() > 20) {
        std::sort(seen.begin(), seen.end());
        const double low = seen[seen.size() / 20], high = seen.back();
        if (low < high) panel.y.lower = low - 0.1 * (high - low);
    }
    return panel;
}

std::vector<FigurePanel> InverseFigures::estimateTraces() const {
    std::vector<FigurePanel> panels;
    const auto* at = column(trace_, "iteration");
    if (!at) return panels;
    for (const auto& estimate : result_->unknowns) {
        const auto* c = column(trace_, estimate.name);
        if (!c) continue;
        FigurePanel panel;
        panel.key = estimate.name;
        panel.title = estimateTitle(estimate.name);
        panel.note = shown(estimate).briefWithUnit();
        panel.x = {.quantity = translate("Report", "iteration")};
        panel.y = {.quantity = estimateTitle(estimate.name), .unit = unitText(estimate.unit)};
        panel.series.push_back({.name = translate("Report", "best"),
                                .role = SeriesRole::Main,
                                .shape = SeriesShape::Steps,
                                .x = at->numbers,
                                .y = c->numbers});
        panels.push_back(std::move(panel));
    }
    return panels;
}

FigurePanel InverseFigures::sobolMeans() const {
    FigurePanel panel;
    panel.title = translate("Report", "Sobol indices");
    panel.x = {.quantity = translate("Report", "unknown")};
    panel.y = {.quantity = translate("Report", "share of the variance"),
               .unit = "–",
               .upper = 1.05,
               .fromZero = true};
    const auto found = result_->diagnostics.find("sobol");
    if (found == result_->diagnostics.end() || !found->is_object()) return panel;
    FigureHistogram first{
        .name = translate("Report", "first order"), .role = SeriesRole::Main, .outlined = true};
    FigureHistogram total{
        .name = translate("Report", "total"), .role = SeriesRole::Alternative, .outlined = true};
    double position = 0;
    for (const auto& [name, value] : found->items()) {
        panel.x.categories.push_back(name);
        const auto read = [&](const char* key) {
            const auto at = value.is_object() ? value.find(key) : value.end();
            return value.is_object() && at != value.end() && at->is_number()
                       ? at->template get<double>()
                       : std::numeric_limits<double>::quiet_NaN();
        };
        first.lower.push_back(position - 0.32);
        first.upper.push_back(position - 0.02);
        first.height.push_back(read("first"));
        total.lower.push_back(position + 0.02);
        total.upper.push_back(position + 0.32);
        total.height.push_back(read("total"));
        position += 1;
    }
    panel.histograms = {std::move(first), std::move(total)};
    return panel;
}

FigurePanel InverseFigures::sobolPerExperiment(const std::string& unknown) const {
    FigurePanel panel;
    panel.title = unknown;
    panel.key = unknown;
    panel.x = {.quantity = translate("Report", "experiment")};
    panel.y = {.quantity = translate("Report", "share of the variance"),
               .unit = "–",
               .upper = 1.05,
               .fromZero = true};
    const auto *names = column(sobol_, "unknown"), *labels = column(sobol_, "experiment");
    const auto *first = column(sobol_, "first_order"), *total = column(sobol_, "total");
    if (!names || !labels || !first || !total) return panel;
    FigureSeries one{
        .name = translate("Report", "first order"), .role = SeriesRole::Main, .shape = SeriesShape::Points};
    FigureSeries all{
        .name = translate("Report", "total"), .role = SeriesRole::Alternative, .shape = SeriesShape::Points};
    for (std::size_t i = 0; i < sobol_->rows(); ++i) {
        const std::string name = i < names->texts.size() ? names->texts[i] : "";
        const std::string label =
            i < labels->texts.size() ? labels->texts[i] : plainText(labels->numbers.at(i), 8);
        const int at = row(label);
        if (name != unknown || at < 0) continue;
        for (auto* s : {&one, &all}) {
            s->x.push_back(at + 1);
            s->keys.push_back(label);
        }
        one.y.push_back(i < first->numbers.size() ? first->numbers[i]
                                                  : std::numeric_limits<double>::quiet_NaN());
        all.y.push_back(i < total->numbers.size() ? total->numbers[i]
                                                  : std::numeric_limits<double>::quiet_NaN());
    }
    panel.series = {std::move(all), std::move(one)};
    return panel;
}

} // namespace rigor
