#include "core/study/study_sensors.h"

#include "core/engine/model/scaled_inputs.h"
#include "core/engine/model/sensors.h"
#include "core/foundation/base/translate.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace rigor {

namespace {

namespace fs = std::filesystem;

/// s/s; a clock that is off by more tells no time.
constexpr double kMostDrift = 0.5;

constexpr std::array kOfFile{"offset", "drift", "delay"};
constexpr std::array kOfOutput{"offset", "gain", "lag", "delay"};
constexpr std::array kOfInput{"offset", "gain"};

[[noreturn]] void refuse(const Study& study, const Unknown& unknown, const char* key, const Message& why) {
    const std::string path = "unknowns." + unknown.name;
    throw Error(filled(sentence("Study", "{}: {}"), path, why), placeOf(study, path + "." + key));
}

std::optional<std::size_t> indexOf(const std::vector<Variable>& variables, const std::string& name) {
    const auto found = std::ranges::find(variables, name, &Variable::name);
    if (found == variables.end()) return {};
    return static_cast<std::size_t>(found - variables.begin());
}

std::optional<std::size_t> outputNamed(const Model& model, const std::string& name) {
    return indexOf(model.outputs(), name);
}

std::optional<std::size_t> inputNamed(const Model& model, const std::string& name) {
    return indexOf(model.inputs(), name);
}

/// Files of [data] that `of` names: as written there, or by the name alone.
std::vector<std::string> filesNamed(const Study& study, const std::string& of) {
    std::vector<std::string> paths;
    for (const std::string& written : study.data.files)
        if (written == of || fs::path(written).filename().string() == of)
            paths.push_back((study.file.parent_path() / written).lexically_normal().string());
    return paths;
}

std::vector<const Unknown*> sensorsOf(const Study& study) {
    std::vector<const Unknown*> list;
    for (const Unknown& unknown : study.unknowns)
        if (!unknown.of.empty()) list.push_back(&unknown);
    return list;
}

bool ofTime(const Unknown& unknown, const Model& model) {
    return unknown.kind == "delay" || unknown.kind == "drift" ||
           (unknown.kind == "offset" && !outputNamed(model, unknown.of) && !inputNamed(model, unknown.of));
}

/// The parameter: its value where neither a start nor [parameters] says another changes nothing.
Variable parameterOf(const Unknown& unknown, const std::string& unit) {
    Variable p{.name = unknown.name,
               .description = filled(translate("Study", "{} of {}"), unknown.kind, unknown.of),
               .unit = unit,
               .start = unknown.kind == "gain" ? 1.0 : 0.0};
    if (std::isfinite(unknown.value.start)) p.start = unknown.value.start;
    if (unknown.kind == "delay" || unknown.kind == "lag") p.min = 0;
    if (unknown.kind == "drift") {
        p.min = -kMostDrift;
        p.max = kMostDrift;
    }
    return p;
}

template <class Kinds>
void checkKind(const Study& study, const Unknown& unknown, const Kinds& kinds, const Message& what) {
    if (std::ranges::find(kinds, unknown.kind) == kinds.end())
        refuse(study, unknown, "kind",
               filled(sentence("Study", "kind = \"{}\": {} has {}"), unknown.kind, what,
                      fmt::join(kinds, ", ")));
}

void checkTwice(const Study& study, const std::vector<const Unknown*>& before, const Unknown& unknown,
                bool file) {
    for (const Unknown* other : before) {
        if (other == &unknown) return;
        if (other->of != unknown.of) continue;
        if (other->kind == unknown.kind)
            refuse(study, unknown, "kind",
                   filled(sentence("Study", "{} is the {} of {} already"), other->name, unknown.kind,
                          unknown.of));
        if (file && other->kind != "drift" && unknown.kind != "drift")
            refuse(study, unknown, "kind",
                   filled(sentence("Study", "offset and delay of the file {} cannot be told apart: {} is "
                                            "there already"),
                          unknown.of, other->name));
    }
}

/// Of a distribution: what it is cut off at.
std::array<double, 2> limitsOf(const Unknown& unknown) {
    if (unknown.family.empty()) return {unknown.value.min, unknown.value.max};
    return {unknown.lower, unknown.upper};
}

/// min and max of a number that moves times.
void checkBounds(const Study& study, const Unknown& unknown) {
    if (isFixedSensor(study, unknown)) return;
    const auto [stated, most] = limitsOf(unknown);
    const double low = std::max(stated, unknown.kind == "delay"   ? 0.0
                                        : unknown.kind == "drift" ? -kMostDrift
                                                                  : stated);
    const double high = std::min(most, unknown.kind == "drift" ? kMostDrift : most);
    if (std::isfinite(low) && std::isfinite(high)) return;
    refuse(study, unknown, "kind",
           unknown.family.empty()
               ? translate("Study", "min and max are needed: they say how far times may move, and with that "
                                    "which values surely lie within the run")
               : translate("Study", "lower and upper are needed: they say how far times may move, and with "
                                    "that which values surely lie within the run"));
}

} // namespace

bool isFixedSensor(const Study& study, const Unknown& unknown) {
    return !unknown.of.empty() && study.parameters.contains(unknown.name);
}

ModelPtr withStudySensors(const Study& study, const ModelPtr& text) {
    const std::vector<const Unknown*> stated = sensorsOf(study);
    if (stated.empty()) return text;
    std::vector<SensorModel> sensors;
    std::vector<ScaledInput> inputs;
    std::vector<Variable> further;
    for (const Unknown* unknown : stated) {
        if (!text->capabilities().tape)
            refuse(study, *unknown, "of",
                   filled(sentence("Study", "the model {} offers no equations that a sensor or a clock could "
                                            "be added to"),
                          text->name()));
        if (findVariable(*text, unknown->name))
            refuse(study, *unknown, "of",
                   filled(sentence("Study", "the model {} has a variable of this name; a number of a sensor "
                                            "or a clock needs one of its own"),
                          text->name()));
        const auto output = outputNamed(*text, unknown->of);
        if (const auto input = inputNamed(*text, unknown->of); input && !output) {
            checkKind(study, *unknown, kOfInput, translate("Study", "an input"));
            checkTwice(study, stated, *unknown, false);
            auto scaled = std::ranges::find(inputs, *input, &ScaledInput::input);
            if (scaled == inputs.end()) scaled = inputs.insert(inputs.end(), ScaledInput{*input, {}, {}});
            if (unknown->kind == "gain") scaled->gain = parameterOf(*unknown, "1");
            if (unknown->kind == "offset")
                scaled->offset = parameterOf(*unknown, text->inputs()[*input].unit);
            continue;
        }
        if (!output) {
            checkKind(study, *unknown, kOfFile, translate("Study", "the clock of a file"));
            checkTwice(study, stated, *unknown, true);
            further.push_back(parameterOf(*unknown, unknown->kind == "drift" ? "s/s" : "s"));
            continue;
        }
        checkKind(study, *unknown, kOfOutput, translate("Study", "the sensor of an output"));
        checkTwice(study, stated, *unknown, false);
        if (unknown->kind == "delay") {
            further.push_back(parameterOf(*unknown, "s"));
            continue;
        }
        auto sensor = std::ranges::find(sensors, *output, &SensorModel::output);
        if (sensor == sensors.end()) sensor = sensors.insert(sensors.end(), SensorModel{*output, {}, {}, {}});
        if (unknown->kind == "gain") sensor->gain = parameterOf(*unknown, "1");
        if (unknown->kind == "offset") sensor->offset = parameterOf(*unknown, text->outputs()[*output].unit);
        if (unknown->kind == "lag") sensor->lag = parameterOf(*unknown, "s");
    }
    return withScaledInputs(withSensors(text, sensors, further), inputs);
}

std::set<std::string> sensorsAtRest(const Study& study, const Model& model) {
    std::set<std::string> names;
    for (const Unknown* unknown : sensorsOf(study))
        if (unknown->kind == "lag" && outputNamed(model, unknown->of)) names.insert(sensorState(unknown->of));
    return names;
}

void checkSensors(const Study& study, const std::vector<ModelPtr>& models) {
    const MethodDescriptor* method = findMethod(study.method);
    const bool moves = method && std::ranges::find(method->reads, "unknowns.clock") != method->reads.end();
    for (const Unknown* unknown : sensorsOf(study)) {
        const bool isOutput = std::ranges::any_of(
            models, [&](const ModelPtr& model) { return outputNamed(*model, unknown->of).has_value(); });
        const bool isInput = std::ranges::any_of(
            models, [&](const ModelPtr& model) { return inputNamed(*model, unknown->of).has_value(); });
        if (!isOutput && !isInput && filesNamed(study, unknown->of).empty()) {
            std::vector<std::string> names;
            for (const ModelPtr& model : models) {
                for (const Variable& y : model->outputs()) names.push_back(y.name);
                for (const Variable& u : model->inputs()) names.push_back(u.name);
            }
            for (const std::string& file : study.data.files)
                names.push_back(fs::path(file).filename().string());
            const auto near = nearestName(unknown->of, names);
            refuse(study, *unknown, "of",
                   filled(sentence("Study",
                                   "of = \"{}\" is neither an output or input of the model {} nor a file "
                                   "of [data]{}"),
                          unknown->of, models.front()->name(),
                          near ? filled(sentence("Study", ". Did you mean {}?"), *near)
                               : filled(sentence("Study", " (there are {})"), fmt::join(names, ", "))));
        }
        if (unknown->kind == "lag") {
            const auto fixed = study.parameters.find(unknown->name);
            const bool positive = fixed != study.parameters.end() ? fixed->second > 0
                                  : !unknown->family.empty()
                                      ? unknown->lower > 0
                                      : unknown->value.min > 0 && unknown->value.start > 0;
            if (!positive)
                refuse(study, *unknown, "kind",
                       translate("Study",
                                 "a lag needs start and min above 0: without a lag the sensor has no "
                                 "state"));
        }
        if (!ofTime(*unknown, *models.front())) continue;
        if (!moves)
            refuse(study, *unknown, "kind",
                   filled(sentence("Study", "the method {} does not work with times that are not known"),
                          study.method));
        if (!isOutput && study.data.layout == "rows")
            refuse(study, *unknown, "of",
                   translate("Study", "a clock is of a file with courses over time, and here every row is an "
                                      "experiment (data.layout)"));
        checkBounds(study, *unknown);
    }
}

void stateClocks(const Study& study, const Model& model, Dataset& data) {
    const std::vector<const Unknown*> stated = sensorsOf(study);
    if (stated.empty()) return;
    /// What may move a time of this record without limit tells nothing.
    const auto checkLength = [&](const Unknown& unknown, std::span<const double> times) {
        if (unknown.kind == "drift" || times.size() < 2) return;
        const double length = times.back() - times.front();
        double most = 0;
        if (const auto fixed = study.parameters.find(unknown.name); fixed != study.parameters.end())
            most = std::abs(fixed->second);
        else
            for (const double limit : limitsOf(unknown)) most = std::max(most, std::abs(limit));
        if (most >= length)
            refuse(
                study, unknown, "max",
                filled(sentence("Study", "a {} of up to {} s is beyond the record of {}, which is {} s long"),
                       unknown.kind, most, unknown.of, length));
    };
    const auto termOf = [&](const Unknown& unknown) {
        return ClockModel::Term{findVariable(model, unknown.name)->index,
                                unknown.kind == "delay" ? -1.0 : 1.0, unknown.kind == "drift"};
    };
    const auto clockOf = [&](const std::string& file, const std::string& output,
                             std::span<const double> times) -> std::shared_ptr<const ClockModel> {
        auto clock = std::make_shared<ClockModel>();
        for (const Unknown* unknown : stated) {
            if (!ofTime(*unknown, model)) continue;
            const bool isOutput = outputNamed(model, unknown->of).has_value();
            const std::vector<std::string> files = filesNamed(study, unknown->of);
            if (isOutput ? unknown->of != output : std::ranges::find(files, file) == files.end()) continue;
            checkLength(*unknown, times);
            clock->terms.push_back(termOf(*unknown));
        }
        if (clock->terms.empty()) return {};
        return clock;
    };
    for (Experiment& experiment : data.experiments) {
        for (Measurement& m : experiment.measurements) {
            if (m.times.empty()) {
                for (const Unknown* unknown : stated)
                    if (unknown->of == m.output && unknown->kind == "delay")
                        refuse(study, *unknown, "kind",
                               filled(sentence("Study", "{} has one value per experiment, which no delay can "
                                                        "move"),
                                      m.output));
                continue;
            }
            // One value is no course, however many rows stand beside it.
            const bool once = std::ranges::count_if(m.values, [](double v) { return std::isfinite(v); }) < 2;
            m.clock = clockOf(m.file, m.output, once ? std::span<const double>() : m.times);
        }
        for (auto& [name, signal] : experiment.inputs)
            if (auto clock = clockOf(experiment.inputFiles[name], "", signal.knots()))
                signal = signal.withClock(std::move(clock));
    }
}

} // namespace rigor
