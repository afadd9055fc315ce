#include "core/methods/inverse_uncertainty/likelihood/fisher.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"

#include <Eigen/Eigenvalues>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kWantedDrop = 0.125; ///< of log L over one half-width

double widthOf(double lower, double upper, double value) {
    return std::isfinite(upper - lower) ? upper - lower : std::max(std::abs(value), 1e-3);
}

using LogLikelihood = std::function<Eigen::VectorXd(const Eigen::MatrixXd&)>;

/// Half-widths over which log L falls by about kWantedDrop; at most to the nearer bound.
Eigen::VectorXd halfWidths(const LogLikelihood& logLikelihood, const Eigen::VectorXd& alpha, double best,
                           const std::vector<Eigen::Index>& free, const Eigen::VectorXd& lower,
                           const Eigen::VectorXd& upper, const Eigen::MatrixXd& nearly) {
    Eigen::VectorXd step = Eigen::VectorXd::Zero(alpha.size()), limit = step;
    for (const Eigen::Index i : free) {
        const double width = widthOf(lower[i], upper[i], alpha[i]);
        limit[i] = std::min({0.25 * width, alpha[i] - lower[i], upper[i] - alpha[i]});
        const bool known = nearly.size() > 0 && nearly(i, i) > 0;
        step[i] = std::min(known ? std::sqrt(2 * kWantedDrop / nearly(i, i)) : 0.01 * width, limit[i]);
    }
    for (int pass = nearly.size() > 0 ? 2 : 0; pass < 3; ++pass) {
        Eigen::MatrixXd points(alpha.size(), 2 * static_cast<Eigen::Index>(free.size()));
        for (std::size_t k = 0; k < free.size(); ++k)
            for (int side = 0; side < 2; ++side) {
                const Eigen::Index column = 2 * static_cast<Eigen::Index>(k) + side;
                points.col(column) = alpha;
                points(free[k], column) += (side == 0 ? 1 : -1) * step[free[k]];
            }
        const Eigen::VectorXd values = logLikelihood(points);
        for (std::size_t k = 0; k < free.size(); ++k) {
            const auto column = 2 * static_cast<Eigen::Index>(k);
            const double drop = best - (values[column] + values[column + 1]) / 2;
            double factor = std::isfinite(drop) && drop > 0 ? std::sqrt(kWantedDrop / drop) : 0.25;
            if (std::isfinite(drop) && drop <= 0) factor = 4;
            step[free[k]] = std::min(step[free[k]] * std::clamp(factor, 0.1, 10.0), limit[free[k]]);
        }
    }
    return step;
}

/// -d2 log L over the free entries, from 4 corners per pair and the two neighbours per entry.
Eigen::MatrixXd information(const LogLikelihood& logLikelihood, const Eigen::VectorXd& alpha, double best,
                            const std::vector<Eigen::Index>& free, const Eigen::VectorXd& step) {
    const auto n = static_cast<Eigen::Index>(free.size());
    std::vector<Eigen::VectorXd> points;
    const auto add = [&](Eigen::Index i, double si, Eigen::Index j, double sj) {
        Eigen::VectorXd point = alpha;
        point[free[static_cast<std::size_t>(i)]] += si * step[free[static_cast<std::size_t>(i)]];
        if (sj != 0) point[free[static_cast<std::size_t>(j)]] += sj * step[free[static_cast<std::size_t>(j)]];
        points.push_back(point);
    };
    for (Eigen::Index i = 0; i < n; ++i) {
        add(i, 1, i, 0);
        add(i, -1, i, 0);
        for (Eigen::Index j = 0; j < i; ++j)
            for (const double si : {1.0, -1.0})
                for (const double sj : {1.0, -1.0}) add(i, si, j, sj);
    }
    Eigen::MatrixXd columns(alpha.size(), static_cast<Eigen::Index>(points.size()));
    for (std::size_t k = 0; k < points.size(); ++k) columns.col(static_cast<Eigen::Index>(k)) = points[k];
    const Eigen::VectorXd values = logLikelihood(columns);

    Eigen::MatrixXd matrix(n, n);
    Eigen::Index at = 0;
    for (Eigen::Index i = 0; i < n; ++i) {
        const double hi = step[free[static_cast<std::size_t>(i)]];
        matrix(i, i) = -(values[at] + values[at + 1] - 2 * best) / (hi * hi);
        at += 2;
        for (Eigen::Index j = 0; j < i; ++j) {
            const double hj = step[free[static_cast<std::size_t>(j)]];
            matrix(i, j) = matrix(j, i) =
                -(values[at] - values[at + 1] - values[at + 2] + values[at + 3]) / (4 * hi * hj);
            at += 4;
        }
    }
    return matrix;
}

/// Takes entries with which log L does not change beyond rounding out of the matrix and of those free. Where
/// log L has no value nothing is known of its change.
void holdIdle(Eigen::MatrixXd& matrix, const Eigen::VectorXd& step, std::vector<Eigen::Index>& free,
              std::vector<bool>& idle) {
    constexpr double kRounding = 1e-8; // of log L
    std::vector<Eigen::Index> kept, rows;
    for (Eigen::Index i = 0; i < matrix.rows(); ++i) {
        double change = 0;
        for (Eigen::Index j = 0; j < matrix.cols(); ++j)
            change = std::max(change, std::abs(matrix(i, j)) * step[free[static_cast<std::size_t>(i)]] *
                                          step[free[static_cast<std::size_t>(j)]]);
        if (matrix.row(i).allFinite() && change < kRounding) {
            idle[static_cast<std::size_t>(free[static_cast<std::size_t>(i)])] = true;
            continue;
        }
        kept.push_back(free[static_cast<std::size_t>(i)]);
        rows.push_back(i);
    }
    if (rows.size() == free.size()) return;
    matrix = Eigen::MatrixXd(matrix(rows, rows));
    free = kept;
}

std::string listed(const std::vector<std::string>& names) {
    return fmt::format("{}", fmt::join(names, ", "));
}

} // namespace

FisherInformation observedInformation(const LogLikelihood& logLikelihood, const Eigen::VectorXd& alpha,
                                      const Eigen::VectorXd& lower, const Eigen::VectorXd& upper,
                                      const std::vector<std::string>& names, const Eigen::MatrixXd& nearly) {
    const Eigen::Index p = alpha.size();
    FisherInformation result;
    result.standardErrors = Eigen::VectorXd::Constant(p, kNaN);
    result.correlation = result.information = Eigen::MatrixXd::Constant(p, p, kNaN);
    result.atBound.assign(static_cast<std::size_t>(p), false);
    result.idle = result.atBound;
    std::vector<Eigen::Index> free;
    std::vector<std::string> held;
    for (Eigen::Index i = 0; i < p; ++i) {
        const double margin = 1e-6 * widthOf(lower[i], upper[i], alpha[i]);
        const bool pinned = lower[i] == upper[i];
        const bool atBound = !pinned && (alpha[i] - lower[i] <= margin || upper[i] - alpha[i] <= margin);
        result.atBound[static_cast<std::size_t>(i)] = atBound;
        if (atBound) held.push_back(names[static_cast<std::size_t>(i)]);
        if (!atBound && !pinned) free.push_back(i);
    }
    if (!held.empty())
        result.reason =
            filled(sentence("Method", "{} ended at a bound: no standard error is given there, and those of "
                                      "the others hold only for that value."),
                   listed(held));
    if (free.empty()) {
        if (held.empty())
            result.reason =
                translate("Method", "Every shape parameter is fixed: there is nothing to estimate.");
        return result;
    }

    const double best = logLikelihood(alpha)[0];
    const Eigen::VectorXd step = halfWidths(logLikelihood, alpha, best, free, lower, upper, nearly);
    Eigen::MatrixXd matrix = information(logLikelihood, alpha, best, free, step);
    holdIdle(matrix, step, free, result.idle);
    if (free.empty()) {
        result.reason =
            translate("Method", "No standard errors: the likelihood changes with nothing searched.");
        return result;
    }
    result.information(free, free) = matrix;
    if (!matrix.allFinite()) {
        result.reason = translate(
            "Method", "No standard errors: the likelihood has no value at some points around the answer.");
        return result;
    }
    const Eigen::VectorXd diagonal = matrix.diagonal();
    for (Eigen::Index i = 0; i < diagonal.size(); ++i)
        if (!(diagonal[i] > 0)) {
            result.reason =
                filled(translate("Method",
                                 "No standard errors: the likelihood does not fall on both sides of {}; the "
                                 "data do not determine it, or the search has not ended at a maximum."),
                       names[static_cast<std::size_t>(free[static_cast<std::size_t>(i)])]);
            return result;
        }
    const Eigen::VectorXd scale = diagonal.cwiseSqrt().cwiseInverse();
    const Eigen::MatrixXd scaled = scale.asDiagonal() * matrix * scale.asDiagonal();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(scaled);
    constexpr double kSmallest = 1e-6;
    if (eigen.eigenvalues()[0] < kSmallest) {
        Eigen::Index worst = 0;
        eigen.eigenvectors().col(0).cwiseAbs().maxCoeff(&worst);
        result.reason = filled(
            translate("Method", "No standard errors: the information matrix is not positive definite "
                                "(smallest eigenvalue {:.2g} of "
                                "the scaled matrix, mostly {}); the data do not determine all of alpha, "
                                "or the search has not ended "
                                "at a maximum."),
            eigen.eigenvalues()[0], names[static_cast<std::size_t>(free[static_cast<std::size_t>(worst)])]);
        return result;
    }
    const Eigen::MatrixXd covariance = scale.asDiagonal() * scaled.inverse() * scale.asDiagonal();
    for (Eigen::Index i = 0; i < covariance.rows(); ++i) {
        const Eigen::Index a = free[static_cast<std::size_t>(i)];
        result.standardErrors[a] = std::sqrt(covariance(i, i));
        for (Eigen::Index j = 0; j < covariance.cols(); ++j)
            result.correlation(a, free[static_cast<std::size_t>(j)]) =
                covariance(i, j) / std::sqrt(covariance(i, i) * covariance(j, j));
    }
    result.valid = true;
    return result;
}

FisherInformation observedInformation(const Likelihood& likelihood, const InputModel& inputs,
                                      const Eigen::VectorXd& alpha, const Progress& progress,
                                      const Eigen::MatrixXd& nearly) {
    return observedInformation(
        [&](const Eigen::MatrixXd& points) {
            return likelihood.evaluate(points, progress, {.phase = "standard errors"});
        },
        alpha, inputs.lower(), inputs.upper(), inputs.names(), nearly);
}

} // namespace rigor
