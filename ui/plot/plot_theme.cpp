#include "ui/plot/plot_theme.h"

namespace rigor {
namespace {
/// Place among the six series colours, or -1.
int seriesIndex(SeriesRole role) {
    switch (role) {
    case SeriesRole::Main:
        return 0;
    case SeriesRole::Alternative:
        return 1;
    case SeriesRole::Third:
        return 2;
    case SeriesRole::Fourth:
        return 3;
    case SeriesRole::Fifth:
        return 4;
    case SeriesRole::Sixth:
        return 5;
    default:
        return -1;
    }
}

QColor otherColour(const Tokens& tokens, SeriesRole role) {
    switch (role) {
    case SeriesRole::Reference:
        return tokens.reference;
    case SeriesRole::Admissible:
        return tokens.admissible;
    case SeriesRole::Undecided:
        return tokens.undecided;
    case SeriesRole::Excluded:
        return tokens.excluded;
    case SeriesRole::Alert:
        return tokens.error;
    default:
        return tokens.text;
    }
}
} // namespace

QColor lineColour(const Tokens& tokens, SeriesRole role) {
    if (const int i = seriesIndex(role); i >= 0) return tokens.series[static_cast<std::size_t>(i)];
    return otherColour(tokens, role);
}

QColor labelColour(const Tokens& tokens, SeriesRole role) {
    if (const int i = seriesIndex(role); i >= 0) return tokens.seriesText[static_cast<std::size_t>(i)];
    return otherColour(tokens, role);
}

QPen linePen(const Tokens& tokens, SeriesRole role, bool thin, bool dashed) {
    const double width = thin ? 1.0 : role == SeriesRole::Main ? 2.0 : 1.6;
    QPen pen(lineColour(tokens, role), width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    std::vector<qreal> dash;
    if (dashed)
        dash = {4, 3};
    else if (role == SeriesRole::Truth)
        dash = {5, 3};
    else if (const int i = seriesIndex(role); i > 0)
        dash = seriesDash(i);
    if (!dash.empty()) {
        QList<qreal> pattern;
        for (const qreal d : dash) pattern.push_back(d / width); // a QPen counts in its own width
        pen.setDashPattern(pattern);
    }
    return pen;
}

QColor fillColour(const Tokens& tokens, SeriesRole role, double opacity) {
    QColor colour = lineColour(tokens, role);
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

void drawMarker(QPainter& painter, SeriesRole role, const QPointF& at, double r, const QColor& colour,
                bool hollow, const QColor& background) {
    painter.setPen(QPen(colour, hollow ? 1.4 : 1));
    painter.setBrush(hollow ? background : colour);
    switch (seriesIndex(role)) {
    case 1:
        painter.drawRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r));
        break;
    case 2:
        painter.drawPolygon(
            QPolygonF{at + QPointF(0, -1.2 * r), at + QPointF(1.1 * r, r), at + QPointF(-1.1 * r, r)});
        break;
    case 3:
        painter.drawPolygon(QPolygonF{at + QPointF(0, -1.3 * r), at + QPointF(1.3 * r, 0),
                                      at + QPointF(0, 1.3 * r), at + QPointF(-1.3 * r, 0)});
        break;
    case 4:
        painter.drawLine(at + QPointF(-r, -r), at + QPointF(r, r));
        painter.drawLine(at + QPointF(-r, r), at + QPointF(r, -r));
        break;
    case 5:
        painter.drawLine(at + QPointF(0, -r), at + QPointF(0, r));
        painter.drawLine(at + QPointF(-r, 0), at + QPointF(r, 0));
        break;
    default:
        painter.drawEllipse(at, r, r);
    }
}

} // namespace rigor
