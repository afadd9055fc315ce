#pragma once
// Step 6: the report of a run: which sections in which order, its pages as the PDF has them, export as PDF
// and HTML.

#include "core/study/report/report.h"
#include "ui/steps/step_page.h"

#include <array>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;
class QStackedWidget;

namespace rigor {

class ReportPreview;
class SectionList;
class SectionRow;

class ReportPage : public StepPage {
    Q_OBJECT
  public:
    enum Section {
        kTitle,
        kEstimate,
        kDensities,
        kPredictions,
        kTrace,
        kSobol,
        kExperiments,
        kWarnings,
        kModel,
        kProvenance,
        kStudy,
        kSections
    };
    ReportPage(Document& document, RunQueue& queue, QWidget* parent = nullptr);
    QWidget* inspector() override { return inspector_; }
    void activate() override { refresh(); }
    void showRun(int number);
    /// By the ending: .pdf or .html; off the GUI thread. Beside it, if ticked, the tables in full digits.
    void exportTo(const QString& file);
    SectionRow* section(Section section) const { return rows_[section]; }
    SectionList* sections() const { return list_; }
    ReportPreview* preview() const { return preview_; }

    /// What is written of a run, with what is ticked and typed here.
    ReportSettings settings(const RunRecord& record) const;

  private:
    QWidget* makeSections();
    QWidget* makePreview();
    void makeInspector();
    void refresh();
    void refreshNotes(const RunRecord& record);
    void refreshChecks(const RunRecord& record);
    bool dataChangedSince(const RunRecord& record) const;
    bool readOtherwiseSince(const RunRecord& record) const;
    void askExport(bool pdf);
    void copyText();
    ReportLogo logo() const; ///< why there is none is said beside its field
    const RunRecord* shownRun() const;
    QStackedWidget* stack_;
    PageHead* head_;
    MessageArea* strips_;
    void offerSections();
    std::array<SectionRow*, kSections> rows_{};
    std::vector<SectionRow*> own_;                    ///< sections that only the method of the run shown has
    std::vector<std::array<std::string, 3>> offered_; ///< key, title, note of what the rows stand for
    SectionList* list_;
    Panel* previewPanel_;
    ReportPreview* preview_;
    Inspector* inspector_;
    InspectorGroup* checks_;
    QPushButton *pdf_, *html_, *copy_;
    QLineEdit *title_, *author_, *logo_, *remarks_;
    Text* logoWhy_;
    QCheckBox *tables_, *htmlToo_;
    int run_ = 0;
};

} // namespace rigor
