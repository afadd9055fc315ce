#pragma once
// The queue of Work Queue as this program uses it: a thread of its own submits tasks and waits for them. Its
// library has variables of its own, so that of two queues in this process only one is served at a time.

#include "core/engine/evaluate/evaluation_task.h"
#include "core/engine/work_queue/work_queue_evaluator.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>

struct work_queue;
struct work_queue_task;

namespace rigor {

/// One batch on its way.
struct SentBatch;

/// A task: some columns of requests of one batch.
struct SentTask {
    struct Part {
        std::size_t request;
        Eigen::Index first, count;
    };
    std::shared_ptr<SentBatch> batch;
    std::vector<Part> parts;
    std::string bytes;                        ///< for rigor-evaluate
    std::map<std::string, std::string> files; ///< that it needs beside it: name there -> file here
    int failures = 0;
    std::string answerFile;
};

struct SentBatch {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::deque<std::pair<std::shared_ptr<SentTask>, TaskAnswer>> answered;
    std::string failure; ///< a sentence; it cannot be evaluated
    bool cancelled = false;
    std::atomic<bool> allCut = false; ///< no more tasks of it will come
};

/// What one machine has done.
struct Share {
    std::string instructionSet, digits, confinement;
    long long evaluations = 0, tasks = 0, failed = 0, repeated = 0;
    double seconds = 0;
};

/// Evaluations that ended without values.
long long failedOf(const EvaluatedBatch& batch);

class TaskQueue {
  public:
    explicit TaskQueue(WorkQueueSettings settings);
    ~TaskQueue();
    TaskQueue(const TaskQueue&) = delete;
    TaskQueue& operator=(const TaskQueue&) = delete;

    void submit(std::vector<std::shared_ptr<SentTask>> tasks);
    /// What waits is dropped; what runs is stopped.
    void cancel(const std::shared_ptr<SentBatch>& batch);

    /// A file of these bytes for workers, made once.
    std::string file(const std::string& name, const std::string& bytes);
    int cores() const { return cores_; } ///< of the workers, or as many as were asked for
    WorkQueueState state() const;
    std::map<std::string, Share> shares() const;
    const WorkQueueSettings& settings() const { return settings_; }

  private:
    struct Placed {
        Place place;
        std::string folder; ///< with the password, as its workers see it
        std::unique_ptr<PlacedWorkers> workers;
        bool toldOfTrouble = false;
        std::optional<std::chrono::steady_clock::time_point> lastAnswer;
    };
    struct Seen { ///< a worker, from its last answer on
        std::size_t place = 0;
        std::chrono::steady_clock::time_point at = {};
        long long evaluations = 0;
    };
    void startPlaces();
    void removeFolders() const;
    std::string command() const;
    int least(int Place::*what) const; ///< of the places
    Placed* placeOf(const work_queue_task& answered, long long evaluations);
    void countWorkers();
    void run(const std::stop_token& stop);
    void submitNew();
    void cancelDropped();
    std::shared_ptr<SentBatch> take(work_queue_task* task); ///< whose task it was; null = nobody's any more
    void awaitMore(const SentBatch& batch, const std::stop_token& stop);
    void repeat(std::shared_ptr<SentTask> task, const std::string& why, const std::string& machine);
    void send(const std::shared_ptr<SentTask>& task);
    void follow();
    void watch();
    void checkFolder();
    Message whyUnwritable() const; ///< the folder of the answers; empty = it is not
    void failAll(const Message& why);
    std::string refusal(const TaskAnswer& answer) const;

    WorkQueueSettings settings_;
    const std::string token_; ///< no other queue has it
    work_queue* queue_ = nullptr;
    std::vector<Placed> placed_;                    ///< lastAnswer: guarded by mutex_
    std::map<int, std::shared_ptr<SentTask>> sent_; ///< by the number that Work Queue gave it

    mutable std::mutex mutex_;
    std::condition_variable_any wake_;
    std::vector<std::shared_ptr<SentTask>> fresh_;
    bool dropped_ = false;
    WorkQueueState state_;
    std::map<std::string, Seen> seen_; ///< by machine and process
    std::map<std::string, Share> shares_;
    std::map<std::string, std::string> files_;
    std::atomic<int> cores_ = 1;
    std::chrono::steady_clock::time_point lastWorker_, lastFollow_, lastCheck_;
    std::optional<std::chrono::steady_clock::time_point> lastAnswer_;
    struct { ///< the most that workers have offered since one of them last took a task
        long long cores = 0, memory = 0, disk = 0;
    } offered_;
    bool toldOfNone_ = false;
    std::jthread thread_;
};

} // namespace rigor
