#pragma once
// What Run<T> holds beside its modes: surfaces along which it slides, and events on which it rests. Included
// by run_events_impl.h.
//
// Sliding (A. F. Filippov, Differential Equations with Discontinuous Righthand Sides, 1988, section 4): where
// the derivatives on both sides of a surface phi = 0 point into it, f = f_low + lambda (f_high - f_low) with
// d phi/dt = 0. Several surfaces: f = f_low + sum_j lambda_j (f_j - f_low), f_j with mode j high. It ends
// where lambda leaves [0, 1].
//
// Rest: an event that sets a state x_j at a surface s = 0 ever sooner, or so that ds/dt = 0, holds the
// surface from then on by a force on x_j: dx_j/dt = f_j + mu with d2s/dt2 = 0. It ends where mu would have to
// pull.

#include "core/engine/simulate/run/held_tapes.h"
#include "core/engine/simulate/run/run_impl.h"
#include "core/foundation/base/translate.h"

namespace rigor {

namespace run_detail {
inline constexpr int kFewestHops = 3;         ///< ever shorter ones are a series
inline constexpr double kShortHop = 1e-3;     ///< of the step; and
inline constexpr double kHopTolerances = 1e4; ///< times the event tolerance: a series is over at such a hop
inline constexpr double kPlastic = 1e-9;      ///< of the speed before: as good as 0
inline constexpr int kMostAtOnce = 200;       ///< events so near to each other that time stands still
} // namespace run_detail

/// Solves a small system by elimination with pivots; false if it is singular.
template <class T> bool solveSmall(std::vector<T>& a, std::vector<T>& b) {
    const std::size_t n = b.size();
    for (std::size_t k = 0; k < n; ++k) {
        std::size_t pivot = k;
        for (std::size_t i = k + 1; i < n; ++i)
            if (std::abs(scalarValue(a[i * n + k])) > std::abs(scalarValue(a[pivot * n + k]))) pivot = i;
        const double size = std::abs(scalarValue(a[pivot * n + k]));
        if (!(size > 0) || !std::isfinite(size)) return false;
        for (std::size_t j = 0; j < n; ++j) std::swap(a[k * n + j], a[pivot * n + j]);
        std::swap(b[k], b[pivot]);
        for (std::size_t i = k + 1; i < n; ++i) {
            const T factor = a[i * n + k] / a[k * n + k];
            for (std::size_t j = k; j < n; ++j) a[i * n + j] = a[i * n + j] - factor * a[k * n + j];
            b[i] = b[i] - factor * b[k];
        }
    }
    for (std::size_t k = n; k-- > 0;) {
        for (std::size_t j = k + 1; j < n; ++j) b[k] = b[k] - a[k * n + j] * b[j];
        b[k] = b[k] / a[k * n + k];
    }
    return true;
}

/// d phi/dt of every slide, for the mode slots as they are and these derivatives.
template <class T> void Run<T>::evaluateRates(const std::vector<T>& dxdt) {
    const std::size_t nx = states_.size();
    std::copy(slots_.begin(), slots_.begin() + static_cast<std::ptrdiff_t>(rateSlots_.size() - nx),
              rateSlots_.begin());
    std::copy(dxdt.begin(), dxdt.end(), rateSlots_.end() - static_cast<std::ptrdiff_t>(nx));
    (*rateTape_)(std::span<const T>(rateSlots_), rates_);
}

template <class T> bool Run<T>::prepareRates() {
    if (rateTape_) return true;
    const TapePtr tape = modeRates(stepped_);
    if (!tape) return false;
    rateTape_ = run_detail::evaluator<T>(tape);
    rateSlots_.resize(tape->inputCount());
    rates_.resize(stepped_.modes.size());
    lowSlope_.resize(states_.size());
    highSlope_.resize(states_.size());
    heldSlope_.resize(states_.size());
    return true;
}

/// dx/dt along the surfaces; slots hold x and t.
template <class T> bool Run<T>::slidingDerivative(const std::vector<T>& x, std::vector<T>& dxdt, const T& t) {
    const std::size_t n = slides_.size();
    const auto slotOf = [&](std::size_t k) -> T& { return slots_[stepped_.modeSlots + slides_[k].mode]; };
    slideMatrix_.assign(n * n, T(0.0));
    slideShares_.assign(n, T(0.0));
    slideSlopes_.resize(n * x.size());
    for (std::size_t k = 0; k < n; ++k) slotOf(k) = T(slides_[k].low);
    if (!smoothDerivative(x, lowSlope_, t)) return false;
    evaluateRates(lowSlope_);
    for (std::size_t i = 0; i < n; ++i) slideShares_[i] = -rates_[slides_[i].mode];
    for (std::size_t k = 0; k < n; ++k) {
        slotOf(k) = T(slides_[k].high);
        if (!smoothDerivative(x, highSlope_, t)) return false;
        evaluateRates(highSlope_);
        slotOf(k) = T(slides_[k].low);
        for (std::size_t i = 0; i < n; ++i)
            slideMatrix_[i * n + k] = rates_[slides_[i].mode] + slideShares_[i];
        std::copy(highSlope_.begin(), highSlope_.end(),
                  slideSlopes_.begin() + static_cast<std::ptrdiff_t>(k * x.size()));
    }
    // A surface that nothing moves on leaves its share open: it is no longer held.
    if (!solveSmall(slideMatrix_, slideShares_)) slideShares_.assign(n, T(-1.0));
    dxdt = lowSlope_;
    for (std::size_t k = 0; k < n; ++k) {
        slides_[k].share = slideShares_[k];
        for (std::size_t i = 0; i < x.size(); ++i)
            dxdt[i] = dxdt[i] + slideShares_[k] * (slideSlopes_[k * x.size() + i] - lowSlope_[i]);
    }
    return true;
}

/// The force of every rest. A condition compares time as it stands, so an end of the piece is looked at from
/// within.
template <class T> void Run<T>::addRestForces(std::vector<T>& dxdt) {
    T& time = slots_[stepped_.slots.time];
    const T now = time;
    const double inward = scalarValue(slots_[stepped_.pieceSlots]) - scalarValue(now),
                 nudge = 2 * run_detail::rounding(scalarValue(now));
    if (std::abs(inward) > nudge) time = now + T(std::copysign(nudge, inward));
    for (Rest& rest : rests_) {
        (*rest.rates)(std::span<const T>(slots_), std::span<T>(rest.values));
        dxdt[rest.state] = dxdt[rest.state] - rest.values[1] / rest.values[2 + rest.column];
    }
    time = now;
}

/// Shares and forces at the end of a step, for the guards that end them.
template <class T> void Run<T>::evaluateHeld(const std::vector<T>& x, const T& t) {
    if (!slides_.empty() || !rests_.empty()) derivative(x, heldSlope_, t);
}

template <class T> double Run<T>::heldGuard(std::size_t held) const {
    constexpr double least = std::numeric_limits<double>::min();
    if (held < slides_.size()) {
        const double share = scalarValue(slides_[held].share);
        return std::min(share, 1 - share);
    }
    // Free motion would leave the surface.
    const double away = scalarValue(rests_[held - slides_.size()].values[1]);
    return away > 0 ? -away : std::max(-away, least);
}

/// A mode has changed at its surface: the run slides from here if both sides lead back to it.
template <class T> void Run<T>::considerSlide(std::size_t mode, double before) {
    T& slot = slots_[stepped_.modeSlots + mode];
    const double now = scalarValue(slot);
    const Op op = stepped_.modes[mode];
    if (now == before) return;
    const bool compares = op == Op::Less || op == Op::LessEqual;
    Slide slide{mode, compares ? 1.0 : std::min(now, before), compares ? 0.0 : std::max(now, before), T(0.5)};
    if (op == Op::Sign) slide.low = -1, slide.high = 1;
    if (!prepareRates()) return; // goesOn() ends a run that would have to
    // How fast the surface is approached on a side. The one that the run has come to tells most often.
    const auto approach = [&](double side) {
        slot = T(side);
        const bool known = derivative(states_, heldSlope_, time_);
        if (known) evaluateRates(heldSlope_);
        slot = T(now);
        return known ? scalarValue(rates_[mode]) * (side == slide.low ? 1 : -1) : 0;
    };
    const double other = now == slide.low ? slide.high : slide.low, back = approach(now);
    if (!(back > 0)) return;
    const double there = approach(other);
    if (!(there > 0)) return;
    slide.jump = back + there;
    slides_.push_back(slide);
}

/// The slide is over: its mode has the value of the side on which the run goes on.
template <class T> void Run<T>::endSlide(std::size_t k) {
    const Slide slide = slides_[k];
    slots_[stepped_.modeSlots + slide.mode] = T(scalarValue(slide.share) < 0.5 ? slide.low : slide.high);
    const double level = std::abs(scalarValue(modeValues_[2 * slide.mode + 1]));
    pinned_[slide.mode] = 4 * level + 10 * slide.jump * options_.eventTolerance;
    slides_.erase(slides_.begin() + static_cast<std::ptrdiff_t>(k));
}

template <class T> bool Run<T>::slides(std::size_t mode) const {
    return std::any_of(slides_.begin(), slides_.end(), [&](const Slide& s) { return s.mode == mode; });
}
template <class T> bool Run<T>::rests(std::size_t event) const {
    return std::any_of(rests_.begin(), rests_.end(), [&](const Rest& r) { return r.event == event; });
}

/// Notes that an event has fired; what it may come to rest on.
template <class T> void Run<T>::noteHop(std::size_t event, double at) {
    Hops& hops = hops_[event];
    const double length = at - hops.last;
    hops.shrinking = length < hops.length ? hops.shrinking + 1 : 0;
    hops.length = length;
    hops.last = at;
}

/// After the action of an event: the run rests on it if its hops have come to an end. speedBefore: ds/dt
/// before the action.
template <class T> void Run<T>::considerRest(std::size_t event) {
    const EventClause& clause = model_.events()[event];
    if (clause.states.empty() || !stepped_.guards) return;
    const Hops& hops = hops_[event];
    const double shortHop =
        std::min(run_detail::kHopTolerances * options_.eventTolerance, run_detail::kShortHop * options_.step);
    const bool over = hops.shrinking >= run_detail::kFewestHops && hops.length <= shortHop;
    if (!over && (!holds(event) || rises(event))) return;
    // The part of the condition that is at its limit.
    const std::vector<Node> parts = surfacesOf(stepped_, event);
    const auto values = guardTape_->nodes();
    const Node surface = *std::min_element(parts.begin(), parts.end(), [&](Node a, Node b) {
        return std::abs(scalarValue(values[a])) < std::abs(scalarValue(values[b]));
    });
    const TapePtr tape = surfaceRates(stepped_, surface, clause.states);
    if (!tape) return;
    Rest rest{event, 0, 0, tape, run_detail::evaluator<T>(tape), std::vector<T>(tape->outputs().size())};
    int moving = 0;
    setSlots(time_, states_);
    (*rest.rates)(std::span<const T>(slots_), std::span<T>(rest.values));
    for (std::size_t k = 0; k < clause.states.size(); ++k)
        if (scalarValue(rest.values[2 + k]) != 0) rest.state = clause.states[k], rest.column = k, ++moving;
    if (moving != 1) return;
    const double speed = scalarValue(rest.values[0]),
                 moved = scalarValue(rest.values[2 + rest.column]) *
                         (hops.before[rest.column] - scalarValue(states_[rest.state]));
    if (!over && !(std::abs(speed) <= run_detail::kPlastic * std::abs(moved))) return;
    const std::vector<T> restored = states_;
    for (int k = 0; k < 2; ++k) { // ds/dt = 0
        states_[rest.state] = states_[rest.state] - rest.values[0] / rest.values[2 + rest.column];
        setSlots(time_, states_);
        (*rest.rates)(std::span<const T>(slots_), std::span<T>(rest.values));
    }
    if (!(scalarValue(rest.values[1]) <= 0)) {
        states_ = restored;
        return;
    }
    heldSlope_.resize(states_.size());
    rests_.push_back(std::move(rest));
}

/// Whether the guard rises from here on, so that it may fall again within the next step.
template <class T> bool Run<T>::rises(std::size_t event) {
    const double before = scalarValue(guards_[event]), length = 1e-6 * scalarValue(piece_.step);
    heldSlope_.resize(states_.size());
    if (!derivative(states_, heldSlope_, time_)) return false;
    trial_ = states_;
    for (std::size_t k = 0; k < trial_.size(); ++k) trial_[k] = trial_[k] + T(length) * heldSlope_[k];
    if (!evaluateGuards(time_ + T(length), trial_)) return false;
    const bool up = scalarValue(guards_[event]) > before;
    evaluateGuards(time_, states_);
    return up;
}

/// Whether time goes on: false, with the status set, after too many events at once.
template <class T> bool Run<T>::goesOn(double at, const std::string& condition) {
    atOnce_ = at - lastEvent_ <= 10 * options_.eventTolerance ? atOnce_ + 1 : 0;
    lastEvent_ = at;
    if (atOnce_ < run_detail::kMostAtOnce) return true;
    fail(RunEnd::Endless, at, -1, condition);
    return false;
}

} // namespace rigor
