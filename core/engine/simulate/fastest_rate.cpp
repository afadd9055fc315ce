#include "core/engine/simulate/fastest_rate.h"

#include "core/engine/tape/evaluate/evaluator.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>

namespace rigor {

double fastestRate(const Model& model, std::span<const double> parameters, std::span<const Signal> inputs,
                   const Trajectory& run) {
    const SlotLayout at(model);
    const std::size_t n = model.states().size();
    if (!model.unknowns().empty()) return std::numeric_limits<double>::quiet_NaN();
    Jacobian jacobian(model.formulas().derivative);
    std::vector<std::size_t> chosen(n);
    for (std::size_t k = 0; k < n; ++k) chosen[k] = at.states + k;
    std::vector<double> slots(at.count, 0.0), values(n), slopes(n * n);
    std::copy(parameters.begin(), parameters.end(),
              slots.begin() + static_cast<std::ptrdiff_t>(at.parameters));
    for (std::size_t m = 0; m < run.discretes.size(); ++m) slots[at.discretes + m] = run.discretes[m];
    const Eigen::Index stride = std::max<Eigen::Index>(1, run.states.rows() / 200);
    double fastest = 0;
    for (Eigen::Index row = 0; row < run.states.rows(); row += stride) {
        const double t = run.times[static_cast<std::size_t>(row)];
        slots[at.time] = t;
        for (std::size_t k = 0; k < n; ++k)
            slots[at.states + k] = run.states(row, static_cast<Eigen::Index>(k));
        for (std::size_t k = 0; k < inputs.size(); ++k) slots[at.inputs + k] = inputs[k].at(t);
        jacobian(slots, chosen, values, slopes);
        const auto size = static_cast<Eigen::Index>(n);
        const Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>> matrix(
            slopes.data(), size, size);
        if (!matrix.allFinite()) continue;
        const Eigen::EigenSolver<Eigen::MatrixXd> solver(matrix, false);
        fastest = std::max(fastest, solver.eigenvalues().cwiseAbs().maxCoeff());
    }
    return fastest;
}

} // namespace rigor
