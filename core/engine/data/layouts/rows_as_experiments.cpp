#include "core/engine/data/layouts/rows_as_experiments.h"

#include "core/engine/data/layouts/experiment_parts.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <cmath>
#include <map>
#include <span>

namespace rigor {
namespace {

using Role = MappedColumn::Role;

std::string labelOf(const Column& column, std::size_t row) {
    if (column.type == ColumnType::Text) return column.texts[row];
    return fmt::format("{}", column.numbers[row]);
}

/// labels: of the experiments left out, in the order of the file.
void reportExcluded(const std::vector<std::string>& labels, std::size_t rows, std::size_t allRows,
                    const std::string& file, Messages& notes) {
    constexpr std::size_t kNamed = 8;
    const auto named = [&](std::size_t n) {
        return fmt::format("{}", fmt::join(std::span(labels).first(n), ", "));
    };
    if (labels.size() <= kNamed + 1)
        notes.push_back(filled(sentence("Data", "{}: {} of {} rows are not used: the study excludes {}"),
                               file, rows, allRows, named(labels.size())));
    else
        notes.push_back(
            filled(sentence("Data", "{}: {} of {} rows are not used: the study excludes {} and {} more"),
                   file, rows, allRows, named(kNamed), labels.size() - kNamed));
}

/// Rows that lack a value in a column.
struct Gaps {
    std::size_t count = 0;
    std::string first; ///< where
    void add(std::string where) {
        if (count++ == 0) first = std::move(where);
    }
};

/// One sentence per column, however many of its rows have no value.
void reportGaps(const std::map<std::string, Gaps>& rows, const std::map<std::string, Gaps>& cells,
                Messages& warnings) {
    for (const auto& [column, gaps] : rows)
        warnings.push_back(
            gaps.count == 1
                ? filled(sentence("Data", "{} is left out: column \"{}\" has no value"), gaps.first, column)
                : filled(sentence("Data",
                                  "{}: {} experiments are left out, this one first: column \"{}\" has no "
                                  "value there"),
                         gaps.first, gaps.count, column));
    for (const auto& [column, gaps] : cells)
        warnings.push_back(
            gaps.count == 1
                ? filled(sentence("Data", "{}: column \"{}\" has no value; only this cell is missing"),
                         gaps.first, column)
                : filled(sentence("Data",
                                  "{}: column \"{}\" has no value in {} experiments, first here; only "
                                  "these cells are missing"),
                         gaps.first, column, gaps.count));
}

/// Conditions and inputs beyond the bounds of the model's text, a sentence for each column of the file whose
/// experiments begin with `begin`.
void reportBeyondModel(const Model& model, const std::vector<ColumnUse>& uses, const std::string& file,
                       std::size_t begin, Dataset& data) {
    for (const ColumnUse& use : uses) {
        const bool condition = use.mapped.role == Role::Condition;
        if (!condition && use.mapped.role != Role::Input) continue;
        const Variable& v = variable(model, *findVariable(model, use.mapped.target));
        std::size_t count = 0, line = 0;
        double first = 0;
        for (std::size_t e = begin; e < data.experiments.size(); ++e) {
            const Experiment& experiment = data.experiments[e];
            const double value =
                condition ? experiment.conditions.at(v.name) : experiment.inputs.at(v.name).at(0);
            if ((value >= v.min && value <= v.max) || count++ > 0) continue;
            line = experiment.line;
            first = value;
        }
        if (count == 0) continue;
        const std::string limits = !std::isfinite(v.max) ? filled(sentence("Data", "at least {:g}"), v.min)
                                   : !std::isfinite(v.min)
                                       ? filled(sentence("Data", "at most {:g}"), v.max)
                                       : filled(sentence("Data", "{:g} to {:g}"), v.min, v.max);
        data.warnings.push_back(
            count == 1
                ? filled(sentence("Data", "{}:{}: {} = {:g} {} lies beyond what the model allows, {}"), file,
                         line, v.name, first, v.unit, limits)
                : filled(sentence("Data", "{}:{}: {} = {:g} {} lies beyond what the model allows, {}; so do "
                                          "{} more values of this column"),
                         file, line, v.name, first, v.unit, limits, count - 1));
    }
}

/// Rows of one name: a slip of the pen where they are few; else rows are grouped by their names.
void reportRepeatedLabels(const std::string& file, Dataset& data) {
    std::map<std::string, std::size_t> first;
    std::size_t repeated = 0;
    Message told;
    for (const Experiment& experiment : data.experiments) {
        const auto [at, isNew] = first.emplace(experiment.label, experiment.line);
        if (isNew || repeated++ > 0) continue;
        told = filled(sentence("Data", "{}:{}: the experiment {} has the name of the one in line {}"), file,
                      experiment.line, experiment.label, at->second);
    }
    if (repeated > 0 && repeated * 10 <= data.experiments.size()) data.warnings.push_back(told);
}

/// A row as far as it goes into an experiment.
struct ReadRow {
    std::string missing; ///< the first column without which it is none
    bool isMarked = false;
    std::vector<std::pair<std::string, bool>> unread; ///< columns of measurements; whether marked
};
ReadRow readRow(const DataRecipe& recipe, const Table& table, const std::vector<MappedSeries>& allSeries,
                const std::vector<std::set<std::size_t>>& marked, std::size_t row, Experiment& experiment) {
    ReadRow read;
    for (std::size_t c = 0; c < allSeries.size(); ++c) {
        const MappedSeries& series = allSeries[c];
        const double value = series.values[row];
        const MappedColumn& mapped = series.use->mapped;
        if (!std::isfinite(value) || marked[c].count(experiment.line)) {
            if (mapped.role == Role::Measurement) {
                read.unread.emplace_back(mapped.column, std::isfinite(value));
                continue;
            }
            read.isMarked = read.isMarked || (std::isfinite(value) && read.missing.empty());
            if (read.missing.empty()) read.missing = mapped.column;
        } else if (mapped.role == Role::Measurement) {
            Measurement m = measurementOf(recipe, *series.use);
            m.values = {value};
            experiment.measurements.push_back(std::move(m));
        } else if (mapped.role == Role::Condition) {
            experiment.conditions[mapped.target] = value;
        } else if (mapped.role == Role::Input) {
            experiment.inputs.emplace(mapped.target, Signal(value));
        }
    }
    if (read.missing.empty()) {
        for (const auto& [column, codes] : recipe.codes)
            if (table.column(column).texts[row].empty()) read.missing = column;
    }
    return read;
}

} // namespace

void rowsAsExperiments(const DataRecipe& recipe, const std::vector<ColumnUse>& uses, const Model& model,
                       const std::string& file, const Table& table, std::size_t firstRow,
                       std::set<std::string>& met, Dataset& data) {
    const auto allSeries = allSeriesOf(table, uses, file);
    const Column* labels = nullptr;
    for (const ColumnUse& use : uses)
        if (use.mapped.role == Role::Label) labels = &table.columns[use.column];
    std::vector<std::set<std::size_t>> marked;
    for (const MappedSeries& series : allSeries)
        marked.push_back(markedLines(recipe, file, series.use->mapped.column));
    const std::set<std::string> excluded(recipe.excluded.begin(), recipe.excluded.end());
    const std::size_t before = data.experiments.size();
    std::string without; // the first column that left a row out
    std::size_t outside = 0;
    std::vector<std::string> left; // excluded experiments, as they come
    std::set<std::string> known;   // the same, to be looked up
    std::size_t rowsLeft = 0;
    // Per column: rows without a value, of which only the cell is missing, or which are left out.
    std::map<std::string, Gaps> cells, rows;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        Experiment experiment;
        experiment.label = labels ? labelOf(*labels, row) : fmt::format("{}", firstRow + row + 1);
        experiment.row = firstRow + row;
        experiment.line = table.lines[row];
        const auto where = [&] {
            return filled(sentence("Data", "{}:{}: experiment {}"), file, experiment.line, experiment.label);
        };
        if (excluded.count(experiment.label)) {
            met.insert(experiment.label);
            if (known.insert(experiment.label).second) left.push_back(experiment.label);
            ++rowsLeft;
            continue;
        }
        if (!inLines(recipe.preparation, experiment.line)) {
            ++outside;
            continue;
        }
        auto [missing, isMarked, unread] = readRow(recipe, table, allSeries, marked, row, experiment);
        if (missing.empty() && experiment.measurements.empty() && !unread.empty()) {
            missing = unread.front().first;
            isMarked = unread.front().second;
        }
        if (!missing.empty()) {
            if (without.empty()) without = missing;
            if (isMarked)
                data.warnings.push_back(
                    filled(sentence("Data", "{} is left out: its \"{}\" is marked as an outlier"), where(),
                           missing));
            else
                rows[missing].add(where());
            continue;
        }
        // The other sensors of the row were read.
        for (const auto& [column, wasMarked] : unread) {
            if (wasMarked)
                data.warnings.push_back(
                    filled(sentence("Data", "{}: \"{}\" is marked as an outlier; only this cell is left out"),
                           where(), column));
            else
                cells[column].add(where());
        }
        applyCodes(recipe, table, row, file, experiment);
        data.experiments.push_back(std::move(experiment));
    }
    // Of a column of the file without any value the reader has told.
    std::erase_if(cells, [&](const auto& column) {
        return column.second.count == table.rows() && !recipe.derived.contains(column.first);
    });
    reportGaps(rows, cells, data.warnings);
    reportBeyondModel(model, uses, file, before, data);
    if (labels) reportRepeatedLabels(file, data);
    if (!left.empty()) reportExcluded(left, rowsLeft, table.rows(), file, data.notes);
    reportLines(recipe.preparation, outside, file, data.warnings);
    if (data.experiments.size() == before && !without.empty())
        throw Error(filled(sentence("Data", "no experiment is left: none of its {} rows has a number in "
                                            "every column that is used; the first one lacks \"{}\""),
                           table.rows(), without),
                    {.file = file});
}

void checkExcludedRows(const DataRecipe& recipe, const std::set<std::string>& met, const std::string& file) {
    for (const std::string& label : std::set(recipe.excluded.begin(), recipe.excluded.end()))
        if (!met.count(label))
            throw Error(filled(sentence("Data", "the experiment \"{}\" to be excluded is not there"), label),
                        {.file = file});
}

} // namespace rigor
