// The path in windows that grow (growing_windows.h).
#include "core/methods/homotopy/path.h"

#include "core/foundation/base/random.h"

#include <algorithm>
#include <cmath>

namespace rigor {

/// How far a path has come.
struct PathReached {
    std::vector<HomotopyStage> stages;
    Eigen::VectorXd estimate;
    std::vector<double> windows; ///< ends
    double objective = 0;

    double end() const { return windows.empty() ? 0 : windows.back(); }
};

Steps PathSearch::Path::grow() {
    PathReached best;
    for (const double first : kFirstWindows) {
        if (best.end() >= 1 || progress_.stopRequested()) break;
        path_.stages.clear();
        path_.estimate.resize(0);
        path_.why = {};
        useWindow(first);
        for (Steps s = follow(); s.next();) co_await Steps::answer;
        PathReached made, sure; // sure: of windows that the model follows beyond their end
        double end = first, step = kLeastGrowth;
        for (bool drawn = false; !progress_.stopRequested();) {
            followed_ = {};
            if (path_.estimate.size() > 0)
                for (Steps s = lookAt(path_.estimate, end); s.next();) co_await Steps::answer;
            if (followed_.part >= kFollowedPart * end &&
                (drawn || made.windows.empty() || (end < 1 && followed_.structure <= kStructure))) {
                made = {path_.stages, path_.estimate, std::move(made.windows), path_.objective};
                made.windows.push_back(end);
                if (followed_.part >= std::min(1.0, end + kFollowedBeyond)) sure = made;
                if (end >= 1) break;
                step = std::min(2 * step, kLeastGrowth * end);
                end = std::min(1.0, std::max(followed_.part, end + step));
                drawn = false;
            } else if (!made.windows.empty() && !drawn) {
                drawn = true;
            } else {
                step = made.windows.empty() ? 0 : (end - made.windows.back()) / 2;
                if (step < kLeastStep) break; // this window leads astray, or the model is followed no farther
                end = made.windows.back() + step;
                drawn = false;
            }
            path_.stages = made.stages;
            path_.estimate.resize(0);
            useWindow(end);
            starts_ = {made.estimate};
            if (drawn)
                for (Steps s = draw(made.estimate, made.windows.back()); s.next();) co_await Steps::answer;
            for (Steps s = fitFrom(starts_); s.next();) co_await Steps::answer;
        }
        if (!sure.windows.empty() && sure.windows.back() > best.end()) best = std::move(sure);
    }
    if (!best.windows.empty()) {
        path_.stages = std::move(best.stages);
        path_.estimate = best.estimate;
        path_.windows = std::move(best.windows);
        path_.objective = best.objective;
        path_.why = {};
        co_return;
    }
    path_.stages.clear();
    path_.estimate.resize(0);
    windows_ = {&ground_.windows().back()};
    for (Steps s = follow(); s.next();) co_await Steps::answer;
    if (path_.estimate.size() > 0) path_.windows = {1.0};
}

Steps PathSearch::Path::fitFrom(const std::vector<Eigen::VectorXd>& starts) {
    HomotopyStage best;
    for (const Eigen::VectorXd& start : starts) {
        HomotopyStage stage;
        for (Steps s = run(stage, 0, start, true, false); s.next();) co_await Steps::answer;
        if (stage.estimate.size() > 0 && (best.estimate.size() == 0 || stage.objective < best.objective))
            best = std::move(stage);
    }
    if (best.estimate.size() == 0) co_return;
    path_.estimate = best.estimate;
    path_.objective = best.objective;
    path_.stages.push_back(std::move(best));
}

Steps PathSearch::Path::draw(const Eigen::VectorXd& values, double fitted) {
    const PathGround::Window& window = *windows_.back();
    for (Steps s = ask({{values, Eigen::VectorXd::Zero(1)}}, true, *window.ground); s.next();)
        co_await Steps::answer;
    if (!seen_.front().answered) co_return;
    const FitData& data = window.ground->data();
    Eigen::VectorXd left = window.residuals->weighted(seen_.front());
    Eigen::MatrixXd slopes = window.residuals->weightedSlopes(seen_.front());
    double count = 0;
    for (Eigen::Index r = 0; r < left.size(); ++r)
        if (partOf(ground_.windows().back().ground->data(), data.rows[static_cast<std::size_t>(r)]) >
            fitted) {
            left[r] = 0;
            slopes.row(r).setZero();
        } else {
            count += 1;
        }
    const Eigen::LLT<Eigen::MatrixXd> information(slopes.transpose() * slopes);
    if (information.info() != Eigen::Success || !(count > 0)) co_return;
    const double noise = std::sqrt(left.squaredNorm() / count);
    RandomStream random(1, static_cast<std::uint64_t>(path_.stages.size()));
    std::vector<FitPoint> points;
    for (int k = 0; k < kDraws; ++k) {
        Eigen::VectorXd z(values.size());
        for (double& x : z) x = random.normal();
        const Eigen::VectorXd way = noise * (1 + k % 3) * information.matrixU().solve(z);
        points.push_back(
            {(values + way).cwiseMax(box_.lower).cwiseMin(box_.upper), Eigen::VectorXd::Zero(1)});
    }
    for (Steps s = ask(points, false, *window.ground); s.next();) co_await Steps::answer;
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t k = 0; k < points.size(); ++k)
        if (const double j = window.residuals->objective(seen_[k]); std::isfinite(j))
            order.emplace_back(j, k);
    std::sort(order.begin(), order.end());
    for (std::size_t k = 0; k < std::min(order.size(), kDrawsFitted); ++k)
        starts_.push_back(points[order[k].second].unknowns);
}

Steps PathSearch::Path::ask(std::vector<FitPoint> points, bool slopes, const FitGround& ground) {
    look_ = FitQuestion{&ground, std::move(points), slopes};
    co_await Steps::answer;
    look_.reset();
    for (const Prediction& one : seen_) path_.solves += {one.solves, one.failures};
}

void PathSearch::Path::useWindow(double part) {
    own_ = part < 1 ? ground_.first(part) : PathGround::Window{};
    windows_ = {part < 1 ? &own_ : &ground_.windows().back()};
}

Steps PathSearch::Path::lookAt(const Eigen::VectorXd& values, double fitted) {
    const FitGround& whole = *ground_.windows().back().ground;
    for (Steps s = ask({{values, Eigen::VectorXd::Zero(1)}}, false, whole); s.next();) co_await Steps::answer;
    const Eigen::VectorXd& predicted = seen_.front().values;
    if (predicted.size() > 0) followed_ = followedOf(whole.data(), predicted, fitted);
}

} // namespace rigor
