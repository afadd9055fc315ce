#pragma once
// Fixed starts of variables that are no states, in models made of components or with a reduced index: each is
// an initial equation for the start of a state, or says what follows from others anyway, or contradicts them.

#include "core/engine/modelica/expand/flat.h"

namespace rigor::modelica {

class FixedStarts {
  public:
    FixedStarts(FlatModel& model, Problems& problems) : model_(model), problems_(problems) {}

    /// Puts them before the initial equations of the text, as variable = start. Returns their number.
    std::size_t addEquations();
    /// Once all starts are known: whether equations that gave none hold, up to rounding.
    void check(const std::vector<FlatEquation>& left);
    /// Warns of starts of the text, not fixed ones, of states and of what ceased to be one, that they do not
    /// begin with.
    void nameLost() const;
    /// One that no formula makes a start of the state.
    static void refuse(const FlatModel& model, Problems& problems, const FlatEquation& tie,
                       std::uint32_t state);

  private:
    void checkTie(const FlatEquation& tie);
    void checkResiduals();
    void compareLost(std::uint32_t element, Id start, Id given) const;
    std::string fixedStatesBehind(Id root) const;

    FlatModel& model_;
    Problems& problems_;
};

} // namespace rigor::modelica
