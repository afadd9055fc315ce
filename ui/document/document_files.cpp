// Reading and writing of the document's files, all in the background.

#include "ui/document/document.h"

#include "core/engine/data/dataset.h"
#include "core/study/demo.h"
#include "core/study/run_folder.h"
#include "ui/jobs/background.h"

#include <QDir>
#include <QFileInfo>

namespace rigor {

namespace {
/// Tells whether a file was changed since; "" = there is none.
QString fileStamp(const QString& file) {
    const QFileInfo info(file);
    if (file.isEmpty() || !info.exists()) return {};
    return QString("%1 %2").arg(info.lastModified().toMSecsSinceEpoch()).arg(info.size());
}

QString placed(const QString& sentence, const SourcePlace& place) {
    const QString where = QString::fromStdString(toString(place));
    return where.isEmpty() ? sentence : where + ": " + sentence;
}
} // namespace

void Document::adopt(const Study& study, const QString& modelText, const QString& modelName) {
    undo_.clear();
    recipeSentence_.clear();
    study_ = study;
    runs_.clear();
    nextRun_ = 1;
    unsavedRuns_ = false;
    modelText_ = modelText;
    model_ = ModelState{};
    model_.fileName = modelName;
    data_ = DataState{};
    rebuildMethod();
    emit projectChanged();
    emit modelTextChanged();
    emit runsChanged();
    emit dataChanged();
    emit studyChanged();
    model_.phase = ModelState::Phase::Checking;
    compileNow();
    reloadData();
    updateStatus();
}

void Document::openStudy(const QString& file) {
    inBackground(
        this, [path = file.toStdString()] { return readStudyWithModel(path); },
        [this, file](Outcome<ProjectContents>& outcome) {
            if (!outcome.value) {
                emit failed(tr("%1 was not opened.").arg(QFileInfo(file).fileName()),
                            placed(outcome.sentence, outcome.place));
                return;
            }
            setProjectFile({});
            adopt(outcome.value->study, outcome.value->modelText, outcome.value->modelName);
        });
}

void Document::openProject(const QString& file) { readFrom(file, file, false); }

void Document::recover(const QString& autosaved, const QString& project) {
    readFrom(autosaved, project, true);
}

void Document::readFrom(const QString& file, const QString& project, bool recovered) {
    inBackground(
        this, [path = file.toStdString()] { return readProject(path); },
        [this, file, project, recovered](Outcome<ProjectContents>& outcome) {
            if (!outcome.value) {
                emit failed(tr("%1 was not opened.").arg(QFileInfo(file).fileName()),
                            placed(outcome.sentence, outcome.place));
                return;
            }
            setProjectFile(project);
            adopt(outcome.value->study, outcome.value->modelText, outcome.value->modelName);
            runs_ = std::move(outcome.value->runs);
            nextRun_ = 1;
            for (RunRecord& run : runs_) {
                nextRun_ = std::max(nextRun_, run.number + 1);
                // Ids of the autosaved file mean nothing in the project's own.
                if (recovered) run.stored = 0;
            }
            if (recovered) unsavedRuns_ = true;
            emit runsChanged();
            emit statusChanged();
            if (recovered) emit this->recovered();
        });
}

void Document::setProjectFile(const QString& file) {
    if (file == projectFile_ && lock_) {
        stamp_ = fileStamp(file);
        return;
    }
    projectFile_ = file;
    lock_.reset();
    stamp_ = fileStamp(file);
    if (file.isEmpty()) return;
    const QFileInfo info(file);
    lock_ = std::make_unique<QLockFile>(info.absolutePath() + "/." + info.fileName() + ".lock");
    lock_->setStaleLockTime(0);
    if (lock_->tryLock() || lock_->error() != QLockFile::LockFailedError) return;
    emit warned(
        tr("%1 is open in another window.").arg(info.fileName()),
        tr("Save under another name to keep both; what is saved there first is not overwritten from here."));
}

void Document::openRig(const QString& name) {
    try {
        const ShippedRig rig = shippedRig(name.toStdString());
        if (!rig.studies.empty()) {
            openStudy(QString::fromStdString((rig.folder / rig.studies.front()).string()));
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
    inBackground(
        this, [path = file.toStdString()] { return readFileBytes(path); },
        [this, file](Outcome<std::string>& outcome) {
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

void Document::openAny(const QString& file) {
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (suffix == "rigor")
        openProject(file);
    else if (suffix == "toml")
        openStudy(file);
    else if (suffix == "mo")
        openModel(file);
    else
        openData(file);
}

void Document::reloadData() {
    if (study_.data.files.empty()) {
        ++dataTicket_;
        data_ = DataState{};
        emit dataChanged();
        updateStatus();
        return;
    }
    const auto path = (study_.file.parent_path() / study_.data.files.front()).lexically_normal();
    loadTable(QString::fromStdString(path.string()), study_.data);
}

void Document::loadTable(const QString& file, const DataRecipe& recipe) {
    const int ticket = ++dataTicket_;
    data_.phase = DataState::Phase::Loading;
    emit dataChanged();
    updateStatus();
    inBackground(
        this,
        [path = file.toStdString(), recipe] {
            CsvReadOptions options;
            options.overrides = overridesOf(recipe);
            return std::make_shared<const CsvData>(readCsv(path, options));
        },
        [this, ticket, file](Outcome<std::shared_ptr<const CsvData>>& outcome) {
            if (ticket != dataTicket_) return;
            if (outcome.value) return showTable(file, *outcome.value);
            // What was read before stays in view, so that a wrong choice can be taken back where it was made.
            if (data_.file != file) data_ = DataState{};
            data_.phase = DataState::Phase::Wrong;
            data_.file = file;
            data_.data.reset();
            data_.sentence = placed(outcome.sentence, outcome.place);
            emit dataChanged();
            updateStatus();
        });
}

void Document::showTable(const QString& file, std::shared_ptr<const CsvData> csv) {
    data_ = DataState{};
    data_.phase = DataState::Phase::Table;
    data_.file = file;
    data_.bytes = QFileInfo(file).size();
    data_.csv = std::move(csv);
    emit dataChanged();
    mapData();
    updateStatus();
}

void Document::importFiles(const QStringList& files) {
    if (files.isEmpty()) return;
    const int ticket = ++dataTicket_;
    const DataState before = data_;
    data_.phase = DataState::Phase::Loading;
    emit dataChanged();
    updateStatus();
    std::vector<std::string> paths;
    for (const QString& file : files) paths.push_back(file.toStdString());
    struct Import {
        AppliedRecipe applied;
        std::shared_ptr<const CsvData> csv;
    };
    inBackground(
        this,
        [paths, recipe = study_.data] {
            Import import{appliedTo(recipe, paths), {}};
            CsvReadOptions options;
            options.overrides = overridesOf(import.applied.recipe);
            import.csv = std::make_shared<const CsvData>(readCsv(paths.front(), options));
            return import;
        },
        [this, ticket, files, before](Outcome<Import>& outcome) {
            if (ticket != dataTicket_) return;
            const QString name = QFileInfo(files.first()).fileName();
            if (!outcome.value) { // the document stays as it was
                data_ = before;
                emit failed(tr("%1 was not imported.").arg(name), placed(outcome.sentence, outcome.place));
                emit dataChanged();
                updateStatus();
                return;
            }
            const AppliedRecipe& applied = outcome.value->applied;
            QStringList missing;
            for (const auto& column : applied.missing) missing << QString::fromStdString(column);
            recipeSentence_ =
                study_.data.files.empty() ? QString()
                : applied.fits            ? tr("The recipe of the file before is applied.")
                : missing.isEmpty()
                    ? tr("The dialect of the file before does not fit; it was recognised anew.")
                    : tr("Of the recipe of the file before, what names %1 was dropped: there are no "
                         "such columns.")
                          .arg(missing.join(", "));
            tableIsRead_ = true;
            changeStudy(files.size() == 1 ? tr("import %1").arg(name)
                                          : tr("import %1 files").arg(files.size()),
                        [&](Study& s) { s.data = applied.recipe; });
            tableIsRead_ = false;
            showTable(files.first(), outcome.value->csv);
        });
}

void Document::mapData() {
    if (!data_.csv || !model_.model || model_.phase != ModelState::Phase::Good) return;
    const int ticket = ++mapTicket_;
    DataRecipe recipe = study_.data;
    for (auto& file : recipe.files) file = (study_.file.parent_path() / file).lexically_normal().string();
    inBackground(
        this,
        [recipe, model = model_.model] {
            return std::make_shared<const Dataset>(loadDataset(recipe, *model));
        },
        [this, ticket](Outcome<std::shared_ptr<const Dataset>>& outcome) {
            if (ticket != mapTicket_ || !data_.csv) return;
            if (outcome.value) {
                data_.data = *outcome.value;
                data_.phase = DataState::Phase::Ready;
                data_.sentence.clear();
            } else {
                data_.data.reset();
                data_.phase = DataState::Phase::Table;
                data_.sentence = placed(outcome.sentence, outcome.place);
            }
            emit dataChanged();
            updateStatus();
        });
}

void Document::exportStudy(const QString& file) {
    try {
        writeFileAtomically(file.toStdString(), toToml(withAbsolutePaths(study_)));
        emit saved(file);
    } catch (const Error& e) {
        emit failed(tr("The study was not written."), QString::fromStdString(e.sentence()));
    }
}

ProjectSnapshot Document::snapshot() const {
    ProjectSnapshot now{study_, modelText_, model_.fileName, {}};
    for (const RunRecord& run : runs_) now.runs.push_back(run.withoutTrace());
    return now;
}

void Document::saveProject(const QString& file, bool replace) {
    const bool same = file == projectFile_ && QFileInfo::exists(file);
    if (same && !replace && fileStamp(file) != stamp_) {
        emit failed(
            tr("The project was not saved."),
            tr("%1 was changed by another window at %2. Save under another name, or open it again.")
                .arg(QFileInfo(file).fileName(), QFileInfo(file).lastModified().toString("HH:mm:ss")));
        return;
    }
    // What changes while the file is written is not in it.
    const bool runsBefore = std::exchange(unsavedRuns_, false);
    const int index = undo_.index();
    inBackground(
        this,
        [now = snapshot(), file, same] {
            return writeProject(now, file.toStdString(), same ? WriteMode::Update : WriteMode::Replace);
        },
        [this, file, runsBefore, index](Outcome<StoredIds>& outcome) {
            if (!outcome.value) {
                unsavedRuns_ = unsavedRuns_ || runsBefore;
                emit failed(tr("The project was not saved."), outcome.sentence);
                return;
            }
            for (const auto& [number, id] : *outcome.value)
                if (RunRecord* record = runFor(number)) record->stored = id;
            setProjectFile(file);
            if (undo_.index() == index) undo_.setClean();
            emit projectChanged();
            emit saved(file);
        });
}

} // namespace rigor
