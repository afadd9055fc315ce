#include "core/engine/model/model.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <cassert>
#include <stdexcept>

namespace rigor {

namespace {

/// Whether the derivative may jump or kink where a state does something: an operation that is not smooth and
/// whose operands depend on states or discretes.
bool isSmooth(const Tape& tape, const SlotLayout& slots) {
    std::vector<bool> moves(tape.nodeCount(), false);
    for (std::size_t k = slots.states; k < slots.inputs; ++k) moves[k] = true;
    for (std::size_t k = slots.discretes; k < slots.parameters; ++k) moves[k] = true;
    const std::size_t first = tape.inputCount() + tape.constants().size();
    for (std::size_t k = 0; k < tape.instructions().size(); ++k) {
        const Instruction& i = tape.instructions()[k];
        bool any = false;
        forEachOperand(i, tape.lists(), [&](Node n) { any = any || moves[n]; });
        if (any && opInfo(i.op).smoothness != Smoothness::Smooth) return false;
        moves[first + k] = any;
    }
    return true;
}

class TextModel final : public Model {
  public:
    explicit TextModel(ModelParts parts) : parts_(std::move(parts)) {
        const SlotLayout slots(*this);
        smooth_ = (!parts_.formulas.derivative || isSmooth(*parts_.formulas.derivative, slots)) &&
                  (!parts_.formulas.residual || isSmooth(*parts_.formulas.residual, slots));
    }

    const std::string& name() const override { return parts_.name; }
    const std::string& description() const override { return parts_.description; }
    Capabilities capabilities() const override {
        return {.tape = true,
                .dynamic = !parts_.states.empty(),
                .implicit = !parts_.unknowns.empty(),
                .interval = !parts_.formulas.rest,
                .restart = !parts_.states.empty()};
    }
    const std::vector<Variable>& parameters() const override { return parts_.parameters; }
    const std::vector<Variable>& inputs() const override { return parts_.inputs; }
    const std::vector<Variable>& states() const override { return parts_.states; }
    const std::vector<Variable>& unknowns() const override { return parts_.unknowns; }
    const std::vector<Variable>& discretes() const override { return parts_.discretes; }
    const std::vector<Variable>& outputs() const override { return parts_.outputs; }
    std::size_t declaredOutputs() const override { return parts_.declaredOutputs; }
    const std::vector<EventClause>& events() const override { return parts_.events; }
    const std::vector<StateFloor>& floors() const override { return parts_.floors; }
    const Formulas& formulas() const override { return parts_.formulas; }
    bool smooth() const override { return smooth_; }

  private:
    ModelParts parts_;
    bool smooth_ = true;
};

void checkSize(const TapePtr& tape, std::size_t slots, std::size_t outputs, const char* what) {
    const bool fits = tape ? tape->inputCount() == slots && tape->outputs().size() == outputs : outputs == 0;
    if (!fits) throw std::logic_error(std::string("makeModel: the tape of ") + what + " has the wrong size");
}

} // namespace

void requireIntervals(const Model& model, const std::string& task) {
    if (model.capabilities().tape && model.formulas().rest)
        fail(sentence("Simulation",
                      "{} encloses no state of rest, at which the model '{}' starts (data.start); "
                      "give the start as a number."),
             translate("Simulation", task.c_str()), model.name());
    if (!model.capabilities().interval)
        fail(sentence("Simulation", "{} needs interval evaluation, which the model '{}' does not offer."),
             translate("Simulation", task.c_str()), model.name());
}

ModelPtr makeModel(ModelParts parts) {
    const auto nx = parts.states.size(), nz = parts.unknowns.size(), nu = parts.inputs.size(),
               nm = parts.discretes.size(), np = parts.parameters.size();
    const SlotLayout slots(nx, nz, nu, nm, np);
    const Formulas& f = parts.formulas;
    checkSize(f.initial, slots.count, nx + nm + nz, "start values");
    checkSize(f.rest, slots.count, f.rest ? f.resting.size() + nz : 0, "rest");
    checkSize(f.derivative, slots.count, nx, "derivatives");
    checkSize(f.residual, slots.count, nz, "residuals");
    checkSize(f.output, slots.count, parts.outputs.size(), "outputs");
    checkSize(f.guards, slots.count, parts.events.size(), "guards");
    checkSize(f.floors, slots.count, parts.floors.size(), "floors");
    if (f.timeEvents && f.timeEvents->inputCount() != slots.count)
        throw std::logic_error("makeModel: the tape of time events has the wrong size");
    if (f.located && f.located->inputCount() != slots.count)
        throw std::logic_error("makeModel: the tape of located relations has the wrong size");
    if (f.actions.size() != parts.events.size())
        throw std::logic_error("makeModel: there must be one action per event");
    for (std::size_t k = 0; k < f.actions.size(); ++k)
        checkSize(f.actions[k], slots.count, parts.events[k].states.size() + parts.events[k].discretes.size(),
                  "an action");
    return std::make_shared<TextModel>(std::move(parts));
}

SlotLayout::SlotLayout(std::size_t nx, std::size_t nz, std::size_t nu, std::size_t nm, std::size_t np) {
    unknowns = states + nx;
    inputs = unknowns + nz;
    discretes = inputs + nu;
    parameters = discretes + nm;
    count = parameters + np;
}

SlotLayout::SlotLayout(const Model& model)
    : SlotLayout(model.states().size(), model.unknowns().size(), model.inputs().size(),
                 model.discretes().size(), model.parameters().size()) {}

namespace {
const std::vector<Variable>& groupOf(const Model& model, VariableKind kind) {
    switch (kind) {
    case VariableKind::Parameter:
        return model.parameters();
    case VariableKind::Input:
        return model.inputs();
    case VariableKind::State:
        return model.states();
    case VariableKind::Unknown:
        return model.unknowns();
    case VariableKind::Discrete:
        return model.discretes();
    case VariableKind::Output:
        return model.outputs();
    }
    throw std::logic_error("groupOf: no such kind of variable");
}
} // namespace

std::optional<VariableReference> findVariable(const Model& model, const std::string& name) {
    for (VariableKind kind : {VariableKind::Parameter, VariableKind::Input, VariableKind::State,
                              VariableKind::Unknown, VariableKind::Discrete, VariableKind::Output}) {
        const auto& group = groupOf(model, kind);
        for (std::size_t k = 0; k < group.size(); ++k)
            if (group[k].name == name) return VariableReference{kind, k};
    }
    return {};
}

const Variable& variable(const Model& model, const VariableReference& reference) {
    return groupOf(model, reference.kind)[reference.index];
}

} // namespace rigor
