#pragma once
// Workers by Slurm: one array job by sbatch; another one for those that have ended, as long as there is work.
// work_queue_factory of Debian 12 cannot do it: it writes --mem=500 M, which sbatch refuses.

#include "core/engine/work_queue/place.h"

namespace rigor {

/// Throws Error with what Slurm says where it refuses.
std::unique_ptr<PlacedWorkers> slurmWorkers(const Place& place, const Listening& at);

} // namespace rigor
