#include "app/commands/check_model.h"
#include "app/console.h"
#include "app/interrupt.h"

#include "core/engine/external/consent.h"
#include "core/engine/fmu/fmu_model.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/multibody/mechanism_model.h"
#include "core/engine/multibody/multibody.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/method.h"
#include "core/methods/result/described_text.h"
#include "core/study/run/integrator_choice.h"
#include "core/study/run/run_folder.h"
#include "core/study/run/trial_runs.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace rigor {

namespace {

constexpr double kLongestMotion = 30; ///< s

struct VariableKeys {
    std::string name, unit, description;
    std::optional<double> value; ///< of those that have a start
    double min, max;
    long long line;
    std::optional<bool> declared; ///< of outputs
    template <class V> void describe(V& v) {
        v("name", name);
        v("unit", unit);
        v("description", description);
        v.optional("value", value);
        v("min", min);
        v("max", max);
        v("line", line);
        v.optional("declared", declared);
    }
};

struct EventKeys {
    std::string condition;
    long long line;
    bool terminates;
    std::string message;
    template <class V> void describe(V& v) {
        v("condition", condition);
        v("line", line);
        v("terminates", terminates);
        v("message", message);
    }
};

struct MethodKeys {
    std::string method;
    bool can;
    std::string why;
    template <class V> void describe(V& v) {
        v("method", method);
        v("can", can);
        v("why", why);
    }
};

struct ProblemKeys {
    std::string severity, file;
    long long line, column, length;
    std::string sentence, replacement;
    template <class V> void describe(V& v) {
        v("severity", severity);
        v("file", file);
        v("line", line);
        v("column", column);
        v("length", length);
        v("sentence", sentence);
        v("replacement", replacement);
    }
};

struct ModelKeys {
    std::string kind = "model";
    // None of a text that is no model.
    std::optional<std::string> name, description;
    std::optional<std::vector<VariableKeys>> parameters, inputs, states, unknowns, discretes, outputs;
    std::optional<std::vector<EventKeys>> events;
    std::optional<std::vector<MethodKeys>> methods; ///< what each can do with it
    std::optional<SourceKeys> source;
    std::optional<double> cost; ///< s of computing, the median of a few runs here; only of what may run
    std::vector<ProblemKeys> problems;
    template <class V> void describe(V& v) {
        v("kind", kind);
        v.optional("name", name);
        v.optional("description", description);
        v.list("parameters", parameters);
        v.list("inputs", inputs);
        v.list("states", states);
        v.list("unknowns", unknowns);
        v.list("discretes", discretes);
        v.list("outputs", outputs);
        v.list("events", events);
        v.list("methods", methods);
        v.object("source", source);
        v.optional("cost_s", cost);
        v.list("problems", problems);
    }
};

std::vector<VariableKeys> keysOf(const std::vector<Variable>& variables, bool withValue) {
    std::vector<VariableKeys> keys;
    for (const Variable& v : variables)
        keys.push_back({v.name,
                        v.unit,
                        v.description,
                        withValue ? std::optional(v.start) : std::nullopt,
                        v.min,
                        v.max,
                        v.line,
                        {}});
    return keys;
}

/// Of a run for which nothing is stated.
SimulationOptions ownOptions(const Model& model) {
    SimulationOptions options;
    (void)chooseForFmu(model, options);
    return options;
}

/// What a run costs here, by a few runs with the model's own values, of what may run without being asked for.
std::optional<TrialRuns> measured(const Model& model) {
    const ExternalModel* elsewhere = model.external();
    if (!elsewhere || elsewhere->code().sha256.empty() || !mayRun(elsewhere->code())) return {};
    constexpr std::size_t kRuns = 5;
    constexpr double kLongest = 5; ///< s of one
    Study study;
    study.simulation.emplace_back("time_limit", kLongest);
    const InterruptWatch interrupt;
    try {
        return tryRuns(model, study, nullptr, kRuns, {interrupt.token(), {}});
    } catch (const Error&) { // said where it runs
        return {};
    }
}

std::string costText(const TrialRuns& tried) {
    if (tried.made == 0) return {};
    if (!std::isfinite(tried.median)) return fmt::format("  cost: no run answered: {}\n", tried.failure);
    return fmt::format(
        "  cost: {} a run of {:g} s, {} the first, measured by {} runs here; the same inputs gave "
        "{}\n",
        durationText(tried.median), tried.stopTime, durationText(tried.first), tried.made,
        tried.alike ? "the same bits" : "other values");
}

void addSource(const Model& model, ModelKeys& keys) {
    keys.methods.emplace();
    for (const MethodDescriptor* method : methods()) {
        if (!method->needsModel) continue;
        const std::string why = refusedModel(*method, model);
        keys.methods->push_back({method->key, why.empty(), why});
    }
    const ExternalModel* elsewhere = model.external();
    if (!elsewhere) return;
    keys.source = sourceKeys(*elsewhere, ownOptions(model));
    if (const auto tried = measured(model); tried && std::isfinite(tried->median)) keys.cost = tried->median;
}

ModelKeys keysOf(const CompiledModel& compiled) {
    ModelKeys keys;
    if (const ModelPtr& model = compiled.model) {
        keys.name = model->name();
        keys.description = model->description();
        keys.parameters = keysOf(model->parameters(), true);
        keys.inputs = keysOf(model->inputs(), true);
        keys.states = keysOf(model->states(), false);
        keys.unknowns = keysOf(model->unknowns(), true);
        keys.discretes = keysOf(model->discretes(), false);
        keys.outputs = keysOf(model->outputs(), false);
        for (std::size_t i = 0; i < keys.outputs->size(); ++i)
            (*keys.outputs)[i].declared = i < model->declaredOutputs();
        keys.events.emplace();
        for (const auto& event : model->events())
            keys.events->push_back({event.condition, event.line, event.terminates, event.message});
        addSource(*model, keys);
    }
    for (const auto& problem : compiled.problems)
        keys.problems.push_back({problem.severity == Severity::Error ? "error" : "warning",
                                 problem.place.file, problem.place.line, problem.place.column, problem.length,
                                 problem.sentence.text(Minus::Hyphen), problem.replacement});
    return keys;
}

void printSource(const Model& model) {
    if (const ExternalModel* elsewhere = model.external()) {
        fmt::print("{}", sourceText(*elsewhere, ownOptions(model), ""));
        for (const RunLimit& row : toldCapabilities(*elsewhere))
            fmt::print("  {}: {}\n", row.name, row.value);
        fmt::print("  derivatives: {}\n", elsewhere->capabilities().derivatives == Derivatives::Exact
                                              ? "of the model itself"
                                              : "differences of runs");
        if (const auto tried = measured(model)) fmt::print("{}", costText(*tried));
    }
    fmt::print("methods\n");
    for (const MethodDescriptor* method : methods()) {
        if (!method->needsModel) continue;
        const std::string why = refusedModel(*method, model);
        fmt::print("  {:<20} {}\n", method->key, why.empty() ? "can use it" : why);
    }
}

void printList(const char* title, const std::vector<Variable>& variables, bool withValue,
               const FmuLiterals& literals, std::size_t shown = std::string::npos) {
    const auto value = [&](const Variable& v, double number) {
        const std::string word = literals.of(v.name, number);
        return word.empty() ? fmt::format("{:g}", number) : word;
    };
    if (variables.empty()) return;
    std::size_t width = 0;
    for (const auto& v : variables) width = std::max(width, v.name.size());
    fmt::print("{}\n", title);
    for (std::size_t i = 0; i < std::min(shown, variables.size()); ++i) {
        const Variable& v = variables[i];
        std::string range;
        if (std::isfinite(v.min) || std::isfinite(v.max))
            range = fmt::format(" in [{}, {}]", value(v, v.min), value(v, v.max));
        fmt::print("  {:<{}}{}{}{}{}\n", v.name, width, withValue ? " = " + value(v, v.start) : "",
                   v.unit.empty() ? "" : " " + v.unit, range,
                   v.description.empty() ? "" : "  " + v.description);
    }
}

void printModel(const Model& model) {
    fmt::print("Model {}{}\n", model.name(), model.description().empty() ? "" : ": " + model.description());
    const FmuLiterals literals(model);
    printList("parameters", model.parameters(), true, literals);
    printList("inputs", model.inputs(), true, literals);
    printList("states", model.states(), false, literals);
    printList("unknowns of 0 = ...", model.unknowns(), true, literals);
    printList("set by events", model.discretes(), false, literals);
    printList("outputs", model.outputs(), false, literals, model.declaredOutputs());
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

SourceKeys sourceKeys(const ExternalModel& model, const SimulationOptions& options) {
    const ForeignCode& code = model.code();
    const auto& can = model.capabilities();
    const bool allowed = mayRun(code);
    return {code.kind,
            code.name,
            code.tool,
            code.sha256,
            allowed,
            allowed && !code.sha256.empty() ? trustedFile().string() : std::string(),
            model.howWith(options).text(Minus::Hyphen),
            can.derivatives == Derivatives::Exact ? "exact" : "differences",
            can.dynamic && can.courses};
}

std::string sourceText(const ExternalModel& model, const SimulationOptions& options,
                       const std::string& indent) {
    const SourceKeys keys = sourceKeys(model, options);
    std::string text = fmt::format("{}{} {}{}\n", indent, keys.kind, keys.name,
                                   keys.tool.empty() ? "" : ", written by " + keys.tool);
    if (!keys.sha256.empty())
        text += fmt::format("{}  SHA-256 {}, {}\n", indent, keys.sha256,
                            keys.allowed ? fmt::format("allowed to run by {}", keys.allowedBy)
                                         : fmt::format("not allowed to run (--trust {} or `rigor trust {}`)",
                                                       model.code().file, model.code().file));
    return text + fmt::format("{}  {}\n", indent, keys.runs);
}

int checkModel(const CheckRequest& request) {
    const std::string text = modelTextOf(request.file);
    std::size_t errors = 0, warnings = 0;
    CompiledModel compiled = compileModel(text, request.file, {.strict = request.strict});
    if (compiled.model)
        if (const std::string stop = stopOf(text, request.file); !stop.empty())
            compiled.problems.push_back({Severity::Warning, {request.file, 0, 0}, 1, verbatim(stop), ""});
    for (const auto& problem : compiled.problems) ++(problem.severity == Severity::Error ? errors : warnings);
    if (request.json)
        fmt::print("{}\n", describedText(keysOf(compiled), 2));
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
