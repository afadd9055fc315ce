#include "core/engine/model/limits.h"

#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/base/translate.h"

#include <cmath>

namespace rigor {

namespace {

bool beyond(const Variable& v, double value) {
    const double rounding = 1e-12 * std::abs(value);
    return value < v.min - rounding || value > v.max + rounding;
}

std::string wordsOn(const Variable& v, double value) {
    const std::string unit = v.unit.empty() || v.unit == "1" ? "" : " " + v.unit;
    if (value < v.min)
        return filled(sentence("Simulation", "{} = {:.6g}{} lies below its limit {:.6g}{}"), v.name, value,
                      unit, v.min, unit);
    return filled(sentence("Simulation", "{} = {:.6g}{} lies above its limit {:.6g}{}"), v.name, value, unit,
                  v.max, unit);
}

} // namespace

std::string outsideLimits(const Model& model, std::span<const double> slots) {
    const SlotLayout at(model);
    for (std::size_t k = 0; k < model.states().size(); ++k)
        if (beyond(model.states()[k], slots[at.states + k]))
            return wordsOn(model.states()[k], slots[at.states + k]);
    const TapePtr& tape = model.formulas().output;
    if (!tape) return {};
    const auto followsAnInput = [&](std::size_t output) {
        for (std::size_t u = 0; u < model.inputs().size(); ++u)
            if (tape->depends(output, at.inputs + u)) return true;
        return false;
    };
    Evaluator<double> evaluate(tape);
    std::vector<double> values(tape->outputs().size());
    evaluate(slots.first(at.count), values);
    for (std::size_t k = 0; k < model.outputs().size() && k < values.size(); ++k)
        if (beyond(model.outputs()[k], values[k]) && !followsAnInput(k))
            return wordsOn(model.outputs()[k], values[k]);
    return {};
}

} // namespace rigor
