#pragma once
// A lane program made ready to run: threaded code with an accumulator. Every instruction is a function that
// ends by jumping to the next one; the value of the last instruction, for a whole chunk of lanes, stays in
// the vector registers in which functions pass their arguments. An operand is therefore the accumulator, a
// row, or a constant, and a value that only the next instruction uses is never stored. This halves the memory
// traffic, which is what a lane program spends its time on.

#include "core/engine/tape/lanes/lane_compiler.h"

namespace rigor {

/// The operations with machine code of their own over all kinds of operands; the others run over rows.
enum class FastOp : std::uint8_t {
    Add,
    Sub,
    Mul,
    Div,
    Min,
    Max,
    Less,
    LessEqual,
    And,
    Or,
    NanOr,
    Neg,
    Square,
    Abs,
    Copy,
    Select,
    MulAdd,
    MulSub,
    NegMulAdd,
    Exceeds,
    Count
};
enum class Operand : std::uint8_t { Accumulator, Rows, Constant };

inline constexpr int kFastOps = static_cast<int>(FastOp::Count);
constexpr int fastArity(FastOp op) { return op <= FastOp::NanOr ? 2 : op <= FastOp::Copy ? 1 : 3; }

/// Which kinds of operands an operation takes: at most one accumulator, not all constant. The factors b, c of
/// a joined product stand in the order accumulator, row, constant.
constexpr bool takes(FastOp op, Operand a, Operand b, Operand c) {
    const int arity = fastArity(op);
    const Operand none = Operand::Accumulator;
    if ((arity < 2 && b != none) || (arity < 3 && c != none)) return false;
    const int accumulators = (a == Operand::Accumulator) + (arity > 1 && b == Operand::Accumulator) +
                             (arity > 2 && c == Operand::Accumulator);
    const int constants = (a == Operand::Constant) + (arity > 1 && b == Operand::Constant) +
                          (arity > 2 && c == Operand::Constant);
    if (accumulators > 1 || constants == arity) return false;
    if (op == FastOp::Select) return a != Operand::Constant;
    if (op == FastOp::Exceeds) return b != Operand::Constant;
    return arity < 3 || (b <= c && b != Operand::Constant);
}

/// Place of a function in the table of an instruction set.
constexpr int handlerIndex(FastOp op, Operand a, Operand b, Operand c, bool stores) {
    return (((static_cast<int>(op) * 3 + static_cast<int>(a)) * 3 + static_cast<int>(b)) * 3 +
            static_cast<int>(c)) *
               2 +
           stores;
}
inline constexpr int kFastHandlers = kFastOps * 54;
/// Then: one LaneInstruction over rows; FindSegment with x in a row or in the accumulator; the end of a part.
inline constexpr int kRowsHandler = kFastHandlers, kSegmentOfRow = kFastHandlers + 1,
                     kSegmentOfAccumulator = kFastHandlers + 2, kEndHandler = kFastHandlers + 3,
                     kHandlers = kFastHandlers + 4;
/// Vectors of a chunk; an instruction set has a table of kHandlers functions for the wide and one for the
/// narrow chunk.
inline constexpr std::size_t kWide = 8, kNarrow = 2;

struct ThreadedInstruction {
    struct Offsets { ///< in doubles from the first row, or from the first constant
        std::uint32_t dst, a, b, c;
    };
    struct OverRows { ///< of kRowsHandler and FindSegment
        const LaneInstruction* lane;
        const Row* lists;
    };
    const void* handler;
    union {
        Offsets at{};
        OverRows rows;
    };
};

/// Immutable, for the kernels it was made for; refers to nothing outside.
class LaneThread {
  public:
    LaneThread() = default;
    LaneThread(const LaneCode& code, const LaneKernels& kernels);
    LaneThread(const LaneThread&) = delete;
    LaneThread& operator=(const LaneThread&) = delete;
    LaneThread(LaneThread&&) = default;
    LaneThread& operator=(LaneThread&&) = default;

    /// Threaded code for chunks of kWide and of kNarrow vectors.
    const ThreadedInstruction* code(bool wide) const { return (wide ? wide_ : narrow_).data(); }
    /// Parts that run one after the other; the accumulator does not live from one to the next.
    const std::vector<std::size_t>& parts() const { return parts_; }
    const double* constants() const { return constants_.data(); }
    /// nullptr if the kernels do not compile.
    CompiledLanes compiled() const {
        return reinterpret_cast<CompiledLanes>(const_cast<void*>(compiled_.address()));
    }

  private:
    void thread(const LaneCode& code, const LaneKernels& kernels);

    std::vector<LaneInstruction> lane_;
    std::vector<Row> lists_;
    std::vector<double> constants_;
    std::vector<ThreadedInstruction> wide_, narrow_;
    std::vector<std::size_t> parts_;
    ExecutableCode compiled_;
};

} // namespace rigor
