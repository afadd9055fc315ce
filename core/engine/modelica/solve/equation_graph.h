#pragma once
// Which equation determines which derivative or algebraic variable, and what has to be solved together: a
// maximum matching, then the strongly connected components of what needs what (R. Tarjan 1972), in the order
// in which they can be solved.

#include "core/engine/modelica/expand/flat.h"
#include "core/engine/modelica/solve/assignment.h"

namespace rigor::modelica {

/// An equation and the element that it gives: the derivative of a state, the value of any other.
struct Pair {
    std::uint32_t element = 0;
    FlatEquation equation;
    bool lone = false;        ///< it stands alone on one side: der(x) = ..., v = ...
    Id formula = kNone;       ///< then the other side
    bool needsItself = false; ///< and is in there too
};

/// Strongly connected components of 0 .. next.size()-1, each after all that it needs. Without recursion.
std::vector<std::vector<std::uint32_t>> components(const std::vector<std::vector<std::uint32_t>>& next);

class EquationGraph {
  public:
    /// Roles: State for what has a derivative, Open for what an equation has to give.
    explicit EquationGraph(const FlatModel& model);

    bool complete() const;
    /// Why it is not.
    void nameLeftOvers(Problems& problems) const;
    std::vector<std::vector<Pair>> blocks() const;

    /// Whether the formulas of the pairs need each other in a cycle.
    static bool haveCycle(const FlatModel& model, const std::vector<Pair>& pairs);

  private:
    void collect(std::size_t equation);
    void match();
    std::uint32_t unknownAt(Id id) const;
    bool isState(std::uint32_t unknown) const {
        return model_.elements[elements_[unknown]].role == Role::State;
    }
    std::string nameOf(std::uint32_t unknown) const;
    int lineOf(std::size_t equation, const Problems& problems) const;
    bool nameSurplus(std::size_t equation, Problems& problems, std::vector<bool>& told) const;
    void nameMissing(std::uint32_t unknown, Problems& problems) const;
    Pair pairOf(std::uint32_t unknown) const;

    const FlatModel& model_;
    std::vector<std::uint32_t> elements_;           ///< of every unknown
    std::vector<std::uint32_t> unknownOf_;          ///< of every element, kNone = is none
    std::vector<std::vector<std::uint32_t>> found_; ///< per equation: the unknowns in it
    std::vector<std::uint32_t> visited_;            ///< per node: the last equation it was met in
    Assignment assignment_;
};

} // namespace rigor::modelica
