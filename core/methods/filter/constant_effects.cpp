#include "core/methods/filter/constant_effects.h"

#include <cmath>

namespace rigor {

double ConstantEffects::value(Eigen::Index k) const {
    return information(k, k) > 0 ? score[k] / information(k, k) : 0;
}
double ConstantEffects::deviation(Eigen::Index k) const {
    return information(k, k) > 0 ? 1 / std::sqrt(information(k, k)) : std::numeric_limits<double>::infinity();
}
double ConstantEffects::gain(Eigen::Index k) const {
    return information(k, k) > 0 ? 0.5 * score[k] * score[k] / information(k, k) : 0;
}

ConstantEffects constantEffects(const FilterSetup& whole, const FilterCourse& course,
                                const FilterMemory& memory, Eigen::Index first) {
    const Eigen::Index m = course.innovation.cols(), n = whole.stateCount(), L = whole.size(), all = m + n;
    ConstantEffects result{Eigen::MatrixXd::Zero(all, all), Eigen::VectorXd::Zero(all)};
    Eigen::MatrixXd D = Eigen::MatrixXd::Zero(L, all), moved, g;
    std::size_t part = 0;
    double before = whole.simulation.startTime;
    const auto rows = std::min(course.rows, static_cast<Eigen::Index>(memory.update.size()));
    for (Eigen::Index row = 0; row < rows; ++row) {
        const auto at = static_cast<std::size_t>(row);
        const Eigen::MatrixXd* transition = &memory.transition[at];
        if (part < memory.starts.size() && memory.starts[part].row == row) {
            // The states of an experiment begin as its setup says.
            D.topRows(n).setZero();
            transition = &memory.starts[part].transition;
            if (!whole.parts.empty()) before = whole.parts[part].begin;
            ++part;
        }
        const double dt = whole.times[at] - before;
        before = whole.times[at];
        moved = *transition * D;
        moved.rightCols(n) += 0.5 * dt * (Eigen::MatrixXd::Identity(n, n) + transition->leftCols(n));
        D.topRows(n) = moved;
        const UpdateFactors& update = memory.update[at];
        if (update.e.size() == 0) continue;
        g = -update.W * D;
        g.leftCols(m) += update.C;
        D += update.G * g;
        if (row < first) continue;
        result.information += g.transpose() * g;
        result.score += g.transpose() * update.e;
    }
    return result;
}

} // namespace rigor
