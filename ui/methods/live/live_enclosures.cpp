#include "ui/methods/live/live_enclosures.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"
#include "core/methods/verified/outward_decimals.h"
#include "core/presentation/display_name.h"
#include "ui/methods/live/plot_cell.h"
#include "ui/methods/page_parts.h"
#include "ui/plot/plot_scope.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/text/qt_text.h"

#include <QVBoxLayout>

#include <cmath>

namespace rigor {
namespace {
constexpr int kRedrawInterval = 33; // ms

constexpr SeriesRole kRoles[] = {SeriesRole::Main,   SeriesRole::Alternative, SeriesRole::Third,
                                 SeriesRole::Fourth, SeriesRole::Fifth,       SeriesRole::Sixth};

} // namespace

void EnclosureHistory::add(const ProgressEvent& event) {
    if (event.populationEstimates.size() != 2) return;
    // A second pass over the record begins anew.
    if (!at.empty() && event.done <= at.back()) *this = {};
    end = event.total;
    at.push_back(event.done);
    boxes.push_back(event.objective);
    const auto &from = event.populationEstimates[0], &to = event.populationEstimates[1];
    lower.resize(from.size());
    upper.resize(from.size());
    for (std::size_t k = 0; k < from.size(); ++k) {
        lower[k].resize(at.size() - 1, qQNaN());
        upper[k].resize(at.size() - 1, qQNaN());
        lower[k].push_back(from[k]);
        upper[k].push_back(k < to.size() ? to[k] : qQNaN());
    }
}

LiveEnclosures::LiveEnclosures(QWidget* parent)
    : QWidget(parent), widths_(new PlotPanel(tr("Width of what is guaranteed"))),
      boxes_(new PlotPanel(tr("Boxes"))), guaranteed_(new Panel(tr("Guaranteed so far"))) {
    new PlotScope(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(12);
    for (PlotPanel* panel : {widths_, boxes_}) {
        panel->setPlot(new Plot);
        upper->addWidget(panel, panel == widths_ ? 5 : 3);
    }
    column->addLayout(upper, 1);
    guaranteed_->setNote(tr("everything else in the bounds examined is excluded; rounded outward"));
    column->addWidget(guaranteed_, 1);
    timer_.setSingleShot(true);
    timer_.setInterval(kRedrawInterval);
    connect(&timer_, &QTimer::timeout, this, &LiveEnclosures::redraw);
}

void LiveEnclosures::start(const QStringList& names, const QStringList& units) {
    history_ = {};
    names_ = names;
    units_ = units;
    bounds_.clear();
    heads_.clear();
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(10, 0, 10, 0);
    layout->setSpacing(10);
    for (const QString& name : names) {
        if (!bounds_.isEmpty()) layout->addWidget(makeLine(Qt::Vertical));
        const PlotCell cell = makePlotCell(qt(wordsOf(name.toStdString())), tr("guaranteed bounds so far"));
        layout->addWidget(cell.widget, 1);
        bounds_ << cell.plot;
        heads_ << cell.now;
    }
    guaranteed_->setContent(row);
    redraw();
}

void LiveEnclosures::add(const ProgressEvent& event) {
    history_.add(event);
    if (event.populationEstimates.size() == 2 && !timer_.isActive()) timer_.start();
}

FigureAxis LiveEnclosures::axis() const {
    if (history_.end > 0)
        return {.quantity = tr("time").toStdString(), .unit = "s", .lower = 0, .upper = history_.end};
    return {.quantity = tr("boxes tested").toStdString(), .fromZero = true};
}

void LiveEnclosures::redraw() {
    redrawWidths();
    FigurePanel count;
    count.key = "boxes";
    count.x = axis();
    count.y = {.quantity = tr("boxes").toStdString(), .fromZero = true};
    count.series = {{.name = "",
                     .role = SeriesRole::Main,
                     .shape = SeriesShape::Steps,
                     .x = history_.at,
                     .y = history_.boxes}};
    boxes_->plot()->setPanel(count, true);
    boxes_->plot()->fit();
    boxes_->setNote(history_.boxes.empty() ? tr("the first row is being worked on")
                                           : qt(roundedCountText(history_.boxes.back())));
    for (int k = 0; k < bounds_.size(); ++k) redrawBounds(k);
}

void LiveEnclosures::redrawWidths() {
    FigurePanel panel;
    panel.key = "widths";
    panel.x = axis();
    panel.y = {
        .quantity = tr("share of the first bounds").toStdString(), .unit = "–", .upper = 0, .decades = true};
    for (std::size_t k = 0; k < history_.lower.size() && k < static_cast<std::size_t>(names_.size()); ++k) {
        const double first = history_.upper[k].front() - history_.lower[k].front();
        FigureSeries series{.name = wordsOf(names_[static_cast<qsizetype>(k)].toStdString()),
                            .role = kRoles[k % std::size(kRoles)],
                            .x = history_.at,
                            .y = {}};
        for (std::size_t n = 0; n < history_.at.size(); ++n) {
            const double share = (history_.upper[k][n] - history_.lower[k][n]) / first;
            series.y.push_back(share > 0 ? std::log10(share) : qQNaN());
        }
        panel.series.push_back(std::move(series));
    }
    widths_->plot()->setPanel(panel, true);
    widths_->plot()->fit();
    widths_->plot()->setDescription(tr("Width of what is guaranteed"),
                                    tr("one line for each unknown, logarithmic"));
    widths_->legend()->setEntries(headEntries(panel));
}

void LiveEnclosures::redrawBounds(int k) {
    const auto i = static_cast<std::size_t>(k);
    FigurePanel panel;
    panel.key = names_[k].toStdString();
    panel.x = axis();
    panel.y = {.quantity = wordsOf(panel.key), .unit = k < units_.size() ? units_[k].toStdString() : ""};
    if (i < history_.lower.size()) {
        const auto &lower = history_.lower[i], &upper = history_.upper[i];
        // What held at a report holds until the next one; a slope between them would not be proven.
        FigureBand band{
            .name = "", .role = SeriesRole::Main, .x = {}, .lower = {}, .upper = {}, .opacity = 0.26};
        for (std::size_t n = 0; n < history_.at.size(); ++n)
            for (std::size_t from = n > 0 ? n - 1 : n; from <= n; ++from) {
                band.x.push_back(history_.at[n]);
                band.lower.push_back(lower[from]);
                band.upper.push_back(upper[from]);
            }
        panel.bands.push_back(std::move(band));
        for (const auto* edge : {&lower, &upper})
            panel.series.push_back({.name = "",
                                    .role = SeriesRole::Main,
                                    .shape = SeriesShape::Steps,
                                    .x = history_.at,
                                    .y = *edge,
                                    .thin = true});
        if (std::isfinite(lower.back()) && std::isfinite(upper.back())) {
            const OutwardDecimals shown = outwardDecimals({lower.back(), upper.back()});
            heads_[k]->setText(qt(intervalText(shown.lower, shown.upper, shown.decimals)));
        }
    }
    bounds_[k]->setPanel(panel, true);
    bounds_[k]->fit();
}

} // namespace rigor
