#include "ui/methods/input_density.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/foundation/stats/distributions/distribution.h"

namespace rigor {
namespace {
constexpr int kPoints = 201;

ShapeValues startShape(const Unknown& unknown) {
    ShapeValues shape;
    for (const auto& [name, value] : unknown.shape) shape.emplace_back(name, value.start);
    return shape;
}

/// The distribution at its start values; nothing if the numbers are no distribution (the form says why).
std::optional<Distribution> startDistribution(const Unknown& unknown) {
    if (unknown.family.empty()) return std::nullopt;
    try {
        return makeDistribution(unknown.family, startShape(unknown), unknown.lower, unknown.upper,
                                unknown.samples.law);
    } catch (const Error&) {
        return std::nullopt;
    }
}

std::string perUnit(const std::string& unit) {
    if (unit == "–") return unit;
    const bool compound = unit.find('/') != std::string::npos || unit.find("·") != std::string::npos;
    return compound ? "1/(" + unit + ")" : "1/" + unit;
}

/// What limits an unknown: the range of a number, the box of a distribution.
std::pair<double, double> limitsOf(const Unknown& unknown) {
    if (unknown.family.empty()) return {unknown.value.min, unknown.value.max};
    return {unknown.lower, unknown.upper};
}

/// What lies outside the limits is grey.
void greyOutside(const Unknown& unknown, FigurePanel& panel) {
    const auto [low, high] = limitsOf(unknown);
    if (low > panel.x.lower) panel.ranges.push_back({panel.x.lower, low, ""});
    if (high < panel.x.upper) panel.ranges.push_back({high, panel.x.upper, ""});
}
} // namespace

double densityAt(const Unknown& unknown, double x) {
    const auto distribution = startDistribution(unknown);
    return distribution && distribution->usable() ? distribution->pdf(x) : 0;
}

FigurePanel inputDensityPanel(const Unknown& unknown, const QString& unit) {
    FigurePanel panel;
    panel.key = panel.title = unknown.name;
    panel.x = {.quantity = unknown.name, .unit = unitText(unit.toStdString())};
    panel.y = {.quantity = translate("Field", "density"), .unit = perUnit(panel.x.unit), .fromZero = true};
    const auto [least, most] = limitsOf(unknown);
    for (const double end : {least, most})
        if (std::isfinite(end))
            panel.marks.push_back({.name = unknown.family.empty() ? translate("Field", "search range")
                                                                  : translate("Field", "feasible box"),
                                   .role = SeriesRole::Measurement,
                                   .at = end,
                                   .dashed = true});
    const auto distribution = startDistribution(unknown);
    if (!distribution || !distribution->usable()) {
        if (unknown.family.empty()) panel.y = {.fromZero = true, .bare = true}; // a number has no density
        if (unknown.family.empty() && std::isfinite(unknown.value.start))
            panel.marks.push_back(
                {.name = translate("Field", "start"),
                 .label = translate("Field", "start") + " " + plainText(unknown.value.start),
                 .role = SeriesRole::Main,
                 .at = unknown.value.start});
        if (const double low = least, high = most;
            unknown.family.empty() && std::isfinite(high - low) && high > low) {
            panel.x.lower = low - 0.08 * (high - low);
            panel.x.upper = high + 0.08 * (high - low);
            panel.y.upper = 1;
            greyOutside(unknown, panel);
        }
        return panel;
    }
    // Out to the box, or to where one in ten thousand lies outside.
    double low = distribution->quantile(1e-4), high = distribution->quantile(1 - 1e-4);
    const double margin = 0.15 * (high - low);
    low -= margin;
    high += margin;
    if (std::isfinite(unknown.lower)) low = std::min(low, unknown.lower);
    if (std::isfinite(unknown.upper)) high = std::max(high, unknown.upper);
    const double room = 0.06 * (high - low); // the ends of the box and their grips are seen
    panel.x.lower = low - room;
    panel.x.upper = high + room;
    greyOutside(unknown, panel);
    FigureSeries line{.name = translate("Field", "density"), .role = SeriesRole::Main};
    FigureBand area{.name = "", .role = SeriesRole::Main, .opacity = 0.18};
    for (int i = 0; i < kPoints; ++i) {
        const double x = low + (high - low) * i / (kPoints - 1);
        line.x.push_back(x);
        line.y.push_back(distribution->pdf(x));
    }
    area.x = line.x;
    area.lower.assign(line.x.size(), 0.0);
    area.upper = line.y;
    panel.bands.push_back(std::move(area));
    panel.series.push_back(std::move(line));
    return panel;
}

FigurePanel jointDensityPanel(const Unknown& first, const QString& firstUnit, const Unknown& second,
                              const QString& secondUnit) {
    FigurePanel panel;
    panel.key = first.name + "," + second.name;
    panel.title = translate("Field", "Joint density");
    panel.x = {.quantity = first.name, .unit = unitText(firstUnit.toStdString())};
    panel.y = {.quantity = second.name, .unit = unitText(secondUnit.toStdString())};
    if (std::isfinite(first.lower + first.upper + second.lower + second.upper))
        panel.series.push_back({.name = translate("Field", "feasible box"),
                                .role = SeriesRole::Truth,
                                .x = {first.lower, first.upper, first.upper, first.lower, first.lower},
                                .y = {second.lower, second.lower, second.upper, second.upper, second.lower}});
    for (auto [axis, unknown] : {std::pair(&panel.x, &first), std::pair(&panel.y, &second)}) {
        const double room = 0.08 * (unknown->upper - unknown->lower);
        if (!std::isfinite(room)) continue;
        axis->lower = unknown->lower - room;
        axis->upper = unknown->upper + room;
    }
    const auto a = startDistribution(first), b = startDistribution(second);
    if (!a || !b || !a->usable() || !b->usable()) return panel;
    // Circles around the germ, two independent standard normal numbers: ellipses of normal inputs, and of
    // others the curves around as much probability, which stay where there is a density.
    const auto at = [](const Distribution& d, double z) {
        return d.quantile(Probability{std::erfc(-z / M_SQRT2) / 2, std::erfc(z / M_SQRT2) / 2});
    };
    const auto wholeNormal = [](const Distribution& d) {
        return d.family() == Family::Normal && d.mass() > 0.999;
    };
    const std::string name = wholeNormal(*a) && wholeNormal(*b)
                                 ? translate("Field", "1, 2, 3 standard deviations")
                                 : translate("Field", "around 39, 86, 99 % of the probability");
    for (int k = 3; k >= 1; --k) {
        FigureSeries ring{.name = k == 3 ? name : "", .role = SeriesRole::Main, .thin = true};
        for (int i = 0; i <= 72; ++i) {
            const double angle = 2 * M_PI * i / 72;
            ring.x.push_back(at(*a, k * std::cos(angle)));
            ring.y.push_back(at(*b, k * std::sin(angle)));
        }
        // Filled as two stacked halves, one above and one below the middle.
        FigureBand fill{.name = "", .role = SeriesRole::Main, .opacity = 0.14};
        for (int i = 0; i <= 36; ++i) {
            const double u = -1 + 2.0 * i / 36, half = std::sqrt(std::max(0.0, 1 - u * u));
            fill.x.push_back(at(*a, k * u));
            fill.lower.push_back(at(*b, -k * half));
            fill.upper.push_back(at(*b, k * half));
        }
        panel.bands.push_back(std::move(fill));
        panel.series.push_back(std::move(ring));
    }
    panel.series.push_back({.name = "",
                            .role = SeriesRole::Main,
                            .shape = SeriesShape::Points,
                            .x = {a->mean()},
                            .y = {b->mean()}});
    return panel;
}

} // namespace rigor
