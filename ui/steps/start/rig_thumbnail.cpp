#include "ui/steps/start/rig_thumbnail.h"

#include "ui/widgets/look/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <functional>

namespace rigor {

namespace {
using Curve = std::function<double(double)>;

/// Both in 0 .. 1, upwards.
QPointF at(const QRectF& r, double u, double v) {
    return {r.left() + u * r.width(), r.bottom() - v * r.height()};
}

QPainterPath pathOf(const QRectF& r, const Curve& f, int points = 120) {
    QPainterPath path(at(r, 0, f(0)));
    for (int i = 1; i <= points; ++i) {
        const double u = static_cast<double>(i) / points;
        path.lineTo(at(r, u, f(u)));
    }
    return path;
}

QPainterPath polyline(const QRectF& r, std::initializer_list<QPointF> points) {
    QPainterPath path;
    for (const QPointF& p : points)
        path.elementCount() == 0 ? path.moveTo(at(r, p.x(), p.y())) : path.lineTo(at(r, p.x(), p.y()));
    return path;
}

double bell(double u, double centre, double width) { return std::exp(-std::pow((u - centre) / width, 2)); }

QColor pale(QColor colour) {
    colour.setAlphaF(0.15F);
    return colour;
}

void drawDensities(QPainter& painter, const QRectF& r) {
    const Tokens& t = theme();
    const QPainterPath wide = pathOf(r, [](double u) { return 0.95 * bell(u, 0.5, 0.2); });
    painter.fillPath(wide, pale(t.series[0]));
    painter.setPen(QPen(t.series[0], 1.6));
    painter.drawPath(wide);
    painter.setPen(QPen(t.series[1], 1.6));
    painter.drawPath(
        pathOf(r, [](double u) { return 0.95 * bell(u, 0.4, 0.12) + 0.32 * bell(u, 0.7, 0.13); }));
    painter.setPen(QPen(t.text, 1.5));
    painter.drawLine(at(r, 0.6, 0), at(r, 0.6, 0.85));
}

void drawEllipses(QPainter& painter, const QRectF& r) {
    const Tokens& t = theme();
    for (int i = 0; i < 2; ++i) {
        const QColor colour = t.series[static_cast<std::size_t>(i)];
        painter.save();
        painter.translate(at(r, i ? 0.66 : 0.34, i ? 0.6 : 0.42));
        painter.rotate(-28);
        painter.setPen(QPen(colour, 1.6));
        painter.setBrush(pale(colour));
        painter.drawEllipse(QPointF(0, 0), 22, 12);
        painter.setBrush(colour);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(QPointF(0, 0), 2.5, 2.5);
        painter.restore();
    }
}

void drawKnots(QPainter& painter, const QRectF& r) {
    const Curve curve = [](double u) {
        return 0.5 + 0.4 * std::cos(2 * M_PI * (u * 1.25 - 0.9)) * (0.6 + 0.4 * u);
    };
    painter.setPen(QPen(theme().series[0], 1.6));
    painter.drawPath(pathOf(r, curve));
    painter.setBrush(theme().raised);
    for (const double u : {0.0, 0.15, 0.3, 0.47, 0.62, 0.8, 0.95})
        painter.drawRect(QRectF(at(r, u, curve(u)) - QPointF(2.5, 2.5), QSizeF(5, 5)));
}

/// Stays and jumps of stick and slip.
QPainterPath stickSlip(const QRectF& r) {
    return polyline(r, {{0, 0.05},
                        {0.05, 0.05},
                        {0.12, 0.5},
                        {0.18, 0.2},
                        {0.26, 0.2},
                        {0.33, 0.62},
                        {0.45, 0.62},
                        {0.5, 0.98},
                        {0.58, 0.98},
                        {0.64, 0.5},
                        {0.72, 0.98},
                        {0.8, 0.98},
                        {0.86, 0.45},
                        {0.92, 0.85},
                        {1, 0.85}});
}
} // namespace

void drawRigSign(QPainter& painter, const QRectF& r, const QString& rig) {
    painter.setPen(QPen(theme().series[0], 1.6));
    painter.setBrush(Qt::NoBrush);
    if (rig == "wet-clutch" || rig == "univariate-example") return drawDensities(painter, r);
    if (rig == "servo-press") return drawEllipses(painter, r);
    if (rig == "hydraulic-four-bar") return drawKnots(painter, r);
    if (rig == "drive-train") return painter.drawPath(stickSlip(r));
    if (rig == "van-der-pol-duffing")
        return painter.drawPath(pathOf(
            r, [](double u) { return 0.5 + 0.45 * std::tanh(2.5 * std::sin(14 * u + 1)) * (1 - 0.25 * u); }));
    if (rig == "engine-mount")
        return painter.drawPath(pathOf(
            r, [](double u) { return 0.5 + 0.47 * std::tanh(0.4 + 3 * u) * std::sin(2 * M_PI * 9 * u); },
            300));
    if (rig == "mr-damper") {
        painter.drawPath(polyline(r, {{0, 0.02}, {0.42, 0.25}, {0.5, 0.72}, {1, 0.98}}));
        return painter.drawPath(polyline(r, {{0, 0.02}, {0.48, 0.3}, {0.56, 0.78}, {1, 0.98}}));
    }
    if (rig == "quick-return")
        return painter.drawPath(pathOf(r, [](double u) {
            const double rise = 1 / (1 + std::exp(-(u - 0.18) * 28)),
                         fall = 1 / (1 + std::exp((u - 0.8) * 24));
            return 0.05 + 0.9 * rise * fall;
        }));
    if (rig == "drive-with-friction")
        return painter.drawPath(polyline(r, {{0, 0.4},
                                             {0.1, 0.4},
                                             {0.3, 0.95},
                                             {0.5, 0.95},
                                             {0.65, 0.4},
                                             {0.72, 0.4},
                                             {0.85, 0.05},
                                             {1, 0.05}}));
    if (rig == "rc-circuit")
        return painter.drawPath(pathOf(r, [](double u) {
            return u < 0.5 ? 0.95 * (1 - std::exp(-7 * u)) : 0.92 * std::exp(-7 * (u - 0.5));
        }));
    if (rig == "tank-with-orifice")
        return painter.drawPath(pathOf(r, [](double u) {
            return u < 0.6 ? 0.1 + 0.85 * std::pow(1 - u / 0.65, 2)
                           : 0.1 + 0.5 * (1 - std::exp(-6 * (u - 0.6)));
        }));
    if (rig == "first-order-lag")
        return painter.drawPath(
            pathOf(r, [](double u) { return u < 0.3 ? 0.06 : 0.06 + 0.9 * (1 - std::exp(-6 * (u - 0.3))); }));
    if (rig == "example-fmu") { // a closed box with two pins
        painter.drawRoundedRect(QRectF(at(r, 0.2, 0.9), at(r, 0.8, 0.1)), 3, 3);
        painter.drawLine(at(r, 0, 0.65), at(r, 0.2, 0.65));
        painter.drawLine(at(r, 0, 0.35), at(r, 0.2, 0.35));
        return painter.drawLine(at(r, 0.8, 0.5), at(r, 1, 0.5));
    }
    if (rig == "example-program") { // a prompt
        painter.drawPath(polyline(r, {{0.1, 0.85}, {0.45, 0.5}, {0.1, 0.15}}));
        return painter.drawLine(at(r, 0.55, 0.15), at(r, 0.95, 0.15));
    }
    if (rig == "example-server") { // two machines, one above the other
        painter.drawRoundedRect(QRectF(at(r, 0.1, 0.95), at(r, 0.9, 0.55)), 2, 2);
        painter.drawRoundedRect(QRectF(at(r, 0.1, 0.45), at(r, 0.9, 0.05)), 2, 2);
        painter.setBrush(theme().series[0]);
        painter.drawEllipse(at(r, 0.25, 0.75), 2, 2);
        return painter.drawEllipse(at(r, 0.25, 0.25), 2, 2);
    }
    if (rig == "static-formula") {
        const Curve curve = [](double u) { return 0.05 + 0.3 * u + 0.6 * u * u; };
        painter.drawPath(pathOf(r, curve));
        painter.setBrush(theme().series[1]);
        painter.setPen(Qt::NoPen);
        for (const double u : {0.1, 0.3, 0.5, 0.7, 0.9})
            painter.drawEllipse(at(r, u, curve(u) + 0.08 * std::sin(40 * u)), 2, 2);
        return;
    }
    if (rig == "pendulum-period") {
        painter.drawLine(at(r, 0.5, 1), at(r, 0.75, 0.15));
        painter.setBrush(theme().series[0]);
        painter.drawEllipse(at(r, 0.75, 0.15), 4, 4);
        painter.setPen(QPen(theme().muted, 1, Qt::DotLine));
        return painter.drawLine(at(r, 0.5, 1), at(r, 0.5, 0));
    }
    if (rig == "hydraulic-cylinder") {
        painter.drawRect(QRectF(at(r, 0, 0.8), at(r, 0.6, 0.2)));
        painter.drawLine(at(r, 0.3, 0.8), at(r, 0.3, 0.2));
        return painter.drawLine(at(r, 0.3, 0.5), at(r, 1, 0.5));
    }
    painter.drawPath(pathOf(r, [](double u) { return 0.5 + 0.45 * std::exp(-2 * u) * std::cos(18 * u); }));
}

} // namespace rigor
