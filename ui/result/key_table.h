#pragma once
// A table whose rows stand for things that can be selected (experiments): sorted by a click on a head,
// filtered by text; the selected row is shared with the plots of the page.

#include "core/presentation/presentation.h"
#include "ui/widgets/table_view.h"

namespace rigor {

class PageState;

class KeyTable : public TableView {
    Q_OBJECT
  public:
    explicit KeyTable(view::Table table, QWidget* parent = nullptr);
    void setSelected(const QString& key);
    QString selected() const;
    void setFilter(const QString& text);
    void sortBy(int column, Qt::SortOrder order);
    int shownRows() const { return static_cast<int>(order_.size()); }
    QString keyAt(int row) const;

  Q_SIGNALS:
    void keyClicked(const QString& key);

  private:
    void rebuild();
    QString cellText(std::size_t column, std::size_t row) const;  ///< as the filter sees it
    double cellNumber(std::size_t column, std::size_t row) const; ///< of texts too; NaN = none
    std::vector<std::size_t> sortedRows() const;

    view::Table table_;
    NumberTable* model_;
    std::vector<std::size_t> order_; ///< rows of the table
    QString filter_;
    int sortColumn_;
    Qt::SortOrder sortOrder_ = Qt::DescendingOrder;
    bool quiet_ = false;
};

/// With its filter and its copy button.
QWidget* keyTablePanel(const view::Table& view, PageState& state);

} // namespace rigor
