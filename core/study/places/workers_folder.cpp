#include "core/study/places/workers_folder.h"

#include "core/engine/work_queue/slurm_workers.h"
#include "core/study/places/process_there.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <random>
#include <string_view>
#include <vector>

namespace rigor {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kWorkers = ".workers-"; // <process>-<8 digits>-<machine>

bool isLeft(const std::string& name, long long dead) {
    if (!name.starts_with(kWorkers)) return false;
    const long long process = std::strtoll(name.c_str() + kWorkers.size(), nullptr, 10);
    if (process <= 0 || process == ::getpid()) return false;
    if (process == dead) return true;
    return name.ends_with("-" + hostName()) && !isProcess(process);
}

} // namespace

std::string newWorkersFolder() {
    return fmt::format("{}{}-{:08x}-{}", kWorkers, ::getpid(), std::random_device()(), hostName());
}

void removeLeftWorkers(const fs::path& folder, long long dead) {
    std::error_code error;
    std::vector<fs::path> left;
    for (const auto& entry : fs::directory_iterator(folder, error))
        if (entry.is_directory(error) && isLeft(entry.path().filename().string(), dead))
            left.push_back(entry.path());
    for (const fs::path& path : left) {
        endLeftSlurmWorkers(path);
        fs::remove_all(path, error);
    }
}

} // namespace rigor
