#include "core/engine/tape/lanes/lane_program.h"

#include "core/engine/tape/evaluate/op_rules.h"
#include "core/engine/tape/lanes/lane_kernels_list.h"
#include "core/engine/tape/lanes/machine_code.h"
#include "core/foundation/base/instruction_set.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <map>

namespace rigor {

Row LaneCode::constant(double value) {
    for (const Constant& c : constants_)
        if (std::bit_cast<std::uint64_t>(c.value) == std::bit_cast<std::uint64_t>(value)) return c.row;
    constants_.push_back({newRow(), value});
    return constants_.back().row;
}

namespace {

/// Splits a tape and gives rows to its nodes; see LaneTape.
class Splitter {
  public:
    Splitter(const Tape& tape, std::span<const int> inputRows, LaneCode& code)
        : tape_(tape), code_(code), first_(tape.inputCount() + tape.constants().size()),
          moving_(tape.nodeCount(), false), row_(tape.nodeCount(), -1), uses_(tape.nodeCount(), 0),
          builder_(tape.inputCount()), heldNode_(tape.nodeCount(), 0) {
        for (std::size_t n = 0; n < tape.inputCount(); ++n) {
            moving_[n] = inputRows[n] != LaneTape::kHeld;
            row_[n] = inputRows[n];
            heldNode_[n] = builder_.input(n);
        }
        for (std::size_t k = 0; k < tape.constants().size(); ++k)
            heldNode_[tape.inputCount() + k] = builder_.constant(tape.constants()[k]);
        markMoving();
        fuse();
    }

    void split(std::vector<LaneInstruction>& code, std::vector<Row>& lists, std::vector<Row>& caches) {
        for (std::size_t k = 0; k < tape_.instructions().size(); ++k) {
            const Node node = static_cast<Node>(first_ + k);
            if (moving_[node] && !fused_[node]) translate(node, tape_.instructions()[k], code, lists, caches);
        }
        for (Node n : tape_.outputs()) {
            Row r = rowOf(n);
            if (n < first_ || !moving_[n]) { // an output has a row of its own, never an input's
                const Row copy = code_.newTemporary();
                code.push_back({LaneOp::Copy, copy, r});
                r = copy;
            }
            outputRows.push_back(r);
        }
        held = builder_.cut(heldOutputs_);
    }

    TapePtr held;
    std::vector<Row> heldRows, outputRows;

  private:
    bool isConstant(Node n) const { return n >= tape_.inputCount() && n < first_; }

    void markMoving() {
        for (std::size_t k = 0; k < tape_.instructions().size(); ++k) {
            const Instruction& i = tape_.instructions()[k];
            bool any = false;
            forEachOperand(i, tape_.lists(), [&](Node n) { any = any || moving_[n]; });
            moving_[first_ + k] = any;
            if (any) {
                forEachOperand(i, tape_.lists(), [&](Node n) { ++uses_[n]; });
            } else {
                heldNode_[first_ + k] = rebuild(i);
            }
        }
        for (Node n : tape_.outputs()) uses_[n] += 2; // keeps its row to the end
    }

    Node rebuild(const Instruction& i) {
        const int arity = opInfo(i.op).arity;
        if (arity != RIGOR_NARY)
            return i.op == Op::PowInt ? builder_.powInt(heldNode_[i.a], static_cast<int>(i.b))
                                      : builder_.apply(i.op, heldNode_[i.a], arity >= 2 ? heldNode_[i.b] : 0,
                                                       arity == 3 ? heldNode_[i.c] : 0);
        std::vector<Node> list;
        for (std::size_t k = 0; k < i.count; ++k) list.push_back(heldNode_[tape_.lists()[i.b + k]]);
        const std::span<const Node> all(list);
        if (i.op == Op::BSpline) {
            const std::size_t knots = (list.size() + i.c + 1) / 2;
            return builder_.bspline(heldNode_[i.a], all.first(knots), static_cast<int>(i.c),
                                    all.subspan(knots));
        }
        return builder_.interpolate(i.op, heldNode_[i.a], all.first(list.size() / 2),
                                    all.subspan(list.size() / 2));
    }

    /// A product that only one sum uses is computed with the sum.
    void fuse() {
        fused_.assign(tape_.nodeCount(), false);
        for (std::size_t k = 0; k < tape_.instructions().size(); ++k) {
            const Instruction& i = tape_.instructions()[k];
            if (!moving_[first_ + k] || (i.op != Op::Add && i.op != Op::Sub)) continue;
            for (Node n : {i.b, i.a})
                if (i.a != i.b && isProduct(n)) {
                    fused_[n] = true;
                    // The operands live until the sum: count the sum's use of them.
                    break;
                }
        }
        last_.assign(tape_.nodeCount(), 0);
        for (std::size_t k = 0; k < tape_.instructions().size(); ++k) {
            const Node node = static_cast<Node>(first_ + k);
            if (!moving_[node] || fused_[node]) continue;
            forEachOperand(tape_.instructions()[k], tape_.lists(), [&](Node n) {
                last_[n] = node;
                if (fused_[n])
                    forEachOperand(tape_.instructions()[n - first_], tape_.lists(),
                                   [&](Node m) { last_[m] = node; });
            });
        }
        for (Node n : tape_.outputs()) last_[n] = static_cast<Node>(tape_.nodeCount());
    }
    bool isProduct(Node n) const {
        return n >= first_ && moving_[n] && uses_[n] == 1 && tape_.instructions()[n - first_].op == Op::Mul;
    }

    Row rowOf(Node n) {
        if (row_[n] >= 0) return static_cast<Row>(row_[n]);
        assert(!moving_[n]);
        if (isConstant(n)) {
            row_[n] = code_.constant(tape_.constants()[n - tape_.inputCount()]);
        } else {
            row_[n] = code_.newRow();
            addHeld(heldNode_[n], static_cast<Row>(row_[n]));
        }
        return static_cast<Row>(row_[n]);
    }
    void addHeld(Node node, Row row) {
        heldOutputs_.push_back(node);
        heldRows.push_back(row);
    }

    Row newTemporary() {
        if (free_.empty()) return code_.newTemporary();
        const Row r = free_.back();
        free_.pop_back();
        return r;
    }
    void release(Node n, Node at) {
        if (n >= first_ && moving_[n] && last_[n] == at && row_[n] >= 0 && !released_[n]) {
            released_[n] = true;
            free_.push_back(static_cast<Row>(row_[n]));
        }
    }

    void translate(Node node, const Instruction& i, std::vector<LaneInstruction>& code,
                   std::vector<Row>& lists, std::vector<Row>& caches) {
        released_.resize(tape_.nodeCount(), false);
        LaneInstruction lane{static_cast<LaneOp>(i.op)};
        const int arity = opInfo(i.op).arity;
        std::vector<Node> read;
        if (isHeldTable(node)) {
            Segment& segment = findSegment(i, code, lists, caches);
            const auto values = pointsOf(i, true);
            const auto [y0, slope] = segment.tables.at({values.begin(), values.end()});
            lane = i.op == Op::Table ? LaneInstruction{LaneOp::MulAdd, 0, y0, slope, segment.offset}
                                     : LaneInstruction{LaneOp::NanOr, 0, rowOf(i.a), slope};
            read.push_back(i.a);
        } else if (arity == RIGOR_NARY) {
            lane.a = rowOf(i.a);
            read.push_back(i.a);
            translateList(i, lane, lists, read);
        } else if ((i.op == Op::Add || i.op == Op::Sub) && i.a != i.b && (fused_[i.b] || fused_[i.a])) {
            const bool second = fused_[i.b];
            const Node product = second ? i.b : i.a, other = second ? i.a : i.b;
            const Instruction& mul = tape_.instructions()[product - first_];
            lane = {i.op == Op::Add ? LaneOp::MulAdd
                    : second        ? LaneOp::NegMulAdd
                                    : LaneOp::MulSub,
                    0, rowOf(other), rowOf(mul.a), rowOf(mul.b)};
            read = {other, mul.a, mul.b};
        } else {
            lane.a = rowOf(i.a);
            read.push_back(i.a);
            if (arity >= 2) lane.b = rowOf(i.b), read.push_back(i.b);
            if (arity == 3) lane.c = rowOf(i.c), read.push_back(i.c);
            if (i.op == Op::PowInt)
                lane.c = static_cast<Row>(static_cast<std::int16_t>(static_cast<int>(i.b)));
        }
        for (Node n : read) release(n, node);
        lane.dst = newTemporary();
        row_[node] = lane.dst;
        code.push_back(lane);
    }

    void translateList(const Instruction& i, LaneInstruction& lane, std::vector<Row>& lists,
                       std::vector<Node>& read) {
        lane.count = i.count;
        lane.c = static_cast<Row>(i.c);
        std::vector<Row> rows;
        for (std::size_t k = 0; k < i.count; ++k) {
            const Node n = tape_.lists()[i.b + k];
            rows.push_back(rowOf(n));
            read.push_back(n);
        }
        lane.list = static_cast<std::uint32_t>(lists.size());
        lists.insert(lists.end(), rows.begin(), rows.end());
    }

    bool isHeldTable(Node node) const {
        if (node < first_ || !moving_[node]) return false;
        const Instruction& i = tape_.instructions()[node - first_];
        bool allHeld = i.op == Op::Table || i.op == Op::TableSlope;
        for (std::size_t k = 0; k < i.count; ++k) allHeld = allHeld && !moving_[tape_.lists()[i.b + k]];
        return allHeld;
    }
    std::span<const Node> pointsOf(const Instruction& i, bool values) const {
        return {tape_.lists().data() + i.b + (values ? i.count / 2 : 0), i.count / 2u};
    }

    /// What tables over the same points of the same quantity share, and the rows of each.
    struct Segment {
        Row x0, offset;                                          ///< offset = x - x0
        std::map<std::vector<Node>, std::pair<Row, Row>> tables; ///< values -> y0 and slope
    };

    /// Emits FindSegment with all tables that share it, at the first of them.
    Segment& findSegment(const Instruction& i, std::vector<LaneInstruction>& code, std::vector<Row>& lists,
                         std::vector<Row>& caches) {
        const auto points = pointsOf(i, false);
        const auto key = std::pair(i.a, std::vector<Node>(points.begin(), points.end()));
        if (const auto at = segments_.find(key); at != segments_.end()) return at->second;
        Segment& segment = segments_[key];
        const std::size_t n = points.size();
        std::vector<Row> list;
        for (Node point : points) list.push_back(rowOf(point));
        caches.push_back(code_.newRow());
        list.push_back(caches.back());
        list.push_back(code_.newRow());
        list.push_back(segment.x0 = code_.newRow());
        for (std::size_t k = 0; k < tape_.instructions().size(); ++k) {
            const Instruction& other = tape_.instructions()[k];
            if (!isHeldTable(static_cast<Node>(first_ + k)) || other.a != i.a) continue;
            if (!std::ranges::equal(pointsOf(other, false), points)) continue;
            const auto values = pointsOf(other, true);
            const auto [at, isNew] = segment.tables.try_emplace({values.begin(), values.end()});
            if (!isNew) continue;
            for (Node value : values) list.push_back(rowOf(value));
            for (std::size_t j = 0; j + 1 < n; ++j) list.push_back(slopeRow(points, values, j));
            list.push_back(at->second.first = code_.newRow());
            list.push_back(at->second.second = code_.newRow());
        }
        const Row x = rowOf(i.a);
        code.push_back({LaneOp::FindSegment, x, x, 0, static_cast<Row>(segment.tables.size()),
                        static_cast<std::uint16_t>(n), static_cast<std::uint32_t>(lists.size())});
        lists.insert(lists.end(), list.begin(), list.end());
        segment.offset = code_.newTemporary();
        code.push_back({LaneOp::Sub, segment.offset, x, segment.x0});
        return segment;
    }

    Row slopeRow(std::span<const Node> x, std::span<const Node> y, std::size_t k) {
        const Node slope =
            builder_.apply(Op::Div, builder_.apply(Op::Sub, heldNode_[y[k + 1]], heldNode_[y[k]]),
                           builder_.apply(Op::Sub, heldNode_[x[k + 1]], heldNode_[x[k]]));
        if (const double* value = builder_.constantValue(slope)) return code_.constant(*value);
        const Row row = code_.newRow();
        addHeld(slope, row);
        return row;
    }

    const Tape& tape_;
    LaneCode& code_;
    std::size_t first_;
    std::vector<bool> moving_, fused_, released_;
    std::vector<int> row_, uses_;
    TapeBuilder builder_;
    std::vector<Node> heldNode_, heldOutputs_, last_;
    std::vector<Row> free_;
    std::map<std::pair<Node, std::vector<Node>>, Segment> segments_;
};

} // namespace

LaneTape::LaneTape(const TapePtr& tape, std::span<const int> inputRows, LaneCode& code) {
    Splitter splitter(*tape, inputRows, code);
    splitter.split(code_, code.lists_, code.caches_);
    held_ = splitter.held;
    heldRows_ = splitter.heldRows;
    outputRows_ = splitter.outputRows;
}

void LaneTape::append(LaneCode& code) const {
    code.code_.insert(code.code_.end(), code_.begin(), code_.end());
}

void listOpInLanes(const LaneInstruction& i, const Row* lists, double* rows, std::size_t stride,
                   std::size_t width) {
    thread_local std::vector<double> list; // once per thread: the lane loop does not allocate
    if (list.size() < i.count) list.resize(i.count);
    const Instruction scalar{static_cast<Op>(i.op), i.count, 0, 0, i.c};
    for (std::size_t lane = 0; lane < width; ++lane) {
        for (std::size_t k = 0; k < i.count; ++k) list[k] = rows[lists[i.list + k] * stride + lane];
        const double x = rows[i.a * stride + lane];
        rows[i.dst * stride + lane] =
            applyOp<double>(scalar, x, 0, 0, std::span<const double>(list.data(), i.count));
    }
}

std::span<const LaneKernels> laneKernels() {
    static const std::vector<LaneKernels> kernels = [] {
        std::vector<LaneKernels> all;
        const InstructionSet most = instructionSet();
        const bool compile = most >= InstructionSet::Avx2 && ExecutableCode::allowed();
        if (most >= InstructionSet::Avx512) {
            if (compile) all.push_back(avx512CompiledKernels());
            all.push_back(avx512Kernels());
        }
        if (most >= InstructionSet::Avx2) {
            if (compile) all.push_back(avx2CompiledKernels());
            all.push_back(avx2Kernels());
        }
        all.push_back(sse2Kernels());
        return all;
    }();
    return kernels;
}

} // namespace rigor
