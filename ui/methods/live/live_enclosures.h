#pragma once
// Verified identification while it runs: what is guaranteed of every unknown so far, how wide that still is,
// and how many boxes hold it. Fed by progress events whose two members are the lower and the upper bounds.

#include "core/foundation/base/progress.h"
#include "ui/plot/plot_panel.h"

#include <QTimer>
#include <QWidget>

namespace rigor {

/// Bounds over the time of the record, or over the boxes tested where boxes and not rows are worked through.
struct EnclosureHistory {
    std::vector<double> at, boxes;
    std::vector<std::vector<double>> lower, upper; ///< per unknown
    double end = 0;                                ///< last time of the record; 0: not known
    void add(const ProgressEvent& event);
};

class LiveEnclosures : public QWidget {
    Q_OBJECT
  public:
    explicit LiveEnclosures(QWidget* parent = nullptr);
    /// units: of the unknowns, may be shorter.
    void start(const QStringList& names, const QStringList& units);
    /// From the GUI thread, as often as events come; redraws are throttled.
    void add(const ProgressEvent& event);
    const EnclosureHistory& history() const { return history_; }
    Plot* widthPlot() const { return widths_->plot(); }
    Plot* boxPlot() const { return boxes_->plot(); }
    QVector<Plot*> boundPlots() const { return bounds_; }

  private:
    void redraw();
    void redrawWidths();
    void redrawBounds(int k);
    FigureAxis axis() const;
    EnclosureHistory history_;
    QStringList names_, units_;
    PlotPanel *widths_, *boxes_;
    Panel* guaranteed_;
    QVector<Plot*> bounds_;
    QVector<Text*> heads_; ///< bounds now, of each unknown
    QTimer timer_;
};

} // namespace rigor
