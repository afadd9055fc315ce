// Study file -> Study. Every key is looked at; what a value means for the model is checked by prepare().

#include "core/engine/data/series/columns/derived.h"
#include "core/engine/source/source.h"
#include "core/foundation/base/translate.h"
#include "core/study/file/design_parse.h"
#include "core/study/file/study_keys.h"
#include "core/study/file/study_noise.h"
#include "core/study/file/study_unknowns.h"
#include "core/study/file/toml_tree.h"
#include "core/study/run/run_folder.h"
#include "core/study/study.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <system_error>

namespace rigor {

namespace {

/// Each is compiled, and has the data loaded for it.
constexpr std::size_t kMostCandidates = 100;

void remember(Study& study, const TomlNode& node) {
    for (const auto& [key, member] : node.members) {
        study.places[member.path] = member.place;
        remember(study, member);
    }
}

/// A text with which the number of a row may begin.
bool startsLikeANumber(const std::string& text) {
    const std::size_t digits = text.find_first_not_of("+-.,");
    return !text.empty() &&
           (digits == std::string::npos ? text.size() == 1
                                        : digits <= 2 && text[digits] >= '0' && text[digits] <= '9');
}

std::map<std::string, std::string> textMap(const TomlNode& node) {
    std::map<std::string, std::string> map;
    for (const auto& [key, member] : tableOf(node).members) map[key] = textOf(member);
    return map;
}

std::map<std::string, double> numberMap(const TomlNode& node) {
    std::map<std::string, double> map;
    for (const auto& [key, member] : tableOf(node).members) map[key] = realOf(member);
    return map;
}

std::map<std::string, double> nonNegativeMap(const TomlNode& node, const std::string& what) {
    for (const auto& [key, member] : tableOf(node).members)
        if (!(realOf(member) >= 0))
            refuseValue(member, filled(sentence("Study", "{} = {}: {} must be at least 0"), member.path,
                                       member.real, what));
    return numberMap(node);
}

/// Output = number in its unit, or a text with a unit: "2 um".
std::map<std::string, StatedError> statedErrors(const TomlNode& node, const std::string& what) {
    std::map<std::string, StatedError> map;
    for (const auto& [key, member] : tableOf(node).members) {
        StatedError& stated = map[key];
        try {
            stated =
                member.kind == TomlNode::Kind::Text ? statedError(member.text) : StatedError(realOf(member));
        } catch (const Error& e) {
            if (!e.place().file.empty()) throw;
            refuseValue(member, fmt::format("{}: {}", member.path, e.sentence()));
        }
        if (!(stated.value >= 0) || !std::isfinite(stated.value))
            refuseValue(member, filled(sentence("Study", "{} = {}: {} must be a finite number of at least 0"),
                                       member.path, toString(stated), what));
    }
    return map;
}

/// State = how it starts.
std::map<std::string, StartRule> startRules(const TomlNode& node) {
    std::map<std::string, StartRule> rules;
    for (const auto& [state, member] : tableOf(node).members) {
        StartRule& rule = rules[state];
        if (member.kind == TomlNode::Kind::Text) {
            for (const auto& [word, kind] : kStartWords)
                if (member.text == word) rule.kind = kind;
            if (rule.kind != StartRule::Kind::Given) continue;
            refuseValue(member,
                        filled(sentence("Study", "{} = \"{}\": it must be a number (in the unit of the "
                                                 "state), \"measured\", \"steady\" or \"unknown\""),
                               member.path, member.text));
        }
        rule.value = realOf(member);
        if (!std::isfinite(rule.value))
            refuseValue(member, filled(sentence("Study", "{}: a finite number is expected"), member.path));
    }
    return rules;
}

/// One share for every input, or a table: input = share.
std::map<std::string, double> inputUncertainty(const TomlNode& node) {
    const std::string what = translate("Study", "the share that an input may be off");
    if (node.kind == TomlNode::Kind::Table) return nonNegativeMap(node, what);
    if (!(realOf(node) >= 0))
        refuseValue(node,
                    filled(sentence("Study", "{} = {}: {} must be at least 0"), node.path, node.real, what));
    return {{"", realOf(node)}};
}

std::string choice(const TomlNode& node, const std::vector<std::string>& choices) {
    const std::string text = textOf(node);
    if (const std::string why = whyRefused({.choices = choices}, text); !why.empty())
        refuseValue(node, filled(sentence("Study", "{} = \"{}\": it {}"), node.path, text, why));
    return text;
}

const FieldValue kUnstated = std::numeric_limits<double>::quiet_NaN();

/// Values of a table checked against fields and brought to the fields' types.
std::vector<std::pair<std::string, FieldValue>> readFields(const TomlNode& node, const Fields& fields) {
    std::vector<std::pair<std::string, FieldValue>> values;
    for (const auto& [key, member] : tableOf(node).members) {
        FieldValue value = fieldValueOf(member);
        const Field* field = fields.find(key);
        if (field && member.overridden && std::holds_alternative<std::string>(field->defaultValue))
            value = textOf(member);
        try {
            fields.set(key, value);
        } catch (const Error& e) {
            const std::string sentence = fmt::format("[{}] {}", node.path, e.sentence());
            if (field) refuseValue(member, sentence);
            refuseKey(member, sentence);
        }
        // nan says of a field that may be left out that it is: --set simulation.stop_time=nan
        if (const FieldValue kept = field->get(); !sameValue(kept, kUnstated)) values.emplace_back(key, kept);
    }
    return values;
}

HeldBack readHeldBack(const TomlNode& node) {
    checkKeys(tableOf(node), kValidationKeys, "data.validation");
    HeldBack held;
    const TomlNode* share = node.find("share");
    const TomlNode* seed = node.find("seed");
    const TomlNode* after = node.find("after");
    const TomlNode* files = node.find("files");
    const TomlNode* labels = node.find("labels");
    const TomlNode* folds = node.find("folds");
    int ways = 0;
    for (const TomlNode* way : {share, after, files, labels, folds}) ways += way != nullptr;
    if (ways != 1 || (seed && !share && !folds))
        refuseValue(node,
                    translate("Study", "data.validation: one of share and folds (with seed, if wanted), "
                                       "files, labels and after says what is held back"));
    if (folds) {
        const bool each = folds->kind == TomlNode::Kind::Text && textOf(*folds) == "each";
        held.folds = each ? HeldBack::kEach : folds->kind == TomlNode::Kind::Text ? 0 : wholeOf(*folds);
        if (!each && held.folds < 2)
            refuseValue(*folds, translate("Study", "data.validation.folds: a number of parts, at least 2, or "
                                                   "\"each\" (every experiment is left out once)"));
    }
    if (share) {
        held.share = realOf(*share);
        if (!(held.share > 0 && held.share < 1))
            refuseValue(*share,
                        filled(sentence("Study", "data.validation.share = {}: it must lie between 0 and "
                                                 "1, both excluded"),
                               held.share));
    }
    if (seed) {
        held.seed = wholeOf(*seed);
        if (held.seed < 0)
            refuseValue(*seed, filled(sentence("Study", "data.validation.seed = {}: it must be at least 0"),
                                      held.seed));
    }
    if (after) {
        held.after = realOf(*after);
        if (!std::isfinite(*held.after))
            refuseValue(*after, translate("Study", "data.validation.after: a time in s is expected"));
    }
    if (files) {
        if (files->kind == TomlNode::Kind::Array)
            for (const auto& element : files->elements) held.files.push_back(filePath(element));
        else
            held.files = {filePath(*files)};
    }
    if (labels)
        held.labels = labels->kind == TomlNode::Kind::Array ? textsOf(*labels) : std::vector{textOf(*labels)};
    if ((files && held.files.empty()) || (labels && held.labels.empty()))
        refuseValue(node, translate("Study", "data.validation: the list is empty, so nothing is held back"));
    return held;
}

/// A list of texts or a table of them, whose keys are names for people only.
void readConstraints(const TomlNode& node, Study& study) {
    const auto add = [&](const TomlNode& text) {
        // Which of them is told of by its number.
        study.places[fmt::format("constraints.{}", study.constraints.size())] = text.place;
        study.constraints.push_back(textOf(text));
    };
    if (node.kind == TomlNode::Kind::Table)
        for (const auto& [key, member] : node.members) add(member);
    else if (node.kind == TomlNode::Kind::Array)
        for (const TomlNode& element : node.elements) add(element);
    else
        add(node);
}

/// Paths, or tables of what holds for one file alone.
void readFiles(const TomlNode& node, DataRecipe& data) {
    bool any = false;
    for (const TomlNode& element : node.elements) {
        FileEntry& entry = data.entries.emplace_back();
        if (element.kind != TomlNode::Kind::Table) {
            data.files.push_back(filePath(element));
            continue;
        }
        any = true;
        checkKeys(element, kFileKeys, "an entry of data.files");
        const TomlNode* file = element.find("file");
        if (!file) refuseValue(element, translate("Study", "an entry of data.files names no file"));
        data.files.push_back(filePath(*file));
        if (const auto* n = element.find("experiment")) {
            entry.experiment = wholeOf(*n);
            if (entry.experiment < 1)
                refuseValue(*n, filled(sentence("Study", "{} = {}: experiments are numbered from 1"), n->path,
                                       entry.experiment));
        }
        if (const auto* n = element.find("time")) entry.time = textOf(*n);
        if (const auto* n = element.find("offset")) {
            entry.offset = realOf(*n);
            if (!std::isfinite(entry.offset))
                refuseValue(*n, filled(sentence("Study", "{}: a number of s is expected"), n->path));
        }
        if (const auto* n = element.find("sheet")) entry.sheet = textOf(*n);
        if (const auto* n = element.find("variable")) entry.variable = textOf(*n);
    }
    if (!any) data.entries.clear();
}

DataRecipe readData(const TomlNode& node) {
    checkKeys(tableOf(node), kDataKeys, "[data]");
    DataRecipe data;
    const TomlNode* file = node.find("file");
    const TomlNode* files = node.find("files");
    // An override of one replaces what the study says by the other.
    if (file && files && file->overridden != files->overridden) (file->overridden ? files : file) = nullptr;
    if (file && files)
        refuseKey(*files, translate("Study", "[data] has both file and files; one of them is enough"));
    if (file) data.files = {filePath(*file)};
    if (files) {
        if (files->kind == TomlNode::Kind::Array)
            readFiles(*files, data);
        else
            data.files = {filePath(*files)};
    }
    const auto hasTime = [](const FileEntry& e) {
        return e.experiment > 0 || !e.time.empty() || e.offset != 0;
    };
    if (std::any_of(data.entries.begin(), data.entries.end(), hasTime) && !node.find("layout"))
        data.layout = "signals";
    if (const auto* n = node.find("layout")) data.layout = choice(*n, {"rows", "signals"});
    if (const auto* n = node.find("label")) data.label = textOf(*n);
    if (const auto* n = node.find("time")) {
        data.time = textOf(*n);
        if (!data.time.empty() && !node.find("layout")) data.layout = "signals";
    }
    if (const auto* n = node.find("conditions")) data.conditions = textMap(*n);
    if (const auto* n = node.find("inputs")) data.inputs = textMap(*n);
    if (const auto* n = node.find("measurements")) data.measurements = textMap(*n);
    if (const auto* n = node.find("standard_deviations"))
        data.standardDeviations = statedErrors(*n, translate("Study", "a standard deviation"));
    if (const auto* n = node.find("bounds"))
        data.bounds = statedErrors(*n, translate("Study", "an error bound"));
    if (const auto* n = node.find("input_uncertainty")) data.inputUncertainty = inputUncertainty(*n);
    if (const auto* n = node.find("codes"))
        for (const auto& [column, texts] : tableOf(*n).members)
            for (const auto& [text, values] : tableOf(texts).members)
                data.codes[column][text] = numberMap(values);
    if (const auto* n = node.find("derived"))
        for (const auto& [name, member] : tableOf(*n).members) try {
                derivedColumn(data.derived[name] = textOf(member));
            } catch (const Error& e) {
                if (!e.place().file.empty()) throw;
                refuseValue(member, fmt::format("{}: {}", member.path, e.sentence()));
            }
    if (const auto* n = node.find("interpolation"))
        data.interpolation = choice(*n, {"hold", "linear", "cubic"});
    if (const auto* n = node.find("units")) data.units = textMap(*n);
    if (const auto* n = node.find("numbers")) data.numbers = textsOf(*n);
    if (const auto* n = node.find("sheet")) data.sheet = textOf(*n);
    if (const auto* n = node.find("variable")) data.variable = textOf(*n);
    if (const auto* n = node.find("delimiter")) data.delimiter = textOf(*n);
    if (const auto* n = node.find("decimal")) data.decimal = textOf(*n);
    if (const auto* n = node.find("encoding")) data.encoding = textOf(*n);
    for (const auto& [key, member] :
         {std::pair{"header_line", &data.headerLine}, {"unit_line", &data.unitLine}})
        if (const auto* n = node.find(key)) {
            const long long line = wholeOf(*n);
            if (line < 0 || line > 1'000'000)
                refuseValue(*n,
                            filled(sentence("Study", "data.{} = {}: it must be 0 (none) or a line number; "
                                                     "without the key it is recognised"),
                                   key, line));
            *member = static_cast<int>(line);
        }
    if (const auto* n = node.find("comment")) {
        data.comment = textOf(*n);
        if (startsLikeANumber(data.comment))
            refuseValue(*n,
                        filled(sentence("Study", "data.comment = \"{}\": rows may start so; it must be the "
                                                 "sign of a comment, such as # or //, or \"none\""),
                               data.comment));
    }
    if (const auto* n = node.find("date_order"))
        data.dateOrder = choice(*n, {"", "day-first", "month-first"});
    if (const auto* n = node.find("ignored")) data.ignored = textsOf(*n);
    if (const auto* n = node.find("marked"))
        for (const std::string& text : textsOf(*n)) try {
                data.marked.push_back(markedCell(text));
            } catch (const Error& e) {
                refuseValue(*n, e.sentence());
            }
    if (const auto* n = node.find("preparation")) {
        readFields(*n, data.preparation.fields());
        if (data.preparation.sampleTime > 0 && !node.find("layout")) data.layout = "signals";
    }
    if (const auto* n = node.find("excluded")) data.excluded = textsOf(*n);
    if (const auto* n = node.find("start")) data.starts = startRules(*n);
    if (const auto* n = node.find("validation")) data.validation = readHeldBack(*n);
    return data;
}

/// Files held back are files of the data: the same one however its path is written, else a further one.
void joinHeldFiles(DataRecipe& data, const std::filesystem::path& folder) {
    const auto whole = [&](const std::string& path) {
        return std::filesystem::absolute(folder / path).lexically_normal();
    };
    for (std::string& held : data.validation.files) {
        const auto same = std::ranges::find(data.files, whole(held), whole);
        if (same == data.files.end())
            data.files.push_back(held);
        else
            held = *same;
    }
    if (!data.entries.empty()) data.entries.resize(data.files.size());
}

} // namespace

StudyOverride parseOverride(const std::string& text) {
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        fail(sentence("Study", "--set {}: key.path=value is expected, for example --set options.degree=5"),
             text);
    StudyOverride given{text.substr(0, equals), text.substr(equals + 1)};
    const auto trim = [](std::string& s) {
        while (!s.empty() && s.front() == ' ') s.erase(0, 1);
        while (!s.empty() && s.back() == ' ') s.pop_back();
    };
    trim(given.key);
    trim(given.value);
    return given;
}

namespace {
/// A file that tells how a program is run, where a study is asked for.
void refuseProgram(const TomlNode& root, const std::filesystem::path& file) {
    if (root.find("method")) return;
    for (const auto& [key, member] : root.members) {
        if (member.kind != TomlNode::Kind::Table || !nearestName(key, std::array{"program"})) continue;
        if (key != "program")
            refuseKey(member, filled(sentence("Study", "[{}] is no table of a study. Did you mean [program]? "
                                                       "That makes the file a program, which is a model"),
                                     key));
        refuseKey(member,
                  filled(sentence("Study",
                                  "this is a program, which is a model, where a study is asked for. A study "
                                  "names it: model = \"program:{}\", beside a method and [data]. `rigor "
                                  "check` and `rigor simulate` take the program itself"),
                         file.filename().string()));
    }
}
} // namespace

Study parseStudy(std::string_view text, const std::filesystem::path& file,
                 const std::vector<StudyOverride>& overrides) {
    const TomlNode root = parseToml(text, file.string(), overrides);
    refuseProgram(root, file);
    checkKeys(root, kStudyKeys, "a study");
    Study study;
    study.file = file;
    remember(study, root);
    const TomlNode* method = root.find("method");
    const TomlNode* model = root.find("model");
    if (!method)
        throw Error(translate("Study", "the study names no method (method = \"...\")"), {file.string()});
    study.method = textOf(*method);
    std::unique_ptr<Method> made;
    try {
        made = makeMethod(study.method);
    } catch (const Error& e) {
        refuseValue(*method, e.sentence());
    }
    if (!made->descriptor().needsModel) {
        const std::string why =
            filled(sentence("Study", "the method {} works without a model"), study.method);
        for (const char* key : {"model", "parameters", "unknowns", "constraints", "candidates", "simulation",
                                "design", "dependence"})
            if (const auto* n = root.find(key))
                refuseKey(*n, filled(sentence("Study", "{}; leave {} out"), why, key));
    } else {
        if (!model)
            throw Error(translate("Study", "the study names no model (model = \"...\")"), {file.string()});
        study.model = textOf(*model);
        if (study.model.empty())
            refuseValue(*model, translate("Study", "model is empty; a file or \"rig:<name>\" is expected"));
        if (!study.model.starts_with("rig:") && !isAddress(study.model)) study.model = filePath(*model);
    }
    if (const auto* n = root.find("title")) study.title = textOf(*n);
    if (const auto* n = root.find("seed")) {
        if (wholeOf(*n) < 0)
            refuseValue(*n, filled(sentence("Study", "seed = {}: it must be at least 0"), n->whole));
        study.seed = static_cast<std::uint64_t>(n->whole);
    }
    if (const auto* n = root.find("threads")) {
        if (wholeOf(*n) < 0 || n->whole > 4096)
            refuseValue(*n, filled(sentence("Study", "threads = {}: it must be 0 (all) to 4096"), n->whole));
        study.threads = static_cast<int>(n->whole);
    }
    if (const auto* n = root.find("checkpoint")) {
        const std::string kept = textOf(*n);
        if (kept != "auto" && kept != "off")
            refuseValue(*n, filled(sentence("Study", "checkpoint = {}: it must be auto or off"), kept));
        study.checkpoint = kept == "auto";
    }
    if (const auto* n = root.find("data")) {
        study.data = readData(*n);
        joinHeldFiles(study.data, study.file.parent_path());
        if (const auto* noise = n->find("noise")) study.noise = readNoise(*noise);
    }
    if (const auto* n = root.find("parameters")) study.parameters = numberMap(*n);
    if (const auto* n = root.find("unknowns"))
        for (const auto& [name, member] : tableOf(*n).members)
            study.unknowns.push_back(readUnknown(name, member));
    if (const auto* n = root.find("dependence")) study.dependence = readDependence(*n, study.unknowns);
    if (const auto* n = root.find("constraints")) readConstraints(*n, study);
    if (const auto* n = root.find("candidates")) {
        const auto& stated = tableOf(*n).members;
        if (stated.size() > kMostCandidates)
            refuseKey(*n, filled(sentence("Study", "{} candidates are stated; at most {} are compared"),
                                 stated.size(), kMostCandidates));
        for (const auto& [name, member] : stated) {
            checkKeys(tableOf(member), kCandidateKeys, "candidate " + name);
            StudyCandidate candidate{name, {}, {}};
            if (const auto* path = member.find("model")) candidate.model = filePath(*path);
            if (const auto* values = member.find("parameters")) candidate.parameters = numberMap(*values);
            study.candidates.push_back(std::move(candidate));
        }
    }
    if (const auto* n = root.find("options")) study.options = readFields(*n, made->options());
    SimulationOptions simulation;
    if (const auto* n = root.find("simulation")) study.simulation = readFields(*n, simulation.fields());
    if (const auto* n = root.find("output")) {
        checkKeys(tableOf(*n), kOutputKeys, "[output]");
        if (const auto* report = n->find("report")) study.report = choice(*report, {"", "pdf", "html"});
    }
    if (const auto* n = root.find("design")) study.design = readDesign(*n);
    return study;
}

Study loadStudy(const std::filesystem::path& file, const std::vector<StudyOverride>& overrides) {
    return parseStudy(readFileBytes(file), file, overrides);
}

SourcePlace placeOf(const Study& study, const std::string& key) {
    for (std::string path = key; !path.empty();) {
        if (const auto it = study.places.find(path); it != study.places.end()) return it->second;
        const auto dot = path.rfind('.');
        path = dot == std::string::npos ? std::string() : path.substr(0, dot);
    }
    return {study.file.string()};
}

} // namespace rigor
