#include "core/engine/fmu/fmu_model.h"

#include "core/engine/external/consent.h"
#include "core/engine/fmu/fmu_archive.h"
#include "core/engine/fmu/fmu_failure.h"
#include "core/engine/fmu/fmu_request.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/plain_line.h"
#include "core/foundation/base/sha256.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <fstream>
#include <mutex>

namespace rigor {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLargestFile = std::size_t{2} << 30; // bytes
constexpr std::size_t kLeastNumbers = 1 << 15;
constexpr double kLoadLimit = 120; ///< s for a library to be loaded and instantiated

std::string readFile(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file, error); // none of a pipe, which is not opened: it might wait
    std::ifstream stream;
    if (!error) stream.open(file, std::ios::binary);
    if (!stream || error)
        throw Error(filled(sentence("Model", "{} cannot be read"), file.string()), {.file = file.string()});
    if (size > kLargestFile)
        throw Error(filled(sentence("Model", "{} has {} MB; FMUs of up to {} MB are read"), file.string(),
                           size >> 20, kLargestFile >> 20),
                    {.file = file.string()});
    if (size == 0)
        throw Error(filled(sentence("Model", "{} is empty"), file.string()), {.file = file.string()});
    std::string bytes(static_cast<std::size_t>(size), '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (static_cast<std::size_t>(stream.gcount()) != bytes.size())
        throw Error(filled(sentence("Model", "{} cannot be read"), file.string()), {.file = file.string()});
    return bytes;
}

/// FMI 2.0 takes a URI: what is neither letter nor digit by its number.
std::string uriOf(const fs::path& path) {
    std::string uri = "file://";
    for (const char c : path.string()) {
        const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                           std::string_view("/-_.~").find(c) != std::string_view::npos;
        uri += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return uri;
}

/// Ended by what comes from outside of it, not by its own fault.
bool endedFromOutside(const ProcessEnd& end) {
    return end.signal == SIGKILL || end.signal == SIGTERM || end.signal == SIGINT || end.signal == SIGHUP;
}

std::vector<ForeignFact> factsOf(const FmuDescription& fmu) {
    std::vector<ForeignFact> facts;
    const auto add = [&](Message name, const std::string& value) {
        if (!value.empty()) facts.push_back({std::move(name), value});
    };
    add(translate("Model", "model"), fmu.modelName);
    add(translate("Model", "version"), fmu.modelVersion);
    add(translate("Model", "on"), fmu.date);
    add(translate("Model", "author"), fmu.author);
    add(translate("Model", "licence"), fmu.licence);
    add(translate("Model", "copyright"), fmu.copyright);
    add(translate("Model", "kind"), "FMI " + fmu.standard + (fmu.coSimulation ? ", Co-Simulation" : "") +
                                        (fmu.modelExchange ? ", Model Exchange" : ""));
    add(translate("Model", "holds"), fmt::format("{}", fmt::join(fmu.platforms, ", ")));
    add(translate("Model", "variables"), std::to_string(fmu.variables.size()));
    return facts;
}

/// By the head of the file, which the loader looks at too: of another processor's it says that there is no
/// file.
bool isForThisMachine(const fs::path& library) {
    unsigned char head[20] = {};
    std::ifstream(library, std::ios::binary).read(reinterpret_cast<char*>(head), sizeof head);
    constexpr unsigned char k64Bit = 2, kX86 = 62;
    return std::string_view(reinterpret_cast<char*>(head), 4) == "\177ELF" && head[4] == k64Bit &&
           head[18] == kX86;
}

enum class Ran { NotYet, CoSimulation, AtOutputTimes, FixedSteps, AdaptiveSteps };

class FmuModel final : public ExternalModel {
  public:
    FmuModel(ExternalParts parts, FmuDescription fmu, FmuParts fmuParts, std::string bytes,
             const FmuRunning& running)
        : ExternalModel(std::move(parts)), fmu_(std::move(fmu)), parts_(std::move(fmuParts)),
          bytes_(std::move(bytes)), running_(running) {}

    Trajectory run(std::span<const double> parameters, std::span<const Signal> inputs,
                   const SimulationOptions& options, std::span<const double> times,
                   std::stop_token stop) const override;
    Message how() const override { return howRan(ran_); }
    void ranElsewhere(std::span<const Signal> inputs, const SimulationOptions& options,
                      std::span<const double> times) const override {
        ran_ = ranAt(inputs, options, times);
    }
    Message howWith(const SimulationOptions& options) const override { return howRan(ranWith(options)); }
    Message refusedOptions(const SimulationOptions& options) const override;
    std::vector<std::string> unusedOptions(const SimulationOptions& options) const override;
    std::vector<RunLimit> limits() const override {
        return {{translate("Model", "renewed after"),
                 filled(sentence("Model", "{} instances"), running_.renewAfter)},
                {translate("Model", "memory limit"),
                 filled(sentence("Model", "{} MB a copy"), running_.memory >> 20)},
                {translate("Model", "between two runs"),
                 (fmu_.coSimulation ? fmu_.coSimulation : fmu_.modelExchange)->getsAndSetsState
                     ? translate("Model", "reset, or taken back to its first state")
                     : translate("Model", "reset, or made anew")}};
    }

    const FmuDescription& said() const { return fmu_; }
    std::size_t memory() const { return running_.memory; }

  private:
    bool exchanges(const SimulationOptions& options) const {
        // Co-simulation is what is asked where nothing is said, so it does not refuse an FMU without.
        return options.interface == "model-exchange" || !fmu_.coSimulation;
    }
    Ran ranWith(const SimulationOptions& options) const {
        return !exchanges(options)        ? Ran::CoSimulation
               : options.stepper == "rk4" ? Ran::FixedSteps
                                          : Ran::AdaptiveSteps;
    }
    Ran ranAt(std::span<const Signal> inputs, const SimulationOptions& options,
              std::span<const double> times) const {
        return !exchanges(options) && communicatesAtOutputs(fmu_, options, inputs, times) ? Ran::AtOutputTimes
                                                                                          : ranWith(options);
    }
    Message howRan(Ran ran) const;
    fs::path package() const;
    std::string setup(bool modelExchange) const;
    struct Found {
        std::unique_ptr<FmuHost> host;
        FmuHost::Said said; ///< to being set up
    };
    Found host(bool modelExchange, std::size_t numbers, bool fresh, const std::stop_token& stop) const;
    [[noreturn]] void refuseToRun(const FmuHost& used, FmuHost::Said said, const host::Answer& answer) const;
    void keep(std::unique_ptr<FmuHost> host, bool modelExchange, const host::Answer& answer) const;
    RunStatus failed(Message why, double time, std::span<const double> parameters, const std::string& log,
                     const FmuHost* host) const;
    Trajectory trajectory(FmuHost& host, const FmuRequest& request, const host::Answer& answer,
                          std::span<const double> parameters) const;

    FmuDescription fmu_;
    FmuParts parts_;
    mutable std::string bytes_; ///< until it is unpacked
    FmuRunning running_;
    mutable std::mutex mutex_;
    mutable std::unique_ptr<TemporaryFolder> package_;
    mutable std::vector<std::unique_ptr<FmuHost>> idle_[2]; ///< of Co-Simulation, of Model Exchange
    mutable std::atomic<Ran> ran_ = Ran::NotYet;            ///< the last run
    mutable std::atomic<bool> astray_ =
        false; ///< setting its state does not bring it back to where a run begins
};

Message FmuModel::refusedOptions(const SimulationOptions& options) const {
    if (options.interface == "model-exchange" && !fmu_.modelExchange)
        return filled(
            sentence("Model",
                     "{} offers Co-Simulation only; it cannot be run by interface = \"model-exchange\"."),
            code().name);
    if (exchanges(options) && options.stepper != "rk4" && options.stepper != "dopri5")
        return filled(
            sentence("Model",
                     "{} is integrated by the stepper rk4 or dopri5; {} needs the equations of a model, "
                     "which an FMU does not give."),
            code().name, options.stepper);
    return {};
}

std::vector<std::string> FmuModel::unusedOptions(const SimulationOptions& options) const {
    std::vector<std::string> unused;
    if (!exchanges(options)) unused = optionsOfIntegration();
    std::erase_if(unused, [](const std::string& key) { return key == "max_steps" || key == "interface"; });
    if (!fmu_.coSimulation) unused.emplace_back("interface");
    return unused;
}

fs::path FmuModel::package() const {
    const std::scoped_lock lock(mutex_);
    if (!package_) {
        auto folder = std::make_unique<TemporaryFolder>();
        const FmuArchive archive(bytes_, fmu_.file);
        archive.unpack(folder->path(), {"binaries/x86_64-linux/", "binaries/linux64/", "resources/",
                                        "modelDescription.xml", "documentation/licenses/"});
        fs::create_directories(folder->path() / "resources");
        package_ = std::move(folder);
        bytes_ = {};
    }
    return package_->path();
}

std::string FmuModel::setup(bool modelExchange) const {
    const FmuInterface& chosen = modelExchange ? *fmu_.modelExchange : *fmu_.coSimulation;
    const fs::path folder = package(), library = folder / fmu_.library(chosen);
    if (!isForThisMachine(library))
        throw Error(filled(
            sentence("Model", "{} cannot be run: {}."), code().name,
            filled(sentence("Model", "{} is no library for x86_64-linux, whatever its folder is called"),
                   library.filename().string())));
    host::Setup setup{.version = static_cast<std::uint32_t>(fmu_.version),
                      .modelExchange = modelExchange,
                      .keepsState = chosen.getsAndSetsState && !astray_,
                      .once = chosen.onlyOncePerProcess,
                      .library = library.string(),
                      .resources = fmu_.version == 2 ? uriOf(folder / "resources")
                                                     : (folder / "resources").string() + "/",
                      .token = fmu_.token,
                      .name = fmu_.modelName.empty() ? "model" : fmu_.modelName,
                      .states = fmu_.states,
                      .indicators = fmu_.eventIndicators,
                      .parameters = parts_.parameterGroups,
                      .inputs = parts_.inputGroups,
                      .outputs = parts_.outputGroups};
    host::Packer packer;
    host::describe(setup, [&](const auto& part) { packer.add(part); });
    return packer.bytes;
}

/// An idle one with enough room (unless fresh), or a new one that has loaded the FMU, or was stopped or ended
/// from outside meanwhile.
FmuModel::Found FmuModel::host(bool modelExchange, std::size_t numbers, bool fresh,
                               const std::stop_token& stop) const {
    {
        const std::scoped_lock lock(mutex_);
        auto& idle = idle_[modelExchange];
        while (!fresh && !idle.empty()) {
            std::unique_ptr<FmuHost> found = std::move(idle.back());
            idle.pop_back();
            if (found->numbers() >= numbers) return {std::move(found), FmuHost::Said::Answer};
        }
    }
    auto made = std::make_unique<FmuHost>(FmuHostPlan{.setup = setup(modelExchange),
                                                      .package = package(),
                                                      .memory = running_.memory,
                                                      .at = running_.at},
                                          std::max(kLeastNumbers, numbers + numbers / 2));
    const FmuHost::Said said = made->ask(host::Command::SetUp, kLoadLimit, stop);
    const host::Answer answer = made->answer(0, 0);
    if (said == FmuHost::Said::Answer && answer.end != host::End::Reached) refuseToRun(*made, said, answer);
    if (said == FmuHost::Said::Answer) return {std::move(made), said};
    if (said == FmuHost::Said::Stopped) return {nullptr, said};
    if (said == FmuHost::Said::Died && endedFromOutside(made->process().end()))
        return {std::move(made), said};
    refuseToRun(*made, said, answer);
}

void FmuModel::refuseToRun(const FmuHost& used, FmuHost::Said said, const host::Answer& answer) const {
    const Message why = said == FmuHost::Said::Answer ? reportedProblem(answer, outputs())
                        : said == FmuHost::Said::TimeOver
                            ? filled(sentence("Model", "it was not ready within {} s"), kLoadLimit)
                        : said == FmuHost::Said::Died
                            ? processDeath(used.process().end())
                            : translate("Model", "its process answers what is no answer");
    throw Error(withLastWords(filled(sentence("Model", "{} cannot be run: {}."), code().name, why),
                              answer.log, &used.process()));
}

/// For the next run, unless its time has come.
void FmuModel::keep(std::unique_ptr<FmuHost> host, bool modelExchange, const host::Answer& answer) const {
    if (answer.spoiled || answer.instances >= running_.renewAfter || answer.resident > running_.memory / 4)
        return;
    const std::scoped_lock lock(mutex_);
    idle_[modelExchange].push_back(std::move(host));
}

RunStatus FmuModel::failed(Message why, double time, std::span<const double> values, const std::string& log,
                           const FmuHost* host) const {
    Message told = filled(sentence("Model", "{} failed at {} s with {}: {}."), code().name,
                          SpokenNumber{time}, statedParameters(parameters(), values), why);
    return foreignFailure(withLastWords(std::move(told), log, host ? &host->process() : nullptr), time);
}

Trajectory FmuModel::run(std::span<const double> values, std::span<const Signal> inputs,
                         const SimulationOptions& options, std::span<const double> times,
                         std::stop_token stop) const {
    requireConsent(code());
    if (Message why = refusedOptions(options); !why.empty()) throw Error(std::move(why));
    const bool modelExchange = exchanges(options);
    ran_ = ranAt(inputs, options, times);
    Trajectory none;
    for (std::size_t k = 0; k < values.size(); ++k)
        if (Message why = refusedValue(parts_, k, values[k]); !why.empty()) {
            none.status = failed(std::move(why), options.startTime, values, {}, nullptr);
            return none;
        }
    const FmuRequest request(fmu_, parts_, modelExchange, values, inputs, options, times);
    // Twice only if the process was ended from outside, or did not begin at the beginning: what the FMU does
    // by itself it would do again.
    bool lost = false;
    for (const bool again : {false, true}) {
        none.status.end = RunEnd::Cancelled;
        none.status.time = options.startTime;
        if (stop.stop_requested()) return none;
        auto [used, said] = host(modelExchange, request.numbers(), again, stop);
        if (!used) return none;
        if (said == FmuHost::Said::Answer) {
            request.write(*used);
            said = used->ask(host::Command::Run, options.timeLimit, stop);
        }
        const double reached = std::clamp(used->reached(), options.startTime, options.end());
        const double time = std::isfinite(reached) ? reached : options.startTime;
        const host::Answer answer = used->answer(request.request.rowCapacity, request.request.eventCapacity);
        switch (said) {
        case FmuHost::Said::Answer: {
            lost |= answer.astray != 0;
            if (lost && !again) continue;
            if (lost && answer.end != host::End::Failed) astray_ = true;
            Trajectory made = trajectory(*used, request, answer, values);
            keep(std::move(used), modelExchange, answer);
            return made;
        }
        case FmuHost::Said::Stopped:
            none.status.time = time;
            return none;
        case FmuHost::Said::Died:
            if (endedFromOutside(used->process().end()) && !again) continue;
            none.status = failed(processDeath(used->process().end()), time, values, {}, used.get());
            return none;
        case FmuHost::Said::TimeOver:
            none.status = failed(filled(sentence("Model", "no answer within {} s (simulation.time_limit)"),
                                        SpokenNumber{options.timeLimit}),
                                 time, values, {}, used.get());
            return none;
        case FmuHost::Said::Rubbish:
            none.status = failed(translate("Model", "its process answers what is no answer"), time, values,
                                 {}, used.get());
            return none;
        }
    }
    return none;
}

Trajectory FmuModel::trajectory(FmuHost& used, const FmuRequest& request, const host::Answer& answer,
                                std::span<const double> values) const {
    Trajectory made;
    const double start = request.request.start, stop = request.request.stop;
    const double time = std::isfinite(answer.time) ? std::clamp(answer.time, start, stop) : start;
    made.status.time = time;
    made.status.steps = static_cast<long long>(answer.steps);
    switch (answer.end) {
    case host::End::Reached:
        made.status.end = RunEnd::StopTime;
        break;
    case host::End::Terminated:
        made.status.end = RunEnd::Terminated;
        break;
    case host::End::StepBudget:
        made.status.end = RunEnd::StepBudget;
        break;
    case host::End::StepTooSmall:
        made.status.end = RunEnd::StepTooSmall;
        break;
    case host::End::NotFinite:
        made.status.end = RunEnd::NotFinite;
        break;
    case host::End::BlowUp:
        made.status.end = RunEnd::BlowUp;
        break;
    case host::End::Endless:
        made.status.end = RunEnd::Endless;
        break;
    case host::End::Failed:
        made.status = failed(reportedProblem(answer, outputs()), time, values, answer.log, &used);
        break;
    }
    const auto columns = static_cast<Eigen::Index>(outputs().size());
    const double* memory = used.memory();
    const auto copied = [&](std::uint64_t at, std::uint64_t count) {
        return std::vector<double>(memory + at, memory + at + count);
    };
    made.times.assign(request.times.begin(),
                      request.times.begin() + static_cast<std::ptrdiff_t>(answer.rows));
    const std::vector<double> rows = copied(request.request.rows, answer.rows * outputs().size());
    made.outputs = Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>(
        rows.data(), static_cast<Eigen::Index>(answer.rows), columns);
    made.states.resize(made.outputs.rows(), 0);
    made.unknowns.resize(made.outputs.rows(), 0);
    made.eventTimes = copied(request.request.events, answer.events);
    if (made.status.answered()) made.endOutputs = copied(request.request.endRow, outputs().size());
    // What the process could still write into is looked at once more here.
    const auto finite = [](double value) { return std::isfinite(value); };
    if (!std::ranges::all_of(rows, finite) || !std::ranges::all_of(made.endOutputs, finite)) {
        made.status =
            failed(translate("Model", "its process answers what is no answer"), time, values, {}, &used);
        made.endOutputs.clear();
    }
    return made;
}

Message FmuModel::howRan(Ran ran) const {
    const Message where = rigor::told(running_.at.value_or(confinement()));
    if (ran == Ran::AtOutputTimes)
        return filled(sentence("Model", "Co-Simulation (FMI {}), communication at the output times, in "
                                        "processes of their own, {}"),
                      fmu_.standard, where);
    if (ran == Ran::NotYet ? !fmu_.coSimulation : ran != Ran::CoSimulation)
        return filled(
            sentence("Model", "Model Exchange (FMI {}), integrated by {}, in processes of their own, {}"),
            fmu_.standard, ran == Ran::FixedSteps ? "rk4" : "dopri5", where);
    if (fmu_.stepSize)
        return filled(
            sentence("Model",
                     "Co-Simulation (FMI {}), communication step {} s, in processes of their own, {}"),
            fmu_.standard, SpokenNumber{*fmu_.stepSize}, where);
    return filled(sentence("Model", "Co-Simulation (FMI {}), communication step a thousandth of the run, in "
                                    "processes of their own, {}"),
                  fmu_.standard, where);
}

} // namespace

std::shared_ptr<const ExternalModel> fmuModel(const fs::path& file, Messages* warnings,
                                              const FmuRunning& running) {
    return fmuModel(readFile(file), file, warnings, running);
}

std::shared_ptr<const ExternalModel> fmuModel(std::string bytes, const fs::path& file, Messages* warnings,
                                              const FmuRunning& running) {
    FmuDescription fmu = readFmu(bytes, file.string());
    for (const auto* offered : {&fmu.coSimulation, &fmu.modelExchange})
        if (*offered) {
            const FmuInterface& chosen = **offered;
            static_cast<void>(fmu.library(chosen));
            if (chosen.needsTool)
                fail(sentence("Model",
                              "{} needs the tool that exported it ({}) to run; export it as an FMU that runs "
                              "alone."),
                     file.filename().string(), fmu.tool.empty() ? "?" : fmu.tool);
        }
    FmuParts parts = partsOf(fmu);
    if (parts.outputs.empty())
        fmu.notes.push_back(translate("Model",
                                      "the FMU has no output that is a number: nothing of it can stand "
                                      "beside what was measured, so declare outputs where it is "
                                      "exported"));
    if (fmu.startTime.value_or(0) != 0)
        fmu.notes.push_back(
            filled(sentence("Model", "its experiment begins at {} s; a run begins at 0 s where the "
                                     "study states no simulation.start_time"),
                   *fmu.startTime));
    if (warnings) warnings->insert(warnings->end(), fmu.notes.begin(), fmu.notes.end());
    ExternalParts made{.name = fmu.modelName.empty() ? file.stem().string() : fmu.modelName,
                       .description = fmu.description,
                       .parameters = parts.parameters,
                       .inputs = parts.inputs,
                       .outputs = parts.outputs,
                       .code = {.kind = "FMU",
                                .name = file.filename().string(),
                                .file = file.string(),
                                .tool = fmu.tool,
                                .sha256 = sha256(bytes),
                                .facts = factsOf(fmu)},
                       .stopTime = fmu.stopTime};
    return std::make_shared<FmuModel>(std::move(made), std::move(fmu), std::move(parts), std::move(bytes),
                                      running);
}

const FmuDescription* fmuDescription(const Model& model) {
    const auto* fmu = dynamic_cast<const FmuModel*>(&model);
    return fmu ? &fmu->said() : nullptr;
}

std::size_t fmuMemoryLimit(const Model& model) {
    const ExternalModel* elsewhere = model.external();
    const auto* fmu = elsewhere ? dynamic_cast<const FmuModel*>(&elsewhere->innermost()) : nullptr;
    return fmu ? fmu->memory() : 0;
}

FmuLiterals::FmuLiterals(const Model& model) {
    const FmuDescription* fmu = fmuDescription(model);
    if (!fmu) return;
    for (const FmuVariable& v : fmu->variables) {
        if (v.kind != FmuType::Boolean && v.items.empty()) continue;
        for (const std::string& name : spreadNames(v)) {
            variables_[name] = &v;
            if (v.startsExactly()) variables_.try_emplace(name + ".start", &v);
        }
    }
}

std::string FmuLiterals::of(const std::string& variable, double value) const {
    const auto found = variables_.find(variable);
    if (found == variables_.end()) return {};
    const FmuVariable& v = *found->second;
    if (v.kind == FmuType::Boolean) return value == 0 ? "false" : value == 1 ? "true" : "";
    const auto item = std::ranges::find(v.items, value, &std::pair<double, std::string>::first);
    return item == v.items.end() ? std::string() : plainLine(item->second);
}

} // namespace rigor
