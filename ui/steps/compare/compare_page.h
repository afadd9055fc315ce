#pragma once
// Step 5: runs side by side, of one method or of several: estimates with their intervals, predicted against
// measured, measures that mean the same for all, the objectives and the settings that differ. What there is
// to compare comes from the results. The reference is the first row everywhere. A run and that run at the
// values it found on other data are one row: calibration and validation.

#include "core/study/report/compare.h"
#include "ui/methods/estimate_chart.h"
#include "ui/methods/measure_chart.h"
#include "ui/plot/plot_panel.h"
#include "ui/steps/step_page.h"

#include <QSet>
#include <QStackedWidget>

#include <functional>
#include <map>

class QComboBox;
class QMenu;

namespace rigor {

class EmptyState;
struct Trust;

/// Whether a run has estimates to stand among others.
bool comparable(const RunRecord& run);

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
    QString tableText();
    EstimateChart* chart() const { return chart_; }
    MeasureChart* measures() const { return measures_; }
    Plot* predictions() const { return predictions_; }
    Plot* residuals() const { return residuals_; }
    bool hasFits() const { return fits_ && fits_->currentIndex() == 0; } ///< some run predicts something
    QComboBox* trajectories() const { return trajectories_; } ///< which output and experiment the plots show

  private:
    struct Row {
        const RunRecord* run;
        SeriesRole role;
        bool validation;                      ///< at values found by a run that is not compared
        const RunRecord* validated = nullptr; ///< this run at its values on other data
    };
    /// What is taken from the tables of a result; once, large ones in the background.
    struct Look {
        std::shared_ptr<const Result> result;
        std::shared_ptr<const std::vector<PredictedOutput>> predictions;
        RunMeasures measures;
        bool read = false;
    };
    struct Measure {
        QString title, note; ///< note: with %1 for the unit where it has a prefix
        std::string unit;
        int decimals;
        std::function<double(const RunMeasures&)> of;
    };
    const Look& lookAt(const RunRecord& run);
    std::vector<Measure> measuresShown(const std::vector<Row>& rows);
    std::vector<Row> rows() const;
    QWidget* makeContent();
    void refresh();
    QString intervalNote(const std::vector<Row>& rows) const;
    void showPlots(const std::vector<Row>& rows);
    void fillTrajectories();
    void showTrajectory();
    void showMeasures(const std::vector<Row>& rows);
    const Trust* trustOf(const std::vector<Row>& rows); ///< null: not yet, or nothing to compare
    /// Unknowns in which the run does not agree with the reference.
    std::vector<std::string> apartFrom(const std::vector<Row>& rows, const RunRecord& run);
    void showFinding(const std::vector<Row>& rows);
    void addValidation(std::vector<BarMessage>& messages, const RunRecord& run);
    void fillInspector(const std::vector<Row>& rows);
    void addObjectives(const std::vector<Row>& rows);
    void addChoice(const std::vector<Row>& rows);
    void addSettings(const std::vector<Row>& rows);
    std::vector<const RunRecord*> leftOut() const; ///< ended, but with nothing to compare; newest first
    QStringList leftOutTexts() const;              ///< "Run 2: EMPTY: no values explain its data."
    void showLeftOut();
    void fillAddMenu();
    QStackedWidget* stack_;
    EmptyState* empty_;
    PageHead* head_;
    MessageArea* strips_;
    EstimateChart* chart_ = nullptr;
    MeasureChart* measures_ = nullptr;
    Plot *predictions_ = nullptr, *residuals_ = nullptr;
    PlotPanel* fitPanel_ = nullptr;
    QStackedWidget* fits_ = nullptr; ///< the plots, or why there is nothing to plot
    EmptyState* withoutFit_ = nullptr;
    QComboBox* trajectories_ = nullptr;
    Text* plotNote_ = nullptr;
    Panel *measuresPanel_ = nullptr, *estimatesPanel_ = nullptr;
    std::vector<ComparedRun> shown_;
    std::map<int, Look> looks_; ///< by number of the run
    Inspector* inspector_;
    QMenu* addMenu_;
    QPushButton *add_, *copy_;
    QSet<int> unticked_;
    bool equalSettings_ = false; ///< shown too
    int reference_ = 0;          ///< 0 = the newest
};

} // namespace rigor
