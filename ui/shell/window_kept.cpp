// Runs and their folders: kept on their way, gone on with after a crash, followed where they run without the
// window.
#include "ui/shell/main_window.h"

#include "core/study/run/run_folder.h"
#include "ui/document/runs/kept_runs.h"
#include "ui/jobs/background.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/run/validation_message.h"
#include "ui/widgets/text/language.h"

#include <QThreadPool>
#include <QTimer>

namespace rigor {

void MainWindow::connectKept() {
    RunFollower& follower = queue_->follower();
    connect(document_, &Document::projectChanged, this, &MainWindow::followElsewhere);
    connect(document_, &Document::runOpened, this, [this](int number) {
        runPage_->showRun(number);
        goTo(kRun);
        refreshBars();
    });
    connect(document_, &Document::saved, this, &MainWindow::dropKeptFolders);
    connect(autosave_.get(), &Autosave::saved, this, [this] {
        if (autosave_->upToDate()) dropKeptFolders();
    });
    connect(queue_, &RunQueue::left, this, [this](int number) {
        document_->runLeft(number);
        followElsewhere();
        tell(tr("%1 goes on without this window.").arg(document_->run(number)->title()),
             tr("Its result comes here when it has ended, or at the next start of Rigor."));
    });
    connect(queue_, &RunQueue::stopped, this, [this](int number, const Message& why) {
        RunTold told;
        told.last = queue_->progress().last;
        told.seconds = queue_->progress().elapsed;
        document_->runStopped(number, told, false);
        showFailure(tr("The run stopped. What was computed is kept."), QString::fromStdString(why));
        refreshJobs();
    });
    connect(&follower, &RunFollower::told, this,
            [this](int number, const std::vector<ProgressEvent>& events) {
                document_->runProgressed(number, events);
                refreshJobs();
            });
    connect(&follower, &RunFollower::finished, this,
            [this](int number, std::shared_ptr<const Result> result, double seconds) {
                document_->runFinished(number, std::move(result), {}, seconds);
                if (const RunRecord* run = document_->run(number))
                    tell(tr("%1 has ended.").arg(run->title()), {}); // in the place of that it goes on
                refreshJobs();
            });
    connect(&follower, &RunFollower::stopped, this,
            [this](int number, const RunTold& told, bool killed, const QString& why) {
                document_->runStopped(number, told, killed);
                if (!why.isEmpty()) showFailure(tr("The run cannot be followed any more."), why);
                refreshJobs();
            });
}

/// Every run is kept; one that goes elsewhere needs the folder anyhow.
void MainWindow::keepInFolder(RunRequest& request) {
    const RunRecord* record = document_->run(request.id);
    if (!record->study.checkpoint && request.place.empty() && !request.leaves) return;
    const QString folder = newKeptFolder();
    document_->keepRun(request.id, folder, QString::fromStdString(request.place));
    const QString model = document_->model().fileName;
    request.kept = {folder.toStdString(),
                    false,
                    true,
                    {record->studyOnDataSnapshot(), record->modelText.toStdString(), model.toStdString()},
                    keptNote(*record, model, document_->file(), autosave_->file())};
}

void MainWindow::goOn(int number) {
    const RunRecord* record = document_->run(number);
    if (!record || record->phase != RunRecord::Phase::Interrupted) return;
    // The folder may be somebody else's: what it says is neither run as a command nor logged in to by itself.
    if (!isKeptFolder(record->folder) &&
        (record->place.contains("command:") || record->place.contains("ssh:")))
        return showFailure(
            tr("The run did not go on."),
            tr("Its folder names %1, which runs only where you say so: in a terminal by rigor run "
               "--resume %2 --on, with the same words or here.")
                .arg(record->place, record->folder));
    const RunTold told = record->told;
    const bool killed = record->killed;
    RunRequest request;
    request.id = number;
    request.name = record->title();
    request.place = record->place.toStdString();
    request.calibration = calibrationOf(record->study, document_->runs());
    request.kept.folder = record->folder.toStdString();
    request.kept.goesOn = true;
    request.kept.ours = isKeptFolder(record->folder);
    const RepeatRequest asBegun{record->study, record->modelText, record->name, record->kept, {}};
    const std::string name = std::filesystem::path(record->study.model).filename().string();
    document_->runWaits(number);
    writeKeptNotes();
    inBackground(
        this,
        [asBegun, name = name.empty() ? document_->model().fileName.toStdString() : name] {
            return prepareAgain(asBegun, name);
        },
        [this, request, told, killed](Outcome<Prepared>& outcome) mutable {
            const RunRecord* now = document_->run(request.id);
            if (!now || now->folder.toStdString() != request.kept.folder) return; // another project is open
            if (!outcome.value) {
                document_->runStopped(request.id, told, killed);
                return showFailure(tr("The run did not go on."), outcome.sentence);
            }
            request.prepared = outcome.value->study;
            enqueue(std::move(request));
        });
}

void MainWindow::leaveRun() { queue_->leave(); }

void MainWindow::followElsewhere() {
    if (!keptLeft_.empty()) showRecovery(); // what the project brings along is offered on its own page
    for (const RunRecord& run : document_->runs())
        if (run.phase == RunRecord::Phase::Elsewhere && !queue_->follower().follows(run.number))
            queue_->follower().follow(run.number, run.folder);
    writeKeptNotes();
    if (goesOnIn_.isEmpty()) return;
    for (const RunRecord& run : document_->runs())
        if (run.folder == goesOnIn_ && run.phase == RunRecord::Phase::Interrupted) {
            goesOnIn_.clear();
            QTimer::singleShot(0, this, [this, number = run.number] { goOn(number); });
            return;
        }
}

/// Whose they are now: the project has been saved under another name, or restored in this window.
void MainWindow::writeKeptNotes() {
    auto notes = document_->keptNotes(autosave_->file());
    if (notes.empty()) return;
    QThreadPool::globalInstance()->start([notes = std::move(notes)] {
        for (const auto& [folder, text] : notes) try {
                const std::filesystem::path path = folder.toStdString();
                if (std::filesystem::exists(path / kKeptNote)) writeFileAtomically(path / kKeptNote, text);
            } catch (const std::exception&) { // it is found all the same, without its project
            }
    });
}

/// Of runs whose results are safe now, or given up.
void MainWindow::dropKeptFolders() {
    const QStringList folders = document_->releaseKept();
    if (folders.isEmpty()) return;
    QThreadPool::globalInstance()->start([folders] {
        for (const QString& folder : folders) removeKept(folder);
    });
}

/// Its project is opened, if there is one, else the run alone.
void MainWindow::takeKept(const KeptRun& kept, bool goesOn) {
    if (!mayLose([this, kept, goesOn] { takeKept(kept, goesOn); })) return;
    std::erase_if(keptLeft_, [&](const KeptRun& one) { return one.record.folder == kept.record.folder; });
    showRecovery();
    goesOnIn_ = goesOn ? kept.record.folder : QString();
    if (!kept.project.isEmpty() && QFileInfo::exists(kept.project)) {
        auto* once = new QObject(this);
        connect(document_, &Document::failed, once, [once] { once->deleteLater(); });
        connect(document_, &Document::projectChanged, once, [this, once, folder = kept.record.folder] {
            once->deleteLater();
            for (const RunRecord& run : document_->runs())
                if (run.folder == folder) runPage_->showRun(run.number);
            goTo(kRun);
        });
        document_->openProject(kept.project);
    } else
        document_->openRun(kept.record.folder);
}

/// Of runs that no unsaved project brings along.
std::vector<BarMessage> MainWindow::keptOffers() {
    std::vector<BarMessage> offers;
    const auto later = [this](std::function<void()> action) {
        return [this, action = std::move(action)] { QTimer::singleShot(0, this, action); };
    };
    for (const KeptRun& kept : keptLeft_) {
        const auto brings = [&](const LeftBehind& left) { return left.file == kept.recovery; };
        if (std::ranges::any_of(left_, brings)) continue;
        const auto open = [&](const RunRecord& run) { return run.folder == kept.record.folder; };
        if (std::ranges::any_of(document_->runs(), open)) continue;
        const QString name =
            kept.project.isEmpty()
                ? kept.record.title()
                : tr("%1 of %2").arg(kept.record.title(), QFileInfo(kept.project).completeBaseName());
        BarMessage message{BarMessage::Kind::Warning, {}, {}, {}};
        const auto add = [&](const QString& text, bool goesOn) {
            message.links.push_back({text, later([this, kept, goesOn] { takeKept(kept, goesOn); })});
        };
        switch (kept.record.phase) {
        case RunRecord::Phase::Interrupted:
            message.clause = name + ": " + kept.record.interruption();
            message.more = kept.record.keptSome ? tr("Nothing computed is lost.")
                                                : tr("Nothing of it was kept: it starts anew.");
            add(tr("Go on"), true);
            break;
        case RunRecord::Phase::Elsewhere:
            message.kind = BarMessage::Kind::Info;
            message.clause = tr("%1 goes on without a window.").arg(name);
            message.more = tr("It is process %1 on %2.").arg(kept.process).arg(kept.host);
            add(tr("Follow"), false);
            break;
        default:
            message.kind = BarMessage::Kind::Success;
            message.clause = tr("%1 has ended.").arg(name);
            message.more = tr("Its result of %1 is in no project yet.")
                               .arg(kept.record.ended.toString("yyyy-MM-dd HH:mm:ss"));
            add(tr("Open"), false);
        }
        if (kept.record.phase != RunRecord::Phase::Elsewhere)
            message.links.push_back(
                {tr("Discard"), later([this, folder = kept.record.folder] {
                     std::erase_if(keptLeft_,
                                   [&](const KeptRun& one) { return one.record.folder == folder; });
                     QThreadPool::globalInstance()->start([folder] { removeKept(folder); });
                     showRecovery();
                 })});
        offers.push_back(std::move(message));
    }
    return offers;
}

} // namespace rigor
