#pragma once
// Width of Gaussian kernels chosen from the samples themselves: the plug-in rule of Botev, Grotowski and
// Kroese, "Kernel density estimation via diffusion", Annals of Statistics 38 (2010), algorithm 1 (improved
// Sheather-Jones): t = h^2 solves t = xi gamma^[5](t), where the derivatives of the density that the best
// width depends on are estimated with kernels too. It assumes no shape, so that humps and kinks are not
// rounded off as by a rule for normal densities.

#include <span>

namespace rigor {

/// Standard deviation of a kernel that makes the mean integrated square error of the density smallest, for
/// independent samples of these weights (>= 0, any sum; their effective number is (sum w)^2 / sum w^2). 0 if
/// all samples with a weight are equal, or if the rule has no solution (a few samples far apart).
double plugInBandwidth(std::span<const double> samples, std::span<const double> weights);

} // namespace rigor
