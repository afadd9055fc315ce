#include "ui/steps/unknowns/joint_editor.h"

#include "core/foundation/base/error.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/foundation/stats/distributions/joint_distribution.h"
#include "ui/steps/unknowns/unknowns_edit.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/qt_text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace rigor {

namespace {
constexpr double kAboveMargin = 84, kRightMargin = 96; ///< px, of the margins
constexpr double kLeftRoom = 56, kBelowRoom = 40, kTopRoom = 18, kRightRoom = 10, kBetween = 8;
constexpr double kJointHit = 12;   ///< px: a hit area of 24
constexpr double kJointHandle = 5; ///< px
constexpr double kOfAxis = 2;      ///< standard deviations from the middle to a handle
constexpr double kKeyStep = 0.01, kFarSteps = 10;
constexpr int kRingPoints = 96;

std::optional<Distribution> usableDistribution(const Unknown& u) {
    try {
        if (u.family.empty()) return std::nullopt;
        Distribution made = distributionAtStart(u);
        return made.usable() ? std::optional(made) : std::nullopt;
    } catch (const Error&) {
        return std::nullopt;
    }
}

Probability atScore(double score) {
    return {std::erfc(-score / M_SQRT2) / 2, std::erfc(score / M_SQRT2) / 2};
}

/// 1, 2 or 5 times a power of ten, about five of them in the range.
double jointTickStep(double range) {
    const double rough = range / 5, power = std::pow(10, std::floor(std::log10(rough)));
    for (const double times : {1.0, 2.0, 5.0})
        if (rough <= times * power) return times * power;
    return 10 * power;
}

bool movesMean(const Unknown& u) {
    return std::ranges::any_of(handlesOf(u), [](const Handle& h) { return h.kind == HandleKind::Mean; });
}

double middleOf(const Unknown& u) {
    for (const Handle& handle : handlesOf(u))
        if (handle.kind == HandleKind::Mean) return handle.x;
    const auto d = usableDistribution(u);
    return d ? d->mean() : 0;
}

double spreadNow(const Unknown& u) {
    for (const Handle& handle : handlesOf(u))
        if (handle.kind == HandleKind::SpreadAbove) return handle.x - middleOf(u);
    const auto d = usableDistribution(u);
    return d ? std::sqrt(d->variance()) : 1;
}

/// As it would be typed.
double asTyped(double x, double unit) {
    return QString::number(std::round(x / unit) * unit, 'g', 12).toDouble();
}
} // namespace

QString dependenceNumberName(const std::string& family) {
    return family == "gaussian" || family == "t" ? JointEditor::tr("correlation")
                                                 : JointEditor::tr("Kendall τ");
}

double scoreCorrelation(const std::string& family, double number) {
    return family == "gaussian" || family == "t" ? number : std::sin(M_PI * number / 2);
}

double kendallTau(const std::string& family, double number) {
    return family == "gaussian" || family == "t" ? 2 / M_PI * std::asin(number) : number;
}

double numberNow(const SearchValue& value) {
    if (std::isfinite(value.start)) return value.start;
    return (value.min + value.max) / 2;
}

JointEditor::JointEditor(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Joint density with handles"));
    setAccessibleDescription(tr("Page up and page down choose a handle, the arrows move it, Shift moves it "
                                "further."));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void JointEditor::setJoint(const Joint& joint, const QString& firstUnit, const QString& secondUnit) {
    if (isDragged()) return; // the mouse holds it
    now_ = before_ = joint;
    firstUnit_ = firstUnit;
    secondUnit_ = secondUnit;
    measure();
    choose(chosen_);
}

void JointEditor::measure() {
    const auto range = [](const Unknown& u) -> std::pair<double, double> {
        const auto d = usableDistribution(u);
        if (!d) return {0, 1};
        double low = d->quantile(1e-4), high = d->quantile(1 - 1e-4);
        const double room = 0.25 * (high - low);
        low -= room;
        high += room;
        // The box where it is near: one far out would leave a dot.
        if (std::isfinite(u.lower) && u.lower > low - 2 * (high - low)) low = std::min(low, u.lower);
        if (std::isfinite(u.upper) && u.upper < high + 2 * (high - low)) high = std::max(high, u.upper);
        const double more = 0.04 * (high - low);
        return {low - more, high + more};
    };
    std::tie(x0_, x1_) = range(now_.first);
    std::tie(y0_, y1_) = range(now_.second);
}

QRectF JointEditor::frame() const {
    const double top = kTopRoom + kAboveMargin + kBetween, right = kRightMargin + kRightRoom + kBetween;
    return {kLeftRoom, top, std::max(40.0, width() - kLeftRoom - right),
            std::max(40.0, height() - top - kBelowRoom)};
}

QPointF JointEditor::toPixel(double x, double y) const {
    const QRectF f = frame();
    return {f.left() + (x - x0_) / (x1_ - x0_) * f.width(),
            f.bottom() - (y - y0_) / (y1_ - y0_) * f.height()};
}

QPointF JointEditor::toNumbers(const QPointF& pixel) const {
    const QRectF f = frame();
    return {x0_ + (pixel.x() - f.left()) / f.width() * (x1_ - x0_),
            y0_ + (f.bottom() - pixel.y()) / f.height() * (y1_ - y0_)};
}

QPointF JointEditor::axisEnd(double number) const {
    const QRectF f = frame();
    const double a = spreadNow(now_.first) / (x1_ - x0_) * f.width(),
                 b = spreadNow(now_.second) / (y1_ - y0_) * f.height(),
                 rho = scoreCorrelation(now_.dependence.family, number);
    // Of the covariance {{a^2, rho a b}, {rho a b, b^2}} the larger eigenvalue and its direction.
    const double half = (a * a - b * b) / 2, off = rho * a * b;
    const double angle = std::atan2(2 * off, 2 * half) / 2,
                 longest = kOfAxis * std::sqrt((a * a + b * b) / 2 + std::hypot(half, off));
    return {longest * std::cos(angle), -longest * std::sin(angle)};
}

std::vector<JointEditor::Place> JointEditor::places() const {
    std::vector<Place> all;
    const QPointF middle = toPixel(middleOf(now_.first), middleOf(now_.second));
    const double number = numberNow(now_.value());
    const QPointF end = axisEnd(number);
    const QString name = dependenceNumberName(now_.dependence.family);
    if (!now_.dependence.pairs[now_.pair].given()) {
        all.push_back({Grip::Above, HandleKind::Mean, middle + end, name, number});
        all.push_back({Grip::Below, HandleKind::Mean, middle - end, name, number});
    }
    if (movesMean(now_.first) || movesMean(now_.second))
        all.push_back({Grip::Centre, HandleKind::Mean, middle, tr("means"), middleOf(now_.first)});
    const QRectF f = frame();
    for (const bool first : {true, false}) {
        const Unknown& u = first ? now_.first : now_.second;
        const auto d = usableDistribution(u);
        if (!d) continue;
        double most = 0;
        const double from = first ? x0_ : y0_, to = first ? x1_ : y1_;
        for (int k = 0; k <= 100; ++k) most = std::max(most, d->pdf(from + (to - from) * k / 100));
        for (const Handle& h : handlesOf(u)) {
            if (h.x < from || h.x > to) continue; // a box far out
            const double share = std::isnan(h.y) || !(most > 0) ? 0 : std::min(1.0, h.y / most);
            const QPointF on =
                first ? QPointF(toPixel(h.x, y0_).x(), f.top() - kBetween - share * kAboveMargin)
                      : QPointF(f.right() + kBetween + share * kRightMargin, toPixel(x0_, h.x).y());
            const bool spread = h.kind == HandleKind::SpreadBelow || h.kind == HandleKind::SpreadAbove;
            all.push_back({first ? Grip::OfFirst : Grip::OfSecond, h.kind, on,
                           QString::fromStdString(u.name) + ' ' + handleName(h.kind),
                           spread ? std::abs(h.x - middleOf(u)) : h.x});
        }
    }
    return all;
}

std::vector<AccessPart> JointEditor::accessParts() const {
    std::vector<AccessPart> parts;
    for (const Place& place : places()) {
        const QPoint at = place.at.toPoint();
        parts.push_back({.role = QAccessible::Slider,
                         .name = place.name + ' ' + qt(plainText(place.value, 4)),
                         .description = {},
                         .place = {at.x() - 5, at.y() - 5, 10, 10}});
    }
    return parts;
}

int JointEditor::placeAt(const QPointF& pixel) const {
    int best = -1;
    double nearest = kJointHit;
    const auto all = places();
    for (std::size_t k = 0; k < all.size(); ++k) {
        const QPointF off = all[k].at - pixel;
        if (const double distance = std::hypot(off.x(), off.y()); distance < nearest) {
            nearest = distance;
            best = static_cast<int>(k);
        }
    }
    return best;
}

void JointEditor::setNumber(double number) {
    SearchValue& value = now_.value();
    value.start = std::clamp(asTyped(number, kKeyStep), value.min, value.max);
}

bool JointEditor::moveTo(const Place& place, const QPointF& pixel) {
    const QPointF to = toNumbers(pixel);
    const double xUnit = std::pow(10, std::floor(std::log10((x1_ - x0_) / 400))),
                 yUnit = std::pow(10, std::floor(std::log10((y1_ - y0_) / 400)));
    switch (place.grip) {
    case Grip::Above:
    case Grip::Below: {
        // The dependence whose end of the axis is nearest to the mouse.
        const QPointF off = (pixel - toPixel(middleOf(now_.first), middleOf(now_.second))) *
                            (place.grip == Grip::Above ? 1 : -1);
        const SearchValue& value = now_.value();
        double best = numberNow(value), nearest = INFINITY;
        for (int k = 0; k <= 400; ++k) {
            const double number = value.min + (value.max - value.min) * k / 400;
            const QPointF gap = axisEnd(number) - off;
            if (const double distance = std::hypot(gap.x(), gap.y()); distance < nearest)
                nearest = distance, best = number;
        }
        setNumber(best);
        return true;
    }
    case Grip::Centre: {
        Joint moved = now_;
        if (movesMean(now_.first))
            if (const auto u = withHandleAt(now_.first, HandleKind::Mean, asTyped(to.x(), xUnit)))
                moved.first = *u;
        if (movesMean(now_.second))
            if (const auto u = withHandleAt(now_.second, HandleKind::Mean, asTyped(to.y(), yUnit)))
                moved.second = *u;
        now_ = moved;
        return true;
    }
    case Grip::OfFirst:
        if (const auto u = withHandleAt(now_.first, place.kind, asTyped(to.x(), xUnit))) now_.first = *u;
        return true;
    case Grip::OfSecond:
        if (const auto u = withHandleAt(now_.second, place.kind, asTyped(to.y(), yUnit))) now_.second = *u;
        return true;
    }
    return false;
}

void JointEditor::choose(int place) {
    const int count = static_cast<int>(places().size());
    chosen_ = count > 0 ? std::clamp(place, 0, count - 1) : 0;
    update();
}

void JointEditor::mousePressEvent(QMouseEvent* event) {
    const int at = event->button() == Qt::LeftButton ? placeAt(event->position()) : -1;
    if (at < 0) return QWidget::mousePressEvent(event);
    before_ = now_;
    active_ = at;
    choose(at);
    emit pressed();
}

void JointEditor::mouseMoveEvent(QMouseEvent* event) {
    if (isDragged()) {
        const Place place = places()[static_cast<std::size_t>(active_)];
        moveTo(place, event->position());
        emit dragged(now_);
        return update();
    }
    const int at = placeAt(event->position());
    if (at == hovered_) return;
    hovered_ = at;
    setCursor(at < 0 ? Qt::ArrowCursor : Qt::SizeAllCursor);
    update();
}

void JointEditor::mouseReleaseEvent(QMouseEvent*) {
    if (!isDragged()) return;
    const QString what = places()[static_cast<std::size_t>(active_)].name;
    active_ = -1;
    measure();
    update();
    emit changed(now_, what, false);
    before_ = now_;
}

void JointEditor::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Escape && isDragged()) {
        active_ = -1;
        now_ = before_;
        emit dragged(now_);
        return update();
    }
    const auto all = places();
    if (all.empty()) return QWidget::keyPressEvent(event);
    if (key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
        const int count = static_cast<int>(all.size());
        choose((chosen_ + (key == Qt::Key_PageDown ? 1 : count - 1)) % count);
        return tellAccessFocus(this, chosen_);
    }
    const int sideways = key == Qt::Key_Right  ? 1
                         : key == Qt::Key_Left ? -1
                                               : 0,
              upwards = key == Qt::Key_Up     ? 1
                        : key == Qt::Key_Down ? -1
                                              : 0;
    if (!sideways && !upwards) return QWidget::keyPressEvent(event);
    const double steps = event->modifiers() & Qt::ShiftModifier ? kFarSteps : 1;
    const Place& place = all[static_cast<std::size_t>(chosen_)];
    const Joint was = now_;
    if (place.grip == Grip::Above || place.grip == Grip::Below) {
        setNumber(numberNow(now_.value()) + steps * kKeyStep * (sideways + upwards));
    } else {
        const QRectF f = frame();
        const bool along = place.grip != Grip::OfSecond, across = place.grip != Grip::OfFirst;
        if ((sideways && !along) || (upwards && !across)) return;
        // From the number itself: handles of a margin stand on its curve.
        const bool first = place.grip != Grip::OfSecond;
        const double x = middleOf(now_.first), y = middleOf(now_.second);
        QPointF from = toPixel(x, y);
        if (place.grip == Grip::OfFirst || place.grip == Grip::OfSecond)
            (first ? from.rx() : from.ry()) = first ? place.at.x() : place.at.y();
        moveTo(place, from + QPointF(sideways * steps * kKeyStep * f.width(),
                                     -upwards * steps * kKeyStep * f.height()));
    }
    before_ = was;
    update();
    tellAccessChange(this, QAccessible::NameChanged, chosen_);
    emit changed(now_, place.name, true);
    before_ = now_;
}

bool JointEditor::event(QEvent* event) {
    if (event->type() == QEvent::Resize) update();
    return QWidget::event(event);
}

/// Circles of independent normal scores, taken to where the dependence puts them: ellipses of normal
/// unknowns, of others the curves that hold as much. The last one: independent, 2 deviations.
std::vector<QPolygonF> JointEditor::contours() const {
    std::vector<QPolygonF> rings;
    const auto a = usableDistribution(now_.first), b = usableDistribution(now_.second);
    if (!a || !b) return rings;
    std::optional<Copula> copula;
    try {
        copula.emplace(copulaFamily(now_.dependence.family), 2,
                       std::vector<CopulaPair>{{0, 1, numberNow(now_.value())}},
                       now_.dependence.degreesOfFreedom, now_.dependence.survival);
    } catch (const Error&) {
        return rings; // the form says why
    }
    const JointDistribution joint({*a, *b}, *copula), independent({*a, *b});
    const auto ring = [&](const JointDistribution& of, double radius) {
        QPolygonF points;
        for (int k = 0; k <= kRingPoints; ++k) {
            const double angle = 2 * M_PI * k / kRingPoints;
            Probability p[2] = {atScore(radius * std::cos(angle)), atScore(radius * std::sin(angle))};
            double x[2];
            of.fromIndependent(p, x);
            if (std::isfinite(x[0]) && std::isfinite(x[1])) points << toPixel(x[0], x[1]);
        }
        return points;
    };
    for (const double radius : {3.0, 2.0, 1.0}) rings.push_back(ring(joint, radius));
    rings.push_back(ring(independent, 2));
    return rings;
}

void JointEditor::paintMargins(QPainter& painter) const {
    const Tokens& t = theme();
    const QRectF f = frame();
    QColor fill = t.series[0];
    fill.setAlphaF(0.18f);
    for (const bool first : {true, false}) {
        const auto d = usableDistribution(first ? now_.first : now_.second);
        if (!d) continue;
        const double from = first ? x0_ : y0_, to = first ? x1_ : y1_;
        constexpr int kPoints = 160;
        std::vector<double> density;
        for (int k = 0; k <= kPoints; ++k) density.push_back(d->pdf(from + (to - from) * k / kPoints));
        const double most = *std::ranges::max_element(density);
        if (!(most > 0)) continue;
        QPolygonF line;
        for (int k = 0; k <= kPoints; ++k) {
            const double at = from + (to - from) * k / kPoints,
                         share = density[static_cast<std::size_t>(k)] / most;
            line << (first ? QPointF(toPixel(at, y0_).x(), f.top() - kBetween - share * kAboveMargin)
                           : QPointF(f.right() + kBetween + share * kRightMargin, toPixel(x0_, at).y()));
        }
        QPolygonF area = line;
        if (first)
            area << QPointF(f.right(), f.top() - kBetween) << QPointF(f.left(), f.top() - kBetween);
        else
            area << QPointF(f.right() + kBetween, f.top()) << QPointF(f.right() + kBetween, f.bottom());
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawPolygon(area);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(t.series[0], 1.5));
        painter.drawPolyline(line);
        painter.setPen(t.strong);
        if (first)
            painter.drawLine(QPointF(f.left(), f.top() - kBetween), QPointF(f.right(), f.top() - kBetween));
        else
            painter.drawLine(QPointF(f.right() + kBetween, f.top()),
                             QPointF(f.right() + kBetween, f.bottom()));
    }
    const auto told = [](const Unknown& u) {
        return QString::fromStdString(u.name) + ' ' + qt(plainText(middleOf(u), 3)) + ", " +
               shapeName("standard_deviation") + ' ' + qt(plainText(spreadNow(u), 2));
    };
    painter.setFont(fontFor(TextUse::Small));
    painter.setPen(t.text);
    painter.drawText(QRectF(f.left(), 0, f.width(), kTopRoom), Qt::AlignLeft | Qt::AlignVCenter,
                     told(now_.first));
    const QString second = told(now_.second);
    painter.drawText(
        QRectF(f.right() + kBetween - 40, f.top() - kBetween - 18, width() - f.right() - kBetween + 38, 18),
        Qt::AlignRight | Qt::AlignVCenter, second);
}

void JointEditor::paintAxes(QPainter& painter) const {
    const Tokens& t = theme();
    const QRectF f = frame();
    painter.setFont(fontFor(TextUse::Small));
    for (const bool across : {true, false}) {
        const double from = across ? x0_ : y0_, to = across ? x1_ : y1_, step = jointTickStep(to - from);
        for (double at = std::ceil(from / step) * step; at <= to; at += step) {
            const QPointF p = across ? toPixel(at, y0_) : toPixel(x0_, at);
            painter.setPen(t.grid);
            if (across)
                painter.drawLine(QPointF(p.x(), f.top()), QPointF(p.x(), f.bottom()));
            else
                painter.drawLine(QPointF(f.left(), p.y()), QPointF(f.right(), p.y()));
            painter.setPen(t.muted);
            const QString text = qt(plainText(asTyped(at, step / 10), 4));
            if (across)
                painter.drawText(QRectF(p.x() - 40, f.bottom() + 2, 80, 16), Qt::AlignCenter, text);
            else
                painter.drawText(QRectF(0, p.y() - 8, f.left() - 6, 16), Qt::AlignRight | Qt::AlignVCenter,
                                 text);
        }
    }
    painter.setPen(t.strong);
    painter.drawLine(f.bottomLeft(), f.bottomRight());
    painter.drawLine(f.topLeft(), f.bottomLeft());
    painter.setPen(t.text);
    const auto label = [](const Unknown& u, const QString& unit) {
        return QString::fromStdString(u.name) + "  [" + qt(unitText(unit.toStdString())) + ']';
    };
    painter.drawText(QRectF(f.left(), f.bottom() + 20, f.width(), 18), Qt::AlignCenter,
                     label(now_.first, firstUnit_));
    painter.save();
    painter.translate(2, f.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-f.height() / 2, 0, f.height(), 16), Qt::AlignCenter,
                     label(now_.second, secondUnit_));
    painter.restore();
}

void JointEditor::paintReadout(QPainter& painter) const {
    const auto all = places();
    const int at = isDragged() ? active_ : hasFocus() ? chosen_ : hovered_;
    if (at < 0 || at >= static_cast<int>(all.size())) return;
    const Place& place = all[static_cast<std::size_t>(at)];
    QString first = place.name + ' ' + qt(plainText(place.value, 4)), second;
    if (place.grip == Grip::Centre)
        first = place.name + ' ' + qt(plainText(middleOf(now_.first), 4)) + ", " +
                qt(plainText(middleOf(now_.second), 4));
    if (isDragged()) {
        JointEditor* self = const_cast<JointEditor*>(this); // only to ask what stood before
        const Joint now = now_;
        self->now_ = before_;
        const auto old = places();
        self->now_ = now;
        if (at < static_cast<int>(old.size()))
            second = tr("was %1").arg(qt(plainText(old[static_cast<std::size_t>(at)].value, 4)));
    }
    const Tokens& t = theme();
    const QFont strong = fontFor(TextUse::Table, QFont::DemiBold), plain = fontFor(TextUse::Table);
    const int wide = std::max(QFontMetrics(strong).horizontalAdvance(first),
                              QFontMetrics(plain).horizontalAdvance(second)) +
                     16;
    const int high = second.isEmpty() ? 24 : 40;
    QRectF box(place.at + QPointF(12, 12), QSizeF(wide, high));
    if (box.right() > width() - 2) box.moveRight(place.at.x() - 12);
    if (box.bottom() > height() - 2) box.moveBottom(place.at.y() - 12);
    painter.setPen(t.strong);
    painter.setBrush(t.raised);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(t.text);
    painter.setFont(strong);
    painter.drawText(box.adjusted(8, 3, -8, 0), Qt::AlignLeft | Qt::AlignTop, first);
    painter.setFont(plain);
    painter.setPen(t.muted);
    painter.drawText(box.adjusted(8, 0, -8, -3), Qt::AlignLeft | Qt::AlignBottom, second);
}

void JointEditor::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& t = theme();
    const QRectF f = frame();
    paintAxes(painter);
    painter.save();
    painter.setClipRect(f.adjusted(-1, -1, 1, 1));
    const auto rings = contours();
    QColor fill = t.series[0];
    fill.setAlphaF(0.14f);
    for (std::size_t k = 0; k + 1 < rings.size(); ++k) {
        painter.setPen(QPen(t.series[0], k == 1 ? 1.5 : 1));
        painter.setBrush(fill);
        painter.drawPolygon(rings[k]);
    }
    painter.setBrush(Qt::NoBrush);
    if (!rings.empty()) {
        painter.setPen(QPen(t.reference, 1.2, Qt::DashLine));
        painter.drawPolygon(rings.back());
    }
    painter.setPen(QPen(t.text, 1, Qt::DashLine)); // the box
    for (const double x : {now_.first.lower, now_.first.upper})
        if (std::isfinite(x)) painter.drawLine(toPixel(x, y0_), toPixel(x, y1_));
    for (const double y : {now_.second.lower, now_.second.upper})
        if (std::isfinite(y)) painter.drawLine(toPixel(x0_, y), toPixel(x1_, y));
    const auto all = places();
    if (all.size() > 1 && all[0].grip == Grip::Above) {
        painter.setPen(QPen(t.series[0], 1));
        painter.drawLine(all[0].at, all[1].at);
    }
    painter.restore();
    paintMargins(painter);
    for (std::size_t k = 0; k < all.size(); ++k) {
        const bool held = static_cast<int>(k) == active_ || (hasFocus() && static_cast<int>(k) == chosen_);
        const bool bound = all[k].kind == HandleKind::Lower || all[k].kind == HandleKind::Upper;
        painter.setPen(QPen(t.series[0], held ? 2.5 : 1.5));
        painter.setBrush(t.raised);
        if (bound)
            painter.drawRect(QRectF(all[k].at - QPointF(4, 5), QSizeF(8, 10)));
        else
            painter.drawEllipse(all[k].at, kJointHandle, kJointHandle);
    }
    paintReadout(painter);
}

} // namespace rigor
