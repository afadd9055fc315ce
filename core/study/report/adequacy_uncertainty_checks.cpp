// Sections of a report on model adequacy: coverage, profiles and what to measure next.
#include "core/methods/estimate_text.h"
#include "core/study/report/adequacy_parts.h"

#include <algorithm>
#include <cmath>

namespace rigor {

double numberAt(const ResultTable& table, const std::string& column, std::size_t row) {
    const ResultColumn* c = table.find(column);
    return c && row < c->numbers.size() ? c->numbers[row] : std::numeric_limits<double>::quiet_NaN();
}
std::string headWithUnit(const std::string& words, const ResultTable& table, const std::string& column) {
    const ResultColumn* c = table.find(column);
    const std::string unit = c ? unitText(c->unit) : std::string();
    return unit.empty() || unit == kMissingText ? words : words + " [" + unit + "]";
}
std::string textAt(const ResultTable& table, const std::string& column, std::size_t row) {
    const ResultColumn* c = table.find(column);
    return c && row < c->texts.size() ? c->texts[row] : std::string();
}

std::optional<ReportSection> figureSection(const std::string& title, const std::string& name,
                                           std::vector<FigurePanel> panels, std::size_t columns,
                                           const std::string& caption) {
    if (panels.empty()) return std::nullopt;
    Figure figure{.name = name, .panelHeight = 130};
    figure.columnWidths.assign(std::min(columns, panels.size()), 1.0);
    figure.panels = std::move(panels);
    figure.caption = caption;
    figure.description = title;
    return ReportSection{title, "", {ReportFigure{{}, std::move(figure)}}};
}

namespace {

using Json = nlohmann::ordered_json;

ReportSection coverageSection(const ReportSource& source) {
    const Json& c = source.result.diagnostics["coverage"];
    return {translate("Report", "Coverage of the ellipsoid"),
            "",
            {ReportParagraph{{{filled(
                translate("Report",
                          "Data drawn at the estimate and fitted again {} times: the ellipsoid of the refit "
                          "holds the estimate in {:.1f} % (95 % interval {:.1f} to {:.1f} %)."),
                countText(std::llround(jsonNumber(c, "refits"))), 100 * jsonNumber(c, "share"),
                100 * jsonNumber(c, "lower"), 100 * jsonNumber(c, "upper"))}}}}};
}

/// Intervals in the units of the figures.
ReportTable profileTable(const AdequacyFigures& figures, const ResultTable& found) {
    ReportTable table{.columns = {{translate("Report", "Unknown")},
                                  {translate("Report", "Unit")},
                                  {translate("Report", "by the profile"), true, true},
                                  {translate("Report", "marginal, ellipsoid"), true},
                                  {translate("Report", "bend"), true}}};
    for (std::size_t r = 0; r < found.rows(); ++r) {
        const std::string name = textAt(found, "unknown", r);
        const DisplayUnit unit = figures.unitOf(name);
        const auto scaled = [&](const char* column) { return numberAt(found, column, r) * unit.scale; };
        const double lower = scaled("marginal_lower"), upper = scaled("marginal_upper");
        const SharedDigits digits((lower + upper) / 2, (upper - lower) / 4);
        table.rows.push_back({name, unit.text,
                              digits.interval(scaled("profile_lower"), scaled("profile_upper")),
                              digits.interval(lower, upper), significantText(numberAt(found, "bend", r), 2)});
    }
    table.caption =
        translate("Report", "Intervals of the level of the run by profile likelihood, which needs no "
                            "linearisation, beside those of the ellipsoid. Bend: how far the profile departs "
                            "from a parabola; above 0.1 the profile is to be trusted.");
    return table;
}

void addProfiles(ReportSource& source, const AdequacyFigures& figures, std::vector<ReportSection>& sections) {
    auto section = figureSection(
        translate("Report", "Profile likelihood"), "profile", figures.profilePanels(), 3,
        translate("Report", "Rise of the sum of squares with one unknown held and the others fitted "
                            "again, and the parabola that the ellipsoid stands for."));
    if (!section) return;
    if (const auto* found = source.result.table("profile_intervals"))
        section->blocks.push_back(profileTable(figures, *found));
    sections.push_back(std::move(*section));
}

/// "31 %", or a dash.
std::string gainText(double gain) {
    return std::isfinite(gain) ? fixedText(100 * gain, 1) + " %" : kMissingText;
}

/// "1, 3": the places at which each of these is taken, from the table of the steps; where there is none, each
/// is taken once.
std::vector<std::string> placesTaken(const ResultTable& found, const ResultTable* steps,
                                     const std::string& column) {
    std::vector<std::string> places;
    const ResultColumn *candidates = found.find(column), *taken = steps ? steps->find(column) : nullptr;
    for (std::size_t r = 0; r < found.rows(); ++r) {
        std::string text;
        for (std::size_t s = 0; taken && candidates && s < steps->rows(); ++s) {
            const bool same = taken->texts.empty() ? taken->numbers[s] == candidates->numbers[r]
                                                   : taken->texts[s] == candidates->texts[r];
            if (same) text += (text.empty() ? "" : ", ") + fmt::format("{}", s + 1);
        }
        const double order = numberAt(found, "order", r);
        if (!taken && std::isfinite(order)) text = fixedText(order, 0);
        places.push_back(text.empty() ? kMissingText : text);
    }
    return places;
}

/// Name, criterion alone, gain, order and criterion together of the rows of a table of proposals.
ReportTable proposalsTable(const ResultTable& found, const std::string& head,
                           const std::vector<std::string>& names, const std::vector<std::string>& places,
                           const std::string& caption) {
    ReportTable table{
        .columns = {{head},
                    {headWithUnit(translate("Report", "criterion then"), found, "criterion"), true},
                    {translate("Report", "reduction"), true, true},
                    {translate("Report", "order"), true},
                    {headWithUnit(translate("Report", "criterion together"), found, "criterion_together"),
                     true}},
        .caption = caption};
    for (std::size_t r = 0; r < found.rows(); ++r)
        table.rows.push_back({names[r], significantText(numberAt(found, "criterion", r), 4),
                              gainText(numberAt(found, "gain", r)), places[r],
                              significantText(numberAt(found, "criterion_together", r), 4)});
    return table;
}

void addNextExperiment(ReportSource& source, const AdequacyFigures& figures,
                       std::vector<ReportSection>& sections) {
    const ResultTable* found = source.result.table("next_experiment");
    auto section =
        figureSection(translate("Report", "Next experiment"), "next", figures.nextPanels(), 1,
                      translate("Report", "By how much one further experiment would reduce the criterion, at "
                                          "the present estimate."));
    if (!found || !section) return;
    const ResultColumn& input = found->columns.front();
    std::vector<std::string> names;
    for (const double value : input.numbers) names.push_back(significantText(value, 5));
    const std::string unit = unitText(input.unit);
    section->blocks.push_back(proposalsTable(
        *found, unit.empty() ? input.name : input.name + " [" + unit + "]", names,
        placesTaken(*found, source.result.table("next_experiment_steps"), input.name),
        filled(translate(
                   "Report",
                   "Candidates of the next experiment by the criterion {}: alone, and the places at which to "
                   "measure them, one more than once where repeating it is best. The order holds for the "
                   "present estimate; with new data the study is "
                   "to be run again."),
               jsonText(source.result.diagnostics, "criterion"))));
    sections.push_back(std::move(*section));
}

ReportTable stepsTable(ReportSource& source, const AdequacyFigures& figures, const ResultTable& found) {
    ReportTable table{.columns = {{translate("Report", "Series")},
                                  {translate("Report", "criterion predicted"), true},
                                  {translate("Report", "criterion reached"), true, true}}};
    for (const Estimate& e : source.result.unknowns)
        table.columns.push_back({e.name + " [" + figures.unitOf(e.name).text + "]", true});
    for (std::size_t r = 0; r < found.rows(); ++r) {
        const bool repetition = textAt(found, "kind", r) == "repetition";
        std::vector<std::string> row{textAt(found, "series", r) +
                                         (repetition ? translate("Report", " (repetition)") : std::string()),
                                     significantText(numberAt(found, "predicted", r), 4),
                                     significantText(numberAt(found, "criterion", r), 4)};
        for (const Estimate& e : source.result.unknowns) {
            row.push_back(withError(figures.unitOf(e.name), numberAt(found, e.name, r),
                                    numberAt(found, e.name + "_standard_error", r)));
        }
        table.rows.push_back(std::move(row));
    }
    table.caption = translate(
        "Report", "The series one after the other: what the criterion was predicted to be before each, "
                  "and what it is with its data at the estimate renewed with them.");
    return table;
}

void addNextSeries(ReportSource& source, const AdequacyFigures& figures,
                   std::vector<ReportSection>& sections) {
    const ResultTable* found = source.result.table("next_series");
    if (!found) return;
    std::vector<std::string> names;
    for (std::size_t r = 0; r < found->rows(); ++r)
        names.push_back(textAt(*found, "series", r) + (textAt(*found, "kind", r) == "repetition"
                                                           ? translate("Report", " (repetition)")
                                                           : std::string()));
    const Json& series = source.result.diagnostics["next_series"];
    ReportSection section{
        translate("Report", "Next series"),
        "",
        {proposalsTable(*found, jsonText(series, "column"), names,
                        placesTaken(*found, source.result.table("next_series_steps"), "series"),
                        translate("Report",
                                  "Candidate series: the criterion with one of them alone, at the "
                                  "estimate of the study, and the order in which to take them, each "
                                  "judged at the estimate renewed with those before."))}};
    if (const auto* steps = source.result.table("next_series_steps"))
        section.blocks.push_back(stepsTable(source, figures, *steps));
    sections.push_back(std::move(section));
}

void addPlannedSensors(ReportSource& source, std::vector<ReportSection>& sections) {
    const ResultTable* found = source.result.table("planned_sensors");
    if (!found) return;
    std::vector<std::string> names;
    for (std::size_t r = 0; r < found->rows(); ++r) names.push_back(textAt(*found, "sensor", r));
    sections.push_back(
        {translate("Report", "Sensors not yet there"),
         "",
         {proposalsTable(*found, translate("Report", "Sensor"), names, placesTaken(*found, nullptr, "sensor"),
                         translate("Report",
                                   "Outputs that are not measured, as if read wherever anything was, "
                                   "beside the sensors used: alone, and in the order in which to add "
                                   "them. No data stand behind these numbers but the present "
                                   "estimate and the standard deviations stated."))}});
}

} // namespace

std::vector<ReportSection> furtherSections(ReportSource& source, const AdequacyFigures& figures) {
    std::vector<ReportSection> sections;
    if (source.result.diagnostics.contains("coverage")) sections.push_back(coverageSection(source));
    addProfiles(source, figures, sections);
    addNextExperiment(source, figures, sections);
    addNextSeries(source, figures, sections);
    addPlannedSensors(source, sections);
    return sections;
}

} // namespace rigor
