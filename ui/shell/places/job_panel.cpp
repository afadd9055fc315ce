#include "ui/shell/places/job_panel.h"

#include "core/foundation/message/number_text.h"
#include "ui/plot/plot_panel.h"
#include "ui/widgets/tables/signed_table.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/qt_text.h"

#include <QVBoxLayout>

#include <cmath>

namespace rigor {

namespace {
constexpr int kRateWidth = 320, kLeastForRate = 1180;                           ///< px
constexpr int kLeastHeight = 200, kMostHeight = 240, kRow = 24, kIncident = 20; ///< px
constexpr int kState = 1, kWorkers = 9, kStop = 10;                             ///< columns of links

QString nameOfPlace(const PlaceState& one) {
    return one.place.empty() ? JobPanel::tr("this computer") : qt(one.place);
}
} // namespace

JobPanel::JobPanel(QWidget* parent) : Surface(Fill::Raised, parent) {
    setEdges(Qt::TopEdge);
    setFixedHeight(kLeastHeight);
    setAccessibleName(tr("Where the run is computed"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 3, 12, 4);
    column->setSpacing(2);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    name_ = new Text({}, TextUse::Table, Ink::Text, QFont::DemiBold);
    note_ = new Text({}, TextUse::Table, Ink::Muted);
    note_->setElided(true);
    more_ = makeButton(tr("Add a place…"), "add");
    more_->setToolTip(tr("The run goes on at the place chosen too, from what is recorded"));
    leave_ = makeButton(tr("Detach"), "unlink");
    leave_->setToolTip(
        tr("The run goes on in a process of its own; this window follows it and may be closed"));
    head->addWidget(name_);
    for (QPushButton* button : {more_, leave_}) button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head->addWidget(note_);
    head->addStretch(1);
    for (QPushButton* button : {more_, leave_}) head->addWidget(button);
    column->addLayout(head);
    rows_ = new SignedTable(this);
    view_ = new TableView;
    view_->setTable(rows_);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setAccessibleName(tr("Places of the run"));
    incidents_ = new QVBoxLayout;
    incidents_->setSpacing(0);
    auto* left = new QVBoxLayout;
    left->setSpacing(2);
    left->addWidget(view_, 1);
    left->addLayout(incidents_);
    rate_ = new PlotPanel(tr("Rate"));
    rate_->setPlot(new Plot);
    rate_->setFixedWidth(kRateWidth);
    auto* body = new QHBoxLayout;
    body->setSpacing(12);
    body->addLayout(left, 1);
    body->addWidget(rate_);
    column->addLayout(body, 1);
    connect(leave_, &QPushButton::clicked, this, &JobPanel::leaveAsked);
    connect(more_, &QPushButton::clicked, this, &JobPanel::moreAsked);
    connect(view_, &TableView::linkAsked, this, [this](int row, int link, const QPoint& at) {
        if (link == kStop)
            emit stopAsked(row);
        else
            showWorkers(static_cast<std::size_t>(row), at);
    });
    hide();
}

void JobPanel::setRun(const QString& name, const RunProgress& progress, bool canLeave) {
    const auto& places = progress.places;
    int workers = 0, there = 0;
    for (const PlaceState& place : places) {
        workers += place.workers;
        there += place.wanted > 0 ? 1 : 0;
    }
    QStringList facts;
    facts << (workers == 0 ? tr("no worker yet") : tr("%n worker(s)", nullptr, workers));
    if (progress.rate() >= 0) facts << tr("%1 evaluations per second").arg(qt(plainText(progress.rate(), 3)));
    if (progress.cancelling)
        facts << tr("stopping: the workers are ended");
    else if (progress.left >= 0)
        facts << tr("at most %1 left in this phase").arg(qt(durationText(progress.left)));
    name_->setText(name);
    note_->setText(facts.join(" · "));
    for (QPushButton* button : {more_, leave_}) button->setEnabled(canLeave);

    const auto textColumn = [](const QString& head) {
        TableColumn column;
        column.name = head;
        column.text = true;
        return column;
    };
    const auto numberColumn = [](const QString& head, int decimals, const QString& unit = {}) {
        TableColumn column;
        column.name = head;
        column.unit = unit;
        column.decimals = decimals;
        return column;
    };
    TableColumn place = textColumn(tr("Place")), state = textColumn(tr("state")),
                count = textColumn(tr("workers")), rate = numberColumn(tr("evaluations"), 1, "1/s"),
                done = numberColumn(tr("done"), 0), failed = numberColumn(tr("failed"), 0),
                taken = numberColumn(tr("taken over"), 0), hours = numberColumn(tr("core hours"), 3),
                sign = textColumn(tr("last sign of life"));
    TableColumn each = textColumn({}), stop = textColumn({});
    each.link = stop.link = true;
    place.strong = true;
    std::vector<CellSign> signs;
    for (std::size_t k = 0; k < places.size(); ++k) {
        const PlaceState& one = places[k];
        const bool here = one.place.empty(), small = here && one.wanted == 0;
        place.texts.push_back(here || one.started.empty()
                                  ? nameOfPlace(one)
                                  : QString("%1 · %2").arg(nameOfPlace(one), qt(one.started)));
        signs.push_back(progress.cancelling ? CellSign{"stop", Ink::Muted}
                        : small             ? CellSign{"info", Ink::Muted}
                        : one.workers == 0  ? CellSign{"pause", Ink::Muted}
                                            : CellSign{"running", Ink::Accent});
        state.texts.push_back(progress.cancelling        ? tr("stopping")
                              : small                    ? tr("small batches only")
                              : one.workers == 0         ? tr("waiting for workers")
                              : one.workers < one.wanted ? tr("working, some are waited for")
                                                         : tr("working"));
        count.texts.push_back(small ? qt(kMissingText) : tr("%1 of %2").arg(one.workers).arg(one.wanted));
        rate.numbers.push_back(k < progress.rates.size() && progress.rates[k] >= 0 ? progress.rates[k]
                                                                                   : std::nan(""));
        done.numbers.push_back(static_cast<double>(one.done));
        failed.numbers.push_back(static_cast<double>(one.failed));
        taken.numbers.push_back(small ? std::nan("") : static_cast<double>(one.takenOver));
        hours.numbers.push_back(one.coreSeconds / 3600);
        each.texts.push_back(small ? QString() : tr("Workers"));
        stop.texts.push_back(!small && canLeave ? tr("Stop here") : QString());
        sign.texts.push_back(signOfLife(one.silence));
    }
    // Enter goes on meaning the cell that it meant.
    const QModelIndex current = view_->currentIndex();
    rows_->setColumns({place, state, count, rate, done, failed, taken, hours, sign, each, stop}, kState,
                      std::move(signs));
    view_->fitColumns();
    if (current.isValid()) view_->setCurrentIndex(rows_->index(current.row(), current.column()));
    setFixedHeight(
        std::clamp(kLeastHeight + kRow * (static_cast<int>(places.size()) - 1), kLeastHeight, kMostHeight));
    places_ = places;
    if (list_ && listed_ < places_.size()) list_->setPlace(places_[listed_]);
    showIncidents(progress.incidents);
    showRate(progress);
}

QString JobPanel::signOfLife(double silence) {
    return silence < 0     ? qt(kMissingText)
           : silence < 1.5 ? tr("now")
                           : tr("%1 ago").arg(qt(durationText(std::round(silence))));
}

void JobPanel::showWorkers(std::size_t row, const QPoint& at) {
    if (row >= places_.size()) return;
    delete list_;
    listed_ = row;
    list_ = new WorkerList(nameOfPlace(places_[row]), this);
    list_->setPlace(places_[row]);
    list_->openAbove(at + QPoint(80, -kRow));
}

/// Places on each other, and where a warning was told.
void JobPanel::showRate(const RunProgress& progress) {
    const RateHistory& history = progress.history();
    FigurePanel panel;
    panel.key = name_->text().toStdString();
    const bool long_ = !history.at.empty() && history.at.back() >= 180;
    const double unit = long_ ? 60 : 1; // s
    panel.x = {.quantity = tr("time").toStdString(), .unit = long_ ? "min" : "s", .fromZero = true};
    panel.y = {.quantity = tr("rate").toStdString(), .unit = "1/s", .fromZero = true};
    std::vector<double> at = history.at, below(at.size(), 0.0);
    for (double& t : at) t /= unit;
    for (std::size_t k = 0; k < history.per.size(); ++k) {
        std::vector<double> above = below;
        for (std::size_t i = 0; i < above.size(); ++i) above[i] += history.per[k][i];
        const SeriesRole role = kSeriesRoles[k % std::size(kSeriesRoles)];
        const std::string place = nameOfPlace(progress.places[k]).toStdString();
        panel.bands.push_back(
            {.name = place, .role = role, .x = at, .lower = below, .upper = above, .opacity = 0.32});
        below = std::move(above);
    }
    if (!at.empty())
        panel.series = {
            {.name = tr("together").toStdString(), .role = SeriesRole::Main, .x = at, .y = below}};
    for (const RunIncident& one : progress.incidents)
        if (one.warning && one.at >= 0)
            panel.marks.push_back(
                {.role = SeriesRole::Reference, .at = one.at / unit, .vertical = true, .dashed = true});
    rate_->plot()->setPanel(panel, true);
    rate_->plot()->fit();
    rate_->plot()->setDescription(tr("Rate"), note_->text());
}

void JobPanel::resizeEvent(QResizeEvent* event) {
    Surface::resizeEvent(event);
    rate_->setVisible(width() >= kLeastForRate);
}

void JobPanel::showIncidents(const std::vector<RunIncident>& incidents) {
    std::vector<QString> now;
    for (const RunIncident& one : incidents)
        now.push_back(one.when.toString(Qt::ISODateWithMs) + one.sentence);
    if (now == shown_) return;
    shown_ = std::move(now);
    while (QLayoutItem* item = incidents_->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    for (const RunIncident& one : incidents) {
        auto* row = new QWidget;
        row->setFixedHeight(kIncident);
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(8);
        line->addWidget(new Text(one.when.toString("HH:mm"), TextUse::Table, Ink::Muted));
        line->addWidget(
            new IconLabel(one.warning ? "warning" : "info", one.warning ? Ink::Warning : Ink::Muted, 14));
        auto* said = new Text(one.sentence, TextUse::Table);
        said->setElided(true);
        line->addWidget(said);
        line->addStretch(1);
        incidents_->addWidget(row);
    }
}

} // namespace rigor
