#include "core/engine/tape/lane_compiler.h"

#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>

namespace rigor {

namespace {

constexpr int kNone = -1, kRegisters = 32;
constexpr std::size_t kNever = std::numeric_limits<std::size_t>::max(), kAtEnd = kNever - 1;
/// A value wanted again so soon is loaded rather than read twice.
constexpr std::size_t kSoon = 24;
constexpr int kVectors = static_cast<int>(kCompiledVectors);

/// A row in one of the vectors, or a constant.
using Variable = int;

struct Use {
    Variable variable = kNone;
    std::size_t next = kNever; ///< step that reads the value next
};
struct Step {
    const LaneInstruction* lane;
    int vector = 0;
    Use to, from[3];
};

/// Operations without machine code of their own run over rows.
bool isCompiled(const LaneInstruction& i) {
    switch (i.op) {
    case LaneOp::Add:
    case LaneOp::Sub:
    case LaneOp::Mul:
    case LaneOp::Div:
    case LaneOp::Neg:
    case LaneOp::Square:
    case LaneOp::Sqrt:
    case LaneOp::Abs:
    case LaneOp::Min:
    case LaneOp::Max:
    case LaneOp::Less:
    case LaneOp::LessEqual:
    case LaneOp::Equal:
    case LaneOp::And:
    case LaneOp::Or:
    case LaneOp::Not:
    case LaneOp::Select:
    case LaneOp::Copy:
    case LaneOp::MulAdd:
    case LaneOp::MulSub:
    case LaneOp::NegMulAdd:
    case LaneOp::NanOr:
    case LaneOp::Exceeds:
        return true;
    default:
        return false;
    }
}
int arityOf(LaneOp op) {
    switch (op) {
    case LaneOp::Copy:
    case LaneOp::FindSegment:
        return 1;
    case LaneOp::MulAdd:
    case LaneOp::MulSub:
    case LaneOp::NegMulAdd:
    case LaneOp::Exceeds:
        return 3;
    case LaneOp::NanOr:
        return 2;
    default:
        return opInfo(static_cast<Op>(op)).arity;
    }
}

class LaneCompiler {
  public:
    LaneCompiler(const LaneCode& program, const std::vector<Row>& lists, std::vector<double>& constants,
                 const LaneCalls& calls)
        : program_(program), lists_(lists), constants_(constants), calls_(calls),
          rows_(static_cast<int>(program.rowCount())), constantOf_(program.rowCount(), kNone) {
        for (std::size_t k = 0; k < program.constants().size(); ++k)
            if (!std::isnan(program.constants()[k].value)) // Min and Max rely on it
                constantOf_[program.constants()[k].row] = static_cast<int>(k);
        zero_ = constant(0), one_ = constant(1), sign_ = constant(-0.0);
        size_ = constant(std::bit_cast<double>(~std::uint64_t{0} >> 1));
    }

    std::vector<std::uint8_t> compile(const std::vector<LaneInstruction>& code) {
        list(code);
        findUses();
        code_.begin();
        for (now_ = 0; now_ < steps_.size(); ++now_) emit(steps_[now_]);
        flush();
        code_.end();
        for (const Leave& leave : leaves_) emit(leave);
        return {code_.bytes().begin(), code_.bytes().end()};
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
        std::size_t jump, back;
        const Step* step;
        std::vector<Holder> holders;
    };

    // --- variables ---
    Variable constant(double value) {
        const auto bits = std::bit_cast<std::uint64_t>(value);
        std::size_t k = 0;
        while (k < constants_.size() && std::bit_cast<std::uint64_t>(constants_[k]) != bits) ++k;
        if (k == constants_.size()) constants_.push_back(value);
        return rows_ * kVectors + static_cast<int>(k);
    }
    Variable variableOf(Row row, int vector) const {
        const int constant = constantOf_[row];
        return constant != kNone ? rows_ * kVectors + constant : row * kVectors + vector;
    }
    bool isConstant(Variable v) const { return v >= rows_ * kVectors; }
    Place home(Variable v) const {
        if (isConstant(v)) return {Place::Constant, (v - rows_ * kVectors) * 8};
        return {Place::Rows, v * 64};
    }

    // --- order and uses ---
    void list(const std::vector<LaneInstruction>& code) {
        for (const LaneInstruction& i : code) {
            const bool each = isCompiled(i) || i.op == LaneOp::FindSegment;
            for (int vector = 0; vector < (each ? kVectors : 1); ++vector) {
                Step step{&i, vector, {}, {}};
                if (each) {
                    const Row rows[] = {i.a, i.b, i.c};
                    for (int k = 0; k < arityOf(i.op); ++k)
                        step.from[k].variable = variableOf(rows[k], vector);
                    if (i.op != LaneOp::FindSegment) step.to.variable = variableOf(i.dst, vector);
                }
                steps_.push_back(step);
            }
        }
    }
    void findUses() {
        std::vector<std::size_t> next(static_cast<std::size_t>(rows_ * kVectors) + constants_.size(), kNever);
        for (int row = 0; row < rows_; ++row)
            for (int vector = 0; vector < kVectors && !program_.isTemporary(static_cast<Row>(row)); ++vector)
                next[static_cast<std::size_t>(row * kVectors + vector)] = kAtEnd;
        const auto at = [&](Variable v) -> std::size_t& { return next[static_cast<std::size_t>(v)]; };
        for (std::size_t k = steps_.size(); k-- > 0;) {
            Step& step = steps_[k];
            if (step.to.variable != kNone) {
                step.to.next = at(step.to.variable);
                at(step.to.variable) = kNever;
            } else if (step.lane->op != LaneOp::FindSegment) {
                // Over rows: may read any row; what it writes is not in a register afterwards.
                forEachRow(*step.lane, [&](Row row) {
                    for (int vector = 0; vector < kVectors; ++vector) at(row * kVectors + vector) = k;
                });
            }
            for (Use& use : step.from)
                if (use.variable != kNone) use.next = at(use.variable);
            for (Use& use : step.from)
                if (use.variable != kNone) at(use.variable) = k;
        }
    }
    template <class Visit> void forEachRow(const LaneInstruction& i, Visit visit) const {
        // Numbers that are no rows (an exponent, a degree) do no harm: a value more is stored.
        for (Row row : {i.dst, i.a, i.b, i.c})
            if (row < rows_) visit(row);
        for (std::size_t k = 0; k < i.count; ++k) visit(lists_[i.list + k]);
    }

    // --- registers ---
    Holder& holder(int r) { return holders_[static_cast<std::size_t>(r)]; }
    int find(Variable v) const {
        for (int r = 0; r < kRegisters; ++r)
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
        for (int r = 0; r < kRegisters; ++r) {
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
    Place place(const Use& use) {
        const bool soon = use.next < now_ + kSoon && !isConstant(use.variable);
        if (find(use.variable) == kNone && !soon) return home(use.variable);
        return {Place::Register, inRegister(use)};
    }
    /// The register for the result. It may be that of an operand that is not wanted any more: all operands
    /// must have been read by the instruction that writes it.
    int result(const Step& step) {
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
        for (int r = 0; r < kRegisters; ++r) storeHome(r), holder(r) = {};
    }

    // --- instructions ---
    void emit(const Step& step) {
        const LaneInstruction& i = *step.lane;
        if (i.op == LaneOp::FindSegment) {
            emitFindSegment(step);
        } else if (step.to.variable == kNone) {
            flush();
            code_.call(calls_.overRows, &i, lists_.data(), kVectors * 8);
        } else {
            emitOperation(step);
        }
        for (Holder& h : holders_) {
            h.pinned = false;
            if (h.variable == kNone || h.next == kNever) h = {};
        }
    }

    void emitOperation(const Step& step) {
        const Use &a = step.from[0], &b = step.from[1], &c = step.from[2];
        using C = MachineCode;
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
            const Place x = place(a);
            return code_.squareRoot(result(step), x);
        }
        case LaneOp::Abs: {
            const int x = inRegister(a), negative = freeRegister();
            code_.arithmetic(C::Xor, negative, x, home(sign_));
            code_.compare(1, x, home(zero_), C::Less);
            return code_.select(result(step), 1, x, {Place::Register, negative});
        }
        case LaneOp::Copy: {
            const Place x = place(a);
            return code_.load(result(step), x);
        }
        case LaneOp::Less:
            return truth(step, a, b, C::Less);
        case LaneOp::LessEqual:
            return truth(step, a, b, C::LessEqual);
        case LaneOp::Equal:
            return truth(step, a, b, C::Equal);
        case LaneOp::Not:
            return truth(step, a, {zero_, kNever}, C::Equal);
        case LaneOp::And:
            compare(1, a, C::NotEqual);
            code_.compare(1, inRegister(b), home(zero_), C::NotEqual, 1);
            return code_.loadWhere(1, result(step), home(one_));
        case LaneOp::Or:
            compare(1, a, C::NotEqual);
            compare(2, b, C::NotEqual);
            code_.either(1, 1, 2);
            return code_.loadWhere(1, result(step), home(one_));
        case LaneOp::Select: {
            compare(1, a, C::NotEqual);
            const int otherwise = inRegister(c);
            const Place chosen = place(b);
            return code_.select(result(step), 1, otherwise, chosen);
        }
        case LaneOp::MulAdd:
        case LaneOp::MulSub:
        case LaneOp::NegMulAdd:
            return withProduct(step);
        case LaneOp::NanOr: {
            const int x = inRegister(a);
            code_.compare(1, x, {Place::Register, x}, C::Unordered);
            const int y = inRegister(b);
            return code_.select(result(step), 1, y, {Place::Register, x});
        }
        case LaneOp::Exceeds: {
            const int size = freeRegister();
            code_.arithmetic(C::And, size, inRegister(b), home(size_));
            code_.compare(1, size, place(c), C::LessEqual);
            const int one = inRegister({one_, kAtEnd});
            const Place flag = place(a);
            return code_.select(result(step), 1, one, flag);
        }
        default:
            assert(false);
        }
    }

    /// mask = x predicate 0
    void compare(int mask, const Use& x, MachineCode::Predicate predicate) {
        code_.compare(mask, inRegister(x), home(zero_), predicate);
    }
    void ordered(const Step& step, MachineCode::Opcode op, const Use& a, const Use& b) {
        const int x = inRegister(a);
        const Place y = place(b);
        code_.arithmetic(op, result(step), x, y);
    }
    void symmetric(const Step& step, MachineCode::Opcode op, const Use& a, const Use& b) {
        const bool swap = find(a.variable) == kNone && (find(b.variable) != kNone || isConstant(a.variable));
        ordered(step, op, swap ? b : a, swap ? a : b);
    }
    void truth(const Step& step, const Use& a, const Use& b, MachineCode::Predicate predicate) {
        const int x = inRegister(a);
        code_.compare(1, x, place(b), predicate);
        code_.loadWhere(1, result(step), home(one_));
    }
    /// b where b < a or b is NaN, else a (Min).
    void extremum(const Step& step, MachineCode::Opcode op) {
        const Use &a = step.from[0], &b = step.from[1];
        const int y = inRegister(b);
        const Place x = place(a);
        if (isConstant(b.variable)) return code_.arithmetic(op, result(step), y, x);
        const int least = freeRegister();
        code_.arithmetic(op, least, y, x);
        code_.compare(1, y, {Place::Register, y}, MachineCode::Unordered);
        code_.select(result(step), 1, least, {Place::Register, y});
    }
    /// Rounded twice, as everywhere.
    void withProduct(const Step& step) {
        const Use *b = &step.from[1], *c = &step.from[2];
        if (find(b->variable) == kNone && (find(c->variable) != kNone || isConstant(b->variable)))
            std::swap(b, c);
        const int x = inRegister(*b);
        const Place y = place(*c);
        const int product = freeRegister();
        code_.arithmetic(MachineCode::Mul, product, x, y);
        const Use& a = step.from[0];
        if (step.lane->op == LaneOp::NegMulAdd) {
            const int from = inRegister(a);
            code_.arithmetic(MachineCode::Sub, result(step), from, {Place::Register, product});
        } else {
            const Place other = place(a);
            code_.arithmetic(step.lane->op == LaneOp::MulAdd ? MachineCode::Add : MachineCode::Sub,
                             result(step), product, other);
        }
    }

    void emitFindSegment(const Step& step) {
        const LaneInstruction& i = *step.lane;
        const Row* list = lists_.data() + i.list + i.count;
        const auto variable = [&](Row row) { return row * kVectors + step.vector; };
        const int x = inRegister(step.from[0]);
        code_.compare(1, x, home(variable(list[0])), MachineCode::GreaterEqual);
        code_.compare(1, x, home(variable(list[1])), MachineCode::Less, 1);
        // What findSegment writes is read from the rows afterwards.
        for (int k = 0; k < 3; ++k) drop(variable(list[k]));
        for (std::size_t table = 0; table < i.c; ++table) {
            const Row* of = list + 3 + table * (2 * i.count + 1u) + 2 * i.count - 1;
            drop(variable(of[0])), drop(variable(of[1]));
        }
        const std::size_t jump = code_.jumpUnlessAll(1);
        leaves_.push_back({jump, jump, &step, {holders_.begin(), holders_.end()}});
    }
    void emit(const Leave& leave) {
        code_.setTarget(leave.jump, code_.position());
        for (int r = 0; r < kRegisters; ++r) {
            const Holder& h = leave.holders[static_cast<std::size_t>(r)];
            if (h.variable != kNone && h.changed) code_.store(home(h.variable).at, r);
        }
        code_.call(calls_.findSegment, leave.step->lane, lists_.data(),
                   static_cast<std::uint32_t>(leave.step->vector) * 8);
        for (int r = 0; r < kRegisters; ++r) {
            const Holder& h = leave.holders[static_cast<std::size_t>(r)];
            if (h.variable != kNone) code_.load(r, home(h.variable));
        }
        code_.setTarget(code_.jump(), leave.back);
    }

    const LaneCode& program_;
    const std::vector<Row>& lists_;
    std::vector<double>& constants_;
    LaneCalls calls_;
    int rows_;
    std::vector<int> constantOf_;
    Variable zero_ = 0, one_ = 0, sign_ = 0, size_ = 0;
    std::vector<Step> steps_;
    std::size_t now_ = 0;
    std::array<Holder, kRegisters> holders_{};
    std::vector<Leave> leaves_;
    MachineCode code_;
};

} // namespace

std::vector<std::uint8_t> compileLanes(const LaneCode& program, const std::vector<LaneInstruction>& code,
                                       const std::vector<Row>& lists, std::vector<double>& constants,
                                       const LaneCalls& calls) {
    return LaneCompiler(program, lists, constants, calls).compile(code);
}

} // namespace rigor
