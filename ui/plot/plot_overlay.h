#pragma once
// What lies over the drawn plot and changes with every move of the mouse: cursor line, dots, read-out box,
// the marked experiment. A widget of its own, so that moving the cursor does not draw the plot again. Used by
// plot*.cpp only.

#include "ui/plot/plot.h"
#include "ui/plot/qcp.h"
#include "ui/widgets/text/qt_text.h"

namespace rigor {

class Plot::Overlay : public QWidget {
  public:
    explicit Overlay(Plot* plot);
    QRectF boxRect() const; ///< read-out, inside the widget; empty without a cursor

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintSelection(QPainter& painter) const;
    bool paintCursor(QPainter& painter, double at, const QPen& pen) const;
    Plot* plot_;
};

/// Ticks and labels of core/presentation/figure.h.
class FigureTicker : public QCPAxisTicker {
  public:
    /// room: px for the labels beside each other; 0 = they stand above each other.
    FigureTicker(FigureAxis axis, int most, int room) : axis_(std::move(axis)), most_(most), room_(room) {}
    void generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision,
                  QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* tickLabels) override;

  private:
    FigureAxis axis_;
    int most_, room_;
};

} // namespace rigor
