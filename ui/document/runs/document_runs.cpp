// Runs: what is begun, told, ended, removed; those that are kept in folders are interrupted, elsewhere, or
// ended and not saved yet.

#include "ui/document/document.h"

#include "ui/document/commands.h"
#include "ui/jobs/background.h"

#include <QDir>
#include <QFileInfo>

#include <filesystem>

namespace rigor {

int Document::addRun() { return addRun(study_, modelText_, estimateNames(), {}, dataSnapshot()); }

int Document::addRun(const Study& study, const QString& modelText, const QStringList& estimateNames,
                     const QString& name, const std::vector<std::string>& kept) {
    RunRecord record;
    record.number = nextRun_++;
    record.study = study;
    record.kept = kept;
    record.modelText = modelText;
    record.estimateNames = estimateNames;
    const auto method = makeMethod(study.method);
    const Fields fields = method->options();
    for (const auto& [key, value] : study.options) fields.set(key, value);
    record.name = name.isEmpty() ? QString::fromStdString(method->descriptor().title) : name;
    if (const Field* variant = fields.find(method->descriptor().variantOption); variant && name.isEmpty()) {
        record.name = QString::fromStdString(std::get<std::string>(variant->get())).replace('-', ' ');
        if (!record.name.isEmpty()) record.name[0] = record.name[0].toUpper();
    }
    record.limit = method->limits().generations;
    record.timeLimit = method->limits().seconds;
    runs_.push_back(std::move(record));
    emit runsChanged();
    updateStatus();
    return runs_.back().number;
}

void Document::runStarted(int number) {
    if (RunRecord* record = runFor(number)) record->phase = RunRecord::Phase::Running;
    emit runsChanged();
    emit statusChanged();
}

void Document::runProgressed(int number, const std::vector<ProgressEvent>& events) {
    if (RunRecord* record = runFor(number))
        record->trace.insert(record->trace.end(), events.begin(), events.end());
    emit runTold(number, events);
}

void Document::runFinished(int number, std::shared_ptr<const Result> result, Message why, double seconds) {
    RunRecord* record = runFor(number);
    if (!record || record->phase == RunRecord::Phase::Ended) return;
    record->phase = RunRecord::Phase::Ended;
    record->result = std::move(result);
    record->why = std::move(why);
    record->ended = QDateTime::currentDateTime();
    record->seconds = seconds;
    unsavedRuns_ = true;
    emit runsChanged();
    emit runEnded(number);
    emit statusChanged();
}

void Document::removeRun(int number) {
    for (std::size_t i = 0; i < runs_.size(); ++i)
        if (runs_[i].number == number && runs_[i].phase == RunRecord::Phase::Ended) {
            undo_.push(new RemoveRunCommand(*this, runs_[i], i));
            return;
        }
}

void Document::forgetRun(int number) {
    std::erase_if(runs_, [&](const RunRecord& r) { return r.number == number; });
    unsavedRuns_ = true;
    emit runsChanged();
    emit statusChanged();
}

void Document::insertRun(const RunRecord& record, std::size_t place) {
    const auto at = static_cast<std::ptrdiff_t>(std::min(place, runs_.size()));
    const auto back = runs_.insert(runs_.begin() + at, record);
    back->stored = 0; // a save in between has removed it from the file
    emit runsChanged();
    emit statusChanged();
}

void Document::renameRun(int number, const QString& name) {
    const RunRecord* record = run(number);
    if (record && record->name != name) undo_.push(new RenameRunCommand(*this, number, record->name, name));
}

void Document::applyRunName(int number, const QString& name) {
    if (RunRecord* record = runFor(number)) record->name = name;
    emit runsChanged();
    emit statusChanged();
}

void Document::openRun(const QString& folder) {
    const int ticket = ++openTicket_;
    inBackground(
        this, [folder] { return readKeptRun(folder); },
        [this, folder, ticket](Outcome<KeptRun>& outcome) {
            if (ticket != openTicket_) return;
            if (!outcome.value) {
                emit failed(tr("%1 was not opened.").arg(QDir(folder).dirName()),
                            placed(outcome.sentence, outcome.place));
                return;
            }
            KeptRun& kept = *outcome.value;
            setProjectFile({});
            StudyShelf shelf;
            shelf.now() = {kept.record.study, kept.record.modelText, kept.modelName, kept.record.kept};
            const int number = kept.record.number;
            adopt(std::move(shelf), {std::move(kept.record)});
            emit runOpened(number);
        });
}

void Document::keepRun(int number, const QString& folder, const QString& place) {
    RunRecord* record = runFor(number);
    if (!record) return;
    record->folder = folder;
    record->place = place;
}

void Document::runWaits(int number) {
    RunRecord* record = runFor(number);
    if (!record || record->phase != RunRecord::Phase::Interrupted) return;
    record->phase = RunRecord::Phase::Waiting;
    record->trace.clear();
    emit runsChanged();
    emit statusChanged();
}

void Document::runMoved(int number, const QString& place) {
    RunRecord* record = runFor(number);
    if (!record) return;
    record->phase = RunRecord::Phase::Waiting;
    record->place = place;
    record->trace.clear(); // what is recorded is told again
    emit runsChanged();
    emit statusChanged();
}

void Document::runLeft(int number) {
    if (RunRecord* record = runFor(number)) record->phase = RunRecord::Phase::Elsewhere;
    emit runsChanged();
    emit statusChanged();
}

void Document::runStopped(int number, const RunTold& told, bool killed) {
    RunRecord* record = runFor(number);
    if (!record || record->phase == RunRecord::Phase::Ended) return;
    record->phase = RunRecord::Phase::Interrupted;
    record->told = told;
    record->killed = killed;
    record->keptSome = hasKept(record->folder);
    emit runsChanged();
    emit runEnded(number);
    emit statusChanged();
}

QStringList Document::releaseKept() {
    QStringList folders;
    for (RunRecord& run : runs_) {
        if (run.phase != RunRecord::Phase::Ended || !isKeptFolder(run.folder)) continue;
        folders << run.folder;
        run.folder.clear();
    }
    return folders;
}

QString Document::modelNameOf(const Study& study) const {
    const std::string name = std::filesystem::path(study.model).filename().string();
    return name.empty() ? model_.fileName : QString::fromStdString(name);
}

std::vector<std::pair<QString, std::string>> Document::keptNotes(const QString& recovery) const {
    std::vector<std::pair<QString, std::string>> notes;
    for (const RunRecord& run : runs_)
        if (run.phase != RunRecord::Phase::Ended && isKeptFolder(run.folder))
            notes.emplace_back(run.folder, keptNote(run, modelNameOf(run.study), projectFile_, recovery));
    return notes;
}

} // namespace rigor
