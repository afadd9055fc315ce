#include "core/study/run/place_profile.h"

#include "core/study/file/toml_tree.h"
#include "core/study/run/run_folder.h"

#include <unistd.h>

#include <cstdlib>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {

fs::path profileFile(const std::string& name) {
    if (name.find('/') != std::string::npos || name.ends_with(".toml")) return name;
    if (const char* xdg = std::getenv("XDG_CONFIG_HOME"); xdg && *xdg == '/')
        return fs::path(xdg) / "rigor/places" / (name + ".toml");
    const char* home = std::getenv("HOME");
    return fs::path(home ? home : "/") / ".config/rigor/places" / (name + ".toml");
}

} // namespace

void readPlaceProfile(const std::string& name, Place& place) {
    const fs::path file = profileFile(name);
    std::error_code error;
    if (!fs::exists(file, error))
        fail(sentence("Places", "There is no profile {}: {} does not exist"), name, file.string());
    const TomlNode root = parseToml(readFileBytes(file), file.string(), {});
    checkKeys(root,
              {"partition", "account", "time", "workers", "cores", "memory", "disk", "idle", "modules",
               "worker", "program", "host", "port"},
              "a profile");
    for (const auto& [key, to] : {std::pair{"partition", &place.partition},
                                  {"account", &place.account},
                                  {"time", &place.time},
                                  {"worker", &place.worker},
                                  {"program", &place.program},
                                  {"host", &place.host}})
        if (const TomlNode* node = root.find(key)) *to = textOf(*node);
    struct Whole {
        const char* key;
        int* to;
        long long least, most;
    };
    for (const Whole& whole : {Whole{"workers", &place.count, 1, 100'000},
                               {"cores", &place.cores, 1, 1024},
                               {"memory", &place.memory, 1, 1'000'000},
                               {"disk", &place.disk, 1, 10'000'000},
                               {"idle", &place.idle, 10, 86'400},
                               {"port", &place.port, 0, 65'535}}) {
        const TomlNode* node = root.find(whole.key);
        if (!node) continue;
        const long long value = wholeOf(*node);
        if (value < whole.least || value > whole.most)
            refuseValue(*node, filled(sentence("Places", "{} = {}: it must be {} to {}"), whole.key, value,
                                      whole.least, whole.most));
        *whole.to = static_cast<int>(value);
    }
    place.asksMemory = root.find("memory") != nullptr;
    if (const TomlNode* node = root.find("modules")) place.modules = textsOf(*node);
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
