#pragma once
// For the compiler of lane programs: which value is read when.

#include "core/engine/tape/lanes/lane_compiler.h"

#include <limits>

namespace rigor {

inline constexpr int kNone = -1;
inline constexpr std::size_t kNever = std::numeric_limits<std::size_t>::max(), kAtEnd = kNever - 1;
inline constexpr int kVectors = static_cast<int>(kCompiledVectors);

/// A row in one of the vectors, or a constant.
using Variable = int;

struct Use {
    Variable variable = kNone;
    std::size_t next = kNever; ///< step that reads the value next, kAtEnd: it is wanted after the last
};

/// An instruction for one vector; one that runs over rows, for all.
struct VectorStep {
    const LaneInstruction* lane;
    int vector = 0;
    Use to, from[3];
    /// The result is a truth that is only read as such, and no call comes between: it may live in a mask.
    bool isCondition = false;
};

/// All instructions in order, each for every vector before the next one.
class LaneUses {
  public:
    /// constants: values by number, to which those of the compiler may be added.
    LaneUses(const LaneCode& program, const std::vector<Row>& lists, std::vector<double>& constants,
             const VectorCode& vectors);

    std::vector<VectorStep> steps(const std::vector<LaneInstruction>& code) const;

    /// The variable of a number, which becomes a constant if it is none yet.
    Variable constant(double value);
    bool isConstant(Variable v) const { return v >= rows_ * kVectors; }
    /// Where a variable is when it is in no register.
    OperandPlace home(Variable v) const {
        if (isConstant(v)) return {OperandPlace::Constant, (v - rows_ * kVectors) * vectors_.constantBytes};
        return {OperandPlace::Rows, v * vectors_.lanes * 8};
    }

  private:
    Variable variableOf(Row row, int vector) const;
    void findUses(std::vector<VectorStep>& steps) const;
    void readByCall(const LaneInstruction& i, std::size_t at, std::vector<std::size_t>& next) const;

    const LaneCode& program_;
    const std::vector<Row>& lists_;
    std::vector<double>& constants_;
    VectorCode vectors_;
    int rows_;
    std::vector<int> constantOf_;
};

} // namespace rigor
