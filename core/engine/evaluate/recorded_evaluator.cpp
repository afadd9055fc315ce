#include "core/engine/evaluate/recorded_evaluator.h"

#include "core/engine/evaluate/status_bytes.h"

#include <algorithm>

namespace rigor {

namespace {

using Index = Eigen::Index;

/// Columns of a piece that is kept as a whole: where it begins and ends depends on nothing but the request.
constexpr Index kKeptPiece = 512;

std::string_view bytesOf(const Eigen::MatrixXd& matrix, Index first, Index count) {
    return {reinterpret_cast<const char*>(matrix.data() + first * matrix.rows()),
            sizeof(double) * static_cast<std::size_t>(matrix.rows() * count)};
}

RecordKey keyOf(const EvaluationRequest& request, Index first, Index count, char kind) {
    std::string named = request.setting->hash();
    named += kind;
    named += bytesOf(request.parameters, first, count);
    return recordKey(named);
}

std::string payloadOf(const EvaluatedBatch& batch, Index first, Index count) {
    ByteWriter to;
    for (Index k = first; k < first + count; ++k) write(to, batch.statuses[static_cast<std::size_t>(k)]);
    std::string payload = to.take();
    payload += bytesOf(batch.values, first, count);
    return payload;
}

/// False: the payload is not of so many columns.
bool restore(std::string_view payload, EvaluatedBatch& batch, Index first, Index count) {
    const std::size_t size = bytesOf(batch.values, first, count).size();
    if (payload.size() < size) return false;
    try {
        ByteReader from(payload.substr(0, payload.size() - size));
        std::vector<RunStatus> statuses;
        for (Index k = 0; k < count; ++k) statuses.push_back(readStatus(from));
        if (!from.atEnd()) return false;
        std::move(statuses.begin(), statuses.end(), batch.statuses.begin() + first);
    } catch (const Error&) {
        return false;
    }
    std::memcpy(batch.values.data() + first * batch.values.rows(), payload.data() + payload.size() - size,
                size);
    return true;
}

bool finished(const RunStatus& status) {
    return status.end != RunEnd::Cancelled && status.end != RunEnd::NotRun;
}

/// One call of evaluate().
class Recording {
  public:
    Recording(std::span<const EvaluationRequest> requests, EvaluationRecord& record,
              const BatchEvaluator::Told& told)
        : requests_(requests), record_(record), told_(told) {
        for (const EvaluationRequest& request : requests_) {
            const Index all = request.kept ? request.parameters.cols() : 0;
            waiting_.emplace_back(static_cast<std::size_t>((all + kKeptPiece - 1) / kKeptPiece));
            for (Index k = 0; k < all; ++k) ++waiting_.back()[static_cast<std::size_t>(k / kKeptPiece)];
        }
    }

    /// Takes what is there; the number of evaluations.
    long long recall() {
        long long taken = 0;
        for (std::size_t r = 0; r < requests_.size(); ++r) {
            const EvaluationRequest& request = requests_[r];
            made.push_back(emptyBatch(request));
            std::vector<Index> missing = recall(r);
            taken += request.parameters.cols() - static_cast<Index>(missing.size());
            if (missing.empty()) continue;
            left.push_back({request.setting, request.parameters(Eigen::all, missing), request.kept});
            open_.push_back({r, std::move(missing)});
        }
        return taken;
    }

    /// Of `left`.
    void take(const EvaluatedColumns& columns, const EvaluatedBatch& from) {
        const Open& open = open_[columns.request];
        EvaluatedBatch& to = made[open.request];
        for (Index k = columns.first; k < columns.first + columns.count; ++k) {
            const Index column = open.columns[static_cast<std::size_t>(k)];
            const RunStatus& status = from.statuses[static_cast<std::size_t>(k)];
            to.values.col(column) = from.values.col(k);
            to.statuses[static_cast<std::size_t>(column)] = status;
            if (finished(status))
                keep({open.request, column, 1, columns.seconds / static_cast<double>(columns.count)}, to);
        }
    }

    /// Columns of the requests themselves. What is not kept costs nothing here, for one evaluation may take
    /// microseconds.
    void keep(const EvaluatedColumns& columns, const EvaluatedBatch& batch) {
        const EvaluationRequest& request = requests_[columns.request];
        const bool single =
            columns.seconds > RecordedEvaluator::kWorthKeeping * static_cast<double>(columns.count);
        if ((single || request.kept) && !request.setting->hash().empty())
            for (Index column = columns.first; column < columns.first + columns.count; ++column) {
                if (!finished(batch.statuses[static_cast<std::size_t>(column)])) continue;
                if (single) {
                    record_.append(keyOf(request, column, 1, 's'), payloadOf(batch, column, 1));
                    continue;
                }
                const Index piece = column / kKeptPiece, first = piece * kKeptPiece;
                const Index count = std::min(kKeptPiece, request.parameters.cols() - first);
                if (--waiting_[columns.request][static_cast<std::size_t>(piece)] == 0)
                    record_.append(keyOf(request, first, count, 'b'), payloadOf(batch, first, count));
            }
        if (told_) told_(columns, batch);
    }

    /// What was stopped.
    void finish(const std::vector<EvaluatedBatch>& evaluated) {
        for (std::size_t l = 0; l < evaluated.size(); ++l) {
            const Open& open = open_[l];
            for (std::size_t k = 0; k < open.columns.size(); ++k)
                if (!finished(evaluated[l].statuses[k]))
                    made[open.request].statuses[static_cast<std::size_t>(open.columns[k])] =
                        evaluated[l].statuses[k];
        }
    }

    std::vector<EvaluatedBatch> made;
    std::vector<EvaluationRequest> left;

  private:
    struct Open {
        std::size_t request;
        std::vector<Index> columns;
    };

    /// The columns that are not in the record.
    std::vector<Index> recall(std::size_t r) {
        const EvaluationRequest& request = requests_[r];
        EvaluatedBatch& batch = made[r];
        const bool known = !request.setting->hash().empty();
        std::vector<Index> missing;
        for (Index first = 0; first < request.parameters.cols(); first += kKeptPiece) {
            const Index count = std::min(kKeptPiece, request.parameters.cols() - first);
            if (known && request.kept && restored(request, batch, r, first, count, 'b')) continue;
            for (Index k = first; k < first + count; ++k) {
                if (!known || !restored(request, batch, r, k, 1, 's'))
                    missing.push_back(k);
                else if (request.kept)
                    --waiting_[r][static_cast<std::size_t>(first / kKeptPiece)];
            }
        }
        return missing;
    }

    bool restored(const EvaluationRequest& request, EvaluatedBatch& batch, std::size_t r, Index first,
                  Index count, char kind) {
        const auto found = record_.find(keyOf(request, first, count, kind));
        if (!found || !restore(*found, batch, first, count)) return false;
        if (told_) told_({r, first, count, 0}, batch);
        return true;
    }

    std::span<const EvaluationRequest> requests_;
    EvaluationRecord& record_;
    const BatchEvaluator::Told& told_;
    std::vector<Open> open_;                               ///< of `left`
    std::vector<std::vector<std::atomic<Index>>> waiting_; ///< columns of each kept piece that are not there
};

} // namespace

std::vector<EvaluatedBatch> RecordedEvaluator::evaluate(std::span<const EvaluationRequest> requests,
                                                        int threads, std::stop_token stop, const Told& told) {
    tellRuns(requests);
    Recording recording(requests, *record_, told);
    if (record_->entries() == 0)
        return evaluator_->evaluate(requests, threads, std::move(stop),
                                    [&](const EvaluatedColumns& columns, const EvaluatedBatch& batch) {
                                        recording.keep(columns, batch);
                                    });
    recalled_ += recording.recall();
    if (recording.left.empty()) return std::move(recording.made);
    const auto evaluated =
        evaluator_->evaluate(recording.left, threads, std::move(stop),
                             [&](const EvaluatedColumns& columns, const EvaluatedBatch& batch) {
                                 recording.take(columns, batch);
                             });
    recording.finish(evaluated);
    return std::move(recording.made);
}

bool RecordedEvaluator::recall(const std::string& name, std::vector<double>& values) {
    if (record_->entries() == 0) return false;
    const auto found = record_->find(recordKey(name));
    if (!found || found->size() % sizeof(double) != 0) return false;
    values.resize(found->size() / sizeof(double));
    std::memcpy(values.data(), found->data(), found->size());
    return true;
}

void RecordedEvaluator::remember(const std::string& name, std::span<const double> values) {
    record_->append(recordKey(name), {reinterpret_cast<const char*>(values.data()), values.size_bytes()});
}

} // namespace rigor
