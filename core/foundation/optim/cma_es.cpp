#include "core/foundation/optim/cma_es.h"

#include "core/foundation/base/random.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

Fields CmaEs::fields() {
    Fields f;
    f.add(
        "population", population,
        {.label = "Population", .help = "Samples of a generation; 0 = 4 + 3 ln n.", .min = 0, .max = 100000});
    f.add("generations", generations,
          {.label = "Generations", .help = "Over all restarts.", .min = 1, .max = 1000000});
    f.add("spread", spread,
          {.label = "First spread",
           .help = "First standard deviation as a part of the box width.",
           .min = 0,
           .max = 10,
           .minOpen = true,
           .expert = true});
    f.add("restarts", restarts,
          {.label = "Restarts",
           .help = "Each with twice the population.",
           .min = 0,
           .max = 20,
           .expert = true});
    f.add("tolerance", tolerance,
          {.label = "Tolerance",
           .help = "A run has converged when its spread falls below this part of the box width.",
           .min = 0,
           .max = 1,
           .expert = true});
    return f;
}

namespace {

/// One run in the unit box; Hansen's symbols: m, sigma, C, p_sigma, p_c, mu_w, c_c, c_sigma, c_1, c_mu,
/// d_sigma.
class Strategy {
  public:
    Strategy(const Eigen::VectorXd& mean, double sigma, int lambda)
        : n_(mean.size()), lambda_(lambda), mean_(mean), sigma_(sigma) {
        const int mu = lambda / 2;
        weights_.resize(mu);
        for (int i = 0; i < mu; ++i) weights_[i] = std::log((lambda + 1) / 2.0) - std::log(i + 1.0);
        weights_ /= weights_.sum();
        const double n = static_cast<double>(n_);
        effective_ = 1 / weights_.squaredNorm();
        cSigma_ = (effective_ + 2) / (n + effective_ + 5);
        damping_ = 1 + 2 * std::max(0.0, std::sqrt((effective_ - 1) / (n + 1)) - 1) + cSigma_;
        cC_ = (4 + effective_ / n) / (n + 4 + 2 * effective_ / n);
        cOne_ = 2 / ((n + 1.3) * (n + 1.3) + effective_);
        cMu_ = std::min(1 - cOne_, 2 * (effective_ - 2 + 1 / effective_) / ((n + 2) * (n + 2) + effective_));
        length_ = std::sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
        pathSigma_.setZero(n_);
        pathC_.setZero(n_);
        covariance_.setIdentity(n_, n_);
        decompose();
    }

    /// Generation `generation_`: lambda points in the unit box.
    Eigen::MatrixXd sample(std::uint64_t seed, std::uint64_t& stream) {
        Eigen::MatrixXd points(n_, lambda_);
        for (int k = 0; k < lambda_; ++k) {
            RandomStream random(seed, stream++);
            Eigen::VectorXd z(n_);
            for (double& v : z) v = random.normal();
            points.col(k) =
                (mean_ + sigma_ * (axes_ * (lengths_.array() * z.array()).matrix())).cwiseMax(0).cwiseMin(1);
        }
        return points;
    }

    void learn(const Eigen::MatrixXd& points, const Eigen::VectorXd& values) {
        std::vector<Eigen::Index> order(static_cast<std::size_t>(lambda_));
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(),
                         [&](Eigen::Index a, Eigen::Index b) { return values[a] < values[b]; });
        Eigen::MatrixXd steps(n_, weights_.size());
        for (Eigen::Index i = 0; i < weights_.size(); ++i)
            steps.col(i) = (points.col(order[static_cast<std::size_t>(i)]) - mean_) / sigma_;
        const Eigen::VectorXd shift = steps * weights_;
        mean_ += sigma_ * shift;
        ++generation_;
        const Eigen::VectorXd whitened =
            axes_ * (lengths_.cwiseInverse().array() * (axes_.transpose() * shift).array()).matrix();
        pathSigma_ = (1 - cSigma_) * pathSigma_ + std::sqrt(cSigma_ * (2 - cSigma_) * effective_) * whitened;
        const double n = static_cast<double>(n_);
        const double norm = pathSigma_.norm();
        const double settled = std::sqrt(1 - std::pow(1 - cSigma_, 2.0 * generation_));
        const bool advances = norm / settled < (1.4 + 2 / (n + 1)) * length_;
        pathC_ = (1 - cC_) * pathC_;
        if (advances) pathC_ += std::sqrt(cC_ * (2 - cC_) * effective_) * shift;
        const double lost = advances ? 0 : cOne_ * cC_ * (2 - cC_);
        covariance_ = (1 - cOne_ - cMu_ + lost) * covariance_ + cOne_ * pathC_ * pathC_.transpose() +
                      cMu_ * steps * weights_.asDiagonal() * steps.transpose();
        sigma_ *= std::exp(std::min(1.0, cSigma_ / damping_ * (norm / length_ - 1)));
        decompose();
    }
    /// Largest standard deviation of a coordinate, part of the box width.
    double spread() const { return sigma_ * std::sqrt(covariance_.diagonal().maxCoeff()); }
    bool healthy() const { return healthy_ && std::isfinite(sigma_) && sigma_ > 0; }

  private:
    void decompose() {
        covariance_ = 0.5 * (covariance_ + covariance_.transpose()).eval();
        healthy_ = covariance_.allFinite();
        if (!healthy_) return;
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(covariance_);
        const double most = solver.eigenvalues().maxCoeff();
        axes_ = solver.eigenvectors();
        lengths_ = solver.eigenvalues().cwiseMax(1e-20 * most).cwiseSqrt();
        healthy_ = most > 0;
    }

    Eigen::Index n_;
    int lambda_;
    Eigen::VectorXd mean_, weights_, pathSigma_, pathC_, lengths_;
    Eigen::MatrixXd covariance_, axes_;
    double sigma_, effective_ = 0, cSigma_ = 0, damping_ = 0, cC_ = 0, cOne_ = 0, cMu_ = 0, length_ = 0;
    int generation_ = 0;
    bool healthy_ = true;
};

} // namespace

SearchResult minimize(const SearchProblem& problem, const CmaEs& options, const SearchControl& control) {
    checkProblem(problem, false, true);
    SearchLedger ledger(problem, control);
    const Eigen::Index n = problem.lower.size();
    const Eigen::VectorXd width = problem.upper - problem.lower;
    std::uint64_t stream = 0;
    int lambda = options.population > 0
                     ? std::max(4, options.population)
                     : 4 + static_cast<int>(3 * std::log(static_cast<double>(std::max<Eigen::Index>(n, 1))));
    int generation = 0;
    SearchEnd end = SearchEnd::IterationsDone;
    double bestBefore = std::numeric_limits<double>::infinity();
    for (int run = 0; run <= options.restarts && generation < options.generations; ++run, lambda *= 2) {
        Eigen::VectorXd mean(n);
        RandomStream random(control.seed, stream++);
        for (Eigen::Index i = 0; i < n; ++i) {
            const double anywhere = random.uniform();
            const bool given = run == 0 && problem.start.size() > 0 && width[i] > 0;
            mean[i] = given ? (problem.start[i] - problem.lower[i]) / width[i] : anywhere;
        }
        Strategy strategy(mean, options.spread, lambda);
        SearchEnd runEnd = SearchEnd::IterationsDone;
        for (; generation < options.generations; ++generation) {
            if (!ledger.mayEvaluate(lambda)) return ledger.finish(SearchEnd::Stopped, true);
            const Eigen::MatrixXd unit = strategy.sample(control.seed, stream);
            const Eigen::MatrixXd points = (problem.lower.replicate(1, lambda) + width.asDiagonal() * unit)
                                               .cwiseMax(problem.lower.replicate(1, lambda))
                                               .cwiseMin(problem.upper.replicate(1, lambda));
            const Eigen::VectorXd values = ledger.evaluate(points);
            ledger.report(generation, values, points);
            strategy.learn(unit, values);
            if (!strategy.healthy() || strategy.spread() < options.tolerance) {
                runEnd = strategy.healthy() ? SearchEnd::Converged : SearchEnd::Stalled;
                ++generation;
                break;
            }
        }
        if (ledger.soFar().value < bestBefore) end = runEnd;
        bestBefore = ledger.soFar().value;
    }
    return ledger.finish(end);
}

} // namespace rigor
