// How runs begin from the window, and what its bars say of them.
#include "ui/shell/main_window.h"

#include "core/engine/data/file_names.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/result/provenance.h"
#include "ui/document/data_snapshot.h"
#include "ui/document/other_method.h"
#include "ui/document/runs/places.h"
#include "ui/jobs/background.h"
#include "ui/shell/places/queue_list.h"
#include "ui/shell/step_states.h"
#include "ui/shell/top_bar.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/run/validation_message.h"
#include "ui/widgets/job_status_bar.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QTimer>

namespace rigor {

namespace {
/// "Run 3 finished in 1.9 s"; empty = none has ended.
QString lastEnded(const std::vector<RunRecord>& runs) {
    const RunRecord* last = nullptr;
    for (const RunRecord& run : runs)
        if (run.phase == RunRecord::Phase::Ended && (!last || run.ended >= last->ended)) last = &run;
    if (!last) return {};
    const QString time = qt(durationText(last->seconds));
    QString how = MainWindow::tr("finished in %1").arg(time);
    const auto& result = last->result;
    if (!result)
        how = MainWindow::tr("refused its input");
    else if (result->outcome == RunOutcome::Cancelled && result->unknowns.empty() && result->tables.empty())
        how = MainWindow::tr("cancelled before anything was found");
    else if (const auto simulations = provenanceOf(*result).simulations.value_or(0);
             result->outcome == RunOutcome::Cancelled && simulations == 0)
        how = MainWindow::tr("cancelled. Kept: the best so far");
    else if (result->outcome == RunOutcome::Cancelled)
        how = MainWindow::tr("cancelled. Kept: best of %1 simulations").arg(qt(countText(simulations)));
    else if (result->outcome != RunOutcome::Answered)
        how = MainWindow::tr("ended after %1: %2")
                  .arg(time, fieldText(toString(result->outcome)).replace('-', ' '));
    return MainWindow::tr("Run %1 %2").arg(last->number).arg(how);
}
} // namespace

void MainWindow::run() {
    // A number that is still being typed counts: its field is left first, and tells the document a turn
    // later.
    auto* edit = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    if (!edit || !edit->isModified() || !isAncestorOf(edit)) return startRun();
    edit->clearFocus();
    edit->setFocus();
    QTimer::singleShot(0, this, [this] { QTimer::singleShot(0, this, &MainWindow::startRun); });
}

void MainWindow::startRun() {
    if (document_->isSettling()) return setStartsLater(true);
    if (!document_->whyNotRun().isEmpty()) {
        goTo(kRun);
        return;
    }
    // Candidate models have texts and data of their own, which are read in the background; so is what is held
    // back.
    if (const Study& study = document_->study(); !study.candidates.empty() || study.data.validation.any())
        return repeat({study, document_->modelText(), {}, document_->data().kept});
    try {
        RunRequest request;
        request.prepared = document_->prepareRun();
        request.id = document_->addRun();
        request.name = document_->run(request.id)->title();
        enqueue(std::move(request));
    } catch (const Error& e) {
        showFailure(tr("The run did not start."), QString::fromStdString(e.sentence()));
    }
}

/// The first in the queue is shown; what waits behind another run takes nobody away from what they do.
void MainWindow::enqueue(RunRequest request) {
    const int id = request.id;
    request.calibration = calibrationOf(document_->run(id)->study, document_->runs());
    if (request.kept.folder.empty()) {
        request.place = place_.toStdString();
        request.leaves = leaves_;
        keepInFolder(request);
    }
    const bool first = !queue_->running();
    if (first) {
        runPage_->showRun(id);
        goTo(kRun);
    }
    queue_->add(std::move(request));
    refreshBars();
}

/// As a run is prepared that is not the study in sight, off the GUI thread.
MainWindow::Prepared MainWindow::prepareAgain(const RepeatRequest& wanted, const std::string& modelName) {
    Prepared ready{nullptr, wanted.kept};
    const std::vector<std::string> files = withAbsolutePaths(wanted.study).data.files;
    if (ready.kept.empty()) ready.kept = keepData(files).files;
    ready.study = std::make_shared<PreparedStudy>(prepare(onDataSnapshot(wanted.study, ready.kept),
                                                          wanted.modelText.toStdString(),
                                                          modelName.empty() ? "model" : modelName));
    PreparedStudy& prepared = *ready.study;
    prepared.warnings = withFileNames(std::move(prepared.warnings), ready.kept, distinctNames(files));
    prepared.notes = withFileNames(std::move(prepared.notes), ready.kept, distinctNames(files));
    prepared.study = wanted.study;
    if (wanted.before)
        if (const Message left = wordsOnSettingsLeft(*wanted.before, wanted.study); !left.empty())
            prepared.warnings.push_back(left);
    return ready;
}

void MainWindow::repeat(const RepeatRequest& wanted) {
    inBackground(
        this,
        [wanted, name = document_->model().fileName.toStdString()] { return prepareAgain(wanted, name); },
        [this, wanted](Outcome<Prepared>& outcome) {
            if (!outcome.value) return showFailure(tr("The run did not start."), outcome.sentence);
            RunRequest request;
            request.prepared = outcome.value->study;
            QStringList names;
            for (const auto& name : request.prepared->method->estimateNames(request.prepared->whole()))
                names << QString::fromStdString(name);
            request.id =
                document_->addRun(wanted.study, wanted.modelText, names, wanted.name, outcome.value->kept);
            request.name = document_->run(request.id)->title();
            enqueue(std::move(request));
        });
}

void MainWindow::setStartsLater(bool later) {
    if (later == startsLater_) return;
    startsLater_ = later;
    forgetStart_->setEnabled(later);
    refreshJobs();
}

/// What was asked for while something was being read or checked starts now, or says why not.
void MainWindow::startIfSettled() {
    if (!startsLater_ || document_->isSettling()) return;
    // Who else follows the document does so first. Another project in its place forgets the run until then.
    QTimer::singleShot(0, this, [this] {
        if (!startsLater_ || document_->isSettling()) return;
        setStartsLater(false);
        startRun();
    });
}

void MainWindow::cancel() {
    if (queue_->running())
        queue_->cancel();
    else if (const int shown = runPage_->shownRun(); !startsLater_ && queue_->follower().follows(shown)) {
        if (const QString why = queue_->follower().cancel(shown); !why.isEmpty())
            showFailure(tr("The run was not cancelled."), why);
    } else
        setStartsLater(false);
}

void MainWindow::showRunState() {
    const QString why = document_->whyNotRunText();
    topBar_->setRun(startsLater_ ? tr("The run starts as soon as it can: %1").arg(why) : why,
                    queue_->running(), document_->isSettling(), startsLater_);
    const bool followed = queue_->follower().follows(runPage_->shownRun());
    if (followed) topBar_->cancelButton()->setEnabled(true);
    cancelAction_->setEnabled(queue_->running() || startsLater_ || followed);
    leaveAction_->setEnabled(queue_->canLeave());
}

QString MainWindow::savedText() const {
    if (!savedAt_.isValid()) return tr("Not saved yet");
    const bool today = savedAt_.date() == QDate::currentDate();
    const QString time = savedAt_.toString(today ? "HH:mm:ss" : "yyyy-MM-dd HH:mm");
    return byItself_ ? tr("Autosaved %1").arg(time) : tr("Saved %1").arg(time);
}

void MainWindow::refreshJobs() {
    JobLine line;
    line.running = queue_->running();
    line.name = queue_->currentName();
    line.share = queue_->progress().share;
    if (const RunRecord* record = document_->run(queue_->current()))
        line.counts = progressClause(queue_->progress(), record->study.method);
    line.last = startsLater_ ? tr("The run starts as soon as it can: %1. Esc forgets it.")
                                   .arg(document_->whyNotRun().join("; "))
                             : lastEnded(document_->runs());
    if (const RunRecord* record = document_->run(queue_->current()))
        line.place = record->place.isEmpty() ? QString() : shownPlace(record->place);
    if (const int shown = runPage_->shownRun(); !line.running && queue_->follower().follows(shown)) {
        const RunRecord* record = document_->run(shown);
        const RunProgress& progress = queue_->progressOf(shown);
        line.running = true;
        line.name = record->title();
        line.share = progress.share;
        line.counts = progressClause(progress, record->study.method);
        line.place = record->place.isEmpty() ? QString() : shownPlace(record->place);
    }
    line.queued = static_cast<int>(queue_->waiting().size());
    jobStrip_->show(line);
    queueList_->refresh();
    if (line.queued == 0) queueList_->hide();
    refreshPanel();
    navigator_->setSteps(stepStates(*document_, *queue_));
    navigator_->setRuns(runItems(*document_, *queue_));
    showRunState();
}

} // namespace rigor
