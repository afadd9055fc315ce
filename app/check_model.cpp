#include "app/check_model.h"
#include "app/console.h"
#include "app/interrupt.h"

#include "core/engine/external/consent.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/multibody/mechanism_model.h"
#include "core/engine/multibody/multibody.h"
#include "core/methods/method.h"
#include "core/study/run/run_folder.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace rigor {

using Json = nlohmann::ordered_json;

namespace {

constexpr double kLongestMotion = 30; ///< s

Json numberOrNull(double x) { return std::isfinite(x) ? Json(x) : Json(nullptr); }

Json listJson(const std::vector<Variable>& variables, bool withValue) {
    Json list = Json::array();
    for (const auto& v : variables) {
        Json json = {{"name", v.name}, {"unit", v.unit}, {"description", v.description}};
        if (withValue) json["value"] = numberOrNull(v.start);
        json["min"] = numberOrNull(v.min);
        json["max"] = numberOrNull(v.max);
        json["line"] = v.line;
        list.push_back(std::move(json));
    }
    return list;
}

/// What each method can do with the model, and where it comes from.
void addSource(const Model& model, Json& json) {
    json["methods"] = Json::array();
    for (const MethodDescriptor* method : methods()) {
        if (!method->needsModel) continue;
        const std::string why = refusedModel(*method, model);
        json["methods"].push_back({{"method", method->key}, {"can", why.empty()}, {"why", why}});
    }
    const ExternalModel* elsewhere = model.external();
    if (!elsewhere) return;
    const ForeignCode& code = elsewhere->code();
    json["source"] = {
        {"kind", code.kind},
        {"name", code.name},
        {"tool", code.tool},
        {"sha256", code.sha256},
        {"allowed", mayRun(code)},
        {"runs", elsewhere->how().text(Minus::Hyphen)},
        {"derivatives", model.capabilities().derivatives == Derivatives::Exact ? "exact" : "differences"},
        {"course", model.capabilities().dynamic && model.capabilities().courses}};
}

void printSource(const Model& model) {
    if (const ExternalModel* elsewhere = model.external()) {
        const ForeignCode& code = elsewhere->code();
        fmt::print("{} {}{}\n", code.kind, code.name, code.tool.empty() ? "" : ", written by " + code.tool);
        if (!code.sha256.empty())
            fmt::print("  SHA-256 {}, {}\n", code.sha256,
                       mayRun(code) ? "allowed to run" : "not allowed to run");
        fmt::print("  {}\n", elsewhere->how());
    }
    fmt::print("methods\n");
    for (const MethodDescriptor* method : methods()) {
        if (!method->needsModel) continue;
        const std::string why = refusedModel(*method, model);
        fmt::print("  {:<20} {}\n", method->key, why.empty() ? "can use it" : why);
    }
}

Json modelJson(const CompiledModel& compiled) {
    Json json = {{"kind", "model"}};
    if (const ModelPtr& model = compiled.model) {
        json["name"] = model->name();
        json["description"] = model->description();
        json["parameters"] = listJson(model->parameters(), true);
        json["inputs"] = listJson(model->inputs(), true);
        json["states"] = listJson(model->states(), false);
        json["unknowns"] = listJson(model->unknowns(), true);
        json["discretes"] = listJson(model->discretes(), false);
        json["outputs"] = listJson(model->outputs(), false);
        for (std::size_t i = 0; i < json["outputs"].size(); ++i)
            json["outputs"][i]["declared"] = i < model->declaredOutputs();
        json["events"] = Json::array();
        for (const auto& event : model->events())
            json["events"].push_back({{"condition", event.condition},
                                      {"line", event.line},
                                      {"terminates", event.terminates},
                                      {"message", event.message}});
    }
    if (compiled.model) addSource(*compiled.model, json);
    json["problems"] = Json::array();
    for (const auto& problem : compiled.problems)
        json["problems"].push_back({{"severity", problem.severity == Severity::Error ? "error" : "warning"},
                                    {"file", problem.place.file},
                                    {"line", problem.place.line},
                                    {"column", problem.place.column},
                                    {"length", problem.length},
                                    {"sentence", problem.sentence.text(Minus::Hyphen)},
                                    {"replacement", problem.replacement}});
    return json;
}

void printList(const char* title, const std::vector<Variable>& variables, bool withValue,
               std::size_t shown = std::string::npos) {
    if (variables.empty()) return;
    std::size_t width = 0;
    for (const auto& v : variables) width = std::max(width, v.name.size());
    fmt::print("{}\n", title);
    for (std::size_t i = 0; i < std::min(shown, variables.size()); ++i) {
        const Variable& v = variables[i];
        std::string range;
        if (std::isfinite(v.min) || std::isfinite(v.max))
            range = fmt::format(" in [{:g}, {:g}]", v.min, v.max);
        fmt::print("  {:<{}}{}{}{}{}\n", v.name, width, withValue ? fmt::format(" = {:g}", v.start) : "",
                   v.unit.empty() ? "" : " " + v.unit, range,
                   v.description.empty() ? "" : "  " + v.description);
    }
}

void printModel(const Model& model) {
    fmt::print("Model {}{}\n", model.name(), model.description().empty() ? "" : ": " + model.description());
    printList("parameters", model.parameters(), true);
    printList("inputs", model.inputs(), true);
    printList("states", model.states(), false);
    printList("unknowns of 0 = ...", model.unknowns(), true);
    printList("set by events", model.discretes(), false);
    printList("outputs", model.outputs(), false, model.declaredOutputs());
    if (!model.events().empty()) fmt::print("events\n");
    for (const auto& event : model.events())
        fmt::print("  line {}: when {}{}\n", event.line, event.condition,
                   event.terminates ? fmt::format(" -> terminate \"{}\"", event.message)
                   : event.fails    ? fmt::format(" -> assert \"{}\"", event.message)
                                    : "");
    printSource(model);
}

/// What stops a mechanism that is moved by its own command; empty if nothing does.
std::string stopOf(const std::string& text, const std::string& file) {
    if (!isMechanismText(text)) return {};
    const Mechanism mechanism = parseMechanism(text, file);
    if (mechanism.commandTimes.empty() || !(mechanism.commandTimes.back() > 0)) return {};
    MultibodyOptions options;
    options.stopTime = std::min(mechanism.commandTimes.back(), kLongestMotion);
    const InterruptWatch interrupt;
    const MultibodyRun run = simulateMechanism(mechanism, options, interrupt.token());
    return run.answered || interrupt.token().stop_requested()
               ? std::string()
               : fmt::format("Moved by its own command the mechanism stops: {}.", run.reason);
}

} // namespace

int checkModel(const CheckRequest& request) {
    const std::string text = modelTextOf(request.file);
    std::size_t errors = 0, warnings = 0;
    CompiledModel compiled = compileModel(text, request.file, {.strict = request.strict});
    if (compiled.model)
        if (const std::string stop = stopOf(text, request.file); !stop.empty())
            compiled.problems.push_back({Severity::Warning, {request.file, 0, 0}, 1, verbatim(stop), ""});
    for (const auto& problem : compiled.problems) ++(problem.severity == Severity::Error ? errors : warnings);
    if (request.json)
        fmt::print("{}\n", modelJson(compiled).dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
    else if (compiled.model)
        printModel(*compiled.model);
    std::fflush(stdout);
    for (const auto& problem : compiled.problems)
        if (!request.json || problem.severity == Severity::Error)
            tellStderr(fmt::format("{}{}\n", problem.severity == Severity::Warning ? "warning: " : "",
                                   toString(problem, text)));
    if (!request.json)
        fmt::print("{} error{}, {} warning{}\n", errors, errors == 1 ? "" : "s", warnings,
                   warnings == 1 ? "" : "s");
    return errors > 0 ? kBadInput : kAnswered;
}

} // namespace rigor
