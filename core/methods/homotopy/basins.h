#pragma once
// Basins of attraction: a grid of starts over the bounds of the first two unknowns, each followed to its end
// with and without homotopy (Manikantan et al. 2020, section 3; cell-centred, as reference.json of the rig).

#include "core/methods/fit/result_tables.h"
#include "core/methods/homotopy/continuation.h"

namespace rigor {

struct BasinPicture {
    Eigen::MatrixXd starts;                                ///< unknowns x starts
    std::vector<char> plain, homotopy;                     ///< whether the start led to the reference
    std::vector<double> plainObjective, homotopyObjective; ///< J reached; NaN = none
    std::vector<double> plainSolves, homotopySolves;
    SolveCount solves;                     ///< of all starts
    double share(bool withHomotopy) const; ///< 0..1
    /// Starts from which nothing could be simulated, so that no search began.
    int withoutSimulation(bool withHomotopy) const;
};

/// Why options.basins starts per axis cannot be made; empty: they can.
std::vector<std::string> basinsUnmet(const FitBox& box, const std::vector<Unknown>& unknowns,
                                     const HomotopyOptions& options);

/// basinsUnmet must be empty. Plain fits are ended with the tolerances of a stage, far below those of the
/// picture. A start has led to the reference if every unknown is within 1e-3 max(|p|, range of its
/// bounds/100) of it; without bounds the distance to `box.start` is the range. Starts run side by side; the
/// result does not depend on `threads`. Tells the phase "basins" with the searches that are over, two of
/// every start.
BasinPicture mapBasins(const ControlledData& controlled, const FitData& data, const FitBox& box,
                       const SimulationOptions& simulation, const HomotopyOptions& options,
                       const Eigen::VectorXd& reference, int threads, const Progress& progress);

BasinTable basinTable(const BasinPicture& basins, const std::vector<Unknown>& unknowns);

} // namespace rigor
