#pragma once
// Parameters that follow others, p = e(other parameters): p is replaced by the expression in all formulas, so
// that whoever uses the model sees derivatives, intervals and lanes of it as of any other formula.

#include "core/engine/model/model.h"

#include <span>

namespace rigor {

struct Tie {
    std::string parameter, text; ///< "k2", "2*k1"
    std::size_t index = 0;       ///< of the parameter
    /// One output over the parameters of the model, in their order; other ties are not replaced in it.
    TapePtr value;
};

/// The ties in an order in which each follows earlier ones only; throws Error that names those that follow
/// each other in a circle.
std::vector<Tie> ordered(std::vector<Tie> ties);

/// ties: ordered. The parameters stay, so that every number of the old model keeps its index, but have no
/// influence any more. The model must have formulas.
ModelPtr withTies(const Model& model, std::span<const Tie> ties);

/// The expression of the last of `ties` with the others in their places: over parameters that no tie
/// replaces.
TapePtr resolved(std::span<const Tie> ties);

/// Values of all parameters with those of the ties computed from the others, in place (n_p).
void followTies(std::span<const Tie> ties, std::span<double> parameters);

} // namespace rigor
