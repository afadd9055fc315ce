#include "core/presentation/figure_decades.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

double smallestPositive(const FigurePanel& panel, FigureDirection direction) {
    double smallest = std::numeric_limits<double>::infinity();
    const auto look = [&](const std::vector<double>& numbers) {
        for (const double number : numbers)
            if (number > 0) smallest = std::min(smallest, number);
    };
    const bool across = direction == FigureDirection::Across;
    for (const auto& s : panel.series) look(across ? s.x : s.y);
    for (const auto& b : panel.bands) {
        look(across ? b.x : b.upper);
        if (!across) look(b.lower);
    }
    if (across)
        for (const auto& h : panel.histograms) look(h.upper);
    return smallest;
}

double logarithm(double number) { return number > 0 ? std::log10(number) : kNone; }

/// Numbers of the entries that have a positive x.
std::vector<std::size_t> positives(const std::vector<double>& x) {
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < x.size(); ++i)
        if (x[i] > 0) kept.push_back(i);
    return kept;
}

template <class T> void keep(std::vector<T>& values, const std::vector<std::size_t>& kept) {
    std::vector<T> left;
    for (const std::size_t i : kept)
        if (i < values.size()) left.push_back(std::move(values[i]));
    values = std::move(left);
}

/// Takes the logarithms of the abscissas; what has none goes.
void across(FigurePanel& panel, double smallest, std::size_t& omitted) {
    const auto logarithms = [](std::vector<double>& numbers) {
        for (double& number : numbers) number = logarithm(number);
    };
    for (auto& s : panel.series) {
        const auto kept = positives(s.x);
        omitted += s.x.size() - kept.size();
        for (auto* values : {&s.x, &s.y, &s.lower, &s.upper}) keep(*values, kept);
        keep(s.keys, kept);
        keep(s.names, kept);
        keep(s.hollow, kept);
        logarithms(s.x);
    }
    for (auto& b : panel.bands) {
        const auto kept = positives(b.x);
        for (auto* values : {&b.x, &b.lower, &b.upper}) keep(*values, kept);
        logarithms(b.x);
    }
    for (auto& h : panel.histograms) {
        const auto kept = positives(h.upper);
        for (auto* values : {&h.lower, &h.upper, &h.height}) keep(*values, kept);
        for (double& lower : h.lower) lower = std::log10(std::max(lower, smallest));
        logarithms(h.upper);
    }
    std::erase_if(panel.ranges, [](const FigureRange& r) { return !(r.upper > 0); });
    for (auto& r : panel.ranges) {
        r.lower = std::log10(std::max(r.lower, smallest));
        r.upper = std::log10(std::max(r.upper, smallest));
    }
}

void upwards(FigurePanel& panel, double smallest, std::size_t& omitted) {
    const auto limits = [&](std::vector<double>& numbers) {
        for (double& number : numbers)
            if (!std::isnan(number)) number = std::log10(std::max(number, smallest));
    };
    for (auto& s : panel.series) {
        for (double& y : s.y) {
            omitted += y <= 0;
            y = logarithm(y);
        }
        limits(s.lower);
        limits(s.upper);
    }
    for (auto& b : panel.bands) {
        limits(b.lower);
        limits(b.upper);
    }
}

} // namespace

bool canBeInDecades(const FigurePanel& panel, FigureDirection direction) {
    const bool up = direction == FigureDirection::Upwards;
    const FigureAxis& axis = up ? panel.y : panel.x;
    return !panel.drawing && !panel.equalRanges && !axis.bare && !axis.decades && axis.categories.empty() &&
           (!up || panel.histograms.empty()) && std::isfinite(smallestPositive(panel, direction));
}

FigurePanel inDecades(FigurePanel panel, FigureDirection direction, std::size_t& omitted) {
    const bool up = direction == FigureDirection::Upwards;
    const double smallest = smallestPositive(panel, direction);
    if (up)
        upwards(panel, smallest, omitted);
    else
        across(panel, smallest, omitted);
    std::erase_if(panel.marks, [&](const FigureMark& m) { return m.vertical != up && !(m.at > 0); });
    for (auto& m : panel.marks)
        if (m.vertical != up) m.at = std::log10(m.at);
    FigureAxis& axis = up ? panel.y : panel.x;
    axis.lower = logarithm(axis.lower);
    axis.upper = logarithm(axis.upper);
    axis.fromZero = false;
    axis.decades = true;
    return panel;
}

} // namespace rigor
