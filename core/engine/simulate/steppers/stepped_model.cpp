#include "core/engine/simulate/steppers/stepped_model.h"

#include "core/engine/tape/append.h"
#include "core/foundation/base/units/units.h"

#include <cmath>
#include <map>
#include <set>

namespace rigor {

namespace {

/// Copies tapes into a builder over more slots while replacing what depends on time by corners.
class Rewriter {
  public:
    Rewriter(const Model& model, const SlotLayout& slots, std::span<const Signal> inputs,
             std::size_t slotLimit, SteppedModel& out)
        : slots_(slots), out_(out), target_(slotLimit), original_(slots.count) {
        out_.pieceSlots = slots.count;
        out_.inputDegrees.clear();
        next_ = slots.count + 1;
        for (std::size_t k = 0; k < model.inputs().size(); ++k) {
            const Interpolation kind =
                k < inputs.size() ? inputs[k].interpolation() : Interpolation::Constant;
            out_.inputDegrees.push_back(kind == Interpolation::Cubic    ? 3
                                        : kind == Interpolation::Linear ? 1
                                                                        : 0);
        }
    }

    /// Before the first pass: what may become modes.
    void setLocated(const TapePtr& tape) {
        if (!tape) return;
        const auto nodes = copy(original_, *tape);
        for (const Node n : tape->outputs()) located_.insert(nodes[n]);
    }
    enum class Kinks : std::uint8_t { Ignored, AsTheyAre, Continued };
    /// First pass: find the nodes to replace; all tapes must pass before `rewrite`.
    void collect(const TapePtr& tape, Kinks kinks) {
        if (!tape) return;
        const auto nodes = copy(original_, *tape);
        const auto held = heldNodes(*tape);
        const auto moves = movingNodes(*tape, held);
        const auto limited = limitedNodes(*tape);
        for (std::size_t k = 0; k < tape->instructions().size(); ++k) {
            const Instruction& i = tape->instructions()[k];
            const Node node = nodes[firstOf(*tape) + k];
            const bool kink = isKink(i.op);
            if (isMode(*tape, i, held, moves) && located_.contains(node) &&
                !(kink && kinks == Kinks::Ignored)) {
                const auto [mode, isNew] = modeOf_.try_emplace(node, out_.modes.size());
                if (isNew) out_.modes.push_back(i.op), out_.continued.push_back(true);
                if (kink && (kinks == Kinks::AsTheyAre || limited[firstOf(*tape) + k]))
                    out_.continued[mode->second] = false;
            }
            if (!isCorner(*tape, i, held)) continue;
            if (i.op == Op::Table || i.op == Op::TableSlope) {
                const std::span<const Node> list(tape->lists().data() + i.b, i.count);
                std::vector<Node> xs, ys;
                for (std::size_t j = 0; j < list.size(); ++j)
                    (j < list.size() / 2 ? xs : ys).push_back(nodes[list[j]]);
                addPiece(node, xs.size());
                addPiece(original_.interpolate(Op::TableSlope, nodes[i.a], xs, ys), xs.size());
                for (Node x : xs) cornerNodes_.push_back(x);
            } else {
                addPiece(node, 1);
                cornerNodes_.push_back(nodes[i.a == 0 ? i.b : i.a]);
            }
        }
    }
    void addCorners(const TapePtr& tape) {
        if (!tape) return;
        const auto nodes = copy(original_, *tape);
        for (Node n : tape->outputs()) cornerNodes_.push_back(nodes[n]);
    }
    /// Between the passes: the piece slots get their numbers.
    void number() {
        out_.inputPolynomials = next_;
        for (int degree : out_.inputDegrees) next_ += static_cast<std::size_t>(degree) + 1;
        out_.modeSlots = next_;
        next_ += out_.modes.size();
        modeNodes_.resize(2 * out_.modes.size());
        out_.slotCount = next_;
        out_.piece = original_.cut(pieceNodes_);
        out_.corners = original_.cut(cornerNodes_);
        for (std::size_t k = 0; k < cornerNodes_.size(); ++k) {
            bool depends = false;
            for (std::size_t p = slots_.parameters; p < slots_.count; ++p)
                depends = depends || out_.corners->depends(k, p);
            out_.movingCorners.push_back(depends);
        }
    }
    TapePtr modeValues() const { return modeNodes_.empty() ? nullptr : target_.cut(modeNodes_); }

    /// At a time instead of over a piece.
    TapePtr rewriteOutput(const TapePtr& tape) {
        atTime_ = true;
        return rewrite(tape, false, true, true);
    }

    TapePtr rewrite(const TapePtr& tape, bool freezeSwitches, bool freezeModes,
                    bool inputsAsTheyAre = false) {
        if (!tape) return nullptr;
        const auto held = heldNodes(*tape);
        const auto originals = copy(original_, *tape);
        std::vector<Node> nodes(tape->nodeCount());
        const Node sinceMiddle = target_.apply(Op::Sub, target_.input(0), target_.input(out_.pieceSlots));
        for (std::size_t n = 0; n < tape->inputCount(); ++n) nodes[n] = target_.input(n);
        std::size_t slot = out_.inputPolynomials;
        for (std::size_t k = 0; k < out_.inputDegrees.size(); ++k) {
            const std::size_t degree = static_cast<std::size_t>(out_.inputDegrees[k]);
            Node value = target_.input(slot + degree);
            for (std::size_t j = degree; j-- > 0;)
                value = target_.apply(Op::Add, target_.input(slot + j),
                                      target_.apply(Op::Mul, value, sinceMiddle));
            nodes[slots_.inputs + k] = inputsAsTheyAre ? target_.input(slots_.inputs + k) : value;
            slot += degree + 1;
        }
        for (std::size_t k = 0; k < tape->constants().size(); ++k)
            nodes[tape->inputCount() + k] = target_.constant(tape->constants()[k]);
        for (std::size_t k = 0; k < tape->instructions().size(); ++k) {
            const Instruction& i = tape->instructions()[k];
            const std::size_t at = firstOf(*tape) + k;
            const bool isTable = i.op == Op::Table || i.op == Op::TableSlope;
            if (i.op == Op::Div && held[i.b] && !held[i.a]) {
                // Division is the dearest operation of a vector register: one inverse per run instead.
                const Node inverse = target_.apply(Op::Div, target_.constant(1), nodes[i.b]);
                nodes[at] = target_.apply(Op::Mul, nodes[i.a], inverse);
                continue;
            }
            if (const auto mode = modeOf_.find(originals[at]); freezeModes && mode != modeOf_.end()) {
                nodes[at] = isKink(i.op) ? kinkNode(*tape, i, nodes, mode->second)
                                         : modeNode(*tape, i, nodes, mode->second);
                continue;
            }
            if (atTime_ || !isCorner(*tape, i, held) || (!isTable && !freezeSwitches)) {
                nodes[at] = rebuildInstruction(target_, *tape, i, nodes);
                continue;
            }
            const std::size_t value = pieceSlot_.at(originals[at]);
            if (i.op ==
                Op::Table) // its slope was added right behind it, unless an equal node was there before
                nodes[at] = target_.apply(
                    Op::Add, target_.input(value),
                    target_.apply(Op::Mul, target_.input(slopeSlot(*tape, i, originals)), sinceMiddle));
            else
                nodes[at] = target_.input(value);
        }
        std::vector<Node> outputs;
        for (Node n : tape->outputs()) outputs.push_back(nodes[n]);
        return target_.cut(outputs);
    }

  private:
    static bool isKink(Op op) { return op == Op::Min || op == Op::Max || op == Op::Abs; }

    Node modeNode(const Tape& tape, const Instruction& i, const std::vector<Node>& nodes, std::size_t mode) {
        const bool compares = i.op == Op::Less || i.op == Op::LessEqual;
        modeNodes_[2 * mode] = rebuildInstruction(target_, tape, i, nodes);
        modeNodes_[2 * mode + 1] = compares ? target_.apply(Op::Sub, nodes[i.a], nodes[i.b]) : nodes[i.a];
        return target_.input(out_.modeSlots + mode);
    }
    /// At a time it is what it is, on both sides.
    Node kinkNode(const Tape& tape, const Instruction& i, const std::vector<Node>& nodes, std::size_t mode) {
        if (atTime_) return rebuildInstruction(target_, tape, i, nodes);
        const Node x = nodes[i.a], y = i.op == Op::Abs ? target_.constant(0) : nodes[i.b];
        modeNodes_[2 * mode] = target_.apply(Op::Less, x, y);
        modeNodes_[2 * mode + 1] = target_.apply(Op::Sub, x, y);
        if (!out_.continued[mode]) return rebuildInstruction(target_, tape, i, nodes);
        const Node below = target_.input(out_.modeSlots + mode);
        if (i.op == Op::Abs) return target_.apply(Op::Select, below, target_.apply(Op::Neg, x), x);
        return i.op == Op::Min ? target_.apply(Op::Select, below, x, y)
                               : target_.apply(Op::Select, below, y, x);
    }

    /// Nodes on which something rests that has no value everywhere.
    static std::vector<bool> limitedNodes(const Tape& tape) {
        std::vector<bool> limited(tape.nodeCount(), false);
        for (std::size_t k = tape.instructions().size(); k-- > 0;) {
            const Instruction& i = tape.instructions()[k];
            if (limited[firstOf(tape) + k])
                forEachOperand(i, tape.lists(), [&](Node n) { limited[n] = true; });
            switch (i.op) {
            case Op::Div:
                limited[i.b] = true;
                break;
            case Op::PowInt:
                if (static_cast<int>(i.b) < 0) limited[i.a] = true;
                break;
            case Op::Sqrt:
            case Op::Log:
            case Op::Pow:
            case Op::Tan:
            case Op::Asin:
            case Op::Acos:
                limited[i.a] = true;
                break;
            default:
                break;
            }
        }
        return limited;
    }

    static std::size_t firstOf(const Tape& tape) { return tape.inputCount() + tape.constants().size(); }

    static std::vector<Node> copy(TapeBuilder& builder, const Tape& tape) {
        std::vector<Node> nodes(tape.nodeCount());
        for (std::size_t n = 0; n < tape.inputCount(); ++n) nodes[n] = builder.input(n);
        for (std::size_t k = 0; k < tape.constants().size(); ++k)
            nodes[tape.inputCount() + k] = builder.constant(tape.constants()[k]);
        for (std::size_t k = 0; k < tape.instructions().size(); ++k)
            nodes[firstOf(tape) + k] = rebuildInstruction(builder, tape, tape.instructions()[k], nodes);
        return nodes;
    }

    /// Nodes that depend on parameters only.
    std::vector<bool> heldNodes(const Tape& tape) const {
        std::vector<bool> held(tape.nodeCount(), true);
        for (std::size_t n = 0; n < slots_.parameters; ++n) held[n] = false;
        for (std::size_t k = 0; k < tape.instructions().size(); ++k) {
            bool all = true;
            forEachOperand(tape.instructions()[k], tape.lists(), [&](Node n) { all = all && held[n]; });
            held[firstOf(tape) + k] = all;
        }
        return held;
    }

    /// What moves while a step is taken; an algebraic unknown makes all that follows from it none of this.
    enum class Moves : std::uint8_t { No, Yes, Implicit };
    std::vector<Moves> movingNodes(const Tape& tape, const std::vector<bool>& held) const {
        std::vector<Moves> moves(tape.nodeCount(), Moves::No);
        for (std::size_t n = slots_.time; n < slots_.unknowns; ++n) moves[n] = Moves::Yes;
        for (std::size_t n = slots_.unknowns; n < slots_.inputs; ++n) moves[n] = Moves::Implicit;
        for (std::size_t k = 0; k < out_.inputDegrees.size(); ++k)
            if (out_.inputDegrees[k] > 0) moves[slots_.inputs + k] = Moves::Yes;
        for (std::size_t k = 0; k < tape.instructions().size(); ++k) {
            const Instruction& i = tape.instructions()[k];
            Moves& at = moves[firstOf(tape) + k];
            forEachOperand(i, tape.lists(), [&](Node n) { at = std::max(at, moves[n]); });
            const bool switches = i.op == Op::Less || i.op == Op::LessEqual;
            if (switches && isCorner(tape, i, held)) at = Moves::No;
        }
        return moves;
    }
    static bool isMode(const Tape& tape, const Instruction& i, const std::vector<bool>& held,
                       const std::vector<Moves>& moves) {
        if (isCorner(tape, i, held)) return false;
        if (i.op == Op::Sign || i.op == Op::Floor || i.op == Op::Abs) return moves[i.a] == Moves::Yes;
        const bool ofTwo = i.op == Op::Less || i.op == Op::LessEqual || i.op == Op::Min || i.op == Op::Max;
        return ofTwo && std::max(moves[i.a], moves[i.b]) == Moves::Yes;
    }

    /// A table over time or a comparison of time with something held.
    static bool isCorner(const Tape& tape, const Instruction& i, const std::vector<bool>& held) {
        if (i.op == Op::Less || i.op == Op::LessEqual)
            return (i.a == 0 && held[i.b]) || (i.b == 0 && held[i.a]);
        if ((i.op != Op::Table && i.op != Op::TableSlope) || i.a != 0) return false;
        for (std::size_t k = 0; k < i.count; ++k)
            if (!held[tape.lists()[i.b + k]]) return false;
        return true;
    }

    std::size_t slopeSlot(const Tape& tape, const Instruction& i, const std::vector<Node>& originals) {
        std::vector<Node> xs, ys;
        for (std::size_t k = 0; k < i.count; ++k)
            (k < i.count / 2u ? xs : ys).push_back(originals[tape.lists()[i.b + k]]);
        return pieceSlot_.at(original_.interpolate(Op::TableSlope, originals[i.a], xs, ys));
    }

    /// Its corners are the next to be added.
    void addPiece(Node node, std::size_t corners) {
        if (!pieceSlot_.try_emplace(node, next_).second) return;
        pieceNodes_.push_back(node);
        out_.pieceCorners.push_back({cornerNodes_.size(), corners});
        ++next_;
    }

    const SlotLayout& slots_;
    SteppedModel& out_;
    TapeBuilder target_, original_;
    std::size_t next_ = 0;
    bool atTime_ = false;
    std::map<Node, std::size_t> pieceSlot_;
    std::vector<Node> pieceNodes_, cornerNodes_, modeNodes_;
    std::set<Node> located_;
    std::map<Node, std::size_t> modeOf_;
};

std::size_t mostPieceSlots(const Formulas& f) {
    std::size_t n = 0;
    for (const TapePtr& tape : {f.derivative, f.residual, f.guards, f.floors})
        for (const Instruction& i : tape ? tape->instructions() : std::vector<Instruction>{})
            if (i.op == Op::Table || i.op == Op::TableSlope || i.op == Op::Less || i.op == Op::LessEqual ||
                i.op == Op::Sign || i.op == Op::Floor || i.op == Op::Min || i.op == Op::Max ||
                i.op == Op::Abs)
                n += 2;
    return n;
}

} // namespace

SteppedModel::SteppedModel(const Model& m, std::span<const Signal> inputs, Relations relations)
    : model(m), slots(m) {
    const Formulas& f = model.formulas();
    Rewriter rewriter(model, slots, inputs, slots.count + 1 + mostPieceSlots(f) + 4 * model.inputs().size(),
                      *this);
    if (relations == Relations::Located && !model.states().empty()) rewriter.setLocated(f.located);
    using Kinks = Rewriter::Kinks;
    rewriter.collect(f.derivative, Kinks::Continued);
    rewriter.collect(f.residual, Kinks::AsTheyAre);
    rewriter.collect(f.floors, Kinks::AsTheyAre);
    rewriter.collect(f.guards, Kinks::Ignored);
    rewriter.addCorners(f.timeEvents);
    rewriter.number();
    rewriter.rewrite(f.guards, false, true); // for modes that are nowhere else
    derivative = rewriter.rewrite(f.derivative, true, true);
    residual = rewriter.rewrite(f.residual, true, true);
    // A guard looks at the end of a step, where `time >= e` or a relation has just become true.
    guards = rewriter.rewrite(f.guards, false, false);
    floors = rewriter.rewrite(f.floors, false, true);
    modeValues = rewriter.modeValues();
    if (modeValues) output = rewriter.rewriteOutput(f.output);
}

std::vector<double> SteppedModel::stateScales() const {
    std::vector<double> scales;
    for (const Variable& v : model.states()) {
        const double nominal = v.nominal == 0 ? 1 : std::abs(v.nominal);
        const std::optional<Unit> unit = nominal == 1 ? parseUnit(v.unit) : std::nullopt;
        scales.push_back(unit ? 1 / unit->factor : nominal);
    }
    return scales;
}

} // namespace rigor
