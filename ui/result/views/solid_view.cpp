#include "ui/result/views/solid_view.h"

#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/style.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/qt_text.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
constexpr double kStepDegrees = 5;
} // namespace

SolidView::SolidView(QWidget* parent) : QWidget(parent) { setFocusPolicy(Qt::StrongFocus); }

void SolidView::setView(const view::Solid& solid) {
    solid_ = solid;
    setAccessibleName(qt(solid.name));
    update();
}

void SolidView::turn(double azimuth, double elevation) {
    eye_.azimuth += azimuth;
    eye_.elevation = std::clamp(eye_.elevation + elevation, -1.5, 1.5);
    update();
}

void SolidView::paintEvent(QPaintEvent*) {
    const Tokens& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = 0.27 * std::min(width(), height() + 40);
    const QPointF middle(width() / 2.0, height() / 2.0);
    const auto at = [&](const Eigen::Vector2d& point) {
        return QPointF(middle.x() + scale * point[0], middle.y() - scale * point[1]);
    };
    const SolidPicture picture = pictureOf(solid_.shape, eye_);
    painter.setPen(QPen(t.grid, 1));
    for (const SolidLine& line : picture.edges) painter.drawLine(at(line.from), at(line.to));
    painter.setFont(fontFor(TextUse::Small));
    for (std::size_t k = 0; k < 3; ++k) {
        painter.setPen(QPen(t.strong, 1));
        painter.drawLine(at(picture.axes[k].from), at(picture.axes[k].to));
        const QString text = qt(solid_.axes[k]);
        const QPointF label = at(picture.beside[k]);
        painter.setPen(t.text);
        // Beside its axis, but never beyond the edge.
        QRectF box =
            painter.boundingRect(QRectF(label.x() - 90, label.y() - 16, 180, 32), Qt::AlignCenter, text);
        box.moveLeft(std::clamp(box.left(), 2.0, std::max(2.0, width() - box.width() - 2)));
        box.moveTop(std::clamp(box.top(), 2.0, std::max(2.0, height() - box.height() - 2)));
        painter.drawText(box, Qt::AlignCenter, text);
    }
    // Far lines pale, near lines in full.
    for (const SolidLine& line : picture.surface) {
        QColor colour = t.series[0];
        colour.setAlphaF(line.near ? 0.9F : 0.25F);
        painter.setPen(QPen(colour, line.near ? 1.4 : 1));
        painter.drawLine(at(line.from), at(line.to));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.text);
    painter.drawEllipse(at(Eigen::Vector2d::Zero()), 3, 3);
    painter.end();
    if (hasFocus()) paintRing(*this);
}

void SolidView::mousePressEvent(QMouseEvent* event) { pressed_ = event->pos(); }

void SolidView::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::LeftButton)) return;
    const QPoint moved = event->pos() - pressed_;
    pressed_ = event->pos();
    turn(-0.01 * moved.x(), 0.01 * moved.y());
}

void SolidView::keyPressEvent(QKeyEvent* event) {
    const double step = kStepDegrees * M_PI / 180;
    switch (event->key()) {
    case Qt::Key_Left:
        return turn(step, 0);
    case Qt::Key_Right:
        return turn(-step, 0);
    case Qt::Key_Up:
        return turn(0, -step);
    case Qt::Key_Down:
        return turn(0, step);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace rigor
