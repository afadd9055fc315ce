#include "core/methods/fit/uncertainty/input_gaps.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/point_fit.h"
#include "core/methods/fit/residuals/fit_quality.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kOfDeviation = 0.1, kOfSpread = 1e-3;
constexpr double kMargin = 1.5;     ///< times the time after which the trajectories agree
constexpr double kOfTolerance = 10; ///< of the integrator: what it leaves over a run
constexpr double kInside = 1e-3;    ///< of a gap's width: within it the input leaves the bridge

} // namespace

std::vector<Gap> gapsOfInputs(const Experiment& experiment) {
    std::vector<Gap> all, result;
    for (const auto& [input, gaps] : experiment.inputGaps) all.insert(all.end(), gaps.begin(), gaps.end());
    std::sort(all.begin(), all.end(), [](const Gap& a, const Gap& b) { return a.from < b.from; });
    for (const Gap& gap : all) {
        if (!result.empty() && gap.from <= result.back().to)
            result.back().to = std::max(result.back().to, gap.to);
        else
            result.push_back(gap);
    }
    return result;
}

Signal movedInGaps(const Signal& signal, const std::vector<Gap>& gaps, double share, double begin,
                   double end) {
    std::vector<double> times(signal.knots().begin(), signal.knots().end());
    if (times.empty()) return signal; // a constant
    double low = signal.at(times.front()), high = low;
    for (const double t : times) {
        low = std::min(low, signal.at(t));
        high = std::max(high, signal.at(t));
    }
    const double reach = share * (high > low ? (high - low) / 2 : std::max(std::abs(high), 1e-3) / 10);
    for (const Gap& gap : gaps) {
        const double from = std::max(gap.from, begin), to = std::min(gap.to, end);
        times.push_back(from + kInside * (to - from));
        times.push_back(to - kInside * (to - from));
    }
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    std::vector<double> values;
    for (const double t : times) {
        const bool inside =
            std::any_of(gaps.begin(), gaps.end(), [&](const Gap& gap) { return gap.holds(t); });
        values.push_back(signal.at(t) + (inside ? reach : 0));
    }
    const bool held = signal.interpolation() == Interpolation::Hold;
    return Signal(std::move(times), std::move(values), held ? Interpolation::Hold : Interpolation::Linear)
        .withClock(signal.sharedClock());
}

namespace {

/// The start values, and halfway from them to every bound.
std::vector<Eigen::VectorXd> pointsOf(const Problem& problem) {
    const auto n = static_cast<Eigen::Index>(problem.unknowns.size());
    Eigen::VectorXd start(n);
    for (Eigen::Index i = 0; i < n; ++i) {
        const Unknown& unknown = problem.unknowns[static_cast<std::size_t>(i)];
        const auto found = findVariable(*problem.model, unknown.name);
        start[i] = std::isfinite(unknown.value.start)
                       ? unknown.value.start
                       : (found ? variable(*problem.model, *found).start : 0.0);
    }
    std::vector<Eigen::VectorXd> points{start};
    for (Eigen::Index i = 0; i < n; ++i) {
        const SearchValue& value = problem.unknowns[static_cast<std::size_t>(i)].value;
        for (const double bound : {value.min, value.max}) {
            Eigen::VectorXd point = start;
            const double far =
                std::isfinite(bound) ? bound - start[i] : std::copysign(std::abs(start[i]), bound);
            point[i] += far / 2;
            if (far != 0) points.push_back(std::move(point));
        }
    }
    return points;
}

class Forgetting {
  public:
    /// points: of the unknowns; the first one counts in any case.
    Forgetting(const FitData& data, const Problem& problem, std::size_t fitCase,
               const std::vector<Eigen::VectorXd>& points, const std::stop_token& stop)
        : data_(data), problem_(problem), case_(data.cases[fitCase]),
          experiment_(problem.data.experiments[case_.experiment]), gaps_(gapsOfInputs(experiment_)),
          differs_(points.size()) {
        parallelFor(points.size(), problem.threads, stop,
                    [&](std::size_t k) { differs_[k] = differences(points[k]); });
        // Where the model cannot be run at the first point nothing is known to be forgotten.
        if (differs_.front().size() == 0)
            differs_.front().setConstant(static_cast<Eigen::Index>(case_.times.size()),
                                         static_cast<Eigen::Index>(data.sensors.size()),
                                         std::numeric_limits<double>::infinity());
    }

    /// Times of the case at which a sensor says nothing: in the gaps, and until the trajectories have agreed
    /// for `margin` times as long as they took.
    std::vector<bool> blind(std::size_t sensor, double tolerance, double margin) const {
        const std::vector<double>& times = case_.times;
        std::vector<bool> unknown(times.size(), false);
        for (std::size_t g = 0; g < gaps_.size(); ++g) {
            const double from = gaps_[g].to;
            const double next =
                g + 1 < gaps_.size() ? gaps_[g + 1].from : std::numeric_limits<double>::infinity();
            double until = -std::numeric_limits<double>::infinity();
            for (std::size_t p = 0; p < differs_.size(); ++p) {
                const double last = lastDifference(differs_[p], sensor, tolerance, from, next);
                // A point far off at which the model never forgets (without damping, say) tells nothing.
                const bool never = last >= std::min(next, times.back());
                if (last >= from && (p == 0 || !never))
                    until = std::max(until, from + margin * (last - from));
            }
            for (std::size_t k = 0; k < times.size(); ++k)
                if (gaps_[g].holds(times[k]) || (times[k] >= from && times[k] <= std::min(until, next)))
                    unknown[k] = true;
        }
        return unknown;
    }

    std::string inputs() const {
        std::vector<std::string> names;
        for (const auto& [input, gaps] : experiment_.inputGaps) names.push_back(input);
        return fmt::format("{}", fmt::join(names, ", "));
    }

  private:
    /// The last time from `from` to `next` at which the trajectories differ; -infinity: at none.
    double lastDifference(const Eigen::MatrixXd& difference, std::size_t sensor, double tolerance,
                          double from, double next) const {
        double last = -std::numeric_limits<double>::infinity();
        for (Eigen::Index k = 0; k < difference.rows(); ++k) {
            const double t = case_.times[static_cast<std::size_t>(k)];
            if (t >= from && t <= next && difference(k, static_cast<Eigen::Index>(sensor)) > tolerance)
                last = t;
        }
        return last;
    }

    /// Largest difference of the outputs per time and sensor; empty if the model does not answer.
    Eigen::MatrixXd differences(const Eigen::VectorXd& point) const {
        Eigen::VectorXd parameters = case_.parameters;
        for (std::size_t i = 0; i < data_.unknowns.size(); ++i)
            parameters[static_cast<Eigen::Index>(data_.unknowns[i])] = point[static_cast<Eigen::Index>(i)];
        const Eigen::MatrixXd bridged = run(parameters, 0);
        Eigen::MatrixXd most = Eigen::MatrixXd::Zero(bridged.rows(), bridged.cols());
        for (const double share : {1.0, -1.0}) {
            const Eigen::MatrixXd other = run(parameters, share);
            if (bridged.size() == 0 || other.size() == 0) return {};
            most = most.cwiseMax((other - bridged).cwiseAbs());
        }
        return most;
    }

    /// Values of the sensors at the times of the case.
    Eigen::MatrixXd run(const Eigen::VectorXd& parameters, double share) const {
        SimulationOptions options = problem_.simulation;
        options.stopTime = std::max(options.startTime, case_.times.back());
        std::vector<Signal> signals = case_.inputs;
        const auto& names = problem_.model->inputs();
        for (std::size_t i = 0; i < signals.size(); ++i)
            if (const auto gaps = experiment_.inputGaps.find(names[i].name);
                gaps != experiment_.inputGaps.end())
                signals[i] =
                    movedInGaps(signals[i], gaps->second, share, options.startTime, *options.stopTime);
        const Trajectory trajectory =
            simulate(*problem_.model, {parameters.data(), static_cast<std::size_t>(parameters.size())},
                     signals, options, case_.times);
        if (trajectory.status.end != RunEnd::StopTime) return {};
        Eigen::MatrixXd values(static_cast<Eigen::Index>(case_.times.size()),
                               static_cast<Eigen::Index>(data_.sensors.size()));
        for (std::size_t s = 0; s < data_.sensors.size(); ++s) {
            const VariableReference& reference = data_.sensors[s].reference;
            const auto column = static_cast<Eigen::Index>(s);
            if (reference.kind == VariableKind::Discrete)
                values.col(column).setConstant(trajectory.discretes[reference.index]);
            else
                values.col(column) = trajectory.outputs.col(static_cast<Eigen::Index>(reference.index));
        }
        return values.allFinite() ? values : Eigen::MatrixXd();
    }

    const FitData& data_;
    const Problem& problem_;
    const FitCase& case_;
    const Experiment& experiment_;
    std::vector<Gap> gaps_;
    std::vector<Eigen::MatrixXd> differs_; ///< per point: times of the case x sensors; empty: no answer
};

bool remembers(const FitData& data) {
    return data.model->capabilities().dynamic || !data.model->discretes().empty();
}

/// Below this a difference does not matter to the fit.
double toleranceOf(const FitData& data, std::size_t sensor) {
    if (data.sigmaStated || data.sigmaFound) return kOfDeviation * data.sensors[sensor].sigma;
    double count = 0, mean = 0, squares = 0;
    for (const std::size_t r : data.rowsOfSensor[sensor]) {
        count += 1;
        mean += data.rows[r].value;
    }
    if (count == 0) return 0;
    mean /= count;
    for (const std::size_t r : data.rowsOfSensor[sensor]) squares += std::pow(data.rows[r].value - mean, 2);
    return kOfSpread * std::sqrt(squares / count);
}

} // namespace

void leaveOutUnknownInputs(FitData& data, const Problem& problem, std::stop_token stop) {
    if (!remembers(data)) return; // what is measured within a gap fitDataOf has left out
    std::vector<double> tolerances;
    for (std::size_t s = 0; s < data.sensors.size(); ++s) tolerances.push_back(toleranceOf(data, s));
    const std::vector<Eigen::VectorXd> points = pointsOf(problem);
    std::vector<bool> out(data.rows.size(), false);
    for (std::size_t c = 0; c < data.cases.size(); ++c) {
        if (problem.data.experiments[data.cases[c].experiment].inputGaps.empty()) continue;
        const Forgetting forgetting(data, problem, c, points, stop);
        for (std::size_t s = 0; s < data.sensors.size(); ++s) {
            const std::vector<bool> blind = forgetting.blind(s, tolerances[s], kMargin);
            std::size_t count = 0;
            double last = 0;
            for (const std::size_t r : data.rowsOfSensor[s])
                if (data.rows[r].fitCase == c && blind[data.rows[r].time]) {
                    out[r] = true;
                    ++count;
                    last = std::max(last, data.cases[c].times[data.rows[r].time]);
                }
            if (count == 0) continue;
            data.notes.push_back(
                last >= data.cases[c].times.back()
                    ? filled(
                          sentence("Method",
                                   "Experiment {}: what {} did in its gap still shows in {} when the record "
                                   "ends; {} values behind the gap are left out."),
                          data.cases[c].label, forgetting.inputs(), data.sensors[s].output, count)
                    : filled(sentence("Method",
                                      "Experiment {}: what {} did in its gap shows in {} up to {:.4g} s; {} "
                                      "values behind the gap are left out."),
                             data.cases[c].label, forgetting.inputs(), data.sensors[s].output, last, count));
        }
    }
    std::vector<FitRow> kept;
    for (std::size_t r = 0; r < data.rows.size(); ++r)
        if (!out[r]) kept.push_back(data.rows[r]);
    if (kept.empty())
        fail(sentence("Method",
                      "no value is left: all are measured where an input is not known, or before the "
                      "model has forgotten what it did there"));
    data.rows = std::move(kept);
    for (auto& rows : data.rowsOfSensor) rows.clear();
    for (std::size_t r = 0; r < data.rows.size(); ++r) data.rowsOfSensor[data.rows[r].sensor].push_back(r);
}

Message forgottenLater(const FitData& data, const Problem& problem, const Eigen::VectorXd& estimate) {
    if (!remembers(data)) return {};
    for (std::size_t c = 0; c < data.cases.size(); ++c) {
        if (problem.data.experiments[data.cases[c].experiment].inputGaps.empty()) continue;
        const Forgetting forgetting(data, problem, c, {estimate}, {});
        for (std::size_t s = 0; s < data.sensors.size(); ++s) {
            const std::vector<bool> blind = forgetting.blind(s, toleranceOf(data, s), 1);
            const auto count =
                std::count_if(data.rowsOfSensor[s].begin(), data.rowsOfSensor[s].end(), [&](std::size_t r) {
                    return data.rows[r].fitCase == c && blind[data.rows[r].time];
                });
            if (count > 0)
                return filled(sentence("Method",
                                       "Experiment {}: at the estimate {} values of {} still show what {} "
                                       "did in its gap; the answer rests on a guess of it. Start the "
                                       "search from this estimate."),
                              data.cases[c].label, count, data.sensors[s].output, forgetting.inputs());
        }
    }
    return {};
}

namespace {

/// Outputs of which nothing but 0 was measured have the size of what is predicted at the start values.
void sizeSilentOutputs(FitData& data, const Problem& problem, std::stop_token stop) {
    const auto isSilent = [](const FitSensor& sensor) { return sensor.size == 0; };
    if (std::none_of(data.sensors.begin(), data.sensors.end(), isSilent)) return;
    Predictor predictor(data, problem.simulation, problem.threads, std::move(stop));
    const Prediction start = predictor.values(fitBoxOf(problem).start);
    for (std::size_t s = 0; s < data.sensors.size(); ++s) {
        if (!isSilent(data.sensors[s])) continue;
        double squares = 0;
        for (const std::size_t r : start.answered ? data.rowsOfSensor[s] : std::vector<std::size_t>())
            squares += std::pow(start.values[static_cast<Eigen::Index>(r)], 2);
        // An integrator that chooses its steps does not tell what is left from its tolerance.
        const double least = problem.simulation.stepper == "rk4"
                                 ? 0
                                 : kOfTolerance * problem.simulation.absoluteTolerance / kExactFit;
        data.sensors[s].size =
            std::max(least, std::sqrt(squares / static_cast<double>(data.rowsOfSensor[s].size())));
    }
}

} // namespace

FitData knownDataOf(const Problem& problem, bool means, std::stop_token stop) {
    FitData data = fitDataOf(problem, {}, means);
    leaveOutUnknownInputs(data, problem, stop);
    sizeSilentOutputs(data, problem, stop);
    return data;
}

} // namespace rigor
