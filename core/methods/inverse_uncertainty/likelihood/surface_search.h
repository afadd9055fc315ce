#pragma once
// Maximum likelihood over alpha on response surfaces: the search costs no simulations; what it finds is
// checked by simulation, and where a surface was not good enough there it is made finer and the search goes
// on. What the surfaces say of the way to the answer is compared with simulations too: where they are wrong
// the search is given up, and its caller makes it by simulation.

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
    Eigen::Index places = 0;            ///< on the way to the answer, where log L was compared as well
    double differenceElsewhere = 0;     ///< largest there, of the fall of log L from the answer
    /// From the answer to the maximum of the simulated likelihood, and by how much steps on that moved the
    /// answer (confirm.h): standard errors; NaN = not known.
    double offset = std::numeric_limits<double>::quiet_NaN(), moved = offset;
    Message givenUp; ///< clause why the answer is not one of the surfaces; "" = it is
};

/// Evaluations of the likelihood that a search makes about; `size` of alpha.
long long expectedEvaluations(const InverseUncertaintyOptions& options, Eigen::Index size);

/// How the surfaces of a search are built: for at most a quarter of the simulations that it would take
/// itself.
SurfaceOptions surfaceOptions(const Likelihood& direct, const InputModel& inputs,
                              const InverseUncertaintyOptions& options);

/// Why such a search is made by simulation: a whole clause, "" = surfaces can be built and are worth it.
Message whyNoSurfaces(const Likelihood& direct, const InputModel& inputs,
                      const InverseUncertaintyOptions& options);

/// Like maximiseLikelihood(); log L of the answer is the simulated one if it was checked. `use.surfaces` are
/// built over searchedBox() if null. With use.givenUp what is returned is no answer. Throws
/// Error if no surfaces can be built.
AlphaSearch maximiseOnSurfaces(const Likelihood& direct, const InputModel& inputs,
                               const ForwardModel& forward, const InverseUncertaintyOptions& options,
                               int threads, std::uint64_t seed, const Progress& progress, SurfaceUse& use);

/// Goes on from the alpha of `before` on the surfaces in `use`, and checks like maximiseOnSurfaces().
AlphaSearch refineOnSurfaces(const Likelihood& direct, const InputModel& inputs, const ForwardModel& forward,
                             const InverseUncertaintyOptions& options, AlphaSearch before, std::uint64_t seed,
                             const Progress& progress, SurfaceUse& use);

/// Compares the surfaces in `use` with simulations at alpha and makes them finer there. nullopt if stopped.
std::optional<SurfaceCheck> checkAt(const Eigen::VectorXd& alpha, const Likelihood& direct,
                                    const ForwardModel& forward, const Progress& progress, SurfaceUse& use);

/// Lower and upper ends of where the nodes of the search lie: the feasible boxes of `inputs`, or less where
/// the bounds of alpha do not reach as far. Infinite where both are.
std::pair<Eigen::VectorXd, Eigen::VectorXd> searchedBox(const Likelihood& direct, const InputModel& inputs);

} // namespace rigor
