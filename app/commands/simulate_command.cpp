#include "app/commands/commands.h"
#include "app/console.h"
#include "app/interrupt.h"

#include "core/engine/data/dataset.h"
#include "core/engine/external/consent.h"
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/text.h"
#include "core/study/exchange/ssv_parameters.h"
#include "core/study/file/study_checks.h"
#include "core/study/run/integrator_choice.h"
#include "core/study/run/run_folder.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace rigor {

namespace {

constexpr long long kMostRows = 10'000'000;

double parseNumber(const std::string& argument, const std::string& text) {
    double value = 0;
    const char* end = text.data() + text.size();
    const auto [rest, code] = std::from_chars(text.data() + (text.starts_with('+') ? 1 : 0), end, value);
    if (code != std::errc() || rest != end)
        fail("--set {}: \"{}\" is not a number", shortened(argument), shortened(text));
    return value;
}

/// Parameters, inputs and their end as the command line gives them.
struct Setting {
    std::vector<double> parameters;
    std::vector<Signal> inputs;
    std::vector<bool> given; ///< which inputs have a value
    double end = 1;          ///< s, of the input signals
};

/// Of --parameters; empty if there is none.
std::map<std::string, double> readParameters(const std::string& file, const ModelPtr& model) {
    if (file.empty()) return {};
    const SsvParameters given = ssvParameters(model, readFileBytes(file), file);
    for (const std::string& name : given.others)
        tellStderr(fmt::format("warning: {}: {} is not a parameter of {}\n", file, name, model->name()));
    return given.values;
}

/// Before the command line says more.
Setting settingOf(const Model& model, const std::map<std::string, double>& values) {
    Setting setting;
    for (const auto& p : model.parameters()) {
        const auto stated = values.find(p.name);
        setting.parameters.push_back(stated == values.end() ? p.start : stated->second);
    }
    for (const auto& u : model.inputs()) setting.inputs.emplace_back(u.start);
    setting.given.assign(model.inputs().size(), false);
    return setting;
}

void apply(const std::string& argument, const Model& model, Setting& setting) {
    const StudyOverride given = parseOverride(argument);
    const double value = parseNumber(argument, given.value);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < model.parameters().size(); ++i) {
        const Variable& p = model.parameters()[i];
        names.push_back(p.name);
        if (p.name != given.key) continue;
        if (value < p.min || value > p.max)
            fail("--set {}: the model allows {} from {} to {}", shortened(argument), p.name, p.min, p.max);
        setting.parameters[i] = value;
        return;
    }
    for (std::size_t i = 0; i < model.inputs().size(); ++i) {
        names.push_back(model.inputs()[i].name);
        if (names.back() != given.key) continue;
        setting.inputs[i] = Signal(value);
        setting.given[i] = true;
        return;
    }
    const auto near = nearestName(given.key, names);
    fail("--set {}: {} is neither a parameter nor an input of {}{}", shortened(argument),
         shortened(given.key), model.name(),
         near ? fmt::format(". Did you mean {}?", *near)
              : fmt::format(" (it has {})", fmt::join(names, ", ")));
}

void readInput(const std::string& file, const Model& model, Setting& setting) {
    DataRecipe recipe;
    recipe.files = {file};
    recipe.layout = "signals";
    const Dataset data = loadDataset(recipe, model);
    for (const auto& warning : data.warnings) tellStderr(fmt::format("warning: {}\n", warning));
    if (data.experiments.empty()) fail("{} holds no usable row", file);
    const Experiment& experiment = data.experiments.front();
    for (std::size_t i = 0; i < model.inputs().size(); ++i) {
        const auto it = experiment.inputs.find(model.inputs()[i].name);
        if (it == experiment.inputs.end()) continue;
        setting.inputs[i] = it->second;
        setting.given[i] = true;
        if (!it->second.corners().empty()) setting.end = it->second.corners().back();
    }
    for (std::size_t i = 0; i < model.parameters().size(); ++i)
        if (const auto it = experiment.conditions.find(model.parameters()[i].name);
            it != experiment.conditions.end())
            setting.parameters[i] = it->second;
}

ResultColumn column(std::string name, std::string unit, const Eigen::VectorXd& values) {
    return {std::move(name), std::move(unit), {values.begin(), values.end()}, {}};
}

ResultTable tableOf(const Model& model, const Trajectory& run) {
    ResultTable table{"simulation", "", {}};
    table.columns.push_back({"time", "s", run.times, {}});
    const auto add = [&](const std::vector<Variable>& variables, const Eigen::MatrixXd& values) {
        for (Eigen::Index i = 0; i < values.cols() && i < static_cast<Eigen::Index>(variables.size()); ++i) {
            const Variable& v = variables[static_cast<std::size_t>(i)];
            if (table.find(v.name)) continue; // a state that is also declared an output
            table.columns.push_back(column(v.name, v.unit, values.col(i)));
        }
    };
    add(model.states(), run.states);
    add(model.unknowns(), run.unknowns);
    add(model.outputs(), run.outputs);
    return table;
}

std::string unitBehind(const std::string& unit) { return unit.empty() || unit == "1" ? "" : " " + unit; }

/// How the run ended, and the values at its end.
std::string endText(const Model& model, const Trajectory& run, const ResultTable& table) {
    std::string text = toString(run.status, model) + "\n";
    for (const auto& fired : run.events)
        text += fmt::format("  {:.9g} s: when {} (line {})\n", fired.time,
                            model.events()[fired.event].condition, model.events()[fired.event].line);
    for (std::size_t i = 0; i < model.discretes().size() && i < run.discretes.size(); ++i) {
        const Variable& v = model.discretes()[i];
        text += std::isnan(run.discretes[i])
                    ? fmt::format("  {} is missing\n", v.name)
                    : fmt::format("  {} = {:.10g}{}\n", v.name, run.discretes[i], unitBehind(v.unit));
    }
    if (run.times.empty()) return text;
    text += "At the end:\n";
    const auto isDiscrete = [&](const std::string& name) {
        return std::any_of(model.discretes().begin(), model.discretes().end(),
                           [&](const Variable& v) { return v.name == name; });
    };
    for (const auto& c : table.columns)
        if (!isDiscrete(c.name))
            text += fmt::format("  {} = {:.10g}{}\n", c.name, c.numbers.back(), unitBehind(c.unit));
    return text;
}

/// Times of the rows as --every asks for them, the end included; empty: every step.
std::vector<double> timesOf(const SimulateRequest& request, const Model& model,
                            const SimulationOptions& options) {
    // A model without steps would be looked at when it begins only.
    const bool steps = model.external() || !model.states().empty() || !model.events().empty();
    if (!request.every && !steps && options.end() > options.startTime)
        return {options.startTime, options.end()};
    if (!request.every) return {};
    const double every = *request.every, length = options.end() - options.startTime;
    if (!(every > 0) || length / every > static_cast<double>(kMostRows))
        fail("--every {:g}: the time between two rows must be positive, and over {:g} s there may be at most "
             "{} "
             "rows",
             every, length, kMostRows);
    std::vector<double> times;
    const auto whole = static_cast<long long>(std::floor(length / every * (1 + 1e-12)));
    for (long long k = 0; k <= whole; ++k)
        times.push_back(std::min(options.startTime + static_cast<double>(k) * every, options.end()));
    if (options.end() - times.back() > 1e-9 * length)
        times.push_back(options.end());
    else
        times.back() = options.end();
    return times;
}

} // namespace

int runSimulate(const SimulateRequest& request) {
    if (request.model.ends_with(".mech")) return simulateMechanismFile(request);
    const InterruptWatch interrupt;
    Study named;
    named.model = request.model;
    const auto file = modelFile(named);
    const std::string modelText = modelTextOf(file.string());
    std::vector<ModelProblem> warnings;
    const ModelPtr plain = loadModel(file, &warnings);
    for (const auto& warning : warnings)
        tellStderr(fmt::format("warning: {}\n", toString(warning, modelText)));

    const std::map<std::string, double> values = readParameters(request.parameters, plain);
    const ModelPtr model = withParametersOf(values, plain);
    Setting setting = settingOf(*model, values);
    if (!request.input.empty()) readInput(request.input, *model, setting);
    for (const auto& argument : request.set) apply(argument, *model, setting);
    for (std::size_t i = 0; i < setting.given.size(); ++i)
        if (!setting.given[i])
            tellStderr(fmt::format("warning: input {} is not given; it is held at {:g}\n",
                                   model->inputs()[i].name, model->inputs()[i].start));

    SimulationOptions options;
    const Fields fields = options.fields();
    const ExternalModel* elsewhere = model->external();
    if (elsewhere) requireConsent(elsewhere->code());
    if (elsewhere && request.input.empty()) setting.end = elsewhere->stopTime().value_or(setting.end);
    fields.set("stop_time", request.stop.value_or(setting.end));
    if (request.step) fields.set("step", *request.step);
    if (!request.stepper.empty()) fields.set("stepper", request.stepper);
    if (!request.interface.empty()) fields.set("interface", request.interface);
    std::vector<std::string> stated;
    if (request.step) stated.emplace_back("step");
    if (!request.stepper.empty()) stated.emplace_back("stepper");
    if (!request.interface.empty()) stated.emplace_back("interface");
    for (const Message& told : optionsWithoutEffect(*model, options, stated, "--"))
        tellStderr(fmt::format("warning: {}\n", told));
    const bool chosen = !request.step && request.stepper.empty();
    if (const Message told =
            chosen ? chooseForRun(*model, setting.parameters, setting.inputs, options, interrupt.token())
                   : unstableSteps(*model, setting.parameters, setting.inputs, options, interrupt.token());
        !told.empty())
        tellStderr(fmt::format("{}: {}\n", chosen ? "note" : "warning", told));
    const Trajectory run = simulate(*model, setting.parameters, setting.inputs, options,
                                    timesOf(request, *model, options), interrupt.token());
    const ResultTable table = tableOf(*model, run);
    const std::string end = endText(*model, run, table);
    if (elsewhere) tellStderr(fmt::format("{}\n", elsewhere->how()));
    if (request.out == "-") {
        fmt::print("{}", toCsv(table));
        std::fflush(stdout);
        tellStderr(end);
    } else {
        fmt::print("{}", end);
        std::fflush(stdout);
        if (!request.out.empty()) {
            writeFileAtomically(request.out, toCsv(table));
            fmt::print("{} rows written to {}\n", run.times.size(), request.out);
        }
    }
    if (run.status.end == RunEnd::Cancelled) return kInterrupted;
    return run.status.answered() ? kAnswered : kNoAnswer;
}

} // namespace rigor
