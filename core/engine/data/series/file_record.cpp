#include "core/engine/data/series/file_record.h"

#include "core/engine/data/mapping.h"
#include "core/engine/data/series/time_bases.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <limits>

namespace rigor {
namespace {

/// As stated, in the head of the column, or behind its name: "time_ms".
std::string timeUnitOf(const Column& column, const DataRecipe& recipe) {
    if (column.type == ColumnType::DateTime) return "s";
    if (const auto stated = recipe.units.find(column.name); stated != recipe.units.end())
        return stated->second;
    if (!column.unit.empty()) return column.unit;
    const auto bar = column.name.rfind('_');
    const std::string behind = bar == std::string::npos ? std::string() : column.name.substr(bar + 1);
    const auto unit = behind.empty() ? std::nullopt : parseUnit(behind);
    return unit && sameDimension(*unit, *parseUnit("s")) ? behind : "s";
}

} // namespace

FileRecord recordOf(const Table& table, const DataRecipe& recipe, const std::string& file) {
    int time = recipe.time.empty() ? -1 : table.find(recipe.time);
    if (time < 0) time = likelyTime(table, [](const Column& c) { return c.type != ColumnType::Text; });
    if (time < 0) throw Error(translate("Data", "no column of time was found"), {.file = file});
    FileRecord record;
    record.time = static_cast<std::size_t>(time);
    const Column& column = table.columns[record.time];
    const ColumnUse use{.mapped = {.column = column.name,
                                   .unit = timeUnitOf(column, recipe),
                                   .target = {},
                                   .role = MappedColumn::Role::Time},
                        .column = record.time,
                        .targetUnit = std::string("s")};
    RecordClock clock;
    clock.stated = true; // its own times are asked for
    Messages told;       // by whoever reads the data for the study
    record.rows = timeBasesOf(table, use, recipe.preparation, file, clock, told).front().record;
    const auto& times = record.rows.times;
    std::vector<double> steps;
    for (std::size_t k = 1; k < times.size(); ++k) steps.push_back(times[k] - times[k - 1]);
    if (!steps.empty()) {
        const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
        std::nth_element(steps.begin(), middle, steps.end());
        record.step = *middle;
    }
    for (const GapPlace& gap : gapsBetween(times)) {
        ++record.gaps;
        record.widestGap = std::max(record.widestGap, times[gap.after + 1] - times[gap.after]);
    }
    return record;
}

Samples curveOf(const Table& table, const FileRecord& record, std::size_t column) {
    Samples curve{record.rows.times, {}};
    for (const std::size_t row : record.rows.rows) curve.values.push_back(table.columns[column].numbers[row]);
    return curve;
}

int derivativesBetween(const std::string& of, const std::string& to) {
    const auto from = parseUnit(of), goal = parseUnit(to), second = parseUnit("s");
    if (!from || !goal) return 0;
    Unit now = *from;
    for (int k = 0; k <= 2; ++k, now = now / *second)
        if (sameDimension(now, *goal)) return k;
    now = *from;
    for (int k = 0; k <= 2; ++k, now = now * *second)
        if (sameDimension(now, *goal)) return -k;
    return 0;
}

} // namespace rigor
