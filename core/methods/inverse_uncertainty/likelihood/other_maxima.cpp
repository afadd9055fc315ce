#include "core/foundation/optim/minimize.h"
#include "core/foundation/optim/start_points.h"
#include "core/methods/inverse_uncertainty/likelihood/profile_likelihood.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {

constexpr int kCandidatesPerEntry = 40, kSearchesElsewhere = 6;
constexpr double kApart = 0.12; ///< of the search range, in some entry: starts, and ends, that are told apart

double distanceInRange(const ProfileTask& task, const Eigen::VectorXd& a, const Eigen::VectorXd& b) {
    double most = 0;
    for (Eigen::Index k = 0; k < a.size(); ++k)
        if (const double width = task.upper[k] - task.lower[k]; width > 0)
            most = std::max(most, std::abs(a[k] - b[k]) / width);
    return most;
}

} // namespace

std::vector<OtherMaximum> otherMaxima(const ProfileTask& task, std::uint64_t seed, long long& evaluations) {
    const Eigen::Index size = task.alpha.size();
    if (!task.lower.allFinite() || !task.upper.allFinite()) return {};
    const auto spent = [&] { return evaluations >= task.budget || (task.stopped && task.stopped()); };
    const Eigen::MatrixXd candidates =
        latinHypercube(task.lower, task.upper, static_cast<int>(kCandidatesPerEntry * size), seed);
    evaluations += candidates.cols() + 1;
    const Eigen::VectorXd values = task.logLikelihood(candidates);
    const double top = task.logLikelihood(task.alpha)[0];
    std::vector<Eigen::Index> order(static_cast<std::size_t>(values.size()));
    std::iota(order.begin(), order.end(), Eigen::Index{0});
    std::erase_if(order, [&](auto k) { return !std::isfinite(values[k]); });
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return values[a] > values[b]; });
    std::vector<Eigen::VectorXd> starts;
    const auto take = [&](const Eigen::VectorXd& point) {
        const auto near = [&](const Eigen::VectorXd& other) {
            return distanceInRange(task, point, other) < 2 * kApart;
        };
        if (!near(task.alpha) && std::none_of(starts.begin(), starts.end(), near)) starts.push_back(point);
    };
    // The best far below and far above the answer in every entry, or all may lie on one hill that is wide in
    // one of them and hides a mirror image in another.
    for (Eigen::Index entry = 0; entry < size; ++entry)
        for (const double side : {-1.0, 1.0}) {
            const double apart = 2 * kApart * (task.upper[entry] - task.lower[entry]);
            const auto best = std::ranges::find_if(
                order, [&](auto k) { return side * (candidates(entry, k) - task.alpha[entry]) > apart; });
            if (best != order.end()) take(candidates.col(*best));
        }
    for (const Eigen::Index k : order) {
        if (starts.size() >= static_cast<std::size_t>(kSearchesElsewhere)) break;
        take(candidates.col(k));
    }

    SearchProblem problem;
    problem.lower = task.lower;
    problem.upper = task.upper;
    problem.objective = [&](const Eigen::MatrixXd& points, Eigen::VectorXd& results) {
        evaluations += points.cols();
        if (!spent()) results = -task.logLikelihood(points);
    };
    GradientSearch gradient;
    gradient.iterations = 30;
    gradient.gradientTolerance = 1e-4;
    gradient.valueTolerance = 1e-7;
    gradient.differenceStep = 5e-4;
    std::vector<OtherMaximum> found;
    for (const auto& start : starts) {
        if (spent()) break;
        problem.start = start;
        const SearchResult result = minimize(problem, gradient, SearchControl{.seed = seed});
        if (result.best.size() == 0) continue;
        const double logL = -result.value;
        if (logL < top - task.drop || !(std::isfinite(logL))) continue;
        if (logL <= top + 0.01 && distanceInRange(task, result.best, task.alpha) < 0.02) continue;
        const bool known = std::any_of(found.begin(), found.end(), [&](const OtherMaximum& other) {
            return distanceInRange(task, result.best, other.alpha) < 0.02;
        });
        if (!known) found.push_back({result.best, logL});
    }
    // Of two on the same hill, or on the same ridge, only the higher one is a maximum.
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.logLikelihood > b.logLikelihood; });
    constexpr double kValley = 0.1;
    for (std::size_t k = 0; k < found.size(); ++k) {
        OtherMaximum& one = found[k];
        one.apart = one.logLikelihood > top + 0.01 || !connected(task, one.alpha, kValley, evaluations);
        for (std::size_t other = 0; other < k && one.apart; ++other) {
            if (!found[other].apart) continue;
            ProfileTask from = task;
            from.alpha = found[other].alpha;
            one.apart = !connected(from, one.alpha, kValley, evaluations);
        }
    }
    return found;
}

} // namespace rigor
