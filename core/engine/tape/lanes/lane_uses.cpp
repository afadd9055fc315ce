#include "core/engine/tape/lanes/lane_uses.h"

#include <bit>
#include <cmath>

namespace rigor {

namespace {

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

/// Whether operand k is read as a truth: 0 or not.
bool readsTruth(LaneOp op, int k) {
    switch (op) {
    case LaneOp::And:
    case LaneOp::Or:
    case LaneOp::Not:
        return true;
    case LaneOp::Select:
    case LaneOp::Exceeds:
        return k == 0;
    default:
        return false;
    }
}
bool isTruth(LaneOp op) {
    return op == LaneOp::Less || op == LaneOp::LessEqual || op == LaneOp::Equal || op == LaneOp::And ||
           op == LaneOp::Or || op == LaneOp::Not || op == LaneOp::Exceeds;
}

} // namespace

LaneUses::LaneUses(const LaneCode& program, const std::vector<Row>& lists, std::vector<double>& constants,
                   const VectorCode& vectors)
    : program_(program), lists_(lists), constants_(constants), vectors_(vectors),
      rows_(static_cast<int>(program.rowCount())), constantOf_(program.rowCount(), kNone) {
    for (std::size_t k = 0; k < program.constants().size(); ++k)
        if (!std::isnan(program.constants()[k].value)) // Min and Max rely on it
            constantOf_[program.constants()[k].row] = static_cast<int>(k);
}

Variable LaneUses::constant(double value) {
    const auto bits = std::bit_cast<std::uint64_t>(value);
    std::size_t k = 0;
    while (k < constants_.size() && std::bit_cast<std::uint64_t>(constants_[k]) != bits) ++k;
    if (k == constants_.size()) constants_.push_back(value);
    return rows_ * kVectors + static_cast<int>(k);
}

Variable LaneUses::variableOf(Row row, int vector) const {
    const int constant = constantOf_[row];
    return constant != kNone ? rows_ * kVectors + constant : row * kVectors + vector;
}

std::vector<VectorStep> LaneUses::steps(const std::vector<LaneInstruction>& code) const {
    std::vector<VectorStep> steps;
    for (const LaneInstruction& i : code) {
        const bool each = isCompiled(i) || i.op == LaneOp::FindSegment;
        for (int vector = 0; vector < (each ? kVectors : 1); ++vector) {
            VectorStep step{&i, vector, {}, {}};
            if (each) {
                const Row rows[] = {i.a, i.b, i.c};
                for (int k = 0; k < arityOf(i.op); ++k) step.from[k].variable = variableOf(rows[k], vector);
                if (i.op != LaneOp::FindSegment) step.to.variable = variableOf(i.dst, vector);
            }
            steps.push_back(step);
        }
    }
    findUses(steps);
    return steps;
}

/// Backwards, with the step that reads every variable next.
void LaneUses::findUses(std::vector<VectorStep>& steps) const {
    const std::size_t count = static_cast<std::size_t>(rows_ * kVectors) + constants_.size();
    std::vector<std::size_t> next(count, kNever);
    std::vector<bool> onlyTruth(count, true);
    for (int row = 0; row < rows_; ++row)
        for (int vector = 0; vector < kVectors && !program_.isTemporary(static_cast<Row>(row)); ++vector) {
            next[static_cast<std::size_t>(row * kVectors + vector)] = kAtEnd;
            onlyTruth[static_cast<std::size_t>(row * kVectors + vector)] = false;
        }
    for (std::size_t k = steps.size(); k-- > 0;) {
        VectorStep& step = steps[k];
        const LaneOp op = step.lane->op;
        if (step.to.variable != kNone) {
            const auto to = static_cast<std::size_t>(step.to.variable);
            step.to.next = next[to];
            step.isCondition = isTruth(op) && onlyTruth[to];
            next[to] = kNever;
            onlyTruth[to] = true;
        } else {
            // A call loses the masks.
            for (std::size_t v = 0; v < count; ++v)
                if (next[v] != kNever) onlyTruth[v] = false;
            if (op != LaneOp::FindSegment) readByCall(*step.lane, k, next);
        }
        for (Use& use : step.from)
            if (use.variable != kNone) use.next = next[static_cast<std::size_t>(use.variable)];
        for (int operand = 0; operand < 3; ++operand) {
            const Variable v = step.from[operand].variable;
            if (v == kNone) continue;
            next[static_cast<std::size_t>(v)] = k;
            if (!readsTruth(op, operand)) onlyTruth[static_cast<std::size_t>(v)] = false;
        }
    }
}

/// May read any of its rows; what it writes is in no register afterwards.
void LaneUses::readByCall(const LaneInstruction& i, std::size_t at, std::vector<std::size_t>& next) const {
    const auto read = [&](Row row) {
        for (int vector = 0; vector < kVectors; ++vector)
            next[static_cast<std::size_t>(row * kVectors + vector)] = at;
    };
    // Numbers that are no rows (an exponent, a degree) do no harm: a value more is stored.
    for (Row row : {i.dst, i.a, i.b, i.c})
        if (row < rows_) read(row);
    for (std::size_t k = 0; k < i.count; ++k) read(lists_[i.list + k]);
}

} // namespace rigor
