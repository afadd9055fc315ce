#include "ui/widgets/tables/signed_table.h"

namespace rigor {

void SignedTable::setColumns(std::vector<TableColumn> columns, int signedColumn,
                             std::vector<CellSign> signs) {
    column_ = signedColumn;
    signs_ = std::move(signs);
    NumberTable::setColumns(std::move(columns));
}

QVariant SignedTable::data(const QModelIndex& index, int role) const {
    const auto row = static_cast<std::size_t>(index.row());
    if (index.column() == column_ && row < signs_.size()) {
        const CellSign& sign = signs_[row];
        if (role == Qt::UserRole + 7) return sign.icon;
        if (role == Qt::UserRole + 8) return static_cast<int>(sign.ink);
        if (role == Qt::ToolTipRole && !sign.why.isEmpty()) return sign.why;
    }
    return NumberTable::data(index, role);
}

} // namespace rigor
