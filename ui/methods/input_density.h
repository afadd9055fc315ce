#pragma once
// Pictures of the unknowns' input distributions: one density with its feasible box per unknown, and the joint
// density of two. Densities come from the core (foundation/stats/distributions/distribution.h).

#include "core/methods/method.h"
#include "core/presentation/figure.h"

#include <QString>

namespace rigor {

/// Density of the unknown at its start values, with its box as marks; empty series for a point value.
FigurePanel inputDensityPanel(const Unknown& unknown, const QString& unit);
/// That density at x; 0 if the numbers are no distribution.
double densityAt(const Unknown& unknown, double x);
/// Ellipses of 1, 2, 3 standard deviations of two independent unknowns in the feasible box.
FigurePanel jointDensityPanel(const Unknown& first, const QString& firstUnit, const Unknown& second,
                              const QString& secondUnit);

} // namespace rigor
