#include "core/study/watch/watch.h"

#include "core/engine/data/table_text.h"
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/sha256.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/result.h"
#include "core/methods/advice.h"
#include "core/methods/result/describe.h"
#include "core/methods/result/stored_result.h"
#include "core/study/run/provenance.h"
#include "core/study/run/run_folder.h"
#include "core/study/watch/watch_study.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstring>
#include <fstream>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {

constexpr double kReadAgainAfter = 5; ///< s, of a file that could not be read

std::string timeNow() { return localTime(std::chrono::system_clock::now()); }

Study watchable(Study study) {
    const auto method = makeMethod(study.method);
    if (!canBeWatched(method->descriptor()))
        throw Error(filled(sentence("Watch", "{} cannot be watched ({} can)"), study.method,
                           methodsThat(canBeWatched, method->descriptor().needsModel
                                                         ? std::vector<ModelPtr>{loadModel(modelFile(study))}
                                                         : std::vector<ModelPtr>{})),
                    placeOf(study, "method"));
    if (study.data.validation.any())
        throw Error(translate("Watch", "data.validation holds data back; what is watched uses all of them"),
                    placeOf(study, "data.validation"));
    return withAbsolutePaths(std::move(study));
}

fs::path folderMade(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) fail(sentence("Watch", "cannot make the folder {}: {}"), folder.string(), error.message());
    return folder;
}

std::string placedSentence(const Error& e) {
    const std::string place = toString(e.place());
    return place.empty() ? e.sentence() : place + ": " + e.sentence();
}

} // namespace

Watch::Watch(const Study& study, WatchOptions options)
    : study_(watchable(study)), options_(std::move(options)), lock_(folderMade(options_.out)),
      journal_(options_.out / "files.jsonl"), scan_(options_.folder, options_.pattern, options_.settle),
      verdict_(study_.method, levelOf(study_)), startedAt_(timeNow()) {
    study_.file = fs::absolute(study_.file);
    // The joined file is made anew of the copies: what a kill left of it counts for nothing.
    const fs::path joined = options_.out / "joined";
    std::error_code error;
    fs::remove_all(joined, error);
    data_ = std::make_unique<WatchedData>(study_, options_.pieces, folderMade(joined));
    restore();
    // What the study itself gets wrong is said at once.
    if (closed_ < 0 && !data_->empty()) prepare(data_->study());
}

Watch::~Watch() = default;

Watch::Lock::Lock(const fs::path& folder) {
    handle_ = ::open((folder / ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (handle_ >= 0 && ::flock(handle_, LOCK_EX | LOCK_NB) == 0) return;
    const std::string why = std::strerror(errno);
    const bool taken = errno == EWOULDBLOCK;
    if (handle_ >= 0) ::close(handle_);
    if (taken) fail(sentence("Watch", "another rigor watch works in {}"), folder.string());
    fail(sentence("Watch", "cannot write {}: {}"), (folder / ".lock").string(), why);
}

Watch::Lock::~Lock() { ::close(handle_); }

bool Watch::step(double now, const Progress& progress) {
    const std::size_t before = journal_.taken().size() + journal_.setAside().size();
    const auto known = [&](const std::string& name, const FileMark& mark) {
        const auto again = retry_.find(name);
        return journal_.knows(name, mark) && (again == retry_.end() || now < again->second);
    };
    now_ = now;
    const auto found = scan_.look(now, known);
    if (there_ != found.has_value()) dirty_ = true;
    there_ = found.has_value();
    goOn(progress, !found || found->empty()); // the study's own data, and what a kill has left
    if (found) {
        waiting_ = std::ssize(*found);
        long long later = 0;
        for (const FolderScan::Found& one : *found) {
            if (progress.stopRequested()) break;
            later += !takeFound(one);
            --waiting_;
            goOn(progress, false);
        }
        waiting_ = static_cast<long long>(scan_.unsettled()) + later;
    }
    if (!progress.stopRequested()) goOn(progress, true);
    const bool changed = before != journal_.taken().size() + journal_.setAside().size();
    if (dirty_ || changed) writeStatus(there_ ? "watching" : "folder-missing");
    return changed;
}

/// All of it, if it is still what was found. False: it is looked at again.
bool Watch::readWhole(const FolderScan::Found& found, std::string& bytes) {
    const fs::path file = options_.folder / found.name;
    const auto before = markOf(file);
    if (!before) {
        ++vanished_;
        return false;
    }
    const int handle = ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0) {
        const std::string why = std::strerror(errno);
        if (errno == ENOENT) return ++vanished_, false;
        aside(found, filled(sentence("Watch", "it cannot be read: {}"), why));
        retry_[found.name] = now_ + kReadAgainAfter;
        return false;
    }
    bytes.clear();
    std::vector<char> piece(1 << 16);
    ssize_t count = 0;
    while ((count = ::read(handle, piece.data(), piece.size())) > 0)
        bytes.append(piece.data(), static_cast<std::size_t>(count));
    const std::string why = std::strerror(errno);
    ::close(handle);
    if (count < 0) {
        aside(found, filled(sentence("Watch", "it cannot be read: {}"), why));
        retry_[found.name] = now_ + kReadAgainAfter;
        return false;
    }
    // It was written to meanwhile.
    return markOf(file) == found.mark && bytes.size() == found.mark.size;
}

void Watch::aside(const FolderScan::Found& found, const std::string& reason) {
    const auto known = journal_.setAside().find(found.name);
    dirty_ = true;
    if (known == journal_.setAside().end() || known->second.reason != reason ||
        !(known->second.mark == found.mark))
        journal_.setAside({found.name, found.mark, reason, timeNow()});
    if (options_.moveTo.empty()) return;
    std::error_code error;
    fs::create_directories(options_.moveTo, error);
    fs::path to = options_.moveTo / found.name;
    for (int k = 2; fs::exists(to, error); ++k) to = options_.moveTo / fmt::format("{}.{}", found.name, k);
    fs::rename(options_.folder / found.name, to, error);
    if (error) problem_ = filled(sentence("Watch", "{} cannot be moved: {}"), found.name, error.message());
}

/// False: it is too early.
bool Watch::takeFound(const FolderScan::Found& found) {
    std::string bytes;
    if (!readWhole(found, bytes)) return retry_.contains(found.name) || !markOf(options_.folder / found.name);
    retry_.erase(found.name);
    const bool unended = bytes.empty() || (bytes.back() != '\n' && !holdsTables(bytes));
    if (unended && found.quiet < options_.unended * options_.settle) return false; // more may come
    if (bytes.empty())
        aside(found, translate("Watch", "it is empty"));
    else
        takeBytes(found, bytes);
    return true;
}

void Watch::takeBytes(const FolderScan::Found& found, const std::string& bytes) {
    TakenFile file{.number = std::ssize(journal_.taken()) + 1,
                   .name = found.name,
                   .mark = found.mark,
                   .sha256 = sha256(bytes),
                   .copy = {}};
    const TakenFile* earlier = journal_.lastOf(found.name);
    if (earlier && earlier->sha256 == file.sha256) return journal_.touch(found.name, found.mark);
    if (earlier && bytes.size() > earlier->mark.size &&
        sha256(std::string_view(bytes).substr(0, earlier->mark.size)) == earlier->sha256) {
        if (bytes[earlier->mark.size - 1] != '\n' && data_->joined())
            return aside(found,
                         translate("Watch", "it went on after it had been taken, and its last line was "
                                            "not whole then: that row is wrong"));
        file.of = earlier->number;
        file.from = data_->joined() ? earlier->mark.size : 0;
    } else if (const TakenFile* same = journal_.withBytes(file.sha256); same && !options_.repeats) {
        return aside(found, filled(sentence("Watch", "it holds the same bytes as {}, which was taken "
                                                     "(--repeats takes it too)"),
                                   same->name));
    }
    const fs::path place = fs::path("files") / std::to_string(file.number);
    file.copy = (place / found.name).string();
    const fs::path copy = options_.out / file.copy;
    try {
        if (isOfTheStudy(study_, file.sha256, bytes.size()))
            throw Error(translate("Watch", "it is a file of the study, whose data have it already"));
        folderMade(copy.parent_path());
        std::ofstream out(copy, std::ios::binary | std::ios::trunc);
        out << bytes;
        out.close();
        if (!out) fail(sentence("Watch", "cannot write {}"), copy.string());
        data_->check(copy, found.name, file.from);
    } catch (const Error& e) {
        std::error_code error;
        fs::remove_all(copy.parent_path(), error);
        const std::string sentence = e.sentence();
        const int line = e.place().line;
        return aside(found, line > 0 ? fmt::format("{}:{}: {}", found.name, line, sentence) : sentence);
    } catch (const std::exception& e) {
        std::error_code error;
        fs::remove_all(copy.parent_path(), error);
        return aside(found, e.what());
    }
    journal_.take(file, timeNow());
    dirty_ = true;
}

/// Everything taken that is not in the data yet; idle: nothing more is waiting.
void Watch::goOn(const Progress& progress, bool idle) {
    if (closed_ < 0 && evaluated_ == 0 && lookedAt_ < 0 && !data_->empty())
        look(true, progress); // of the study's own data
    const auto& taken = journal_.taken();
    while (evaluated_ < std::ssize(taken) && !progress.stopRequested())
        evaluate(taken[static_cast<std::size_t>(evaluated_)], progress);
    if (!idle || progress.stopRequested() || data_->empty()) return;
    if (lookedAt_ != evaluated_) look(false, progress);
    // The verdict is out; the whole result may take longer to write.
    if (latest_ && (writtenAt_ < 0 || now_ - writtenAt_ >= options_.betweenResults)) writeResult();
}

void Watch::writeResult() {
    if (!latest_) return;
    replaceFile(options_.out / "study.toml", toToml(data_->study()));
    writeRunFolder(options_.out / "result", runFiles(*latest_, data_->study()));
    latest_.reset();
    writtenAt_ = now_;
}

void Watch::evaluate(const TakenFile& file, const Progress& progress) {
    const fs::path copy = options_.out / file.copy;
    ++evaluated_;
    lastFile_ = file.name;
    dirty_ = true;
    try {
        data_->check(copy, file.name, file.from);
        data_->add(copy, file.name, file.from, replacedBy(file));
    } catch (const Error& e) {
        // Its copy is gone, or was changed.
        journal_.setAside(
            {file.name, file.mark,
             filled(sentence("Watch", "its copy in the folder of the watch is not what it was: {}"),
                    e.sentence()),
             timeNow()});
        return;
    }
    if (evaluated_ >= nextEnd_) look(true, progress);
}

void Watch::look(bool endsBlock, const Progress& progress) {
    const auto begin = std::chrono::steady_clock::now();
    lookedAt_ = evaluated_;
    dirty_ = true;
    problem_.clear();
    const std::string before = verdict_.summary();
    try {
        Result result = answer(progress);
        if (result.outcome == RunOutcome::Cancelled || progress.stopRequested()) {
            lookedAt_ = -1;
            return;
        }
        verdict_.look(result, evaluated_, endsBlock, judgedFrom_);
        resultStatus_ = toString(result.outcome);
        resultMessage_ = result.message();
        if (result.outcome == RunOutcome::Answered) {
            estimates_ = result.unknowns;
            shown_ = shownEstimates(result);
            if (std::isnan(judgedFrom_)) judgedFrom_ = judgedFromOf(study_, result);
            if (comparesModels(study_.method) && sensors_.empty())
                sensors_ = readFacts<AdequacyResult>(result).sensors;
        }
        if (verdict_.summary() != before) {
            before_ = before;
            changedAt_ = timeNow();
            changedWith_ = evaluated_;
        }
        latest_ = std::move(result);
    } catch (const Error& e) {
        problem_ = placedSentence(e);
    } catch (const std::exception& e) {
        problem_ = e.what();
    }
    lookTime_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (endsBlock && problem_.empty()) {
        closed_ = evaluated_;
        nextEnd_ = endOfBlockBehind(closed_);
    }
    if (problem_.empty()) keepState(endsBlock);
    writeStatus("watching");
}

Result Watch::answer(const Progress& progress) {
    const bool filter = answers(study_.method, AnswerKind::Trajectory);
    if (filter && options_.pieces) {
        if (!live_)
            live_ = std::make_unique<WatchedFilter>(data_->study(), folderMade(options_.out / "joined/live"));
        return live_->result();
    }
    PreparedStudy prepared = prepare(studyForLook(data_->study(), estimates_, sensors_, verdict_));
    return runStudy(prepared, progress);
}

std::optional<std::string> Watch::changedFrom() const {
    const std::string before = told_.empty() ? toString(WatchState::Nothing) : told_;
    return before == verdict_.summary() ? std::nullopt : std::optional(before);
}

void Watch::told() {
    told_ = verdict_.summary();
    keepState(false);
}

void Watch::stopped() {
    writeResult();
    writeStatus("stopped");
}

} // namespace rigor
