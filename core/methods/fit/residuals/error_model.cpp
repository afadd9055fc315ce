#include "core/methods/fit/residuals/error_model.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {

constexpr int kMostOrder = 4;
/// Autocorrelations below this are 0.
constexpr double kFaded = 1e-3;
/// Errors are not taken for more alike than this (partial autocorrelation): a sum of noise has no size.
constexpr double kMostAlike = 0.985;
constexpr int kMatchings = 60;

Eigen::VectorXd& faded(Eigen::VectorXd& correlation, Eigen::Index length) {
    correlation.conservativeResize(std::max<Eigen::Index>(1, length));
    return correlation;
}

/// Levinson and Durbin: phi for autocorrelations at lags 1 ... q, pulled towards 0 where these are none of a
/// stationary process. innovation: part of the variance that is not predicted.
Eigen::VectorXd predictorFor(const Eigen::VectorXd& lags, double* innovation = nullptr) {
    const Eigen::Index q = lags.size();
    Eigen::VectorXd phi = Eigen::VectorXd::Zero(q);
    double left = 1;
    for (Eigen::Index k = 0; k < q; ++k) {
        double partial = lags[k];
        for (Eigen::Index j = 0; j < k; ++j) partial -= phi[j] * lags[k - 1 - j];
        partial = std::clamp(partial / left, -kMostAlike, kMostAlike);
        Eigen::VectorXd next = phi;
        next[k] = partial;
        for (Eigen::Index j = 0; j < k; ++j) next[j] = phi[j] - partial * phi[k - 1 - j];
        phi = next;
        left *= 1 - partial * partial;
    }
    if (innovation) *innovation = left;
    return phi;
}

/// Autocorrelation of the process up to `length` lags, cut where it has faded.
Eigen::VectorXd correlationOfProcess(const Eigen::VectorXd& phi, Eigen::Index length) {
    const Eigen::Index q = phi.size();
    if (q == 0 || length < 2) return Eigen::VectorXd::Ones(1);
    // The first q from the Yule-Walker equations, the others by recursion.
    Eigen::MatrixXd system = Eigen::MatrixXd::Identity(q, q);
    Eigen::VectorXd right = phi;
    for (Eigen::Index k = 1; k <= q; ++k)
        for (Eigen::Index j = 1; j <= q; ++j)
            if (const Eigen::Index lag = std::abs(k - j); lag > 0) system(k - 1, lag - 1) -= phi[j - 1];
    const Eigen::VectorXd first = system.partialPivLu().solve(right);
    Eigen::VectorXd all(length);
    all[0] = 1;
    Eigen::Index seen = 0;
    for (Eigen::Index k = 1; k < length; ++k) {
        double value = k <= q ? first[k - 1] : 0;
        for (Eigen::Index j = 1; k > q && j <= q; ++j) value += phi[j - 1] * all[k - j];
        all[k] = value;
        if (std::abs(value) > kFaded) seen = k;
        if (k > seen + 8 * q) return faded(all, seen + 1);
    }
    return all;
}

Eigen::Index longestTrajectory(const ResidualView& view) {
    Eigen::Index longest = 1;
    for (const ResidualTrajectory& trajectory : view.trajectories)
        longest = std::max(longest, static_cast<Eigen::Index>(trajectory.members.size()));
    return longest;
}

/// Autocorrelations so long are not summed up: the time would grow with the square of the record.
constexpr Eigen::Index kLongCorrelation = 256;

/// rows of S G' of one trajectory whose errors fade slowly. The sum over the past, s_i = sum_k rho_k g_(i-k),
/// follows the recursion of the process, s_i = sum_k phi_k s_(i-k) + sum_(k<p) c_k g_(i-k), c_k = rho_k -
/// sum_j phi_j rho_(k-j), as rho itself does from lag p on; that over the future is the same backwards.
void smoothByRecursion(Eigen::MatrixXd& result, const ResidualTrajectory& trajectory,
                       const ErrorsOfOutput& own, const Eigen::MatrixXd& pull) {
    const auto n = static_cast<Eigen::Index>(trajectory.members.size());
    const Eigen::Index p = own.phi.size();
    Eigen::VectorXd start = own.correlation.head(p);
    for (Eigen::Index k = 0; k < p; ++k)
        for (Eigen::Index j = 1; j <= k; ++j) start[k] -= own.phi[j - 1] * own.correlation[k - j];
    const double variance = own.deviation * own.deviation;
    const auto at = [&](Eigen::Index i, bool back) {
        return trajectory.members[static_cast<std::size_t>(back ? n - 1 - i : i)];
    };
    Eigen::MatrixXd sums(n, pull.rows());
    for (const bool back : {false, true}) {
        for (Eigen::Index i = 0; i < n; ++i) {
            sums.row(i).setZero();
            for (Eigen::Index k = 0; k < p && k <= i; ++k)
                sums.row(i) += start[k] * pull.col(at(i - k, back)).transpose();
            for (Eigen::Index k = 1; k <= p && k <= i; ++k) sums.row(i) += own.phi[k - 1] * sums.row(i - k);
        }
        for (Eigen::Index i = 0; i < n; ++i) result.row(at(i, back)) += variance * sums.row(i);
    }
    // Lag 0 stands in both.
    for (Eigen::Index i = 0; i < n; ++i)
        result.row(at(i, false)) -= variance * pull.col(at(i, false)).transpose();
}

/// S G' without the units of a sensor: n x q.
Eigen::MatrixXd smoothedPull(const ResidualView& view, const ErrorModel& errors) {
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(view.size(), view.pull.rows());
    for (const ResidualTrajectory& trajectory : view.trajectories) {
        const ErrorsOfOutput& own = errors[trajectory.sensor];
        const auto n = static_cast<Eigen::Index>(trajectory.members.size());
        const double variance = own.deviation * own.deviation;
        if (own.phi.size() > 0 && std::min(own.correlation.size(), n) > kLongCorrelation) {
            smoothByRecursion(result, trajectory, own, view.pull);
            continue;
        }
        for (Eigen::Index i = 0; i < n; ++i) {
            const Eigen::Index to = trajectory.members[static_cast<std::size_t>(i)];
            for (Eigen::Index k = 0; k < std::min(own.correlation.size(), n); ++k) {
                const double share = variance * own.correlation[k];
                if (i + k < n)
                    result.row(to) +=
                        share *
                        view.pull.col(trajectory.members[static_cast<std::size_t>(i + k)]).transpose();
                if (k > 0 && i >= k)
                    result.row(to) +=
                        share *
                        view.pull.col(trajectory.members[static_cast<std::size_t>(i - k)]).transpose();
            }
        }
    }
    return result;
}

/// E of sum_i e_i e_(i+k) over all trajectories of every output (outputs x (lags + 1)).
Eigen::MatrixXd expectedSums(const ResidualView& view, const ErrorModel& errors, Eigen::Index lags) {
    const Eigen::MatrixXd smooth = smoothedPull(view, errors);
    const Eigen::MatrixXd covariance = view.pull * smooth;
    const Eigen::MatrixXd through = view.slopes * covariance;
    Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(view.sensors), lags + 1);
    for (const ResidualTrajectory& trajectory : view.trajectories) {
        const ErrorsOfOutput& own = errors[trajectory.sensor];
        const auto s = static_cast<Eigen::Index>(trajectory.sensor);
        const auto n = static_cast<Eigen::Index>(trajectory.members.size());
        const double variance = own.deviation * own.deviation;
        for (Eigen::Index k = 0; k <= std::min(lags, n - 1); ++k) {
            if (k < own.correlation.size())
                sums(s, k) += static_cast<double>(n - k) * variance * own.correlation[k];
            for (Eigen::Index i = 0; i + k < n && view.pull.rows() > 0; ++i) {
                const Eigen::Index a = trajectory.members[static_cast<std::size_t>(i)],
                                   b = trajectory.members[static_cast<std::size_t>(i + k)];
                sums(s, k) += through.row(a).dot(view.slopes.row(b)) - view.slopes.row(a).dot(smooth.row(b)) -
                              view.slopes.row(b).dot(smooth.row(a));
            }
        }
    }
    return sums;
}

Eigen::MatrixXd foundSums(const ResidualView& view, Eigen::Index lags) {
    Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(view.sensors), lags + 1);
    for (const ResidualTrajectory& trajectory : view.trajectories) {
        const std::size_t n = trajectory.members.size();
        for (std::size_t k = 0; k <= static_cast<std::size_t>(lags) && k < n; ++k)
            for (std::size_t i = 0; i + k < n; ++i)
                sums(static_cast<Eigen::Index>(trajectory.sensor), static_cast<Eigen::Index>(k)) +=
                    view.left[trajectory.members[i]] * view.left[trajectory.members[i + k]];
    }
    return sums;
}

std::vector<double> valuesOfOutputs(const ResidualView& view) {
    std::vector<double> counts(view.sensors, 0);
    for (const std::size_t s : view.sensor) counts[s] += 1;
    return counts;
}

/// Factor on the deviation of an output whose expected sum of squares is to be the one found. What other
/// outputs' errors have left in it may explain all of it: no deviation falls below half that of white errors.
double sizeFactor(double found, double expected, double deviation, double white) {
    if (!(expected > 0) || !(found > 0)) return 1;
    const double factor = std::sqrt(std::clamp(found / expected, 0.01, 100.0));
    return std::max(factor, std::min(1.0, 0.5 * white / deviation));
}

/// Deviations of the correlated outputs whose expected squares are those found, the shape of the correlations
/// kept.
void matchSizes(const ResidualView& view, ErrorModel& errors, const Eigen::VectorXd& found) {
    const ErrorModel white = whiteErrors(view);
    for (int k = 0; k < kMatchings; ++k) {
        const Eigen::VectorXd expected = expectedSquares(view, errors);
        double off = 0;
        for (std::size_t s = 0; s < errors.size(); ++s) {
            if (errors[s].phi.size() == 0) continue;
            const auto at = static_cast<Eigen::Index>(s);
            const double factor =
                sizeFactor(found[at], expected[at], errors[s].deviation, white[s].deviation);
            errors[s].deviation *= factor;
            off = std::max(off, std::abs(factor - 1));
        }
        if (off < 1e-6) return;
    }
}

} // namespace

Eigen::VectorXd foundSquares(const ResidualView& view) { return foundSums(view, 0).col(0); }

Eigen::VectorXd expectedSquares(const ResidualView& view, const ErrorModel& errors) {
    return expectedSums(view, errors, 0).col(0);
}

Eigen::MatrixXd covarianceOf(const ResidualView& view, const ErrorModel& errors) {
    return view.pull * smoothedPull(view, errors);
}

ErrorModel whiteErrors(const ResidualView& view) {
    ErrorModel errors(view.sensors);
    std::vector<std::vector<Eigen::Index>> members(view.sensors);
    for (Eigen::Index k = 0; k < view.size(); ++k)
        members[view.sensor[static_cast<std::size_t>(k)]].push_back(k);
    const auto n = static_cast<double>(view.size()), q = static_cast<double>(view.pull.rows());
    for (std::size_t s = 0; s < errors.size(); ++s) {
        if (members[s].empty()) continue;
        // What no change of the unknowns can bring about in this output comes from its own errors alone.
        const Eigen::VectorXd left = view.left(members[s]);
        const auto count = static_cast<double>(left.size());
        const Eigen::MatrixXd basis = orthonormalColumns(view.slopes(members[s], Eigen::all));
        const double freedom = count - static_cast<double>(basis.cols());
        errors[s].deviation =
            freedom >= 1 ? std::sqrt((left - basis * (basis.transpose() * left)).squaredNorm() / freedom)
                         : std::sqrt(left.squaredNorm() / count * n / std::max(n - q, 1.0));
    }
    return errors;
}

ErrorModel correlatedErrors(const ResidualView& view, const std::vector<bool>& correlated) {
    ErrorModel errors = whiteErrors(view);
    const ErrorModel white = errors;
    const std::vector<double> counts = valuesOfOutputs(view);
    const Eigen::MatrixXd found = foundSums(view, kMostOrder);
    const Eigen::Index length = longestTrajectory(view);
    std::vector<Eigen::VectorXd> wanted(view.sensors), aim(view.sensors);
    for (std::size_t s = 0; s < view.sensors; ++s) {
        const auto at = static_cast<Eigen::Index>(s);
        if (!correlated[s] || !(found(at, 0) > 0)) continue;
        const Eigen::VectorXd lags = found.row(at).tail(kMostOrder).transpose() / found(at, 0);
        double least = 0;
        for (int q = 1; q <= std::max(1, std::min(kMostOrder, static_cast<int>(counts[s] / 15))); ++q) {
            double innovation = 1;
            predictorFor(lags.head(q), &innovation);
            const double criterion = counts[s] * std::log(innovation) + q * std::log(counts[s]);
            if (q > 1 && criterion >= least) continue;
            least = criterion;
            wanted[s] = aim[s] = lags.head(q);
        }
    }
    for (int round = 0; round < kMatchings; ++round) {
        for (std::size_t s = 0; s < view.sensors; ++s) {
            errors[s].phi = predictorFor(aim[s]);
            errors[s].correlation = correlationOfProcess(errors[s].phi, length);
        }
        const Eigen::MatrixXd expected = expectedSums(view, errors, kMostOrder);
        double off = 0;
        for (std::size_t s = 0; s < view.sensors; ++s) {
            const auto at = static_cast<Eigen::Index>(s);
            if (aim[s].size() == 0 || !(expected(at, 0) > 0) || !(found(at, 0) > 0)) continue;
            const double factor =
                sizeFactor(found(at, 0), expected(at, 0), errors[s].deviation, white[s].deviation);
            errors[s].deviation *= factor;
            off = std::max(off, std::abs(factor - 1));
            for (Eigen::Index k = 0; k < aim[s].size(); ++k) {
                const double missing = wanted[s][k] - expected(at, k + 1) / expected(at, 0);
                aim[s][k] = std::clamp(aim[s][k] + 0.7 * missing, -0.999, 0.999);
                off = std::max(off, std::abs(missing));
            }
        }
        if (off < 1e-4) break;
    }
    return errors;
}

ErrorModel moreAlike(const ResidualView& view, const ErrorModel& errors) {
    constexpr double kErrors = 2; // of the correlation at lag 1
    ErrorModel more = errors;
    const std::vector<double> counts = valuesOfOutputs(view);
    for (std::size_t s = 0; s < more.size(); ++s) {
        if (more[s].phi.size() == 0 || more[s].correlation.size() < 2) continue;
        const double lagOne = more[s].correlation[1];
        const double beyond = lagOne + kErrors * std::sqrt((1 - lagOne * lagOne) / counts[s]);
        more[s].phi = Eigen::VectorXd::Constant(1, std::clamp(beyond, 0.0, kMostAlike));
        more[s].correlation = correlationOfProcess(more[s].phi, longestTrajectory(view));
    }
    return more;
}

Eigen::VectorXd freedomOf(const ResidualView& view, const ErrorModel& errors) {
    const Eigen::VectorXd found = foundSquares(view);
    const std::vector<double> counts = valuesOfOutputs(view);
    const Eigen::Index length = longestTrajectory(view), p = view.pull.rows();
    const Eigen::VectorXd base = covarianceOf(view, errors).diagonal();
    Eigen::VectorXd variance = Eigen::VectorXd::Zero(p); // of log V
    for (std::size_t s = 0; s < errors.size(); ++s) {
        const Eigen::Index q = errors[s].phi.size();
        const double values = std::max(counts[s] - static_cast<double>(p), 1.0);
        // The share of this output in V.
        ErrorModel alone = errors;
        for (std::size_t other = 0; other < errors.size(); ++other)
            if (other != s) alone[other].deviation = 0;
        const Eigen::VectorXd share = covarianceOf(view, alone).diagonal().cwiseQuotient(base);
        variance += share.cwiseAbs2() * (2 / values);
        if (q == 0) continue;
        // n cov(phi) = R^-1 (1 - sum_k phi_k rho_k), R: autocorrelations of the process.
        Eigen::MatrixXd toeplitz(q, q);
        Eigen::VectorXd lags = Eigen::VectorXd::Zero(q + 1);
        lags.head(std::min(q + 1, errors[s].correlation.size())) =
            errors[s].correlation.head(std::min(q + 1, errors[s].correlation.size()));
        for (Eigen::Index i = 0; i < q; ++i)
            for (Eigen::Index j = 0; j < q; ++j) toeplitz(i, j) = lags[std::abs(i - j)];
        const double innovation = 1 - errors[s].phi.dot(lags.tail(q));
        const Eigen::MatrixXd ofPhi = toeplitz.inverse() * (std::max(innovation, 1e-6) / values);
        Eigen::MatrixXd slopes(p, q);
        for (Eigen::Index k = 0; k < q; ++k) {
            const double step = 1e-3;
            ErrorModel moved = errors;
            moved[s].phi[k] -= step; // towards white, so that it stays stationary
            moved[s].correlation = correlationOfProcess(moved[s].phi, length);
            matchSizes(view, moved, found);
            slopes.col(k) = (base.array().log() - covarianceOf(view, moved).diagonal().array().log()) / step;
        }
        variance += (slopes * ofPhi * slopes.transpose()).diagonal();
    }
    return variance.unaryExpr([](double v) { return std::max(2.0, 2 / v); });
}

} // namespace rigor
