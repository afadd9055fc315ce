#include "ui/widgets/job_status_bar.h"

#include "ui/widgets/look/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace rigor {

namespace {
class Bar : public QProgressBar {
  public:
    using QProgressBar::QProgressBar;

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().border);
        painter.drawRoundedRect(rect(), 2, 2);
        painter.setBrush(theme().accent);
        const double share = static_cast<double>(value()) / std::max(1, maximum());
        painter.drawRoundedRect(QRectF(0, 0, width() * share, height()), 2, 2);
    }
};
} // namespace

JobStatusBar::JobStatusBar(QWidget* parent) : Surface(Fill::Nav, parent) {
    setEdges(Qt::TopEdge);
    setFixedHeight(28);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Jobs"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 1, 12, 0);
    row->setSpacing(10);
    icon_ = new IconLabel("done", Ink::Muted, 14);
    name_ = new Text({}, TextUse::Table);
    bar_ = new Bar;
    bar_->setFixedSize(160, 6);
    bar_->setTextVisible(false);
    bar_->setRange(0, 1000);
    bar_->setAccessibleName(tr("Progress of the job"));
    counts_ = new Text({}, TextUse::Table, Ink::Muted);
    counts_->setElided(true);
    cancel_ = makeButton(tr("Cancel"), {}, "link");
    cancel_->setToolTip(tr("Cancel the run (Shift+F5)"));
    queue_ = makeButton({}, "queue", "flat");
    queue_->setFont(fontFor(TextUse::Table));
    queue_->setFixedHeight(24);
    queue_->setToolTip(tr("Show what is waiting (Ctrl+Alt+J)"));
    places_ = makeButton({}, "place", "flat");
    places_->setFont(fontFor(TextUse::Table));
    places_->setFixedHeight(24);
    places_->setToolTip(tr("Show where it is computed"));
    saved_ = new Text({}, TextUse::Table, Ink::Muted);
    row->addWidget(icon_);
    row->addWidget(name_);
    row->addWidget(bar_);
    row->addWidget(counts_);
    row->addWidget(cancel_);
    row->addWidget(queue_);
    row->addWidget(places_);
    row->addStretch(1);
    row->addWidget(saved_);
    connect(cancel_, &QPushButton::clicked, this, &JobStatusBar::cancelAsked);
    connect(queue_, &QPushButton::clicked, this, &JobStatusBar::queueAsked);
    connect(places_, &QPushButton::clicked, this, &JobStatusBar::placesAsked);
    show(JobLine{});
}

void JobStatusBar::show(const JobLine& line) {
    line_ = line;
    icon_->set(line.running ? "running" : "done", line.running ? Ink::Accent : Ink::Muted);
    icon_->setTurning(line.running);
    name_->setText(line.running ? line.name : tr("No job running"));
    name_->setInk(line.running ? Ink::Text : Ink::Muted);
    bar_->setVisible(line.running && line.share >= 0);
    bar_->setValue(static_cast<int>(1000 * line.share));
    counts_->setText(line.running ? line.counts : line.last);
    counts_->setToolTip({});
    cancel_->setVisible(line.running);
    queue_->setVisible(line.queued > 0);
    queue_->setText(tr("Queue %1").arg(line.queued));
    places_->setVisible(line.running && !line.place.isEmpty());
    places_->setText(tr("on %1").arg(line.place));
    places_->setAccessibleName(tr("Where it is computed: %1").arg(line.place));
}

QString JobStatusBar::accessSummary() const {
    QStringList said;
    for (const Text* text : {name_, counts_, saved_})
        if (!text->text().isEmpty()) said << text->text();
    return said.join(". ");
}

void JobStatusBar::setSaved(const QString& text) { saved_->setText(text); }

void JobStatusBar::paintEvent(QPaintEvent* event) {
    Surface::paintEvent(event);
    if (!hasFocus()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, 2));
    painter.drawRoundedRect(QRectF(icon_->geometry() | name_->geometry()).adjusted(-5, 0, 5, 0), 4, 4);
}

void JobStatusBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && line_.running)
        emit cancelAsked();
    else
        Surface::keyPressEvent(event);
}

} // namespace rigor
