#pragma once
// Workers by Slurm: one array job by sbatch; another one for those that have ended, as long as there is work.
// work_queue_factory of Debian 12 cannot do it: it writes --mem=500 M, which sbatch refuses.

#include "core/engine/work_queue/place.h"

#include <filesystem>

namespace rigor {

/// Throws Error with what Slurm says where it refuses.
std::unique_ptr<PlacedWorkers> slurmWorkers(const Place& place, const Listening& at);

/// Cancels the jobs whose manager was killed, of which only its folder is left (WorkQueueSettings::folder):
/// their elements would hold their places until they have waited long enough.
void endLeftSlurmWorkers(const std::filesystem::path& folder);

} // namespace rigor
