#pragma once
// A run going on: objective with its population, and one plot per estimate, fed by progress events.

#include "core/engine/data/dataset.h"
#include "core/foundation/base/progress.h"
#include "ui/plot/plot_panel.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace rigor {

/// Values over the generations of one run; kept apart from the widget so that a page can be rebuilt.
struct LiveHistory {
    /// Steps of the search that goes on from the best of a population begin here; none yet = no entry.
    std::optional<std::size_t> refined;
    std::vector<double> generation, best, median;
    std::vector<std::vector<double>> estimate; ///< per number searched
    std::vector<std::vector<double>> lowerTenth,
        upperTenth; ///< 10 and 90 % of the population, NaN = not told
    std::vector<double> populationX, populationY;
    /// Where a stage of a homotopy begins (index of its first entry) and what it is called ("lambda = 0.8"):
    /// each has an objective of its own.
    std::vector<std::pair<std::size_t, std::string>> stages;
    std::vector<double> starts; ///< of a multi-start: the objective of every start that has ended, best first
    int startsInAll = 0;
    bool populated = false; ///< whether its entries are generations; else iterations
    struct {
        std::string phase;
        double done = 0, total = 0;
    } searched; ///< the last generation that was told with its members
    void add(const ProgressEvent& event);
};

/// What a run searches for, and an earlier run to hold it against.
struct LiveGoal {
    QString objective = QStringLiteral("log L");
    bool smallest = false; ///< searched for the smallest value, drawn as its decimal logarithm
    QString earlier;       ///< name of a run on the same data, "" = none
    double reached = 0;    ///< by that run
};

class LikelihoodMap;

class LiveTrace : public QWidget {
    Q_OBJECT
  public:
    explicit LiveTrace(QWidget* parent = nullptr);
    /// names: the numbers searched; limit: generations at most, 0 = not known.
    void start(const QStringList& names, int limit, const LiveGoal& goal);
    /// What the shares of the experiments in the objective belong to.
    void setExperiments(const Dataset& measured);
    const LikelihoodMap* experiments() const { return map_; }
    /// From the GUI thread, as often as events come; redraws are throttled.
    void add(const ProgressEvent& event);
    const LiveHistory& history() const { return history_; }
    Plot* objectivePlot() const { return objective_; }
    QVector<Plot*> estimatePlots() const { return estimates_; }

  private:
    void redraw();
    void redrawEstimate(int k);
    FigurePanel searchFigure();
    void addBest(FigurePanel& panel, const std::vector<double>& generations,
                 const std::vector<double>& values) const;
    FigurePanel startsFigure() const;
    QString entryName() const;
    std::optional<FigureRange> refinement() const; ///< what one entry of the history is
    /// As drawn: the objective, or its logarithm.
    double shown(double objective) const;
    LiveHistory history_;
    QStringList names_;
    LiveGoal goal_;
    int limit_ = 0;
    PlotPanel* searchPanel_;
    Plot* objective_;
    Panel* mapPanel_;
    LikelihoodMap* map_;
    PlotPanel* estimatePanel_;
    QVector<Plot*> estimates_;
    QVector<QPair<Text*, Text*>> heads_;                       ///< value and its change of each estimate
    double lowest_ = std::numeric_limits<double>::quiet_NaN(); ///< lower end of the objective shown
    QTimer timer_;
};

} // namespace rigor
