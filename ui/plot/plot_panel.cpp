#include "ui/plot/plot_panel.h"

#include "ui/plot/plot_theme.h"
#include "ui/widgets/look/fonts.h"

#include <utility>

namespace rigor {
namespace {
constexpr int kSign = 16, kPanelGap = 6, kBetween = 14, kHeight = 24, kRing = 3;

QString entryName(const LegendEntry& entry) { return QString::fromStdString(entry.name); }
} // namespace

std::vector<LegendEntry> headEntries(const FigurePanel& panel) {
    std::vector<LegendEntry> entries = legendOf(panel);
    std::erase_if(entries, [](const LegendEntry& e) { return e.sign == LegendSign::Mark; });
    return entries;
}

PlotLegend::PlotLegend(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(tr("Space hides or shows a series, Enter isolates it."));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void PlotLegend::setEntries(const std::vector<LegendEntry>& entries) {
    entries_ = entries;
    if (focused_ >= static_cast<int>(entries_.size())) focused_ = 0; // a replay sets them again and again
    setFocusPolicy(entries_.empty() ? Qt::NoFocus : Qt::TabFocus);
    arrange();
    Q_EMIT entriesChanged();
}

void PlotLegend::setRowWidth(int width) {
    if (width == rowWidth_) return;
    rowWidth_ = width;
    arrange();
}

void PlotLegend::arrange() {
    const QFontMetrics metrics(fontFor(TextUse::Table));
    places_.clear();
    int x = kRing, y = 0;
    for (const LegendEntry& e : entries_) {
        int width = kSign + kPanelGap + metrics.horizontalAdvance(entryName(e)) + 4;
        if (rowWidth_ > 0) width = std::min(width, std::max(rowWidth_ - 2 * kRing, 3 * kSign));
        if (rowWidth_ > 0 && x > kRing && x + width > rowWidth_ - kRing) {
            x = kRing;
            y += kHeight - 4;
        }
        places_.emplace_back(x, y, width, kHeight);
        x += width + kBetween;
    }
    updateGeometry();
    update();
}

int PlotLegend::naturalWidth() const {
    const QFontMetrics metrics(fontFor(TextUse::Table));
    int width = 2 * kRing;
    for (const LegendEntry& e : entries_)
        width += kSign + kPanelGap + metrics.horizontalAdvance(entryName(e)) + 4 + kBetween;
    return entries_.empty() ? 0 : width - kBetween;
}

void PlotLegend::follow(Plot* plot) {
    plot_ = plot;
    connect(plot, &Plot::visibilityChanged, this, qOverload<>(&QWidget::update));
    connect(plot, &Plot::panelChanged, this, [this] { setEntries(headEntries(plot_->panel())); });
    setEntries(headEntries(plot->panel()));
}

QSize PlotLegend::sizeHint() const {
    int right = 0;
    for (const QRect& place : places_) right = std::max(right, place.right() + 1 + kRing);
    return {right, places_.empty() ? kHeight : places_.back().bottom() + 1};
}

QSize PlotLegend::minimumSizeHint() const { return {24, sizeHint().height()}; }

QRect PlotLegend::entryRect(int index) const {
    return index >= 0 && index < static_cast<int>(places_.size()) ? places_[static_cast<std::size_t>(index)]
                                                                  : QRect();
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
        const double middle = box.top() + kHeight / 2.0;
        switch (e.sign) {
        case LegendSign::Line:
            painter.setPen(linePen(t, e.role, false, e.dashed));
            painter.drawLine(QPointF(box.left(), middle), QPointF(box.left() + kSign, middle));
            break;
        case LegendSign::Area:
            painter.fillRect(QRectF(box.left(), middle - 5, kSign, 10), fillColour(t, e.role, e.opacity));
            break;
        case LegendSign::Mark:
            painter.setPen(QPen(lineColour(t, e.role), 1.5, e.dashed ? Qt::DashLine : Qt::SolidLine));
            if (e.vertical)
                painter.drawLine(QPointF(box.left() + kSign / 2.0, middle - 7),
                                 QPointF(box.left() + kSign / 2.0, middle + 7));
            else
                painter.drawLine(QPointF(box.left(), middle), QPointF(box.left() + kSign, middle));
            break;
        case LegendSign::Points:
            // The plot draws what is hollow as circles, whatever the series.
            drawMarker(painter, e.hollow ? SeriesRole::Main : e.role, {box.left() + kSign / 2.0, middle}, 3,
                       lineColour(t, e.role), e.hollow, t.raised);
            break;
        }
        painter.setPen(shown ? t.text : t.muted);
        const QRect words = box.adjusted(kSign + kPanelGap, 0, 0, 0);
        painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(entryName(e), Qt::ElideRight, words.width()));
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
    toggle(i);
}

void PlotLegend::toggle(int entry) {
    if (entry < 0 || std::cmp_greater_equal(entry, entries_.size())) return;
    const QString name = entryName(entries_[static_cast<std::size_t>(entry)]);
    if (plot_) plot_->setSeriesVisible(name, !plot_->isSeriesVisible(name));
    Q_EMIT toggled(name);
}

std::vector<AccessPart> PlotLegend::accessParts() const {
    std::vector<AccessPart> parts;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        AccessPart part{.role = plot_ ? QAccessible::CheckBox : QAccessible::ListItem,
                        .name = entryName(entries_[i])};
        part.place = entryRect(static_cast<int>(i));
        part.state.checkable = plot_ != nullptr;
        part.state.checked = plot_ && plot_->isSeriesVisible(part.name);
        parts.push_back(std::move(part));
    }
    return parts;
}

std::function<void()> PlotLegend::accessPress(int part) {
    if (part < 0 || !plot_) return {};
    return [this, part] { toggle(part); };
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
        toggle(focused_);
        break;
    case Qt::Key_Return:
        if (plot_) plot_->isolateSeries(name);
        Q_EMIT isolated(name);
        break;
    default:
        return QWidget::keyPressEvent(event);
    }
    tellAccessFocus(this, focused_);
    update();
}

bool PlotLegend::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        if (const int i = entryAt(help->pos()); i >= 0)
            QToolTip::showText(help->globalPos(),
                               entryName(entries_[static_cast<std::size_t>(i)]) + '\n' +
                                   tr("Click hides, double click isolates"),
                               this);
        return true;
    }
    if (event->type() == QEvent::FontChange) arrange();
    return QWidget::event(event);
}

PlotPanel::PlotPanel(const QString& title, QWidget* parent) : Panel(title, parent), legend_(new PlotLegend) {
    addToHead(legend_);
    connect(legend_, &PlotLegend::entriesChanged, this, &PlotPanel::placeLegend);
}

void PlotPanel::setPlot(Plot* plot, QWidget* body) {
    plot_ = plot;
    legend_->follow(plot);
    setContent(body ? body : plot);
}

void PlotPanel::addHeadWidget(QWidget* widget) {
    addToHead(widget);
    placeLegend();
}

void PlotPanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    placeLegend();
}

void PlotPanel::placeLegend() {
    if (legend_->isHidden() && legend_->testAttribute(Qt::WA_WState_ExplicitShowHide)) return; // not wanted
    const int wanted = legend_->naturalWidth();
    const bool fits = wanted == 0 || wanted <= roomInHead(legend_);
    legend_->setRowWidth(fits ? 0 : width() - 2 * kHeadMargin);
    placeUnderHead(legend_, !fits);
}

} // namespace rigor
