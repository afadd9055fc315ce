#pragma once
// Step 2: the model text with its findings, what it declares, and one experiment simulated with it.

#include "ui/steps/step_page.h"
#include "ui/widgets/tables/table_view.h"

class QMenu;
class QStackedWidget;

namespace rigor {

class CodeEditor;
class ForeignView;
class ModelInspector;
class RunsPanel;
class SimulatePanel;

class ModelPage : public StepPage {
    Q_OBJECT
  public:
    ModelPage(Document& document, RunQueue& queue, QWidget* parent = nullptr);
    QWidget* inspector() override;
    CodeEditor* editor() const { return editor_; }
    SimulatePanel* simulation() const { return simulation_; }
    ModelInspector* declarations() const { return inspector_; }
    ForeignView* foreign() const { return foreign_; }
    QPushButton* exportButton() const { return export_; }
    void nextProblem();
    /// All parameters at their present values, as a parameter set for the tool that the model came from.
    void exportParameters();
    void activate() override;

  private:
    QWidget* makeBody();
    void refresh();
    void refreshHead();
    void refreshProblems();
    void fillRigMenu(QMenu& menu);
    QStackedWidget* stack_;
    PageHead* head_;
    QPushButton* export_;
    QStackedWidget* source_; ///< the text, or the variables of what comes from elsewhere
    ForeignView* foreign_;
    Panel* panel_;
    CodeEditor* editor_;
    QPushButton* next_;
    NumberTable* problems_;
    TableView* problemView_;
    Panel* problemPanel_;
    SimulatePanel* simulation_;
    RunsPanel* runs_;
    ModelInspector* inspector_;
};

} // namespace rigor
