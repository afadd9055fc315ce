#pragma once
// The total time derivative of formulas of a flat graph, by the rules of differentiation, operation by
// operation: parameters, constants and discretes do not move, time moves with 1.

#include "core/engine/modelica/expand/flat.h"

#include <functional>
#include <unordered_map>

namespace rigor::modelica {

class TimeDerivative {
  public:
    /// derivativeOf: the element that is the time derivative of an open one, made when it is asked for.
    TimeDerivative(FlatModel& model, std::function<std::uint32_t(std::uint32_t)> derivativeOf)
        : model_(model), nodes_(model.nodes), derivativeOf_(std::move(derivativeOf)) {}

    /// kNone = 0. Throws Rejected where an operation or an input has no derivative here.
    Id of(Id root);

  private:
    Id made(Id id);
    Id leaf(Id id);
    Id operation(Id id, const FlatNode& node);
    Id outerSlope(Id id, const FlatNode& node);
    Id power(Id id, const FlatNode& node);
    Id bentPower(const FlatNode& node);
    Id table(const FlatNode& node);
    Id splineSlope(const FlatNode& node, const std::vector<Id>& list);
    Id rate(Id id) const { return rates_.at(id); }

    FlatModel& model_;
    Flat& nodes_;
    std::function<std::uint32_t(std::uint32_t)> derivativeOf_;
    std::unordered_map<Id, Id> rates_; ///< kNone = 0
};

} // namespace rigor::modelica
