#include "core/presentation/figure.h"

#include "core/foundation/message/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {
void addEntry(std::vector<LegendEntry>& entries, LegendEntry entry) {
    if (entry.name.empty()) return;
    for (const auto& e : entries)
        if (e.name == entry.name) return;
    entries.push_back(std::move(entry));
}

void addPanel(std::vector<LegendEntry>& entries, const FigurePanel& panel) {
    for (const auto& s : panel.series) {
        const bool points = s.shape == SeriesShape::Points;
        const bool hollow = points && !s.hollow.empty() &&
                            std::all_of(s.hollow.begin(), s.hollow.end(), [](char one) { return one != 0; });
        addEntry(entries, {s.name, s.role, points ? LegendSign::Points : LegendSign::Line, s.dashed, hollow});
    }
    for (const auto& b : panel.bands) {
        LegendEntry entry{b.name, b.role, LegendSign::Area};
        entry.opacity = std::max(entry.opacity, b.opacity);
        addEntry(entries, entry);
    }
    for (const auto& h : panel.histograms) addEntry(entries, {h.name, h.role, LegendSign::Area});
    for (const auto& m : panel.marks) {
        LegendEntry entry{m.name, m.role, LegendSign::Mark, m.dashed};
        entry.vertical = m.vertical;
        addEntry(entries, entry);
    }
}

struct Collector {
    double lower = std::numeric_limits<double>::infinity(), upper = -std::numeric_limits<double>::infinity();
    void add(double v) {
        if (!std::isfinite(v)) return;
        lower = std::min(lower, v);
        upper = std::max(upper, v);
    }
    void add(const std::vector<double>& values) {
        for (const double v : values) add(v);
    }
};

FigureExtent settle(Collector data, const FigureAxis& axis, double below, double above) {
    if (!axis.categories.empty()) return {-0.5, static_cast<double>(axis.categories.size()) - 0.5};
    if (axis.fromZero) data.add(0.0);
    if (!(data.lower <= data.upper)) data = {0, 1};
    double width = data.upper - data.lower;
    if (width <= 0) {
        width = data.lower == 0 ? 1 : std::abs(data.lower) * 0.1;
        data.lower -= width / 2;
        data.upper += width / 2;
    }
    FigureExtent extent{data.lower - below * width, data.upper + above * width};
    if (axis.fromZero && data.lower >= 0) extent.lower = 0;
    if (std::isfinite(axis.lower)) extent.lower = axis.lower;
    if (std::isfinite(axis.upper)) extent.upper = axis.upper;
    if (!(extent.lower < extent.upper)) extent.upper = extent.lower + 1;
    return extent;
}

Collector xData(const FigurePanel& panel) {
    Collector data;
    for (const auto& s : panel.series) data.add(s.x);
    for (const auto& b : panel.bands) data.add(b.x);
    for (const auto& h : panel.histograms) {
        data.add(h.lower);
        data.add(h.upper);
    }
    for (const auto& m : panel.marks)
        if (m.vertical) data.add(m.at);
    for (const auto& r : panel.ranges) {
        data.add(r.lower);
        data.add(r.upper);
    }
    return data;
}

Collector yData(const FigurePanel& panel) {
    Collector data;
    for (const auto& s : panel.series) {
        data.add(s.y);
        data.add(s.lower);
        data.add(s.upper);
    }
    for (const auto& b : panel.bands) {
        data.add(b.lower);
        data.add(b.upper);
    }
    for (const auto& h : panel.histograms) data.add(h.height);
    for (const auto& m : panel.marks)
        if (!m.vertical) data.add(m.at);
    return data;
}

FigureExtent equalExtent(const FigurePanel& panel) {
    Collector both = xData(panel);
    const Collector y = yData(panel);
    both.add(y.lower);
    both.add(y.upper);
    return settle(both, panel.x, 0.02, 0.02);
}
} // namespace

std::vector<LegendEntry> legendOf(const FigurePanel& panel) {
    std::vector<LegendEntry> entries;
    addPanel(entries, panel);
    return entries;
}

std::vector<LegendEntry> legendOf(const Figure& figure) {
    std::vector<LegendEntry> entries;
    for (const auto& panel : figure.panels) addPanel(entries, panel);
    return entries;
}

FigureExtent xExtent(const FigurePanel& panel) {
    if (panel.equalRanges) return equalExtent(panel);
    // Points at the ends are drawn whole; curves and histograms run to the frame.
    const bool points = std::any_of(panel.series.begin(), panel.series.end(),
                                    [](const auto& s) { return s.shape == SeriesShape::Points; });
    return settle(xData(panel), panel.x, points ? 0.02 : 0, points ? 0.02 : 0);
}

FigureExtent yExtent(const FigurePanel& panel) {
    if (panel.equalRanges) return equalExtent(panel);
    // A measured line carries its value above the highest curve.
    const bool labelled = std::any_of(panel.marks.begin(), panel.marks.end(),
                                      [](const auto& m) { return m.vertical && !m.label.empty(); });
    return settle(yData(panel), panel.y, 0.05, labelled ? 0.13 : 0.05);
}

std::vector<double> tickPositions(const FigureExtent& extent, int most) {
    const double width = extent.upper - extent.lower;
    if (!(width > 0) || !std::isfinite(width)) return {};
    const double slack = width * 1e-9;
    for (int exponent = static_cast<int>(std::floor(std::log10(width))) - 2;; ++exponent)
        for (const double mantissa : {1.0, 2.0, 2.5, 5.0}) {
            // Divide by a whole power where possible, so that ticks are the nearest doubles of their
            // decimals.
            const double scale = std::pow(10.0, std::abs(exponent));
            const auto at = [&](double k) {
                return exponent < 0 ? k * mantissa / scale : k * mantissa * scale;
            };
            const double first = std::ceil((extent.lower - slack) / at(1));
            const double last = std::floor((extent.upper + slack) / at(1));
            if (last - first + 1 > most) continue;
            std::vector<double> ticks;
            for (double k = first; k <= last; ++k) ticks.push_back(k == 0 ? 0.0 : at(k));
            return ticks;
        }
}

std::vector<std::string> tickLabels(const std::vector<double>& ticks) {
    double largest = 0, step = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        largest = std::max(largest, std::abs(ticks[i]));
        if (i > 0) step = std::min(step, ticks[i] - ticks[i - 1]);
    }
    // As many digits as it takes to tell neighbours apart: a short axis far from zero needs them.
    const double needed = largest > 0 && step > 0 && std::isfinite(step)
                              ? std::floor(std::log10(largest)) - std::floor(std::log10(step)) + 2
                              : 0;
    const int digits = static_cast<int>(std::clamp(needed, 8.0, 15.0));
    std::vector<std::string> labels;
    const bool powers = largest >= 1e6 || (largest > 0 && largest < 1e-4);
    for (const double tick : ticks) labels.push_back(plainText(tick, digits));
    if (powers && largest > 0) {
        const int exponent = static_cast<int>(std::floor(std::log10(largest)));
        for (std::size_t i = 0; i < ticks.size(); ++i)
            if (ticks[i] != 0) {
                const double scale = std::pow(10.0, std::abs(exponent));
                const double mantissa = exponent < 0 ? ticks[i] * scale : ticks[i] / scale;
                const std::string power = significantText(exponent < 0 ? 1 / scale : scale, 1);
                labels[i] = plainText(mantissa, std::clamp(static_cast<int>(needed), 4, 15)) +
                            power.substr(power.find(" ×"));
            }
    }
    return labels;
}

namespace {
/// Logarithms of round numbers, where fewer than two whole decades lie in the extent.
std::vector<double> ticksWithinDecades(const FigureExtent& extent, int most) {
    std::vector<double> ticks;
    const double lower = std::pow(10, extent.lower), upper = std::pow(10, extent.upper);
    if (!(upper > lower) || !std::isfinite(upper)) return ticks;
    if (extent.upper - extent.lower > 0.7)
        for (double decade = std::floor(extent.lower); decade <= extent.upper; ++decade)
            for (const double mantissa : {1.0, 2.0, 5.0})
                if (const double at = decade + std::log10(mantissa);
                    at >= extent.lower - 1e-9 && at <= extent.upper + 1e-9)
                    ticks.push_back(at);
    if (ticks.size() >= 2 && ticks.size() <= static_cast<std::size_t>(std::max(2, most))) return ticks;
    ticks.clear();
    for (const double tick : tickPositions(FigureExtent{lower, upper}, most))
        if (tick > 0) ticks.push_back(std::log10(tick));
    return ticks;
}
} // namespace

std::vector<double> tickPositions(const FigureAxis& axis, const FigureExtent& extent, int most) {
    if (!axis.decades) return tickPositions(extent, most);
    const double first = std::ceil(extent.lower - 1e-9), last = std::floor(extent.upper + 1e-9);
    if (!(last - first >= 1) || !std::isfinite(last - first)) return ticksWithinDecades(extent, most);
    const double step = std::ceil((last - first + 1) / most);
    std::vector<double> ticks;
    for (double k = std::ceil(first / step) * step; k <= last; k += step) ticks.push_back(k + 0.0);
    return ticks;
}

std::vector<std::string> tickLabels(const FigureAxis& axis, const std::vector<double>& ticks) {
    if (!axis.decades) return tickLabels(ticks);
    static const char* const kRaised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::vector<std::string> labels;
    if (std::any_of(ticks.begin(), ticks.end(), [](double tick) { return tick != std::round(tick); })) {
        std::vector<double> numbers;
        for (const double tick : ticks) numbers.push_back(std::pow(10, tick));
        return tickLabels(numbers);
    }
    for (const double tick : ticks) {
        std::string text = tick < 0 ? "10⁻" : "10";
        for (const char digit : std::to_string(std::abs(std::lround(tick)))) text += kRaised[digit - '0'];
        labels.push_back(text);
    }
    return labels;
}

double shownValue(const FigureAxis& axis, double number) {
    return axis.decades ? std::pow(10, number) : number;
}

std::vector<std::size_t> levelOfDetail(const std::vector<double>& x, const std::vector<double>& y,
                                       double lower, double upper, int columns) {
    const std::size_t n = std::min(x.size(), y.size());
    const auto begin = static_cast<std::size_t>(
        std::lower_bound(x.begin(), x.begin() + static_cast<std::ptrdiff_t>(n), lower) - x.begin());
    const auto end = static_cast<std::size_t>(
        std::upper_bound(x.begin(), x.begin() + static_cast<std::ptrdiff_t>(n), upper) - x.begin());
    // One neighbour outside on each side, so that lines run to the edge.
    const std::size_t from = begin > 0 ? begin - 1 : 0, to = std::min(n, end + 1);
    std::vector<std::size_t> kept;
    if (to <= from) return kept;
    if (columns < 1 || to - from <= 4 * static_cast<std::size_t>(columns)) {
        for (std::size_t i = from; i < to; ++i) kept.push_back(i);
        return kept;
    }
    const double scale = columns / (upper - lower);
    std::size_t i = from;
    while (i < to) {
        const auto columnOf = [&](std::size_t k) { return std::floor((x[k] - lower) * scale); };
        const double column = columnOf(i);
        std::size_t smallest = i, largest = i, last = i;
        for (last = i; last + 1 < to && columnOf(last + 1) == column; ++last) {
            if (y[last + 1] < y[smallest] || std::isnan(y[smallest])) smallest = last + 1;
            if (y[last + 1] > y[largest] || std::isnan(y[largest])) largest = last + 1;
        }
        std::size_t four[] = {i, std::min(smallest, largest), std::max(smallest, largest), last};
        for (const std::size_t k : four)
            if (kept.empty() || kept.back() < k) kept.push_back(k);
        i = last + 1;
    }
    return kept;
}

} // namespace rigor
