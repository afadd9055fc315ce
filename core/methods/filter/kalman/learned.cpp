// What the record has taught the filter of the unknowns: their standard deviations against those at the
// start.
#include "core/methods/filter/kalman/learned.h"

#include "core/foundation/base/translate.h"

#include <Eigen/Eigenvalues>

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Standard deviation left over that at the start: hardly anything was learned; of a combination, whose
/// direction turns a little with the estimates.
constexpr double kAlone = 0.95, kTogether = 0.9;
/// Standard deviations at the start by which what teaches so little moves an estimate at most; by more moves
/// only a filter that has lost its way.
constexpr double kMostMoved = 1;
/// Correlation with another variable from which on an unknown is judged together with it.
constexpr double kTied = 0.3;
/// Part of a direction, in standard deviations at the start, that makes an unknown a member of it.
constexpr double kMember = 0.1;

/// Standard deviations at the end of a filter that learned nothing.
Eigen::VectorXd priorDeviations(const FilterSetup& setup, const FilterTrajectory& trajectory) {
    const double time =
        setup.times[static_cast<std::size_t>(trajectory.rows - 1)] - setup.simulation.startTime;
    Eigen::VectorXd prior(setup.size());
    for (Eigen::Index k = 0; k < prior.size(); ++k)
        prior[k] = std::sqrt(std::pow(setup.deviation[k], 2) + time * std::pow(setup.noise[k], 2));
    return prior;
}

bool isTied(const Eigen::MatrixXd& P, Eigen::Index k) {
    for (Eigen::Index j = 0; j < P.rows(); ++j)
        if (j != k && P(j, j) > 0 && std::abs(P(k, j)) > kTied * std::sqrt(P(k, k) * P(j, j))) return true;
    return false;
}

} // namespace

std::vector<Eigen::Index> unmovedUnknowns(const FilterSetup& setup, const FilterTrajectory& trajectory) {
    std::vector<Eigen::Index> unmoved;
    if (trajectory.rows == 0) return unmoved;
    const Eigen::MatrixXd& P = trajectory.last.P;
    const Eigen::VectorXd prior = priorDeviations(setup, trajectory);
    for (Eigen::Index k = setup.stateCount(); k < setup.size(); ++k)
        if (prior[k] > 0 && P(k, k) > 0 && std::sqrt(P(k, k)) >= kAlone * prior[k] && !isTied(P, k) &&
            std::abs(trajectory.last.X[k] - setup.start[k]) <= kMostMoved * prior[k])
            unmoved.push_back(k);
    return unmoved;
}

std::vector<NotLearned> notLearned(const FilterSetup& setup, const FilterTrajectory& trajectory) {
    std::vector<NotLearned> found;
    if (trajectory.rows == 0) return found;
    const Eigen::MatrixXd& P = trajectory.last.P;
    const Eigen::VectorXd prior = priorDeviations(setup, trajectory);
    const std::vector<Eigen::Index> unmoved = unmovedUnknowns(setup, trajectory);
    std::vector<Eigen::Index> rest;
    for (Eigen::Index k = setup.stateCount(); k < setup.size(); ++k)
        if (prior[k] > 0 && P(k, k) > 0 && std::find(unmoved.begin(), unmoved.end(), k) == unmoved.end())
            rest.push_back(k);
    if (!unmoved.empty()) {
        std::vector<std::string> names;
        double least = std::numeric_limits<double>::infinity();
        for (const Eigen::Index k : unmoved) {
            names.push_back(setup.names[static_cast<std::size_t>(k)]);
            least = std::min(least, std::sqrt(P(k, k)) / prior[k]);
        }
        found.push_back(
            {names,
             filled(
                 translate("Method",
                           "Not determined so far: {}. The filter has learned nothing about that: standard "
                           "deviations are still {:.0f} % or more of those at the start, and values and "
                           "intervals are those of the start."),
                 fmt::join(names, ", "), 100 * least)});
    }
    const auto size = static_cast<Eigen::Index>(rest.size());
    if (size < 2) return found;
    Eigen::MatrixXd C(size, size);
    for (Eigen::Index i = 0; i < size; ++i)
        for (Eigen::Index j = 0; j < size; ++j) {
            const Eigen::Index a = rest[static_cast<std::size_t>(i)], b = rest[static_cast<std::size_t>(j)];
            C(i, j) = P(a, b) / (prior[a] * prior[b]);
        }
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(C);
    for (Eigen::Index k = size - 1; k >= 0 && std::sqrt(std::max(0.0, solver.eigenvalues()[k])) > kTogether;
         --k) {
        std::vector<std::string> members;
        for (Eigen::Index i = 0; i < size; ++i)
            if (std::abs(solver.eigenvectors()(i, k)) > kMember)
                members.push_back(setup.names[static_cast<std::size_t>(rest[static_cast<std::size_t>(i)])]);
        if (members.size() < 2) continue;
        found.push_back(
            {members,
             filled(translate("Method",
                              "{} are not told apart by what is measured: they may change together so that "
                              "the filter sees nothing of it, and in that direction their standard deviation "
                              "is still {:.0f} % of that at the start. Their single values and intervals "
                              "rest on the start."),
                    fmt::join(members, ", "), 100 * std::sqrt(solver.eigenvalues()[k]))});
    }
    return found;
}

} // namespace rigor
