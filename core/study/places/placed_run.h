#pragma once
// A study that runs in a folder of its own, on this computer or at a place: what `rigor run` and the window
// share. The folder has its record and its state (running_folder.h); at a place the evaluations are made by
// workers (engine/work_queue).

#include "core/engine/work_queue/work_queue_evaluator.h"
#include "core/study/places/running_folder.h"

namespace rigor {

class PlacedRun {
  public:
    struct Settings {
        std::filesystem::path folder;
        std::vector<Place> places; ///< none = the threads of this process
        bool allowMixed = false;
        RunningFolder::Beginning beginning = {};
        /// What a person must be told while it runs, and whether it is trouble.
        std::function<void(const Message&, bool trouble)> say = {};
    };
    /// Begins the folder and starts the workers. prepared outlives it. Throws Error.
    PlacedRun(Settings settings, PreparedStudy& prepared);
    /// Without finish(): what was computed stays, what else it made goes.
    ~PlacedRun();

    std::size_t entries() const { return running_->entries(); } ///< that were computed before
    /// To the end or to a stop; then the workers are ended. The result says where it was computed.
    Result run(const Progress& progress);
    /// The results are written. stopped: they are not whole, and the run may go on.
    void finish(bool stopped) { running_->finish(stopped); }
    /// Where it is computed now, this computer last; empty = on the threads of this process alone. Any
    /// thread.
    std::vector<PlaceState> places() const;

  private:
    PreparedStudy& prepared_;
    std::unique_ptr<RunningFolder> running_;
    mutable std::mutex mutex_; ///< of elsewhere_
    std::shared_ptr<WorkQueueEvaluator> elsewhere_;
    std::vector<Place> at_;
};

/// Starts `command` in a session of its own, without a terminal and with what it says in `folder`/run.log,
/// and waits until its run has begun in that folder. The number of its process. Throws Error with what it
/// said where it has not.
long startDetached(const std::vector<std::string>& command, const std::filesystem::path& folder);

/// This program, as one that can be started: $RIGOR_PROGRAM, else the file of this process.
std::string programToStart();

} // namespace rigor
