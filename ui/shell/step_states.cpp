#include "ui/shell/step_states.h"

#include "core/methods/result/validation_result.h"

#include "core/foundation/message/number_text.h"
#include "core/study/report/report.h"
#include "ui/document/other_method.h"
#include "ui/document/remedy.h"
#include "ui/document/trust_answers.h"
#include "ui/steps/compare/compare_page.h"
#include "ui/widgets/text/free_tr.h"
#include "ui/widgets/text/qt_text.h"

#include <QCoreApplication>

namespace rigor {

namespace {
const QString kDot = QStringLiteral(" · ");
QString rowsText(long long rows) {
    const int n = static_cast<int>(rows);
    return QCoreApplication::translate("rigor", "%1 row(s)", nullptr, n).arg(qt(countText(rows)));
}

/// An answer that nothing speaks against.
bool isClean(const Result& result) { return verdictOf(result).severity == ReportSeverity::Success; }

StepInfo dataStep(const Document& document) {
    StepInfo s{tr("Data"), "data", StepState::Next, tr("No data yet: drop a file")};
    const DataState& d = document.data();
    switch (d.phase) {
    case DataState::Phase::None:
        break;
    case DataState::Phase::Loading:
        s.state = StepState::Running;
        s.sentence = tr("Reading");
        break;
    case DataState::Phase::Wrong:
        s.state = StepState::Wrong;
        s.sentence = d.sentence;
        break;
    case DataState::Phase::Table:
    case DataState::Phase::Ready: {
        if (!document.needsModel()) {
            s.state = StepState::Done;
            const int sensors = static_cast<int>(document.estimateNames().size());
            s.sentence = QCoreApplication::translate("rigor", "%n sensor(s)", nullptr, sensors);
            break;
        }
        const auto rows = static_cast<long long>(d.csv->table.rows());
        const auto problems =
            static_cast<int>(std::ranges::count_if(d.findings, [](const DataFinding& f) { return !f.note; }));
        const bool ready = d.phase == DataState::Phase::Ready && d.data;
        const int experiments = ready ? static_cast<int>(d.data->experiments.size()) : 0;
        s.state = ready ? StepState::Done : StepState::Next;
        s.sentence = ready ? QCoreApplication::translate("rigor", "%1 experiment(s)", nullptr, experiments)
                                 .arg(qt(countText(experiments)))
                           : rowsText(rows);
        if (!ready && !d.sentence.isEmpty()) {
            s.state = StepState::Wrong;
            s.sentence = tr("Does not fit the model");
        } else if (problems > 0) {
            s.state = StepState::Attention;
            s.sentence = rowsText(rows) + ", " +
                         QCoreApplication::translate("rigor", "%n problem(s)", nullptr, problems);
        }
    }
    }
    return s;
}

StepInfo modelStep(const Document& document) {
    StepInfo s{tr("Model"), "model", StepState::Next, tr("None: pick a rig or write one")};
    if (!document.needsModel()) {
        s.state = StepState::NotNeeded;
        s.sentence = tr("Not needed: rows in file");
        return s;
    }
    const ModelState& m = document.model();
    const QString name = m.fileName.isEmpty() ? tr("Text") : m.fileName;
    switch (m.phase) {
    case ModelState::Phase::None:
        break;
    case ModelState::Phase::Checking:
        s.state = StepState::Running;
        s.sentence = tr("Checking");
        break;
    case ModelState::Phase::Good: {
        if (waitsForConsent(document)) {
            s.state = StepState::Attention;
            s.sentence = tr("Waits for your consent");
            break;
        }
        s.state = m.warnings() ? StepState::Attention : StepState::Done;
        const auto states = static_cast<int>(m.model->states().size());
        s.sentence =
            m.warnings()
                ? name + kDot + QCoreApplication::translate("rigor", "%n warning(s)", nullptr, m.warnings())
            : states ? name + kDot + QCoreApplication::translate("rigor", "%n state(s)", nullptr, states)
                     : name;
        break;
    }
    case ModelState::Phase::Wrong:
        s.state = StepState::Wrong;
        s.sentence = m.errors() == 1 ? tr("1 error in line %1").arg(m.problems.front().place.line)
                                     : tr("%1 errors").arg(m.errors());
        for (const ModelProblem& p : m.problems)
            if (p.severity == Severity::Error && m.errors() == 1)
                s.sentence = tr("1 error in line %1").arg(p.place.line);
        break;
    }
    return s;
}

/// The first unknown that keeps the method from running; null = none does.
const Unknown* unsuited(const Document& document) {
    if (document.whyNotRun().isEmpty()) return nullptr;
    for (const Unknown& u : document.study().unknowns)
        if (!suitsMethod(u, document.study().method)) return &u;
    return nullptr;
}

StepInfo unknownsStep(const Document& document) {
    StepInfo s{tr("Unknowns"), "unknowns", StepState::Next, tr("Nothing is unknown yet")};
    if (!document.needsModel()) {
        s.state = StepState::NotNeeded;
        s.sentence = tr("Not needed: named in file");
        return s;
    }
    const ModelState& m = document.model();
    if (m.phase == ModelState::Phase::None) {
        s.state = StepState::Blocked;
        s.sentence = tr("Blocked: no model yet");
    } else if (m.phase == ModelState::Phase::Wrong) {
        s.state = StepState::Blocked;
        s.sentence = tr("Blocked: model has an error");
    } else if (waitsForConsent(document)) {
        s.state = StepState::Blocked;
        s.sentence = tr("Blocked: consent is missing");
    } else if (!document.study().unknowns.empty()) {
        QStringList names;
        int count = 0;
        for (const Unknown& u : document.study().unknowns) {
            names << QString::fromStdString(u.name);
            if (u.equals.empty()) count += u.family.empty() ? 1 : static_cast<int>(u.shape.size());
        }
        s.state = StepState::Done;
        s.sentence = names.join(", ") + kDot +
                     QCoreApplication::translate("rigor", "%n number(s) searched", nullptr, count);
        if (const Unknown* u = unsuited(document)) {
            s.state = StepState::Wrong;
            s.sentence = (u->family.empty() ? tr("%1 has no distribution") : tr("%1 is no number"))
                             .arg(QString::fromStdString(u->name));
        }
    }
    return s;
}

StepInfo runStep(const Document& document, const RunQueue& queue) {
    StepInfo s{tr("Run"), "run", StepState::Next, tr("Ready")};
    if (queue.running()) {
        s.state = StepState::Running;
        s.sentence = tr("Run %1").arg(queue.current());
        if (queue.progress().share >= 0) s.sentence += " · " + qt(percentText(queue.progress().share));
        return s;
    }
    if (!document.whyNotRun().isEmpty()) {
        s.state = StepState::Blocked;
        const bool noData = document.data().phase == DataState::Phase::None;
        const bool noModel = document.modelText().isEmpty() && document.needsModel();
        const QString missing =
            noData && noModel                                            ? tr("no data, no model")
            : noModel                                                    ? tr("no model yet")
            : document.model().phase == ModelState::Phase::Wrong         ? tr("model has an error")
            : waitsForConsent(document) && document.needsModel()         ? tr("consent is missing")
            : noData                                                     ? tr("data not imported")
            : document.model().phase == ModelState::Phase::Checking      ? tr("model being checked")
            : document.data().phase != DataState::Phase::Ready           ? tr("data not imported")
            : document.study().unknowns.empty() && document.needsModel() ? tr("nothing unknown")
            : unsuited(document)                                         ? tr("see Unknowns")
                                                                         : document.whyNotRun().front();
        s.sentence = tr("Blocked: %1").arg(missing);
    }
    for (auto it = document.runs().rbegin(); it != document.runs().rend(); ++it) {
        if (it->phase == RunRecord::Phase::Elsewhere) {
            s.state = StepState::Running;
            s.sentence = tr("Run %1 elsewhere").arg(it->number);
            break;
        }
        if (it->phase == RunRecord::Phase::Interrupted) {
            s.state = StepState::Attention;
            s.sentence = tr("Run %1 can go on").arg(it->number);
            break;
        }
        if (it->phase != RunRecord::Phase::Ended) continue;
        if (s.state == StepState::Blocked) break;
        const RunOutcome outcome = it->result ? it->result->outcome : RunOutcome::Failed;
        const auto validation =
            it->result ? readFacts<ValidationResult>(*it->result).validation : std::nullopt;
        if (outcome == RunOutcome::Answered && validation && !validation->passed.value_or(true)) {
            s.state = StepState::Wrong;
            s.sentence = tr("Run %1 · validation failed").arg(it->number);
        } else if (outcome == RunOutcome::Answered && isClean(*it->result)) {
            s.state = StepState::Done;
            s.sentence = tr("Run %1 answered · %2").arg(it->number).arg(qt(durationText(it->seconds)));
        } else if (outcome == RunOutcome::Answered) {
            s.state = StepState::Attention;
            s.sentence = tr("Run %1 · with reservations").arg(it->number);
        } else if (outcome == RunOutcome::Empty) {
            s.state = StepState::EmptySet;
            s.sentence = tr("Run %1 EMPTY").arg(it->number);
        } else if (outcome == RunOutcome::Cancelled) {
            s.state = StepState::Attention;
            s.sentence = tr("Run %1 cancelled").arg(it->number);
        } else {
            s.state = StepState::Wrong;
            s.sentence = tr("Run %1 without an answer").arg(it->number);
        }
        break;
    }
    return s;
}

/// What is known of the runs that Trust asks together; nothing is asked here.
StepInfo trustStep(const Document& document) {
    StepInfo s{tr("Trust"), "trust", StepState::Next, {}};
    const std::vector<int> runs = TrustAnswers::usualRuns(document);
    if (runs.empty()) {
        s.state = StepState::Blocked;
        s.sentence = tr("Blocked: no run yet");
        return s;
    }
    const TrustAnswers* answers = TrustAnswers::existing(document);
    const auto* answer = answers ? answers->known(runs) : nullptr;
    const auto all = static_cast<int>(runs.size());
    if (!answer || !answer->trust) {
        s.sentence = all == 1 ? tr("1 run, nothing to compare with")
                              : QCoreApplication::translate("rigor", "%n run(s)", nullptr, all);
        return s;
    }
    const Trust& trust = *answer->trust;
    const auto apart = static_cast<int>(trust.differing.size());
    if (answer->rows == TrustAnswers::Rows::Asking)
        s.state = StepState::Running;
    else if (trust.doubted())
        s.state = StepState::Attention;
    else if (trust.asked && !trust.usable.empty())
        s.state = StepState::Done;
    if (!trust.findings.empty())
        s.sentence = tr("The rows speak against it");
    else if (apart > 0)
        s.sentence = QCoreApplication::translate("rigor", "%1 of %n run(s) differ", nullptr, all).arg(apart);
    else if (all == 1)
        s.sentence = tr("1 run, nothing to compare with");
    else
        s.sentence = trust.usable.empty()
                         ? tr("Nothing to compare")
                         : QCoreApplication::translate("rigor", "%n run(s) agree", nullptr, all);
    return s;
}
} // namespace

std::array<StepInfo, Navigator::kSteps> stepStates(const Document& document, const RunQueue& queue) {
    int usable = 0, compared = 0;
    for (const RunRecord& record : document.runs()) {
        usable += record.result ? 1 : 0;
        compared += comparable(record) ? 1 : 0;
    }
    StepInfo compare{tr("Compare"), "compare", StepState::Next,
                     compared == 1 ? tr("1 run to compare with")
                                   : QCoreApplication::translate("rigor", "%n run(s)", nullptr, compared)};
    StepInfo report{tr("Report"), "report", StepState::Next, tr("Ready")};
    if (usable == 0) {
        compare.state = report.state = StepState::Blocked;
        compare.sentence = report.sentence = tr("Blocked: no run yet");
    }
    return {dataStep(document),
            modelStep(document),
            unknownsStep(document),
            runStep(document, queue),
            compare,
            report,
            trustStep(document)};
}

std::vector<RunItem> runItems(const Document& document, const RunQueue& queue) {
    std::vector<RunItem> items;
    for (auto it = document.runs().rbegin(); it != document.runs().rend(); ++it) {
        RunItem item;
        item.name = QString("%1 %2").arg(it->number).arg(it->shownName());
        if (it->phase == RunRecord::Phase::Waiting) {
            item.iconName = "queue";
            item.ink = Ink::Muted;
            item.right = tr("waiting");
        } else if (it->phase == RunRecord::Phase::Running || it->phase == RunRecord::Phase::Elsewhere) {
            const double share = queue.progressOf(it->number).share;
            item.iconName = "running";
            item.ink = Ink::Accent;
            item.turning = true;
            item.right = share >= 0 ? qt(percentText(share)) : QString();
            if (it->phase == RunRecord::Phase::Elsewhere) item.state = tr("goes on elsewhere");
        } else if (it->phase == RunRecord::Phase::Interrupted) {
            item.iconName = "warning";
            item.ink = Ink::Warning;
            item.state = it->killed ? tr("interrupted") : tr("stopped");
            item.right = it->told.share() >= 0 ? qt(percentText(it->told.share())) : item.state;
        } else {
            item.right = it->ended.toString("HH:mm");
            switch (it->result ? it->result->outcome : RunOutcome::Failed) {
            case RunOutcome::Answered: {
                const bool clean = isClean(*it->result);
                item.iconName = clean ? "done" : "warning";
                item.ink = clean ? Ink::Success : Ink::Warning;
                item.state = clean ? tr("answered") : tr("with reservations");
                break;
            }
            case RunOutcome::Empty:
                item.iconName = "empty-set";
                item.ink = Ink::Error;
                item.right = tr("EMPTY");
                break;
            case RunOutcome::Cancelled:
                item.iconName = "stop";
                item.ink = Ink::Muted;
                item.right = tr("cancelled");
                break;
            default:
                item.iconName = "error";
                item.ink = Ink::Error;
                item.right = tr("failed");
            }
        }
        items.push_back(std::move(item));
    }
    return items;
}

} // namespace rigor
