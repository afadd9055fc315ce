#include "core/methods/verified/sets/subdivision.h"

#include <algorithm>

namespace rigor {

namespace {

/// Epsilon of the paper, relative to the bounds of the unknown: it only has to be above what the inputs are
/// rounded by.
constexpr double kDecisionMargin = 1e-6;

std::size_t symbolOf(const StateSet& set, std::size_t variable) {
    return variable < set.states ? variable : set.symbolOf[variable - set.states];
}

} // namespace

void divide(const StateSet& set, const Cut& cut, std::vector<StateSet>& parts) {
    StateSet whole = set;
    if (cut.now && cut.variable < set.states) anchor(whole);
    const std::size_t symbol = symbolOf(whole, cut.variable);
    const Interval range = whole.range[symbol];
    double from = range.lower;
    for (std::size_t k = 0; k <= cut.at.size(); ++k) {
        const double to = k < cut.at.size() ? cut.at[k] : range.upper;
        StateSet part = whole;
        part.range[symbol] = {from, to};
        if (tighten(part)) parts.push_back(part);
        from = to;
    }
}

Subdivision::Subdivision(SplitRule rule, int parts, std::vector<bool> measured,
                         const std::vector<Interval>& prior)
    : rule_(rule), parts_(parts), measured_(std::move(measured)), unmeasured_(measured_.size(), false) {
    // Where sensors measure all states there is none but those to go by.
    if (std::all_of(measured_.begin(), measured_.end(), [](bool m) { return m; })) measured_ = unmeasured_;
    for (const Interval& range : prior) margins_.push_back(kDecisionMargin * range.width());
}

void Subdivision::look(const std::vector<StateSet>& list) {
    if (rule_ == SplitRule::Rates) return;
    hulls_.assign(measured_.size() + margins_.size(), Interval::empty());
    for (const StateSet& set : list)
        for (std::size_t j = 0; j < hulls_.size(); ++j)
            hulls_[j] = hull(hulls_[j], set.range[symbolOf(set, j)]);
}

std::optional<Cut> Subdivision::choose(HybridFlow& flow, const StateSet& set, const StepInputs& step) {
    std::optional<std::size_t> variable;
    if (rule_ == SplitRule::Paper || rule_ == SplitRule::Conditions)
        if (auto cut = byCondition(flow, set, step)) return cut;
    if (rule_ == SplitRule::Paper) variable = byTerms(flow, set, step);
    if (!variable)
        variable = rule_ == SplitRule::Rates ? bySpread(flow, set, step) : byDiameter(flow, set, step);
    if (!variable) return std::nullopt;
    const bool state = *variable < set.states;
    // A state that was a number when the set was anchored has become wide since.
    const bool now =
        rule_ == SplitRule::Rates || (rule_ == SplitRule::Paper && state && set.range[*variable].isPoint());
    const bool box = now && state;
    Cut cut{*variable, evenly(box ? set.box[*variable] : set.range[symbolOf(set, *variable)]), now};
    if (cut.at.empty()) return std::nullopt;
    return cut;
}

std::optional<Cut> Subdivision::toFollow(HybridFlow& flow, const StateSet& set, const StepInputs& step) {
    flow.spreads(set, step, unmeasured_, spreads_);
    std::optional<Cut> found;
    double best = 0;
    for (std::size_t j = 0; j < set.states + set.parameters; ++j) {
        const Interval range = j < set.states ? set.box[j] : set.parameter(j - set.states);
        const double middle = range.middle();
        if (!(spreads_[j] > best && range.lower < middle && middle < range.upper)) continue;
        best = spreads_[j];
        found = Cut{j, {middle}, j < set.states};
    }
    return found;
}

std::optional<std::size_t> Subdivision::bySpread(HybridFlow& flow, const StateSet& set,
                                                 const StepInputs& step) {
    flow.spreads(set, step, measured_, spreads_);
    double best = 0;
    std::optional<std::size_t> found;
    for (std::size_t j = 0; j < set.states + set.parameters; ++j) {
        if (!set.range[symbolOf(set, j)].isPoint() && spreads_[j] > best) best = spreads_[j], found = j;
    }
    return found;
}

/// A variable that no rate depends on, such as the first angle once the record has begun, is not divided:
/// that would tell nothing apart.
std::optional<std::size_t> Subdivision::byDiameter(HybridFlow& flow, const StateSet& set,
                                                   const StepInputs& step) {
    flow.spreads(set, step, unmeasured_, spreads_);
    double best = 0;
    std::optional<std::size_t> found;
    for (std::size_t j = rule_ == SplitRule::Product ? set.states : 0; j < hulls_.size(); ++j) {
        const double whole = hulls_[j].width();
        if (!(spreads_[j] > 0 && whole > 0)) continue;
        const double share = set.range[symbolOf(set, j)].width() / whole;
        if (share > best) best = share, found = j;
    }
    return found;
}

/// In two parts: of the larger of them it is decided that the condition does not hold (the paper's |u| +
/// epsilon for the static friction), or where no room is left on that side, that it holds. In three: both,
/// and what is open between them.
std::optional<Cut> Subdivision::byCondition(HybridFlow& flow, const StateSet& set,
                                            const StepInputs& step) const {
    for (const OpenCondition& open : flow.openConditions(set, step)) {
        const Interval& range = set.parameter(open.parameter);
        const double margin = margins_[open.parameter], below = open.turns.lower - margin,
                     above = open.turns.upper + margin;
        const auto isInside = [&](double at) {
            return range.lower + margin < at && at < range.upper - margin;
        };
        Cut cut{set.states + open.parameter, {}};
        const double first = open.failsAbove ? above : below, second = open.failsAbove ? below : above;
        if (isInside(first)) cut.at.push_back(first);
        if (isInside(second) && (parts_ == 3 || cut.at.empty())) cut.at.push_back(second);
        std::sort(cut.at.begin(), cut.at.end());
        if (!cut.at.empty()) return cut;
    }
    return std::nullopt;
}

/// The slides' order, on the drive train (rate of omega: alpha omega + beta (u - TFs)): TFs while |u| is not
/// above all of it, for then rest is possible; omega where its diameter is not below that of beta; beta where
/// alpha omega meets beta (u - TFs); else alpha. Diameters are compared as numbers, as on the slides. Nothing
/// for a model whose rates have no such terms.
std::optional<std::size_t> Subdivision::byTerms(HybridFlow& flow, const StateSet& set,
                                                const StepInputs& step) const {
    if (const auto decides = flow.restDecides(set, step)) return set.states + *decides;
    const auto widthOf = [&](const RateTerm* term) { return set.parameter(term->parameter).width(); };
    for (std::size_t i = 0; i < set.states; ++i) {
        if (measured_[i]) continue;
        const RateParts rate = flow.rateParts(set, step, i);
        const RateTerm *damping = nullptr, *gain = nullptr;
        for (const RateTerm& term : rate.terms) {
            if (set.parameter(term.parameter).isPoint()) continue;
            const auto isWider = [&](const RateTerm* than) {
                return !than || widthOf(&term) > widthOf(than);
            };
            if (term.onStates && isWider(damping)) damping = &term;
            if (!term.onStates && term.onInputs && isWider(gain)) gain = &term;
        }
        if (!damping || !gain) continue;
        std::size_t widest = rate.states.front();
        for (const std::size_t j : rate.states)
            if (set.box[j].width() > set.box[widest].width()) widest = j;
        if (set.box[widest].width() >= widthOf(gain)) return widest;
        const bool overlap = !intersection(damping->value, gain->value).isEmpty();
        return set.states + (overlap ? gain : damping)->parameter;
    }
    return std::nullopt;
}

std::vector<double> Subdivision::evenly(const Interval& range) const {
    if (parts_ == 2) {
        const double middle = range.middle();
        return range.lower < middle && middle < range.upper ? std::vector{middle} : std::vector<double>();
    }
    const double third = range.width() / 3, first = range.lower + third, second = range.upper - third;
    return range.lower < first && first < second && second < range.upper ? std::vector{first, second}
                                                                         : std::vector<double>();
}

} // namespace rigor
