#include "ui/methods/mechanism_view.h"

#include "core/engine/multibody/mechanism_model.h"
#include "core/foundation/message/number_text.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/qt_text.h"

#include <QPainter>
#include <QtMath>

#include <array>
#include <cmath>

namespace rigor {
namespace {

constexpr double kStride = 0.05;     ///< rad or m, so that the assembly stays on its branch
constexpr int kPositions = 60;       ///< looked at for the scale
constexpr int kMechanismMargin = 28; ///< px, for pivots and names
constexpr std::array<std::size_t, 6> kColours{0, 2, 3, 1, 5, 4};

QColor colourOf(std::size_t body) {
    return Theme::instance().tokens().series[kColours[body % kColours.size()]];
}

void include(QRectF& box, const Eigen::Vector2d& p) {
    const QRectF point(p.x(), p.y(), 1e-9, 1e-9);
    box = box.isNull() ? point : box.united(point);
}

} // namespace

MechanismView::MechanismView(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Mechanism"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

bool MechanismView::setText(const QString& text) {
    mechanism_.reset();
    state_.reset();
    links_.clear();
    const std::string bytes = text.toStdString();
    if (!isMechanismText(bytes)) return false;
    try {
        mechanism_ = parseMechanism(bytes, {});
        state_ = std::make_unique<MechanismState>(*mechanism_);
    } catch (const Error&) {
        mechanism_.reset();
        return false;
    }
    collectLinks();
    const double start = mechanism_->bodies[static_cast<std::size_t>(mechanism_->independent)].start;
    placed_ = start;
    if (!state_->assemble(start)) {
        mechanism_.reset();
        return false;
    }
    state_->setRates(0);
    setRange(start, start);
    setValue(start);
    return true;
}

void MechanismView::collectLinks() {
    links_.resize(mechanism_->bodies.size());
    const auto add = [&](int body, const Eigen::Vector2d& local) {
        if (body == kGround) return;
        auto& points = links_[static_cast<std::size_t>(body)].points;
        for (const Eigen::Vector2d& known : points)
            if ((known - local).norm() < 1e-9) return;
        points.push_back(local);
    };
    for (std::size_t k = 0; k < links_.size(); ++k) {
        const MechanismBody& body = mechanism_->bodies[k];
        links_[k].name = QString::fromStdString(body.name);
        add(static_cast<int>(k), {0, 0});
        add(body.parent, body.onParent);
    }
    for (const CutJoint& cut : mechanism_->cuts) {
        add(cut.first, cut.onFirst);
        if (cut.kind == JointKind::Revolute) add(cut.second, cut.onSecond);
    }
    for (const Cylinder& c : mechanism_->cylinders) {
        add(c.from, c.onFrom);
        add(c.to, c.onTo);
    }
    for (std::size_t k = 0; k < links_.size(); ++k) add(static_cast<int>(k), mechanism_->bodies[k].centre);
}

QString MechanismView::coordinate() const {
    if (!mechanism_) return {};
    return QString::fromStdString(mechanism_->bodies[static_cast<std::size_t>(mechanism_->independent)].name);
}

QString MechanismView::valueText() const {
    if (!mechanism_ || !std::isfinite(value_)) return qt(kMissingText);
    const bool turns =
        mechanism_->bodies[static_cast<std::size_t>(mechanism_->independent)].kind == JointKind::Revolute;
    return turns ? qt(fixedText(qRadiansToDegrees(value_), 1)) + QStringLiteral("°")
                 : qt(fixedText(value_, 3)) + QStringLiteral(" m");
}

bool MechanismView::moveTo(double value) {
    while (placed_ != value) {
        const double next = placed_ + std::clamp(value - placed_, -kStride, kStride);
        if (!state_->assemble(next)) {
            state_ = std::make_unique<MechanismState>(*mechanism_);
            placed_ = mechanism_->bodies[static_cast<std::size_t>(mechanism_->independent)].start;
            state_->assemble(placed_);
            state_->setRates(0);
            return false;
        }
        state_->setRates(0);
        placed_ = next;
    }
    return true;
}

void MechanismView::setRange(double lower, double upper) {
    if (!mechanism_ || !std::isfinite(lower) || !std::isfinite(upper)) return;
    QRectF box;
    for (int k = 0; k <= kPositions; ++k) {
        if (!moveTo(lower + (upper - lower) * k / kPositions)) continue;
        for (std::size_t b = 0; b < links_.size(); ++b)
            for (const Eigen::Vector2d& local : links_[b].points)
                include(box, state_->kinematics().pointOn(static_cast<int>(b), local).place);
    }
    for (const Cylinder& c : mechanism_->cylinders)
        if (c.from == kGround) include(box, c.onFrom);
    box_ = box;
    setValue(value_);
}

void MechanismView::setValue(double value) {
    value_ = value;
    if (!mechanism_) return;
    assembled_ = std::isfinite(value) && moveTo(value);
    setAccessibleDescription(coordinate() + QStringLiteral(" ") + valueText());
    update();
}

QRectF MechanismView::room() const {
    return QRectF(rect()).adjusted(kMechanismMargin, kMechanismMargin, -kMechanismMargin, -kMechanismMargin);
}

QPointF MechanismView::at(const Eigen::Vector2d& place) const {
    const QRectF to = room();
    const double scale =
        std::min(to.width() / std::max(box_.width(), 1e-6), to.height() / std::max(box_.height(), 1e-6));
    return {to.center().x() + scale * (place.x() - box_.center().x()),
            to.center().y() - scale * (place.y() - box_.center().y())};
}

QPointF MechanismView::at(int body, const Eigen::Vector2d& local) const {
    return at(body == kGround ? local : state_->kinematics().pointOn(body, local).place);
}

void MechanismView::paintEvent(QPaintEvent*) {
    if (!mechanism_) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontFor(TextUse::Small));
    if (!assembled_) {
        painter.setPen(Theme::instance().tokens().muted);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("It cannot be assembled at %1 = %2.").arg(coordinate(), valueText()));
        return;
    }
    drawGround(painter);
    drawCylinders(painter);
    drawLinks(painter);
}

void MechanismView::drawGround(QPainter& painter) const {
    const Tokens& tokens = Theme::instance().tokens();
    const auto pivot = [&](const Eigen::Vector2d& place) {
        const QPointF p = at(place);
        painter.setPen(QPen(tokens.strong, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(QPolygonF{p, p + QPointF(-7, 13), p + QPointF(7, 13)});
        for (int k = -2; k <= 2; ++k)
            painter.drawLine(p + QPointF(5 * k + 2, 13), p + QPointF(5 * k - 3, 18));
    };
    for (const MechanismBody& body : mechanism_->bodies)
        if (body.parent == kGround && body.kind == JointKind::Revolute) pivot(body.onParent);
    for (const Cylinder& c : mechanism_->cylinders)
        if (c.from == kGround) pivot(c.onFrom);
    painter.setPen(QPen(tokens.strong, 1, Qt::DashLine));
    const double length = std::max(box_.width(), box_.height());
    for (const CutJoint& cut : mechanism_->cuts)
        if (cut.kind == JointKind::Translational && cut.second == kGround) {
            const Eigen::Vector2d along = cut.axis.normalized() * length;
            painter.drawLine(at(cut.onSecond - along), at(cut.onSecond + along));
        }
}

void MechanismView::drawCylinders(QPainter& painter) const {
    const Tokens& tokens = Theme::instance().tokens();
    for (const Cylinder& c : mechanism_->cylinders) {
        const QPointF from = at(c.from, c.onFrom), to = at(c.to, c.onTo);
        const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
        if (!(length > 0)) continue;
        const Eigen::Vector2d span = state_->kinematics().pointOn(c.to, c.onTo).place -
                                     state_->kinematics().pointOn(c.from, c.onFrom).place;
        const double barrel = std::clamp(c.stroke * 1.15 / span.norm(), 0.1, 0.9);
        QPen pen(tokens.reference, 4, Qt::SolidLine, Qt::RoundCap);
        painter.setPen(pen);
        painter.drawLine(from, to);
        pen.setWidthF(11);
        pen.setCapStyle(Qt::FlatCap);
        painter.setPen(pen);
        painter.drawLine(from, from + barrel * (to - from));
        painter.setPen(tokens.muted);
        painter.drawText(from + 0.5 * barrel * (to - from) + QPointF(12, 4), QString::fromStdString(c.name));
    }
}

void MechanismView::drawLinks(QPainter& painter) const {
    const Tokens& tokens = Theme::instance().tokens();
    for (std::size_t b = 0; b < links_.size(); ++b) {
        const auto& points = links_[b].points;
        const QColor colour = colourOf(b);
        QPolygonF shape;
        for (const Eigen::Vector2d& local : points) shape << at(static_cast<int>(b), local);
        double area = 0;
        for (qsizetype k = 1; k + 1 < shape.size(); ++k) {
            const QPointF u = shape[k] - shape[0], v = shape[k + 1] - shape[0];
            area = std::max(area, std::abs(u.x() * v.y() - u.y() * v.x()));
        }
        painter.setPen(
            QPen(colour, shape.size() > 2 && area > 40 ? 2 : 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (shape.size() == 1) {
            QColor fill = colour;
            fill.setAlphaF(0.4F);
            painter.setBrush(fill);
            painter.drawRect(QRectF(shape[0] - QPointF(9, 6), QSizeF(18, 12)));
        } else if (shape.size() > 2 && area > 40) {
            QColor fill = colour;
            fill.setAlphaF(0.18F);
            painter.setBrush(fill);
            painter.drawPolygon(shape);
        } else {
            painter.drawPolyline(shape);
        }
    }
    painter.setBrush(tokens.raised);
    painter.setPen(QPen(tokens.text, 1.5));
    for (std::size_t b = 0; b < links_.size(); ++b)
        for (const Eigen::Vector2d& local : links_[b].points)
            if (links_[b].points.size() > 1 && (local - mechanism_->bodies[b].centre).norm() > 1e-9)
                painter.drawEllipse(at(static_cast<int>(b), local), 4, 4);
    painter.setPen(tokens.muted);
    for (std::size_t b = 0; b < links_.size(); ++b) {
        const auto& points = links_[b].points;
        const QPointF from = at(static_cast<int>(b), points[0]),
                      to = at(static_cast<int>(b), points[points.size() > 1 ? 1 : 0]);
        // Beside the middle of the link, on its right.
        const QPointF along = to - from;
        const double length = std::max(1.0, std::hypot(along.x(), along.y()));
        QPointF aside(-along.y() / length, along.x() / length);
        if (aside.x() < 0) aside = -aside;
        painter.drawText(0.5 * (from + to) + 10 * aside + QPointF(2, 4), links_[b].name);
    }
}

} // namespace rigor
