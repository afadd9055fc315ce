#pragma once
// The processes that run FMUs for this one.

#include "tests/engine/fmu/small_fmu.h"

#include <unistd.h>

namespace rigor::small_fmu {

/// The processes of the helper below this one, whoever started them in between.
inline std::vector<pid_t> hosts() {
    std::map<pid_t, pid_t> parents;
    std::vector<pid_t> found;
    for (const auto& entry : fs::directory_iterator("/proc")) {
        const std::string text = contentsOf(entry.path() / "stat");
        const std::size_t open = text.find('('), close = text.rfind(')');
        if (open == std::string::npos || close == std::string::npos) continue;
        const pid_t id = std::stoi(text);
        std::istringstream words(text.substr(close + 1));
        char state = 0;
        words >> state >> parents[id];
        if (text.substr(open + 1, close - open - 1).starts_with("rigor-model-hos") && state != 'Z')
            found.push_back(id);
    }
    std::erase_if(found, [&](pid_t id) {
        for (pid_t at = id; at > 1; at = parents.contains(at) ? parents[at] : 0)
            if (at == getpid()) return false;
        return true;
    });
    return found;
}

} // namespace rigor::small_fmu
