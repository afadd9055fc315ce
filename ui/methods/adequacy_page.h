#pragma once
// Result page of model adequacy: the models in the splits with their confidence regions and the verdict in
// words, estimates and covariance, sets of sensors, models over the data, check of the data, coverage and
// profiles, next experiment. One split, one model and one way of drawing regions hold in all views.

#include "core/study/report/adequacy_figures.h"
#include "core/study/report/adequacy_regions.h"
#include "core/study/report/sensor_set_rows.h"
#include "ui/methods/ranking_table.h"
#include "ui/methods/split_matrix.h"
#include "ui/methods/tabbed_page.h"
#include "ui/plot/plot_panel.h"

#include <functional>

class QCheckBox;
class QComboBox;

namespace rigor {

class EllipsoidView;

class AdequacyPage : public TabbedPage {
    Q_OBJECT
  public:
    explicit AdequacyPage(QWidget* parent = nullptr);
    void setResult(std::shared_ptr<const Result> result, const ResultContext& context) override;
    ResultHeadline headline() const override;

    const RegionDrawing& drawing() const { return drawing_; }
    void setDrawing(const RegionDrawing& drawing);
    SplitMatrix* matrix() const { return matrix_; }
    RankingTable* sensorTable() const { return sensors_; }
    Plot* splitPlot() const { return splitPanel_ ? splitPanel_->plot() : nullptr; }
    Plot* sensorPlot() const { return sensorPanel_ ? sensorPanel_->plot() : nullptr; }
    Plot* trajectoryPlot() const { return trajectory_ ? trajectory_->plot() : nullptr; }
    QComboBox* outputChoice() const { return output_; }
    QPushButton* splitButton() const { return split_; }
    QPushButton* profileButton() const { return profile_; }
    QComboBox* modelChoice() const { return models_; } ///< of the estimates; null = there is one model
    RankingTable* intervals() const { return intervals_; }

  protected:
    void viewShown(int index) override;

  private:
    void addLazy(const QString& name, std::function<QWidget*()> make);
    QWidget* makeAdequacy();
    QWidget* makeVerdict();
    QWidget* makeEstimates();
    QWidget* makeIntervals();
    void fillIntervals();
    /// Which model the estimates shown are of; "" = the run's own estimate.
    std::string estimateModel() const;
    /// The model of the estimates if it is rejected.
    QString rejectedModel() const;
    QWidget* makePicture();
    QWidget* makeSensors();
    QWidget* makeSensorPanel();
    QWidget* makeTrajectories();
    QWidget* makeDataCheck();
    QWidget* makeCoverage();
    QWidget* makeNext();
    void fillInspector();
    void addRegionControls(InspectorGroup& group);
    void fillSelected();
    void fillSplitSelected();
    void drawRegions();
    void drawSolid();
    void drawTrajectory(int output);
    void chooseSplit(const QString& experiment);
    /// Sets of sensors beside the chosen one in the plot.
    void chooseSensorSet(int row);

    std::shared_ptr<const Result> result_;
    std::unique_ptr<AdequacyFigures> figures_;
    std::vector<SensorSetRow> rows_;
    ResultContext context_;
    RegionDrawing drawing_;
    std::vector<std::function<QWidget*()>> makers_; ///< per view; empty = made
    int sensorRow_ = -1;

    SplitMatrix* matrix_ = nullptr;
    PlotPanel *splitPanel_ = nullptr, *sensorPanel_ = nullptr, *trajectory_ = nullptr, *residuals_ = nullptr;
    std::vector<std::pair<RegionDrawing, PlotPanel*>> pairPanels_;
    RankingTable* sensors_ = nullptr;
    EllipsoidView* solid_ = nullptr; ///< of three unknowns
    QComboBox* output_ = nullptr;
    QComboBox* models_ = nullptr;
    RankingTable* intervals_ = nullptr;
    Panel* intervalsPanel_ = nullptr;
    QPushButton* split_ = nullptr;   ///< by hand, at the point selected
    QPushButton* profile_ = nullptr; ///< runs again with profile likelihood
    QString splitAt_;                ///< experiment
    InspectorGroup* selected_ = nullptr;
    QCheckBox *calibration_ = nullptr, *validation_ = nullptr, *refits_ = nullptr;
};

} // namespace rigor
