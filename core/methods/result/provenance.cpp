#include "core/methods/result/provenance.h"

#include "core/methods/result/describe.h"

namespace rigor {

namespace {
constexpr const char* kOptions = "options";
} // namespace

double Provenance::secondsPerSimulation() const {
    return simulations && *simulations > 0 ? wallTime / static_cast<double>(*simulations) : kNaN;
}

Provenance provenanceOf(const Result& result) {
    Provenance typed;
    if (!result.provenance.is_object()) return typed;
    described::ObjectReader reader(result.provenance);
    typed.describe(reader);
    return typed;
}

nlohmann::ordered_json toJson(Provenance provenance) {
    nlohmann::ordered_json json = emptyObject();
    described::ObjectWriter writer(json);
    provenance.describe(writer);
    return json;
}

void recordProvenance(Result& result, Provenance common, const Fields& options, FurtherRuns more) {
    nlohmann::ordered_json mine = toJson(std::move(common));
    mine[kOptions] = emptyObject();
    for (const auto& [key, value] : options.values())
        std::visit([&, &k = key](const auto& v) { mine[kOptions][k] = v; }, value);
    for (const auto& [key, value] : result.provenance.items()) mine[key] = value;
    result.provenance = std::move(mine);
    if (more.simulations == 0 && more.failures == 0) return;
    Provenance counted = provenanceOf(result);
    counted.simulations = counted.simulations.value_or(0) + more.simulations;
    counted.failures = counted.failures.value_or(0) + more.failures;
    described::ObjectWriter writer(result.provenance);
    counted.describe(writer);
}

void recordCommand(Result& result, const std::string& command, const std::string& directory) {
    result.provenance["command"] = command;
    result.provenance["directory"] = directory;
}

std::string recordedCommand(const Result& result) {
    std::string command;
    if (result.provenance.is_object()) described::ObjectReader(result.provenance)("command", command);
    return command;
}

const nlohmann::ordered_json* recordedOptions(const Result& result) {
    const auto options = result.provenance.find(kOptions);
    return options != result.provenance.end() && options->is_object() ? &*options : nullptr;
}

nlohmann::ordered_json provenanceBesideOptions(const Result& result) {
    nlohmann::ordered_json rest = result.provenance;
    if (rest.is_object()) rest.erase(kOptions);
    return rest;
}

std::string unitOfProvenance(const std::string& key) { return key == "wall_time" ? "s" : ""; }

const nlohmann::ordered_json* recordedOption(const Result& result, const char* key) {
    const auto* options = recordedOptions(result);
    if (!options) return nullptr;
    const auto found = options->find(key);
    return found != options->end() ? &*found : nullptr;
}

double recordedConfidence(const Result& result) {
    const auto* level = recordedOption(result, "confidence");
    return level && level->is_number() ? level->get<double>() : kNaN;
}

} // namespace rigor
