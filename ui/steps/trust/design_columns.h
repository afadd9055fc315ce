#pragma once
// What the tab "Next experiment" shows of a design: the rows of its tables and the picture of its gains.

#include "core/engine/data/dataset.h"
#include "core/methods/design/design_result.h"
#include "core/presentation/figure.h"
#include "ui/widgets/tables/number_table.h"

namespace rigor {

/// A row per experiment, the one that serves most first, and at last one more like those so far.
/// taken: of the plan; data: whose units are shown, may be null.
std::vector<TableColumn> planColumns(const DesignResult& design, const std::vector<bool>& taken,
                                     const Dataset* data);
/// Standard errors in the unit of the unknown or prediction: now, after the first, after the first two, ...
std::vector<TableColumn> gainColumns(const DesignResult& design);
/// 95 % intervals of one of them about its value: the same.
FigurePanel gainFigure(const DesignResult& design, std::size_t gain);

} // namespace rigor
