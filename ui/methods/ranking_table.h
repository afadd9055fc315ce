#pragma once
// A ranking: rows of texts and numbers, best first, sorted anew by a click on a head (texts that are numbers
// by their numbers), filtered by a text. Columns may be drawn as a dot on a logarithmic track beside their
// number, with a tick at 1. The row selected is told by its place in the unsorted rows.

#include "ui/widgets/tables/table_view.h"

namespace rigor {

class RankingTable : public TableView {
    Q_OBJECT
  public:
    explicit RankingTable(QWidget* parent = nullptr);
    /// bars: columns drawn with a track; their numbers are ratios to 1, smaller is better.
    void setRows(std::vector<TableColumn> columns, const std::vector<int>& bars = {});
    /// Marks a row (of the unsorted ones) as a finding.
    void setFinding(int row, int column, const QString& why);
    void setFilter(const QString& text);
    void sortBy(int column, Qt::SortOrder order);                    ///< column -1: as they are
    void setFirstOrder(Qt::SortOrder order) { firstOrder_ = order; } ///< of a click on another head
    void selectSource(int row);                                      ///< of the unsorted rows
    int selectedSource() const;                                      ///< -1 = none
    int sourceOf(int row) const;                                     ///< row as shown -> unsorted
    int allRows() const;                                             ///< also those that the filter hides
    int shownRows() const { return static_cast<int>(order_.size()); }

  Q_SIGNALS:
    void rowChosen(int source);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    /// Of the unsorted rows.
    void setTexts(int column, std::vector<QString> texts);

  private:
    void rebuild();
    void widenBars();
    std::vector<std::size_t> matchingRows() const;
    void sort(std::vector<std::size_t>& rows) const;
    struct Finding {
        int row, column;
        QString why;
    };
    void mark(const Finding& finding);
    std::vector<TableColumn> columns_;
    std::vector<int> bars_;
    std::vector<Finding> findings_;
    std::vector<std::size_t> order_;
    NumberTable* model_;
    QString filter_;
    int sortColumn_ = -1;
    Qt::SortOrder sortOrder_ = Qt::AscendingOrder, firstOrder_ = Qt::AscendingOrder;
    bool quiet_ = false;
};

} // namespace rigor
