#pragma once
// Where workers of Work Queue are started: by hand, by a line of the user's, by ssh, by Slurm. A worker is
// `work_queue_worker` of cctools, which finds the manager, runs its tasks and keeps its files; nothing of
// Rigor need be installed there, but the libraries that rigor-evaluate is linked to.

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rigor {

inline constexpr long long kMostWorkers = 100'000; ///< that a place is asked for

/// As it stands after --on.
struct Place {
    enum class Kind { Workers, Here, Command, Ssh, Slurm };
    Kind kind = Kind::Workers;
    std::string text;               ///< as written
    std::string name;               ///< of its profile; "" = it has none
    std::string command;            ///< of Command: with {host} {port} {password_file} {count}
    std::vector<std::string> hosts; ///< of Ssh: "ada@rig3", as ssh takes them

    // What the profile of a site says; the defaults serve a cluster without partitions.
    std::string partition, account, time; ///< of Slurm; "" = its own defaults
    std::vector<std::string> modules;     ///< environment modules to load before a worker
    std::string program;                  ///< rigor-evaluate there; "" = it is sent along
    std::string worker = "work_queue_worker";
    std::string host;        ///< of the manager as workers see it; "" = its own name
    int port = 0;            ///< that the manager listens at; 0 = any that is free
    int count = 8;           ///< workers
    int cores = 1;           ///< of each
    int memory = 500;        ///< MB of each core
    int disk = 500;          ///< MB of each core
    bool asksMemory = false; ///< of Slurm too; many sites and most small ones know no memory
    int idle = 300;          ///< s that a worker waits for work or for a manager
    std::string folder;      ///< where files on their way lie, which Slurm's nodes see; "" = the run's own
};

/// "slurm", "slurm:site", "ssh:rig1,rig2", "command:...", "workers", "here", or the name of a profile.
/// profile: reads what a name stands for; empty = there are none. Throws Error: it is none of these, or what
/// it needs is not on the path.
Place placeOf(const std::string& text, const std::function<void(const std::string& name, Place&)>& profile);

/// Between the places of a text that names several: "slurm:site + here". A line of "command:" takes the rest.
inline constexpr const char* kBetweenPlaces = " + ";
/// As placeOf(), of one place or of several. Throws Error also where one is named twice.
std::vector<Place> placesOf(const std::string& text,
                            const std::function<void(const std::string& name, Place&)>& profile);
/// The parts of such a text, whether or not they are places.
std::vector<std::string> partsOfPlaces(std::string_view text);
/// Places, each as after --on, as one text. Throws Error where two of them are lines of "command:".
std::string placesText(std::vector<std::string> places);

/// Of those that the place is reached by from this machine, one that is not on the path; "" = all are.
std::string missingProgram(const Place& place);
/// Throws Error where the place lacks what it needs: a program on the path, a host, a part of its line.
void checkPlace(const Place& place);

/// Where the manager is.
struct Listening {
    std::string host;
    int port = 0;
    std::string passwordFile;
    std::string environment = {}; ///< of its workers, and so of their tasks: "NAME=value ..." for a shell
};

/// Workers that were asked for. Its end ends them.
class PlacedWorkers {
  public:
    virtual ~PlacedWorkers() = default;
    /// Called every few seconds while there is work: asks for more where some have ended. Throws Error where
    /// no more can be had.
    virtual void follow(int connected) = 0;
    /// How many there may be at once.
    virtual int count() const = 0;
    /// What was started, for people: "Slurm job 48213"; empty = nothing to tell.
    virtual Message started() const { return {}; }
};

/// say: what a person must be told (the line to start workers by hand). Throws Error.
std::unique_ptr<PlacedWorkers> startWorkers(const Place& place, const Listening& at,
                                            const std::function<void(const std::string&)>& say);

/// The command line of a worker there; passwordFile as it is seen there.
std::string workerLine(const Place& place, const Listening& at, const std::string& cores);

/// In single quotes.
std::string shellQuoted(const std::string& text);

/// A program of this machine, to its end.
struct ProgramEnd {
    int code = -1; ///< exit code, 128 + signal
    std::string output, errors;
};
/// Looked for on the path. input: of its standard input. Throws Error if it cannot be started.
ProgramEnd runProgram(const std::vector<std::string>& command, const std::string& input = {});
/// Whether there is such a program on the path.
bool onPath(const std::string& program);

} // namespace rigor
