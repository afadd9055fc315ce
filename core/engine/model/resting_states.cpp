#include "core/engine/model/resting_states.h"

#include "core/engine/model/extension.h"

namespace rigor {

ModelPtr withStatesAtRest(const ModelPtr& model, const std::set<std::string>& names) {
    std::vector<std::size_t> resting;
    for (std::size_t k = 0; k < model->states().size(); ++k)
        if (names.contains(model->states()[k].name)) resting.push_back(k);
    if (resting.empty() || !model->capabilities().tape) return model;

    ModelParts parts = partsWithoutFormulas(*model);
    const SlotLayout slots(*model);
    Extension extension(slots, slots, *model);
    const Formulas& f = model->formulas();
    extension.moveAll(f, parts.formulas);
    const std::vector<Node> derivatives = extension.copy(f.derivative);
    std::vector<Node> rest;
    for (const std::size_t k : resting) rest.push_back(derivatives[k]);
    for (const Node residual : extension.copy(f.residual)) rest.push_back(residual);
    parts.formulas.rest = extension.builder().cut(rest);
    parts.formulas.resting = std::move(resting);
    return makeModel(std::move(parts));
}

} // namespace rigor
