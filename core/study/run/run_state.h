#pragma once
// What run.json of a run folder tells on the way: how far the run is and where it is computed, written at
// most once a second, so that another process can follow it, and say after a crash how far it had come.

#include "core/foundation/base/json.h"
#include "core/foundation/base/progress.h"
#include "core/foundation/base/translate.h"
#include "core/study/study.h"

#include <filesystem>
#include <string>
#include <vector>

namespace rigor {

/// Where some of a run's evaluations are made: workers, or the threads of this computer.
struct PlaceState {
    std::string place;   ///< "hpc-west"; "" = this computer
    std::string started; ///< "Slurm job 48213", in the language of the process that runs it
    int workers = 0, wanted = 0;
    long long done = 0, failed = 0, takenOver = 0; ///< evaluations
    double coreSeconds = 0;
    double silence = -1; ///< s since the last answer; below 0 = none yet
};

struct RunTold {
    double seconds = 0; ///< that it has run, all parts of a run that goes on
    ProgressEvent last; ///< without populations
    std::vector<PlaceState> places;
    /// 0 .. 1 of the phase that counts to a total; below 0 = not known.
    double share() const { return last.total > 0 ? std::min(1.0, last.done / last.total) : -1; }
};

nlohmann::ordered_json toJson(const RunTold& told);
/// Missing or damaged parts keep their defaults.
RunTold runTold(const nlohmann::ordered_json& json);

/// What a run folder is, seen from outside.
struct SeenRun {
    enum class State {
        UnderWay,    ///< a process computes it
        Interrupted, ///< its process was killed
        Stopped,     ///< cancelled or failed; what was computed is there
        Finished     ///< its results are there
    } state = State::Finished;
    Study study; ///< as begun; of Finished not filled: readRunFolder() has it
    std::string command, begun, host;
    std::string place; ///< as after --on; "" = that computer
    long process = 0;
    RunTold told;
    bool here() const; ///< on this computer
};
/// Throws Error: it is no run folder, or its run.json is damaged.
SeenRun seenRun(const std::filesystem::path& folder);

} // namespace rigor
