#include "core/engine/data/dataset.h"

#include "core/engine/data/csv_reader.h"
#include "core/engine/data/mapping.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/sha256.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <set>

namespace rigor {
namespace {

using Role = MappedColumn::Role;

constexpr std::size_t kRowsNamed = 20; ///< rows of a kind reported one by one

CsvData readFile(const std::string& path, const DataRecipe& recipe) {
    CsvReadOptions options;
    try {
        options.overrides = overridesOf(recipe);
    } catch (const Error& e) {
        throw Error(e.sentence(), {.file = path});
    }
    return readCsv(path, options);
}

void addWarnings(const CsvData& csv, const std::string& path, std::vector<std::string>& warnings) {
    for (const CsvWarning& warning : csv.warnings) warnings.push_back(path + ": " + warning.sentence);
}

Interpolation interpolationOf(const std::string& name) {
    if (name == "hold") return Interpolation::Hold;
    if (name == "linear") return Interpolation::Linear;
    if (name == "cubic") return Interpolation::Cubic;
    fail("interpolation = \"{}\": it must be hold, linear or cubic", name);
}

/// Sets the parameters that the text of a coded column stands for.
void applyCodes(const DataRecipe& recipe, const Table& table, std::size_t row, const std::string& file,
                Experiment& experiment) {
    for (const auto& [column, codes] : recipe.codes) {
        const Column& texts = table.column(column);
        const std::string& text = texts.texts[row];
        const auto code = codes.find(text);
        if (code == codes.end()) {
            std::vector<std::string> known;
            for (const auto& [name, values] : codes) known.push_back(name);
            const auto near = nearestName(text, known);
            throw Error(fmt::format("\"{}\" in column \"{}\" is none of the stated codes ({}){}", text,
                                    column, fmt::join(known, ", "),
                                    near ? fmt::format(". Did you mean \"{}\"?", *near) : ""),
                        {.file = file, .line = static_cast<int>(table.lines[row])});
        }
        for (const auto& [parameter, value] : code->second) experiment.conditions[parameter] = value;
    }
}

void checkCodes(const DataRecipe& recipe, const Table& table, const Model& model, const std::string& file) {
    for (const auto& [column, codes] : recipe.codes) {
        if (table.column(column).type != ColumnType::Text)
            throw Error(fmt::format("the column \"{}\" holds no texts that could be codes", column),
                        {.file = file});
        for (const auto& [text, values] : codes)
            for (const auto& [parameter, value] : values) {
                const auto reference = findVariable(model, parameter);
                if (reference && reference->kind == VariableKind::Parameter) continue;
                std::vector<std::string> names;
                for (const Variable& v : model.parameters()) names.push_back(v.name);
                const auto near = nearestName(parameter, names);
                throw Error(fmt::format("the code \"{}\" of column \"{}\" sets \"{}\", which is no parameter "
                                        "of the model {}{}",
                                        text, column, parameter, model.name(),
                                        near ? fmt::format(". Did you mean \"{}\"?", *near) : ""),
                            {.file = file});
            }
    }
}

std::string labelOf(const Column& column, std::size_t row) {
    if (column.type == ColumnType::Text) return column.texts[row];
    return fmt::format("{}", column.numbers[row]);
}

Measurement measurementOf(const DataRecipe& recipe, const std::string& output) {
    Measurement m;
    m.output = output;
    if (const auto sd = recipe.standardDeviations.find(output); sd != recipe.standardDeviations.end())
        m.standardDeviation = sd->second;
    if (const auto bound = recipe.bounds.find(output); bound != recipe.bounds.end()) m.bound = bound->second;
    return m;
}

/// Columns in use with their values in model units.
struct Course {
    const ColumnUse* use;
    std::vector<double> values;
};

std::vector<Course> coursesOf(const Table& table, const std::vector<ColumnUse>& uses,
                              const std::string& file) {
    std::vector<Course> courses;
    for (const ColumnUse& use : uses)
        if (use.mapped.role == Role::Condition || use.mapped.role == Role::Input ||
            use.mapped.role == Role::Measurement || use.mapped.role == Role::Time)
            courses.push_back({&use, valuesInModelUnit(table, use, file)});
    return courses;
}

/// Lines of this file whose cell in a column was marked as an outlier.
std::set<std::size_t> markedLines(const DataRecipe& recipe, const std::string& file,
                                  const std::string& column) {
    const std::string name = std::filesystem::path(file).filename().string();
    std::set<std::size_t> lines;
    for (const MarkedCell& cell : recipe.marked)
        if (cell.file == name && cell.column == column) lines.insert(cell.line);
    return lines;
}

bool inLines(const Preparation& preparation, std::size_t line) {
    return line >= static_cast<std::size_t>(preparation.firstLine) &&
           (preparation.lastLine == 0 || line <= static_cast<std::size_t>(preparation.lastLine));
}

void reportLines(const Preparation& preparation, std::size_t left, const std::string& file,
                 std::vector<std::string>& warnings) {
    if (left == 0) return;
    warnings.push_back(
        fmt::format("{}: {} rows are not used: the study uses lines {} to {}", file, left,
                    std::max(1LL, preparation.firstLine),
                    preparation.lastLine ? fmt::format("{}", preparation.lastLine) : "the end"));
}

void rowsAsExperiments(const DataRecipe& recipe, const std::vector<ColumnUse>& uses, const std::string& file,
                       Dataset& data) {
    const Table& table = data.table;
    const auto courses = coursesOf(table, uses, file);
    const Column* labels = nullptr;
    for (const ColumnUse& use : uses)
        if (use.mapped.role == Role::Label) labels = &table.columns[use.column];
    std::vector<std::set<std::size_t>> marked;
    for (const Course& course : courses)
        marked.push_back(markedLines(recipe, file, course.use->mapped.column));
    std::set<std::string> excluded(recipe.excluded.begin(), recipe.excluded.end()), met;
    const std::size_t before = data.experiments.size();
    std::string without; // the first column that left a row out
    std::size_t outside = 0;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        Experiment experiment;
        experiment.label = labels ? labelOf(*labels, row) : fmt::format("{}", row + 1);
        experiment.row = row;
        experiment.line = table.lines[row];
        const std::string where =
            fmt::format("{}:{}: experiment {}", file, experiment.line, experiment.label);
        if (excluded.count(experiment.label)) {
            met.insert(experiment.label);
            data.warnings.push_back(where + " is excluded by the study");
            continue;
        }
        if (!inLines(recipe.preparation, experiment.line)) {
            ++outside;
            continue;
        }
        std::string missing;
        bool isMarked = false;
        for (std::size_t c = 0; c < courses.size(); ++c) {
            const Course& course = courses[c];
            const double value = course.values[row];
            const MappedColumn& mapped = course.use->mapped;
            if (!std::isfinite(value) || marked[c].count(experiment.line)) {
                isMarked = isMarked || (std::isfinite(value) && missing.empty());
                if (missing.empty()) missing = mapped.column;
            } else if (mapped.role == Role::Measurement) {
                Measurement m = measurementOf(recipe, mapped.target);
                m.values = {value};
                experiment.measurements.push_back(std::move(m));
            } else if (mapped.role == Role::Condition) {
                experiment.conditions[mapped.target] = value;
            } else if (mapped.role == Role::Input) {
                experiment.inputs.emplace(mapped.target, Signal(value));
            }
        }
        if (missing.empty()) {
            for (const auto& [column, codes] : recipe.codes)
                if (table.column(column).texts[row].empty()) missing = column;
        }
        if (!missing.empty()) {
            if (without.empty()) without = missing;
            data.warnings.push_back(
                isMarked ? fmt::format("{} is left out: its \"{}\" is marked as an outlier", where, missing)
                         : fmt::format("{} is left out: column \"{}\" has no value", where, missing));
            continue;
        }
        applyCodes(recipe, table, row, file, experiment);
        data.experiments.push_back(std::move(experiment));
    }
    reportLines(recipe.preparation, outside, file, data.warnings);
    for (const std::string& label : excluded)
        if (!met.count(label))
            throw Error(fmt::format("the experiment \"{}\" to be excluded is not there", label),
                        {.file = file});
    if (data.experiments.size() == before && !without.empty())
        throw Error(
            fmt::format("no experiment is left: none of its {} rows has a number in every column that is "
                        "used; the first one lacks \"{}\"",
                        table.rows(), without),
            {.file = file});
}

/// Rows whose time is missing or not later than that of the rows before cannot be used.
std::vector<std::size_t> usableRows(const std::vector<double>& times, const Table& table,
                                    const Preparation& preparation, const std::string& file,
                                    std::vector<std::string>& warnings) {
    std::vector<std::size_t> rows;
    std::size_t left = 0, outside = 0;
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (!inLines(preparation, table.lines[i])) {
            ++outside;
            continue;
        }
        if (std::isfinite(times[i]) && (rows.empty() || times[i] > times[rows.back()])) {
            rows.push_back(i);
            continue;
        }
        if (++left <= kRowsNamed)
            warnings.push_back(
                fmt::format("{}:{}: the row is left out: its time is {}", file, table.lines[i],
                            std::isfinite(times[i]) ? "not later than that of the row before" : "missing"));
    }
    if (left > kRowsNamed)
        warnings.push_back(
            fmt::format("{}: {} more rows are left out because of their time", file, left - kRowsNamed));
    reportLines(preparation, outside, file, warnings);
    return rows;
}

/// The measured course of one output as the recipe prepares it; what is left out is reported.
void prepareMeasurement(const DataRecipe& recipe, const Table& table, const std::vector<std::size_t>& rows,
                        const std::string& file, const std::string& column, Measurement& m,
                        std::vector<std::string>& warnings) {
    const auto lines = markedLines(recipe, file, column);
    std::vector<bool> marked(rows.size(), false);
    std::size_t count = 0;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (lines.count(table.lines[rows[i]])) marked[i] = ++count > 0;
    if (recipe.preparation == Preparation{} && count == 0) return;
    try {
        PreparedCourse prepared =
            preparedCourse({std::move(m.times), std::move(m.values)}, marked, recipe.preparation);
        m.times = std::move(prepared.samples.times);
        m.values = std::move(prepared.samples.values);
        if (count > 0)
            warnings.push_back(
                fmt::format("{}:{}: {} samples of column \"{}\" are marked as outliers, first here", file,
                            *lines.begin(), count, column));
        if (!prepared.outliers.empty())
            warnings.push_back(fmt::format("{}:{}: {} samples of column \"{}\" lie beyond {} scaled median "
                                           "absolute deviations and are left "
                                           "out, first here",
                                           file, table.lines[rows[prepared.outliers.front()]],
                                           prepared.outliers.size(), column,
                                           recipe.preparation.outlierLimit));
    } catch (const Error& e) {
        throw Error(fmt::format("column \"{}\": {}", column, e.sentence()), {.file = file});
    }
}

void trimInput(const Preparation& preparation, const std::string& file, const std::string& column,
               std::vector<double>& times, std::vector<double>& values) {
    if (preparation.trim.size() != 2 || times.size() < 2) return;
    try {
        Samples kept =
            trimmedTo({std::move(times), std::move(values)}, preparation.trim[0], preparation.trim[1]);
        times = std::move(kept.times);
        values = std::move(kept.values);
    } catch (const Error& e) {
        throw Error(fmt::format("column \"{}\": {}", column, e.sentence()), {.file = file});
    }
}

Experiment signalsOf(const DataRecipe& recipe, const Table& table, const std::vector<ColumnUse>& uses,
                     const std::string& file, std::vector<std::string>& warnings) {
    const auto courses = coursesOf(table, uses, file);
    const auto time = std::find_if(courses.begin(), courses.end(),
                                   [](const Course& c) { return c.use->mapped.role == Role::Time; });
    std::vector<double> times = time->values;
    if (table.columns[time->use->column].type == ColumnType::DateTime) {
        const auto first =
            std::find_if(times.begin(), times.end(), [](double t) { return std::isfinite(t); });
        const double origin = first == times.end() ? 0 : *first;
        for (double& t : times) t -= origin;
    }
    const auto rows = usableRows(times, table, recipe.preparation, file, warnings);
    if (rows.empty())
        throw Error(fmt::format("column \"{}\" holds no time", time->use->mapped.column), {.file = file});
    Experiment experiment;
    experiment.line = table.lines[rows[0]];
    for (const Course& course : courses) {
        const MappedColumn& mapped = course.use->mapped;
        if (mapped.role == Role::Time) continue;
        std::vector<double> t, v;
        std::size_t missing = 0, firstMissing = 0;
        for (const std::size_t row : rows) {
            const bool valid = std::isfinite(course.values[row]);
            if (!valid && missing++ == 0) firstMissing = table.lines[row];
            if (!valid && mapped.role != Role::Measurement) continue;
            t.push_back(times[row]);
            v.push_back(valid ? course.values[row] : std::nan(""));
        }
        if (missing > 0)
            warnings.push_back(fmt::format("{}:{}: column \"{}\" has no value in {} rows, first here", file,
                                           firstMissing, mapped.column, missing));
        if (t.empty() || missing == t.size()) {
            if (mapped.role != Role::Measurement || missing > 0)
                throw Error(fmt::format("column \"{}\" has no value in any row", mapped.column),
                            {.file = file});
        }
        if (mapped.role == Role::Measurement) {
            Measurement m = measurementOf(recipe, mapped.target);
            m.times = std::move(t);
            m.values = std::move(v);
            prepareMeasurement(recipe, table, rows, file, mapped.column, m, warnings);
            experiment.measurements.push_back(std::move(m));
        } else if (mapped.role == Role::Input) {
            trimInput(recipe.preparation, file, mapped.column, t, v);
            experiment.inputs.emplace(
                mapped.target, Signal(std::move(t), std::move(v), interpolationOf(recipe.interpolation)));
        } else {
            const auto [low, high] = std::minmax_element(v.begin(), v.end());
            if (*low != *high)
                throw Error(
                    fmt::format(
                        "column \"{}\" for the parameter \"{}\" changes from {} to {}; a condition is one "
                        "value per experiment",
                        mapped.column, mapped.target, *low, *high),
                    {.file = file});
            experiment.conditions[mapped.target] = v.front();
        }
    }
    applyCodes(recipe, table, rows[0], file, experiment);
    return experiment;
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
        throw Error(fmt::format("input_uncertainty names \"{}\", which no column gives as an input of the "
                                "model {}{}",
                                input, model.name(),
                                near ? fmt::format(". Did you mean \"{}\"?", *near) : ""),
                    {.file = data.name});
    }
    if (inputs.empty())
        data.warnings.push_back(
            fmt::format("{}: input_uncertainty is stated, but no column is an input of the model {}",
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

void reportUnmapped(const Dataset& data, const Model& model, std::vector<std::string>& warnings) {
    const bool measured = std::any_of(data.mapping.begin(), data.mapping.end(),
                                      [](const MappedColumn& c) { return c.role == Role::Measurement; });
    if (!measured)
        warnings.push_back(
            fmt::format("{}: no column is mapped to an output of the model {}; nothing is measured",
                        data.name, model.name()));
}

} // namespace

Dataset loadDataset(const DataRecipe& recipe, const Model& model) {
    if (recipe.files.empty()) fail("the study names no data file");
    const bool rows = recipe.layout == "rows";
    if (!rows && recipe.layout != "signals")
        fail("layout = \"{}\": it must be rows or signals", recipe.layout);
    if (rows && recipe.files.size() > 1)
        fail("{} data files are named, but with layout = \"rows\" one file holds all experiments; set layout "
             "= \"signals\"",
             recipe.files.size());
    Dataset data;
    std::string hashes;
    for (std::size_t i = 0; i < recipe.files.size(); ++i) {
        const std::string& file = recipe.files[i];
        CsvData csv = readFile(file, recipe);
        const std::string hash = sha256OfFile(file);
        hashes += hash + "\n";
        data.name += (i ? ", " : "") + std::filesystem::path(file).filename().string();
        addWarnings(csv, file, data.warnings);
        const auto uses = mapColumns(csv.table, recipe, model, file, data.warnings);
        checkCodes(recipe, csv.table, model, file);
        if (i == 0) {
            data.sha256 = hash;
            data.table = std::move(csv.table);
            for (const ColumnUse& use : uses) data.mapping.push_back(use.mapped);
            if (rows) rowsAsExperiments(recipe, uses, file, data);
        }
        if (rows) break;
        Experiment experiment = signalsOf(recipe, i == 0 ? data.table : csv.table, uses, file, data.warnings);
        experiment.label = std::filesystem::path(file).stem().string();
        experiment.row = i;
        const auto& excluded = recipe.excluded;
        if (std::find(excluded.begin(), excluded.end(), experiment.label) != excluded.end())
            data.warnings.push_back(file + ": the experiment is excluded by the study");
        else
            data.experiments.push_back(std::move(experiment));
    }
    if (recipe.files.size() > 1) data.sha256 = sha256(hashes);
    reportUnmapped(data, model, data.warnings);
    stateInputUncertainty(recipe, model, data);
    if (data.experiments.empty()) fail("{}: no experiment is left", data.name);
    return data;
}

} // namespace rigor
