// status.json of a watch; README.md of this folder has its keys.

#include "core/foundation/base/numbers.h"
#include "core/methods/result/described_text.h"
#include "core/study/run/provenance.h"
#include "core/study/watch/watch.h"
#include "core/study/watch/watch_study.h"

#include <chrono>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kMostShown = 100; ///< of the files that were set aside, the last

struct EstimateKeys {
    std::string name;
    double value, standardError, lower, upper;
    std::string unit;
    bool atBound;
    template <class V> void describe(V& v) {
        v("name", name);
        v("value", value);
        v("standard_error", standardError);
        v("lower", lower);
        v("upper", upper);
        v("unit", unit);
        v("at_bound", atBound);
    }
};

struct ModelKeys {
    std::string name, verdict;
    std::optional<long long> sinceFile;
    double evidence, needed;
    template <class V> void describe(V& v) {
        v("name", name);
        v("verdict", verdict);
        v.nullable("since_file", sinceFile);
        v("evidence", evidence);
        v("needed", needed);
    }
};

using TextOrNull = std::optional<std::string>;
TextOrNull textOrNull(const std::string& text) { return text.empty() ? TextOrNull() : TextOrNull(text); }

struct ResultKeys {
    TextOrNull status, message;
    template <class V> void describe(V& v) {
        v.nullable("status", status);
        v.nullable("message", message);
    }
};

struct FilesKeys {
    long long taken, waiting, setAside, vanished;
    TextOrNull last;
    template <class V> void describe(V& v) {
        v("taken", taken);
        v("waiting", waiting);
        v("set_aside", setAside);
        v("vanished", vanished);
        v.nullable("last", last);
    }
};

struct AsideKeys {
    std::string file, reason, time;
    template <class V> void describe(V& v) {
        v("file", file);
        v("reason", reason);
        v("time", time);
    }
};

struct StatusKeys {
    std::string program = "rigor", version, study, method, folder, state, started, updated, verdict, summary;
    std::vector<std::string> words;
    TextOrNull before, changed;
    std::optional<long long> changedWith;
    double level;
    long long looks;
    std::vector<ModelKeys> models;
    TextOrNull estimatesOf;
    std::vector<EstimateKeys> estimates;
    ResultKeys result;
    FilesKeys files;
    std::vector<AsideKeys> aside;
    double lookTime;
    TextOrNull problem;
    template <class V> void describe(V& v) {
        v("program", program);
        v("version", version);
        v("study", study);
        v("method", method);
        v("folder", folder);
        v("state", state);
        v("started", started);
        v("updated", updated);
        v("verdict", verdict);
        v("summary", summary);
        v("words", words);
        v.nullable("before", before);
        v.nullable("changed", changed);
        v.nullable("changed_with_file", changedWith);
        v("level", level);
        v("looks", looks);
        v.list("models", models);
        v.nullable("estimates_of", estimatesOf);
        v.list("estimates", estimates);
        v.object("result", result);
        v.object("files", files);
        v.list("set_aside", aside);
        v("look_seconds", lookTime);
        v.nullable("problem", problem);
    }
};

std::vector<EstimateKeys> keysOf(const std::vector<Estimate>& estimates) {
    std::vector<EstimateKeys> keys;
    for (const Estimate& e : estimates)
        keys.push_back({e.name, e.value, e.standardError, e.lower, e.upper, e.unit, e.atBound});
    return keys;
}

std::vector<ModelKeys> keysOf(const WatchVerdict& verdict) {
    std::vector<ModelKeys> keys;
    for (const WatchVerdict::Model& model : verdict.models())
        keys.push_back({model.name, model.wrongSince ? "wrong" : "not-rejected", model.wrongSince,
                        // Beyond what a double holds it is as good as any.
                        std::exp(std::min(model.log, 700.0)), std::exp(model.needed)});
    return keys;
}

std::vector<AsideKeys> keysOf(const std::map<std::string, SetAsideFile>& aside) {
    std::vector<const SetAsideFile*> all;
    for (const auto& [name, file] : aside) all.push_back(&file);
    std::ranges::stable_sort(all, {}, [](const SetAsideFile* file) { return file->number; });
    std::vector<AsideKeys> keys;
    for (std::size_t k = all.size() > kMostShown ? all.size() - kMostShown : 0; k < all.size(); ++k)
        keys.push_back({all[k]->name, all[k]->reason, all[k]->time});
    return keys;
}

} // namespace

std::string Watch::statusText(const char* state) const {
    StatusKeys keys{
        .version = programVersion(),
        .study = study_.file.string(),
        .method = study_.method,
        .folder = options_.folder.string(),
        .state = state,
        .started = startedAt_,
        .updated = localTime(std::chrono::system_clock::now()),
        .verdict = toString(verdict_.state()),
        .summary = verdict_.summary(),
        .words = textsOf(verdict_.words(), Minus::Hyphen),
        .before = textOrNull(before_),
        .changed = textOrNull(changedAt_),
        .changedWith = {},
        .level = levelOf(study_),
        .looks = verdict_.looks(),
        .models = keysOf(verdict_),
        .estimatesOf = textOrNull(shown_.model),
        .estimates = keysOf(shown_.estimates),
        .result = {textOrNull(resultStatus_), textOrNull(resultMessage_)},
        .files = {evaluated_, waiting_, std::ssize(journal_.setAside()), vanished_, textOrNull(lastFile_)},
        .aside = keysOf(journal_.setAside()),
        .lookTime = lookTime_,
        .problem = textOrNull(problem_)};
    if (!changedAt_.empty()) keys.changedWith = changedWith_;
    return describedText(std::move(keys), 2) + "\n";
}

void Watch::writeStatus(const char* state) {
    replaceFile(statusFile(), statusText(state));
    dirty_ = false;
}

} // namespace rigor
