#include "ui/methods/density_grid.h"

#include "ui/plot/plot_theme.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/style.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QToolTip>

namespace rigor {
namespace {
constexpr int kCellHeight = 72, kGap = 6, kLeastWidth = 116, kMargin = 8;
} // namespace

DensityGrid::DensityGrid(QWidget* parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    addRing(this);
    setAccessibleName(tr("Densities of all experiments"));
    setMinimumHeight(160);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void DensityGrid::setFigures(std::shared_ptr<const InverseFigures> figures) {
    figures_ = std::move(figures);
    panels_.clear();
    panels_.resize(figures_ ? figures_->count() : 0);
    order_.clear();
    updateScroll();
}

void DensityGrid::setOrder(std::vector<std::size_t> order) {
    order_ = std::move(order);
    updateScroll();
    verticalScrollBar()->setValue(0);
}

void DensityGrid::setHidden(const QSet<QString>& names) {
    hidden_ = names;
    viewport()->update();
}

int DensityGrid::columns() const {
    return std::max(1, (viewport()->width() - 2 * kMargin + kGap) / (kLeastWidth + kGap));
}

QRect DensityGrid::cellRect(int place) const {
    const int n = columns(), room = viewport()->width() - 2 * kMargin - (n - 1) * kGap;
    const int column = place % n, row = place / n;
    const int left = kMargin + column * kGap + room * column / n,
              right = kMargin + column * kGap + room * (column + 1) / n;
    return {left, row * (kCellHeight + kGap) - verticalScrollBar()->value(), right - left, kCellHeight};
}

void DensityGrid::updateScroll() {
    const int rows = (static_cast<int>(order_.size()) + columns() - 1) / columns();
    const int height = std::max(0, rows * (kCellHeight + kGap) - kGap + kMargin);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(kCellHeight / 2);
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    viewport()->update();
}

void DensityGrid::resizeEvent(QResizeEvent*) { updateScroll(); }

const FigurePanel& DensityGrid::panelOf(std::size_t row) const {
    auto& panel = panels_.at(row);
    if (!panel) panel = std::make_unique<FigurePanel>(figures_->densityPanel(row));
    return *panel;
}

void DensityGrid::paintCell(QPainter& painter, const QRect& cell, std::size_t row) const {
    const auto& t = theme();
    const QString label = QString::fromStdString(figures_->labels()[row]);
    const bool chosen = label == selected_, bad = !figures_->explained(row) || figures_->inTails(row);
    painter.setPen(QPen(chosen ? t.accent : bad ? t.warning : t.border, chosen ? 2 : 1));
    painter.setBrush(chosen ? t.selection : bad ? t.warningBar : t.raised);
    painter.drawRoundedRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setFont(fontFor(TextUse::Small));
    painter.setPen(t.text);
    const QRect head = cell.adjusted(7, 3, -7, -kCellHeight + 19);
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, label);
    // A distance that has no room beside the name stands in the table below.
    const QString note =
        QString::fromStdString(figures_->distanceText(figures_->number(row, figures_->distanceColumn())));
    painter.setPen(t.muted);
    const QFontMetrics metrics = painter.fontMetrics();
    if (metrics.horizontalAdvance(label) + 6 + metrics.horizontalAdvance(note) <= head.width())
        painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, note);

    const FigurePanel& panel = panelOf(row);
    const QRectF box = QRectF(cell).adjusted(5, 20, -5, -6);
    if (panel.series.empty() && panel.histograms.empty()) {
        painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, tr("no density"));
        return;
    }
    const FigureExtent x = xExtent(panel), y = yExtent(panel);
    const auto at = [&](double u, double v) {
        return QPointF(box.left() + (u - x.lower) / (x.upper - x.lower) * box.width(),
                       box.bottom() - std::max(0.0, v - y.lower) / (y.upper - y.lower) * box.height());
    };
    for (const auto& h : panel.histograms) {
        if (hidden_.contains(QString::fromStdString(h.name))) continue;
        QPolygonF outline;
        for (std::size_t i = 0; i < h.height.size(); ++i) {
            if (!std::isfinite(h.height[i])) continue;
            if (outline.isEmpty()) outline << at(h.lower[i], 0);
            outline << at(h.lower[i], h.height[i]) << at(h.upper[i], h.height[i]);
        }
        if (outline.isEmpty()) continue;
        outline << QPointF(outline.back().x(), box.bottom());
        painter.setPen(Qt::NoPen);
        painter.setBrush(fillColour(t, h.role, 0.28));
        painter.drawPolygon(outline);
    }
    painter.setBrush(Qt::NoBrush);
    for (const bool main : {false, true})
        for (const auto& s : panel.series) {
            if ((s.role == SeriesRole::Main) != main || hidden_.contains(QString::fromStdString(s.name)))
                continue;
            QPolygonF line;
            for (std::size_t i = 0; i < s.x.size(); ++i)
                if (std::isfinite(s.y[i])) line << at(s.x[i], s.y[i]);
            QPen pen = linePen(t, s.role);
            pen.setWidthF(1.3);
            painter.setPen(pen);
            painter.drawPolyline(line);
        }
    for (const auto& m : panel.marks) {
        if (hidden_.contains(QString::fromStdString(m.name))) continue;
        painter.setPen(QPen(t.text, 1.5));
        painter.drawLine(at(m.at, y.lower), at(m.at, y.upper));
    }
}

void DensityGrid::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.fillRect(event->rect(), theme().raised);
    if (!figures_) return;
    painter.setRenderHint(QPainter::Antialiasing);
    for (int place = 0; place < static_cast<int>(order_.size()); ++place) {
        const QRect cell = cellRect(place);
        if (cell.bottom() < event->rect().top() || cell.top() > event->rect().bottom()) continue;
        paintCell(painter, cell, order_[static_cast<std::size_t>(place)]);
    }
}

int DensityGrid::placeAt(const QPoint& position) const {
    for (int place = 0; place < static_cast<int>(order_.size()); ++place)
        if (cellRect(place).contains(position)) return place;
    return -1;
}

void DensityGrid::setSelected(const QString& label) {
    selected_ = label;
    for (int place = 0; place < static_cast<int>(order_.size()); ++place) {
        if (QString::fromStdString(figures_->labels()[order_[static_cast<std::size_t>(place)]]) != label)
            continue;
        const QRect cell = cellRect(place);
        auto* bar = verticalScrollBar();
        if (cell.top() < 0)
            bar->setValue(bar->value() + cell.top());
        else if (cell.bottom() > viewport()->height())
            bar->setValue(bar->value() + cell.bottom() - viewport()->height() + kGap);
    }
    viewport()->update();
}

void DensityGrid::select(int place) {
    if (place < 0 || place >= static_cast<int>(order_.size())) return;
    Q_EMIT experimentClicked(
        QString::fromStdString(figures_->labels()[order_[static_cast<std::size_t>(place)]]));
}

void DensityGrid::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) select(placeAt(event->pos()));
}

void DensityGrid::keyPressEvent(QKeyEvent* event) {
    int place = -1;
    for (int i = 0; i < static_cast<int>(order_.size()); ++i)
        if (QString::fromStdString(figures_->labels()[order_[static_cast<std::size_t>(i)]]) == selected_)
            place = i;
    switch (event->key()) {
    case Qt::Key_Left:
        return select(place - 1);
    case Qt::Key_Right:
        return select(place + 1);
    case Qt::Key_Up:
        return select(place - columns());
    case Qt::Key_Down:
        return select(place + columns());
    case Qt::Key_Home:
        return select(0);
    case Qt::Key_End:
        return select(static_cast<int>(order_.size()) - 1);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

bool DensityGrid::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip && figures_) {
        auto* help = static_cast<QHelpEvent*>(event);
        const int place = placeAt(help->pos());
        if (place >= 0) {
            const std::size_t row = order_[static_cast<std::size_t>(place)];
            QString text = QString::fromStdString(figures_->conditionsText(row));
            if (const auto status = figures_->status(row); status != "ok")
                text += '\n' + QString::fromStdString(status);
            QToolTip::showText(help->globalPos(), text, viewport());
        }
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace rigor
