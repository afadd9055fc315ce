#pragma once
// A table of a result in a panel, as every page shows it.

#include "core/methods/result/result.h"

#include <QString>

class QWidget;

namespace rigor {

/// title: in place of the table's name. decimals: of the columns of bounds; -1 = from the numbers.
QWidget* resultTablePanel(const ResultTable& table, const QString& title = {}, int decimals = -1);

} // namespace rigor
