#pragma once
// What run.json of a run folder tells on the way: how far the run is and where it is computed, written at
// most once a second, so that another process can follow it, and say after a crash how far it had come.

#include "core/foundation/base/progress.h"
#include "core/foundation/base/translate.h"
#include "core/study/study.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

/// One that is there, from its first answer on.
struct WorkerState {
    std::string machine; ///< and its process there: "c004 4711"
    long long done = 0;  ///< evaluations
    double silence = -1; ///< s since its last answer
    template <class V> void describe(V& v) {
        v("machine", machine);
        v("done", done);
        v("silence", silence);
    }
};

/// Where some of a run's evaluations are made: workers, or the threads of this computer.
struct PlaceState {
    std::string place;   ///< "hpc-west"; "" = this computer
    std::string started; ///< "Slurm job 48213", in the language of the process that runs it
    int workers = 0, wanted = 0;
    long long done = 0, failed = 0, takenOver = 0; ///< evaluations
    double coreSeconds = 0;
    double silence = -1; ///< s since the last answer; below 0 = none yet
    std::vector<WorkerState> each = {};
    template <class V> void describe(V& v) {
        std::optional<std::vector<WorkerState>> known;
        if (!each.empty()) known = each;
        long long working = workers, asked = wanted;
        v("place", place);
        v("started", started);
        v("workers", working);
        v("wanted", asked);
        v("done", done);
        v("failed", failed);
        v("taken_over", takenOver);
        v("core_seconds", coreSeconds);
        v("silence", silence);
        v.list("each", known);
        each = known.value_or(std::vector<WorkerState>());
        workers = static_cast<int>(working), wanted = static_cast<int>(asked);
    }
};

struct RunTold {
    double seconds = 0; ///< that it has run, all parts of a run that goes on
    ProgressEvent last; ///< without populations
    std::vector<PlaceState> places;
    /// 0 .. 1 of the phase that counts to a total; below 0 = not known.
    double share() const { return last.total > 0 ? std::min(1.0, last.done / last.total) : -1; }
    template <class V> void describe(V& v) {
        std::optional<double> objective;
        std::optional<std::vector<double>> estimate;
        std::optional<std::vector<PlaceState>> elsewhere;
        if (last.hasObjective && std::isfinite(last.objective)) objective = last.objective;
        if (!last.estimate.empty()) estimate = last.estimate;
        if (!places.empty()) elsewhere = places;
        v("seconds", seconds);
        v("phase", last.phase);
        v("done", last.done);
        v("total", last.total);
        v("simulations", last.simulations);
        v("failures", last.failures);
        v.optional("objective", objective);
        v.optional("estimate", estimate);
        v.list("places", elsewhere);
        if (objective) last.hasObjective = true, last.objective = *objective;
        last.estimate = estimate.value_or(std::vector<double>());
        places = elsewhere.value_or(std::vector<PlaceState>());
    }
};

/// Code of others that a run works on, by its hash.
struct RunCode {
    std::string name, sha256; ///< "FMU pump.fmu"
    template <class V> void describe(V& v) {
        v("name", name);
        v("sha256", sha256);
    }
};

/// run.json.
struct RunState {
    std::string state; ///< "running", "cancelled" or "failed"
    std::string program = "rigor", version, begun, host;
    long long process = 0;
    std::string command;              ///< for people
    std::optional<std::string> place; ///< as after --on; none = this computer
    std::optional<long long> workers; ///< asked for there, where it is one place
    std::string studyFile, studySha256, dataSha256;
    std::string owner;                        ///< what decides the numbers
    std::optional<std::vector<RunCode>> code; ///< of models from elsewhere
    std::string study;                        ///< its text
    std::optional<RunTold> told;
    Study begunStudy() const; ///< throws Error
    template <class V> void describe(V& v) {
        v("state", state);
        v("program", program);
        v("version", version);
        v("begun", begun);
        v("host", host);
        v("process", process);
        v("command", command);
        v.optional("place", place);
        v.optional("workers", workers);
        v("study_file", studyFile);
        v("study_sha256", studySha256);
        v("data_sha256", dataSha256);
        v("owner", owner);
        v.list("code", code);
        v("study", study);
        v.object("told", told);
    }
};

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
    long long process = 0;
    RunTold told;
    bool here() const; ///< on this computer
};
/// Throws Error: it is no run folder, or its run.json is damaged.
SeenRun seenRun(const std::filesystem::path& folder);

} // namespace rigor
