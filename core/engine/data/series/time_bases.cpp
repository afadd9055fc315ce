#include "core/engine/data/series/time_bases.h"

#include "core/engine/data/layouts/experiment_parts.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

constexpr std::size_t kRowsNamed = 20; ///< rows of a kind reported one by one
/// A record with more rows out of order than this share of them is none over time.
constexpr double kMostOutOfOrder = 0.01;

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

constexpr double kStepsLate = 10, kStepsOfAnotherClock = 1000;

/// Of a record that does not begin where a model starts: what becomes 0 s, told.
double countedFrom(const std::vector<TimeBase>& bases, const std::string& file, Messages& warnings) {
    const std::vector<double>& times = bases.front().record.times;
    if (times.size() < 2) return 0;
    double first = times.front();
    for (const TimeBase& base : bases) first = std::min(first, base.record.times.front());
    const std::size_t some = std::min<std::size_t>(times.size(), 1000);
    std::vector<double> steps;
    for (std::size_t k = 1; k < some; ++k) steps.push_back(times[k] - times[k - 1]);
    const std::size_t middle = (steps.size() - 1) / 2;
    std::nth_element(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(middle), steps.end());
    const double step = steps[middle];
    if (first < 0 || first > kStepsOfAnotherClock * step) {
        warnings.push_back(filled(
            sentence("Data",
                     "{}: its times are counted from its first row, {:.9g} s, because a model starts at "
                     "0 s. Another clock is stated by an offset of the file (data.files) or by "
                     "simulation.start_time"),
            file, first));
        return first;
    }
    if (first > kStepsLate * step)
        warnings.push_back(filled(
            sentence("Data", "{}: the first row is at {:.9g} s, but a model starts at 0 s: the states have "
                             "moved until then under what the inputs are in the first row. To start it "
                             "there, state an offset of the file (data.files) or simulation.start_time"),
            file, first));
    return 0;
}

/// Rows whose time is missing or not later than that of the rows before cannot be used.
std::vector<std::size_t> usableRows(const std::vector<double>& times, const Table& table,
                                    const Preparation& preparation, const std::string& file, bool several,
                                    Messages& warnings) {
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
        if (several && !std::isfinite(times[i])) continue;
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
    if (!several) reportLines(preparation, outside, file, warnings);
    return rows;
}

} // namespace

std::vector<std::size_t> furtherTimes(const Table& table, std::size_t time) {
    const Column& first = table.columns[time];
    std::vector<std::size_t> further;
    for (std::size_t c = time + 1; c < table.columns.size(); ++c) {
        const Column& column = table.columns[c];
        if (column.type != first.type || !column.name.starts_with(first.name + "_")) continue;
        const std::string number = column.name.substr(first.name.size() + 1);
        const bool numbered = !number.empty() && number.find_first_not_of("0123456789") == std::string::npos;
        const auto same = [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); };
        if (numbered && !std::equal(first.numbers.begin(), first.numbers.end(), column.numbers.begin(),
                                    column.numbers.end(), same))
            further.push_back(c);
    }
    return further;
}

std::vector<TimeBase> timeBasesOf(const Table& table, const ColumnUse& time, const Preparation& preparation,
                                  const std::string& file, RecordClock& clock, Messages& warnings) {
    std::vector<std::size_t> columns{time.column};
    for (const std::size_t c : furtherTimes(table, time.column)) columns.push_back(c);
    std::vector<TimeBase> bases;
    for (const std::size_t c : columns) {
        ColumnUse use = time;
        use.column = c;
        if (c != time.column && !table.columns[c].unit.empty()) use.mapped.unit = table.columns[c].unit;
        std::vector<double> times = valuesInModelUnit(table, use, file);
        if (table.columns[c].type == ColumnType::DateTime) {
            const auto first =
                std::find_if(times.begin(), times.end(), [](double t) { return std::isfinite(t); });
            if (!clock.origin && first != times.end()) clock.origin = *first;
            for (double& t : times) t -= clock.origin.value_or(0);
        }
        for (double& t : times) t += clock.offset;
        TimeBase base{c, {}};
        for (const std::size_t row :
             usableRows(times, table, preparation, file, columns.size() > 1, warnings)) {
            base.record.times.push_back(times[row]);
            base.record.rows.push_back(row);
            base.record.lines.push_back(table.lines[row]);
        }
        if (base.record.rows.empty())
            throw Error(filled(sentence("Data", "column \"{}\" holds no time"), table.columns[c].name),
                        {.file = file});
        bases.push_back(std::move(base));
    }
    clock.counted = 0;
    if (clock.stated || table.columns[time.column].type == ColumnType::DateTime) return bases;
    clock.counted = countedFrom(bases, file, warnings);
    for (TimeBase& base : bases)
        for (double& t : base.record.times) t -= clock.counted;
    return bases;
}

const TimeBase& baseOf(const std::vector<TimeBase>& bases, std::size_t column) {
    const TimeBase* found = &bases.front();
    for (const TimeBase& base : bases)
        if (base.column <= column) found = &base;
    return *found;
}

} // namespace rigor
