#include "core/engine/data/signals_layout.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

using Role = MappedColumn::Role;

constexpr std::size_t kRowsNamed = 20; ///< rows of a kind reported one by one
/// A record with more rows out of order than this share of them is none over time.
constexpr double kMostOutOfOrder = 0.01;

Interpolation interpolationOf(const std::string& name) {
    if (name == "hold") return Interpolation::Hold;
    if (name == "linear") return Interpolation::Linear;
    if (name == "cubic") return Interpolation::Cubic;
    fail(sentence("Data", "interpolation = \"{}\": it must be hold, linear or cubic"), name);
}

/// Rows whose time is not later than that of the rows before: a few are left out, many are refused.
struct OutOfOrder {
    std::size_t count = 0, same = 0, firstLine = 0;
    void add(std::size_t line, bool sameTime) {
        if (count++ == 0) firstLine = line;
        same += sameTime ? 1 : 0;
    }
    void refuseMany(std::size_t kept, const std::string& file) const {
        const std::size_t all = kept + count;
        const bool many =
            2 * count >= all ||
            (count > kRowsNamed && static_cast<double>(count) > kMostOutOfOrder * static_cast<double>(all));
        if (!many) return;
        const SourcePlace first{.file = file, .line = static_cast<int>(firstLine)};
        if (same == count)
            throw Error(
                filled(sentence("Data", "{} of {} rows have the time of the row before, first here: a "
                                        "record has one row per time. Is it the right time column "
                                        "(data.time), and one experiment per file?"),
                       count, all),
                first);
        throw Error(
            filled(sentence("Data", "{} of {} rows are not later than a row before them, first here: the "
                                    "rows of a record stand in the order of their times. Sort the file, "
                                    "or give every experiment its own."),
                   count, all),
            first);
    }
};

/// Rows whose time is missing or not later than that of the rows before cannot be used.
std::vector<std::size_t> usableRows(const std::vector<double>& times, const Table& table,
                                    const Preparation& preparation, const std::string& file,
                                    std::vector<std::string>& warnings) {
    std::vector<std::size_t> rows;
    std::size_t left = 0, outside = 0;
    OutOfOrder late;
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (!inLines(preparation, table.lines[i])) {
            ++outside;
            continue;
        }
        if (std::isfinite(times[i]) && (rows.empty() || times[i] > times[rows.back()])) {
            rows.push_back(i);
            continue;
        }
        if (std::isfinite(times[i])) late.add(table.lines[i], times[i] == times[rows.back()]);
        if (++left <= kRowsNamed)
            warnings.push_back(
                filled(sentence("Data", "{}:{}: the row is left out: its time is {}"), file, table.lines[i],
                       std::isfinite(times[i]) ? translate("Data", "not later than that of the row before")
                                               : translate("Data", "missing")));
    }
    late.refuseMany(rows.size(), file);
    if (left > kRowsNamed)
        warnings.push_back(filled(sentence("Data", "{}: {} more rows are left out because of their time"),
                                  file, left - kRowsNamed));
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
        if (recipe.preparation.step > 0) m.altered = Altered::Resampled;
        if (recipe.preparation.cutoff > 0) m.altered = Altered::LowPassed;
        if (count > 0)
            warnings.push_back(filled(
                sentence("Data", "{}:{}: {} samples of column \"{}\" are marked as outliers, first here"),
                file, *lines.begin(), count, column));
        if (!prepared.outliers.empty())
            warnings.push_back(
                filled(sentence("Data", "{}:{}: {} samples of column \"{}\" lie beyond {} scaled median "
                                        "absolute deviations and are left out, first here"),
                       file, table.lines[rows[prepared.outliers.front()]], prepared.outliers.size(), column,
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

} // namespace

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
        throw Error(filled(sentence("Data", "column \"{}\" holds no time"), time->use->mapped.column),
                    {.file = file});
    Experiment experiment;
    experiment.line = table.lines[rows[0]];
    for (const std::size_t row : rows) {
        experiment.timedRows.times.push_back(times[row]);
        experiment.timedRows.rows.push_back(row);
        experiment.timedRows.lines.push_back(table.lines[row]);
    }
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
            warnings.push_back(
                filled(sentence("Data", "{}:{}: column \"{}\" has no value in {} rows, first here"), file,
                       firstMissing, mapped.column, missing));
        if (t.empty() || missing == t.size()) {
            if (mapped.role != Role::Measurement || missing > 0)
                throw Error(filled(sentence("Data", "column \"{}\" has no value in any row"), mapped.column),
                            {.file = file});
        }
        if (mapped.role == Role::Measurement) {
            Measurement m = measurementOf(recipe, mapped.target);
            if (recipe.derived.contains(mapped.column)) m.altered = Altered::Derived;
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
                throw Error(filled(sentence("Data", "column \"{}\" for the parameter \"{}\" changes from {} "
                                                    "to {}; a condition is one value per experiment"),
                                   mapped.column, mapped.target, *low, *high),
                            {.file = file});
            experiment.conditions[mapped.target] = v.front();
        }
    }
    applyCodes(recipe, table, rows[0], file, experiment);
    return experiment;
}

} // namespace rigor
