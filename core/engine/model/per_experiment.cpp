#include "core/engine/model/per_experiment.h"

#include "core/engine/model/extension.h"

#include <fmt/format.h>

namespace rigor {

std::string ofExperiment(const std::string& parameter, const std::string& label) {
    return fmt::format("{}[{}]", parameter, label);
}

std::string experimentSwitch(const std::string& label) { return ofExperiment("experiment", label); }

ModelPtr withNumbersPerExperiment(const Model& model, std::span<const std::size_t> parameters,
                                  std::span<const std::string> labels) {
    ModelParts parts = partsWithoutFormulas(model);
    const std::size_t switches = parts.parameters.size(), numbers = switches + labels.size();
    for (const std::string& label : labels)
        parts.parameters.push_back({.name = experimentSwitch(label), .unit = "1", .min = 0, .max = 1});
    for (const std::size_t p : parameters)
        for (const std::string& label : labels) {
            Variable number = model.parameters()[p];
            number.name = ofExperiment(number.name, label);
            parts.parameters.push_back(std::move(number));
        }
    const SlotLayout from(model), to(parts.states.size(), parts.unknowns.size(), parts.inputs.size(),
                                     parts.discretes.size(), parts.parameters.size());
    Extension extension(from, to, model);
    TapeBuilder& b = extension.builder();
    for (std::size_t k = 0; k < parameters.size(); ++k) {
        Node sum = b.constant(0);
        for (std::size_t e = 0; e < labels.size(); ++e)
            sum = b.apply(Op::Add, sum,
                          b.apply(Op::Mul, b.input(to.parameters + switches + e),
                                  b.input(to.parameters + numbers + k * labels.size() + e)));
        extension.replace(from.parameters + parameters[k], sum);
    }
    extension.moveAll(model.formulas(), parts.formulas);
    return makeModel(std::move(parts));
}

} // namespace rigor
