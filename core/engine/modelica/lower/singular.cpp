#include "core/engine/modelica/lower/singular.h"

#include "core/engine/modelica/solve/derivatives.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/base/dense.h"
#include "core/foundation/base/random.h"

#include <algorithm>
#include <cmath>

namespace rigor::modelica {

namespace {

/// What chooses by its operands may choose a branch at every random point that leaves the matrix singular.
bool chooses(const Tape& tape) {
    return std::ranges::any_of(tape.instructions(), [](const Instruction& i) {
        return opInfo(i.op).smoothness != Smoothness::Smooth;
    });
}

bool singularAt(const Eigen::MatrixXd& matrix) {
    // Rows and columns of a size of 1 each, so that units do not decide.
    Eigen::MatrixXd m = matrix;
    for (int pass = 0; pass < 3; ++pass) {
        for (Eigen::Index r = 0; r < m.rows(); ++r)
            if (const double size = m.row(r).cwiseAbs().maxCoeff(); size > 0) m.row(r) /= size;
        for (Eigen::Index c = 0; c < m.cols(); ++c)
            if (const double size = m.col(c).cwiseAbs().maxCoeff(); size > 0) m.col(c) /= size;
    }
    const Eigen::JacobiSVD<Eigen::MatrixXd> svd(m);
    const double rounding = 1e-14 * static_cast<double>(m.rows());
    return svd.singularValues()(m.rows() - 1) <= rounding * svd.singularValues()(0);
}

bool singular(const TapePtr& tape) {
    const auto n = static_cast<Eigen::Index>(std::lround(std::sqrt(tape->outputs().size())));
    Evaluator<double> evaluate(tape);
    RandomStream random(1, 1);
    std::vector<double> slots(tape->inputCount());
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> matrix(n, n);
    int regarded = 0;
    for (int trial = 0; trial < 20; ++trial) {
        for (double& slot : slots) slot = 0.5 + random.uniform();
        evaluate(slots, std::span(matrix.data(), tape->outputs().size()));
        if (!matrix.allFinite()) continue;
        if (!singularAt(matrix)) return false;
        ++regarded;
    }
    return regarded > 1;
}

} // namespace

void checkBlocks(const FlatModel& model, TapeWriter& writer, TapeBuilder& builder, Problems& problems) {
    for (const FlatBlock& block : model.blocks) {
        std::vector<Node> entries;
        for (Id id : block.entries)
            entries.push_back(id == kNone ? builder.constant(0) : writer.write(id, Reading::Running));
        const TapePtr tape = builder.cut(entries);
        if (!chooses(*tape) && singular(tape)) nameSingular(model, block, problems);
    }
}

} // namespace rigor::modelica
