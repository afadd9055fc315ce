#pragma once
// From the description of an FMU to the variables of a model and to what the helper is told of them.

#include "core/engine/fmu/fmu_description.h"
#include "core/engine/fmu/host/host_protocol.h"
#include "core/engine/simulate/external.h"

namespace rigor {

/// The variables of a model and, in the same order, the FMU's own: groups of as many numbers.
struct FmuParts {
    std::vector<Variable> parameters, inputs, outputs;
    std::vector<host::Group> parameterGroups, inputGroups, outputGroups;
    std::vector<std::size_t> groupOf; ///< of each parameter
    /// Of each group of parameters: the values that an enumeration has; empty = whatever its type holds.
    std::vector<std::vector<double>> parameterValues;
};

/// Throws Error: two of one name.
FmuParts partsOf(const FmuDescription& fmu);

/// Why an FMU cannot be given this value, empty if it can: whole numbers are whole, and within their type; an
/// enumeration has values of its own.
Message refusedValue(const FmuParts& parts, std::size_t parameter, double value);

} // namespace rigor
