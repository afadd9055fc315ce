// rigor serve MODEL|STUDY.toml: the function that a model or a study is, for other tools, by UM-Bridge 1.0
// (core/engine/server/README.md).

#include "app/commands/commands.h"
#include "app/console.h"
#include "app/interrupt.h"

#include "core/engine/external/consent.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/server/bridge_server.h"
#include "core/engine/server/served_model.h"
#include "core/engine/source/source.h"
#include "core/foundation/base/text.h"
#include "core/study/file/study_checks.h"
#include "core/study/run/run_folder.h"
#include "core/study/serve/served_study.h"

#include <algorithm>

namespace rigor {

namespace {

namespace fs = std::filesystem;

bool isStudyFile(const std::string& file) {
    return !isAddress(file) && fs::path(file).extension() == ".toml" &&
           !isForeignSource(readFileBytes(file), file);
}

void allowed(const Model* model) {
    if (const ExternalModel* elsewhere = model ? model->external() : nullptr)
        requireConsent(elsewhere->code());
}

std::shared_ptr<const Served> studyServed(const ServeRequest& request, const std::stop_token& stop) {
    if (request.stop || request.step || !request.stepper.empty())
        fail("--stop, --step and --stepper are for a model; a study has keys: --set simulation.step=0.001");
    std::vector<StudyOverride> overrides;
    for (const auto& text : request.set) overrides.push_back(parseOverride(text));
    PreparedStudy prepared = prepare(loadStudy(request.file, overrides));
    for (const Message& warning : prepared.warnings) tellStderr(fmt::format("warning: {}\n", warning));
    allowed(prepared.problem.model.get());
    return servedStudy(fs::path(request.file).stem().string(), std::move(prepared), stop);
}

std::shared_ptr<const Served> modelServed(const ServeRequest& request) {
    Study named;
    named.model = request.file;
    const auto file = modelFile(named);
    const std::string text = modelTextOf(file.string());
    std::vector<ModelProblem> warnings;
    const ModelPtr model = loadModel(file, &warnings);
    for (const auto& warning : warnings) tellStderr(fmt::format("warning: {}\n", toString(warning, text)));
    allowed(model.get());
    std::vector<double> parameters;
    for (const Variable& one : model->parameters()) parameters.push_back(one.start);
    for (const auto& argument : request.set) {
        const StudyOverride given = parseOverride(argument);
        const auto found = findVariable(*model, given.key);
        if (!found || found->kind != VariableKind::Parameter)
            fail("--set {}: {} is no parameter of {}", shortened(argument), shortened(given.key),
                 model->name());
        std::size_t end = 0;
        try {
            parameters[found->index] = std::stod(given.value, &end);
        } catch (const std::logic_error&) {
            end = 0;
        }
        if (end == 0 || end != given.value.size())
            fail("--set {}: \"{}\" is not a number", shortened(argument), shortened(given.value));
    }
    checkWithinLimits(parameters, model->parameters());
    SimulationOptions options;
    if (const ExternalModel* elsewhere = model->external()) options.stopTime = elsewhere->stopTime();
    const Fields fields = options.fields();
    if (request.stop) fields.set("stop_time", *request.stop);
    if (request.step) fields.set("step", *request.step);
    if (!request.stepper.empty()) fields.set("stepper", request.stepper);
    if (const ExternalModel* elsewhere = model->external()) {
        if (Message why = elsewhere->refusedOptions(options); !why.empty()) throw Error(std::move(why));
        std::vector<std::string> stated;
        if (request.step) stated.emplace_back("step");
        if (!request.stepper.empty()) stated.emplace_back("stepper");
        for (const Message& told : optionsWithoutEffect(*model, options, stated, "--"))
            tellStderr(fmt::format("warning: {}\n", told));
    }
    return servedModel(model->name(), model, std::move(parameters), options);
}

} // namespace

int runServe(const ServeRequest& request) {
    const InterruptWatch interrupt;
    const std::shared_ptr<const Served> served =
        isStudyFile(request.file) ? studyServed(request, interrupt.token()) : modelServed(request);
    if (interrupt.token().stop_requested()) return kInterrupted;
    BridgeServer server({served}, request.host, request.port);
    const bool bracketed = request.host.find(':') != std::string::npos;
    const std::string address = fmt::format("http://{}{}{}:{}/{}", bracketed ? "[" : "", request.host,
                                            bracketed ? "]" : "", server.port(), served->name());
    const std::vector<std::size_t> sizes = served->usualOutputSizes();
    std::size_t values = 0;
    for (const std::size_t size : sizes) values += size;
    if (!tellStdout(fmt::format("{}\n  UM-Bridge 1.0; inputs: {}; output blocks: {}, with {} values{}{}\n",
                                address, served->inputs(), sizes.size(), values,
                                served->hasDerivatives() ? "; Gradient, ApplyJacobian" : "",
                                served->hasHessian() ? ", ApplyHessian" : "")))
        fail("the address could not be printed");
    if (request.host != "127.0.0.1" && request.host != "localhost" && request.host != "::1")
        tellStderr(fmt::format("warning: whoever reaches {} can ask; there is no password\n", request.host));
    tellStderr("Ctrl-C ends it.\n");
    server.run(interrupt.token());
    return kInterrupted;
}

} // namespace rigor
