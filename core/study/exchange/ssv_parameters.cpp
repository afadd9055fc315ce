#include "core/study/exchange/ssv_parameters.h"

#include "core/engine/fmu/fmu_model.h"
#include "core/engine/fmu/ssv.h"
#include "core/engine/model/start_parameters.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Null if the model has none of this name.
const Variable* parameterNamed(const Model& model, const std::string& name) {
    const auto found = std::ranges::find(model.parameters(), name, &Variable::name);
    return found == model.parameters().end() ? nullptr : &*found;
}

/// With the start of every state that is named, by itself or as "x.start".
ModelPtr withStartsNamed(const std::map<std::string, SsvValue>& stated, const ModelPtr& model) {
    std::set<std::string> names;
    for (const auto& [name, value] : stated) names.insert({name, startParameter(name)});
    return withStartParameters(model, names);
}

/// In the unit of the parameter.
double converted(const std::string& name, const SsvValue& stated, const Variable& parameter) {
    if (stated.unit.empty() || parameter.unit.empty() || stated.unit == parameter.unit) return stated.value;
    try {
        return convert(stated.value, stated.unit, parameter.unit);
    } catch (const Error& e) {
        throw Error(filled(sentence("Study", "{} = \"{}\": {}"), name,
                           fmt::format("{} {}", stated.value, stated.unit), e.message()));
    }
}

/// The number that an FMU has for what its enumeration calls so.
double numberOfItem(const Model& model, const std::string& name, const std::string& item) {
    std::vector<std::string> items; // "2 = PI"
    if (const FmuDescription* fmu = fmuDescription(model))
        for (const FmuVariable& v : fmu->variables)
            for (const auto& [value, known] : v.items) {
                if (v.name != name) break;
                if (known == item) return value;
                items.push_back(fmt::format("{} = {}", value, known));
            }
    if (items.empty())
        fail(sentence("Study", "{} = \"{}\": the model knows no names of its values"), name,
             shortened(item, 60));
    fail(sentence("Study", "{} = \"{}\": the model knows {}"), name, shortened(item, 60),
         fmt::join(items, ", "));
}

/// The same, of a value that the parameter may have.
double allowedValue(const Model& model, const std::string& name, const SsvValue& stated,
                    const Variable& parameter) {
    const double value = stated.item.empty() ? converted(name, stated, parameter)
                                             : numberOfItem(model, parameter.name, stated.item);
    if (!std::isfinite(value)) fail(sentence("Study", "{}: a finite number is expected"), name);
    if (value < parameter.min || value > parameter.max)
        fail(sentence("Study", "{} = {}: the model allows {} from {} to {}"), name, value, parameter.name,
             parameter.min, parameter.max);
    return value;
}

SsvParameters matched(const std::map<std::string, SsvValue>& stated, const ModelPtr& text) {
    const ModelPtr model = withStartsNamed(stated, text);
    SsvParameters found;
    for (const auto& [name, value] : stated) {
        const Variable* parameter = parameterNamed(*model, name);
        if (!parameter) parameter = parameterNamed(*model, startParameter(name));
        if (!parameter)
            found.others.push_back(name);
        else if (!found.values.emplace(parameter->name, allowedValue(*model, name, value, *parameter)).second)
            fail(sentence("Model", "the parameter set gives {} two values"), parameter->name);
    }
    if (found.values.empty())
        fail(sentence("Study", "it has no value of a parameter of the model {}"), model->name());
    return found;
}

/// Where the search for it starts; null if that is nowhere by itself.
double* startOfSearch(Unknown& unknown) {
    if (!unknown.equals.empty()) return nullptr;
    if (unknown.family.empty()) return &unknown.value.start;
    for (auto& [name, value] : unknown.shape)
        if (name == "mean") return &value.start;
    return nullptr;
}

bool isRuledByData(const Study& study, const std::string& parameter) {
    return std::ranges::any_of(study.data.starts,
                               [&](const auto& rule) { return startParameter(rule.first) == parameter; });
}

} // namespace

SsvParameters ssvParameters(const ModelPtr& model, const std::string& text, const std::string& file) {
    const std::map<std::string, SsvValue> stated = readSsv(text, file);
    try {
        return matched(stated, model);
    } catch (const Error& e) {
        throw Error(e.message(), {.file = file});
    }
}

ModelPtr withParametersOf(const std::map<std::string, double>& values, const ModelPtr& model) {
    std::set<std::string> names;
    for (const auto& [name, value] : values) names.insert(name);
    return withStartParameters(model, names);
}

std::vector<std::string> takeParameters(Study& study, const std::map<std::string, double>& values) {
    std::vector<std::string> left;
    for (const auto& [name, value] : values) {
        const auto unknown = std::ranges::find(study.unknowns, name, &Unknown::name);
        double* start = unknown == study.unknowns.end() ? nullptr : startOfSearch(*unknown);
        if (start)
            *start = value;
        else if (unknown != study.unknowns.end() || isRuledByData(study, name))
            left.push_back(name);
        else
            study.parameters[name] = value;
    }
    return left;
}

} // namespace rigor
