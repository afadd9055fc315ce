#pragma once
// The sets of sensors of a model adequacy result as rows for people: criteria relative to the chosen set and
// in words what each set is worth. Gally et al., section 3. Used by report and window.

#include "core/methods/result.h"

#include <string>
#include <vector>

namespace rigor {

struct SensorSetRow {
    std::string sensors;    ///< "D_y, F_x"
    std::vector<char> used; ///< per sensor of sensorNames()
    bool determined = false, chosen = false;
    /// Criteria over those of the chosen set, smaller is better; NaN where the set does not determine the
    /// unknowns or no set is chosen. `a` has the units of the covariance, which only D is free of.
    double a = 0, d = 0, e = 0, me = 0;
    double condition = 0; ///< of the scaled J'J
    std::string words;    ///< "chosen for A, D and E", "k7 1.9 times wider", "not determined"
    std::string reason;   ///< why it does not determine the unknowns, a whole sentence; "" if it does
};

/// Outputs that are measured, in the order of the result.
std::vector<std::string> sensorNames(const Result& result);

/// In the order of the result: best first, then those that determine nothing.
std::vector<SensorSetRow> sensorSetRows(const Result& result);

} // namespace rigor
