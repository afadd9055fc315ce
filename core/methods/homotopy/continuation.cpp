#include "core/methods/homotopy/continuation.h"

#include "core/foundation/base/translate.h"
#include "core/methods/fit/search/search_scale.h"
#include "core/methods/homotopy/path.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kPoorFit = 0.02;
/// A stage on the way has done its work where the pulled model leaves less than this of the signals: only the
/// next stage can tell the points of such a valley apart.
constexpr double kFollowed = 1e-4;
constexpr int kBendAfter = 12;           ///< a stage that needs more iterations lies in a curved valley
constexpr double kBoundRounding = 1e-13; ///< of a range
constexpr double kLastTolerance = 1e-10; ///< parameter tolerance at lambda = 0

/// |r| of the rows as a part of the signals, |y|, both with the weights of the objective.
double partOfSignals(const Residuals& residuals, const Eigen::VectorXd& r) {
    const Eigen::Index rows = residuals.weights().size(); // without the priors
    const double size = residuals.weighted(Residuals::nothing(rows)).norm();
    return size > 0 ? r.head(rows).norm() / size : 0;
}

} // namespace

Steps PathSearch::Path::follow() {
    Eigen::VectorXd from = box_.start;
    double lambda = 1;
    double step = options_.step;
    int halved = 0;
    for (;;) {
        HomotopyStage stage;
        for (Steps s = run(stage, lambda, from, path_.stages.empty(), false); s.next();)
            co_await Steps::answer;
        const bool poor = stage.estimate.size() == 0 || stage.remains > kPoorFit;
        if (path_.stages.empty() && poor && fillable(box_) && !progress_.stopRequested()) {
            HomotopyStage again;
            for (Steps s = run(again, lambda, from, true, true); s.next();) co_await Steps::answer;
            again.solves += stage.solves;
            again.iterations += stage.iterations;
            if (again.estimate.size() > 0 && !(again.objective >= stage.objective)) stage = std::move(again);
        }
        if (progress_.stopRequested()) {
            path_.why = "cancelled";
            break;
        }
        const bool first = path_.stages.empty(), failed = stage.estimate.size() == 0;
        if (!first && (failed || stage.jump > options_.largestJump) && halved < options_.refinements) {
            ++halved;
            ++path_.repeated;
            step /= 2;
            lambda = path_.stages.back().lambda - step;
            continue;
        }
        if (failed) {
            path_.why = filled(sentence("Method", "at lambda = {:g} {}"), lambda, stage.suspicion);
            break;
        }
        if (!first && stage.jump > options_.largestJump)
            stage.suspicion =
                filled(sentence("Method", "the estimate jumped: the outputs moved by {:.2g} of their size"),
                       stage.jump);
        if (!first && stage.suspicion.empty()) stage.suspicion = fallenToBound(stage.estimate);
        from = stage.estimate;
        path_.stages.push_back(std::move(stage));
        if (lambda == 0) {
            path_.estimate = from;
            path_.objective = path_.stages.back().objective;
            break;
        }
        // Rounded, so that five steps of 0.2 end at 0 and not at 1e-16.
        lambda = std::max(0.0, std::round((lambda - step) * 1e9) / 1e9);
    }
}

Message PathSearch::Path::fallenToBound(const Eigen::VectorXd& estimate) const {
    const FitData& data = ground_.windows().back().ground->data();
    const Eigen::VectorXd& before = path_.stages.back().estimate;
    for (Eigen::Index i = 0; i < estimate.size(); ++i) {
        // The search works in scaled unknowns: their bound comes back with rounding.
        const auto on = [](double value, double bound, double other) {
            const double range = std::abs(other - bound);
            return std::isfinite(bound) &&
                   std::abs(value - bound) <=
                       kBoundRounding * (std::isfinite(range) ? range : std::abs(bound));
        };
        const auto at = [&](const Eigen::VectorXd& p) {
            return on(p[i], box_.lower[i], box_.upper[i]) || on(p[i], box_.upper[i], box_.lower[i]);
        };
        if (at(estimate) && !at(before))
            return filled(sentence("Method", "{} fell to its bound"),
                          data.model->parameters()[data.unknowns[static_cast<std::size_t>(i)]].name);
    }
    return {};
}

Steps PathSearch::Path::run(HomotopyStage& stage, double lambda, Eigen::VectorXd start, bool first,
                            bool boxScaling) {
    stage.lambda = lambda;
    for (const PathGround::Window* const one : windows_) {
        const PathGround::Window& window = *one;
        const bool whole = one == windows_.back(),
                   last = lambda == 0 && !coarse_ && one == &ground_.windows().back();
        FitBox box = box_;
        box.start = start;
        LeastSquares options;
        options.iterations = options_.iterations;
        options.accelerateAfter = kBendAfter;
        options.boxScaling = boxScaling;
        options.functionTolerance = last ? 1e-14 : 1e-6;
        options.gradientTolerance = last ? 1e-10 : 1e-4;
        // A window that grows needs values to their standard errors, which shrink with it.
        options.parameterTolerance =
            last || (lambda == 0 && options_.growWindows()) ? kLastTolerance : options_.stageTolerance;
        if (!last)
            options.enough = kFollowed * kFollowed *
                             window.residuals->objective(Residuals::nothing(
                                 static_cast<Eigen::Index>(window.ground->data().rows.size())));
        SearchControl control;
        control.stop = progress_.stop;
        control.report = [this, lambda](const SearchStep& step) {
            const long long solves = path_.solves.made + search_->solves();
            path_.iterations.push_back({path_.stages.size(), lambda, step.best, solves, step.estimate});
            tell(lambda, step, solves, path_.solves.failed + search_->failures());
        };
        search_ = std::make_unique<LocalSearch>(*window.ground, *window.residuals, box, options, control,
                                                Eigen::VectorXd::Constant(1, lambda));
        while (search_->next()) co_await Steps::answer;
        const LeastSquaresResult found = search_->result();
        stage.solves += search_->solves();
        path_.solves += {search_->solves(), search_->failures()};
        stage.iterations += found.search.iterations;
        stage.end = found.search.end;
        if (found.search.best.size() == 0) {
            stage.suspicion =
                filled(sentence("Method", "the model cannot be simulated ({})"), search_->firstFailure());
            co_return;
        }
        path_.iterations.push_back(
            {path_.stages.size(), lambda, found.search.value, path_.solves.made, found.search.best});
        start = found.search.best;
        if (!whole) continue;
        stage.estimate = start;
        stage.objective = found.search.value;
        stage.remains = partOfSignals(*window.residuals, found.residuals);
        if (found.search.end == SearchEnd::IterationsDone)
            stage.suspicion =
                filled(sentence("Method", "not converged in {} iterations"), options_.iterations);
        if (!first && search_->atStart().allFinite())
            stage.jump = partOfSignals(*window.residuals, found.residuals - search_->atStart());
    }
}

void PathSearch::Path::tell(double lambda, const SearchStep& step, long long solves, long long failures) {
    if (!progress_.report) return;
    ProgressEvent event;
    event.phase = fmt::format("lambda = {:.3g}", lambda);
    event.done = 1 - lambda;
    event.total = 1 + options_.step;
    event.simulations = solves;
    event.failures = failures;
    event.hasObjective = true;
    event.objective = step.best;
    event.estimate.assign(step.estimate.begin(), step.estimate.end());
    progress_.tell(event);
}

PathSearch::PathSearch(const PathGround& ground, const FitBox& box, const HomotopyOptions& options,
                       const Progress& progress)
    : path_(std::make_unique<Path>(ground, box, options, progress)) {}
PathSearch::~PathSearch() = default;
bool PathSearch::next() { return path_->next(); }
const FitQuestion& PathSearch::question() const { return path_->question(); }
void PathSearch::tell(const std::vector<Prediction>& answers) { path_->tell(answers); }
Continuation PathSearch::take() { return path_->take(); }

PathGround::PathGround(const ControlledData& controlled, const SimulationOptions& simulation,
                       const HomotopyOptions& options)
    : simulation_(simulation), weights_(weightsOf(options.objective)) {
    const int count = options.windowCount();
    for (int window = 1; window <= count; ++window)
        windows_.push_back(made(window == count
                                    ? controlled.data
                                    : firstPart(controlled.data, static_cast<double>(window) / count)));
}

PathGround::Window PathGround::made(FitData data) const {
    Window window;
    window.ground = std::make_unique<FitGround>(std::move(data), simulation_);
    window.residuals = std::make_unique<Residuals>(window.ground->data(), weights_);
    return window;
}

PathGround::Window PathGround::first(double part) const {
    return made(firstPart(windows_.back().ground->data(), part));
}

FitWeights weightsOf(const std::string& objective) {
    return objective == "integral" ? FitWeights::Integral : FitWeights::Sum;
}

bool Continuation::suspicious() const {
    return std::any_of(stages.begin(), stages.end(),
                       [](const HomotopyStage& stage) { return !stage.suspicion.empty(); });
}

Continuation followPath(const ControlledData& controlled, const FitBox& box,
                        const SimulationOptions& simulation, const HomotopyOptions& options, int threads,
                        const Progress& progress) {
    const PathGround ground(controlled, simulation, options);
    PathSearch path(ground, box, options, progress);
    runAlone(path, threads, progress.stop);
    return path.take();
}

} // namespace rigor
