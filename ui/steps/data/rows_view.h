#pragma once
// The rows of a file: a right click leaves out the rows selected, or brings back what was left out.

#include "core/engine/data/recipe.h"
#include "ui/widgets/tables/table_view.h"

namespace rigor {

class DataTable;
class Document;

class RowsView : public TableView {
    Q_OBJECT
  public:
    explicit RowsView(Document& document);
    void setRows(DataTable* rows);
    /// Of a file whose rows are experiments these; of a record over time what is measured in them.
    void leaveOut();
    void bringBack();
    /// Experiments of the rows selected judge the answer; those that do are searched with again.
    void holdBackForValidation();
    void searchWithAgain();

  protected:
    void fillMenu(QMenu& menu) override;

  private:
    /// The experiments of the rows selected that are in use, and the measured cells of those rows.
    std::vector<std::string> labels() const;
    std::vector<MarkedCell> cells() const;
    Document& document_;
    DataTable* rows_ = nullptr;
};

} // namespace rigor
