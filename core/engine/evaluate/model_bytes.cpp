#include "core/engine/evaluate/model_bytes.h"

#include "core/engine/evaluate/bytes.h"
#include "core/engine/simulate/foreign_parameters.h"
#include "core/engine/tape/append.h"

#include <bit>
#include <numeric>

namespace rigor {

namespace {

enum class Source : std::uint8_t { Formulas, File, MadeParameters };

void write(ByteWriter& to, const std::vector<Variable>& variables) {
    to.number(static_cast<std::uint32_t>(variables.size()));
    for (const Variable& v : variables) {
        to.text(v.name), to.text(v.unit);
        to.number(v.start), to.number(v.min), to.number(v.max), to.number(v.nominal);
        to.number(v.isInteger);
    }
}

std::vector<Variable> readVariables(ByteReader& from) {
    std::vector<Variable> variables(from.number<std::uint32_t>());
    for (Variable& v : variables) {
        v.name = from.text(), v.unit = from.text();
        v.start = from.number<double>(), v.min = from.number<double>(), v.max = from.number<double>();
        v.nominal = from.number<double>();
        v.isInteger = from.number<bool>();
    }
    return variables;
}

void write(ByteWriter& to, const TapePtr& tape) {
    to.number(tape != nullptr);
    if (!tape) return;
    to.number(static_cast<std::uint64_t>(tape->inputCount()));
    to.numbers(tape->constants());
    for (const Interval& set : tape->constantEnclosures()) to.number(set.lower), to.number(set.upper);
    to.number(static_cast<std::uint32_t>(tape->instructions().size()));
    for (const Instruction& i : tape->instructions())
        to.number(i.op), to.number(i.count), to.number(i.a), to.number(i.b), to.number(i.c);
    to.numbers(tape->lists());
    to.numbers(tape->outputs());
}

/// What a tape is made of, as it was written.
struct TapeText {
    std::size_t inputs = 0;
    std::vector<double> constants;
    std::vector<Interval> enclosures;
    std::vector<Instruction> instructions;
    std::vector<Node> lists, outputs;
};

/// A tape of the same operations in the same order; null if the builder would make others.
TapePtr rebuilt(const TapeText& text) {
    TapeBuilder builder(text.inputs);
    const std::size_t count = text.inputs + text.constants.size() + text.instructions.size();
    std::vector<Node> nodes;
    nodes.reserve(count);
    for (std::size_t k = 0; k < text.inputs; ++k) nodes.push_back(builder.input(k));
    for (std::size_t k = 0; k < text.constants.size(); ++k)
        nodes.push_back(builder.constant(text.constants[k], text.enclosures[k]));
    // Every node has a number of its own, the one it had: nothing was folded, shared or changed on the way.
    for (const Instruction& i : text.instructions) {
        bool known = true;
        const auto at = [&](Node n) {
            known = known && n < nodes.size();
            return known ? nodes[n] : 0;
        };
        const int arity = opInfo(i.op).arity;
        const Node a = at(i.a);
        Node made = 0;
        if (i.op == Op::PowInt) {
            made = builder.powInt(a, static_cast<int>(i.b));
        } else if (arity == RIGOR_NARY) {
            std::vector<Node> list;
            if (i.b > text.lists.size() || i.count > text.lists.size() - i.b) return nullptr;
            for (std::size_t k = 0; k < i.count; ++k) list.push_back(at(text.lists[i.b + k]));
            if (!known) return nullptr;
            const std::span<const Node> all(list);
            const std::size_t first = i.op == Op::BSpline ? (list.size() + i.c + 1) / 2 : list.size() / 2;
            if (first > list.size()) return nullptr;
            made = i.op == Op::BSpline
                       ? builder.bspline(a, all.first(first), static_cast<int>(i.c), all.subspan(first))
                       : builder.interpolate(i.op, a, all.first(first), all.subspan(first));
        } else {
            made = builder.apply(i.op, a, arity >= 2 ? at(i.b) : 0, arity == 3 ? at(i.c) : 0);
        }
        if (!known || made != nodes.size()) return nullptr;
        nodes.push_back(made);
    }
    for (const Node n : text.outputs)
        if (n >= nodes.size()) return nullptr;
    TapePtr tape = builder.cut(text.outputs);
    return tape->nodeCount() == count ? tape : nullptr;
}

TapePtr readTape(ByteReader& from) {
    if (!from.number<bool>()) return nullptr;
    TapeText text;
    text.inputs = from.number<std::uint64_t>();
    text.constants = from.numbers<double>();
    for (std::size_t k = 0; k < text.constants.size(); ++k) {
        const double lower = from.number<double>();
        text.enclosures.emplace_back(lower, from.number<double>());
    }
    text.instructions.resize(from.number<std::uint32_t>());
    for (Instruction& i : text.instructions) {
        i.op = from.number<Op>();
        if (i.op > Op::BSpline) ByteReader::damaged();
        i.count = from.number<std::uint16_t>();
        i.a = from.number<Node>(), i.b = from.number<Node>(), i.c = from.number<Node>();
    }
    text.lists = from.numbers<Node>();
    text.outputs = from.numbers<Node>();
    TapePtr tape = rebuilt(text);
    if (!tape) ByteReader::damaged();
    return tape;
}

void write(ByteWriter& to, const EventClause& event) {
    to.text(event.condition);
    to.number(event.strict), to.number(event.terminates), to.number(event.fails), to.number(event.group);
    to.numbers(event.states), to.numbers(event.discretes);
    to.text(event.message);
}

EventClause readEvent(ByteReader& from) {
    EventClause event;
    event.condition = from.text();
    event.strict = from.number<bool>(), event.terminates = from.number<bool>();
    event.fails = from.number<bool>(), event.group = from.number<int>();
    event.states = from.numbers<std::size_t>(), event.discretes = from.numbers<std::size_t>();
    event.message = from.text();
    return event;
}

ModelPtr readFormulas(ByteReader& from) {
    ModelParts parts;
    parts.name = from.text();
    for (auto* list :
         {&parts.parameters, &parts.inputs, &parts.states, &parts.unknowns, &parts.discretes, &parts.outputs})
        *list = readVariables(from);
    parts.declaredOutputs = from.number<std::uint64_t>();
    parts.events.resize(from.number<std::uint32_t>());
    for (EventClause& event : parts.events) event = readEvent(from);
    for (const std::size_t state : from.numbers<std::size_t>()) parts.floors.push_back({state});
    Formulas& f = parts.formulas;
    for (TapePtr* tape : {&f.initial, &f.derivative, &f.residual, &f.output, &f.guards, &f.floors, &f.rest,
                          &f.timeEvents, &f.located})
        *tape = readTape(from);
    f.resting = from.numbers<std::size_t>();
    f.actions.resize(parts.events.size());
    for (TapePtr& tape : f.actions) tape = readTape(from);
    return makeModel(std::move(parts));
}

void writeFormulas(ByteWriter& to, const Model& model) {
    to.number(Source::Formulas);
    to.text(model.name());
    for (const auto* list : {&model.parameters(), &model.inputs(), &model.states(), &model.unknowns(),
                             &model.discretes(), &model.outputs()})
        write(to, *list);
    to.number(static_cast<std::uint64_t>(model.declaredOutputs()));
    to.number(static_cast<std::uint32_t>(model.events().size()));
    for (const EventClause& event : model.events()) write(to, event);
    std::vector<std::size_t> floors;
    for (const StateFloor& floor : model.floors()) floors.push_back(floor.state);
    to.numbers(floors);
    const Formulas& f = model.formulas();
    for (const TapePtr* tape : {&f.initial, &f.derivative, &f.residual, &f.output, &f.guards, &f.floors,
                                &f.rest, &f.timeEvents, &f.located})
        write(to, *tape);
    to.numbers(f.resting);
    for (const TapePtr& tape : f.actions) write(to, tape);
}

} // namespace

std::string modelBytes(const Model& model) {
    ByteWriter to;
    if (const MadeParameters* made = madeParameters(model)) {
        const std::string inner = modelBytes(*made->model);
        if (inner.empty()) return {};
        to.number(Source::MadeParameters);
        to.text(inner);
        write(to, model.parameters());
        write(to, made->own);
        return to.take();
    }
    if (const ExternalModel* elsewhere = model.external()) {
        if (elsewhere->code().file.empty() || elsewhere->code().sha256.empty()) return {};
        to.number(Source::File);
        to.text(elsewhere->code().file), to.text(elsewhere->code().sha256);
        return to.take();
    }
    if (!model.capabilities().tape) return {};
    writeFormulas(to, model);
    try {
        modelFromBytes(to.bytes(), nullptr);
    } catch (const Error&) {
        return {};
    }
    return to.take();
}

ModelPtr modelFromBytes(std::string_view bytes, ForeignLoader load) {
    ByteReader from(bytes);
    switch (from.number<Source>()) {
    case Source::Formulas:
        return readFormulas(from);
    case Source::File:
        break;
    case Source::MadeParameters: {
        const std::string inner = from.text();
        ModelPtr model = modelFromBytes(inner, load);
        std::vector<Variable> parameters = readVariables(from);
        TapePtr own = readTape(from);
        if (!model->external() || !own || own->inputCount() != parameters.size() ||
            own->outputs().size() != model->parameters().size())
            ByteReader::damaged();
        return foreignWithParameters(model, std::move(parameters), std::move(own));
    }
    default:
        ByteReader::damaged();
    }
    const std::string file = from.text(), sha256 = from.text();
    if (!load) ByteReader::damaged();
    ModelPtr model = load(file, sha256);
    if (model->external()->code().sha256 != sha256)
        fail(sentence("Evaluate", "{} is not the file that the run began with"), file);
    return model;
}

} // namespace rigor
