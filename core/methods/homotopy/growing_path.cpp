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
    Eigen::MatrixXd open; ///< openAfter()

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
        bool ofModel = false; // structure that small steps have left: it is the model's
        for (bool drawn = false; !progress_.stopRequested();) {
            followed_ = {};
            if (path_.estimate.size() > 0)
                for (Steps s = lookAt(path_.estimate, end); s.next();) co_await Steps::answer;
            const bool follows = followed_.part >= kFollowedPart * end, begun = !made.windows.empty();
            // Structure may be a wrong valley if the window grew far, and is the model's if draws in a window
            // that grew little do not better it.
            const bool plain = followed_.structure <= kStructure;
            const bool far = begun && !ofModel && end > (1 + kLeastGrowth) * made.end();
            if (follows &&
                (!begun || (plain && (drawn || end < 1)) || (ofModel && end < 1) || (drawn && !far))) {
                made = {path_.stages, path_.estimate, std::move(made.windows), path_.objective, open_};
                made.windows.push_back(end);
                ofModel = ofModel || (drawn && !plain);
                if (followed_.part >= std::min(1.0, end + kFollowedBeyond)) sure = made;
                if (end >= 1) break;
                step = std::min(2 * step, kLeastGrowth * end);
                end = std::min(1.0, std::max(std::min(followed_.part, foreseen_), end + step));
                drawn = false;
            } else if (begun && !drawn && (!far || (follows && plain))) {
                drawn = true;
            } else {
                step = begun ? (end - made.end()) / 2 : 0;
                if (step < kLeastStep) break; // this window leads astray, or the model is followed no farther
                end = made.end() + step;
                drawn = false;
            }
            // Draws come beside what this window was fitted to from the window before, if it was.
            starts_ = {drawn && path_.estimate.size() > 0 ? path_.estimate : made.estimate};
            path_.stages = made.stages;
            path_.estimate.resize(0);
            useWindow(end);
            if (drawn)
                for (Steps s = draw(made.estimate, made.open); s.next();) co_await Steps::answer;
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
    coarse_ = starts.size() > 1;
    for (const Eigen::VectorXd& start : starts) {
        HomotopyStage stage;
        for (Steps s = run(stage, 0, start, true, false); s.next();) co_await Steps::answer;
        if (stage.estimate.size() > 0 && (best.estimate.size() == 0 || stage.objective < best.objective))
            best = std::move(stage);
    }
    if (coarse_ && best.estimate.size() > 0) {
        coarse_ = false;
        const Eigen::VectorXd from = best.estimate;
        for (Steps s = run(best, 0, from, true, false); s.next();) co_await Steps::answer;
    }
    coarse_ = false;
    if (best.estimate.size() == 0) co_return;
    path_.estimate = best.estimate;
    path_.objective = best.objective;
    path_.stages.push_back(std::move(best));
}

Steps PathSearch::Path::draw(const Eigen::VectorXd& values, const Eigen::MatrixXd& open) {
    if (open.size() == 0) co_return;
    const PathGround::Window& window = *windows_.back();
    RandomStream random(1, static_cast<std::uint64_t>(path_.stages.size()));
    std::vector<FitPoint> points;
    for (int k = 0; k < kDraws; ++k) {
        Eigen::VectorXd z(values.size());
        for (double& x : z) x = random.normal();
        const Eigen::VectorXd way = (1 + k % 3) * (open * z);
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
    const PathGround::Window& whole = ground_.windows().back();
    const FitData& data = whole.ground->data();
    for (Steps s = ask({{values, Eigen::VectorXd::Zero(1)}}, true, *whole.ground); s.next();)
        co_await Steps::answer;
    const Prediction& seen = seen_.front();
    open_.resize(0, 0);
    foreseen_ = 1;
    if (seen.values.size() > 0) followed_ = followedOf(data, seen.values, fitted);
    if (!seen.answered || seen.slopes.size() == 0) co_return;
    open_ = openAfter(data, whole.residuals->weighted(seen), whole.residuals->weightedSlopes(seen), fitted);
    foreseen_ = foreseenTo(data, seen.slopes, open_);
}

} // namespace rigor
