#pragma once
// Maximum likelihood over alpha on response surfaces: the search costs no simulations; what it finds is
// checked by simulation, and where a surface was not good enough there it is made finer and the search goes
// on.

#include "core/methods/inverse_uncertainty/likelihood/search_alpha.h"
#include "core/methods/inverse_uncertainty/likelihood/surface_check.h"

namespace rigor {

/// What a search on surfaces has to say for itself.
struct SurfaceUse {
    std::shared_ptr<const ResponseSurfaces> surfaces; ///< the finest; null = not used, or stopped before
    long long simulations = 0;                        ///< made to build and refine them
    Eigen::Index simulatedDirectly = 0;               ///< experiments without a surface
    Eigen::Index refined = 0;           ///< experiments whose surface was refined at an alpha found
    int checks = 0;                     ///< comparisons with simulations
    bool checked = false;               ///< the figures below are known
    double largestDifference = 0;       ///< of log L_l at the answer, surface against simulation
    double logLikelihoodOnSurfaces = 0; ///< log L at the answer
};

/// Like maximiseLikelihood(); log L of the answer is the simulated one if it was checked. `use.surfaces` are
/// built over the feasible boxes of `inputs` if null. Throws Error if no surfaces can be built.
AlphaSearch maximiseOnSurfaces(const Likelihood& direct, const InputModel& inputs,
                               const ForwardModel& forward, const InverseUncertaintyOptions& options,
                               int threads, std::uint64_t seed, const Progress& progress, SurfaceUse& use);

/// Goes on from the alpha of `before` on the surfaces in `use`, and checks like maximiseOnSurfaces().
AlphaSearch refineOnSurfaces(const Likelihood& direct, const InputModel& inputs, const ForwardModel& forward,
                             const InverseUncertaintyOptions& options, AlphaSearch before, std::uint64_t seed,
                             const Progress& progress, SurfaceUse& use);

/// Lower and upper ends of the feasible boxes of `inputs`.
std::pair<Eigen::VectorXd, Eigen::VectorXd> feasibleBox(const InputModel& inputs);

/// Surfaces over the feasible boxes of `inputs`; nullptr if stopped. Throws Error if none can be built.
std::shared_ptr<const ResponseSurfaces> buildSurfaces(const ForwardModel& forward, const InputModel& inputs,
                                                      int threads, std::uint64_t seed,
                                                      const Progress& progress);

} // namespace rigor
