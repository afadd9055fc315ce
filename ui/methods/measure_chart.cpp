#include "ui/methods/measure_chart.h"

#include "core/study/report/number_text.h"
#include "ui/kit/fonts.h"
#include "ui/plot/plot_theme.h"

#include <cmath>

namespace rigor {
namespace {
constexpr int kTitle = 26, kRow = 25, kGap = 14, kName = 150, kValue = 64, kMargin = 12;
} // namespace

MeasureChart::MeasureChart(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Measures of the runs"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize MeasureChart::sizeHint() const {
    const int each = kTitle + kRow * static_cast<int>(rows_.size()) + kGap;
    return {380, each * static_cast<int>(measures_.size())};
}

void MeasureChart::set(std::vector<Row> rows, std::vector<ChartMeasure> measures) {
    rows_ = std::move(rows);
    measures_ = std::move(measures);
    QStringList sentences;
    for (const auto& m : measures_)
        for (std::size_t i = 0; i < rows_.size(); ++i)
            sentences << m.title + ", " + rows_[i].name + ": " +
                             QString::fromStdString(fixedText(m.values[i], m.decimals));
    setAccessibleDescription(sentences.join("; "));
    updateGeometry();
    update();
}

void MeasureChart::paintMeasure(QPainter& painter, const ChartMeasure& measure, int top) const {
    const Tokens& t = theme();
    painter.setFont(fontFor(TextUse::Table, QFont::DemiBold));
    painter.setPen(t.text);
    const int titleWidth = painter.fontMetrics().horizontalAdvance(measure.title) + 6;
    painter.drawText(QRect(kMargin, top, titleWidth, kTitle), Qt::AlignVCenter, measure.title);
    painter.setFont(fontFor(TextUse::Table));
    painter.setPen(t.muted);
    painter.drawText(QRect(kMargin + titleWidth, top, width() - kMargin - titleWidth, kTitle),
                     Qt::AlignVCenter, measure.note);
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const double v : measure.values)
        if (std::isfinite(v)) {
            low = std::min(low, v);
            high = std::max(high, v);
        }
    const double left = kMargin + kName, right = width() - kMargin - kValue - 10;
    const auto at = [&](double v) {
        return high > low ? left + 8 + (v - low) / (high - low) * (right - left - 16) : (left + right) / 2;
    };
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const int y = top + kTitle + kRow * static_cast<int>(i);
        painter.setPen(t.text);
        painter.drawText(QRect(kMargin, y, kName - 8, kRow), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(rows_[i].name, Qt::ElideRight, kName - 8));
        const double middle = y + kRow / 2.0;
        painter.setPen(t.grid);
        painter.drawLine(QPointF(left, middle), QPointF(right, middle));
        const double value = measure.values[i];
        if (std::isfinite(value))
            drawMarker(painter, rows_[i].role, {at(value), middle}, 4, lineColour(t, rows_[i].role),
                       rows_[i].hollow, t.raised);
        painter.setPen(std::isfinite(value) ? t.text : t.muted);
        painter.drawText(QRect(width() - kMargin - kValue, y, kValue, kRow),
                         Qt::AlignRight | Qt::AlignVCenter,
                         QString::fromStdString(fixedText(value, measure.decimals)));
    }
}

void MeasureChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int top = 0;
    for (const auto& measure : measures_) {
        paintMeasure(painter, measure, top);
        top += kTitle + kRow * static_cast<int>(rows_.size()) + kGap;
    }
}

} // namespace rigor
