#pragma once
// May the machine be staked on these answers? What several runs say of the same unknowns (pair_agreement.h),
// what their rows speak against all of them (fault_diagnosis.h), the verdict in words, and what one more run
// would add. One typed result: the command line writes it as JSON or text, a window shows it.

#include "core/foundation/base/progress.h"
#include "core/study/study.h"
#include "core/study/trust/fault_evidence.h"
#include "core/study/trust/pair_agreement.h"

namespace rigor {

struct TrustedRun {
    int number = 0;
    std::string name; ///< of its folder; "" = none
    const Study* study = nullptr;
    const Result* result = nullptr;
    std::string modelText = {}; ///< in the place of what the study names; "" = as it says
};

/// What the rows of some runs speak against their answers.
struct TrustFinding {
    FaultClass fault = FaultClass::Bias;
    std::string place = {}; ///< sensor, input, state or unknown at fault; "" = none
    double p = 1;
    bool atMost = false; ///< p is the smallest that can be told
    Message words;       ///< a clause: "F reads 1.2 ± 0.3 N too much"
    std::vector<FaultClass> alike;
    Messages alikeWords;                               ///< clauses, in the order of alike
    std::vector<std::pair<FaultClass, double>> likely; ///< of all that can be seen, likeliest first
    std::vector<int> runs;                             ///< whose rows these are
    std::string follow = {}; ///< method that would follow what moves; "" = none can use the model
};

/// A run that is not there, and what it would tell.
struct NextRun {
    std::string method;
    Message words;
    double seconds; ///< about; NaN = not known
};

struct Trust {
    std::vector<PairAgreement> agreement;
    std::vector<TrustFinding> findings;
    std::vector<ClaimedUnknown> claims;
    Message clause;                  ///< the verdict's first sentence
    Messages sentences;              ///< those behind it
    Messages notes;                  ///< what could not be asked
    std::vector<int> differing;      ///< runs that differ from the others
    std::vector<std::string> usable; ///< unknowns that runs agree in, while nothing speaks against them
    std::vector<NextRun> next;
    bool asked = false; ///< the rows of a run at least were

    bool doubted() const { return !findings.empty() || !differing.empty(); }
};

/// From the results alone, without what the rows say.
Trust agreementAmong(const std::vector<TrustedRun>& runs);
/// All of it: compiles models, reads data, simulates. Nothing throws but what progress does; what cannot be
/// asked is a note. seconds: about so long at most; what was not looked at then is a note too. Without them
/// the same runs give the same.
Trust trustOf(const std::vector<TrustedRun>& runs, const Progress& progress,
              double seconds = std::numeric_limits<double>::infinity());

/// {verdict, sentences, agreement, findings, differing, usable, next, notes}; README.md of app tells the
/// keys.
std::string jsonOf(const Trust& trust);

} // namespace rigor
