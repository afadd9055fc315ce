#include "core/study/run/run_state.h"

#include "core/engine/evaluate/record.h"
#include "core/foundation/base/error.h"
#include "core/study/run/run_folder.h"
#include "core/study/run/running_folder.h"

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

std::string hostName() {
    char host[256] = {};
    ::gethostname(host, sizeof host - 1);
    return host;
}

template <class T> T valueOr(const nlohmann::ordered_json& json, const char* key, T otherwise) {
    const auto found = json.find(key);
    if (found == json.end() || found->is_null()) return otherwise;
    try {
        return found->get<T>();
    } catch (const nlohmann::json::exception&) {
        return otherwise;
    }
}

/// NaN has no place in JSON.
nlohmann::ordered_json numbers(const std::vector<double>& values) {
    auto list = nlohmann::ordered_json::array();
    for (const double value : values)
        list.push_back(std::isfinite(value) ? nlohmann::ordered_json(value) : nlohmann::ordered_json());
    return list;
}

/// A process that has ended but was not waited for is none any more.
bool isProcess(long process) {
    if (::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH) return false;
    std::ifstream stat(fmt::format("/proc/{}/stat", process));
    std::string line;
    if (!std::getline(stat, line)) return true; // no such file system
    const std::size_t name = line.rfind(") ");
    return name == std::string::npos || name + 2 >= line.size() || line[name + 2] != 'Z';
}

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

bool SeenRun::here() const { return host == hostName(); }

nlohmann::ordered_json toJson(const RunTold& told) {
    const ProgressEvent& last = told.last;
    nlohmann::ordered_json json = {{"seconds", told.seconds},
                                   {"phase", last.phase},
                                   {"done", last.done},
                                   {"total", last.total},
                                   {"simulations", last.simulations},
                                   {"failures", last.failures}};
    if (last.hasObjective && std::isfinite(last.objective)) json["objective"] = last.objective;
    if (!last.estimate.empty()) json["estimate"] = numbers(last.estimate);
    if (told.places.empty()) return json;
    json["places"] = nlohmann::ordered_json::array();
    for (const PlaceState& place : told.places)
        json["places"].push_back({{"place", place.place},
                                  {"started", place.started},
                                  {"workers", place.workers},
                                  {"wanted", place.wanted},
                                  {"done", place.done},
                                  {"failed", place.failed},
                                  {"taken_over", place.takenOver},
                                  {"core_seconds", place.coreSeconds},
                                  {"silence", place.silence}});
    return json;
}

RunTold runTold(const nlohmann::ordered_json& json) {
    RunTold told;
    if (!json.is_object()) return told;
    told.seconds = valueOr(json, "seconds", 0.0);
    ProgressEvent& last = told.last;
    last.phase = valueOr(json, "phase", std::string());
    last.done = valueOr(json, "done", 0.0);
    last.total = valueOr(json, "total", 0.0);
    last.simulations = valueOr(json, "simulations", 0LL);
    last.failures = valueOr(json, "failures", 0LL);
    last.hasObjective = json.contains("objective");
    last.objective = valueOr(json, "objective", 0.0);
    if (json.contains("estimate") && json["estimate"].is_array())
        for (const auto& value : json["estimate"])
            last.estimate.push_back(value.is_number() ? value.get<double>() : std::nan(""));
    if (!json.contains("places") || !json["places"].is_array()) return told;
    for (const auto& one : json["places"]) {
        if (!one.is_object()) continue;
        told.places.push_back({valueOr(one, "place", std::string()), valueOr(one, "started", std::string()),
                               valueOr(one, "workers", 0), valueOr(one, "wanted", 0),
                               valueOr(one, "done", 0LL), valueOr(one, "failed", 0LL),
                               valueOr(one, "taken_over", 0LL), valueOr(one, "core_seconds", 0.0),
                               valueOr(one, "silence", -1.0)});
    }
    return told;
}

SeenRun seenRun(const fs::path& folder) {
    SeenRun seen;
    std::error_code error;
    const auto state = begunState(folder);
    if (!state) {
        if (fs::exists(folder / "result.json", error)) return seen;
        fail(sentence("Project", "There is no run in {}: it has neither {} nor {}"), folder.string(),
             std::string(kStateFile), std::string("result.json"));
    }
    const nlohmann::ordered_json& json = *state;
    seen.study = parseStudy(json["study"].get<std::string>(), json["study_file"].get<std::string>());
    seen.command = valueOr(json, "command", std::string());
    seen.begun = valueOr(json, "begun", std::string());
    seen.place = valueOr(json, "place", std::string());
    seen.host = valueOr(json, "host", std::string());
    seen.process = valueOr(json, "process", 0L);
    if (json.contains("told")) seen.told = runTold(json["told"]);
    const bool running = json["state"] == "running";
    seen.state = running && lives(seen, folder) ? SeenRun::State::UnderWay
                 : running                      ? SeenRun::State::Interrupted
                                                : SeenRun::State::Stopped;
    return seen;
}

} // namespace rigor
