#include "core/methods/inverse_uncertainty/present/live_view.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

namespace {

constexpr double kMostShownDeviations = 8; ///< an axis follows its measured value no further

struct Range {
    double from, to;
};

Range commonRange(const LiveFrame& frame) {
    Range all{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
    for (const LiveOutput& output : frame.outputs) {
        if (output.density.empty()) continue;
        all.from = std::min(all.from, output.from);
        all.to = std::max(all.to, output.to);
    }
    return all;
}

Range ownRange(const LiveOutput& output) {
    Range own{output.from, output.to};
    if (std::isnan(output.measured)) return own;
    const double reach = kMostShownDeviations * output.standardDeviation;
    own.from = std::min(own.from, std::max(output.measured, output.mean - reach));
    own.to = std::max(own.to, std::min(output.measured, output.mean + reach));
    return own;
}

bool isFlagged(const LiveOutput& output) {
    return !std::isnan(output.measured) && (output.density.empty() || output.inTails());
}

FigurePanel panelOf(const LiveOutput& output, const Range& range) {
    FigurePanel panel;
    if (output.density.empty()) return panel;
    panel.x = {.lower = range.from, .upper = range.to};
    panel.y = {.lower = 0, .upper = *std::ranges::max_element(output.density)};
    FigureSeries line;
    for (int k = 0; k < LiveOutput::kCurvePoints; ++k)
        line.x.push_back(output.from + (output.to - output.from) * k / (LiveOutput::kCurvePoints - 1));
    line.y = output.density;
    panel.bands.push_back({.role = SeriesRole::Main,
                           .x = line.x,
                           .lower = std::vector<double>(line.x.size(), 0.0),
                           .upper = line.y,
                           .opacity = 0.28});
    panel.series.push_back(std::move(line));
    if (!std::isnan(output.measured)) panel.marks.push_back({.at = output.measured});
    return panel;
}

/// Numbers with units.
std::string inWords(const LiveExperiments& of, const LiveOutput& output, const std::string& label) {
    const std::string unit = of.unit.empty() || of.unit == "1" ? std::string() : ' ' + unitText(of.unit);
    std::string text = filled(sentence("Result", "Experiment {}"), label);
    if (!output.density.empty())
        text += "\n" + filled(sentence("Result", "{}: mean {}{}, sd {}{}"), of.quantity,
                              plainText(output.mean, 4), unit, plainText(output.standardDeviation, 3), unit);
    if (!std::isnan(output.measured))
        text += "\n" + filled(sentence("Result", "measured {}{}, log L {}"), plainText(output.measured, 4),
                              unit, fixedText(output.logL, 3));
    if (isFlagged(output)) text += "\n" + translate("Result", "The measured value lies in the tails.");
    if (!output.problem.empty()) text += '\n' + output.problem;
    return text;
}

} // namespace

view::Multiples liveDensities(std::shared_ptr<const LiveExperiments> experiments,
                              std::shared_ptr<const LiveFrame> frame, bool commonAxis) {
    view::Multiples all{translate("Result", "Output densities of all experiments"), experiments->labels, {}};
    all.plan = experiments->plan;
    for (const LiveOutput& output : frame->outputs) all.flagged.push_back(isFlagged(output));
    all.panel = [frame, commonAxis, common = commonRange(*frame)](std::size_t i) {
        const LiveOutput& output = frame->outputs[i];
        return panelOf(output, commonAxis ? common : ownRange(output));
    };
    all.tip = [frame, experiments](std::size_t i) {
        return inWords(*experiments, frame->outputs[i], experiments->labels[i]);
    };
    return all;
}

} // namespace rigor
