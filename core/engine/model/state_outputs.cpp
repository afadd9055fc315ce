#include "core/engine/model/state_outputs.h"

#include "core/engine/model/extension.h"

#include <algorithm>

namespace rigor {

ModelPtr withStateOutputs(const ModelPtr& model, const std::set<std::string>& names) {
    if (!model->capabilities().tape) return model;
    ModelParts parts = partsWithoutFormulas(*model);
    const SlotLayout at(*model);
    std::vector<std::size_t> slots;
    const auto add = [&](const std::vector<Variable>& group, std::size_t first) {
        for (std::size_t k = 0; k < group.size(); ++k) {
            const bool known = std::any_of(parts.outputs.begin(), parts.outputs.end(),
                                           [&](const Variable& v) { return v.name == group[k].name; });
            if (known || !names.contains(group[k].name)) continue;
            parts.outputs.push_back(group[k]);
            slots.push_back(first + k);
        }
    };
    add(model->states(), at.states);
    add(model->unknowns(), at.unknowns);
    if (slots.empty()) return model;
    Extension extension(at, at, *model);
    const Formulas& f = model->formulas();
    std::vector<Node> output = extension.copy(f.output);
    for (const std::size_t slot : slots) output.push_back(extension.builder().input(slot));
    extension.moveAll(f, parts.formulas);
    parts.formulas.output = extension.builder().cut(output);
    return makeModel(std::move(parts));
}

} // namespace rigor
