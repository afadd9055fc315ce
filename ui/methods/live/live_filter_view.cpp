#include "ui/methods/live/live_filter_view.h"

#include "core/foundation/message/number_text.h"
#include "ui/result/result_page.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/look/icons.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/page_area.h"
#include "ui/widgets/panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>

#include <array>
#include <utility>

namespace rigor {
namespace {

constexpr std::array<double, 4> kSpeeds{1, 4, 16, 0};

QString seconds(double t) { return LiveFilterView::tr("%1 s").arg(QString::fromStdString(fixedText(t, 2))); }

} // namespace

LiveFilterView::LiveFilterView(QWidget* parent)
    : QWidget(parent), stream_(std::make_unique<FilterStream>()), strips_(new MessageArea),
      stack_(new ShownStack), time_(new QLabel), play_(new QToolButton),
      speed_(new Segments({tr("1×"), tr("4×"), tr("16×"), tr("max")})),
      stop_(makeButton(tr("Stop"), "stop")) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    play_->setShortcut(Qt::Key_Space);
    play_->setToolTip(tr("Pause or go on (Space)"));
    play_->setAccessibleName(tr("Pause or go on"));
    time_->setMinimumWidth(150);
    speed_->setAccessibleName(tr("Speed of the replay"));
    auto* close = makeButton(tr("Close"), "close");
    row->addWidget(play_);
    row->addWidget(stop_);
    row->addWidget(time_);
    row->addStretch(1);
    row->addWidget(speed_);
    row->addWidget(close);
    column->addLayout(row);
    column->addWidget(strips_);
    stack_->addWidget(new EmptyState("curve", tr("Waiting for the first measurement"), {}));
    column->addWidget(stack_, 1);
    connect(play_, &QToolButton::clicked, this, &LiveFilterView::togglePause);
    connect(stop_, &QPushButton::clicked, this, [this] { stream_->stop(); });
    connect(close, &QPushButton::clicked, this, [this] {
        stream_->stop();
        emit closeAsked();
    });
    connect(speed_, &Segments::chosen, this, &LiveFilterView::setSpeed);
    connect(stream_.get(), &FilterStream::told, this, &LiveFilterView::showNow);
}

void LiveFilterView::start(std::shared_ptr<const PreparedStudy> study, FilterStream::Source source,
                           const ResultContext& context) {
    study_ = study;
    context_ = context;
    stack_->setCurrentIndex(0);
    if (page_) {
        stack_->removeWidget(page_);
        page_->deleteLater();
        page_ = nullptr;
    }
    strips_->show({});
    speed_->setVisible(source == FilterStream::Source::Replay);
    stream_->start(std::move(study), source, kSpeeds[static_cast<std::size_t>(speed_->current())]);
}

LiveStreaming LiveFilterView::leave() {
    stream_->disconnect(this);
    LiveStreaming streaming{std::exchange(stream_, std::make_unique<FilterStream>()), std::move(study_),
                            context_, speed_->current()};
    return streaming;
}

void LiveFilterView::takeUp(LiveStreaming streaming) {
    stream_ = std::move(streaming.stream);
    study_ = std::move(streaming.study);
    context_ = std::move(streaming.context);
    connect(stream_.get(), &FilterStream::told, this, &LiveFilterView::showNow);
    speed_->setCurrent(streaming.speed);
    speed_->setVisible(stream_->source() == FilterStream::Source::Replay);
    showNow();
}

void LiveFilterView::togglePause() {
    using Phase = FilterStream::Phase;
    if (stream_->phase() == Phase::Running || stream_->phase() == Phase::Paused)
        stream_->setPaused(stream_->phase() == Phase::Running);
    else if (study_)
        start(study_, stream_->source(), context_);
}

void LiveFilterView::setSpeed(int index) {
    speed_->setCurrent(index);
    stream_->setSpeed(kSpeeds[static_cast<std::size_t>(index)]);
}

QWidget* LiveFilterView::inspector() const { return page_ ? page_->inspector() : nullptr; }

QString LiveFilterView::stateWord() const {
    switch (stream_->phase()) {
    case FilterStream::Phase::Running:
        return stream_->source() == FilterStream::Source::Replay ? tr("replaying") : tr("following the file");
    case FilterStream::Phase::Paused:
        return tr("paused");
    case FilterStream::Phase::Failed:
        return tr("failed");
    case FilterStream::Phase::Ended:
        return tr("stopped");
    case FilterStream::Phase::Idle:
        break;
    }
    return {};
}

QString LiveFilterView::clause() const {
    return tr("%1 of %2").arg(seconds(stream_->reached()), seconds(stream_->recordEnd()));
}

void LiveFilterView::showControls() {
    using Phase = FilterStream::Phase;
    const bool runs = stream_->phase() == Phase::Running, alive = runs || stream_->phase() == Phase::Paused;
    play_->setIcon(icon(runs ? "pause" : "run"));
    stop_->setEnabled(alive);
    time_->setText(clause());
}

void LiveFilterView::showNow() {
    showControls();
    if (const auto result = stream_->result()) {
        if (!page_) {
            page_ = new ResultPage;
            page_->setLive(true);
            page_->setResult(result, context_);
            stack_->addWidget(page_);
            stack_->setCurrentWidget(page_);
        } else {
            page_->follow(result);
        }
    }
    const ResultHeadline head = page_ ? page_->headline() : ResultHeadline();
    std::vector<BarMessage> messages;
    if (!stream_->sentence().isEmpty())
        messages.push_back({stream_->phase() == FilterStream::Phase::Failed ? BarMessage::Kind::Error
                                                                            : BarMessage::Kind::Warning,
                            tr("The file cannot be read further."),
                            stream_->sentence(),
                            {}});
    if (stream_->phase() == FilterStream::Phase::Failed && !messages.empty())
        messages.front().clause = tr("The filter has stopped.");
    if (!head.pending.isEmpty()) {
        messages.push_back({BarMessage::Kind::Info, tr("Not judged yet."), head.pending, {}});
    } else if (!head.verdict.isEmpty()) {
        const auto kind = head.state == ResultState::Success   ? BarMessage::Kind::Info
                          : head.state == ResultState::Warning ? BarMessage::Kind::Warning
                                                               : BarMessage::Kind::Error;
        messages.push_back({kind, head.verdict, head.more, {}});
    }
    const auto same = [](const BarMessage& a, const BarMessage& b) {
        return a.kind == b.kind && a.clause == b.clause && a.more == b.more;
    };
    if (!std::equal(messages.begin(), messages.end(), strips_->messages().begin(), strips_->messages().end(),
                    same))
        strips_->show(std::move(messages));
    emit changed();
}

} // namespace rigor
