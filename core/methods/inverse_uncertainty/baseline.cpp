#include "core/methods/inverse_uncertainty/baseline.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/optim/start_points.h"

#include <cmath>

namespace rigor {

namespace {

std::vector<Eigen::Index> measuredExperiments(const Eigen::VectorXd& measured) {
    std::vector<Eigen::Index> list;
    for (Eigen::Index e = 0; e < measured.size(); ++e)
        if (!std::isnan(measured[e])) list.push_back(e);
    return list;
}

/// The means at the start of alpha, inside the box, then points of a Latin hypercube where there is a box.
Eigen::MatrixXd startPoints(const InputModel& inputs, const Eigen::VectorXd& lower,
                            const Eigen::VectorXd& upper, std::uint64_t seed) {
    constexpr int kCandidates = 32;
    Eigen::VectorXd mean(lower.size());
    const auto distributions = inputs.tryAt(inputs.start());
    for (Eigen::Index i = 0; i < mean.size(); ++i) {
        const double middle = (lower[i] + upper[i]) / 2;
        mean[i] = distributions ? (*distributions)[static_cast<std::size_t>(i)].mean() : middle;
        mean[i] = std::clamp(mean[i], lower[i], upper[i]);
    }
    if (!lower.allFinite() || !upper.allFinite()) return mean;
    Eigen::MatrixXd points(lower.size(), kCandidates + 1);
    points << mean, latinHypercube(lower, upper, kCandidates, seed);
    return points;
}

} // namespace

Baseline leastSquaresFit(const ForwardModel& forward, const InputModel& inputs,
                         const Eigen::VectorXd& measured, std::uint64_t seed, const Progress& progress) {
    const auto used = measuredExperiments(measured);
    const ProgressEvent event{.phase = "least squares"};
    LeastSquaresProblem problem;
    problem.lower.resize(inputs.inputs());
    problem.upper.resize(inputs.inputs());
    for (Eigen::Index i = 0; i < inputs.inputs(); ++i) {
        problem.lower[i] = inputs.boxLower(i);
        problem.upper[i] = inputs.boxUpper(i);
    }
    problem.residualCount = static_cast<Eigen::Index>(used.size());
    problem.residuals = [&](const Eigen::MatrixXd& points, Eigen::MatrixXd& residuals) {
        const Eigen::MatrixXd values = forward.run(points, progress, event, used).values;
        for (std::size_t k = 0; k < used.size(); ++k)
            residuals.row(static_cast<Eigen::Index>(k)) =
                (values.col(used[k]).array() - measured[used[k]]).matrix().transpose();
    };

    const Eigen::MatrixXd candidates = startPoints(inputs, problem.lower, problem.upper, seed);
    Eigen::MatrixXd residuals = Eigen::MatrixXd::Constant(problem.residualCount, candidates.cols(),
                                                          std::numeric_limits<double>::quiet_NaN());
    problem.residuals(candidates, residuals);
    double best = std::numeric_limits<double>::infinity();
    for (Eigen::Index k = 0; k < candidates.cols(); ++k)
        if (const double sum = residuals.col(k).squaredNorm(); std::isfinite(sum) && sum < best) {
            best = sum;
            problem.start = candidates.col(k);
        }
    Baseline baseline;
    baseline.predictions =
        Eigen::VectorXd::Constant(measured.size(), std::numeric_limits<double>::quiet_NaN());
    if (problem.start.size() == 0) {
        baseline.end = progress.stopRequested() ? SearchEnd::Stopped : SearchEnd::NoFeasiblePoint;
        baseline.reason = translate(
            "Method", "No least-squares fit: at every start point some experiment could not be simulated.");
        return baseline;
    }
    LeastSquares options;
    options.differenceStep = 1e-4;
    options.functionTolerance = 1e-10;
    options.parameterTolerance = 1e-8;
    SearchControl control;
    control.seed = seed;
    control.stop = progress.stop;
    const LeastSquaresResult fit = minimize(problem, options, control);
    baseline.end = fit.search.end;
    baseline.values = fit.search.best;
    if (fit.residuals.size() > 0) {
        baseline.residualRms =
            std::sqrt(fit.residuals.squaredNorm() / static_cast<double>(fit.residuals.size()));
        for (std::size_t k = 0; k < used.size(); ++k)
            baseline.predictions[used[k]] = measured[used[k]] + fit.residuals[static_cast<Eigen::Index>(k)];
    }
    return baseline;
}

} // namespace rigor
