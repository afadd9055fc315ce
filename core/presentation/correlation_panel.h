#pragma once
// Correlations as cells: coloured by sign and strength, with their number.

#include "core/presentation/figure.h"

namespace rigor {

/// columns[k][row]: correlation of names[k] with names[row]; NaN = not determined, its cell stays empty.
FigurePanel correlationPanel(const std::vector<std::string>& names,
                             const std::vector<std::vector<double>>& columns);

} // namespace rigor
