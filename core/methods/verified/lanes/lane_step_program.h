#pragma once
// The program of LaneStep as plain arrays. Files that are compiled for AVX-512 include this and touch no
// inline function of the project: the linker must never merge their code with the baseline's.

#include <cstddef>
#include <cstdint>

namespace rigor {

/// MultiplyPositive: the second factor is not below 0 in any step.
enum class LaneStepOp : std::uint8_t {
    Add,
    Subtract,
    Multiply,
    MultiplyPositive,
    Divide,
    Negate,
    Square,
    Minimum,
    Maximum
};

/// registers[to] = op(registers[a], registers[b])
struct LaneStepInstruction {
    LaneStepOp op;
    std::uint32_t to, a, b;
};

/// A stretch of instructions.
struct LaneStepCode {
    const LaneStepInstruction* begin = nullptr;
    std::size_t count = 0;
};

/// Interval bounds as they lie in memory.
struct LaneBounds {
    double lower, upper;
};

inline constexpr std::size_t kLaneStates = 6, kLaneParameters = 12, kLaneGuards = 16;
inline constexpr std::size_t kLaneSymbols = kLaneStates + kLaneParameters;

/// Where things lie in a set, in doubles from its begin.
struct LaneSetLayout {
    std::size_t range, center, box;
    std::size_t form, formStride, slope, rest; ///< form i at form + i formStride: middle, then slope and rest
};

enum class LaneEntry : std::uint8_t { Zero, One, General };

/// What is known of a guard; known: it is one of one state alone that is 0 at one value of it.
struct LaneSurface {
    bool known = false;
    bool rises = false; ///< g grows with the state there
    bool fixed = false; ///< ModeGuard::fixed
    std::size_t state = 0;
    double at = 0;
};

struct LaneTask {
    // The formulas
    std::size_t states, parameters, registers;
    std::size_t timeRegister, stateRegister, lengthRegister;
    std::size_t parameterRegister[kLaneParameters];
    LaneStepCode field, remainder, jacobian, guards, value[kLaneStates];
    std::uint32_t fieldOf[kLaneStates], remainderOf[kLaneStates], valueOf[kLaneStates];
    const std::uint32_t* jacobianOf; ///< states x (states + parameters)
    const LaneEntry* jacobianKind;
    const std::uint32_t* guardOf;
    std::size_t guardCount;
    const LaneSurface* surfaces; ///< per guard
    // The step
    const LaneBounds* fixed;                ///< every register that is the same in all lanes
    LaneBounds time, during, length, power; ///< power: length^order
    double looseShare;
    bool still;           ///< only lanes with f = 0 are done
    bool guardsMayEnd;    ///< a guard that some members keep above 0 is enough
    bool fixedGuardsHold; ///< fixed guards were decided before
    LaneBounds target[kLaneStates];
    bool targeted[kLaneStates];
    // The sets
    LaneSetLayout layout;
    double* const* sets;
    std::size_t count;
    std::uint8_t* outcomes; ///< LaneOutcome
    void* workspace;        ///< registers x 2 x 64 bytes, aligned to 64
};

using LaneKernel = void (*)(const LaneTask&);
void laneStepPortable(const LaneTask& task);
void laneStepAvx512(const LaneTask& task);

} // namespace rigor
