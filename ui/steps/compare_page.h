#pragma once
// Step 5: runs side by side: estimates with their intervals, predicted against measured, measures that mean
// the same for all, the objective and the settings that differ. The reference is the first row everywhere. A
// run and that run at the values it found on other data are one row: calibration and validation.

#include "ui/methods/estimate_chart.h"
#include "ui/methods/measure_chart.h"
#include "ui/plot/plot_panel.h"
#include "ui/steps/step_page.h"

#include <QSet>

class QMenu;
class QStackedWidget;

namespace rigor {

class EmptyState;

class ComparePage : public StepPage {
    Q_OBJECT
  public:
    ComparePage(Document& document, RunQueue& queue, QWidget* parent = nullptr);
    QWidget* inspector() override { return inspector_; }
    void activate() override { refresh(); }
    /// Numbers of the runs compared, the reference first.
    std::vector<int> compared() const;
    void setReference(int number);
    void setTicked(int number, bool ticked);
    /// Heads, units and full digits, tab separated: estimates and measures of the runs compared.
    QString tableText() const;
    EstimateChart* chart() const { return chart_; }
    MeasureChart* measures() const { return measures_; }
    Plot* predictions() const { return predictions_; }

  private:
    struct Row {
        const RunRecord* run;
        SeriesRole role;
        bool validation;                      ///< at values found by a run that is not compared
        const RunRecord* validated = nullptr; ///< this run at its values on other data
    };
    std::vector<Row> rows() const;
    QWidget* makeContent();
    void refresh();
    void showPlots(const std::vector<Row>& rows);
    void showMeasures(const std::vector<Row>& rows);
    void showFinding(const std::vector<Row>& rows);
    void fillInspector(const std::vector<Row>& rows);
    void addChoice(const std::vector<Row>& rows);
    void addSettings(const std::vector<Row>& rows);
    void fillAddMenu();
    QStackedWidget* stack_;
    EmptyState* empty_;
    PageHead* head_;
    StripArea* strips_;
    EstimateChart* chart_ = nullptr;
    MeasureChart* measures_ = nullptr;
    Plot *predictions_ = nullptr, *residuals_ = nullptr;
    PlotPanel* fitPanel_ = nullptr;
    Panel* measuresPanel_ = nullptr;
    Inspector* inspector_;
    QMenu* addMenu_;
    QPushButton *add_, *copy_;
    QSet<int> unticked_;
    bool equalSettings_ = false; ///< shown too
    int reference_ = 0;          ///< 0 = the newest
};

} // namespace rigor
