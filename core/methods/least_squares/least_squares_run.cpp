#include "core/methods/least_squares/least_squares_run.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/optim/start_points.h"
#include "core/methods/fit/fit_profile.h"
#include "core/methods/fit/fit_result.h"
#include "core/methods/fit/fit_search.h"
#include "core/methods/fit/optimisers.h"
#include "core/methods/fit/robust_scale.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kStartsTogether = 128;
/// Of the search for the scale of a robust loss: relative change, and fits at most.
constexpr double kScaleSettled = 1e-8;
constexpr int kScaleFits = 50;

class Fit {
  public:
    Fit(const Problem& problem, const LeastSquaresOptions& options, const Progress& progress)
        : problem_(problem), options_(options), progress_(progress),
          data_(fitDataOf(problem, {}, options.loss == "squared")), box_(fitBoxOf(problem)),
          weights_(options.objective == "integral" ? FitWeights::Integral : FitWeights::Sum) {
        loss_.kind = options.loss == "huber"    ? Loss::Huber
                     : options.loss == "cauchy" ? Loss::Cauchy
                                                : Loss::Squared;
        scaleBy(data_.sigmaStated ? std::vector<double>(data_.sensors.size(), 1) : spreadOfSignals(data_));
    }

    Result run() {
        result_.method = "least-squares";
        scatter_ = Residuals(data_, weights_, loss_).scatter();
        if (!options_.evaluateAt.empty()) return evaluated();
        describeTraceColumns();
        if (options_.optimiser == "multi-start")
            manyStarts();
        else if (options_.optimiser == "least-squares")
            local(box_.start, problem_.threads, true);
        else
            population();
        if (best_.size() == 0) return withoutAnswer();
        if (robust() && !data_.sigmaStated) settleScale();
        describe();
        return std::move(result_);
    }

  private:
    struct Local {
        LeastSquaresResult found;
        long long solves = 0, failures = 0;
        std::string failure;
    };

    Local search(const Eigen::VectorXd& start, int threads, bool tells) {
        Predictor predictor(data_, problem_.simulation, threads, progress_.stop);
        Residuals residuals(predictor, weights_, loss_);
        FitBox box = box_;
        box.start = start;
        LeastSquares search;
        search.iterations = options_.iterations;
        search.functionTolerance = 0; // the steps decide: an estimate good to its last digits
        search.gradientTolerance = 1e-13;
        search.parameterTolerance = 1e-11;
        SearchControl control;
        control.stop = progress_.stop;
        if (tells)
            control.report = [&](const SearchStep& step) {
                trace(step, solves_ + predictor.simulations(), predictor.failures());
            };
        Local local;
        local.found = minimize(residuals.problem(box), search, control);
        local.solves = predictor.simulations();
        local.failures = predictor.failures();
        local.failure = residuals.firstFailure();
        return local;
    }

    bool robust() const { return loss_.kind != Loss::Squared; }

    /// deviations: of the errors of each sensor, in units of its sigma.
    void scaleBy(const std::vector<double>& deviations) {
        loss_.scales.clear();
        for (const double deviation : deviations) loss_.scales.push_back(options_.lossScale * deviation);
    }

    /// No sensor states its deviation: the scale follows from the residuals, the fit from the scale. As long
    /// as the two go round in a circle (the median is no smooth function) they are brought together slowly.
    void settleScale() {
        for (int k = 0; k < kScaleFits && !progress_.stopRequested(); ++k) {
            Predictor predictor(data_, problem_.simulation, problem_.threads, progress_.stop);
            const Prediction at = predictor.values(best_);
            solves_ += predictor.simulations();
            if (!at.answered) return;
            auto deviations = medianDeviations(data_, Residuals(data_, weights_, loss_), at);
            double change = 0;
            for (std::size_t s = 0; s < deviations.size(); ++s) {
                const double before = loss_.scales[s] / options_.lossScale;
                change = std::max(change, std::abs(deviations[s] - before) / std::max(deviations[s], before));
                if (k >= kScaleFits / 2) deviations[s] = std::sqrt(deviations[s] * before);
            }
            if (change <= kScaleSettled) return;
            scaleBy(deviations);
            objective_ = std::numeric_limits<double>::infinity(); // that of another scale
            local(best_, problem_.threads, false);
        }
        if (!progress_.stopRequested())
            result_.warnings.push_back(translate(
                "Method", "The scale of the robust loss did not settle: the estimate depends on where its "
                          "search ended. State the deviations of the sensors."));
    }

    void local(const Eigen::VectorXd& start, int threads, bool tells) {
        const Local made = search(start, threads, tells);
        solves_ += made.solves;
        failures_ += made.failures;
        if (failure_.empty()) failure_ = made.failure;
        take(made.found.search);
    }

    void take(const SearchResult& found) {
        if (found.best.size() == 0 || !(found.value <= objective_ * (1 + 1e-12))) return;
        best_ = found.best;
        objective_ = found.value;
        end_ = found.end;
    }

    /// No search: the given values on these data.
    Result evaluated() {
        best_ = Eigen::Map<const Eigen::VectorXd>(options_.evaluateAt.data(),
                                                  static_cast<Eigen::Index>(options_.evaluateAt.size()));
        Predictor predictor(data_, problem_.simulation, problem_.threads, progress_.stop);
        const Residuals residuals(predictor, weights_, loss_);
        const Prediction prediction = predictor.values(best_);
        solves_ = predictor.simulations();
        failures_ = predictor.failures();
        failure_ = prediction.why;
        if (!prediction.answered) return withoutAnswer();
        objective_ = residuals.objective(prediction);
        const double remains = describeObjective(residuals, prediction);
        warnBeyondBounds();
        describeGiven(result_, data_, prediction, best_, problem_.unknowns);
        result_.outcome = RunOutcome::Answered;
        result_.message =
            filled(translate("Method", "Objective {:.6g} at the values given, nothing was searched; "
                                       "they leave {:.3g} % (rms) of the signals."),
                   objective_ + scatter_, 100 * remains);
        return std::move(result_);
    }

    void warnBeyondBounds() {
        std::vector<std::string> beyond;
        for (Eigen::Index i = 0; i < best_.size(); ++i)
            if (!(best_[i] >= box_.lower[i] && best_[i] <= box_.upper[i]))
                beyond.push_back(fmt::format("{} = {:g} ({:g} .. {:g})",
                                             problem_.unknowns[static_cast<std::size_t>(i)].name, best_[i],
                                             box_.lower[i], box_.upper[i]));
        if (!beyond.empty())
            result_.warnings.push_back(
                filled(translate("Method", "Given beyond the bounds of the study: {}."),
                       fmt::format("{}", fmt::join(beyond, ", "))));
    }

    /// Returns the part of the signals (rms) that remains; NaN without a prediction.
    double describeObjective(const Residuals& residuals, const Prediction& prediction) {
        auto& d = result_.diagnostics;
        d["objective"] = objective_ + scatter_;
        d["objective_kind"] = options_.objective;
        d["loss"] = options_.loss;
        if (robust())
            for (std::size_t s = 0; s < data_.sensors.size(); ++s)
                d["loss_scales"][data_.sensors[s].output] = loss_.scales[s] * data_.sensors[s].sigma;
        d["model_solves"] = solves_;
        d["failed_solves"] = failures_;
        result_.provenance["simulations"] = solves_; // the last step told fewer
        result_.provenance["failures"] = failures_;
        if (!prediction.answered) return std::nan("");
        const double remains = residuals.weighted(prediction).norm() /
                               residuals.weighted(Residuals::nothing(prediction.values.size())).norm();
        d["remaining_part"] = remains;
        return remains;
    }

    void manyStarts() {
        for (Eigen::Index i = 0; i < box_.lower.size(); ++i)
            if (!std::isfinite(box_.lower[i]) || !std::isfinite(box_.upper[i]))
                fail(sentence("Method", "Multi-start needs finite bounds, but {} has none."),
                     problem_.unknowns[static_cast<std::size_t>(i)].name);
        Eigen::MatrixXd starts(box_.start.size(), options_.starts + 1);
        starts.col(0) = box_.start;
        starts.rightCols(options_.starts) =
            latinHypercube(box_.lower, box_.upper, options_.starts, problem_.seed);
        const auto count = static_cast<std::size_t>(starts.cols());
        std::vector<Local> made(count);
        // In blocks, so that progress is told from this thread.
        const FitGround ground(data_, problem_.simulation);
        const Residuals residuals(data_, weights_, loss_);
        LeastSquares search;
        search.iterations = options_.iterations;
        for (std::size_t from = 0; from < count && !progress_.stopRequested(); from += kStartsTogether) {
            const std::size_t size = std::min(kStartsTogether, count - from);
            const auto make = [&](std::size_t k) -> std::unique_ptr<FitSearch> {
                FitBox box = box_;
                box.start = starts.col(static_cast<Eigen::Index>(from + k));
                SearchControl control;
                control.stop = progress_.stop;
                return std::make_unique<LocalSearch>(ground, residuals, box, search, control);
            };
            const auto done = [&](std::size_t k, FitSearch& over) {
                const auto& fit = static_cast<LocalSearch&>(over);
                made[from + k] = {fit.result(), fit.solves(), fit.failures(), fit.firstFailure()};
            };
            // A static model is solved from its last solution, which a predictor of its own remembers.
            if (data_.model->capabilities().dynamic)
                runTogether(size, problem_.threads, progress_.stop, make, done);
            else
                parallelFor(size, problem_.threads, progress_.stop, [&](std::size_t k) {
                    made[from + k] = this->search(starts.col(static_cast<Eigen::Index>(from + k)), 1, false);
                });
            for (std::size_t k = from; k < from + size; ++k) {
                solves_ += made[k].solves;
                failures_ += made[k].failures;
                if (failure_.empty()) failure_ = made[k].failure;
                take(made[k].found.search);
            }
            SearchStep step;
            step.iteration = static_cast<int>(from + size);
            step.best = objective_;
            step.estimate = best_;
            trace(step, solves_, failures_, static_cast<double>(from + size), static_cast<double>(count));
        }
        describeWaterfall(starts, made);
        if (best_.size() > 0 && !progress_.stopRequested()) local(best_, problem_.threads, true);
    }

    /// J reached from every start, best first.
    void describeWaterfall(const Eigen::MatrixXd& starts, const std::vector<Local>& made) {
        std::vector<std::size_t> order;
        for (std::size_t k = 0; k < made.size(); ++k)
            if (made[k].solves > 0) order.push_back(k);
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return made[a].found.search.value < made[b].found.search.value;
        });
        ResultTable table{"starts",
                          translate("Method", "Objective reached from every start, best first."),
                          {{"start", "", {}, {}}, {"objective", "", {}, {}}, {"solves", "", {}, {}}}};
        for (const Unknown& unknown : problem_.unknowns)
            table.columns.push_back({"start_" + unknown.name, "", {}, {}});
        for (const std::size_t k : order) {
            const auto& found = made[k].found.search;
            table.columns[0].numbers.push_back(static_cast<double>(k));
            table.columns[1].numbers.push_back(found.best.size() > 0 ? found.value + scatter_ : std::nan(""));
            table.columns[2].numbers.push_back(static_cast<double>(made[k].solves));
            for (Eigen::Index i = 0; i < starts.rows(); ++i)
                table.columns[static_cast<std::size_t>(3 + i)].numbers.push_back(
                    starts(i, static_cast<Eigen::Index>(k)));
        }
        // Where the model fits exactly J ends at rounding, whose size means nothing.
        const Residuals residuals(data_, weights_, loss_);
        const double floor =
            kExactFit * kExactFit *
            residuals.objective(Residuals::nothing(static_cast<Eigen::Index>(data_.rows.size())));
        int same = 0;
        for (const std::size_t k : order)
            same += made[k].found.search.value <= objective_ * (1 + 1e-3) + floor ? 1 : 0;
        result_.diagnostics["starts"] = order.size();
        result_.diagnostics["starts_at_best"] = same;
        result_.tables.push_back(std::move(table));
    }

    void population() {
        const long long before = solves_;
        Predictor predictor(data_, problem_.simulation, problem_.threads, progress_.stop);
        Residuals residuals(predictor, weights_, loss_);
        const auto count = [&] {
            solves_ = before + predictor.simulations();
            failures_ = predictor.failures();
        };
        SearchControl control;
        control.seed = problem_.seed;
        control.stop = progress_.stop;
        control.report = [&](const SearchStep& step) {
            count();
            trace(step, solves_, failures_, step.iteration + 1.0, options_.generations);
        };
        const SearchResult found =
            searchBy(options_.optimiser, box_, predictor, residuals,
                     {options_.iterations, options_.population, options_.generations}, control);
        count();
        if (failure_.empty()) failure_ = residuals.firstFailure();
        result_.diagnostics["population_search"] = {{"objective", found.value},
                                                    {"model_solves", solves_},
                                                    {"generations", found.iterations},
                                                    {"end", toString(found.end)}};
        take(found);
        if (found.best.size() > 0 && !progress_.stopRequested()) local(found.best, problem_.threads, true);
    }

    void describeTraceColumns() {
        trace_ = {"iterations",
                  translate("Method", "Every iteration of the search."),
                  {{"iteration", "", {}, {}}, {"solves", "", {}, {}}, {"objective", "", {}, {}}}};
        for (std::size_t i = 0; i < problem_.unknowns.size(); ++i)
            trace_.columns.push_back(
                {problem_.unknowns[i].name, data_.model->parameters()[data_.unknowns[i]].unit, {}, {}});
    }

    void trace(const SearchStep& step, long long solves, long long failures, double done = 0,
               double total = 0) {
        trace_.columns[0].numbers.push_back(static_cast<double>(trace_.columns[0].numbers.size()));
        trace_.columns[1].numbers.push_back(static_cast<double>(solves));
        trace_.columns[2].numbers.push_back(step.best + scatter_);
        for (std::size_t i = 0; i < problem_.unknowns.size(); ++i)
            trace_.columns[3 + i].numbers.push_back(
                step.estimate.size() > 0 ? step.estimate[static_cast<Eigen::Index>(i)] : std::nan(""));
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

    void describe() {
        Predictor predictor(data_, problem_.simulation, problem_.threads, {});
        const Residuals residuals(predictor, weights_, loss_);
        const Prediction prediction = predictor.withSlopes(best_);
        const double remains = describeObjective(residuals, prediction);
        result_.diagnostics["end"] = toString(end_);
        result_.tables.push_back(std::move(trace_));
        result_.outcome = progress_.stopRequested() ? RunOutcome::Cancelled : RunOutcome::Answered;
        if (!prediction.answered) {
            result_.outcome = RunOutcome::NoAnswer;
            result_.message = prediction.why;
            return;
        }
        if (remains > 0.2)
            result_.warnings.push_back(
                filled(translate("Method", "The fit leaves {:.3g} % (rms) of the signals: probably a local "
                                           "minimum or a wrong model. Try the homotopy, or more starts."),
                       100 * remains));
        if (end_ != SearchEnd::Converged)
            result_.warnings.push_back(filled(translate("Method", "The search did not converge: {}."),
                                              translate("Field", toString(end_).c_str())));
        const FitUncertainty uncertainty =
            uncertaintyOf(residuals, data_, prediction, box_, best_, namesOf(problem_.unknowns),
                          options_.confidence, options_.assumedError);
        describeFit(result_, data_, prediction, box_, best_, uncertainty, problem_.unknowns);
        if (options_.profiles) describeProfiles(predictor, uncertainty);
        // The search has been counted; here are the solve at its answer and those of the profiles.
        auto& parts = result_.diagnostics["solves"];
        parts["search"] = solves_;
        parts["answer"] = data_.cases.size();
        parts["profiles"] = predictor.simulations() - static_cast<long long>(data_.cases.size());
        result_.provenance["simulations"] = solves_ + predictor.simulations();
        result_.provenance["failures"] = failures_ + predictor.failures();
        result_.message = filled(translate("Method", "Objective {:.6g} after {} model solves; the fit leaves "
                                                     "{:.3g} % (rms) of the signals."),
                                 objective_ + scatter_, solves_, 100 * remains);
        if (robust()) result_.message += " " + beyondScale(residuals, prediction);
        result_.message += undeterminedPart(uncertainty);
        if (progress_.stopRequested())
            result_.message =
                translate("Method", "Cancelled; this is what was reached.") + " " + result_.message;
    }

    std::string beyondScale(const Residuals& residuals, const Prediction& prediction) {
        const Eigen::VectorXd u = residuals.deviations(prediction);
        std::size_t beyond = 0;
        for (std::size_t r = 0; r < data_.rows.size(); ++r)
            beyond += std::abs(u[static_cast<Eigen::Index>(r)]) > loss_.scales[data_.rows[r].sensor] ? 1 : 0;
        result_.diagnostics["values_beyond_scale"] = beyond;
        return filled(translate("Method", "{} of {} values lie beyond the scale of the loss and count less."),
                      beyond, data_.rows.size());
    }

    void describeProfiles(Predictor& predictor, const FitUncertainty& uncertainty) {
        if (robust() || weights_ != FitWeights::Sum) {
            result_.warnings.push_back(
                translate("Method", "Profile likelihood needs the objective sum and the squared loss; it was "
                                    "left out."));
            return;
        }
        Residuals residuals(predictor, weights_);
        const double variance = data_.sigmaStated ? 1 : uncertainty.noise * uncertainty.noise;
        const Progress counted{progress_.stop, [&](ProgressEvent event) {
                                   event.simulations = solves_ + predictor.simulations();
                                   event.failures = failures_ + predictor.failures();
                                   progress_.tell(event);
                               }};
        const auto profiles =
            fitProfiles(residuals, box_, best_, uncertainty, namesOf(problem_.unknowns), variance, counted);
        result_.tables.push_back(profileTable(profiles));
        auto& intervals = result_.diagnostics["profile_intervals"] = nlohmann::ordered_json::object();
        for (const FitProfile& profile : profiles)
            intervals[profile.unknown] = {
                {"lower", profile.lower}, {"upper", profile.upper}, {"limit", profile.limit}};
    }

    Result withoutAnswer() {
        const bool cancelled = progress_.stopRequested();
        result_.outcome = cancelled ? RunOutcome::Cancelled : RunOutcome::NoAnswer;
        result_.message =
            cancelled
                ? translate("Method", "Cancelled before a point was evaluated.")
                : filled(translate("Method", "No answer: the model could not be simulated anywhere ({})."),
                         failure_);
        result_.diagnostics["objective"] = std::nan("");
        result_.diagnostics["model_solves"] = solves_;
        return std::move(result_);
    }

    const Problem& problem_;
    const LeastSquaresOptions& options_;
    const Progress& progress_;
    FitData data_;
    FitBox box_;
    FitWeights weights_;
    RobustLoss loss_;
    Eigen::VectorXd best_;
    double objective_ = std::numeric_limits<double>::infinity();
    SearchEnd end_ = SearchEnd::NotRun;
    double scatter_ = 0; ///< part of J that no parameter changes
    long long solves_ = 0, failures_ = 0;
    std::string failure_;
    ResultTable trace_;
    Result result_;
};

} // namespace

Result runLeastSquares(const Problem& problem, const LeastSquaresOptions& options, const Progress& progress) {
    return Fit(problem, options, progress).run();
}

} // namespace rigor
