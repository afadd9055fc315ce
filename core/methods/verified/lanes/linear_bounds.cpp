#include "core/methods/verified/lanes/linear_bounds.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

namespace {
constexpr std::size_t kVariable = std::size_t{1} << 62; ///< rows from here on are bounds of a variable
}

void LinearBounds::add(const double* c, double lower, double upper) {
    coefficients_.insert(coefficients_.end(), c, c + box_.size());
    lower_.push_back(lower);
    upper_.push_back(upper);
}

/// Constraints are written a . d <= b.
double LinearBounds::entry(const Constraint& c, std::size_t k) const {
    const double sign = c.upper ? 1.0 : -1.0;
    if (c.row >= kVariable) return c.row - kVariable == k ? sign : 0.0;
    if (box_[k] == Interval(0.0)) return 0; // adds nothing
    return sign * coefficients_[c.row * box_.size() + k];
}
double LinearBounds::limit(const Constraint& c) const {
    if (c.row >= kVariable) return c.upper ? box_[c.row - kVariable].upper : -box_[c.row - kVariable].lower;
    return c.upper ? upper_[c.row] : -lower_[c.row];
}

/// objective . d over all d that satisfy the active constraints, as far as the multipliers prove.
Interval LinearBounds::provenBound(const std::vector<double>& objective,
                                   const std::vector<Constraint>& active,
                                   const std::vector<double>& multipliers) const {
    const std::size_t n = box_.size();
    std::vector<Interval> rest(objective.begin(), objective.end());
    Interval sum;
    for (std::size_t a = 0; a < active.size(); ++a) {
        const double y = multipliers[a];
        if (!(y > 0) || !std::isfinite(y)) continue;
        sum += Interval(y) * Interval(limit(active[a]));
        for (std::size_t k = 0; k < n; ++k) rest[k] -= Interval(y) * Interval(entry(active[a], k));
    }
    for (std::size_t k = 0; k < n; ++k)
        if (!(rest[k] == Interval(0.0))) sum += rest[k] * box_[k];
    return sum;
}

std::optional<double> LinearBounds::bound(std::size_t j, double sign, std::size_t rows) const {
    const std::size_t n = box_.size();
    std::vector<double> objective(n, 0.0);
    objective[j] = sign;
    std::vector<Constraint> active(n);
    for (std::size_t k = 0; k < n; ++k) active[k] = {kVariable + k, k != j || sign > 0};
    const double trivial = sign > 0 ? box_[j].upper : -box_[j].lower;
    double best = trivial;
    const auto size = static_cast<Eigen::Index>(n);
    Eigen::MatrixXd normals(size, size);
    Eigen::VectorXd c = Eigen::Map<const Eigen::VectorXd>(objective.data(), size), limits(size);
    for (int iteration = 0; iteration < 400; ++iteration) {
        for (std::size_t a = 0; a < n; ++a) {
            for (std::size_t k = 0; k < n; ++k)
                normals(static_cast<Eigen::Index>(a), static_cast<Eigen::Index>(k)) = entry(active[a], k);
            limits[static_cast<Eigen::Index>(a)] = limit(active[a]);
        }
        const Eigen::MatrixXd inverse = normals.inverse();
        const Eigen::VectorXd d = inverse * limits;
        const Eigen::VectorXd y = (inverse.transpose() * c).cwiseMax(0.0);
        if (!d.allFinite() || !y.allFinite()) break;
        // The most violated constraint, relative to what it can reach over the box.
        double worst = 0;
        Constraint enter;
        for (std::size_t i = 0; i < rows; ++i) {
            const double* row = coefficients_.data() + i * n;
            double value = 0;
            for (std::size_t k = 0; k < n; ++k) value += row[k] * d[static_cast<Eigen::Index>(k)];
            const double over = value - upper_[i], under = lower_[i] - value;
            if (over > worst) worst = over, enter = {i, true};
            if (under > worst) worst = under, enter = {i, false};
        }
        for (std::size_t k = 0; k < n; ++k) {
            if (box_[k].isPoint()) continue;
            const double scale = 1e-3 / std::max(box_[k].width(), 1e-300);
            const double value = d[static_cast<Eigen::Index>(k)];
            if ((value - box_[k].upper) * scale > worst)
                worst = (value - box_[k].upper) * scale, enter = {kVariable + k, true};
            if ((box_[k].lower - value) * scale > worst)
                worst = (box_[k].lower - value) * scale, enter = {kVariable + k, false};
        }
        const std::vector<double> multipliers(y.data(), y.data() + size);
        if (worst <= 1e-11 || iteration % 8 == 7)
            best = std::min(best, provenBound(objective, active, multipliers).upper);
        if (worst <= 1e-11) break;
        Eigen::VectorXd entering(size);
        for (std::size_t k = 0; k < n; ++k) entering[static_cast<Eigen::Index>(k)] = entry(enter, k);
        const Eigen::VectorXd alpha = inverse.transpose() * entering;
        double step = std::numeric_limits<double>::infinity();
        Eigen::Index leave = -1;
        const double small = 1e-11 * alpha.cwiseAbs().maxCoeff();
        for (Eigen::Index a = 0; a < size; ++a)
            if (alpha[a] > small && (y[a] / alpha[a] < step ||
                                     (y[a] / alpha[a] == step && leave >= 0 && alpha[a] > alpha[leave])))
                step = y[a] / alpha[a], leave = a;
        if (leave < 0) {
            // Farkas: the entering row is a combination, with weights of the other sign, of rows that it
            // contradicts.
            std::vector<Constraint> all = active;
            std::vector<double> weights(n);
            for (std::size_t a = 0; a < n; ++a)
                weights[a] = std::max(0.0, -alpha[static_cast<Eigen::Index>(a)]);
            all.push_back(enter);
            weights.push_back(1.0);
            if (provenBound(std::vector<double>(n, 0.0), all, weights).upper < 0) return std::nullopt;
            best = std::min(best, provenBound(objective, active, multipliers).upper);
            break;
        }
        active[static_cast<std::size_t>(leave)] = enter;
    }
    return best;
}

bool LinearBounds::tighten(std::size_t rows) {
    std::vector<Interval> to = box_;
    for (std::size_t j = 0; j < box_.size(); ++j) {
        if (box_[j].isPoint()) continue;
        const auto upper = bound(j, 1, rows), lower = bound(j, -1, rows);
        if (!upper || !lower) return false;
        to[j] = intersection(to[j], Interval(-*lower, *upper));
        if (to[j].isEmpty()) return false;
    }
    box_ = to;
    return true;
}

} // namespace rigor
