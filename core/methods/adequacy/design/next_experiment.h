#pragma once
// Which experiment would shrink the covariance most? The outlook of Gally et al.: candidates of one control
// are simulated at the estimate, and their rows of J are added to the information (experiment_design.h). No
// data of them are there: in expectation they leave the estimate where it is. With new data it is to be
// renewed; sequential_design.h does so with data that are there.

#include "core/methods/adequacy/design/experiment_design.h"
#include "core/methods/fit/uncertainty/fit_covariance.h"

namespace rigor {

struct NextExperiment : Proposal {
    double value = 0; ///< of the control
};

struct ProposedExperiments {
    double now = 0;                         ///< criterion without a further experiment
    double lowest = 0, highest = 0;         ///< of the input in the data
    std::vector<NextExperiment> candidates; ///< in the order given
    std::vector<ProposalStep> steps;        ///< one after the other
};

/// An experiment like the first one with another value of `input`: one reading of every sensor used, or the
/// whole trajectory where that one is a trajectory. Throws Error: no such input, an input that is itself a
/// trajectory.
ProposedExperiments nextExperiments(const Problem& problem, const FitData& data, const PointFit& fit,
                                    const FitCovariance& covariance, const std::string& criterion,
                                    const std::string& input, const std::vector<double>& values, int count,
                                    bool repeats = true);

/// What nextExperiments and plannedSensors would refuse, before anything is simulated; an empty text is not
/// asked. Throws Error as they do.
void checkProposals(const Problem& problem, const FitData& data, const std::string& input,
                    const std::string& planned);

/// An output or state of the model that is not measured, as if it had been read with `sigma` wherever
/// anything was.
struct PlannedSensor : Proposal {
    std::string output, unit;
    double sigma = 0;
};

/// planned: "C_y 5e-6, B1_x 9e-6", outputs or states (implicit ones as well) and standard deviations in their
/// units; the order says which to add first beside the sensors used. Throws Error: no such output or state
/// (nearest name), one that is measured or there twice, no positive standard deviation, or one with which
/// numbers would overflow.
std::vector<PlannedSensor> plannedSensors(const Problem& problem, const FitData& data, const PointFit& fit,
                                          const FitCovariance& covariance, const std::string& criterion,
                                          const std::string& planned);

} // namespace rigor
