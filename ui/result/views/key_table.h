#pragma once
// A table whose rows stand for things that can be selected (experiments, combinations of sensors); the
// selected row is shared with the plots of the page.

#include "core/presentation/presentation.h"
#include "ui/methods/ranking_table.h"

namespace rigor {

class PageState;

/// As they are shown.
std::vector<TableColumn> columnsOf(const view::Table& table);
/// Its cells that are findings, and why.
void eachMark(const view::Table& table, const std::function<void(int row, int column, QString why)>& mark);

class KeyTable : public RankingTable {
    Q_OBJECT
  public:
    explicit KeyTable(QWidget* parent = nullptr);
    void setView(const view::Table& view);
    void setSelected(const QString& key);
    QString selected() const { return keyOf(selectedSource()); }
    QString keyAt(int row) const { return keyOf(sourceOf(row)); }
    /// Keys that the study of now does not use: their boxes are empty.
    void setLeftOut(const QSet<QString>& keys);
    int usedColumn() const { return usedColumn_; } ///< -1 = none

  Q_SIGNALS:
    void keyClicked(const QString& key);
    void useAsked(const QString& key, bool used); ///< by a click on its box, or the space bar

  private:
    QString keyOf(int source) const { return source < 0 ? QString() : keys_.value(source); }
    QStringList keys_; ///< of the unsorted rows
    int usedColumn_ = -1;
    QSet<QString> leftOut_;
};

/// With its choices, its filter and its copy button.
QWidget* keyTablePanel(const view::ChosenTable& view, PageState& state);

} // namespace rigor
