#include "ui/steps/run/validation_message.h"

#include "core/methods/message_json.h"
#include "ui/widgets/qt_text.h"

#include <QStringList>

namespace rigor {
std::shared_ptr<const Result> calibrationOf(const Study& study, const std::vector<RunRecord>& runs) {
    const std::vector<double>* values = nullptr;
    for (const auto& [key, value] : study.options)
        if (key == "evaluate_at") values = std::get_if<std::vector<double>>(&value);
    if (!values || values->empty()) return nullptr;
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
        if (!run->result || run->result->diagnostics.contains("validation")) continue;
        const std::vector<Estimate>& found = run->result->unknowns;
        if (std::equal(values->begin(), values->end(), found.begin(), found.end(),
                       [](double value, const Estimate& e) { return value == e.value; }))
            return run->result;
    }
    return nullptr;
}

std::optional<RunValidation> validationStrip(const RunRecord& run) {
    if (!run.result) return std::nullopt;
    const auto found = run.result->diagnostics.find("validation");
    if (found == run.result->diagnostics.end() || !found->is_object()) return std::nullopt;
    const auto qt = [](const nlohmann::ordered_json& text) { return QString::fromStdString(textIn(text)); };
    QStringList more;
    for (const auto& one : found->value("said", nlohmann::ordered_json::array())) more << qt(one);
    const auto passed = found->value("passed", nlohmann::ordered_json());
    RunValidation validation;
    validation.tested = passed.is_boolean();
    validation.passed = passed.is_boolean() && passed.get<bool>();
    validation.calibrationKnown = found->value("calibration_known", false);
    const auto kind = !validation.tested  ? BarMessage::Kind::Warning
                      : validation.passed ? BarMessage::Kind::Success
                                          : BarMessage::Kind::Rejected;
    validation.message = {kind, qt(found->value("verdict", nlohmann::ordered_json())), more.join(' '), {}};
    return validation;
}

} // namespace rigor
