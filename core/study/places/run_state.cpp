#include "core/study/places/run_state.h"

#include "core/engine/evaluate/record.h"
#include "core/foundation/base/error.h"
#include "core/study/places/process_there.h"
#include "core/study/places/running_folder.h"
#include "core/study/run/run_folder.h"

#include <csignal>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <fstream>

namespace rigor {

namespace fs = std::filesystem;

namespace {

/// Where nothing else tells whether its process lives, run.json is written so often.
constexpr auto kSilence = std::chrono::seconds(90);

bool lives(const SeenRun& run, const fs::path& folder) {
    if (EvaluationRecord::busy(folder / kRecordFile)) return true;
    if (run.here() && run.process > 0) {
        if (!isProcess(run.process)) return false;
        // A number that another process has now: the record would be busy.
        return !fs::exists(folder / kRecordFile);
    }
    std::error_code error;
    const auto written = fs::last_write_time(folder / kStateFile, error);
    return !error && fs::file_time_type::clock::now() - written < kSilence;
}

} // namespace

std::string hostName() {
    char host[256] = {};
    ::gethostname(host, sizeof host - 1);
    return host;
}

bool isProcess(long long process) {
    if (::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH) return false;
    std::ifstream stat(fmt::format("/proc/{}/stat", process));
    std::string line;
    if (!std::getline(stat, line)) return true; // no such file system
    const std::size_t name = line.rfind(") ");
    return name == std::string::npos || name + 2 >= line.size() || line[name + 2] != 'Z';
}

bool SeenRun::here() const { return host == hostName(); }

Study RunState::begunStudy() const { return parseStudy(study, studyFile); }

SeenRun seenRun(const fs::path& folder) {
    SeenRun seen;
    std::error_code error;
    const auto state = begunState(folder);
    if (!state) {
        if (fs::exists(folder / "result.json", error)) return seen;
        fail(sentence("Project", "There is no run in {}: it has neither {} nor {}"), folder.string(),
             std::string(kStateFile), std::string("result.json"));
    }
    seen.study = state->begunStudy();
    seen.command = state->command;
    seen.begun = state->begun;
    seen.place = state->place.value_or("");
    seen.host = state->host;
    seen.process = state->process;
    seen.told = state->told.value_or(RunTold());
    const bool running = state->state == "running";
    seen.state = running && lives(seen, folder) ? SeenRun::State::UnderWay
                 : running                      ? SeenRun::State::Interrupted
                                                : SeenRun::State::Stopped;
    return seen;
}

} // namespace rigor
