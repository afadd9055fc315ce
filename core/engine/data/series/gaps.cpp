#include "core/engine/data/series/gaps.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

constexpr std::size_t kFewestSamples = 9;
constexpr std::size_t kNeighbours = 10, kFewestNeighbours = 3;
constexpr double kWidest = static_cast<double>(kFewMissing) + 0.5; ///< steps that are no gap among even ones
constexpr double kWidestUneven = 10, kEven = 1.5;

double percentile(std::vector<double>& sorted, double share) {
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

/// The steps beside one, sorted.
struct Beside {
    std::vector<double> left, right, all;

    Beside(std::span<const double> t, std::size_t step) {
        for (std::size_t i = step; i-- > 0 && left.size() < kNeighbours;) left.push_back(t[i + 1] - t[i]);
        for (std::size_t i = step + 1; i + 1 < t.size() && right.size() < kNeighbours; ++i)
            right.push_back(t[i + 1] - t[i]);
        all = left;
        all.insert(all.end(), right.begin(), right.end());
        for (auto* steps : {&left, &right, &all}) std::sort(steps->begin(), steps->end());
    }
    double usual() const { return all[all.size() / 2]; }
    /// The wider of what is usual on the two sides.
    double widest() {
        double width = 0;
        for (auto* side : {&left, &right})
            if (side->size() >= kFewestNeighbours) width = std::max(width, percentile(*side, 0.8));
        return width > 0 ? width : percentile(all, 0.8);
    }
    bool even() { return percentile(all, 0.8) <= kEven * percentile(all, 0.2); }
};

} // namespace

std::vector<GapPlace> gapsBetween(std::span<const double> t, bool evenOnly) {
    std::vector<GapPlace> gaps;
    if (t.size() < kFewestSamples) return gaps;
    double least = t[1] - t[0];
    for (std::size_t i = 1; i + 1 < t.size(); ++i) least = std::min(least, t[i + 1] - t[i]);
    for (std::size_t i = 0; i + 1 < t.size(); ++i) {
        const double width = t[i + 1] - t[i];
        if (width <= kWidest * least) continue;
        Beside beside(t, i);
        const bool even = beside.even();
        if ((even || !evenOnly) && width > (even ? kWidest : kWidestUneven) * beside.widest())
            gaps.push_back({i, width / beside.usual()});
    }
    return gaps;
}

std::vector<Gap> gapsOfColumn(std::span<const double> times, std::span<const double> values,
                              std::span<const std::size_t> lines, bool evenOnly) {
    std::vector<double> t;
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < times.size(); ++i)
        if (std::isfinite(values[i])) {
            t.push_back(times[i]);
            rows.push_back(i);
        }
    std::vector<Gap> gaps;
    if (rows.empty()) return gaps;
    // Rows of a slow column stand between rows of a fast one: its ends count in its own steps.
    std::vector<double> widths;
    for (std::size_t i = 0; i + 1 < t.size(); ++i) widths.push_back(t[i + 1] - t[i]);
    double usual =
        times.size() > 1 ? (times.back() - times.front()) / static_cast<double>(times.size() - 1) : 0;
    if (!widths.empty()) {
        const auto middle = widths.begin() + static_cast<std::ptrdiff_t>(widths.size() / 2);
        std::nth_element(widths.begin(), middle, widths.end());
        usual = *middle;
    }
    if (const double width = t.front() - times.front(); width > kWidest * usual && rows.front() > kFewMissing)
        gaps.push_back({.to = t.front(),
                        .steps = width / usual,
                        .fromLine = lines.front(),
                        .toLine = lines[rows.front()]});
    for (const GapPlace& place : gapsBetween(t, evenOnly))
        gaps.push_back({t[place.after], t[place.after + 1], place.steps, lines[rows[place.after]],
                        lines[rows[place.after + 1]]});
    if (const double width = times.back() - t.back();
        width > kWidest * usual && times.size() - 1 - rows.back() > kFewMissing)
        gaps.push_back({.from = t.back(),
                        .steps = width / usual,
                        .fromLine = lines[rows.back()],
                        .toLine = lines.back()});
    return gaps;
}

std::string describe(const Gap& gap) {
    const double steps = std::round(gap.steps);
    if (!std::isfinite(gap.from))
        return filled(sentence("Data", "before {:.6g} s ({:g} steps)"), gap.to, steps);
    if (!std::isfinite(gap.to))
        return filled(sentence("Data", "after {:.6g} s ({:g} steps)"), gap.from, steps);
    return filled(sentence("Data", "from {:.6g} s to {:.6g} s ({:g} steps)"), gap.from, gap.to, steps);
}

} // namespace rigor
