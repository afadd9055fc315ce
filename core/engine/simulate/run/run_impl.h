#pragma once
// Run<T> without its pieces (run_pieces_impl.h) and events (run_events_impl.h); included by one
// run_<type>.cpp per number type.

#include "core/engine/model/limits.h"
#include "core/engine/simulate/run/run.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"

#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace run_detail {
/// A step that ends within this part of `step` of a corner ends in the corner.
inline constexpr double kSliver = 1e-6;
/// Relative; times this close are the same number.
inline constexpr double kRounding = 1e-14;
inline double rounding(double time) { return kRounding * std::max(1.0, std::abs(time)); }

/// Of an implicit step without a solution, and how many such steps follow one another at most.
inline constexpr int kHalvings = 24, kShortenedInARow = 64;

template <class T> std::unique_ptr<Evaluator<T>> evaluator(const TapePtr& tape) {
    return tape ? std::make_unique<Evaluator<T>>(tape) : nullptr;
}

/// Whether a parameter moves this time.
inline bool moves(double) { return false; }
inline bool moves(const ComplexNumber& time) { return time.imag() != 0; }
inline bool moves(const DualNumber& time) {
    return std::any_of(std::begin(time.d), std::end(time.d), [](double d) { return d != 0; });
}
} // namespace run_detail

/// Odeint's stepper, out of run.h: its headers cost every file a second.
template <class T>
struct ExplicitStep : boost::numeric::odeint::runge_kutta4<std::vector<T>, T, std::vector<T>, T> {};

template <class T> Run<T>::~Run() = default;
template <class T> Run<T>::Run(Run&&) noexcept = default;

template <class T>
Run<T>::Run(const SteppedModel& stepped, std::span<const Signal> inputs, const SimulationOptions& options)
    : stepped_(stepped), model_(stepped.model), inputs_(inputs), options_(options),
      rk4_(std::make_unique<ExplicitStep<T>>()) {
    const Formulas& f = model_.formulas();
    derivative_ = run_detail::evaluator<T>(stepped.derivative);
    guardTape_ = run_detail::evaluator<T>(stepped.guards);
    modeTape_ = run_detail::evaluator<T>(stepped.modeValues);
    floorTape_ = run_detail::evaluator<T>(stepped.floors);
    pieceTape_ = run_detail::evaluator<T>(stepped.piece);
    cornerTape_ = run_detail::evaluator<T>(stepped.corners);
    initial_ = run_detail::evaluator<T>(f.initial);
    output_ = run_detail::evaluator<T>(f.output);
    if (options.stepper == "radau") radau_ = std::make_unique<RadauStep<T>>(stepped, inputs, options);
    for (const TapePtr& action : f.actions) actions_.push_back(run_detail::evaluator<T>(action));
    if (!model_.unknowns().empty()) {
        equilibrium_ = std::make_unique<Equilibrium>(model_, stepped.slots, stepped.residual);
        equilibriumNow_ = std::make_unique<Equilibrium>(model_, stepped.slots, f.residual);
    }
    if (f.rest) rest_ = std::make_unique<Equilibrium>(Equilibrium::ofRest(model_, stepped.slots));
    std::size_t slots = stepped.slotCount;
    for (const TapePtr& tape :
         {stepped.derivative, stepped.residual, stepped.guards, stepped.floors, stepped.modeValues})
        if (tape) slots = std::max(slots, tape->inputCount());
    slots_.resize(slots);
    valueSlots_.resize(slots);
    states_.resize(model_.states().size());
    next_.resize(states_.size());
    trial_.resize(states_.size());
    slope_.resize(states_.size());
    discretes_.resize(model_.discretes().size());
    guards_.resize(model_.events().size());
    armed_.resize(guards_.size());
    modeValues_.resize(2 * stepped.modes.size());
    modeTargets_.resize(stepped.modes.size());
    crossed_.resize(guards_.size() + stepped.modes.size());
    floors_.resize(model_.floors().size());
    pieceValues_.resize(std::max(stepped.piece->outputs().size(), stepped.corners->outputs().size()));
    std::size_t most = states_.size() + discretes_.size() + model_.unknowns().size();
    for (const TapePtr& action : f.actions)
        if (action) most = std::max(most, action->outputs().size());
    work_.resize(most);
}

template <class T> void Run<T>::start(std::span<const T> parameters, std::span<const double> stops) {
    const SlotLayout& at = stepped_.slots;
    status_ = {};
    fired_.clear();
    firedAt_.clear();
    stops_.assign(stops.begin(), stops.end());
    slides_.clear();
    rests_.clear();
    hops_.assign(model_.events().size(), {});
    pinned_.assign(stepped_.modes.size(), 0.0);
    kinks_.assign(stepped_.modes.size(), {0, -kInfinity, 0});
    lastEvent_ = -std::numeric_limits<double>::infinity();
    atOnce_ = 0;
    std::fill(slots_.begin(), slots_.end(), T(0.0));
    std::copy(parameters.begin(), parameters.end(),
              slots_.begin() + static_cast<std::ptrdiff_t>(at.parameters));
    time_ = T(options_.startTime);
    slots_[at.time] = time_;
    setInputs(time_);
    if (initial_) {
        (*initial_)(slots_, work_);
        std::size_t k = 0;
        for (T& x : states_) x = work_[k++];
        for (T& m : discretes_) m = work_[k++];
        for (std::size_t z = 0; z < model_.unknowns().size(); ++z) slots_[at.unknowns + z] = work_[k++];
    }
    std::copy(discretes_.begin(), discretes_.end(),
              slots_.begin() + static_cast<std::ptrdiff_t>(at.discretes));
    status_.time = options_.startTime;
    if (states_.empty() && model_.events().empty()) return;
    const bool begins = !rest_ || solveRest();
    std::size_t moving = stepped_.movingCorners.size();
    for (const Signal& signal : inputs_)
        if (signal.clock()) moving += signal.knots().size();
    passed_.assign(moving, 0);
    lastFixed_ = options_.startTime;
    findEnds();
    if (ends_.empty()) ends_.push_back({End::Kind::Stop, T(options_.end())}); // a run without length
    enterPiece();
    if (!begins || !healthy(states_, time_)) return;
    if (!evaluateGuards(time_, states_) || isViolated()) return;
    arm();
}

template <class T> void Run<T>::setInputs(const T& at) {
    const double value = scalarValue(at);
    for (std::size_t k = 0; k < inputs_.size(); ++k) {
        if (const ClockModel* clock = inputs_[k].clock()) {
            const T inFile = clock->fileTime(at, parameters());
            const double place = scalarValue(inFile);
            const auto p = inputs_[k].polynomialAt(place);
            slots_[stepped_.slots.inputs + k] = T(p[0]) + T(p[1]) * (inFile - T(place));
            continue;
        }
        const auto p = inputs_[k].polynomialAt(value);
        slots_[stepped_.slots.inputs + k] = T(p[0]) + T(p[1]) * (at - T(value));
    }
}

template <class T> void Run<T>::setSlots(const T& t, const std::vector<T>& x) {
    slots_[stepped_.slots.time] = t;
    std::copy(x.begin(), x.end(), slots_.begin() + static_cast<std::ptrdiff_t>(stepped_.slots.states));
}

template <class T> T Run<T>::stepTime(long long index) const {
    if (index == piece_.steps) return piece_.end;
    return piece_.begin + T(static_cast<double>(index)) * piece_.step;
}

template <class T> bool Run<T>::solve(Equilibrium& equilibrium) {
    for (std::size_t k = 0; k < slots_.size(); ++k) valueSlots_[k] = scalarValue(slots_[k]);
    if (!equilibrium.solve(valueSlots_)) return false;
    for (const std::size_t slot : equilibrium.solved()) slots_[slot] = T(valueSlots_[slot]);
    if constexpr (!std::is_same_v<T, double>) equilibrium.template differentiate<T>(slots_);
    return true;
}

/// From the start values as guesses.
template <class T> bool Run<T>::solveRest() {
    setSlots(time_, states_);
    if (!solve(*rest_) || !rest_->determined()) {
        const std::string why = rest_->why();
        fail(RunEnd::NoRest, options_.startTime, rest_->worst(),
             !why.empty() ? why : translatable("Simulation", "being at rest does not determine all of them"));
        return false;
    }
    for (std::size_t k = 0; k < states_.size(); ++k) states_[k] = slots_[stepped_.slots.states + k];
    return true;
}

template <class T> bool Run<T>::derivative(const std::vector<T>& x, std::vector<T>& dxdt, const T& t) {
    const bool known = slides_.empty() ? smoothDerivative(x, dxdt, t) : slidingDerivative(x, dxdt, t);
    if (known && !rests_.empty()) addRestForces(dxdt);
    return known;
}

template <class T> bool Run<T>::smoothDerivative(const std::vector<T>& x, std::vector<T>& dxdt, const T& t) {
    setSlots(t, x);
    if (equilibrium_ && !solve(*equilibrium_)) {
        std::fill(dxdt.begin(), dxdt.end(), T(std::numeric_limits<double>::quiet_NaN()));
        if (status_.end == RunEnd::NotRun)
            fail(RunEnd::NoEquilibrium, scalarValue(time_), equilibrium_->worst(), equilibrium_->why());
        return false;
    }
    if (!derivative_) return true; // nothing is integrated, events alone happen
    (*derivative_)(slots_, dxdt);
    if (diagnosing_ && status_.reason.empty()) {
        for (std::size_t k = 0; k < slots_.size(); ++k) valueSlots_[k] = scalarValue(slots_[k]);
        if (const auto fault = findFault(stepped_.derivative, valueSlots_)) {
            const std::string limit = outsideLimits(model_, valueSlots_);
            status_.reason = limit.empty() ? fault->reason : limit;
        }
    }
    return true;
}

/// Newton's method does not come to the place where the model ends; the slope at the begin points to it.
template <class T> void Run<T>::explainImplicitStep(const T& length) {
    if (!derivative(states_, slope_, time_) || !status_.reason.empty()) return;
    for (std::size_t k = 0; k < states_.size(); ++k)
        valueSlots_[stepped_.slots.states + k] = scalarValue(states_[k] + length * slope_[k]);
    status_.reason = outsideLimits(model_, valueSlots_);
    if (status_.reason.empty())
        status_.reason = translatable(
            "Simulation", "Newton's method finds no solution of the implicit step; try a smaller one");
}

template <class T> void Run<T>::trialStep(const T& length, std::vector<T>& next) {
    if (radau_) {
        if (!(*radau_)(*this, length, next) && diagnosing_ && status_.reason.empty())
            explainImplicitStep(length);
        return;
    }
    rk4_->do_step(
        [this](const std::vector<T>& x, std::vector<T>& dxdt, const T& t) { derivative(x, dxdt, t); },
        states_, slope_, time_, next, length);
}

template <class T> void Run<T>::fail(RunEnd end, double time, int variable, std::string reason) {
    status_.end = end;
    status_.time = time;
    status_.variable = variable;
    if (!reason.empty()) status_.reason = std::move(reason);
}

template <class T> bool Run<T>::healthy(const std::vector<T>& x, const T& t) {
    for (std::size_t k = 0; k < x.size(); ++k) {
        const double v = std::abs(scalarValue(x[k]));
        if (v <= options_.blowUp * std::abs(model_.states()[k].nominal)) continue;
        if (status_.end == RunEnd::NotRun)
            fail(std::isfinite(v) ? RunEnd::BlowUp : RunEnd::NotFinite, scalarValue(t), static_cast<int>(k),
                 {});
        return false;
    }
    return true;
}

template <class T> void Run<T>::applyFloors(const T& t, std::vector<T>& x) {
    floored_ = false;
    if (!floorTape_) return;
    setSlots(t, x);
    (*floorTape_)(slots_, floors_);
    for (std::size_t k = 0; k < floors_.size(); ++k) {
        T& state = x[model_.floors()[k].state];
        if (!(scalarValue(state) < scalarValue(floors_[k]))) continue;
        state = floors_[k];
        floored_ = true;
    }
}

template <class T> bool Run<T>::evaluateGuards(const T& t, const std::vector<T>& x) {
    if (!guardTape_ && !modeTape_) return true;
    setSlots(t, x);
    if (equilibrium_ && guardTape_ && !solve(*equilibrium_)) {
        fail(RunEnd::NoEquilibrium, scalarValue(t), equilibrium_->worst(), equilibrium_->why());
        return false;
    }
    if (guardTape_) (*guardTape_)(slots_, guards_);
    if (modeTape_) (*modeTape_)(slots_, modeValues_);
    evaluateHeld(x, t);
    return true;
}

template <class T> void Run<T>::place(const T& time, std::span<const T> states) {
    time_ = time;
    std::copy(states.begin(), states.end(), states_.begin());
}

/// Repeats the failed step and notes the first operation that failed.
template <class T> void Run<T>::diagnose() {
    diagnosing_ = true;
    derivative(states_, slope_, time_);
    trialStep(piece_.step, trial_);
    diagnosing_ = false;
}

template <class T> bool Run<T>::finishStep(const T& end, std::vector<T>& next, const StateAt& stateAt) {
    restarted_ = false;
    if (status_.end != RunEnd::NotRun) return false; // no equilibrium on the way
    if (++status_.steps > options_.maxSteps) {
        --status_.steps;
        fail(RunEnd::StepBudget, scalarValue(time_), -1, {});
        return false;
    }
    applyFloors(end, next);
    if (!healthy(next, time_)) {
        diagnose();
        return false;
    }
    if (!evaluateGuards(end, next)) return false;
    if (markCrossed()) {
        const Pass pass = passOfKinks();
        if (pass == Pass::AtBegin) return passKinksAtBegin();
        return pass == Pass::AtEnd ? passKinks(end, next) : locate(end, next, stateAt);
    }
    arm();
    time_ = end;
    std::swap(states_, next);
    return true;
}

/// An implicit step without a solution, as just before a root of something that falls to 0, is halved until
/// it has one; the next is whole again. Returns whether it was; end: where it ends.
template <class T> bool Run<T>::shortenStep(T& end) {
    const auto solved = [this] {
        return std::all_of(next_.begin(), next_.end(),
                           [](const T& x) { return std::isfinite(scalarValue(x)); });
    };
    if (!radau_ || solved()) {
        shortened_ = 0;
        return false;
    }
    if (++shortened_ > run_detail::kShortenedInARow) return false;
    T length = piece_.step;
    for (int k = 0; k < run_detail::kHalvings; ++k) {
        length = length * T(0.5);
        if (scalarValue(length) <= run_detail::rounding(scalarValue(time_))) return false;
        trialStep(length, next_);
        if (!solved()) continue;
        end = time_ + length;
        return true;
    }
    return false;
}

template <class T> bool Run<T>::stepFixed(long long index) {
    if (!radau_) derivative(states_, slope_, time_);
    trialStep(piece_.step, next_);
    if (T end{}; shortenStep(end)) {
        if (!finishStep(end, next_, [this](const T& h, std::vector<T>& x) { trialStep(h, x); })) return false;
        if (!restarted_) keepPiece();
        restarted_ = true;
        return true;
    }
    return finishStep(stepTime(index + 1), next_, [this](const T& h, std::vector<T>& x) { trialStep(h, x); });
}

template <class T> void Run<T>::runFixed(std::stop_token stop, const std::function<void()>& observe) {
    if (status_.end != RunEnd::NotRun) return;
    observe();
    do {
        for (long long k = 0; k < piece_.steps; ++k) {
            if (stop.stop_requested()) {
                fail(RunEnd::Cancelled, scalarValue(time_), -1, {});
                return;
            }
            const bool goesOn = stepFixed(k);
            if (goesOn || status_.answered()) observe();
            if (!goesOn) return;
            if (restarted_) k = -1;
        }
    } while (nextPiece());
}

/// Outputs along the surfaces: as much of every side as the derivatives have.
template <class T> void Run<T>::heldOutputs(std::span<T> values) {
    derivative(states_, heldSlope_, time_);
    if (!heldOutput_) heldOutput_ = run_detail::evaluator<T>(stepped_.output);
    if (!heldOutput_) return;
    setInputs(time_);
    const auto slotOf = [&](const Slide& s) -> T& { return slots_[stepped_.modeSlots + s.mode]; };
    for (const Slide& s : slides_) slotOf(s) = T(s.low);
    (*heldOutput_)(std::span<const T>(slots_), values);
    const std::vector<T> low(values.begin(), values.end());
    heldValues_.resize(values.size());
    for (const Slide& s : slides_) {
        slotOf(s) = T(s.high);
        (*heldOutput_)(std::span<const T>(slots_), heldValues_);
        slotOf(s) = T(s.low);
        for (std::size_t k = 0; k < values.size(); ++k)
            values[k] = values[k] + s.share * (heldValues_[k] - low[k]);
    }
}

template <class T> void Run<T>::outputs(std::span<T> values) {
    setSlots(time_, states_);
    setInputs(time_);
    if (equilibriumNow_ && !solve(*equilibriumNow_)) {
        if (status_.end == RunEnd::NotRun || status_.answered())
            fail(RunEnd::NoEquilibrium, scalarValue(time_), equilibriumNow_->worst(), equilibriumNow_->why());
        std::fill(values.begin(), values.end(), T(std::numeric_limits<double>::quiet_NaN()));
        return;
    }
    if (!slides_.empty() && !equilibriumNow_)
        heldOutputs(values);
    else if (output_)
        (*output_)(std::span<const T>(slots_), values);
}

} // namespace rigor
