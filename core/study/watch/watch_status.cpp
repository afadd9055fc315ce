// status.json of a watch; README.md of this folder has its keys.

#include "core/foundation/base/numbers.h"
#include "core/methods/stored_result.h"
#include "core/study/run/provenance.h"
#include "core/study/watch/watch.h"
#include "core/study/watch/watch_study.h"

#include <chrono>
#include <cmath>

namespace rigor {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::size_t kMostShown = 100; ///< of the files that were set aside, the last

Json textOrNull(const std::string& text) { return text.empty() ? Json() : Json(text); }
Json numberOrNull(double value) { return std::isfinite(value) ? Json(value) : Json(); }

Json estimatesJson(const std::vector<Estimate>& estimates) {
    Json list = Json::array();
    for (const Estimate& e : estimates)
        list.push_back({{"name", e.name},
                        {"value", numberOrNull(e.value)},
                        {"standard_error", numberOrNull(e.standardError)},
                        {"lower", numberOrNull(e.lower)},
                        {"upper", numberOrNull(e.upper)},
                        {"unit", e.unit},
                        {"at_bound", e.atBound}});
    return list;
}

Json modelsJson(const WatchVerdict& verdict) {
    Json list = Json::array();
    for (const WatchVerdict::Model& model : verdict.models())
        list.push_back({{"name", model.name},
                        {"verdict", model.wrongSince ? "wrong" : "not-rejected"},
                        {"since_file", model.wrongSince ? Json(*model.wrongSince) : Json()},
                        // Beyond what a double holds it is as good as any.
                        {"evidence", std::exp(std::min(model.log, 700.0))},
                        {"needed", std::exp(model.needed)}});
    return list;
}

} // namespace

nlohmann::ordered_json Watch::statusJson(const char* state) const {
    Json aside = Json::array();
    std::vector<const SetAsideFile*> all;
    for (const auto& [name, file] : journal_.setAside()) all.push_back(&file);
    std::ranges::stable_sort(all, {}, [](const SetAsideFile* file) { return file->number; });
    for (std::size_t k = all.size() > kMostShown ? all.size() - kMostShown : 0; k < all.size(); ++k)
        aside.push_back({{"file", all[k]->name}, {"reason", all[k]->reason}, {"time", all[k]->time}});
    return {{"program", "rigor"},
            {"version", programVersion()},
            {"study", study_.file.string()},
            {"method", study_.method},
            {"folder", options_.folder.string()},
            {"state", state},
            {"started", startedAt_},
            {"updated", localTime(std::chrono::system_clock::now())},
            {"verdict", toString(verdict_.state())},
            {"summary", verdict_.summary()},
            {"words", textsOf(verdict_.words(), Minus::Hyphen)},
            {"before", textOrNull(before_)},
            {"changed", textOrNull(changedAt_)},
            {"changed_with_file", changedAt_.empty() ? Json() : Json(changedWith_)},
            {"level", levelOf(study_)},
            {"looks", verdict_.looks()},
            {"models", modelsJson(verdict_)},
            {"estimates_of", textOrNull(shown_.model)},
            {"estimates", estimatesJson(shown_.estimates)},
            {"result", {{"status", textOrNull(resultStatus_)}, {"message", textOrNull(resultMessage_)}}},
            {"files",
             {{"taken", evaluated_},
              {"waiting", waiting_},
              {"set_aside", journal_.setAside().size()},
              {"vanished", vanished_},
              {"last", textOrNull(lastFile_)}}},
            {"set_aside", aside},
            {"look_seconds", lookTime_},
            {"problem", textOrNull(problem_)}};
}

void Watch::writeStatus(const char* state) {
    replaceFile(statusFile(), storedText(statusJson(state), 2) + "\n");
    dirty_ = false;
}

} // namespace rigor
