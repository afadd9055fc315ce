#include "core/engine/tape/lanes/lane_thread.h"

#include <cmath>
#include <new>
#include <optional>

namespace rigor {

namespace {

/// A build that does not turn the last call of a function into a jump (a sanitizer's) uses stack per
/// instruction.
constexpr std::size_t kLongestPart = 512;
constexpr std::uint32_t kMany = 2;

std::optional<FastOp> fastOp(LaneOp op) {
    switch (op) {
#define RIGOR_FAST(name)                                                                                     \
    case LaneOp::name:                                                                                       \
        return FastOp::name;
        RIGOR_FAST(Add)
        RIGOR_FAST(Sub)
        RIGOR_FAST(Mul)
        RIGOR_FAST(Div)
        RIGOR_FAST(Min)
        RIGOR_FAST(Max)
        RIGOR_FAST(Less)
        RIGOR_FAST(LessEqual)
        RIGOR_FAST(And)
        RIGOR_FAST(Or)
        RIGOR_FAST(NanOr)
        RIGOR_FAST(Neg)
        RIGOR_FAST(Square)
        RIGOR_FAST(Abs)
        RIGOR_FAST(Copy)
        RIGOR_FAST(Select)
        RIGOR_FAST(MulAdd)
        RIGOR_FAST(MulSub)
        RIGOR_FAST(NegMulAdd)
        RIGOR_FAST(Exceeds)
#undef RIGOR_FAST
    default:
        return std::nullopt;
    }
}

/// Calls visit(row) for every row an instruction reads.
template <class Visit>
void forEachRead(const LaneInstruction& i, const std::vector<Row>& lists, Visit visit) {
    if (const auto fast = fastOp(i.op)) {
        visit(i.a);
        if (fastArity(*fast) > 1) visit(i.b);
        if (fastArity(*fast) > 2) visit(i.c);
        return;
    }
    // Numbers that are no rows (an exponent, a degree) do no harm: a value more is stored.
    for (Row row : {i.dst, i.a, i.b, i.c}) visit(row);
    if (i.op == LaneOp::FindSegment) return; // its list holds rows of the block, no temporaries
    for (std::size_t k = 0; k < i.count; ++k) visit(lists[i.list + k]);
}

/// How an instruction is run.
struct Choice {
    std::optional<FastOp> op;
    LaneInstruction i;
    Operand a = Operand::Accumulator, b = a, c = a;
    bool usesAccumulator = false, stores = true;
};

class Threader {
  public:
    explicit Threader(const LaneCode& code) : code_(code), constant_(code.rowCount(), -1) {
        for (std::size_t k = 0; k < code.constants().size(); ++k)
            if (!std::isnan(code.constants()[k].value)) // Min and Max rely on it
                constant_[code.constants()[k].row] = static_cast<int>(k);
    }

    std::vector<Choice> choose() {
        const auto& code = code_.code();
        std::vector<Choice> all(code.size());
        int accumulator = -1; // the row whose value it holds
        for (std::size_t k = 0; k < code.size(); ++k) {
            if (k % kLongestPart == 0) accumulator = -1;
            all[k] = choose(code[k], accumulator);
            const bool keeps = all[k].op || code[k].op == LaneOp::FindSegment;
            accumulator = keeps ? code[k].dst : -1;
        }
        dropStores(all);
        return all;
    }
    int constant(Row row) const { return constant_[row]; }

  private:
    Choice choose(const LaneInstruction& i, int accumulator) const {
        Choice choice{fastOp(i.op), i};
        if (i.op == LaneOp::FindSegment) {
            choice.usesAccumulator = accumulator == i.a;
            return choice;
        }
        if (!choice.op) return choice;
        const int arity = fastArity(*choice.op);
        bool taken = false;
        auto kind = [&](Row row) {
            if (!taken && row == accumulator) {
                taken = true;
                return Operand::Accumulator;
            }
            return constant_[row] >= 0 ? Operand::Constant : Operand::Rows;
        };
        choice.a = kind(i.a);
        if (arity > 1) choice.b = kind(i.b);
        if (arity > 2) choice.c = kind(i.c);
        const bool isProduct = *choice.op >= FastOp::MulAdd && *choice.op <= FastOp::NegMulAdd;
        if (isProduct && choice.c < choice.b) {
            std::swap(choice.b, choice.c);
            std::swap(choice.i.b, choice.i.c);
        }
        choice.usesAccumulator = taken;
        if (!takes(*choice.op, choice.a, choice.b, choice.c)) return {std::nullopt, i};
        return choice;
    }

    /// A temporary that only the next instruction reads, from the accumulator, need not be stored.
    void dropStores(std::vector<Choice>& all) const {
        struct Uses {
            std::size_t next = 0;
            std::uint32_t count = 0; ///< instructions that read the row, kMany = at least so many
        };
        std::vector<Uses> uses(code_.rowCount());
        for (std::size_t r = 0; r < uses.size(); ++r)
            if (!code_.isTemporary(static_cast<Row>(r))) uses[r].count = kMany;
        for (std::size_t k = all.size(); k-- > 0;) {
            const LaneInstruction& i = code_.code()[k];
            if (all[k].op) {
                const Uses& use = uses[i.dst];
                const bool onlyNext = use.count == 1 && use.next == k + 1 && all[k + 1].usesAccumulator &&
                                      (k + 1) % kLongestPart != 0;
                all[k].stores = !(use.count == 0 || (onlyNext && readsOnce(all[k + 1].i, i.dst)));
                uses[i.dst] = {};
                if (!code_.isTemporary(i.dst)) uses[i.dst].count = 0;
            }
            forEachRead(i, code_.lists(), [&](Row row) {
                if (row >= uses.size()) return; // the exponent of PowInt
                Uses& use = uses[row];
                if (use.count > 0 && use.next == k && use.count < kMany) return;
                use.next = k;
                use.count = std::min(use.count + 1, kMany);
            });
        }
    }
    bool readsOnce(const LaneInstruction& i, Row row) const {
        if (i.op == LaneOp::FindSegment) return false; // looks at the row when a segment changes
        int reads = 0;
        forEachRead(i, code_.lists(), [&](Row r) { reads += r == row; });
        return reads == 1;
    }

    const LaneCode& code_;
    std::vector<int> constant_;
};

} // namespace

LaneThread::LaneThread(const LaneCode& code, const LaneKernels& kernels)
    : lane_(code.code()), lists_(code.lists()) {
    for (const LaneCode::Constant& c : code.constants()) constants_.push_back(c.value);
    if (kernels.calls != nullptr) {
        std::vector<double> constants = constants_;
        compiled_ = compileLanes(code, lane_, lists_, constants, *kernels.calls);
        if (compiled_.address() == nullptr) throw std::bad_alloc();
        const std::size_t copies =
            static_cast<std::size_t>(kernels.calls->code->constantBytes) / sizeof(double);
        constants_.clear();
        for (const double value : constants) constants_.insert(constants_.end(), copies, value);
    } else {
        thread(code, kernels);
    }
}

void LaneThread::thread(const LaneCode& code, const LaneKernels& kernels) {
    const auto* handlers = static_cast<const void* const*>(kernels.handlers);
    Threader threader(code);
    auto add = [&](int handler, ThreadedInstruction instruction = {}) {
        instruction.handler = handlers[handler];
        wide_.push_back(instruction);
        instruction.handler = handlers[kHandlers + handler];
        narrow_.push_back(instruction);
    };
    const std::vector<Choice> choices = threader.choose();
    for (std::size_t k = 0; k < choices.size(); ++k) {
        if (k % kLongestPart == 0) {
            if (k > 0) add(kEndHandler);
            parts_.push_back(wide_.size());
        }
        const Choice& choice = choices[k];
        if (!choice.op) {
            const bool finds = choice.i.op == LaneOp::FindSegment;
            ThreadedInstruction threaded{};
            threaded.rows = {&lane_[k], lists_.data()};
            add(!finds                   ? kRowsHandler
                : choice.usesAccumulator ? kSegmentOfAccumulator
                                         : kSegmentOfRow,
                threaded);
            continue;
        }
        auto offset = [&](Operand kind, Row row) {
            return static_cast<std::uint32_t>(kind == Operand::Constant
                                                  ? static_cast<std::size_t>(threader.constant(row))
                                                  : row * kernels.lanes);
        };
        ThreadedInstruction threaded{};
        threaded.at = {static_cast<std::uint32_t>(choice.i.dst * kernels.lanes), offset(choice.a, choice.i.a),
                       offset(choice.b, choice.i.b), offset(choice.c, choice.i.c)};
        add(handlerIndex(*choice.op, choice.a, choice.b, choice.c, choice.stores), threaded);
    }
    add(kEndHandler);
    if (parts_.empty()) parts_.push_back(0);
}

} // namespace rigor
