#pragma once
// The folder that a manager has for its workers: the password, files on their way. It lies in the run's
// folder or in that of the place, which several machines may see; a manager that is killed leaves it.

#include <filesystem>
#include <string>

namespace rigor {

/// Of one of this process, another each time.
std::string newWorkersFolder();

/// Removes those in `folder` whose manager is gone, and ends what Slurm still runs for them. dead: number of
/// a process that was found to have ended, whoever has it now and on whatever machine it was; 0 = none. What
/// another machine's process has there stays.
void removeLeftWorkers(const std::filesystem::path& folder, long long dead = 0);

} // namespace rigor
