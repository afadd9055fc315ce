// The document's project, study and model files: opened, saved, exported, all in the background.

#include "ui/document/document.h"

#include "core/engine/data/dataset.h"
#include "core/engine/data/file_names.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/source/source.h"
#include "core/study/demo.h"
#include "core/study/exchange/ssv_parameters.h"
#include "core/study/places/running_folder.h"
#include "core/study/run/candidates.h"
#include "core/study/run/run_folder.h"
#include "core/study/sample_files.h"
#include "core/study/study_model.h"
#include "ui/document/data_snapshot.h"
#include "ui/document/project/autosave.h"
#include "ui/document/shown_file.h"
#include "ui/jobs/background.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace rigor {

namespace {
/// Tells whether a file was changed since; "" = there is none.
QString fileStamp(const QString& file) {
    const QFileInfo info(file);
    if (file.isEmpty() || !info.exists()) return {};
    return QString("%1 %2").arg(info.lastModified().toMSecsSinceEpoch()).arg(info.size());
}
} // namespace

void Document::adopt(StudyShelf shelf, std::vector<RunRecord> runs) {
    ++projectTicket_;
    ++mapTicket_;
    imports_.clear();
    saveAgain_.reset();
    emit replaced();
    undo_.clear();
    recipeSentence_.clear();
    shelf_ = std::move(shelf);
    const ProjectStudy& now = shelf_.now();
    study_ = now.study;
    readSamplesThatAreThere(study_);
    asked_.clear();
    methodIsOpen_ = now.modelText.isEmpty() && study_.file.empty() && study_.unknowns.empty() && runs.empty();
    runs_ = std::move(runs);
    nextRun_ = 1;
    for (const RunRecord& run : runs_) nextRun_ = std::max(nextRun_, run.number + 1);
    // A result that lies in a folder of its own is in no project yet.
    unsavedRuns_ = std::ranges::any_of(
        runs_, [](const RunRecord& run) { return run.result && isKeptFolder(run.folder); });
    modelText_ = now.modelText;
    model_ = ModelState{};
    model_.fileName = now.modelName;
    data_ = DataState{};
    forgetShownFile(*this);
    rebuildMethod();
    emit projectChanged();
    emit modelTextChanged();
    emit runsChanged();
    emit dataChanged();
    emit studyChanged();
    if (!modelText_.isEmpty()) {
        model_.phase = ModelState::Phase::Checking;
        compileNow();
    }
    reloadData();
    updateStatus();
}

void Document::openStudy(const QString& file, const QString& model) {
    const int ticket = ++openTicket_;
    inBackground(
        this,
        [path = file.toStdString(), from = model.toStdString()] { return readStudyWithModel(path, from); },
        [this, file, ticket](Outcome<ProjectStudy>& outcome) {
            if (ticket != openTicket_) return;
            if (!outcome.value) {
                emit failed(tr("%1 was not opened.").arg(QFileInfo(file).fileName()),
                            placed(outcome.sentence, outcome.place));
                return;
            }
            setProjectFile({});
            adopt({{std::move(*outcome.value)}});
        });
}

void Document::openProject(const QString& file) {
    readFrom(file, file, [] {});
}

void Document::recover(const QString& autosaved, const QString& project, const QString& name) {
    readFrom(autosaved, project, [this, project, name] {
        if (project.isEmpty()) recoveredName_ = name;
        // Ids of the autosaved file mean nothing in the project's own.
        for (RunRecord& run : runs_) run.stored = 0;
        unsavedRuns_ = true;
        emit runsChanged();
        emit statusChanged();
        emit recovered();
    });
}

void Document::readFrom(const QString& file, const QString& project, const std::function<void()>& then) {
    const int ticket = ++openTicket_;
    inBackground(
        this,
        [file, project] {
            ProjectContents contents = readProject(file.toStdString());
            // What its window had begun, and what goes on without one.
            for (KeptRun& kept : keptRuns()) {
                const bool mine = kept.recovery == file || (!project.isEmpty() && kept.project == project);
                if (!mine) continue;
                RunRecord& record = kept.record;
                int next = 1;
                bool taken = false;
                for (const RunRecord& run : contents.runs) {
                    next = std::max(next, run.number + 1);
                    taken = taken || run.number == record.number;
                }
                if (taken) record.number = next;
                contents.runs.push_back(std::move(record));
            }
            return contents;
        },
        [this, file, project, then, ticket](Outcome<ProjectContents>& outcome) {
            if (ticket != openTicket_) return;
            if (!outcome.value) {
                emit failed(tr("%1 was not opened.").arg(QFileInfo(file).fileName()),
                            placed(outcome.sentence, outcome.place));
                return;
            }
            setProjectFile(project);
            adopt(std::move(outcome.value->shelf), std::move(outcome.value->runs));
            then();
        });
}

void Document::setProjectFile(const QString& file) {
    recoveredName_.clear();
    if (file == projectFile_ && lock_) {
        stamp_ = fileStamp(file);
        return;
    }
    projectFile_ = file;
    lock_.reset();
    stamp_ = fileStamp(file);
    if (file.isEmpty()) return;
    const QFileInfo info(file);
    lock_ = std::make_unique<QLockFile>(lockFileOf(file));
    lock_->setStaleLockTime(0);
    if (lock_->tryLock(20)) { // another start may just be looking whether it is stale
        // Nobody else has the project open, so this is what a program that was killed while saving has left.
        QFile::remove(file + ".saving");
        QFile::remove(file + ".saving-journal");
        return;
    }
    if (lock_->error() != QLockFile::LockFailedError) return;
    emit warned(
        tr("%1 is open in another window.").arg(info.fileName()),
        tr("Save under another name to keep both; what is saved there first is not overwritten from here."));
}

void Document::openRig(const QString& name) {
    openShipped(name, [&] { return shippedRig(name.toStdString()); });
}

void Document::openTemplate(const QString& name) {
    openShipped(name, [&] { return shippedTemplate(name.toStdString()); });
}

void Document::openExample(const QString& name) {
    try {
        openStudy(QString::fromStdString((examplesFolder() / name.toStdString() / "fit.toml").string()));
    } catch (const Error& e) {
        emit failed(tr("%1 was not opened.").arg(name), QString::fromStdString(e.sentence()));
    }
}

void Document::openShipped(const QString& name, const std::function<ShippedRig()>& find) {
    try {
        const ShippedRig rig = find();
        // A study of the model shows more of the rig than a selection from a file of Jacobian rows.
        const auto study = std::find_if(rig.studies.begin(), rig.studies.end(), [&](const std::string& file) {
            return !loadStudy(rig.folder / file).model.empty();
        });
        if (study != rig.studies.end()) {
            openStudy(QString::fromStdString((rig.folder / *study).string()));
        } else if (!rig.models.empty()) {
            openModel(QString::fromStdString((rig.folder / rig.models.front()).string()));
        } else {
            emit failed(tr("%1 has no model text yet.").arg(name), {});
        }
    } catch (const Error& e) {
        emit failed(tr("%1 was not opened.").arg(name), QString::fromStdString(e.sentence()));
    }
}

void Document::openModel(const QString& file) {
    if (!needsModel()) {
        emit failed(tr("%1 was not opened.").arg(QFileInfo(file).fileName()),
                    tr("The method needs no model: it works on the rows of its data file."));
        return;
    }
    inBackground(
        this, [path = file.toStdString()] { return modelTextOf(path); },
        [this, file, ticket = projectTicket_](Outcome<std::string>& outcome) {
            if (ticket != projectTicket_) return; // asked for in another project
            const QString name = QFileInfo(file).fileName();
            if (!outcome.value || outcome.value->find('\0') != std::string::npos) {
                emit failed(tr("%1 was not opened.").arg(name),
                            outcome.value ? tr("It is not a text file.") : outcome.sentence);
                return;
            }
            undo_.beginMacro(tr("open %1").arg(name));
            changeStudy(tr("open %1").arg(name), [&](Study& study) { study.model = file.toStdString(); });
            model_.fileName = name;
            setModelText(QString::fromStdString(*outcome.value));
            undo_.endMacro();
        });
}

void Document::openParameters(const QString& file) {
    const QString name = QFileInfo(file).fileName();
    if (!needsModel() || !model_.model) {
        emit failed(tr("%1 was not opened.").arg(name),
                    needsModel()
                        ? tr("It has values for the parameters of a model, and there is no model yet.")
                        : tr("The method needs no model: it works on the rows of its data file."));
        return;
    }
    inBackground(
        this,
        [path = file.toStdString(), model = model_.model] {
            return ssvParameters(model, readFileBytes(path), path);
        },
        [this, name, ticket = projectTicket_](Outcome<SsvParameters>& outcome) {
            if (ticket != projectTicket_) return; // asked for in another project
            if (outcome.value)
                take(*outcome.value, name);
            else
                emit failed(tr("%1 was not opened.").arg(name), outcome.sentence);
        });
}

void Document::take(const SsvParameters& given, const QString& name) {
    Study after = study_;
    const std::vector<std::string> left = takeParameters(after, given.values);
    const auto taken = static_cast<int>(given.values.size() - left.size());
    if (taken > 0) changeStudy(tr("values of %1").arg(name), [&](Study& study) { study = after; });
    const auto listed = [](const std::vector<std::string>& names) {
        return QString::fromStdString(fmt::format("{}", fmt::join(names, ", ")));
    };
    QStringList more;
    if (!given.others.empty()) more << tr("The model has no such parameters: %1.").arg(listed(given.others));
    if (!left.empty()) more << tr("These stay as the study has them: %1.").arg(listed(left));
    emit told(tr("%n value(s) taken from %1.", nullptr, taken).arg(name), more.join(' '));
}

bool Document::isProgram(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return false;
    constexpr qint64 kMost = 1 << 20; // of a study file; what is larger says itself what is wrong with it
    const QByteArray text = file.read(kMost);
    return isForeignSource({text.constData(), static_cast<std::size_t>(text.size())}, path.toStdString());
}
void Document::openAny(const QString& file) {
    const QFileInfo info(file);
    const QString suffix = info.suffix().toLower();
    if (info.isDir())
        openRun(file);
    else if (info.fileName() == kStateFile)
        openRun(info.absolutePath());
    else if (suffix == "rigor")
        openProject(file);
    else if (suffix == "toml" && !isProgram(file))
        openStudy(file);
    else if (suffix == "mo" || suffix == "mech" || suffix == "fmu" || suffix == "toml")
        openModel(file);
    else if (suffix == "ssv")
        openParameters(file);
    else if (suffix == "json")
        openSensors(file);
    else
        openData(file);
}

void Document::openSensors(const QString& file) {
    const std::string path = QDir::cleanPath(QFileInfo(file).absoluteFilePath()).toStdString();
    if (!needsModel()) {
        changeStudy(tr("open %1").arg(QFileInfo(file).fileName()),
                    [&](Study& study) { study.data.files = {path}; });
        return;
    }
    Study study;
    study.method = methodWithoutModel().key;
    study.data.files = {path};
    ++openTicket_;
    setProjectFile({});
    adopt({{{study, {}, {}}}});
}

void Document::exportStudy(const QString& file) {
    RunRecord record;
    record.study = study_;
    record.kept = dataSnapshot();
    record.modelText = modelText_;
    exportWith(record, file);
}

void Document::exportRun(int number, const QString& file) {
    if (const RunRecord* record = run(number)) exportWith(record->withoutTrace(), file);
}

void Document::exportWith(const RunRecord& record, const QString& file) {
    inBackground(
        this,
        [record, name = model_.fileName, path = file.toStdString()] {
            rigor::exportRun(record, name, path);
            return true;
        },
        [this, file](Outcome<bool>& outcome) {
            if (outcome.value)
                emit exported(file);
            else
                emit failed(tr("The study was not written."), outcome.sentence);
        });
}

ProjectSnapshot Document::snapshot() const {
    ProjectSnapshot now{shelf(), {}};
    for (ProjectStudy& one : now.shelf.studies) one.study = onDataSnapshot(one.study, one.kept);
    for (const RunRecord& run : runs_) now.runs.push_back(run.withoutTrace());
    return now;
}

void Document::saveProject(const QString& file, bool replace) {
    if (saving_) {
        saveAgain_ = {file, replace};
        return;
    }
    const bool same = file == projectFile_ && QFileInfo::exists(file);
    if (same && !replace && fileStamp(file) != stamp_) {
        emit failed(
            tr("The project was not saved."),
            tr("%1 was changed by another window at %2. Save under another name, or open it again.")
                .arg(QFileInfo(file).fileName(), QFileInfo(file).lastModified().toString("HH:mm:ss")));
        return;
    }
    writeTo(file, same);
}

void Document::writeTo(const QString& file, bool same) {
    saving_ = true;
    // What changes while the file is written is not in it.
    const bool runsBefore = std::exchange(unsavedRuns_, false);
    const int index = undo_.index();
    inBackground(
        this,
        [now = snapshot(), file, same] {
            return writeProject(now, file.toStdString(), same ? WriteMode::Update : WriteMode::Replace);
        },
        [this, file, runsBefore, index, ticket = projectTicket_](Outcome<StoredIds>& outcome) {
            saving_ = false;
            const bool mine = ticket == projectTicket_; // else another project was opened meanwhile
            if (!outcome.value) {
                if (mine) unsavedRuns_ = unsavedRuns_ || runsBefore;
                // The attempt was rolled back, but it has touched the file: that was no other window.
                if (mine && file == projectFile_) stamp_ = fileStamp(file);
                emit failed(tr("The project was not saved."), outcome.sentence);
            } else if (mine) {
                for (const auto& [number, id] : *outcome.value)
                    if (RunRecord* record = runFor(number)) record->stored = id;
                setProjectFile(file);
                if (undo_.index() == index) undo_.setClean();
                emit projectChanged();
                emit saved(file);
            }
            if (const auto again = std::exchange(saveAgain_, std::nullopt))
                saveProject(again->first, again->second);
        });
}

} // namespace rigor
