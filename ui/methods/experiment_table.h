#pragma once
// The experiments of a result as a table with two-line heads; sorted by a click on a head, filtered by text;
// the selected row is shared with the plots.

#include "core/study/report/inverse_figures.h"
#include "ui/widgets/table_view.h"

#include <memory>

namespace rigor {

class ExperimentTable : public TableView {
    Q_OBJECT
  public:
    explicit ExperimentTable(QWidget* parent = nullptr);
    /// Neither may be null.
    void setResult(std::shared_ptr<const Result> result, std::shared_ptr<const InverseFigures> figures);
    void setSelected(const QString& label);
    QString selected() const;
    void setFilter(const QString& text);
    /// By the name of a column of the result's table; again on the same: the other way round.
    void sortBy(const QString& column, Qt::SortOrder order);
    int shownRows() const { return static_cast<int>(order_.size()); }
    QString labelAt(int row) const;

  Q_SIGNALS:
    void experimentClicked(const QString& label);

  private:
    void rebuild();
    struct Source {
        std::string name; ///< in the result's table
        QString title;
        DisplayUnit unit;
        int decimals = -1;
    };
    std::vector<Source> sources_;
    std::shared_ptr<const Result> result_;
    std::shared_ptr<const InverseFigures> figures_;
    NumberTable* model_;
    std::vector<std::size_t> order_;
    QString filter_, sortColumn_;
    Qt::SortOrder sortOrder_ = Qt::DescendingOrder;
    bool quiet_ = false;
};

} // namespace rigor
