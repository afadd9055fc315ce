// Sections of point fits (homotopy, least squares).
#include "core/foundation/message/quantity_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/estimate_text.h"
#include "core/methods/fit/r_squared.h"
#include "core/study/report/compare.h"
#include "core/study/report/fit_figures.h"
#include "core/study/report/report_parts.h"

#include <cmath>

namespace rigor {

namespace {

/// The numbers behind the cells of the picture.
ReportTable correlationNumbers(ReportSource& source) {
    const ResultTable& correlation = *source.result.table("correlation");
    ReportTable table;
    table.caption =
        translate("Report", "Correlation of the estimates; – where the data do not determine both.");
    table.columns.push_back({translate("Report", "Unknown")});
    for (const Estimate& column : source.result.unknowns)
        table.columns.push_back({wordsOf(column.name), true});
    for (std::size_t row = 0; row < source.result.unknowns.size(); ++row) {
        std::vector<std::string> cells{wordsOf(source.result.unknowns[row].name)};
        for (const Estimate& column : source.result.unknowns) {
            const ResultColumn* values = correlation.find(column.name);
            const double value = values && row < values->numbers.size() ? values->numbers[row] : std::nan("");
            cells.push_back(std::isfinite(value) ? fixedText(value, 2) : "–");
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

/// What the data determine of unknowns that they do not determine alone; no rows if there are none.
ReportTable combinationsOf(const ReportSource& source) {
    ReportTable table;
    table.caption =
        translate("Report", "What the data determine of the unknowns that they do not determine alone.");
    table.columns = {{translate("Report", "Combination")}, {withErrorTitle(), true, true}};
    const auto found = source.result.diagnostics.find("combinations");
    if (found == source.result.diagnostics.end() || !found->is_array()) return table;
    const auto number = [](const nlohmann::ordered_json& one, const char* key) {
        return one.contains(key) && one[key].is_number() ? one[key].get<double>() : std::nan("");
    };
    for (const auto& one : *found) {
        const double value = number(one, "value"), error = number(one, "standard_error");
        table.rows.push_back({one.value("combination", ""), withError(value, error)});
    }
    return table;
}

/// What the fit leaves of every output; no rows in results stored before this was told.
ReportTable qualityOf(const ReportSource& source) {
    ReportTable table;
    table.caption =
        isEvaluation(source.result)
            ? translate("Report", "What the prediction leaves of every output: rms of the residuals, as a "
                                  "part of the standard deviation of the measured values (R2: share of "
                                  "their variance that is explained) and of that stated by the sensor.")
            : translate("Report", "What the fit leaves of every output: rms of the residuals, as a part of "
                                  "the standard deviation of the measured values (R2: share of their "
                                  "variance that is explained) and of that stated by the sensor.");
    table.columns = {{translate("Report", "Output")},
                     {translate("Report", "Values"), true},
                     {translate("Report", "rms left"), true},
                     {translate("Report", "of its variation"), true},
                     {"R2", true},
                     {translate("Report", "of the stated"), true}};
    const auto found = source.result.diagnostics.find("fit_quality");
    if (found == source.result.diagnostics.end() || !found->is_array()) return table;
    for (const auto& one : *found) {
        const double part = jsonNumber(one, "rms_of_variation"), times = jsonNumber(one, "rms_of_stated");
        table.rows.push_back({wordsOf(one.value("output", "")),
                              countText(std::llround(jsonNumber(one, "values"))),
                              quantityText(jsonNumber(one, "rms"), one.value("unit", "")),
                              std::isfinite(part) ? significantText(100 * part, 3) + " %" : "–",
                              rSquaredText(jsonNumber(one, "r_squared")),
                              std::isfinite(times) ? significantText(times, 3) : "–"});
    }
    return table;
}

} // namespace

std::string validationVerdict(const Result& result) {
    const auto found = result.diagnostics.find("validation");
    return found == result.diagnostics.end() ? std::string() : jsonText(*found, "verdict");
}

std::optional<ReportSection> validationSection(ReportSource& source) {
    const auto found = source.result.diagnostics.find("validation");
    if (found == source.result.diagnostics.end() || !found->is_object()) return std::nullopt;
    std::string text = jsonText(*found, "verdict");
    if (const auto said = found->find("said"); said != found->end() && said->is_array())
        for (const auto& one : *said)
            if (one.is_string()) text += " " + one.get<std::string>();
    ReportTable table{.columns = {{translate("Report", "Output")},
                                  {translate("Report", "Values"), true},
                                  {translate("Report", "rms"), true},
                                  {translate("Report", "of the calibration"), true},
                                  {translate("Report", "mean error"), true},
                                  {translate("Report", "inside the 95 % band"), true}}};
    table.caption =
        translate("Report", "Measured minus predicted: root mean square, that of the calibration, "
                            "mean, and the share of the values within the 95 % band of the "
                            "prediction; – where it is not known.");
    const auto outputs = found->find("outputs");
    if (outputs != found->end() && outputs->is_object())
        for (const auto& [name, one] : outputs->items()) {
            const std::string unit = jsonText(one, "unit");
            const double inside = jsonNumber(one, "coverage");
            const auto number = [&, &one = one](const char* key) {
                const double value = jsonNumber(one, key);
                if (!std::isfinite(value)) return std::string("–");
                const DisplayUnit shown = displayUnit(unit, jsonNumber(one, "rms"));
                return withUnit(significantText(value * shown.scale, 3), unit.empty() ? "" : shown.text);
            };
            table.rows.push_back({wordsOf(name), countText(std::llround(jsonNumber(one, "values"))),
                                  number("rms"), number("calibration_rms"), number("bias"),
                                  std::isfinite(inside) ? fixedText(100 * inside, 0) + " %" : "–"});
        }
    return ReportSection{
        translate("Report", "Validation"), "", {ReportParagraph{{{text}}}, std::move(table)}, "validation"};
}

std::vector<ReportSection> fitSections(ReportSource& source) {
    constexpr std::size_t kMostTrajectories = 6;
    std::vector<ReportSection> sections;
    if (!source.result.table("fit")) return sections;
    const FitFigures figures(std::make_shared<const Result>(source.result));
    const auto add = [&](std::string title, Figure figure) {
        sections.push_back({std::move(title), "", {ReportFigure{{}, std::move(figure)}}});
    };
    if (source.settings.predictions && !figures.trajectories().empty()) {
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
        const bool given = isEvaluation(source.result);
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
        add(given ? translate("Report", "Measured and predicted")
                  : translate("Report", "Measured and fitted"),
            std::move(figure));
        if (ReportTable quality = qualityOf(source); !quality.rows.empty())
            sections.back().blocks.push_back(std::move(quality));
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
        const auto n = static_cast<double>(source.result.unknowns.size());
        Figure figure{.name = "identifiability", .columnWidths = {1, 1}, .panelHeight = 40 + 16 * n};
        figure.panels = {figures.correlation(), figures.singularValues()};
        figure.caption = translate(
            "Report", "Left: correlation of the estimates by sign and strength; empty "
                      "where the data do not determine both. Right: singular values of the Jacobian with "
                      "columns of unit length.");
        figure.description = translate("Report", "Correlation and identifiability");
        add(translate("Report", "Identifiability"), std::move(figure));
        sections.back().blocks.push_back(correlationNumbers(source));
        if (ReportTable combinations = combinationsOf(source); !combinations.rows.empty())
            sections.back().blocks.push_back(std::move(combinations));
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
        for (std::size_t k = 0; k < source.result.unknowns.size(); ++k)
            figure.panels.push_back(figures.noise(k));
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
