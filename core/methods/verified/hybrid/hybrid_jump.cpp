// Steps on which a guard is crossed.
#include "core/methods/verified/hybrid/hybrid_engine.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor {

namespace {
constexpr double kMostJumpSteps = 40; ///< members of a set may cross a guard this many steps apart
} // namespace

// With A(tau; x, p) the Taylor polynomial of the mode before, T(x, p) the solution of g(A(T; x, p), p) = 0,
//     dT = -(g_x A_x dx + (g_x A_p + g_p) dp)/(g_t + g_x A_tau),   d x_T = A_x dx + A_p dp + A_tau dT,
// the mean value form of x_T and T about the center needs these over the set only. Remainder r of the
// polynomial: the true crossing is at most |g_x r|/|g'| from T.
bool HybridFlow::Engine::sharpJump(const StateSet& from, std::size_t index, const StepInputs& step,
                                   std::vector<StateSet>& to) {
    ModeFlow& mode = *modes[static_cast<std::size_t>(from.mode)];
    ModeGuard& guard = mode.guards[index];
    if (!mode.smooth) return false;
    const double h = step.length.upper;
    Interval around(-2 * h, 3 * h);
    const std::size_t columns = nx + np + 1;
    std::vector<Interval> g(3 + nx + np);
    const auto isDefined = [](const IntervalEvaluator& e) {
        for (std::size_t k = 0; k < e.tape().outputs().size(); ++k)
            if (!(e.regularity(k) == Regularity{})) return false;
        return true;
    };
    const auto rateOver = [&](const StateSet& set, Box& wide) {
        Box start;
        // As long as the slowest member needs, by the rate at the start; no more than some steps.
        fill(set, step.time, step.inputs);
        putHull(set);
        guard.formula(slots, g);
        if (!(g.back().upper < 0)) return false;
        const Interval needed = Interval(1.5) * (g[0] / -g.back());
        around = {std::clamp(needed.lower, -kMostJumpSteps * h, -2 * h),
                  std::clamp(needed.upper, 3 * h, kMostJumpSteps * h)};
        slots[layout.time] = step.time + around;
        for (std::size_t i = 0; i < nx; ++i) start[i] = hull(set.box[i], set.form[i].middle);
        if (!bound(mode, start, around, wide)) return false;
        putStates(wide);
        guard.formula(slots, g);
        return g.back().upper < 0 && isDefined(guard.formula);
    };

    // Only members whose guard is at or below 0 at the end have crossed.
    StateSet set = from, end;
    Box wide, bounds;
    if (!rateOver(set, wide)) return false;
    fill(set, step.time + Interval(0.0, h), step.inputs);
    if (!bound(mode, set.box, {0.0, h}, bounds) || !smoothStep(set, step, bounds, end)) return false;
    if (!restrictGuard(end, guard, {-kInfinity, 0.0}, step.time + step.length, step.inputs)) return true;
    set.range = end.range;
    if (!tighten(set)) return true;
    recenter(set);
    if (!rateOver(set, wide)) return false;
    const Interval during = step.time + around;
    const std::vector<Interval> over = g; // g, derivatives and rate over `wide`

    fill(set, step.time, step.inputs);
    putHull(set);
    guard.formula(slots, g);
    const Interval crossing = g[0] / -over.back();
    if (!around.contains(crossing)) return false;
    evaluateJacobian(mode, crossing);
    if (!isDefined(*mode.jacobian)) return false;
    const std::vector<Interval> a = jacobian;
    Interval slope = over[1];
    for (std::size_t l = 0; l < nx; ++l) slope += over[2 + l] * a[l * columns + nx + np];
    if (!(slope.upper < 0)) return false;

    // The center's crossing of the polynomial, by Newton.
    Interval at = crossing;
    Interval center[kMostStates];
    for (int k = 0; k < 4; ++k) {
        fill(set, step.time + Interval(at.middle()), step.inputs);
        putCenter(set);
        slots[layout.time] = step.time;
        slots[layout.count] = at.middle();
        (*mode.value)(slots, {center, nx});
        slots[layout.time] = step.time + Interval(at.middle());
        for (std::size_t i = 0; i < nx; ++i) slots[layout.states + i] = center[i];
        guard.formula(slots, g);
        const Interval next = intersection(at, Interval(at.middle()) - g[0] / slope);
        if (next.isEmpty()) return false;
        if (next == at) break;
        at = next;
    }
    fill(set, step.time, step.inputs);
    putCenter(set);
    slots[layout.time] = step.time;
    slots[layout.count] = at;
    (*mode.value)(slots, {center, nx});
    if (!isDefined(*mode.value)) return false;

    // Remainder of the polynomial and what it moves the crossing by.
    Interval rest[kMostStates], field[kMostStates], late;
    fill(set, during, step.inputs);
    putStates(wide);
    (*mode.remainder)(slots, {rest, nx});
    if (!isDefined(*mode.remainder)) return false;
    (*mode.field)(slots, {field, nx});
    const double reach = crossing.magnitude();
    const Interval power = math::power(Interval(-reach, reach), order);
    for (std::size_t l = 0; l < nx; ++l) {
        rest[l] = rest[l] * power;
        late += over[2 + l] * rest[l];
    }
    late = late / -over.back();

    std::vector<Interval> row(nx + np);
    for (std::size_t j = 0; j < nx + np; ++j) {
        Interval sum = j < nx ? Interval(0.0) : over[2 + j];
        for (std::size_t l = 0; l < nx; ++l) sum += over[2 + l] * a[l * columns + j];
        row[j] = -(sum / slope);
    }
    StateSet pre = set;
    pre.states = nx + 1;
    std::array<Interval, kMostStates> factors{};
    std::copy_n(row.begin(), nx, factors.begin());
    pre.form[nx] = combined(set, factors.data(), row.data() + nx, at + late);
    pre.box[nx] = intersection(crossing, Interval(0.0, h));
    if (pre.box[nx].isEmpty()) return true;
    for (std::size_t l = 0; l < nx; ++l) {
        std::vector<Interval> total(nx + np);
        const Interval& speed = a[l * columns + nx + np];
        for (std::size_t j = 0; j < nx + np; ++j) total[j] = a[l * columns + j] + speed * row[j];
        factors = {};
        std::copy_n(total.begin(), nx, factors.begin());
        pre.form[l] = combined(set, factors.data(), total.data() + nx, center[l] + rest[l] + field[l] * late);
        pre.box[l] = wide[l];
    }
    if (!tighten(pre)) return true;
    const Interval zero(0.0);
    if (!restrictGuard(pre, guard, zero, step.time + pre.box[nx], step.inputs)) return true;
    std::vector<StateSet> entered;
    if (!fire(pre, guard, step.time + pre.box[nx], step.inputs, entered)) return false;

    for (StateSet& e : entered) {
        ModeFlow& after = *modes[static_cast<std::size_t>(e.mode)];
        StateSet done = e;
        done.states = nx;
        const bool still = rests(done, during, step.inputs);
        if (!still) {
            if (!after.smooth) return false;
            const Interval left = step.length - hull(e.box[nx], e.form[nx].middle);
            StateSet plain = e;
            plain.states = nx;
            Box start, B;
            for (std::size_t i = 0; i < nx; ++i) start[i] = hull(e.box[i], e.form[i].middle);
            const Interval span = hull(left, Interval(0.0, h));
            fill(plain, step.time + span + Interval(0.0, h), step.inputs);
            putHull(plain);
            if (!bound(after, start, span, B)) return false;
            if (!crossed(plain, step, B).empty()) return false;
            fill(plain, step.time + span + Interval(0.0, h), step.inputs);
            putHull(plain);
            putStates(B);
            Interval more[kMostStates], moved[kMostStates];
            (*after.remainder)(slots, {more, nx});
            if (!isDefined(*after.remainder)) return false;
            const double longest = left.magnitude();
            const Interval tail = math::power(Interval(-longest, longest), order);
            // The time at which the rest of the step begins is e.form[nx]; a right side that depends on time
            // is not of this kind.
            for (std::size_t i = 0; i < nx; ++i)
                if (after.field->tape().depends(i, layout.time)) return false;
            const double middle = e.form[nx].middle;
            putCenter(plain);
            slots[layout.count] = step.length - Interval(middle);
            (*after.value)(slots, {moved, nx});
            if (!isDefined(*after.value)) return false;
            putHull(plain);
            evaluateJacobian(after, left);
            if (!isDefined(*after.jacobian)) return false;
            for (std::size_t l = 0; l < nx; ++l) {
                std::array<Interval, kMostStates> f{};
                const Interval* r = jacobian.data() + l * columns;
                std::copy_n(r, nx, f.begin());
                f[nx] = -r[nx + np];
                done.form[l] = combined(e, f.data(), r + nx, moved[l] + more[l] * tail);
                done.box[l] = B[l];
            }
            if (!tighten(done)) continue;
        } else if (!crossed(done, step, done.box).empty()) {
            return false;
        }
        settle(done, step.time + step.length, step.inputs);
        to.push_back(done);
    }
    return true;
}

// States that no event sets anew are off their start by the path only: X + [0, h] hull of f over all modes
// reached (the union of the active models, steps 1 and 2 of the deck). States that events set are followed
// mode by mode.
bool HybridFlow::Engine::wideJump(const StateSet& from, const std::vector<std::size_t>& guards,
                                  const StepInputs& step, const Box& bounds, std::vector<StateSet>& to) {
    const Interval span(0.0, step.length.upper), during = step.time + span;
    Box rates;
    for (std::size_t i = 0; i < nx; ++i)
        rates[i] = hull(Interval(0.0), rateBound(from.mode, from, bounds, i, during, step.inputs));
    std::vector<Reached> reached;
    for (int trial = 0;; ++trial) {
        if (trial > 12)
            return reason = translatable("Method", "no bounding box over the active modes was found"), false;
        Box path = bounds;
        for (std::size_t i = 0; i < nx; ++i)
            if (keepsState(i)) path[i] = from.box[i] + span * rates[i];
        reached.clear();
        if (!activate(from, guards, step, path, reached)) return false;
        bool inside = true;
        for (const Reached& r : reached)
            for (std::size_t i = 0; i < nx; ++i) {
                const Interval rate = rateBound(r.set.mode, r.set, r.bounds, i, during, step.inputs);
                if (rates[i].contains(rate) || !keepsState(i)) continue;
                inside = false;
                const Interval grown = hull(rates[i], rate);
                rates[i] = grown + Interval(-0.1, 0.1) * Interval(grown.width());
            }
        if (inside) break;
    }
    for (Reached& r : reached) {
        StateSet end = r.set;
        end.center = from.center;
        for (std::size_t i = 0; i < nx; ++i) {
            end.box[i] = r.bounds[i];
            end.form[i] = formOf(r.bounds[i]);
            if (!keepsState(i)) continue;
            end.form[i] = from.form[i];
            end.form[i].rest += span * rates[i];
        }
        bool alive = true;
        for (ModeGuard& guard : modes[static_cast<std::size_t>(end.mode)]->guards) {
            if (!alive) break;
            alive = keepFalse(end, guard, step.time + step.length, step.inputs);
        }
        if (!alive || !tighten(end)) continue;
        settle(end, step.time + step.length, step.inputs);
        to.push_back(end);
    }
    return true;
}

/// All modes that can be active behind a crossing, with the boxes they reach; states that no event sets lie
/// in `path`.
bool HybridFlow::Engine::activate(const StateSet& from, const std::vector<std::size_t>& guards,
                                  const StepInputs& step, const Box& path, std::vector<Reached>& reached) {
    const Interval span(0.0, step.length.upper), during = step.time + span;
    std::vector<StateSet> pending;
    const auto asBoxes = [&](StateSet& set) {
        for (std::size_t i = 0; i < nx; ++i) {
            if (keepsState(i)) set.box[i] = path[i];
            set.form[i] = formOf(set.box[i]);
        }
    };
    const auto cross = [&](const StateSet& set, const Box& box, std::size_t index) {
        StateSet at = set;
        at.box = box;
        asBoxes(at);
        ModeGuard& guard = modes[static_cast<std::size_t>(set.mode)]->guards[index];
        fill(at, during, step.inputs);
        std::vector<Interval> g(3 + nx + np);
        guard.formula(slots, g);
        // On the surface, and not growing there; or, of a guard that jumps, beyond it.
        const bool continuous = guard.formula.regularity(0) == Regularity{};
        const bool known = continuous && isLipschitz(*modes[static_cast<std::size_t>(set.mode)]);
        const Interval targets[] = {continuous ? Interval(0.0) : Interval(-kInfinity, 0.0),
                                    known ? Interval(-kInfinity, 0.0) : Interval::entire()};
        if (!guard.surface(slots, targets) || !takeSlots(at)) return true;
        return fire(at, guard, during, step.inputs, pending);
    };
    for (const std::size_t g : guards)
        if (!cross(from, path, g)) return false;
    for (int round = 0; !pending.empty(); ++round) {
        if (round > 60)
            return reason = translatable("Method", "the modes change without end within one step"), false;
        StateSet next = pending.back();
        pending.pop_back();
        Reached* mine = nullptr;
        for (Reached& r : reached)
            if (r.set.mode == next.mode) mine = &r;
        if (mine == nullptr) {
            reached.push_back({next, {}});
            mine = &reached.back();
        } else {
            bool inside = true;
            for (std::size_t i = 0; i < nx; ++i)
                inside = inside && (keepsState(i) || mine->bounds[i].contains(next.box[i]));
            for (std::size_t j = 0; j < next.symbols; ++j)
                inside = inside && mine->set.range[j].contains(next.range[j]);
            inside = inside && (next.spent & ~mine->set.spent) == 0 && (mine->set.held & ~next.held) == 0;
            if (inside) continue;
            mine->set.spent |= next.spent, mine->set.held &= next.held;
            for (std::size_t i = 0; i < nx; ++i) mine->set.box[i] = hull(mine->set.box[i], next.box[i]);
            for (std::size_t j = 0; j < next.symbols; ++j)
                mine->set.range[j] = hull(mine->set.range[j], next.range[j]);
        }
        asBoxes(mine->set);
        fill(mine->set, during, step.inputs);
        if (!bound(*modes[static_cast<std::size_t>(mine->set.mode)], mine->set.box, span, mine->bounds))
            return false;
        for (std::size_t i = 0; i < nx; ++i)
            if (keepsState(i)) mine->bounds[i] = path[i];
        const StateSet now = mine->set;
        const Box box = mine->bounds;
        for (const std::size_t g : crossed(now, step, box))
            if (!cross(now, box, g)) return false;
    }
    return true;
}

/// Whether no event gives state i a new value.
bool HybridFlow::Engine::keepsState(std::size_t i) const {
    for (const EventClause& e : model->events())
        for (const std::size_t s : e.states)
            if (s == i) return false;
    return true;
}

Interval HybridFlow::Engine::rateBound(int mode, const StateSet& set, const Box& box, std::size_t i,
                                       const Interval& time, std::span<const Interval> inputs) {
    fill(set, time, inputs);
    putStates(box);
    Interval rates[kMostStates];
    (*modes[static_cast<std::size_t>(mode)]->field)(slots, {rates, nx});
    return rates[i];
}

} // namespace rigor
