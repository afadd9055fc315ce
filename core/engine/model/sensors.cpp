#include "core/engine/model/sensors.h"

#include "core/engine/model/extension.h"
#include "core/engine/model/resting_states.h"
#include "core/foundation/base/translate.h"

#include <set>

namespace rigor {

namespace {

constexpr std::string_view kSensorSuffix = ".sensor";

/// The outputs where the run starts: of the start values of states, discretes and unknowns.
std::vector<Node> outputsAtStart(Extension& extension, const Formulas& f, const Model& model,
                                 const SlotLayout& from, const std::vector<Node>& start) {
    const std::size_t nx = model.states().size(), nm = model.discretes().size();
    const auto place = [&](std::size_t slot, std::size_t count, std::size_t first) {
        for (std::size_t k = 0; k < count; ++k) extension.replace(slot + k, start[first + k]);
    };
    place(from.states, nx, 0);
    place(from.discretes, nm, nx);
    place(from.unknowns, model.unknowns().size(), nx + nm);
    return extension.copy(f.output);
}

} // namespace

std::string sensorState(const std::string& output) { return output + std::string(kSensorSuffix); }

bool isSensorState(const Model& model, std::size_t state) {
    return model.states()[state].name.ends_with(kSensorSuffix);
}

ModelPtr withSensors(const ModelPtr& model, std::span<const SensorModel> sensors,
                     std::span<const Variable> further) {
    if (sensors.empty() && further.empty()) return model;
    ModelParts parts = partsWithoutFormulas(*model);
    const auto added = [&](const std::optional<Variable>& parameter) {
        const std::size_t index = parts.parameters.size();
        if (parameter) parts.parameters.push_back(*parameter);
        return index;
    };
    struct Indices {
        std::size_t gain, offset, lag, state;
    };
    std::vector<Indices> indices;
    for (const SensorModel& sensor : sensors) {
        indices.push_back({added(sensor.gain), added(sensor.offset), added(sensor.lag), parts.states.size()});
        const Variable& y = model->outputs()[sensor.output];
        if (sensor.lag)
            parts.states.push_back(
                {.name = sensorState(y.name),
                 .description = filled(translate("Model", "what the sensor of {} follows"), y.name),
                 .unit = y.unit,
                 .nominal = y.nominal});
    }
    parts.parameters.insert(parts.parameters.end(), further.begin(), further.end());

    const std::size_t nx = model->states().size();
    const SlotLayout from(*model), to(parts.states.size(), parts.unknowns.size(), parts.inputs.size(),
                                      parts.discretes.size(), parts.parameters.size());
    const Formulas& f = model->formulas();
    std::set<std::string> resting;
    {
        Extension extension(from, to, *model);
        TapeBuilder& b = extension.builder();
        extension.moveAll(f, parts.formulas);
        std::vector<Node> outputs = extension.copy(f.output), derivative = extension.copy(f.derivative);
        for (std::size_t s = 0; s < sensors.size(); ++s) {
            Node& y = outputs[sensors[s].output];
            const auto parameter = [&](std::size_t index) { return b.input(to.parameters + index); };
            if (sensors[s].lag) {
                const Node v = b.input(to.states + indices[s].state);
                derivative.push_back(b.apply(Op::Div, b.apply(Op::Sub, y, v), parameter(indices[s].lag)));
                y = v;
            }
            if (sensors[s].gain) y = b.apply(Op::Mul, parameter(indices[s].gain), y);
            if (sensors[s].offset) y = b.apply(Op::Add, y, parameter(indices[s].offset));
        }
        parts.formulas.output = b.cut(outputs);
        if (!derivative.empty()) parts.formulas.derivative = b.cut(derivative);
    }
    if (parts.states.size() > nx) {
        Extension extension(from, to, *model);
        TapeBuilder& b = extension.builder();
        std::vector<Node> start = extension.copy(f.initial);
        if (start.empty())
            start.assign(nx + model->discretes().size() + model->unknowns().size(), b.constant(0));
        const std::vector<Node> outputs = outputsAtStart(extension, f, *model, from, start);
        std::vector<Node> readings;
        for (const SensorModel& sensor : sensors) {
            if (!sensor.lag) continue;
            readings.push_back(outputs[sensor.output]);
            for (std::size_t z = 0; z < model->unknowns().size(); ++z)
                if (f.output->depends(sensor.output, from.unknowns + z))
                    resting.insert(sensorState(model->outputs()[sensor.output].name));
        }
        start.insert(start.begin() + static_cast<std::ptrdiff_t>(nx), readings.begin(), readings.end());
        parts.formulas.initial = b.cut(start);
    }
    return withStatesAtRest(makeModel(std::move(parts)), resting);
}

} // namespace rigor
