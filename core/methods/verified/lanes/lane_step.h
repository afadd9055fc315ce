#pragma once
// One step of many sets at once: bounding box, Taylor step with its remainder, and the intersection with what
// the sensors say, as HybridFlow does them set by set, in lanes of intervals (eight where the processor has
// AVX-512 with its embedded rounding, else one by one). For sets in one mode that is smooth or rests, whose
// guards stay above 0 on the way. Whatever a lane cannot show, it leaves undone, and the set as it was:
// HybridFlow then does the step. So nothing here decides alone that a set is empty.

#include "core/methods/verified/hybrid/mode_flow.h"
#include "core/methods/verified/sets/state_set.h"

#include <memory>

namespace rigor {

/// What a step has done with a set: 0 (nothing; the set is as it was), or kLaneDone and remarks.
using LaneOutcome = std::uint8_t;
inline constexpr LaneOutcome kLaneDone = 1, ///< the set is at the end of the step
    kLaneOffMiddle = 2,                     ///< a center lies outside its range
    kLaneLoose = 4;                         ///< a rest makes up more than looseShare of a box

/// Where states must lie at the end of a step.
struct StepTargets {
    std::vector<std::pair<std::size_t, Interval>> states;
    double looseShare = 0;
    /// Unknowns that take any value at the end of a step on which nothing moves (bits): what the guards say
    /// of those alone need not be kept.
    std::uint32_t renewed = 0;
};

/// Which code steps sets together.
enum class LaneKind : std::uint8_t {
    None,     ///< none: every set by itself
    Portable, ///< one by one, for every processor
    Fastest,  ///< the best that this processor runs
};

/// The formulas of one mode as one program for lanes. Immutable but for its registers: one object per thread.
class LaneStep {
  public:
    /// Empty if the mode has formulas that lanes do not know.
    static std::unique_ptr<LaneStep> compile(const ModeFlow& mode, const SlotLayout& layout,
                                             std::span<const std::size_t> unknown, int order);
    ~LaneStep();

    /// slots: of the model, where states and unknowns mean nothing. sets: all in this mode, with symbols as
    /// anchor() gives them.
    /// still, asBefore: of StepInputs (hybrid_flow.h).
    struct Step {
        Interval time, length;
        bool still = false, asBefore = false;
        /// Members of which a guard falls below 0 where `still` begins would move: there are none.
        bool eventsMove = false;
        LaneKind kind = LaneKind::Fastest;
    };
    void operator()(std::span<StateSet* const> sets, std::span<const Interval> slots, const Step& step,
                    const StepTargets& targets, std::span<LaneOutcome> outcomes);

    /// Parts of the program; used by lane_step*.cpp only.
    struct Program;

  private:
    LaneStep();
    std::unique_ptr<Program> program_;
};

} // namespace rigor
