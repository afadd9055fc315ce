#include "core/engine/data/dataset.h"

#include "core/engine/data/data_files.h"
#include "core/engine/data/file_names.h"
#include "core/engine/data/joined_files.h"
#include "core/engine/data/layouts/further_rows.h"
#include "core/engine/data/layouts/rows_as_experiments.h"
#include "core/engine/data/layouts/signals_layout.h"
#include "core/engine/data/series/columns/derived.h"
#include "core/engine/data/unmeasured.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/sha256.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace rigor {
namespace {

using Role = MappedColumn::Role;

/// A gap between rows of which each is an experiment means nothing; of a series every row whose time does not
/// go on is told with what becomes of it.
void tell(const std::vector<CsvWarning>& found, const std::vector<MappedColumn>& mapping,
          const std::string& path, bool rows, Dataset& data) {
    using What = CsvWarning::Kind;
    for (const CsvWarning& warning : found) {
        const bool time = warning.kind == What::RepeatedTime || warning.kind == What::BackwardTime;
        if ((rows ? warning.kind != What::Gap : !time) && !isMoot(warning, mapping))
            (isNote(warning.kind) ? data.notes : data.warnings).push_back(path + ": " + warning.sentence);
    }
}

/// A share stated for every input, and those stated by name, as each experiment has them.
void stateInputUncertainty(const DataRecipe& recipe, const Model& model, Dataset& data) {
    if (recipe.inputUncertainty.empty()) return;
    std::vector<std::string> inputs;
    for (const MappedColumn& column : data.mapping)
        if (column.role == Role::Input) inputs.push_back(column.target);
    for (const auto& [input, share] : recipe.inputUncertainty) {
        if (input.empty() || std::find(inputs.begin(), inputs.end(), input) != inputs.end()) continue;
        const auto near = nearestName(input, inputs);
        throw Error(
            filled(sentence(
                       "Data",
                       "input_uncertainty names \"{}\", which no column gives as an input of the model {}{}"),
                   input, model.name(),
                   near ? filled(sentence("Data", ". Did you mean \"{}\"?"), *near) : Message{}),
            {.file = data.name});
    }
    if (inputs.empty())
        data.warnings.push_back(filled(
            sentence("Data", "{}: input_uncertainty is stated, but no column is an input of the model {}"),
            data.name, model.name()));
    const auto every = recipe.inputUncertainty.find("");
    for (Experiment& experiment : data.experiments)
        for (const std::string& input : inputs) {
            const auto own = recipe.inputUncertainty.find(input);
            const auto stated = own != recipe.inputUncertainty.end() ? own : every;
            if (stated != recipe.inputUncertainty.end() && stated->second > 0)
                experiment.inputUncertainty[input] = stated->second;
        }
}

/// A bound of a sensor that the model does not have is a slip of the pen, and the real sensor would be
/// without it. One of a sensor that is not measured this time may wait.
void checkBounds(const DataRecipe& recipe, const Model& model) {
    std::vector<std::string> outputs;
    for (const Variable& v : model.outputs()) outputs.push_back(v.name);
    for (const auto& [name, bound] : recipe.bounds) {
        if (std::find(outputs.begin(), outputs.end(), name) != outputs.end()) continue;
        const auto near = nearestName(name, outputs);
        fail(sentence("Data", "data.bounds names \"{}\", which is no output of the model {}{}"), name,
             model.name(), near ? filled(sentence("Data", ". Did you mean \"{}\"?"), *near) : Message{});
    }
}

void reportUnmapped(const Dataset& data, const Model& model, Messages& warnings) {
    const bool measured = std::any_of(data.mapping.begin(), data.mapping.end(),
                                      [](const MappedColumn& c) { return c.role == Role::Measurement; });
    if (!measured)
        warnings.push_back(
            filled(
                sentence("Data", "{}: no column is mapped to an output of the model {}; nothing is measured"),
                data.name, model.name()) +
            whyNothingIsMeasured(data, model));
}

/// Marked cells with the path of their file, as the parts compare them.
DataRecipe withMarksAtPaths(DataRecipe recipe) {
    for (MarkedCell& cell : recipe.marked) try {
            const auto index = fileNamed(recipe.files, cell.file);
            if (!index)
                fail(sentence("Data", "there is no data file {} (there are {})"), cell.file,
                     fmt::join(distinctNames(recipe.files), ", "));
            cell.file = recipe.files[*index];
        } catch (const Error& e) {
            fail(sentence("Data", "marked cell \"{}\": {}"), toString(cell), e.sentence());
        }
    return recipe;
}

/// Marks of a file that name no cell of it.
void checkMarks(const DataRecipe& recipe, const Table& table, const std::string& file) {
    for (const MarkedCell& cell : recipe.marked) {
        if (cell.file != file) continue;
        if (table.find(cell.column) < 0) {
            std::vector<std::string> names;
            for (const Column& column : table.columns) names.push_back(column.name);
            const auto near = nearestName(cell.column, names);
            throw Error(filled(sentence("Data", "data.marked names a cell of the column \"{}\", which is not "
                                                "there{}"),
                               cell.column,
                               near ? filled(sentence("Data", ". Did you mean \"{}\"?"), *near) : Message{}),
                        {.file = file, .line = static_cast<int>(cell.line)});
        }
        if (!std::binary_search(table.lines.begin(), table.lines.end(), cell.line))
            throw Error(filled(sentence("Data", "data.marked names a cell of column \"{}\" in line {}, which "
                                                "holds no row"),
                               cell.column, cell.line),
                        {.file = file});
    }
}

/// Columns that the recipe names apart from mapping, and in which of the files they were seen.
class NamedColumns {
  public:
    explicit NamedColumns(const DataRecipe& recipe) : recipe_(recipe) {}
    void see(const Table& table) {
        for (const Column& column : table.columns) seen_.push_back(column.name);
    }
    /// Throws Error for one that no file has.
    void check(const std::string& files) const {
        check("ignored", recipe_.ignored, files);
        check("numbers", recipe_.numbers, files);
        std::vector<std::string> converted;
        for (const auto& [column, unit] : recipe_.units) converted.push_back(column);
        check("units", converted, files);
    }

    /// The same for these columns of conditions.
    void checkConditions(const std::set<std::string>& columns, const std::string& files) const {
        check("conditions", {columns.begin(), columns.end()}, files);
    }

    /// The same for columns that have a meaning for the model, of files that are read together.
    void checkMapped(const std::string& files) const {
        for (const auto& [key, map] : {std::pair{"conditions", &recipe_.conditions},
                                       {"inputs", &recipe_.inputs},
                                       {"measurements", &recipe_.measurements}}) {
            std::vector<std::string> columns;
            for (const auto& [target, column] : *map) columns.push_back(column);
            check(key, columns, files);
        }
    }

  private:
    void check(const char* key, const std::vector<std::string>& names, const std::string& files) const {
        for (const std::string& name : names) {
            const bool there = std::any_of(seen_.begin(), seen_.end(),
                                           [&](const std::string& s) { return sameColumn(s, name); });
            if (there) continue;
            const auto near = nearestName(name, seen_);
            throw Error(filled(sentence("Data", "data.{} names the column \"{}\", which is not there{}"), key,
                               name,
                               near ? filled(sentence("Data", ". Did you mean \"{}\"?"), *near) : Message{}),
                        {.file = files});
        }
    }
    const DataRecipe& recipe_;
    std::vector<std::string> seen_;
};

/// The same for files that differ in line ends, blanks or the way numbers are written.
std::string contentOf(const Table& table) {
    std::string content;
    for (const Column& column : table.columns) {
        content += column.name + '\n' + column.unit + '\n';
        content.append(reinterpret_cast<const char*>(column.numbers.data()),
                       column.numbers.size() * sizeof(double));
        for (const std::string& text : column.texts) content += text + '\n';
    }
    return sha256(content);
}

/// A file that is named twice, or copied, would count twice.
class DistinctFiles {
  public:
    explicit DistinctFiles(std::size_t files) : files_(files) {}
    void add(const std::string& file, const std::string& hash, const Table& table, Messages& warnings) {
        const auto [first, isNew] = seen_.emplace(hash, file);
        if (isNew) {
            if (files_ < 2) return;
            const auto [same, isOther] = contents_.emplace(contentOf(table), file);
            if (!isOther)
                warnings.push_back(filled(sentence("Data", "{} holds the same values as {}: what is measured "
                                                           "in them counts twice"),
                                          file, same->second));
            return;
        }
        if (std::filesystem::path(first->second).lexically_normal() ==
            std::filesystem::path(file).lexically_normal())
            throw Error(
                translate("Data", "the file is named twice; what is measured in it would count twice"),
                {.file = file});
        warnings.push_back(filled(sentence("Data", "{} holds the same bytes as {} (SHA-256 {}...): what is "
                                                   "measured in them counts twice"),
                                  file, first->second, hash.substr(0, 12)));
    }

  private:
    std::size_t files_;
    std::map<std::string, std::string> seen_, contents_; ///< hash -> file
};

void checkExcluded(const DataRecipe& recipe, const std::vector<std::string>& labels) {
    for (const std::string& label : recipe.excluded)
        if (std::find(labels.begin(), labels.end(), label) == labels.end()) {
            const auto near = nearestName(label, labels);
            fail(sentence("Data", "the experiment \"{}\" to be excluded is not there{}"), label,
                 near ? filled(sentence("Data", ". Did you mean \"{}\"?"), *near)
                      : filled(sentence("Data", " (there are {})"), fmt::join(labels, ", ")));
        }
}

} // namespace

Dataset loadDataset(const DataRecipe& recipe, const Model& model) {
    DataFiles files;
    return loadDataset(recipe, model, files);
}

namespace {
/// What a further file of the first experiment gives, where nothing gave it before.
void addMapping(std::vector<MappedColumn>& mapping, const std::vector<MappedColumn>& more) {
    for (const MappedColumn& column : more)
        if (!column.target.empty() &&
            std::ranges::none_of(mapping, [&](const MappedColumn& m) { return m.target == column.target; }))
            mapping.push_back(column);
}
void checkFiles(const DataRecipe& recipe, const DataRecipe& asWritten) {
    if (recipe.files.empty() && !asWritten.files.empty())
        fail(sentence("Data", "{}: validation holds back the only file of the study"),
             asWritten.files.front());
    if (recipe.files.empty()) fail(sentence("Data", "the study names no data file"));
    if (recipe.layout != "rows" && recipe.layout != "signals")
        fail(sentence("Data", "layout = \"{}\": it must be rows or signals"), recipe.layout);
}

/// Cut off at its begin a record leaves a model that begins elsewhere.
void tellTrim(const DataRecipe& recipe, const Model& model, const Experiment& experiment,
              const RecordClock& clock, const std::string& file, Messages& warnings) {
    const std::vector<double>& trim = recipe.preparation.trim;
    const std::vector<double>& times = experiment.timedRows.times;
    if (trim.size() != 2 || times.empty() || !model.capabilities().dynamic || !recipe.starts.empty()) return;
    const double begin = trim[0] - clock.counted;
    if (!(begin > 0) || !(begin > times.front())) return;
    warnings.push_back(filled(
        sentence("Data",
                 "{}: the record is trimmed to begin at {} s, but the model starts at 0 s with the values "
                 "of its text, and until then its inputs are held as they are there. What its states are "
                 "is stated by data.start: a number, \"measured\", \"steady\" or \"unknown\""),
        file, trim[0]));
}

} // namespace

Dataset loadDataset(const DataRecipe& asWritten, const Model& model, DataFiles& files) {
    DataRecipe recipe = withMarksAtPaths(asWritten);
    // Files of further rows are read by themselves (series/held_back.h).
    if (recipe.layout == "rows")
        std::erase_if(recipe.files, [&](const std::string& file) {
            return std::ranges::find(recipe.validation.files, file) != recipe.validation.files.end();
        });
    checkFiles(recipe, asWritten);
    const bool rows = recipe.layout == "rows";
    checkBounds(recipe, model);
    const auto names = distinctNames(recipe.files), labels = experimentLabels(recipe.files);
    const std::vector<std::size_t> firsts = firstFiles(recipe);
    if (!rows) checkExcluded(recipe, labels);
    Dataset data;
    std::string hashes;
    NamedColumns named(recipe);
    DistinctFiles distinct(recipe.files.size());
    std::set<std::string> met;                 // labels excluded
    std::set<std::string> lacking;             // columns of conditions that a record does not have
    std::map<std::size_t, RecordClock> clocks; // of the experiments, by their first file
    for (std::size_t i = 0; i < recipe.files.size(); ++i) {
        const std::string& file = recipe.files[i];
        const bool joins = rows ? recipe.files.size() > 1 : std::ranges::count(firsts, firsts[i]) > 1;
        DataRecipe own = recipeOfFile(recipe, i);
        if (rows && i > 0) own = unwrittenRecipe(std::move(own));
        auto [csv, hash] = files.read(file, own);
        hashes += hash + "\n";
        distinct.add(file + own.sheet + own.variable, hash, csv.table, data.warnings);
        data.name += (i ? ", " : "") + names[i];
        checkMarks(recipe, csv.table, file);
        if (rows && i > 0)
            own = recipeOfFurtherRows(std::move(own), csv.table);
        else if (joins)
            own = recipeForTable(std::move(own), csv.table);
        else if (recipe.files.size() > 1)
            dropMissingConditions(own, csv.table, file, lacking, data.warnings);
        addDerivedColumns(csv.table, own, file);
        if (!rows) addSampleTime(csv.table, own, file);
        named.see(csv.table);
        Messages assumed, told;
        const auto uses = mapColumns(csv.table, own, model, file, assumed, told);
        std::vector<MappedColumn> mapping;
        for (const ColumnUse& use : uses) mapping.push_back(use.mapped);
        tell(csv.warnings, mapping, file, rows, data);
        data.warnings.insert(data.warnings.end(), assumed.begin(), assumed.end());
        data.notes.insert(data.notes.end(), told.begin(), told.end());
        checkCodes(own, csv.table, model, file);
        if (i == 0) {
            data.sha256 = hash;
            data.table = std::move(csv.table);
            data.mapping = std::move(mapping);
            if (rows) rowsAsExperiments(own, uses, model, file, data.table, 0, met, data);
        } else if (rows) {
            checkSameConditions(data.mapping, mapping, file, data.warnings);
            addMapping(data.mapping, mapping);
            rowsAsExperiments(own, uses, model, file, csv.table, data.table.rows(), met, data);
            appendRows(data.table, csv.table, file, data.warnings);
        } else if (firsts[i] == 0) {
            addMapping(data.mapping, mapping);
        }
        if (rows) continue;
        RecordClock& clock = clocks[firsts[i]];
        clock.stated = i < recipe.entries.size();
        clock.offset = i < recipe.entries.size() ? recipe.entries[i].offset : 0;
        Experiment experiment =
            signalsOf(own, i == 0 ? data.table : csv.table, uses, file, clock, data.warnings);
        for (Measurement& measured : experiment.measurements) measured.file = file;
        for (const auto& [input, signal] : experiment.inputs) experiment.inputFiles[input] = file;
        tellTrim(own, model, experiment, clock, file, data.warnings);
        if (firsts[i] != i) {
            const auto known = std::ranges::find(data.experiments, firsts[i], &Experiment::row);
            if (known == data.experiments.end()) continue; // excluded
            join(*known, std::move(experiment), recipe.files[firsts[i]], file);
            if (!clock.origin && recipe.entries[i].offset == 0 && recipe.entries[firsts[i]].offset == 0)
                data.warnings.push_back(filled(
                    sentence("Data", "{}: its times are taken to be of the same clock as those of {}; if it "
                                     "began at another time, state its offset (data.files)"),
                    file, recipe.files[firsts[i]]));
            continue;
        }
        experiment.label = labels[i];
        experiment.row = i;
        const auto& excluded = recipe.excluded;
        if (std::find(excluded.begin(), excluded.end(), experiment.label) != excluded.end())
            data.notes.push_back(
                filled(sentence("Data", "{}: the experiment is excluded by the study"), file));
        else
            data.experiments.push_back(std::move(experiment));
    }
    if (recipe.files.size() > 1) data.sha256 = sha256(hashes);
    named.check(data.name);
    named.checkConditions(lacking, data.name);
    if (rows) checkExcludedRows(recipe, met, recipe.files.front());
    if (rows && recipe.files.size() > 1) named.checkMapped(data.name);
    if (std::ranges::any_of(data.experiments, &Experiment::joined)) named.checkMapped(data.name);
    reportUnmapped(data, model, data.warnings);
    stateInputUncertainty(recipe, model, data);
    if (data.experiments.empty()) fail(sentence("Data", "{}: no experiment is left"), data.name);
    return data;
}

} // namespace rigor
