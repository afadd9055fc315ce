#include "ui/steps/trust/difference_map.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/presentation/figure.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/style.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/qt_text.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kMapLeft = 64, kMapRight = 16, kMapTop = 10, kMapBottom = 74; ///< px around the field
constexpr int kDiamond = 9;                                                 ///< px
constexpr double kSure = 0.8;                                               ///< certainty of the line

/// Edge before each cell, and after the last: half way between the points; a single one has all.
std::vector<double> edgesOf(const std::vector<double>& points) {
    if (points.size() < 2) return {0, 1};
    std::vector<double> edges{points.front()};
    for (std::size_t k = 0; k + 1 < points.size(); ++k) edges.push_back((points[k] + points[k + 1]) / 2);
    edges.push_back(points.back());
    return edges;
}

double shareOf(double value, double low, double high) {
    return high > low ? (value - low) / (high - low) : 0.5;
}

} // namespace

DifferenceMap::DifferenceMap(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("How far the explanations differ"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void DifferenceMap::setMap(const DesignMap& map, const Axis& x, const Axis& y) {
    map_ = map;
    x_ = x;
    y_ = y;
    largest_ = 0;
    for (const double apart : map_.apart)
        if (std::isfinite(apart)) largest_ = std::max(largest_, apart);
    update();
}

void DifferenceMap::setPlaces(std::vector<std::pair<double, double>> soFar,
                              std::vector<std::pair<double, double>> proposed, std::vector<bool> taken) {
    soFar_ = std::move(soFar);
    proposed_ = std::move(proposed);
    taken_ = std::move(taken);
    dragged_ = -1; // it may be gone
    moves_ = false;
    selected_ = std::clamp(selected_, 0, std::max(0, static_cast<int>(proposed_.size()) - 1));
    update();
}

void DifferenceMap::setSelected(int proposal) {
    if (std::exchange(selected_, proposal) != proposal) update();
}

QRectF DifferenceMap::field() const {
    return QRectF(rect()).adjusted(kMapLeft, kMapTop, -kMapRight, -kMapBottom);
}

QPointF DifferenceMap::placeOf(double x, double y) const {
    const QRectF f = field();
    const double across = map_.xs.empty() ? 0.5 : shareOf(x, map_.xs.front(), map_.xs.back()),
                 up = map_.ys.size() < 2 ? 0.5 : shareOf(y, map_.ys.front(), map_.ys.back());
    return {f.left() + across * f.width(), f.bottom() - up * f.height()};
}

QString DifferenceMap::readoutAt(const QPointF& at) const {
    const QRectF f = field();
    if (map_.xs.empty() || !f.contains(at)) return {};
    const auto nearest = [](const std::vector<double>& points, double share) {
        const double value = points.front() + share * (points.back() - points.front());
        return static_cast<std::size_t>(
            std::ranges::min_element(points, {}, [&](double p) { return std::abs(p - value); }) -
            points.begin());
    };
    const std::size_t column = nearest(map_.xs, (at.x() - f.left()) / f.width()),
                      row = nearest(map_.ys, (f.bottom() - at.y()) / f.height());
    const auto shown = [](const Axis& axis, double value) {
        return axis.name + QStringLiteral(" = ") +
               qt(withUnit(plainText(value * axis.scale + axis.offset, 3), axis.unit.toStdString()));
    };
    QStringList lines{shown(x_, map_.xs[column])};
    if (!map_.y.empty()) lines << shown(y_, map_.ys[row]);
    const double apart = map_.at(column, row);
    lines << (std::isfinite(apart) ? tr("%1 std. errors apart").arg(qt(significantText(apart, 2)))
                                   : tr("a model has no answer here"));
    if (const double sure = map_.certainty[row * map_.xs.size() + column]; std::isfinite(sure))
        lines << tr("one experiment settles it with %1")
                     .arg(qt(percentText(std::floor(std::min(sure, 0.999) * 1000) / 1000, 1)));
    return lines.join('\n');
}

void DifferenceMap::paintAxis(QPainter& painter, const Axis& axis, double low, double high,
                              bool vertical) const {
    const Tokens& t = theme();
    const QRectF f = field();
    const FigureExtent extent{low * axis.scale + axis.offset, high * axis.scale + axis.offset};
    const std::vector<double> ticks = tickPositions(extent, vertical ? 6 : 8);
    const std::vector<std::string> labels = tickLabels(ticks);
    painter.setFont(fontFor(TextUse::Small));
    for (std::size_t k = 0; k < ticks.size(); ++k) {
        const double share = shareOf(ticks[k], extent.lower, extent.upper);
        painter.setPen(t.muted);
        if (vertical) {
            const double y = f.bottom() - share * f.height();
            painter.drawLine(QPointF(f.left() - 4, y), QPointF(f.left(), y));
            painter.drawText(QRectF(18, y - 9, kMapLeft - 26, 18), Qt::AlignRight | Qt::AlignVCenter,
                             qt(labels[k]));
        } else {
            const double x = f.left() + share * f.width();
            painter.drawLine(QPointF(x, f.bottom()), QPointF(x, f.bottom() + 4));
            painter.drawText(QRectF(x - 40, f.bottom() + 5, 80, 16), Qt::AlignCenter, qt(labels[k]));
        }
    }
    painter.setPen(t.text);
    const QString title = qt(axisLabel(axis.name.toStdString(), axis.unit.toStdString()));
    if (!vertical) {
        painter.drawText(QRectF(f.left(), f.bottom() + 21, f.width(), 18), Qt::AlignCenter, title);
        return;
    }
    painter.save();
    painter.translate(10, f.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-f.height() / 2, -9, f.height(), 18), Qt::AlignCenter, title);
    painter.restore();
}

void DifferenceMap::paintScale(QPainter& painter) const {
    constexpr double kSwatch = 26;
    const Tokens& t = theme();
    const QRectF f = field();
    const double middle = height() - 14;
    painter.setFont(fontFor(TextUse::Small));
    painter.setPen(t.muted);
    painter.drawText(QRectF(f.left(), middle - 9, 14, 18), Qt::AlignLeft | Qt::AlignVCenter, "0");
    double x = f.left() + 16;
    for (const QColor& colour : t.sequential) {
        painter.fillRect(QRectF(x, middle - 4, kSwatch, 8), colour);
        x += kSwatch;
    }
    const QString most = tr("%1 std. errors apart").arg(qt(significantText(largest_, 2)));
    painter.drawText(QRectF(x + 6, middle - 9, f.right() - x, 18), Qt::AlignLeft | Qt::AlignVCenter, most);
    const QString line = tr("line: 80 % sure");
    const double room = f.right() - x - 12 - painter.fontMetrics().horizontalAdvance(most);
    if (room > painter.fontMetrics().horizontalAdvance(line))
        painter.drawText(QRectF(f.left(), middle - 9, f.width(), 18), Qt::AlignRight | Qt::AlignVCenter,
                         line);
}

void DifferenceMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (map_.xs.empty()) return;
    const Tokens& t = theme();
    const std::vector<double> across = edgesOf(map_.xs), up = edgesOf(map_.ys);
    const bool flat = map_.ys.size() < 2;
    const auto corner = [&](std::size_t column, std::size_t row) {
        QPointF at = placeOf(across[column], flat ? 0 : up[row]);
        if (flat) at.setY(row == 0 ? field().bottom() : field().top());
        return at;
    };
    const auto sure = [&](std::size_t column, std::size_t row) {
        return map_.certainty[row * map_.xs.size() + column] >= kSure;
    };
    for (std::size_t row = 0; row < map_.ys.size(); ++row)
        for (std::size_t column = 0; column < map_.xs.size(); ++column) {
            const double apart = map_.at(column, row);
            if (!std::isfinite(apart)) continue;
            const double share = largest_ > 0 ? apart / largest_ : 0;
            const auto last = static_cast<double>(t.sequential.size()) - 1;
            painter.fillRect(QRectF(corner(column, row), corner(column + 1, row + 1)).normalized(),
                             t.sequential[static_cast<std::size_t>(std::lround(share * last))]);
        }
    // Between cells on either side of the certainty.
    painter.setPen(QPen(t.raised, 2));
    for (std::size_t row = 0; row < map_.ys.size(); ++row)
        for (std::size_t column = 0; column < map_.xs.size(); ++column) {
            if (column + 1 < map_.xs.size() && sure(column, row) != sure(column + 1, row))
                painter.drawLine(corner(column + 1, row), corner(column + 1, row + 1));
            if (row + 1 < map_.ys.size() && sure(column, row) != sure(column, row + 1))
                painter.drawLine(corner(column, row + 1), corner(column + 1, row + 1));
        }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.raised, 1));
    painter.setBrush(t.text);
    for (const auto& [x, y] : soFar_)
        if (std::isfinite(x) && (flat || std::isfinite(y))) painter.drawEllipse(placeOf(x, y), 3, 3);
    painter.setFont(fontFor(TextUse::Small, QFont::DemiBold));
    // The selected one over others at its place.
    for (std::size_t step = 1; step <= proposed_.size(); ++step) {
        const std::size_t k = (static_cast<std::size_t>(selected_) + step) % proposed_.size();
        const QPointF at = placeOf(proposed_[k].first, proposed_[k].second);
        const bool filled = static_cast<int>(k) == selected_, taken = k < taken_.size() && taken_[k];
        painter.setPen(QPen(taken ? t.accent : t.muted, 1.5));
        painter.setBrush(filled ? (taken ? t.accent : t.muted) : t.raised);
        painter.drawPolygon(QPolygonF({at + QPointF(0, -kDiamond - 2), at + QPointF(kDiamond + 2, 0),
                                       at + QPointF(0, kDiamond + 2), at + QPointF(-kDiamond - 2, 0)}));
        painter.setPen(filled ? t.raised : t.text);
        painter.drawText(QRectF(at.x() - 9, at.y() - 9, 18, 18), Qt::AlignCenter, QString::number(k + 1));
    }
    paintAxis(painter, x_, map_.xs.front(), map_.xs.back(), false);
    if (!flat) paintAxis(painter, y_, map_.ys.front(), map_.ys.back(), true);
    paintScale(painter);
    painter.end();
    if (hasFocus()) paintRing(*this);
}

void DifferenceMap::choose(int proposal) {
    if (proposed_.empty()) return;
    selected_ = std::clamp(proposal, 0, static_cast<int>(proposed_.size()) - 1);
    const auto& [x, y] = proposed_[static_cast<std::size_t>(selected_)];
    setAccessibleDescription(readoutAt(placeOf(x, y)));
    update();
    Q_EMIT proposalChosen(selected_);
}

int DifferenceMap::proposalAt(const QPointF& at) const {
    int nearest = -1;
    double least = 2.0 * kDiamond;
    for (std::size_t k = 0; k < proposed_.size(); ++k) {
        const QPointF off = placeOf(proposed_[k].first, proposed_[k].second) - at;
        // Of several at one place the one that is seen.
        const double far = std::hypot(off.x(), off.y());
        if (far > least || (far == least && static_cast<int>(k) != selected_)) continue;
        least = far;
        nearest = static_cast<int>(k);
    }
    return nearest;
}

std::pair<double, double> DifferenceMap::valueAt(const QPointF& at) const {
    const QRectF f = field();
    const auto within = [](const std::vector<double>& points, double share) {
        return points.front() + std::clamp(share, 0.0, 1.0) * (points.back() - points.front());
    };
    return {within(map_.xs, (at.x() - f.left()) / f.width()),
            map_.ys.size() < 2 ? 0 : within(map_.ys, (f.bottom() - at.y()) / f.height())};
}

void DifferenceMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || map_.xs.empty()) return;
    pressed_ = event->position();
    moves_ = false;
    dragged_ = proposalAt(pressed_);
    if (dragged_ < 0) return;
    before_ = proposed_[static_cast<std::size_t>(dragged_)];
    choose(dragged_);
}

void DifferenceMap::mouseMoveEvent(QMouseEvent* event) {
    if (dragged_ < 0 || !(event->buttons() & Qt::LeftButton)) return;
    moves_ =
        moves_ || (event->position() - pressed_).manhattanLength() >= QApplication::startDragDistance() / 2.0;
    if (!moves_) return;
    auto& at = proposed_[static_cast<std::size_t>(dragged_)];
    at = valueAt(event->position());
    QToolTip::showText(event->globalPosition().toPoint(), readoutAt(placeOf(at.first, at.second)), this);
    update();
}

void DifferenceMap::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const int dragged = std::exchange(dragged_, -1);
    if (dragged >= 0 && moves_) {
        const auto& [x, y] = proposed_[static_cast<std::size_t>(dragged)];
        Q_EMIT proposalMoved(dragged, x, y);
    } else if (dragged < 0 && !moves_ && !map_.xs.empty() && proposalAt(event->position()) < 0 &&
               field().contains(event->position()) && field().contains(pressed_)) {
        const auto [x, y] = valueAt(event->position());
        Q_EMIT placeAsked(x, y);
    }
    moves_ = false;
}

/// By a hundredth of the field, or a tenth.
bool DifferenceMap::nudge(int across, int up, bool far) {
    if (proposed_.empty() || map_.xs.empty()) return false;
    const auto& [x, y] = proposed_[static_cast<std::size_t>(selected_)];
    const QRectF f = field();
    const double share = far ? 0.1 : 0.01;
    const auto [toX, toY] =
        valueAt(placeOf(x, y) + QPointF(across * share * f.width(), -up * share * f.height()));
    if (toX == x && toY == y) return true; // at the edge
    auto& at = proposed_[static_cast<std::size_t>(selected_)];
    at = {toX, toY};
    setAccessibleDescription(readoutAt(placeOf(toX, toY)));
    update();
    Q_EMIT proposalMoved(selected_, toX, toY);
    return true;
}

void DifferenceMap::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Escape && dragged_ >= 0) {
        proposed_[static_cast<std::size_t>(std::exchange(dragged_, -1))] = before_;
        return update();
    }
    const int across = key == Qt::Key_Right  ? 1
                       : key == Qt::Key_Left ? -1
                                             : 0,
              up = key == Qt::Key_Up     ? 1
                   : key == Qt::Key_Down ? -1
                                         : 0;
    if ((event->modifiers() & Qt::ControlModifier) && (across || up) &&
        nudge(across, up, event->modifiers() & Qt::ShiftModifier))
        return;
    if (across || up) return choose(selected_ + (across ? across : -up));
    QWidget::keyPressEvent(event);
}

bool DifferenceMap::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const QString text = readoutAt(help->pos()); !text.isEmpty())
        QToolTip::showText(help->globalPos(), text, this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace rigor
