#include "ui/methods/live/live_trajectory.h"

#include "core/foundation/message/number_text.h"
#include "core/presentation/display_name.h"
#include "ui/methods/live/plot_cell.h"
#include "ui/methods/page_parts.h"
#include "ui/plot/plot_scope.h"
#include "ui/widgets/text/qt_text.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <cmath>

namespace rigor {

namespace {
constexpr int kTrajectoryInterval = 33; // ms
constexpr int kAcross = 3;              ///< unknowns in a row
} // namespace

LiveTrajectory::LiveTrajectory(QWidget* parent)
    : QWidget(parent), panel_(new Panel(tr("Unknowns over the record"))) {
    new PlotScope(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(panel_);
    timer_.setSingleShot(true);
    timer_.setInterval(kTrajectoryInterval);
    connect(&timer_, &QTimer::timeout, this, &LiveTrajectory::redraw);
}

void LiveTrajectory::start(const QStringList& names, const QStringList& units) {
    names_ = names;
    units_ = units;
    at_.clear();
    const auto count = static_cast<std::size_t>(names.size());
    for (auto* list : {&value_, &lower_, &upper_}) list->assign(count, {});
    plots_.clear();
    heads_.clear();
    auto* body = new QWidget;
    auto* grid = new QGridLayout(body);
    grid->setContentsMargins(10, 0, 10, 0);
    grid->setSpacing(10);
    for (int k = 0; k < names.size(); ++k) {
        const PlotCell cell =
            makePlotCell(qt(wordsOf(names[k].toStdString())), tr("estimate with its 95 % band so far"));
        grid->addWidget(cell.widget, k / kAcross, k % kAcross);
        plots_ << cell.plot;
        heads_ << cell.now;
    }
    panel_->setContent(parts::scrolled(body, tr("Unknowns over the record")));
    redraw();
}

void LiveTrajectory::add(const ProgressEvent& event) {
    if (event.estimate.size() != value_.size() || event.populationEstimates.size() != 2) return;
    at_.push_back(event.done);
    end_ = event.total;
    for (std::size_t k = 0; k < value_.size(); ++k) {
        value_[k].push_back(event.estimate[k]);
        lower_[k].push_back(event.populationEstimates[0][k]);
        upper_[k].push_back(event.populationEstimates[1][k]);
    }
    if (!timer_.isActive()) timer_.start();
}

void LiveTrajectory::redraw() {
    panel_->setNote(at_.empty() ? tr("the first rows are being worked on")
                                : tr("estimate and 95 % band, %1 s of %2 s")
                                      .arg(qt(fixedText(at_.back(), 1)), qt(fixedText(end_, 1))));
    for (int k = 0; k < plots_.size(); ++k) {
        const auto i = static_cast<std::size_t>(k);
        FigurePanel panel;
        panel.key = names_[k].toStdString();
        panel.x = {.quantity = tr("time").toStdString(), .unit = "s", .lower = 0};
        if (end_ > 0) panel.x.upper = end_;
        panel.y = {.quantity = wordsOf(panel.key), .unit = k < units_.size() ? units_[k].toStdString() : ""};
        panel.bands = {
            {.name = "", .role = SeriesRole::Main, .x = at_, .lower = lower_[i], .upper = upper_[i]}};
        panel.series = {{.name = "", .role = SeriesRole::Main, .x = at_, .y = value_[i]}};
        plots_[k]->setPanel(panel, true);
        plots_[k]->fit();
        if (!at_.empty()) heads_[k]->setText(qt(plainText(value_[i].back(), 4)));
    }
}

} // namespace rigor
