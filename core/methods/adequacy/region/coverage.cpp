#include "core/methods/adequacy/region/coverage.h"

#include "core/foundation/base/parallel.h"
#include "core/foundation/base/random.h"
#include "core/methods/adequacy/model_test/consistency.h"
#include "core/methods/adequacy/model_test/response_polynomial.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kSlice = 64;        ///< draws fitted together, on one thread
constexpr int kTold = 4;          ///< slices between two progress events
constexpr int kMostSteps = 12;    ///< of Newton's method
constexpr double kNewton = 1e-11; ///< standard errors: steps below end it
constexpr double kWilson = 1.959963984540054;
constexpr std::uint64_t kStreams = 1u << 20; ///< first stream of the draws; others use lower ones

/// Estimates around the one that is checked; each draw is filled by one thread.
struct Refits {
    std::vector<Eigen::VectorXd> found; ///< empty = no answer
    std::vector<char> inside;
};

/// Draws k, ..., of the rows: means of the data at the estimate plus noise.
Eigen::VectorXd drawn(const FitData& data, const PointFit& fit, std::uint64_t seed, std::size_t k) {
    RandomStream random(seed, kStreams + k);
    Eigen::VectorXd means = fit.prediction.values;
    for (Eigen::Index r = 0; r < means.size(); ++r)
        means[r] += random.normal() / data.weight(data.rows[static_cast<std::size_t>(r)]);
    return means;
}

class Bootstrap {
  public:
    Bootstrap(const FitData& data, const SimulationOptions& simulation, const PointFit& fit,
              const FitCovariance& covariance, const FitBox& box, const CoverageOptions& options,
              const Progress& progress)
        : data_(data), simulation_(simulation), fit_(fit), covariance_(covariance), box_(box),
          options_(options), progress_(progress), start_(data, simulation, options.threads, progress.stop),
          workers_(options.threads > 0 ? std::min(options.threads, hardwareThreads()) : hardwareThreads()) {
        start_.withSlopes(fit.estimate);
        box_.start = fit.estimate;
        for (std::size_t r = 0; r < data.rows.size(); ++r)
            if (fit.used[data.rows[r].sensor]) rows_.push_back(static_cast<Eigen::Index>(r));
        weights_.resize(static_cast<Eigen::Index>(rows_.size()));
        for (Eigen::Index i = 0; i < weights_.size(); ++i)
            weights_[i] =
                data.weight(data.rows[static_cast<std::size_t>(rows_[static_cast<std::size_t>(i)])]);
        refits_.found.resize(static_cast<std::size_t>(options.draws));
        refits_.inside.assign(static_cast<std::size_t>(options.draws), 0);
    }

    Coverage run() {
        Coverage result;
        result.asked = options_.draws;
        makePolynomial();
        if (polynomial_) result.surfaceError = polynomial_->error();
        predictors_.resize(static_cast<std::size_t>(workers_));
        const int step = kSlice * kTold * std::max(1, workers_);
        for (int first = 0; first < options_.draws && result.complete; first += step) {
            const int count = std::min(step, options_.draws - first);
            const auto slices = static_cast<std::size_t>((count + kSlice - 1) / kSlice);
            const bool all =
                parallelForWorkers(slices, workers_, progress_.stop, [&](std::size_t s, int worker) {
                    const int from = first + static_cast<int>(s) * kSlice;
                    fitSlice(from, std::min(from + kSlice, first + count), worker);
                });
            if (!all || progress_.stopRequested()) result.complete = false;
            progress_.tell({.phase = "coverage",
                            .done = static_cast<double>(first + count),
                            .total = static_cast<double>(options_.draws),
                            .simulations = start_.simulations() + simulations_});
        }
        result.byModel = byModel_;
        result.simulations = start_.simulations() + simulations_;
        summarise(result);
        return result;
    }

  private:
    void makePolynomial() {
        if (!options_.polynomials) return;
        const Eigen::MatrixXd& c = covariance_.covariance;
        const Eigen::VectorXd deviation = c.diagonal().cwiseSqrt();
        const Eigen::LLT<Eigen::MatrixXd> factors(deviation.cwiseInverse().asDiagonal() * c *
                                                  deviation.cwiseInverse().asDiagonal());
        if (factors.info() != Eigen::Success) return;
        root_ = deviation.asDiagonal() * Eigen::MatrixXd(factors.matrixL());
        polynomial_ = ResponsePolynomial::around(start_, fit_.estimate, root_, box_.lower, box_.upper, rows_,
                                                 weights_, kSurfaceTolerance, options_.seed);
    }

    void fitSlice(int from, int to, int worker) {
        std::vector<std::size_t> left;
        if (polynomial_)
            left = fitColumns(from, to);
        else
            for (int k = from; k < to; ++k) left.push_back(static_cast<std::size_t>(k));
        for (const std::size_t k : left) {
            if (progress_.stopRequested()) return;
            fitByModel(k, worker);
        }
    }

    /// Newton's method on the polynomials, all draws of the slice at once. Returns those it could not fit.
    std::vector<std::size_t> fitColumns(int from, int to) {
        const Eigen::Index n = to - from, p = fit_.estimate.size();
        Eigen::MatrixXd target(weights_.size(), n), u = Eigen::MatrixXd::Zero(p, n);
        for (Eigen::Index k = 0; k < n; ++k)
            target.col(k) = weights_.cwiseProduct(
                drawn(data_, fit_, options_.seed, static_cast<std::size_t>(from + k))(rows_));
        std::vector<char> done(static_cast<std::size_t>(n), 0), failed = done;
        ResponsePolynomial::Values at;
        std::vector<std::size_t> left;
        for (int step = 0;; ++step) {
            polynomial_->evaluate(u, at);
            bool moving = false;
            for (Eigen::Index k = 0; k < n; ++k) {
                const auto i = static_cast<std::size_t>(k);
                if (done[i] || failed[i]) continue;
                const Eigen::VectorXd residual = target.col(k) - at.values.col(k);
                Eigen::MatrixXd jacobian(weights_.size(), p);
                for (Eigen::Index a = 0; a < p; ++a)
                    jacobian.col(a) = -at.slopes[static_cast<std::size_t>(a)].col(k);
                Eigen::MatrixXd second(p, p);
                std::size_t pair = 0;
                for (Eigen::Index a = 0; a < p; ++a)
                    for (Eigen::Index b = a; b < p; ++b)
                        second(a, b) = second(b, a) = -residual.dot(at.curvature[pair++].col(k));
                const Eigen::LLT<Eigen::MatrixXd> hessian(jacobian.transpose() * jacobian + second);
                if (hessian.info() != Eigen::Success || step == kMostSteps) {
                    failed[i] = 1;
                    continue;
                }
                const Eigen::VectorXd move = -hessian.solve(jacobian.transpose() * residual);
                if (!(move.cwiseAbs().maxCoeff() > kNewton)) {
                    keep(static_cast<std::size_t>(from + k), u.col(k), jacobian, second);
                    done[i] = 1;
                    continue;
                }
                u.col(k) += move;
                moving = true;
                if (!(u.col(k).cwiseAbs().maxCoeff() <= ResponsePolynomial::kRadius)) {
                    failed[i] = 1;
                    u.col(k).setZero();
                }
            }
            if (!moving) break;
        }
        for (Eigen::Index k = 0; k < n; ++k)
            if (failed[static_cast<std::size_t>(k)]) left.push_back(static_cast<std::size_t>(from + k));
        return left;
    }

    /// In u the estimate that is checked is 0.
    void keep(std::size_t draw, const Eigen::VectorXd& u, const Eigen::MatrixXd& jacobian,
              const Eigen::MatrixXd& second) {
        const FitCovariance c =
            fitCovariance(jacobian, covariance_.secondKnown ? second : Eigen::MatrixXd(), HUGE_VAL);
        const double distance = squaredDistance(Eigen::VectorXd::Zero(u.size()), u, c.covariance);
        if (!std::isfinite(distance)) return;
        refits_.found[draw] = fit_.estimate + root_ * u;
        refits_.inside[draw] = distance <= options_.level;
    }

    void fitByModel(std::size_t k, int worker) {
        auto& mine = predictors_[static_cast<std::size_t>(worker)];
        if (!mine) mine = std::make_unique<Predictor>(data_, simulation_, 1, progress_.stop);
        Predictor& predictor = *mine;
        predictor.startFrom(start_); // every draw from the same place, whoever runs it
        const Eigen::VectorXd means = drawn(data_, fit_, options_.seed, k);
        const long long before = predictor.simulations();
        const PointFit again = fitPoint(predictor, box_, fit_.used, means, progress_.stop);
        simulations_ += predictor.simulations() - before;
        ++byModel_;
        if (!again.answered()) return;
        const FitCovariance c = covarianceOfFit(predictor, again, covariance_.secondKnown, HUGE_VAL, means);
        const double distance = squaredDistance(fit_.estimate, again.estimate, c.covariance);
        if (!std::isfinite(distance)) return;
        refits_.found[k] = again.estimate;
        refits_.inside[k] = distance <= options_.level;
    }

    void summarise(Coverage& result) const {
        double held = 0;
        for (std::size_t k = 0; k < refits_.found.size(); ++k)
            if (refits_.found[k].size() > 0) {
                ++result.refits;
                held += refits_.inside[k];
            }
        result.estimates.resize(fit_.estimate.size(), result.refits);
        Eigen::Index column = 0;
        for (const auto& estimate : refits_.found)
            if (estimate.size() > 0) result.estimates.col(column++) = estimate;
        if (result.refits < 2) return;
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
        result.bias = (mean - fit_.estimate).cwiseQuotient(covariance_.covariance.diagonal().cwiseSqrt());
    }

    const FitData& data_;
    const SimulationOptions& simulation_;
    const PointFit& fit_;
    const FitCovariance& covariance_;
    FitBox box_;
    const CoverageOptions& options_;
    const Progress& progress_;
    Predictor start_; ///< solved at the estimate
    int workers_;
    std::vector<Eigen::Index> rows_; ///< used
    Eigen::VectorXd weights_;        ///< of them
    Eigen::MatrixXd root_;
    std::optional<ResponsePolynomial> polynomial_;
    std::vector<std::unique_ptr<Predictor>> predictors_;
    Refits refits_;
    std::atomic<long long> simulations_ = 0;
    std::atomic<int> byModel_ = 0;
};

} // namespace

Coverage coverageOf(const FitData& data, const SimulationOptions& simulation, const PointFit& fit,
                    const FitCovariance& covariance, const FitBox& box, const CoverageOptions& options,
                    const Progress& progress) {
    return Bootstrap(data, simulation, fit, covariance, box, options, progress).run();
}

} // namespace rigor
