#pragma once
// Step 6: the report of a run: its pages as the PDF has them, which sections, export as PDF and HTML.

#include "core/study/report/report.h"
#include "ui/steps/step_page.h"

class QCheckBox;
class QLineEdit;
class QStackedWidget;

namespace rigor {

class ReportPreview;

class ReportPage : public StepPage {
    Q_OBJECT
  public:
    ReportPage(Document& document, RunQueue& queue, QWidget* parent = nullptr);
    QWidget* inspector() override { return inspector_; }
    void activate() override { refresh(); }
    void showRun(int number);
    void exportTo(const QString& file); ///< by the ending: .pdf or .html; off the GUI thread

  private:
    void refresh();
    void askExport(bool pdf);
    ReportSettings settings(const RunRecord& record) const;
    const RunRecord* shownRun() const;
    QStackedWidget* stack_;
    PageHead* head_;
    StripArea* strips_;
    ReportPreview* preview_;
    Inspector* inspector_;
    QPushButton *pdf_, *html_;
    QLineEdit *title_, *author_;
    QCheckBox *trace_, *sobol_, *all_, *model_, *study_;
    int run_ = 0;
};

} // namespace rigor
