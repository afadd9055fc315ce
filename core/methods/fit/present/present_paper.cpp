// The sections of the report on a point fit.
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"
#include "core/methods/estimate_text.h"
#include "core/methods/fit/present/present.h"
#include "core/methods/fit/residuals/r_squared.h"
#include "core/presentation/display_name.h"

#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kMostTrajectories = 6;

/// What the data determine of unknowns that they do not determine alone; no rows if there are none.
PaperTable combinationTable(const FitResult& result) {
    PaperTable table;
    table.caption =
        translate("Report", "What the data determine of the unknowns that they do not determine alone.");
    table.columns = {{translate("Report", "Combination")}, {withErrorTitle(), true, true}};
    if (result.combinations)
        for (const CombinationResult& one : *result.combinations)
            table.rows.push_back({one.combination, withError(one.value, one.standardError)});
    return table;
}

/// What the fit leaves of every output; no rows in results stored before this was told.
PaperTable leftOf(const FitResult& result, bool given) {
    PaperTable table;
    table.caption =
        given ? translate("Report", "What the prediction leaves of every output: rms of the residuals, as a "
                                    "part of the standard deviation of the measured values (R²: share of "
                                    "their variance that is explained) and of that stated by the sensor.")
              : translate("Report", "What the fit leaves of every output: rms of the residuals, as a part of "
                                    "the standard deviation of the measured values (R²: share of their "
                                    "variance that is explained) and of that stated by the sensor.");
    table.columns = {{translate("Report", "Output")},
                     {translate("Report", "Values"), true},
                     {translate("Report", "rms left"), true},
                     {translate("Report", "of its variation"), true},
                     {"R²", true},
                     {translate("Report", "of the stated"), true}};
    if (!result.quality) return table;
    for (const OutputQuality& one : *result.quality)
        table.rows.push_back(
            {wordsOf(one.output), roundedCountText(one.values), quantityText(one.rms, one.unit),
             std::isfinite(one.rmsOfVariation) ? significantText(100 * one.rmsOfVariation, 3) + " %"
                                               : kMissingText,
             rSquaredText(one.rSquared),
             std::isfinite(one.rmsOfStated) ? significantText(one.rmsOfStated, 3) : kMissingText});
    return table;
}

/// Measured and fitted, with residuals, of the first trajectories.
Figure trajectoriesFigure(const FitFigures& figures, bool given) {
    Figure figure{.name = "fit", .columnWidths = {1}, .panelHeight = 108};
    const std::size_t shown = std::min(kMostTrajectories, figures.trajectories().size());
    for (std::size_t k = 0; k < shown; ++k) {
        figure.panels.push_back(figures.measuredAndFitted(k));
        figure.panels.push_back(figures.residuals(k));
        if (figures.trajectories()[k].overTime)
            figure.panels.push_back(figures.autocorrelation(k));
        else
            for (const std::string& condition : figures.conditions(k))
                figure.panels.push_back(figures.residualsOver(k, condition));
    }
    figure.caption =
        given ? translate("Report", "Measured outputs and what the values given predict, with the "
                                    "residuals and their autocorrelation (grey: 95 % of white noise).")
              : translate("Report", "Measured and fitted outputs with their residuals and the "
                                    "autocorrelation of these (grey: 95 % of white noise).");
    if (shown < figures.trajectories().size())
        figure.caption +=
            " " + filled(sentence("Report", "{} of {} courses are shown, the table fit.csv holds all."),
                         shown, figures.trajectories().size());
    figure.description = given ? translate("Report", "Measured and predicted outputs")
                               : translate("Report", "Measured and fitted outputs");
    return figure;
}

} // namespace

std::vector<PaperSection> fitSections(const Result& head, const FitResult& result,
                                      const FitFigures& figures) {
    std::vector<PaperSection> sections;
    if (!result.fitted) return sections;
    const auto add = [&](std::string title, Figure figure) {
        sections.push_back({"predictions", {}, std::move(title), {std::move(figure)}});
    };
    if (!figures.trajectories().empty()) {
        const bool given = isEvaluation(head);
        add(given ? translate("Report", "Measured and predicted")
                  : translate("Report", "Measured and fitted"),
            trajectoriesFigure(figures, given));
        if (PaperTable quality = leftOf(result, given); !quality.rows.empty())
            sections.back().blocks.emplace_back(std::move(quality));
    }
    if (figures.hasDiscrepancy()) {
        Figure figure{.name = "discrepancy", .columnWidths = {1, 1}, .panelHeight = 108};
        std::vector<std::size_t> shown = figures.withDiscrepancy();
        shown.resize(std::min(kMostTrajectories, shown.size()));
        for (const std::size_t one : shown) figure.panels.push_back(figures.discrepancy(one));
        for (const auto& [unknown, own] : *result.discrepancyOfUnknowns)
            figure.panels.push_back(figures.confounded(unknown));
        figure.caption =
            translate("Report", "What the fit leaves and what a smooth term that the model lacks takes of "
                                "it, with its 95 % band; then the profile of every unknown, of the model "
                                "alone and with the term, in the linear picture.");
        figure.description = translate("Report", "Discrepancy of the model");
        add(translate("Report", "Discrepancy"), std::move(figure));
    }
    if (figures.hasPath()) {
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
    if (figures.hasCorrelation()) {
        const auto n = static_cast<double>(head.unknowns.size());
        Figure figure{.name = "identifiability", .columnWidths = {1, 1}, .panelHeight = 40 + 16 * n};
        figure.panels = {figures.correlation(), figures.singularValues()};
        figure.caption = translate(
            "Report", "Left: correlation of the estimates by sign and strength; empty "
                      "where the data do not determine both. Right: singular values of the Jacobian with "
                      "columns of unit length.");
        figure.description = translate("Report", "Correlation and identifiability");
        add(translate("Report", "Identifiability"), std::move(figure));
        if (PaperTable combinations = combinationTable(result); !combinations.rows.empty())
            sections.back().blocks.emplace_back(std::move(combinations));
    }
    if (!figures.profiled().empty()) {
        Figure figure{.name = "profiles", .columnWidths = {1, 1}, .panelHeight = 100};
        for (const std::string& unknown : figures.profiled())
            figure.panels.push_back(figures.profile(unknown));
        figure.caption =
            translate("Report", "Profile likelihood: rise of the objective where one unknown is held and the "
                                "others are fitted again, and the parabola of the linearised interval. The "
                                "interval ends where the profile crosses the dashed limit.");
        figure.description = translate("Report", "Profile likelihood of every unknown");
        add(translate("Report", "Profiles"), std::move(figure));
    }
    if (figures.hasNoiseStudy()) {
        Figure figure{.name = "noise", .columnWidths = {1, 1}, .panelHeight = 100};
        for (std::size_t k = 0; k < head.unknowns.size(); ++k) figure.panels.push_back(figures.noise(k));
        figure.caption =
            translate("Report", "Estimates from the fitted outputs with normal noise added, identified again "
                                "from the same start; bars are one standard deviation of the repeats.");
        figure.description = translate("Report", "Scatter of the estimates over the level of noise");
        add(translate("Report", "Noise study"), std::move(figure));
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
