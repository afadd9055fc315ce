#pragma once
// The tape: a model's formulas as an immutable straight-line program in single assignment form, compiled once
// and evaluated over double, lanes of doubles, dual and complex numbers (later intervals and Taylor
// coefficients). A tape is shared by all threads; every thread has its own workspace.
//
// Node numbering: 0 .. inputs-1 are the inputs, then the constants, then one node per instruction. An
// instruction only refers to nodes before it.

#include "core/foundation/scalar/interval.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace rigor {

enum class Op : std::uint8_t {
#define RIGOR_NARY 255
#define RIGOR_OP(name, arity, smoothness) name,
#include "core/engine/tape/ops.def"
#undef RIGOR_OP
};

enum class Smoothness : std::uint8_t { Smooth, Kink, Step };

struct OpInfo {
    const char* name;
    int arity; ///< 1..3, or 255 = one operand and a list
    Smoothness smoothness;
};
const OpInfo& opInfo(Op op);

using Node = std::uint32_t;

/// value = op(a, b, c). For operations with a list, a is the first operand, b the offset of the list in
/// Tape::lists(), count its length and c an extra whole number (the degree of a BSpline).
struct Instruction {
    Op op;
    std::uint16_t count = 0;
    Node a = 0, b = 0, c = 0;
};

/// Calls visit(node) for every operand of an instruction, in order.
template <class Visit>
void forEachOperand(const Instruction& instruction, const std::vector<Node>& lists, Visit visit) {
    const int arity = opInfo(instruction.op).arity;
    visit(instruction.a);
    if (arity == RIGOR_NARY) {
        for (std::size_t k = 0; k < instruction.count; ++k) visit(lists[instruction.b + k]);
        return;
    }
    if (arity >= 2) visit(instruction.b);
    if (arity >= 3) visit(instruction.c);
}

class Tape {
  public:
    std::size_t inputCount() const { return inputs_; }
    const std::vector<double>& constants() const { return constants_; }
    /// What each constant is as written: 0.79 in a text is a number between two doubles.
    const std::vector<Interval>& constantEnclosures() const { return enclosures_; }
    const std::vector<Instruction>& instructions() const { return instructions_; }
    const std::vector<Node>& lists() const { return lists_; }
    const std::vector<Node>& outputs() const { return outputs_; }
    std::size_t nodeCount() const { return inputs_ + constants_.size() + instructions_.size(); }

    /// Whether output `output` depends on input `input`.
    bool depends(std::size_t output, std::size_t input) const;

  private:
    friend class TapeBuilder;
    std::size_t inputs_ = 0;
    std::vector<double> constants_;
    std::vector<Interval> enclosures_;
    std::vector<Instruction> instructions_;
    std::vector<Node> lists_;
    std::vector<Node> outputs_;
};

using TapePtr = std::shared_ptr<const Tape>;

/// Builds tapes. Common subexpressions are shared (also a+b with b+a), constants are folded, x*1, x+0, x^2
/// and the like are simplified where the result is the same for every number including NaN and infinity. Node
/// numbers given out by a builder are its own; several tapes can be cut from one builder.
class TapeBuilder {
  public:
    explicit TapeBuilder(std::size_t inputs);

    Node input(std::size_t index) const;
    /// Exactly this number.
    Node constant(double value);
    /// The number that is meant lies in `enclosure`; evaluators over doubles use `value`.
    Node constant(double value, const Interval& enclosure);
    /// Operations of fixed arity; operands that the operation does not have are ignored.
    Node apply(Op op, Node a, Node b = 0, Node c = 0);
    Node powInt(Node x, int exponent);
    /// Table, TableSlope, MonotoneCubic: xs strictly increasing where constant (throws Error if not), same
    /// length.
    Node interpolate(Op op, Node x, std::span<const Node> xs, std::span<const Node> ys);
    Node bspline(Node x, std::span<const Node> knots, int degree, std::span<const Node> coefficients);

    /// The value if the node is a constant, else nullptr.
    const double* constantValue(Node node) const;
    /// The same if the constant is exactly that number: what a decision on its value may rest on.
    const double* exactConstant(Node node) const;
    /// The enclosure of a constant; all numbers for any other node.
    Interval constantEnclosure(Node node) const;
    /// Which inputs a node depends on.
    std::vector<bool> dependencies(Node node) const;

    /// The tape that computes these outputs and nothing else (dead nodes are dropped, order kept).
    TapePtr cut(std::span<const Node> outputs) const;

    ~TapeBuilder();
    TapeBuilder(TapeBuilder&&) noexcept;
    TapeBuilder& operator=(TapeBuilder&&) noexcept;

  private:
    struct Store;
    std::unique_ptr<Store> store_;
};

} // namespace rigor
