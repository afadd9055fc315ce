#include "core/engine/data/joined_files.h"

#include "core/engine/data/mapping.h"
#include "core/engine/data/series/columns/derived.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>

namespace rigor {
namespace {

bool has(const Table& table, const std::string& column) {
    return std::ranges::any_of(table.columns, [&](const Column& c) { return sameColumn(c.name, column); });
}

[[noreturn]] void refuseTwice(const std::string& name, const std::string& first, const std::string& file) {
    throw Error(filled(sentence("Data", "{} is given by a column of {} too: of files that are one experiment "
                                        "only one may give it (data.ignored leaves a column out)"),
                       name, first),
                {.file = file});
}

} // namespace

std::vector<std::size_t> firstFiles(const DataRecipe& recipe) {
    std::vector<std::size_t> first(recipe.files.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
        first[i] = i;
        if (i >= recipe.entries.size() || recipe.entries[i].experiment == 0) continue;
        for (std::size_t k = 0; k < i; ++k)
            if (recipe.entries[k].experiment == recipe.entries[i].experiment) {
                first[i] = k;
                break;
            }
    }
    return first;
}

DataRecipe recipeOfFile(const DataRecipe& recipe, std::size_t index) {
    DataRecipe own = recipe;
    if (index >= recipe.entries.size()) return own;
    const FileEntry& entry = recipe.entries[index];
    if (!entry.time.empty()) own.time = entry.time;
    if (!entry.sheet.empty()) own.sheet = entry.sheet;
    if (!entry.variable.empty()) own.variable = entry.variable;
    return own;
}

DataRecipe recipeForTable(DataRecipe recipe, const Table& table) {
    for (auto* map : {&recipe.conditions, &recipe.inputs, &recipe.measurements})
        std::erase_if(*map, [&](const auto& entry) {
            return !has(table, entry.second) && !recipe.derived.contains(entry.second);
        });
    std::erase_if(recipe.derived, [&](const auto& entry) {
        return std::ranges::any_of(derivedColumn(entry.second).needs(), [&](const std::string& column) {
            return !has(table, column) && !recipe.derived.contains(column);
        });
    });
    for (auto* map : {&recipe.conditions, &recipe.inputs, &recipe.measurements})
        std::erase_if(*map, [&](const auto& entry) {
            return !has(table, entry.second) && !recipe.derived.contains(entry.second);
        });
    std::erase_if(recipe.codes, [&](const auto& entry) { return !has(table, entry.first); });
    if (!has(table, recipe.time)) recipe.time.clear();
    return recipe;
}

void join(Experiment& experiment, Experiment more, const std::string& first, const std::string& file) {
    for (Measurement& m : more.measurements) {
        for (const Measurement& known : experiment.measurements)
            if (known.output == m.output) refuseTwice(m.output, first, file);
        experiment.measurements.push_back(std::move(m));
    }
    for (auto& [name, signal] : more.inputs)
        if (!experiment.inputs.emplace(name, std::move(signal)).second) refuseTwice(name, first, file);
    experiment.inputFiles.merge(more.inputFiles);
    for (auto& [name, gaps] : more.inputGaps) experiment.inputGaps[name] = std::move(gaps);
    for (const auto& [name, value] : more.conditions)
        if (const auto [known, isNew] = experiment.conditions.emplace(name, value);
            !isNew && known->second != value)
            throw Error(filled(sentence("Data", "{} is {} here and {} in {}, which is the same experiment"),
                               name, value, known->second, first),
                        {.file = file});
    experiment.joined = true;
}

} // namespace rigor
