#include "core/engine/data/series/columns/column_sampling.h"

#include "core/engine/data/series/columns/noise_proposal.h"
#include "core/engine/data/series/file_record.h"
#include "core/engine/data/series/gaps.h"
#include "core/foundation/base/error.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

constexpr std::size_t kLookedAt = 20000; ///< values by which the step of a sensor is told
constexpr double kNoCommonStep = 0.5;    ///< jitter of steps that have no common length
constexpr double kRoundedTimes = 1e-3;   ///< jitter that is rounding of the times

/// "10 ms", without zeros that say nothing.
std::string brief(double value, const std::string& unit) {
    const DisplayUnit shown = displayUnit(unit, value);
    return withUnit(plainText(value * shown.scale, 3), unit.empty() ? "" : shown.text);
}

/// Gaps and jitter of times.
void lookAtTimes(const std::vector<double>& times, ColumnSampling& to) {
    to.values = times.size();
    if (times.size() < 2) return;
    to.duration = times.back() - times.front();
    std::vector<double> steps;
    for (std::size_t k = 1; k < times.size(); ++k) steps.push_back(times[k] - times[k - 1]);
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
    std::vector<double> sorted = steps;
    std::nth_element(sorted.begin(), sorted.begin() + (middle - steps.begin()), sorted.end());
    to.step = sorted[static_cast<std::size_t>(middle - steps.begin())];
    std::vector<bool> isGap(steps.size());
    for (const GapPlace& gap : gapsBetween(times)) {
        isGap[gap.after] = true;
        ++to.gaps;
        to.widestGap = std::max(to.widestGap, steps[gap.after]);
    }
    for (std::size_t k = 0; k < steps.size(); ++k)
        if (!isGap[k] && to.step > 0) to.jitter = std::max(to.jitter, std::abs(steps[k] - to.step) / to.step);
}

} // namespace

std::vector<ColumnSampling> samplingOf(const Table& table, const DataRecipe& recipe,
                                       const std::string& file) {
    FileRecord record;
    try {
        record = recordOf(table, recipe, file);
    } catch (const Error&) {
        return {}; // rows that are no record
    }
    ColumnSampling whole;
    lookAtTimes(record.rows.times, whole);
    std::vector<ColumnSampling> all(table.columns.size());
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        if (c == record.time || table.columns[c].type != ColumnType::Number) continue;
        const Samples curve = curveOf(table, record, c);
        std::vector<double> times, values;
        for (std::size_t k = 0; k < curve.values.size(); ++k) {
            if (!std::isfinite(curve.values[k])) continue;
            times.push_back(curve.times[k]);
            if (values.size() < kLookedAt) values.push_back(curve.values[k]);
        }
        if (times.size() == record.rows.times.size())
            all[c] = whole;
        else
            lookAtTimes(times, all[c]);
        all[c].resolution = stepOfValues(values);
    }
    return all;
}

Message samplingText(const ColumnSampling& s, const std::string& unit) {
    if (s.values < 2) return {};
    const auto count = [](std::size_t n) { return countText(static_cast<long long>(n)); };
    Message text = filled(sentence("Data", "{} values over {}, every {}"), count(s.values),
                          brief(s.duration, "s"), brief(s.step, "s"));
    if (s.jitter > kNoCommonStep)
        text += filled(sentence("Data", ", the longest step {}"), brief(s.step * (1 + s.jitter), "s"));
    else if (s.jitter > kRoundedTimes)
        text += filled(sentence("Data", " (steps differ by up to {} %)"), significantText(100 * s.jitter, 2));
    if (s.gaps == 1)
        text += filled(sentence("Data", "; a gap of {}"), brief(s.widestGap, "s"));
    else if (s.gaps > 1)
        text += filled(sentence("Data", "; {} gaps, the longest {}"), count(s.gaps), brief(s.widestGap, "s"));
    if (s.resolution > 0)
        text += filled(sentence("Data", "; the values move in steps of {}"), brief(s.resolution, unit));
    return text + ".";
}

} // namespace rigor
