// Steps of many sets in lanes.
#include "core/methods/verified/hybrid/hybrid_engine.h"

namespace rigor {

namespace {
/// Every condition that can fire is false; symbols as anchor() gives them: states, then each parameter its
/// own.
bool isPlain(const StateSet& set) {
    if (set.spent != 0) return false;
    if (set.symbols != set.states + set.parameters) return false;
    for (std::size_t k = 0; k < set.parameters; ++k)
        if (set.symbolOf[k] != set.states + k) return false;
    return true;
}
} // namespace

void HybridFlow::useLanes(LaneKind kind) { engine_->laneKind = kind; }

void HybridFlow::advanceInLanes(std::span<StateSet> sets, const StepInputs& step, const StepTargets& targets,
                                std::vector<LaneOutcome>& outcomes) {
    Engine& e = *engine_;
    outcomes.assign(sets.size(), 0);
    if (sets.empty() || e.laneKind == LaneKind::None) return;
    for (std::size_t mode = 0; mode < e.modes.size(); ++mode) {
        if (!e.laneSteps[mode]) continue;
        e.inLanes.clear(), e.laneOf.clear();
        for (std::size_t k = 0; k < sets.size(); ++k)
            if (sets[k].mode == static_cast<int>(mode) && isPlain(sets[k])) {
                e.inLanes.push_back(&sets[k]);
                e.laneOf.push_back(k);
            }
        if (e.inLanes.empty()) continue;
        e.laneOutcomes.assign(e.inLanes.size(), 0);
        const bool eventsMove = step.still && e.allFiringMoves(e.inLanes, step);
        e.fill(*e.inLanes.front(), step.time, step.inputs);
        (*e.laneSteps[mode])(e.inLanes, e.slots,
                             {step.time, step.length, step.still, step.asBefore, eventsMove, e.laneKind},
                             targets, e.laneOutcomes);
        for (std::size_t n = 0; n < e.laneOf.size(); ++n) outcomes[e.laneOf[n]] = e.laneOutcomes[n];
    }
}

} // namespace rigor
