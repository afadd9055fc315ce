#pragma once
// Step 1: the measured data. Without any, the start page; else the import: recognised dialect, rows with the
// meaning of their columns, preview, problems.

#include "ui/steps/step_page.h"

class QStackedWidget;

namespace rigor {

class DataInspector;
class DataPreview;
class ImportRoom;
class SensorFileView;
class EmptyState;
class StartPage;

class DataPage : public StepPage {
    Q_OBJECT
  public:
    DataPage(Document& document, RunQueue& queue, QWidget* parent = nullptr);
    QWidget* inspector() override;
    ImportRoom& import() const { return *import_; }
    DataInspector& details() const { return *inspector_; }
    void nextProblem();
    void showLine(std::size_t line); ///< of the file shown, from 1
    /// The column that measures this output is chosen, and the keyboard goes to what is stated of its error.
    void editSensor(const std::string& output, bool bound);

  private:
    void refresh();
    std::vector<BarMessage> messages() const;
    void refreshFiles();
    QString factsOf(const DataState& state) const;
    QStackedWidget* stack_;
    StartPage* start_;
    ImportRoom* import_;
    SensorFileView* sensors_;
    EmptyState* reading_;
    bool roomShown_ = false; ///< the import room holds a file; a change of it is shown as it goes
    std::shared_ptr<const std::vector<ProblemFile>> shownFiles_;
    PageHead* head_;
    QPushButton *other_, *paste_;
    MessageArea* strips_;
    DataInspector* inspector_;
    DataRecipe shownRecipe_;
};

} // namespace rigor
