#include "core/engine/data/layouts/signals_layout.h"

#include "core/engine/data/series/time_bases.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

using Role = MappedColumn::Role;

Interpolation interpolationOf(const std::string& name) {
    if (name == "hold") return Interpolation::Hold;
    if (name == "linear") return Interpolation::Linear;
    if (name == "cubic") return Interpolation::Cubic;
    fail(sentence("Data", "interpolation = \"{}\": it must be hold, linear or cubic"), name);
}

/// The measured series of one output as the recipe prepares it; what is left out is reported.
void prepareMeasurement(const DataRecipe& recipe, const Table& table, const std::vector<std::size_t>& rows,
                        const std::string& file, const std::string& column, Measurement& m,
                        Messages& warnings) {
    const auto lines = markedLines(recipe, file, column);
    std::vector<bool> marked(rows.size(), false);
    std::size_t count = 0;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (lines.count(table.lines[rows[i]])) marked[i] = ++count > 0;
    if (recipe.preparation == Preparation{} && count == 0) return;
    try {
        PreparedSeries prepared =
            preparedSeries({std::move(m.times), std::move(m.values)}, marked, recipe.preparation);
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

constexpr std::size_t kGapsNamed = 5; ///< of a column, one by one

/// Says where a column has no values though the record goes on. Rows that are not in the file at all the
/// reader has told; of an input they are told again, since its series is not known there.
void reportGaps(const std::vector<Gap>& gaps, const MappedColumn& mapped, const std::string& file,
                Messages& warnings) {
    for (std::size_t i = 0; i < std::min(gaps.size(), kGapsNamed); ++i)
        warnings.push_back(
            mapped.role == Role::Input
                ? filled(sentence("Data", "{}:{}: the input {} is not known {}: it is bridged, and nothing "
                                          "measured there tells about the model"),
                         file, gaps[i].fromLine, mapped.target, describe(gaps[i]))
                : filled(sentence("Data", "{}:{}: column \"{}\" has no values {}"), file, gaps[i].fromLine,
                         mapped.column, describe(gaps[i])));
    if (gaps.size() > kGapsNamed)
        warnings.push_back(filled(sentence("Data", "{}: column \"{}\" has {} more gaps"), file, mapped.column,
                                  gaps.size() - kGapsNamed));
}

/// Gaps of a column over the rows of the record, within the times that are used.
std::vector<Gap> gapsOf(const MappedSeries& series, const TimedRows& record, const DataRecipe& recipe) {
    std::vector<double> values;
    for (const std::size_t row : record.rows) values.push_back(series.values[row]);
    const bool held = recipe.interpolation == "hold" && series.use->mapped.role == Role::Input;
    std::vector<Gap> gaps = gapsOfColumn(record.times, values, record.lines, held);
    const Preparation& preparation = recipe.preparation;
    if (preparation.trim.size() == 2)
        std::erase_if(gaps, [&](const Gap& gap) {
            return gap.to <= preparation.trim[0] || gap.from >= preparation.trim[1];
        });
    return gaps;
}

/// Without those in which no row stands.
std::vector<Gap> withRows(std::vector<Gap> gaps, const TimedRows& record) {
    std::erase_if(gaps, [&](const Gap& gap) {
        return std::none_of(record.times.begin(), record.times.end(), [&](double t) { return gap.holds(t); });
    });
    return gaps;
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

Experiment signalsOf(DataRecipe recipe, const Table& table, const std::vector<ColumnUse>& uses,
                     const std::string& file, RecordClock& clock, Messages& warnings) {
    const auto allSeries = allSeriesOf(table, uses, file);
    const auto time = std::find_if(allSeries.begin(), allSeries.end(),
                                   [](const MappedSeries& c) { return c.use->mapped.role == Role::Time; });
    const auto bases = timeBasesOf(table, *time->use, recipe.preparation, file, clock, warnings);
    for (double& end : recipe.preparation.trim) end -= clock.counted; // is said in times of the file
    Experiment experiment;
    experiment.timedRows = bases.front().record;
    experiment.line = experiment.timedRows.lines.front();
    for (const MappedSeries& series : allSeries) {
        const MappedColumn& mapped = series.use->mapped;
        if (mapped.role == Role::Time) continue;
        const TimedRows& record = baseOf(bases, series.use->column).record;
        std::vector<double> t, v;
        std::size_t missing = 0, firstMissing = 0;
        for (std::size_t k = 0; k < record.rows.size(); ++k) {
            const std::size_t row = record.rows[k];
            const bool valid = std::isfinite(series.values[row]);
            if (!valid && missing++ == 0) firstMissing = table.lines[row];
            if (!valid && mapped.role != Role::Measurement) continue;
            t.push_back(record.times[k]);
            v.push_back(valid ? series.values[row] : std::nan(""));
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
        std::vector<Gap> gaps = gapsOf(series, record, recipe);
        if (mapped.role == Role::Measurement) {
            reportGaps(withRows(std::move(gaps), record), mapped, file, warnings);
            Measurement m = measurementOf(recipe, *series.use);
            if (recipe.derived.contains(mapped.column)) m.altered = Altered::Derived;
            m.times = std::move(t);
            m.values = std::move(v);
            prepareMeasurement(recipe, table, record.rows, file, mapped.column, m, warnings);
            experiment.measurements.push_back(std::move(m));
        } else if (mapped.role == Role::Input) {
            reportGaps(gaps, mapped, file, warnings);
            if (!gaps.empty()) experiment.inputGaps[mapped.target] = std::move(gaps);
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
    applyCodes(recipe, table, experiment.timedRows.rows.front(), file, experiment);
    return experiment;
}

} // namespace rigor
