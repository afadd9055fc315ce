#include "core/methods/homotopy/continuation.h"

#include "core/engine/data/series/gaps.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "core/foundation/base/steps.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/search_scale.h"
#include "core/methods/homotopy/growing_windows.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kPoorFit = 0.02;
constexpr double kMostBridged = 1000; ///< points of the line across one gap
/// A stage on the way has done its work where the pulled model leaves less than this of the signals: only the
/// next stage can tell the points of such a valley apart.
constexpr double kFollowed = 1e-4;
constexpr int kBendAfter = 12;           ///< a stage that needs more iterations lies in a curved valley
constexpr double kBoundRounding = 1e-13; ///< of a range
constexpr double kLastTolerance = 1e-10; ///< parameter tolerance at lambda = 0

/// Straight lines across gaps: a cubic that noise enters steeply swings far out of the signal in there, and a
/// pull to where the model cannot be ends the path before it begins.
void bridgeGaps(std::vector<double>& times, std::vector<double>& values) {
    const std::vector<GapPlace> gaps = gapsBetween(times);
    for (auto gap = gaps.rbegin(); gap != gaps.rend(); ++gap) {
        const std::size_t a = gap->after, b = a + 1;
        const auto count = static_cast<std::size_t>(std::min(std::ceil(gap->steps), kMostBridged)) - 1;
        std::vector<double> t, y;
        for (std::size_t k = 1; k <= count; ++k) {
            const double part = static_cast<double>(k) / static_cast<double>(count + 1);
            t.push_back(std::lerp(times[a], times[b], part));
            y.push_back(std::lerp(values[a], values[b], part));
        }
        times.insert(times.begin() + static_cast<std::ptrdiff_t>(b), t.begin(), t.end());
        values.insert(values.begin() + static_cast<std::ptrdiff_t>(b), y.begin(), y.end());
    }
}

/// The measured trajectory of a sensor in a case; rows of one case and sensor are in the order of time.
Signal measuredSignal(const FitData& data, std::size_t fitCase, std::size_t sensor) {
    std::vector<std::pair<double, double>> trajectory;
    for (const std::size_t r : data.rowsOfSensor[sensor])
        if (data.rows[r].fitCase == fitCase)
            trajectory.emplace_back(data.cases[fitCase].times[data.rows[r].time], data.rows[r].value);
    std::sort(trajectory.begin(), trajectory.end());
    if (trajectory.size() < 2)
        fail(sentence("Method",
                      "{} has fewer than 2 values in experiment {}; the homotopy needs a course over time"),
             data.sensors[sensor].output, data.cases[fitCase].label);
    std::vector<double> times, values;
    for (const auto& [t, y] : trajectory) {
        times.push_back(t);
        values.push_back(y);
    }
    bridgeGaps(times, values);
    const auto clock = data.cases[fitCase].clocks.find(sensor);
    return Signal(std::move(times), std::move(values), Interpolation::Cubic)
        .withClock(clock == data.cases[fitCase].clocks.end() ? nullptr : clock->second);
}

/// |r| of the rows as a part of the signals, |y|, both with the weights of the objective.
double partOfSignals(const Residuals& residuals, const Eigen::VectorXd& r) {
    const Eigen::Index rows = residuals.weights().size(); // without the priors
    const double size = residuals.weighted(Residuals::nothing(rows)).norm();
    return size > 0 ? r.head(rows).norm() / size : 0;
}

} // namespace

class PathSearch::Path {
  public:
    Path(const PathGround& ground, const FitBox& box, const HomotopyOptions& options,
         const Progress& progress)
        : ground_(ground), box_(box), options_(options), progress_(progress) {
        for (const PathGround::Window& window : ground.windows()) windows_.push_back(&window);
        steps_ = options.growWindows() ? grow() : follow();
    }

    bool next() { return steps_.next(); }
    const FitQuestion& question() const { return look_ ? *look_ : search_->question(); }
    void tell(const std::vector<Prediction>& answers) {
        if (look_)
            seen_ = answers;
        else
            search_->tell(answers);
    }
    Continuation take() { return std::move(path_); }

  private:
    /// The path in a first window, then local fits in windows that grow from it; of the first windows that
    /// the model follows the one from which they grow farthest, with none of them the whole record at once.
    Steps grow() {
        struct Reached {
            std::vector<HomotopyStage> stages;
            Eigen::VectorXd estimate;
            std::vector<double> windows; ///< ends
            double objective = 0;
        } best;
        const auto far = [&] { return best.windows.empty() ? 0.0 : best.windows.back(); };
        for (const double first : kFirstWindows) {
            if (far() >= 1 || progress_.stopRequested()) break;
            path_.stages.clear();
            path_.estimate.resize(0);
            path_.why = {};
            useWindow(first);
            for (Steps s = follow(); s.next();) co_await Steps::answer;
            Reached made, sure; // sure: of windows that the model follows beyond their end
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
                    if (step < kLeastStep)
                        break; // this window leads astray, or the model is followed no farther
                    end = made.windows.back() + step;
                    drawn = false;
                }
                path_.stages = made.stages;
                path_.estimate.resize(0);
                useWindow(end);
                starts_ = {made.estimate};
                if (drawn)
                    for (Steps s = draw(made.estimate, made.windows.back()); s.next();)
                        co_await Steps::answer;
                for (Steps s = fitFrom(starts_); s.next();) co_await Steps::answer;
            }
            if (!sure.windows.empty() && sure.windows.back() > far()) best = std::move(sure);
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

    /// The best of the fits of the window from these values, as one stage more.
    Steps fitFrom(const std::vector<Eigen::VectorXd>& starts) {
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

    /// Sets starts_: of values drawn from what the fit up to `fitted` leaves open (one to three standard
    /// errors of the linear picture), those with the least J in the window.
    Steps draw(const Eigen::VectorXd& values, double fitted) {
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

    /// Sets seen_: what the model says at these points.
    Steps ask(std::vector<FitPoint> points, bool slopes, const FitGround& ground) {
        look_ = FitQuestion{&ground, std::move(points), slopes};
        co_await Steps::answer;
        look_.reset();
        for (const Prediction& one : seen_) path_.solves += {one.solves, one.failures};
    }

    void useWindow(double part) {
        own_ = part < 1 ? ground_.first(part) : PathGround::Window{};
        windows_ = {part < 1 ? &own_ : &ground_.windows().back()};
    }

    /// Sets followed_: how far the model with these values, fitted up to `fitted`, follows the record.
    Steps lookAt(const Eigen::VectorXd& values, double fitted) {
        const FitGround& whole = *ground_.windows().back().ground;
        for (Steps s = ask({{values, Eigen::VectorXd::Zero(1)}}, false, whole); s.next();)
            co_await Steps::answer;
        const Eigen::VectorXd& predicted = seen_.front().values;
        if (predicted.size() > 0) followed_ = followedOf(whole.data(), predicted, fitted);
    }

    Steps follow() {
        Eigen::VectorXd from = box_.start;
        double lambda = 1;
        double step = options_.step;
        int halved = 0;
        for (;;) {
            HomotopyStage stage;
            for (Steps s = run(stage, lambda, from, path_.stages.empty(), false); s.next();)
                co_await Steps::answer;
            const bool poor = stage.estimate.size() == 0 || stage.remains > kPoorFit;
            if (path_.stages.empty() && poor && finiteBox() && !progress_.stopRequested()) {
                HomotopyStage again;
                for (Steps s = run(again, lambda, from, true, true); s.next();) co_await Steps::answer;
                again.solves += stage.solves;
                again.iterations += stage.iterations;
                if (again.estimate.size() > 0 && !(again.objective >= stage.objective))
                    stage = std::move(again);
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
                stage.suspicion = filled(
                    sentence("Method", "the estimate jumped: the outputs moved by {:.2g} of their size"),
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

    /// Which unknown lies at a bound that the stage before kept off; "" = none.
    Message fallenToBound(const Eigen::VectorXd& estimate) const {
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

    static Eigen::Index rowsOf(const PathGround::Window& window) {
        return static_cast<Eigen::Index>(window.ground->data().rows.size());
    }

    bool finiteBox() const { return fillable(box_); }

    /// The stage at lambda, window by window.
    Steps run(HomotopyStage& stage, double lambda, Eigen::VectorXd start, bool first, bool boxScaling) {
        stage.lambda = lambda;
        for (const PathGround::Window* const one : windows_) {
            const PathGround::Window& window = *one;
            const bool whole = one == windows_.back(), last = lambda == 0 && one == &ground_.windows().back();
            FitBox box = box_;
            box.start = start;
            LeastSquares options;
            options.iterations = options_.iterations;
            options.accelerateAfter = kBendAfter;
            options.boxScaling = boxScaling;
            options.functionTolerance = last ? 1e-14 : 1e-6;
            options.gradientTolerance = last ? 1e-10 : 1e-4;
            options.parameterTolerance = last ? kLastTolerance : options_.stageTolerance;
            if (!last)
                options.enough =
                    kFollowed * kFollowed * window.residuals->objective(Residuals::nothing(rowsOf(window)));
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

    void tell(double lambda, const SearchStep& step, long long solves, long long failures) {
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

    const PathGround& ground_;
    std::vector<const PathGround::Window*> windows_; ///< of a stage; the last is what it fits
    PathGround::Window own_;                         ///< one that grows
    std::optional<FitQuestion> look_;                ///< asked instead of what the search asks
    std::vector<Prediction> seen_;
    std::vector<Eigen::VectorXd> starts_; ///< of the fits of a window that has grown
    Followed followed_;
    FitBox box_;
    const HomotopyOptions& options_;
    const Progress& progress_;
    Continuation path_;
    std::unique_ptr<LocalSearch> search_;
    Steps steps_;
};

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

ControlledData controlledData(const FitData& data, const CorrectionPlan& plan, IntegralForm form) {
    ControlledData result{controlled(*data.model, plan.measured, plan.corrections, form), data};
    result.data.model = result.model.model;
    result.data.path = {result.model.lambda};
    for (std::size_t c = 0; c < data.cases.size(); ++c) {
        FitCase& fitCase = result.data.cases[c];
        const Eigen::Index own = fitCase.parameters.size();
        fitCase.parameters.conservativeResize(own + 1 + static_cast<Eigen::Index>(plan.corrections.size()));
        fitCase.parameters.tail(fitCase.parameters.size() - own).setZero();
        for (std::size_t s = 0; s < data.sensors.size(); ++s)
            fitCase.inputs.push_back(measuredSignal(data, c, s));
    }
    setGains(result, plan.gains);
    return result;
}

void setLambda(ControlledData& controlled, double lambda) {
    for (FitCase& fitCase : controlled.data.cases)
        fitCase.parameters[static_cast<Eigen::Index>(controlled.model.lambda)] = lambda;
}

void setGains(ControlledData& controlled, const std::vector<double>& gains) {
    for (FitCase& fitCase : controlled.data.cases)
        for (std::size_t k = 0; k < gains.size(); ++k)
            fitCase.parameters[static_cast<Eigen::Index>(controlled.model.gains[k])] = gains[k];
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
