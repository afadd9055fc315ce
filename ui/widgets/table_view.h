#pragma once
// A table of numbers and texts for people: numbers right-aligned with one count of decimals per column, the
// unit in a second head line, rows of 24. Copy gives heads, units and full digits, tab separated.

#include <QAbstractTableModel>
#include <QHeaderView>
#include <QTableView>

#include <functional>

class QMenu;

namespace rigor {

struct TableColumn {
    QString name, unit;
    bool text = false;
    bool muted = false;
    bool strong = false;
    bool editable = false;
    int decimals =
        -1; ///< -1 = from the numbers; -2 = the shortest exact text, -3 = exact with one count for the column
    std::vector<double> numbers; ///< NaN = missing
    /// What stands in the cells of numbers with digits of their own, one per number; copies, tooltips and
    /// files have the numbers. Empty = by `decimals`.
    std::vector<QString> shown;
    std::vector<QString> texts;
    QString sign = {}; ///< in the head, beside its words: the order of sorting
};

class NumberTable : public QAbstractTableModel {
    Q_OBJECT
  public:
    using QAbstractTableModel::QAbstractTableModel;
    void setColumns(std::vector<TableColumn> columns);
    const std::vector<TableColumn>& columns() const { return columns_; }
    /// Called when a cell was edited; returns the sentence why the value is refused, empty = taken.
    std::function<QString(int row, int column, const QString& typed)> onEdit;
    /// A cell marked as a finding: icon and warning fill; the text is its tooltip.
    void setMark(int row, int column, const QString& why);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QString copyText() const; ///< heads, units and full digits, tab separated
    /// As a file: heads "name [unit]", comma separated, point as decimal sign, full digits.
    QByteArray csvText() const;
    QString refusal() const { return refusal_; }

  Q_SIGNALS:
    void refused(const QString& sentence);

  private:
    std::vector<TableColumn> columns_;
    std::vector<int> decimals_;
    QHash<QPair<int, int>, QString> marks_;
    QString refusal_;
};

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

  protected:
    /// What a right click offers.
    virtual void fillMenu(QMenu& menu);
    /// How far the widest text of the last column is from having room; 0 = it has.
    int lackOfLast() const;
    /// Width at which no word of the head is cut, after fitColumns.
    int leastHead(int column) const;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void shareWidth();
    void fitHead();
    NumberTable* table_ = nullptr;
    std::vector<int> naturalWidths_, cellWidths_; ///< with and without the head
    std::vector<int> wordWidths_;                 ///< with the longest word of the head
    int inset_ = 9;
    QString nothing_;
    bool stretchLast_ = true, byHand_ = false, sharing_ = false, wordsWhole_ = false;
};

} // namespace rigor
