#include "core/methods/fit/point_fit.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/fit_constraints.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

namespace rigor {

FitBox fitBoxOf(const Problem& problem) {
    const auto n = static_cast<Eigen::Index>(problem.unknowns.size());
    FitBox box{Eigen::VectorXd(n), Eigen::VectorXd(n), Eigen::VectorXd(n)};
    for (const Unknown& unknown : problem.unknowns) box.logs.push_back(unknown.logarithmic);
    for (Eigen::Index i = 0; i < n; ++i) {
        const Unknown& unknown = problem.unknowns[static_cast<std::size_t>(i)];
        const auto found = findVariable(*problem.model, unknown.name);
        if (!found || found->kind != VariableKind::Parameter)
            fail(sentence("Method", "{} is not a parameter of the model {}"), unknown.name,
                 problem.model->name());
        const double stated = unknown.value.start;
        const Variable& parameter = problem.model->parameters()[found->index];
        box.start[i] = std::isnan(stated) ? parameter.start : stated;
        // A bound that the study leaves open is that of the model's text.
        box.lower[i] = std::max(unknown.value.min, parameter.min);
        box.upper[i] = std::min(unknown.value.max, parameter.max);
        if (const bool lognormal = unknown.prior.family == "lognormal"; unknown.logarithmic || lognormal) {
            if (unknown.value.min < 0 && std::isfinite(unknown.value.min))
                fail(sentence("Method", "{} is above 0 by its scale or its prior; min = {:g} is not"),
                     unknown.name, unknown.value.min);
            box.lower[i] = std::max(box.lower[i], 0.0);
            if (!(box.start[i] > 0))
                fail(sentence("Method", "{} is above 0 by its scale or its prior; its start {:g} is not"),
                     unknown.name, box.start[i]);
        }
        if (!(box.lower[i] < box.upper[i]))
            fail(sentence("Method", "the bounds of {} are {:g} and {:g}: min must be below max"),
                 unknown.name, box.lower[i], box.upper[i]);
        if (!(box.start[i] >= box.lower[i] && box.start[i] <= box.upper[i]))
            fail(sentence("Method", "the start {:g} of {} lies outside its bounds, {:g} to {:g}"),
                 box.start[i], unknown.name, box.lower[i], box.upper[i]);
    }
    constrain(box, problem.unknowns, problem.constraints);
    return box;
}

namespace {

/// Newton steps from where the search ended, until they no longer shrink. The search cannot tell sums of
/// squares apart that differ by rounding, which leaves the estimate some 1e-7 standard errors beside the
/// minimum, and elsewhere in other units; the gradient can be told to rounding. With the exact second
/// derivatives of a static model; of others by Gauss and Newton, whose steps shrink too. The start itself
/// where a bound or a fold is near.
Eigen::VectorXd polished(Predictor& predictor, const FitBox& box, const std::vector<Eigen::Index>& rows,
                         const Eigen::VectorXd& weight, const Eigen::VectorXd& target, Eigen::VectorXd at) {
    constexpr int kMostSteps = 12;
    constexpr double kNear = 1e-3;   // standard errors; a longer step is none of rounding
    constexpr double kSmall = 1e-13; // standard errors
    Eigen::MatrixXd second;          // S, of the first point
    double previous = kNear;
    for (int k = 0; k < kMostSteps; ++k) {
        const Prediction there = predictor.withSlopes(at);
        if (!there.answered) return at;
        const Eigen::MatrixXd jacobian = weight.asDiagonal() * there.slopes(rows, Eigen::all);
        const Eigen::VectorXd residual = weight.cwiseProduct(target - there.values(rows));
        const Eigen::VectorXd norms = jacobian.colwise().norm().transpose();
        if (!((norms.array() > 0).all()) || !norms.allFinite()) return at;
        const Eigen::VectorXd scale = norms.cwiseInverse();
        if (k == 0 && predictor.isStatic()) {
            Eigen::VectorXd weights = Eigen::VectorXd::Zero(there.values.size());
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const auto r = static_cast<Eigen::Index>(i);
                weights[rows[i]] = -residual[r] * weight[r];
            }
            if (const auto sums = predictor.curvature(at, weights, scale); !sums.empty())
                second = sums.front();
        }
        const Eigen::MatrixXd scaled = jacobian * scale.asDiagonal();
        const Eigen::MatrixXd information = scaled.transpose() * scaled;
        Eigen::MatrixXd hessian = information;
        if (second.size() > 0)
            hessian += scale.asDiagonal() * (second + second.transpose()) / 2 * scale.asDiagonal();
        const Eigen::LLT<Eigen::MatrixXd> factors(hessian);
        if (factors.info() != Eigen::Success) return at;
        const Eigen::VectorXd step = factors.solve(scaled.transpose() * residual);
        const double length = (scaled * step).norm(); // standard errors
        if (!(length < previous)) return at;
        const Eigen::VectorXd next = at + scale.cwiseProduct(step);
        if ((next.array() <= box.lower.array()).any() || (next.array() >= box.upper.array()).any()) return at;
        at = next;
        if (length <= kSmall) return at;
        previous = 0.9 * length;
    }
    return at;
}

} // namespace

PointFit fitPoint(Predictor& predictor, const FitBox& box, const std::vector<bool>& used,
                  const Eigen::VectorXd& means, std::stop_token stop) {
    const FitData& data = predictor.data();
    std::vector<Eigen::Index> rows;
    for (std::size_t r = 0; r < data.rows.size(); ++r)
        if (used[data.rows[r].sensor]) rows.push_back(static_cast<Eigen::Index>(r));
    const auto m = static_cast<Eigen::Index>(rows.size());
    Eigen::VectorXd target(m), weight(m);
    for (Eigen::Index i = 0; i < m; ++i) {
        const Eigen::Index at = rows[static_cast<std::size_t>(i)];
        const FitRow& row = data.rows[static_cast<std::size_t>(at)];
        target[i] = means.size() > 0 ? means[at] : row.value;
        weight[i] = data.weight(row);
    }

    PointFit fit;
    fit.used = used;
    fit.values = data.values(used);
    Message firstFailure, overflow;
    LeastSquaresProblem problem;
    problem.start = box.start;
    problem.lower = box.lower;
    problem.upper = box.upper;
    problem.residualCount = m;
    problem.residuals = [&](const Eigen::MatrixXd& points, Eigen::MatrixXd& residuals) {
        for (Eigen::Index k = 0; k < points.cols(); ++k) {
            const Prediction at = predictor.values(points.col(k));
            if (firstFailure.empty()) firstFailure = at.why;
            residuals.col(k) = weight.cwiseProduct(target - at.values(rows));
            if (firstFailure.empty() && overflow.empty() && m > 0 &&
                !std::isfinite(residuals.col(k).squaredNorm())) {
                Eigen::Index largest = 0;
                residuals.col(k).cwiseAbs().maxCoeff(&largest);
                const FitRow& row =
                    data.rows[static_cast<std::size_t>(rows[static_cast<std::size_t>(largest)])];
                overflow = filled(
                    sentence("Method", "the sum of squares overflows; the largest value is {:g}, of {} in "
                                       "experiment {}"),
                    target[largest], data.sensors[row.sensor].output, data.cases[row.fitCase].label);
            }
        }
    };
    problem.jacobian = [&](const Eigen::VectorXd& point) -> Eigen::MatrixXd {
        const Prediction at = predictor.withSlopes(point);
        return -(weight.asDiagonal() * at.slopes(rows, Eigen::all));
    };
    LeastSquares options;
    options.functionTolerance = 0; // the steps decide: an estimate good to its last digits
    options.gradientTolerance = 1e-13;
    options.parameterTolerance = 1e-11;
    SearchControl control;
    control.stop = stop;
    const LeastSquaresResult found = minimize(problem, options, control);
    fit.end = found.search.end;
    if (found.search.best.size() == 0) {
        fit.why = stop.stop_requested() ? "cancelled"
                  : !overflow.empty()
                      ? overflow
                      : filled(sentence("Method", "the model cannot be simulated at the start values ({})"),
                               firstFailure);
        return fit;
    }
    fit.estimate = found.search.best;
    // Refits to drawn data are many and only counted.
    if (means.size() == 0 && !stop.stop_requested())
        fit.estimate = polished(predictor, box, rows, weight, target, fit.estimate);
    fit.prediction = predictor.withSlopes(fit.estimate);
    if (!fit.prediction.answered) {
        fit.why = fit.prediction.why;
        return fit;
    }
    for (Eigen::Index i = 0; i < fit.estimate.size(); ++i)
        fit.atBound.push_back(fit.estimate[i] <= box.lower[i] || fit.estimate[i] >= box.upper[i]);
    fit.sumOfSquares = weight.cwiseProduct(target - fit.prediction.values(rows)).squaredNorm();
    for (const Eigen::Index r : rows) {
        const FitRow& row = data.rows[static_cast<std::size_t>(r)];
        const double sigma = data.sensors[row.sensor].sigma;
        fit.sumOfSquares += row.scatter / (sigma * sigma);
    }
    return fit;
}

} // namespace rigor
