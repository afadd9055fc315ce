#include "core/engine/simulate/fastest_rate.h"

#include "core/engine/tape/evaluate/evaluator.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <optional>

namespace rigor {

double fastestRate(const Model& model, std::span<const double> parameters, std::span<const Signal> inputs,
                   const Trajectory& run) {
    const SlotLayout at(model);
    const std::size_t n = model.states().size();
    const std::size_t m = model.unknowns().size();
    Jacobian jacobian(model.formulas().derivative);
    std::optional<Jacobian> residual;
    if (m > 0) residual.emplace(model.formulas().residual);
    std::vector<std::size_t> chosen(n + m); // states, then unknowns
    for (std::size_t k = 0; k < n; ++k) chosen[k] = at.states + k;
    for (std::size_t k = 0; k < m; ++k) chosen[n + k] = at.unknowns + k;
    std::vector<double> slots(at.count, 0.0), values(n), slopes(n * (n + m)), rest(m),
        restSlopes(m * (n + m));
    std::copy(parameters.begin(), parameters.end(),
              slots.begin() + static_cast<std::ptrdiff_t>(at.parameters));
    for (std::size_t k = 0; k < run.discretes.size(); ++k) slots[at.discretes + k] = run.discretes[k];
    const Eigen::Index stride = std::max<Eigen::Index>(1, run.states.rows() / 200);
    double fastest = 0;
    for (Eigen::Index row = 0; row < run.states.rows(); row += stride) {
        const double t = run.times[static_cast<std::size_t>(row)];
        slots[at.time] = t;
        for (std::size_t k = 0; k < n; ++k)
            slots[at.states + k] = run.states(row, static_cast<Eigen::Index>(k));
        for (std::size_t k = 0; k < m; ++k)
            slots[at.unknowns + k] = run.unknowns(row, static_cast<Eigen::Index>(k));
        for (std::size_t k = 0; k < inputs.size(); ++k) slots[at.inputs + k] = inputs[k].at(t);
        jacobian(slots, chosen, values, slopes);
        using Rows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
        const auto size = static_cast<Eigen::Index>(n), implicit = static_cast<Eigen::Index>(m);
        const Eigen::Map<const Rows> all(slopes.data(), size, size + implicit);
        Eigen::MatrixXd matrix = all.leftCols(size);
        if (residual) { // the unknowns follow the states: dz/dx = -(dg/dz)^-1 dg/dx
            (*residual)(slots, chosen, rest, restSlopes);
            const Eigen::Map<const Rows> bound(restSlopes.data(), implicit, size + implicit);
            if (!bound.allFinite()) continue;
            matrix -= all.rightCols(implicit) * Eigen::MatrixXd(bound.rightCols(implicit))
                                                    .partialPivLu()
                                                    .solve(Eigen::MatrixXd(bound.leftCols(size)));
        }
        if (!matrix.allFinite()) continue;
        const Eigen::EigenSolver<Eigen::MatrixXd> solver(matrix, false);
        fastest = std::max(fastest, solver.eigenvalues().cwiseAbs().maxCoeff());
    }
    return fastest;
}

} // namespace rigor
