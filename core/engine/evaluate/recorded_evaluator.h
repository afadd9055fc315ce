#pragma once
// A sibling that keeps what another evaluates in a record, and asks only for what is not there. Kept is a
// single evaluation where one costs over 1 ms; else a piece of a batch whose values the method keeps
// (EvaluationRequest::kept), or what the method makes of the batch (remember()). What is kept where never
// changes a result: it is found by what it depends on, and everything else is computed again.

#include "core/engine/evaluate/batch_evaluator.h"
#include "core/engine/evaluate/record.h"

namespace rigor {

class RecordedEvaluator : public BatchEvaluator {
  public:
    static constexpr double kWorthKeeping = 1e-3; ///< s of one evaluation

    RecordedEvaluator(std::shared_ptr<BatchEvaluator> evaluator, std::shared_ptr<EvaluationRecord> record)
        : evaluator_(std::move(evaluator)), record_(std::move(record)) {}

    std::vector<EvaluatedBatch> evaluate(std::span<const EvaluationRequest> requests, int threads,
                                         std::stop_token stop, const Told& told = {}) override;
    bool keeps() const override { return true; }
    bool recall(const std::string& name, std::vector<double>& values) override;
    void remember(const std::string& name, std::span<const double> values) override;

    long long recalled() const { return recalled_; } ///< evaluations taken from the record

  private:
    std::shared_ptr<BatchEvaluator> evaluator_;
    std::shared_ptr<EvaluationRecord> record_;
    std::atomic<long long> recalled_ = 0;
};

} // namespace rigor
