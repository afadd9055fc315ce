#pragma once
// The sibling of the threads: workers of Work Queue (cctools), wherever they were started. Work Queue places
// tasks, keeps workers, repeats what was lost and caches files there; here batches are cut into tasks of 0.5
// to 5 s, put together again, and what comes from a worker that would give other digits is refused.

#include "core/engine/evaluate/batch_evaluator.h"
#include "core/engine/work_queue/place.h"
#include "core/foundation/base/json.h"

namespace rigor {

struct WorkQueueSettings {
    Place place;
    /// More places, whose workers take tasks from the same queue. Of several each has its password in its own
    /// Place::folder, if it has one.
    std::vector<Place> besides = {};
    std::string program;        ///< rigor-evaluate of this machine, which is sent along
    std::string version;        ///< that it must have
    std::string folder;         ///< for the password and for files on their way; workers of Slurm must see it
    bool allowMixed = false;    ///< other digits are accepted, and told
    double worthSending = 0.05; ///< s on one thread: what takes less is evaluated here
    double patience = 60;       ///< s without a worker that takes a task: then a person is told
    /// What a person must be told while it runs, and whether it is trouble; called by a thread of the
    /// evaluator.
    std::function<void(const Message&, bool trouble)> say = {};
};

/// A worker that is there, from its first answer on.
struct WorkQueueWorker {
    std::string machine; ///< and its process there: "c004 4711"
    long long evaluations = 0;
    double silence = -1; ///< s since its last answer
};

/// What became of it so far at one of several places.
struct WorkQueuePlace {
    /// Workers: which of them are there is known from their answers.
    int connected = 0, wanted = 0;
    long long evaluations = 0, failed = 0, takenOver = 0;
    double coreSeconds = 0, silence = -1;
    Message started, ended; ///< ended: why no worker can be had there any more; "" = they can
    std::vector<WorkQueueWorker> workers = {};
};

/// What became of it so far.
struct WorkQueueState {
    int connected = 0, wanted = 0, running = 0, waiting = 0; ///< workers there, asked for; tasks
    long long evaluations = 0;                               ///< that came back
    long long failed = 0;                                    ///< of these, the model could not be simulated
    long long takenOver = 0;            ///< of these, sent once more since a worker was lost or refused
    double coreSeconds = 0;             ///< that they took there
    double silence = -1;                ///< s since the last answer; below 0 = none yet
    Message started;                    ///< what was started there: "Slurm job 48213"; "" = nothing to tell
    int port = 0;                       ///< that the manager listens at
    std::string host;                   ///< under which workers look for it
    long long here = 0, failedHere = 0; ///< evaluated by threads of this process
    double secondsHere = 0;
    std::vector<WorkQueuePlace> places; ///< as they were given; of one place the same as above
};

class WorkQueueEvaluator : public BatchEvaluator {
  public:
    /// Listens, and starts the workers. Throws Error: the port is taken, workers cannot be started.
    explicit WorkQueueEvaluator(WorkQueueSettings settings);
    /// Ends the workers.
    ~WorkQueueEvaluator() override;

    /// Throws Error where no task can be evaluated there, with the reason.
    std::vector<EvaluatedBatch> evaluate(std::span<const EvaluationRequest> requests, int threads,
                                         std::stop_token stop, const Told& told = {}) override;

    WorkQueueState state() const;
    /// Where each share was computed: machine, instruction set, evaluations, seconds, failed and repeated
    /// tasks.
    nlohmann::ordered_json provenance() const;
    /// That machines with other digits took part; empty = none did.
    Message mixed() const;

  private:
    class Manager;
    std::unique_ptr<Manager> manager_;
};

} // namespace rigor
