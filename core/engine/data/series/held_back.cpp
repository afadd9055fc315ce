#include "core/engine/data/series/held_back.h"

#include "core/engine/data/data_files.h"
#include "core/engine/data/file_names.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/random.h"
#include "core/foundation/base/sha256.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <set>

namespace rigor {
namespace {

constexpr std::uint64_t kSplitStream = 0x56414c4944; ///< of the draw, apart from those of the methods

std::vector<std::size_t> shuffled(std::size_t all, long long seed) {
    std::vector<std::size_t> order(all);
    std::iota(order.begin(), order.end(), std::size_t{0});
    RandomStream random(static_cast<std::uint64_t>(seed), kSplitStream);
    for (std::size_t i = 0; i < all; ++i)
        std::swap(order[i], order[i + static_cast<std::size_t>(random.below(all - i))]);
    return order;
}

/// The `count` experiments drawn first.
std::vector<bool> drawn(std::size_t all, std::size_t count, long long seed) {
    const std::vector<std::size_t> order = shuffled(all, seed);
    std::vector<bool> held(all);
    for (std::size_t i = 0; i < count; ++i) held[order[i]] = true;
    return held;
}

std::vector<bool> byShare(const Dataset& data, const HeldBack& held) {
    const std::size_t all = data.experiments.size();
    const auto count = static_cast<std::size_t>(std::lround(held.share * static_cast<double>(all)));
    if (count == 0 || count == all) {
        if (all == 1)
            fail(sentence("Data", "{}: validation = {{share = {}}} of one experiment holds back {}; "
                                  "validation = {{after = ...}} holds back the end of a record"),
                 data.name, held.share,
                 count == 0 ? translate("Data", "nothing") : translate("Data", "all of it"));
        fail(sentence("Data",
                      "{}: validation = {{share = {}}} of {} experiments holds back {}, and both sides "
                      "need at least one"),
             data.name, held.share, all, count);
    }
    return drawn(all, count, held.seed);
}

std::vector<bool> byLabels(const Dataset& data, const HeldBack& held) {
    std::vector<bool> marked(data.experiments.size());
    std::vector<std::string> labels;
    for (const Experiment& experiment : data.experiments) labels.push_back(experiment.label);
    for (const std::string& label : held.labels) {
        bool found = false;
        for (std::size_t i = 0; i < labels.size(); ++i)
            if (labels[i] == label) marked[i] = found = true;
        if (found) continue;
        const auto near = nearestName(label, labels);
        fail(
            sentence("Data", "{}: validation names the experiment \"{}\", and there is none of that label{}"),
            data.name, label, near ? filled(sentence("Data", ". Did you mean \"{}\"?"), *near) : Message{});
    }
    return marked;
}

std::vector<bool> byFiles(const Dataset& data, const HeldBack& held, const std::vector<std::string>& files) {
    const std::set<std::string> named(held.files.begin(), held.files.end());
    std::vector<bool> marked;
    for (const Experiment& experiment : data.experiments)
        marked.push_back(experiment.row < files.size() && named.contains(files[experiment.row]));
    return marked;
}

std::vector<bool> heldExperiments(const Dataset& data, const DataRecipe& recipe) {
    const HeldBack& held = recipe.validation;
    return held.share > 0         ? byShare(data, held)
           : !held.labels.empty() ? byLabels(data, held)
                                  : byFiles(data, held, recipe.files);
}

Dataset likeIt(const Dataset& data) {
    Dataset part;
    part.name = data.name;
    part.sha256 = data.sha256;
    part.mapping = data.mapping;
    return part;
}

/// The experiments of one side.
Dataset taken(const Dataset& data, const std::vector<bool>& held, bool side) {
    Dataset part = likeIt(data);
    for (std::size_t i = 0; i < held.size(); ++i)
        if (held[i] == side) part.experiments.push_back(data.experiments[i]);
    return part;
}

/// By the times of what is measured; a single value stands at the end of its experiment.
DividedData dividedBy(const Dataset& data, const std::function<bool(double)>& isHeld) {
    DividedData divided{likeIt(data), likeIt(data)};
    for (const bool held : {false, true})
        for (const Experiment& whole : data.experiments) {
            Experiment part = whole;
            for (Measurement& m : part.measurements) {
                const Measurement all = m;
                m.times.clear(), m.values.clear();
                for (std::size_t i = 0; i < all.times.size(); ++i) {
                    if (isHeld(all.times[i]) != held) continue;
                    m.times.push_back(all.times[i]);
                    m.values.push_back(all.values[i]);
                }
                if (all.times.empty() && isHeld(HUGE_VAL) == held) m.values = all.values;
            }
            std::erase_if(part.measurements, [](const Measurement& m) { return m.values.empty(); });
            if (!part.measurements.empty())
                (held ? divided.validation : divided.calibration).experiments.push_back(std::move(part));
        }
    return divided;
}

std::vector<double> measuredTimes(const Dataset& data) {
    std::set<double> times;
    for (const Experiment& experiment : data.experiments)
        for (const Measurement& m : experiment.measurements) times.insert(m.times.begin(), m.times.end());
    return {times.begin(), times.end()};
}

DividedData dividedAt(const Dataset& data, double after) {
    for (const Experiment& experiment : data.experiments)
        if (experiment.timedRows.times.empty())
            fail(sentence("Data", "{}: validation = {{after = {}}} divides records over time (layout = "
                                  "\"signals\"); rows are divided by share or labels"),
                 data.name, after);
    DividedData divided = dividedBy(data, [after](double t) { return t > after; });
    const bool nothingBefore = divided.calibration.experiments.empty();
    if (nothingBefore || divided.validation.experiments.empty()) {
        const std::vector<double> times = measuredTimes(data);
        fail(sentence("Data", "{}: validation = {{after = {}}} leaves nothing {}: what is measured lies "
                              "between {} and {} s"),
             data.name, after,
             nothingBefore ? translate("Data", "to search by") : translate("Data", "to validate by"),
             times.empty() ? kNaN : times.front(), times.empty() ? kNaN : times.back());
    }
    return divided;
}

/// Rows of files of their own, which loadDataset leaves out.
DividedData furtherRows(const DataRecipe& recipe, const Model& model, DataFiles& files) {
    DividedData divided{loadDataset(recipe, model, files), {}};
    std::string hashes = divided.calibration.sha256 + "\n";
    for (const std::string& file : recipe.validation.files) {
        DataRecipe other = recipe;
        other.files = {file};
        other.validation = {};
        other.excluded.clear();
        std::erase_if(other.marked, [&](const MarkedCell& cell) { return !fileNamed({file}, cell.file); });
        Dataset rows = loadDataset(other, model, files);
        auto& warnings = divided.calibration.warnings;
        warnings.insert(warnings.end(), rows.warnings.begin(), rows.warnings.end());
        auto& notes = divided.calibration.notes;
        notes.insert(notes.end(), rows.notes.begin(), rows.notes.end());
        hashes += rows.sha256 + "\n";
        auto& held = divided.validation;
        held.name += (held.name.empty() ? "" : ", ") + rows.name;
        held.mapping = rows.mapping;
        held.experiments.insert(held.experiments.end(), rows.experiments.begin(), rows.experiments.end());
    }
    divided.calibration.sha256 = divided.validation.sha256 = sha256(hashes);
    return divided;
}

} // namespace

DividedData loadDivided(const DataRecipe& recipe, const Model& model, DataFiles& files) {
    const HeldBack& held = recipe.validation;
    if (!held.files.empty() && recipe.layout == "rows") return furtherRows(recipe, model, files);
    Dataset data = loadDataset(recipe, model, files);
    DividedData divided;
    if (held.after) {
        divided = dividedAt(data, *held.after);
    } else {
        const std::vector<bool> marked = heldExperiments(data, recipe);
        divided = {taken(data, marked, false), taken(data, marked, true)};
    }
    if (divided.calibration.experiments.empty() || divided.validation.experiments.empty())
        fail(sentence("Data", "{}: of {} experiments validation holds back {}, and both sides need at least "
                              "one"),
             data.name, data.experiments.size(), divided.validation.experiments.size());
    divided.calibration.table = std::move(data.table);
    divided.calibration.warnings = std::move(data.warnings);
    divided.calibration.notes = std::move(data.notes);
    return divided;
}

std::vector<std::size_t> heldLines(const Dataset& data, const DataRecipe& recipe, std::size_t file) {
    std::vector<std::size_t> lines;
    const HeldBack& held = recipe.validation;
    const bool rows = recipe.layout == "rows";
    if (!held.any() || held.folds != 0 || (rows && recipe.files.size() > 1)) return lines;
    std::vector<bool> whole(data.experiments.size());
    try {
        if (!held.after) whole = heldExperiments(data, recipe);
    } catch (const Error&) {
        return lines;
    }
    for (std::size_t i = 0; i < whole.size(); ++i) {
        const Experiment& experiment = data.experiments[i];
        if (rows) {
            if (whole[i]) lines.push_back(experiment.line);
            continue;
        }
        if (experiment.row != file) continue;
        const TimedRows& timed = experiment.timedRows;
        for (std::size_t k = 0; k < timed.lines.size(); ++k)
            if (whole[i] || (held.after && timed.times[k] > *held.after)) lines.push_back(timed.lines[k]);
    }
    std::ranges::sort(lines);
    return lines;
}

CrossDivision::CrossDivision(const Dataset& data, const HeldBack& held) : data_(data) {
    const std::size_t all = data.experiments.size();
    const bool each = held.folds == HeldBack::kEach;
    parts_ = each ? all : static_cast<std::size_t>(held.folds);
    if (all == 1 && !data.experiments.front().timedRows.times.empty()) {
        if (each)
            fail(sentence("Data",
                          "{}: validation = {{folds = \"each\"}} leaves out one experiment after the other, "
                          "and there is one; validation = {{folds = 5}} leaves out stretches of a record"),
                 data.name);
        const std::vector<double> times = measuredTimes(data);
        if (times.size() < parts_)
            fail(sentence("Data", "{}: validation = {{folds = {}}} of {} times measured"), data.name, parts_,
                 times.size());
        for (std::size_t part = 0; part < parts_; ++part) {
            cuts_.push_back(times[part * times.size() / parts_]);
            ends_.push_back(times[(part + 1) * times.size() / parts_ - 1]);
        }
        return;
    }
    if (all < 2 || parts_ > all)
        fail(sentence("Data",
                      "{}: validation = {{folds = {}}} of {} experiments: at least two parts are needed, "
                      "and an experiment in each"),
             data.name, each ? "\"each\"" : fmt::format("{}", held.folds), all);
    const std::vector<std::size_t> order = shuffled(all, held.seed);
    partOf_.resize(all);
    for (std::size_t i = 0; i < all; ++i) partOf_[each ? i : order[i]] = i % parts_;
}

DividedData CrossDivision::at(std::size_t part) const {
    if (isOfOneRecord()) {
        // The single value of an output stands at the end.
        const bool isLast = part + 1 == parts_;
        return dividedBy(data_, [&](double t) {
            return t >= cuts_[part] && (t <= ends_[part] || (isLast && std::isinf(t)));
        });
    }
    std::vector<bool> held;
    for (const std::size_t of : partOf_) held.push_back(of == part);
    return {taken(data_, held, false), taken(data_, held, true)};
}

} // namespace rigor
