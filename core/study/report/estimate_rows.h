#pragma once
// The estimates of a point fit as a table for people: every unknown in a unit it reads well in, with digits
// that follow its error (number_text.h), the interval with what it rests on, the range that was searched, and
// what is to be known of it. For the window and the report; from the result alone but for the range.

#include "core/methods/method.h"
#include "core/methods/result.h"

#include <string>
#include <vector>

namespace rigor {

/// Numbers are shown times `scale`, in `unit`; "–" where there is none.
struct EstimateRow {
    std::string name, unit; ///< unit as people write it, with its prefix
    double scale = 1;
    std::string value, error;
    std::string brief;        ///< value and error in one: "12.02(8)"
    std::string interval;     ///< lower and upper in one
    std::string lower, upper; ///< of the interval; "–" where it says nothing: at a bound, without an answer
    std::string kind;   ///< "profile", "linear", "steps": what the interval rests on; "–" = no interval
    std::string range;  ///< searched: "20 … 500", "≥ 0"
    std::string remark; ///< "at its upper bound"; "" = nothing is to be said
};

/// One row per unknown of the result, in its order. searched: unknowns of the study, for the ranges.
std::vector<EstimateRow> estimateRows(const Result& result, const std::vector<Unknown>& searched);

/// Level of the intervals, "95 %"; "" if the result does not state it.
std::string intervalLevel(const Result& result);

} // namespace rigor
