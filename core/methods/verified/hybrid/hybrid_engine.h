#pragma once
// The parts of HybridFlow; used by hybrid_flow.cpp and hybrid_jump.cpp only.

#include "core/methods/verified/hybrid/hybrid_flow.h"
#include "core/methods/verified/hybrid/mode_flow.h"

namespace rigor {

struct HybridFlow::Engine {
    using Box = std::array<Interval, kMostStates>;
    struct Output {
        std::size_t state = 0;                      ///< the output is this state; nx: it is a formula
        std::unique_ptr<IntervalEvaluator> formula; ///< value, d/dx_i, d/dp_k
    };

    Engine(ModelPtr model, std::vector<std::size_t> unknown, std::vector<Interval> fixed, int order);

    int modeOf(const std::vector<double>& discretes);
    Output& outputOf(std::size_t output);
    bool dependsOnInputs(const ModeGuard& guard) const;

    void fill(const StateSet& set, const Interval& time, std::span<const Interval> inputs);
    void putStates(const Box& box);
    void putCenter(const StateSet& set);
    void putHull(const StateSet& set);
    void putAround(const StateSet& set);
    void fillCorner(const StateSet& set, const Interval* row, bool large);
    bool takeSlots(StateSet& set);

    bool rests(const StateSet& set, const Interval& time, std::span<const Interval> inputs);
    bool holdStill(StateSet& set, const Interval& time, std::span<const Interval> inputs);
    /// B with from + span f(B) within B; the other slots are filled.
    bool bound(ModeFlow& flow, const Box& from, const Interval& span, Box& box);
    void evaluateJacobian(ModeFlow& flow, const Interval& h);
    /// Notes whether the remainder of a step, of state i, widened the set.
    void judgeRemainder(const StateSet& set, std::size_t i, const Interval& remainder, const StateSet& to);
    bool smoothStep(const StateSet& set, const StepInputs& step, const Box& bounds, StateSet& to);
    void holdAtLevels(ModeFlow& flow, const Box& from, const Interval& length, Box& bounds, Box& end);
    bool kinkedStep(const StateSet& set, const StepInputs& step, const Box& bounds, StateSet& to);
    bool restrictGuard(StateSet& set, ModeGuard& guard, const Interval& target, const Interval& time,
                       std::span<const Interval> inputs);
    static std::uint64_t bitOf(const ModeGuard& guard) { return std::uint64_t{1} << guard.event; }
    /// The condition is false for all members: it can become true again.
    static void rearm(StateSet& set, const ModeGuard& guard) {
        set.spent &= ~bitOf(guard), set.held &= ~bitOf(guard);
    }
    bool keepFalse(StateSet& set, ModeGuard& guard, const Interval& time, std::span<const Interval> inputs);
    void settle(StateSet& set, const Interval& time, std::span<const Interval> inputs);
    bool canFire(int mode, std::size_t event) const;
    double noiseOf(const StateSet& set, std::span<const Interval> guardValues) const;
    bool fire(const StateSet& set, ModeGuard& guard, const Interval& time, std::span<const Interval> inputs,
              std::vector<StateSet>& entered, int depth = 0);
    bool enter(StateSet set, int before, const ModeGuard& by, const Interval& time,
               std::span<const Interval> inputs, std::vector<StateSet>& entered, int depth);
    void enterAtStart(StateSet& set, int mode, const Interval& time, std::span<const Interval> inputs);
    bool isLipschitz(ModeFlow& flow);
    std::vector<std::size_t> crossed(const StateSet& set, const StepInputs& step, const Box& bounds);
    bool firingMoves(const StateSet& set, ModeGuard& guard, const StepInputs& step);
    bool allFiringMoves(std::span<StateSet* const> sets, const StepInputs& step);
    void dropMoving(std::vector<StateSet>& entered, std::size_t begin, const StepInputs& step);
    bool advance(const StateSet& from, const StepInputs& step, std::vector<StateSet>& to);
    static void joinModes(std::vector<StateSet>& sets);
    bool advanceBy(int parts, const StateSet& from, const StepInputs& step, std::vector<StateSet>& to);
    bool advanceInParts(const StateSet& from, const StepInputs& step, std::vector<StateSet>& to);
    bool flow(const StateSet& set, const StepInputs& step, std::vector<StateSet>& to);
    /// Members that cross one guard once and transversally: the crossing time is a function of the symbols.
    /// False if that cannot be shown; then `to` may hold sets to be dropped.
    bool sharpJump(const StateSet& set, std::size_t guard, const StepInputs& step, std::vector<StateSet>& to);
    /// All that happens behind a crossing, over the whole step: boxes per mode until no mode is added.
    bool wideJump(const StateSet& set, const std::vector<std::size_t>& guards, const StepInputs& step,
                  const Box& bounds, std::vector<StateSet>& to);

    struct Reached {
        StateSet set; ///< boxes only: hull of all ways into this mode
        Box bounds;
    };
    bool activate(const StateSet& from, const std::vector<std::size_t>& guards, const StepInputs& step,
                  const Box& path, std::vector<Reached>& reached);
    bool keepsState(std::size_t i) const;
    Interval rateBound(int mode, const StateSet& set, const Box& box, std::size_t i, const Interval& time,
                       std::span<const Interval> inputs);

    ModelPtr model;
    SlotLayout layout;
    std::vector<std::size_t> unknown;
    std::vector<Interval> fixed;
    int order;
    std::size_t nx, np;
    std::vector<Interval> slots; ///< the model's, then h
    std::vector<std::size_t> seeds;
    std::vector<std::unique_ptr<ModeFlow>> modes;
    std::vector<std::unique_ptr<LaneStep>> laneSteps; ///< per mode; null: lanes do not know it
    LaneKind laneKind = LaneKind::Fastest;
    std::vector<StateSet*> inLanes;
    std::vector<std::size_t> laneOf;
    std::vector<LaneOutcome> laneOutcomes;
    std::vector<Output> outputs;
    std::vector<Interval> jacobian;
    std::string reason;
    int partsForWidth = 32, partsToFollow = 256;
    bool coarse = false; ///< of the steps since it was cleared, one had a remainder that widened the set
};

} // namespace rigor
