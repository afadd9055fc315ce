#include "ui/methods/method_page.h"

#include "core/study/report/report.h"
#include "ui/methods/general_page.h"
#include "ui/result/result_page.h"
#include "ui/widgets/text/qt_text.h"

namespace rigor {

namespace {
MethodPage* pageFor(AnswerKind answer, QWidget* parent) {
    switch (answer) {
    case AnswerKind::SensorSets:
    case AnswerKind::Trajectory:
    case AnswerKind::PointFit:
    case AnswerKind::Distribution:
    case AnswerKind::Enclosure:
    case AnswerKind::General:
        break;
    }
    return new GeneralPage(parent);
}
} // namespace

MethodPage* makeMethodPage(const std::string& methodKey, QWidget* parent) {
    const MethodDescriptor* method = findMethod(methodKey);
    MethodPage* page = method && method->present
                           ? new ResultPage(parent)
                           : pageFor(method ? method->answer : AnswerKind::General, parent);
    if (method) page->setProperty("guide", method->guidePage);
    return page;
}

ResultHeadline headlineOf(const Result& result) {
    ResultHeadline head;
    const ReportVerdict verdict = verdictOf(result);
    switch (result.outcome) {
    case RunOutcome::Answered:
        head.state =
            verdict.severity == ReportSeverity::Success ? ResultState::Success : ResultState::Warning;
        head.word = verdict.severity == ReportSeverity::Success
                        ? MethodPage::tr("answered")
                        : MethodPage::tr("answered with reservations");
        break;
    case RunOutcome::Empty:
        head.state = ResultState::Empty;
        head.word = MethodPage::tr("EMPTY");
        break;
    case RunOutcome::NoAnswer:
        head.word = MethodPage::tr("no answer");
        break;
    case RunOutcome::Cancelled:
        head.state = ResultState::Warning;
        head.word = MethodPage::tr("cancelled");
        break;
    case RunOutcome::Failed:
        head.word = MethodPage::tr("failed");
        break;
    case RunOutcome::NotRun:
        head.word = MethodPage::tr("not run");
        break;
    }
    head.verdict = qt(result.verdict.clause);
    QStringList rest;
    for (const Message& sentence : result.verdict.rest) rest << qt(sentence);
    head.more = rest.join(' ');
    for (const auto& warning : result.remarks()) head.warnings << QString::fromStdString(warning);
    for (const auto& note : result.notes) head.notes << QString::fromStdString(note);
    return head;
}

} // namespace rigor
