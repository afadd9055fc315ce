#pragma once
// Step 5: runs side by side: estimates with their standard errors, the objective, the settings that differ.

#include "ui/kit/table_view.h"
#include "ui/steps/step_page.h"

class QStackedWidget;

namespace rigor {

class EmptyState;

class ComparePage : public StepPage {
    Q_OBJECT
  public:
    ComparePage(Document& document, RunQueue& queue, QWidget* parent = nullptr);
    QWidget* inspector() override { return inspector_; }

  private:
    void refresh();
    QStackedWidget* stack_;
    EmptyState* empty_;
    PageHead* head_;
    NumberTable *estimates_, *measures_;
    TableView *estimateView_, *measureView_;
    Inspector* inspector_;
};

} // namespace rigor
