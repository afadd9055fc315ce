#pragma once
// Earth mover's distance of two one-dimensional distributions (De Groote et al., appendix B): Wasserstein-1,
//     W1 = int |F(y) - G(y)| dy = int_0^1 |F^-1(p) - G^-1(p)| dp,   in the unit of y.

#include "core/foundation/stats/distributions/density.h"

#include <functional>
#include <span>

namespace rigor {

/// Of two sets of samples (any sizes >= 1, equal weights, need not be sorted), exact.
double earthMoversDistance(std::span<const double> a, std::span<const double> b);

/// Of two signatures {(position, weight)}; weights >= 0 are normalised to sum 1 each. Exact. Throws Error if
/// sizes differ, a weight is negative or all are 0.
double earthMoversDistance(std::span<const double> positionsA, std::span<const double> weightsA,
                           std::span<const double> positionsB, std::span<const double> weightsB);

/// int_a^b |F - G| dy by composite Gauss-Legendre on `panels` panels of 4 nodes. F and G must have reached 0
/// and 1 at the ends.
double earthMoversDistanceOfCdfs(const std::function<double(double)>& f,
                                 const std::function<double(double)>& g, double a, double b,
                                 int panels = 2000);

/// Both densities on the union of their ranges (cdf form).
double earthMoversDistance(const Density& f, const Density& g, int panels = 2000);

/// Quantile form, an independent check of the above: Gauss-Legendre in p with panels graded towards 0 and 1.
double earthMoversDistanceOfQuantiles(const std::function<double(double)>& f,
                                      const std::function<double(double)>& g);

/// Samples against a density: int |F_N - F| dy with the empirical step function F_N. F is tabulated once
/// (4000 cubic pieces over the density's range, error below 1e-7 of its width for densities smooth on a
/// hundredth of it), then one look-up per sample: fit for 1e5 samples and more.
double earthMoversDistance(std::span<const double> samples, const Density& density);

} // namespace rigor
