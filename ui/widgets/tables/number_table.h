#pragma once
// What a table of numbers and texts holds, and how its numbers are written.

#include <QAbstractTableModel>
#include <QHash>

#include <functional>
#include <vector>

namespace rigor {

struct TableColumn {
    QString name, unit;
    bool text = false;
    bool muted = false;
    bool strong = false;
    bool editable = false;
    bool choice = false; ///< of texts: a click on a cell asks for another (TableView::choiceAsked)
    bool link = false;   ///< of texts: a click on a cell does what it says (TableView::linkAsked)
    bool tick = false;   ///< of texts: a box, ticked where there is one; a click on it is a link's
    int decimals =
        -1; ///< -1 = from the numbers; -2 = the shortest exact text, -3 = exact with one count for the column
    std::vector<double> numbers; ///< NaN = missing
    /// What stands in the cells of numbers with digits of their own, one per number; copies, tooltips and
    /// files have the numbers. Empty, the list or a text = by `decimals`.
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
    /// A tabular as a paper prints it, without packages: the digits of the window, heads "name [unit]".
    QString latexTable() const;
    QString refusal() const { return refusal_; }

  Q_SIGNALS:
    void refused(const QString& sentence);

  private:
    std::vector<TableColumn> columns_;
    std::vector<int> decimals_;
    QHash<QPair<int, int>, QString> marks_;
    QString refusal_;
};

} // namespace rigor
