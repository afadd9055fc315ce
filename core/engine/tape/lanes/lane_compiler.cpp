#include "core/engine/tape/lanes/lane_uses.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace rigor {

namespace {

constexpr int kMostRegisters = 32, kMostMasks = 7;
/// A value wanted again so soon is loaded rather than read twice.
constexpr std::size_t kSoon = 24;
/// Masks for the moment; the others hold conditions.
constexpr int kScratch = 1, kScratch2 = 2, kFirstCondition = 3;

class LaneCompiler {
  public:
    LaneCompiler(const LaneCode& program, const std::vector<Row>& lists, std::vector<double>& constants,
                 const LaneCalls& calls)
        : lists_(lists), calls_(calls), registers_(calls.code->registers), masksEnd_(calls.code->masks + 1),
          uses_(program, lists, constants, *calls.code), code_(*calls.code) {
        zero_ = uses_.constant(0), one_ = uses_.constant(1), sign_ = uses_.constant(-0.0);
        size_ = uses_.constant(std::bit_cast<double>(~std::uint64_t{0} >> 1));
    }

    ExecutableCode compile(const std::vector<LaneInstruction>& code) {
        steps_ = uses_.steps(code);
        for (now_ = 0; now_ < steps_.size(); ++now_) emit(steps_[now_]);
        flush();
        code_.end();
        for (const Leave& leave : leaves_) emit(leave);
        return code_.executable();
    }

  private:
    struct Holder { ///< of one register
        Variable variable = kNone;
        std::size_t next = kNever;
        bool changed = false; ///< not yet in its row
        bool pinned = false;  ///< used by the step that is being written
    };
    /// A jump out of the line to findSegment and back.
    struct Leave {
        MachineCode::Label out, back;
        const VectorStep* step;
        std::vector<Holder> holders;
    };

    int lanes() const { return calls_.code->lanes; }
    OperandPlace home(Variable v) const { return uses_.home(v); }
    bool isConstant(Variable v) const { return uses_.isConstant(v); }

    // --- masks ---
    /// The mask of a condition, or `scratch` filled with x != 0.
    int condition(const Use& x, int scratch) {
        for (int mask = kFirstCondition; mask < masksEnd_; ++mask)
            if (masks_[static_cast<std::size_t>(mask)].variable == x.variable) {
                masks_[static_cast<std::size_t>(mask)].next = x.next;
                return mask;
            }
        code_.compare(scratch, inRegister(x), home(zero_), MachineCode::NotEqual);
        return scratch;
    }
    /// The mask for the result of a step: one that is kept, if the result may live there and one is free. All
    /// operands must have been read by the instruction that writes it.
    int resultMask(const VectorStep& step) {
        for (Use& mask : masks_)
            if (mask.next == kNever || mask.variable == step.to.variable) mask = {};
        for (int mask = kFirstCondition; mask < masksEnd_ && step.isCondition; ++mask)
            if (masks_[static_cast<std::size_t>(mask)].variable == kNone) {
                masks_[static_cast<std::size_t>(mask)] = step.to;
                return mask;
            }
        return kScratch;
    }
    /// Where the result does not live in its mask, it becomes 1 or 0.
    void finishTruth(const VectorStep& step, int mask) {
        if (mask == kScratch) return code_.loadWhere(mask, result(step), home(one_));
        if (const int old = find(step.to.variable); old != kNone) holder(old) = {};
    }

    // --- registers ---
    Holder& holder(int r) { return holders_[static_cast<std::size_t>(r)]; }
    int find(Variable v) const {
        for (int r = 0; r < registers_; ++r)
            if (holders_[static_cast<std::size_t>(r)].variable == v) return r;
        return kNone;
    }
    bool isWanted(const Holder& h) const {
        return h.next != kNever && !(h.next == kAtEnd && isConstant(h.variable));
    }
    void storeHome(int r) {
        Holder& h = holder(r);
        if (h.changed && isWanted(h)) code_.store(home(h.variable).at, r);
        h.changed = false;
    }
    int freeRegister() {
        int best = kNone;
        for (int r = 0; r < registers_; ++r) {
            const Holder& h = holder(r);
            if (h.pinned) continue;
            if (h.variable == kNone) {
                best = r;
                break;
            }
            if (best == kNone || h.next > holder(best).next) best = r;
        }
        assert(best != kNone);
        storeHome(best);
        holder(best) = {};
        holder(best).pinned = true;
        return best;
    }
    /// In a register, loaded if it is not.
    int inRegister(const Use& use) {
        int r = find(use.variable);
        if (r == kNone) {
            r = freeRegister();
            code_.load(r, home(use.variable));
            holder(r).variable = use.variable;
        }
        holder(r).next = use.next;
        holder(r).pinned = true;
        return r;
    }
    OperandPlace place(const Use& use) {
        const bool soon = use.next < now_ + kSoon && !isConstant(use.variable);
        if (find(use.variable) == kNone && !soon) return home(use.variable);
        return {OperandPlace::Register, inRegister(use)};
    }
    /// The register for the result. It may be that of an operand that is not wanted any more: all operands
    /// must have been read by the instruction that writes it.
    int result(const VectorStep& step) {
        for (Holder& h : holders_)
            if (h.pinned && h.variable != kNone && h.next == kNever) h = {};
        if (const int old = find(step.to.variable); old != kNone) holder(old) = {};
        const int r = freeRegister();
        holder(r) = {step.to.variable, step.to.next, true, true};
        return r;
    }
    void drop(Variable v) {
        if (const int r = find(v); r != kNone) holder(r) = {};
    }
    void flush() {
        for (int r = 0; r < registers_; ++r) storeHome(r), holder(r) = {};
    }

    // --- instructions ---
    void emit(const VectorStep& step) {
        const LaneInstruction& i = *step.lane;
        if (i.op == LaneOp::FindSegment) {
            emitFindSegment(step);
        } else if (step.to.variable == kNone) {
            flush();
            code_.call(calls_.overRows, &i, lists_.data(), static_cast<std::uint32_t>(kVectors * lanes()));
        } else {
            emitOperation(step);
        }
        for (Holder& h : holders_) {
            h.pinned = false;
            if (h.variable == kNone || h.next == kNever) h = {};
        }
        for (Use& mask : masks_)
            if (mask.next == kNever) mask = {};
    }

    void emitOperation(const VectorStep& step) {
        const Use &a = step.from[0], &b = step.from[1], &c = step.from[2];
        using C = MachineCode::Operation;
        switch (step.lane->op) {
        case LaneOp::Add:
            return symmetric(step, C::Add, a, b);
        case LaneOp::Mul:
            return symmetric(step, C::Mul, a, b);
        case LaneOp::Square:
            return symmetric(step, C::Mul, a, a);
        case LaneOp::Sub:
            return ordered(step, C::Sub, a, b);
        case LaneOp::Div:
            return ordered(step, C::Div, a, b);
        case LaneOp::Neg:
            return symmetric(step, C::Xor, a, {sign_, kNever});
        case LaneOp::Min:
            return extremum(step, C::Min);
        case LaneOp::Max:
            return extremum(step, C::Max);
        case LaneOp::Sqrt: {
            const OperandPlace x = place(a);
            return code_.squareRoot(result(step), x);
        }
        case LaneOp::Abs: {
            const int x = inRegister(a), negative = freeRegister();
            code_.arithmetic(C::Xor, negative, x, home(sign_));
            code_.compare(kScratch, x, home(zero_), MachineCode::Less);
            return code_.select(result(step), kScratch, x, {OperandPlace::Register, negative});
        }
        case LaneOp::Copy: {
            const OperandPlace x = place(a);
            return code_.load(result(step), x);
        }
        case LaneOp::Less:
            return truth(step, a, b, MachineCode::Less);
        case LaneOp::LessEqual:
            return truth(step, a, b, MachineCode::LessEqual);
        case LaneOp::Equal:
            return truth(step, a, b, MachineCode::Equal);
        case LaneOp::And:
        case LaneOp::Or: {
            const int x = condition(a, kScratch), y = condition(b, kScratch2), both = resultMask(step);
            if (step.lane->op == LaneOp::And)
                code_.both(both, x, y);
            else
                code_.either(both, x, y);
            return finishTruth(step, both);
        }
        case LaneOp::Not: {
            const int x = condition(a, kScratch), mask = resultMask(step);
            code_.negate(mask, x);
            return finishTruth(step, mask);
        }
        case LaneOp::Select: {
            const int mask = condition(a, kScratch), otherwise = inRegister(c);
            const OperandPlace chosen = place(b);
            return code_.select(result(step), mask, otherwise, chosen);
        }
        case LaneOp::MulAdd:
        case LaneOp::MulSub:
        case LaneOp::NegMulAdd:
            return withProduct(step);
        case LaneOp::NanOr: {
            const int x = inRegister(a);
            code_.compare(kScratch, x, {OperandPlace::Register, x}, MachineCode::Unordered);
            const int y = inRegister(b);
            return code_.select(result(step), kScratch, y, {OperandPlace::Register, x});
        }
        case LaneOp::Exceeds: {
            const int size = freeRegister();
            code_.arithmetic(C::And, size, inRegister(b), home(size_));
            code_.compare(kScratch2, size, place(c), MachineCode::NotLessEqual);
            const int flag = condition(a, kScratch), mask = resultMask(step);
            code_.either(mask, flag, kScratch2);
            return finishTruth(step, mask);
        }
        default:
            assert(false);
        }
    }

    void ordered(const VectorStep& step, MachineCode::Operation op, const Use& a, const Use& b) {
        const int x = inRegister(a);
        const OperandPlace y = place(b);
        code_.arithmetic(op, result(step), x, y);
    }
    void symmetric(const VectorStep& step, MachineCode::Operation op, const Use& a, const Use& b) {
        const bool swap = find(a.variable) == kNone && (find(b.variable) != kNone || isConstant(a.variable));
        ordered(step, op, swap ? b : a, swap ? a : b);
    }
    void truth(const VectorStep& step, const Use& a, const Use& b, MachineCode::Predicate predicate) {
        const int x = inRegister(a);
        const OperandPlace y = place(b);
        const int mask = resultMask(step);
        code_.compare(mask, x, y, predicate);
        finishTruth(step, mask);
    }
    /// b where b < a or b is NaN, else a (Min).
    void extremum(const VectorStep& step, MachineCode::Operation op) {
        const Use &a = step.from[0], &b = step.from[1];
        const int y = inRegister(b);
        const OperandPlace x = place(a);
        if (isConstant(b.variable)) return code_.arithmetic(op, result(step), y, x);
        const int least = freeRegister();
        code_.arithmetic(op, least, y, x);
        code_.compare(kScratch, y, {OperandPlace::Register, y}, MachineCode::Unordered);
        code_.select(result(step), kScratch, least, {OperandPlace::Register, y});
    }
    /// Rounded twice, as everywhere.
    void withProduct(const VectorStep& step) {
        const Use *b = &step.from[1], *c = &step.from[2];
        if (find(b->variable) == kNone && (find(c->variable) != kNone || isConstant(b->variable)))
            std::swap(b, c);
        const int x = inRegister(*b);
        const OperandPlace y = place(*c);
        const int product = freeRegister();
        code_.arithmetic(MachineCode::Operation::Mul, product, x, y);
        const Use& a = step.from[0];
        if (step.lane->op == LaneOp::NegMulAdd) {
            const int from = inRegister(a);
            code_.arithmetic(MachineCode::Operation::Sub, result(step), from,
                             {OperandPlace::Register, product});
        } else {
            const OperandPlace other = place(a);
            code_.arithmetic(step.lane->op == LaneOp::MulAdd ? MachineCode::Operation::Add
                                                             : MachineCode::Operation::Sub,
                             result(step), product, other);
        }
    }

    void emitFindSegment(const VectorStep& step) {
        const LaneInstruction& i = *step.lane;
        const Row* list = lists_.data() + i.list + i.count;
        const auto variable = [&](Row row) { return row * kVectors + step.vector; };
        const int x = inRegister(step.from[0]);
        code_.compare(kScratch, x, home(variable(list[0])), MachineCode::GreaterEqual);
        code_.compare(kScratch2, x, home(variable(list[1])), MachineCode::Less);
        code_.both(kScratch, kScratch, kScratch2);
        // What findSegment writes is read from the rows afterwards.
        for (int k = 0; k < 3; ++k) drop(variable(list[k]));
        for (std::size_t table = 0; table < i.c; ++table) {
            const Row* of = list + 3 + table * (2 * i.count + 1u) + 2 * i.count - 1;
            drop(variable(of[0])), drop(variable(of[1]));
        }
        const Leave leave{code_.newLabel(), code_.newLabel(), &step, {holders_.begin(), holders_.end()}};
        code_.jumpUnlessAll(kScratch, leave.out);
        code_.bind(leave.back);
        leaves_.push_back(leave);
    }
    void emit(const Leave& leave) {
        code_.bind(leave.out);
        for (int r = 0; r < registers_; ++r) {
            const Holder& h = leave.holders[static_cast<std::size_t>(r)];
            if (h.variable != kNone && h.changed) code_.store(home(h.variable).at, r);
        }
        code_.call(calls_.findSegment, leave.step->lane, lists_.data(),
                   static_cast<std::uint32_t>(leave.step->vector * lanes()));
        for (int r = 0; r < registers_; ++r) {
            const Holder& h = leave.holders[static_cast<std::size_t>(r)];
            if (h.variable != kNone) code_.load(r, home(h.variable));
        }
        code_.jump(leave.back);
    }

    const std::vector<Row>& lists_;
    LaneCalls calls_;
    int registers_, masksEnd_;
    LaneUses uses_;
    Variable zero_ = 0, one_ = 0, sign_ = 0, size_ = 0;
    std::vector<VectorStep> steps_;
    std::size_t now_ = 0;
    std::array<Holder, kMostRegisters> holders_{};
    std::array<Use, kMostMasks + 1> masks_{};
    std::vector<Leave> leaves_;
    MachineCode code_;
};

} // namespace

ExecutableCode compileLanes(const LaneCode& program, const std::vector<LaneInstruction>& code,
                            const std::vector<Row>& lists, std::vector<double>& constants,
                            const LaneCalls& calls) {
    return LaneCompiler(program, lists, constants, calls).compile(code);
}

} // namespace rigor
