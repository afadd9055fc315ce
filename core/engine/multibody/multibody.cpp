#include "core/engine/multibody/multibody.h"

#include "core/engine/multibody/formulations.h"

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

} // namespace

MultibodyRun simulateMechanism(const Mechanism& mechanism, const MultibodyOptions& options,
                               std::stop_token stop) {
    if (!(options.step > 0) || !(options.stopTime > 0))
        fail("The step ({:g} s) and the stop time ({:g} s) must be positive.", options.step,
             options.stopTime);
    const double lag = mechanism.valves.empty() ? 0 : mechanism.valves.front().lag;
    const Spool spool(mechanism.commandTimes, mechanism.commandValues, lag);
    const std::unique_ptr<TimeStepper> stepper = options.formulation == Formulation::DoubleStep
                                                     ? makeDoubleStep(mechanism, options, spool)
                                                     : makeAugmentedLagrangian(mechanism, options, spool);
    MultibodyRun run;
    const auto count = static_cast<long long>(std::llround(options.stopTime / options.step));
    double work = 0, power = stepper->kinematics().power();
    const double energy = stepper->kinematics().energy();
    watch(run, *stepper);
    run.instants.push_back(instantOf(*stepper, spool, 0));
    long long iterations = 0;
    const auto begin = std::chrono::steady_clock::now();
    for (long long k = 1; k <= count && !stop.stop_requested(); ++k) {
        const int used = stepper->advance(static_cast<double>(k) * options.step);
        if (used < 0) {
            run.reason = stepper->reason;
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
    if (!run.answered && run.reason.empty()) run.reason = "cancelled";
    run.factorisations = stepper->factorisations;
    if (run.steps > 0) {
        run.meanIterations = static_cast<double>(iterations) / static_cast<double>(run.steps);
        run.secondsPerStep = spent.count() / static_cast<double>(run.steps);
    }
    return run;
}

} // namespace rigor
