#include "core/study/report/compare.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kTwoSided95 = 1.959963984540054; ///< quantile 0.975 of the standard normal distribution

/// Numbers of a column of the experiments table, NaN where there are none.
std::vector<double> numbersOf(const Result& result, const std::string& name) {
    const auto* table = result.table("experiments");
    if (!table) return {};
    const auto* column = table->find(name);
    std::vector<double> numbers(table->rows(), kNaN);
    if (column) std::copy(column->numbers.begin(), column->numbers.end(), numbers.begin());
    return numbers;
}

/// The run's own unit for a prefix that suits all of them: that of the first run with measured values.
DisplayUnit unitOf(const std::vector<ComparedRun>& runs) {
    for (const auto& run : runs)
        if (const auto* table = run.result->table("experiments"))
            if (const auto* measured = table->find("measured"))
                return displayUnit(measured->unit, measured->numbers);
    return {"–", 1};
}

std::vector<std::string> labelsOf(const Result& result) {
    std::vector<std::string> labels;
    const auto* table = result.table("experiments");
    const auto* column = table ? table->find("experiment") : nullptr;
    if (!column) return labels;
    for (std::size_t i = 0; i < table->rows(); ++i)
        labels.push_back(i < column->texts.size() ? column->texts[i] : plainText(column->numbers[i], 8));
    return labels;
}

/// Points (measured, f(measured, mean)) of one run.
template <class F> FigureSeries pointsOf(const ComparedRun& run, double scale, F&& height) {
    FigureSeries series{.name = run.name, .role = run.role, .shape = SeriesShape::Points};
    const auto measured = numbersOf(*run.result, "measured"), mean = numbersOf(*run.result, "mean");
    const auto labels = labelsOf(*run.result);
    for (std::size_t i = 0; i < measured.size(); ++i) {
        if (!std::isfinite(measured[i]) || !std::isfinite(mean[i])) continue;
        series.x.push_back(measured[i] * scale);
        series.y.push_back(height(measured[i], mean[i]) * scale);
        series.keys.push_back(i < labels.size() ? labels[i] : std::string());
        series.hollow.push_back(run.validation);
    }
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
} // namespace

RunMeasures measuresOf(const Result& result) {
    RunMeasures m;
    const auto score = numbersOf(result, "log_likelihood"), measured = numbersOf(result, "measured"),
               mean = numbersOf(result, "mean"), sd = numbersOf(result, "standard_deviation");
    double scores = 0, squares = 0, scored = 0, inside = 0, spread = 0, n = 0;
    for (std::size_t i = 0; i < measured.size(); ++i) {
        if (std::isfinite(score[i])) {
            scores += score[i];
            ++scored;
        }
        const double residual = measured[i] - mean[i];
        if (!std::isfinite(residual)) continue;
        squares += residual * residual;
        ++n;
        if (!std::isfinite(sd[i])) continue;
        ++spread;
        inside += std::abs(residual) <= kTwoSided95 * sd[i];
    }
    m.experiments = static_cast<std::size_t>(n);
    if (scored > 0) m.scorePerExperiment = scores / scored;
    if (n > 0) m.rmsResidual = std::sqrt(squares / n);
    if (spread > 0) m.shareInside95 = inside / spread;
    const auto found = result.diagnostics.find("mean_emd");
    if (found != result.diagnostics.end() && found->is_number()) m.meanDistance = found->get<double>();
    if (const auto* table = result.table("experiments"))
        if (const auto* column = table->find("measured")) m.outputUnit = column->unit;
    return m;
}

namespace {
/// The values a run was given; empty if it searched.
std::vector<double> givenValues(const Result& result) {
    std::vector<double> values;
    const auto options = result.provenance.find("options");
    if (options == result.provenance.end() || !options->is_object()) return values;
    const auto given = options->find("evaluate_at");
    if (given == options->end() || !given->is_array()) return values;
    for (const auto& value : *given) values.push_back(value.is_number() ? value.get<double>() : kNaN);
    return values;
}
} // namespace

bool isEvaluation(const Result& result) { return !givenValues(result).empty(); }

bool isValidationOf(const Result& result, const Result& run) {
    const auto given = givenValues(result);
    if (given.empty() || isEvaluation(run) || result.method != run.method ||
        given.size() != run.unknowns.size() || result.unknowns.size() != run.unknowns.size())
        return false;
    for (std::size_t i = 0; i < given.size(); ++i)
        if (given[i] != run.unknowns[i].value || result.unknowns[i].name != run.unknowns[i].name)
            return false;
    return true;
}

std::vector<EstimateDifference> differences(const Result& run, const Result& reference) {
    std::vector<EstimateDifference> list;
    for (const auto& b : reference.unknowns)
        for (const auto& a : run.unknowns) {
            if (a.name != b.name || !std::isfinite(a.value) || !std::isfinite(b.value)) continue;
            EstimateDifference d{a.name, a.value - b.value};
            const double ea = std::isfinite(a.standardError) ? a.standardError : 0,
                         eb = std::isfinite(b.standardError) ? b.standardError : 0;
            if (ea > 0 || eb > 0) d.standardErrors = d.difference / std::hypot(ea, eb);
            list.push_back(d);
        }
    return list;
}

FigurePanel comparedPredictions(const std::vector<ComparedRun>& runs, const std::string& quantity) {
    FigurePanel panel;
    const DisplayUnit unit = unitOf(runs);
    panel.key = "compared";
    panel.x = {.quantity = filled(translate("Report", "measured {}"), quantity), .unit = unit.text};
    panel.y = {.quantity = translate("Report", "predicted mean"), .unit = unit.text};
    panel.equalRanges = true;
    // The first run is drawn last, on top.
    for (auto run = runs.rbegin(); run != runs.rend(); ++run)
        panel.series.push_back(pointsOf(*run, unit.scale, [](double, double mean) { return mean; }));
    const auto [low, high] = rangeOf(panel.series, true);
    if (low < high)
        panel.series.insert(
            panel.series.begin(),
            {.name = "", .role = SeriesRole::Reference, .x = {low, high}, .y = {low, high}, .thin = true});
    return panel;
}

FigurePanel comparedResiduals(const std::vector<ComparedRun>& runs, const std::string& quantity) {
    FigurePanel panel;
    const DisplayUnit unit = unitOf(runs);
    panel.key = "compared";
    panel.x = {.quantity = filled(translate("Report", "measured {}"), quantity), .unit = unit.text};
    panel.y = {.quantity = translate("Report", "residual"), .unit = unit.text};
    for (auto run = runs.rbegin(); run != runs.rend(); ++run)
        panel.series.push_back(pointsOf(*run, unit.scale, [](double x, double mean) { return x - mean; }));
    panel.marks.push_back({.name = "", .role = SeriesRole::Reference, .at = 0, .vertical = false});
    const auto [low, high] = rangeOf(panel.series, false);
    if (runs.empty() || !(low < high)) return panel;
    double squares = 0, n = 0;
    for (const double sd : numbersOf(*runs.front().result, "standard_deviation"))
        if (std::isfinite(sd)) {
            squares += sd * sd;
            ++n;
        }
    if (n > 0) {
        const double half = kTwoSided95 * std::sqrt(squares / n) * unit.scale;
        panel.bands.push_back({.name = "",
                               .role = SeriesRole::Main,
                               .x = {low, high},
                               .lower = {-half, -half},
                               .upper = {half, half},
                               .opacity = 0.08});
    }
    return panel;
}

} // namespace rigor
