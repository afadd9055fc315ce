#include "ui/methods/measure_chart.h"

#include "core/foundation/message/number_text.h"
#include "ui/plot/plot_theme.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/style.h"

#include <cmath>

namespace rigor {
namespace {
constexpr int kTitle = 26, kMeasureRow = 25, kGap = 14, kName = 150, kValue = 64, kMeasureMargin = 12,
              kMeasureHead = 24;

double at(const std::vector<double>& values, std::size_t i) {
    return i < values.size() ? values[i] : std::numeric_limits<double>::quiet_NaN();
}
} // namespace

MeasureChart::MeasureChart(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Measures of the runs"));
    setFocusPolicy(Qt::StrongFocus);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize MeasureChart::sizeHint() const {
    const int each = kTitle + kMeasureRow * static_cast<int>(rows_.size()) + kGap;
    return {380, each * static_cast<int>(measures_.size()) + (paired() ? kMeasureHead : 0)};
}

void MeasureChart::set(std::vector<Row> rows, std::vector<ChartMeasure> measures) {
    rows_ = std::move(rows);
    measures_ = std::move(measures);
    QStringList sentences;
    for (const auto& m : measures_)
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            sentences << m.title + ", " + rows_[i].name + ": " +
                             QString::fromStdString(fixedText(m.values[i], m.decimals));
            if (const double v = at(m.validation, i); std::isfinite(v))
                sentences.back() +=
                    ", " + tr("validation") + ' ' + QString::fromStdString(fixedText(v, m.decimals));
        }
    setAccessibleDescription(sentences.join("; "));
    updateGeometry();
    update();
}

bool MeasureChart::paired() const {
    for (const auto& m : measures_)
        for (const double v : m.validation)
            if (std::isfinite(v)) return true;
    return false;
}

void MeasureChart::paintMeasure(QPainter& painter, const ChartMeasure& measure, int top) const {
    const Tokens& t = theme();
    painter.setFont(fontFor(TextUse::Table, QFont::DemiBold));
    painter.setPen(t.text);
    const int titleWidth = painter.fontMetrics().horizontalAdvance(measure.title) + 6;
    painter.drawText(QRect(kMeasureMargin, top, titleWidth, kTitle), Qt::AlignVCenter, measure.title);
    painter.setFont(fontFor(TextUse::Table));
    painter.setPen(t.muted);
    painter.drawText(QRect(kMeasureMargin + titleWidth, top, width() - kMeasureMargin - titleWidth, kTitle),
                     Qt::AlignVCenter, measure.note);
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const auto* values : {&measure.values, &measure.validation})
        for (const double v : *values)
            if (std::isfinite(v)) {
                low = std::min(low, v);
                high = std::max(high, v);
            }
    const bool pairs = paired();
    const double left = kMeasureMargin + kName,
                 right = width() - kMeasureMargin - kValue * (pairs ? 2 : 1) - 10;
    const auto place = [&](double v) {
        return high > low ? left + 8 + (v - low) / (high - low) * (right - left - 16) : (left + right) / 2;
    };
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const int y = top + kTitle + kMeasureRow * static_cast<int>(i);
        painter.setPen(t.text);
        painter.drawText(QRect(kMeasureMargin, y, kName - 8, kMeasureRow), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(rows_[i].name, Qt::ElideRight, kName - 8));
        const double middle = y + kMeasureRow / 2.0;
        painter.setPen(t.grid);
        painter.drawLine(QPointF(left, middle), QPointF(right, middle));
        const double value = measure.values[i], validation = at(measure.validation, i);
        const QColor colour = lineColour(t, rows_[i].role);
        if (std::isfinite(value) && std::isfinite(validation)) {
            painter.setPen(QPen(colour, 1.6));
            painter.drawLine(QPointF(place(value), middle), QPointF(place(validation), middle));
        }
        if (std::isfinite(validation))
            drawMarker(painter, rows_[i].role, {place(validation), middle}, 4, colour, true, t.raised);
        if (std::isfinite(value))
            drawMarker(painter, rows_[i].role, {place(value), middle}, 4, colour, rows_[i].hollow, t.raised);
        const auto write = [&](double number, int column) {
            painter.setPen(std::isfinite(number) ? t.text : t.muted);
            painter.drawText(QRect(width() - kMeasureMargin - kValue * column, y, kValue, kMeasureRow),
                             Qt::AlignRight | Qt::AlignVCenter,
                             QString::fromStdString(fixedText(number, measure.decimals)));
        };
        write(value, pairs ? 2 : 1);
        if (pairs) write(validation, 1);
    }
}

void MeasureChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int top = 0;
    if (paired()) {
        painter.setFont(fontFor(TextUse::Small));
        painter.setPen(theme().muted);
        const int right = width() - kMeasureMargin;
        painter.drawText(QRect(right - 2 * kValue - 20, 0, kValue + 20, kMeasureHead),
                         Qt::AlignRight | Qt::AlignVCenter, tr("calibration"));
        painter.drawText(QRect(right - kValue, 0, kValue, kMeasureHead), Qt::AlignRight | Qt::AlignVCenter,
                         tr("validation"));
        painter.setPen(theme().grid);
        painter.drawLine(kMeasureMargin, kMeasureHead, right, kMeasureHead);
        top = kMeasureHead;
    }
    for (const auto& measure : measures_) {
        paintMeasure(painter, measure, top);
        top += kTitle + kMeasureRow * static_cast<int>(rows_.size()) + kGap;
    }
    painter.end();
    if (hasFocus()) paintRing(*this);
}

} // namespace rigor
