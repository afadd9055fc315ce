#pragma once
// The one interface through which methods have batches evaluated, and its siblings: the threads of this
// process (here), workers on other machines (engine/work_queue/work_queue_evaluator.h), and one that keeps
// what was evaluated in a record and takes from it what is there already (recorded_evaluator.h).

#include "core/engine/evaluate/evaluation.h"

#include <functional>

namespace rigor {

/// Some columns of one of the requests are there.
struct EvaluatedColumns {
    std::size_t request = 0;
    Eigen::Index first = 0, count = 0;
    double seconds = 0; ///< that they took on one thread
};

/// For any number of threads at once.
class BatchEvaluator {
  public:
    virtual ~BatchEvaluator() = default;

    /// Told of columns as soon as they are there, by any thread, several at once.
    using Told = std::function<void(const EvaluatedColumns&, const EvaluatedBatch&)>;
    /// One batch per request. threads: of this process, 0 = all; never changes a result. What a stop came
    /// before is RunEnd::NotRun or RunEnd::Cancelled.
    virtual std::vector<EvaluatedBatch> evaluate(std::span<const EvaluationRequest> requests, int threads,
                                                 std::stop_token stop, const Told& told = {}) = 0;

    /// Whether cheap evaluations are kept: numbers made of them, by a name that says everything they depend
    /// on.
    virtual bool keeps() const { return false; }
    virtual bool recall(const std::string& /*name*/, std::vector<double>& /*values*/) { return false; }
    virtual void remember(const std::string& /*name*/, std::span<const double> /*values*/) {}
};

/// The threads of this process.
class ThreadEvaluator : public BatchEvaluator {
  public:
    std::vector<EvaluatedBatch> evaluate(std::span<const EvaluationRequest> requests, int threads,
                                         std::stop_token stop, const Told& told = {}) override;
};

/// Models that others run, or a record remembers, say of these runs what they would have said here
/// (ExternalModel::how()).
void tellRuns(std::span<const EvaluationRequest> requests);

/// By `evaluator`, or where it is null by the threads of this process.
std::vector<EvaluatedBatch> evaluated(const std::shared_ptr<BatchEvaluator>& evaluator,
                                      std::span<const EvaluationRequest> requests, int threads,
                                      std::stop_token stop, const BatchEvaluator::Told& told = {});

} // namespace rigor
