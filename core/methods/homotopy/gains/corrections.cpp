#include "core/methods/homotopy/gains/corrections.h"

#include "core/engine/model/sensors.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"

#include <charconv>

namespace rigor {

namespace {

std::vector<std::string> pieces(const std::string& text, char separator) {
    std::vector<std::string> result;
    std::size_t from = 0;
    for (;;) {
        const std::size_t at = text.find(separator, from);
        if (std::string piece(trimmed(std::string_view(text).substr(from, at - from))); !piece.empty())
            result.push_back(std::move(piece));
        if (at == std::string::npos) return result;
        from = at + 1;
    }
}

std::vector<VariableReference> measuredOf(const FitData& data) {
    std::vector<VariableReference> measured;
    for (const FitSensor& sensor : data.sensors) {
        if (sensor.reference.kind != VariableKind::Output)
            fail(
                sentence("Method", "{} has one value per run; the homotopy needs outputs measured over time"),
                sensor.output);
        measured.push_back(sensor.reference);
    }
    return measured;
}

std::size_t stateNamed(const Model& model, const std::string& name, const std::string& piece) {
    std::vector<std::string> names;
    for (std::size_t k = 0; k < model.states().size(); ++k) {
        if (model.states()[k].name == name) return k;
        names.push_back(model.states()[k].name);
    }
    const auto near = nearestName(name, names);
    fail(sentence("Method", "corrections: '{}' in '{}' is not a state of the model {}{}"), name, piece,
         model.name(), near ? filled(sentence("Method", "; did you mean {}?"), *near) : Message{});
}

Correction read(const std::string& piece, const FitData& data, double& gain) {
    const std::size_t colon = piece.find(':');
    if (colon == std::string::npos)
        fail(sentence("Method", "corrections: '{}' is not of the form 'state: gain output'"), piece);
    Correction correction;
    correction.state =
        stateNamed(*data.model, std::string(trimmed(std::string_view(piece).substr(0, colon))), piece);
    const std::string rest(trimmed(std::string_view(piece).substr(colon + 1)));
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), gain);
    if (error != std::errc{} || !std::isfinite(gain))
        fail(sentence("Method", "corrections: '{}' needs a gain, a number, behind the colon"), piece);
    std::string_view output =
        trimmed(std::string_view(rest).substr(static_cast<std::size_t>(end - rest.data())));
    if (!output.empty() && output.front() == '*') output = trimmed(output.substr(1));
    if (output.starts_with("integral(") && output.ends_with(")")) {
        correction.integral = true;
        output = trimmed(output.substr(9, output.size() - 10));
    }
    std::vector<std::string> names;
    for (const FitSensor& sensor : data.sensors) {
        if (sensor.output == output) return correction;
        ++correction.measured;
        names.push_back(sensor.output);
    }
    fail(sentence("Method", "corrections: '{}' in '{}' is not measured; measured: {}"), output, piece,
         fmt::join(names, ", "));
}

std::vector<std::size_t> statesIn(const TapePtr& tape, std::size_t output, const Model& model) {
    const SlotLayout slots(model);
    std::vector<std::size_t> states;
    for (std::size_t k = 0; tape && k < model.states().size(); ++k)
        if (tape->depends(output, slots.states + k)) states.push_back(k);
    return states;
}

} // namespace

CorrectionPlan readCorrections(const std::string& text, const FitData& data) {
    CorrectionPlan plan;
    plan.measured = measuredOf(data);
    for (const std::string& piece : pieces(text, ';')) {
        double gain = 0;
        plan.corrections.push_back(read(piece, data, gain));
        plan.gains.push_back(gain);
    }
    if (plan.corrections.empty()) fail(sentence("Method", "corrections: '{}' holds no correction"), text);
    return plan;
}

CorrectionPlan proposeCorrections(const FitData& data) {
    const Model& model = *data.model;
    CorrectionPlan plan;
    plan.proposed = true;
    plan.measured = measuredOf(data);
    const auto add = [&](std::size_t state, std::size_t sensor) {
        for (const Correction& c : plan.corrections)
            if (c.state == state && c.measured == sensor) return;
        plan.corrections.push_back({state, sensor, false});
        plan.gains.push_back(std::numeric_limits<double>::quiet_NaN());
    };
    for (std::size_t s = 0; s < plan.measured.size(); ++s)
        for (const std::size_t state : statesIn(model.formulas().output, plan.measured[s].index, model)) {
            const auto drivers = statesIn(model.formulas().derivative, state, model);
            if (isSensorState(model, state)) { // the rig is pulled, not its sensor
                for (const std::size_t driver : drivers)
                    if (driver != state) add(driver, s);
                continue;
            }
            add(state, s);
            if (drivers.size() == 1 && drivers.front() != state) add(drivers.front(), s);
        }
    if (plan.corrections.empty())
        fail(sentence("Method", "no measured output depends on a state of the model {}, so that no "
                                "correction can be proposed; name the states in the option corrections"),
             model.name());
    return plan;
}

std::string toText(const CorrectionPlan& plan, const FitData& data) {
    std::string text;
    for (std::size_t k = 0; k < plan.corrections.size(); ++k) {
        const Correction& c = plan.corrections[k];
        const std::string& output = data.sensors[c.measured].output;
        text += fmt::format("{}{}: {:.6g} {}", text.empty() ? "" : "; ", data.model->states()[c.state].name,
                            plan.gains[k], c.integral ? "integral(" + output + ")" : output);
    }
    return text;
}

} // namespace rigor
