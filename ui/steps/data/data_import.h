#pragma once
// The import room: dialect, rows with the meaning of each column in their head, preview, problems with their
// lines.

#include "ui/document/document.h"
#include "ui/widgets/tables/table_view.h"

#include <QWidget>

namespace rigor {

class ClockPanel;
class DataHead;
class DataPreview;
class DataTable;
class DialectPanel;
class FilesPanel;
class Panel;
class RowsView;

class ImportRoom : public QWidget {
    Q_OBJECT
  public:
    explicit ImportRoom(Document& document, QWidget* parent = nullptr);
    void refresh();
    /// What the columns can mean changed (the model, the layout).
    void refreshChoices();
    void nextProblem();
    int problemCount() const { return problemCount_; } ///< without notes
    QString problemText() const;
    void selectLine(std::size_t line);
    /// In the preview, and for whoever follows columnChosen().
    void chooseColumn(const QString& name);

    DialectPanel* dialect() const { return dialect_; }
    DataPreview* preview() const { return preview_; }
    DataHead* head() const { return head_; }
    DataTable* table() const { return table_; }
    FilesPanel* files() const { return files_; }
    ClockPanel* clock() const { return clock_; }
    RowsView* rows() const { return view_; }
    NumberTable* problems() const { return problems_; }

  Q_SIGNALS:
    void columnChosen(const QString& name);
    void unitAsked(); ///< of the column chosen
    void errorAsked(bool bound);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void makeRows();
    void makeProblems();
    bool hasColumn(const QString& name) const;
    void fitColumns();
    void shareWidth();
    void refreshProblems();
    void refreshHeld();
    void chooseMeaning(int section, MappedColumn::Role role, const std::string& target);
    Document& document_;
    DialectPanel* dialect_;
    Panel *rowsPanel_, *problemPanel_;
    DataTable* table_;
    DataHead* head_;
    RowsView* view_;
    DataPreview* preview_;
    NumberTable* problems_;
    int problemCount_ = 0; ///< of them, without notes
    TableView* problemView_;
    std::vector<int> widths_, narrowest_; ///< of the columns with and without what they mean
    QString chosen_;                      ///< column
    std::shared_ptr<const CsvData> shown_;
    std::shared_ptr<const Dataset> shownData_;
    struct HeldOf {
        std::shared_ptr<const Dataset> data;
        HeldBack validation;
        std::size_t file = 0;
        bool operator==(const HeldOf&) const = default;
    };
    HeldOf heldOf_; ///< what the rows are marked for
    FilesPanel* files_;
    ClockPanel* clock_;
};

} // namespace rigor
