#include "core/methods/adequacy/selection/search/selection_dominance.h"

namespace rigor {

Dominance::Dominance(const CandidateSensors& set, const Relaxation& relaxation, const FreeSensors& sensors,
                     const std::stop_token& stop)
    : above_(static_cast<std::size_t>(set.count())), below_(static_cast<std::size_t>(set.count())) {
    if (!relaxation.monotone()) return;
    // Clear of rounding: a sensor with fewer readings than parameters dominates none but its equals.
    constexpr double kClear = 1e-9;
    const auto dominates = [&](int i, int j) {
        if (set.cost(i) > set.cost(j)) return false;
        const auto &a = set.rows[static_cast<std::size_t>(i)], &b = set.rows[static_cast<std::size_t>(j)];
        if (a.rows() == b.rows() && a == b) return set.cost(i) < set.cost(j) || i < j;
        if (a.rows() < a.cols()) return false;
        const Eigen::MatrixXd more = relaxation.information(i) - relaxation.information(j);
        if (!(more.diagonal().minCoeff() > 0)) return false;
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(more, Eigen::EigenvaluesOnly);
        return solver.eigenvalues().minCoeff() > kClear * relaxation.information(i).trace();
    };
    for (const int i : sensors.free) {
        if (stop.stop_requested()) {
            for (auto* lists : {&above_, &below_})
                for (auto& list : *lists) list.clear();
            return;
        }
        for (const int j : sensors.free)
            if (i != j && dominates(i, j)) {
                above_[static_cast<std::size_t>(j)].push_back(i);
                below_[static_cast<std::size_t>(i)].push_back(j);
            }
    }
}

} // namespace rigor
