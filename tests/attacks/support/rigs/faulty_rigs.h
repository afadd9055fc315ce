#pragma once
// Rigs with inputs, several sensors and experiments, into whose records attack_trust plants faults. What is
// measured is made by the reference (reference.h), of faults of a size that a test which knows the fault
// sees: the change of all values, in standard deviations and beside what the unknowns follow, is that of so
// many deviations.

#include "core/study/trust/fault_evidence.h"
#include "tests/attacks/support/noise.h"

#include <optional>

namespace rigor::attacks {

/// None: the record is healthy.
using PlantedFault = std::optional<FaultClass>;

/// What differs from the model in a run of the reference.
struct Departure {
    double law = 0;                ///< of the term that the model lacks
    std::array<double, 4> start{}; ///< added to the start of the states
    double input = 1, later = 0;   ///< factor; s by which everything is measured later
};

struct FaultyRig {
    Rig rig;
    std::size_t states = 0;
    std::function<Eigen::MatrixXd(const std::vector<double>& values, const RigRun& run,
                                  const Departure& from)>
        course;
};

const std::vector<std::string>& faultyFamilies();
FaultyRig drawFaultyRig(const std::string& family, Draw draw);

/// deviations: of the test that knows the fault.
Record drawFaultyRecord(const FaultyRig& rig, PlantedFault fault, double deviations, Draw draw);

} // namespace rigor::attacks
