// What is said of a run at given values: whether its data are predicted, and how well.
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/message_json.h"
#include "core/study/report/report_parts.h"

#include <cmath>

namespace rigor {

std::string validationVerdict(const Result& result) {
    const auto found = result.diagnostics.find("validation");
    return found == result.diagnostics.end() ? std::string() : jsonText(*found, "verdict");
}

std::optional<ReportSection> validationSection(ReportSource& source) {
    const auto found = source.result.diagnostics.find("validation");
    if (found == source.result.diagnostics.end() || !found->is_object()) return std::nullopt;
    std::string text = jsonText(*found, "verdict");
    if (const auto said = found->find("said"); said != found->end() && said->is_array())
        for (const auto& one : *said) text += " " + textIn(one);
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

} // namespace rigor
