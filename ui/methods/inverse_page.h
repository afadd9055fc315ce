#pragma once
// Result page of the inverse uncertainty identification: densities of all experiments, measured against
// predicted, the search, Sobol indices, settings and provenance. One experiment is selected in all views at
// once.

#include "ui/kit/inspector.h"
#include "ui/methods/density_grid.h"
#include "ui/methods/experiment_table.h"
#include "ui/methods/method_page.h"
#include "ui/plot/plot_panel.h"

#include <QCheckBox>
#include <QPointer>

#include <array>

class QStackedWidget;
class QTabBar;
class QToolButton;

namespace rigor {

class EmptyState;
class FactsView;

class InversePage : public MethodPage {
    Q_OBJECT
  public:
    explicit InversePage(QWidget* parent = nullptr);
    void setResult(std::shared_ptr<const Result> result, const ResultContext& context) override;
    ResultHeadline headline() const override;
    QWidget* inspector() override { return inspector_; }
    QStringList views() const override;
    void showView(int index) override;

    /// Selects an experiment in the small multiples, the large plot, the table and the scatter plots.
    void selectExperiment(const QString& label);
    QString selectedExperiment() const { return selected_; }

    DensityGrid* grid() const { return grid_; }
    ExperimentTable* table() const { return table_; }
    Plot* densityPlot() const { return density_->plot(); }
    Plot* fitPlot() const { return fit_->plot(); } ///< filled when its view is first shown
    Plot* residualPlot() const { return residuals_->plot(); }

  private:
    QWidget* makeDensities();
    QWidget* makeFit();
    QWidget* makeTrace();
    QWidget* makeSobol();
    /// Fills a view the first time it is in front: the window is held for one view, not for five.
    void fillView(int index);
    void showEmptyStates();
    void fillFit();
    void fillInspector();
    void fillTrace();
    void fillSobol();
    void applyShown();
    void toggleOrder();

    std::shared_ptr<const Result> result_;
    std::shared_ptr<const InverseFigures> figures_;
    ResultContext context_;
    QString selected_;
    bool byDistance_ = true;

    std::array<bool, 5> filled_{};
    std::array<QStackedWidget*, 4> holders_{}; ///< content or why there is none
    std::array<EmptyState*, 4> reasons_{};
    QTabBar* tabs_;
    QStackedWidget* stack_;
    DensityGrid* grid_;
    QPushButton* orderButton_;
    PlotPanel* density_;
    Panel* tablePanel_;
    ExperimentTable* table_;
    PlotPanel *fit_, *residuals_, *histogram_;
    PlotPanel* objective_;
    Panel* estimates_;
    PlotPanel* sobolMeans_;
    QWidget* sobolRow_;
    FactsView* facts_;
    Inspector* inspector_;
    QVector<QCheckBox*> shown_;
};

} // namespace rigor
