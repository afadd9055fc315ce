#include "core/methods/homotopy/gains/gains.h"

#include "core/engine/simulate/fastest_rate.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/base/error.h"
#include "core/methods/fit/search/search_scale.h"
#include "core/methods/homotopy/gains/observer_gains.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

Eigen::VectorXd parametersAt(const FitData& data, std::size_t fitCase, const Eigen::VectorXd& unknowns) {
    Eigen::VectorXd p = data.cases[fitCase].parameters;
    for (std::size_t i = 0; i < data.unknowns.size(); ++i)
        p[static_cast<Eigen::Index>(data.unknowns[i])] = unknowns[static_cast<Eigen::Index>(i)];
    return p;
}

/// Slope of entry `row` of a tape of the model (its outputs, its derivatives) to a state at the start of the
/// first case; 1 where it is 0 or unknown.
double slopeAtStart(const FitData& data, const Eigen::VectorXd& parameters, const TapePtr& tape,
                    std::size_t rows, std::size_t row, std::size_t state, const Trajectory& run) {
    const Model& model = *data.model;
    const SlotLayout at(model);
    Jacobian jacobian(tape);
    std::vector<double> slots(at.count, 0.0), values(rows), slopes(rows);
    std::copy(parameters.begin(), parameters.end(),
              slots.begin() + static_cast<std::ptrdiff_t>(at.parameters));
    for (std::size_t k = 0; k < model.states().size(); ++k)
        slots[at.states + k] = run.states(0, static_cast<Eigen::Index>(k));
    const std::size_t chosen = at.states + state;
    jacobian(slots, std::span<const std::size_t>(&chosen, 1), values, slopes);
    const double slope = slopes[row];
    return std::isfinite(slope) && slope != 0 ? slope : 1;
}

/// The gains that pull at `rate`, in the units of outputs and states: with x' = f + kd e, v' = ... + kp e and
/// e = -c dx, df = g dv the error obeys s^2 + kd c s + kp c g = 0, whose roots are -rate/2 for kd = rate/c,
/// kp = rate^2/(4 c g).
std::vector<double> gainsAt(double rate, const CorrectionPlan& plan, const FitData& data,
                            const Eigen::VectorXd& parameters, const Trajectory& start) {
    const Model& model = *data.model;
    const TapePtr &output = model.formulas().output, &derivative = model.formulas().derivative;
    const SlotLayout at(model);
    const bool known = start.states.rows() > 0;
    const auto outputSlope = [&](const Correction& c, std::size_t state) {
        return known ? slopeAtStart(data, parameters, output, model.outputs().size(),
                                    plan.measured[c.measured].index, state, start)
                     : 1;
    };
    const auto isDirect = [&](const Correction& c) {
        return output->depends(plan.measured[c.measured].index, at.states + c.state);
    };
    std::vector<double> gains;
    for (const Correction& c : plan.corrections) {
        if (isDirect(c)) {
            gains.push_back(rate / outputSlope(c, c.state));
            continue;
        }
        double slope = 1;
        for (const Correction& through : plan.corrections)
            if (through.measured == c.measured && isDirect(through) &&
                derivative->depends(through.state, at.states + c.state)) {
                slope = outputSlope(c, through.state);
                if (known)
                    slope *= slopeAtStart(data, parameters, derivative, model.states().size(), through.state,
                                          c.state, start);
                break;
            }
        gains.push_back(rate * rate / (4 * slope));
    }
    return gains;
}

/// |dy/dt| / |y - mean y| of the measured signals, 1/s: the largest over sensors.
double signalRate(const FitData& data) {
    double fastest = 0;
    for (std::size_t s = 0; s < data.sensors.size(); ++s) {
        double size = 0, slope = 0, mean = 0;
        const auto& rows = data.rowsOfSensor[s];
        for (const std::size_t r : rows) mean += data.rows[r].value / static_cast<double>(rows.size());
        double length = 0;
        for (std::size_t k = 0; k + 1 < rows.size(); ++k) {
            const FitRow &a = data.rows[rows[k]], &b = data.rows[rows[k + 1]];
            if (a.fitCase != b.fitCase) continue;
            const auto& times = data.cases[a.fitCase].times;
            const double dt = times[b.time] - times[a.time];
            if (!(dt > 0)) continue;
            slope += std::pow((b.value - a.value) / dt, 2) * dt;
            size += std::pow(a.value - mean, 2) * dt;
            length = std::max(length, times.back() - times.front());
        }
        if (size > 0) fastest = std::max(fastest, std::sqrt(slope / size));
        if (length > 0) fastest = std::max(fastest, 1 / length);
    }
    return fastest > 0 ? fastest : 1;
}

/// Samples per second of the sensor that is read most often.
double samplingRate(const FitData& data) {
    double most = 0;
    for (const auto& rows : data.rowsOfSensor)
        for (std::size_t c = 0; c < data.cases.size(); ++c) {
            const auto& times = data.cases[c].times;
            const auto count = std::count_if(rows.begin(), rows.end(),
                                             [&](std::size_t r) { return data.rows[r].fitCase == c; });
            if (count > 1 && times.back() > times.front())
                most = std::max(most, static_cast<double>(count - 1) / (times.back() - times.front()));
        }
    return most;
}

} // namespace

Synchronisation synchronisation(const ControlledData& controlled, const Eigen::VectorXd& unknowns,
                                const SimulationOptions& simulation) {
    ControlledData pulled = controlled;
    setLambda(pulled, 1);
    const FitData& data = pulled.data;
    Synchronisation result;
    double error = 0, size = 0;
    for (std::size_t c = 0; c < data.cases.size(); ++c) {
        SimulationOptions options = simulation;
        options.stopTime = data.cases[c].times.back();
        const Eigen::VectorXd p = parametersAt(data, c, unknowns);
        const Trajectory run =
            simulate(*data.model, std::span<const double>(p.data(), static_cast<std::size_t>(p.size())),
                     data.cases[c].inputs, options, data.cases[c].times);
        ++result.solves.made;
        if (!run.status.answered()) {
            ++result.solves.failed;
            result.why = toString(run.status, *data.model);
            return result;
        }
        for (const FitRow& row : data.rows) {
            if (row.fitCase != c) continue;
            const auto& sensor = data.sensors[row.sensor];
            const double y = predictedBy(run, row.time, row.atEnd, sensor);
            error += std::pow((row.value - y) / sensor.sigma, 2);
            size += std::pow(row.value / sensor.sigma, 2);
        }
        const double rate =
            fastestRate(*data.model, std::span<const double>(p.data(), static_cast<std::size_t>(p.size())),
                        data.cases[c].inputs, run);
        if (!(rate <= result.fastest)) result.fastest = rate;
    }
    result.simulated = std::isfinite(error);
    result.error = size > 0 ? std::sqrt(error / size) : 0;
    return result;
}

namespace {

/// What is off between two samples is the noise, or a start that no correction moves: pulling harder only
/// makes the model stiff.
constexpr double kFasterThanSamples = 8, kWorthIt = 0.95;
/// Part of the signals that no pulled model should leave.
constexpr double kLostPull = 0.2;
/// Values of the unknowns over their bounds at which the pulled model is held against the record.
constexpr int kHeldAt = 15, kHarder = 4;

struct GainSearch {
    double error = std::numeric_limits<double>::infinity(); ///< at the start values
    double rate = 0;                                        ///< 1/s, of these gains
    std::vector<double> gains;
};

class GainProposal {
  public:
    GainProposal(CorrectionPlan& plan, const FitData& data, const FitBox& box, IntegralForm form,
                 const SimulationOptions& simulation, const Progress& progress, double target)
        : plan_(plan), data_(data), box_(box), form_(form), simulation_(simulation), progress_(progress),
          target_(target) {}

    ProposedGains make() {
        const Eigen::VectorXd p = parametersAt(data_, 0, box_.start);
        SimulationOptions shortRun = simulation_;
        shortRun.stopTime = shortRun.startTime;
        const Trajectory start =
            simulate(*data_.model, std::span<const double>(p.data(), static_cast<std::size_t>(p.size())),
                     data_.cases.front().inputs, shortRun);
        made_.solves += SolveCount{1, start.status.answered() ? 0 : 1};
        const GainSearch alone =
            search(plan_, [&](double rate) { return std::optional(gainsAt(rate, plan_, data_, p, start)); });
        plan_.gains = alone.gains;
        if (alone.error > target_ && leavesStates(plan_, *data_.model) && !progress_.stopRequested())
            pullEveryState(alone.error, p, start);
        return std::move(made_);
    }

  private:
    using GainsOf = std::function<std::optional<std::vector<double>>(double rate)>;

    GainSearch search(CorrectionPlan plan, const GainsOf& gainsOf) {
        GainSearch found;
        double rate = signalRate(data_);
        found.rate = rate;
        found.gains = gainsOf(rate).value_or(std::vector<double>());
        SimulationOptions stiff = simulation_;
        const double enough = kFasterThanSamples * samplingRate(data_);
        for (int k = 0; k < 20 && !progress_.stopRequested(); ++k, rate *= 2) {
            auto gains = gainsOf(rate);
            if (!gains) continue;
            plan.gains = std::move(*gains);
            const Synchronisation now =
                synchronisation(controlledData(data_, plan, form_), box_.start, stiff);
            made_.solves += now.solves;
            if (!now.simulated) {
                if (stiff.stepper == "radau" || std::isfinite(found.error)) break;
                stiff.stepper = "radau";
                rate /= 2;
                continue;
            }
            const bool worthIt = now.error < kWorthIt * found.error;
            if (rate > enough && !worthIt) break;
            if (now.error < found.error) found = {now.error, rate, plan.gains};
            if (now.error <= target_) break;
        }
        return found;
    }

    /// Of states that the plan does not pull: an observer of all of them, where it follows the record better.
    void pullEveryState(double error, const Eigen::VectorXd& p, const Trajectory& start) {
        const CorrectionPlan full = observerPlan(plan_, *data_.model);
        Trajectory run = pulledRun(plan_, box_.start);
        if (!run.status.answered()) run = start;
        if (!run.status.answered()) return;
        const ObserverGains observer(full, data_, 0, p, run);
        const auto& times = data_.cases.front().times;
        if (const auto unseen = observer.unseen(times.back() - times.front());
            !unseen.empty() && !(error < kLostPull))
            fail(sentence("Method",
                          "no gain can hold the model {} at what is measured: {} grow by themselves "
                          "and are not seen in any measured output. Measure one of them, or name "
                          "corrections"),
                 data_.model->name(), fmt::format("{}", fmt::join(unseen, ", ")));
        GainSearch best = search(full, [&](double rate) { return observer.at(rate); });
        if (best.gains.empty() || !(best.error < kWorthIt * error)) return;
        plan_ = full;
        plan_.gains = best.gains;
        int lost = lostOverTheBox();
        for (int k = 1; k <= kHarder && lost > 0 && !progress_.stopRequested(); ++k) {
            CorrectionPlan weaker = plan_;
            const auto gains = observer.at(best.rate * std::exp2(k));
            if (!gains) break;
            plan_.gains = *gains;
            if (const int now = lostOverTheBox(); now < lost)
                lost = now;
            else
                plan_ = std::move(weaker);
        }
        if (lost > 0 && !progress_.stopRequested())
            made_.told = filled(
                translate("Method", "With the gains proposed the pulled model is not stable along the record "
                                    "for {} of {} values of the unknowns tried between their bounds: starts "
                                    "there may be lost. Gains can be given in the option corrections."),
                lost, kHeldAt + 1);
    }

    /// The model pulled by a plan over the first experiment.
    Trajectory pulledRun(const CorrectionPlan& plan, const Eigen::VectorXd& unknowns) {
        ControlledData pulled = controlledData(data_, plan, form_);
        setLambda(pulled, 1);
        const Eigen::VectorXd p = parametersAt(pulled.data, 0, unknowns);
        SimulationOptions options = simulation_;
        options.stopTime = data_.cases.front().times.back();
        if (options.stepper == "rk4") options.stepper = "radau";
        Trajectory run = simulate(*pulled.data.model,
                                  std::span<const double>(p.data(), static_cast<std::size_t>(p.size())),
                                  pulled.data.cases.front().inputs, options, data_.cases.front().times);
        made_.solves += SolveCount{1, run.status.answered() ? 0 : 1};
        return run;
    }

    /// Of kHeldAt values of the unknowns and the start those at which the pulled model leaves the record or
    /// has no run.
    int lostOverTheBox() {
        if (!fillable(box_)) return 0;
        const Eigen::MatrixXd points = manyStarts(box_, kHeldAt, 1);
        int lost = 0;
        for (const auto& point : points.colwise()) {
            if (progress_.stopRequested()) break;
            const Trajectory run = pulledRun(plan_, point);
            lost += !run.status.answered() ||
                    !(errorGrowth(plan_, linearisedAlong(data_, 0, parametersAt(data_, 0, point),
                                                         plan_.measured, run)) < 0);
        }
        return lost;
    }

    CorrectionPlan& plan_;
    const FitData& data_;
    const FitBox& box_;
    IntegralForm form_;
    const SimulationOptions& simulation_;
    const Progress& progress_;
    double target_;
    ProposedGains made_;
};

} // namespace

ProposedGains proposeGains(CorrectionPlan& plan, const FitData& data, const FitBox& box, IntegralForm form,
                           const SimulationOptions& simulation, const Progress& progress, double target) {
    return GainProposal(plan, data, box, form, simulation, progress, target).make();
}

} // namespace rigor
