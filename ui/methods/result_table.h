#pragma once
// A table of a result in a panel, as every page shows it.

#include "core/methods/result.h"

class QWidget;

namespace rigor {

QWidget* resultTablePanel(const ResultTable& table);

} // namespace rigor
