#pragma once
// Simulate now: one experiment with the present text and values, beside what was measured. Runs off the GUI
// thread; the curves of an older text, of other values or of other data are dimmed and say so.

#include "core/presentation/figure.h"
#include "core/study/run/experiment_run.h"
#include "ui/document/document.h"
#include "ui/widgets/panel.h"

#include <QDateTime>

class QComboBox;
class QPushButton;

namespace rigor {

class InspectorGroup;
class Plot;
class PlotLegend;
struct RowSimulation;

/// Variables of a model that share a unit and are drawn over one axis.
struct VariableGroup {
    QString unit;
    std::vector<std::string> names; ///< at most six, measured ones first
};
std::vector<VariableGroup> variableGroups(const Model& model, const Experiment* experiment);
/// The single value an experiment of rows measures: at the end of the run.
std::optional<double> valueAtEnd(const Model& model, const Trajectory& t, const std::string& name);
/// Simulated curves of a group with the measured samples, events and measured times as lines.
FigurePanel simulationPanel(const Model& model, const ExperimentRun& run, const Experiment* experiment,
                            const VariableGroup& group);

class SimulatePanel : public Panel {
    Q_OBJECT
  public:
    explicit SimulatePanel(Document& document, QWidget* parent = nullptr);
    void simulateNow();
    /// Model, data or values changed.
    void refresh();
    bool hasRun() const { return run_ != nullptr; }
    /// Model, values or data are no longer those of the curves shown.
    bool isOutOfDate() const { return stale_; }
    Plot* plot() const { return plot_; }
    QComboBox* experimentCombo() const { return experiment_; }
    QPushButton* button() const { return button_; }

  private:
    const Experiment* chosen() const;
    const Experiment* shownExperiment() const;
    void fillExperiments();
    void fillGroups();
    void draw();
    void showFacts();
    void setFact(const QString& name, const QString& value);
    Document& document_;
    QPushButton* button_;
    Plot* plot_;
    PlotLegend* legend_;
    QComboBox *experiment_, *group_;
    QVBoxLayout* facts_;
    std::shared_ptr<const Dataset> data_; ///< of the combo
    // What is shown.
    std::shared_ptr<const ExperimentRun> run_;
    std::shared_ptr<const RowSimulation> rows_; ///< of a formula, which has no curves; nullptr = it has
    ModelPtr runText_;                          ///< of the text
    ModelPtr runModel_; ///< the same with the starts that the study names as parameters
    std::shared_ptr<const Study> runStudy_;
    std::shared_ptr<const Dataset> runData_;
    int runExperiment_ = -1;
    QDateTime runTime_;
    double runSeconds_ = 0;
    std::vector<VariableGroup> groups_;
    int ticket_ = 0;
    bool stale_ = false;
    ModelPtr followed_; ///< the last text that was simulated by itself
};

} // namespace rigor
