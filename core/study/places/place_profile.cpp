#include "core/study/places/place_profile.h"

#include "core/methods/result/stored_result.h"
#include "core/study/file/toml_tree.h"
#include "core/study/run/run_folder.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <sstream>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {

fs::path profileFolder() {
    if (const char* xdg = std::getenv("XDG_CONFIG_HOME"); xdg && *xdg == '/')
        return fs::path(xdg) / "rigor/places";
    const char* home = std::getenv("HOME");
    return fs::path(home ? home : "/") / ".config/rigor/places";
}

bool isList(const std::string& key) { return key == "hosts" || key == "modules"; }

std::string bare(const std::string& text) {
    const std::size_t first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t");
    return first == std::string::npos ? std::string() : text.substr(first, last - first + 1);
}

std::vector<std::string> listOf(const std::string& text) {
    std::vector<std::string> list;
    std::istringstream words(text);
    for (std::string word; std::getline(words, word, ',');)
        if (word = bare(word); !word.empty()) list.push_back(word);
    return list;
}

PlaceProfile parsed(const std::string& text, const std::string& file) {
    const TomlNode root = parseToml(text, file, {});
    PlaceProfile profile;
    const Fields fields = profile.fields();
    std::vector<std::string> known;
    for (const Field& field : fields.all()) known.push_back(field.key);
    checkKeys(root, known, "a profile");
    for (const TomlNode::Member& member : root.members) {
        const Field& field = *fields.find(member.key);
        FieldValue value;
        if (isList(member.key))
            value = fmt::format("{}", fmt::join(textsOf(member.node), ", "));
        else if (std::holds_alternative<std::string>(field.defaultValue))
            value = textOf(member.node);
        else
            value = wholeOf(member.node);
        if (const std::string why = whyRefused(field.info, value); !why.empty())
            refuseValue(member.node, fmt::format("{} {}", member.key, why));
        field.set(value);
    }
    return profile;
}

std::string tomlText(const std::string& text) { return storedText(text); }

std::string tomlValue(const std::string& key, const FieldValue& value) {
    if (!std::holds_alternative<std::string>(value)) return toString(value);
    const std::string& text = std::get<std::string>(value);
    if (!isList(key)) return tomlText(text);
    std::string list;
    for (const std::string& one : listOf(text)) list += (list.empty() ? "" : ", ") + tomlText(one);
    return "[" + list + "]";
}

/// The lines to be written, by key; what says what it says without it is left out.
std::map<std::string, std::string> wantedLines(PlaceProfile profile) {
    std::map<std::string, std::string> lines;
    PlaceProfile unchanged;
    const Fields standard = unchanged.fields(), fields = profile.fields();
    for (const Field& field : fields.all())
        if (field.key == "kind" || !sameValue(field.get(), standard.find(field.key)->get()))
            lines[field.key] = fmt::format("{} = {}", field.key, tomlValue(field.key, field.get()));
    return lines;
}

/// The old text with the lines that differ; "" = it cannot be kept.
std::string edited(const std::string& before, const PlaceProfile& wanted) {
    const auto old = wantedLines(parsed(before, "profile"));
    auto lines = wantedLines(wanted);
    PlaceProfile any;
    const Fields known = any.fields();
    std::string text;
    std::istringstream all(before);
    for (std::string line; std::getline(all, line);) {
        const std::string key = bare(line.substr(0, line.find('=')));
        if (line.find('=') == std::string::npos || !known.find(key)) {
            text += line + "\n";
            continue;
        }
        const auto now = lines.find(key);
        const auto then = old.find(key);
        const bool same = (now == lines.end() && then == old.end()) ||
                          (now != lines.end() && then != old.end() && now->second == then->second);
        if (same)
            text += line + "\n";
        else if (now != lines.end())
            text += now->second + "\n";
        lines.erase(key);
    }
    for (const auto& [key, line] : lines)
        if (key != "kind" || old.at("kind") != line) text += line + "\n";
    return wantedLines(parsed(text, "profile")) == wantedLines(wanted) ? text : std::string();
}

} // namespace

Fields PlaceProfile::fields() {
    Fields f;
    f.add("kind", kind,
          {.label = translatable("Field", "Kind"),
           .help = translatable("Field", "How workers are started: jobs of Slurm, your own ssh, a line of "
                                         "yours, or by hand."),
           .choices = {translatable("Field", "slurm"), "ssh", translatable("Field", "command"),
                       translatable("Field", "workers")}});
    f.add("hosts", hosts,
          {.label = translatable("Field", "Hosts"),
           .help = translatable("Field", "As ssh takes them, separated by commas: ada@rig1, rig2. Each runs "
                                         "one worker with all its cores."),
           .onlyIf = "kind=ssh"});
    f.add("command", command,
          {.label = translatable("Field", "Line"),
           .help = translatable("Field", "It starts the workers and says {host}, {port}, {password_file} and "
                                         "{count}."),
           .onlyIf = "kind=command"});
    f.add("partition", partition,
          {.label = translatable("Field", "Partition"),
           .help = translatable("Field", "Empty: that which Slurm takes by itself."),
           .onlyIf = "kind=slurm"});
    f.add("account", account,
          {.label = translatable("Field", "Account"),
           .help = translatable("Field", "Empty: yours."),
           .onlyIf = "kind=slurm"});
    f.add("workers", workers,
          {.label = translatable("Field", "Workers at most"),
           .min = 1,
           .max = kMostWorkers,
           .onlyIf = "kind!=ssh"});
    f.add("time", time,
          {.label = translatable("Field", "Time limit"),
           .help = translatable("Field", "Of a worker's job, as Slurm takes it: 04:00:00. One that ends is "
                                         "replaced."),
           .onlyIf = "kind=slurm"});
    f.add("cores", cores,
          {.label = translatable("Field", "Cores of each"), .min = 1, .max = 1024, .onlyIf = "kind=slurm"});
    f.add("memory", memory,
          {.label = translatable("Field", "Memory of a core"),
           .help = translatable("Field", "0: 500, and Slurm is not asked for any."),
           .unit = "MB",
           .min = 0,
           .max = 1'000'000});
    f.add("modules", modules,
          {.label = translatable("Field", "Modules to load"),
           .help = translatable("Field", "Before a worker, separated by commas."),
           .onlyIf = "kind=slurm|ssh"});
    f.add("folder", folder,
          {.label = translatable("Field", "Shared folder"),
           .help = translatable("Field", "Seen by this computer and by the workers; empty: the folder of the "
                                         "run."),
           .onlyIf = "kind!=ssh"});
    f.add("worker", worker,
          {.label = translatable("Field", "Worker"),
           .help = translatable("Field", "The program work_queue_worker as it is called there."),
           .expert = true,
           .onlyIf = "kind!=command"});
    f.add("program", program,
          {.label = translatable("Field", "rigor-evaluate"),
           .help = translatable("Field", "Where it lies there; empty: that of this computer is sent along."),
           .expert = true});
    f.add("host", host,
          {.label = translatable("Field", "This computer"),
           .help = translatable("Field", "Its name as the workers see it; empty: its own."),
           .expert = true});
    f.add("port", port,
          {.label = translatable("Field", "Port"),
           .help = translatable("Field", "That workers must be able to reach here; 0: any that is free."),
           .min = 0,
           .max = 65'535,
           .expert = true});
    f.add("disk", disk,
          {.label = translatable("Field", "Disk of a core"),
           .unit = "MB",
           .min = 1,
           .max = 10'000'000,
           .expert = true});
    f.add("idle", idle,
          {.label = translatable("Field", "Waits for work"),
           .help = translatable("Field", "So long a worker stays without any."),
           .unit = "s",
           .min = 10,
           .max = 86'400,
           .expert = true});
    return f;
}

std::vector<std::string> placeProfiles() {
    std::vector<std::string> names;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(profileFolder(), error))
        if (entry.path().extension() == ".toml") names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

fs::path profileFile(const std::string& name) {
    if (name.find('/') != std::string::npos || name.ends_with(".toml")) return name;
    return profileFolder() / (name + ".toml");
}

PlaceProfile readProfile(const std::string& name) {
    const fs::path file = profileFile(name);
    std::error_code error;
    if (!fs::exists(file, error))
        fail(sentence("Places", "There is no profile {}: {} does not exist"), name, file.string());
    return parsed(readFileBytes(file), file.string());
}

void writeProfile(const std::string& name, PlaceProfile profile) {
    if (name == "here" || name == "workers")
        fail(sentence("Places", "\"{}\" cannot be the name of a place: --on has another meaning for it"),
             name);
    if (name.empty() || name.find_first_of("/:,\"' \t") != std::string::npos || name.front() == '.' ||
        name == "slurm" || name == "workers")
        fail(sentence("Places", "\"{}\" cannot be the name of a place: letters, digits, - and _"), name);
    const fs::path file = profileFile(name);
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    if (error)
        fail(sentence("Project", "cannot create folder {}: {}"), file.parent_path().string(),
             error.message());
    std::string text;
    if (fs::exists(file, error)) {
        try {
            text = edited(readFileBytes(file), profile);
        } catch (const Error&) { // damaged: what is wanted takes its place
        }
    }
    if (text.empty())
        for (const auto& [key, line] : wantedLines(profile)) text += line + "\n";
    writeFileAtomically(file, text);
}

void removeProfile(const std::string& name) {
    std::error_code error;
    fs::remove(profileFile(name), error);
    if (error)
        fail(sentence("Places", "{} cannot be removed: {}"), profileFile(name).string(), error.message());
}

Place placeOfProfile(const PlaceProfile& profile, const std::string& name) {
    Place place;
    place.text = place.name = name;
    place.kind = profile.kind == "ssh"       ? Place::Kind::Ssh
                 : profile.kind == "command" ? Place::Kind::Command
                 : profile.kind == "workers" ? Place::Kind::Workers
                                             : Place::Kind::Slurm;
    place.hosts = listOf(profile.hosts);
    place.command = profile.command;
    place.partition = profile.partition;
    place.account = profile.account;
    place.time = profile.time;
    place.modules = listOf(profile.modules);
    place.program = profile.program;
    place.worker = profile.worker;
    place.host = profile.host;
    place.port = profile.port;
    place.count = place.kind == Place::Kind::Ssh ? static_cast<int>(place.hosts.size()) : profile.workers;
    place.cores = profile.cores;
    if (profile.memory > 0) place.memory = profile.memory;
    place.asksMemory = profile.memory > 0;
    place.disk = profile.disk;
    place.idle = profile.idle;
    place.folder = profile.folder;
    return place;
}

void readPlaceProfile(const std::string& name, Place& place) {
    const std::string text = place.text;
    place = placeOfProfile(readProfile(name), name);
    place.text = text;
}

fs::path evaluateProgram() {
    constexpr const char* kName = "rigor-evaluate";
    std::error_code error;
    std::vector<fs::path> candidates;
    if (const char* own = std::getenv("RIGOR_EVALUATE"); own && *own) candidates.emplace_back(own);
    const fs::path here = fs::read_symlink("/proc/self/exe", error).parent_path();
    candidates.push_back(here / kName);
    candidates.push_back(here.parent_path() / "libexec/rigor" / kName);
    for (const fs::path& candidate : candidates)
        if (::access(candidate.c_str(), X_OK) == 0) return candidate;
    fail(sentence("Places", "{} was not found beside this program; workers run it"), std::string(kName));
}

} // namespace rigor
