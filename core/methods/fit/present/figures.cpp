#include "core/methods/fit/present/figures.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/over_time.h"
#include "core/presentation/axis_unit.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace rigor {

namespace {

double inDecades(double x) { return x > 0 ? std::log10(x) : std::numeric_limits<double>::quiet_NaN(); }

} // namespace

std::string optimiserText(std::string key) {
    std::replace(key.begin(), key.end(), '-', ' ');
    return translate("Field", key.c_str());
}

FitFigures::FitFigures(const Result& head, std::shared_ptr<const FitResult> result,
                       const std::map<std::string, std::string>& dataUnits)
    : unknowns_(head.unknowns), given_(isEvaluation(head)), result_(std::move(result)),
      dataUnits_(dataUnits) {
    if (result_->profiles)
        for (const std::string& name : result_->profiles->unknown)
            if (profiled_.empty() || profiled_.back() != name) profiled_.push_back(name);
    if (!result_->fitted) return;
    const FittedTable& fit = *result_->fitted;
    const std::size_t rows = fit.measured.size();
    if (fit.experiment.size() != rows || fit.output.size() != rows || fit.t.size() != rows ||
        fit.fitted.size() != rows || fit.residual.size() != rows)
        return;
    struct Values {
        std::vector<std::string> experiments;
        std::vector<double> times;
    };
    std::map<std::string, Values> of; // an output
    for (std::size_t k = 0; k < rows; ++k) {
        of[fit.output[k]].experiments.push_back(fit.experiment[k]);
        of[fit.output[k]].times.push_back(fit.t[k]);
    }
    std::map<std::string, bool> follows;
    for (const auto& [output, values] : of) follows[output] = followInTime(values.experiments, values.times);
    // Of an output whose values are rows of their own all of them are one picture.
    std::set<std::pair<std::string, std::string>> seen;
    for (std::size_t k = 0; k < rows; ++k) {
        const bool overTime = follows[fit.output[k]];
        const std::string experiment = overTime ? fit.experiment[k] : std::string();
        if (seen.emplace(experiment, fit.output[k]).second)
            trajectories_.push_back({experiment, fit.output[k], result_->unitOf(fit.output[k]), overTime});
    }
}

const Estimate* FitFigures::estimateOf(const std::string& name) const {
    for (const Estimate& e : unknowns_)
        if (e.name == name) return &e;
    return nullptr;
}

bool FitFigures::hasPath() const { return result_->iterations && result_->iterations->objective.size() > 1; }

FigurePanel FitFigures::path() const {
    FigurePanel panel;
    panel.title = translate("Report", "Unknowns along the path");
    panel.x = {.quantity = translate("Report", "iteration"), .unit = ""};
    panel.y = {.quantity = translate("Report", "|estimate / answer|"), .unit = "", .decades = true};
    if (!result_->iterations) return panel;
    const IterationTable& table = *result_->iterations;
    const std::vector<double>& iterations = table.iteration;
    if (table.lambda && !table.lambda->empty() && table.lambda->size() == iterations.size()) {
        const std::vector<double>& lambda = *table.lambda;
        bool grey = true;
        const auto named = [&](double l) { return (l == lambda.front() ? "λ = " : "") + plainText(l, 3); };
        for (std::size_t from = 0; from < lambda.size();) {
            std::size_t to = from;
            while (to < lambda.size() && lambda[to] == lambda[from]) ++to;
            panel.ranges.push_back({.lower = iterations[from],
                                    .upper = to < lambda.size() ? iterations[to] : iterations.back(),
                                    .label = named(lambda[from]),
                                    .filled = grey});
            grey = !grey;
            from = to;
        }
    }
    std::size_t role = 0;
    for (const Estimate& e : unknowns_) {
        const NumberColumn* trajectory = columnOf(table.unknowns, e.name);
        if (!trajectory || trajectory->numbers.size() != iterations.size()) continue;
        FigureSeries series{
            .name = wordsOf(e.name), .role = kSeriesRoles[role++ % std::size(kSeriesRoles)], .x = iterations};
        for (const double p : trajectory->numbers) series.y.push_back(inDecades(std::abs(p / e.value)));
        panel.series.push_back(std::move(series));
    }
    return panel;
}

FigurePanel FitFigures::objective() const {
    FigurePanel panel;
    panel.title = translate("Report", "Objective against model solves");
    panel.x = {.quantity = translate("Report", "model solves"), .unit = "", .decades = true};
    panel.y = {.quantity = "J", .unit = "", .decades = true};
    const bool stages = result_->iterations && result_->iterations->lambda;
    FigureSeries series{.name = stages ? translate("Report", "homotopy, J at its λ")
                                       : translate("Report", "objective"),
                        .shape = SeriesShape::Steps};
    if (result_->iterations) {
        for (const double solves : result_->iterations->solves) series.x.push_back(inDecades(solves));
        for (const double j : result_->iterations->objective) series.y.push_back(inDecades(j));
    }
    if (series.x.size() != series.y.size()) return panel;
    if (result_->plainFit)
        if (const double j = result_->plainFit->objective; j > 0)
            panel.marks.push_back({.name = translate("Report", "plain fit from the same start"),
                                   .label = translate("Report", "plain fit from the same start"),
                                   .role = SeriesRole::Reference,
                                   .at = std::log10(j),
                                   .vertical = false,
                                   .dashed = true});
    panel.series.push_back(std::move(series));
    addOptimisers(panel);
    return panel;
}

/// The other optimisers of a comparison, each as far as it came.
void FitFigures::addOptimisers(FigurePanel& panel) const {
    if (!result_->optimisers) return;
    const auto& [names, solves, objective] = *result_->optimisers;
    if (names.size() != solves.size() || objective.size() != solves.size()) return;
    for (std::size_t k = 0; k < solves.size(); ++k) {
        if (k == 0 || names[k] != names[k - 1])
            panel.series.push_back({.name = optimiserText(names[k]),
                                    .role = kSeriesRoles[panel.series.size() % std::size(kSeriesRoles)],
                                    .shape = SeriesShape::Steps,
                                    .x = {},
                                    .y = {}});
        panel.series.back().x.push_back(inDecades(solves[k]));
        panel.series.back().y.push_back(inDecades(objective[k]));
    }
}

DisplayUnit FitFigures::unitFor(const Trajectory& trajectory, const std::vector<double>& values) const {
    const auto own = dataUnits_.find(trajectory.output);
    return unitOfData(trajectory.unit, values, own == dataUnits_.end() ? "" : own->second);
}

std::vector<std::size_t> FitFigures::rowsOf(const Trajectory& trajectory) const {
    std::vector<std::size_t> rows;
    const FittedTable& fit = *result_->fitted;
    for (std::size_t k = 0; k < fit.measured.size(); ++k)
        if ((!trajectory.overTime || fit.experiment[k] == trajectory.experiment) &&
            fit.output[k] == trajectory.output)
            rows.push_back(k);
    return rows;
}

/// The same for the trajectory and its residuals, which stand under each other.
FigureAxis FitFigures::timeAxis(const std::vector<std::size_t>& rows) const {
    FigureAxis axis{.quantity = translate("Report", "time"), .unit = "s"};
    const std::vector<double>& times = result_->fitted->t;
    for (const std::size_t k : rows) {
        axis.lower = std::fmin(axis.lower, times[k]);
        axis.upper = std::fmax(axis.upper, times[k]);
    }
    if (!(axis.upper > axis.lower)) axis.lower = axis.upper = std::numeric_limits<double>::quiet_NaN();
    return axis;
}

FigurePanel FitFigures::measuredAndFitted(std::size_t index) const {
    FigurePanel panel;
    // Values that were given are not fitted to what is drawn.
    panel.title =
        given_ ? translate("Report", "Measured and predicted") : translate("Report", "Measured and fitted");
    if (index >= trajectories_.size()) return panel;
    const Trajectory& trajectory = trajectories_[index];
    if (!trajectory.overTime) return fittedOverMeasured(trajectory);
    panel.note = trajectory.experiment;
    const FittedTable& fit = *result_->fitted;
    const std::vector<std::size_t> rows = rowsOf(trajectory);
    // One unit for an output in all experiments.
    std::vector<double> ofOutput;
    for (std::size_t k = 0; k < fit.measured.size(); ++k)
        if (fit.output[k] == trajectory.output) ofOutput.push_back(fit.measured[k]);
    const DisplayUnit unit = unitFor(trajectory, ofOutput);
    panel.x = timeAxis(rows);
    panel.y = {.quantity = wordsOf(trajectory.output), .unit = unit.text};
    FigureSeries points{.name = translate("Report", "measured"),
                        .role = SeriesRole::Measurement,
                        .shape = SeriesShape::Points,
                        .faint = true},
        line{.name = given_ ? translate("Report", "predicted") : translate("Report", "fitted"),
             .role = SeriesRole::Main},
        rival{.name = translate("Report", "plain fit"), .role = SeriesRole::Alternative};
    for (const std::size_t k : rows) {
        points.x.push_back(fit.t[k]);
        points.y.push_back(fit.measured[k] * unit.scale);
        line.x.push_back(fit.t[k]);
        line.y.push_back(fit.fitted[k] * unit.scale);
        if (!fit.plainFit || fit.plainFit->size() != fit.t.size()) continue;
        rival.x.push_back(fit.t[k]);
        rival.y.push_back((*fit.plainFit)[k] * unit.scale);
    }
    breakAtGaps(line);
    breakAtGaps(rival);
    panel.series = {std::move(points), std::move(line)};
    if (!rival.x.empty()) {
        // What is far off does not press the measured trajectory flat.
        const FigureExtent shown = yExtent(panel);
        const auto isLess = [](double a, double b) { return a < b || std::isnan(b); };
        const auto least = std::min_element(rival.y.begin(), rival.y.end(), isLess),
                   most = std::max_element(rival.y.begin(), rival.y.end(),
                                           [](double a, double b) { return a < b || std::isnan(a); });
        const double span = shown.upper - shown.lower;
        if (!(*least > shown.lower - span)) panel.y.lower = shown.lower - span / 2;
        if (!(*most < shown.upper + span)) panel.y.upper = shown.upper + span / 2;
        panel.series.push_back(std::move(rival));
    }
    return panel;
}

FigurePanel FitFigures::fittedOverMeasured(const Trajectory& trajectory) const {
    FigurePanel panel;
    panel.title = given_ ? translate("Report", "Predicted against measured")
                         : translate("Report", "Fitted against measured");
    const FittedTable& fit = *result_->fitted;
    const std::vector<std::size_t> rows = rowsOf(trajectory);
    std::vector<double> shown;
    for (const std::size_t k : rows) shown.push_back(fit.measured[k]);
    const DisplayUnit unit = unitFor(trajectory, shown);
    panel.x = {.quantity = filled(translate("Report", "measured {}"), wordsOf(trajectory.output)),
               .unit = unit.text};
    panel.y = {.quantity = given_ ? translate("Report", "predicted") : translate("Report", "fitted"),
               .unit = unit.text};
    panel.equalRanges = true;
    FigureSeries points{.name = translate("Report", "one experiment"), .shape = SeriesShape::Points};
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const std::size_t k : rows) {
        points.x.push_back(fit.measured[k] * unit.scale);
        points.y.push_back(fit.fitted[k] * unit.scale);
        points.keys.push_back(fit.experiment[k]);
        for (const double z : {points.x.back(), points.y.back()})
            if (std::isfinite(z)) low = std::min(low, z), high = std::max(high, z);
    }
    if (low < high)
        panel.series.push_back(
            {.name = "", .role = SeriesRole::Reference, .x = {low, high}, .y = {low, high}, .thin = true});
    panel.series.push_back(std::move(points));
    return panel;
}

FigurePanel FitFigures::residuals(std::size_t index) const {
    FigurePanel panel;
    panel.title = translate("Report", "Residuals");
    if (index >= trajectories_.size()) return panel;
    const Trajectory& trajectory = trajectories_[index];
    const std::vector<std::size_t> rows = rowsOf(trajectory);
    if (!trajectory.overTime) {
        std::vector<double> order;
        for (std::size_t k = 0; k < rows.size(); ++k) order.push_back(static_cast<double>(k + 1));
        return residualsOver(trajectory,
                             {.quantity = translate("Report", "experiment, in order"), .unit = ""}, order);
    }
    std::vector<double> places;
    for (const std::size_t k : rows) places.push_back(result_->fitted->t[k]);
    return residualsOver(trajectory, timeAxis(rows), places);
}

FigurePanel FitFigures::residualsOver(const Trajectory& trajectory, FigureAxis axis,
                                      const std::vector<double>& places) const {
    FigurePanel panel;
    panel.title = translate("Report", "Residuals");
    const std::vector<double>& residual = result_->fitted->residual;
    const std::vector<std::size_t> rows = rowsOf(trajectory);
    std::vector<double> shown;
    for (const std::size_t k : rows) shown.push_back(residual[k]);
    const DisplayUnit unit = unitFor(trajectory, shown);
    panel.x = std::move(axis);
    panel.y = {.quantity = translate("Report", "residual"), .unit = unit.text};
    FigureSeries series{.name = given_ ? translate("Report", "measured − predicted")
                                       : translate("Report", "measured − fitted"),
                        .role = SeriesRole::Main,
                        .shape = trajectory.overTime ? SeriesShape::Line : SeriesShape::Points};
    for (std::size_t i = 0; i < rows.size() && i < places.size(); ++i) {
        series.x.push_back(places[i]);
        series.y.push_back(residual[rows[i]] * unit.scale);
        if (!trajectory.overTime) series.keys.push_back(result_->fitted->experiment[rows[i]]);
    }
    if (trajectory.overTime) breakAtGaps(series);
    panel.marks.push_back({.name = "", .role = SeriesRole::Reference, .at = 0, .vertical = false});
    panel.series.push_back(std::move(series));
    return panel;
}

std::vector<std::string> FitFigures::conditions(std::size_t index) const {
    std::vector<std::string> names;
    if (index >= trajectories_.size() || trajectories_[index].overTime || !result_->conditions) return names;
    for (const NumberColumn& column : result_->conditions->conditions) names.push_back(column.name);
    return names;
}

FigurePanel FitFigures::residualsOver(std::size_t index, const std::string& condition) const {
    const NumberColumn* column =
        result_->conditions ? columnOf(result_->conditions->conditions, condition) : nullptr;
    if (index >= trajectories_.size() || !column ||
        column->numbers.size() != result_->fitted->measured.size())
        return {};
    const Trajectory& trajectory = trajectories_[index];
    std::vector<double> places;
    for (const std::size_t k : rowsOf(trajectory)) places.push_back(column->numbers[k]);
    const DisplayUnit unit = displayUnit(column->unit, places);
    for (double& place : places) place *= unit.scale;
    FigurePanel panel =
        residualsOver(trajectory, {.quantity = wordsOf(condition), .unit = unit.text}, places);
    panel.title = filled(translate("Report", "Residuals over {}"), wordsOf(condition));
    return panel;
}

FigurePanel FitFigures::autocorrelation(std::size_t index) const {
    FigurePanel panel;
    panel.title = translate("Report", "Autocorrelation of the residuals");
    panel.x = {.quantity = translate("Report", "lag, samples"), .unit = "", .lower = 0};
    panel.y = {.quantity = translate("Report", "autocorrelation"), .unit = "", .lower = -1.06, .upper = 1.06};
    if (index >= trajectories_.size()) return panel;
    std::vector<double> r;
    for (const std::size_t k : rowsOf(trajectories_[index])) r.push_back(result_->fitted->residual[k]);
    const auto n = static_cast<double>(r.size());
    double mean = 0, square = 0;
    for (const double v : r) mean += v / n;
    for (double& v : r) v -= mean, square += v * v;
    if (r.size() < 8 || !(square > 0)) return panel;
    const std::size_t most = std::min<std::size_t>(40, r.size() / 4);
    FigureSeries points{.name = translate("Report", "autocorrelation"), .shape = SeriesShape::Points};
    for (std::size_t lag = 1; lag <= most; ++lag) {
        double sum = 0;
        for (std::size_t k = lag; k < r.size(); ++k) sum += r[k] * r[k - lag];
        points.x.push_back(static_cast<double>(lag));
        points.y.push_back(sum / square);
    }
    const double limit = 1.96 / std::sqrt(n), end = static_cast<double>(most) + 1;
    panel.bands.push_back({.name = translate("Report", "95 % of white noise"),
                           .role = SeriesRole::Reference,
                           .x = {0, end},
                           .lower = {-limit, -limit},
                           .upper = {limit, limit},
                           .opacity = 0.14});
    panel.series.push_back(std::move(points));
    return panel;
}

FigurePanel FitFigures::waterfall() const {
    FigurePanel panel;
    panel.title = translate("Report", "Objective from every start");
    panel.x = {.quantity = translate("Report", "start, best first"), .unit = ""};
    panel.y = {.quantity = "J", .unit = "", .decades = true};
    FigureSeries series{.name = translate("Report", "end of one start"), .shape = SeriesShape::Points};
    if (!result_->starts) return panel;
    for (const double j : result_->starts->objective) {
        series.x.push_back(static_cast<double>(series.x.size() + 1));
        series.y.push_back(inDecades(j));
    }
    panel.series.push_back(std::move(series));
    return panel;
}

FigurePanel FitFigures::basins(bool withHomotopy) const {
    FigurePanel panel;
    panel.title = withHomotopy ? translate("Report", "Starts followed by homotopy")
                               : translate("Report", "Starts of a plain fit");
    if (unknowns_.size() < 2 || !result_->basins) return panel;
    const Estimate &a = unknowns_[0], &b = unknowns_[1];
    const BasinTable& table = *result_->basins;
    const NumberColumn *x = columnOf(table.starts, a.name), *y = columnOf(table.starts, b.name);
    if (!x || !y) return panel;
    const std::vector<double>&good = withHomotopy ? table.homotopy : table.plain,
          &reached = withHomotopy ? table.homotopyObjective : table.plainObjective;
    panel.x = {.quantity = wordsOf(a.name), .unit = unitText(a.unit)};
    panel.y = {.quantity = wordsOf(b.name), .unit = unitText(b.unit)};
    FigureSeries reaches{.name = translate("Report", "ends at the answer"),
                         .role = SeriesRole::Main,
                         .shape = SeriesShape::Points},
        elsewhere{.name = translate("Report", "ends elsewhere"),
                  .role = SeriesRole::Alternative,
                  .shape = SeriesShape::Points},
        nowhere{.name = translate("Report", "cannot be simulated"),
                .role = SeriesRole::Reference,
                .shape = SeriesShape::Points};
    const std::size_t count = std::min({x->numbers.size(), y->numbers.size(), good.size(), reached.size()});
    for (std::size_t k = 0; k < count; ++k) {
        FigureSeries& series = good[k] > 0 ? reaches : std::isnan(reached[k]) ? nowhere : elsewhere;
        series.x.push_back(x->numbers[k]);
        series.y.push_back(y->numbers[k]);
    }
    elsewhere.hollow.assign(elsewhere.x.size(), 1);
    nowhere.hollow.assign(nowhere.x.size(), 1);
    if (count > 0)
        panel.note =
            filled(translate("Report", "{} % at the answer"),
                   fixedText(100.0 * static_cast<double>(reaches.x.size()) / static_cast<double>(count), 1));
    FigureSeries answer{.name = translate("Report", "answer"),
                        .role = SeriesRole::Measurement,
                        .shape = SeriesShape::Points,
                        .x = {a.value},
                        .y = {b.value}};
    for (FigureSeries* series : {&reaches, &elsewhere, &nowhere, &answer})
        if (!series->x.empty()) panel.series.push_back(std::move(*series));
    return panel;
}

} // namespace rigor
