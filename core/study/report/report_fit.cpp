// Sections of point fits (homotopy, least squares).
#include "core/study/report/fit_figures.h"
#include "core/study/report/report_parts.h"

namespace rigor {

std::vector<ReportSection> fitSections(ReportSource& source) {
    constexpr std::size_t kMostCourses = 6;
    std::vector<ReportSection> sections;
    if (!source.result.table("fit")) return sections;
    const FitFigures figures(std::make_shared<const Result>(source.result));
    const auto add = [&](std::string title, Figure figure) {
        sections.push_back({std::move(title), "", {ReportFigure{source.nextFigure(), std::move(figure)}}});
    };
    if (source.settings.predictions && !figures.courses().empty()) {
        Figure figure{.name = "fit", .columnWidths = {1}, .panelHeight = 110};
        const std::size_t shown = std::min(kMostCourses, figures.courses().size());
        for (std::size_t k = 0; k < shown; ++k) {
            figure.panels.push_back(figures.measuredAndFitted(k));
            figure.panels.push_back(figures.residuals(k));
            figure.panels.push_back(figures.autocorrelation(k));
        }
        figure.caption = filled(
            translate("Report", "Measured and fitted outputs with their residuals and the autocorrelation "
                                "of these (grey: 95 % of white noise); {} of {} courses are shown, "
                                "the table fit.csv holds all."),
            shown, figures.courses().size());
        figure.description = translate("Report", "Measured and fitted outputs");
        add(translate("Report", "Measured and fitted"), std::move(figure));
    }
    if (source.settings.searchTrace && figures.hasPath()) {
        Figure figure{.name = "path", .columnWidths = {1, 1}, .panelHeight = 130};
        figure.panels = {figures.path(), figures.objective()};
        figure.caption =
            translate("Report", "Left: every unknown over the iterations, in decades from the answer. "
                                "Right: objective over the model solves made so far, on logarithmic axes.");
        figure.description = translate("Report", "Course of the search");
        add(translate("Report", "Search path"), std::move(figure));
    }
    if (figures.hasStarts()) {
        Figure figure{.name = "waterfall", .panelHeight = 120};
        figure.panels = {figures.waterfall()};
        figure.caption =
            translate("Report", "Objective reached from every start, best first. Steps are local "
                                "minima.");
        figure.description = figure.caption;
        add(translate("Report", "Starts"), std::move(figure));
    }
    if (figures.hasBasins()) {
        Figure figure{.name = "basins", .columnWidths = {1, 1}, .panelHeight = 170};
        figure.panels = {figures.basins(true), figures.basins(false)};
        figure.caption =
            translate("Report", "Starts over the bounds of the first two unknowns: which end at the "
                                "answer of this run, with homotopy (left) and without (right).");
        figure.description = translate("Report", "Basins of attraction");
        add(translate("Report", "Basins of attraction"), std::move(figure));
    }
    return sections;
}

} // namespace rigor
