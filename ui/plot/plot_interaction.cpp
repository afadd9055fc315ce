// Mouse, wheel and keyboard of a plot.
#include "ui/plot/plot_overlay.h"
#include "ui/plot/plot_scope.h"
#include "ui/widgets/text/qt_text.h"

namespace rigor {

bool Plot::eventFilter(QObject* watched, QEvent* event) {
    if (watched != canvas_) return QWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::Wheel: {
        auto* wheel = static_cast<QWheelEvent*>(event);
        const QPointF at = wheel->position();
        const int delta = wheel->angleDelta().y() ? wheel->angleDelta().y() : wheel->angleDelta().x();
        if (!inFrame(at) || delta == 0) return false;
        const double factor = std::pow(1.15, delta / 120.0);
        const bool both = wheel->modifiers() & Qt::ControlModifier,
                   vertical = wheel->modifiers() & Qt::ShiftModifier;
        if (both || !vertical) zoomAxis(canvas_->xAxis, factor, canvas_->xAxis->pixelToCoord(at.x()));
        if (both || vertical) zoomAxis(canvas_->yAxis, factor, canvas_->yAxis->pixelToCoord(at.y()));
        return true;
    }
    case QEvent::MouseButtonPress: {
        auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() != Qt::LeftButton) return false;
        setFocus(Qt::MouseFocusReason);
        pressed_ = lastDrag_ = mouse->position();
        dragging_ = false;
        boxing_ = !picking_ && mouse->modifiers() & Qt::ShiftModifier;
        return true;
    }
    case QEvent::MouseMove: {
        auto* mouse = static_cast<QMouseEvent*>(event);
        const QPointF at = mouse->position();
        if (mouse->buttons() & Qt::LeftButton) {
            if (!dragging_ && (at - pressed_).manhattanLength() < QApplication::startDragDistance())
                return true;
            dragging_ = true;
            if (picking_ || boxing_) {
                lastDrag_ = at;
                overlay_->update();
                return true;
            }
            for (auto* axis : {canvas_->xAxis, canvas_->yAxis}) {
                const bool x = axis == canvas_->xAxis;
                const double from = axis->pixelToCoord(x ? lastDrag_.x() : lastDrag_.y());
                const double to = axis->pixelToCoord(x ? at.x() : at.y());
                axis->moveRange(from - to);
            }
            lastDrag_ = at;
            Q_EMIT rangeChanged();
            scheduleRedraw();
            shareRange();
            return true;
        }
        if (inFrame(at))
            setCursor(std::optional(canvas_->xAxis->pixelToCoord(at.x())));
        else if (!anchor_)
            setCursor(std::optional<double>());
        return true;
    }
    case QEvent::MouseButtonRelease: {
        auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() != Qt::LeftButton) return false;
        if (dragging_ && (picking_ || boxing_)) {
            overlay_->update();
            if (boxing_)
                zoomTo(markedPlace());
            else
                Q_EMIT rectanglePicked(
                    {QPointF(quantityAt(FigureDirection::Across, markedPlace().left()),
                             quantityAt(FigureDirection::Upwards, markedPlace().top())),
                     QPointF(quantityAt(FigureDirection::Across, markedPlace().right()),
                             quantityAt(FigureDirection::Upwards, markedPlace().bottom()))});
        }
        if (!dragging_)
            if (const QString key = keyAt(mouse->position()); !key.isEmpty()) Q_EMIT pointClicked(key);
        dragging_ = boxing_ = false;
        return true;
    }
    case QEvent::MouseButtonDblClick:
        fitByHand();
        return true;
    case QEvent::ContextMenu: // QCustomPlot keeps what belongs to the mouse from its parent
        contextMenuEvent(static_cast<QContextMenuEvent*>(event));
        return true;
    case QEvent::Leave:
        if (!anchor_) setCursor(std::optional<double>()); // differences are there to be read and written down
        return false;
    case QEvent::Resize:
        overlay_->setGeometry(rect());
        styleAxes();
        scheduleRedraw();
        return false;
    default:
        return false;
    }
}

/// In numbers of the axes, bottom below top.
QRectF Plot::markedPlace() const {
    const auto* x = canvas_->xAxis;
    const auto* y = canvas_->yAxis;
    return QRectF(QPointF(x->pixelToCoord(pressed_.x()), y->pixelToCoord(pressed_.y())),
                  QPointF(x->pixelToCoord(lastDrag_.x()), y->pixelToCoord(lastDrag_.y())))
        .normalized();
}

QString Plot::keyAt(const QPointF& position) const {
    double nearest = 12; // px; the hit area of a point is 24
    QString key;
    for (const auto& s : panel_.series) {
        if (s.keys.empty() || !isSeriesVisible(qt(s.name))) continue;
        for (std::size_t i = 0; i < s.keys.size() && i < s.y.size(); ++i) {
            const QPointF at(canvas_->xAxis->coordToPixel(s.x[i]), canvas_->yAxis->coordToPixel(s.y[i]));
            const double distance = std::hypot(at.x() - position.x(), at.y() - position.y());
            if (distance < nearest) {
                nearest = distance;
                key = qt(s.keys[i]);
            }
        }
    }
    return key;
}

void Plot::stepCursor(int direction, bool far) {
    // From point to point of the densest visible series.
    const std::vector<double>* x = nullptr;
    for (const auto& s : panel_.series)
        if (isSeriesVisible(qt(s.name)) && (!x || s.x.size() > x->size())) x = &s.x;
    if (!x || x->empty()) return;
    std::vector<double> sorted = *x;
    std::erase_if(sorted, [](double v) { return !std::isfinite(v); });
    std::sort(sorted.begin(), sorted.end());
    if (sorted.empty()) return;
    const int last = static_cast<int>(sorted.size()) - 1;
    int at = direction > 0 ? -1 : last + 1;
    if (cursor_) {
        const auto place = std::lower_bound(sorted.begin(), sorted.end(), *cursor_);
        at = static_cast<int>(place - sorted.begin());
        if (direction > 0 && (place == sorted.end() || *place > *cursor_)) --at;
    }
    setCursor(std::optional(
        sorted[static_cast<std::size_t>(std::clamp(at + direction * (far ? 10 : 1), 0, last))]));
}

void Plot::keyPressEvent(QKeyEvent* event) {
    const bool control = event->modifiers() & Qt::ControlModifier,
               shift = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Left:
        stepCursor(-1, shift);
        return;
    case Qt::Key_Right:
        stepCursor(1, shift);
        return;
    case Qt::Key_Escape:
        if (anchor_) return setAnchor({});
        if (!cursor_) break;
        setCursor(std::optional<double>());
        return;
    case Qt::Key_M:
        if (control || !panel_.x.categories.empty()) break;
        toggleAnchor(cursor_.value_or(canvas_->xAxis->range().center()));
        return;
    case Qt::Key_Z:
        if (control || !anchor_ || !cursor_) break;
        zoomToMeasured();
        return;
    case Qt::Key_L:
        if (control) break;
        toggleLogarithmic(shift ? FigureDirection::Across : FigureDirection::Upwards);
        return;
    case Qt::Key_0:
        if (!control) break;
        fitByHand();
        return;
    case Qt::Key_Plus:
        if (!control) break;
        zoom(1.25);
        return;
    case Qt::Key_Minus:
        if (!control) break;
        zoom(0.8);
        return;
    case Qt::Key_C:
        if (!(control && shift)) break;
        copyTable();
        return;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace rigor
