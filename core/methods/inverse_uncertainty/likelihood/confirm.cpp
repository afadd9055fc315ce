#include "core/methods/inverse_uncertainty/likelihood/confirm.h"

#include <Eigen/Eigenvalues>

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kMostNewtonSteps = 3;
constexpr double kWorthAStep = 0.05;    ///< standard errors
constexpr double kSlopeWidth = 0.1;     ///< half-width of the differences, in conditional standard errors
constexpr double kInward = 2e-3;        ///< of the range: from a bound, where log L must not be higher
constexpr double kNotDetermined = 1e-4; ///< smaller eigenvalues of the scaled information; may be negative
constexpr double kRises = 1e-3;         ///< of log L
/// Least eigenvalue of the scaled information where nothing is determined along a straight ridge, and along
/// one that bends: of noise and spread only the sum of squares may be determined.
constexpr double kStraightRidge = -0.01, kBentRidge = -0.1;

/// Makes the evaluations of one confirmation.
class Confirmation {
  public:
    Confirmation(const Likelihood& direct, const Likelihood& curved, const InputModel& inputs,
                 const Progress& progress, const Eigen::MatrixXd& nearly)
        : direct_(direct), curved_(curved), inputs_(inputs), progress_(progress), nearly_(nearly) {}

    ConfirmedMaximum run(const Eigen::VectorXd& alpha) {
        found_.alpha = alpha;
        findCurvature();
        if (progress_.stopRequested()) return found_;
        if (free_.empty())
            found_.offset = 0;
        else if (takeInformation())
            step();
        found_.isMaximum = found_.offset <= kTrustedOffset && !risesFromBounds();
        if (found_.moved > kTrustedOffset) findCurvature();
        found_.complete = !progress_.stopRequested();
        return found_;
    }

  private:
    bool hasCurvedRidge() const {
        for (Eigen::Index k = 0; k < inputs_.size(); ++k)
            if (inputs_.kindOf(k) != InputModel::EntryKind::Shape) return true;
        return false;
    }

    Eigen::VectorXd simulated(const Eigen::MatrixXd& points) const {
        return direct_.evaluate(points, progress_, {.phase = "standard errors"});
    }

    void findCurvature() {
        found_.fisher = observedInformation(curved_, inputs_, found_.alpha, progress_, nearly_);
        found_.logLikelihood = simulated(found_.alpha)[0];
        free_.clear();
        for (Eigen::Index i = 0; i < found_.alpha.size(); ++i)
            if (!found_.fisher.atBound[static_cast<std::size_t>(i)] &&
                !found_.fisher.idle[static_cast<std::size_t>(i)] && inputs_.lower()[i] < inputs_.upper()[i])
                free_.push_back(i);
    }

    /// Of the free entries, and its inverse where the data determine them; false: log L does not fall on both
    /// sides.
    bool takeInformation() {
        information_ = found_.fisher.information(free_, free_);
        if (!information_.allFinite() || !(information_.diagonal().array() > 0).all()) return false;
        const Eigen::VectorXd scale = information_.diagonal().cwiseSqrt().cwiseInverse();
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(scale.asDiagonal() * information_ *
                                                                   scale.asDiagonal());
        if (eigen.eigenvalues()[0] < (hasCurvedRidge() ? kBentRidge : kStraightRidge)) return false;
        const Eigen::VectorXd inverse =
            (eigen.eigenvalues().array() > kNotDetermined).select(eigen.eigenvalues().cwiseInverse(), 0.0);
        inverse_ = scale.asDiagonal() * eigen.eigenvectors() * inverse.asDiagonal() *
                   eigen.eigenvectors().transpose() * scale.asDiagonal();
        return true;
    }

    /// To the maximum of the parabola: free entries.
    Eigen::VectorXd wayToTheTop() const {
        const auto n = static_cast<Eigen::Index>(free_.size());
        Eigen::MatrixXd points = found_.alpha.replicate(1, 2 * n);
        Eigen::VectorXd width(n);
        for (Eigen::Index k = 0; k < n; ++k) {
            const Eigen::Index i = free_[static_cast<std::size_t>(k)];
            width[k] = std::min({kSlopeWidth / std::sqrt(information_(k, k)),
                                 found_.alpha[i] - inputs_.lower()[i], inputs_.upper()[i] - found_.alpha[i]});
            points(i, 2 * k) += width[k];
            points(i, 2 * k + 1) -= width[k];
        }
        const Eigen::VectorXd values = simulated(points);
        Eigen::VectorXd slope(n);
        for (Eigen::Index k = 0; k < n; ++k) slope[k] = (values[2 * k] - values[2 * k + 1]) / (2 * width[k]);
        return inverse_ * slope;
    }

    double inStandardErrors(const Eigen::VectorXd& way) const {
        return std::sqrt(std::max(0.0, way.dot(information_ * way)));
    }

    void step() {
        const Eigen::VectorXd from = found_.alpha(free_);
        for (int steps = 0;; ++steps) {
            const Eigen::VectorXd way = wayToTheTop();
            found_.offset = way.allFinite() ? inStandardErrors(way) : kNaN;
            if (!(found_.offset > kWorthAStep) || steps == kMostNewtonSteps || progress_.stopRequested())
                break;
            Eigen::VectorXd next = found_.alpha;
            next(free_) += way;
            next = next.cwiseMax(inputs_.lower()).cwiseMin(inputs_.upper());
            const double there = simulated(next)[0];
            if (!(there > found_.logLikelihood)) break;
            found_.alpha = next;
            found_.logLikelihood = there;
        }
        found_.moved = inStandardErrors(found_.alpha(free_) - from);
    }

    bool risesFromBounds() const {
        Eigen::MatrixXd points(found_.alpha.size(), 0);
        for (Eigen::Index i = 0; i < found_.alpha.size(); ++i) {
            const double lower = inputs_.lower()[i], upper = inputs_.upper()[i];
            if (!found_.fisher.atBound[static_cast<std::size_t>(i)] || !std::isfinite(upper - lower))
                continue;
            points.conservativeResize(Eigen::NoChange, points.cols() + 1);
            points.rightCols(1) = found_.alpha;
            const bool below = found_.alpha[i] - lower <= upper - found_.alpha[i];
            points(i, points.cols() - 1) += (below ? kInward : -kInward) * (upper - lower);
        }
        return points.cols() > 0 && (simulated(points).array() > found_.logLikelihood + kRises).any();
    }

    const Likelihood &direct_, &curved_;
    const InputModel& inputs_;
    const Progress& progress_;
    const Eigen::MatrixXd& nearly_;
    ConfirmedMaximum found_;
    Eigen::MatrixXd information_, inverse_; ///< of the free entries
    std::vector<Eigen::Index> free_;        ///< entries of alpha that are searched and at no bound
};

} // namespace

ConfirmedMaximum confirmMaximum(const Likelihood& direct, const Likelihood& curved, const InputModel& inputs,
                                const Eigen::VectorXd& alpha, const Progress& progress,
                                const Eigen::MatrixXd& nearly) {
    return Confirmation(direct, curved, inputs, progress, nearly).run(alpha);
}

} // namespace rigor
