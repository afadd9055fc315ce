#include "tests/attacks/support/point_fit_claims.h"

#include "tests/attacks/support/misfit.h"

namespace rigor::attacks {

std::optional<FitEnd> endOfFit(Attempt& attempt, const Rig& rig, const Record& record,
                               const Outcome& outcome) {
    attempt.claims.never("a right study is answered", !outcome.answered());
    if (!outcome.answered()) return std::nullopt;
    FitEnd end;
    for (const RigUnknown& unknown : rig.unknowns) {
        end.values.push_back(outcome.number(unknown.name, "value"));
        end.bound = end.bound || outcome.atBound(unknown.name);
    }
    end.misfit = misfit(rig, record, end.values);
    end.ofTruth = misfit(rig, record, rig.truth());
    return end;
}

void judgeUnknowns(Attempt& attempt, const Rig& rig, const FitEnd& end, const Outcome& outcome, bool covers) {
    Claims& claims = attempt.claims;
    for (std::size_t k = 0; k < rig.unknowns.size(); ++k) {
        const RigUnknown& unknown = rig.unknowns[k];
        const double lower = outcome.number(unknown.name, "lower"),
                     upper = outcome.number(unknown.name, "upper");
        claims.never("no influence: " + unknown.name,
                     !outcome.said(unknown.name + " has no influence").empty());
        if (outcome.atBound(unknown.name))
            claims.never("at a bound: " + unknown.name,
                         end.values[k] > unknown.lower && end.values[k] < unknown.upper);
        if (std::isnan(lower) || std::isnan(upper)) continue;
        claims.never("an interval within the bounds: " + unknown.name,
                     lower < unknown.lower || upper > unknown.upper);
        if (!covers) continue;
        const bool missed = unknown.truth < lower || unknown.truth > upper;
        if (end.bound)
            claims.made("95 % interval, one at a bound: " + unknown.name, Rule::atMost(0.05), missed);
        else if (const std::string said = outcome.said("passes measured times");
                 said.substr(0, said.find(" an event")).find(" " + unknown.name) != std::string::npos)
            claims.made("interval said to miss in up to 8 %: " + unknown.name, Rule::atMost(0.08), missed);
        else
            claims.made("95 % interval: " + unknown.name, Rule::exactly(0.05), missed);
    }
}

} // namespace rigor::attacks
