#include "core/engine/program/program_spec.h"

#include "core/engine/program/command_line.h"
#include "core/engine/program/program_files.h"
#include "core/engine/program/variable_keys.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace rigor {

namespace {

class SpecReader {
  public:
    SpecReader(std::string_view text, const std::string& file)
        : root_(parseSolverToml(text, file)), beside_(file, std::string(text)) {
        spec_.file = file;
    }

    ProgramSpec read() {
        checkSolverKeys(
            root_, {"program", "name", "description", "parameters", "inputs", "outputs", "end", "method"});
        const SolverNode* program = root_.find("program");
        if (!program)
            throw Error(translate("Model", "There is no table [program], which says what to run."),
                        {spec_.file});
        if (const SolverNode* method = root_.find("method"))
            refuseSolverKey(
                *method,
                translate("Model", "A file with a table [program] is a program, one with the key method "
                                   "is a study; this has both. Write the study into a file of its own, with "
                                   "model = \"program:...\"."));
        checkSolverKeys(solverTable(*program), {"command", "templates", "files", "outputs", "limit_s",
                                                "failure", "keep_failed", "parallel", "environment"});
        spec_.name = textAt(root_, "name", beside_.stem());
        spec_.description = textAt(root_, "description", "");
        variables("parameters", spec_.parameters);
        variables("inputs", spec_.inputs);
        outputs(root_.find("outputs"));
        outputs(program->find("outputs"));
        if (spec_.outputs.empty())
            refuseSolverKey(*program,
                            translate("Model",
                                      "The program has no outputs: add [outputs.y] with the file and column, "
                                      "key or pattern by which y is read."));
        if (const SolverNode* end = root_.find("end")) spec_.end = outputReading(*end, {});
        limits(*program);
        if (const SolverNode* failure = program->find("failure")) failures(*failure);
        if (const SolverNode* table = program->find("environment")) environment(*table);
        if (const SolverNode* templates = program->find("templates")) templateFiles(*templates);
        if (const SolverNode* files = program->find("files"))
            for (const SolverNode* name : solverTexts(*files)) addFile(*name, name->text);
        command(*program);
        placeholders();
        readings();
        spec_.sha256 = beside_.sha256();
        return std::move(spec_);
    }

  private:
    static std::string textAt(const SolverNode& table, const char* key, const std::string& otherwise) {
        const SolverNode* node = table.find(key);
        return node ? solverText(*node) : otherwise;
    }

    void newName(const SolverNode& node) {
        checkSolverName(node);
        const auto [found, isNew] = names_.emplace(node.key, &node);
        if (!isNew)
            refuseSolverKey(node,
                            filled(sentence("Model", "The name {} is taken already, by [{}] in line {}."),
                                   node.key, found->second->path, found->second->keyPlace.line));
    }

    void warnOfUnit(const SolverNode& node, const Variable& v) {
        if (const SolverNode* unit = node.find("unit"); unit && !parseUnit(v.unit))
            warn(unit->place,
                 filled(sentence("Model", "the unit \"{}\" of {} is not known; its values are not converted"),
                        v.unit, v.name));
    }

    void variables(const char* key, std::vector<Variable>& into) {
        const SolverNode* table = root_.find(key);
        if (!table) return;
        for (const SolverNode& node : solverTable(*table).members) {
            newName(node);
            into.push_back(solverVariable(node));
            warnOfUnit(node, into.back());
        }
    }

    void outputs(const SolverNode* table) {
        if (!table) return;
        for (const SolverNode& node : solverTable(*table).members) {
            newName(node);
            spec_.readings.push_back(outputReading(node, {"unit", "description", "nominal"}));
            spec_.outputs.push_back(solverOutput(node));
            warnOfUnit(node, spec_.outputs.back());
        }
    }

    void limits(const SolverNode& program) {
        if (const SolverNode* limit = program.find("limit_s")) {
            spec_.limit = solverNumber(*limit);
            if (!(*spec_.limit > 0))
                refuseSolverValue(*limit, filled(sentence("Model", "{} is {}; it must be above 0 s."),
                                                 limit->path, *spec_.limit));
        }
        if (const SolverNode* keep = program.find("keep_failed")) {
            const double count = solverNumber(*keep);
            if (!(count >= 0 && count <= 1000 && count == std::floor(count)))
                refuseSolverValue(*keep,
                                  filled(sentence("Model", "{} is {}; it is a whole number from 0 to 1000."),
                                         keep->path, count));
            spec_.keepFailed = static_cast<std::size_t>(count);
        }
        if (const SolverNode* parallel = program.find("parallel")) {
            const double count = solverNumber(*parallel);
            if (!(count >= 1 && count <= 1000 && count == std::floor(count)))
                refuseSolverValue(*parallel,
                                  filled(sentence("Model", "{} is {}; it is a whole number from 1 to 1000."),
                                         parallel->path, count));
            spec_.parallel = static_cast<int>(count);
        }
    }

    void failures(const SolverNode& node) {
        checkSolverKeys(solverTable(node), {"exit_code", "word", "file"});
        if (const SolverNode* code = node.find("exit_code")) spec_.failure.exitCode = solverBoolean(*code);
        const SolverNode* words = node.find("word");
        if (words)
            for (const SolverNode* word : solverTexts(*words)) {
                if (word->text.empty())
                    refuseSolverValue(*word, filled(sentence("Model", "{} is empty, which is in every text."),
                                                    words->path));
                spec_.failure.words.push_back(word->text);
            }
        if (const SolverNode* file = node.find("file")) {
            if (!words)
                refuseSolverKey(
                    *file, filled(sentence("Model", "{} goes with word: it is where the word is looked for."),
                                  file->path));
            spec_.failure.file = nameInRun(*file, solverText(*file));
        }
    }

    void environment(const SolverNode& node) {
        for (const SolverNode& member : solverTable(node).members) {
            const bool fits =
                !member.key.empty() && !isDigit(member.key.front()) &&
                std::all_of(member.key.begin(), member.key.end(), [](char c) {
                    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_';
                });
            if (!fits)
                refuseSolverKey(
                    member,
                    filled(sentence("Model", "\"{}\" is no name of an environment variable."), member.key));
            if (solverText(member).find('\0') != std::string::npos)
                refuseSolverValue(member,
                                  filled(sentence("Model", "{} has a zero byte in it."), member.path));
            spec_.environment.push_back(member.key + "=" + member.text);
        }
    }

    void templateFiles(const SolverNode& node) {
        if (node.kind == SolverNode::Kind::Table) {
            for (const SolverNode& member : node.members) addTemplate(member, member.key, solverText(member));
        } else {
            for (const SolverNode* name : solverTexts(node)) addTemplate(*name, name->text, name->text);
        }
    }

    void addTemplate(const SolverNode& node, const std::string& from, const std::string& to) {
        const std::string target = nameInRun(node, to);
        taken(node, target);
        const std::string name = nameInRun(node, from);
        BesideFile read = beside_.read(name, node.place, translate("Model", "template"));
        spec_.templates.push_back(
            {name, target, ProgramText(std::move(read.bytes), {beside_.path(name)}, true), read.executable});
    }

    void addFile(const SolverNode& node, const std::string& given) {
        const std::string name = nameInRun(node, given);
        taken(node, name);
        BesideFile read = beside_.read(name, node.place, translate("Model", "file"));
        spec_.files.push_back({name, std::move(read.bytes), read.executable});
    }

    /// Two things under one name in the folder of a run.
    void taken(const SolverNode& node, const std::string& name) {
        if (name == kProgramInputsFile || name == kProgramTimesFile || name == "stdout" || name == "stderr")
            refuseSolverValue(
                node,
                filled(sentence("Model", "The name {} is taken in the folder of a run; use another one."),
                       name));
        if (!inRun_.insert(name).second)
            refuseSolverValue(
                node, filled(sentence("Model", "Two files would be {} in the folder of a run."), name));
    }

    void command(const SolverNode& program) {
        const SolverNode* node = program.find("command");
        if (!node)
            refuseSolverKey(
                program,
                translate("Model", "[program] has no command: command = \"./solver input.txt\", or a list of "
                                   "its words."));
        std::vector<std::pair<std::string, SourcePlace>> words;
        if (node->kind == SolverNode::Kind::Text) {
            for (std::string& word : splitCommand(node->text, node->place))
                words.emplace_back(std::move(word), node->place);
        } else {
            for (const SolverNode* word : solverTexts(*node)) words.emplace_back(word->text, word->place);
        }
        if (words.empty() || words.front().first.empty())
            refuseSolverValue(*node, translate("Model", "The command is empty."));
        for (const auto& [word, place] : words) {
            if (word.find('\0') != std::string::npos)
                throw Error(translate("Model", "A word of the command has a zero byte in it."), place);
            spec_.command.emplace_back(word, place, false);
        }
        if (!spec_.command.front().placeholders().empty())
            throw Error(translate("Model", "What is run must be named; its first word has a placeholder."),
                        words.front().second);
        executable(words.front().first, words.front().second);
        // What the command names beside the TOML file comes along, so that what was agreed to is what runs.
        for (std::size_t i = 1; i < words.size(); ++i) {
            if (!spec_.command[i].placeholders().empty()) continue;
            if (words[i].first.starts_with('/')) beside_.countAbsolute(words[i].first, words[i].second);
            if (const auto name = relativeName(words[i].first);
                name && !inRun_.contains(*name) && beside_.has(*name) && !isWritten(*name))
                comesAlong(*name, words[i].second);
        }
    }

    /// By the program: what lies beside the TOML file under that name is left from elsewhere.
    bool isWritten(const std::string& name) const {
        return name == spec_.failure.file || (spec_.end && spec_.end->file == name) ||
               std::ranges::find(spec_.readings, name, &OutputReading::file) != spec_.readings.end();
    }

    void comesAlong(const std::string& name, const SourcePlace& place) {
        SolverNode node;
        node.place = node.keyPlace = place;
        addFile(node, name);
    }

    void executable(const std::string& word, const SourcePlace& place) {
        if (word.find('/') == std::string::npos) {
            spec_.executable = programOnPath(word);
            if (!spec_.executable.empty()) return;
            throw Error(
                beside_.has(word)
                    ? filled(sentence("Model", "There is no program {0} on this machine; the one beside "
                                               "this file is \"./{0}\"."),
                             word)
                    : filled(sentence("Model", "There is no program {} on this machine; install it, or "
                                               "write where it lies."),
                             word),
                place);
        }
        if (word.front() == '/') {
            requireExecutable(word, place);
            spec_.executable = word;
            beside_.countAbsolute(word, place);
            return;
        }
        const auto name = relativeName(word);
        if (!name)
            throw Error(
                filled(sentence("Model",
                                "\"{}\" leaves the folder of this file; name the program by its whole path."),
                       word),
                place);
        const auto made = std::ranges::find(spec_.templates, *name, &ProgramTemplate::to);
        requireExecutable(beside_.path(made == spec_.templates.end() ? *name : made->from), place);
        if (!inRun_.contains(*name)) comesAlong(*name, place);
    }

    /// Every placeholder is known, and what has none is told.
    void placeholders() {
        std::set<std::string> used;
        std::vector<std::string> known{"start_time", "stop_time", "output_times", "file:inputs",
                                       "file:times"};
        for (const auto* list : {&spec_.parameters, &spec_.inputs})
            for (const Variable& v : *list) known.push_back(v.name);
        const auto see = [&](const ProgramText& text) {
            for (const Placeholder& one : text.placeholders()) {
                if (std::find(known.begin(), known.end(), one.name) == known.end()) {
                    const auto near = nearestName(one.name, known);
                    throw Error(
                        filled(
                            sentence("Model", "{{{{{}}}}} is no parameter, input or time of this program{}"),
                            one.name,
                            near ? filled(sentence("Model", ". Did you mean {}?"), *near)
                                 : filled(sentence("Model", "; known are {}."), fmt::join(known, ", "))),
                        one.place);
                }
                if (one.name.starts_with("file:") && !one.format.text.empty())
                    throw Error(translate("Model", "The name of a file has no format of a number."),
                                one.place);
                used.insert(one.name);
            }
        };
        for (const ProgramTemplate& one : spec_.templates) see(one.text);
        for (const ProgramText& word : spec_.command) see(word);
        for (const Variable& p : spec_.parameters)
            if (!used.contains(p.name))
                warn({spec_.file, p.line},
                     filled(sentence("Model", "no template and no word of the command has {{{{{0}}}}}, so "
                                              "{0} changes nothing"),
                            p.name));
        spec_.writesInputs = used.contains("file:inputs");
        spec_.writesTimes = used.contains("file:times");
        spec_.namesTimes = spec_.writesTimes || used.contains("output_times");
        for (const Variable& u : spec_.inputs)
            if (!used.contains(u.name) && !spec_.writesInputs)
                warn({spec_.file, u.line},
                     filled(sentence("Model", "no template and no word of the command has {{{{{0}}}}} or "
                                              "{{{{file:inputs}}}}, so "
                                              "the input {0} changes nothing"),
                            u.name));
        spec_.dynamic = spec_.namesTimes || spec_.writesInputs || spec_.end || used.contains("start_time") ||
                        used.contains("stop_time") || !spec_.inputs.empty();
    }

    void readings() {
        std::vector<const OutputReading*> all;
        for (const OutputReading& one : spec_.readings) all.push_back(&one);
        if (spec_.end) {
            if (spec_.end->hasTime)
                throw Error(
                    translate(
                        "Model",
                        "[end] is one number, the time at which a run ended by itself; it has no column "
                        "of time."),
                    spec_.end->place);
            all.push_back(&*spec_.end);
        }
        for (const OutputReading* one : all) {
            if (inRun_.contains(one->file) || (one->file == kProgramInputsFile && spec_.writesInputs) ||
                (one->file == kProgramTimesFile && spec_.writesTimes))
                throw Error(
                    filled(
                        sentence("Model",
                                 "{} is put there before the run, so it tells nothing of it; let the program "
                                 "write another file."),
                        one->file),
                    one->place);
            spec_.courses = spec_.courses || one->hasTime;
            spec_.readsStreams = spec_.readsStreams || one->file == "stdout" || one->file == "stderr";
        }
        spec_.readsStreams = spec_.readsStreams || !spec_.failure.words.empty();
        spec_.dynamic = spec_.dynamic || spec_.courses;
        // What does not depend on time is the same at all times.
        if (!spec_.dynamic) spec_.courses = true;
    }

    static void requireExecutable(const std::string& path, const SourcePlace& place) {
        if (const Message wrong = whyNotExecutable(path); !wrong.empty()) throw Error(wrong, place);
    }

    void warn(const SourcePlace& place, const Message& what) {
        spec_.warnings.push_back(toString(place) + ": " + what);
    }

    static std::string nameInRun(const SolverNode& node, const std::string& given) {
        if (const auto name = relativeName(given)) return *name;
        refuseSolverValue(
            node,
            filled(sentence("Model", "\"{}\" is no file in the folder of this one or below it. What lies "
                                     "elsewhere the program may name by its whole path."),
                   given));
    }

    SolverNode root_;
    BesideFiles beside_;
    ProgramSpec spec_;
    std::map<std::string, const SolverNode*> names_;
    std::set<std::string> inRun_;
};

} // namespace

ProgramSpec parseProgram(std::string_view text, const std::string& file) {
    return SpecReader(text, file).read();
}

} // namespace rigor
