#include "core/engine/model/ties.h"

#include "core/engine/model/extension.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace rigor {

std::vector<Tie> ordered(std::vector<Tie> ties) {
    std::vector<Tie> done;
    while (!ties.empty()) {
        const auto waits = [&](const Tie& tie) {
            return std::any_of(ties.begin(), ties.end(),
                               [&](const Tie& other) { return tie.value->depends(0, other.index); });
        };
        const auto next = std::find_if_not(ties.begin(), ties.end(), waits);
        if (next == ties.end()) {
            std::vector<std::string> names;
            for (const Tie& tie : ties) names.push_back(tie.parameter);
            if (names.size() == 1)
                fail(sentence("Model", "{} equals an expression of itself"), names.front());
            fail(sentence("Model", "{} follow each other in a circle"), fmt::join(names, ", "));
        }
        done.push_back(std::move(*next));
        ties.erase(next);
    }
    return done;
}

ModelPtr withTies(const Model& model, std::span<const Tie> ties) {
    ModelParts parts = partsWithoutFormulas(model);
    const SlotLayout slots(model);
    Extension extension(slots, slots, model);
    TapeBuilder& b = extension.builder();
    std::vector<Node> parameters;
    for (std::size_t k = 0; k < parts.parameters.size(); ++k)
        parameters.push_back(b.input(slots.parameters + k));
    for (const Tie& tie : ties) {
        parameters[tie.index] = appendTape(b, *tie.value, parameters).front();
        extension.replace(slots.parameters + tie.index, parameters[tie.index]);
    }
    extension.moveAll(model.formulas(), parts.formulas);
    return makeModel(std::move(parts));
}

TapePtr resolved(std::span<const Tie> ties) {
    TapeBuilder builder(ties.back().value->inputCount());
    std::vector<Node> parameters;
    for (std::size_t k = 0; k < ties.back().value->inputCount(); ++k) parameters.push_back(builder.input(k));
    for (const Tie& tie : ties) parameters[tie.index] = appendTape(builder, *tie.value, parameters).front();
    return builder.cut(std::span(&parameters[ties.back().index], 1));
}

void followTies(std::span<const Tie> ties, std::span<double> parameters) {
    for (const Tie& tie : ties) {
        Evaluator<double> evaluate(tie.value);
        double value = 0;
        evaluate(parameters, std::span(&value, 1));
        parameters[tie.index] = value;
    }
}

} // namespace rigor
