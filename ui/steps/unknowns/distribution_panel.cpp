#include "ui/steps/unknowns/distribution_panel.h"

#include "core/foundation/message/number_text.h"
#include "ui/methods/input_density.h"
#include "ui/plot/qcp.h"
#include "ui/steps/unknowns/unknowns_edit.h"
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

double numberOf(const Unknown& u, HandleKind kind) {
    switch (kind) {
    case HandleKind::Value:
        return u.value.start;
    case HandleKind::Mean:
        return shapeOf(u, "mean")->start;
    case HandleKind::SpreadBelow:
    case HandleKind::SpreadAbove:
        return shapeOf(u, "standard_deviation")->start;
    case HandleKind::Minimum:
        return u.family.empty() ? u.value.min : shapeOf(u, "minimum")->start;
    case HandleKind::Maximum:
        return u.family.empty() ? u.value.max : shapeOf(u, "maximum")->start;
    case HandleKind::Lower:
        return u.lower;
    case HandleKind::Upper:
        return u.upper;
    }
    return 0;
}

void hold(SearchValue& value, double x) { value.start = std::clamp(x, value.min, value.max); }

/// As many digits as a drag over 400 px can mean.
double rounded(double x, double width) {
    if (!(width > 0) || !std::isfinite(x)) return x;
    const double unit = std::pow(10.0, std::floor(std::log10(width / 400)));
    return std::round(x / unit) * unit;
}
} // namespace

QString handleName(HandleKind kind) {
    switch (kind) {
    case HandleKind::Value:
        return DistributionPanel::tr("value");
    case HandleKind::Mean:
        return DistributionPanel::tr("mean");
    case HandleKind::SpreadBelow:
    case HandleKind::SpreadAbove:
        return DistributionPanel::tr("sd");
    case HandleKind::Minimum:
        return DistributionPanel::tr("minimum");
    case HandleKind::Maximum:
        return DistributionPanel::tr("maximum");
    case HandleKind::Lower:
        return DistributionPanel::tr("clip lower");
    case HandleKind::Upper:
        return DistributionPanel::tr("clip upper");
    }
    return {};
}

std::vector<Handle> handlesOf(const Unknown& u) {
    std::vector<Handle> list;
    const double top = std::nan("");
    if (u.family.empty()) { // what limits a number is the range of its search
        if (std::isfinite(u.value.min)) list.push_back({HandleKind::Minimum, u.value.min, top});
        list.push_back({HandleKind::Value, u.value.start, 0});
        if (std::isfinite(u.value.max)) list.push_back({HandleKind::Maximum, u.value.max, top});
        return list;
    }
    if (std::isfinite(u.lower)) list.push_back({HandleKind::Lower, u.lower, top});
    const SearchValue *mean = shapeOf(u, "mean"), *sd = shapeOf(u, "standard_deviation");
    const SearchValue *low = shapeOf(u, "minimum"), *high = shapeOf(u, "maximum");
    if (mean && sd) {
        list.push_back(
            {HandleKind::SpreadBelow, mean->start - sd->start, densityAt(u, mean->start - sd->start)});
        list.push_back({HandleKind::Mean, mean->start, densityAt(u, mean->start)});
        list.push_back(
            {HandleKind::SpreadAbove, mean->start + sd->start, densityAt(u, mean->start + sd->start)});
    } else if (u.family == "uniform" && low && high) {
        const double y = densityAt(u, (low->start + high->start) / 2);
        list.push_back({HandleKind::Minimum, low->start, y});
        list.push_back({HandleKind::Maximum, high->start, y});
    }
    if (std::isfinite(u.upper)) list.push_back({HandleKind::Upper, u.upper, top});
    return list;
}

std::optional<Unknown> withHandleAt(const Unknown& unknown, HandleKind kind, double x) {
    Unknown u = unknown;
    switch (kind) {
    case HandleKind::Value:
        hold(u.value, x);
        break;
    case HandleKind::Mean:
        hold(shapeOf(u, "mean"), x);
        break;
    case HandleKind::SpreadBelow:
        hold(shapeOf(u, "standard_deviation"), shapeOf(u, "mean").start - x);
        break;
    case HandleKind::SpreadAbove:
        hold(shapeOf(u, "standard_deviation"), x - shapeOf(u, "mean").start);
        break;
    case HandleKind::Minimum:
        if (u.family.empty())
            u.value.min = x;
        else
            hold(shapeOf(u, "minimum"), x);
        break;
    case HandleKind::Maximum:
        if (u.family.empty())
            u.value.max = x;
        else
            hold(shapeOf(u, "maximum"), x);
        break;
    case HandleKind::Lower:
        u.lower = x;
        break;
    case HandleKind::Upper:
        u.upper = x;
        break;
    }
    if (!whyWrong(u).isEmpty()) return std::nullopt;
    return u;
}

DistributionPanel::DistributionPanel(QWidget* parent) : PlotPanel({}, parent) {
    setPlot(new Plot);
    plot()->setScaleFixed(true);
    legend()->hide();
    layer_ = new HandleLayer(this);
}

void DistributionPanel::setUnknown(const Unknown& unknown, const QString& unit) {
    unit_ = unit;
    if (active_) return; // the mouse holds it
    now_ = before_ = unknown;
    setTitle(QString::fromStdString(unknown.name));
    draw();
}

void DistributionPanel::draw() {
    FigurePanel panel = inputDensityPanel(now_, unit_);
    if (active_) {
        panel.x.lower = frozenLower_;
        panel.x.upper = frozenUpper_;
        FigurePanel was = inputDensityPanel(before_, unit_);
        for (FigureSeries& series : was.series) {
            series.name = tr("before").toStdString();
            series.role = SeriesRole::Reference;
            series.dashed = true;
            panel.series.push_back(std::move(series));
        }
    }
    plot()->setPanel(panel);
    legend()->hide();
    setNote(active_ ? QString() : tr("drag the handles"));
    plot()->setDescription(
        QString::fromStdString(now_.name),
        now_.family.empty() ? tr("Start and bounds of the search")
                            : tr("Input density at the start values; %1 clipped off").arg(clippedText(now_)));
    plot()->redrawNow();
    layer_->update();
}

QPointF DistributionPanel::handlePosition(HandleKind kind) const {
    for (const Handle& handle : handlesOf(now_))
        if (handle.kind == kind) return layer_->positionOf(handle);
    return {-1, -1};
}

void DistributionPanel::begin(HandleKind kind) {
    before_ = now_;
    const auto range = plot()->xRange();
    frozenLower_ = range.first;
    frozenUpper_ = range.second;
    active_ = kind;
    emit pressed();
    draw();
}

void DistributionPanel::moveTo(double x) {
    const auto moved = withHandleAt(now_, *active_, rounded(x, frozenUpper_ - frozenLower_));
    if (!moved) return; // stays where it can be
    now_ = *moved;
    emit dragged(now_);
    draw();
}

void DistributionPanel::end() {
    if (!active_) return;
    const HandleKind kind = *active_;
    active_.reset();
    const bool moved = numberOf(now_, kind) != numberOf(before_, kind);
    draw();
    if (moved) emit changed(now_, handleName(kind), false);
    before_ = now_;
}

void DistributionPanel::cancel() {
    if (!active_) return;
    active_.reset();
    now_ = before_;
    emit dragged(now_);
    draw();
}

void DistributionPanel::step(int direction, bool far) {
    const auto handles = handlesOf(now_);
    if (layer_->chosen_ >= static_cast<int>(handles.size())) return;
    const Handle& handle = handles[static_cast<std::size_t>(layer_->chosen_)];
    const auto range = plot()->xRange();
    const double width = range.second - range.first;
    const double to = handle.x + direction * (far ? 10 : 1) * kStep * width;
    const auto moved = withHandleAt(now_, handle.kind, rounded(to, width));
    if (!moved) return;
    now_ = before_ = *moved;
    draw();
    tellAccessChange(layer_, QAccessible::NameChanged, layer_->chosen_);
    emit changed(now_, handleName(handle.kind), true);
}

HandleLayer::HandleLayer(DistributionPanel* panel) : QWidget(panel->plot()), panel_(panel) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Handles of the distribution"));
    setAccessibleDescription(
        tr("Up and down choose a handle, left and right move it, Shift moves it further."));
    panel->plot()->canvas()->installEventFilter(this);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    connect(panel->plot(), &Plot::rangeChanged, this, qOverload<>(&QWidget::update));
}

QPointF HandleLayer::positionOf(const Handle& handle) const {
    const QCustomPlot* canvas = panel_->plot()->canvas();
    const double x = canvas->xAxis->coordToPixel(handle.x);
    if (std::isnan(handle.y)) return {x, canvas->axisRect()->top() + 8.0};
    return {x, canvas->yAxis->coordToPixel(handle.y)};
}

int HandleLayer::handleAt(const QPointF& position) const {
    const auto handles = handlesOf(panel_->now_);
    int best = -1;
    double nearest = kReach;
    for (std::size_t i = 0; i < handles.size(); ++i) {
        const QPointF at = positionOf(handles[i]) - position;
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
    for (const Handle& handle : handlesOf(panel_->now_)) {
        const QPoint at = positionOf(handle).toPoint();
        parts.push_back({.role = QAccessible::Slider,
                         .name = handleName(handle.kind) + ' ' + qt(plainText(handle.x, 4)),
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
        const int at = mouse->button() == Qt::LeftButton ? handleAt(mouse->position()) : -1;
        if (at < 0) break;
        chosen_ = at;
        setFocus(Qt::MouseFocusReason);
        panel_->begin(handlesOf(panel_->now_)[static_cast<std::size_t>(at)].kind);
        return true;
    }
    case QEvent::MouseMove: {
        auto* mouse = static_cast<QMouseEvent*>(event);
        if (panel_->active_) {
            panel_->moveTo(panel_->plot()->canvas()->xAxis->pixelToCoord(mouse->position().x()));
            return true;
        }
        const int at = handleAt(mouse->position());
        if (at != hovered_) {
            hovered_ = at;
            panel_->plot()->canvas()->setCursor(at < 0 ? Qt::ArrowCursor : Qt::SizeHorCursor);
            update();
        }
        break;
    }
    case QEvent::MouseButtonRelease:
        if (!panel_->active_) break;
        panel_->end();
        return true;
    case QEvent::MouseButtonDblClick:
        if (handleAt(static_cast<QMouseEvent*>(event)->position()) >= 0) return true;
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void HandleLayer::keyPressEvent(QKeyEvent* event) {
    const int count = static_cast<int>(handlesOf(panel_->now_).size());
    const bool far = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Left:
        return panel_->step(-1, far);
    case Qt::Key_Right:
        return panel_->step(1, far);
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (count > 0) chosen_ = (chosen_ + (event->key() == Qt::Key_Up ? 1 : count - 1)) % count;
        tellAccessFocus(this, chosen_);
        return update();
    case Qt::Key_Escape:
        if (!panel_->active_) break;
        return panel_->cancel();
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void HandleLayer::paintReadout(QPainter& painter, const QPointF& at) const {
    const Tokens& t = theme();
    const HandleKind kind = *panel_->active_;
    const QString first = handleName(kind) + ' ' + qt(plainText(numberOf(panel_->now_, kind), 4));
    const QString second = tr("was %1").arg(qt(plainText(numberOf(panel_->before_, kind), 4)));
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
    const auto handles = handlesOf(panel_->now_);
    for (std::size_t i = 0; i < handles.size(); ++i) {
        const QPointF at = positionOf(handles[i]);
        const bool strong = (hasFocus() && chosen_ == static_cast<int>(i)) ||
                            hovered_ == static_cast<int>(i) || panel_->active_ == handles[i].kind;
        const bool grip = std::isnan(handles[i].y);
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
    if (!panel_->active_) return;
    for (const Handle& handle : handles)
        if (handle.kind == *panel_->active_) paintReadout(painter, positionOf(handle));
}

} // namespace rigor
