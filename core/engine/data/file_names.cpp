#include "core/engine/data/file_names.h"

#include "core/engine/data/joined_files.h"
#include "core/engine/data/mapping.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace rigor {
namespace {

using Parts = std::vector<std::string>; ///< of a path, from its end

Parts partsOf(const std::string& path) {
    Parts parts;
    for (const auto& part : std::filesystem::path(path).lexically_normal())
        if (!part.empty() && part != "/") parts.push_back(part.string());
    std::reverse(parts.begin(), parts.end());
    return parts;
}

std::size_t commonParts(const Parts& a, const Parts& b) {
    const auto end = std::min(a.size(), b.size());
    std::size_t n = 0;
    while (n < end && a[n] == b[n]) ++n;
    return n;
}

std::string joined(const Parts& parts, std::size_t count) {
    std::string name = parts.empty() ? std::string() : parts.front();
    for (std::size_t i = 1; i < std::min(count, parts.size()); ++i) name = parts[i] + "/" + name;
    return name;
}

} // namespace

std::vector<std::string> distinctNames(const std::vector<std::string>& files) {
    std::vector<Parts> parts;
    std::map<std::string, std::vector<std::size_t>> alike; // file name -> which files
    for (const std::string& file : files) {
        parts.push_back(partsOf(file));
        alike[joined(parts.back(), 1)].push_back(parts.size() - 1);
    }
    std::vector<std::string> names;
    for (const Parts& mine : parts) {
        std::size_t common = 0;
        for (const std::size_t other : alike[joined(mine, 1)])
            if (parts[other] != mine) common = std::max(common, commonParts(mine, parts[other]));
        names.push_back(joined(mine, common + 1));
    }
    return names;
}

namespace {
void nameFiles(Message& message, const std::vector<std::string>& paths,
               const std::vector<std::string>& names);

void nameFiles(std::string& text, const std::vector<std::string>& paths,
               const std::vector<std::string>& names) {
    for (std::size_t i = 0; i < std::min(paths.size(), names.size()); ++i) {
        if (paths[i].empty() || paths[i] == names[i]) continue;
        for (std::size_t at = text.find(paths[i]); at != std::string::npos;
             at = text.find(paths[i], at + names[i].size()))
            text.replace(at, paths[i].size(), names[i]);
    }
}

void nameFiles(Message& message, const std::vector<std::string>& paths,
               const std::vector<std::string>& names) {
    if (message.context.empty()) nameFiles(message.pattern, paths, names);
    for (MessageArgument& argument : message.arguments)
        if (auto* text = std::get_if<std::string>(&argument.value))
            nameFiles(*text, paths, names);
        else if (auto* part = std::get_if<Message>(&argument.value))
            nameFiles(*part, paths, names);
}
} // namespace

Messages withFileNames(Messages sentences, const std::vector<std::string>& paths,
                       const std::vector<std::string>& names) {
    for (Message& sentence : sentences) nameFiles(sentence, paths, names);
    return sentences;
}

std::vector<std::string> experimentLabels(const std::vector<std::string>& files) {
    const std::vector<std::string> names = distinctNames(files);
    const auto withoutEnding = [](const std::string& name) {
        return std::filesystem::path(name).replace_extension().generic_string();
    };
    std::map<std::string, std::set<std::string>> sharing;
    for (const std::string& name : names) sharing[withoutEnding(name)].insert(name);
    std::vector<std::string> labels;
    for (const std::string& name : names)
        labels.push_back(sharing[withoutEnding(name)].size() == 1 ? withoutEnding(name) : name);
    return labels;
}

std::optional<std::size_t> fileNamed(const std::vector<std::string>& files, const std::string& name) {
    const Parts wanted = partsOf(name);
    std::optional<std::size_t> found;
    bool several = false;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Parts parts = partsOf(files[i]);
        if (commonParts(wanted, parts) != wanted.size()) continue;
        several = several || (found && partsOf(files[*found]) != parts);
        if (!found) found = i;
    }
    if (!several) return found;
    const auto names = distinctNames(files);
    const auto exact = std::find(names.begin(), names.end(), name);
    if (exact != names.end()) return static_cast<std::size_t>(exact - names.begin());
    std::vector<std::string> fitting;
    for (std::size_t i = 0; i < files.size(); ++i)
        if (commonParts(wanted, partsOf(files[i])) == wanted.size()) fitting.push_back(names[i]);
    fail(sentence("Data", "{} could be each of the files {}: write one of these"), name,
         fmt::join(fitting, ", "));
}

DataRecipe movedTo(DataRecipe recipe, std::vector<std::string> files) {
    const auto names = distinctNames(files);
    for (MarkedCell& cell : recipe.marked) try {
            if (const auto index = fileNamed(recipe.files, cell.file); index && *index < names.size())
                cell.file = names[*index];
        } catch (const Error&) {
            continue; // it names no file alone, which reading the data says
        }
    if (recipe.layout == "signals") {
        const auto before = experimentLabels(recipe.files), after = experimentLabels(files);
        for (std::string& label : recipe.excluded)
            if (const auto it = std::find(before.begin(), before.end(), label); it != before.end())
                if (const auto index = static_cast<std::size_t>(it - before.begin()); index < after.size())
                    label = after[index];
    }
    for (std::string& held : recipe.validation.files)
        for (std::size_t i = 0; i < std::min(files.size(), recipe.files.size()); ++i)
            if (held == recipe.files[i]) {
                held = files[i];
                break;
            }
    recipe.files = std::move(files);
    return recipe;
}

namespace {
/// Names of the columns of `of` that `other` has not.
std::vector<std::string> columnsOnlyIn(const Table& of, const Table& other) {
    std::vector<std::string> names;
    for (const Column& column : of.columns)
        if (std::none_of(other.columns.begin(), other.columns.end(),
                         [&](const Column& c) { return sameColumn(c.name, column.name); }))
            names.push_back(column.name);
    return names;
}
} // namespace

std::vector<CsvWarning> remarksOnFurtherFiles(const DataRecipe& recipe, const CsvData& first) {
    std::vector<CsvWarning> remarks;
    const auto names = distinctNames(recipe.files);
    const auto firsts = firstFiles(recipe);
    for (std::size_t i = 1; i < recipe.files.size(); ++i) {
        // Files of one experiment have columns of their own (joined_files.h).
        if (std::ranges::count(firsts, firsts[i]) > 1) continue;
        const auto add = [&](CsvWarning::Kind kind, const Message& text) {
            CsvWarning remark;
            remark.kind = kind;
            remark.sentence = names[i] + ": " + text;
            remarks.push_back(std::move(remark));
        };
        try {
            CsvReadOptions options;
            options.overrides = overridesOf(recipe);
            const CsvData csv = readCsv(recipe.files[i], options);
            const auto more = columnsOnlyIn(csv.table, first.table),
                       less = columnsOnlyIn(first.table, csv.table);
            if (!more.empty() && !less.empty())
                add(CsvWarning::Kind::EmptyColumn,
                    filled(sentence("Data", "its columns are others than those of {}: it has {}, but no {}; "
                                            "one meaning of the columns holds for all files, so they can be "
                                            "used together only as one experiment"),
                           names.front(), fmt::join(more, ", "), fmt::join(less, ", ")));
            else if (!less.empty())
                add(CsvWarning::Kind::EmptyColumn,
                    filled(sentence("Data", "it lacks columns that {} has: {}"), names.front(),
                           fmt::join(less, ", ")));
            else if (!more.empty())
                add(CsvWarning::Kind::EmptyColumn,
                    filled(sentence("Data", "it has columns that {} has not: {}"), names.front(),
                           fmt::join(more, ", ")));
            for (const CsvWarning& warning : csv.warnings) add(warning.kind, warning.sentence);
        } catch (const Error& e) {
            add(CsvWarning::Kind::EmptyColumn, e.message());
        }
    }
    return remarks;
}

} // namespace rigor
