#include "core/methods/inverse_uncertainty/likelihood/profile_likelihood.h"

#include "core/foundation/stats/special.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kClimbGain = 0.003; ///< of log L below which a climb has ended
constexpr int kClimbSteps = 10;
constexpr int kMarchSteps = 40;
constexpr double kNearEnd = 0.08; ///< of the root of twice the drop: an end that near is interpolated

/// Marches along one entry, all others following the likelihood.
class Profiler {
  public:
    explicit Profiler(const ProfileTask& task) : task_(task), size_(task.alpha.size()) {
        scale_.resize(size_);
        free_.assign(static_cast<std::size_t>(size_), true);
        for (Eigen::Index k = 0; k < size_; ++k) {
            const double width = task.upper[k] - task.lower[k];
            free_[static_cast<std::size_t>(k)] = width > 0;
            const double all = std::isfinite(width) ? width : std::max(std::abs(task.alpha[k]), 1.0);
            const double curvature = task.information(k, k);
            scale_[k] =
                curvature > 0 ? std::clamp(1 / std::sqrt(curvature), 1e-4 * all, 0.1 * all) : 0.03 * all;
        }
        curvature_ = scaledCurvature();
        found_.logLikelihood = valueAt(task.alpha);
        found_.best = task.alpha;
        found_.bestLogLikelihood = top_ = found_.logLikelihood;
        for (const auto& other : task.others) starts_.push_back(other);
        starts_.push_back(task.alpha);
    }

    Profiles run() {
        found_.entries.resize(static_cast<std::size_t>(size_));
        if (!std::isfinite(top_)) return found_;
        for (Eigen::Index k = 0; k < size_; ++k) {
            if (!free_[static_cast<std::size_t>(k)]) continue;
            if (task_.begins) task_.begins(k);
            ProfileInterval& interval = found_.entries[static_cast<std::size_t>(k)];
            const bool below = march(k, -1, interval.lower, interval.lowerAtBound, interval.atLower);
            const bool above = march(k, 1, interval.upper, interval.upperAtBound, interval.atUpper);
            interval.complete = below && above;
        }
        return found_;
    }

    bool connectedTo(const Eigen::VectorXd& there, double valley) {
        Eigen::Index across = 0;
        double most = -1;
        for (Eigen::Index k = 0; k < size_; ++k) {
            const double width = task_.upper[k] - task_.lower[k];
            const double gone = width > 0 ? std::abs(there[k] - task_.alpha[k]) / width : -1;
            if (gone <= most) continue;
            most = gone;
            across = k;
        }
        const double lower = std::min(top_, valueAt(there)) - valley;
        constexpr int kParts = 4;
        for (int part = 1; part < kParts; ++part) {
            Eigen::VectorXd x = task_.alpha + (there - task_.alpha) * part / kParts;
            Eigen::MatrixXd curvature = curvature_;
            if (!(climb(x, across, curvature) >= lower)) return false;
        }
        return true;
    }
    double heldAt(Eigen::VectorXd place, Eigen::Index k) {
        Eigen::MatrixXd curvature = curvature_;
        return climb(place, k, curvature);
    }
    long long evaluations() const { return found_.evaluations; }

  private:
    bool exhausted() const {
        return found_.evaluations >= task_.budget || (task_.stopped && task_.stopped());
    }

    Eigen::VectorXd valuesAt(const Eigen::MatrixXd& points) {
        found_.evaluations += points.cols();
        Eigen::VectorXd values = task_.logLikelihood(points);
        for (Eigen::Index c = 0; c < values.size(); ++c) {
            if (!std::isfinite(values[c])) values[c] = -1e300;
            if (values[c] <= found_.bestLogLikelihood) continue;
            found_.bestLogLikelihood = top_ = values[c];
            found_.best = points.col(c);
        }
        return values;
    }
    double valueAt(const Eigen::VectorXd& point) { return valuesAt(point)[0]; }

    /// Information in scaled entries, made positive definite.
    Eigen::MatrixXd scaledCurvature() const {
        Eigen::MatrixXd matrix = Eigen::MatrixXd::Identity(size_, size_);
        for (Eigen::Index i = 0; i < size_; ++i)
            for (Eigen::Index j = 0; j < size_; ++j)
                if (const double v = task_.information(i, j); std::isfinite(v) &&
                                                              free_[static_cast<std::size_t>(i)] &&
                                                              free_[static_cast<std::size_t>(j)])
                    matrix(i, j) = v * scale_[i] * scale_[j];
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen((matrix + matrix.transpose()) / 2);
        const Eigen::VectorXd values = eigen.eigenvalues().cwiseMax(0.02);
        return eigen.eigenvectors() * values.asDiagonal() * eigen.eigenvectors().transpose();
    }

    double root(double value) const { return std::sqrt(std::max(0.0, 2 * (top_ - value))); }

    /// Central differences in scaled entries; one-sided at a bound.
    Eigen::VectorXd gradientAt(const Eigen::VectorXd& x, double value, Eigen::Index held) {
        constexpr double kStep = 0.1;
        Eigen::MatrixXd points(size_, 2 * size_);
        Eigen::VectorXd widths(2 * size_);
        for (Eigen::Index j = 0; j < size_; ++j)
            for (int side = 0; side < 2; ++side) {
                auto point = points.col(2 * j + side);
                point = x;
                point[j] = std::clamp(x[j] + (side == 0 ? -kStep : kStep) * scale_[j], task_.lower[j],
                                      task_.upper[j]);
                widths[2 * j + side] = (point[j] - x[j]) / scale_[j];
            }
        std::vector<Eigen::Index> asked;
        for (Eigen::Index c = 0; c < points.cols(); ++c)
            if (c / 2 != held && free_[static_cast<std::size_t>(c / 2)] && widths[c] != 0) asked.push_back(c);
        Eigen::VectorXd gradient = Eigen::VectorXd::Zero(size_);
        if (asked.empty()) return gradient;
        const Eigen::VectorXd answers = valuesAt(points(Eigen::all, asked));
        Eigen::VectorXd values = Eigen::VectorXd::Constant(2 * size_, value);
        for (std::size_t a = 0; a < asked.size(); ++a) {
            const double one = answers[static_cast<Eigen::Index>(a)];
            if (one > -1e299)
                values[asked[a]] = one;
            else
                widths[asked[a]] = 0;
        }
        for (Eigen::Index j = 0; j < size_; ++j) {
            const double width = widths[2 * j + 1] - widths[2 * j];
            if (j != held && width > 0) gradient[j] = (values[2 * j + 1] - values[2 * j]) / width;
        }
        return gradient;
    }

    /// Quasi-Newton steps over all entries but `held`; returns log L at the x reached.
    double climb(Eigen::VectorXd& x, Eigen::Index held, Eigen::MatrixXd& curvature) {
        double value = valueAt(x);
        Eigen::VectorXd before, move;
        for (int step = 0; step < kClimbSteps && !exhausted(); ++step) {
            const Eigen::VectorXd gradient = gradientAt(x, value, held);
            if (before.size() > 0) update(curvature, move, before - gradient);
            before = gradient;
            std::vector<Eigen::Index> used;
            for (Eigen::Index j = 0; j < size_; ++j) {
                const bool out = (x[j] <= task_.lower[j] && gradient[j] < 0) ||
                                 (x[j] >= task_.upper[j] && gradient[j] > 0);
                if (j != held && free_[static_cast<std::size_t>(j)] && !out) used.push_back(j);
            }
            if (used.empty()) break;
            const Eigen::MatrixXd own = curvature(used, used);
            const Eigen::VectorXd rhs = gradient(used);
            Eigen::VectorXd direction = own.ldlt().solve(rhs);
            constexpr double kFarthest = 4;
            if (const double most = direction.cwiseAbs().maxCoeff(); most > kFarthest)
                direction *= kFarthest / most;
            constexpr double kLengths[] = {1, 0.4, 0.12, 0.03};
            Eigen::MatrixXd points(size_, 4);
            for (int c = 0; c < 4; ++c) {
                points.col(c) = x;
                for (std::size_t u = 0; u < used.size(); ++u) {
                    const Eigen::Index j = used[u];
                    points(j, c) =
                        std::clamp(x[j] + kLengths[c] * scale_[j] * direction[static_cast<Eigen::Index>(u)],
                                   task_.lower[j], task_.upper[j]);
                }
            }
            Eigen::Index chosen = 0;
            const double reached = valuesAt(points).maxCoeff(&chosen);
            if (reached <= value) break;
            const double gain = reached - value;
            move = (points.col(chosen) - x).cwiseQuotient(scale_);
            x = points.col(chosen);
            value = reached;
            if (gain < kClimbGain) break;
        }
        return value;
    }

    /// BFGS on -Hessian; y = fall of the gradient over the step s.
    static void update(Eigen::MatrixXd& b, const Eigen::VectorXd& s, const Eigen::VectorXd& y) {
        const double sy = s.dot(y);
        const Eigen::VectorXd bs = b * s;
        const double sbs = s.dot(bs);
        if (!(sbs > 0) || sy < 0.01 * sbs) return;
        b += y * y.transpose() / sy - bs * bs.transpose() / sbs;
    }

    /// The end of the interval of entry k on one side. False if it is not known.
    bool march(Eigen::Index k, int side, double& end, bool& atBound, Eigen::VectorXd& where) {
        const double bound = side < 0 ? task_.lower[k] : task_.upper[k];
        const auto farther = [&](const Eigen::VectorXd& a, const Eigen::VectorXd& b) {
            return side * a[k] < side * b[k];
        };
        Eigen::VectorXd x = *std::max_element(starts_.begin(), starts_.end(), farther);
        Eigen::MatrixXd curvature = curvature_;
        double value = valueAt(x);
        const double target = std::sqrt(2 * task_.drop);
        // How the others go with k at the maximum, and how far k goes for one unit of the root.
        Eigen::VectorXd tangent = Eigen::VectorXd::Zero(size_);
        double unit = scale_[k];
        const Eigen::MatrixXd covariance = curvature_.inverse();
        if (covariance(k, k) > 0) {
            tangent = covariance.col(k).cwiseProduct(scale_) / (covariance(k, k) * scale_[k]);
            unit *= std::min(5.0, std::sqrt(covariance(k, k)));
        }
        tangent[k] = 1;
        double step = unit * std::max(0.3, target - root(value));
        double insideRoot = root(value), outsideAt = 0, outsideRoot = 0;
        bool outside = false;
        Eigen::VectorXd outsidePoint;
        for (int count = 0; count < kMarchSteps; ++count) {
            if (exhausted()) return false;
            if (!outside && side * (bound - x[k]) <= 1e-9 * scale_[k]) { // the bound itself is allowed
                end = bound;
                atBound = true;
                where = x;
                return true;
            }
            Eigen::VectorXd next;
            if (outside) {
                const double share =
                    std::clamp((target - insideRoot) / (outsideRoot - insideRoot), 0.05, 0.95);
                next = x + share * (outsidePoint - x);
            } else {
                double to = x[k] + side * step;
                if (side * (bound - to) < 0) to = bound;
                next = x + tangent * (to - x[k]);
                for (Eigen::Index j = 0; j < size_; ++j)
                    next[j] = std::clamp(next[j], task_.lower[j], task_.upper[j]);
                next[k] = to;
            }
            const double from = x[k];
            value = climb(next, k, curvature);
            const double reached = root(value);
            if (reached >= target) {
                outside = true;
                outsideAt = next[k];
                outsideRoot = reached;
                outsidePoint = next;
            } else {
                const double gone = std::abs(next[k] - from);
                if (gone > 0 && !outside) tangent = (next - x) / (next[k] - from);
                const double slope = gone > 0 ? (reached - insideRoot) / gone : 0;
                const double wanted = slope > 0 ? 1.05 * (target - reached) / slope : 4 * gone;
                step = std::clamp(wanted, 0.2 * gone, 4 * std::max(gone, 0.01 * scale_[k]));
                x = next;
                insideRoot = reached;
            }
            if (!outside) continue;
            const bool near = std::min(outsideRoot - target, target - insideRoot) < kNearEnd * target;
            if (near || std::abs(outsideAt - x[k]) < 0.02 * unit) {
                const double share = std::clamp((target - insideRoot) / (outsideRoot - insideRoot), 0.0, 1.0);
                end = x[k] + share * (outsideAt - x[k]);
                where = x + share * (outsidePoint - x);
                return true;
            }
        }
        return false;
    }

    const ProfileTask& task_;
    Eigen::Index size_;
    Eigen::VectorXd scale_;
    std::vector<bool> free_;
    Eigen::MatrixXd curvature_;
    std::vector<Eigen::VectorXd> starts_;
    double top_ = 0;
    Profiles found_;
};

} // namespace

double profileDrop(Eigen::Index values, Eigen::Index searched) {
    const auto n = static_cast<double>(values), freedom = static_cast<double>(values - searched);
    // t^2 / (freedom + t^2) has a beta law.
    return -n / 2 * std::log1p(-special::betaQuantile(0.5, freedom / 2, 0.95));
}

Profiles profileLikelihood(const ProfileTask& task) { return Profiler(task).run(); }

Eigen::VectorXd profileValues(const ProfileTask& task, Eigen::Index k,
                              const std::vector<Eigen::VectorXd>& places, long long& evaluations) {
    Profiler profiler(task);
    Eigen::VectorXd values(static_cast<Eigen::Index>(places.size()));
    for (std::size_t i = 0; i < places.size(); ++i)
        values[static_cast<Eigen::Index>(i)] = profiler.heldAt(places[i], k);
    evaluations += profiler.evaluations();
    return values;
}

bool connected(const ProfileTask& task, const Eigen::VectorXd& there, double valley, long long& evaluations) {
    Profiler profiler(task);
    const bool found = profiler.connectedTo(there, valley);
    evaluations += profiler.evaluations();
    return found;
}

} // namespace rigor
