#include "core/engine/multibody/multibody.h"

#include "core/engine/multibody/formulations.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace rigor {

namespace {

MultibodyInstant instantOf(const TimeStepper& s, const Spool& spool, double work) {
    MultibodyInstant i;
    i.time = s.time;
    i.command = spool.command(s.time);
    i.spool = spool.at(s.time);
    i.q = s.q;
    i.rates = s.rates;
    i.accelerations = s.accelerations;
    i.pressures = s.p;
    for (const CylinderMotion& c : s.kinematics().cylinders()) {
        i.lengths.push_back(c.length);
        i.lengthRates.push_back(c.rate);
    }
    i.energy = s.kinematics().energy();
    i.work = work;
    return i;
}

void watch(MultibodyRun& run, const TimeStepper& s) {
    const Kinematics& k = s.kinematics();
    run.position = std::max(run.position, k.violation().norm());
    run.velocity = std::max(run.velocity, (k.jacobian().lazyProduct(s.rates)).norm());
    run.acceleration =
        std::max(run.acceleration, (k.jacobian().lazyProduct(s.accelerations) + k.gamma()).norm());
}

constexpr long long kMostTrialSteps = 200'000;
/// A step over more than this part of the stroke may have left it by being too large.
constexpr double kCoarse = 0.05;

/// One run as it is; why it stopped is not yet looked into.
struct Attempt {
    MultibodyRun run;
    StepFailure failure = StepFailure::None;
};

/// Places of the pistons after a step, against those before.
class Pistons {
  public:
    Pistons(const Mechanism& mechanism, double step) : mechanism_(mechanism), step_(step) {}
    void keep(const TimeStepper& s) { before_ = s.kinematics().cylinders(); }
    /// What happened if a piston passed the end of its stroke in the step to t; empty if none did.
    std::string passed(const TimeStepper& s, double t) {
        const auto outside = pistonOutside(mechanism_, s.kinematics().cylinders());
        if (!outside) return {};
        const auto k = static_cast<std::size_t>(outside->cylinder - mechanism_.cylinders.data());
        const double end = endOf(*outside->cylinder, outside->position),
                     from = before_[k].length - outside->cylinder->retracted;
        const double part = std::clamp((end - from) / (outside->position - from), 0.0, 1.0);
        coarse_ = std::abs(outside->position - from) > kCoarse * outside->cylinder->stroke;
        return words(*outside->cylinder, t - step_ * (1 - part), outside->position, t);
    }
    /// The same for a step that was not taken, by the motion before it.
    std::string wouldPass(double t) const {
        for (std::size_t k = 0; k < before_.size(); ++k) {
            const Cylinder& c = mechanism_.cylinders[k];
            const double from = before_[k].length - c.retracted, x = from + step_ * before_[k].rate;
            if ((x >= 0 && x <= c.stroke) || std::abs(x - from) > kCoarse * c.stroke) continue;
            const double part = std::clamp((endOf(c, x) - from) / (x - from), 0.0, 1.0);
            return words(c, t - step_ * (1 - part), x, t);
        }
        return {};
    }

    /// Whether the step that passed the end was a large part of the stroke.
    bool coarse() const { return coarse_; }

  private:
    static double endOf(const Cylinder& c, double x) { return x < 0 ? 0 : c.stroke; }
    static std::string words(const Cylinder& c, double when, double x, double t) {
        return x < 0
                   ? filled(sentence("Mechanism",
                                     "at {:.6g} s the piston of the cylinder {} passes the retracted end of "
                                     "its stroke: it comes to {:.6g} m at {:.6g} s, and its stroke is 0 m "
                                     "to {:g} m"),
                            when, c.name, x, t, c.stroke)
                   : filled(sentence("Mechanism",
                                     "at {:.6g} s the piston of the cylinder {} passes the extended end of "
                                     "its stroke: it comes to {:.6g} m at {:.6g} s, and its stroke is 0 m "
                                     "to {:g} m"),
                            when, c.name, x, t, c.stroke);
    }
    const Mechanism& mechanism_;
    double step_;
    bool coarse_ = false;
    std::vector<CylinderMotion> before_;
};

Attempt attempt(const Mechanism& mechanism, const MultibodyOptions& options, std::stop_token stop) {
    const double lag = mechanism.valves.empty() ? 0 : mechanism.valves.front().lag;
    const Spool spool(mechanism.commandTimes, mechanism.commandValues, lag);
    const std::unique_ptr<TimeStepper> stepper = options.formulation == Formulation::DoubleStep
                                                     ? makeDoubleStep(mechanism, options, spool)
                                                     : makeAugmentedLagrangian(mechanism, options, spool);
    Attempt result;
    MultibodyRun& run = result.run;
    const auto count = static_cast<long long>(std::llround(options.stopTime / options.step));
    double work = 0, power = stepper->kinematics().power();
    const double energy = stepper->kinematics().energy();
    watch(run, *stepper);
    run.instants.push_back(instantOf(*stepper, spool, 0));
    long long iterations = 0;
    Pistons pistons(mechanism, options.step);
    const auto begin = std::chrono::steady_clock::now();
    const auto stopped = [&](StepFailure failure, std::string reason) {
        result.failure = failure;
        run.reason = std::move(reason);
    };
    if (stepper->failure != StepFailure::None) stopped(stepper->failure, stepper->reason);
    for (long long k = 1; k <= count && run.reason.empty() && !stop.stop_requested(); ++k) {
        const double t = static_cast<double>(k) * options.step;
        pistons.keep(*stepper);
        const int used = stepper->advance(t);
        if (used < 0) {
            const std::string piston = pistons.wouldPass(t);
            stopped(piston.empty() ? stepper->failure : StepFailure::Stroke,
                    piston.empty() ? stepper->reason : piston);
            break;
        }
        if (std::string piston = pistons.passed(*stepper, t); !piston.empty()) {
            stopped(pistons.coarse() ? StepFailure::NoConvergence : StepFailure::Stroke, std::move(piston));
            break;
        }
        iterations += used;
        run.mostIterations = std::max(run.mostIterations, used);
        run.steps = k;
        const double now = stepper->kinematics().power();
        work += 0.5 * options.step * (power + now);
        power = now;
        watch(run, *stepper);
        run.energyBalance =
            std::max(run.energyBalance, std::abs(stepper->kinematics().energy() - energy - work));
        if (k % options.recordEvery == 0 || k == count)
            run.instants.push_back(instantOf(*stepper, spool, work));
    }
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
    run.answered = run.steps == count;
    if (!run.answered && run.reason.empty()) run.reason = translate("Mechanism", "cancelled");
    run.factorisations = stepper->factorisations;
    if (run.steps > 0) {
        run.meanIterations = static_cast<double>(iterations) / static_cast<double>(run.steps);
        run.secondsPerStep = spent.count() / static_cast<double>(run.steps);
    }
    return result;
}

/// Finds out whether step, penalty or mechanism is the cause of a run that stopped, by trying others: what is
/// advised has been run through.
class Inquiry {
  public:
    Inquiry(const Mechanism& mechanism, const MultibodyOptions& options, std::stop_token stop)
        : mechanism_(mechanism), options_(options), stop_(stop) {}

    std::string reasonOf(const Attempt& found) {
        if (found.failure == StepFailure::None || found.failure == StepFailure::Stroke)
            return found.run.reason;
        if (options_.formulation == Formulation::DoubleStep) return reasonOfStep(found);
        // Without a penalty: whether the step is the cause.
        MultibodyOptions other = options_;
        other.formulation = Formulation::DoubleStep;
        const Attempt without = attempt(mechanism_, other, stop_);
        if (without.failure == StepFailure::Stroke) return without.run.reason;
        if (!without.run.answered) return reasonOfStep(without);
        return reasonOfPenalty(found);
    }

  private:
    std::string reasonOfPenalty(const Attempt& found) {
        const double largest = largestPenalty(mechanism_, options_.step);
        const bool large = options_.penalty > largest;
        std::string text =
            large ? filled(sentence("Mechanism",
                                    "the penalty {:g} is too large for steps of {:g} s: {} (at most {:.0e})"),
                           options_.penalty, options_.step, found.run.reason, largest)
                  : filled(sentence("Mechanism", "the penalty {:g} is too small for steps of {:g} s: {}"),
                           options_.penalty, options_.step, found.run.reason);
        MultibodyOptions other = options_;
        const double way = large ? 0.1 : 10;
        const double decade = std::pow(10, std::floor(std::log10(large ? largest : options_.penalty)));
        for (double penalty = large ? decade : 10 * decade; penalty >= 1 && penalty <= largest;
             penalty *= way) {
            other.penalty = penalty;
            if (attempt(mechanism_, other, stop_).run.answered)
                return filled(sentence("Mechanism", "{}; {:.0e} was tried and carries through"), text,
                              penalty);
            if (stop_.stop_requested()) return text;
        }
        const std::string step = finerStep(found.run.reason);
        return step.empty() ? text : step;
    }

    std::string reasonOfStep(const Attempt& found) {
        const std::string step = finerStep(found.run.reason);
        return step.empty() ? found.run.reason : step;
    }

    /// "the step of 1 s is too large: at 3 s ...; steps of 0.1 s were tried and carry through", or what stops
    /// finer steps too; empty if that is no more than `reason`.
    std::string finerStep(const std::string& reason) {
        MultibodyOptions other = options_;
        int deadPoints = 0;
        for (const double divisor : {2., 5., 10., 20., 50., 100.}) {
            other.step = options_.step / divisor;
            if (other.stopTime / other.step > kMostTrialSteps) break;
            // Both formulations where the penalty has a part in it.
            other.formulation = Formulation::DoubleStep;
            const Attempt tried = attempt(mechanism_, other, stop_);
            if (stop_.stop_requested()) return {};
            if (tried.failure == StepFailure::Stroke) return tried.run.reason;
            if (tried.failure == StepFailure::DeadPoint && ++deadPoints == 3) return tried.run.reason;
            if (!tried.run.answered) continue;
            other.formulation = options_.formulation;
            if (other.formulation != Formulation::DoubleStep &&
                !attempt(mechanism_, other, stop_).run.answered)
                continue;
            return filled(
                sentence("Mechanism",
                         "the step of {:g} s is too large: {}; steps of {:g} s were tried and carry through"),
                options_.step, reason, other.step);
        }
        return {};
    }

    const Mechanism& mechanism_;
    const MultibodyOptions& options_;
    std::stop_token stop_;
};

} // namespace

MultibodyRun simulateMechanism(const Mechanism& mechanism, const MultibodyOptions& options,
                               std::stop_token stop) {
    if (!(options.step > 0) || !(options.stopTime > 0))
        fail(sentence("Mechanism", "The step ({:g} s) and the stop time ({:g} s) must be positive."),
             options.step, options.stopTime);
    Attempt found = attempt(mechanism, options, stop);
    if (!found.run.answered && !stop.stop_requested())
        found.run.reason = Inquiry(mechanism, options, stop).reasonOf(found);
    return std::move(found.run);
}

} // namespace rigor
