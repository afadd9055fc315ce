#include "ui/document/kept_runs.h"

#include "core/engine/evaluate/record.h"
#include "core/foundation/base/error.h"
#include "core/methods/provenance.h"
#include "core/study/run/run_folder.h"
#include "core/study/run/running_folder.h"
#include "core/study/study_model.h"
#include "ui/document/data_snapshot.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

namespace rigor {

namespace {

QString keptRunsFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/runs";
}

QString text(const nlohmann::ordered_json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? QString::fromStdString(found->get<std::string>())
                                                     : QString();
}

nlohmann::ordered_json noteIn(const std::string& folder) {
    std::error_code error;
    const std::filesystem::path file = std::filesystem::path(folder) / kKeptNote;
    if (!std::filesystem::exists(file, error)) return nlohmann::ordered_json::object();
    auto json = nlohmann::ordered_json::parse(readFileBytes(file), nullptr, false);
    return json.is_object() ? json : nlohmann::ordered_json::object();
}

/// Model and data as the folder has them; of a run begun here the study is that of its window.
void addStudy(KeptRun& run, const Study& begun, const nlohmann::ordered_json& note) {
    RunRecord& record = run.record;
    record.study = begun;
    record.kept = keepData(withAbsolutePaths(begun).data.files).files;
    if (methodNeedsModel(begun.method)) {
        const std::filesystem::path model = modelFile(begun);
        record.modelText = QString::fromStdString(modelTextOf(model.string()));
        run.modelName = QString::fromStdString(model.filename().string());
    }
    if (note.contains("study"))
        record.study = parseStudy(text(note, "study").toStdString(), text(note, "study_file").toStdString());
}

} // namespace

QString newKeptFolder() {
    return keptRunsFolder() + "/" + QUuid::createUuid().toString(QUuid::WithoutBraces);
}

bool isKeptFolder(const QString& folder) {
    return !folder.isEmpty() &&
           QFileInfo(folder).absolutePath() == QFileInfo(keptRunsFolder()).absoluteFilePath();
}

std::string keptNote(const RunRecord& run, const QString& modelName, const QString& project,
                     const QString& recovery) {
    nlohmann::ordered_json json = {{"project", project.toStdString()},
                                   {"recovery", recovery.toStdString()},
                                   {"number", run.number},
                                   {"name", run.name.toStdString()},
                                   {"place", run.place.toStdString()},
                                   {"model_name", modelName.toStdString()},
                                   {"limit", run.limit},
                                   {"study_file", run.study.file.string()},
                                   {"study", toToml(withAbsolutePaths(run.study))}};
    if (std::isfinite(run.timeLimit)) json["time_limit"] = run.timeLimit;
    json["estimates"] = nlohmann::ordered_json::array();
    for (const QString& name : run.estimateNames) json["estimates"].push_back(name.toStdString());
    return json.dump(2) + "\n";
}

bool hasKept(const QString& folder) {
    constexpr qint64 kHead = 4096; // bytes at most of a record that holds nothing
    return QFileInfo(folder + "/" + kRecordFile).size() > kHead;
}

KeptRun readKeptRun(const QString& folder) {
    const std::string path = QDir(folder).absolutePath().toStdString();
    const SeenRun seen = seenRun(path);
    const nlohmann::ordered_json note = noteIn(path);
    KeptRun run;
    RunRecord& record = run.record;
    record.folder = QString::fromStdString(path);
    if (seen.state == SeenRun::State::Finished) {
        FinishedRun finished = readRunFolder(path);
        addStudy(run, finished.study, note);
        record.phase = RunRecord::Phase::Ended;
        if (const double wall = provenanceOf(finished.result).wallTime; std::isfinite(wall))
            record.seconds = wall;
        record.result = std::make_shared<const Result>(std::move(finished.result));
        record.ended = QFileInfo(record.folder + "/result.json").lastModified();
        for (const auto& estimate : record.result->unknowns)
            record.estimateNames << QString::fromStdString(estimate.name);
    } else {
        addStudy(run, seen.study, note);
        record.phase = seen.state == SeenRun::State::UnderWay ? RunRecord::Phase::Elsewhere
                                                              : RunRecord::Phase::Interrupted;
        record.killed = seen.state == SeenRun::State::Interrupted;
        record.told = seen.told;
        record.keptSome = hasKept(record.folder);
        record.place = QString::fromStdString(seen.place);
        run.host = QString::fromStdString(seen.host);
        run.process = seen.process;
    }
    record.number = std::max(1, note.value("number", 1));
    record.name = text(note, "name");
    if (const MethodDescriptor* method = findMethod(record.study.method); method && record.name.isEmpty())
        record.name = QString::fromStdString(method->title);
    if (record.place.isEmpty()) record.place = text(note, "place");
    record.limit = note.value("limit", 0);
    if (note.contains("time_limit")) record.timeLimit = note.value("time_limit", record.timeLimit);
    if (note.contains("estimates") && record.estimateNames.isEmpty())
        for (const auto& name : note["estimates"])
            record.estimateNames << QString::fromStdString(name.get<std::string>());
    if (record.estimateNames.isEmpty()) // begun by a command
        for (const Unknown& unknown : record.study.unknowns) {
            if (!unknown.equals.empty()) continue;
            const QString name = QString::fromStdString(unknown.name);
            if (unknown.family.empty()) record.estimateNames << name;
            for (const auto& [shape, range] : unknown.shape)
                record.estimateNames << name + '.' + QString::fromStdString(shape);
        }
    if (!text(note, "model_name").isEmpty()) run.modelName = text(note, "model_name");
    run.project = text(note, "project");
    run.recovery = text(note, "recovery");
    return run;
}

std::vector<KeptRun> keptRuns() {
    std::vector<KeptRun> runs;
    for (const QFileInfo& info :
         QDir(keptRunsFolder()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time)) {
        const QString folder = info.absoluteFilePath();
        try {
            const SeenRun seen = seenRun(folder.toStdString());
            // A window that is open has its own: only what goes on without one was begun by a command.
            if (seen.state == SeenRun::State::UnderWay && seen.command.empty()) continue;
            const bool killed = seen.state == SeenRun::State::Interrupted;
            if (killed && seen.command.empty() && seen.told.seconds < kWorthGoingOn) {
                removeKept(folder);
                continue;
            }
            runs.push_back(readKeptRun(folder));
        } catch (const Error&) {
            // Being made by another window, damaged, or of a newer program: not offered, never thrown away.
        } catch (const nlohmann::json::exception&) {
        }
    }
    return runs;
}

void removeKept(const QString& folder) {
    if (isKeptFolder(folder)) QDir(folder).removeRecursively();
}

} // namespace rigor
