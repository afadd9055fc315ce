#pragma once
// Verified steps of a text model with modes (Integer discretes changed by `when`) over sets of states and
// parameters: the system model of "Verified Parameter Identification for a Drive Train Test Rig" (extension
// to systems with non-smooth right-hand sides, steps 1 to 4), for every text model.
//
// A set is in one mode. A step of length h from t:
//   1. the inputs have changed: guards that can be 0 or below split the set into a part that fires (the
//   action gives its
//      new modes) and a part that stays;
//   2. a bounding box B over [0, h] (Picard), and every guard over B. A guard that can reach 0 there, and
//   falls there,
//      activates the modes of its action; they are followed until no further mode is activated;
//   3. the Taylor step with its remainder over B, to first order in the symbols of the set. Where a single
//   guard is crossed
//      transversally, the crossing time is a function of the symbols, and so is the state behind it;
//   4. parts are cut to what their mode allows (no guard is below 0); empty parts are dropped: their mode is
//   not active.
// A mode whose right side has a kink on the way (if, sign, abs, min, max on states) steps by the union of the
// branches: x' in the hull of f over B.

#include "core/engine/model/model.h"
#include "core/engine/tape/intervals/contraction.h"
#include "core/methods/verified/lanes/lane_step.h"
#include "core/methods/verified/sets/state_set.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

/// Time and inputs of one step; inputs are constant on it.
struct StepInputs {
    Interval time, length;
    std::vector<Interval> inputs;
    bool still = false; ///< nothing moves on the way: only modes that rest, and no event, are possible
    /// The inputs have the values of the step before, and no unknown took a new value since: what they decide
    /// alone was decided there.
    bool asBefore = false;
};

/// A condition of a `when` on inputs and unknowns alone that may hold for some members of a set and not for
/// others. Which value of the parameter decides it is known from `turns` outwards.
struct OpenCondition {
    std::size_t parameter = 0; ///< of the set
    Interval turns;            ///< values of the parameter at which it can turn
    bool failsAbove = true;    ///< it does not hold above, it holds below; else the other way round
};

/// An unknown that a rate is linear in, with what it multiplies there.
struct RateTerm {
    std::size_t parameter = 0;               ///< of the set
    Interval value;                          ///< of the product, over the set
    bool onStates = false, onInputs = false; ///< what it multiplies depends on them
};
struct RateParts {
    std::vector<std::size_t> states; ///< that the rate depends on
    std::vector<RateTerm> terms;
};

/// One object per thread. Throws Error, by name, for models it cannot enclose.
class HybridFlow {
  public:
    /// unknown: indices of model parameters that are parameters of the sets, in this order; fixed: an
    /// enclosure of every parameter of the model. order: of the Taylor step, 2 to 8.
    HybridFlow(ModelPtr model, std::vector<std::size_t> unknown, std::vector<Interval> fixed, int order);
    ~HybridFlow();
    HybridFlow(HybridFlow&&) noexcept;

    /// The sets at the start, one per mode that the start values of the model allow for some of `parameters`
    /// (members of one need not all start in its mode); symbols and centers are the same. inputs: at `time`.
    std::vector<StateSet> start(std::span<const Interval> parameters, const Interval& time,
                                std::span<const Interval> inputs);

    /// The sets that contain every state at time + length of every member of `from`. Adds to `to`. False if a
    /// step found no enclosure: then reason() says why. A step too long for one is taken in parts.
    bool advance(const StateSet& from, const StepInputs& step, std::vector<StateSet>& to);
    const std::string& reason() const;
    /// Parts at most of a step whose remainder widens its set, and of one without a bounding box; powers of
    /// 2, at first 32 and 256.
    void refineTo(int parts, int toFollow);
    /// The same for as many sets as lanes can step, in place, and intersected with `targets`: outcome k says
    /// whether set k is done (lane_step.h); the others are as they were.
    void advanceInLanes(std::span<StateSet> sets, const StepInputs& step, const StepTargets& targets,
                        std::vector<LaneOutcome>& outcomes);
    void useLanes(LaneKind kind); ///< at first the fastest

    /// Output k of the model over a set, to first order.
    Form output(const StateSet& set, std::size_t output, const Interval& time,
                std::span<const Interval> inputs);
    /// Output k a while before or after, at time + shift + sum factor_k parameter_k of the set. A model
    /// without events. inputs: all that they may be meanwhile. Nothing: no enclosure was found.
    std::optional<Form> outputNear(const StateSet& set, std::size_t output, const Interval& time,
                                   const Interval& shift,
                                   std::span<const std::pair<std::size_t, Interval>> factors,
                                   std::span<const Interval> inputs);
    /// Whether all members of the set keep their states: f = 0.
    bool rests(const StateSet& set, const Interval& time, std::span<const Interval> inputs);
    /// Cuts off members that move, f != 0; false if none can be at rest. A rest need not be a mode: it can be
    /// a balance.
    bool holdStill(StateSet& set, const Interval& time, std::span<const Interval> inputs);
    /// Some unknowns have taken new values: a condition on them that was true may have become false, and true
    /// again.
    void renew(StateSet& set, std::span<const std::size_t> parameters) const;
    /// Values of the discretes in a mode, for people: "mode = 3".
    std::string modeText(int mode) const;
    /// How much each state, then each parameter of the set widens what the states that are not measured
    /// change by in a step: |d x_i'/d .| times its width, summed.
    void spreads(const StateSet& set, const StepInputs& step, const std::vector<bool>& measured,
                 std::vector<double>& out);
    /// Of the conditions of all modes met so far.
    std::vector<OpenCondition> openConditions(const StateSet& set, const StepInputs& step);
    /// Where some members of the set would keep a state that moves now, were they in the mode that holds it:
    /// an unknown that decides, with the inputs, whether that mode is left (TFs, while |u| is not above all
    /// of it).
    std::optional<std::size_t> restDecides(const StateSet& set, const StepInputs& step);
    /// The rate of state i in the mode of the set. Without states where it has a kink.
    RateParts rateParts(const StateSet& set, const StepInputs& step, std::size_t i);

  private:
    struct Engine;
    std::unique_ptr<Engine> engine_;
};

} // namespace rigor
