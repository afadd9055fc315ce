#pragma once
// One run, laid out in the memory that the helper reads.

#include "core/engine/fmu/fmu_host.h"
#include "core/engine/fmu/fmu_parts.h"

#include <span>

namespace rigor {

/// Whether Co-Simulation communicates at the times wanted alone: no input moves between them, and none of
/// them is nearer to the next than the step of the FMU.
bool communicatesAtOutputs(const FmuDescription& fmu, const SimulationOptions& options,
                           std::span<const Signal> inputs, std::span<const double> times);

struct FmuRequest {
    /// times: where rows are wanted; those of the run itself if there are none.
    FmuRequest(const FmuDescription& fmu, const FmuParts& parts, bool modelExchange,
               std::span<const double> parameters, std::span<const Signal> inputs,
               const SimulationOptions& options, std::span<const double> times);

    std::size_t numbers() const { return numbers_; } ///< in the memory
    void write(FmuHost& host) const;

    host::Request request;
    std::vector<double> times;

  private:
    void placeInputs(std::span<const Signal> inputs);

    std::span<const double> parameters_;
    std::vector<double> changed_; ///< groups
    std::vector<host::InputSignal> signals_;
    std::vector<double> pieces_;
    const FmuParts& parts_;
    std::size_t numbers_ = 0;
};

} // namespace rigor
