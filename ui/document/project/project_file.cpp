#include "ui/document/project/project_file.h"

#include "core/engine/modelica/compile.h"
#include "core/foundation/base/sha256.h"
#include "core/methods/result/provenance.h"
#include "core/study/project/project_importer.h"
#include "core/study/run/run_folder.h"
#include "ui/document/data_snapshot.h"

namespace rigor {
namespace {
const char* const kShownStudy = "study/shown";

std::string numberKey(long long id) { return fmt::format("run/{}/number", id); }

/// As it was stored: paths are names in the store.
Study storedStudy(const StoredRun& stored, const std::filesystem::path& folder) {
    return parseStudy(stored.studyText, folder / (stored.study + ".toml"));
}

RunRecord readRun(const ProjectStore& store, const StoredRun& stored, const std::filesystem::path& folder,
                  const QString& modelNow) {
    RunRecord record;
    record.phase = RunRecord::Phase::Ended;
    record.stored = stored.id;
    record.number = QString::fromStdString(store.setting(numberKey(stored.id)).value_or("0")).toInt();
    record.name = QString::fromStdString(stored.note);
    // One that the command line has stored has no name of its own.
    if (const MethodDescriptor* method = findMethod(stored.method); method && stored.note.empty())
        record.name = QString::fromStdString(method->title);
    record.result = std::make_shared<const Result>(store.loadRun(stored.id));
    record.study = storedStudy(stored, folder);
    record.kept = withAbsolutePaths(record.study).data.files;
    const Provenance provenance = provenanceOf(*record.result);
    // A file of an earlier version may lack the model of a run: the model of now is it only if it is the
    // same.
    if (store.has(ProjectStore::Kind::Model, record.study.model))
        record.modelText = QString::fromStdString(store.model(record.study.model));
    else if (provenance.modelSha256 == sha256(modelNow.toStdString()))
        record.modelText = modelNow;
    for (const auto& estimate : record.result->unknowns)
        record.estimateNames << QString::fromStdString(estimate.name);
    record.ended = QDateTime::fromString(QString::fromStdString(stored.date), Qt::ISODate);
    if (std::isfinite(provenance.wallTime)) record.seconds = provenance.wallTime;
    record.ended = record.ended.addMSecs(std::llround(1000 * record.seconds)); // what is stored is the begin
    return record;
}

/// The text of a study that can be read back: a project that cannot be opened again must not be written.
std::string readableText(const Study& study, const std::string& name) {
    const std::string text = toToml(study);
    parseStudy(text, name + ".toml");
    return text;
}
} // namespace

ProjectStudy readStudyWithModel(const std::filesystem::path& file, const std::string& model) {
    ProjectStudy read;
    read.study = loadStudy(file);
    if (!model.empty()) read.study.model = model;
    if (!methodNeedsModel(read.study.method)) return read;
    const std::filesystem::path from = modelFile(read.study);
    read.modelText = QString::fromStdString(modelTextOf(from.string()));
    read.modelName = QString::fromStdString(from.filename().string());
    return read;
}

ProjectContents readProject(const std::filesystem::path& file) {
    const ProjectStore store = ProjectStore::open(file);
    const auto folder = sessionFolder();
    store.exportTo(folder);
    const auto names = store.studies();
    if (names.empty()) throw Error(translate("Project", "the project holds no study"), {file.string()});
    ProjectContents contents;
    contents.shelf.studies.clear();
    for (const std::string& name : names)
        contents.shelf.studies.push_back(readStudyWithModel(folder / (name + ".toml")));
    const auto shown = std::ranges::find(names, store.setting(kShownStudy).value_or(names.front()));
    if (shown != names.end()) contents.shelf.shown = static_cast<std::size_t>(shown - names.begin());
    int highest = 0;
    for (const StoredRun& stored : store.runs()) {
        contents.runs.push_back(readRun(store, stored, folder, contents.shelf.now().modelText));
        highest = std::max(highest, contents.runs.back().number);
    }
    for (RunRecord& run : contents.runs)
        if (run.number <= 0) run.number = ++highest;
    return contents;
}

namespace {
/// The names of their files, each another.
std::vector<std::string> storedNames(const StudyShelf& shelf) {
    std::vector<std::string> names;
    for (const ProjectStudy& one : shelf.studies) {
        const std::string stem = one.study.file.empty() ? "study" : one.study.file.stem().string();
        std::string name = stem;
        for (int n = 2; std::ranges::find(names, name) != names.end(); ++n)
            name = fmt::format("{}-{}", stem, n);
        names.push_back(name);
    }
    return names;
}

StoredIds write(const ProjectSnapshot& now, const std::filesystem::path& file, bool update) {
    ProjectStore store = update ? ProjectStore::open(file) : ProjectStore::inMemory();
    StoredIds ids;
    {
        ProjectStore::Transaction transaction(store);
        std::set<long long> stay;
        for (const RunRecord& run : now.runs)
            if (update && run.stored != 0) stay.insert(run.stored);
        std::vector<Study> kept;
        for (const StoredRun& stored : store.runs())
            if (stay.count(stored.id)) {
                kept.push_back(storedStudy(stored, {}));
            } else {
                store.removeRun(stored.id);
                // Another run may get its id.
                store.removeSetting(numberKey(stored.id));
                store.removeSetting(fmt::format("run/{}/sources", stored.id)); // of 0.1.0
            }
        const auto names = storedNames(now.shelf);
        for (const std::string& other : store.studies())
            if (std::ranges::find(names, other) == names.end()) store.removeStudy(other);
        for (const std::string& name : names)
            if (!store.has(ProjectStore::Kind::Study, name)) store.saveStudy(name, {}); // its name is taken
        ProjectImporter shelf(store, kept);
        const std::string model = now.shelf.now().modelName.toStdString();
        for (std::size_t i = 0; i < names.size(); ++i) {
            const ProjectStudy& one = now.shelf.studies[i];
            const Study study =
                shelf.put({one.study, one.modelText.toStdString(), one.modelName.toStdString()});
            store.saveStudy(names[i], readableText(study, names[i]));
        }
        store.setSetting(kShownStudy, names[now.shelf.shown]);
        const std::string& name = names[now.shelf.shown]; // runs do not tell of which study they are
        for (const RunRecord& run : now.runs) {
            if (!run.result) continue;
            long long id = update ? run.stored : 0;
            if (id == 0) {
                const Study asRun =
                    shelf.put({run.studyOnDataSnapshot(), run.modelText.toStdString(), model});
                id = store.addRun(name, readableText(asRun, name), *run.result);
            }
            store.setRunNote(id, run.name.toStdString());
            store.setSetting(numberKey(id), std::to_string(run.number));
            ids.emplace_back(run.number, id);
        }
        shelf.removeUnused();
        transaction.commit();
    }
    if (!update) store.saveAs(file);
    return ids;
}
} // namespace

StoredIds writeProject(const ProjectSnapshot& now, const std::filesystem::path& file, WriteMode mode) {
    try {
        return write(now, file, mode == WriteMode::Update);
    } catch (const Error&) {
        // After an error of the disk SQLite leaves it to the next reader to take the attempt back: here, so
        // that the file does not change later without anybody having changed it.
        if (mode == WriteMode::Update) try {
                ProjectStore::open(file);
            } catch (const Error&) {
                // What went wrong first is what is told.
            }
        throw;
    }
}

void exportRun(const RunRecord& run, const QString& modelName, const std::filesystem::path& file) {
    exportStudyWithFiles({run.studyOnDataSnapshot(), run.modelText.toStdString(), modelName.toStdString()},
                         file);
}

} // namespace rigor
