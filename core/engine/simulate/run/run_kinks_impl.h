#pragma once
// How Run<T> passes kinks (SteppedModel::isKink). Included by run_events_impl.h.
//
// A step ends where min, max or abs changes its side. The derivatives of the states do not jump there, so a
// side that is changed d too late leaves an error of d^2 in the states and of d in their derivatives, and
// nothing of what an event does - other ends, actions, saltation - is needed. Where the formulas are
// continued beyond the kink (SteppedModel::continued) the time of the kink has no influence of first order
// and is taken without its derivative.

#include "core/engine/simulate/run/run_impl.h"

namespace rigor {

namespace run_detail {
inline constexpr double kAtKink = 1e-8; ///< of a step, which ends so near to a kink
inline constexpr int kKinksInARow = 8;  ///< passed in as many steps: they are no longer searched for
} // namespace run_detail

template <class T> void Run<T>::noteLevels() {
    for (std::size_t k = 0; k < kinks_.size(); ++k)
        if (stepped_.isKink(k)) kinks_[k].level = scalarValue(modeValues_[2 * k + 1]);
}

template <class T> bool Run<T>::onlyKinksCrossed() const {
    bool any = false;
    for (std::size_t k = 0; k < crossed_.size(); ++k) {
        if (!crossed_[k]) continue;
        any = true;
        if (k < guards_.size() || k >= firstHeld() || !stepped_.isKink(k - guards_.size())) return false;
    }
    return any;
}

/// Of crossed kinks.
template <class T> bool Run<T>::continuedAcross() const {
    for (std::size_t k = 0; k < stepped_.modes.size(); ++k)
        if (crossed_[guards_.size() + k] && !stepped_.continued[k]) return false;
    return true;
}

template <class T> bool Run<T>::passedAtBegin(std::size_t mode) const {
    return kinks_[mode].row < run_detail::kKinksInARow &&
           std::abs(kinks_[mode].level) <=
               run_detail::kAtKink * std::abs(scalarValue(modeValues_[2 * mode + 1]));
}
template <class T> bool Run<T>::passedAtEnd(std::size_t mode) const {
    return kinks_[mode].row >= run_detail::kKinksInARow ||
           std::abs(scalarValue(modeValues_[2 * mode + 1])) <=
               run_detail::kAtKink * std::abs(kinks_[mode].level);
}

/// Where the first of the crossed kinks is passed, as far as no search is needed to know it.
template <class T> typename Run<T>::Pass Run<T>::passOfKinks() const {
    if (kinks_.empty() || !onlyKinksCrossed()) return Pass::Within;
    bool atEnd = true;
    for (std::size_t k = 0; k < kinks_.size(); ++k) {
        if (!crossed_[guards_.size() + k]) continue;
        if (passedAtBegin(k)) return Pass::AtBegin;
        atEnd = atEnd && passedAtEnd(k);
    }
    return atEnd ? Pass::AtEnd : Pass::Within;
}

/// Repeats the step on the other side of those kinks on which it began.
template <class T> bool Run<T>::passKinksAtBegin() {
    for (std::size_t k = 0; k < kinks_.size(); ++k)
        crossed_[guards_.size() + k] = crossed_[guards_.size() + k] && passedAtBegin(k);
    return evaluateGuards(time_, states_) && passKinks(time_, states_);
}

/// Goes on from here, where the guards have been evaluated, on the other side of the crossed kinks.
template <class T> bool Run<T>::passKinks(const T& at, const std::vector<T>& state) {
    if (beforeEvent_) beforeEvent_(at);
    const double now = scalarValue(at);
    for (std::size_t k = 0; k < kinks_.size(); ++k) {
        if (!crossed_[guards_.size() + k]) continue;
        T& side = slots_[stepped_.modeSlots + k];
        side = T(1 - scalarValue(side));
        kinks_[k].row = now - kinks_[k].last <= 2 * options_.step ? kinks_[k].row + 1 : 0;
        kinks_[k].last = now;
    }
    time_ = at;
    if (&state != &states_) std::copy(state.begin(), state.end(), states_.begin());
    restarted_ = scalarValue(piece_.end) - now > run_detail::rounding(now);
    if (restarted_) {
        keepPiece();
    } else { // as any last step of a piece
        moveTo(piece_.end);
        time_ = piece_.end;
    }
    if constexpr (!std::is_same_v<T, double>)
        if (!evaluateGuards(time_, states_)) return false;
    arm();
    return true;
}

} // namespace rigor
