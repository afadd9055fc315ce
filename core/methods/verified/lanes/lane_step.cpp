#include "core/methods/verified/lanes/lane_step.h"

#include "core/foundation/scalar/interval_batch.h"
#include "core/methods/verified/lanes/lane_step_program.h"

#include <cstddef>
#include <cstring>
#include <new>

namespace rigor {

namespace {

static_assert(kLaneStates >= kMostStates && kLaneParameters >= kMostParameters);
static_assert(std::is_standard_layout_v<StateSet> && sizeof(Interval) == sizeof(LaneBounds) &&
              sizeof(StateSet) % sizeof(double) == 0);

constexpr LaneSetLayout kLayout{offsetof(StateSet, range) / sizeof(double),
                                offsetof(StateSet, center) / sizeof(double),
                                offsetof(StateSet, box) / sizeof(double),
                                offsetof(StateSet, form) / sizeof(double),
                                sizeof(Form) / sizeof(double),
                                offsetof(Form, slope) / sizeof(double),
                                offsetof(Form, rest) / sizeof(double)};

LaneBounds boundsOf(const Interval& x) { return {x.lower, x.upper}; }

bool usesAvx512() { return std::strcmp(intervalKernels().name, "AVX-512") == 0; }

} // namespace

struct LaneStep::Program {
    std::vector<std::unique_ptr<std::vector<LaneStepInstruction>>> codes;
    std::vector<LaneBounds> fixed; ///< per register
    std::vector<bool> positive;    ///< per register: never below 0 in a step
    std::vector<std::uint32_t> jacobianOf, guardOf;
    std::vector<LaneSurface> surfaces;
    std::vector<bool> guardUses; ///< guards x unknowns
    std::vector<LaneEntry> jacobianKind;
    std::vector<double*> pointers;
    std::size_t slots = 0;
    int order = 0;
    LaneTask task{};
    struct Free {
        void operator()(std::byte* p) const { ::operator delete[](p, std::align_val_t(64)); }
    };
    std::unique_ptr<std::byte[], Free> workspace;

    /// Appends what some outputs of a tape need; false if lanes do not know an operation.
    bool append(const Tape& tape, std::span<const std::size_t> wanted, LaneStepCode& code,
                std::uint32_t* registersOf);

    void appendSurface(const ModeGuard& guard, const SlotLayout& layout, std::size_t states);

  private:
    bool appendInstruction(const Instruction& i, std::span<const std::uint32_t> registerOf, std::uint32_t to,
                           std::vector<LaneStepInstruction>& list);
    void multiply(std::uint32_t to, std::uint32_t a, std::uint32_t b,
                  std::vector<LaneStepInstruction>& list) {
        if (positive[a]) std::swap(a, b);
        list.push_back({positive[b] ? LaneStepOp::MultiplyPositive : LaneStepOp::Multiply, to, a, b});
        positive[to] = positive[a] && positive[b];
    }
    std::uint32_t newRegister() {
        fixed.push_back({0, 0});
        positive.push_back(false);
        return static_cast<std::uint32_t>(fixed.size() - 1);
    }
};

bool LaneStep::Program::appendInstruction(const Instruction& i, std::span<const std::uint32_t> registerOf,
                                          std::uint32_t to, std::vector<LaneStepInstruction>& list) {
    const std::uint32_t a = registerOf[i.a];
    switch (i.op) {
    case Op::Add:
        list.push_back({LaneStepOp::Add, to, a, registerOf[i.b]});
        return true;
    case Op::Sub:
        list.push_back({LaneStepOp::Subtract, to, a, registerOf[i.b]});
        return true;
    case Op::Mul:
        multiply(to, a, registerOf[i.b], list);
        return true;
    case Op::Div:
        list.push_back({LaneStepOp::Divide, to, a, registerOf[i.b]});
        return true;
    case Op::Neg:
        list.push_back({LaneStepOp::Negate, to, a, a});
        return true;
    case Op::Square:
        list.push_back({LaneStepOp::Square, to, a, a});
        positive[to] = true;
        return true;
    case Op::Min:
        list.push_back({LaneStepOp::Minimum, to, a, registerOf[i.b]});
        return true;
    case Op::Max:
        list.push_back({LaneStepOp::Maximum, to, a, registerOf[i.b]});
        return true;
    case Op::PowInt: {
        const int k = static_cast<int>(i.b);
        if (k != 3 && k != 4) return false;
        const std::uint32_t squared = newRegister();
        list.push_back({LaneStepOp::Square, squared, a, a});
        if (k == 3)
            list.push_back({LaneStepOp::Multiply, to, squared, a});
        else
            list.push_back({LaneStepOp::Square, to, squared, squared});
        return true;
    }
    default:
        return false;
    }
}

bool LaneStep::Program::append(const Tape& tape, std::span<const std::size_t> wanted, LaneStepCode& code,
                               std::uint32_t* registersOf) {
    const std::size_t inputs = tape.inputCount(), constants = tape.constants().size();
    const auto& instructions = tape.instructions();
    std::vector<bool> needed(tape.nodeCount(), false);
    for (const std::size_t output : wanted) needed[tape.outputs()[output]] = true;
    for (std::size_t k = instructions.size(); k-- > 0;)
        if (needed[inputs + constants + k])
            forEachOperand(instructions[k], tape.lists(), [&](Node n) { needed[n] = true; });
    std::vector<std::uint32_t> registerOf(tape.nodeCount());
    codes.push_back(std::make_unique<std::vector<LaneStepInstruction>>());
    for (std::size_t n = 0; n < registerOf.size(); ++n) {
        if (n < inputs) {
            registerOf[n] = static_cast<std::uint32_t>(n);
            continue;
        }
        if (!needed[n]) continue;
        registerOf[n] = newRegister();
        if (n < inputs + constants) {
            const Interval& value = tape.constantEnclosures()[n - inputs];
            if (!value.isBounded()) return false;
            fixed[registerOf[n]] = boundsOf(value);
            positive[registerOf[n]] = value.lower >= 0;
        } else if (!appendInstruction(instructions[n - inputs - constants], registerOf, registerOf[n],
                                      *codes.back())) {
            return false;
        }
    }
    code = {codes.back()->data(), codes.back()->size()};
    for (std::size_t k = 0; k < wanted.size(); ++k) registersOf[k] = registerOf[tape.outputs()[wanted[k]]];
    return true;
}

/// A guard of one state alone that is 0 at one value of it, and has a slope there: its zeros are a surface
/// x_i = c that is crossed downward only where its rate is negative.
void LaneStep::Program::appendSurface(const ModeGuard& guard, const SlotLayout& layout, std::size_t states) {
    surfaces.emplace_back();
    surfaces.back().fixed = guard.fixed;
    const Tape& tape = guard.contraction.tape();
    std::size_t state = states, uses = 0;
    for (std::size_t k = 0; k < tape.inputCount(); ++k) {
        if (!tape.depends(0, k)) continue;
        ++uses;
        if (k >= layout.states && k < layout.states + states) state = k - layout.states;
    }
    if (uses != 1 || state == states) return;
    std::vector<Interval> all(tape.inputCount(), Interval(-1e100, 1e100));
    const Interval zero(0.0);
    TapeContraction contraction = guard.contraction;
    if (!contraction.repeat(all, {&zero, 1})) return;
    const Interval at = all[layout.states + state];
    if (!at.isPoint()) return;
    const Tape& formula = guard.formula.tape();
    IntervalEvaluator evaluate = guard.formula;
    std::vector<Interval> values(formula.outputs().size());
    evaluate(all, values);
    if (!evaluate.regularity(2 + state).defined || values[2 + state].contains(0)) return;
    surfaces.back() = {true, values[2 + state].lower > 0, false, state, at.lower};
}

LaneStep::LaneStep() : program_(std::make_unique<Program>()) {}
LaneStep::~LaneStep() = default;

std::unique_ptr<LaneStep> LaneStep::compile(const ModeFlow& mode, const SlotLayout& layout,
                                            std::span<const std::size_t> unknown, int order) {
    std::unique_ptr<LaneStep> step(new LaneStep);
    Program& p = *step->program_;
    LaneTask& t = p.task;
    const std::size_t nx = mode.field->tape().outputs().size(), np = unknown.size();
    if (!mode.smooth || mode.guards.size() > kLaneGuards) return nullptr;
    t.states = nx, t.parameters = np;
    t.timeRegister = layout.time, t.stateRegister = layout.states, t.lengthRegister = layout.count;
    for (std::size_t k = 0; k < np; ++k) t.parameterRegister[k] = layout.parameters + unknown[k];
    p.slots = layout.count, p.order = order;
    p.fixed.resize(layout.count + 1, {0, 0});
    p.positive.resize(layout.count + 1, false);
    p.positive[layout.count] = true; // the length of the step
    std::vector<std::size_t> all(nx);
    for (std::size_t i = 0; i < nx; ++i) all[i] = i;

    p.guardOf.resize(mode.guards.size());
    std::vector<LaneStepCode> guards(mode.guards.size());
    const std::size_t first[] = {0};
    for (std::size_t k = 0; k < guards.size(); ++k) {
        const Tape& tape = mode.guards[k].contraction.tape();
        if (!p.append(tape, first, guards[k], &p.guardOf[k])) return nullptr;
        p.appendSurface(mode.guards[k], layout, nx);
        for (const std::size_t u : unknown) p.guardUses.push_back(tape.depends(0, layout.parameters + u));
    }
    p.codes.push_back(std::make_unique<std::vector<LaneStepInstruction>>());
    for (const LaneStepCode& g : guards)
        p.codes.back()->insert(p.codes.back()->end(), g.begin, g.begin + g.count);
    t.guards = {p.codes.back()->data(), p.codes.back()->size()};

    if (!p.append(mode.field->tape(), all, t.field, t.fieldOf)) return nullptr;
    if (!p.append(mode.remainder->tape(), all, t.remainder, t.remainderOf)) return nullptr;
    for (std::size_t i = 0; i < nx; ++i)
        if (!p.append(mode.value->tape(), std::span(all).subspan(i, 1), t.value[i], &t.valueOf[i]))
            return nullptr;
    const Tape& jacobian = mode.jacobian->tape();
    std::vector<std::size_t> entries;
    for (std::size_t i = 0; i < nx; ++i)
        for (std::size_t j = 0; j < nx + np; ++j) entries.push_back(i * (nx + np + 1) + j);
    p.jacobianOf.resize(entries.size());
    if (!p.append(jacobian, entries, t.jacobian, p.jacobianOf.data())) return nullptr;
    for (const std::size_t e : entries) {
        const std::size_t n = jacobian.outputs()[e], from = jacobian.inputCount();
        const bool constant = n >= from && n < from + jacobian.constants().size();
        const Interval value = constant ? jacobian.constantEnclosures()[n - from] : Interval::entire();
        p.jacobianKind.push_back(value == Interval(0.0)   ? LaneEntry::Zero
                                 : value == Interval(1.0) ? LaneEntry::One
                                                          : LaneEntry::General);
    }
    t.jacobianOf = p.jacobianOf.data(), t.jacobianKind = p.jacobianKind.data();
    p.surfaces.resize(mode.guards.size());
    t.surfaces = p.surfaces.data();
    t.guardOf = p.guardOf.data(), t.guardCount = p.guardOf.size();
    t.registers = p.fixed.size();
    t.layout = kLayout;
    p.workspace.reset(static_cast<std::byte*>(::operator new[](t.registers * 128, std::align_val_t(64))));
    t.workspace = p.workspace.get();
    return step;
}

void LaneStep::operator()(std::span<StateSet* const> sets, std::span<const Interval> slots, const Step& step,
                          const StepTargets& targets, std::span<LaneOutcome> outcomes) {
    Program& p = *program_;
    LaneTask t = p.task;
    const Interval &time = step.time, &length = step.length;
    if (!(length.lower >= 0)) return; // MultiplyPositive relies on it
    for (std::size_t k = 0; k < p.slots; ++k) p.fixed[k] = boundsOf(slots[k]);
    p.fixed[t.lengthRegister] = boundsOf(length);
    t.fixed = p.fixed.data();
    t.time = boundsOf(time), t.during = boundsOf(hull(time, time + length)), t.length = boundsOf(length);
    t.power = boundsOf(math::power(length, p.order));
    t.looseShare = targets.looseShare;
    t.still = step.still;
    t.guardsMayEnd = step.still && step.eventsMove;
    for (std::size_t k = 0; k < p.guardUses.size(); ++k)
        if (p.guardUses[k] && (targets.renewed >> k % t.parameters & 1) == 0) t.guardsMayEnd = false;
    t.fixedGuardsHold = step.asBefore && !step.still;
    for (const auto& [state, target] : targets.states) {
        t.target[state] = t.targeted[state]
                              ? boundsOf(intersection(target, {t.target[state].lower, t.target[state].upper}))
                              : boundsOf(target);
        t.targeted[state] = true;
    }
    p.pointers.resize(sets.size());
    for (std::size_t k = 0; k < sets.size(); ++k) p.pointers[k] = reinterpret_cast<double*>(sets[k]);
    t.sets = p.pointers.data(), t.count = sets.size(), t.outcomes = outcomes.data();
    static const LaneKernel fastest = usesAvx512() ? laneStepAvx512 : laneStepPortable;
    (step.kind == LaneKind::Fastest ? fastest : laneStepPortable)(t);
}

} // namespace rigor
