#pragma once
// Lanes: one program run for many samples at once. Row r of a block holds the value of one quantity in every
// lane; an instruction combines rows into a row with vector registers (SSE2, AVX2
// or AVX-512, chosen at run time; all give the same bits as Evaluator<double>, see op_rules.h).
//
// What does not move while an integrator steps (parameters, and all that follows from them) is *held*: it is
// computed once per lane with an ordinary tape and kept in rows; only the rest is run per step.

#include "core/engine/tape/tape.h"

#include <span>
#include <string_view>

namespace rigor {

inline constexpr std::size_t kLaneStep = 8; ///< a block's width is a multiple of this

using Row = std::uint16_t;

enum class LaneOp : std::uint16_t {
#define RIGOR_OP(name, arity, smoothness) name,
#include "core/engine/tape/ops.def"
#undef RIGOR_OP
    Copy,        ///< dst = a
    MulAdd,      ///< dst = a + b c, rounded twice
    MulSub,      ///< dst = b c - a
    NegMulAdd,   ///< dst = a - b c
    FindSegment, ///< brings the segment rows of tables over the same held points up to date, see LaneCode
    NanOr,       ///< dst = a if a is NaN, else b
    Exceeds      ///< dst = a or not(|b| <= c)
};

struct LaneInstruction {
    LaneOp op;
    Row dst = 0, a = 0, b = 0, c = 0;
    std::uint16_t count = 0;
    std::uint32_t list = 0;
};

/// Instructions under construction and the rows they use.
class LaneCode {
  public:
    Row newRow() { return static_cast<Row>(rows_++); }
    std::size_t rowCount() const { return rows_; }
    void append(LaneOp op, Row dst, Row a, Row b = 0, Row c = 0) { code_.push_back({op, dst, a, b, c}); }
    const std::vector<LaneInstruction>& code() const { return code_; }
    const std::vector<Row>& lists() const { return lists_; }
    /// A row with the same number in every lane.
    Row constant(double value);
    struct Constant {
        Row row;
        double value;
    };
    const std::vector<Constant>& constants() const { return constants_; }
    /// Linear tables with held points keep the segment of the last call per lane; most calls find it again.
    /// Tables of the same quantity over the same points share it. List of FindSegment: count points x, then
    /// the rows low, high, x0 of the segment, then per table (c of them): count values y, count - 1 slopes,
    /// and the rows y0 and slope of the segment. The value is y0 + slope (x - x0). The rows `low`: a lane
    /// whose held rows change must be marked there by infinity.
    const std::vector<Row>& tableCaches() const { return caches_; }
    /// A row that nobody reads before an instruction has written it, nor after the last instruction.
    Row newTemporary() {
        temporary_.resize(rows_ + 1, false);
        temporary_[rows_] = true;
        return newRow();
    }
    /// Its value is wanted after the last instruction (outputs of a LaneTape are temporaries otherwise).
    void keep(Row row) {
        if (row < temporary_.size()) temporary_[row] = false;
    }
    bool isTemporary(Row row) const { return row < temporary_.size() && temporary_[row]; }

  private:
    friend class LaneTape;
    std::size_t rows_ = 0;
    std::vector<bool> temporary_;
    std::vector<LaneInstruction> code_;
    std::vector<Row> lists_;
    std::vector<Constant> constants_;
    std::vector<Row> caches_;
};

/// A tape split into its held part and the instructions that run in lanes.
class LaneTape {
  public:
    /// inputRows: the row of every moving input of the tape; kHeld for inputs that are held.
    static constexpr int kHeld = -1;
    LaneTape(const TapePtr& tape, std::span<const int> inputRows, LaneCode& code);

    /// Computes the held rows from the tape's inputs (values of moving inputs do not matter).
    const TapePtr& heldTape() const { return held_; }
    const std::vector<Row>& heldRows() const { return heldRows_; } ///< one per output of heldTape
    const std::vector<Row>& outputRows() const { return outputRows_; }

    /// Appends the instructions; may be called any number of times.
    void append(LaneCode& code) const;

  private:
    TapePtr held_;
    std::vector<Row> heldRows_, outputRows_;
    std::vector<LaneInstruction> code_;
};

class LaneThread;

struct VectorCode;

/// What lane programs are compiled to, and what they call. Both are functions (instruction, lists, rows, x).
struct LaneCalls {
    const VectorCode* code;
    const void* overRows;    ///< one instruction for x lanes
    const void* findSegment; ///< for the vector of lanes that starts at lane x
};

/// The machine code of one instruction set.
struct LaneKernels {
    std::string_view name; ///< "sse2", "avx2", "avx2 compiled", "avx512", "avx512 compiled"
    /// Lanes of a block, and thus doubles from one row to the next: as many as run together.
    std::size_t lanes;
    /// Runs a program over lanes 0 .. width - 1 (a multiple of kLaneStep; some lanes behind them may be
    /// computed too). rows: 64-byte aligned, constants filled in.
    void (*run)(const LaneThread& program, double* rows, std::size_t width);
    /// Bit k is set where row[k] is not 0, for all lanes of the block.
    std::uint64_t (*nonzero)(const double* row);
    /// For LaneThread: its handlers, and what is called by compiled code (nullptr: it is not compiled).
    const void* handlers;
    const LaneCalls* calls;
};
/// All that this machine can run, the best first; none beyond instructionSet().
std::span<const LaneKernels> laneKernels();

} // namespace rigor
