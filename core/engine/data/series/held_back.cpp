#include "core/engine/data/series/held_back.h"

#include "core/engine/data/data_files.h"
#include "core/engine/data/file_names.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "core/foundation/base/sha256.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace rigor {
namespace {

constexpr std::uint64_t kSplitStream = 0x56414c4944; ///< of the draw, apart from those of the methods

/// The `count` experiments drawn first.
std::vector<bool> drawn(std::size_t all, std::size_t count, long long seed) {
    std::vector<std::size_t> order(all);
    std::iota(order.begin(), order.end(), std::size_t{0});
    RandomStream random(static_cast<std::uint64_t>(seed), kSplitStream);
    std::vector<bool> held(all);
    for (std::size_t i = 0; i < count; ++i) {
        std::swap(order[i], order[i + static_cast<std::size_t>(random.below(all - i))]);
        held[order[i]] = true;
    }
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

/// The experiments of one side.
Dataset taken(const Dataset& data, const std::vector<bool>& held, bool side) {
    Dataset part;
    part.name = data.name;
    part.sha256 = data.sha256;
    part.mapping = data.mapping;
    for (std::size_t i = 0; i < held.size(); ++i)
        if (held[i] == side) part.experiments.push_back(data.experiments[i]);
    return part;
}

/// Before and behind a time of the record; a single value belongs to the end of its experiment.
DividedData dividedAt(Dataset data, double after) {
    for (const Experiment& experiment : data.experiments)
        if (experiment.timedRows.times.empty())
            fail(sentence("Data", "{}: validation = {{after = {}}} divides records over time (layout = "
                                  "\"signals\"); rows are divided by share or labels"),
                 data.name, after);
    DividedData divided{data, {}};
    divided.validation.name = data.name;
    divided.validation.sha256 = data.sha256;
    divided.validation.mapping = data.mapping;
    std::size_t before = 0, behind = 0;
    double first = HUGE_VAL, last = -HUGE_VAL;
    for (std::size_t e = 0; e < data.experiments.size(); ++e) {
        Experiment later = data.experiments[e];
        Experiment& earlier = divided.calibration.experiments[e];
        for (auto* side : {&earlier, &later}) {
            const bool calibrates = side == &earlier;
            for (Measurement& m : side->measurements) {
                Measurement kept = m;
                kept.times.clear(), kept.values.clear();
                for (std::size_t i = 0; i < m.times.size(); ++i) {
                    first = std::min(first, m.times[i]), last = std::max(last, m.times[i]);
                    if ((m.times[i] <= after) != calibrates) continue;
                    kept.times.push_back(m.times[i]);
                    kept.values.push_back(m.values[i]);
                }
                if (m.times.empty() && !calibrates) kept.values = m.values;
                m = std::move(kept);
            }
            std::erase_if(side->measurements, [](const Measurement& m) { return m.values.empty(); });
            for (const Measurement& m : side->measurements) (calibrates ? before : behind) += m.values.size();
        }
        if (!later.measurements.empty()) divided.validation.experiments.push_back(std::move(later));
    }
    std::erase_if(divided.calibration.experiments,
                  [](const Experiment& experiment) { return experiment.measurements.empty(); });
    if (before == 0 || behind == 0)
        fail(sentence("Data", "{}: validation = {{after = {}}} leaves nothing {}: what is measured lies "
                              "between {} and {} s"),
             data.name, after,
             before == 0 ? translate("Data", "to search by") : translate("Data", "to validate by"), first,
             last);
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
    if (held.after) return dividedAt(std::move(data), *held.after);
    const std::vector<bool> marked = held.share > 0         ? byShare(data, held)
                                     : !held.labels.empty() ? byLabels(data, held)
                                                            : byFiles(data, held, recipe.files);
    DividedData divided{taken(data, marked, false), taken(data, marked, true)};
    if (divided.calibration.experiments.empty() || divided.validation.experiments.empty())
        fail(sentence("Data", "{}: of {} experiments validation holds back {}, and both sides need at least "
                              "one"),
             data.name, data.experiments.size(), divided.validation.experiments.size());
    divided.calibration.table = std::move(data.table);
    divided.calibration.warnings = std::move(data.warnings);
    divided.calibration.notes = std::move(data.notes);
    return divided;
}

} // namespace rigor
