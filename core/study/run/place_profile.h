#pragma once
// What a site says of its cluster, written once: ~/.config/rigor/places/<name>.toml (or under
// $XDG_CONFIG_HOME).
//
//     partition = "main"            # of Slurm; each of these three may be left out
//     account = "rigs"
//     time = "08:00:00"
//     workers = 64                  # array elements
//     cores = 1                     # of each
//     memory = 500                  # MB of each core; asked of Slurm only if it is stated
//     disk = 500                    # MB of each core
//     idle = 300                    # s that a worker waits for work
//     modules = ["cctools"]         # loaded before a worker
//     worker = "work_queue_worker"  # as it is called there
//     program = "/opt/rigor/libexec/rigor/rigor-evaluate"   # left out: that of this machine is sent along
//     host = "login1"               # this machine, as the nodes see it
//     port = 9123                   # left out: any that is free

#include "core/engine/work_queue/place.h"

#include <filesystem>
#include <string>

namespace rigor {

/// name: of a file of that folder, or a path. Throws Error with file, line and key.
void readPlaceProfile(const std::string& name, Place& place);

/// rigor-evaluate of this machine. Throws Error if it is not beside the program.
std::filesystem::path evaluateProgram();

} // namespace rigor
