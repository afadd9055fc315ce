#pragma once
// Step 3: which parameters are unknown, with their distributions, boxes and search ranges; beside it the
// picture.

#include "ui/kit/table_view.h"
#include "ui/steps/step_page.h"

class QMenu;
class QStackedWidget;

namespace rigor {

class FieldForm;
class InputDensityView;

class UnknownsPage : public StepPage {
    Q_OBJECT
  public:
    UnknownsPage(Document& document, RunQueue& queue, QWidget* parent = nullptr);
    QWidget* inspector() override { return inspector_; }
    NumberTable* table() const { return table_; }
    TableView* view() const { return view_; }

  private:
    void refresh();
    void refreshInspector();
    void fillInspector();
    void fillMenu(QMenu* menu);
    void addUnknown(const QString& name);
    QString edit(int row, int column, const QString& typed);
    QStackedWidget* stack_;
    PageHead* head_;
    StripArea* strips_;
    NumberTable* table_;
    TableView* view_;
    Panel* panel_;
    InputDensityView* picture_;
    Inspector* inspector_;
    int selected_ = 0;
    bool filling_ = false;
};

} // namespace rigor
