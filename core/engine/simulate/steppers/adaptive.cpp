#include "core/engine/simulate/steppers/adaptive.h"

#include "core/engine/simulate/steppers/rosenbrock.h"

#include <boost/numeric/odeint/stepper/controlled_runge_kutta.hpp>
#include <boost/numeric/odeint/stepper/dense_output_runge_kutta.hpp>
#include <boost/numeric/odeint/stepper/generation.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta_dopri5.hpp>

#include <cmath>

namespace rigor {

namespace {

namespace odeint = boost::numeric::odeint;

/// What both steppers share. States are scaled by their nominal values, so that one absolute tolerance fits
/// all.
class Adaptive {
  public:
    Adaptive(const SteppedModel& stepped, Run<double>& run, std::span<const Signal> inputs,
             const SimulationOptions& options)
        : stepped_(stepped), run_(run), options_(options), dual_(stepped, inputs, options),
          kinkInStep_(options.stepper == "dopri5" && !stepped.allContinued()), x_(run.states().size()),
          dxdt_(x_), next_(x_), between_(x_), reached_(x_), from_(x_), dualX_(x_.size()), dualF_(x_.size()) {
        scale_ = stepped.stateScales();
    }

    /// step(stepper): one step of Odeint's; may throw odeint_error.
    template <class Stepper, class Step>
    void go(Stepper& stepper, Step doStep, std::stop_token stop, Recorder<double>& recorder) {
        std::vector<double> scaled(x_.size());
        double step = options_.step;
        // Guards are looked at this often at least, so that a guard that falls and rises again within a long
        // step is not missed.
        const double look = stepped_.model.events().empty() && stepped_.modes.empty()
                                ? std::numeric_limits<double>::infinity()
                                : options_.step;
        double begin = run_.time(); // of the step
        bool inStep = false;        // the step is taken to its events instead of read off at them
        const auto stateAfter = [&](const double& from, const double& h, std::vector<double>& x) {
            if (inStep && from + h < stepper.current_time())
                plainStep(begin, from + h - begin, scaled);
            else
                stepper.calc_state(from + h, scaled);
            for (std::size_t k = 0; k < x.size(); ++k) x[k] = scaled[k] * scale_[k];
        };
        run_.setBeforeEvent([&](const double& at) { recordBefore(recorder, stateAfter, begin, at); });
        recorder.record();
        for (;;) { // pieces
            const double end = run_.piece().end;
            if (run_.time() < end) step = std::min(step, end - run_.time());
            initialize(stepper, scaled, step);
            while (run_.time() < end) {
                if (stop.stop_requested()) return run_.fail(RunEnd::Cancelled, run_.time(), -1, {});
                if (!tryStep(stepper, doStep, scaled)) return;
                step = stepper.current_time_step();
                const double reached = std::min(stepper.current_time(), end);
                begin = run_.time();
                inStep = kinkInStep_;
                for (std::size_t k = 0; inStep && k < scale_.size(); ++k)
                    from_[k] = run_.states()[k] / scale_[k];
                bool goesOn = true, floored = false;
                while (goesOn && run_.time() < reached) {
                    const double from = run_.time();
                    const double target = from + look < reached ? from + look : reached;
                    auto stateAt = [&](const double& h, std::vector<double>& x) { stateAfter(from, h, x); };
                    stateAt(target - from, next_);
                    goesOn = run_.finishStep(target, next_, stateAt);
                    floored = run_.floored();
                    if (run_.restarted() || floored) break;
                }
                inStep = false;
                if (goesOn || run_.status().answered()) {
                    recordBefore(recorder, stateAfter, begin, run_.time());
                    recorder.record();
                }
                if (!goesOn) return;
                if (run_.restarted()) break;
                if (floored) initialize(stepper, scaled, step);
            }
            if (run_.restarted() && run_.time() < run_.piece().end) continue;
            if (!run_.nextPiece()) return;
        }
    }

    void derivative(const std::vector<double>& scaled, std::vector<double>& dydt, double t) {
        for (std::size_t k = 0; k < x_.size(); ++k) x_[k] = scaled[k] * scale_[k];
        run_.derivative(x_, dxdt_, t);
        for (std::size_t k = 0; k < x_.size(); ++k) dydt[k] = dxdt_[k] / scale_[k];
    }

    /// J = df/dx and df/dt, scaled, eight columns per sweep.
    void jacobian(const std::vector<double>& scaled, std::vector<double>& j, double t,
                  std::vector<double>& dfdt) {
        dual_.copySlots(run_.slots());
        dual_.holdAs(run_);
        const std::size_t n = x_.size();
        for (std::size_t first = 0; first <= n; first += kDualDirections) {
            for (std::size_t k = 0; k < n; ++k) dualX_[k] = scaled[k] * scale_[k];
            DualNumber time(t);
            for (std::size_t d = 0; d < kDualDirections && first + d <= n; ++d)
                (first + d < n ? dualX_[first + d] : time).d[d] = 1;
            dual_.derivative(dualX_, dualF_, time);
            for (std::size_t row = 0; row < n; ++row)
                for (std::size_t d = 0; d < kDualDirections && first + d <= n; ++d) {
                    const double value = dualF_[row].d[d] / scale_[row];
                    if (first + d < n)
                        j[row * n + first + d] = value * scale_[first + d];
                    else
                        dfdt[row] = value;
                }
        }
    }

  private:
    /// From from_ at `begin` by a step of its own.
    void plainStep(double begin, double length, std::vector<double>& to) {
        plain_.reset(); // it would take its last derivative for that of the begin
        plain_.do_step([this](const auto& y, auto& dydt, double t) { derivative(y, dydt, t); }, from_, begin,
                       to, length);
    }

    template <class Stepper> void initialize(Stepper& stepper, std::vector<double>& scaled, double step) {
        for (std::size_t k = 0; k < scale_.size(); ++k) scaled[k] = run_.states()[k] / scale_[k];
        stepper.initialize(scaled, run_.time(), step);
    }

    /// A step that is not finite is repeated from the same state with a tenth of its length.
    template <class Stepper, class Step>
    bool tryStep(Stepper& stepper, Step& doStep, std::vector<double>& scaled) {
        for (;;) {
            const double step = stepper.current_time_step();
            try {
                doStep(stepper);
                stepper.calc_state(stepper.current_time(), scaled);
                bool finite = true;
                for (std::size_t k = 0; k < scale_.size(); ++k) finite = finite && std::isfinite(scaled[k]);
                if (finite || run_.status().end != RunEnd::NotRun) return run_.status().end == RunEnd::NotRun;
            } catch (const odeint::odeint_error&) {
                run_.fail(RunEnd::StepTooSmall, run_.time(), -1, {});
                return false;
            }
            if (step < 1e-14 * std::max(1.0, std::abs(run_.time())))
                return true; // finishStep says what is wrong
            initialize(stepper, scaled, step / 10);
        }
    }

    /// Records the times before `end` with what the run holds now: modes and discretes as they are before an
    /// event there.
    template <class StateAfter>
    void recordBefore(Recorder<double>& recorder, const StateAfter& stateAfter, double begin, double end) {
        const double tolerance = sameTime(end);
        if (!(recorder.nextTime() < end - tolerance)) return;
        const double now = run_.time();
        std::copy(run_.states().begin(), run_.states().end(), reached_.begin());
        const RunStatus status = run_.status();
        while (recorder.nextTime() < end - tolerance) {
            const double t = recorder.nextTime();
            stateAfter(begin, t - begin, between_);
            run_.place(t, between_);
            recorder.record();
        }
        run_.place(now, reached_);
        run_.status() = status;
    }

    const SteppedModel& stepped_;
    Run<double>& run_;
    const SimulationOptions& options_;
    Run<DualNumber> dual_;
    bool kinkInStep_; ///< of dopri5: its steps end in kinks at which the formulas change
    odeint::runge_kutta_dopri5<std::vector<double>> plain_;
    std::vector<double> scale_, x_, dxdt_, next_, between_, reached_, from_;
    std::vector<DualNumber> dualX_, dualF_;
};

} // namespace

void runAdaptive(const SteppedModel& stepped, Run<double>& run, std::span<const Signal> inputs,
                 const SimulationOptions& options, std::stop_token stop, Recorder<double>& recorder) {
    if (run.status().end != RunEnd::NotRun) return;
    Adaptive adaptive(stepped, run, inputs, options);
    using State = std::vector<double>;
    auto system = [&](const State& y, State& dydt, double t) { adaptive.derivative(y, dydt, t); };
    if (options.stepper == "dopri5") {
        // The dense output of a step over a kink at which the formulas change belongs to neither side. Such
        // steps are looked at once, at their end, so they are no longer than a step is looked at.
        auto stepper = odeint::make_dense_output(options.absoluteTolerance, options.relativeTolerance,
                                                 stepped.allContinued() ? 0 : options.step,
                                                 odeint::runge_kutta_dopri5<State>());
        adaptive.go(
            stepper, [&](auto& s) { s.do_step(system); }, stop, recorder);
    } else {
        Rosenbrock stepper(
            run.states().size(), options.absoluteTolerance, options.relativeTolerance, system,
            [&](const State& y, State& j, double t, State& dfdt) { adaptive.jacobian(y, j, t, dfdt); });
        adaptive.go(
            stepper, [](Rosenbrock& s) { s.do_step(); }, stop, recorder);
    }
}

} // namespace rigor
