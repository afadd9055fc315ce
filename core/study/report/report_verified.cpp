// Sections of verified identification.
#include "core/study/report/report_parts.h"
#include "core/study/report/verified_figures.h"

namespace rigor {

std::optional<ReportSection> assumptionsSection(ReportSource& source) {
    const auto assumed = source.result.diagnostics.find("assumptions");
    if (!answers(source.result.method, AnswerKind::Enclosure) || assumed == source.result.diagnostics.end() ||
        !assumed->is_array())
        return std::nullopt;
    ReportSection section{translate("Report", "What the proof rests on"), "", {}, "proof"};
    for (const auto& one : *assumed) section.blocks.push_back(ReportParagraph{{{one.get<std::string>()}}});
    return section;
}

std::vector<ReportSection> verifiedSections(ReportSource& source) {
    std::vector<ReportSection> sections;
    if (!answers(source.result.method, AnswerKind::Enclosure)) return sections;
    const VerifiedFigures figures(std::make_shared<const Result>(source.result));
    const auto add = [&](std::string title, Figure figure) {
        sections.push_back({std::move(title), "", {ReportFigure{{}, std::move(figure)}}});
    };
    if (figures.hasCourse()) {
        Figure tubes{.name = "tubes", .columnWidths = {1}, .panelHeight = 110};
        for (const std::string& state : figures.states()) {
            const FigurePanel around = figures.tube(state, true);
            if (around.series.size() > 1) tubes.panels.push_back(around);
            tubes.panels.push_back(figures.tube(state, false));
        }
        tubes.caption = translate(
            "Report",
            "Guaranteed bounds of the states at the reported times: there every trajectory that agrees with "
            "model and data lies inside. Measured values with the bound of their sensor.");
        tubes.description = translate("Report", "Guaranteed bounds of the states");
        add(translate("Report", "Enclosures of the states"), std::move(tubes));
        Figure widths{.name = "widths", .columnWidths = {1}, .panelHeight = 130};
        widths.panels = {figures.widths()};
        widths.caption = translate("Report", "Width of the hull of each unknown.");
        if (figures.hasEffort()) {
            widths.columnWidths = {1, 1};
            widths.panels.push_back(figures.boxes());
            widths.caption =
                translate("Report", "Left: width of the hull of each unknown. Right: boxes in the list.");
        }
        widths.description = translate("Report", "Widths of the unknowns over time");
        add(translate("Report", "Enclosures of the unknowns over time"), std::move(widths));
    }
    if (FigurePanel close = figures.contradiction(); !close.series.empty()) {
        Figure figure{.name = "contradiction", .columnWidths = {1}, .panelHeight = 150};
        figure.caption =
            translate("Report", "The last rows before the contradiction: no box is left behind the "
                                "line.");
        figure.description = figure.caption;
        figure.panels = {std::move(close)};
        add(translate("Report", "Contradiction"), std::move(figure));
    }
    if (figures.hasBoxes() && figures.parameters().size() > 1) {
        Figure boxes{.name = "boxes", .columnWidths = {1}, .panelHeight = 200};
        boxes.panels = {figures.projection(0, 1)};
        boxes.caption = translate("Report", "Projection of the boxes on the first two unknowns.");
        boxes.description = boxes.caption;
        add(translate("Report", "Boxes"), std::move(boxes));
    }
    return sections;
}

} // namespace rigor
