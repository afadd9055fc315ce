#pragma once
// The estimates of a result as a table for people: every unknown in a unit it reads well in, with digits that
// follow its error, the interval with what it rests on, the range that was searched, and what is to be known
// of it.

#include "core/methods/method.h"
#include "core/presentation/presentation.h"

#include <string>
#include <vector>

namespace rigor {

/// What a method knows of its estimates beyond their numbers: names of unknowns.
struct EstimateFindings {
    std::vector<std::string> profile;      ///< the interval is that of the profile likelihood
    std::vector<std::string> steps;        ///< what is measured depends on it in steps only
    std::vector<std::string> doubtful;     ///< the interval may be too narrow
    std::vector<std::string> undetermined; ///< by the data
};

/// One row per unknown of the result, in its order. searched: unknowns of the study, for the ranges.
/// meanings: of parameters, as the model describes them.
view::Estimates estimatesView(const Result& result, const std::vector<Unknown>& searched,
                              const EstimateFindings& findings = {},
                              const std::map<std::string, std::string>& meanings = {});

/// "x1 mean is 0.950 ± 0.009, ..."; "" of more than a person reads.
std::string estimatesInWords(const Result& result);
/// Whether the data tell every one of them: each has an error, none lies on a bound.
bool allDetermined(const Result& result);

} // namespace rigor
