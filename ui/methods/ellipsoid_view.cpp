#include "ui/methods/ellipsoid_view.h"

#include "core/foundation/linalg/ellipsoid.h"
#include "ui/kit/fonts.h"
#include "ui/kit/style.h"
#include "ui/kit/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <functional>

namespace rigor {

namespace {
constexpr double kStepDegrees = 5;
constexpr int kMeridians = 6, kParallels = 5, kPoints = 72;
} // namespace

EllipsoidView::EllipsoidView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Confidence ellipsoid of three unknowns"));
    shape_.setZero();
    turn(0, 0);
}

void EllipsoidView::setEllipsoid(const Eigen::VectorXd& centre, const Eigen::MatrixXd& covariance,
                                 double level, std::vector<std::string> names,
                                 std::vector<DisplayUnit> units) {
    // In standard errors: units must not decide how accurate the axes are.
    const Eigen::VectorXd deviation = covariance.diagonal().cwiseSqrt();
    const Eigen::MatrixXd scaled =
        deviation.cwiseInverse().asDiagonal() * covariance * deviation.cwiseInverse().asDiagonal();
    const Ellipsoid region = ellipsoid(Eigen::VectorXd::Zero(3), scaled, jointLevel(3, level));
    centre_ = centre;
    halfWidths_ = std::sqrt(region.level) * deviation;
    shape_ = region.directions * Eigen::MatrixXd(region.semiAxes.asDiagonal()) / std::sqrt(region.level);
    names_ = std::move(names);
    units_ = std::move(units);
    update();
}

void EllipsoidView::turn(double azimuth, double elevation) {
    azimuth_ += azimuth;
    elevation_ = std::clamp(elevation_ + elevation, -1.5, 1.5);
    const double ca = std::cos(azimuth_), sa = std::sin(azimuth_), ce = std::cos(elevation_),
                 se = std::sin(elevation_);
    view_ << -sa, ca, 0, -se * ca, -se * sa, ce, ce * ca, ce * sa, se;
    update();
}

void EllipsoidView::paintEvent(QPaintEvent*) {
    const Tokens& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = 0.27 * std::min(width(), height() + 40);
    const QPointF middle(width() / 2.0, height() / 2.0);
    const auto at = [&](const Eigen::Vector3d& point) {
        const Eigen::Vector3d seen = view_ * point;
        return QPointF(middle.x() + scale * seen[0], middle.y() - scale * seen[1]);
    };
    // The three edges of the box that meet in its lowest corner carry the axes.
    const Eigen::Vector3d corner(-1, -1, -1);
    painter.setFont(fontFor(TextUse::Small));
    for (int k = 0; k < 3; ++k) {
        Eigen::Vector3d end = corner;
        end[k] = 1;
        painter.setPen(QPen(t.strong, 1));
        painter.drawLine(at(corner), at(end));
        for (int other = 0; other < 3; ++other) {
            if (other == k) continue;
            Eigen::Vector3d from = corner, to = end;
            from[other] = to[other] = 1;
            painter.setPen(QPen(t.grid, 1));
            painter.drawLine(at(from), at(to));
        }
        if (names_.size() != 3) continue;
        const auto i = static_cast<std::size_t>(k);
        const double half = halfWidths_[k] * units_[i].scale, value = centre_[k] * units_[i].scale;
        const QString text = QString::fromStdString(
            axisLabel(names_[i], units_[i].text) + "\n" +
            intervalText(value - half, value + half, decimalsForInterval(value - half, value + half)));
        const QPointF label = at((corner + 1.28 * (end - corner)).eval());
        painter.setPen(t.text);
        // Beside its axis, but never beyond the edge.
        QRectF box =
            painter.boundingRect(QRectF(label.x() - 90, label.y() - 16, 180, 32), Qt::AlignCenter, text);
        box.moveLeft(std::clamp(box.left(), 2.0, std::max(2.0, width() - box.width() - 2)));
        box.moveTop(std::clamp(box.top(), 2.0, std::max(2.0, height() - box.height() - 2)));
        painter.drawText(box, Qt::AlignCenter, text);
    }
    // Far lines pale, near lines in full.
    const auto curve = [&](const std::function<Eigen::Vector3d(double)>& point) {
        for (int k = 0; k < kPoints; ++k) {
            const Eigen::Vector3d a = shape_ * point(2 * M_PI * k / kPoints),
                                  b = shape_ * point(2 * M_PI * (k + 1) / kPoints);
            const bool near = (view_ * (a + b))[2] > 0;
            QColor colour = t.series[0];
            colour.setAlphaF(near ? 0.9F : 0.25F);
            painter.setPen(QPen(colour, near ? 1.4 : 1));
            painter.drawLine(at(a), at(b));
        }
    };
    for (int m = 0; m < kMeridians; ++m) {
        const double angle = M_PI * m / kMeridians;
        curve([&](double u) {
            return Eigen::Vector3d(std::cos(u) * std::cos(angle), std::cos(u) * std::sin(angle), std::sin(u));
        });
    }
    for (int p = 1; p <= kParallels; ++p) {
        const double height = -1 + 2.0 * p / (kParallels + 1), radius = std::sqrt(1 - height * height);
        curve([&](double u) { return Eigen::Vector3d(radius * std::cos(u), radius * std::sin(u), height); });
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.text);
    painter.drawEllipse(at(Eigen::Vector3d::Zero()), 3, 3);
    painter.end();
    if (hasFocus()) paintRing(*this);
}

void EllipsoidView::mousePressEvent(QMouseEvent* event) { pressed_ = event->pos(); }

void EllipsoidView::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::LeftButton)) return;
    const QPoint moved = event->pos() - pressed_;
    pressed_ = event->pos();
    turn(-0.01 * moved.x(), 0.01 * moved.y());
}

void EllipsoidView::keyPressEvent(QKeyEvent* event) {
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
