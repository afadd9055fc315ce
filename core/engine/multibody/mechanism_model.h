#pragma once
// A mechanism as a text model, so that every method works on it: simulation over lanes, sensitivities,
// filter. One independent coordinate z; for every quantity g(z) along the assembled configurations g' =
// dg/dz, g'' = d2g/dz2. With q' = R, q'' from Phi_q q'' = -gamma (double-step semi-recursive; Jaiswal et al.
// 2021, section 2.2):
//     M z'' + h z'^2 = sum F s' - sum d q_j'^2 z' - V',   M = sum m c'.c' + J theta'^2,
//                                                         h = sum m c'.c'' + J theta' theta''
// Dependent coordinates: a B-spline through assembled configurations gives them to about 1e-6, two Newton
// steps on Phi = 0 to rounding, and with them their derivatives (dual numbers pass through both steps).
// Outside the coordinates for which the mechanism can be assembled every value is NaN, so that a run ends
// there.

#include "core/engine/multibody/mechanism.h"

#include <string>
#include <string_view>

namespace rigor {

/// Whether a model text is one of a mechanism (*.mech): its first word is "mechanism".
bool isMechanismText(std::string_view text);

/// The model in the language of engine/modelica. States: BODY (rad or m), BODY_rate, the volumes by their
/// names (Pa), U (V); input u (V); outputs CYLINDER (m), CYLINDER_rate, and of every body its frame:
/// BODY_angle, BODY_at_x, BODY_at_y. Parameters: BODY_start, masses, inertias, dampings, friction, pressures,
/// gain or y[k]. Throws Error if the mechanism cannot be assembled at its start or its loops cannot be closed
/// one after the other.
std::string modelTextOf(const Mechanism& mechanism);

} // namespace rigor
