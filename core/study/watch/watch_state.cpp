// What a watch goes on from when it is started again.

#include "core/foundation/base/error.h"
#include "core/foundation/base/sha256.h"
#include "core/foundation/base/translate.h"
#include "core/methods/stored_result.h"
#include "core/study/run/run_folder.h"
#include "core/study/watch/watch.h"

#include <cerrno>
#include <cmath>
#include <cstring>
#include <fstream>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

constexpr int kStateFormat = 1;   ///< of state.json
constexpr long long kSingly = 20; ///< files that are blocks of their own, and then the part of all

/// Of all that an answer rests on but the files of the folder; the number of threads changes none.
std::string fingerprintOf(Study study) {
    study.threads = 0;
    std::string all = toToml(study);
    std::error_code error;
    const auto add = [&](const fs::path& file) {
        all += fs::is_regular_file(file, error) ? sha256OfFile(file.string()) : file.string();
    };
    for (const std::string& file : study.data.files) add(file);
    add(modelFile(study));
    for (const StudyCandidate& one : study.candidates)
        if (!one.model.empty()) add(modelFile(study, one.model, "candidates." + one.name + ".model"));
    return sha256(all);
}

} // namespace

long long endOfBlockBehind(long long files) { return files + std::max(1LL, files / kSingly); }

/// In one step, for whoever reads it meanwhile. Not flushed: what a loss of power takes is made again.
void replaceFile(const fs::path& file, const std::string& bytes) {
    const fs::path fresh = file.parent_path() / ("." + file.filename().string() + ".tmp");
    std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
    out << bytes;
    out.close();
    std::error_code error;
    if (out) fs::rename(fresh, file, error);
    if (!out || error)
        fail(sentence("Watch", "cannot write {}: {}"), file.string(),
             error ? error.message() : std::strerror(errno));
}

/// State and files up to the last end of a block; what was taken later is evaluated again.
void Watch::restore() {
    fingerprint_ = fingerprintOf(study_);
    const fs::path file = options_.out / "state.json";
    std::error_code error;
    if (!fs::exists(file, error)) return;
    try {
        const Json kept = Json::parse(readFileBytes(file));
        if (kept.at("format") != kStateFormat || kept.at("study") != fingerprint_ ||
            kept.at("pieces") != options_.pieces)
            throw Error(filled(sentence("Watch", "{} belongs to another study, or this one, its model or its "
                                                 "data have changed since: name another folder (--out)"),
                               options_.out.string()));
        keptVerdict_ = kept.at("verdict");
        verdict_.restore(keptVerdict_);
        closed_ = kept.at("files");
        nextEnd_ = endOfBlockBehind(closed_);
        sensors_ = kept.at("sensors");
        judgedFrom_ = kept.at("judged_from").is_null() ? std::numeric_limits<double>::quiet_NaN()
                                                       : kept.at("judged_from").get<double>();
        changedAt_ = kept.at("changed_at");
        changedWith_ = kept.at("changed_with");
        before_ = kept.at("before");
        told_ = kept.at("told");
        for (const Json& one : kept.at("estimates"))
            estimates_.push_back({.name = one.at("name"), .unit = one.at("unit"), .value = one.at("value")});
        shown_.estimates = estimates_;
    } catch (const nlohmann::json::exception&) {
        // Cut off by a loss of power: all files are judged again, to the same end.
        verdict_ = WatchVerdict(study_.method, levelOf(study_));
        keptVerdict_ = nullptr;
        estimates_.clear();
        shown_ = {};
        sensors_.clear();
        closed_ = -1;
        nextEnd_ = 0;
        return;
    }
    for (const TakenFile& taken : journal_.taken()) {
        if (taken.number > closed_) break;
        const fs::path copy = options_.out / taken.copy;
        data_->check(copy, taken.name, taken.from);
        data_->add(copy, taken.name, taken.from, replacedBy(taken));
        lastFile_ = taken.name;
        evaluated_ = taken.number;
    }
}

fs::path Watch::replacedBy(const TakenFile& file) const {
    if (file.of == 0) return {};
    return options_.out / journal_.taken()[static_cast<std::size_t>(file.of - 1)].copy;
}

/// What the next process goes on from: the verdict as it was at the last end of a block, with what was found
/// since, which stays found.
void Watch::keepState(bool endsBlock) {
    if (endsBlock) keptVerdict_ = verdict_.kept();
    if (closed_ < 0) return;
    Json verdict = keptVerdict_.is_null() ? verdict_.kept() : keptVerdict_;
    const Json now = verdict_.kept();
    for (const char* key : {"state", "looks", "structural", "absent"}) verdict[key] = now[key];
    for (Json& model : verdict["models"])
        for (const Json& one : now["models"])
            if (one["name"] == model["name"])
                for (const char* key : {"wrong_since", "words", "log"}) model[key] = one[key];
    Json estimates = Json::array();
    for (const Estimate& e : estimates_)
        if (std::isfinite(e.value))
            estimates.push_back({{"name", e.name}, {"unit", e.unit}, {"value", e.value}});
    const Json kept = {
        {"format", kStateFormat},    {"study", fingerprint_},
        {"pieces", options_.pieces}, {"files", closed_},
        {"sensors", sensors_},       {"judged_from", std::isnan(judgedFrom_) ? Json() : Json(judgedFrom_)},
        {"changed_at", changedAt_},  {"changed_with", changedWith_},
        {"before", before_},         {"told", told_},
        {"estimates", estimates},    {"verdict", verdict}};
    replaceFile(options_.out / "state.json", storedText(kept, 1));
}

} // namespace rigor
