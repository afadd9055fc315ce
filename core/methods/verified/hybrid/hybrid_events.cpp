// Guards, and what their events do to a set.
#include "core/methods/verified/hybrid/hybrid_engine.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {

bool HybridFlow::Engine::dependsOnInputs(const ModeGuard& guard) const {
    const Tape& tape = guard.contraction.tape();
    for (std::size_t k = layout.inputs; k < layout.discretes; ++k)
        if (tape.depends(0, k)) return true;
    for (const std::size_t p : unknown)
        if (tape.depends(0, layout.parameters + p)) return true;
    return tape.depends(0, layout.time);
}

bool HybridFlow::Engine::restrictGuard(StateSet& set, ModeGuard& guard, const Interval& target,
                                       const Interval& time, std::span<const Interval> inputs) {
    fill(set, time, inputs);
    if (!guard.contraction(slots, {&target, 1})) return false;
    return takeSlots(set);
}
/// The set cut to the states and parameters in the slots.
bool HybridFlow::Engine::takeSlots(StateSet& set) {
    for (std::size_t k = 0; k < np; ++k) {
        Interval& range = set.parameter(k);
        range = intersection(range, slots[layout.parameters + unknown[k]]);
        if (range.isEmpty()) return false;
    }
    for (std::size_t i = 0; i < nx; ++i) {
        const Interval& to = slots[layout.states + i];
        if (!(to == set.box[i]) && !restrictState(set, i, to)) return false;
    }
    return tighten(set);
}

/// The state reached by reinit of one event, and its new mode; one set per outcome.
bool HybridFlow::Engine::fire(const StateSet& set, ModeGuard& guard, const Interval& time,
                              std::span<const Interval> inputs, std::vector<StateSet>& entered, int depth) {
    const std::size_t ns = guard.states.size(), nd = guard.discretes.size(), columns = nx + np;
    std::vector<Interval> out(ns * (1 + columns) + nd);
    fill(set, time, inputs);
    guard.action(slots, out);
    std::vector<double> old = modes[static_cast<std::size_t>(set.mode)]->discretes;
    // Every combination of new values.
    std::vector<std::vector<double>> outcomes{{}};
    for (std::size_t k = 0; k < nd; ++k) {
        const Interval value = out[ns * (1 + columns) + k];
        const double first = std::ceil(value.lower), last = std::floor(value.upper);
        if (!(last - first < 16)) return reason = translatable("Method", "a mode is not bounded"), false;
        std::vector<std::vector<double>> more;
        for (const auto& o : outcomes)
            for (double v = first; v <= last; ++v) {
                more.push_back(o);
                more.back().push_back(v);
            }
        outcomes = std::move(more);
    }
    for (const std::vector<double>& outcome : outcomes) {
        StateSet to = set;
        std::vector<Interval> targets(ns, Interval::entire());
        for (const double v : outcome) targets.emplace_back(v);
        fill(to, time, inputs);
        if (!guard.actionContraction(slots, targets) || !takeSlots(to)) continue;
        if (ns > 0) {
            fill(to, time, inputs);
            putCenter(to);
            std::vector<Interval> center(out.size()), slope(out.size());
            guard.action(slots, center);
            putHull(to);
            guard.action(slots, slope);
            std::vector<bool> smooth;
            for (std::size_t k = 0; k < ns; ++k) smooth.push_back(guard.action.regularity(k) == Regularity{});
            fill(to, time, inputs);
            guard.action(slots, out);
            const StateSet before = to;
            for (std::size_t k = 0; k < ns; ++k) {
                const Interval* row = slope.data() + ns + k * columns;
                std::array<Interval, kMostStates> factors{};
                std::copy_n(row, nx, factors.begin());
                to.form[guard.states[k]] =
                    smooth[k] ? combined(before, factors.data(), row + nx, center[k]) : formOf(out[k]);
                to.box[guard.states[k]] = out[k];
            }
            if (!tighten(to)) continue;
        }
        std::vector<double> discretes = old;
        for (std::size_t k = 0; k < nd; ++k) discretes[guard.discretes[k]] = outcome[k];
        to.mode = modeOf(discretes);
        if (!enter(to, set.mode, guard, time, inputs, entered, depth)) return false;
    }
    return true;
}

/// Members for which the condition is false; all of them where it may be true without firing.
bool HybridFlow::Engine::keepFalse(StateSet& set, ModeGuard& guard, const Interval& time,
                                   std::span<const Interval> inputs) {
    return (set.spent & bitOf(guard)) != 0 || restrictGuard(set, guard, {0.0, kInfinity}, time, inputs);
}

/// What is known at the end of a step of conditions that may be true without firing.
void HybridFlow::Engine::settle(StateSet& set, const Interval& time, std::span<const Interval> inputs) {
    if (set.spent == 0) return;
    std::uint64_t possible = 0;
    std::vector<Interval> out(3 + nx + np);
    for (ModeGuard& guard : modes[static_cast<std::size_t>(set.mode)]->guards) {
        const std::uint64_t bit = bitOf(guard);
        if ((set.spent & bit) == 0) continue;
        fill(set, time, inputs);
        guard.formula(slots, out);
        if (out[0].lower > 0) continue;
        possible |= bit;
        if (out[0].upper < 0)
            set.held |= bit;
        else if (out[0].upper > noiseOf(set, out))
            set.held &= ~bit;
    }
    set.spent &= possible, set.held &= possible;
}

bool HybridFlow::Engine::canFire(int mode, std::size_t event) const {
    const std::vector<ModeGuard>& guards = modes[static_cast<std::size_t>(mode)]->guards;
    return std::any_of(guards.begin(), guards.end(), [&](const ModeGuard& g) { return g.event == event; });
}

/// What rounding leaves of a guard that is 0.
double HybridFlow::Engine::noiseOf(const StateSet& set, std::span<const Interval> guardValues) const {
    double size = 0;
    for (std::size_t i = 0; i < nx; ++i) size += (guardValues[2 + i] * set.box[i]).magnitude();
    for (std::size_t k = 0; k < np; ++k) size += (guardValues[2 + nx + k] * set.parameter(k)).magnitude();
    return 1e-12 * size;
}

/// A set that has just entered its mode. A condition that could not be true in the mode before becomes true
/// with the mode, and fires at once where it holds. One that could may have been true before: it fires or
/// not. That of the event itself was true: it does not fire again until it has been false.
bool HybridFlow::Engine::enter(StateSet set, int before, const ModeGuard& by, const Interval& time,
                               std::span<const Interval> inputs, std::vector<StateSet>& entered, int depth) {
    std::vector<Interval> out(3 + nx + np);
    const auto mode = static_cast<std::size_t>(set.mode);
    const std::size_t event = by.event;
    const bool moved = !by.states.empty();
    std::uint64_t possible = 0;
    for (std::size_t k = 0; k < modes[mode]->guards.size(); ++k) {
        ModeGuard& guard = modes[mode]->guards[k];
        const std::uint64_t bit = bitOf(guard);
        possible |= bit;
        const bool own = guard.event == event, shared = own || canFire(before, guard.event);
        fill(set, time, inputs);
        guard.formula(slots, out);
        const double noise = noiseOf(set, out);
        const bool growsAtOnce =
            out.back().lower > 0 && guard.formula.regularity(0) == Regularity{} && isLipschitz(*modes[mode]);
        const Interval value = out[0];
        if (!shared || value.lower > 0) rearm(set, guard);
        if (value.lower > 0) continue;
        // At 0 and growing it is false at once.
        const bool stays = shared && (value.lower < -noise || !growsAtOnce);
        if (value.lower < 0 && !own && (set.held & bit) == 0) {
            if (depth >= 4)
                return reason = translatable("Method", "events follow each other at once without end"), false;
            StateSet again = set;
            if (restrictGuard(again, guard, {-kInfinity, 0.0}, time, inputs) &&
                !fire(again, guard, time, inputs, entered, depth + 1))
                return false;
            if (!stays && !restrictGuard(set, modes[mode]->guards[k], {0.0, kInfinity}, time, inputs))
                return true;
        }
        if (!stays) {
            rearm(set, guard);
            continue;
        }
        set.spent |= bit;
        if (own && (value.upper < 0 || (!moved && value.upper <= noise))) set.held |= bit;
    }
    set.spent &= possible, set.held &= possible;
    entered.push_back(set);
    return true;
}

/// Conditions that may be true where the record starts have not fired there in a simulation, but the rig may
/// just have met them.
void HybridFlow::Engine::enterAtStart(StateSet& set, int mode, const Interval& time,
                                      std::span<const Interval> inputs) {
    set.mode = mode;
    std::vector<Interval> out(3 + nx + np);
    for (ModeGuard& guard : modes[static_cast<std::size_t>(mode)]->guards) {
        fill(set, time, inputs);
        guard.formula(slots, out);
        if (out[0].lower > 0) continue;
        set.spent |= bitOf(guard), set.fresh |= bitOf(guard);
        if (out[0].upper < 0) set.held |= bitOf(guard);
    }
}

/// Whether the right side is Lipschitz in the states over the box in the slots.
bool HybridFlow::Engine::isLipschitz(ModeFlow& flow) {
    if (flow.lipschitz) return true;
    std::vector<Interval> out(2 + nx + np);
    for (std::size_t i = 0; i < nx; ++i) {
        if (!flow.gradients[i]) return false;
        (*flow.gradients[i])(slots, out);
        if (!(flow.gradients[i]->regularity(0) == Regularity{})) return false;
        for (std::size_t j = 0; j < nx; ++j)
            if (!out[2 + j].isBounded() || !flow.gradients[i]->regularity(2 + j).defined) return false;
    }
    return true;
}

/// Guards that a set may cross during [0, h]: it can reach g = 0 where g does not grow (Nagumo: if g grows
/// wherever it is 0, g >= 0 is kept, of a right side that is Lipschitz). A guard that jumps may fall below 0
/// without being 0.
std::vector<std::size_t> HybridFlow::Engine::crossed(const StateSet& set, const StepInputs& step,
                                                     const Box& bounds) {
    std::vector<std::size_t> found;
    std::vector<ModeGuard>& guards = modes[static_cast<std::size_t>(set.mode)]->guards;
    const Interval during = hull(step.time, step.time + step.length);
    std::vector<Interval> out(3 + nx + np);
    for (std::size_t k = 0; k < guards.size(); ++k) {
        ModeGuard& guard = guards[k];
        if (guard.fixed) continue; // decided at the start of the step
        fill(set, during, step.inputs);
        putStates(bounds);
        guard.formula(slots, out);
        if (out[0].lower > 0) continue;
        const bool continuous = guard.formula.regularity(0) == Regularity{};
        // True for all members, and it does not become false.
        if (continuous && (set.held & bitOf(guard)) != 0 && out.back().upper <= 0) continue;
        if (continuous) {
            const bool lipschitz = isLipschitz(*modes[static_cast<std::size_t>(set.mode)]);
            const Interval zero(0.0);
            if (!guard.contraction(slots, {&zero, 1})) continue;
            guard.formula(slots, out);
            bool gradient = false;
            for (std::size_t i = 0; i < nx; ++i) gradient = gradient || !out[2 + i].contains(0);
            if (lipschitz && gradient && out.back().lower >= 0) continue;
        }
        found.push_back(k);
    }
    return found;
}

} // namespace rigor
