#include "core/study/places/running_folder.h"

#include "core/engine/evaluate/program_build.h"
#include "core/engine/evaluate/recorded_evaluator.h"
#include "core/engine/simulate/external.h"
#include "core/foundation/base/sha256.h"
#include "core/methods/result/described_text.h"
#include "core/study/places/process_there.h"
#include "core/study/places/workers_folder.h"
#include "core/study/run/provenance.h"
#include "core/study/run/run_folder.h"
#include "core/study/sample_files.h"

#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <optional>

namespace rigor {

namespace fs = std::filesystem;

namespace {

constexpr const char *kState = kStateFile, *kRecord = kRecordFile, *kStudy = "study.toml";

/// The study as far as it decides the numbers, and what it works on.
std::string ownerOf(Study study, const PreparedStudy& prepared) {
    study.threads = 0;
    study.title.clear();
    study.report.clear();
    const Problem& problem = prepared.whole();
    std::string all =
        toToml(study) + problem.data.sha256 + samplesSha256(problem.unknowns) + sha256(prepared.modelText);
    const auto add = [&](const ModelPtr& model) {
        if (model && model->external()) all += model->external()->code().sha256;
    };
    add(problem.model);
    for (const Candidate& candidate : problem.candidates) add(candidate.model);
    return sha256(all);
}

std::optional<std::vector<RunCode>> codeOf(const PreparedStudy& prepared) {
    std::vector<RunCode> all;
    const auto add = [&](const ModelPtr& model) {
        const ExternalModel* elsewhere = model ? model->external() : nullptr;
        if (!elsewhere || elsewhere->code().sha256.empty()) return;
        const ForeignCode& code = elsewhere->code();
        all.push_back({fmt::format("{} {}", code.kind, code.name), code.sha256});
    };
    add(prepared.whole().model);
    for (const Candidate& candidate : prepared.whole().candidates) add(candidate.model);
    return all.empty() ? std::nullopt : std::optional(std::move(all));
}

/// The first of the models from elsewhere that is not what it was; "" = all are.
Message changedCode(const RunState& before, const PreparedStudy& prepared) {
    const auto then = before.code.value_or(std::vector<RunCode>()),
               now = codeOf(prepared).value_or(std::vector<RunCode>());
    for (const RunCode& one : now)
        for (const RunCode& old : then)
            if (old.name == one.name && old.sha256 != one.sha256)
                return filled(sentence("Project", "The {} has changed since the run was begun (SHA-256 {} "
                                                  "then, {} now), and what was computed is of the one then"),
                              one.name, old.sha256, one.sha256);
    return {};
}

RunState readState(const fs::path& folder) {
    const auto state = describedFrom<RunState>(readFileBytes(folder / kState));
    if (!state || state->state.empty() || state->study.empty())
        fail(sentence("Project", "{} is damaged: it does not say which study was begun"),
             (folder / kState).string());
    return *state;
}

/// Hardly more than the head of a record.
constexpr std::uintmax_t kNoRecord = 4096;

/// Whether a run that was killed has left nothing worth going on with.
bool nothingIn(const fs::path& folder) {
    std::error_code error;
    const auto size = fs::file_size(folder / kRecord, error);
    return (error || size <= kNoRecord) && !EvaluationRecord::busy(folder / kRecord);
}

/// ".rigor-<process>-<number>", of a run that was killed while it wrote. One that keeps no record has no
/// lock. dead: a process that was found to have ended, whoever has its number now.
void removeHalfWritten(const fs::path& folder, long long dead) {
    std::error_code error;
    std::vector<fs::path> left;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(".rigor-") || !entry.is_directory(error)) continue;
        const long long process = std::strtoll(name.c_str() + name.find('-') + 1, nullptr, 10);
        if (process != ::getpid() && (process <= 0 || process == dead || !isProcess(process)))
            left.push_back(entry.path());
    }
    for (const fs::path& path : left) fs::remove_all(path, error);
}

} // namespace

/// Empty: there is none, or its run has just ended and taken it away.
std::optional<RunState> begunState(const fs::path& folder) {
    std::error_code error;
    if (!fs::exists(folder / kState, error)) return std::nullopt;
    try {
        return readState(folder);
    } catch (const Error&) {
        if (fs::exists(folder / kState, error)) throw;
        return std::nullopt;
    }
}

RunningFolder::RunningFolder(fs::path folder, const PreparedStudy& prepared, Beginning beginning)
    : folder_(std::move(folder)) {
    const Study study = withAbsolutePaths(beginning.study ? *beginning.study : prepared.study);
    std::error_code error;
    fs::create_directories(fs::absolute(folder_).lexically_normal().parent_path(), error);
    const FolderLock lock(folder_);
    made_ = !fs::exists(folder_, error);
    fs::create_directories(folder_, error);
    if (error) fail(sentence("Project", "cannot create folder {}: {}"), folder_.string(), error.message());
    const std::string owner = ownerOf(study, prepared), version = programBuild();
    std::string before;
    Message changed;
    bool another = false; // what is there can be gone on with, by the program as it is
    bool other = false;   // it is of something else than what is asked for now
    long long dead = 0;
    try {
        if (const auto earlier = begunState(folder_)) {
            if (fs::exists(folder_ / kRecord, error)) dead = earlier->process; // or it is busy
            changed = changedCode(*earlier, prepared);
            before = earlier->state;
            other = earlier->owner != owner || earlier->version != version;
            another = !beginning.resumed && earlier->owner != owner && earlier->version == version;
            if (earlier->owner == owner && earlier->told) before_ = earlier->told->seconds;
            if (!beginning.resumed && earlier->owner != owner &&
                (before == "cancelled" || nothingIn(folder_))) {
                fs::remove(folder_ / kState, error);
                fs::remove(folder_ / kRecord, error);
            }
        }
        if (prepared.study.checkpoint)
            record_ = std::make_shared<EvaluationRecord>(folder_ / kRecord, RecordOwner{owner, version});
    } catch (const RecordBusy&) {
        beside_ = true;
    } catch (const Error& e) {
        if (made_) fs::remove(folder_, error);
        if (another && changed.empty())
            throw Error(filled(
                sentence("Project",
                         "{}. A run that was interrupted has left it: go on with that one by rigor run "
                         "--resume {}, remove its {} and {}, or choose another folder"),
                e.sentence(), folder_.string(), kState, kRecord));
        if (!other && changed.empty()) // damaged
            throw Error(
                filled(sentence("Project", "{}. Remove {} and {} of {} to begin anew, or choose another "
                                           "folder"),
                       e.message(), kState, kRecord, folder_.string()));
        throw Error(
            filled(sentence("Project", "{}. Put back what was changed since to go on, remove {} and {} "
                                       "of {} to begin anew, or choose another folder"),
                   changed.empty() ? e.message() : changed, kState, kRecord, folder_.string()));
    }
    if (beside_ || (!record_ && EvaluationRecord::busy(folder_ / kRecord))) {
        beside_ = true;
        return;
    }
    if (record_ && !before.empty()) removeHalfWritten(folder_, dead);
    removeLeftWorkers(folder_, dead);
    state_.version = version;
    state_.begun = localTime(std::chrono::system_clock::now());
    state_.host = hostName();
    state_.process = ::getpid();
    state_.command = beginning.command;
    if (!beginning.place.empty()) {
        state_.place = beginning.place;
        state_.workers = beginning.workers;
    }
    state_.studyFile = study.file.string();
    state_.studySha256 = sha256(toToml(prepared.study));
    state_.dataSha256 = prepared.whole().data.sha256;
    state_.owner = owner;
    state_.code = codeOf(prepared);
    state_.study = toToml(study);
    try {
        write("running");
        // That of an earlier result stays with it.
        if (!fs::exists(folder_ / "result.json", error)) {
            writeFileAtomically(folder_ / kStudy, state_.study);
            wroteStudy_ = true;
        }
        writer_ = std::jthread([this](const std::stop_token& stop) { writeOften(stop); });
    } catch (...) {
        if (before.empty()) remove();
        throw;
    }
}

void RunningFolder::tell(const ProgressEvent& event) {
    const std::lock_guard lock(mutex_);
    ProgressEvent& last = told_.last;
    last.phase = event.phase;
    last.done = event.done;
    last.total = event.total;
    last.simulations = std::max(last.simulations, event.simulations);
    last.failures = std::max(last.failures, event.failures);
    if (event.hasObjective) {
        last.hasObjective = true;
        last.objective = event.objective;
        last.estimate = event.estimate;
    }
    news_ = true;
}

void RunningFolder::watchPlaces(std::function<std::vector<PlaceState>()> places) {
    const std::lock_guard lock(mutex_);
    places_ = std::move(places);
    told_.places = places_ ? told_.places : std::vector<PlaceState>();
}

/// Every second while something is told or workers compute, else so often that who follows sees it live.
void RunningFolder::writeOften(const std::stop_token& stop) {
    constexpr int kHeartbeat = 20; // s
    for (int quiet = 1;; ++quiet) {
        {
            std::unique_lock lock(mutex_);
            if (wake_.wait_for(lock, stop, std::chrono::seconds(1), [] { return false; }) ||
                stop.stop_requested())
                return;
            if (!news_ && !places_ && quiet < kHeartbeat) continue;
            news_ = false;
            quiet = 0;
            if (places_) told_.places = places_();
        }
        try {
            const FolderLock lock(folder_);
            if (std::error_code error; !fs::exists(folder_ / kState, error) || isAnothers()) return;
            write("running");
        } catch (const Error&) { // a full disk: the record says so, and the run goes on
        }
    }
}

RunningFolder::~RunningFolder() {
    writer_ = {};
    if (finished_ || beside_) return;
    if (record_) record_->flush();
    try {
        const FolderLock lock(folder_);
        std::error_code error;
        if (record_ && !isAnothers() && fs::file_size(folder_ / kRecord, error) > kNoRecord)
            write("failed");
        else
            remove();
    } catch (const Error&) { // what was computed is there all the same
    }
}

void RunningFolder::write(const char* state) {
    RunState now = state_;
    now.state = state;
    {
        const std::lock_guard lock(mutex_);
        const std::chrono::duration<double> run = std::chrono::steady_clock::now() - begun_;
        told_.seconds = before_ + run.count();
        now.told = told_;
    }
    writeFileAtomically(folder_ / kState, describedText(std::move(now), 2) + "\n");
}

/// Somebody may have removed the folder, and another run begun there; beside a run that keeps no record one
/// may begin at any time.
bool RunningFolder::isAnothers() const {
    if (record_ && !record_->hasName()) return true;
    try {
        const auto now = begunState(folder_);
        return now && (now->process != state_.process || now->host != state_.host);
    } catch (const Error&) {
        return false;
    }
}

void RunningFolder::remove() {
    std::error_code error;
    const bool anothers = isAnothers();
    if (!anothers) {
        // The state last: a record without one would stay for ever after a kill between them.
        if (record_) fs::remove(folder_ / kRecord, error);
        fs::remove(folder_ / kState, error);
    }
    evaluator_.reset();
    record_.reset();
    if (wroteStudy_ && !anothers && !fs::exists(folder_ / "result.json", error))
        fs::remove(folder_ / kStudy, error);
    if (made_) fs::remove(folder_, error); // if it is empty
}

std::shared_ptr<BatchEvaluator> RunningFolder::recorded(std::shared_ptr<BatchEvaluator> evaluator) {
    if (!record_) return evaluator;
    if (!evaluator) evaluator = std::make_shared<ThreadEvaluator>();
    evaluator_ = std::make_shared<RecordedEvaluator>(std::move(evaluator), record_);
    return evaluator_;
}

long long RunningFolder::endEvaluation() {
    const long long recalled = evaluator_ ? evaluator_->recalled() : 0;
    evaluator_.reset();
    return recalled;
}

Message RunningFolder::beside() const {
    if (!beside_) return {};
    return filled(translate("Project", "Another run was under way in {}: nothing of this one was kept on its "
                                       "way."),
                  folder_.string());
}

Messages RunningFolder::notes() const {
    if (!record_) return {};
    Messages told;
    if (Message trouble = record_->trouble(); !trouble.empty()) told.push_back(std::move(trouble));
    return told;
}

void RunningFolder::finish(bool stopped) {
    writer_ = {};
    finished_ = true;
    if (beside_) return;
    const FolderLock lock(folder_);
    if (!stopped || !record_ || isAnothers()) return remove();
    record_->flush();
    write("cancelled");
}

BegunRun begunRun(const fs::path& folder) {
    std::error_code error;
    if (!fs::exists(folder / kState, error)) {
        if (fs::exists(folder / "result.json", error))
            fail(sentence("Project", "The run in {} is finished: there is nothing to go on with"),
                 folder.string());
        fail(sentence("Project", "There is no run in {} to go on with: it has no {}"), folder.string(),
             kState);
    }
    if (EvaluationRecord::busy(folder / kRecord))
        fail(sentence("Project", "The run in {} is under way: there is nothing to go on with yet"),
             folder.string());
    const RunState state = readState(folder);
    return {.study = state.begunStudy(), .command = state.command, .state = state.state};
}

} // namespace rigor
