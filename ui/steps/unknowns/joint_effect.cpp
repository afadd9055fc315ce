#include "ui/steps/unknowns/joint_effect.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/qt_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
constexpr double kMapTop = 26, kMapShare = 0.36, kScaleHeight = 24, kRowNames = 84;
constexpr std::size_t kOfEach = 3;

QString changeText(double change) { return (change > 0 ? "+" : "") + qt(fixedText(change, 2)); }
} // namespace

JointEffect::JointEffect(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Change of log L by the dependence"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void JointEffect::setFrames(std::shared_ptr<const LiveExperiments> experiments,
                            std::shared_ptr<const LiveFrame> now,
                            std::shared_ptr<const LiveFrame> independent, const QString& why) {
    const bool all = experiments && now && independent &&
                     now->outputs.size() == independent->outputs.size() &&
                     experiments->plan.cells.size() >= now->outputs.size();
    experiments_ = all ? std::move(experiments) : nullptr;
    now_ = std::move(now);
    independent_ = std::move(independent);
    why_ = why;
    changes_.clear();
    extremes_.clear();
    most_ = 0;
    if (experiments_) {
        std::vector<std::size_t> order;
        for (std::size_t e = 0; e < now_->outputs.size(); ++e) {
            changes_.push_back(now_->outputs[e].logL - independent_->outputs[e].logL);
            if (!std::isfinite(changes_.back())) continue;
            order.push_back(e);
            most_ = std::max(most_, std::abs(changes_.back()));
        }
        std::ranges::sort(order, std::greater{}, [&](std::size_t e) { return changes_[e]; });
        for (std::size_t k = 0; k < std::min(kOfEach, order.size()); ++k)
            if (changes_[order[k]] > 0) extremes_.push_back(order[k]);
        for (std::size_t k = 0; k < std::min(kOfEach, order.size()); ++k)
            if (const std::size_t e = order[order.size() - 1 - k]; changes_[e] < 0) extremes_.push_back(e);
    }
    update();
}

QString JointEffect::accessSummary() const {
    if (!experiments_) return why_;
    const auto better = std::ranges::count_if(changes_, [](double c) { return c > 0; }),
               worse = std::ranges::count_if(changes_, [](double c) { return c < 0; });
    return tr("%1 better, %2 worse than independent").arg(better).arg(worse);
}

QRectF JointEffect::cell(std::size_t experiment) const {
    const FactorialGrid& plan = experiments_->plan;
    std::size_t rows = 1, columns = std::max<std::size_t>(1, plan.columns);
    for (const FactorialCell& one : plan.cells) rows = std::max(rows, one.row + 1);
    const double left = plan.planned ? kRowNames : 10,
                 wide = (width() - left - 10) / static_cast<double>(columns),
                 high = std::min(16.0, (height() * kMapShare - kMapTop) / static_cast<double>(rows));
    const FactorialCell& at = plan.cells[experiment];
    return {left + static_cast<double>(at.column) * wide, kMapTop + static_cast<double>(at.row) * high,
            wide - 1.5, high - 1.5};
}

void JointEffect::paintMap(QPainter& painter) const {
    const Tokens& t = theme();
    const FactorialGrid& plan = experiments_->plan;
    painter.setFont(fontFor(TextUse::Small));
    painter.setPen(t.muted);
    for (std::size_t e = 0; e < changes_.size(); ++e) {
        const FactorialCell& at = plan.cells[e];
        const QRectF box = cell(e);
        if (plan.planned && at.column == 0 && at.row < plan.rows.size())
            painter.drawText(QRectF(2, box.top(), kRowNames - 8, box.height()),
                             Qt::AlignRight | Qt::AlignVCenter, qt(plan.rows[at.row]));
        for (const FactorialGroup& group : plan.groups)
            if (plan.planned && at.row == 0 && group.first == at.column)
                painter.drawText(
                    QRectF(box.left(), 2, box.width() * static_cast<double>(group.columns), kMapTop - 6),
                    Qt::AlignLeft | Qt::AlignVCenter, qt(group.title));
    }
    double bottom = kMapTop;
    for (std::size_t e = 0; e < changes_.size(); ++e) {
        const QRectF box = cell(e);
        bottom = std::max(bottom, box.bottom());
        QColor fill = t.field;
        if (std::isfinite(changes_[e]) && most_ > 0) {
            const int at = static_cast<int>(std::lround(3 + 3 * changes_[e] / most_));
            fill = t.diverging[static_cast<std::size_t>(std::clamp(at, 0, 6))];
        }
        painter.setPen(std::ranges::find(extremes_, e) != extremes_.end() ? QPen(t.text, 1.5)
                                                                          : QPen(t.grid, 1));
        painter.setBrush(fill);
        painter.drawRoundedRect(box, 1.5, 1.5);
    }
    // The scale.
    double x = plan.planned ? kRowNames : 10;
    const double y = bottom + 6;
    painter.setPen(t.muted);
    const QString worse = tr("worse"), better = tr("better, −%1 … %1").arg(qt(plainText(most_, 2)));
    const QFontMetrics metrics(painter.font());
    painter.drawText(QPointF(x, y + 10), worse);
    x += metrics.horizontalAdvance(worse) + 6;
    painter.setPen(Qt::NoPen);
    for (std::size_t k = 0; k < 7; ++k, x += 16) {
        painter.setBrush(t.diverging[k]);
        painter.drawRect(QRectF(x, y + 2, 15, 9));
    }
    painter.setPen(t.muted);
    painter.drawText(QPointF(x + 6, y + 10), better);
}

void JointEffect::paintDensity(QPainter& painter, const QRectF& box, std::size_t experiment) const {
    const Tokens& t = theme();
    const LiveOutput &now = now_->outputs[experiment], &other = independent_->outputs[experiment];
    painter.setFont(fontFor(TextUse::Small));
    painter.setPen(t.text);
    painter.drawText(QRectF(box.left(), box.top(), box.width(), 16), Qt::AlignLeft | Qt::AlignVCenter,
                     qt(experiments_->labels[experiment]));
    const double change = changes_[experiment];
    painter.setPen(change > 0 ? t.success : t.warning);
    painter.drawText(QRectF(box.left(), box.top(), box.width(), 16), Qt::AlignRight | Qt::AlignVCenter,
                     changeText(change));
    const QRectF plot(box.left(), box.top() + 18, box.width(), std::max(10.0, box.height() - 36));
    double from = std::min({now.from, other.from, now.measured}),
           to = std::max({now.to, other.to, now.measured});
    double most = 0;
    for (const LiveOutput* one : {&now, &other})
        for (const double density : one->density) most = std::max(most, density);
    if (!(to > from) || !(most > 0)) return;
    const auto x = [&](double value) { return plot.left() + (value - from) / (to - from) * plot.width(); };
    const auto curve = [&](const LiveOutput& one) {
        QPolygonF line;
        for (std::size_t k = 0; k < one.density.size(); ++k)
            line << QPointF(x(one.from + (one.to - one.from) * static_cast<double>(k) /
                                             static_cast<double>(one.density.size() - 1)),
                            plot.bottom() - one.density[k] / most * plot.height());
        return line;
    };
    QPolygonF area = curve(now);
    if (!area.empty()) {
        area << QPointF(area.back().x(), plot.bottom()) << QPointF(area.front().x(), plot.bottom());
        QColor fill = t.series[0];
        fill.setAlphaF(0.18f);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawPolygon(area);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.series[0], 1.5));
    painter.drawPolyline(curve(now));
    painter.setPen(QPen(t.reference, 1.2, Qt::DashLine));
    painter.drawPolyline(curve(other));
    painter.setPen(QPen(t.text, 1.5));
    painter.drawLine(QPointF(x(now.measured), plot.top()), QPointF(x(now.measured), plot.bottom()));
    painter.setPen(t.strong);
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.setPen(t.muted);
    for (const double at : {from + 0.15 * (to - from), from + 0.85 * (to - from)})
        painter.drawText(QRectF(x(at) - 40, plot.bottom() + 1, 80, 16), Qt::AlignCenter,
                         qt(plainText(at, 3)));
}

void JointEffect::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& t = theme();
    if (!experiments_) {
        painter.setFont(fontFor(TextUse::Table));
        painter.setPen(t.muted);
        painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, why_);
        return;
    }
    paintMap(painter);
    const double top = height() * kMapShare + kScaleHeight + 8;
    painter.setFont(fontFor(TextUse::Table));
    painter.setPen(t.text);
    painter.drawText(QRectF(10, top, width() - 20, 18), Qt::AlignLeft | Qt::AlignVCenter,
                     qt(axisLabel(experiments_->quantity, unitText(experiments_->unit))));
    const double room = height() - top - 26, wide = (width() - 20) / 3.0;
    const auto helped = static_cast<std::size_t>(
        std::ranges::count_if(extremes_, [this](std::size_t e) { return changes_[e] > 0; }));
    for (std::size_t k = 0; k < extremes_.size(); ++k) {
        const bool below = k >= helped;
        const double column = static_cast<double>(below ? k - helped : k);
        paintDensity(painter,
                     {10 + column * wide + 4, top + 22 + (below ? room / 2 : 0), wide - 12, room / 2 - 4},
                     extremes_[k]);
    }
}

QString JointEffect::told(std::size_t experiment) const {
    return tr("experiment %1: log L %2 against independent")
        .arg(qt(experiments_->labels[experiment]), changeText(changes_[experiment]));
}

bool JointEffect::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !experiments_) return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    const double scale = height() * kMapShare;
    for (std::size_t e = 0; e < changes_.size(); ++e)
        if (std::isfinite(changes_[e]) && cell(e).contains(help->pos())) {
            QToolTip::showText(help->globalPos(), told(e), this);
            return true;
        }
    if (help->pos().y() < scale + kScaleHeight) // the scale: how many on each side
        QToolTip::showText(help->globalPos(), accessSummary(), this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace rigor
