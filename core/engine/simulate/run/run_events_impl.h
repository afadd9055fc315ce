#pragma once
// The events of Run<T>; included by one run_<type>.cpp per number type.

#include "core/engine/simulate/run/run_held_impl.h"
#include "core/engine/simulate/run/run_kinks_impl.h"
#include "core/engine/simulate/run/run_pieces_impl.h"

namespace rigor {

/// The time, near now + h, at which what is crossed is 0, with its derivatives. None where it jumps: that is
/// when something else happens.
template <class T>
std::optional<T> Run<T>::refineEventTime(const T& h, const StateAt& stateAt, std::size_t crossed) {
    const auto levelAt = [&](const T& length) {
        stateAt(length, trial_);
        const T then = time_ + length;
        applyFloors(then, trial_);
        evaluateGuards(then, trial_);
        return levelOf(crossed);
    };
    // dg/dh by a difference along the step: exact to 1e-8, which scales the whole derivative of the event
    // time, so it is corrected by repeating Newton's step on the derivative part, which contracts by 1e-8.
    const double length = scalarValue(h),
                 delta = std::max(1e-4 * scalarValue(piece_.step), 32 * options_.eventTolerance);
    const auto valueAt = [&](double l) { return scalarValue(levelAt(T(l))); };
    const double here = valueAt(length), before = valueAt(length - delta);
    if (!(std::abs(here - valueAt(length - delta / 16)) < 0.5 * std::abs(here - before))) return {};
    const double slope = (valueAt(length + delta) - before) / (2 * delta);
    if (!std::isfinite(slope) || slope == 0) return {};
    // A rest or condition that was over when the step began ends there.
    const bool passesZero = crossed < guards_.size() || crossed >= firstHeld() + slides_.size();
    if (passesZero && std::abs(here) > std::abs(slope) * delta) return {};
    T time = T(length);
    for (int k = 0; k < 4; ++k) {
        const T step = levelAt(time) / T(slope);
        time = time - (step - T(scalarValue(step)));
    }
    return time_ + time;
}

template <class T> bool Run<T>::holds(std::size_t k) const {
    const double g = scalarValue(guards_[k]);
    return g < 0 || (g == 0 && !model_.events()[k].strict);
}

/// Whether a mode should have another value. One without a value stays as it is.
template <class T> bool Run<T>::modeDiffers(std::size_t mode) const {
    const double value = scalarValue(modeValues_[2 * mode]);
    if (stepped_.isKink(mode) && std::isnan(scalarValue(modeValues_[2 * mode + 1]))) return false;
    if (std::isnan(value) || value == scalarValue(slots_[stepped_.modeSlots + mode]) || slides(mode))
        return false;
    return std::abs(scalarValue(modeValues_[2 * mode + 1])) >= pinned_[mode];
}

/// Positive while the mode is right, 0 or less once it should have another value.
template <class T> double Run<T>::modeGuard(std::size_t mode) const {
    const double level = scalarValue(modeValues_[2 * mode + 1]);
    double distance = std::abs(level);
    if (stepped_.modes[mode] == Op::Floor) {
        const double low = scalarValue(slots_[stepped_.modeSlots + mode]);
        distance = std::min(std::abs(level - low), std::abs(low + 1 - level));
    }
    return modeDiffers(mode) ? -distance : std::max(distance, std::numeric_limits<double>::min());
}

/// What passes a fixed value where a guard or mode is crossed.
template <class T> const T& Run<T>::levelOf(std::size_t crossed) const {
    if (crossed < guards_.size()) return guards_[crossed];
    if (crossed < firstHeld()) return modeValues_[2 * (crossed - guards_.size()) + 1];
    const std::size_t held = crossed - firstHeld();
    return held < slides_.size() ? slides_[held].share : rests_[held - slides_.size()].values[1];
}

/// Modes as the current state and time have them. One may change what another compares.
template <class T> void Run<T>::settleModes() {
    if (modeTape_ && !slides_.empty()) {
        setSlots(time_, states_);
        (*modeTape_)(slots_, modeValues_);
        // An input or an action has left the surface.
        std::erase_if(slides_, [&](const Slide& s) {
            return std::abs(scalarValue(modeValues_[2 * s.mode + 1])) > 1e-3 * s.jump * options_.step;
        });
    }
    for (std::size_t round = 0; modeTape_ && round < 2 * stepped_.modes.size() + 2; ++round) {
        setSlots(time_, states_);
        (*modeTape_)(slots_, modeValues_);
        bool changed = false;
        for (std::size_t k = 0; k < stepped_.modes.size(); ++k) {
            if (!modeDiffers(k)) continue;
            slots_[stepped_.modeSlots + k] = T(scalarValue(modeValues_[2 * k]));
            changed = true;
        }
        if (!changed) break;
    }
    noteLevels();
}

/// What is false now fires once it is true. A guard without a value is neither.
template <class T> void Run<T>::arm() {
    for (std::size_t k = 0; k < guards_.size(); ++k)
        armed_[k] = !holds(k) && !std::isnan(scalarValue(guards_[k])) && !rests(k);
    unpin();
    noteLevels();
}

/// A mode that was set by the end of a slide is free again once it is what its level says.
template <class T> void Run<T>::unpin() {
    for (std::size_t k = 0; k < stepped_.modes.size(); ++k)
        if (scalarValue(modeValues_[2 * k]) == scalarValue(slots_[stepped_.modeSlots + k])) pinned_[k] = 0;
}

/// Notes which armed conditions have become true; whether any has.
template <class T> bool Run<T>::markCrossed() {
    bool any = false;
    for (std::size_t k = 0; k < guards_.size(); ++k) {
        crossed_[k] = armed_[k] && holds(k);
        any = any || crossed_[k];
    }
    crossed_.resize(guards_.size() + stepped_.modes.size() + slides_.size() + rests_.size());
    for (std::size_t k = 0; k < stepped_.modes.size(); ++k) {
        crossed_[guards_.size() + k] = modeDiffers(k);
        any = any || modeDiffers(k);
    }
    for (std::size_t k = 0; k < slides_.size() + rests_.size(); ++k) {
        const bool over = !(heldGuard(k) > 0);
        crossed_[firstHeld() + k] = over;
        any = any || over;
    }
    return any;
}

/// The earliest of several guards is the root of their minimum. NaN if one of them has no value.
template <class T> double Run<T>::leastCrossed() const {
    double g = std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < stepped_.modes.size(); ++k)
        if (crossed_[guards_.size() + k]) g = std::min(g, modeGuard(k));
    for (std::size_t k = 0; k < slides_.size() + rests_.size(); ++k)
        if (crossed_[firstHeld() + k]) g = std::min(g, heldGuard(k));
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
    // An event that has just set the state by its action may still hold by rounding.
    const double atBegin = leastCrossed();
    return bracketOf(end, atBegin, atEnd);
}

template <class T> RootBracket Run<T>::bracketOf(const T& end, double atBegin, double atEnd) const {
    const double tolerance = options_.eventTolerance / scalarValue(end - time_);
    return RootBracket(atBegin > 0 ? atBegin : std::max(std::numeric_limits<double>::min(), -atEnd), atEnd,
                       onlyKinksCrossed() ? std::max(tolerance, run_detail::kAtKink) : tolerance);
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
    return fireFound(at, h, next, stateAt);
}

/// guards_ and modeValues_ are those at `at`, h behind the begin of the step, where the states are `next`.
template <class T>
bool Run<T>::fireFound(const T& at, const T& h, std::vector<T>& next, const StateAt& stateAt) {
    for (std::size_t k = 0; k < guards_.size(); ++k) crossed_[k] = crossed_[k] && holds(k);
    for (std::size_t k = 0; k < stepped_.modes.size(); ++k)
        crossed_[guards_.size() + k] = crossed_[guards_.size() + k] && modeDiffers(k);
    for (std::size_t k = 0; k < slides_.size() + rests_.size(); ++k)
        crossed_[firstHeld() + k] = crossed_[firstHeld() + k] && !(heldGuard(k) > 0);
    eventTimes_.assign(crossed_.size(), at);
    const bool onlyKinks = onlyKinksCrossed();
    if constexpr (!std::is_same_v<T, double>)
        if (!onlyKinks || !continuedAcross()) findEventTimes(at, h, next, stateAt);
    return onlyKinks ? passKinks(eventTimes_[firstOfCrossed()], next) : fire(next);
}

/// eventTimes_ with derivatives, and the state at the first of them.
template <class T>
void Run<T>::findEventTimes(const T& at, const T& h, std::vector<T>& next, const StateAt& stateAt) {
    for (std::size_t k = 0; k < modeTargets_.size(); ++k) modeTargets_[k] = scalarValue(modeValues_[2 * k]);
    std::optional<T> smooth;
    std::vector<std::size_t> jumps;
    for (std::size_t k = 0; k < crossed_.size(); ++k) {
        if (!crossed_[k]) continue;
        if (const std::optional<T> time = refineEventTime(h, stateAt, k)) {
            eventTimes_[k] = *time;
            if (!smooth) smooth = time;
        } else {
            jumps.push_back(k);
        }
    }
    // A condition jumps where a relation in it does, or at a corner, which is the end of the step.
    if (smooth && !run_detail::moves(at))
        for (const std::size_t k : jumps) eventTimes_[k] = *smooth;
    const std::size_t first = firstOfCrossed();
    if (first == crossed_.size() || !run_detail::moves(eventTimes_[first] - at)) return;
    stateAt(eventTimes_[first] - time_, next);
    applyFloors(eventTimes_[first], next);
}

/// In the order in which fire() takes them.
template <class T> std::size_t Run<T>::firstOfCrossed() const {
    const std::size_t parts[] = {firstHeld() + slides_.size(), firstHeld(), 0, guards_.size()},
                      ends[] = {crossed_.size(), firstHeld() + slides_.size(), guards_.size(), firstHeld()};
    for (std::size_t p = 0; p < 4; ++p)
        for (std::size_t k = parts[p]; k < ends[p]; ++k)
            if (crossed_[k]) return k;
    return crossed_.size();
}

/// From one of several events of an instant to the next: their times differ by derivatives alone.
template <class T> void Run<T>::moveTo(const T& at) {
    if constexpr (!std::is_same_v<T, double>) {
        const T way = at - time_, change = way - T(scalarValue(way));
        if (!run_detail::moves(change)) return;
        derivative(states_, slope_, time_);
        for (std::size_t k = 0; k < states_.size(); ++k) states_[k] = states_[k] + change * slope_[k];
        time_ = time_ + change;
    }
}

template <class T>
std::optional<RootBracket> Run<T>::openBracket(const T& end, std::span<const T> guards,
                                               std::span<const T> modeValues) {
    // Steps taken by the caller have not told which modes are right again.
    if (!evaluateGuards(time_, states_)) return {};
    unpin();
    noteLevels();
    guardsAtBegin_ = guards_;
    modeValuesAtBegin_ = modeValues_;
    tellGuards(guards, modeValues);
    if (!markCrossed() || passOfKinks() != Pass::Within) return {};
    const double atEnd = leastCrossed();
    tellGuards(guardsAtBegin_, modeValuesAtBegin_);
    return bracketOf(end, leastCrossed(), atEnd);
}

template <class T> void Run<T>::tellGuards(std::span<const T> guards, std::span<const T> modeValues) {
    std::copy(guards.begin(), guards.end(), guards_.begin());
    std::copy(modeValues.begin(), modeValues.end(), modeValues_.begin());
}

template <class T> bool Run<T>::stepToEvent(long long index, double part, std::span<const T> states) {
    ++status_.steps;
    const T h = (stepTime(index + 1) - time_) * T(part);
    std::copy(states.begin(), states.end(), next_.begin());
    if constexpr (!std::is_same_v<T, double>) derivative(states_, slope_, time_);
    return fireFound(time_ + h, h, next_, [this](const T& l, std::vector<T>& x) { trialStep(l, x); });
}

/// What an event does, here and now.
template <class T> void Run<T>::act(std::size_t k) {
    const EventClause& event = model_.events()[k];
    const double at = scalarValue(time_);
    fired_.push_back({k, at});
    noteHop(k, at);
    hops_[k].before.clear();
    for (std::size_t x : event.states) hops_[k].before.push_back(scalarValue(states_[x]));
    setSlots(time_, states_);
    setInputs(time_);
    if (!actions_[k]) return;
    (*actions_[k])(std::span<const T>(slots_), work_);
    std::size_t value = 0;
    for (std::size_t x : event.states) states_[x] = work_[value++];
    for (std::size_t m : event.discretes) {
        discretes_[m] = work_[value++];
        slots_[stepped_.slots.discretes + m] = discretes_[m];
    }
}

/// Of the conditions of one `when` that have become true at one instant only the first acts.
template <class T> void Run<T>::passOver(std::size_t acted, std::vector<char>& crossed) {
    const int group = model_.events()[acted].group;
    for (std::size_t k = acted + 1; group != 0 && k < guards_.size(); ++k)
        if (model_.events()[k].group == group && armed_[k] && holds(k)) crossed[k] = armed_[k] = 0;
}

/// Whether an assert is violated where the guards were evaluated; that ends the run.
template <class T> bool Run<T>::isViolated() {
    for (std::size_t k = 0; k < guards_.size(); ++k) {
        if (!model_.events()[k].fails || !holds(k)) continue;
        fail(RunEnd::Violated, scalarValue(time_), -1, model_.events()[k].message);
        return true;
    }
    return false;
}

/// Of a model without states, whose events do not act.
template <class T> bool Run<T>::meetsAsserts() {
    if (std::none_of(model_.events().begin(), model_.events().end(),
                     [](const EventClause& e) { return e.fails; }))
        return true;
    setInputs(time_);
    return evaluateGuards(time_, states_) && !isViolated();
}

template <class T> bool Run<T>::fire(const std::vector<T>& state) {
    const std::size_t first = firstOfCrossed();
    const T at = first < crossed_.size() ? eventTimes_[first] : eventTimes_.front();
    if (beforeEvent_) beforeEvent_(at);
    time_ = at;
    firedAt_.insert(firedAt_.end(), static_cast<std::size_t>(std::count(crossed_.begin(), crossed_.end(), 1)),
                    scalarValue(at));
    std::copy(state.begin(), state.end(), states_.begin());
    bool ended = false;
    modesBefore_.clear();
    for (const T& mode : modes()) modesBefore_.push_back(scalarValue(mode));
    std::vector<char> crossed = crossed_;
    for (std::size_t k = rests_.size(); k-- > 0;)
        if (const std::size_t held = firstHeld() + slides_.size() + k; crossed[held]) {
            moveTo(eventTimes_[held]);
            rests_.erase(rests_.begin() + static_cast<std::ptrdiff_t>(k));
        }
    for (std::size_t k = slides_.size(); k-- > 0;)
        if (crossed[firstHeld() + k]) {
            moveTo(eventTimes_[firstHeld() + k]);
            endSlide(k);
        }
    std::string condition;
    for (std::size_t k = 0; k < guards_.size(); ++k) {
        if (!crossed[k]) continue;
        moveTo(eventTimes_[k]);
        act(k);
        passOver(k, crossed);
        condition = model_.events()[k].condition;
    }
    // What an action makes true happens at the same instant.
    for (bool more = !condition.empty(); more;) {
        more = false;
        if (!evaluateGuards(time_, states_)) return false;
        for (std::size_t k = 0; k < guards_.size() && !more; ++k) {
            if (!armed_[k] || crossed[k] || !holds(k)) continue;
            act(k);
            passOver(k, crossed);
            crossed[k] = more = true;
        }
    }
    for (std::size_t k = 0; k < guards_.size(); ++k) {
        if (crossed[k] && model_.events()[k].fails) {
            fail(RunEnd::Violated, scalarValue(at), -1, model_.events()[k].message);
            return false;
        }
        ended = ended || (crossed[k] && model_.events()[k].terminates);
    }
    if constexpr (!std::is_same_v<T, double>)
        for (std::size_t k = 0; k < stepped_.modes.size(); ++k)
            if (crossed[guards_.size() + k]) {
                moveTo(eventTimes_[guards_.size() + k]);
                slots_[stepped_.modeSlots + k] = T(modeTargets_[k]);
            }
    restarted_ = true;
    if (ended) {
        status_.end = RunEnd::Terminated;
        status_.time = scalarValue(at);
        return false;
    }
    if (!healthy(states_, time_)) return false;
    const bool acted =
        std::any_of(crossed.begin(), crossed.begin() + static_cast<std::ptrdiff_t>(guards_.size()),
                    [](char c) { return c != 0; });
    if (!acted && scalarValue(piece_.end - time_) > run_detail::rounding(scalarValue(time_))) {
        keepPiece(); // ends change by actions only
        settleModes();
    } else {
        findEnds();
        if (ends_.empty()) {
            status_.end = RunEnd::StopTime;
            status_.time = scalarValue(time_);
            return false;
        }
        enterPiece();
    }
    if (!goesOn(scalarValue(at), condition)) return false;
    for (std::size_t k = 0; k < stepped_.modes.size(); ++k)
        if (crossed[guards_.size() + k] && !slides(k) && !stepped_.isKink(k))
            considerSlide(k, modesBefore_[k]);
    if (!evaluateGuards(time_, states_)) return false;
    for (std::size_t k = 0; k < guards_.size(); ++k)
        if (crossed[k] && !rests(k)) considerRest(k);
    if (acted && !evaluateGuards(time_, states_)) return false;
    arm();
    for (std::size_t k = 0; k < guards_.size(); ++k)
        if (crossed[k] && !armed_[k] && !rests(k) && !model_.events()[k].states.empty() && holds(k))
            armed_[k] = rises(k);
    return true;
}

} // namespace rigor
