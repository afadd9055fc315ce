#pragma once
// Step 2 of the observer: which variable of a set is divided, and where. The rule decides how narrow the
// answer becomes, never whether it is right: the parts cover the set whatever is chosen.

#include "core/methods/verified/hybrid/hybrid_flow.h"

#include <optional>

namespace rigor {

enum class SplitRule : std::uint8_t {
    Rates, ///< the variable that spreads the rates of the states that no sensor measures most; of all states
           ///< where every one is measured
    Product,    ///< the unknown with the largest diameter relative to the hull of the list
    Conditions, ///< an unknown of an open condition at the value that decides it, else the state or unknown
                ///< with the largest diameter relative to the hull of the list
    Paper,      ///< the slides' rules to the letter; Conditions where a rate has not their terms
};

struct Cut {
    std::size_t variable = 0; ///< the states are counted, then the unknowns
    std::vector<double> at;   ///< ascending, inside the range of the variable
    /// A state is divided as it is now: the set is anchored, what its forms have learnt since goes into its
    /// boxes. Else as it was when the set was anchored: its forms are kept.
    bool now = false;
};

/// Adds to `parts` the parts of the set between the values of the cut. Neighbours share their boundary, so
/// every member of the set is a member of a part; a part that is proven empty is left out.
void divide(const StateSet& set, const Cut& cut, std::vector<StateSet>& parts);

class Subdivision {
  public:
    /// parts: 2 or 3. measured: per state, whether a sensor measures it. prior: of the unknowns.
    Subdivision(SplitRule rule, int parts, std::vector<bool> measured, const std::vector<Interval>& prior);

    /// The list that the next sets are from.
    void look(const std::vector<StateSet>& list);
    /// Nothing if no rate depends on what has a width.
    std::optional<Cut> choose(HybridFlow& flow, const StateSet& set, const StepInputs& step);
    /// Of a set that is too wide to be followed, whatever the rule: what spreads the rates most, in halves.
    std::optional<Cut> toFollow(HybridFlow& flow, const StateSet& set, const StepInputs& step);

  private:
    std::optional<std::size_t> bySpread(HybridFlow& flow, const StateSet& set, const StepInputs& step);
    std::optional<std::size_t> byDiameter(HybridFlow& flow, const StateSet& set, const StepInputs& step);
    std::optional<Cut> byCondition(HybridFlow& flow, const StateSet& set, const StepInputs& step) const;
    std::optional<std::size_t> byTerms(HybridFlow& flow, const StateSet& set, const StepInputs& step) const;
    std::vector<double> evenly(const Interval& range) const;

    SplitRule rule_;
    int parts_;
    std::vector<bool> measured_, unmeasured_; ///< as given; none
    std::vector<double> margins_;             ///< per unknown: epsilon of the paper
    std::vector<Interval> hulls_;             ///< per variable, over the list
    std::vector<double> spreads_;
};

} // namespace rigor
