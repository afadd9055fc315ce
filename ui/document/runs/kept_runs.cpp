#include "ui/document/runs/kept_runs.h"

#include "core/engine/evaluate/record.h"
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/methods/result/described_text.h"
#include "core/methods/result/provenance.h"
#include "core/study/places/running_folder.h"
#include "core/study/run/run_folder.h"
#include "core/study/study_model.h"
#include "ui/document/data_snapshot.h"
#include "ui/widgets/text/qt_text.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

namespace rigor {

namespace {

QString keptRunsFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/runs";
}

/// What the window that began a run knows of it.
struct RunNote {
    std::string project, recovery;
    long long number = 1;
    std::string name, place, modelName;
    long long limit = 0;
    std::string studyFile, study; ///< of the window
    std::optional<double> timeLimit;
    std::vector<std::string> estimates;
    template <class V> void describe(V& v) {
        v("project", project);
        v("recovery", recovery);
        v("number", number);
        v("name", name);
        v("place", place);
        v("model_name", modelName);
        v("limit", limit);
        v("study_file", studyFile);
        v("study", study);
        v.optional("time_limit", timeLimit);
        v("estimates", estimates);
    }
};

RunNote noteIn(const std::string& folder) {
    std::error_code error;
    const std::filesystem::path file = std::filesystem::path(folder) / kKeptNote;
    if (!std::filesystem::exists(file, error)) return {};
    return describedFrom<RunNote>(readFileBytes(file)).value_or(RunNote());
}

/// Model and data as the folder has them; of a run begun here the study is that of its window.
void addStudy(KeptRun& run, const Study& begun, const RunNote& note) {
    RunRecord& record = run.record;
    record.study = begun;
    record.kept = keepData(withAbsolutePaths(begun).data.files).files;
    if (methodNeedsModel(begun.method)) {
        const std::filesystem::path model = modelFile(begun);
        record.modelText = QString::fromStdString(modelTextOf(model.string()));
        run.modelName = QString::fromStdString(model.filename().string());
    }
    if (!note.study.empty()) record.study = parseStudy(note.study, note.studyFile);
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
    RunNote note{.project = project.toStdString(),
                 .recovery = recovery.toStdString(),
                 .number = run.number,
                 .name = run.name.toStdString(),
                 .place = run.place.toStdString(),
                 .modelName = modelName.toStdString(),
                 .limit = run.limit,
                 .studyFile = run.study.file.string(),
                 .study = toToml(withAbsolutePaths(run.study))};
    if (std::isfinite(run.timeLimit)) note.timeLimit = run.timeLimit;
    for (const QString& name : run.estimateNames) note.estimates.push_back(name.toStdString());
    return describedText(std::move(note), 2) + "\n";
}

bool hasKept(const QString& folder) {
    constexpr qint64 kHead = 4096; // bytes at most of a record that holds nothing
    return QFileInfo(folder + "/" + kRecordFile).size() > kHead;
}

KeptRun readKeptRun(const QString& folder) {
    const std::string path = QDir(folder).absolutePath().toStdString();
    const SeenRun seen = seenRun(path);
    const RunNote note = noteIn(path);
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
    record.number = static_cast<int>(std::max(1LL, note.number));
    record.name = qt(note.name);
    if (const MethodDescriptor* method = findMethod(record.study.method); method && record.name.isEmpty())
        record.name = QString::fromStdString(method->title);
    if (record.place.isEmpty()) record.place = qt(note.place);
    record.limit = static_cast<int>(note.limit);
    record.timeLimit = note.timeLimit.value_or(record.timeLimit);
    if (record.estimateNames.isEmpty())
        for (const std::string& name : note.estimates) record.estimateNames << qt(name);
    if (record.estimateNames.isEmpty()) // begun by a command
        for (const Unknown& unknown : record.study.unknowns) {
            if (!unknown.equals.empty()) continue;
            const QString name = QString::fromStdString(unknown.name);
            if (unknown.family.empty()) record.estimateNames << name;
            for (const auto& [shape, range] : unknown.shape)
                record.estimateNames << name + '.' + QString::fromStdString(shape);
        }
    if (!note.modelName.empty()) run.modelName = qt(note.modelName);
    run.project = qt(note.project);
    run.recovery = qt(note.recovery);
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
        }
    }
    return runs;
}

void removeKept(const QString& folder) {
    if (isKeptFolder(folder)) QDir(folder).removeRecursively();
}

} // namespace rigor
