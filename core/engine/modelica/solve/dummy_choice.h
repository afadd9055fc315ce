#pragma once
// Which columns of a matrix of formulas can stand for unknowns: the first in the order of preference that are
// linearly independent, whatever the values of variables and parameters are.

#include "core/engine/modelica/expand/flat.h"

#include <unordered_map>

namespace rigor::modelica {

/// Formulas at one random point of all variables, derivatives and parameters.
class RandomPoint {
  public:
    explicit RandomPoint(const FlatModel& model);
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
/// every equation, sorted. As many elements as there are equations, or fewer if the rank is less.
std::vector<std::uint32_t> independentColumns(const FlatModel& model,
                                              const std::vector<FlatEquation>& equations,
                                              const std::vector<std::vector<std::uint32_t>>& found,
                                              const std::vector<std::uint32_t>& columns);

} // namespace rigor::modelica
