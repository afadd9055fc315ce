#include "ui/steps/validation_strip.h"

#include "core/study/report/compare.h"
#include "core/study/report/number_text.h"
#include "ui/steps/run_page.h"

#include <QStringList>

namespace rigor {
const RunRecord* calibrationOf(const RunRecord& run, const std::vector<RunRecord>& runs) {
    if (!run.result || !isEvaluation(*run.result)) return nullptr;
    for (auto other = runs.rbegin(); other != runs.rend(); ++other)
        if (other->number != run.number && other->result && isValidationOf(*run.result, *other->result))
            return &*other;
    return nullptr;
}

std::optional<RunValidation> validationStrip(const RunRecord& run,
                                             const std::vector<PredictedOutput>& predictions,
                                             const Result* calibration,
                                             const std::vector<PredictedOutput>* calibrated) {
    if (!run.result || !isEvaluation(*run.result)) return std::nullopt;
    const ValidationVerdict verdict = validationOf(*run.result, predictions, calibration, calibrated);
    if (verdict.clause.empty()) return std::nullopt;
    QStringList more;
    for (const std::string& one : verdict.sentences) more << QString::fromStdString(one);
    if (const auto& trim = run.study.data.preparation.trim; trim.size() == 2)
        more << RunPage::tr("Of its record only %1 … %2 s was used (trim).")
                    .arg(QString::fromStdString(plainText(trim[0])),
                         QString::fromStdString(plainText(trim[1])));
    const bool none = !verdict.tested || (verdict.all > 0 && verdict.repeated == verdict.all);
    const auto kind = none             ? StripMessage::Kind::Warning
                      : verdict.passed ? StripMessage::Kind::Success
                                       : StripMessage::Kind::Rejected;
    return RunValidation{
        {kind, QString::fromStdString(verdict.clause), more.join(' '), {}}, !none, verdict.passed};
}

} // namespace rigor
