#pragma once
// A run whose manager is itself a job of the cluster: nothing of it stays on the machine that has submitted
// it.

#include "core/engine/work_queue/place.h"

#include <filesystem>
#include <string>
#include <vector>

namespace rigor {

struct ManagerJob {
    std::string number; ///< of Slurm
    bool begun = false; ///< its run; else it waits in the queue
};

/// Submits `command` (the first is this program) by sbatch with the account, partition and time of the place;
/// what it says is in `folder`/run.log, which the nodes must see. Waits a few seconds for its run to begin.
/// Throws Error: the place is no Slurm, Slurm's own words where it refuses, or what the run said where it has
/// ended at once.
ManagerJob submitManager(std::vector<std::string> command, const std::filesystem::path& folder,
                         const Place& place);

/// In a job the manager is on a node: what the profile says of the submitting machine's name is not its.
void placeWithinJob(Place& place);

} // namespace rigor
