#include "core/methods/fit/predict/sensitivities.h"

#include "core/foundation/base/parallel.h"
#include "core/foundation/scalar/scalars.h"

#include <algorithm>

namespace rigor {

SensitivityResult sensitivitiesOf(const FitData& data, const FitCase& fitCase,
                                  std::span<const double> parameters, const SimulationOptions& options,
                                  std::span<const double> times, int threads, std::stop_token stop) {
    const bool rates = !fitCase.clocks.empty();
    const std::size_t count = data.unknowns.size(), sweeps = (count + kDualDirections - 1) / kDualDirections;
    const auto sweep = [&](std::size_t first, std::size_t size) {
        return simulateWithSensitivities(*data.model, parameters,
                                         std::span(data.unknowns).subspan(first, size), fitCase.inputs,
                                         options, times, stop, rates);
    };
    if (sweeps < 2 || data.cases.size() > 1 || threads == 1 || data.model->external()) return sweep(0, count);
    std::vector<SensitivityResult> parts(sweeps);
    parallelFor(sweeps, threads, stop, [&](std::size_t k) {
        const std::size_t first = k * kDualDirections;
        parts[k] = sweep(first, std::min(kDualDirections, count - first));
    });
    SensitivityResult whole = std::move(parts.front());
    const auto join = [](Eigen::MatrixXd& to, const Eigen::MatrixXd& more) {
        if (more.cols() == 0) return;
        to.conservativeResize(Eigen::NoChange, to.cols() + more.cols());
        to.rightCols(more.cols()) = more;
    };
    for (std::size_t k = 1; k < sweeps; ++k) {
        SensitivityResult& part = parts[k];
        if (part.outputs.size() != whole.outputs.size() || !part.trajectory.status.answered()) {
            whole.trajectory.status = part.trajectory.status;
            return whole;
        }
        for (std::size_t row = 0; row < whole.outputs.size(); ++row)
            join(whole.outputs[row], part.outputs[row]);
        join(whole.discretes, part.discretes);
        join(whole.endOutputs, part.endOutputs);
    }
    return whole;
}

} // namespace rigor
