#pragma once
// What the program can do about an answer by one click: the remedies of a search.

#include "core/methods/method.h"
#include "core/presentation/presentation.h"

#include <string>
#include <utility>
#include <vector>

namespace rigor {

/// The number of the study that an estimate is of: "k", "x1.mean"; of a number per experiment, "k[run 2]",
/// that of k. Null = the study has none of that name.
const SearchValue* searchValueOf(const std::vector<Unknown>& unknowns, const std::string& estimate);

/// The number of so many digits that lies nearest: no rounding such as 0.7000000000000001 stands in a study.
double ofDigits(double value, int digits);

/// "UA.max" -> 12: sets start, min or max of the numbers of a study; the box of a distribution is widened to
/// hold the range of its mean. False: one of them is not there, and nothing was changed.
bool setSearchValues(std::vector<Unknown>& unknowns,
                     const std::vector<std::pair<std::string, double>>& values);

/// "Widen the range of UA" where estimates lie on a bound of a range, and "Start from these values" for a
/// search that has not ended well. searched: unknowns of the study. idle: estimates whose ranges are not
/// worth widening.
std::vector<Action> searchActions(const Result& result, const std::vector<Unknown>& searched, bool unfinished,
                                  const std::vector<std::string>& idle = {});

} // namespace rigor
