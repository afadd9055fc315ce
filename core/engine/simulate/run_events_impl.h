#pragma once
// The events of Run<T>; included by one run_<type>.cpp per number type.

#include "core/engine/simulate/run_impl.h"

namespace rigor {

/// The length of a step, near `length`, at which the guard is 0, with its derivatives.
template <class T> T Run<T>::refineEventTime(double length, const StateAt& stateAt, std::size_t guard) {
    if constexpr (std::is_same_v<T, double>) {
        return length;
    } else {
        auto guardAt = [&](const T& h) {
            stateAt(h, trial_);
            const T at = time_ + h;
            applyFloors(at, trial_);
            evaluateGuards(at, trial_);
            return guards_[guard];
        };
        // dg/dh by a difference along the step: exact to 1e-8, which scales the whole derivative of the event
        // time, so it is corrected by repeating Newton's step on the derivative part, which contracts by
        // 1e-8.
        const double delta = 1e-4 * scalarValue(piece_.step);
        const double slope =
            (scalarValue(guardAt(T(length + delta))) - scalarValue(guardAt(T(length - delta)))) / (2 * delta);
        T h(length);
        for (int k = 0; k < 4; ++k) {
            const T g = guardAt(h);
            h = h - (g - T(scalarValue(g))) / T(slope);
        }
        return h;
    }
}

template <class T> bool Run<T>::holds(std::size_t k) const {
    const double g = scalarValue(guards_[k]);
    return g < 0 || (g == 0 && !model_.events()[k].strict);
}

/// What is false now fires once it is true. A guard without a value is neither.
template <class T> void Run<T>::arm() {
    for (std::size_t k = 0; k < guards_.size(); ++k)
        armed_[k] = !holds(k) && !std::isnan(scalarValue(guards_[k]));
}

/// Notes which armed conditions have become true; whether any has.
template <class T> bool Run<T>::markCrossed() {
    bool any = false;
    for (std::size_t k = 0; k < guards_.size(); ++k) {
        crossed_[k] = armed_[k] && holds(k);
        any = any || crossed_[k];
    }
    return any;
}

/// The earliest of several guards is the root of their minimum. NaN if one of them has no value.
template <class T> double Run<T>::leastCrossed() const {
    double g = std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < guards_.size(); ++k)
        if (crossed_[k]) {
            const double value = scalarValue(guards_[k]);
            if (std::isnan(value)) return value;
            // Where a strict condition is at 0 it is still false.
            g = std::min(g, value == 0 && !holds(k) ? std::numeric_limits<double>::min() : value);
        }
    return g;
}

template <class T> std::optional<RootBracket> Run<T>::openBracket(const T& end) {
    const double atEnd = leastCrossed();
    if (!evaluateGuards(time_, states_)) return {};
    return RootBracket(std::max(std::numeric_limits<double>::min(), leastCrossed()), atEnd,
                       options_.eventTolerance / scalarValue(end - time_));
}

template <class T> bool Run<T>::locate(const T& end, std::vector<T>& next, const StateAt& stateAt) {
    const T length = end - time_;
    std::optional<RootBracket> bracket = openBracket(end);
    if (!bracket) return false;
    while (!bracket->closed()) {
        const double part = bracket->next();
        const T h = length * T(part);
        stateAt(h, trial_);
        const T at = time_ + h;
        applyFloors(at, trial_);
        if (!evaluateGuards(at, trial_)) return false;
        const double guard = leastCrossed();
        if (std::isnan(guard)) {
            fail(RunEnd::NotFinite, scalarValue(at), -1,
                 translatable("Simulation", "the condition of an event has no value"));
            return false;
        }
        bracket->tell(part, guard);
    }
    return fireAt(bracket->high(), end, next, stateAt);
}

/// Fires the crossed conditions that are true at this part of the step; `next` holds the state at its end.
template <class T>
bool Run<T>::fireAt(double part, const T& end, std::vector<T>& next, const StateAt& stateAt) {
    T h = (end - time_) * T(part);
    T at = part == 1 ? end : time_ + h;
    if (part < 1) stateAt(h, next);
    applyFloors(at, next);
    if (!evaluateGuards(at, next)) return false;
    for (std::size_t k = 0; k < guards_.size(); ++k) crossed_[k] = crossed_[k] && holds(k);
    if constexpr (!std::is_same_v<T, double>) {
        const auto first =
            static_cast<std::size_t>(std::find(crossed_.begin(), crossed_.end(), 1) - crossed_.begin());
        h = refineEventTime(scalarValue(h), stateAt, first);
        at = time_ + h;
        stateAt(h, next);
        applyFloors(at, next);
    }
    return fire(at, next, crossed_);
}

template <class T> std::optional<RootBracket> Run<T>::openBracket(const T& end, std::span<const T> guards) {
    tellGuards(guards);
    markCrossed();
    return openBracket(end);
}

template <class T> void Run<T>::tellGuards(std::span<const T> guards) {
    std::copy(guards.begin(), guards.end(), guards_.begin());
}

template <class T> bool Run<T>::stepToEvent(long long index, double part) {
    ++status_.steps;
    derivative(states_, slope_, time_);
    if (part == 1) trialStep(piece_.step, next_);
    return fireAt(part, stepTime(index + 1), next_,
                  [this](const T& h, std::vector<T>& x) { trialStep(h, x); });
}

template <class T>
bool Run<T>::fire(const T& at, const std::vector<T>& state, const std::vector<char>& crossed) {
    time_ = at;
    std::copy(state.begin(), state.end(), states_.begin());
    const SlotLayout& slot = stepped_.slots;
    bool ended = false;
    for (std::size_t k = 0; k < crossed.size(); ++k) {
        if (!crossed[k]) continue;
        const EventClause& event = model_.events()[k];
        fired_.push_back({k, scalarValue(at)});
        setSlots(time_, states_);
        setInputs(time_);
        if (actions_[k]) {
            (*actions_[k])(std::span<const T>(slots_), work_);
            std::size_t value = 0;
            for (std::size_t x : event.states) states_[x] = work_[value++];
            for (std::size_t m : event.discretes) {
                discretes_[m] = work_[value++];
                slots_[slot.discretes + m] = discretes_[m];
            }
        }
        ended = ended || event.terminates;
    }
    restarted_ = true;
    if (ended) {
        status_.end = RunEnd::Terminated;
        status_.time = scalarValue(at);
        return false;
    }
    if (!healthy(states_, time_)) return false;
    findEnds();
    if (scalarValue(ends_.back()) <= scalarValue(time_)) {
        status_.end = RunEnd::StopTime;
        status_.time = scalarValue(time_);
        return false;
    }
    enterPiece();
    if (!evaluateGuards(time_, states_)) return false;
    arm();
    return true;
}

} // namespace rigor
