#include "core/foundation/optim/constrained_step.h"

#include <Eigen/QR>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kEmpty = 1e-14; ///< of the squared distance that non-negative multipliers leave

/// The rows of bounds and inequalities that say something, as g d <= h.
struct StepRows {
    Eigen::MatrixXd rows;
    Eigen::VectorXd limits;
    std::vector<Eigen::Index> of; ///< i: upper bound of i; n + i: lower; 2n + k: inequality k

    StepRows(const Eigen::VectorXd& lower, const Eigen::VectorXd& upper, const Inequalities& within) {
        const Eigen::Index n = lower.size();
        std::vector<double> ends;
        for (Eigen::Index i = 0; i < n; ++i) {
            if (std::isfinite(upper[i])) of.push_back(i), ends.push_back(upper[i]);
            if (std::isfinite(lower[i])) of.push_back(n + i), ends.push_back(-lower[i]);
        }
        for (Eigen::Index k = 0; k < within.size(); ++k)
            of.push_back(2 * n + k), ends.push_back(within.limits[k]);
        rows = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(of.size()), n);
        limits = Eigen::Map<const Eigen::VectorXd>(ends.data(), rows.rows());
        for (Eigen::Index r = 0; r < rows.rows(); ++r) {
            const Eigen::Index which = of[static_cast<std::size_t>(r)];
            if (which < n)
                rows(r, which) = 1;
            else if (which < 2 * n)
                rows(r, which - n) = -1;
            else
                rows.row(r) = within.rows.row(which - 2 * n);
        }
    }
};

/// The least-squares solution on the columns `of`, 0 elsewhere.
Eigen::VectorXd solvedOn(const Eigen::MatrixXd& e, const Eigen::VectorXd& f,
                         const std::vector<Eigen::Index>& of) {
    Eigen::VectorXd u = Eigen::VectorXd::Zero(e.cols());
    const Eigen::MatrixXd own = e(Eigen::all, of);
    u(of) = own.colPivHouseholderQr().solve(f);
    return u;
}

/// Among the rows taken with equality, y of the least length: g y = h.
Eigen::VectorXd leastOn(const Eigen::MatrixXd& g, const Eigen::VectorXd& h,
                        const std::vector<Eigen::Index>& active) {
    if (active.empty()) return Eigen::VectorXd::Zero(g.cols());
    const Eigen::MatrixXd own = g(active, Eigen::all);
    return own.completeOrthogonalDecomposition().solve(h(active));
}

} // namespace

Eigen::VectorXd nonNegativeLeastSquares(const Eigen::MatrixXd& e, const Eigen::VectorXd& f) {
    const Eigen::Index n = e.cols();
    Eigen::VectorXd u = Eigen::VectorXd::Zero(n);
    std::vector<char> positive(static_cast<std::size_t>(n), 0), refused = positive;
    const auto at = [](std::vector<char>& list, Eigen::Index i) -> char& {
        return list[static_cast<std::size_t>(i)];
    };
    const auto members = [&] {
        std::vector<Eigen::Index> list;
        for (Eigen::Index i = 0; i < n; ++i)
            if (at(positive, i)) list.push_back(i);
        return list;
    };
    for (Eigen::Index rounds = 0; rounds < 30 + 10 * n; ++rounds) {
        const Eigen::VectorXd left = f - e * u, pull = e.transpose() * left;
        const double resolved = 1e-15 * f.norm() + 1e-12 * left.squaredNorm();
        Eigen::Index next = -1;
        for (Eigen::Index i = 0; i < n; ++i)
            if (!at(positive, i) && !at(refused, i) && pull[i] > resolved &&
                (next < 0 || pull[i] > pull[next]))
                next = i;
        if (next < 0) break;
        at(positive, next) = 1;
        Eigen::VectorXd wanted = solvedOn(e, f, members());
        if (!(wanted[next] > 0)) { // by rounding: it depends on those that are in
            at(positive, next) = 0;
            at(refused, next) = 1;
            continue;
        }
        for (auto in = members(); !in.empty(); in = members()) {
            double share = 1;
            Eigen::Index first = -1; // that comes to 0
            for (const Eigen::Index i : in)
                if (const double way = u[i] - wanted[i]; wanted[i] <= 0 && u[i] <= share * way)
                    share = way > 0 ? u[i] / way : 0, first = i;
            if (first < 0) {
                u = wanted;
                break;
            }
            u += share * (wanted - u);
            u[first] = 0;
            at(positive, first) = 0;
            wanted = solvedOn(e, f, members());
        }
        std::fill(refused.begin(), refused.end(), 0);
    }
    return u;
}

std::optional<ConstrainedStep> constrainedStep(const Eigen::MatrixXd& a, const Eigen::VectorXd& b,
                                               const Eigen::VectorXd& lower, const Eigen::VectorXd& upper,
                                               const Inequalities& within) {
    const Eigen::Index n = a.cols();
    // A = Q R and y = R d - Q'b: the length of y is least, g y <= h.
    const Eigen::HouseholderQR<Eigen::MatrixXd> factors(a);
    const Eigen::MatrixXd r = factors.matrixQR().topRows(n).triangularView<Eigen::Upper>();
    Eigen::VectorXd q = b;
    q.applyOnTheLeft(factors.householderQ().adjoint());
    q.conservativeResize(n);
    const StepRows given(lower, upper, within);
    const Eigen::Index count = given.rows.rows();
    Eigen::MatrixXd g =
        r.triangularView<Eigen::Upper>().transpose().solve(given.rows.transpose()).transpose();
    Eigen::VectorXd h = given.limits - g * q;
    double longest = 0;
    for (Eigen::Index k = 0; k < count; ++k) {
        const double norm = g.row(k).norm();
        if (norm > 0) g.row(k) /= norm, h[k] /= norm;
        longest = std::max(longest, -h[k]);
    }
    std::vector<Eigen::Index> active;
    if (longest > 0) {
        // The least distance, in parts of the largest violation: E = [-g'; -h'], f = (0, ..., 0, 1)'.
        Eigen::MatrixXd e(n + 1, count);
        e.topRows(n) = -g.transpose();
        e.row(n) = -h.transpose() / longest;
        e.colwise().normalize();
        const Eigen::VectorXd f = Eigen::VectorXd::Unit(n + 1, n);
        const Eigen::VectorXd multipliers = nonNegativeLeastSquares(e, f);
        if ((e * multipliers - f).squaredNorm() <= kEmpty) return std::nullopt;
        for (Eigen::Index k = 0; k < count; ++k)
            if (multipliers[k] > 0) active.push_back(k);
    }
    ConstrainedStep made;
    made.step = r.triangularView<Eigen::Upper>().solve(leastOn(g, h, active) + q);
    std::vector<char> held(static_cast<std::size_t>(n), 0);
    for (const Eigen::Index k : active) {
        const Eigen::Index which = given.of[static_cast<std::size_t>(k)];
        if (which >= 2 * n) {
            made.active.push_back(which - 2 * n);
            continue;
        }
        const Eigen::Index i = which % n;
        held[static_cast<std::size_t>(i)] = 1;
        made.step[i] = which < n ? upper[i] : lower[i];
    }
    for (Eigen::Index i = 0; i < n; ++i)
        if (held[static_cast<std::size_t>(i)] == 0) made.free.push_back(i);
    return made;
}

} // namespace rigor
