#pragma once
// What a result says of parameters that follow the unknowns (core/engine/model/ties.h).

#include "core/methods/method.h"

namespace rigor {

/// Sets result.tied, one estimate per tie: its value at the estimates; its standard error to first order from
/// theirs and their correlations (the table "correlation"),
///     s^2 = g'C g,   g: exact derivatives;
/// the interval of one that follows a single unknown monotonously at the ends of that one's, else the value
/// +- what the same says of half the intervals in the place of the errors. Of guaranteed sets an enclosure of
/// all values. A tie to what has no value in the result is told among the warnings.
void addTied(Result& result, const Problem& problem);

} // namespace rigor
