// Sections of the report: coverage, profiles and what to measure next.
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/present/present_parts.h"

#include <algorithm>
#include <cmath>

namespace rigor::adequacy {

namespace {

PaperSection coverageSection(const CoverageResult& c) {
    return {
        kPlace,
        "",
        translate("Report", "Coverage of the ellipsoid"),
        {filled(sentence("Report", "Data drawn at the estimate and fitted again {} times: the ellipsoid of "
                                   "the refit holds the estimate in {:.1f} % (95 % interval {:.1f} to "
                                   "{:.1f} %)."),
                countText(c.refits), 100 * c.share, 100 * c.lower, 100 * c.upper)}};
}

/// Intervals in the units of the figures.
PaperTable profileTable(const AdequacyFigures& figures, const ProfileIntervalsTable& rows) {
    PaperTable table;
    table.columns = {{translate("Report", "Unknown")},
                     {translate("Report", "Unit")},
                     {translate("Report", "by the profile"), true, true},
                     {translate("Report", "marginal, ellipsoid"), true},
                     {translate("Report", "bend"), true}};
    for (std::size_t r = 0; r < rows.unknown.size(); ++r) {
        const DisplayUnit unit = figures.unitOf(rows.unknown[r]);
        const auto scaled = [&](const std::vector<double>& column) {
            return valueAt(column, r) * unit.scale;
        };
        const double lower = scaled(rows.marginalLower), upper = scaled(rows.marginalUpper);
        const SharedDigits digits((lower + upper) / 2, (upper - lower) / 4);
        table.rows.push_back({rows.unknown[r], unit.text,
                              digits.interval(scaled(rows.lower), scaled(rows.upper)),
                              digits.interval(lower, upper), significantText(valueAt(rows.bend, r), 2)});
    }
    table.caption =
        translate("Report", "Intervals of the level of the run by profile likelihood, which needs no "
                            "linearisation, beside those of the ellipsoid. Bend: how far the profile departs "
                            "from a parabola; above 0.1 the profile is to be trusted.");
    return table;
}

std::string gainText(double gain) {
    return std::isfinite(gain) ? filled(sentence("Result", "{} %"), fixedText(100 * gain, 1)) : kMissingText;
}

/// "1, 3": the places at which each of `candidates` is taken; where there are no steps, each is taken once.
template <class T>
std::vector<std::string> placesTaken(const std::vector<T>& candidates, const std::vector<T>* steps,
                                     const std::vector<double>& order) {
    std::vector<std::string> places;
    for (std::size_t r = 0; r < candidates.size(); ++r) {
        std::string text;
        for (std::size_t s = 0; steps && s < steps->size(); ++s)
            if ((*steps)[s] == candidates[r]) text += (text.empty() ? "" : ", ") + fmt::format("{}", s + 1);
        if (const double place = valueAt(order, r); !steps && std::isfinite(place))
            text = fixedText(place, 0);
        places.push_back(text.empty() ? kMissingText : text);
    }
    return places;
}

/// Name, criterion alone, gain, order and criterion together of candidates.
PaperTable designTable(const std::string& head, const std::vector<std::string>& names,
                       const DesignColumns& design, const std::vector<std::string>& places,
                       const std::string& caption) {
    PaperTable table;
    table.columns = {{head},
                     {headWithUnit(translate("Report", "criterion then"), design.unit), true},
                     {translate("Report", "reduction"), true, true},
                     {translate("Report", "order"), true},
                     {headWithUnit(translate("Report", "criterion together"), design.unit), true}};
    table.caption = caption;
    for (std::size_t r = 0; r < names.size(); ++r)
        table.rows.push_back({names[r], significantText(valueAt(design.criterion, r), 4),
                              gainText(valueAt(design.gain, r)), places[r],
                              significantText(valueAt(design.together, r), 4)});
    return table;
}

PaperTable nextExperimentTable(const AdequacyResult& result) {
    const NextExperimentTable& rows = *result.tables.nextExperiment;
    const auto& steps = result.tables.nextExperimentSteps;
    std::vector<std::string> names;
    for (const double value : rows.values) names.push_back(significantText(value, 5));
    return designTable(
        headWithUnit(rows.input, rows.unit), names, rows.design,
        placesTaken(rows.values, steps ? &steps->values : nullptr, rows.design.order),
        filled(sentence("Report",
                        "Candidates of the next experiment by the criterion {}: alone, and the places "
                        "at which to measure them, one more than once where repeating it is best. "
                        "The order holds for the present estimate; with new data the study is to be "
                        "run again."),
               result.criterion));
}

std::string seriesText(const std::string& series, const std::string& kind) {
    return kind == kRepetition ? filled(sentence("Report", "{} (repetition)"), series) : series;
}

PaperTable nextSeriesTable(const AdequacyResult& result) {
    const NextSeriesTable& rows = *result.tables.nextSeries;
    const auto& steps = result.tables.nextSeriesSteps;
    std::vector<std::string> names;
    for (std::size_t r = 0; r < rows.series.size(); ++r)
        names.push_back(seriesText(rows.series[r], valueAt(rows.kind, r)));
    return designTable(result.nextSeries ? result.nextSeries->column : std::string(), names, rows.design,
                       placesTaken(rows.series, steps ? &steps->series : nullptr, rows.design.order),
                       translate("Report", "Candidate series: the criterion with one of them alone, at the "
                                           "estimate of the study, and the order in which to take them, each "
                                           "judged at the estimate renewed with those before."));
}

PaperTable stepsTable(const AdequacyFigures& figures, const NextSeriesStepsTable& rows) {
    PaperTable table;
    table.columns = {{translate("Report", "Series")},
                     {translate("Report", "criterion predicted"), true},
                     {translate("Report", "criterion reached"), true, true}};
    for (const Estimated& unknown : rows.unknowns)
        table.columns.push_back({unknown.name + " [" + figures.unitOf(unknown.name).text + "]", true});
    for (std::size_t r = 0; r < rows.series.size(); ++r) {
        std::vector<std::string> row{seriesText(rows.series[r], valueAt(rows.kind, r)),
                                     significantText(valueAt(rows.predicted, r), 4),
                                     significantText(valueAt(rows.criterion, r), 4)};
        for (const Estimated& unknown : rows.unknowns)
            row.push_back(withError(figures.unitOf(unknown.name), valueAt(unknown.values, r),
                                    valueAt(unknown.errors, r)));
        table.rows.push_back(std::move(row));
    }
    table.caption = translate(
        "Report", "The series one after the other: what the criterion was predicted to be before each, "
                  "and what it is with its data at the estimate renewed with them.");
    return table;
}

PaperTable plannedTable(const PlannedSensorsTable& rows) {
    return designTable(
        translate("Report", "Sensor"), rows.sensor, rows.design,
        placesTaken(rows.sensor, static_cast<const std::vector<std::string>*>(nullptr), rows.design.order),
        translate("Report",
                  "Outputs that are not measured, as if read wherever anything was, beside the "
                  "sensors used: alone, and in the order in which to add them. No data stand behind "
                  "these numbers but the present estimate and the standard deviations stated."));
}

} // namespace

std::vector<PaperSection> checkSectionsOf(const Shown& shown) {
    std::vector<PaperSection> sections;
    const AdequacyFigures& figures = *shown.figures;
    const Tables& t = shown.result->tables;
    if (shown.result->coverage) sections.push_back(coverageSection(*shown.result->coverage));
    if (auto section = figureSection(
            translate("Report", "Profile likelihood"), "profile", figures.profilePanels(), 3,
            translate("Report", "Rise of the sum of squares with one unknown held and the others fitted "
                                "again, and the parabola that the ellipsoid stands for."))) {
        if (t.profileIntervals) section->blocks.emplace_back(profileTable(figures, *t.profileIntervals));
        sections.push_back(std::move(*section));
    }
    if (t.nextExperiment) {
        auto section = *figureSection(
            translate("Report", "Next experiment"), "next", {figures.nextPanel()}, 1,
            translate("Report", "By how much one further experiment would reduce the criterion, at the "
                                "present estimate."));
        section.blocks.emplace_back(nextExperimentTable(*shown.result));
        sections.push_back(std::move(section));
    }
    if (t.nextSeries) {
        PaperSection section{
            kPlace, "", translate("Report", "Next series"), {nextSeriesTable(*shown.result)}};
        if (t.nextSeriesSteps) section.blocks.emplace_back(stepsTable(figures, *t.nextSeriesSteps));
        sections.push_back(std::move(section));
    }
    if (t.plannedSensors)
        sections.push_back(
            {kPlace, "", translate("Report", "Sensors not yet there"), {plannedTable(*t.plannedSensors)}});
    return sections;
}

} // namespace rigor::adequacy
