#include "core/engine/program/program_model.h"

#include "core/engine/external/confined.h"
#include "core/engine/external/consent.h"
#include "core/engine/program/program_spec.h"
#include "core/engine/program/run_folders.h"
#include "core/engine/program/run_input.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/plain_line.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <fstream>
#include <sstream>

namespace rigor {

namespace {

/// Bytes of standard output, where an output or a word is looked for in it.
constexpr std::size_t kReadStream = 16 << 20;
constexpr std::size_t kToldParameters = 8, kQuotedLines = 3;
/// Rows of a run for which no times are asked and whose program must be told some.
constexpr int kOwnTimes = 200;
/// Of the length of a run: times closer than this are one.
constexpr double kSameTime = 1e-9;

/// As a person would type it.
std::string shownCommand(const ProgramSpec& spec) {
    std::string shown;
    for (const ProgramText& word : spec.command) {
        const bool plain =
            !word.text().empty() && word.text().find_first_of(" \t\n'\"\\|&;<>`$()*?") == std::string::npos;
        shown += (shown.empty() ? "" : " ") + (plain ? word.text() : "'" + word.text() + "'");
    }
    return plainLine(std::move(shown));
}

ExternalParts partsOf(const ProgramSpec& spec) {
    ExternalParts parts;
    parts.name = spec.name;
    parts.description = spec.description;
    parts.parameters = spec.parameters;
    parts.inputs = spec.inputs;
    parts.outputs = spec.outputs;
    parts.code.kind = "program";
    parts.code.name = std::filesystem::path(spec.file).filename().string();
    parts.code.file = spec.file;
    parts.code.sha256 = spec.sha256;
    parts.code.facts.push_back({translate("Model", "command"), shownCommand(spec)});
    std::string files;
    for (const ProgramTemplate& one : spec.templates) files += (files.empty() ? "" : ", ") + one.from;
    for (const ProgramFile& one : spec.files) files += (files.empty() ? "" : ", ") + one.name;
    for (const ProgramTemplate& one : spec.templates) parts.code.beside.push_back(one.from);
    for (const ProgramFile& one : spec.files) parts.code.beside.push_back(one.name);
    if (!files.empty()) parts.code.facts.push_back({translate("Model", "its files"), files});
    if (!spec.environment.empty())
        parts.code.facts.push_back(
            {translate("Model", "environment"), fmt::format("{}", fmt::join(spec.environment, ", "))});
    parts.dynamic = spec.dynamic;
    parts.courses = spec.courses;
    parts.instances = spec.parallel;
    return parts;
}

ProgramModel::Shown shownText(const std::string& name, const ProgramText& text) {
    ProgramModel::Shown shown{name, text.text(), {}};
    for (const Placeholder& one : text.placeholders()) shown.marks.push_back({one.begin, one.end, one.name});
    return shown;
}

/// What it wrote, its last bytes at least.
struct Streams {
    std::string output, errors;
};

class ProgramRunner : public ProgramModel {
  public:
    explicit ProgramRunner(ProgramSpec spec)
        : ProgramModel(partsOf(spec)), spec_(std::move(spec)), folders_(spec_.keepFailed) {
        shown_.push_back(shownText("", ProgramText(shownCommand(spec_), {spec_.file}, false)));
        for (const ProgramTemplate& one : spec_.templates) shown_.push_back(shownText(one.from, one.text));
    }

    Trajectory run(std::span<const double> parameters, std::span<const Signal> inputs,
                   const SimulationOptions& options, std::span<const double> times,
                   std::stop_token stop) const override;
    std::vector<std::string> unusedOptions(const SimulationOptions&) const override {
        return optionsOfIntegration();
    }
    Message how() const override {
        return filled(sentence("Model", "The command `{}`, each run in a folder of its own, {}"),
                      shownCommand(spec_), told(confinement()));
    }
    std::vector<RunLimit> limits() const override {
        std::vector<RunLimit> limits{
            {translate("Model", "folder"), translate("Model", "one of its own for each run")}};
        if (spec_.limit)
            limits.push_back(
                {translate("Model", "limit_s"), filled(sentence("Model", "{} s"), *spec_.limit)});
        return limits;
    }
    const Messages& warnings() const override { return spec_.warnings; }
    const std::vector<Shown>& shown() const override { return shown_; }
    std::vector<std::string> keptFolders() const override { return folders_.kept(); }
    Message toldOfRuns() const override {
        const auto kept = folders_.kept();
        if (kept.empty()) return {};
        return filled(sentence("Model", "The files of runs of {} that failed are in {}."), code().name,
                      fmt::join(kept, ", "));
    }

  private:
    /// Empty if it left what it should.
    Message runCommand(const std::vector<std::string>& words, const RunFolders::One& folder,
                       const RunInput& input, const SimulationOptions& options, const std::stop_token& stop,
                       Streams& streams, Trajectory& made) const;
    double limitOf(const SimulationOptions& options) const;
    Message overTold(const SimulationOptions& options) const;
    Message endTold(const ProcessEnd& end) const;
    Message wordTold(RunFiles& files) const;
    void read(RunFiles& files, const RunInput& input, const SimulationOptions& options,
              Trajectory& made) const;
    Trajectory failedRun(const Message& failed, std::span<const double> parameters, const Streams& streams,
                         RunFolders::One* folder, double time) const;

    ProgramSpec spec_;
    std::vector<Shown> shown_;
    mutable RunFolders folders_; ///< safe for threads
};

double ProgramRunner::limitOf(const SimulationOptions& options) const {
    return std::min(options.timeLimit, spec_.limit.value_or(kInfinity));
}

Message ProgramRunner::overTold(const SimulationOptions& options) const {
    if (spec_.limit && *spec_.limit <= options.timeLimit)
        return filled(sentence("Model", "it took longer than the {} s that limit_s in {} allows"),
                      *spec_.limit, code().name);
    return filled(
        sentence("Model", "it took longer than the {} s that a run may take (time_limit of the simulation)"),
        options.timeLimit);
}

Message ProgramRunner::endTold(const ProcessEnd& end) const {
    if (end.signal != 0) {
        const char* about = sigdescr_np(end.signal);
        return filled(sentence("Model", "it was ended by signal {} ({})"), end.signal, about ? about : "?");
    }
    if (end.code != 0 && spec_.failure.exitCode)
        return filled(sentence("Model", "it ended with exit code {}"), end.code);
    return {};
}

Message ProgramRunner::wordTold(RunFiles& files) const {
    std::vector<std::string> places{spec_.failure.file};
    if (spec_.failure.file.empty()) places = {"stdout", "stderr"};
    for (const std::string& word : spec_.failure.words)
        for (const std::string& place : places) {
            const std::string& text = files.text(place);
            const std::size_t at = text.find(word);
            if (at == std::string::npos) continue;
            const std::size_t before = text.rfind('\n', at);
            const std::size_t begin = before == std::string::npos ? 0 : before + 1;
            const std::size_t end = std::min(text.find('\n', at + word.size()), text.size());
            return filled(sentence("Model", "\"{}\" stands in {}: {}"), word, place,
                          lastLines(text.substr(begin, std::min<std::size_t>(end - begin, 1000)), 1));
        }
    return {};
}

/// Where the course is asked for, and at the end.
void ProgramRunner::read(RunFiles& files, const RunInput& input, const SimulationOptions& options,
                         Trajectory& made) const {
    const double start = options.startTime, stop = options.end();
    const double same = kSameTime * std::max(stop - start, std::abs(stop));
    double end = stop;
    if (spec_.end) try {
            const double told = readOutput(*spec_.end, files).values.front();
            if (told < start - same || told > stop + same)
                fail(sentence("Model", "the run would have ended at {} s, outside {} to {} s"), told, start,
                     stop);
            if (told < stop - same) end = told;
        } catch (const Error& e) {
            throw Error(filled(sentence("Model", "[end]: {}"), e.placed()));
        }

    std::vector<ReadOutput> outputs;
    std::vector<double> rows = input.times();
    for (const OutputReading& reading : spec_.readings) try {
            outputs.push_back(readOutput(reading, files));
            if (rows.empty() && reading.hasTime) rows = outputs.back().times;
        } catch (const Error& e) {
            throw Error(filled(sentence("Model", "the output {}: {}"), reading.name, e.placed()));
        }
    if (rows.empty()) rows.push_back(end);
    std::erase_if(rows, [&](double time) { return time > end + same || time < start - same; });
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());

    made.times = rows;
    const auto count = static_cast<Eigen::Index>(rows.size());
    made.states.resize(count, 0);
    made.unknowns.resize(count, 0);
    made.outputs.setConstant(count, static_cast<Eigen::Index>(outputs.size()), kNaN);
    for (std::size_t y = 0; y < outputs.size(); ++y) {
        const OutputReading& reading = spec_.readings[y];
        const auto value = [&](double time) {
            if (reading.hasTime) return courseAt(reading, outputs[y], time, same);
            return spec_.dynamic && time < end - same ? kNaN : outputs[y].values.front();
        };
        try {
            for (Eigen::Index row = 0; row < count; ++row)
                made.outputs(row, static_cast<Eigen::Index>(y)) = value(rows[static_cast<std::size_t>(row)]);
            made.endOutputs.push_back(value(end));
        } catch (const Error& e) {
            throw Error(filled(sentence("Model", "the output {}: {}"), reading.name, e.placed()));
        }
    }
    made.status.end = end < stop ? RunEnd::Terminated : RunEnd::StopTime;
    made.status.time = end;
}

Message ProgramRunner::runCommand(const std::vector<std::string>& words, const RunFolders::One& folder,
                                  const RunInput& input, const SimulationOptions& options,
                                  const std::stop_token& stop, Streams& streams, Trajectory& made) const {
    ConfinedCommand command;
    command.arguments = words;
    command.arguments.front() = spec_.executable.empty()
                                    ? (folder.path() / words.front()).lexically_normal().string()
                                    : spec_.executable;
    command.folder = folder.path();
    command.environment = spec_.environment;
    if (spec_.readsStreams) command.keptOutput = kReadStream;
    ConfinedProcess process(command);
    const auto woken = process.wait(limitOf(options), stop);
    process.kill();
    streams = {process.output(), process.errors()};
    if (woken == ConfinedProcess::Woken::Stopped) {
        made.status.end = RunEnd::Cancelled;
        made.status.time = options.startTime;
        return {};
    }
    if (woken != ConfinedProcess::Woken::Ended) return overTold(options);
    if (const Message bad = endTold(process.end()); !bad.empty()) return bad;
    if (spec_.readsStreams && std::max(streams.output.size(), streams.errors.size()) >= kReadStream)
        return filled(
            sentence(
                "Model",
                "it wrote more than {} MiB to its standard output, in which something is looked for; let "
                "it write a file"),
            kReadStream >> 20);
    RunFiles files(folder.path().string(), streams.output, streams.errors);
    try {
        if (const Message bad = wordTold(files); !bad.empty()) return bad;
        read(files, input, options, made);
    } catch (const Error& e) {
        return e.placed();
    }
    return {};
}

Trajectory ProgramRunner::failedRun(const Message& failed, std::span<const double> parameters,
                                    const Streams& streams, RunFolders::One* folder, double time) const {
    std::string values;
    for (std::size_t p = 0; p < parameters.size() && p < kToldParameters; ++p)
        values += fmt::format("{}{} = {}", values.empty() ? "" : ", ", spec_.parameters[p].name,
                              exactNumber(parameters[p]));
    if (parameters.size() > kToldParameters) values += ", ...";
    Message told = values.empty()
                       ? filled(sentence("Model", "{} failed: {}."), code().name, failed)
                       : filled(sentence("Model", "{} failed with {}: {}."), code().name, values, failed);
    if (const std::string lines = lastLines(streams.errors, kQuotedLines); !lines.empty())
        told += filled(sentence("Model", " It wrote \"{}\"."), lines);
    if (folder && folder->keep()) {
        folder->writeBeside("stdout.txt", streams.output);
        folder->writeBeside("stderr.txt", streams.errors);
        told += filled(sentence("Model", " Its files are in {}."), folder->path().string());
    }
    Trajectory made;
    made.status = foreignFailure(std::move(told), time);
    made.states.resize(0, 0);
    made.unknowns.resize(0, 0);
    made.outputs.resize(0, static_cast<Eigen::Index>(spec_.outputs.size()));
    return made;
}

Trajectory ProgramRunner::run(std::span<const double> parameters, std::span<const Signal> inputs,
                              const SimulationOptions& options, std::span<const double> times,
                              std::stop_token stop) const {
    requireConsent(code());
    const double start = options.startTime, end = options.end();
    std::vector<double> asked(times.begin(), times.end());
    if (asked.empty() && spec_.namesTimes)
        for (int k = 0; k <= kOwnTimes; ++k) asked.push_back(start + k * (end - start) / kOwnTimes);
    const RunInput input(spec_, parameters, inputs, start, end, std::move(asked));
    input.check();
    Trajectory made;
    made.outputs.resize(0, static_cast<Eigen::Index>(spec_.outputs.size()));
    if (stop.stop_requested()) {
        made.status.end = RunEnd::Cancelled;
        made.status.time = start;
        return made;
    }
    // All texts first: a value that one of them cannot have is a failure, a full disk is none.
    std::vector<std::string> texts, words;
    try {
        for (const ProgramTemplate& one : spec_.templates) texts.push_back(input.filledIn(one.text));
        for (const ProgramText& word : spec_.command) words.push_back(input.filledIn(word));
    } catch (const Error& e) {
        return failedRun(e.message(), parameters, {}, nullptr, start);
    }
    RunFolders::One folder(folders_, folders_.add());
    for (std::size_t k = 0; k < texts.size(); ++k)
        folder.write(spec_.templates[k].to, texts[k], spec_.templates[k].executable);
    for (const ProgramFile& file : spec_.files) folder.write(file.name, file.bytes, file.executable);
    if (spec_.writesInputs) folder.write(kProgramInputsFile, input.inputsFile());
    if (spec_.writesTimes) folder.write(kProgramTimesFile, input.timesFile());
    Streams streams;
    const Message failed = runCommand(words, folder, input, options, stop, streams, made);
    return failed.empty() ? made : failedRun(failed, parameters, streams, &folder, start);
}

} // namespace

bool isProgramText(std::string_view toml) {
    try {
        const SolverNode root = parseSolverToml(toml, "");
        const SolverNode* program = root.find("program");
        return program && program->kind == SolverNode::Kind::Table;
    } catch (const Error&) { // so that the fault is told where it is
        return toml.starts_with("[program") || toml.find("\n[program") != std::string_view::npos;
    }
}

std::shared_ptr<const ProgramModel> programModel(std::string_view text, const std::string& fileName) {
    return std::make_shared<const ProgramRunner>(parseProgram(text, fileName));
}

std::shared_ptr<const ProgramModel> loadProgram(const std::string& fileName) {
    std::ifstream stream(fileName, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    if (!stream)
        fail(sentence("Model", "{} cannot be read: {}"), fileName, std::string(std::strerror(errno)));
    return programModel(text.str(), fileName);
}

} // namespace rigor
