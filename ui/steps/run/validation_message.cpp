#include "ui/steps/run/validation_message.h"

#include "core/methods/result/validation_result.h"
#include "ui/widgets/text/qt_text.h"

#include <QStringList>

namespace rigor {
std::shared_ptr<const Result> calibrationOf(const Study& study, const std::vector<RunRecord>& runs) {
    const std::vector<double>* values = nullptr;
    for (const auto& [key, value] : study.options)
        if (key == "evaluate_at") values = std::get_if<std::vector<double>>(&value);
    if (!values || values->empty()) return nullptr;
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
        if (!run->result || isEvaluation(*run->result)) continue;
        const std::vector<Estimate>& found = run->result->unknowns;
        if (std::equal(values->begin(), values->end(), found.begin(), found.end(),
                       [](double value, const Estimate& e) { return value == e.value; }))
            return run->result;
    }
    return nullptr;
}

std::optional<RunValidation> validationStrip(const RunRecord& run) {
    if (!run.result) return std::nullopt;
    const auto facts = readFacts<ValidationResult>(*run.result).validation;
    if (!facts) return std::nullopt;
    QStringList more;
    for (const Message& one : facts->said) more << qt(one);
    RunValidation validation;
    validation.tested = facts->passed.has_value();
    validation.passed = facts->passed.value_or(false);
    validation.calibrationKnown = facts->calibrationKnown;
    const auto kind = !validation.tested  ? BarMessage::Kind::Warning
                      : validation.passed ? BarMessage::Kind::Success
                                          : BarMessage::Kind::Rejected;
    validation.message = {kind, qt(facts->verdict), more.join(' '), {}};
    return validation;
}

} // namespace rigor
