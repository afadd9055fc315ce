#include "core/methods/fit/residuals/row_tests.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/stats/special.h"
#include "core/methods/fit/residuals/residual_view.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// P(F > f).
double upperTail(double f, double first, double second) {
    return special::betaLower(second / 2, first / 2, second / (second + first * f));
}

/// Each row freed of `alike` times the one before.
Eigen::MatrixXd freed(const Eigen::MatrixXd& rows, double alike) {
    Eigen::MatrixXd made = rows;
    made.bottomRows(rows.rows() - 1) -= alike * rows.topRows(rows.rows() - 1);
    made.row(0) *= std::sqrt(1 - alike * alike);
    return made;
}

/// What the columns of `rows` leave of themselves beside orthonormal ones.
Eigen::MatrixXd beside(const Eigen::MatrixXd& basis, const Eigen::MatrixXd& rows) {
    if (basis.cols() == 0) return rows;
    const Eigen::MatrixXd shares = basis.transpose() * rows;
    return rows - basis * shares;
}

/// Orthonormal columns of what `rows` add to `basis`; columns that it holds already are left out.
Eigen::MatrixXd added(const Eigen::MatrixXd& basis, const Eigen::MatrixXd& rows) {
    constexpr double kHeld = 1e-8;
    const Eigen::MatrixXd rest = beside(basis, rows);
    std::vector<Eigen::Index> kept;
    for (Eigen::Index k = 0; k < rest.cols(); ++k)
        if (rest.col(k).norm() > kHeld * rows.col(k).norm()) kept.push_back(k);
    const Eigen::MatrixXd own = rest(Eigen::all, kept);
    return orthonormalColumns(own);
}

Eigen::MatrixXd joined(const Eigen::MatrixXd& first, const Eigen::MatrixXd& second) {
    Eigen::MatrixXd made(first.rows(), first.cols() + second.cols());
    made << first, second;
    return made;
}

/// The correlation of the errors with the one before beside all that is fitted: the largest that is about as
/// likely as the likeliest, which is too small where hardly more rows are there than numbers are fitted.
double alikeOf(const Eigen::MatrixXd& fitted, const Eigen::VectorXd& left) {
    constexpr Eigen::Index kMany = 2000; // from there on the sample's is as good
    if (left.size() > kMany) {
        const Eigen::VectorXd rest = beside(fitted, left);
        return std::clamp(rest.head(left.size() - 1).dot(rest.tail(left.size() - 1)) / rest.squaredNorm(),
                          0.0, 0.95);
    }
    constexpr double kStep = 0.1, kAboutAsLikely = 0.25; // of the logarithm
    std::vector<double> heights;
    for (double alike = 0; alike < 0.95; alike += kStep) {
        const Eigen::MatrixXd rows = freed(fitted, alike);
        const Eigen::VectorXd errors = freed(left, alike), shares = rows.transpose() * errors;
        const Eigen::LLT<Eigen::MatrixXd> root(rows.transpose() * rows);
        const Eigen::VectorXd taken = root.solve(shares);
        const double squares = errors.squaredNorm() - shares.dot(taken);
        heights.push_back(std::log(1 - alike * alike) / 2 - root.matrixLLT().diagonal().array().log().sum() -
                          static_cast<double>(left.size() - fitted.cols()) / 2 * std::log(squares));
    }
    const double least = *std::ranges::max_element(heights) - kAboutAsLikely;
    while (heights.back() < least) heights.pop_back();
    return kStep * static_cast<double>(heights.size() - 1);
}

/// The largest probability of errors of one size and of any.
double ofSizes(const Eigen::MatrixXd& nuisance, const Eigen::MatrixXd& tested, const Eigen::VectorXd& left) {
    const Eigen::VectorXd rest = beside(nuisance, left);
    const Eigen::VectorXd shares = tested.transpose() * rest;
    const auto first = static_cast<double>(tested.cols()),
               second = static_cast<double>(left.size() - nuisance.cols() - tested.cols());
    const double taken = shares.squaredNorm(), within = rest.squaredNorm() - taken;
    if (first < 1 || second < 1 || !(within > 1e-12 * rest.squaredNorm())) return kNaN;
    const double f = taken / first / (within / second), one = upperTail(f, first, second);
    // d: the variances by the residuals that the nuisance leaves, per degree of freedom of each.
    Eigen::VectorXd d(left.size());
    for (Eigen::Index k = 0; k < left.size(); ++k)
        d[k] = rest[k] * rest[k] / std::max(1 - nuisance.row(k).squaredNorm(), 0.05);
    const Eigen::MatrixXd between = tested.transpose() * d.asDiagonal() * tested;
    const double ofTested = between.trace(),
                 ofNuisance = (nuisance.array().square().colwise() * d.array()).sum(),
                 ofRest = d.sum() - ofNuisance - ofTested;
    if (!(ofTested > 0) || !(ofRest > 0)) return one;
    const double unevenness = ofTested / first / (ofRest / second);
    // d^2 is three times the square of a variance.
    const double firstOf = std::min(first, ofTested * ofTested / between.squaredNorm());
    const double secondOf =
        std::clamp(3 * ofTested * ofTested /
                       (d.array().square() * tested.array().square().rowwise().sum().square()).sum(),
                   1.0, second);
    return std::max(one, upperTail(f / unevenness, std::max(firstOf, 1.0), secondOf));
}

} // namespace

RowTests::RowTests(Eigen::MatrixXd slopes, Eigen::VectorXd left)
    : slopes_(orthonormalColumns(slopes)), left_(std::move(left)) {}

Eigen::MatrixXd RowTests::indicators(const Groups& groups) const {
    Eigen::MatrixXd made = Eigen::MatrixXd::Zero(left_.size(), static_cast<Eigen::Index>(groups.size()));
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (const std::size_t row : groups[g])
            made(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(g)) = 1;
    return made;
}

double RowTests::probability(const Groups& groups, bool besideMean, bool inOrder) const {
    if (left_.size() < 3) return kNaN;
    const Eigen::MatrixXd mean = Eigen::MatrixXd::Ones(left_.size(), besideMean ? 1 : 0),
                          held = joined(slopes_, added(slopes_, mean)), own = added(held, indicators(groups));
    const double independent = ofSizes(held, own, left_);
    if (inOrder || !std::isfinite(independent)) return independent;
    // Of the errors if nothing differs, which many groups would hide; or if all do, which takes no effect for
    // correlation.
    const double alike = std::min(alikeOf(held, left_), alikeOf(joined(held, own), left_));
    if (!(alike > 0)) return independent;
    const Eigen::MatrixXd heldFreed = orthonormalColumns(freed(held, alike));
    return std::fmax(independent,
                     ofSizes(heldFreed, added(heldFreed, freed(own, alike)), freed(left_, alike)));
}

double RowTests::differ(const Groups& groups, bool inOrder) const {
    return probability(groups, true, inOrder);
}

double RowTests::notZero(const std::vector<std::size_t>& rows, bool inOrder) const {
    return rows.size() < 2 ? kNaN : probability({rows}, false, inOrder);
}

double RowTests::misses(const Groups& groups) const {
    constexpr double kMost = 3e8; // products
    const auto all = static_cast<double>(groups.size());
    if (static_cast<double>(left_.size()) * all * all > kMost) return kNaN;
    return probability(groups, false, false);
}

} // namespace rigor
