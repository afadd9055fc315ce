#include "ui/plot/plot_panel.h"

#include "ui/kit/fonts.h"
#include "ui/plot/plot_theme.h"

namespace rigor {
namespace {
constexpr int kSign = 16, kGap = 6, kBetween = 14, kHeight = 24, kRing = 3;

QString entryName(const LegendEntry& entry) { return QString::fromStdString(entry.name); }
} // namespace

std::vector<LegendEntry> headEntries(const FigurePanel& panel) {
    std::vector<LegendEntry> entries = legendOf(panel);
    std::erase_if(entries, [](const LegendEntry& e) { return e.sign == LegendSign::Mark; });
    return entries;
}

PlotLegend::PlotLegend(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(tr("Space hides or shows a series, Enter isolates it."));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void PlotLegend::setEntries(const std::vector<LegendEntry>& entries) {
    entries_ = entries;
    focused_ = 0;
    updateGeometry();
    update();
}

void PlotLegend::follow(Plot* plot) {
    plot_ = plot;
    connect(plot, &Plot::visibilityChanged, this, qOverload<>(&QWidget::update));
    connect(plot, &Plot::panelChanged, this, [this] { setEntries(headEntries(plot_->panel())); });
    setEntries(headEntries(plot->panel()));
}

QSize PlotLegend::sizeHint() const {
    return {entries_.empty() ? 0 : entryRect(static_cast<int>(entries_.size()) - 1).right() + 1 + kRing,
            kHeight};
}

QRect PlotLegend::entryRect(int index) const {
    const QFontMetrics metrics(fontFor(TextUse::Table));
    int x = kRing;
    for (int i = 0; i <= index && i < static_cast<int>(entries_.size()); ++i) {
        const int width =
            kSign + kGap + metrics.horizontalAdvance(entryName(entries_[static_cast<std::size_t>(i)])) + 4;
        if (i == index) return {x, 0, width, kHeight};
        x += width + kBetween;
    }
    return {};
}

int PlotLegend::entryAt(const QPoint& position) const {
    for (int i = 0; i < static_cast<int>(entries_.size()); ++i)
        if (entryRect(i).adjusted(-kBetween / 2, 0, kBetween / 2, 0).contains(position)) return i;
    return -1;
}

void PlotLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontFor(TextUse::Table));
    const auto& t = theme();
    for (int i = 0; i < static_cast<int>(entries_.size()); ++i) {
        const auto& e = entries_[static_cast<std::size_t>(i)];
        const QRect box = entryRect(i);
        const bool shown = !plot_ || plot_->isSeriesVisible(entryName(e));
        painter.setOpacity(shown ? 1 : 0.4);
        const double middle = kHeight / 2.0;
        switch (e.sign) {
        case LegendSign::Line:
            painter.setPen(linePen(t, e.role, false, e.dashed));
            painter.drawLine(QPointF(box.left(), middle), QPointF(box.left() + kSign, middle));
            break;
        case LegendSign::Area:
            painter.fillRect(QRectF(box.left(), middle - 5, kSign, 10), fillColour(t, e.role, 0.32));
            break;
        case LegendSign::Mark:
            painter.setPen(QPen(lineColour(t, e.role), 1.5));
            painter.drawLine(QPointF(box.left() + kSign / 2.0, middle - 7),
                             QPointF(box.left() + kSign / 2.0, middle + 7));
            break;
        case LegendSign::Points:
            drawMarker(painter, e.role, {box.left() + kSign / 2.0, middle}, 3, lineColour(t, e.role), false,
                       t.raised);
            break;
        }
        painter.setPen(shown ? t.text : t.muted);
        painter.drawText(box.adjusted(kSign + kGap, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, entryName(e));
        if (hasFocus() && i == focused_) {
            painter.setPen(QPen(t.accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(box).adjusted(-kRing + 1, 2, kRing - 2, -2), 4, 4);
        }
    }
}

void PlotLegend::mousePressEvent(QMouseEvent* event) {
    const int i = entryAt(event->pos());
    if (i < 0 || event->button() != Qt::LeftButton) return;
    const QString name = entryName(entries_[static_cast<std::size_t>(i)]);
    if (plot_) plot_->setSeriesVisible(name, !plot_->isSeriesVisible(name));
    Q_EMIT toggled(name);
}

void PlotLegend::mouseDoubleClickEvent(QMouseEvent* event) {
    const int i = entryAt(event->pos());
    if (i < 0) return;
    const QString name = entryName(entries_[static_cast<std::size_t>(i)]);
    if (plot_) plot_->isolateSeries(name);
    Q_EMIT isolated(name);
}

void PlotLegend::keyPressEvent(QKeyEvent* event) {
    const int count = static_cast<int>(entries_.size());
    if (count == 0) return QWidget::keyPressEvent(event);
    const QString name = entryName(entries_[static_cast<std::size_t>(std::clamp(focused_, 0, count - 1))]);
    switch (event->key()) {
    case Qt::Key_Left:
        focused_ = std::max(0, focused_ - 1);
        break;
    case Qt::Key_Right:
        focused_ = std::min(count - 1, focused_ + 1);
        break;
    case Qt::Key_Space:
        if (plot_) plot_->setSeriesVisible(name, !plot_->isSeriesVisible(name));
        Q_EMIT toggled(name);
        break;
    case Qt::Key_Return:
        if (plot_) plot_->isolateSeries(name);
        Q_EMIT isolated(name);
        break;
    default:
        return QWidget::keyPressEvent(event);
    }
    update();
}

bool PlotLegend::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        if (entryAt(help->pos()) >= 0)
            QToolTip::showText(help->globalPos(), tr("Click hides, double click isolates"), this);
        return true;
    }
    if (event->type() == QEvent::FontChange) updateGeometry();
    return QWidget::event(event);
}

PlotPanel::PlotPanel(const QString& title, QWidget* parent) : Panel(title, parent), legend_(new PlotLegend) {
    addToHead(legend_);
}

void PlotPanel::setPlot(Plot* plot) {
    plot_ = plot;
    legend_->follow(plot);
    setContent(plot);
}

} // namespace rigor
