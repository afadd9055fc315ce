#include "core/methods/homotopy/continuation.h"

#include "core/foundation/base/error.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kPoorFit = 0.02;
constexpr int kBendAfter = 12;           ///< a stage that needs more iterations lies in a curved valley
constexpr double kLastTolerance = 1e-10; ///< parameter tolerance at lambda = 0

/// The measured course of a sensor in a case; rows of one case and sensor are in the order of time.
Signal measuredSignal(const FitData& data, std::size_t fitCase, std::size_t sensor) {
    std::vector<std::pair<double, double>> course;
    for (const std::size_t r : data.rowsOfSensor[sensor])
        if (data.rows[r].fitCase == fitCase)
            course.emplace_back(data.cases[fitCase].times[data.rows[r].time], data.rows[r].value);
    std::sort(course.begin(), course.end());
    if (course.size() < 2)
        fail("{} has {} value{} in experiment {}; the homotopy needs a course over time",
             data.sensors[sensor].output, course.size(), course.size() == 1 ? "" : "s",
             data.cases[fitCase].label);
    std::vector<double> times, values;
    for (const auto& [t, y] : course) {
        times.push_back(t);
        values.push_back(y);
    }
    return Signal(std::move(times), std::move(values), Interpolation::Cubic);
}

FitWeights weightsOf(const HomotopyOptions& options) {
    return options.objective == "integral" ? FitWeights::Integral : FitWeights::Sum;
}

class Path {
  public:
    Path(ControlledData controlled, const FitBox& box, const SimulationOptions& simulation,
         const HomotopyOptions& options, int threads, const Progress& progress)
        : controlled_(std::move(controlled)), box_(box), simulation_(simulation), options_(options),
          threads_(threads), progress_(progress) {}

    Continuation follow() {
        Eigen::VectorXd from = box_.start;
        double lambda = 1;
        double step = options_.step;
        int halved = 0;
        for (;;) {
            HomotopyStage stage = run(lambda, from, path_.stages.empty(), false);
            const bool poor = stage.estimate.size() == 0 || stage.remains > kPoorFit;
            if (path_.stages.empty() && poor && finiteBox() && !progress_.stopRequested()) {
                HomotopyStage again = run(lambda, from, true, true);
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
                path_.why = fmt::format("at lambda = {:g} {}", lambda, stage.suspicion);
                break;
            }
            if (!first && stage.jump > options_.largestJump)
                stage.suspicion =
                    fmt::format("the estimate jumped: the outputs moved by {:.2g} of their size", stage.jump);
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
        return std::move(path_);
    }

  private:
    bool finiteBox() const { return box_.lower.allFinite() && box_.upper.allFinite(); }

    HomotopyStage run(double lambda, const Eigen::VectorXd& from, bool first, bool boxScaling) {
        HomotopyStage stage;
        stage.lambda = lambda;
        setLambda(controlled_, lambda);
        Eigen::VectorXd start = from;
        for (int window = 1; window <= options_.windows; ++window) {
            const double part = static_cast<double>(window) / options_.windows;
            const bool whole = window == options_.windows;
            const FitData data = whole ? controlled_.data : firstPart(controlled_.data, part);
            Predictor predictor(data, simulation_, threads_, progress_.stop);
            Residuals residuals(predictor, weightsOf(options_));
            FitBox box = box_;
            box.start = start;
            LeastSquares search;
            search.iterations = options_.iterations;
            search.accelerateAfter = kBendAfter;
            search.boxScaling = boxScaling;
            search.functionTolerance = lambda == 0 && whole ? 1e-14 : 1e-6;
            search.gradientTolerance = lambda == 0 && whole ? 1e-10 : 1e-4;
            search.parameterTolerance = lambda == 0 && whole ? kLastTolerance : options_.stageTolerance;
            SearchControl control;
            control.stop = progress_.stop;
            control.report = [&](const SearchStep& step) {
                path_.iterations.push_back({path_.stages.size(), lambda, step.best,
                                            path_.solves + predictor.simulations(), step.estimate});
                tell(lambda, step, path_.solves + predictor.simulations(), predictor.failures());
            };
            Eigen::VectorXd atStart; // the first point that the search evaluates
            LeastSquaresProblem problem = residuals.problem(box);
            problem.residuals = [inner = problem.residuals, &atStart](const Eigen::MatrixXd& points,
                                                                      Eigen::MatrixXd& values) {
                inner(points, values);
                if (atStart.size() == 0) atStart = values.col(0);
            };
            const LeastSquaresResult found = minimize(problem, search, control);
            stage.solves += predictor.simulations();
            path_.solves += predictor.simulations();
            stage.iterations += found.search.iterations;
            stage.end = found.search.end;
            if (found.search.best.size() == 0) {
                stage.suspicion = fmt::format("the model cannot be simulated ({})", residuals.firstFailure());
                return stage;
            }
            path_.iterations.push_back(
                {path_.stages.size(), lambda, found.search.value, path_.solves, found.search.best});
            start = found.search.best;
            if (!whole) continue;
            stage.estimate = start;
            stage.objective = found.search.value;
            stage.remains = partOfSignals(residuals, found.residuals);
            if (found.search.end == SearchEnd::IterationsDone)
                stage.suspicion = fmt::format("not converged in {} iterations", options_.iterations);
            if (!first && atStart.allFinite())
                stage.jump = partOfSignals(residuals, found.residuals - atStart);
        }
        return stage;
    }

    /// |r| as a part of the signals, |y|, both with the weights of the objective.
    static double partOfSignals(const Residuals& residuals, const Eigen::VectorXd& r) {
        const double size = residuals.weighted(Residuals::nothing(r.size())).norm();
        return size > 0 ? r.norm() / size : 0;
    }

    void tell(double lambda, const SearchStep& step, long long solves, long long failures) {
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

    ControlledData controlled_;
    const FitBox& box_;
    const SimulationOptions& simulation_;
    const HomotopyOptions& options_;
    int threads_;
    const Progress& progress_;
    Continuation path_;
};

} // namespace

bool Continuation::suspicious() const {
    return std::any_of(stages.begin(), stages.end(),
                       [](const HomotopyStage& stage) { return !stage.suspicion.empty(); });
}

ControlledData controlledData(const FitData& data, const CorrectionPlan& plan, IntegralForm form) {
    ControlledData result{controlled(*data.model, plan.measured, plan.corrections, form), data};
    result.data.model = result.model.model;
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

FitData firstPart(const FitData& data, double part) {
    FitData result = data;
    for (FitCase& fitCase : result.cases) {
        const double last = fitCase.times.front() + part * (fitCase.times.back() - fitCase.times.front());
        const auto end = std::upper_bound(fitCase.times.begin(), fitCase.times.end(), last);
        fitCase.times.erase(std::max(end, fitCase.times.begin() + 1), fitCase.times.end());
    }
    std::erase_if(result.rows,
                  [&](const FitRow& row) { return row.time >= result.cases[row.fitCase].times.size(); });
    for (auto& rows : result.rowsOfSensor) rows.clear();
    for (std::size_t r = 0; r < result.rows.size(); ++r)
        result.rowsOfSensor[result.rows[r].sensor].push_back(r);
    return result;
}

Continuation followPath(ControlledData controlled, const FitBox& box, const SimulationOptions& simulation,
                        const HomotopyOptions& options, int threads, const Progress& progress) {
    return Path(std::move(controlled), box, simulation, options, threads, progress).follow();
}

} // namespace rigor
