#pragma once
// A run going on: objective with its population, and one plot per estimate, fed by progress events.

#include "core/foundation/base/progress.h"
#include "ui/plot/plot_panel.h"

#include <QWidget>

#include <memory>

namespace rigor {

/// Values over the generations of one run; kept apart from the widget so that a page can be rebuilt.
struct LiveHistory {
    std::vector<double> generation, best, median;
    std::vector<std::vector<double>> estimate; ///< per number searched
    std::vector<std::vector<double>> lowerTenth,
        upperTenth; ///< 10 and 90 % of the population, NaN = not told
    std::vector<double> populationX, populationY;
    void add(const ProgressEvent& event);
};

class LiveTrace : public QWidget {
    Q_OBJECT
  public:
    explicit LiveTrace(QWidget* parent = nullptr);
    /// names: the numbers searched; limit: generations at most, 0 = not known.
    void start(const QStringList& names, int limit, const QString& objectiveName);
    /// From the GUI thread, as often as events come; redraws are throttled.
    void add(const ProgressEvent& event);
    const LiveHistory& history() const { return history_; }
    Plot* objectivePlot() const { return objective_; }
    QVector<Plot*> estimatePlots() const { return estimates_; }

  private:
    void redraw();
    LiveHistory history_;
    QStringList names_;
    QString objectiveName_;
    int limit_ = 0;
    PlotPanel* searchPanel_;
    Plot* objective_;
    PlotPanel* estimatePanel_;
    QVector<Plot*> estimates_;
    QVector<QPair<Text*, Text*>> heads_;                       ///< value and its change of each estimate
    double lowest_ = std::numeric_limits<double>::quiet_NaN(); ///< lower end of the objective shown
    QTimer timer_;
};

} // namespace rigor
