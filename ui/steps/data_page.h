#pragma once
// Step 1: the measured data as read. Recognised dialect, every guess changeable; the rows; a plot of a
// column; the problems with their lines; what the model expects and where it was found.

#include "ui/kit/table_view.h"
#include "ui/steps/step_page.h"

class QComboBox;
class QStackedWidget;

namespace rigor {

class Plot;
class PlotPanel;
class StartPage;

/// The rows of a table without copying them: a window onto millions of rows costs nothing.
class DataTable : public QAbstractTableModel {
    Q_OBJECT
  public:
    using QAbstractTableModel::QAbstractTableModel;
    void setData(std::shared_ptr<const CsvData> csv, std::shared_ptr<const Dataset> data,
                 const DataRecipe& recipe);
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    int rowOfLine(std::size_t line) const; ///< -1 = none

  private:
    std::shared_ptr<const CsvData> csv_;
    std::vector<int> decimals_;
    std::vector<QString> roles_;
    QSet<qulonglong> marked_; ///< lines with a problem
};

class DataPage : public StepPage {
    Q_OBJECT
  public:
    DataPage(Document& document, RunQueue& queue, QWidget* parent = nullptr);
    QWidget* inspector() override { return inspector_; }
    TableView* rows() const { return view_; }
    void nextProblem();

  private:
    void refresh();
    void refreshDialect();
    void refreshPlot();
    void refreshProblems();
    void refreshInspector();
    QWidget* dialectBox(const QString& caption, QComboBox* combo);
    QStackedWidget* stack_;
    StartPage* start_;
    PageHead* head_;
    QPushButton* other_;
    StripArea* strips_;
    DataTable* table_;
    TableView* view_;
    Panel* rowsPanel_;
    QComboBox *delimiter_, *decimal_, *encoding_, *headerLine_, *column_;
    Text* units_;
    Text* comment_;
    PlotPanel* plotPanel_;
    Plot* plot_;
    NumberTable* problems_;
    TableView* problemView_;
    Panel* problemPanel_;
    Inspector* inspector_;
    std::shared_ptr<const CsvData> shown_;
};

} // namespace rigor
