#include "core/engine/model/scaled_inputs.h"

#include "core/engine/model/extension.h"

namespace rigor {

ModelPtr withScaledInputs(const ModelPtr& model, std::span<const ScaledInput> inputs) {
    if (inputs.empty()) return model;
    ModelParts parts = partsWithoutFormulas(*model);
    const std::size_t old = parts.parameters.size();
    for (const ScaledInput& one : inputs)
        for (const std::optional<Variable>& parameter : {one.gain, one.offset})
            if (parameter) parts.parameters.push_back(*parameter);
    const SlotLayout from(*model), to(parts.states.size(), parts.unknowns.size(), parts.inputs.size(),
                                      parts.discretes.size(), parts.parameters.size());
    Extension extension(from, to, *model);
    TapeBuilder& b = extension.builder();
    std::size_t parameter = to.parameters + old;
    for (const ScaledInput& one : inputs) {
        Node u = b.input(to.inputs + one.input);
        if (one.gain) u = b.apply(Op::Mul, b.input(parameter++), u);
        if (one.offset) u = b.apply(Op::Add, u, b.input(parameter++));
        extension.replace(from.inputs + one.input, u);
    }
    extension.moveAll(model->formulas(), parts.formulas);
    return makeModel(std::move(parts));
}

} // namespace rigor
