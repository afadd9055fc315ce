#include "core/engine/evaluate/batch_evaluator.h"

#include "core/engine/evaluate/piece_size.h"
#include "core/engine/simulate/external.h"
#include "core/foundation/base/parallel.h"

#include <algorithm>
#include <chrono>

namespace rigor {

namespace {

/// s; pieces take about this long, so that a run that is killed loses little and a stop is heard.
constexpr double kPiece = 0.25;
/// Columns of a piece while nothing is known of their cost, and at most.
constexpr Eigen::Index kFirstPiece = 512, kLargestPiece = 8192;

struct Piece {
    std::size_t request;
    Eigen::Index first, count;
};

Eigen::Index columnsOf(const EvaluationRequest& request, bool alone, int threads) {
    const EvaluationSetting& setting = *request.setting;
    const Eigen::Index together = evaluatedTogether(setting);
    if (setting.kind != EvaluationSetting::Kind::End || setting.model->external()) return together;
    const double cost = setting.cost();
    const Eigen::Index most = alone ? kLargestPiece : kFirstPiece, width = alone ? threads : 1;
    if (!(cost > 0)) return most;
    return std::clamp(static_cast<Eigen::Index>(kPiece / cost) * width, together * width, most);
}

} // namespace

void tellRuns(std::span<const EvaluationRequest> requests) {
    for (const EvaluationRequest& request : requests) {
        const EvaluationSetting& setting = *request.setting;
        const ExternalModel* elsewhere = setting.model->external();
        if (!elsewhere || request.parameters.cols() == 0) continue;
        const double end = setting.options.end();
        const bool atEnd = setting.kind == EvaluationSetting::Kind::End;
        elsewhere->ranElsewhere(setting.inputs, setting.options,
                                atEnd ? std::span<const double>(&end, 1) : setting.times);
    }
}

std::vector<EvaluatedBatch> ThreadEvaluator::evaluate(std::span<const EvaluationRequest> requests,
                                                      int threads, std::stop_token stop, const Told& told) {
    const int used = threads > 0 ? std::min(threads, hardwareThreads()) : hardwareThreads();
    std::vector<EvaluatedBatch> made;
    std::vector<Piece> pieces;
    // One batch in lanes has its own threads.
    const bool alone = requests.size() == 1 &&
                       requests.front().setting->kind == EvaluationSetting::Kind::End &&
                       !requests.front().setting->model->external();
    for (std::size_t r = 0; r < requests.size(); ++r) {
        made.push_back(emptyBatch(requests[r]));
        const Eigen::Index all = requests[r].parameters.cols(), each = columnsOf(requests[r], alone, used);
        for (Eigen::Index first = 0; first < all; first += each)
            pieces.push_back({r, first, std::min(each, all - first)});
    }
    const auto evaluatePiece = [&](const Piece& piece, int inside) {
        const auto begin = std::chrono::steady_clock::now();
        evaluateColumns(requests[piece.request], piece.first, piece.count, inside, stop, made[piece.request]);
        if (stop.stop_requested()) return;
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
        const double seconds = spent.count() * inside;
        requests[piece.request].setting->cost() = seconds / static_cast<double>(piece.count);
        if (told) told({piece.request, piece.first, piece.count, seconds}, made[piece.request]);
    };
    if (alone) {
        for (const Piece& piece : pieces) {
            if (stop.stop_requested()) break;
            evaluatePiece(piece, used);
        }
    } else {
        parallelFor(pieces.size(), threads, stop, [&](std::size_t k) { evaluatePiece(pieces[k], 1); });
    }
    return made;
}

std::vector<EvaluatedBatch> evaluated(const std::shared_ptr<BatchEvaluator>& evaluator,
                                      std::span<const EvaluationRequest> requests, int threads,
                                      std::stop_token stop, const BatchEvaluator::Told& told) {
    if (evaluator) return evaluator->evaluate(requests, threads, std::move(stop), told);
    return ThreadEvaluator().evaluate(requests, threads, std::move(stop), told);
}

} // namespace rigor
