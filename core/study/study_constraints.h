#pragma once
// Linear inequalities between unknowns, [constraints]: "k1 < k2", "0 < a + 2*b <= 5".

#include "core/study/study.h"

namespace rigor {

/// The constraints of the study over the unknowns of `problem` (model, unknowns, ties and fixed values must
/// be set), one per relation: factors and limits exactly as the sides say, with fixed parameters by their
/// values and tied ones by their expressions. data: where an experiment sets a parameter it is no fixed one;
/// null = not known yet. Throws Error with the place: what is no inequality or not linear, names no unknown,
/// or leaves nothing within the bounds or with the others.
std::vector<LinearConstraint> constraintsOf(const Study& study, const Problem& problem, const Dataset* data);

} // namespace rigor
