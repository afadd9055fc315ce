#include "core/methods/adequacy/coverage.h"

#include "core/foundation/base/parallel.h"
#include "core/foundation/base/random.h"
#include "core/methods/adequacy/consistency.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
constexpr int kSlice = 64; ///< draws between two progress events
constexpr double kWilson = 1.959963984540054;
constexpr std::uint64_t kStreams = 1u << 20; ///< first stream of the draws; others use lower ones
} // namespace

Coverage coverageOf(const FitData& data, const SimulationOptions& simulation, const PointFit& fit,
                    const FitCovariance& covariance, const FitBox& box, int draws, double level,
                    std::uint64_t seed, int threads, const Progress& progress) {
    Coverage result;
    result.asked = draws;
    const int workers = threads > 0 ? std::min(threads, hardwareThreads()) : hardwareThreads();
    std::vector<std::unique_ptr<Predictor>> predictors;
    for (int w = 0; w < workers; ++w) {
        predictors.push_back(std::make_unique<Predictor>(data, simulation, 1, progress.stop));
        predictors.back()->withSlopes(fit.estimate);
    }
    Predictor start(data, simulation, 1, progress.stop);
    start.withSlopes(fit.estimate);
    FitBox from = box;
    from.start = fit.estimate;
    const auto rows = static_cast<Eigen::Index>(data.rows.size());
    std::vector<Eigen::VectorXd> found(static_cast<std::size_t>(draws));
    std::vector<char> inside(static_cast<std::size_t>(draws), 0);
    std::atomic<long long> simulations = 0;
    const auto draw = [&](std::size_t k, int worker) {
        Predictor& predictor = *predictors[static_cast<std::size_t>(worker)];
        predictor.startFrom(start); // every draw from the same place, whoever runs it
        RandomStream random(seed, kStreams + k);
        Eigen::VectorXd means = fit.prediction.values;
        for (Eigen::Index r = 0; r < rows; ++r)
            means[r] += random.normal() / data.weight(data.rows[static_cast<std::size_t>(r)]);
        const long long before = predictor.simulations();
        const PointFit again = fitPoint(predictor, from, fit.used, means, progress.stop);
        simulations += predictor.simulations() - before;
        if (!again.answered()) return;
        const FitCovariance c = covarianceOfFit(predictor, again, covariance.secondKnown, HUGE_VAL, means);
        const double distance = squaredDistance(fit.estimate, again.estimate, c.covariance);
        if (!std::isfinite(distance)) return;
        found[k] = again.estimate;
        inside[k] = distance <= level;
    };
    for (int first = 0; first < draws; first += kSlice) {
        const int count = std::min(kSlice, draws - first);
        const bool all = parallelForWorkers(
            static_cast<std::size_t>(count), workers, progress.stop,
            [&](std::size_t k, int worker) { draw(static_cast<std::size_t>(first) + k, worker); });
        if (!all || progress.stopRequested()) {
            result.complete = false;
            break;
        }
        progress.tell({.phase = "coverage",
                       .done = static_cast<double>(first + count),
                       .total = static_cast<double>(draws),
                       .simulations = simulations});
    }

    double held = 0;
    for (std::size_t k = 0; k < found.size(); ++k)
        if (found[k].size() > 0) {
            ++result.refits;
            held += inside[k];
        }
    result.estimates.resize(fit.estimate.size(), result.refits);
    Eigen::Index column = 0;
    for (const auto& estimate : found)
        if (estimate.size() > 0) result.estimates.col(column++) = estimate;
    if (result.refits < 2) return result;
    const double n = result.refits;
    result.share = held / n;
    const double z2 = kWilson * kWilson, middle = (result.share + z2 / (2 * n)) / (1 + z2 / n);
    const double half =
        kWilson / (1 + z2 / n) * std::sqrt(result.share * (1 - result.share) / n + z2 / (4 * n * n));
    result.lower = middle - half;
    result.upper = middle + half;
    const Eigen::VectorXd mean = result.estimates.rowwise().mean();
    const Eigen::MatrixXd centred = result.estimates.colwise() - mean;
    result.covariance = centred * centred.transpose() / (n - 1);
    result.bias = (mean - fit.estimate).cwiseQuotient(covariance.covariance.diagonal().cwiseSqrt());
    return result;
}

} // namespace rigor
