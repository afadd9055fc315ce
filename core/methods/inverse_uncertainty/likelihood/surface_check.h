#pragma once
// What response surfaces are worth at an alpha: log L_l on the surfaces against log L_l from simulations, and
// finer surfaces where they differ.

#include "core/methods/inverse_uncertainty/likelihood/likelihood.h"
#include "core/methods/inverse_uncertainty/likelihood/surfaces.h"

namespace rigor {

/// Largest difference of log L_l that a surface may cause.
constexpr double kSurfaceLogLikelihoodError = 0.01;

struct SurfaceCheck {
    bool complete = false;                            ///< false if stopped
    std::shared_ptr<const ResponseSurfaces> surfaces; ///< those given, or finer ones
    Eigen::VectorXd simulated, onSurfaces; ///< log L_l, E; NaN = not measured. onSurfaces of `surfaces`.
    Eigen::Index refined = 0;              ///< experiments whose surface was refined
    Eigen::Index dropped = 0; ///< of these, without a surface now: none of the size allowed is good enough

    /// |log L_l on the surface - simulated|; 0 if not measured, infinite if only one of them is a number.
    double difference(Eigen::Index experiment) const;
    double largestDifference() const;                    ///< of one experiment
    double simulatedTotal() const, surfaceTotal() const; ///< log L
};

/// Simulates the nodes at alpha and refines the surfaces of experiments that differ by more than
/// kSurfaceLogLikelihoodError at those nodes; one that refinement does not bring below it is simulated from
/// then on. So largestDifference() is at most kSurfaceLogLikelihoodError if complete. `direct` works on
/// `forward`. Throws Error if alpha is not admissible.
SurfaceCheck checkSurfaces(std::shared_ptr<const ResponseSurfaces> surfaces, const ForwardModel& forward,
                           const Likelihood& direct, const Eigen::VectorXd& alpha, const Progress& progress);

} // namespace rigor
