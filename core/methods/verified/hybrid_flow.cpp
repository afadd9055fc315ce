#include "core/methods/verified/hybrid_flow.h"

#include "core/engine/tape/append.h"
#include "core/engine/tape/symbolic.h"
#include "core/foundation/base/error.h"
#include "core/methods/verified/hybrid_engine.h"

#include <cmath>

namespace rigor {

namespace {
constexpr double kInfinity = rounding::kInfinity;

Interval inflated(const Interval& x, double share) {
    const double by = share * x.width() + 1e-12 * x.magnitude() + 1e-100;
    return x + Interval(-by, by);
}
} // namespace

HybridFlow::Engine::Engine(ModelPtr m, std::vector<std::size_t> chosen, std::vector<Interval> values, int k)
    : model(std::move(m)), layout(*model), unknown(std::move(chosen)), fixed(std::move(values)), order(k),
      nx(model->states().size()), np(unknown.size()), slots(layout.count + 1) {
    requireIntervals(*model, "verified identification");
    if (!model->capabilities().dynamic)
        fail("verified identification needs states, which the model '{}' does not have.", model->name());
    if (model->capabilities().implicit)
        fail("verified identification needs explicit equations; the model '{}' has implicit ones.",
             model->name());
    if (!model->floors().empty())
        fail("verified identification cannot follow atLeast(), which the model '{}' has.", model->name());
    if (nx + 1 > kMostStates)
        fail("verified identification handles at most {} states; the model '{}' has {}.", kMostStates - 1,
             model->name(), nx);
    if (np > kMostParameters || nx + np > kMostSymbols)
        fail("verified identification handles at most {} unknowns, not {}.", kMostParameters, np);
    for (const Variable& v : model->discretes())
        if (!v.isInteger)
            fail("verified identification needs Integer modes; the model '{}' has the Real discrete {}.",
                 model->name(), v.name);
    for (std::size_t i = 0; i < nx; ++i) seeds.push_back(layout.states + i);
    for (const std::size_t p : unknown) seeds.push_back(layout.parameters + p);
}

int HybridFlow::Engine::modeOf(const std::vector<double>& discretes) {
    for (std::size_t k = 0; k < modes.size(); ++k)
        if (modes[k]->discretes == discretes) return static_cast<int>(k);
    modes.push_back(std::make_unique<ModeFlow>(compileMode(*model, unknown, discretes, order)));
    return static_cast<int>(modes.size()) - 1;
}

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

/// f = 0 for every member of the set: nothing moves.
bool HybridFlow::Engine::rests(const StateSet& set, const Interval& time, std::span<const Interval> inputs) {
    fill(set, time, inputs);
    Interval rates[kMostStates];
    (*modes[static_cast<std::size_t>(set.mode)]->field)(slots, {rates, nx});
    for (std::size_t i = 0; i < nx; ++i)
        if (!(rates[i] == Interval(0.0))) return false;
    return true;
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
            if (!flow.field->regularity(i).defined) return reason = "the right side leaves its domain", false;
            next[i] = from[i] + span * rates[i];
            inside = inside && box[i].contains(next[i]);
        }
        if (inside) {
            box = next;
            return true;
        }
        for (std::size_t i = 0; i < nx; ++i) {
            box[i] = inflated(hull(box[i], next[i]), trial < 2 ? 0.05 : 0.5);
            if (!(box[i].magnitude() < 1e12)) return reason = "no bounding box was found", false;
        }
    }
    return reason = "no bounding box was found", false;
}

void HybridFlow::Engine::evaluateJacobian(ModeFlow& flow, const Interval& h) {
    slots[layout.count] = h;
    jacobian.resize(nx * (nx + np + 1));
    (*flow.jacobian)(slots, jacobian);
}

/// x(t + h) of a set that stays in its mode, first order in its symbols; B bounds the step.
bool HybridFlow::Engine::smoothStep(const StateSet& set, const StepInputs& step, const Box& bounds,
                                    StateSet& to) {
    ModeFlow& flow = *modes[static_cast<std::size_t>(set.mode)];
    to = set;
    const Interval during = hull(step.time, step.time + step.length);
    Interval offsets[kMostStates];
    if (!flow.smooth) {
        fill(set, during, step.inputs);
        putStates(bounds);
        (*flow.field)(slots, {offsets, nx});
        for (std::size_t i = 0; i < nx; ++i) {
            const Interval moved = step.length * offsets[i];
            to.form[i].rest += moved;
            to.box[i] = intersection(set.box[i] + moved, bounds[i]);
        }
        return tighten(to);
    }
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
        to.form[i] = combined(set, row, row + nx, offsets[i] + rest[i] * power);
        to.box[i] = bounds[i];
    }
    // What one step of the boxes alone gives: at the corners, where the polynomial is monotone.
    for (std::size_t i = 0; i < nx; ++i) {
        const Interval* row = jacobian.data() + i * columns;
        Interval ends[2];
        for (int end = 0; end < 2; ++end) {
            fillCorner(set, row, end == 1);
            slots[layout.count] = step.length;
            (*flow.value)(slots, {offsets, nx});
            ends[end] = offsets[i];
        }
        to.box[i] = intersection(to.box[i], hull(ends[0], ends[1]) + rest[i] * power);
        if (to.box[i].isEmpty()) return false;
    }
    return tighten(to);
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
        if (!(last - first < 16)) return reason = "a mode is not bounded", false;
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
            fill(to, time, inputs);
            guard.action(slots, out);
            const StateSet before = to;
            for (std::size_t k = 0; k < ns; ++k) {
                const Interval* row = slope.data() + ns + k * columns;
                std::array<Interval, kMostStates> factors{};
                std::copy_n(row, nx, factors.begin());
                to.form[guard.states[k]] = combined(before, factors.data(), row + nx, center[k]);
                to.box[guard.states[k]] = out[k];
            }
            if (!tighten(to)) continue;
        }
        std::vector<double> discretes = old;
        for (std::size_t k = 0; k < nd; ++k) discretes[guard.discretes[k]] = outcome[k];
        to.mode = modeOf(discretes);
        if (!enter(to, time, inputs, entered, depth)) return false;
    }
    return true;
}

/// A set that has just entered its mode: a condition that holds there already fires at once.
bool HybridFlow::Engine::enter(StateSet set, const Interval& time, std::span<const Interval> inputs,
                               std::vector<StateSet>& entered, int depth) {
    std::vector<Interval> out(3 + nx + np);
    const auto mode = static_cast<std::size_t>(set.mode);
    for (std::size_t k = 0; k < modes[mode]->guards.size(); ++k) {
        ModeGuard& guard = modes[mode]->guards[k];
        fill(set, time, inputs);
        guard.formula(slots, out);
        if (out[0].lower >= 0) continue;
        if (depth >= 4) return reason = "events follow each other at once without end", false;
        StateSet again = set;
        if (restrictGuard(again, guard, {-kInfinity, 0.0}, time, inputs) &&
            !fire(again, guard, time, inputs, entered, depth + 1))
            return false;
        if (!restrictGuard(set, guard, {0.0, kInfinity}, time, inputs)) return true;
    }
    entered.push_back(set);
    return true;
}

/// Guards that a set may cross during [0, h]: it can reach g = 0 where g does not grow (Nagumo: if g grows
/// wherever it is 0, g >= 0 is kept).
std::vector<std::size_t> HybridFlow::Engine::crossed(const StateSet& set, const StepInputs& step,
                                                     const Box& bounds) {
    std::vector<std::size_t> found;
    std::vector<ModeGuard>& guards = modes[static_cast<std::size_t>(set.mode)]->guards;
    const Interval during = hull(step.time, step.time + step.length);
    std::vector<Interval> out(3 + nx + np);
    for (std::size_t k = 0; k < guards.size(); ++k) {
        ModeGuard& guard = guards[k];
        fill(set, during, step.inputs);
        putStates(bounds);
        guard.formula(slots, out);
        if (out[0].lower > 0) continue;
        const Interval zero(0.0);
        if (!guard.contraction(slots, {&zero, 1})) continue;
        guard.formula(slots, out);
        bool gradient = false;
        for (std::size_t i = 0; i < nx; ++i) gradient = gradient || !out[2 + i].contains(0);
        if (gradient && out.back().lower >= 0) continue;
        found.push_back(k);
    }
    return found;
}

bool HybridFlow::Engine::flow(const StateSet& set, const StepInputs& step, std::vector<StateSet>& to) {
    ModeFlow& mode = *modes[static_cast<std::size_t>(set.mode)];
    const Interval span(0.0, step.length.upper);
    fill(set, step.time + span, step.inputs);
    Box bounds;
    const bool still = rests(set, step.time + span, step.inputs);
    if (!still && !bound(mode, set.box, span, bounds)) return false;
    if (still) bounds = set.box;
    const std::vector<std::size_t> guards = crossed(set, step, bounds);
    StateSet end;
    bool stays = true;
    if (still)
        end = set;
    else
        stays = smoothStep(set, step, bounds, end);
    const Interval until = step.time + step.length;
    for (const std::size_t g : guards)
        stays = stays && restrictGuard(end, modes[static_cast<std::size_t>(set.mode)]->guards[g],
                                       {0.0, kInfinity}, until, step.inputs);
    if (stays) to.push_back(end);
    if (guards.empty()) return true;
    if (guards.size() == 1) {
        const std::size_t before = to.size();
        if (sharpJump(set, guards[0], step, to)) return true;
        to.resize(before);
    }
    return wideJump(set, guards, step, bounds, to);
}

bool HybridFlow::Engine::advance(const StateSet& from, const StepInputs& step, std::vector<StateSet>& to) {
    reason.clear();
    StateSet set = from;
    std::vector<StateSet> entered;
    std::vector<Interval> out(3 + nx + np);
    bool stays = true;
    for (std::size_t k = 0; stays && k < modes[static_cast<std::size_t>(from.mode)]->guards.size(); ++k) {
        ModeGuard& guard = modes[static_cast<std::size_t>(from.mode)]->guards[k];
        if (!dependsOnInputs(guard)) continue;
        fill(set, step.time, step.inputs);
        guard.formula(slots, out);
        if (out[0].lower > 0) continue;
        StateSet fires = set;
        if (!step.still && restrictGuard(fires, guard, {-kInfinity, 0.0}, step.time, step.inputs) &&
            !fire(fires, guard, step.time, step.inputs, entered))
            return false;
        stays = restrictGuard(set, modes[static_cast<std::size_t>(from.mode)]->guards[k], {0.0, kInfinity},
                              step.time, step.inputs);
    }
    if (step.still) {
        if (stays && rests(set, step.time + Interval(0.0, step.length.upper), step.inputs)) to.push_back(set);
        return true;
    }
    if (stays && !flow(set, step, to)) return false;
    for (const StateSet& e : entered)
        if (!flow(e, step, to)) return false;
    return true;
}

bool HybridFlow::Engine::dependsOnInputs(const ModeGuard& guard) const {
    const Tape& tape = guard.contraction.tape();
    for (std::size_t k = layout.inputs; k < layout.discretes; ++k)
        if (tape.depends(0, k)) return true;
    for (const std::size_t p : unknown)
        if (tape.depends(0, layout.parameters + p)) return true;
    return tape.depends(0, layout.time);
}

HybridFlow::HybridFlow(ModelPtr model, std::vector<std::size_t> unknown, std::vector<Interval> fixed,
                       int order)
    : engine_(std::make_unique<Engine>(std::move(model), std::move(unknown), std::move(fixed), order)) {}
HybridFlow::~HybridFlow() = default;
HybridFlow::HybridFlow(HybridFlow&&) noexcept = default;

bool HybridFlow::advance(const StateSet& from, const StepInputs& step, std::vector<StateSet>& to) {
    return engine_->advance(from, step, to);
}
const std::string& HybridFlow::reason() const { return engine_->reason; }

bool HybridFlow::rests(const StateSet& set, const Interval& time, std::span<const Interval> inputs) {
    return engine_->rests(set, time, inputs);
}

std::string HybridFlow::modeText(int mode) const {
    std::string text;
    const ModeFlow& flow = *engine_->modes[static_cast<std::size_t>(mode)];
    for (std::size_t k = 0; k < flow.discretes.size(); ++k)
        text +=
            fmt::format("{}{} = {}", k ? ", " : "", engine_->model->discretes()[k].name, flow.discretes[k]);
    return text;
}

void HybridFlow::spreads(const StateSet& set, const StepInputs& step, const std::vector<bool>& measured,
                         std::vector<double>& out) {
    Engine& e = *engine_;
    ModeFlow& flow = *e.modes[static_cast<std::size_t>(set.mode)];
    out.assign(e.nx + e.np, 0.0);
    if (!flow.smooth) return;
    e.fill(set, step.time, step.inputs);
    e.evaluateJacobian(flow, step.length);
    for (std::size_t i = 0; i < e.nx; ++i) {
        if (measured[i]) continue;
        for (std::size_t j = 0; j < e.nx + e.np; ++j) {
            const Interval d = e.jacobian[i * (e.nx + e.np + 1) + j] - Interval(i == j ? 1.0 : 0.0);
            out[j] += d.magnitude() * (j < e.nx ? set.box[j] : set.parameter(j - e.nx)).width();
        }
    }
}

int HybridFlow::ambiguous(const StateSet& set, const StepInputs& step) {
    Engine& e = *engine_;
    std::vector<Interval> out(3 + e.nx + e.np);
    for (ModeGuard& guard : e.modes[static_cast<std::size_t>(set.mode)]->guards) {
        if (!e.dependsOnInputs(guard)) continue;
        e.fill(set, step.time, step.inputs);
        guard.formula(e.slots, out);
        if (out[0].lower > 0 || out[0].upper < 0) continue;
        for (std::size_t k = 0; k < e.np; ++k)
            if (!(out[2 + e.nx + k] == Interval(0.0)) && !set.parameter(k).isPoint())
                return static_cast<int>(k);
    }
    return -1;
}

StateSet HybridFlow::start(std::span<const Interval> parameters, const Interval& time,
                           std::span<const Interval> inputs) {
    Engine& e = *engine_;
    StateSet set;
    set.states = e.nx, set.parameters = e.np, set.symbols = e.nx + e.np;
    for (std::size_t k = 0; k < e.np; ++k) {
        set.symbolOf[k] = static_cast<std::uint8_t>(e.nx + k);
        set.range[e.nx + k] = parameters[k];
        set.center[e.nx + k] = parameters[k].middle();
    }
    const TapePtr initial = e.model->formulas().initial;
    TapeBuilder b(initial->inputCount());
    std::vector<Node> inputsOf;
    for (std::size_t k = 0; k < initial->inputCount(); ++k) inputsOf.push_back(b.input(k));
    std::string obstacle;
    const auto tangents = appendTangents(b, *initial, inputsOf, e.seeds, obstacle);
    if (!tangents)
        fail("verified identification needs the derivative of the start values, which {} does not have.",
             obstacle);
    std::vector<Node> nodes = tangents->values;
    for (const auto& row : tangents->partials) nodes.insert(nodes.end(), row.begin(), row.end());
    IntervalEvaluator evaluate(b.cut(nodes));
    std::vector<Interval> values(nodes.size()), center(nodes.size());
    e.fill(set, time, inputs);
    evaluate(e.slots, values);
    for (std::size_t k = 0; k < e.np; ++k) e.slots[e.layout.parameters + e.unknown[k]] = set.center[e.nx + k];
    evaluate(e.slots, center);
    const std::size_t columns = e.nx + e.np;
    const StateSet before = set;
    for (std::size_t i = 0; i < e.nx; ++i) {
        const Interval* row = values.data() + tangents->values.size() + i * columns;
        const std::array<Interval, kMostStates> none{};
        set.form[i] = combined(before, none.data(), row + e.nx, center[i]);
        set.box[i] = values[i];
        if (values[i].isEmpty()) fail("the start value of {} is not defined.", e.model->states()[i].name);
    }
    std::vector<double> discretes;
    for (std::size_t k = 0; k < e.model->discretes().size(); ++k) {
        const Interval& value = values[e.nx + k];
        if (!value.isPoint()) fail("the start value of {} is not one number.", e.model->discretes()[k].name);
        discretes.push_back(value.lower);
    }
    set.mode = e.modeOf(discretes);
    tighten(set);
    return set;
}

Form HybridFlow::output(const StateSet& set, std::size_t output, const Interval& time,
                        std::span<const Interval> inputs) {
    Engine& e = *engine_;
    Engine::Output& o = e.outputOf(output);
    if (o.state < e.nx) return set.form[o.state];
    e.fill(set, time, inputs);
    std::vector<Interval> center(1), row(1 + e.nx + e.np);
    e.putCenter(set);
    (*o.formula)(e.slots, row);
    center[0] = row[0];
    e.putHull(set);
    (*o.formula)(e.slots, row);
    if (!o.formula->regularity(0).continuous || !o.formula->regularity(0).defined) {
        Form wide;
        e.fill(set, time, inputs);
        (*o.formula)(e.slots, row);
        wide.middle = row[0].middle(), wide.rest = row[0] - Interval(wide.middle);
        return wide;
    }
    std::array<Interval, kMostStates> factors{};
    std::copy_n(row.begin() + 1, e.nx, factors.begin());
    return combined(set, factors.data(), row.data() + 1 + e.nx, center[0]);
}

HybridFlow::Engine::Output& HybridFlow::Engine::outputOf(std::size_t k) {
    if (outputs.size() <= k) outputs.resize(k + 1);
    Output& o = outputs[k];
    if (o.formula) return o;
    const Tape& all = *model->formulas().output;
    TapeBuilder b(layout.count + 1);
    std::vector<Node> inputs;
    for (std::size_t i = 0; i <= layout.count; ++i) inputs.push_back(b.input(i));
    const Node node = appendTape(b, all, inputs)[k];
    o.state = node >= layout.states && node < layout.states + nx ? node - layout.states : nx;
    const TapePtr one = b.cut(std::vector<Node>{node});
    TapeBuilder d(layout.count + 1);
    std::vector<Node> again;
    for (std::size_t i = 0; i <= layout.count; ++i) again.push_back(d.input(i));
    std::string obstacle;
    const auto tangents = appendTangents(d, *one, again, seeds, obstacle);
    if (!tangents)
        fail("verified identification needs the derivative of the output {}, which {} does not have.",
             model->outputs()[k].name, obstacle);
    std::vector<Node> nodes{tangents->values[0]};
    nodes.insert(nodes.end(), tangents->partials[0].begin(), tangents->partials[0].end());
    o.formula = std::make_unique<IntervalEvaluator>(d.cut(nodes));
    return o;
}

} // namespace rigor
