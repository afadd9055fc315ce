// Sections of numbers and figures: estimate, densities, predictions, search, Sobol indices, all experiments.
#include "core/study/report/report_parts.h"

#include "core/foundation/base/translate.h"
#include "core/methods/estimate_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {
/// Searched range of an estimate "x1.mean" from the study's unknowns, times `scale`; "–" if it is not found.
std::string searchRange(const Study& study, const std::string& name, double scale) {
    for (const auto& u : study.unknowns) {
        const auto range = [scale](const SearchValue& v) {
            return std::isfinite(v.min) || std::isfinite(v.max)
                       ? plainText(v.min * scale) + " … " + plainText(v.max * scale)
                       : translate("Report", "unbounded");
        };
        if (u.family.empty() && u.name == name) return range(u.value);
        for (const auto& [shape, value] : u.shape)
            if (u.name + "." + shape == name) return range(value);
    }
    return kMissingText;
}

std::string joined(const std::vector<std::string>& labels, std::size_t most = 12) {
    std::string text;
    for (std::size_t i = 0; i < std::min(most, labels.size()); ++i) {
        const bool last = i + 1 == labels.size();
        text += (i == 0 ? "" : last ? translate("Report", " and ") : ", ") + labels[i];
    }
    if (labels.size() > most) text += filled(translate("Report", " and {} more"), labels.size() - most);
    return text;
}

std::string densityWords(const ReportSource& source) {
    return jsonText(source.result.diagnostics, "density") == "gaussian"
               ? translate("Report", "a Gaussian density")
               : translate("Report", "a maximum-entropy density");
}

/// "log L = 130.49 (129.53 by the reference). "
std::string logLikelihoodText(const ReportSource& source) {
    const double reference = jsonNumber(source.result.diagnostics, "log_likelihood_reference");
    const std::string own = fixedText(jsonNumber(source.result.diagnostics, "log_likelihood"), 2);
    return std::isfinite(reference) ? filled(translate("Report", "log L = {} ({} by the reference). "), own,
                                             fixedText(reference, 2))
                                    : filled(translate("Report", "log L = {}. "), own);
}
} // namespace

std::optional<ReportSection> estimateSection(ReportSource& source) {
    const auto& unknowns = source.result.unknowns;
    if (unknowns.empty()) return std::nullopt;
    // Kind and level of the intervals are the method's and stand in the caption.
    ReportTable table{.columns = {{translate("Report", "Quantity")},
                                  {translate("Report", "Unit")},
                                  {withErrorTitle(), true, true},
                                  {translate("Report", "Interval"), true},
                                  {translate("Report", "Search range"), true}}};
    // Sets that are guaranteed have no value that is more likely than another.
    const bool guaranteed =
        std::all_of(unknowns.begin(), unknowns.end(), [](const Estimate& e) { return e.guaranteed; });
    if (guaranteed) {
        table.columns[2].head = translate("Report", "Guaranteed bounds");
        table.columns.erase(table.columns.begin() + 3);
    }
    std::vector<std::string> bounded, meanings;
    bool stated = false; ///< an interval of one on its bound
    for (const auto& e : unknowns) {
        const EstimateText text = shown(e);
        if (guaranteed) {
            table.rows.push_back({estimateTitle(e.name), text.unit, text.interval,
                                  searchRange(source.study, e.name, text.scale)});
            if (std::find(meanings.begin(), meanings.end(), e.interval) == meanings.end())
                meanings.push_back(e.interval);
            if (e.atBound) bounded.push_back(estimateTitle(e.name));
            continue;
        }
        table.rows.push_back({estimateTitle(e.name), text.unit, text.withError, text.intervalOrRemark(),
                              searchRange(source.study, e.name, text.scale)});
        if (e.atBound) bounded.push_back(estimateTitle(e.name));
        if (e.atBound && std::isfinite(e.lower) && std::isfinite(e.upper)) stated = true;
        if (!e.interval.empty() && std::find(meanings.begin(), meanings.end(), e.interval) == meanings.end())
            meanings.push_back(e.interval);
    }
    const double logL = jsonNumber(source.result.diagnostics, "log_likelihood");
    table.caption =
        source.result.outcome == RunOutcome::Answered
            ? wasGiven(source) ? translate("Report", "What was given") : translate("Report", "What was found")
            : translate("Report", "What was reached before the end; these numbers are not an answer");
    if (std::isfinite(logL) && !wasGiven(source))
        table.caption += filled(source.result.outcome == RunOutcome::Cancelled
                                    ? translate("Report", ", on the way to maximum likelihood with {}")
                                    : translate("Report", ", by maximum likelihood with {}"),
                                densityWords(source));
    table.caption += ". ";
    for (const auto& m : meanings) table.caption += filled(translate("Report", "Intervals: {}. "), m);
    if (meanings.empty()) table.caption += translate("Report", "No interval is stated. ");
    if (std::isfinite(logL)) table.caption += logLikelihoodText(source);
    if (guaranteed && !bounded.empty())
        table.caption +=
            filled(translate("Report", "{}: up to the end of the search range; beyond it nothing was "
                                       "examined and nothing is proven."),
                   joined(bounded));
    else if (!guaranteed && !wasGiven(source))
        table.caption += bounded.empty()
                             ? translate("Report", "No bound is active.")
                             : filled(bounded.size() == 1
                                          ? translate("Report", "{} lies on a bound of the search range; {}.")
                                          : translate("Report", "{} lie on a bound of the search range; {}."),
                                      joined(bounded),
                                      stated ? translate("Report", "the interval does not hold there")
                                             : translate("Report", "no interval is stated there"));
    return ReportSection{translate("Report", "Estimate"), "", {std::move(table)}, {}};
}

std::optional<ReportSection> densitySection(ReportSource& source) {
    auto& figures = source.figures;
    const auto rows =
        figures.worstAndMiddle(static_cast<std::size_t>(std::max(1, source.settings.densityPanels)));
    if (rows.empty() || !source.result.table("densities")) return std::nullopt;
    Figure figure{.name = "densities", .columnWidths = {1, 1, 1}, .panelHeight = 68};
    std::vector<std::string> worst, middle;
    const bool split = rows.size() < figures.count();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        figure.panels.push_back(figures.densityPanel(rows[i]));
        (i < (rows.size() + 1) / 2 ? worst : middle).push_back(figures.labels()[rows[i]]);
        for (auto& h : figure.panels.back().histograms)
            if (figures.referenceSamples() > 0)
                h.name += filled(translate("Report", ", {} draws"), countText(figures.referenceSamples()));
    }
    for (std::size_t c = figure.panels.size(); c < figure.columnWidths.size(); ++c)
        figure.columnWidths.pop_back();
    std::string text = figures.quantity();
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    const bool reference = !figure.panels.front().histograms.empty();
    if (!split)
        text += rows.size() == 1 ? translate("Report", " of the only experiment. ")
                                 : filled(translate("Report", " of the {} experiments. "), rows.size());
    else if (reference)
        text += filled(
            translate(
                "Report",
                " of {} of the {} experiments: {} with the largest and {} with a middling distance between "
                "prediction and {}. "),
            rows.size(), figures.count(), joined(worst), joined(middle), figures.referenceName());
    else
        text += filled(translate("Report", " of {} of the {} experiments. No reference was simulated. "),
                       rows.size(), figures.count());
    const double emdM = jsonNumber(source.result.diagnostics, "mean_emd_maximum_entropy");
    const double emdG = jsonNumber(source.result.diagnostics, "mean_emd_gaussian");
    if (std::isfinite(emdM) && std::isfinite(emdG))
        text += filled(
            translate("Report",
                      "The mean distance (EMD) is {} with maximum entropy and {} with a Gaussian density. "),
            figures.distanceText(emdM), figures.distanceText(emdG));
    text += translate("Report", "The number of the experiment stands at the upper left of each plot.");
    figure.caption = text;
    figure.description = filled(translate("Report", "Predicted densities of the {}"), figures.quantity());
    return ReportSection{
        translate("Report", "Predicted densities"), "", {ReportFigure{{}, std::move(figure)}}, {}};
}

std::optional<ReportSection> predictionSection(ReportSource& source) {
    auto& figures = source.figures;
    Figure figure{.name = "measured-against-predicted", .columnWidths = {2, 1}, .panelHeight = 165};
    FigurePanel fit = figures.measuredAgainstPredicted();
    if (fit.series.empty() || fit.series.back().x.empty()) return std::nullopt;
    fit.title.clear();
    std::erase_if(fit.series, [](const auto& s) { return s.role == SeriesRole::Alternative; });
    const FigurePanel probabilities = figures.probabilityHistogram();
    const bool tested = !probabilities.histograms.empty();
    figure.panels = {std::move(fit)};
    if (tested) figure.panels.push_back(probabilities);
    if (!tested) figure.columnWidths = {1};
    figure.caption =
        filled(sentence("Report", "Measured values over their predicted means with the central 95 % range "
                                  "predicted: {}. Hollow points lie outside."),
               figures.coverageText());
    if (tested)
        figure.caption +=
            " " + translate("Report", "Right: the probabilities of the measured values under their "
                                      "predicted distributions, which are uniform if these are right.");
    if (const double p = figures.classProbability(); std::isfinite(p))
        figure.caption +=
            " " +
            filled(sentence("Report", "Test of the model class, all departures together: p = {:.2g}."), p);
    figure.description = filled(translate("Report", "Measured against predicted {}"), figures.quantity());
    return ReportSection{
        translate("Report", "Measured against predicted"), "", {ReportFigure{{}, std::move(figure)}}, {}};
}

std::optional<ReportSection> searchSection(ReportSource& source) {
    FigurePanel objective = source.figures.objectiveTrace();
    if (objective.series.empty()) return std::nullopt;
    Figure figure{.name = "search", .panelHeight = 130};
    figure.panels = {std::move(objective)};
    const auto search = source.result.diagnostics.find("search");
    figure.caption = translate(
        "Report", "Best log-likelihood over the iterations of the search, and the median of its population.");
    if (search != source.result.diagnostics.end()) {
        const double evaluations = jsonNumber(*search, "evaluations");
        if (std::isfinite(evaluations))
            figure.caption += filled(translate("Report", " {} likelihoods were evaluated."),
                                     countText(std::llround(evaluations)));
        if (const std::string reason = jsonText(*search, "reason"); !reason.empty())
            figure.caption +=
                filled(translate("Report", " It ended because: {}."), translate("Field", reason.c_str()));
    }
    figure.description = translate("Report", "Course of the search");
    return ReportSection{translate("Report", "Search trace"), "", {ReportFigure{{}, std::move(figure)}}, {}};
}

std::optional<ReportSection> sobolSection(ReportSource& source) {
    const auto found = source.result.diagnostics.find("sobol");
    if (found == source.result.diagnostics.end() || !found->is_object() || found->empty())
        return std::nullopt;
    bool computed = false; // a run that ended before the expansion has none
    for (const auto& [name, value] : found->items()) computed |= std::isfinite(jsonNumber(value, "total"));
    if (!computed) return std::nullopt;
    ReportTable table{.columns = {{translate("Report", "Unknown")},
                                  {translate("Report", "First order"), true},
                                  {translate("Report", "Total"), true}}};
    for (const auto& [name, value] : found->items())
        table.rows.push_back(
            {name, fixedText(jsonNumber(value, "first"), 3), fixedText(jsonNumber(value, "total"), 3)});
    table.caption = filled(
        translate("Report",
                  "Sobol indices from the polynomial expansion: share of the variance of the {} that each "
                  "unknown causes alone (first order) and with the others (total), {}."),
        source.figures.quantity(),
        source.figures.count() == 1
            ? translate("Report", "in one experiment")
            : filled(translate("Report", "mean over {} experiments"), source.figures.count()));
    return ReportSection{translate("Report", "Which unknowns matter"), "", {std::move(table)}, {}};
}

std::optional<ReportSection> experimentsSection(ReportSource& source) {
    const auto& figures = source.figures;
    if (figures.count() == 0) return std::nullopt;
    const std::string unit = figures.unit().text, emd = figures.distanceUnit().text;
    ReportTable table{.columns = {{translate("Report", "No.")},
                                  {translate("Report", "Conditions")},
                                  {translate("Report", "measured") + " [" + unit + "]", true},
                                  {translate("Report", "mean") + " [" + unit + "]", true},
                                  {translate("Report", "sd") + " [" + unit + "]", true},
                                  {translate("Report", "log L"), true},
                                  {translate("Report", "EMD") + " [" + emd + "]", true}}};
    for (std::size_t i = 0; i < figures.count(); ++i) {
        const double scale = figures.unit().scale;
        table.rows.push_back(
            {figures.labels()[i], figures.explained(i) ? figures.conditionsText(i) : figures.status(i),
             fixedText(figures.number(i, "measured") * scale, figures.measuredDecimals()),
             fixedText(figures.number(i, "mean") * scale, figures.measuredDecimals()),
             fixedText(figures.number(i, "standard_deviation") * scale, figures.measuredDecimals()),
             fixedText(figures.number(i, "log_likelihood"), 2),
             fixedText(figures.number(i, figures.distanceColumn()) * figures.distanceUnit().scale,
                       figures.distanceDecimals())});
    }
    if (figures.count() == 1)
        table.caption =
            filled(sentence("Report", "The experiment: measured value, mean and standard deviation of its "
                                      "prediction, log-likelihood, distance of the density to {}."),
                   figures.referenceName());
    else
        table.caption = filled(
            translate("Report",
                      "All {} experiments: measured value, mean and standard deviation of its prediction, "
                      "log-likelihood, distance of the density to {}."),
            figures.count(), figures.referenceName());
    return ReportSection{translate("Report", "All experiments"), "", {std::move(table)}, {}};
}

} // namespace rigor
