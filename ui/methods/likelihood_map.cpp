#include "ui/methods/likelihood_map.h"

#include "core/foundation/message/number_text.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/style.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/qt_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {
constexpr int kMargin = 12, kMapHead = 20, kScale = 30, kMostTitle = 110;
constexpr double kWhiskers =
    1.5; ///< Tukey: marked below the first quartile less 1.5 times the quartiles' distance

double quantile(const std::vector<double>& sorted, double share) {
    const double at = share * static_cast<double>(sorted.size() - 1);
    const auto i = static_cast<std::size_t>(at);
    return i + 1 < sorted.size() ? std::lerp(sorted[i], sorted[i + 1], at - static_cast<double>(i))
                                 : sorted[i];
}

QColor colourAt(double share) {
    const auto& scale = theme().sequential;
    const auto last = static_cast<double>(scale.size() - 1);
    return scale[static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * last))];
}
} // namespace

LikelihoodMap::LikelihoodMap(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("log L of each experiment"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void LikelihoodMap::setExperiments(FactorialGrid grid, QStringList labels) {
    grid_ = std::move(grid);
    labels_ = std::move(labels);
    values_.clear();
    chosen_ = -1;
    update();
}

void LikelihoodMap::setValues(std::vector<double> values) {
    if (values.size() != grid_.cells.size()) values.clear();
    values_ = std::move(values);
    std::vector<double> sorted = values_;
    std::erase_if(sorted, [](double v) { return !std::isfinite(v); });
    std::ranges::sort(sorted);
    marked_ = 0;
    if (!sorted.empty()) {
        const double first = quantile(sorted, 0.25), third = quantile(sorted, 0.75),
                     fence = first - kWhiskers * (third - first);
        marked_ = static_cast<int>(std::ranges::lower_bound(sorted, fence) - sorted.begin());
        lower_ = sorted[static_cast<std::size_t>(marked_)];
        upper_ = std::max(sorted.back(), lower_ + 1e-9);
        setAccessibleDescription(tr("from %1 to %2; %n far below", nullptr, marked_)
                                     .arg(qt(fixedText(lower_, 2)), qt(fixedText(upper_, 2))));
    }
    update();
}

QString LikelihoodMap::readout(int experiment) const {
    const auto e = static_cast<std::size_t>(experiment);
    const double value = e < values_.size() ? values_[e] : std::nan("");
    const QString label = tr("Experiment %1").arg(labels_.value(experiment));
    if (std::isnan(value)) return label + '\n' + tr("not measured");
    return label + '\n' + tr("log L %1").arg(qt(fixedText(value, 3)));
}

int LikelihoodMap::titleWidth() const {
    const QFontMetrics metrics(fontFor(TextUse::Small));
    int widest = 0;
    for (const std::string& row : grid_.rows)
        widest = std::max(widest, metrics.horizontalAdvance(QString::fromStdString(row)));
    return widest ? std::min(widest, kMostTitle) + 8 : 0;
}

QRectF LikelihoodMap::cellRect(int experiment) const {
    const FactorialCell& cell = grid_.cells.at(static_cast<std::size_t>(experiment));
    const double left = kMargin + titleWidth(), top = grid_.groups.empty() ? 4 : kMapHead;
    const double w = (width() - left - kMargin) /
                     static_cast<double>(std::max<std::size_t>(1, grid_.columns)),
                 h = (height() - top - kScale) /
                     static_cast<double>(std::max<std::size_t>(1, grid_.rows.size()));
    return {left + w * static_cast<double>(cell.column), top + h * static_cast<double>(cell.row), w, h};
}

void LikelihoodMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (grid_.cells.empty() || values_.empty()) return;
    const Tokens& t = theme();
    painter.setFont(fontFor(TextUse::Small));
    const QRectF first = cellRect(0);
    const double w = first.width(), h = first.height(), left = kMargin + titleWidth(),
                 top = grid_.groups.empty() ? 4 : kMapHead;
    painter.setPen(t.muted);
    for (std::size_t r = 0; r < grid_.rows.size(); ++r)
        painter.drawText(QRectF(kMargin, top + h * static_cast<double>(r), titleWidth() - 8, h),
                         Qt::AlignRight | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(QString::fromStdString(grid_.rows[r]),
                                                          Qt::ElideRight, titleWidth() - 8));
    for (const FactorialGroup& group : grid_.groups) {
        const QRectF over(left + w * static_cast<double>(group.first), 0,
                          w * static_cast<double>(group.columns), kMapHead);
        painter.drawText(over, Qt::AlignCenter,
                         painter.fontMetrics().elidedText(QString::fromStdString(group.title), Qt::ElideRight,
                                                          static_cast<int>(over.width())));
    }
    for (int e = 0; e < static_cast<int>(values_.size()); ++e) {
        const double value = values_[static_cast<std::size_t>(e)];
        const QRectF cell = cellRect(e).adjusted(0.5, 0.5, -0.5, -0.5);
        const bool bad = value < lower_;
        painter.setPen(bad ? QPen(t.warning, 1.5) : std::isnan(value) ? QPen(t.border, 1) : QPen(Qt::NoPen));
        painter.setBrush(bad                 ? QBrush(t.warningBar)
                         : std::isnan(value) ? QBrush(Qt::NoBrush)
                                             : QBrush(colourAt((value - lower_) / (upper_ - lower_))));
        painter.drawRoundedRect(bad ? cell.adjusted(0.5, 0.5, -0.5, -0.5) : cell, 1.5, 1.5);
        if (e != chosen_) continue;
        painter.setPen(QPen(t.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cell);
    }
    paintScale(painter);
    painter.end();
    if (hasFocus()) paintRing(*this);
}

void LikelihoodMap::paintScale(QPainter& painter) const {
    const Tokens& t = theme();
    const double middle = height() - kScale / 2.0, left = kMargin + titleWidth();
    painter.setPen(t.muted);
    const QString low = qt(fixedText(lower_, 1)), high = qt(fixedText(upper_, 1));
    const auto metrics = painter.fontMetrics();
    const double from = left + metrics.horizontalAdvance(low) + 6;
    const double swatch = std::min(20.0, (width() - left) / 3.0 / static_cast<double>(t.sequential.size()));
    painter.drawText(QRectF(left, middle - 10, from - left, 20), Qt::AlignLeft | Qt::AlignVCenter, low);
    for (std::size_t i = 0; i < t.sequential.size(); ++i)
        painter.fillRect(QRectF(from + swatch * static_cast<double>(i), middle - 4, swatch, 8),
                         t.sequential[i]);
    const double to = from + swatch * static_cast<double>(t.sequential.size());
    painter.drawText(QRectF(to + 6, middle - 10, 60, 20), Qt::AlignLeft | Qt::AlignVCenter, high);
    if (marked_ == 0) return;
    const QString text = tr("far below: %1").arg(marked_);
    const double width = metrics.horizontalAdvance(text), right = this->width() - kMargin;
    painter.drawText(QRectF(right - width - 2, middle - 10, width + 2, 20), Qt::AlignRight | Qt::AlignVCenter,
                     text);
    painter.setPen(QPen(t.warning, 1.5));
    painter.setBrush(t.warningBar);
    painter.drawRoundedRect(QRectF(right - width - 20, middle - 5, 11, 10), 2, 2);
}

void LikelihoodMap::choose(int experiment) {
    if (values_.empty()) return;
    chosen_ = std::clamp(experiment, 0, static_cast<int>(values_.size()) - 1);
    setAccessibleDescription(readout(chosen_));
    QToolTip::showText(mapToGlobal(cellRect(chosen_).bottomLeft().toPoint()), readout(chosen_), this);
    update();
}

void LikelihoodMap::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left) return choose(chosen_ - 1);
    if (event->key() == Qt::Key_Right) return choose(chosen_ + 1);
    QWidget::keyPressEvent(event);
}

bool LikelihoodMap::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (int e = 0; e < static_cast<int>(values_.size()); ++e)
        if (cellRect(e).contains(help->pos())) {
            QToolTip::showText(help->globalPos(), readout(e), this);
            return true;
        }
    QToolTip::hideText();
    return true;
}

} // namespace rigor
