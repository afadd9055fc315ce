#include "core/methods/least_squares/fit_run.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/fit_constraints.h"
#include "core/methods/fit/present/describe_fit.h"
#include "core/methods/fit/residuals/robust_scale.h"
#include "core/methods/fit/search/optimisers.h"
#include "core/methods/fit/search/search_scale.h"
#include "core/methods/fit/uncertainty/input_gaps.h"
#include "core/methods/fit/uncertainty/prior_information.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace rigor {

namespace {

/// Starts of a static model between two tellings of the progress.
constexpr std::size_t kStaticStartsTogether = 16;
/// Of the search for the scale of a robust loss: relative change, and fits at most.
constexpr double kScaleSettled = 1e-8;
constexpr int kScaleFits = 50;
/// Of the search for the weight of priors, which follows the fit weakly.
constexpr int kPriorFits = 20;
/// Steps before a search takes the curvature of its valley into account, which most never need.
constexpr int kStraightSteps = 25;

} // namespace

FitRun::FitRun(const Problem& problem, const LeastSquaresOptions& options, const Progress& progress)
    : FitRun(problem, options, progress, knownDataOf(problem, options.loss == "squared", progress.stop)) {}

FitRun::FitRun(const Problem& problem, const LeastSquaresOptions& options, const Progress& progress,
               FitData data)
    : problem_(problem), options_(options), progress_(progress), data_(std::move(data)),
      box_(fitBoxOf(problem)),
      weights_(options.objective == "integral" ? FitWeights::Integral : FitWeights::Sum) {
    loss_.kind = options.loss == "huber"    ? Loss::Huber
                 : options.loss == "cauchy" ? Loss::Cauchy
                                            : Loss::Squared;
    scaleBy(data_.sigmaStated ? std::vector<double>(data_.sensors.size(), 1) : spreadOfSignals(data_));
    scatter_ = Residuals(data_, weights_, loss_).scatter();
    if (!options.evaluateAt.empty()) data_.priors.clear(); // values are judged by the data
}

FitFound FitRun::search() {
    found_ = {};
    nameTrace();
    if (options_.optimiser == "multi-start")
        manyStarts();
    else if (options_.optimiser == "least-squares")
        local(box_.start, problem_.threads, true);
    else
        population();
    if (found_.best.size() > 0 && robust() && !data_.sigmaStated) settleScale();
    if (found_.best.size() > 0) settlePriors();
    return std::move(found_);
}

bool FitRun::settle(FitFound& found) {
    found_ = std::move(found);
    const double before = data_.priorNoise;
    settlePriors();
    found = std::move(found_);
    return data_.priorNoise != before;
}

/// No sensor states its deviation: what a prior counts follows from the residuals, the fit from that.
void FitRun::settlePriors() {
    if (data_.priors.empty() || data_.sigmaStated) return;
    for (int k = 0; k < kPriorFits && !progress_.stopRequested(); ++k) {
        Predictor predictor(data_, problem_.simulation, problem_.threads, progress_.stop);
        const Prediction at = predictor.withSlopes(found_.best);
        found_.solves += predictor.simulations();
        if (!settlePriorNoise(data_, at, box_)) return;
        found_.objective = std::numeric_limits<double>::infinity(); // that of another weight
        local(found_.best, problem_.threads, false);
    }
}

void FitRun::improve(FitFound& found, const Eigen::VectorXd& start) {
    found_ = std::move(found);
    local(start, problem_.threads, true);
    found = std::move(found_);
}

FitRun::Local FitRun::searchFrom(const Eigen::VectorXd& start, int threads, bool tells) {
    Predictor predictor(data_, problem_.simulation, threads, progress_.stop);
    Residuals residuals(predictor, weights_, loss_);
    FitBox box = box_;
    box.start = start;
    LeastSquares search;
    search.iterations = options_.iterations;
    search.functionTolerance = functionTolerance_;
    search.gradientTolerance = 1e-13;
    search.parameterTolerance = 1e-11;
    search.accelerateAfter = kStraightSteps;
    SearchControl control;
    control.stop = progress_.stop;
    if (tells)
        control.report = [&](const SearchStep& step) {
            trace(step, found_.solves + predictor.simulations(), predictor.failures());
        };
    Local local;
    local.found = minimizeOnScale(residuals, box, search, control);
    local.solves = predictor.simulations();
    local.failures = predictor.failures();
    local.failure = residuals.firstFailure();
    return local;
}

void FitRun::local(const Eigen::VectorXd& start, int threads, bool tells) {
    const Local made = searchFrom(start, threads, tells);
    add(made);
    take(made.found.search);
}

void FitRun::add(const Local& made) {
    found_.solves += made.solves;
    found_.failures += made.failures;
    if (found_.failure.empty()) found_.failure = made.failure;
}

void FitRun::take(const SearchResult& found) {
    if (found.best.size() == 0 || !(found.value <= found_.objective * (1 + 1e-12))) return;
    found_.best = found.best;
    found_.objective = found.value;
    found_.end = found.end;
}

/// deviations: of the errors of each sensor, in units of its sigma.
void FitRun::scaleBy(const std::vector<double>& deviations) {
    loss_.scales.clear();
    for (const double deviation : deviations) loss_.scales.push_back(options_.scaleOfLoss() * deviation);
}

/// No sensor states its deviation: the scale follows from the residuals, the fit from the scale. As long
/// as the two go round in a circle (the median is no smooth function) they are brought together slowly.
void FitRun::settleScale() {
    for (int k = 0; k < kScaleFits && !progress_.stopRequested(); ++k) {
        Predictor predictor(data_, problem_.simulation, problem_.threads, progress_.stop);
        const Prediction at = predictor.values(found_.best);
        found_.solves += predictor.simulations();
        if (!at.answered) return;
        auto deviations = medianDeviations(data_, Residuals(data_, weights_, loss_), at);
        double change = 0;
        for (std::size_t s = 0; s < deviations.size(); ++s) {
            const double before = loss_.scales[s] / options_.scaleOfLoss();
            change = std::max(change, std::abs(deviations[s] - before) / std::max(deviations[s], before));
            if (k >= kScaleFits / 2) deviations[s] = std::sqrt(deviations[s] * before);
        }
        if (change <= kScaleSettled) return;
        scaleBy(deviations);
        found_.objective = std::numeric_limits<double>::infinity(); // that of another scale
        local(found_.best, problem_.threads, false);
    }
    found_.scaleSettled = progress_.stopRequested();
}

void FitRun::manyStarts() {
    const Eigen::MatrixXd starts = rigor::manyStarts(box_, options_.starts, problem_.seed);
    const auto count = static_cast<std::size_t>(starts.cols());
    std::vector<Local> made(count);

    // What is told while they run: J of the starts that have ended, in the order in which they did.
    std::mutex guard;
    std::vector<double> ended;
    SearchStep best;
    SolveCount counted;
    const auto ends = [&](const Local& one) {
        const std::scoped_lock lock(guard);
        const SearchResult& found = one.found.search;
        counted += {one.solves, one.failures};
        if (found.best.size() == 0) return;
        ended.push_back(found.value + scatter_);
        if (best.estimate.size() == 0 || found.value < best.best) {
            best.best = found.value;
            best.estimate = found.best;
        }
    };
    const auto over = [&](std::size_t done) {
        const std::scoped_lock lock(guard);
        ProgressEvent event;
        event.phase = "starts";
        event.done = static_cast<double>(done);
        event.total = static_cast<double>(count);
        event.simulations = counted.made;
        event.failures = counted.failed;
        event.hasObjective = best.estimate.size() > 0;
        event.objective = best.best + scatter_;
        event.estimate.assign(best.estimate.begin(), best.estimate.end());
        event.population = ended;
        progress_.tell(event);
    };
    // A static model is solved from its last solution, which a predictor of its own remembers.
    if (data_.model->capabilities().dynamic || data_.model->external()) {
        const FitGround ground(data_, problem_.simulation);
        const Residuals residuals(data_, weights_, loss_);
        LeastSquares search;
        search.iterations = options_.iterations;
        const auto make = [&](std::size_t k) -> std::unique_ptr<FitSearch> {
            FitBox box = box_;
            box.start = starts.col(static_cast<Eigen::Index>(k));
            SearchControl control;
            control.stop = progress_.stop;
            return std::make_unique<LocalSearch>(ground, residuals, box, search, control);
        };
        const auto done = [&](std::size_t k, FitSearch& one) {
            const auto& fit = static_cast<LocalSearch&>(one);
            made[k] = {fit.result(), fit.solves(), fit.failures(), fit.firstFailure()};
            ends(made[k]);
        };
        runTogether(count, problem_.threads, progress_.stop, make, done, over);
    } else {
        for (std::size_t from = 0; from < count && !progress_.stopRequested();
             from += kStaticStartsTogether) {
            const std::size_t size = std::min(kStaticStartsTogether, count - from);
            parallelFor(size, problem_.threads, progress_.stop, [&](std::size_t k) {
                made[from + k] = searchFrom(starts.col(static_cast<Eigen::Index>(from + k)), 1, false);
                ends(made[from + k]);
            });
            over(from + size);
        }
    }
    // In the order of the starts, so that nothing depends on which thread was faster.
    for (const Local& one : made) {
        if (one.solves == 0) continue;
        add(one);
        take(one.found.search);
        SearchStep step;
        step.best = found_.objective;
        step.estimate = found_.best;
        note(step, found_.solves);
    }
    describeWaterfall(starts, made);
    if (found_.best.size() > 0 && !progress_.stopRequested()) local(found_.best, problem_.threads, true);
}

/// J reached from every start, best first.
void FitRun::describeWaterfall(const Eigen::MatrixXd& starts, const std::vector<Local>& made) {
    std::vector<StartedSearch> ends;
    for (const Local& one : made)
        ends.push_back({one.found.search.best, one.found.search.value,
                        one.found.search.end == SearchEnd::Converged, one.solves});
    const Residuals residuals(data_, weights_, loss_);
    found_.starts = startsFound(box_, starts, ends, problem_.unknowns, data_, residuals, found_.objective);
}

void FitRun::population() {
    Predictor predictor(data_, problem_.simulation, problem_.threads, progress_.stop);
    Residuals residuals(predictor, weights_, loss_);
    const auto count = [&] {
        found_.solves = predictor.simulations();
        found_.failures = predictor.failures();
    };
    SearchControl control;
    control.seed = problem_.seed;
    control.stop = progress_.stop;
    control.report = [&](const SearchStep& step) {
        count();
        trace(step, found_.solves, found_.failures, step.iteration + 1.0, options_.generations);
    };
    found_.population = searchBy(options_.optimiser, box_, predictor, residuals,
                                 {options_.iterations, options_.population, options_.generations}, control);
    count();
    found_.populationSolves = found_.solves;
    if (found_.failure.empty()) found_.failure = residuals.firstFailure();
    take(found_.population);
    if (found_.population.best.size() > 0 && !progress_.stopRequested())
        local(found_.population.best, problem_.threads, true);
}

void FitRun::nameTrace() {
    for (std::size_t i = 0; i < problem_.unknowns.size(); ++i)
        found_.iterations.unknowns.push_back(
            {problem_.unknowns[i].name, data_.model->parameters()[data_.unknowns[i]].unit, {}});
}

void FitRun::note(const SearchStep& step, long long solves) {
    IterationTable& table = found_.iterations;
    table.iteration.push_back(static_cast<double>(table.iteration.size()));
    table.solves.push_back(static_cast<double>(solves));
    table.objective.push_back(step.best + scatter_);
    for (std::size_t i = 0; i < problem_.unknowns.size(); ++i)
        table.unknowns[i].numbers.push_back(
            step.estimate.size() > 0 ? step.estimate[static_cast<Eigen::Index>(i)] : std::nan(""));
}

void FitRun::tell(const SearchStep& step, long long solves, long long failures, double done,
                  double total) const {
    ProgressEvent event;
    event.phase = "searching";
    event.done = done;
    event.total = total;
    event.simulations = solves;
    event.failures = failures;
    event.hasObjective = step.estimate.size() > 0;
    event.objective = step.best + scatter_;
    event.estimate.assign(step.estimate.begin(), step.estimate.end());
    event.population.assign(step.population.begin(), step.population.end());
    for (Eigen::Index k = 0; k < step.members.cols(); ++k)
        event.populationEstimates.emplace_back(step.members.col(k).begin(), step.members.col(k).end());
    progress_.tell(event);
}

void FitRun::trace(const SearchStep& step, long long solves, long long failures, double done, double total) {
    note(step, solves);
    tell(step, solves, failures, done, total);
}

} // namespace rigor
