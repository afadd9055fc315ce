#pragma once
// Which columns of a matrix of formulas can stand for unknowns: the first in the order of preference that are
// linearly independent, at the start of a run if there are such, else at almost all values of variables.

#include "core/engine/modelica/expand/flat.h"

#include <unordered_map>

namespace rigor::modelica {

/// Formulas at one point: random values of all variables, derivatives and parameters, or the declared ones
/// and the start values as far as there are such.
class Point {
  public:
    Point(const FlatModel& model, bool atStart);
    /// left - right of an equation that is linear in a variable: what multiplies it.
    double slope(const FlatEquation& equation, std::uint32_t element);

  private:
    double value(Id root);
    double made(Id id) const;

    const FlatModel& model_;
    std::vector<double> elements_; ///< their values
    std::unordered_map<Id, double> values_;
};

/// One equation per row, one column per element, given in the order of preference; found: the elements in
/// every equation. As many elements as there are equations, or fewer if the rank is less.
std::vector<std::uint32_t> independentColumns(const FlatModel& model,
                                              const std::vector<FlatEquation>& equations,
                                              const std::vector<std::vector<std::uint32_t>>& found,
                                              const std::vector<std::uint32_t>& columns);

} // namespace rigor::modelica
