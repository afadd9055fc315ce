#include "ui/plot/plot_overlay.h"

#include "core/foundation/message/number_text.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/text/qt_text.h"

#include <cmath>

namespace rigor {

void FigureTicker::generate(const QCPRange& range, const QLocale&, QChar, int, QVector<double>& ticks,
                            QVector<double>* subTicks, QVector<QString>* labels) {
    ticks.clear();
    if (subTicks) subTicks->clear();
    if (labels) labels->clear();
    if (!axis_.categories.empty()) {
        for (std::size_t i = 0; i < axis_.categories.size(); ++i) {
            const auto at = static_cast<double>(i);
            if (!range.contains(at)) continue;
            ticks.push_back(at);
            if (labels) labels->push_back(qt(axis_.categories[i]));
        }
        return;
    }
    // Fewer where the labels would run into each other.
    constexpr double kGap = 8; // px
    const QFontMetricsF metrics(fontFor(TextUse::Small));
    for (int most = most_;; --most) {
        const auto found = tickPositions(axis_, {range.lower, range.upper}, most);
        const auto texts = tickLabels(axis_, found);
        double overlap = 0;
        for (std::size_t i = 1; room_ > 0 && i < found.size(); ++i)
            overlap = std::max(
                overlap,
                (metrics.horizontalAdvance(qt(texts[i - 1])) + metrics.horizontalAdvance(qt(texts[i]))) / 2 +
                    kGap - room_ * (found[i] - found[i - 1]) / range.size());
        if (overlap > 0 && most > 2) continue;
        ticks = QVector<double>(found.begin(), found.end());
        if (labels)
            for (const auto& text : texts) labels->push_back(qt(text));
        return;
    }
}

namespace {
QString headText(const PlotReading& reading) {
    return reading.span.isEmpty() ? reading.heading : reading.heading + "   " + reading.span;
}
QString lineText(const PlotReading::Line& line) {
    const QString value = line.name + ' ' + line.value;
    return line.difference.isEmpty() ? value : value + "   " + line.difference;
}
} // namespace

Plot::Overlay::Overlay(Plot* plot) : QWidget(plot), plot_(plot) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
}

QRectF Plot::Overlay::boxRect() const {
    if (!plot_->cursor_ || !plot_->readOut_) return {};
    const PlotReading reading = plot_->reading();
    const QFontMetricsF head(fontFor(TextUse::Small, 600)), body(fontFor(TextUse::Small));
    double wide = head.horizontalAdvance(headText(reading));
    for (const auto& line : reading.lines) wide = std::max(wide, body.horizontalAdvance(lineText(line)));
    const QSizeF size(std::ceil(wide) + 18, 16.0 * static_cast<double>(reading.lines.size() + 1) + 10);
    const QRectF frame(plot_->canvas_->axisRect()->rect());
    const double x = plot_->canvas_->xAxis->coordToPixel(*plot_->cursor_);
    // Beside the line: at its right where there is room, else at its left; never outside the widget.
    double left = x + 8;
    if (left + size.width() > frame.right()) left = x - 8 - size.width();
    left = std::clamp(left, 1.0, std::max(1.0, this->width() - size.width() - 1.0));
    const double top =
        std::clamp(frame.top() + frame.height() * 0.12, 1.0, std::max(1.0, height() - size.height() - 1.0));
    return {QPointF(left, top), size};
}

void Plot::Overlay::paintSelection(QPainter& painter) const {
    if (plot_->selected_.isEmpty()) return;
    const std::string key = plot_->selected_.toStdString();
    for (const auto& s : plot_->panel_.series)
        for (std::size_t i = 0; i < s.keys.size() && i < s.y.size(); ++i) {
            if (s.keys[i] != key || !std::isfinite(s.x[i] + s.y[i])) continue;
            const QPointF at(plot_->canvas_->xAxis->coordToPixel(s.x[i]),
                             plot_->canvas_->yAxis->coordToPixel(s.y[i]));
            if (!plot_->inFrame(at)) continue;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().accent, 2));
            painter.drawEllipse(at, 7, 7);
        }
}

/// Whether it is in the frame.
bool Plot::Overlay::paintCursor(QPainter& painter, double at, const QPen& pen) const {
    const auto& t = theme();
    const auto* canvas = plot_->canvas_;
    const QRectF frame(canvas->axisRect()->rect());
    const double x = canvas->xAxis->coordToPixel(at);
    if (x < frame.left() - 1 || x > frame.right() + 1) return false;
    painter.setPen(pen);
    painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()));
    for (const auto& line : plot_->readingAt(at).lines) {
        const double y = canvas->yAxis->coordToPixel(line.y);
        if (y < frame.top() || y > frame.bottom()) continue;
        painter.setPen(QPen(t.raised, 1));
        painter.setBrush(t.text);
        // A point that is read out stands where it is, not at the cursor.
        painter.drawEllipse(QPointF(std::isfinite(line.x) ? canvas->xAxis->coordToPixel(line.x) : x, y), 3.5,
                            3.5);
    }
    return true;
}

void Plot::Overlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& t = theme();
    if (plot_->dimmed_) {
        QColor veil = t.raised;
        veil.setAlphaF(0.4F);
        painter.fillRect(rect(), veil);
    }
    paintSelection(painter);
    if ((plot_->picking_ || plot_->boxing_) && plot_->dragging_) {
        QColor fill = t.accent;
        fill.setAlphaF(0.12F);
        painter.setPen(QPen(t.accent, 1));
        painter.setBrush(fill);
        painter.drawRect(QRectF(plot_->pressed_, plot_->lastDrag_).normalized());
    }
    if (plot_->hasFocus()) {
        painter.setPen(QPen(t.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    if (plot_->anchor_ && plot_->cursor_) {
        const auto* across = plot_->canvas_->xAxis;
        QRectF between(plot_->canvas_->axisRect()->rect());
        const double from = across->coordToPixel(*plot_->anchor_), to = across->coordToPixel(*plot_->cursor_);
        const QRectF stretch(QPointF(std::min(from, to), between.top()),
                             QPointF(std::max(from, to), between.bottom()));
        QColor fill = t.accent;
        fill.setAlphaF(0.08F);
        painter.fillRect(between.intersected(stretch), fill);
    }
    if (plot_->anchor_) paintCursor(painter, *plot_->anchor_, QPen(t.accent, 1));
    if (!plot_->cursor_ || !paintCursor(painter, *plot_->cursor_, QPen(t.strong, 1, Qt::DotLine)) ||
        !plot_->readOut_)
        return;
    const PlotReading reading = plot_->reading();
    const QRectF box = boxRect();
    painter.setPen(QPen(t.strong, 1));
    painter.setBrush(t.raised);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(t.text);
    painter.setFont(fontFor(TextUse::Small, 600));
    QRectF row(box.left() + 9, box.top() + 5, box.width() - 14, 16);
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, headText(reading));
    painter.setFont(fontFor(TextUse::Small));
    painter.setPen(t.muted);
    for (const auto& line : reading.lines) {
        row.translate(0, 16);
        painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, lineText(line));
    }
}

} // namespace rigor
