#pragma once
// Paragraphs of the printed report: laid out once, painted at any place.

#include "core/study/report/report.h"

#include <QColor>
#include <QPainter>
#include <QString>

#include <memory>
#include <vector>

class QTextLayout;

namespace rigor {

inline constexpr double kReportLeft = 56.7, kReportWidth = 487.6; ///< 20 mm; 172 mm

/// A run of text in one style, wrapped into a width.
struct ReportRun {
    QString text;
    int weight = 400;
    QColor colour = QColor("#1C2127");
    bool code = false;
};

class ReportTextBlock {
  public:
    ReportTextBlock(const std::vector<ReportRun>& runs, double points, double lineHeight, double width,
                    Qt::Alignment align = Qt::AlignLeft);
    double height() const { return height_; }
    void draw(QPainter& painter, double left, double top) const;
    double naturalWidth() const { return naturalWidth_; }

  private:
    std::shared_ptr<QTextLayout> layout_;
    double height_ = 0, lineHeight_, naturalWidth_ = 0;
};

/// One line in a box, elided at its end.
void drawReportText(QPainter& painter, const QString& text, const QRectF& box, double points,
                    const QColor& colour, Qt::Alignment align = Qt::AlignLeft, int weight = 400);

} // namespace rigor
