#include "core/study/report/compare.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/estimate_covariance.h"
#include "core/methods/fit/result.h"
#include "core/methods/method.h"
#include "core/methods/over_time.h"
#include "core/methods/result/provenance.h"
#include "core/presentation/display_name.h"
#include "core/presentation/presentation.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {
namespace {

double diagnostic(const Result& result, const char* key) {
    const auto it = result.diagnostics.find(key);
    return it != result.diagnostics.end() && it->is_number() ? it->get<double>() : kNaN;
}

OutputMeasures measuresOf(const PredictedOutput& predicted) {
    OutputMeasures m{.output = predicted.output, .unit = predicted.unit, .values = predicted.measured.size()};
    double squares = 0, inside = 0, stated = 0;
    for (std::size_t i = 0; i < m.values; ++i) {
        const double residual = predicted.measured[i] - predicted.predicted[i];
        squares += residual * residual;
        if (!std::isfinite(predicted.deviations[i])) continue;
        ++stated;
        inside += predicted.lower95.size() == m.values
                      ? predicted.lower95[i] <= predicted.measured[i] &&
                            predicted.measured[i] <= predicted.upper95[i]
                      : std::abs(residual) <= kTwoSided95 * predicted.deviations[i];
    }
    if (m.values > 0) m.rmsResidual = std::sqrt(squares / static_cast<double>(m.values));
    if (stated > 0) m.shareInside95 = inside / stated;
    return m;
}
} // namespace

const OutputMeasures* RunMeasures::of(const std::string& output) const {
    const auto found = std::find_if(outputs.begin(), outputs.end(),
                                    [&](const OutputMeasures& m) { return m.output == output; });
    return found == outputs.end() ? nullptr : &*found;
}

RunMeasures measuresOf(const Result& result) { return measuresOf(result, predictionsOf(result)); }

RunMeasures measuresOf(const Result& result, const std::vector<PredictedOutput>& predictions) {
    RunMeasures m;
    std::set<std::string> experiments;
    for (const PredictedOutput& predicted : predictions) {
        m.outputs.push_back(measuresOf(predicted));
        m.follows = m.follows || predicted.follows;
        experiments.insert(predicted.experiments.begin(), predicted.experiments.end());
    }
    m.experiments = experiments.size();
    if (const MethodDescriptor* method = findMethod(result.method); method && method->present) {
        const Presentation shown = method->present(result, {.sections = false, .predictions = false});
        m.scorePerExperiment = shown.scorePerExperiment;
        m.meanDistance = shown.meanDistance;
    }
    if (const long long made = provenanceOf(result).simulations.value_or(0); made > 0)
        m.simulations = static_cast<double>(made);
    return m;
}

ReachedObjective reachedObjective(const Result& result) {
    const NamedObjective objective = objectiveOf(result.method);
    ReachedObjective reached{.name = objective.name, .smallest = objective.smallest};
    if (!objective.diagnostic.empty()) reached.value = diagnostic(result, objective.diagnostic.c_str());
    if (!answers(result.method, AnswerKind::PointFit)) return reached;
    const auto fit = readFacts<FitResult>(result);
    std::string kind = fit.objectiveKind.value_or("");
    if (fit.loss && *fit.loss != "squared") kind += (kind.empty() ? "" : ", ") + *fit.loss;
    if (!kind.empty()) reached.name += " (" + kind + ")";
    return reached;
}

bool isValidationOf(const Result& result, const Result& run) {
    const auto given = givenValues(result);
    // The estimates of any point fit are evaluated by the plain one.
    const MethodDescriptor* plain = findMethod(result.method);
    const bool same = result.method == run.method ||
                      (plain && plain->plainFit && answers(run.method, AnswerKind::PointFit));
    if (given.empty() || isEvaluation(run) || !same) return false;
    const std::vector<std::string> names = namesGiven(result);
    if (names.size() != given.size()) return false;
    std::size_t found = 0;
    for (std::size_t i = 0; i < modelUnknowns(run); ++i) {
        const Estimate& e = run.unknowns[i];
        if (found < names.size() && names[found] == e.name) {
            if (given[found++] != e.value) return false;
        } else if (e.name.find(".start[") == std::string::npos) {
            return false; // no start of a record, which another record has for itself
        }
    }
    return found == names.size();
}

std::vector<std::string> namesGiven(const Result& result) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < modelUnknowns(result); ++i) names.push_back(result.unknowns[i].name);
    // Of starts that were fitted to the record nothing was given.
    if (const auto at = readFacts<FitResult>(result).atValues; at && at->unknowns.size() < names.size())
        return at->unknowns;
    return names;
}

namespace {
constexpr std::size_t kMostPoints = 2000;

/// An output of a run.
struct RunOutput {
    const ComparedRun* run;
    const PredictedOutput* predicted;
};

std::vector<RunOutput> outputsOf(const std::vector<ComparedRun>& runs, const std::string& output) {
    std::vector<RunOutput> found;
    for (const ComparedRun& run : runs)
        for (const PredictedOutput& predicted : *run.predictions)
            if (predicted.output == output) found.push_back({&run, &predicted});
    return found;
}

DisplayUnit unitOf(const std::vector<RunOutput>& runs) {
    return runs.empty() ? DisplayUnit{"–", 1}
                        : displayUnit(runs.front().predicted->unit, runs.front().predicted->measured);
}

/// Points (measured, f(measured, predicted)) of one run.
template <class F> FigureSeries pointsOf(const RunOutput& one, double scale, F&& height) {
    const PredictedOutput& p = *one.predicted;
    FigureSeries series{.name = one.run->name, .role = one.run->role, .shape = SeriesShape::Points};
    const std::size_t stride = (p.measured.size() + kMostPoints - 1) / kMostPoints;
    for (std::size_t i = 0; i < p.measured.size(); i += stride) {
        series.x.push_back(p.measured[i] * scale);
        series.y.push_back(height(p.measured[i], p.predicted[i]) * scale);
        series.keys.push_back(p.hasTimes() ? std::string() : p.experiments[i]);
        series.hollow.push_back(one.run->validation);
    }
    return series;
}

/// Line (t, f(measured, predicted)) of one run in one experiment.
template <class F>
FigureSeries lineOf(const RunOutput& one, const std::string& experiment, double scale, F&& height) {
    const PredictedOutput& p = *one.predicted;
    FigureSeries series{.name = one.run->name, .role = one.run->role};
    series.dashed = one.run->validation;
    for (std::size_t i = 0; i < p.measured.size(); ++i) {
        if (p.experiments[i] != experiment || !std::isfinite(p.times[i])) continue;
        series.x.push_back(p.times[i]);
        series.y.push_back(height(p.measured[i], p.predicted[i]) * scale);
    }
    breakAtGaps(series);
    return series;
}

std::pair<double, double> rangeOf(const std::vector<FigureSeries>& all, bool withHeights) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const auto& s : all)
        for (std::size_t i = 0; i < s.x.size(); ++i) {
            low = std::min(low, withHeights ? std::min(s.x[i], s.y[i]) : s.x[i]);
            high = std::max(high, withHeights ? std::max(s.x[i], s.y[i]) : s.x[i]);
        }
    return {low, high};
}

/// From the first to the last time of all, so that trajectories and residuals stand above each other.
FigureAxis timeAxis(const std::vector<FigureSeries>& all) {
    FigureAxis axis{.quantity = translate("Report", "time"), .unit = "s"};
    const auto [low, high] = rangeOf(all, false);
    if (low < high) {
        axis.lower = low;
        axis.upper = high;
    }
    return axis;
}

/// Root mean square of the standard deviations a run states; NaN if it states none.
double typicalDeviation(const PredictedOutput& predicted) {
    double squares = 0, n = 0;
    for (const double sd : predicted.deviations)
        if (std::isfinite(sd)) squares += sd * sd, ++n;
    return n > 0 ? std::sqrt(squares / n) : kNaN;
}

void addBand(FigurePanel& panel, const std::vector<RunOutput>& runs, double low, double high, double scale) {
    const double deviation = runs.empty() ? kNaN : typicalDeviation(*runs.front().predicted);
    if (!std::isfinite(deviation) || !(low < high)) return;
    const double half = kTwoSided95 * deviation * scale;
    panel.bands.push_back({.name = "",
                           .role = SeriesRole::Main,
                           .x = {low, high},
                           .lower = {-half, -half},
                           .upper = {half, half},
                           .opacity = 0.08});
}
} // namespace

std::vector<ComparedOutput> comparedOutputs(const std::vector<ComparedRun>& runs) {
    std::vector<ComparedOutput> list;
    for (const ComparedRun& run : runs)
        for (const PredictedOutput& predicted : *run.predictions) {
            auto at = std::find_if(list.begin(), list.end(),
                                   [&](const ComparedOutput& o) { return o.output == predicted.output; });
            if (at == list.end()) at = list.insert(list.end(), {predicted.output, {}});
            std::string last;
            for (std::size_t i = 0; i < predicted.times.size(); ++i) {
                if (!std::isfinite(predicted.times[i]) || (i > 0 && predicted.experiments[i] == last))
                    continue;
                last = predicted.experiments[i];
                if (std::find(at->trajectories.begin(), at->trajectories.end(), last) ==
                    at->trajectories.end())
                    at->trajectories.push_back(last);
            }
        }
    return list;
}

FigurePanel comparedPredictions(const std::vector<ComparedRun>& runs, const std::string& output) {
    FigurePanel panel;
    const auto all = outputsOf(runs, output);
    const DisplayUnit unit = unitOf(all);
    panel.key = "compared " + output;
    panel.x = {.quantity = filled(translate("Report", "measured {}"), wordsOf(output)), .unit = unit.text};
    panel.y = {.quantity = translate("Report", "predicted mean"), .unit = unit.text};
    panel.equalRanges = true;
    // The first run is drawn last, on top.
    for (auto run = all.rbegin(); run != all.rend(); ++run)
        panel.series.push_back(pointsOf(*run, unit.scale, [](double, double mean) { return mean; }));
    const auto [low, high] = rangeOf(panel.series, true);
    if (low < high)
        panel.series.insert(
            panel.series.begin(),
            {.name = "", .role = SeriesRole::Reference, .x = {low, high}, .y = {low, high}, .thin = true});
    return panel;
}

FigurePanel comparedResiduals(const std::vector<ComparedRun>& runs, const std::string& output) {
    FigurePanel panel;
    const auto all = outputsOf(runs, output);
    const DisplayUnit unit = unitOf(all);
    panel.key = "compared " + output;
    panel.x = {.quantity = filled(translate("Report", "measured {}"), wordsOf(output)), .unit = unit.text};
    panel.y = {.quantity = translate("Report", "residual"), .unit = unit.text};
    for (auto run = all.rbegin(); run != all.rend(); ++run)
        panel.series.push_back(pointsOf(*run, unit.scale, [](double x, double mean) { return x - mean; }));
    panel.marks.push_back({.name = "", .role = SeriesRole::Reference, .at = 0, .vertical = false});
    const auto [low, high] = rangeOf(panel.series, false);
    addBand(panel, all, low, high, unit.scale);
    return panel;
}

FigurePanel comparedTrajectories(const std::vector<ComparedRun>& runs, const std::string& output,
                                 const std::string& experiment) {
    FigurePanel panel;
    const auto all = outputsOf(runs, output);
    const DisplayUnit unit = unitOf(all);
    panel.key = "course " + output + ' ' + experiment;
    panel.y = {.quantity = wordsOf(output), .unit = unit.text};
    for (const RunOutput& one : all) {
        FigureSeries measured = lineOf(one, experiment, unit.scale, [](double z, double) { return z; });
        if (measured.x.empty()) continue;
        measured.name = translate("Report", "measured");
        measured.role = SeriesRole::Measurement;
        measured.shape = SeriesShape::Points;
        measured.dashed = false;
        measured.faint = true;
        panel.series.push_back(std::move(measured));
        break;
    }
    for (auto run = all.rbegin(); run != all.rend(); ++run)
        if (FigureSeries line = lineOf(*run, experiment, unit.scale, [](double, double h) { return h; });
            !line.x.empty())
            panel.series.push_back(std::move(line));
    panel.x = timeAxis(panel.series);
    return panel;
}

FigurePanel comparedTrajectoryResiduals(const std::vector<ComparedRun>& runs, const std::string& output,
                                        const std::string& experiment) {
    FigurePanel panel;
    const auto all = outputsOf(runs, output);
    const DisplayUnit unit = unitOf(all);
    panel.key = "course " + output + ' ' + experiment;
    panel.y = {.quantity = translate("Report", "residual"), .unit = unit.text};
    for (auto run = all.rbegin(); run != all.rend(); ++run)
        if (FigureSeries line =
                lineOf(*run, experiment, unit.scale, [](double z, double h) { return z - h; });
            !line.x.empty())
            panel.series.push_back(std::move(line));
    panel.x = timeAxis(panel.series);
    panel.marks.push_back({.name = "", .role = SeriesRole::Reference, .at = 0, .vertical = false});
    const auto [low, high] = rangeOf(panel.series, false);
    addBand(panel, all, low, high, unit.scale);
    return panel;
}

} // namespace rigor
