#include "ui/methods/input_density.h"

#include "core/foundation/base/error.h"
#include "core/foundation/stats/distribution.h"
#include "core/study/report/number_text.h"

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
        return makeDistribution(unknown.family, startShape(unknown), unknown.lower, unknown.upper);
    } catch (const Error&) {
        return std::nullopt;
    }
}
} // namespace

FigurePanel inputDensityPanel(const Unknown& unknown, const QString& unit) {
    FigurePanel panel;
    panel.key = panel.title = unknown.name;
    panel.x = {.quantity = unknown.name, .unit = unitText(unit.toStdString())};
    panel.y = {.quantity = "density", .unit = "", .fromZero = true};
    for (const double end : {unknown.lower, unknown.upper})
        if (std::isfinite(end))
            panel.marks.push_back(
                {.name = "feasible box", .role = SeriesRole::Measurement, .at = end, .dashed = true});
    const auto distribution = startDistribution(unknown);
    if (!distribution || !distribution->usable()) {
        if (unknown.family.empty() && std::isfinite(unknown.value.start))
            panel.marks.push_back({.name = "start",
                                   .label = "start " + plainText(unknown.value.start),
                                   .role = SeriesRole::Main,
                                   .at = unknown.value.start});
        return panel;
    }
    // Out to the box, or to where one in ten thousand lies outside.
    double low = distribution->quantile(1e-4), high = distribution->quantile(1 - 1e-4);
    const double margin = 0.15 * (high - low);
    low -= margin;
    high += margin;
    if (std::isfinite(unknown.lower)) low = std::min(low, unknown.lower);
    if (std::isfinite(unknown.upper)) high = std::max(high, unknown.upper);
    const double room = 0.03 * (high - low); // the ends of the box are seen
    panel.x.lower = low - room;
    panel.x.upper = high + room;
    FigureSeries line{.name = "density", .role = SeriesRole::Main};
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

FigurePanel jointDensityPanel(const Unknown& first, const Unknown& second) {
    FigurePanel panel;
    panel.key = first.name + "," + second.name;
    panel.title = "Joint density";
    panel.x = {.quantity = first.name, .unit = "–"};
    panel.y = {.quantity = second.name, .unit = "–"};
    if (std::isfinite(first.lower + first.upper + second.lower + second.upper))
        panel.series.push_back({.name = "feasible box",
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
    const double sa = std::sqrt(a->variance()), sb = std::sqrt(b->variance()), ma = a->mean(), mb = b->mean();
    for (int k = 3; k >= 1; --k) {
        FigureSeries ring{
            .name = k == 3 ? "1, 2, 3 standard deviations" : "", .role = SeriesRole::Main, .thin = true};
        for (int i = 0; i <= 72; ++i) {
            const double angle = 2 * M_PI * i / 72;
            ring.x.push_back(ma + k * sa * std::cos(angle));
            ring.y.push_back(mb + k * sb * std::sin(angle));
        }
        // Filled as two stacked halves, one above and one below the middle.
        FigureBand fill{.name = "", .role = SeriesRole::Main, .opacity = 0.14};
        for (int i = 0; i <= 36; ++i) {
            const double u = -1 + 2.0 * i / 36, half = std::sqrt(std::max(0.0, 1 - u * u));
            fill.x.push_back(ma + k * sa * u);
            fill.lower.push_back(mb - k * sb * half);
            fill.upper.push_back(mb + k * sb * half);
        }
        panel.bands.push_back(std::move(fill));
        panel.series.push_back(std::move(ring));
    }
    panel.series.push_back(
        {.name = "", .role = SeriesRole::Main, .shape = SeriesShape::Points, .x = {ma}, .y = {mb}});
    return panel;
}

InputDensityView::InputDensityView(QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
}

void InputDensityView::setUnknowns(const std::vector<Unknown>& unknowns, const QStringList& units) {
    std::vector<FigurePanel> wanted;
    for (std::size_t i = 0; i < unknowns.size() && i < 3; ++i)
        wanted.push_back(inputDensityPanel(unknowns[i], units.value(static_cast<int>(i))));
    if (unknowns.size() >= 2 && !unknowns[0].family.empty() && !unknowns[1].family.empty())
        wanted.push_back(jointDensityPanel(unknowns[0], unknowns[1]));
    // Panels are kept while their number is, so that typing does not make widgets anew.
    while (panels_.size() > static_cast<qsizetype>(wanted.size())) panels_.takeLast()->deleteLater();
    while (panels_.size() < static_cast<qsizetype>(wanted.size())) {
        auto* panel = new PlotPanel({});
        panel->setPlot(new Plot);
        layout()->addWidget(panel);
        panels_ << panel;
    }
    for (qsizetype i = 0; i < panels_.size(); ++i) {
        FigurePanel& panel = wanted[static_cast<std::size_t>(i)];
        const QString title = QString::fromStdString(panel.title);
        panels_[i]->setTitle(panel.title == "Joint density" ? tr("Joint density") : title);
        panels_[i]->plot()->setPanel(panel);
        panels_[i]->plot()->setDescription(title, tr("input density at the start values"));
        panels_[i]->legend()->setEntries({});
    }
}

} // namespace rigor
