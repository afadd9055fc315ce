#pragma once
// The same distribution by other parameters: mean and standard deviation of a family turned into any of its
// parametrisations, and back.

#include "core/foundation/stats/distributions/distribution.h"

namespace rigor {

/// Which of the family's parametrisations has these names; -1 = none.
int parametrisationOf(const FamilyInfo& family, const ShapeValues& shape);

/// Mean and standard deviation of the family before a box clips it. lower, upper: the box, which is the range
/// of a beta distribution that names none. Throws Error as makeDistribution.
struct ShapeMoments {
    double mean = 0, standardDeviation = 0;
};
ShapeMoments momentsOf(const std::string& family, const ShapeValues& shape, double lower, double upper,
                       const SampleLawPtr& samples = nullptr);

/// Values of the required parameters of a parametrisation that give these moments:
///   uniform    minimum, maximum = mean -+ sqrt(3) sd
///   gamma      with m = mean - minimum (0): shape = (m / sd)^2, scale = sd^2 / m, rate = 1 / scale
///   beta       with mu = (mean - a) / (b - a), v = (sd / (b - a))^2, k = mu (1 - mu) / v - 1:
///              alpha = mu k, beta = (1 - mu) k; [a, b] is the box, without one [0, 1]
///   lognormal  log_standard_deviation^2 = log(1 + (sd / mean)^2), log_mean = log(mean) - half of it
/// (N. L. Johnson, S. Kotz, N. Balakrishnan, "Continuous Univariate Distributions", 2nd ed., ch. 14, 17, 25,
/// 26.) Throws Error if the family cannot have such moments.
ShapeValues shapeWithMoments(const FamilyInfo& family, std::size_t parametrisation,
                             const ShapeMoments& moments, double lower, double upper,
                             const SampleLawPtr& samples = nullptr);

} // namespace rigor
