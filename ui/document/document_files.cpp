// Reading and writing of the document's files, all in the background.

#include "ui/document/document.h"

#include "core/engine/data/dataset.h"
#include "core/study/demo.h"
#include "core/study/project_store.h"
#include "core/study/run_folder.h"
#include "ui/jobs/background.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <atomic>

namespace rigor {

namespace {
struct Loaded {
    Study study;
    std::string modelText, modelName;
    std::vector<RunRecord> runs;
};

Loaded loadStudyWithModel(const std::filesystem::path& file) {
    Loaded loaded;
    loaded.study = loadStudy(file);
    const std::filesystem::path model = modelFile(loaded.study);
    loaded.modelText = readFileBytes(model);
    loaded.modelName = model.filename().string();
    return loaded;
}

/// Project files are unpacked here, where their studies find them; kept until the program ends.
std::filesystem::path unpackFolder() {
    static QTemporaryDir folder;
    static std::atomic<int> count{0};
    return std::filesystem::path(folder.path().toStdString()) / std::to_string(++count);
}

Loaded loadProject(const std::filesystem::path& file) {
    const ProjectStore store = ProjectStore::open(file);
    const auto folder = unpackFolder();
    std::filesystem::create_directories(folder);
    store.exportTo(folder);
    const auto names = store.studies();
    if (names.empty()) throw Error("the project holds no study", {file.string()});
    Loaded loaded = loadStudyWithModel(folder / (names.front() + ".toml"));
    for (const StoredRun& stored : store.runs()) {
        RunRecord record;
        record.phase = RunRecord::Phase::Ended;
        record.number = static_cast<int>(loaded.runs.size()) + 1;
        record.stored = stored.id;
        record.name = QString::fromStdString(stored.note.empty() ? stored.method : stored.note);
        record.result = std::make_shared<const Result>(store.loadRun(stored.id));
        record.study = parseStudy(stored.studyText, folder / (stored.study + ".toml"));
        record.modelText = QString::fromStdString(loaded.modelText);
        record.ended = QDateTime::fromString(QString::fromStdString(stored.date), Qt::ISODate);
        if (record.result->provenance.contains("wall_time"))
            record.seconds = record.result->provenance["wall_time"].get<double>();
        loaded.runs.push_back(std::move(record));
    }
    return loaded;
}

QString placed(const QString& sentence, const SourcePlace& place) {
    const QString where = QString::fromStdString(toString(place));
    return where.isEmpty() ? sentence : where + ": " + sentence;
}
} // namespace

CsvOverrides Document::overridesOf(const DataRecipe& recipe) const {
    CsvOverrides overrides;
    if (!recipe.encoding.empty()) overrides.encoding = csvEncoding(recipe.encoding);
    if (!recipe.delimiter.empty()) overrides.delimiter = csvDelimiter(recipe.delimiter);
    if (!recipe.decimal.empty()) overrides.decimal = recipe.decimal.front();
    if (recipe.headerLine >= 0) overrides.headerLine = static_cast<std::size_t>(recipe.headerLine);
    return overrides;
}

void Document::adopt(const Study& study, const QString& modelText, const QString& modelName) {
    undo_.clear();
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
        this, [path = file.toStdString()] { return loadStudyWithModel(path); },
        [this, file](Outcome<Loaded>& outcome) {
            if (!outcome.value) {
                emit failed(tr("%1 was not opened.").arg(QFileInfo(file).fileName()),
                            placed(outcome.sentence, outcome.place));
                return;
            }
            projectFile_.clear();
            adopt(outcome.value->study, QString::fromStdString(outcome.value->modelText),
                  QString::fromStdString(outcome.value->modelName));
        });
}

void Document::openProject(const QString& file) {
    inBackground(
        this, [path = file.toStdString()] { return loadProject(path); },
        [this, file](Outcome<Loaded>& outcome) {
            if (!outcome.value) {
                emit failed(tr("%1 was not opened.").arg(QFileInfo(file).fileName()),
                            placed(outcome.sentence, outcome.place));
                return;
            }
            projectFile_ = file;
            adopt(outcome.value->study, QString::fromStdString(outcome.value->modelText),
                  QString::fromStdString(outcome.value->modelName));
            runs_ = std::move(outcome.value->runs);
            nextRun_ = runs_.empty() ? 1 : runs_.back().number + 1;
            emit runsChanged();
            emit statusChanged();
        });
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

void Document::openData(const QString& file) { loadTable(file, {}, true); }

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
    try {
        loadTable(QString::fromStdString(path.string()), overridesOf(study_.data), false);
    } catch (const Error& e) {
        data_.phase = DataState::Phase::Wrong;
        data_.sentence = QString::fromStdString(e.sentence());
        emit dataChanged();
        updateStatus();
    }
}

void Document::loadTable(const QString& file, const CsvOverrides& overrides, bool asNewFile) {
    const int ticket = ++dataTicket_;
    const DataState before = data_;
    data_.phase = DataState::Phase::Loading;
    emit dataChanged();
    updateStatus();
    inBackground(
        this,
        [path = file.toStdString(), overrides] {
            CsvReadOptions options;
            options.overrides = overrides;
            return std::make_shared<const CsvData>(readCsv(path, options));
        },
        [this, ticket, file, before, asNewFile](Outcome<std::shared_ptr<const CsvData>>& outcome) {
            if (ticket != dataTicket_) return;
            if (!outcome.value) {
                const QString sentence = placed(outcome.sentence, outcome.place);
                if (asNewFile) {
                    // The document stays as it was.
                    data_ = before;
                    emit failed(tr("%1 was not imported.").arg(QFileInfo(file).fileName()), sentence);
                } else {
                    data_ = DataState{};
                    data_.phase = DataState::Phase::Wrong;
                    data_.file = file;
                    data_.sentence = sentence;
                }
                emit dataChanged();
                updateStatus();
                return;
            }
            data_ = DataState{};
            data_.phase = DataState::Phase::Table;
            data_.file = file;
            data_.bytes = QFileInfo(file).size();
            data_.csv = *outcome.value;
            if (asNewFile) {
                Study after = study_;
                after.data.files = {file.toStdString()};
                after.data.delimiter.clear();
                after.data.decimal.clear();
                after.data.encoding.clear();
                after.data.headerLine = -1;
                if (after.data.files == study_.data.files) {
                    emit dataChanged();
                    mapData();
                } else {
                    changeStudy(tr("import %1").arg(QFileInfo(file).fileName()),
                                [&](Study& s) { s = after; });
                }
                return;
            }
            emit dataChanged();
            mapData();
            updateStatus();
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

void Document::saveProject(const QString& file) {
    struct Saved {
        std::vector<std::pair<int, long long>> runs;
    };
    const Study study = study_;
    const std::string text = modelText_.toStdString();
    const std::string modelName = model_.fileName.isEmpty() ? "model.mo" : model_.fileName.toStdString();
    const std::vector<RunRecord> runs = runs_;
    const bool same = file == projectFile_ && QFileInfo::exists(file);
    inBackground(
        this,
        [=] {
            Saved saved;
            const std::filesystem::path target = file.toStdString();
            ProjectStore store = same ? ProjectStore::open(target) : ProjectStore::inMemory();
            {
                ProjectStore::Transaction transaction(store);
                Study kept = study;
                store.saveModel(modelName, text);
                kept.model = modelName;
                for (auto& dataFile : kept.data.files) {
                    const auto path = (study.file.parent_path() / dataFile).lexically_normal();
                    store.saveData(path.filename().string(), readFileBytes(path));
                    dataFile = path.filename().string();
                }
                const std::string name = study.file.empty() ? "study" : study.file.stem().string();
                store.saveStudy(name, toToml(kept));
                std::vector<long long> keep;
                for (const RunRecord& run : runs) {
                    if (!run.result) continue;
                    long long id = same ? run.stored : 0;
                    if (id == 0) id = store.addRun(name, toToml(run.study), *run.result);
                    store.setRunNote(id, run.name.toStdString());
                    saved.runs.emplace_back(run.number, id);
                    keep.push_back(id);
                }
                for (const StoredRun& stored : store.runs())
                    if (std::find(keep.begin(), keep.end(), stored.id) == keep.end())
                        store.removeRun(stored.id);
                transaction.commit();
            }
            if (!same) store.saveAs(target);
            return saved;
        },
        [this, file](Outcome<Saved>& outcome) {
            if (!outcome.value) {
                emit failed(tr("The project was not saved."), outcome.sentence);
                return;
            }
            for (const auto& [number, id] : outcome.value->runs)
                if (RunRecord* record = runFor(number)) record->stored = id;
            projectFile_ = file;
            unsavedRuns_ = false;
            undo_.setClean();
            emit projectChanged();
            emit saved(file);
        });
}

} // namespace rigor
