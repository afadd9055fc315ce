// What is said of a run at given values: whether its data are predicted, and how well.
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/result/validation_result.h"
#include "core/presentation/display_name.h"
#include "core/study/report/report_parts.h"

#include <cmath>

namespace rigor {

std::string validationVerdict(const Result& result) {
    const auto facts = readFacts<ValidationResult>(result).validation;
    return facts ? facts->verdict.text() : std::string();
}

std::optional<ReportSection> validationSection(ReportSource& source) {
    const auto facts = readFacts<ValidationResult>(source.result).validation;
    if (!facts) return std::nullopt;
    std::string text = facts->verdict;
    for (const Message& one : facts->said) text += " " + one.text();
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
    for (const auto& [name, one] : facts->outputs) {
        const DisplayUnit shown = displayUnit(one.unit, one.rms);
        const auto number = [&, &unit = one.unit](double value) {
            return std::isfinite(value)
                       ? withUnit(significantText(value * shown.scale, 3), unit.empty() ? "" : shown.text)
                       : std::string("–");
        };
        table.rows.push_back({wordsOf(name), roundedCountText(one.values), number(one.rms),
                              number(one.calibrationRms), number(one.bias),
                              std::isfinite(one.coverage) ? fixedText(100 * one.coverage, 0) + " %" : "–"});
    }
    ReportSection section{
        translate("Report", "Validation"), "", {ReportParagraph{{{text}}}, std::move(table)}, "validation"};
    constexpr std::size_t kMostFigures = 4;
    for (Figure& figure : heldBackFigures(source.result, kMostFigures))
        section.blocks.push_back(ReportFigure{{}, std::move(figure)});
    return section;
}

} // namespace rigor
