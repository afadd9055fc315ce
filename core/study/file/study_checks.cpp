#include "core/study/file/study_checks.h"

#include "core/engine/external/consent.h"
#include "core/foundation/base/translate.h"
#include "core/methods/advice.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace rigor {

namespace {

using StatedErrors = std::map<std::string, StatedError>;

/// The variable that a sensor of this name measures; null if the model has none.
const Variable* measured(const Model& model, const std::string& name) {
    for (const auto* group : {&model.outputs(), &model.discretes(), &model.states()})
        for (const Variable& v : *group)
            if (v.name == name) return &v;
    return nullptr;
}

void checkErrors(const Study& study, const std::vector<ModelPtr>& models, const StatedErrors& errors,
                 const std::string& table) {
    for (const auto& [name, stated] : errors) {
        const std::string key = table + "." + name;
        const Variable* sensor = nullptr;
        std::vector<std::string> names;
        for (const ModelPtr& model : models) {
            if (!sensor) sensor = measured(*model, name);
            for (const auto* group : {&model->outputs(), &model->discretes()})
                for (const Variable& v : *group) names.push_back(v.name);
        }
        if (!sensor) {
            const auto& columns = study.data.measurements;
            const auto column = std::find_if(columns.begin(), columns.end(),
                                             [&](const auto& entry) { return entry.second == name; });
            const auto near =
                column != columns.end() ? std::optional(column->first) : nearestName(name, names);
            throw Error(filled(sentence("Study", "{} names \"{}\", which is no output of the model {}{}"),
                               table, name, models.front()->name(),
                               near ? filled(sentence("Study", ". Did you mean {}?"), *near)
                                    : filled(sentence("Study", " (it has {})"), fmt::join(names, ", "))),
                        placeOf(study, key));
        }
        if (stated.unit.empty() || sensor->unit.empty()) continue; // of the column, known once it is read
        try {
            inUnit(stated, sensor->unit);
        } catch (const Error& e) {
            throw Error(filled(sentence("Study", "{} = \"{}\": {}"), key, toString(stated), e.sentence()),
                        placeOf(study, key));
        }
    }
}

/// The keys of a study that not every method works with (MethodDescriptor::reads), as far as it has them.
std::vector<std::string> statedKeysOfMethods(const Study& study) {
    std::vector<std::string> stated;
    if (!study.data.standardDeviations.empty()) stated.emplace_back("data.standard_deviations");
    if (!study.data.bounds.empty()) stated.emplace_back("data.bounds");
    if (!study.data.inputUncertainty.empty()) stated.emplace_back("data.input_uncertainty");
    if (!study.candidates.empty()) stated.emplace_back("candidates");
    return stated;
}

} // namespace

void checkStatedErrors(const Study& study, const std::vector<ModelPtr>& models) {
    checkErrors(study, models, study.data.standardDeviations, "data.standard_deviations");
    checkErrors(study, models, study.data.bounds, "data.bounds");
}

void checkStopTime(const Study& study, const SimulationOptions& simulation) {
    if (!simulation.stopTime || *simulation.stopTime > simulation.startTime) return;
    throw Error(filled(sentence("Study", "simulation.stop_time = {} s: it must be after the start time {} s"),
                       *simulation.stopTime, simulation.startTime),
                placeOf(study, "simulation.stop_time"));
}

void checkUnknownKeys(const Study& study, const std::vector<ModelPtr>& models) {
    const MethodDescriptor* method = findMethod(study.method);
    const auto reads = [&](const char* key) {
        return method && std::ranges::find(method->reads, key) != method->reads.end();
    };
    const auto refuseOther = [&](const std::string& path) {
        throw Error(filled(sentence("Study", "{}: the method {} does not search for it ({})"), path,
                           study.method,
                           methodsReading(path.starts_with("data.noise") ? "data.noise" : path, models)),
                    placeOf(study, path));
    };
    if (study.dependence.stated() && !reads("dependence")) refuseOther("dependence");
    for (const SensorNoise& noise : study.noise)
        if (!noise.given() && !reads("data.noise")) refuseOther("data.noise." + noise.output);
    const auto refuse = [&](const std::string& path, const char* key) {
        throw Error(filled(sentence("Study", "{}: the method {} does not work with it ({} can)"), path,
                           study.method, methodsReading(key, models)),
                    placeOf(study, path));
    };
    for (const Unknown& unknown : study.unknowns)
        for (const auto& [key, stated, reader] :
             {std::tuple{"scale", unknown.logarithmic, "unknowns.scale"},
              std::tuple{"prior", unknown.prior.stated(), "unknowns.prior"}})
            if (stated && !reads(reader)) refuse("unknowns." + unknown.name + "." + key, reader);
    if (!study.constraints.empty() && !reads("constraints")) refuse("constraints", "constraints");
}

void checkForeignOptions(const Study& study, const std::vector<ModelPtr>& models,
                         const SimulationOptions& simulation) {
    for (const ModelPtr& model : models) {
        if (!model->external()) continue;
        Message why = model->external()->refusedOptions(simulation);
        if (why.empty()) continue;
        const bool stepper = study.places.contains("simulation.stepper");
        throw Error(std::move(why), placeOf(study, stepper ? "simulation.stepper" : "simulation.interface"));
    }
}

Messages optionsWithoutEffect(const Model& model, const SimulationOptions& simulation,
                              const std::vector<std::string>& stated, const std::string& before) {
    Messages told;
    const ExternalModel* elsewhere = model.external();
    if (!elsewhere) return told;
    const ForeignCode& code = elsewhere->code();
    const std::vector<std::string> unused = elsewhere->unusedOptions(simulation);
    for (const std::string& key : stated) {
        if (std::ranges::find(unused, key) == unused.end()) continue;
        told.push_back(
            key == "interface" && code.kind == "FMU"
                ? filled(sentence("Study", "{}{} has no effect: the {} {} offers Model Exchange only."),
                         before, key, kindOf(code), code.name)
                : filled(sentence("Study", "{}{} has no effect: the {} {} integrates by itself."), before,
                         key, kindOf(code), code.name));
    }
    return told;
}

Messages keysWithoutEffect(const Study& study, const std::vector<ModelPtr>& models,
                           const SimulationOptions& simulation) {
    Messages told;
    std::vector<std::string> keys;
    for (const auto& [key, value] : study.simulation) keys.push_back(key);
    for (const ModelPtr& model : models)
        for (Message& one : optionsWithoutEffect(*model, simulation, keys, "simulation."))
            if (std::ranges::find(told, one) == told.end()) told.push_back(std::move(one));
    const MethodDescriptor* method = findMethod(study.method);
    for (const std::string& key : statedKeysOfMethods(study))
        if (!method || std::ranges::find(method->reads, key) == method->reads.end())
            told.push_back(
                filled(sentence("Study", "{} has no effect on the method {}."), key, study.method));
    for (const auto& [table, errors] : {std::pair{"data.standard_deviations", &study.data.standardDeviations},
                                        std::pair{"data.bounds", &study.data.bounds}})
        for (const auto& [sensor, stated] : *errors)
            if (stated.value == 0)
                told.push_back(filled(sentence("Study", "{}.{} = 0 counts as not stated."), table, sensor));
    if (study.data.layout != "rows") return told;
    Preparation lines; // all that rows know
    lines.firstLine = study.data.preparation.firstLine;
    lines.lastLine = study.data.preparation.lastLine;
    if (!(study.data.preparation == lines))
        told.push_back(translate("Study",
                                 "data.preparation changes nothing but the lines used where every row "
                                 "is an experiment (data.layout = \"rows\")."));
    return told;
}

} // namespace rigor
