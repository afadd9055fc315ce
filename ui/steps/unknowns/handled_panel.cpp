#include "ui/steps/unknowns/handled_panel.h"

#include "core/foundation/message/number_text.h"
#include "ui/plot/qcp.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/qt_text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace rigor {

namespace {
constexpr double kReach = 12;  ///< px: a hit area of 24
constexpr double kStep = 0.01; ///< of the axis, per arrow key

/// As many digits as a drag over 400 px can mean.
double rounded(double x, double width) {
    if (!(width > 0) || !std::isfinite(x)) return x;
    const double unit = std::pow(10.0, std::floor(std::log10(width / 400)));
    return QString::number(std::round(x / unit) * unit, 'g', 12).toDouble(); // not 0.30000000000000004
}
} // namespace

HandledPanel::HandledPanel(Qt::Orientation moves, QWidget* parent) : PlotPanel({}, parent), moves_(moves) {
    setPlot(new Plot);
    plot()->setScaleFixed(true);
    legend()->hide();
    layer_ = new HandleLayer(this);
}

QPointF HandledPanel::gripPosition(int grip) const {
    const auto all = grips();
    return grip >= 0 && grip < static_cast<int>(all.size())
               ? layer_->positionOf(all[static_cast<std::size_t>(grip)])
               : QPointF(-1, -1);
}

QPair<double, double> HandledPanel::range() const {
    return moves_ == Qt::Horizontal ? plot()->xRange() : plot()->yRange();
}

void HandledPanel::setParts(std::vector<Unknown> unknowns) {
    if (isDragged()) return; // the mouse holds it
    now_ = before_ = std::move(unknowns);
    draw();
    layer_->update();
}

void HandledPanel::begin(int grip) {
    before_ = now_;
    frozen_ = range();
    active_ = grip;
    valueBefore_ = grips()[static_cast<std::size_t>(grip)].value;
    emit pressed(partOf(grip));
    draw();
    layer_->update();
}

void HandledPanel::moveTo(double to) {
    if (!place(active_, rounded(to, frozen_.second - frozen_.first))) return; // stays where it can be
    const int part = partOf(active_);
    emit dragged(part, now_[static_cast<std::size_t>(part)]);
    draw();
    layer_->update();
}

void HandledPanel::end() {
    if (!isDragged()) return;
    const Grip grip = grips()[static_cast<std::size_t>(active_)];
    const int part = partOf(active_);
    active_ = -1;
    draw();
    layer_->update();
    if (grip.value != valueBefore_)
        emit changed(part, now_[static_cast<std::size_t>(part)], grip.name, false);
    before_ = now_;
}

void HandledPanel::cancel() {
    if (!isDragged()) return;
    const int part = partOf(std::exchange(active_, -1));
    now_ = before_;
    emit dragged(part, now_[static_cast<std::size_t>(part)]);
    draw();
    layer_->update();
}

void HandledPanel::step(int direction, bool far) {
    const auto all = grips();
    if (layer_->chosen_ >= static_cast<int>(all.size())) return;
    const Grip& grip = all[static_cast<std::size_t>(layer_->chosen_)];
    const auto [lower, upper] = range();
    const double width = upper - lower;
    const double to =
        (moves_ == Qt::Horizontal ? grip.x : grip.y) + direction * (far ? 10 : 1) * kStep * width;
    if (!place(layer_->chosen_, rounded(to, width))) return;
    before_ = now_;
    draw();
    layer_->update();
    tellAccessChange(layer_, QAccessible::NameChanged, layer_->chosen_);
    const int part = partOf(layer_->chosen_);
    emit changed(part, now_[static_cast<std::size_t>(part)], grip.name, true);
}

HandleLayer::HandleLayer(HandledPanel* panel) : QWidget(panel->plot()), panel_(panel) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::TabFocus);
    const bool along = panel->moves_ == Qt::Horizontal;
    setAccessibleName(along ? tr("Handles of the distribution") : tr("Points of the curve"));
    setAccessibleDescription(
        along ? tr("Up and down choose a handle, left and right move it, Shift moves it further.")
              : tr("Left and right choose a point, up and down move it, Shift moves it further."));
    panel->plot()->canvas()->installEventFilter(this);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    connect(panel->plot(), &Plot::rangeChanged, this, qOverload<>(&QWidget::update));
}

QPointF HandleLayer::positionOf(const Grip& grip) const {
    const QCustomPlot* canvas = panel_->plot()->canvas();
    const double x = canvas->xAxis->coordToPixel(grip.x);
    if (std::isnan(grip.y)) return {x, canvas->axisRect()->top() + 8.0};
    return {x, canvas->yAxis->coordToPixel(grip.y)};
}

int HandleLayer::gripAt(const QPointF& position) const {
    const auto grips = panel_->grips();
    int best = -1;
    double nearest = kReach;
    for (std::size_t i = 0; i < grips.size(); ++i) {
        const QPointF at = positionOf(grips[i]) - position;
        const double distance = std::hypot(at.x(), at.y());
        if (distance < nearest) {
            nearest = distance;
            best = static_cast<int>(i);
        }
    }
    return best;
}

std::vector<AccessPart> HandleLayer::accessParts() const {
    std::vector<AccessPart> parts;
    for (const Grip& grip : panel_->grips()) {
        const QPoint at = positionOf(grip).toPoint();
        parts.push_back({.role = QAccessible::Slider,
                         .name = grip.name + ' ' + qt(plainText(grip.value, 4)),
                         .description = {},
                         .place = {at.x() - 5, at.y() - 5, 10, 10}});
    }
    return parts;
}

bool HandleLayer::eventFilter(QObject* watched, QEvent* event) {
    if (watched != panel_->plot()->canvas()) return QWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::Resize:
        setGeometry(panel_->plot()->rect());
        raise();
        break;
    case QEvent::MouseButtonPress: {
        auto* mouse = static_cast<QMouseEvent*>(event);
        const int at = mouse->button() == Qt::LeftButton ? gripAt(mouse->position()) : -1;
        if (at < 0) break;
        chosen_ = at;
        setFocus(Qt::MouseFocusReason);
        panel_->begin(at);
        return true;
    }
    case QEvent::MouseMove: {
        auto* mouse = static_cast<QMouseEvent*>(event);
        const QCustomPlot* canvas = panel_->plot()->canvas();
        const bool along = panel_->moves_ == Qt::Horizontal;
        if (panel_->isDragged()) {
            panel_->moveTo(along ? canvas->xAxis->pixelToCoord(mouse->position().x())
                                 : canvas->yAxis->pixelToCoord(mouse->position().y()));
            return true;
        }
        const int at = gripAt(mouse->position());
        if (at != hovered_) {
            hovered_ = at;
            panel_->plot()->canvas()->setCursor(at < 0  ? Qt::ArrowCursor
                                                : along ? Qt::SizeHorCursor
                                                        : Qt::SizeVerCursor);
            update();
        }
        break;
    }
    case QEvent::MouseButtonRelease:
        if (!panel_->isDragged()) break;
        panel_->end();
        return true;
    case QEvent::MouseButtonDblClick:
        if (gripAt(static_cast<QMouseEvent*>(event)->position()) >= 0) return true;
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void HandleLayer::keyPressEvent(QKeyEvent* event) {
    const int count = static_cast<int>(panel_->grips().size());
    const bool far = event->modifiers() & Qt::ShiftModifier, along = panel_->moves_ == Qt::Horizontal;
    const int key = event->key();
    if (key == Qt::Key_Escape && panel_->isDragged()) return panel_->cancel();
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    if (!sideways && key != Qt::Key_Up && key != Qt::Key_Down) return QWidget::keyPressEvent(event);
    const int direction = key == Qt::Key_Right || key == Qt::Key_Up ? 1 : -1;
    if (sideways == along) return panel_->step(direction, far);
    if (count > 0) chosen_ = (chosen_ + direction + count) % count;
    tellAccessFocus(this, chosen_);
    update();
}

void HandleLayer::paintReadout(QPainter& painter, const Grip& grip) const {
    const Tokens& t = theme();
    const QPointF at = positionOf(grip);
    const QString first = grip.name + ' ' + qt(plainText(grip.value, 4));
    const QString second = tr("was %1").arg(qt(plainText(panel_->valueBefore_, 4)));
    const QFont strong = fontFor(TextUse::Table, QFont::DemiBold), plain = fontFor(TextUse::Table);
    const int width = std::max(QFontMetrics(strong).horizontalAdvance(first),
                               QFontMetrics(plain).horizontalAdvance(second)) +
                      18;
    double left = at.x() + 14;
    if (left + width > this->width() - 2) left = at.x() - 14 - width;
    const QRectF box(left, std::clamp(at.y() - 22, 2.0, std::max(2.0, height() - 46.0)), width, 42);
    painter.setPen(QPen(t.strong, 1));
    painter.setBrush(t.raised);
    painter.drawRoundedRect(box, 4, 4);
    painter.setFont(strong);
    painter.setPen(t.text);
    painter.drawText(box.adjusted(9, 3, 0, -20), Qt::AlignLeft | Qt::AlignVCenter, first);
    painter.setFont(plain);
    painter.setPen(t.muted);
    painter.drawText(box.adjusted(9, 20, 0, -3), Qt::AlignLeft | Qt::AlignVCenter, second);
}

void HandleLayer::paintEvent(QPaintEvent*) {
    const Tokens& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto grips = panel_->grips();
    for (std::size_t i = 0; i < grips.size(); ++i) {
        const QPointF at = positionOf(grips[i]);
        const int index = static_cast<int>(i);
        const bool strong = (hasFocus() && chosen_ == index) || hovered_ == index || panel_->active_ == index;
        const bool grip = std::isnan(grips[i].y);
        const QRectF shape =
            grip ? QRectF(at.x() - 4, at.y() - 7, 8, 14) : QRectF(at.x() - 5, at.y() - 5, 10, 10);
        if (strong) {
            QColor halo = t.accent;
            halo.setAlphaF(0.35F);
            painter.setPen(Qt::NoPen);
            painter.setBrush(halo);
            painter.drawRoundedRect(shape.adjusted(-4, -4, 4, 4), grip ? 5 : 9, grip ? 5 : 9);
        }
        painter.setPen(QPen(grip ? t.text : t.series[0], 2));
        painter.setBrush(t.raised);
        painter.drawRoundedRect(shape, grip ? 3 : 5, grip ? 3 : 5);
    }
    if (panel_->isDragged()) paintReadout(painter, grips[static_cast<std::size_t>(panel_->active_)]);
}

} // namespace rigor
