#include "core/foundation/optim/inequalities.h"

#include "core/foundation/optim/constrained_step.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

namespace {
constexpr double kRounding = 1e-12; ///< of the terms of a row
constexpr double kInside = 1e-9;    ///< of the way to the end of a range
constexpr double kSideways = 1e-6;  ///< weight of the other coordinates where one is to go far
constexpr double kBeyondAll = 1e6;  ///< scales; what is reached there is not bounded
constexpr int kMostDoublings = 48;  ///< of a push that rounding swallows
} // namespace

double Inequalities::rounding(Eigen::Index k, const Eigen::VectorXd& x) const {
    return kRounding * (rows.row(k).transpose().cwiseProduct(x).cwiseAbs().sum() + std::abs(limits[k]));
}

Eigen::VectorXd Inequalities::room(const Eigen::VectorXd& x) const {
    if (empty()) return limits;
    return limits - rows * x;
}

bool Inequalities::hold(const Eigen::VectorXd& x) const {
    const Eigen::VectorXd left = room(x);
    for (Eigen::Index k = 0; k < size(); ++k)
        if (!(left[k] >= -rounding(k, x))) return false;
    return true;
}

std::vector<Eigen::Index> Inequalities::activeAt(const Eigen::VectorXd& x) const {
    std::vector<Eigen::Index> active;
    const Eigen::VectorXd left = room(x);
    for (Eigen::Index k = 0; k < size(); ++k)
        if (left[k] <= rounding(k, x)) active.push_back(k);
    return active;
}

std::pair<double, double> Inequalities::along(Eigen::Index i, const Eigen::VectorXd& x) const {
    double low = -std::numeric_limits<double>::infinity(), high = -low;
    const Eigen::VectorXd left = room(x);
    for (Eigen::Index k = 0; k < size(); ++k) {
        if (rows(k, i) == 0) continue;
        const double end = x[i] + std::max(left[k], 0.0) / rows(k, i);
        if (rows(k, i) > 0)
            high = std::min(high, end);
        else
            low = std::max(low, end);
    }
    return {low, high};
}

Eigen::VectorXd Inequalities::lastAllowed(const Eigen::VectorXd& from, const Eigen::VectorXd& to) const {
    if (hold(to)) return to;
    double share = 1;
    const Eigen::VectorXd left = room(from);
    for (Eigen::Index k = 0; k < size(); ++k)
        if (const double used = rows.row(k).dot(to - from); used > std::max(left[k], 0.0))
            share = std::min(share, std::max(left[k], 0.0) / used);
    return from + share * (to - from);
}

Eigen::VectorXd Inequalities::withoutRounding(Eigen::VectorXd x, const Eigen::VectorXd& lower,
                                              const Eigen::VectorXd& upper) const {
    double factor = 1;
    for (int doublings = 0; doublings < kMostDoublings; ++doublings, factor *= 2) {
        bool moved = false;
        for (Eigen::Index k = 0; k < size(); ++k) {
            const double excess = rows.row(k).dot(x) - limits[k];
            if (!(excess > 0)) continue;
            moved = true;
            // Every coordinate by a part of its own size, so that no unit decides; those at a bound stay.
            Eigen::VectorXd push = rows.row(k).transpose();
            for (Eigen::Index i = 0; i < push.size(); ++i)
                if (push[i] > 0 ? x[i] <= lower[i] : x[i] >= upper[i]) push[i] = 0;
            Eigen::VectorXd sizes = x.cwiseAbs2();
            if (push.cwiseProduct(sizes).isZero(0)) sizes.setOnes();
            const double gain = push.cwiseAbs2().dot(sizes);
            if (!(gain > 0)) continue;
            x -= factor * excess / gain * push.cwiseProduct(sizes);
            x = x.cwiseMax(lower).cwiseMin(upper);
        }
        if (!moved) return x;
    }
    return x;
}

std::optional<Eigen::VectorXd> nearestWithin(const Eigen::VectorXd& x, const Eigen::VectorXd& scale,
                                             const Eigen::VectorXd& lower, const Eigen::VectorXd& upper,
                                             const Inequalities& within) {
    const Eigen::VectorXd inBox = x.cwiseMax(lower).cwiseMin(upper);
    if (within.hold(inBox)) return within.withoutRounding(inBox, lower, upper);
    const auto moved = constrainedStep(scale.cwiseInverse().asDiagonal(), Eigen::VectorXd::Zero(x.size()),
                                       lower - x, upper - x, {within.rows, within.room(x)});
    if (!moved) return std::nullopt;
    const Eigen::VectorXd found = (x + moved->step).cwiseMax(lower).cwiseMin(upper);
    if (!within.hold(found)) return std::nullopt;
    return within.withoutRounding(found, lower, upper);
}

std::pair<double, double> rangeWithin(Eigen::Index i, const Eigen::VectorXd& from,
                                      const Eigen::VectorXd& scale, const Eigen::VectorXd& lower,
                                      const Eigen::VectorXd& upper, const Inequalities& within) {
    if (within.empty()) return {lower[i], upper[i]};
    // min ((x_i - end)/scale_i)^2 + kSideways^2 sum ((x_j - from_j)/scale_j)^2: as far as it goes.
    Eigen::MatrixXd system = (kSideways * scale.cwiseInverse()).asDiagonal();
    system(i, i) = 1 / scale[i];
    const auto reached = [&](double bound, double sign) {
        const double end = std::isfinite(bound) ? bound : from[i] + sign * kBeyondAll * scale[i];
        Eigen::VectorXd target = Eigen::VectorXd::Zero(from.size());
        target[i] = (end - from[i]) / scale[i];
        const auto moved = constrainedStep(system, target, lower - from, upper - from,
                                           {within.rows, within.room(from).cwiseMax(0)});
        const double way = moved ? moved->step[i] : 0;
        if (std::abs(end - from[i] - way) <= kInside * std::abs(end - from[i])) return bound;
        return from[i] + (1 - kInside) * way;
    };
    return {reached(lower[i], -1), reached(upper[i], 1)};
}

} // namespace rigor
