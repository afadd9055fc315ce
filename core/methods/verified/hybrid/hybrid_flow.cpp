#include "core/methods/verified/hybrid/hybrid_flow.h"

#include "core/engine/tape/append.h"
#include "core/engine/tape/symbolic.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/methods/verified/hybrid/hybrid_engine.h"
#include "core/methods/verified/sets/quotient.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace rigor {

namespace {
constexpr double kMostStarts = 16; ///< modes in which a record may begin
} // namespace

HybridFlow::Engine::Engine(ModelPtr m, std::vector<std::size_t> chosen, std::vector<Interval> values, int k)
    : model(std::move(m)), layout(*model), unknown(std::move(chosen)), fixed(std::move(values)), order(k),
      nx(model->states().size()), np(unknown.size()), slots(layout.count + 1) {
    requireIntervals(*model, translatable("Simulation", "verified identification"));
    if (!model->capabilities().dynamic)
        fail(sentence("Method", "verified identification needs states, which the model '{}' does not have."),
             model->name());
    if (model->capabilities().implicit)
        fail(sentence("Method",
                      "verified identification needs explicit equations; the model '{}' has implicit ones."),
             model->name());
    if (!model->floors().empty())
        fail(sentence("Method", "verified identification cannot follow atLeast(), which the model '{}' has."),
             model->name());
    if (nx + 1 > kMostStates)
        fail(sentence("Method", "verified identification handles at most {} states; the model '{}' has {}."),
             kMostStates - 1, model->name(), nx);
    if (np > kMostParameters || nx + np > kMostSymbols)
        fail(sentence("Method", "verified identification handles at most {} unknowns, not {}."),
             kMostParameters, np);
    if (model->events().size() > 64)
        fail(sentence(
                 "Method",
                 "verified identification handles at most {} conditions of `when`; the model '{}' has {}."),
             64, model->name(), model->events().size());
    for (const Variable& v : model->discretes())
        if (!v.isInteger)
            fail(sentence(
                     "Method",
                     "verified identification needs Integer modes; the model '{}' has the Real discrete {}."),
                 model->name(), v.name);
    for (std::size_t i = 0; i < nx; ++i) seeds.push_back(layout.states + i);
    for (const std::size_t p : unknown) seeds.push_back(layout.parameters + p);
}

int HybridFlow::Engine::modeOf(const std::vector<double>& discretes) {
    for (std::size_t k = 0; k < modes.size(); ++k)
        if (modes[k]->discretes == discretes) return static_cast<int>(k);
    modes.push_back(std::make_unique<ModeFlow>(compileMode(*model, unknown, discretes, order)));
    for (ModeGuard& guard : modes.back()->guards) {
        guard.onInputs = dependsOnInputs(guard);
        const Tape& tape = guard.contraction.tape();
        for (std::size_t k = layout.inputs; k < layout.discretes; ++k)
            guard.jumps = guard.jumps || tape.depends(0, k);
        guard.fixed = !tape.depends(0, layout.time);
        for (std::size_t i = 0; i < nx; ++i) guard.fixed = guard.fixed && !tape.depends(0, layout.states + i);
    }
    laneSteps.push_back(LaneStep::compile(*modes.back(), layout, unknown, order));
    return static_cast<int>(modes.size()) - 1;
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
    const bool coarseBefore = coarse;
    StateSet end;
    bool stays = true;
    if (still)
        end = set;
    else
        stays = smoothStep(set, step, bounds, end);
    const Interval until = step.time + step.length;
    for (const std::size_t g : guards)
        stays =
            stays && keepFalse(end, modes[static_cast<std::size_t>(set.mode)]->guards[g], until, step.inputs);
    if (stays) {
        settle(end, until, step.inputs);
        to.push_back(end);
    }
    if (guards.empty()) return true;
    coarse = coarseBefore; // what a crossing widens parts do not mend
    if (guards.size() == 1) {
        const std::size_t before = to.size();
        const bool jumped = sharpJump(set, guards[0], step, to);
        coarse = coarseBefore;
        if (jumped) return true;
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
    const std::uint64_t fresh = std::exchange(set.fresh, 0);
    for (std::size_t k = 0; stays && k < modes[static_cast<std::size_t>(from.mode)]->guards.size(); ++k) {
        ModeGuard& guard = modes[static_cast<std::size_t>(from.mode)]->guards[k];
        const bool atStart = (fresh & bitOf(guard)) != 0;
        if (!atStart && (!guard.onInputs || (step.asBefore && guard.fixed))) continue;
        fill(set, step.time, step.inputs);
        guard.formula(slots, out);
        if (out[0].lower > 0) {
            rearm(set, guard);
            continue;
        }
        // True before, or not made true by the inputs: nothing becomes true here.
        if (!atStart && ((set.held & bitOf(guard)) != 0 || ((set.spent & bitOf(guard)) != 0 && !guard.jumps)))
            continue;
        StateSet fires = set;
        const std::size_t before = entered.size();
        const bool moves = step.still && firingMoves(set, guard, step);
        if (!moves && restrictGuard(fires, guard, {-kInfinity, 0.0}, step.time, step.inputs) &&
            !fire(fires, guard, step.time, step.inputs, entered))
            return false;
        if (step.still) dropMoving(entered, before, step);
        stays = keepFalse(set, modes[static_cast<std::size_t>(from.mode)]->guards[k], step.time, step.inputs);
    }
    if (step.still) {
        if (stays && holdStill(set, step.time + Interval(0.0, step.length.upper), step.inputs))
            to.push_back(set);
        to.insert(to.end(), entered.begin(), entered.end());
        return true;
    }
    if (stays && !flow(set, step, to)) return false;
    for (const StateSet& e : entered)
        if (!flow(e, step, to)) return false;
    return true;
}

/// Whether every member for which the condition becomes true moves in its new mode: a rate there is a
/// multiple of g, which is not 0 where a strict condition holds. Then no event has happened where the record
/// guarantees rest.
bool HybridFlow::Engine::firingMoves(const StateSet& set, ModeGuard& guard, const StepInputs& step) {
    if (!guard.strict || !guard.fixed || !guard.states.empty()) return false;
    StateSet fires = set;
    if (!restrictGuard(fires, guard, {-kInfinity, 0.0}, step.time, step.inputs)) return true;
    std::vector<double> discretes = modes[static_cast<std::size_t>(set.mode)]->discretes;
    std::vector<Interval> out(guard.discretes.size());
    fill(fires, step.time, step.inputs);
    guard.action(slots, out);
    for (std::size_t k = 0; k < out.size(); ++k) {
        if (!out[k].isPoint()) return false;
        discretes[guard.discretes[k]] = out[k].lower;
    }
    ModeFlow& after = *modes[static_cast<std::size_t>(modeOf(discretes))];
    // None of its events takes place at once.
    std::vector<Interval> value(3 + nx + np);
    fill(fires, step.time + Interval(0.0, step.length.upper), step.inputs);
    for (ModeGuard& next : after.guards) {
        next.formula(slots, value);
        if (value[0].lower < 0) return false;
    }
    for (std::size_t i = 0; i < nx; ++i) {
        const std::optional<Interval> q = quotientOf(after.field->tape(), i, guard.contraction.tape(), slots);
        if (q && !q->contains(0)) return true;
    }
    return false;
}

/// The same of every event of every set; they are in one mode.
bool HybridFlow::Engine::allFiringMoves(std::span<StateSet* const> sets, const StepInputs& step) {
    StateSet all = *sets.front();
    for (const StateSet* set : sets) {
        for (std::size_t i = 0; i < nx; ++i) all.box[i] = hull(all.box[i], set->box[i]);
        for (std::size_t k = 0; k < np; ++k) all.parameter(k) = hull(all.parameter(k), set->parameter(k));
    }
    for (std::size_t i = 0; i < nx; ++i) all.form[i] = formOf(all.box[i]);
    std::vector<ModeGuard>& guards = modes[static_cast<std::size_t>(all.mode)]->guards;
    return std::all_of(guards.begin(), guards.end(),
                       [&](ModeGuard& guard) { return firingMoves(all, guard, step); });
}

/// Of the sets entered by an event at rest, from `begin` on, those that rest in their new mode.
void HybridFlow::Engine::dropMoving(std::vector<StateSet>& entered, std::size_t begin,
                                    const StepInputs& step) {
    std::size_t kept = begin;
    for (std::size_t n = begin; n < entered.size(); ++n) {
        StateSet& set = entered[n];
        if (!holdStill(set, step.time + Interval(0.0, step.length.upper), step.inputs)) continue;
        if (kept != n) entered[kept] = set;
        ++kept;
    }
    entered.resize(kept);
}

void HybridFlow::Engine::joinModes(std::vector<StateSet>& sets) {
    for (std::size_t a = 0; a < sets.size(); ++a)
        for (std::size_t b = a + 1; b < sets.size();)
            if (sets[a].mode == sets[b].mode) {
                moveCenter(sets[b], sets[a].center);
                sets[a] = joined(sets[a], sets[b]);
                sets.erase(sets.begin() + static_cast<std::ptrdiff_t>(b));
            } else {
                ++b;
            }
}

/// The step in equal parts. They are enclosed for every length in `step.length`, so together for each; inputs
/// are constant on it. What was decided at its beginning is looked at again at each part: that can only add
/// members.
bool HybridFlow::Engine::advanceBy(int parts, const StateSet& from, const StepInputs& step,
                                   std::vector<StateSet>& to) {
    coarse = false;
    if (parts == 1) return advance(from, step, to);
    StepInputs part = step;
    part.length = step.length * Interval(1.0 / parts);
    std::vector<StateSet> now{from};
    for (int k = 0; k < parts; ++k) {
        std::vector<StateSet> next;
        for (const StateSet& set : now)
            if (!advance(set, part, next)) return false;
        // One set per mode, or every part would divide anew.
        joinModes(next);
        now = std::move(next);
        part.time = step.time + Interval(k + 1.0) * part.length;
        part.asBefore = false;
    }
    to = std::move(now);
    return true;
}

/// A step that is too long for a bounding box, or whose remainder decides how wide the set becomes, is taken
/// in 2, 4, .. parts, as long as that helps.
bool HybridFlow::Engine::advanceInParts(const StateSet& from, const StepInputs& step,
                                        std::vector<StateSet>& to) {
    constexpr double kHelps = 0.9; ///< of the widths before
    const std::size_t before = to.size();
    coarse = false;
    bool found = advance(from, step, to);
    if (found && !coarse) return true;
    const auto widths = [&](const std::vector<StateSet>& sets) {
        Box all;
        all.fill(Interval::empty());
        for (const StateSet& set : sets)
            for (std::size_t i = 0; i < nx; ++i) all[i] = hull(all[i], set.box[i]);
        return all;
    };
    std::vector<StateSet> best, next;
    if (found) best.assign(to.begin() + static_cast<std::ptrdiff_t>(before), to.end());
    to.resize(before);
    for (int parts = 2; parts <= (found ? partsForWidth : partsToFollow); parts *= 2) {
        next.clear();
        const bool done = advanceBy(parts, from, step, next);
        if (!done && found) break;
        if (!done) continue;
        const Box was = widths(best), now = widths(next);
        double share = 0;
        for (std::size_t i = 0; i < nx; ++i)
            share += was[i].width() > 0 ? now[i].width() / was[i].width() : 1;
        const bool helps = !found || next.empty() || share < kHelps * static_cast<double>(nx);
        best = next, found = true;
        if (!helps || !coarse) break;
    }
    to.insert(to.end(), best.begin(), best.end());
    return found;
}

HybridFlow::HybridFlow(ModelPtr model, std::vector<std::size_t> unknown, std::vector<Interval> fixed,
                       int order)
    : engine_(std::make_unique<Engine>(std::move(model), std::move(unknown), std::move(fixed), order)) {}
HybridFlow::~HybridFlow() = default;
HybridFlow::HybridFlow(HybridFlow&&) noexcept = default;

bool HybridFlow::advance(const StateSet& from, const StepInputs& step, std::vector<StateSet>& to) {
    return engine_->advanceInParts(from, step, to);
}
const std::string& HybridFlow::reason() const { return engine_->reason; }
void HybridFlow::refineTo(int parts, int toFollow) {
    engine_->partsForWidth = parts, engine_->partsToFollow = toFollow;
}

bool HybridFlow::rests(const StateSet& set, const Interval& time, std::span<const Interval> inputs) {
    return engine_->rests(set, time, inputs);
}

bool HybridFlow::holdStill(StateSet& set, const Interval& time, std::span<const Interval> inputs) {
    return engine_->holdStill(set, time, inputs);
}

void HybridFlow::renew(StateSet& set, std::span<const std::size_t> parameters) const {
    const Engine& e = *engine_;
    for (const ModeGuard& guard : e.modes[static_cast<std::size_t>(set.mode)]->guards) {
        const std::uint64_t bit = Engine::bitOf(guard);
        const Tape& tape = guard.contraction.tape();
        const bool decides = std::any_of(parameters.begin(), parameters.end(), [&](std::size_t k) {
            return tape.depends(0, e.layout.parameters + e.unknown[k]);
        });
        if (decides && (set.spent & bit) != 0) set.fresh |= bit, set.held &= ~bit;
    }
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
    e.fill(set, step.time, step.inputs);
    if (!flow.smooth) {
        std::vector<Interval> slope(2 + e.nx + e.np);
        for (std::size_t i = 0; i < e.nx; ++i) {
            if (measured[i] || !flow.gradients[i]) continue;
            (*flow.gradients[i])(e.slots, slope);
            for (std::size_t j = 0; j < e.nx + e.np; ++j)
                out[j] +=
                    slope[2 + j].magnitude() * (j < e.nx ? set.box[j] : set.parameter(j - e.nx)).width();
        }
        return;
    }
    e.evaluateJacobian(flow, step.length);
    for (std::size_t i = 0; i < e.nx; ++i) {
        if (measured[i]) continue;
        for (std::size_t j = 0; j < e.nx + e.np; ++j) {
            const Interval d = e.jacobian[i * (e.nx + e.np + 1) + j] - Interval(i == j ? 1.0 : 0.0);
            out[j] += d.magnitude() * (j < e.nx ? set.box[j] : set.parameter(j - e.nx)).width();
        }
    }
}

std::vector<OpenCondition> HybridFlow::openConditions(const StateSet& set, const StepInputs& step) {
    Engine& e = *engine_;
    std::vector<OpenCondition> found;
    std::vector<Interval> out(3 + e.nx + e.np);
    const Interval zero(0.0);
    for (const auto& mode : e.modes)
        for (ModeGuard& guard : mode->guards) {
            if (!guard.fixed || !guard.onInputs) continue;
            e.fill(set, step.time, step.inputs);
            guard.formula(e.slots, out);
            if (out[0].lower > 0 || out[0].upper < 0) continue;
            if (!guard.contraction(e.slots, {&zero, 1})) continue;
            for (std::size_t k = 0; k < e.np; ++k) {
                const Interval& slope = out[2 + e.nx + k];
                if (set.parameter(k).isPoint() || slope.contains(0)) continue;
                found.push_back({k, e.slots[e.layout.parameters + e.unknown[k]], slope.lower > 0});
            }
        }
    return found;
}

std::optional<std::size_t> HybridFlow::restDecides(const StateSet& set, const StepInputs& step) {
    Engine& e = *engine_;
    std::vector<Interval> out(3 + e.nx + e.np);
    const ModeFlow& now = *e.modes[static_cast<std::size_t>(set.mode)];
    for (const auto& mode : e.modes) {
        bool stops = false;
        for (std::size_t i = 0; i < e.nx; ++i) stops = stops || (mode->rateIsZero[i] && !now.rateIsZero[i]);
        if (!stops) continue;
        std::optional<std::size_t> found;
        bool leaves = false;
        for (ModeGuard& guard : mode->guards) {
            if (!guard.fixed || !guard.onInputs) continue;
            e.fill(set, step.time, step.inputs);
            guard.formula(e.slots, out);
            leaves = leaves || out[0].upper <= 0;
            for (std::size_t k = 0; k < e.np && !found; ++k)
                if (!set.parameter(k).isPoint() && !out[2 + e.nx + k].contains(0)) found = k;
        }
        if (found && !leaves) return found;
    }
    return std::nullopt;
}

RateParts HybridFlow::rateParts(const StateSet& set, const StepInputs& step, std::size_t i) {
    Engine& e = *engine_;
    ModeFlow& flow = *e.modes[static_cast<std::size_t>(set.mode)];
    RateParts parts;
    if (!flow.gradients[i]) return parts;
    IntervalEvaluator& gradient = *flow.gradients[i];
    std::vector<Interval> out(2 + e.nx + e.np);
    e.fill(set, step.time, step.inputs);
    gradient(e.slots, out);
    const Tape& tape = gradient.tape();
    for (std::size_t j = 0; j < e.nx; ++j)
        if (tape.depends(0, e.layout.states + j)) parts.states.push_back(j);
    for (std::size_t k = 0; k < e.np; ++k) {
        const std::size_t slope = 2 + e.nx + k, own = e.layout.parameters + e.unknown[k];
        if (!tape.depends(0, own) || tape.depends(slope, own)) continue;
        RateTerm term{k, set.parameter(k) * out[slope]};
        for (std::size_t j = 0; j < e.nx; ++j)
            term.onStates = term.onStates || tape.depends(slope, e.layout.states + j);
        for (std::size_t j = 0; j < e.model->inputs().size(); ++j)
            term.onInputs = term.onInputs || tape.depends(slope, e.layout.inputs + j);
        parts.terms.push_back(term);
    }
    return parts;
}

std::vector<StateSet> HybridFlow::start(std::span<const Interval> parameters, const Interval& time,
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
        fail(sentence(
                 "Method",
                 "verified identification needs the derivative of the start values, which {} does not have."),
             obstacle);
    std::vector<Node> nodes = tangents->values;
    for (const auto& row : tangents->partials) nodes.insert(nodes.end(), row.begin(), row.end());
    IntervalEvaluator evaluate(b.cut(nodes));
    std::vector<Interval> values(nodes.size()), center(nodes.size());
    e.fill(set, time, inputs);
    evaluate(e.slots, values);
    std::vector<bool> smooth;
    for (std::size_t i = 0; i < e.nx; ++i) smooth.push_back(evaluate.regularity(i) == Regularity{});
    for (std::size_t k = 0; k < e.np; ++k) e.slots[e.layout.parameters + e.unknown[k]] = set.center[e.nx + k];
    evaluate(e.slots, center);
    const std::size_t columns = e.nx + e.np;
    const StateSet before = set;
    for (std::size_t i = 0; i < e.nx; ++i) {
        const Interval* row = values.data() + tangents->values.size() + i * columns;
        const std::array<Interval, kMostStates> none{};
        set.form[i] = smooth[i] ? combined(before, none.data(), row + e.nx, center[i]) : formOf(values[i]);
        set.box[i] = values[i];
        if (values[i].isEmpty())
            fail(sentence("Method", "the start value of {} is not defined."), e.model->states()[i].name);
    }
    tighten(set);
    std::vector<std::vector<double>> starts{{}};
    for (std::size_t k = 0; k < e.model->discretes().size(); ++k) {
        const Interval& value = values[e.nx + k];
        const double first = std::ceil(value.lower), last = std::floor(value.upper);
        if (!(last >= first) || !((last - first + 1) * static_cast<double>(starts.size()) <= kMostStarts))
            fail(sentence("Method", "the start value of {} is not one number."),
                 e.model->discretes()[k].name);
        std::vector<std::vector<double>> more;
        for (const std::vector<double>& given : starts)
            for (double v = first; v <= last; ++v) {
                more.push_back(given);
                more.back().push_back(v);
            }
        starts = std::move(more);
    }
    std::vector<StateSet> sets;
    for (const std::vector<double>& discretes : starts) {
        sets.push_back(set);
        e.enterAtStart(sets.back(), e.modeOf(discretes), time, inputs);
    }
    return sets;
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
        e.fill(set, time, inputs);
        (*o.formula)(e.slots, row);
        return formOf(row[0]);
    }
    std::array<Interval, kMostStates> factors{};
    std::copy_n(row.begin() + 1, e.nx, factors.begin());
    return combined(set, factors.data(), row.data() + 1 + e.nx, center[0]);
}

/// With B a box that no member leaves between `time` and the other time, D = sum dg/dx_i(B) f_i(B):
///     g there is in g(now) + D (shift + sum factor_k p_k).
std::optional<Form> HybridFlow::outputNear(const StateSet& set, std::size_t output, const Interval& time,
                                           const Interval& shift,
                                           std::span<const std::pair<std::size_t, Interval>> factors,
                                           std::span<const Interval> inputs) {
    Engine& e = *engine_;
    Engine::Output& o = e.outputOf(output);
    Interval away = shift;
    for (const auto& [k, factor] : factors) away += factor * set.parameter(k);
    const Interval span = hull(away, Interval(0.0)), meanwhile = time + span;
    ModeFlow& flow = *e.modes[static_cast<std::size_t>(set.mode)];
    Engine::Box from, box;
    for (std::size_t i = 0; i < e.nx; ++i) from[i] = set.box[i];
    e.fill(set, meanwhile, inputs);
    if (!e.bound(flow, from, span, box)) return {};
    e.putStates(box);
    std::array<Interval, kMostStates> rates;
    (*flow.field)(e.slots, {rates.data(), e.nx});
    for (std::size_t i = 0; i < e.nx; ++i)
        if (!flow.field->regularity(i).defined || rates[i].isEmpty()) return {};
    std::vector<Interval> row(1 + e.nx + e.np), centre(row.size());
    (*o.formula)(e.slots, row);
    if (!o.formula->regularity(0).defined) return {};
    if (!o.formula->regularity(0).continuous) return formOf(row[0]);
    Interval drift(0.0);
    for (std::size_t i = 0; i < e.nx; ++i) drift += row[1 + i] * rates[i];
    // The linear form of the output is taken around the set as it is now.
    e.putCenter(set);
    (*o.formula)(e.slots, centre);
    if (!o.formula->regularity(0).defined) return {};
    e.putHull(set);
    (*o.formula)(e.slots, row);
    if (!o.formula->regularity(0).continuous || !o.formula->regularity(0).defined) return {};
    Interval middle = shift;
    std::vector<Interval> slopes(row.begin() + 1 + static_cast<std::ptrdiff_t>(e.nx), row.end());
    for (const auto& [k, factor] : factors) {
        slopes[k] += drift * factor;
        middle += factor * Interval(set.center[set.symbolOf[k]]);
    }
    std::array<Interval, kMostStates> along{};
    std::copy_n(row.begin() + 1, e.nx, along.begin());
    return combined(set, along.data(), slopes.data(), centre[0] + drift * middle);
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
        fail(sentence(
                 "Method",
                 "verified identification needs the derivative of the output {}, which {} does not have."),
             model->outputs()[k].name, obstacle);
    std::vector<Node> nodes{tangents->values[0]};
    nodes.insert(nodes.end(), tangents->partials[0].begin(), tangents->partials[0].end());
    o.formula = std::make_unique<IntervalEvaluator>(d.cut(nodes));
    return o;
}

} // namespace rigor
