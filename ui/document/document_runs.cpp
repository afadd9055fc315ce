// Runs that are kept in folders: interrupted, elsewhere, or ended and not saved yet.

#include "ui/document/document.h"

#include "ui/jobs/background.h"

#include <QDir>
#include <QFileInfo>

#include <filesystem>

namespace rigor {

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
