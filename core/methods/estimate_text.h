#pragma once
// An estimate as text for people: the one place for the window, the report, the terminal and all comparisons,
// so that the same number reads the same wherever it stands. Digits by SharedDigits (number_text.h).

#include "core/foundation/message/number_text.h"
#include "core/methods/result/result.h"

#include <string>

namespace rigor {

/// What the numbers of an estimate are written as; kMissingText for what there is not. All in `unit`.
struct EstimateText {
    std::string unit;  ///< as people write it, with its prefix; kMissingText for dimensionless
    double scale = 1;  ///< of the model's unit
    std::string value; ///< of a guaranteed one the interval: no value in it is more likely than another
    std::string error, lower, upper;
    std::string withError; ///< "0.950 ± 0.009"; the value where the error is missing
    std::string brief;     ///< "0.950(9)"
    std::string interval;  ///< "0.933 … 0.967", "≤ 1.4"
    std::string remark;    ///< "at a bound", "not determined"; "" = nothing is to be said
    bool hasError = false; ///< known and of this value: at a bound it is that of a search without the bound
    bool hasInterval = false;
    /// The interval; where there is none, why.
    const std::string& intervalOrRemark() const;
    std::string briefWithUnit() const; ///< "0.950(9) s", without a sign for no unit
};

/// What an interval means for an estimate that lies on a bound of its search.
enum class AtBound {
    NoInterval, ///< one made of the error holds for nothing there; one without an error was found otherwise
    Interval,   ///< it was found with the bound: by a profile, or counted in steps
};

/// What the intervals of these estimates mean, each meaning once; where there are several, with the titles of
/// the estimates that it is of: "95 %, profile likelihood (k mean)".
Messages intervalMeanings(const std::vector<Estimate>& estimates);

/// The unit it reads well in.
DisplayUnit displayUnit(const Estimate& estimate);

EstimateText shown(const Estimate& estimate, const DisplayUnit& unit, AtBound atBound = AtBound::NoInterval);
EstimateText shown(const Estimate& estimate);

std::string textWithUnit(const EstimateText& text); ///< "0.950 ± 0.009 s", "(12.02 ± 0.08) kJ/K"
/// Of a number that is no estimate of the result, in a unit: "14.9 ± 0.3".
std::string withError(const DisplayUnit& unit, double value, double standardError);
/// Of an error that stands by itself: "± 0.3".
std::string errorText(double standardError, int digits);

/// "not determined", the one word for what the data leave open.
std::string notDeterminedText();
std::string withErrorTitle(); ///< "Value ± std. error"

} // namespace rigor
