#pragma once
// How the families are made. A maker draws what makes up the rig itself; drawRig adds sampling, units,
// starts, noise and holes.

#include "tests/attacks/support/rigs/rig.h"

#include <array>

namespace rigor::attacks {

struct Family {
    std::string name;
    /// Fills model, unknowns (truth, lower, upper), inputs, outputs (names and units of the model in
    /// column.unit), trajectory; returns the length of a record, s (rows: 0).
    double (*make)(Rig& rig, Draw& draw);
};

const std::vector<Family>& smoothFamilies();  ///< differential equations without events
const std::vector<Family>& eventFamilies();   ///< with events, or right sides with kinks
const std::vector<Family>& formulaFamilies(); ///< rows

/// An unknown between truth / wide and truth * wide.
RigUnknown positive(const std::string& name, double truth, double wide = 5);
/// An unknown between truth - width and truth + width.
RigUnknown anySign(const std::string& name, double truth, double width);

/// Outputs taken from the reference's states by their numbers.
Eigen::MatrixXd columnsOf(const std::vector<std::array<double, 4>>& trajectory,
                          std::vector<std::size_t> which);

} // namespace rigor::attacks
