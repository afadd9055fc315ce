// The step of one set that stays in its mode: bounding box, Taylor step, corners.
#include "core/foundation/base/translate.h"
#include "core/methods/verified/hybrid/hybrid_engine.h"

#include <algorithm>

namespace rigor {

namespace {
Interval inflated(const Interval& x, double share) {
    const double by = share * x.width() + 1e-12 * x.magnitude() + 1e-100;
    return x + Interval(-by, by);
}
/// A formula without a value at the points looked at (a division by 0 in a Taylor coefficient) says nothing.
Interval orAll(const Interval& x) { return x.isEmpty() ? Interval::entire() : x; }
} // namespace

void HybridFlow::Engine::fill(const StateSet& set, const Interval& time, std::span<const Interval> inputs) {
    slots[layout.time] = time;
    for (std::size_t i = 0; i < nx; ++i) slots[layout.states + i] = set.box[i];
    std::copy(inputs.begin(), inputs.end(), slots.begin() + static_cast<std::ptrdiff_t>(layout.inputs));
    if (set.mode < static_cast<int>(modes.size())) {
        const std::vector<double>& m = modes[static_cast<std::size_t>(set.mode)]->discretes;
        for (std::size_t k = 0; k < m.size(); ++k) slots[layout.discretes + k] = m[k];
    }
    for (std::size_t k = 0; k < fixed.size(); ++k) slots[layout.parameters + k] = fixed[k];
    for (std::size_t k = 0; k < np; ++k) slots[layout.parameters + unknown[k]] = set.parameter(k);
}
void HybridFlow::Engine::putStates(const Box& box) {
    for (std::size_t i = 0; i < nx; ++i) slots[layout.states + i] = box[i];
}
/// The slots at the middles of the forms and the centers of the parameters.
void HybridFlow::Engine::putCenter(const StateSet& set) {
    for (std::size_t i = 0; i < nx; ++i) slots[layout.states + i] = set.form[i].middle;
    for (std::size_t k = 0; k < np; ++k) slots[layout.parameters + unknown[k]] = set.center[set.symbolOf[k]];
}
/// The hull of the set and its center: where derivatives are taken.
void HybridFlow::Engine::putHull(const StateSet& set) {
    for (std::size_t i = 0; i < nx; ++i) slots[layout.states + i] = hull(set.box[i], set.form[i].middle);
    for (std::size_t k = 0; k < np; ++k)
        slots[layout.parameters + unknown[k]] = hull(set.parameter(k), set.center[set.symbolOf[k]]);
}

/// The states of the set, where f jumps with what is beside them: friction that holds is not f = 0 at v = 0,
/// but 0 between the rates on both sides.
void HybridFlow::Engine::putAround(const StateSet& set) {
    if (!modes[static_cast<std::size_t>(set.mode)]->jumps) return;
    for (std::size_t i = 0; i < nx; ++i)
        slots[layout.states + i] = {rounding::below(set.box[i].lower), rounding::above(set.box[i].upper)};
}

/// f = 0 for every member of the set: nothing moves.
bool HybridFlow::Engine::rests(const StateSet& set, const Interval& time, std::span<const Interval> inputs) {
    if (modes[static_cast<std::size_t>(set.mode)]->resting) return true;
    fill(set, time, inputs);
    putAround(set);
    Interval rates[kMostStates];
    (*modes[static_cast<std::size_t>(set.mode)]->field)(slots, {rates, nx});
    for (std::size_t i = 0; i < nx; ++i)
        if (!(rates[i] == Interval(0.0))) return false;
    return true;
}

bool HybridFlow::Engine::holdStill(StateSet& set, const Interval& time, std::span<const Interval> inputs) {
    ModeFlow& mode = *modes[static_cast<std::size_t>(set.mode)];
    if (mode.resting) return true;
    const std::array<Interval, kMostStates> zero{};
    fill(set, time, inputs);
    putAround(set);
    if (mode.stillness) return (*mode.stillness)(slots, {zero.data(), nx}) && takeSlots(set);
    Interval rates[kMostStates];
    (*mode.field)(slots, {rates, nx});
    return std::all_of(rates, rates + nx, [](const Interval& rate) { return rate.contains(0); });
}

bool HybridFlow::Engine::bound(ModeFlow& flow, const Box& from, const Interval& span, Box& box) {
    box = from;
    Interval rates[kMostStates];
    for (int trial = 0; trial < 14; ++trial) {
        putStates(box);
        (*flow.field)(slots, {rates, nx});
        bool inside = trial > 0;
        Box next = from;
        for (std::size_t i = 0; i < nx; ++i) {
            if (!flow.field->regularity(i).defined)
                return reason = translatable("Method", "the right side leaves its domain"), false;
            next[i] = from[i] + span * rates[i];
            inside = inside && box[i].contains(next[i]);
        }
        if (inside) {
            box = next;
            return true;
        }
        for (std::size_t i = 0; i < nx; ++i) {
            box[i] = inflated(hull(box[i], next[i]), trial < 2 ? 0.05 : 0.5);
            if (!(box[i].magnitude() < 1e12))
                return reason = translatable("Method", "no bounding box was found"), false;
        }
    }
    return reason = translatable("Method", "no bounding box was found"), false;
}

void HybridFlow::Engine::evaluateJacobian(ModeFlow& flow, const Interval& h) {
    slots[layout.count] = h;
    jacobian.resize(nx * (nx + np + 1));
    (*flow.jacobian)(slots, jacobian);
}

void HybridFlow::Engine::judgeRemainder(const StateSet& set, std::size_t i, const Interval& remainder,
                                        const StateSet& to) {
    constexpr double kLarge = 0.1, kGrowth = 1.2;
    const double end = to.box[i].width();
    coarse = coarse || (remainder.width() > kLarge * end && end > kGrowth * set.box[i].width());
}

/// Where f_i jumps, state i may be held at a level: it moves back wherever it is beyond it (dry friction at
/// rest, a relay). With r = sup f_i over the members of B with x_i >= c, r <= 0,
///     x_i(t) <= max(c, x_i(0)) on the way,     x_i(h) <= max(c, x_i(0) + h r),
/// for a path that has come to c does not rise above it again (solutions in the sense of Filippov: x_i' lies
/// between the rates around). B and `end` are cut to that, above and below.
void HybridFlow::Engine::holdAtLevels(ModeFlow& flow, const Box& from, const Interval& length, Box& bounds,
                                      Box& end) {
    constexpr int kPasses = 2, kHalvings = 6;
    constexpr double kBesideZero = 1e-300; ///< where sign and most conditions jump
    Interval rates[kMostStates];
    // Along the axis of x_i, mirrored to look at the lower side: sup of f_i beyond a level.
    const auto supBeyond = [&](std::size_t i, double side, double level) {
        const double farthest = side > 0 ? bounds[i].upper : bounds[i].lower;
        slots[layout.states + i] = side > 0 ? Interval(level, farthest) : Interval(farthest, level);
        (*flow.field)(slots, {rates, nx});
        slots[layout.states + i] = bounds[i];
        if (!flow.field->regularity(i).defined) return rounding::kInfinity;
        return side > 0 ? rates[i].upper : -rates[i].lower;
    };
    const auto hold = [&](std::size_t i, double side) {
        double level = side * kBesideZero;
        double rate = bounds[i].containsInside(level) ? supBeyond(i, side, level) : rounding::kInfinity;
        if (!(rate <= 0)) {
            // The level from which on all move back, by halving.
            level = side > 0 ? bounds[i].upper : bounds[i].lower;
            double before = side > 0 ? bounds[i].lower : bounds[i].upper;
            for (int k = 0; k < kHalvings; ++k) {
                const double between = 0.5 * level + 0.5 * before, sup = supBeyond(i, side, between);
                if (sup <= 0)
                    level = between, rate = sup;
                else
                    before = between;
            }
        }
        if (!(rate <= 0)) return;
        const double back = rounding::multiplyUp(length.lower, rate);
        if (side > 0) {
            bounds[i].upper = std::min(bounds[i].upper, std::max(level, from[i].upper));
            end[i].upper = std::min(end[i].upper, std::max(level, rounding::addUp(from[i].upper, back)));
        } else {
            bounds[i].lower = std::max(bounds[i].lower, std::min(level, from[i].lower));
            end[i].lower = std::max(end[i].lower, std::min(level, rounding::addDown(from[i].lower, -back)));
        }
        slots[layout.states + i] = bounds[i];
    };
    for (int round = 0; round < kPasses; ++round) {
        putStates(bounds);
        (*flow.field)(slots, {rates, nx});
        std::array<bool, kMostStates> jumps{};
        for (std::size_t i = 0; i < nx; ++i) jumps[i] = !flow.field->regularity(i).continuous;
        if (std::find(jumps.begin(), jumps.end(), true) == jumps.end()) return;
        for (std::size_t i = 0; i < nx; ++i)
            if (jumps[i]) hold(i, 1), hold(i, -1);
        // The others move by what is left.
        (*flow.field)(slots, {rates, nx});
        for (std::size_t i = 0; i < nx; ++i)
            bounds[i] = intersection(bounds[i], from[i] + Interval(0.0, length.upper) * rates[i]);
    }
}

/// The step of a mode whose right side has a kink on the way. x_i in x_i + h f_i(B); where f_i itself has
/// none,
///     x_i(t + h) in x_i + h f_i(x, p) + h^2/2 (df_i/dt + sum_j df_i/dx_j f_j)(B),
/// the first two terms to first order in the symbols: x_i' = f_i is Lipschitz along a path whose x_j' lie in
/// f_j(B).
bool HybridFlow::Engine::kinkedStep(const StateSet& set, const StepInputs& step, const Box& around,
                                    StateSet& to) {
    constexpr double kUseless = 4; ///< rest of a form, over the width of its box
    ModeFlow& flow = *modes[static_cast<std::size_t>(set.mode)];
    const Interval during = hull(step.time, step.time + step.length), &h = step.length;
    Interval rates[kMostStates];
    Box bounds = around, end;
    end.fill(Interval::entire());
    fill(set, during, step.inputs);
    holdAtLevels(flow, set.box, h, bounds, end);
    putStates(bounds);
    (*flow.field)(slots, {rates, nx});
    std::vector<Interval> over(2 + nx + np), at(over.size()), slope(over.size());
    Box remainders;
    // Of a continuous f_i the derivatives over a box are those of both sides of its kinks.
    const auto isLipschitz = [&](const IntervalEvaluator& e) {
        for (std::size_t k = 0; k < over.size(); ++k)
            if (!e.regularity(k).defined) return false;
        return e.regularity(0).continuous;
    };
    for (std::size_t i = 0; i < nx; ++i) {
        const Interval moved = h * rates[i];
        to.box[i] = intersection(intersection(set.box[i] + moved, bounds[i]), end[i]);
        to.form[i].rest += moved;
        remainders[i] = moved;
        if (!flow.gradients[i]) continue;
        fill(set, during, step.inputs);
        putStates(bounds);
        (*flow.gradients[i])(slots, over);
        if (!isLipschitz(*flow.gradients[i])) continue;
        Interval second = over[1];
        for (std::size_t j = 0; j < nx; ++j) second += over[2 + j] * rates[j];
        fill(set, step.time, step.inputs);
        putCenter(set);
        (*flow.gradients[i])(slots, at);
        fill(set, step.time, step.inputs);
        putHull(set);
        (*flow.gradients[i])(slots, slope);
        if (!isLipschitz(*flow.gradients[i])) continue;
        for (std::size_t j = 0; j < nx + np; ++j) slope[2 + j] = h * slope[2 + j];
        slope[2 + i] += Interval(1.0);
        const Interval remainder = math::square(h) * Interval(0.5) * second;
        const Form form = combined(set, slope.data() + 2, slope.data() + 2 + nx,
                                   Interval(set.form[i].middle) + h * at[0] + remainder);
        if (form.rest.width() > to.form[i].rest.width()) continue;
        to.form[i] = form, remainders[i] = remainder;
    }
    for (std::size_t i = 0; i < nx; ++i)
        if (to.form[i].rest.width() > kUseless * to.box[i].width()) to.form[i] = formOf(to.box[i]);
    if (!tighten(to)) return false;
    for (std::size_t i = 0; i < nx; ++i) judgeRemainder(set, i, remainders[i], to);
    return true;
}

/// x(t + h) of a set that stays in its mode, first order in its symbols; B bounds the step.
bool HybridFlow::Engine::smoothStep(const StateSet& set, const StepInputs& step, const Box& bounds,
                                    StateSet& to) {
    ModeFlow& flow = *modes[static_cast<std::size_t>(set.mode)];
    to = set;
    const Interval during = hull(step.time, step.time + step.length);
    Interval offsets[kMostStates];
    if (!flow.smooth) return kinkedStep(set, step, bounds, to);
    const Interval power = math::power(step.length, order);
    Interval rest[kMostStates];
    fill(set, during, step.inputs);
    putStates(bounds);
    (*flow.remainder)(slots, {rest, nx});
    slots[layout.time] = step.time;
    slots[layout.count] = step.length;
    putCenter(set);
    (*flow.value)(slots, {offsets, nx});
    putHull(set);
    evaluateJacobian(flow, step.length);
    const std::size_t columns = nx + np + 1;
    for (std::size_t i = 0; i < nx; ++i) {
        const Interval* row = jacobian.data() + i * columns;
        to.box[i] = bounds[i];
        rest[i] = orAll(rest[i]);
        bool defined = !offsets[i].isEmpty();
        for (std::size_t j = 0; j < nx + np; ++j)
            defined = defined && flow.jacobian->regularity(i * columns + j).defined;
        // The mean value form needs the polynomial from the center to every member.
        to.form[i] = defined ? combined(set, row, row + nx, offsets[i] + rest[i] * power) : formOf(bounds[i]);
    }
    // What one step of the boxes alone gives: at the corners, where the polynomial is monotone.
    for (std::size_t i = 0; i < nx; ++i) {
        const Interval* row = jacobian.data() + i * columns;
        Interval ends[2];
        for (int end = 0; end < 2; ++end) {
            fillCorner(set, row, end == 1);
            slots[layout.count] = step.length;
            (*flow.value)(slots, {offsets, nx});
            ends[end] = orAll(offsets[i]);
        }
        to.box[i] = intersection(to.box[i], hull(ends[0], ends[1]) + rest[i] * power);
        if (to.box[i].isEmpty()) return false;
    }
    if (!tighten(to)) return false;
    for (std::size_t i = 0; i < nx; ++i) judgeRemainder(set, i, rest[i] * power, to);
    return true;
}

/// Every state and parameter at the end of its range that makes the row's function large or small; all of the
/// range where the sign of the derivative is open.
void HybridFlow::Engine::fillCorner(const StateSet& set, const Interval* row, bool large) {
    const auto end = [&](const Interval& x, const Interval& slope) {
        if (slope.contains(0) && !(slope == Interval(0.0))) return x;
        return Interval((slope.lower >= 0) == large ? x.upper : x.lower);
    };
    for (std::size_t i = 0; i < nx; ++i) slots[layout.states + i] = end(set.box[i], row[i]);
    for (std::size_t k = 0; k < np; ++k)
        slots[layout.parameters + unknown[k]] = end(set.parameter(k), row[nx + k]);
}

} // namespace rigor
