#pragma once
// Do runs agree? Unknown by unknown, from the results alone. Estimates with standard errors agree within 1.96
// of both together; guaranteed sets where they share a value; an estimate and a guaranteed set where its
// interval reaches into the set. Of everything else nothing is said, and that is said: a value at a bound of
// its search or without a standard error, a run that was cancelled, found nothing or was given its values,
// another unit.

#include "core/methods/result.h"

#include <string>
#include <vector>

namespace rigor {

enum class Agreement { Agree, Apart, NotCompared };

/// An unknown that both runs have.
struct ComparedUnknown {
    std::string name;
    Agreement agreement = Agreement::NotCompared;
    /// (run - reference) over the root of the summed squares of both standard errors; NaN without them, and
    /// of sets.
    double standardErrors = std::numeric_limits<double>::quiet_NaN();
    /// Ranks what is apart, larger = further: standard errors, or what a gap between sets is over their
    /// widths.
    double distance = 0;
    std::string words; ///< clause: "C is 19.1 combined standard errors higher", "UA lies at a bound in run 3"
};

struct RunAgreement {
    int run = 0, reference = 0;
    std::string why;                       ///< why nothing of the run can be compared; "" = it can
    std::vector<ComparedUnknown> unknowns; ///< in the order of the reference
    std::vector<std::string> onlyOne;      ///< unknowns that only one of both has

    /// Apart if any unknown is; NotCompared if none could be compared.
    Agreement agreement() const;
    /// Every unknown of both was compared.
    bool whole() const;
    /// Those apart, furthest first.
    std::vector<const ComparedUnknown*> apart() const;
};

/// A run and the number that people know it by.
struct NumberedResult {
    int number = 0;
    const Result* result = nullptr;
};
RunAgreement agreementOf(const NumberedResult& run, const NumberedResult& reference);

struct AgreementVerdict {
    bool agree = false;                 ///< every run agrees in every unknown
    bool apart = false;                 ///< some run is apart in some unknown
    std::string clause;                 ///< "Not all runs agree with run 2."; "" = there is nothing to say
    std::vector<std::string> sentences; ///< who is apart in what, who agrees, of what nothing is said
    std::vector<RunAgreement> runs;     ///< of the others, in their order
};
/// The first is the reference.
AgreementVerdict agreementOf(const std::vector<NumberedResult>& runs);

} // namespace rigor
