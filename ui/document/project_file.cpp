#include "ui/document/project_file.h"

#include "core/study/project_store.h"
#include "core/study/run_folder.h"

#include <QTemporaryDir>

#include <atomic>

namespace rigor {
namespace {
/// Project files are unpacked here, where their studies find them; kept until the program ends.
std::filesystem::path unpackFolder() {
    static QTemporaryDir folder;
    static std::atomic<int> count{0};
    return std::filesystem::path(folder.path().toStdString()) / std::to_string(++count);
}

RunRecord readRun(const ProjectStore& store, const StoredRun& stored, const std::filesystem::path& folder) {
    RunRecord record;
    record.phase = RunRecord::Phase::Ended;
    record.stored = stored.id;
    record.name = QString::fromStdString(stored.note.empty() ? stored.method : stored.note);
    record.result = std::make_shared<const Result>(store.loadRun(stored.id));
    record.study = parseStudy(stored.studyText, folder / (stored.study + ".toml"));
    record.ended = QDateTime::fromString(QString::fromStdString(stored.date), Qt::ISODate);
    if (record.result->provenance.contains("wall_time"))
        record.seconds = record.result->provenance["wall_time"].get<double>();
    return record;
}

/// Data files under their names alone, as the study text in the store has them.
Study withPlainNames(ProjectStore& store, const Study& study, bool withData) {
    Study kept = study;
    for (auto& file : kept.data.files) {
        const auto path = (study.file.parent_path() / file).lexically_normal();
        if (withData) store.saveData(path.filename().string(), readFileBytes(path));
        file = path.filename().string();
    }
    return kept;
}
} // namespace

ProjectContents readStudyWithModel(const std::filesystem::path& file) {
    ProjectContents contents;
    contents.study = loadStudy(file);
    const std::filesystem::path model = modelFile(contents.study);
    contents.modelText = QString::fromStdString(readFileBytes(model));
    contents.modelName = QString::fromStdString(model.filename().string());
    return contents;
}

ProjectContents readProject(const std::filesystem::path& file) {
    const ProjectStore store = ProjectStore::open(file);
    const auto folder = unpackFolder();
    std::filesystem::create_directories(folder);
    store.exportTo(folder);
    const auto names = store.studies();
    if (names.empty()) throw Error("the project holds no study", {file.string()});
    ProjectContents contents = readStudyWithModel(folder / (names.front() + ".toml"));
    for (const StoredRun& stored : store.runs()) {
        contents.runs.push_back(readRun(store, stored, folder));
        contents.runs.back().number = static_cast<int>(contents.runs.size());
        contents.runs.back().modelText = contents.modelText;
    }
    return contents;
}

StoredIds writeProject(const ProjectSnapshot& now, const std::filesystem::path& file, WriteMode mode) {
    const bool update = mode != WriteMode::Replace;
    ProjectStore store = update ? ProjectStore::open(file) : ProjectStore::inMemory();
    StoredIds ids;
    {
        ProjectStore::Transaction transaction(store);
        const std::string model = now.modelName.isEmpty() ? "model.mo" : now.modelName.toStdString();
        store.saveModel(model, now.modelText.toStdString());
        Study kept = withPlainNames(store, now.study, mode != WriteMode::UpdateWithoutData);
        kept.model = model;
        const std::string name = now.study.file.empty() ? "study" : now.study.file.stem().string();
        for (const std::string& other : store.studies())
            if (other != name) store.removeStudy(other);
        store.saveStudy(name, toToml(kept));
        std::vector<long long> keep;
        for (const RunRecord& run : now.runs) {
            if (!run.result) continue;
            long long id = update ? run.stored : 0;
            if (id == 0) id = store.addRun(name, toToml(run.study), *run.result);
            store.setRunNote(id, run.name.toStdString());
            ids.emplace_back(run.number, id);
            keep.push_back(id);
        }
        for (const StoredRun& stored : store.runs())
            if (std::find(keep.begin(), keep.end(), stored.id) == keep.end()) store.removeRun(stored.id);
        transaction.commit();
    }
    if (!update) store.saveAs(file);
    return ids;
}

} // namespace rigor
