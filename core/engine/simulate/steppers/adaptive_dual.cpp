// Sensitivities with dopri5. The values alone decide the lengths of the steps, by Odeint's step control; a
// step of that length is then taken over dual numbers (internal differentiation: H. G. Bock, Springer Series
// in Chemical Physics 18 (1981) 102), so that the derivatives are exactly those of the computed solution.
#include "core/engine/simulate/steppers/adaptive.h"

#include <boost/numeric/odeint/stepper/controlled_runge_kutta.hpp>
#include <boost/numeric/odeint/stepper/generation.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta_dopri5.hpp>

#include <cmath>

namespace rigor {

namespace {

namespace odeint = boost::numeric::odeint;
using Values = std::vector<double>;
using Duals = std::vector<DualNumber>;

class DualSteps {
  public:
    DualSteps(const SteppedModel& stepped, Run<DualNumber>& run, const SimulationOptions& options)
        : run_(run), options_(options), hasEvents_(!stepped.model.events().empty() || !stepped.modes.empty()),
          control_(odeint::make_controlled<odeint::runge_kutta_dopri5<Values>>(options.absoluteTolerance,
                                                                               options.relativeTolerance)),
          from_(run.states().size()), to_(from_), x_(from_.size()), dxdt_(x_), next_(x_) {
        scale_ = stepped.stateScales();
    }

    void go(std::stop_token stop, Recorder<DualNumber>& recorder) {
        double step = options_.step;
        recorder.record();
        do {
            do { // also in a piece without length, whose end has a derivative of its own
                if (stop.stop_requested()) return run_.fail(RunEnd::Cancelled, run_.time().value, -1, {});
                // Guards are looked at as often as by a run without sensitivities.
                if (hasEvents_) step = std::min(step, options_.step);
                const double left = (run_.piece().end - run_.time()).value;
                double length = accepted(std::min(step, left), step);
                if (length < 0) return run_.fail(RunEnd::StepTooSmall, run_.time().value, -1, {});
                // The end of a piece has a derivative, which no step may lose by rounding.
                if (left - length <= shortest()) length = left;
                const DualNumber end = length == left ? run_.piece().end : run_.time() + DualNumber(length);
                const auto stateAt = [this](const DualNumber& h, Duals& x) { dualStep(h, x); };
                stateAt(end - run_.time(), next_);
                const bool goesOn = run_.finishStep(end, next_, stateAt);
                if (goesOn || run_.status().answered()) recorder.record();
                if (!goesOn) return;
            } while (run_.restarted() || run_.time() < run_.piece().end);
        } while (run_.nextPiece());
    }

  private:
    void dualStep(const DualNumber& length, Duals& to) {
        dual_.reset(); // it would take its last derivative for that of the begin
        dual_.do_step(
            [this](const Duals& x, Duals& dxdt, const DualNumber& t) { run_.derivative(x, dxdt, t); },
            run_.states(), run_.time(), to, length);
    }

    double shortest() const { return 1e-14 * std::max(1.0, std::abs(run_.time().value)); }

    /// The longest step up to `length` that meets the tolerance, -1 if there is none; `next` receives what
    /// may be tried after it. States are scaled by their nominal values, as without sensitivities.
    double accepted(double length, double& next) {
        // What rounding left of a piece is no step of the control: there is nothing to be wrong in it.
        if (length <= shortest()) return length;
        bool cut = length < next;
        for (std::size_t k = 0; k < scale_.size(); ++k) from_[k] = run_.states()[k].value / scale_[k];
        while (length > shortest()) {
            double time = run_.time().value, suggested = length;
            control_.reset();
            to_ = from_;
            const auto verdict =
                control_.try_step([this](const Values& y, Values& dydt, double t) { derivative(y, dydt, t); },
                                  to_, time, suggested);
            if (run_.status().end != RunEnd::NotRun) return length; // finishStep ends the run
            const bool finite =
                std::all_of(to_.begin(), to_.end(), [](double y) { return std::isfinite(y); });
            if (finite && verdict == odeint::success) {
                // A step that the end of the piece cut short says nothing against a longer one after it.
                next = cut ? std::max(next, suggested) : suggested;
                return length;
            }
            length = finite ? suggested : length / 10;
            cut = false;
        }
        return -1;
    }
    void derivative(const Values& scaled, Values& dydt, double t) {
        for (std::size_t k = 0; k < x_.size(); ++k) x_[k] = scaled[k] * scale_[k];
        run_.derivative(x_, dxdt_, DualNumber(t));
        for (std::size_t k = 0; k < x_.size(); ++k) dydt[k] = dxdt_[k].value / scale_[k];
    }

    Run<DualNumber>& run_;
    const SimulationOptions& options_;
    bool hasEvents_;
    odeint::result_of::make_controlled<odeint::runge_kutta_dopri5<Values>>::type control_;
    odeint::runge_kutta_dopri5<Duals, DualNumber, Duals, DualNumber> dual_;
    Values scale_, from_, to_;
    Duals x_, dxdt_, next_;
};

} // namespace

void runDopri5(const SteppedModel& stepped, Run<DualNumber>& run, const SimulationOptions& options,
               std::stop_token stop, Recorder<DualNumber>& recorder) {
    if (run.status().end == RunEnd::NotRun) DualSteps(stepped, run, options).go(stop, recorder);
}

} // namespace rigor
