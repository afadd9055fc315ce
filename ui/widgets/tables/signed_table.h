#pragma once
// A table whose cells may have a sign before their words: a state is seen before it is read.

#include "ui/widgets/look/icons.h"
#include "ui/widgets/tables/number_table.h"

namespace rigor {

struct CellSign {
    QString icon; ///< "" = none
    Ink ink = Ink::Muted;
    QString why = {}; ///< tooltip of the cell in the place of its words
};

class SignedTable : public NumberTable {
    Q_OBJECT
  public:
    using NumberTable::NumberTable;
    /// signs: of a column of texts, one per row.
    void setColumns(std::vector<TableColumn> columns, int signedColumn, std::vector<CellSign> signs);
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    int column_ = -1;
    std::vector<CellSign> signs_;
};

} // namespace rigor
