#pragma once
// The workers that a test has started.

#include <sys/types.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace rigor {

/// Workers of the manager with this password file, by what their command line says.
inline std::vector<pid_t> workersOf(const std::string& passwordFile) {
    std::vector<pid_t> found;
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        const std::string name = entry.path().filename().string();
        if (name.find_first_not_of("0123456789") != std::string::npos) continue;
        std::ifstream file(entry.path() / "cmdline", std::ios::binary);
        const std::string line{std::istreambuf_iterator<char>(file), {}};
        if (line.starts_with("work_queue_worker") && line.find(passwordFile) != std::string::npos)
            found.push_back(std::stoi(name));
    }
    return found;
}

} // namespace rigor
