// Sections of the filter: curve, innovations, states, sensors in words, the fit of all data.
#include "core/foundation/message/number_text.h"
#include "core/study/report/filter_figures.h"
#include "core/study/report/report_parts.h"

#include <cmath>

namespace rigor {

namespace {

ReportTable sensorsTable(ReportSource& source) {
    ReportTable table{.columns = {{translate("Report", "Sensor")},
                                  {translate("Report", "Values"), true},
                                  {translate("Report", "Mean NIS"), true},
                                  {translate("Report", "Bias / σ"), true},
                                  {translate("Report", "Within 95 %"), true},
                                  {translate("Report", "Largest autocorrelation"), true},
                                  {translate("Report", "Ljung-Box"), true},
                                  {translate("Report", "Lags outside"), true},
                                  {translate("Report", "In words")}}};
    for (const auto& s : source.result.diagnostics["sensors"])
        table.rows.push_back({jsonText(s, "sensor"), countText(std::llround(jsonNumber(s, "values"))),
                              fixedText(jsonNumber(s, "nis_mean"), 3), fixedText(jsonNumber(s, "mean"), 3),
                              fixedText(100 * jsonNumber(s, "coverage"), 1) + " %",
                              fixedText(jsonNumber(s, "largest_autocorrelation"), 3),
                              significantText(jsonNumber(s, "ljung_box"), 3),
                              countText(std::llround(jsonNumber(s, "lags_outside_95"))),
                              jsonText(s, "words")});
    table.caption =
        filled(translate("Report",
                         "Innovations from {:g} s on, made independent and of unit variance. A consistent "
                         "filter has NIS 1, no bias, 95 % within the bounds and one lag in twenty outside."),
               jsonNumber(source.result.diagnostics, "judged_from"));
    return table;
}

/// Value in the digits of its standard deviation, with one power of ten in both.
ReportTable crossCheckTable(const FilterFigures& figures) {
    ReportTable table{.columns = {{translate("Report", "Unknown")},
                                  {translate("Report", "Unit")},
                                  {translate("Report", "Filter"), true},
                                  {translate("Report", "All data at once"), true},
                                  {translate("Report", "σ / bound"), true},
                                  {translate("Report", "Apart / σ"), true}}};
    for (const auto& c : figures.crossCheck()) {
        const DisplayUnit unit = displayUnit(c.unit, c.filter);
        table.rows.push_back({c.name, unit.text,
                              withErrorShort(c.filter * unit.scale, c.deviation * unit.scale),
                              withErrorShort(c.allData * unit.scale, c.bound * unit.scale),
                              fixedText(c.deviation / c.bound, 2), fixedText(c.off, 2)});
    }
    table.caption =
        translate("Report", "Filter: estimate and standard deviation at the end of the record. All "
                            "data at once: the fit without process noise with its Cramér-Rao "
                            "bound, below which no unbiased estimate from these data comes.");
    return table;
}

} // namespace

std::vector<ReportSection> filterSections(ReportSource& source) {
    std::vector<ReportSection> sections;
    if (!answers(source.result.method, AnswerKind::Trajectory) || !source.result.table("innovations"))
        return sections;
    const FilterFigures figures(std::make_shared<const Result>(source.result));
    const auto add = [&](std::string title, Figure figure) {
        figure.description = figure.caption;
        sections.push_back({std::move(title), "", {ReportFigure{{}, std::move(figure)}}});
    };
    if (figures.hasCurve()) {
        Figure figure{.name = "curve", .panelHeight = 190, .caption = {}, .description = {}};
        figure.panels = {figures.curve()};
        figure.caption = translate("Report", "Characteristic curve at the end of the record with its 95 % "
                                             "band and control points.");
        add(translate("Report", "Characteristic curve"), std::move(figure));
    }
    if (source.result.diagnostics.contains("sensors"))
        sections.push_back({translate("Report", "May the filter be believed"), "", {sensorsTable(source)}});
    Figure nis{.name = "nis", .columnWidths = {2, 1}, .panelHeight = 120, .caption = {}, .description = {}};
    nis.panels = {figures.nis(), figures.autocorrelation()};
    nis.caption = translate("Report", "Left: normalised innovation squared over time. Right: autocorrelation "
                                      "of the innovations with the 95 % bounds of white noise.");
    add(translate("Report", "Innovations over time"), std::move(nis));
    Figure states{
        .name = "states", .columnWidths = {1, 1}, .panelHeight = 110, .caption = {}, .description = {}};
    for (std::size_t k = 0; k < figures.states().size() && k < 8; ++k)
        states.panels.push_back(figures.state(k));
    states.caption = translate("Report", "Estimated states with their 95 % bands; the table states.csv holds "
                                         "every instant.");
    if (!states.panels.empty()) add(translate("Report", "States"), std::move(states));
    if (!figures.hasCrossCheck()) return sections;
    Figure check{.name = "cross-check", .panelHeight = 140, .caption = {}, .description = {}};
    check.panels = {figures.crossCheckOfUnknowns()};
    if (FigurePanel curve = figures.crossCheckOfCurve(); !curve.series.empty())
        check.panels.push_back(std::move(curve));
    check.caption = translate("Report", "The filter beside the fit of all data at once: differences with the "
                                        "95 % bars and bands of the filter and of the Cramér-Rao bound.");
    add(translate("Report", "Cross-check"), std::move(check));
    sections.back().blocks.push_back(crossCheckTable(figures));
    return sections;
}

} // namespace rigor
