#include "core/methods/verified/hybrid/mode_flow.h"

#include "core/engine/tape/append.h"
#include "core/engine/tape/symbolic.h"
#include "core/foundation/base/error.h"
#include "core/methods/verified/sets/quotient.h"

#include <algorithm>

namespace rigor {

namespace {

bool hasJumps(const Tape& tape) {
    return std::any_of(tape.instructions().begin(), tape.instructions().end(),
                       [](const Instruction& i) { return opInfo(i.op).smoothness == Smoothness::Step; });
}
/// Whether the formulas jump nowhere, and have no slope without bound inside their domain.
bool isLipschitzTape(const Tape& tape) {
    return std::all_of(tape.instructions().begin(), tape.instructions().end(), [](const Instruction& i) {
        switch (i.op) {
        case Op::Pow:
        case Op::SignedPower:
        case Op::AbsPower:
        case Op::Sqrt:
        case Op::Asin:
        case Op::Acos:
        case Op::Atan2:
        case Op::BSpline:
            return false;
        default:
            return opInfo(i.op).smoothness != Smoothness::Step;
        }
    });
}

/// Builds tapes over slots and h with the discretes of one mode in their place.
class Compiler {
  public:
    Compiler(const Model& model, const std::vector<std::size_t>& parameters,
             const std::vector<double>& discretes)
        : model_(model), layout_(model), discretes_(discretes) {
        for (std::size_t i = 0; i < model.states().size(); ++i) seeds_.push_back(layout_.states + i);
        for (const std::size_t p : parameters) seeds_.push_back(layout_.parameters + p);
    }

    ModeFlow compile(int order) {
        ModeFlow flow;
        flow.discretes = discretes_;
        const TapePtr field = withMode(*model_.formulas().derivative);
        flow.field = std::make_unique<IntervalEvaluator>(field);
        const auto& code = field->instructions();
        if (std::none_of(code.begin(), code.end(), [](const Instruction& i) { return i.op == Op::Select; }))
            flow.stillness = std::make_unique<TapeContraction>(field);
        flow.jumps = hasJumps(*field), flow.lipschitz = isLipschitzTape(*field);
        flow.smooth = taylor(*field, order, flow);
        gradients(*field, flow);
        for (const Node n : field->outputs()) {
            const std::size_t from = field->inputCount();
            flow.rateIsZero.push_back(n >= from && n < from + field->constants().size() &&
                                      field->constantEnclosures()[n - from] == Interval(0.0));
        }
        flow.resting =
            std::find(flow.rateIsZero.begin(), flow.rateIsZero.end(), false) == flow.rateIsZero.end();
        const Formulas& formulas = model_.formulas();
        for (std::size_t e = 0; e < model_.events().size(); ++e) {
            const TapePtr guard = withMode(*cutOutput(*formulas.guards, e));
            if (!canFire(guard)) continue;
            flow.guards.push_back(guardOf(e, *guard, *field));
        }
        return flow;
    }

  private:
    TapeBuilder builder() const { return TapeBuilder(layout_.count + 1); }
    /// Slots of the builder with the discretes as numbers.
    std::vector<Node> slots(TapeBuilder& b) const {
        std::vector<Node> nodes;
        for (std::size_t k = 0; k < layout_.count; ++k) nodes.push_back(b.input(k));
        for (std::size_t k = 0; k < discretes_.size(); ++k)
            nodes[layout_.discretes + k] = b.constant(discretes_[k]);
        return nodes;
    }
    static TapePtr cutOutput(const Tape& tape, std::size_t output) {
        TapeBuilder b(tape.inputCount());
        std::vector<Node> inputs;
        for (std::size_t k = 0; k < tape.inputCount(); ++k) inputs.push_back(b.input(k));
        const std::vector<Node> all = appendTape(b, tape, inputs);
        return b.cut(std::vector<Node>{all[output]});
    }
    TapePtr withMode(const Tape& tape) const {
        TapeBuilder b = builder();
        return b.cut(appendTape(b, tape, slots(b)));
    }
    std::vector<Node> inputsOf(TapeBuilder& b) const {
        std::vector<Node> nodes;
        for (std::size_t k = 0; k <= layout_.count; ++k) nodes.push_back(b.input(k));
        return nodes;
    }
    bool canFire(const TapePtr& guard) const {
        IntervalEvaluator evaluate(guard);
        const std::vector<Interval> all(guard->inputCount(), Interval::entire());
        Interval value;
        evaluate(all, {&value, 1});
        return !(value.lower > 0);
    }

    bool taylor(const Tape& field, int order, ModeFlow& flow) const {
        TapeBuilder b = builder();
        const std::vector<Node> inputs = inputsOf(b);
        const auto coefficients =
            appendTaylor(b, field, inputs, layout_.time, layout_.states, order, flow.obstacle);
        if (!coefficients) return false;
        const std::size_t nx = model_.states().size();
        const Node h = b.input(layout_.count);
        std::vector<Node> value(nx);
        for (std::size_t i = 0; i < nx; ++i) {
            // Horner: one multiplication by h per order.
            Node sum = (*coefficients)[static_cast<std::size_t>(order) - 1][i];
            for (int k = order - 2; k >= 0; --k)
                sum = b.apply(Op::Add, (*coefficients)[static_cast<std::size_t>(k)][i],
                              b.apply(Op::Mul, h, sum));
            value[i] = sum;
        }
        const TapePtr polynomial = b.cut(value);
        flow.value = std::make_unique<IntervalEvaluator>(polynomial);
        flow.remainder =
            std::make_unique<IntervalEvaluator>(b.cut((*coefficients)[static_cast<std::size_t>(order)]));
        TapeBuilder d = builder();
        std::vector<std::size_t> seeds = seeds_;
        seeds.push_back(layout_.count);
        const auto tangents = appendTangents(d, *polynomial, inputsOf(d), seeds, flow.obstacle);
        if (!tangents) return false;
        std::vector<Node> rows;
        for (const auto& row : tangents->partials) rows.insert(rows.end(), row.begin(), row.end());
        flow.jacobian = std::make_unique<IntervalEvaluator>(d.cut(rows));
        return true;
    }

    void gradients(const Tape& field, ModeFlow& flow) const {
        std::vector<std::size_t> seeds{layout_.time};
        seeds.insert(seeds.end(), seeds_.begin(), seeds_.end());
        for (std::size_t i = 0; i < model_.states().size(); ++i) {
            TapeBuilder b = builder();
            std::string obstacle;
            const auto slopes = appendTangents(b, *cutOutput(field, i), inputsOf(b), seeds, obstacle);
            flow.gradients.emplace_back();
            if (!slopes || !obstacle.empty()) continue;
            std::vector<Node> nodes{slopes->values[0]};
            nodes.insert(nodes.end(), slopes->partials[0].begin(), slopes->partials[0].end());
            flow.gradients.back() = std::make_unique<IntervalEvaluator>(b.cut(nodes));
        }
    }

    ModeGuard guardOf(std::size_t event, const Tape& guard, const Tape& field) const {
        const EventClause& clause = model_.events()[event];
        if (clause.terminates || clause.fails)
            fail(sentence(
                     "Method",
                     "verified identification follows a record to its end, but '{}' ends the run (line {})."),
                 clause.condition, clause.line);
        std::string obstacle;
        TapeBuilder b = builder();
        const std::vector<Node> inputs = inputsOf(b);
        std::vector<std::size_t> seeds{layout_.time};
        seeds.insert(seeds.end(), seeds_.begin(), seeds_.end());
        const auto slopes = appendTangents(b, guard, inputs, seeds, obstacle);
        if (!slopes)
            fail(sentence("Method", "verified identification needs the derivative of the condition '{}', "
                                    "which {} does not have."),
                 clause.condition, obstacle);
        const std::vector<Node> rates = appendTape(b, field, inputs);
        Node rate = slopes->partials[0][0];
        for (std::size_t i = 0; i < rates.size(); ++i)
            rate = b.apply(Op::Add, rate, b.apply(Op::Mul, slopes->partials[0][1 + i], rates[i]));
        std::vector<Node> outputs{slopes->values[0]};
        outputs.insert(outputs.end(), slopes->partials[0].begin(), slopes->partials[0].end());
        outputs.push_back(rate);

        const TapePtr action = withMode(*model_.formulas().actions[event]);
        TapeBuilder a = builder();
        const auto moved = appendTangents(a, *action, inputsOf(a), seeds_, obstacle);
        if (!moved)
            fail(sentence("Method", "verified identification needs the derivative of what '{}' sets, which "
                                    "{} does not have."),
                 clause.condition, obstacle);
        std::vector<Node> actions(moved->values.begin(),
                                  moved->values.begin() + static_cast<std::ptrdiff_t>(clause.states.size()));
        for (std::size_t k = 0; k < clause.states.size(); ++k)
            actions.insert(actions.end(), moved->partials[k].begin(), moved->partials[k].end());
        actions.insert(actions.end(),
                       moved->values.begin() + static_cast<std::ptrdiff_t>(clause.states.size()),
                       moved->values.end());
        return {.event = event,
                .condition = clause.condition,
                .formula = IntervalEvaluator(b.cut(outputs)),
                .contraction = TapeContraction(b.cut(std::vector<Node>{slopes->values[0]})),
                .surface = TapeContraction(b.cut(std::vector<Node>{slopes->values[0], rate})),
                .action = IntervalEvaluator(a.cut(actions)),
                .actionContraction = TapeContraction(a.cut(moved->values)),
                .states = clause.states,
                .discretes = clause.discretes,
                .strict = clause.strict};
    }

    const Model& model_;
    SlotLayout layout_;
    const std::vector<double>& discretes_;
    std::vector<std::size_t> seeds_;
};

} // namespace

ModeFlow compileMode(const Model& model, const std::vector<std::size_t>& parameters,
                     const std::vector<double>& discretes, int order) {
    return Compiler(model, parameters, discretes).compile(order);
}

} // namespace rigor
