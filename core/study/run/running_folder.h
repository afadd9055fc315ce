#pragma once
// The run folder from its first second until its results are written: run.json says what runs there (the
// study with its overrides, the hashes of its data, state = running), study.toml stands beside it unless that
// of an earlier result does, and record.bin keeps what was computed (engine/evaluate/record.h). Both go when
// the results are there, and stay where a run was stopped, so that it can go on.

#include "core/engine/evaluate/batch_evaluator.h"
#include "core/engine/evaluate/record.h"
#include "core/study/study.h"

#include <filesystem>
#include <memory>
#include <string>

namespace rigor {

class RecordedEvaluator;

class RunningFolder {
  public:
    /// Creates the folder. What an interrupted run of the same study has left there is gone on with; of
    /// another study it is refused, unless it holds next to nothing. Beside a run that is under way there
    /// nothing is kept. command: for people. resumed: what is there must be of this very study. Throws Error.
    RunningFolder(std::filesystem::path folder, const PreparedStudy& prepared, const std::string& command,
                  bool resumed);
    /// Without finish(): removes what it made, but not what was computed.
    ~RunningFolder();
    RunningFolder(const RunningFolder&) = delete;
    RunningFolder& operator=(const RunningFolder&) = delete;

    /// Who evaluates batches and keeps them: `evaluator`, null = threads of this process. May be null if
    /// nothing is kept.
    std::shared_ptr<BatchEvaluator> recorded(std::shared_ptr<BatchEvaluator> evaluator);
    /// What is to be said of the record, sentences.
    Messages notes() const;
    /// Batches that were there already.
    std::size_t entries() const { return record_ ? record_->entries() : 0; }
    /// Nothing is evaluated any more. The number of evaluations that were taken from the record.
    long long endEvaluation();

    /// The results are written. stopped: they are not whole, and the run may go on.
    void finish(bool stopped);

  private:
    void write(const std::string& state);
    void remove();

    std::filesystem::path folder_;
    std::string described_; ///< run.json without its state
    bool made_ = false, wroteStudy_ = false, finished_ = false;
    bool beside_ = false; ///< another run is under way in the folder, whose record it is
    std::shared_ptr<EvaluationRecord> record_;
    std::shared_ptr<RecordedEvaluator> evaluator_;
};

/// What was begun in a folder.
struct BegunRun {
    Study study;
    std::string command, state;
};
/// Throws Error: nothing was begun there, it is finished, or its run.json is damaged.
BegunRun begunRun(const std::filesystem::path& folder);

} // namespace rigor
