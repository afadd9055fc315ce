#pragma once
// The samples of a batch: where parameters come from and results go.

#include "core/engine/simulate/run/run.h"

#include <atomic>

namespace rigor {

struct SampleSource {
    const Eigen::MatrixXd& parameters; ///< n_p x samples
    std::span<const Signal> inputs;
    const SimulationOptions& options;
    const BatchRequest& request;
    BatchResult& result; ///< every sample writes to its own column only

    std::span<const double> sample(std::size_t k) const {
        return {parameters.data() + static_cast<Eigen::Index>(k) * parameters.rows(),
                static_cast<std::size_t>(parameters.rows())};
    }
    std::size_t count() const { return static_cast<std::size_t>(parameters.cols()); }
};

/// Writes the status and, if the run answered, the requested values of a finished run. `outputs` is a
/// workspace.
void storeSample(const SampleSource& source, std::size_t sample, const Model& model, Run<double>& run,
                 std::vector<double>& outputs);

/// Takes samples from `next` and runs them one by one until there are none.
void runSamples(const SteppedModel& stepped, const SampleSource& source, std::atomic<std::size_t>& next,
                std::stop_token stop);

} // namespace rigor
