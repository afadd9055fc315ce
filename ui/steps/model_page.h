#pragma once
// Step 2: the model text with its findings, and what it declares.

#include "ui/kit/table_view.h"
#include "ui/steps/step_page.h"

class QStackedWidget;

namespace rigor {

class CodeEditor;

class ModelPage : public StepPage {
    Q_OBJECT
  public:
    ModelPage(Document& document, RunQueue& queue, QWidget* parent = nullptr);
    QWidget* inspector() override { return inspector_; }
    CodeEditor* editor() const { return editor_; }
    void nextProblem();

  private:
    void refresh();
    void refreshInspector();
    QStackedWidget* stack_;
    PageHead* head_;
    Panel* panel_;
    CodeEditor* editor_;
    NumberTable* problems_;
    TableView* problemView_;
    Inspector* inspector_;
    ModelPtr shown_;
};

} // namespace rigor
