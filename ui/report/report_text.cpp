#include "ui/report/report_text.h"

#include "ui/report/report_pages.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QTextLayout>

namespace rigor {
namespace {
constexpr double kUnits = ReportPages::kUnitsPerPoint;

QFont runFont(double points, const ReportRun& run) {
    if (!run.code) return reportFont(points, run.weight);
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(qRound(std::min(points, 8.0) * kUnits));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// A command must be whole when it is copied: inside code a line that would end behind a hyphen ("--" apart
/// from its option) ends at the blank before it.
void endAtBlank(QTextLine& line, const QString& text, const std::vector<ReportRun>& runs) {
    const qsizetype end = line.textStart() + line.textLength();
    if (end >= text.size() || text[end - 1] != '-') return;
    qsizetype begin = 0;
    bool code = false;
    for (const auto& run : runs) {
        code = code || (run.code && begin < end && end <= begin + run.text.size());
        begin += run.text.size();
    }
    const qsizetype blank = text.lastIndexOf(' ', end - 1);
    if (code && blank > line.textStart()) line.setNumColumns(static_cast<int>(blank + 1 - line.textStart()));
}
} // namespace

ReportTextBlock::ReportTextBlock(const std::vector<ReportRun>& runs, double points, double lineHeight,
                                 double width, Qt::Alignment align)
    : lineHeight_(lineHeight) {
    QString text;
    QList<QTextLayout::FormatRange> formats;
    for (const auto& run : runs) {
        QTextCharFormat format;
        format.setFont(runFont(points, run));
        format.setForeground(run.colour);
        formats.push_back({static_cast<int>(text.size()), static_cast<int>(run.text.size()), format});
        text += run.text;
    }
    text.replace('\n', QChar::LineSeparator);
    layout_ = std::make_shared<QTextLayout>(text, reportFont(points));
    QTextOption option;
    option.setAlignment(align);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    layout_->setTextOption(option);
    layout_->setFormats(formats);
    layout_->beginLayout();
    double y = 0;
    for (QTextLine line = layout_->createLine(); line.isValid(); line = layout_->createLine()) {
        line.setLineWidth(width * kUnits);
        endAtBlank(line, text, runs);
        // Baseline at a fixed place of each line, whatever fonts are mixed in it.
        line.setPosition({0, (y + lineHeight * 0.5) * kUnits - line.height() * 0.5});
        naturalWidth_ = std::max(naturalWidth_, line.naturalTextWidth() / kUnits);
        y += lineHeight;
    }
    layout_->endLayout();
    height_ = std::max(y, lineHeight);
}

void ReportTextBlock::draw(QPainter& painter, double left, double top) const {
    painter.save();
    painter.translate(left, top);
    painter.scale(1 / kUnits, 1 / kUnits);
    layout_->draw(&painter, {0, 0});
    painter.restore();
}

void drawReportText(QPainter& painter, const QString& text, const QRectF& box, double points,
                    const QColor& colour, Qt::Alignment align, int weight) {
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(1 / kUnits, 1 / kUnits);
    const QFont font = reportFont(points, weight);
    painter.setFont(font);
    painter.setPen(colour);
    const QString shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width() * kUnits);
    painter.drawText(QRectF(0, 0, box.width() * kUnits, box.height() * kUnits), int(align) | Qt::AlignVCenter,
                     shown);
    painter.restore();
}

} // namespace rigor
