#pragma once
// Which variables of a MAT file stand beside each other as the columns of a table.

#include "core/engine/data/mat/mat_node.h"

#include <memory>
#include <string>
#include <vector>

namespace rigor {

/// One column: every `stride`-th number from `first` on.
struct MatColumn {
    std::string name, unit;
    const double* first = nullptr;
    std::size_t stride = 1;
};

struct MatTable {
    std::string name; ///< as `[data] variable` says it: "log", "log.run", "log(2)"
    std::vector<MatColumn> columns;
    std::size_t rows = 0;
    bool timed = false;               ///< has a column named as a time
    bool turned = false;              ///< a matrix wider than long: its rows are the columns
    std::vector<std::string> members; ///< names that mean this table too: "t", "p"
    std::vector<std::shared_ptr<std::vector<double>>>
        owned; ///< numbers of columns that stand nowhere together
};

/// The tables of these variables, which must outlive them:
/// - arrays of numbers of equal length beside each other; a matrix n x k gives name[1] ... name[k];
/// - a struct of such arrays; a struct array whose fields are single numbers (table2struct): an element a
/// row;
/// - Simulink's "Structure With Time": `time` and `signals` (`values`, `label`, `dimensions`);
/// - a timeseries exported as struct: `Time`, `Data` (`Name`, `DataInfo.Units`, `TimeInfo.Units`).
/// Single numbers are parameters, no table.
std::vector<MatTable> matTables(const std::vector<MatNode>& variables);

} // namespace rigor
