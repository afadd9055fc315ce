#include "core/study/report/fit_figures.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/study/report/compare.h"
#include "core/study/report/inverse_figures.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace rigor {

namespace {

/// An optimiser's key as the forms show it.
std::string optimiserText(std::string key) {
    std::replace(key.begin(), key.end(), '-', ' ');
    return translate("Field", key.c_str());
}

double decades(double x) { return x > 0 ? std::log10(x) : std::numeric_limits<double>::quiet_NaN(); }

} // namespace

FitFigures::FitFigures(std::shared_ptr<const Result> result) : result_(std::move(result)) {
    if (const ResultTable* profiles = result_->table("profiles"))
        if (const ResultColumn* unknowns = profiles->find("unknown"))
            for (const std::string& name : unknowns->texts)
                if (profiled_.empty() || profiled_.back() != name) profiled_.push_back(name);
    const ResultTable* fit = result_->table("fit");
    if (!fit) return;
    const ResultColumn *experiments = fit->find("experiment"), *outputs = fit->find("output"),
                       *measured = fit->find("measured");
    if (!experiments || !outputs || !measured) return;
    std::set<std::pair<std::string, std::string>> known;
    std::map<std::string, std::size_t> values; // of an output, and of how many experiments
    std::map<std::string, std::size_t> experimentsOf;
    for (std::size_t k = 0; k < fit->rows(); ++k) {
        const std::string &experiment = experiments->texts[k], &output = outputs->texts[k];
        ++values[output];
        if (!known.insert({experiment, output}).second) continue;
        ++experimentsOf[output];
        trajectories_.push_back({experiment, output, measured->unit});
    }
    // Of an output that every experiment measures once all experiments are one picture.
    std::set<std::string> whole;
    std::erase_if(trajectories_, [&](Trajectory& trajectory) {
        if (values[trajectory.output] < 2 || values[trajectory.output] != experimentsOf[trajectory.output])
            return false;
        trajectory.overTime = false;
        trajectory.experiment.clear();
        return !whole.insert(trajectory.output).second;
    });
}

const std::vector<double>& FitFigures::numbers(const char* table, const std::string& column) const {
    static const std::vector<double> none;
    const ResultTable* found = result_->table(table);
    const ResultColumn* c = found ? found->find(column) : nullptr;
    return c ? c->numbers : none;
}

bool FitFigures::hasPath() const { return numbers("iterations", "objective").size() > 1; }

FigurePanel FitFigures::path() const {
    FigurePanel panel;
    panel.title = translate("Report", "Unknowns along the path");
    panel.x = {.quantity = translate("Report", "iteration"), .unit = ""};
    panel.y = {.quantity = translate("Report", "|estimate / answer|"), .unit = "", .decades = true};
    const auto& iterations = numbers("iterations", "iteration");
    if (const auto& lambda = numbers("iterations", "lambda"); !lambda.empty()) {
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
    for (const Estimate& e : result_->unknowns) {
        const auto& trajectory = numbers("iterations", e.name);
        if (trajectory.size() != iterations.size()) continue;
        FigureSeries series{
            .name = wordsOf(e.name), .role = kSeriesRoles[role++ % std::size(kSeriesRoles)], .x = iterations};
        for (const double p : trajectory) series.y.push_back(decades(std::abs(p / e.value)));
        panel.series.push_back(std::move(series));
    }
    return panel;
}

FigurePanel FitFigures::objective() const {
    FigurePanel panel;
    panel.title = translate("Report", "Objective against model solves");
    panel.x = {.quantity = translate("Report", "model solves"), .unit = "", .decades = true};
    panel.y = {.quantity = "J", .unit = "", .decades = true};
    const bool stages = !numbers("iterations", "lambda").empty();
    FigureSeries series{.name = stages ? translate("Report", "homotopy, J at its λ")
                                       : translate("Report", "objective"),
                        .shape = SeriesShape::Steps};
    for (const double solves : numbers("iterations", "solves")) series.x.push_back(decades(solves));
    for (const double j : numbers("iterations", "objective")) series.y.push_back(decades(j));
    if (series.x.size() != series.y.size()) return panel;
    const auto plain = result_->diagnostics.find("plain_fit");
    if (plain != result_->diagnostics.end() && plain->contains("objective") &&
        (*plain)["objective"].is_number())
        if (const double j = (*plain)["objective"].get<double>(); j > 0)
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
    const ResultTable* table = result_->table("optimisers");
    const ResultColumn* names = table ? table->find("optimiser") : nullptr;
    const auto &solves = numbers("optimisers", "solves"), &objective = numbers("optimisers", "objective");
    if (!names || names->texts.size() != solves.size() || objective.size() != solves.size()) return;
    for (std::size_t k = 0; k < solves.size(); ++k) {
        if (k == 0 || names->texts[k] != names->texts[k - 1])
            panel.series.push_back({.name = optimiserText(names->texts[k]),
                                    .role = kSeriesRoles[panel.series.size() % std::size(kSeriesRoles)],
                                    .shape = SeriesShape::Steps,
                                    .x = {},
                                    .y = {}});
        panel.series.back().x.push_back(decades(solves[k]));
        panel.series.back().y.push_back(decades(objective[k]));
    }
}

std::vector<std::size_t> FitFigures::rowsOf(const Trajectory& trajectory) const {
    const ResultTable* fit = result_->table("fit");
    std::vector<std::size_t> rows;
    const auto &experiments = fit->find("experiment")->texts, &outputs = fit->find("output")->texts;
    for (std::size_t k = 0; k < fit->rows(); ++k)
        if ((!trajectory.overTime || experiments[k] == trajectory.experiment) &&
            outputs[k] == trajectory.output)
            rows.push_back(k);
    return rows;
}

/// The same for the trajectory and its residuals, which stand under each other.
FigureAxis FitFigures::timeAxis(const std::vector<std::size_t>& rows) const {
    FigureAxis axis{.quantity = translate("Report", "time"), .unit = "s"};
    const auto& times = numbers("fit", "t");
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
    const bool given = isEvaluation(*result_);
    panel.title =
        given ? translate("Report", "Measured and predicted") : translate("Report", "Measured and fitted");
    if (index >= trajectories_.size()) return panel;
    const Trajectory& trajectory = trajectories_[index];
    if (!trajectory.overTime) return fittedOverMeasured(trajectory);
    panel.note = trajectory.experiment;
    const auto &times = numbers("fit", "t"), &measured = numbers("fit", "measured"),
               &fitted = numbers("fit", "fitted"), &plain = numbers("fit", "plain_fit");
    const DisplayUnit unit = displayUnit(trajectory.unit, measured);
    panel.x = timeAxis(rowsOf(trajectory));
    panel.y = {.quantity = wordsOf(trajectory.output), .unit = unit.text};
    FigureSeries points{.name = translate("Report", "measured"),
                        .role = SeriesRole::Measurement,
                        .shape = SeriesShape::Points,
                        .faint = true},
        line{.name = given ? translate("Report", "predicted") : translate("Report", "fitted"),
             .role = SeriesRole::Main},
        rival{.name = translate("Report", "plain fit"), .role = SeriesRole::Alternative};
    for (const std::size_t k : rowsOf(trajectory)) {
        points.x.push_back(times[k]);
        points.y.push_back(measured[k] * unit.scale);
        line.x.push_back(times[k]);
        line.y.push_back(fitted[k] * unit.scale);
        if (plain.empty()) continue;
        rival.x.push_back(times[k]);
        rival.y.push_back(plain[k] * unit.scale);
    }
    panel.series = {std::move(points), std::move(line)};
    if (!rival.x.empty()) {
        // What is far off does not press the measured trajectory flat.
        const FigureExtent shown = yExtent(panel);
        const auto [least, most] = std::minmax_element(rival.y.begin(), rival.y.end());
        const double span = shown.upper - shown.lower;
        if (!(*least > shown.lower - span)) panel.y.lower = shown.lower - span / 2;
        if (!(*most < shown.upper + span)) panel.y.upper = shown.upper + span / 2;
        panel.series.push_back(std::move(rival));
    }
    return panel;
}

FigurePanel FitFigures::fittedOverMeasured(const Trajectory& trajectory) const {
    FigurePanel panel;
    const bool given = isEvaluation(*result_);
    panel.title = given ? translate("Report", "Predicted against measured")
                        : translate("Report", "Fitted against measured");
    const auto &measured = numbers("fit", "measured"), &fitted = numbers("fit", "fitted");
    const auto& labels = result_->table("fit")->find("experiment")->texts;
    const std::vector<std::size_t> rows = rowsOf(trajectory);
    std::vector<double> shown;
    for (const std::size_t k : rows) shown.push_back(measured[k]);
    const DisplayUnit unit = displayUnit(trajectory.unit, shown);
    panel.x = {.quantity = filled(translate("Report", "measured {}"), wordsOf(trajectory.output)),
               .unit = unit.text};
    panel.y = {.quantity = given ? translate("Report", "predicted") : translate("Report", "fitted"),
               .unit = unit.text};
    panel.equalRanges = true;
    FigureSeries points{.name = translate("Report", "one experiment"), .shape = SeriesShape::Points};
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const std::size_t k : rows) {
        points.x.push_back(measured[k] * unit.scale);
        points.y.push_back(fitted[k] * unit.scale);
        points.keys.push_back(labels[k]);
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
    if (!trajectory.overTime) {
        std::vector<double> order;
        for (std::size_t k = 0; k < rowsOf(trajectory).size(); ++k)
            order.push_back(static_cast<double>(k + 1));
        return residualsOver(trajectory,
                             {.quantity = translate("Report", "experiment, in order"), .unit = ""}, order);
    }
    std::vector<double> places;
    for (const std::size_t k : rowsOf(trajectory)) places.push_back(numbers("fit", "t")[k]);
    return residualsOver(trajectory, timeAxis(rowsOf(trajectory)), places);
}

FigurePanel FitFigures::residualsOver(const Trajectory& trajectory, FigureAxis axis,
                                      const std::vector<double>& places) const {
    FigurePanel panel;
    panel.title = translate("Report", "Residuals");
    const auto& residual = numbers("fit", "residual");
    const auto& labels = result_->table("fit")->find("experiment")->texts;
    const std::vector<std::size_t> rows = rowsOf(trajectory);
    std::vector<double> shown;
    for (const std::size_t k : rows) shown.push_back(residual[k]);
    const DisplayUnit unit = displayUnit(trajectory.unit, shown);
    panel.x = std::move(axis);
    panel.y = {.quantity = translate("Report", "residual"), .unit = unit.text};
    FigureSeries series{.name = isEvaluation(*result_) ? translate("Report", "measured − predicted")
                                                       : translate("Report", "measured − fitted"),
                        .role = SeriesRole::Main,
                        .shape = trajectory.overTime ? SeriesShape::Line : SeriesShape::Points};
    for (std::size_t i = 0; i < rows.size() && i < places.size(); ++i) {
        series.x.push_back(places[i]);
        series.y.push_back(residual[rows[i]] * unit.scale);
        if (!trajectory.overTime) series.keys.push_back(labels[rows[i]]);
    }
    panel.marks.push_back({.name = "", .role = SeriesRole::Reference, .at = 0, .vertical = false});
    panel.series.push_back(std::move(series));
    return panel;
}

std::vector<std::string> FitFigures::conditions(std::size_t index) const {
    std::vector<std::string> names;
    const ResultTable* table = result_->table("conditions");
    if (index >= trajectories_.size() || trajectories_[index].overTime || !table) return names;
    for (const ResultColumn& column : table->columns)
        if (!column.numbers.empty()) names.push_back(column.name);
    return names;
}

FigurePanel FitFigures::residualsOver(std::size_t index, const std::string& condition) const {
    const ResultTable* table = result_->table("conditions");
    const ResultColumn* column = table ? table->find(condition) : nullptr;
    if (index >= trajectories_.size() || !column || column->numbers.size() != result_->table("fit")->rows())
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
    const auto& residual = numbers("fit", "residual");
    std::vector<double> r;
    for (const std::size_t k : rowsOf(trajectories_[index])) r.push_back(residual[k]);
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
    for (const double j : numbers("starts", "objective")) {
        series.x.push_back(static_cast<double>(series.x.size() + 1));
        series.y.push_back(decades(j));
    }
    panel.series.push_back(std::move(series));
    return panel;
}

FigurePanel FitFigures::basins(bool withHomotopy) const {
    FigurePanel panel;
    panel.title = withHomotopy ? translate("Report", "Starts followed by homotopy")
                               : translate("Report", "Starts of a plain fit");
    if (result_->unknowns.size() < 2) return panel;
    const Estimate &a = result_->unknowns[0], &b = result_->unknowns[1];
    const auto &x = numbers("basins", a.name), &y = numbers("basins", b.name),
               &good = numbers("basins", withHomotopy ? "homotopy" : "plain"),
               &reached = numbers("basins", withHomotopy ? "homotopy_objective" : "plain_objective");
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
    const std::size_t count = std::min({x.size(), y.size(), good.size(), reached.size()});
    for (std::size_t k = 0; k < count; ++k) {
        FigureSeries& series = good[k] > 0 ? reaches : std::isnan(reached[k]) ? nowhere : elsewhere;
        series.x.push_back(x[k]);
        series.y.push_back(y[k]);
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
