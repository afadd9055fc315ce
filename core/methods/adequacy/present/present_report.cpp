// Sections of the report: ellipsoid, splits, sensors, models over the data, repeatability.
#include "core/foundation/base/translate.h"
#include "core/foundation/message/quantity_text.h"
#include "core/methods/adequacy/present/present_parts.h"

#include <algorithm>
#include <cmath>

namespace rigor::adequacy {

namespace {

/// "M1, which is rejected"; "" where the run does not say whose its estimates are.
std::string ownModelText(const AdequacyResult& result) {
    return result.isRejected() ? filled(sentence("Report", "{}, which is rejected"), result.estimated.model)
                               : result.estimated.model;
}

std::string estimateOfModel(const AdequacyResult& result) {
    return filled(sentence("Report", "Estimate of the model {}."), ownModelText(result));
}

PaperSection sensorsSection(const Shown& shown) {
    const AdequacyResult& result = *shown.result;
    const SensorSetsTable& sets = *result.tables.sensorSets;
    PaperTable table;
    table.columns = {{translate("Report", "Sensors")},
                     {headWithUnit("A", sets.unitA), true},
                     {headWithUnit("D", sets.unitD), true},
                     {headWithUnit("E", sets.unitE), true},
                     {"ME", true},
                     {translate("Report", "condition"), true}};
    for (const Estimated& unknown : sets.unknowns)
        table.columns.push_back({unknown.name + " [" + shown.figures->unitOf(unknown.name).text + "]", true});
    for (std::size_t r = 0; r < sets.sensors.size(); ++r) {
        std::vector<std::string> row{valueAt(sets.chosen, r) == "yes"
                                         ? filled(sentence("Report", "{} (chosen)"), sets.sensors[r])
                                         : sets.sensors[r]};
        for (const std::vector<double>* criterion : {&sets.a, &sets.d, &sets.e, &sets.modifiedE})
            row.push_back(significantText(valueAt(*criterion, r), 4));
        row.push_back(significantText(valueAt(sets.condition, r), 3));
        for (const Estimated& unknown : sets.unknowns)
            row.push_back(valueAt(sets.determined, r) == "yes"
                              ? withError(shown.figures->unitOf(unknown.name), valueAt(unknown.values, r),
                                          valueAt(unknown.errors, r))
                              : notDeterminedText());
        table.rows.push_back(std::move(row));
    }
    table.caption = translate(
        "Report",
        "Every set of sensors with its own estimate. A is the trace of the covariance, D its "
        "determinant, E its largest eigenvalue, ME its largest over its smallest; smaller is better. "
        "Condition: of the scaled J'J; where it is too large the set does not determine the unknowns "
        "and neither its estimate nor its covariance means anything.");
    if (!result.estimated.model.empty())
        table.caption += " " + filled(sentence("Report", "Estimates of the model {}."), ownModelText(result));
    return {kPlace, "", translate("Report", "Which sensors"), {std::move(table)}};
}

/// The estimates of all models, those that are not rejected first.
PaperTable modelEstimates(const AdequacyFigures& figures) {
    const ModelEstimatesTable& rows = *figures.result().tables.modelEstimates;
    PaperTable table;
    table.columns = {{translate("Report", "Model")},   {translate("Report", "Verdict")},
                     {translate("Report", "Unknown")}, {translate("Report", "Unit")},
                     {withErrorTitle(), true, true},   {translate("Report", "marginal interval"), true}};
    for (std::size_t r = 0; r < rows.model.size(); ++r) {
        const std::string name = valueAt(rows.estimates.unknown, r);
        const EstimateText text = rigor::shown(
            estimateIn(rows.estimates, r, false, valueAt(rows.atBound, r) == "yes"), figures.unitOf(name));
        table.rows.push_back({rows.model[r], verdictInWords(valueAt(rows.verdict, r)), name, text.unit,
                              text.withError, text.intervalOrRemark()});
    }
    table.caption =
        translate("Report", "Estimates of all models from the experiments of the splits, those that are "
                            "not rejected first. The intervals of a model that is rejected mean nothing.");
    return table;
}

PaperTable intervals(const AdequacyFigures& figures) {
    const AdequacyResult& result = figures.result();
    const EstimatesTable& rows = *result.tables.estimates;
    PaperTable table;
    table.columns = {{translate("Report", "Unknown")},
                     {translate("Report", "Unit")},
                     {withErrorTitle(), true, true},
                     {translate("Report", "marginal interval"), true},
                     {translate("Report", "joint box"), true}};
    for (std::size_t r = 0; r < rows.unknown.size(); ++r) {
        const DisplayUnit unit = figures.unitOf(rows.unknown[r]);
        const EstimateText marginal = rigor::shown(estimateIn(rows, r, false), unit);
        table.rows.push_back({rows.unknown[r], unit.text, marginal.withError, marginal.intervalOrRemark(),
                              rigor::shown(estimateIn(rows, r, true), unit).interval});
    }
    const double percent = 100 * result.level();
    table.caption = filled(
        sentence("Report", "Sensors {}. The marginal interval holds one unknown with {:g} %, whatever the "
                           "others are; the joint box is the box around the ellipsoid that holds all of them "
                           "at once with {:g} %, and is wider."),
        result.sensors, percent, percent);
    if (!result.estimated.model.empty()) table.caption = estimateOfModel(result) + " " + table.caption;
    return table;
}

PaperSection ellipsoidSection(const Shown& shown) {
    const AdequacyFigures& figures = *shown.figures;
    const AdequacyResult& result = *shown.result;
    PaperSection section{kPlace, "", translate("Report", "Confidence ellipsoid"), {}};
    if (result.tables.modelEstimates && result.modelEstimates.size() > 1)
        section.blocks.emplace_back(modelEstimates(figures));
    section.blocks.emplace_back(intervals(figures));
    if (result.contour) section.blocks.emplace_back(result.contour->words);
    const double percent = 100 * result.level();
    Figure figure{.name = "ellipsoid", .panelHeight = 200};
    figure.panels = figures.ellipsoidPanels();
    if (!figure.panels.empty()) {
        figure.columnWidths.assign(std::min<std::size_t>(figure.panels.size(), 3), 1.0);
        figure.caption =
            filled(sentence("Report", "Confidence ellipsoid at {:g} %, squared radius {} (chi-squared)."),
                   percent, significantText(result.ellipsoid ? result.ellipsoid->squaredRadius : kNaN, 4));
        if (!result.estimated.model.empty()) figure.caption += " " + estimateOfModel(result);
        figure.description = translate("Report", "Confidence ellipses of the estimate");
        section.blocks.emplace_back(std::move(figure));
    }
    if (auto solid = figures.solidPanel()) {
        Figure space{.name = "ellipsoid-in-space", .panelHeight = 230};
        space.panels = {std::move(*solid)};
        space.caption =
            filled(sentence("Report", "The ellipsoid at {:g} % in space: beside the edges of the box around "
                                      "it, the joint interval of each unknown."),
                   percent);
        space.description = translate("Report", "Confidence ellipsoid of three unknowns");
        section.blocks.emplace_back(std::move(space));
    }
    return section;
}

PaperSection splitsSection(const Shown& shown) {
    const AdequacyFigures& figures = *shown.figures;
    PaperTable table;
    table.columns = {{translate("Report", "Model")},
                     {translate("Report", "Split")},
                     {translate("Report", "p, published rule"), true},
                     {translate("Report", "p, both covariances"), true, true},
                     {translate("Report", "p, Holm"), true},
                     {translate("Report", "Verdict")}};
    for (const SplitResult& split : shown.result->splits)
        table.rows.push_back({split.model, split.split, probabilityText(split.pPublished),
                              probabilityText(split.p), probabilityText(split.pHolm),
                              split.verdict == kRejected     ? translate("Report", "rejected")
                              : split.verdict == kConsistent ? translate("Report", "consistent")
                              : split.verdict == kMisfit     ? translate("Report", "sides agree, but misfit")
                                                             : translate("Report", "not tested")});
    table.caption =
        filled(sentence("Report",
                        "Every model in every split, at a significance of {:g}. The published rule takes the "
                        "estimate of the validation for exact and rejects right models too often (about a "
                        "fifth of them with sides of equal size); with both covariances the test is right "
                        "and, after Holm's correction over the splits and the fit of a model, decides. "
                        "Where values were measured again, their scatter must reject it too."),
               shown.result->significance);
    PaperSection section{kPlace, "", translate("Report", "Is the model wrong?"), {std::move(table)}};
    for (const ModelVerdictResult& model : shown.result->models) section.blocks.emplace_back(model.words);
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
            sentence("Report", "{}: estimates and confidence ellipses of the two sides of every split; "
                               "the p-value of both covariances at the upper right."),
            model);
        figure.description =
            filled(sentence("Report", "Confidence ellipses of calibration and validation of {}"), model);
        section.blocks.emplace_back(std::move(figure));
    }
    return section;
}

PaperSection repeatabilitySection(const Shown& shown) {
    const RepeatabilityTable& rows = *shown.result->tables.repeatability;
    PaperTable table;
    table.columns = {{translate("Report", "Sensor")},
                     {translate("Report", "differences"), true},
                     {translate("Report", "sd from differences"), true, true},
                     {translate("Report", "stated sd"), true},
                     {translate("Report", "chi-squared"), true},
                     {translate("Report", "degrees of freedom"), true},
                     {"p", true}};
    for (std::size_t r = 0; r < rows.sensor.size(); ++r) {
        const DisplayUnit unit = displayUnit(shown.result->unitOf(rows.sensor[r]), valueAt(rows.sigma, r));
        const auto inUnit = [&](const std::vector<double>& column) {
            return significantText(valueAt(column, r) * unit.scale, 3) + " " + unit.text;
        };
        table.rows.push_back({rows.sensor[r], roundedCountText(valueAt(rows.differences, r)),
                              inUnit(rows.sigma), inUnit(rows.stated),
                              significantText(valueAt(rows.chiSquared, r), 3),
                              fixedText(valueAt(rows.freedom, r), 0), probabilityText(valueAt(rows.p, r))});
    }
    table.caption = translate(
        "Report",
        "Scatter between repeated series, and the chi-squared test of its differences against a normal "
        "distribution with mean 0. The test takes the differences for independent; a series that takes "
        "part in two pairs violates that, so that p is approximate. The sd is that of the differences over "
        "the square root of 2; "
        "warnings rest on the scatter of the values about their means, in which each counts once.");
    PaperSection section{kPlace, "", translate("Report", "Repeatability of the sensors"), {std::move(table)}};
    Figure figure{.name = "quantiles", .panelHeight = 130};
    figure.panels = shown.figures->quantilePanels();
    if (!figure.panels.empty()) {
        figure.columnWidths.assign(std::min<std::size_t>(figure.panels.size(), 3), 1.0);
        figure.caption =
            translate("Report", "Differences of repeated series against the quantiles of a normal "
                                "distribution; on the line they are normal.");
        figure.description = translate("Report", "Quantiles of the differences");
        section.blocks.emplace_back(std::move(figure));
    }
    return section;
}

} // namespace

std::string headWithUnit(const std::string& words, const std::string& unit) {
    const std::string text = unitText(unit);
    return text.empty() || text == kMissingText ? words : words + " [" + text + "]";
}

std::optional<PaperSection> figureSection(const std::string& title, const std::string& name,
                                          std::vector<FigurePanel> panels, std::size_t columns,
                                          const std::string& caption) {
    if (panels.empty()) return std::nullopt;
    Figure figure{.name = name, .panelHeight = 130};
    figure.columnWidths.assign(std::min(columns, panels.size()), 1.0);
    figure.panels = std::move(panels);
    figure.caption = caption;
    figure.description = title;
    return PaperSection{kPlace, "", title, {std::move(figure)}};
}

std::vector<PaperSection> sectionsOf(const Shown& shown) {
    std::vector<PaperSection> sections;
    const Tables& t = shown.result->tables;
    if (!t.sensorSets) return sections; // nothing was reached
    if (t.estimates) sections.push_back(ellipsoidSection(shown));
    if (t.splits) sections.push_back(splitsSection(shown));
    sections.push_back(sensorsSection(shown));
    if (auto section = figureSection(
            translate("Report", "Models over the data"), "courses", shown.figures->trajectoryPanels(), 2,
            translate("Report", "Every model at its own estimate from all experiments of the splits, and "
                                "its residuals over the standard deviation of the measured means.")))
        sections.push_back(std::move(*section));
    if (t.repeatability) sections.push_back(repeatabilitySection(shown));
    for (PaperSection& section : checkSectionsOf(shown)) sections.push_back(std::move(section));
    return sections;
}

} // namespace rigor::adequacy
