// Sections of a report on model adequacy: sensors, ellipsoid, splits, models over the data, repeatability;
// what is asked further stands in adequacy_uncertainty_checks.cpp.
#include "core/foundation/base/translate.h"
#include "core/methods/estimate_text.h"
#include "core/study/report/adequacy_parts.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

using Json = nlohmann::ordered_json;

/// The estimate that row r of the table tells, with the interval in the columns <kind>_lower and
/// <kind>_upper.
Estimate estimateIn(const ResultTable& table, std::size_t r, const std::string& kind) {
    Estimate e;
    e.name = textAt(table, "unknown", r);
    e.value = numberAt(table, "value", r);
    e.standardError = numberAt(table, "standard_error", r);
    e.lower = numberAt(table, kind + "_lower", r);
    e.upper = numberAt(table, kind + "_upper", r);
    e.atBound = table.find("at_bound") && textAt(table, "at_bound", r) == "yes";
    return e;
}

/// "M1, rejected"; "" where the run does not say whose its estimates are.
std::string ownModelText(const Result& result) {
    const auto own = result.diagnostics.find("estimated_model");
    if (own == result.diagnostics.end() || !own->is_object()) return {};
    const std::string name = jsonText(*own, "model");
    return own->value("rejected", false) ? filled(translate("Report", "{}, which is rejected"), name) : name;
}

ReportSection sensorsSection(ReportSource& source, const AdequacyFigures& figures, const ResultTable& sets) {
    ReportTable table{.columns = {{translate("Report", "Sensors")}}};
    for (const char* criterion : {"A", "D", "E", "ME"})
        table.columns.push_back({headWithUnit(criterion, sets, criterion), true});
    table.columns.push_back({translate("Report", "condition"), true});
    for (const Estimate& e : source.result.unknowns)
        table.columns.push_back({e.name + " [" + figures.unitOf(e.name).text + "]", true});
    for (std::size_t r = 0; r < sets.rows(); ++r) {
        const bool determined = textAt(sets, "determined", r) == "yes";
        const std::string chosen =
            textAt(sets, "chosen", r) == "yes" ? translate("Report", " (chosen)") : std::string();
        std::vector<std::string> row{textAt(sets, "sensors", r) + chosen};
        for (const char* criterion : {"A", "D", "E", "ME"})
            row.push_back(significantText(numberAt(sets, criterion, r), 4));
        row.push_back(significantText(numberAt(sets, "condition", r), 3));
        for (const Estimate& e : source.result.unknowns)
            row.push_back(determined ? withError(figures.unitOf(e.name), numberAt(sets, e.name, r),
                                                 numberAt(sets, e.name + "_standard_error", r))
                                     : notDeterminedText());
        table.rows.push_back(std::move(row));
    }
    table.caption = translate(
        "Report",
        "Every set of sensors with its own estimate. A is the trace of the covariance, D its "
        "determinant, E its largest eigenvalue, ME its largest over its smallest; smaller is better. "
        "Condition: of the scaled J'J; where it is too large the set does not determine the unknowns "
        "and neither its estimate nor its covariance means anything.");
    if (const std::string model = ownModelText(source.result); !model.empty())
        table.caption += " " + filled(translate("Report", "Estimates of the model {}."), model);
    return {translate("Report", "Which sensors"), "", {std::move(table)}};
}

/// The estimates of all models, those that are not rejected first. Nothing if there is one model only.
std::optional<ReportTable> modelEstimatesTable(const AdequacyFigures& figures, const Result& result) {
    const ResultTable* estimates = result.table("model_estimates");
    const auto models = result.diagnostics.find("model_estimates");
    if (!estimates || models == result.diagnostics.end() || models->size() < 2) return {};
    ReportTable table{.columns = {{translate("Report", "Model")},
                                  {translate("Report", "Verdict")},
                                  {translate("Report", "Unknown")},
                                  {translate("Report", "Unit")},
                                  {withErrorTitle(), true, true},
                                  {translate("Report", "marginal interval"), true}}};
    for (std::size_t r = 0; r < estimates->rows(); ++r) {
        const std::string name = textAt(*estimates, "unknown", r), verdict = textAt(*estimates, "verdict", r);
        const EstimateText text = shown(estimateIn(*estimates, r, "marginal"), figures.unitOf(name));
        table.rows.push_back({textAt(*estimates, "model", r),
                              verdict == "rejected"     ? translate("Report", "rejected")
                              : verdict == "misfit"     ? translate("Report", "does not fit the data")
                              : verdict == "consistent" ? translate("Report", "not rejected")
                                                        : translate("Report", "not tested"),
                              name, text.unit, text.withError, text.intervalOrRemark()});
    }
    table.caption =
        translate("Report", "Estimates of all models from the experiments of the splits, those that are "
                            "not rejected first. The intervals of a model that is rejected mean nothing.");
    return table;
}

ReportSection ellipsoidSection(ReportSource& source, const AdequacyFigures& figures,
                               const ResultTable& estimates) {
    const std::string model = ownModelText(source.result);
    ReportTable table{.columns = {{translate("Report", "Unknown")},
                                  {translate("Report", "Unit")},
                                  {withErrorTitle(), true, true},
                                  {translate("Report", "marginal interval"), true},
                                  {translate("Report", "joint box"), true}}};
    for (std::size_t r = 0; r < estimates.rows(); ++r) {
        const std::string name = textAt(estimates, "unknown", r);
        const DisplayUnit unit = figures.unitOf(name);
        const EstimateText marginal = shown(estimateIn(estimates, r, "marginal"), unit);
        table.rows.push_back({name, unit.text, marginal.withError, marginal.intervalOrRemark(),
                              shown(estimateIn(estimates, r, "joint"), unit).interval});
    }
    const Json& ellipsoid = source.result.diagnostics["ellipsoid"];
    const double percent = 100 * jsonNumber(ellipsoid, "confidence");
    table.caption = filled(
        translate("Report",
                  "Sensors {}. The marginal interval holds one unknown with {:g} %, whatever the others "
                  "are; the joint box is the box around the ellipsoid that holds all of them at once "
                  "with {:g} %, and is wider."),
        jsonText(source.result.diagnostics, "sensors"), percent, percent);
    if (!model.empty())
        table.caption = filled(translate("Report", "Estimate of the model {}."), model) + " " + table.caption;
    ReportSection section{translate("Report", "Confidence ellipsoid"), "", {}};
    if (auto all = modelEstimatesTable(figures, source.result)) section.blocks.emplace_back(std::move(*all));
    section.blocks.emplace_back(std::move(table));
    if (const auto contour = source.result.diagnostics.find("contour");
        contour != source.result.diagnostics.end() && contour->is_object())
        section.blocks.emplace_back(ReportParagraph{{{jsonText(*contour, "words")}}});
    Figure figure{.name = "ellipsoid", .panelHeight = 200};
    figure.panels = figures.ellipsoidPanels();
    if (!figure.panels.empty()) {
        figure.columnWidths.assign(std::min<std::size_t>(figure.panels.size(), 3), 1.0);
        figure.caption =
            filled(translate("Report", "Confidence ellipsoid at {:g} %, squared radius {} (chi-squared)."),
                   percent, significantText(jsonNumber(ellipsoid, "squared_radius"), 4));
        if (!model.empty())
            figure.caption += " " + filled(translate("Report", "Estimate of the model {}."), model);
        figure.description = translate("Report", "Confidence ellipses of the estimate");
        section.blocks.emplace_back(ReportFigure{{}, std::move(figure)});
    }
    if (auto solid = figures.solidPanel()) {
        Figure space{.name = "ellipsoid-in-space", .panelHeight = 230};
        space.panels = {std::move(*solid)};
        space.caption =
            filled(translate("Report",
                             "The ellipsoid at {:g} % in space: beside the edges of the box around it, the "
                             "joint interval of each unknown."),
                   percent);
        space.description = translate("Report", "Confidence ellipsoid of three unknowns");
        section.blocks.emplace_back(ReportFigure{{}, std::move(space)});
    }
    return section;
}

ReportSection splitsSection(ReportSource& source, const AdequacyFigures& figures, const ResultTable& splits) {
    ReportTable table{.columns = {{translate("Report", "Model")},
                                  {translate("Report", "Split")},
                                  {translate("Report", "p, published rule"), true},
                                  {translate("Report", "p, both covariances"), true, true},
                                  {translate("Report", "p, Holm"), true},
                                  {translate("Report", "Verdict")}}};
    for (std::size_t r = 0; r < splits.rows(); ++r) {
        const std::string verdict = textAt(splits, "verdict", r);
        table.rows.push_back({textAt(splits, "model", r), textAt(splits, "split", r),
                              probabilityText(numberAt(splits, "p_published", r)),
                              probabilityText(numberAt(splits, "p", r)),
                              probabilityText(numberAt(splits, "p_holm", r)),
                              verdict == "rejected"     ? translate("Report", "rejected")
                              : verdict == "consistent" ? translate("Report", "consistent")
                              : verdict == "misfit"     ? translate("Report", "sides agree, but misfit")
                                                        : translate("Report", "not tested")});
    }
    table.caption = filled(
        translate(
            "Report",
            "Every model in every split, at a significance of {:g}. The published rule takes the "
            "estimate of the validation for exact and rejects right models too often (about a "
            "fifth of them with sides of equal size); with both covariances the test is right and, "
            "after Holm's correction over the splits and the fit of a model, decides. Where values were "
            "measured again, their scatter must reject it too."),
        jsonNumber(source.result.diagnostics, "significance"));
    ReportSection section{translate("Report", "Is the model wrong?"), "", {std::move(table)}};
    if (source.result.diagnostics.contains("models"))
        for (const Json& model : source.result.diagnostics["models"])
            section.blocks.emplace_back(ReportParagraph{{{jsonText(model, "words")}}});
    // One figure per model, so that none is higher than a page.
    const std::size_t splitCount = figures.splits().size();
    for (const std::string& model : figures.models()) {
        Figure figure{.name = "splits-" + model, .panelHeight = 110};
        figure.columnWidths.assign(splitCount == 1 ? 1 : splitCount == 3 ? 3 : 2, 1.0);
        for (const std::string& split : figures.splits())
            if (FigurePanel panel = figures.splitPanel(model, split); !panel.series.empty())
                figure.panels.push_back(std::move(panel));
        if (figure.panels.empty()) continue;
        figure.caption = filled(
            translate("Report",
                      "{}: estimates and confidence ellipses of the two sides of every split; the p-value "
                      "of both covariances at the upper right."),
            model);
        figure.description =
            filled(translate("Report", "Confidence ellipses of calibration and validation of {}"), model);
        section.blocks.emplace_back(ReportFigure{{}, std::move(figure)});
    }
    return section;
}

ReportSection repeatabilitySection(ReportSource& source, const AdequacyFigures& figures,
                                   const ResultTable& found) {
    ReportTable table{.columns = {{translate("Report", "Sensor")},
                                  {translate("Report", "differences"), true},
                                  {translate("Report", "sd of one value"), true, true},
                                  {translate("Report", "stated sd"), true},
                                  {translate("Report", "chi-squared"), true},
                                  {translate("Report", "degrees of freedom"), true},
                                  {"p", true}}};
    for (std::size_t r = 0; r < found.rows(); ++r) {
        const std::string sensor = textAt(found, "sensor", r);
        const Json& units = source.result.diagnostics["output_units"];
        const DisplayUnit unit = displayUnit(jsonText(units, sensor), numberAt(found, "sigma", r));
        const auto inUnit = [&](const char* column) {
            return significantText(numberAt(found, column, r) * unit.scale, 3) + " " + unit.text;
        };
        table.rows.push_back({sensor, countText(std::llround(numberAt(found, "differences", r))),
                              inUnit("sigma"), inUnit("stated_sigma"),
                              significantText(numberAt(found, "chi_squared", r), 3),
                              fixedText(numberAt(found, "degrees_of_freedom", r), 0),
                              probabilityText(numberAt(found, "p", r))});
    }
    table.caption = translate(
        "Report",
        "Scatter between repeated series, and the chi-squared test of its differences against a normal "
        "distribution with mean 0. The test takes the differences for independent; a series that takes "
        "part in two pairs violates that, so that p is approximate.");
    ReportSection section{translate("Report", "Repeatability of the sensors"), "", {std::move(table)}};
    Figure figure{.name = "quantiles", .panelHeight = 130};
    figure.panels = figures.quantilePanels();
    if (!figure.panels.empty()) {
        figure.columnWidths.assign(std::min<std::size_t>(figure.panels.size(), 3), 1.0);
        figure.caption =
            translate("Report", "Differences of repeated series against the quantiles of a normal "
                                "distribution; on the line they are normal.");
        figure.description = translate("Report", "Quantiles of the differences");
        section.blocks.emplace_back(ReportFigure{{}, std::move(figure)});
    }
    return section;
}

} // namespace

std::vector<ReportSection> adequacySections(ReportSource& source) {
    std::vector<ReportSection> sections;
    const Result& result = source.result;
    const ResultTable* sets = result.table("sensor_sets");
    if (!sets) return sections; // another method
    const AdequacyFigures figures(result);
    const auto add = [&](std::optional<ReportSection> section) {
        if (section) sections.push_back(std::move(*section));
    };
    if (const auto* table = result.table("estimates")) add(ellipsoidSection(source, figures, *table));
    if (const auto* table = result.table("splits")) add(splitsSection(source, figures, *table));
    add(sensorsSection(source, figures, *sets));
    add(figureSection(translate("Report", "Models over the data"), "courses", figures.trajectoryPanels(), 2,
                      translate("Report",
                                "Every model at its own estimate from all experiments of the splits, and "
                                "its residuals over the standard deviation of the measured means.")));
    if (const auto* table = result.table("repeatability")) add(repeatabilitySection(source, figures, *table));
    for (ReportSection& section : furtherSections(source, figures)) sections.push_back(std::move(section));
    return sections;
}

} // namespace rigor
