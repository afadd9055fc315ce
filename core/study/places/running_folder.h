#pragma once
// The run folder from its first second until its results are written: run.json says what runs there (the
// study with its overrides, the hashes of its data, state = running), study.toml stands beside it unless that
// of an earlier result does, and record.bin keeps what was computed (engine/evaluate/record.h). Both go when
// the results are there, and stay where a run was stopped, so that it can go on.

#include "core/engine/evaluate/batch_evaluator.h"
#include "core/engine/evaluate/record.h"
#include "core/study/places/run_state.h"
#include "core/study/study.h"

#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace rigor {

class RecordedEvaluator;

inline constexpr const char *kStateFile = "run.json", *kRecordFile = "record.bin";

class RunningFolder {
  public:
    struct Beginning {
        std::string command;                   ///< for people
        bool resumed = false;                  ///< what is there must be of this very study
        std::string place = {};                ///< as after --on; "" = this computer
        std::optional<long long> workers = {}; ///< asked for there, where it is one place
        /// As it is to go on from the folder, where that is not the one that was prepared: its model and data
        /// lie there too.
        std::optional<Study> study = {};
    };
    /// Creates the folder. What an interrupted run of the same study has left there is gone on with; of
    /// another study it is refused, unless it holds next to nothing. Beside a run that is under way there
    /// nothing is kept. Throws Error.
    RunningFolder(std::filesystem::path folder, const PreparedStudy& prepared, Beginning beginning);
    /// Without finish(): removes what it made, but not what was computed.
    ~RunningFolder();
    RunningFolder(const RunningFolder&) = delete;
    RunningFolder& operator=(const RunningFolder&) = delete;

    /// Who evaluates batches and keeps them: `evaluator`, null = threads of this process. May be null if
    /// nothing is kept.
    std::shared_ptr<BatchEvaluator> recorded(std::shared_ptr<BatchEvaluator> evaluator);
    /// What is to be said of the record in the result, sentences.
    Messages notes() const;
    /// That another run was under way in the folder; empty = none was. It changes nothing that was found, so
    /// it is no note of the result, whose bytes it must not change.
    Message beside() const;
    /// Batches that were there already.
    std::size_t entries() const { return record_ ? record_->entries() : 0; }
    /// Nothing is evaluated any more. The number of evaluations that were taken from the record.
    long long endEvaluation();

    /// What is told of the run; run.json has it within a second.
    void tell(const ProgressEvent& event);
    /// Asked once a second where it is computed, by a thread of its own; empty = nowhere else.
    void watchPlaces(std::function<std::vector<PlaceState>()> places);

    /// The results are written. stopped: they are not whole, and the run may go on.
    void finish(bool stopped);

  private:
    void write(const char* state);
    void writeOften(const std::stop_token& stop);
    void remove();
    bool isAnothers() const;

    std::filesystem::path folder_;
    RunState state_;
    bool made_ = false, wroteStudy_ = false, finished_ = false;
    bool beside_ = false; ///< another run is under way in the folder, whose record it is
    std::shared_ptr<EvaluationRecord> record_;
    std::shared_ptr<RecordedEvaluator> evaluator_;

    std::mutex mutex_; ///< of what follows
    std::condition_variable_any wake_;
    RunTold told_;
    bool news_ = false;
    double before_ = 0; ///< s that it ran until it was interrupted
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
    std::function<std::vector<PlaceState>()> places_;
    std::jthread writer_; ///< last, so that it ends first
};

/// What was begun in a folder.
struct BegunRun {
    Study study;
    std::string command, state;
};
/// Throws Error: nothing was begun there, it is finished, or its run.json is damaged.
BegunRun begunRun(const std::filesystem::path& folder);
/// Its run.json; nothing = there is none. Throws Error if it is damaged.
std::optional<RunState> begunState(const std::filesystem::path& folder);

} // namespace rigor
