#pragma once
// What a user says of a place where workers are started, written once, by hand or by the window:
// ~/.config/rigor/places/<name>.toml (or under $XDG_CONFIG_HOME).
//
//     kind = "slurm"                # left out: slurm; or ssh, command, workers (started by hand)
//     hosts = ["ada@rig1", "rig2"]  # of ssh
//     command = "start {host} {port} {password_file} {count}"   # of command
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
//     folder = "/scratch/ada/rigor" # left out: files on their way lie in the run's folder, which nodes must
//     see

#include "core/engine/work_queue/place.h"
#include "core/foundation/base/fields.h"

#include <filesystem>
#include <string>
#include <vector>

namespace rigor {

/// The file, field by field; lists are texts with commas.
struct PlaceProfile {
    std::string kind = "slurm", hosts, command, partition, account, time, modules, folder;
    std::string worker = "work_queue_worker", program, host;
    int workers = 8, cores = 1, memory = 0, disk = 500, idle = 300, port = 0;
    Fields fields();
};

/// Names of the user's profiles, in alphabetical order.
std::vector<std::string> placeProfiles();
/// name: of a file of that folder, or a path.
std::filesystem::path profileFile(const std::string& name);
/// Throws Error with file, line and key.
PlaceProfile readProfile(const std::string& name);
/// Comments and the order of the lines that are there stay. Throws Error: the name is none, or the file
/// cannot be written.
void writeProfile(const std::string& name, PlaceProfile profile);
void removeProfile(const std::string& name);
/// The place that a profile stands for.
Place placeOfProfile(const PlaceProfile& profile, const std::string& name);
/// For placeOf(): kind and all that the profile says. Throws Error as readProfile().
void readPlaceProfile(const std::string& name, Place& place);

/// rigor-evaluate of this machine. Throws Error if it is not beside the program.
std::filesystem::path evaluateProgram();

} // namespace rigor
