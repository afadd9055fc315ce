// What a watch goes on from when it is started again.

#include "core/foundation/base/error.h"
#include "core/foundation/base/sha256.h"
#include "core/foundation/base/translate.h"
#include "core/methods/result/described_text.h"
#include "core/study/run/run_folder.h"
#include "core/study/watch/watch.h"

#include <cerrno>
#include <cmath>
#include <cstring>
#include <fstream>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {

constexpr int kStateFormat = 1;   ///< of state.json
constexpr long long kSingly = 20; ///< files that are blocks of their own, and then the part of all

/// What state.json belongs to.
struct StateHead {
    long long format = 0;
    std::string study; ///< fingerprint
    bool pieces = false;
    template <class V> void describe(V& v) {
        v("format", format);
        v("study", study);
        v("pieces", pieces);
    }
};

struct KeptEstimate {
    std::string name, unit;
    double value = 0;
    template <class V> void describe(V& v) {
        v("name", name);
        v("unit", unit);
        v("value", value);
    }
};

struct KeptState : StateHead {
    long long files = 0;
    std::string sensors;
    std::optional<double> judgedFrom;
    std::string changedAt;
    long long changedWith = 0;
    std::string before, told;
    std::vector<KeptEstimate> estimates;
    KeptVerdict verdict;
    template <class V> void describe(V& v) {
        StateHead::describe(v);
        v("files", files);
        v("sensors", sensors);
        v.nullable("judged_from", judgedFrom);
        v("changed_at", changedAt);
        v("changed_with", changedWith);
        v("before", before);
        v("told", told);
        v.list("estimates", estimates);
        v.object("verdict", verdict);
    }
};

/// Nothing if it was cut off, by a loss of power.
std::optional<KeptState> stateIn(const std::string& text) {
    try {
        auto kept = describedWhole<KeptState>(text);
        return kept.verdict.sound() ? std::optional(std::move(kept)) : std::nullopt;
    } catch (const Error&) {
        return std::nullopt;
    }
}

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
    const std::string text = readFileBytes(file);
    const auto head = describedFrom<StateHead>(text);
    if (head &&
        (head->format != kStateFormat || head->study != fingerprint_ || head->pieces != options_.pieces))
        throw Error(filled(sentence("Watch", "{} belongs to another study, or this one, its model or its "
                                             "data have changed since: name another folder (--out)"),
                           options_.out.string()));
    const auto kept = stateIn(text);
    if (!kept) return; // all files are judged again, to the same end
    verdict_.restore(kept->verdict);
    keptVerdict_ = kept->verdict;
    closed_ = kept->files;
    nextEnd_ = endOfBlockBehind(closed_);
    sensors_ = kept->sensors;
    judgedFrom_ = kept->judgedFrom.value_or(std::numeric_limits<double>::quiet_NaN());
    changedAt_ = kept->changedAt;
    changedWith_ = kept->changedWith;
    before_ = kept->before;
    told_ = kept->told;
    for (const KeptEstimate& one : kept->estimates)
        estimates_.push_back({.name = one.name, .unit = one.unit, .value = one.value});
    shown_.estimates = estimates_;
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
    const KeptVerdict now = verdict_.kept();
    KeptState kept;
    kept.format = kStateFormat;
    kept.study = fingerprint_;
    kept.pieces = options_.pieces;
    kept.files = closed_;
    kept.sensors = sensors_;
    if (!std::isnan(judgedFrom_)) kept.judgedFrom = judgedFrom_;
    kept.changedAt = changedAt_;
    kept.changedWith = changedWith_;
    kept.before = before_;
    kept.told = told_;
    for (const Estimate& e : estimates_)
        if (std::isfinite(e.value)) kept.estimates.push_back({e.name, e.unit, e.value});
    kept.verdict = keptVerdict_.value_or(now);
    kept.verdict.goOnWith(now);
    replaceFile(options_.out / "state.json", describedText(std::move(kept), 1));
}

} // namespace rigor
