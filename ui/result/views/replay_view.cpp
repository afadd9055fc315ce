#include "ui/result/views/replay_view.h"

#include "core/foundation/message/number_text.h"
#include "ui/methods/mechanism_view.h"
#include "ui/methods/page_parts.h"
#include "ui/result/page_state.h"
#include "ui/widgets/look/icons.h"
#include "ui/widgets/text/qt_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigor {

namespace {
constexpr int kLeastCurve = 240; ///< px that a curve needs to be read
constexpr int kPicture = 40;     ///< ms between two pictures of the replay
} // namespace

void shareTime(Plot* plot, PageState& state) {
    QObject::connect(plot, &Plot::cursorMoved, &state, [&state](std::optional<double> t) {
        if (t) Q_EMIT state.timeAsked(*t);
    });
    QObject::connect(&state, &PageState::timeShown, plot, [plot](double t) { plot->markCursor(t); });
    if (std::isfinite(state.time())) plot->markCursor(state.time());
}

ReplayView::ReplayView(view::Replay shown, PageState& state, bool live, QWidget* parent)
    : QWidget(parent), shown_(std::move(shown)), state_(state),
      panel_(parts::followedPanel(shown_.panel(shown_.times.empty() ? 0 : shown_.times.size() - 1))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    panel_->setMinimumHeight(kLeastCurve);
    auto* beside = parts::splitter(Qt::Horizontal);
    beside->addWidget(panel_);
    if (QWidget* mechanism = makeMechanism()) {
        beside->addWidget(mechanism);
        beside->setSizes({530, 340});
    }
    column->addWidget(beside, 1);
    bar_ = makeBar(live);
    column->addWidget(bar_);
    timer_.setInterval(kPicture);
    connect(&timer_, &QTimer::timeout, this, &ReplayView::advance);
    connect(&state_, &PageState::timeAsked, this, [this](double t) {
        if (!playing()) showTime(t);
    });
    setTimes();
    slider_->setValue(slider_->maximum());
    showInstant(slider_->value());
}

Plot* ReplayView::plot() const { return panel_->plot(); }

bool ReplayView::goOn(view::Replay further) {
    shown_ = std::move(further);
    const bool atEnd = slider_->value() == slider_->maximum();
    setTimes();
    {
        const QSignalBlocker quiet(slider_);
        if (atEnd) slider_->setValue(slider_->maximum());
    }
    showInstant(slider_->value());
    return true;
}

/// Null: the model is no mechanism.
QWidget* ReplayView::makeMechanism() {
    auto drawn = std::make_unique<MechanismView>();
    if (!drawn->setText(qt(shown_.model))) return nullptr;
    mechanism_ = drawn.release();
    mechanismPanel_ = new Panel(tr("Mechanism"));
    mechanismPanel_->setContent(mechanism_);
    return mechanismPanel_;
}

QWidget* ReplayView::makeBar(bool live) {
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 0, 12, 0);
    play_ = new QToolButton;
    play_->setIcon(icon("run"));
    play_->setToolTip(tr("Play or pause the record (Space)"));
    play_->setAccessibleName(tr("Play or pause"));
    connect(play_, &QToolButton::clicked, this, &ReplayView::togglePlay);
    instant_ = new QLabel;
    instant_->setMinimumWidth(64);
    slider_ = new QSlider(Qt::Horizontal);
    slider_->setAccessibleName(tr("Time shown"));
    connect(slider_, &QSlider::valueChanged, this, &ReplayView::showInstant);
    speed_ = new QComboBox;
    speed_->setAccessibleName(tr("Speed of the replay"));
    for (const double factor : {1.0, 4.0, 16.0}) speed_->addItem(tr("%1×").arg(factor), factor);
    speed_->setCurrentIndex(1);
    row->addWidget(play_);
    row->addWidget(instant_);
    row->addWidget(slider_, 1);
    row->addWidget(speed_);
    for (QWidget* own : {static_cast<QWidget*>(play_), static_cast<QWidget*>(speed_)}) own->setVisible(!live);
    if (!live) play_->setShortcut(Qt::Key_Space);
    return bar;
}

void ReplayView::setTimes() {
    const QSignalBlocker quiet(slider_);
    slider_->setRange(0, std::max(static_cast<int>(shown_.times.size()) - 1, 0));
    bar_->setVisible(shown_.times.size() > 1);
    if (!mechanism_) return;
    const std::size_t before = signal_.values.size();
    signal_ = shown_.signal ? shown_.signal(mechanism_->coordinate().toStdString()) : view::Signal();
    if (signal_.values.empty() || signal_.values.size() == before) return;
    const auto [lowest, highest] = std::minmax_element(signal_.values.begin(), signal_.values.end());
    mechanism_->setRange(*lowest, *highest);
}

void ReplayView::showInstant(int index) {
    const auto k = static_cast<std::size_t>(index);
    panel_->plot()->setPanel(shown_.panel(k), true);
    if (k >= shown_.times.size()) return;
    const double t = shown_.times[k];
    instant_->setText(tr("%1 s").arg(qt(fixedText(t, 2))));
    showMechanism(t);
    state_.showTime(t);
}

void ReplayView::showTime(double t) {
    const auto& times = shown_.times;
    if (times.empty()) return;
    auto nearest = std::lower_bound(times.begin(), times.end(), t);
    if (nearest == times.end() || (nearest != times.begin() && t - *std::prev(nearest) < *nearest - t))
        --nearest;
    slider_->setValue(static_cast<int>(nearest - times.begin()));
    // Between two instants of the plot the mechanism still moves.
    showMechanism(t);
}

void ReplayView::showMechanism(double t) {
    if (!mechanism_) return;
    const auto row = static_cast<std::size_t>(std::lower_bound(signal_.t.begin(), signal_.t.end(), t - 1e-9) -
                                              signal_.t.begin());
    mechanism_->setValue(row < signal_.values.size() ? signal_.values[row] : qQNaN());
    mechanismPanel_->setNote(mechanism_->coordinate() + " = " + mechanism_->valueText());
}

void ReplayView::togglePlay() {
    if (playing()) {
        timer_.stop();
        play_->setIcon(icon("run"));
        return;
    }
    if (shown_.times.empty()) return;
    if (slider_->value() == slider_->maximum()) slider_->setValue(0);
    playedTo_ = shown_.times[static_cast<std::size_t>(slider_->value())];
    play_->setIcon(icon("pause"));
    timer_.start();
}

void ReplayView::advance() {
    playedTo_ += 1e-3 * kPicture * speed_->currentData().toDouble();
    const double end = shown_.times.back();
    showTime(std::min(playedTo_, end));
    if (playedTo_ >= end) togglePlay();
}

} // namespace rigor
