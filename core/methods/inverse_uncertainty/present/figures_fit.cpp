// Measured against predicted, residuals, search trace and Sobol indices.
#include "core/methods/inverse_uncertainty/present/figures.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/estimate_text.h"
#include "core/presentation/display_name.h"

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
        const double x = at(experiments_.measured, i) * unit_.scale,
                     y = at(experiments_.mean, i) * unit_.scale;
        const double f = at(experiments_.leastSquares, i) * unit_.scale;
        if (std::isfinite(x) && std::isfinite(y)) {
            points.x.push_back(x);
            points.y.push_back(y);
            points.lower.push_back(at(experiments_.lower95, i) * unit_.scale);
            points.upper.push_back(at(experiments_.upper95, i) * unit_.scale);
            points.keys.push_back(labels()[i]);
            points.hollow.push_back(inTails(i) || !explained(i));
            lowest = std::min({lowest, x, y});
            highest = std::max({highest, x, y});
        }
        if (std::isfinite(x) && std::isfinite(f)) {
            fit.x.push_back(x);
            fit.y.push_back(f);
            fit.keys.push_back(labels()[i]);
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
        const double x = at(experiments_.measured, i) * unit_.scale,
                     y = at(experiments_.mean, i) * unit_.scale;
        if (!std::isfinite(x) || !std::isfinite(y)) continue;
        points.x.push_back(x);
        points.y.push_back(x - y);
        points.keys.push_back(labels()[i]);
        points.hollow.push_back(inTails(i) || !explained(i));
        spread.emplace_back(x, at(experiments_.standardDeviation, i) * unit_.scale);
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
        if (const double u = at(experiments_.probability, i); std::isfinite(u)) known.push_back(u);
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
    if (!result_->trace) return panel;
    const inverse::TraceTable& trace = *result_->trace;
    if (trace.objective.size() != trace.iteration.size()) return panel;
    if (anyFinite(trace.median))
        panel.series.push_back({.name = translate("Report", "population median"),
                                .role = SeriesRole::Reference,
                                .x = trace.iteration,
                                .y = trace.median,
                                .thin = true,
                                .dashed = true});
    panel.series.push_back({.name = translate("Report", "best"),
                            .role = SeriesRole::Main,
                            .shape = SeriesShape::Steps,
                            .x = trace.iteration,
                            .y = trace.objective});
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

std::vector<FigurePanel> InverseFigures::estimateTraces(const std::vector<Estimate>& estimates) const {
    std::vector<FigurePanel> panels;
    if (!result_->trace) return panels;
    const inverse::TraceTable& trace = *result_->trace;
    for (const Estimate& estimate : estimates) {
        const auto of = std::ranges::find(trace.alpha, estimate.name, &ResultColumn::name);
        if (of == trace.alpha.end()) continue;
        FigurePanel panel;
        panel.key = estimate.name;
        panel.title = estimateTitle(estimate.name);
        // On the axis the numbers stand without a unit: they are in that of the note.
        const EstimateText text = shown(estimate);
        panel.note = text.unit == kMissingText ? text.value : text.value + " " + text.unit;
        panel.x = {.quantity = translate("Report", "iteration")};
        panel.y = {.quantity = estimateTitle(estimate.name), .unit = text.unit};
        std::vector<double> best = of->numbers;
        for (double& value : best) value *= text.scale;
        panel.series.push_back({.name = translate("Report", "best"),
                                .role = SeriesRole::Main,
                                .shape = SeriesShape::Steps,
                                .x = trace.iteration,
                                .y = std::move(best)});
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
    FigureHistogram first{
        .name = translate("Report", "first order"), .role = SeriesRole::Main, .outlined = true};
    FigureHistogram total{
        .name = translate("Report", "total"), .role = SeriesRole::Alternative, .outlined = true};
    double position = 0;
    for (const auto& [name, share] : result_->sobol) {
        panel.x.categories.push_back(name);
        first.lower.push_back(position - 0.32);
        first.upper.push_back(position - 0.02);
        first.height.push_back(share.first);
        total.lower.push_back(position + 0.02);
        total.upper.push_back(position + 0.32);
        total.height.push_back(share.total);
        position += 1;
    }
    if (!result_->sobol.empty()) panel.histograms = {std::move(first), std::move(total)};
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
    if (!result_->sobolIndices) return panel;
    const inverse::SobolTable& shares = *result_->sobolIndices;
    FigureSeries one{
        .name = translate("Report", "first order"), .role = SeriesRole::Main, .shape = SeriesShape::Points};
    FigureSeries all{
        .name = translate("Report", "total"), .role = SeriesRole::Alternative, .shape = SeriesShape::Points};
    for (std::size_t i = 0; i < std::min(shares.unknown.size(), shares.experiment.size()); ++i) {
        const int place = row(shares.experiment[i]);
        if (shares.unknown[i] != unknown || place < 0) continue;
        for (auto* s : {&one, &all}) {
            s->x.push_back(place + 1);
            s->keys.push_back(shares.experiment[i]);
        }
        one.y.push_back(at(shares.first, i));
        all.y.push_back(at(shares.total, i));
    }
    panel.series = {std::move(all), std::move(one)};
    return panel;
}

} // namespace rigor
