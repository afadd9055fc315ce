#include "core/engine/tape/evaluate/evaluator.h"

#include "core/foundation/base/translate.h"

#include <cmath>

namespace rigor {

namespace {
std::string reasonOf(Op op, double a, double b) {
    switch (op) {
    case Op::Div:
        return translate("Simulation", b == 0 ? translatable("Simulation", "division by zero")
                                              : translatable("Simulation", "overflow in a division"));
    case Op::PowInt:
        if (a == 0) return translate("Simulation", "division by zero");
        break;
    case Op::Sqrt:
        return filled(sentence("Simulation", "square root of {:.6g}"), a);
    case Op::Log:
        return filled(sentence("Simulation", "logarithm of {:.6g}"), a);
    case Op::Asin:
    case Op::Acos:
        return filled(sentence("Simulation", "{} of {:.6g}"), op == Op::Asin ? "asin" : "acos", a);
    case Op::Pow:
        return filled(sentence("Simulation", "{:.6g} to the power {:.6g}"), a, b);
    case Op::Table:
    case Op::TableSlope:
    case Op::MonotoneCubic:
    case Op::BSpline:
        return translate("Simulation", "table whose points do not increase");
    default:
        break;
    }
    return filled(sentence("Simulation", "overflow in {}"), opInfo(op).name);
}
} // namespace

std::optional<Fault> findFault(const TapePtr& tape, std::span<const double> inputs) {
    Evaluator<double> evaluate(tape);
    std::vector<double> outputs(tape->outputs().size());
    evaluate(inputs, outputs);
    const auto nodes = evaluate.nodes();
    const std::size_t first = tape->inputCount() + tape->constants().size();
    for (std::size_t k = 0; k < tape->instructions().size(); ++k) {
        if (std::isfinite(nodes[first + k])) continue;
        const Instruction& i = tape->instructions()[k];
        bool operandsFinite = true;
        forEachOperand(i, tape->lists(), [&](Node n) { operandsFinite &= std::isfinite(nodes[n]); });
        if (!operandsFinite) continue;
        const double b = opInfo(i.op).arity == 2 ? nodes[i.b] : 0;
        return Fault{static_cast<Node>(first + k), reasonOf(i.op, nodes[i.a], b)};
    }
    return {};
}

Jacobian::Jacobian(TapePtr tape)
    : evaluator_(tape), inputs_(tape->inputCount()), outputs_(tape->outputs().size()) {}

void Jacobian::operator()(std::span<const double> inputs, std::span<const std::size_t> chosen,
                          std::span<double> values, std::span<double> derivatives) {
    for (std::size_t k = 0; k < inputs_.size(); ++k) inputs_[k] = inputs[k];
    std::size_t first = 0;
    do {
        const std::size_t count = std::min(kDualDirections, chosen.size() - first);
        for (std::size_t k = 0; k < count; ++k) inputs_[chosen[first + k]].d[k] = 1;
        evaluator_(inputs_, outputs_);
        for (std::size_t k = 0; k < count; ++k) inputs_[chosen[first + k]].d[k] = 0;
        for (std::size_t row = 0; row < outputs_.size(); ++row)
            for (std::size_t k = 0; k < count; ++k)
                derivatives[row * chosen.size() + first + k] = outputs_[row].d[k];
        first += count;
    } while (first < chosen.size());
    for (std::size_t row = 0; row < values.size(); ++row) values[row] = outputs_[row].value;
}

} // namespace rigor
