#pragma once
// Result page of point fits (homotopy, least squares): the estimates as a table, measured and fitted with
// residuals, path, waterfall, basins of attraction, tables, settings and provenance.

#include "core/study/report/fit_figures.h"
#include "ui/methods/tabbed_page.h"
#include "ui/plot/plot_panel.h"

class QComboBox;

namespace rigor {

class FitPage : public TabbedPage {
    Q_OBJECT
  public:
    using TabbedPage::TabbedPage;
    void setResult(std::shared_ptr<const Result> result, const ResultContext& context) override;
    ResultHeadline headline() const override;

    Plot* fitPlot() const { return fit_ ? fit_->plot() : nullptr; }
    Plot* objectivePlot() const { return objective_ ? objective_->plot() : nullptr; }
    QComboBox* trajectoryChoice() const { return choice_; }
    QComboBox* residualChoice() const { return residualChoice_; }

  private:
    QWidget* makeAnswer(const ResultContext& context);
    QWidget* makePath();
    QWidget* makeIdentifiability();
    QWidget* makeTrajectories();
    QWidget* makeResiduals();
    QComboBox* trajectoryBox() const;
    void showTrajectory(int index);
    void fillInspector(const ResultContext& context);

    std::shared_ptr<const Result> result_;
    std::unique_ptr<FitFigures> figures_;
    PlotPanel *objective_ = nullptr, *fit_ = nullptr, *residuals_ = nullptr;
    QComboBox *choice_ = nullptr, *residualChoice_ = nullptr;
};

} // namespace rigor
