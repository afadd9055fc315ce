#include "core/engine/server/server_description.h"

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {

using Json = nlohmann::json;

class DescriptionReader {
  public:
    DescriptionReader(const BridgeClient& client, const Json& json) : client_(client), json_(json) {}

    ServerDescription read(const std::vector<std::size_t>& inputSizes,
                           const std::vector<std::size_t>& outputSizes) const {
        ServerDescription made;
        const std::string kind = text(json_, "kind");
        if (kind != "model" && kind != "study") wrong("kind");
        made.isStudy = kind == "study";
        made.description = text(json_, "description");
        if (const auto found = json_.find("dynamic"); found != json_.end() && found->is_boolean())
            made.dynamic = found->get<bool>();
        made.parameters = variables("parameters");
        made.inputs = variables("inputs");
        made.outputs = variables("outputs");
        std::set<std::string> names;
        for (const auto* list : {&made.parameters, &made.inputs})
            for (const Variable& one : *list)
                if (!names.insert(one.name).second) wrong("parameters");
        if (inputSizes.size() != 1 || inputSizes.front() != made.parameters.size()) wrong("parameters");
        if (made.isStudy)
            made.experiments = experiments(made.outputs.size(), outputSizes);
        else if (outputSizes.size() != made.outputs.size())
            wrong("outputs");
        return made;
    }

  private:
    [[noreturn]] void wrong(const char* key) const {
        client_.refuse(filled(sentence("Model", "describes itself wrongly: {} does not fit the rest."), key));
    }

    std::string text(const Json& object, const char* key) const {
        const auto found = object.find(key);
        if (found == object.end()) return {};
        if (!found->is_string()) wrong(key);
        return lineOf(found->get<std::string>(), 1000);
    }

    double number(const Json& object, const char* key, double otherwise) const {
        const auto found = object.find(key);
        if (found == object.end() || found->is_null()) return otherwise;
        if (!found->is_number()) wrong(key);
        return found->get<double>();
    }

    const Json& list(const Json& object, const char* key) const {
        static const Json none = Json::array();
        const auto found = object.find(key);
        if (found == object.end()) return none;
        if (!found->is_array()) wrong(key);
        return *found;
    }

    std::vector<Variable> variables(const char* key) const {
        std::vector<Variable> made;
        std::set<std::string> names;
        for (const Json& one : list(json_, key)) {
            if (!one.is_object()) wrong(key);
            Variable v;
            v.name = text(one, "name");
            v.description = text(one, "description");
            v.unit = text(one, "unit");
            v.start = number(one, "start", 0);
            v.min = number(one, "min", v.min);
            v.max = number(one, "max", v.max);
            v.nominal = number(one, "nominal", 1);
            if (v.name.empty() || !names.insert(v.name).second || v.min > v.max || !(v.nominal > 0))
                wrong(key);
            made.push_back(std::move(v));
        }
        return made;
    }

    std::vector<ServedExperiment> experiments(std::size_t outputs,
                                              const std::vector<std::size_t>& sizes) const {
        const Json& all = list(json_, "experiments");
        if (all.size() != sizes.size()) wrong("experiments");
        std::vector<ServedExperiment> made;
        for (const Json& one : all) {
            if (!one.is_object()) wrong("experiments");
            ServedExperiment experiment;
            experiment.label = text(one, "label");
            for (const Json& output : list(one, "output")) {
                if (!output.is_number_integer() || output.get<double>() < 0 ||
                    output.get<double>() >= static_cast<double>(outputs))
                    wrong("output");
                experiment.output.push_back(output.get<std::size_t>());
            }
            for (const Json& time : list(one, "time")) {
                if (!time.is_number() && !time.is_null()) wrong("time");
                experiment.time.push_back(time.is_null() ? kNaN : time.get<double>());
            }
            const std::size_t size = sizes[made.size()];
            if (experiment.output.size() != size || experiment.time.size() != size) wrong("experiments");
            made.push_back(std::move(experiment));
        }
        return made;
    }

    const BridgeClient& client_;
    const Json& json_;
};

Json jsonOf(const std::vector<Variable>& variables) {
    Json list = Json::array();
    for (const Variable& v : variables) {
        Json one = {{"name", v.name}, {"unit", v.unit}, {"description", v.description}, {"start", v.start}};
        // Without the key there is no limit.
        if (std::isfinite(v.min)) one["min"] = v.min;
        if (std::isfinite(v.max)) one["max"] = v.max;
        if (v.nominal != 1) one["nominal"] = v.nominal;
        list.push_back(std::move(one));
    }
    return list;
}

} // namespace

ServerDescription serverDescription(const BridgeClient& client, const Json& json,
                                    const std::vector<std::size_t>& inputSizes,
                                    const std::vector<std::size_t>& outputSizes) {
    return DescriptionReader(client, json).read(inputSizes, outputSizes);
}

Json toJson(const ServerDescription& description) {
    Json json = {{"kind", description.isStudy ? "study" : "model"},
                 {"description", description.description},
                 {"dynamic", description.dynamic},
                 {"parameters", jsonOf(description.parameters)},
                 {"outputs", jsonOf(description.outputs)}};
    if (!description.isStudy) {
        json["inputs"] = jsonOf(description.inputs);
        return json;
    }
    json["experiments"] = Json::array();
    for (const ServedExperiment& one : description.experiments) {
        Json times = Json::array();
        for (const double time : one.time) times.push_back(std::isnan(time) ? Json() : Json(time));
        json["experiments"].push_back({{"label", one.label}, {"output", one.output}, {"time", times}});
    }
    return json;
}

} // namespace rigor
