#pragma once
// A table of numbers and texts for people: numbers right-aligned with one count of decimals per column, the
// unit in a second head line, rows of 24. Copy gives heads, units and full digits, tab separated.

#include "ui/widgets/tables/number_table.h"

#include <QHeaderView>
#include <QTableView>

class QMenu;

namespace rigor {

class TableView : public QTableView {
    Q_OBJECT
  public:
    explicit TableView(QWidget* parent = nullptr);
    void setTable(NumberTable* table);
    NumberTable* table() const { return table_; }
    /// Widths from heads and rows, now and whenever the view is resized, until a width is dragged. Gaps
    /// shrink from 26 to 14 px before anything is cut; then heads that are longer than their cells take
    /// several lines, and only then are they elided (whole in the tooltip). What is left goes to a last
    /// column of text (if `stretchLast`), or into all gaps.
    void fitColumns(bool stretchLast = true);
    void copyTable() const;
    void copyCsv() const;
    void copyLatex() const;
    /// Throws Error if the file cannot be written.
    void exportTo(const QString& file) const;
    /// The words of the last column are shown whole, in as many lines as they take.
    void setWordsWhole(bool whole);
    void fitRows(); ///< after the words have changed
    /// px in which no cell is elided, after fitColumns.
    int widthOfCells() const;
    /// Its head and six rows, or all if there are fewer.
    QSize minimumSizeHint() const override;
    /// Stands in the middle of a table without rows.
    void setNothing(const QString& sentence);
    int cellInset() const { return inset_; } ///< px left and right of a cell's text
    /// Asks for the row's choice (TableColumn::choice), as a click on its cell does; nothing if there is
    /// none.
    void askChoice(int row);

  Q_SIGNALS:
    /// at: where its menu belongs, of the screen.
    void choiceAsked(int row, const QPoint& at);
    /// A link was clicked, or Enter pressed on it; at: below it, of the screen.
    void linkAsked(int row, int column, const QPoint& at);

  protected:
    /// What a right click offers.
    virtual void fillMenu(QMenu& menu);
    /// How far the widest text of the last column is from having room; 0 = it has.
    int lackOfLast() const;
    /// Width at which no word of the head is cut, after fitColumns.
    int leastHead(int column) const;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void shareWidth();
    void copyRows(const QString& text) const;
    void fitHead();
    int choiceColumn() const; ///< -1 = none
    bool askLink(const QModelIndex& cell);
    NumberTable* table_ = nullptr;
    std::vector<int> naturalWidths_, cellWidths_; ///< with and without the head
    std::vector<int> wordWidths_;                 ///< with the longest word of the head
    int inset_ = 9;
    QString nothing_;
    bool stretchLast_ = true, byHand_ = false, sharing_ = false, wordsWhole_ = false;
};

} // namespace rigor
