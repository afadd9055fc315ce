#pragma once
// The tab "Next experiment" of Trust: which experiments would settle it (core/study/design), searched in the
// background by what the study's [design] allows; their table, the plan as a file for the rig, and that file
// back among the data in one undo step.

#include "core/presentation/figure.h"
#include "core/study/design/study_design.h"
#include "ui/document/document.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/panel.h"

#include <QStackedWidget>

#include <stop_token>

class QComboBox;

namespace rigor {

class DesignEditor;
class DifferenceMap;
class EmptyState;
class PlotPanel;
class TableView;

class NextExperiments : public QWidget {
    Q_OBJECT
  public:
    explicit NextExperiments(Document& document, QWidget* parent = nullptr);
    /// Of the step, filled while this tab is in front.
    void fillInspector(Inspector& inspector);
    void refresh(); ///< choices, after the study or the runs have changed
    void propose();
    void cancel();
    bool isBusy() const { return busy_; }
    /// Null before the first; that of another question than the one chosen is told to be so.
    const StudyDesign* design() const { return design_.get(); }
    bool exportPlan(const QString& file);
    void joinFile(const QString& file);
    void askExport(); ///< with a dialog
    void askJoin();
    TableView* table() const { return table_; }
    TableView* gains() const { return gains_; }
    QComboBox* goal() const { return goal_; }
    QComboBox* against() const { return against_; }
    QComboBox* from() const { return from_; }
    DifferenceMap* map() const { return map_; }
    PlotPanel* predicted() const { return predictedPanel_; }
    PlotPanel* gainPicture() const { return gainPicture_; }
    DesignEditor* editor() const { return editor_; }
    /// Whether an experiment is part of the plan; those proposed are at first. Shown at once; what it gains
    /// follows.
    void setTaken(std::size_t experiment, bool taken);
    bool isJudging() const {
        return pending_.has_value();
    }                         ///< experiments are not all shown as they were set
    std::string plan() const; ///< of those taken, as a file; "" = there is none

  Q_SIGNALS:
    void changed(); ///< what can be exported, or what goes on
    void actionAsked(const QString& action);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void showDesign();
    void showTable();
    void showMap();
    void showPlaces();
    void refillChoices();
    void showPredicted();
    void choose(int experiment);
    std::vector<SetExperiment> setNow() const; ///< as they are shown, or as they will be
    void moveTo(int experiment, double x, double y);
    void addAt(double x, double y);
    void setConditions(SetExperiment& one, double x, double y) const;
    void judge(std::vector<SetExperiment> set);
    FigurePanel predictedFigure() const;
    void showGains();
    void showGain(); ///< of the number chosen, as a picture
    void showStrip();
    void tell(BarMessage message); ///< what became of a file, until experiments are proposed again
    void showState();
    DesignOrder order() const;
    std::string predictionChosen() const; ///< "" = experiments are for something else
    std::optional<DesignRun> runOf(const QComboBox& choice) const;

    Document& document_;
    MessageArea* strips_;
    QStackedWidget* stack_;
    EmptyState* empty_;
    QPushButton *propose_, *cancel_;
    Text* progress_;
    Panel* panel_;
    Panel* gainPanel_;
    TableView *table_, *gains_;
    QComboBox *goal_, *against_, *from_;
    QWidget *againstRow_, *controls_;
    DesignEditor* editor_;
    Panel* mapPanel_;
    DifferenceMap* map_;
    PlotPanel *predictedPanel_, *gainPicture_;
    QComboBox *pair_, *output_, *gain_;
    std::vector<bool> taken_;
    int chosen_ = 0; ///< experiment
    std::shared_ptr<const StudyDesign> design_;
    std::optional<std::vector<SetExperiment>> pending_; ///< being judged
    bool own_ = false;                                  ///< some are not as they were proposed
    std::string designed_;                              ///< the study that it is of
    std::optional<BarMessage> told_;
    std::stop_source stop_;
    bool busy_ = false;
    int ticket_ = 0;
};

} // namespace rigor
