#include "ui/document/project/autosave.h"

#include "core/study/project/project_store.h"
#include "ui/jobs/background.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

namespace rigor {
namespace {
constexpr int kDelay = 1000; // ms from the first change to the file

QString folderOr(const QString& folder) {
    return folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/recovery"
                            : folder;
}
} // namespace

QString lockFileOf(const QString& project) {
    const QFileInfo info(project);
    return info.absolutePath() + "/." + info.fileName() + ".lock";
}

void removeStaleLock(const QString& project) {
    if (project.isEmpty() || !QFileInfo::exists(lockFileOf(project))) return;
    QLockFile lock(lockFileOf(project));
    lock.setStaleLockTime(0);
    lock.tryLock(); // takes a stale one over, and away when it goes
}

Autosave::Autosave(Document& document, const QString& folder, QObject* parent)
    : QObject(parent), document_(document) {
    const QString place = folderOr(folder);
    usable_ = QDir().mkpath(place);
    file_ = place + "/" + QUuid::createUuid().toString(QUuid::WithoutBraces) + ".rigor";
    lock_ = std::make_unique<QLockFile>(file_ + ".lock");
    lock_->setStaleLockTime(0);
    usable_ = usable_ && lock_->tryLock();
    timer_.setSingleShot(true);
    timer_.setInterval(kDelay);
    connect(&timer_, &QTimer::timeout, this, &Autosave::write);
    connect(&document, &Document::studyChanged, this, &Autosave::changed);
    connect(&document, &Document::modelTextChanged, this, &Autosave::changed);
    connect(&document, &Document::runsChanged, this, &Autosave::changed);
    // The stack counts a change only after the document has told it.
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &Autosave::changed);
    connect(&document, &Document::saved, this, [this] {
        if (!document_.isModified()) return clear();
        changed();
    });
    connect(&document, &Document::projectChanged, this, &Autosave::clear);
}

Autosave::~Autosave() {
    abandoned_->store(true);
    writing_ = false;
    clear();
}

void Autosave::changed() {
    if (!usable_ || !document_.isModified() || document_.isEmpty()) return;
    if (writing_)
        again_ = true;
    else if (!timer_.isActive())
        timer_.start();
}

void Autosave::write() {
    if (!document_.isModified()) return;
    ProjectSnapshot now = document_.snapshot();
    for (RunRecord& run : now.runs) run.stored = ids_.contains(run.number) ? ids_[run.number] : 0;
    const WriteMode mode = exists_ ? WriteMode::Update : WriteMode::Replace;
    writing_ = true;
    const int ticket = ++writes_;
    inBackground(
        this,
        [now = std::move(now), mode, file = file_.toStdString(), project = document_.file().toStdString(),
         name = document_.projectName().toStdString(), abandoned = abandoned_] {
            StoredIds ids = writeProject(now, file, mode);
            ProjectStore store = ProjectStore::open(file);
            store.setSetting("recovery.project", project);
            store.setSetting("recovery.name", name);
            if (abandoned->load()) QFile::remove(QString::fromStdString(file));
            return ids;
        },
        [this, ticket](Outcome<StoredIds>& outcome) {
            writing_ = false;
            if (ticket != writes_) { // cleared meanwhile
                QFile::remove(file_);
            } else if (outcome.value) {
                exists_ = true;
                ids_.clear();
                for (const auto& [number, id] : *outcome.value) ids_[number] = id;
                Q_EMIT saved(QDateTime::currentDateTime());
            } else {
                Q_EMIT failed(outcome.sentence);
            }
            if (again_) {
                again_ = false;
                changed();
            }
        });
}

void Autosave::clear() {
    timer_.stop();
    ++writes_;
    exists_ = false;
    ids_.clear();
    if (!writing_) QFile::remove(file_);
}

namespace {
/// What a program that was killed while writing has left beside the projects: of no use, unlike the projects.
void removeRemains(const QDir& place) {
    for (const QFileInfo& info :
         place.entryInfoList({"*.rigor.saving", "*.rigor.saving-journal", "*.rigor.lock"}, QDir::Files)) {
        const QString project = place.filePath(info.fileName().section(".rigor", 0, 0) + ".rigor");
        QLockFile lock(project + ".lock");
        lock.setStaleLockTime(0);
        if (lock.tryLock() && !info.fileName().endsWith(".lock")) QFile::remove(info.filePath());
    }
}
} // namespace

std::vector<LeftBehind> Autosave::leftBehind(const QString& folder) {
    std::vector<LeftBehind> list;
    const QDir place(folderOr(folder));
    removeRemains(place);
    for (const QFileInfo& info : place.entryInfoList({"*.rigor"}, QDir::Files, QDir::Time)) {
        QLockFile lock(info.filePath() + ".lock");
        lock.setStaleLockTime(0);
        if (!lock.tryLock()) continue; // its window is open
        lock.unlock();
        try {
            const ProjectStore store = ProjectStore::open(info.filePath().toStdString());
            list.push_back(
                {info.filePath(), QString::fromStdString(store.setting("recovery.project").value_or("")),
                 QString::fromStdString(store.setting("recovery.name").value_or("")), info.lastModified()});
            removeStaleLock(list.back().project);
        } catch (const Error&) {
            // Of a newer program, busy or damaged: not offered, but never thrown away.
        }
    }
    return list;
}

void Autosave::discard(const LeftBehind& left) {
    QFile::remove(left.file);
    QFile::remove(left.file + ".lock");
}

} // namespace rigor
