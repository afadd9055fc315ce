#pragma once
// Result page of the inverse uncertainty identification: densities of all experiments, measured against
// predicted, the search, Sobol indices, settings and provenance. One experiment is selected in all views at
// once.

#include "ui/methods/density_grid.h"
#include "ui/methods/experiment_table.h"
#include "ui/methods/tabbed_page.h"
#include "ui/plot/plot_panel.h"

#include <QCheckBox>
#include <QPointer>

#include <array>

class QStackedWidget;

namespace rigor {

class EmptyState;
class KeyValueView;

class InversePage : public TabbedPage {
    Q_OBJECT
  public:
    explicit InversePage(QWidget* parent = nullptr);
    void setResult(std::shared_ptr<const Result> result, const ResultContext& context) override;
    ResultHeadline headline() const override;

    /// Selects an experiment in the small multiples, the large plot, the table and the scatter plots.
    void selectExperiment(const QString& label);
    QString selectedExperiment() const { return selected_; }

    DensityGrid* grid() const { return grid_; }
    ExperimentTable* table() const { return table_; }
    Plot* densityPlot() const { return density_->plot(); }
    Plot* fitPlot(); ///< filled when its view is first shown
    Plot* residualPlot();

  protected:
    void viewShown(int index) override { fillView(index); }

  private:
    enum View { kDensities, kFit, kTrace, kSobol, kFacts };
    QWidget* makeView(int view);
    QWidget* makeDensities();
    QWidget* makeFit();
    QWidget* makeTrace();
    QWidget* makeSobol();
    /// Builds and fills a view the first time it is in front: the window is held for one view, not for five.
    void buildView(int index);
    void fillView(int index);
    QString whyEmpty(int view) const;
    void showEmpty(int view, const QString& why);
    void fillFit();
    void fillInspector();
    void addEstimate();
    void addFit();
    void addShown();
    void addProvenance();
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
    std::array<QStackedWidget*, 5> holders_{}; ///< content or why there is none
    std::array<QWidget*, 5> contents_{};
    std::array<EmptyState*, 5> reasons_{};
    DensityGrid* grid_;
    QPushButton* orderButton_;
    PlotPanel* density_;
    Panel* tablePanel_;
    ExperimentTable* table_;
    PlotPanel *fit_ = nullptr, *residuals_ = nullptr, *histogram_ = nullptr;
    PlotPanel* objective_ = nullptr;
    Panel* estimates_ = nullptr;
    PlotPanel* sobolMeans_ = nullptr;
    QWidget* sobolRow_ = nullptr;
    KeyValueView* facts_ = nullptr;
    QVector<QCheckBox*> shown_;
};

} // namespace rigor
