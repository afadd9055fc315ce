#pragma once
// Statistical test helpers: tails of the chi-squared and Kolmogorov distributions.

#include <functional>
#include <span>

namespace rigor {

/// P(chi^2_k >= x), x >= 0, k > 0 (need not be whole).
double chiSquaredUpperTail(double x, double degreesOfFreedom);
/// x with P(chi^2_k <= x) = p, 0 <= p < 1.
double chiSquaredQuantile(double p, double degreesOfFreedom);
/// Two-sided band [lower, upper] that holds the mean of n chi^2_k values with probability `confidence`.
struct Band {
    double lower = 0, upper = 0;
};
Band chiSquaredMeanBand(int n, double degreesOfFreedom, double confidence);

/// Pearson's test of counts against expected counts (all > 0), degrees of freedom = bins - 1 - fitted.
struct TestResult {
    double statistic = 0, pValue = 1;
};
TestResult chiSquaredTest(std::span<const double> observed, std::span<const double> expected, int fitted = 0);

/// Largest |F_N - F| of the samples, and the asymptotic p-value with Stephens' correction
/// (sqrt N + 0.12 + 0.11/sqrt N) D (J. R. Stat. Soc. B 32, 1970), good from N = 5 on.
TestResult kolmogorovSmirnovTest(std::span<const double> samples, const std::function<double(double)>& cdf);
/// Two samples; N = n m/(n + m).
TestResult kolmogorovSmirnovTest(std::span<const double> a, std::span<const double> b);
/// P(K >= x) of the Kolmogorov distribution.
double kolmogorovUpperTail(double x);

/// p-values in the order given, corrected by Holm's step-down method (Scand. J. Stat. 6 (1979) 65): max over
/// the smaller ones of (count - rank) p, at most 1.
std::vector<double> holmCorrected(const std::vector<double>& pValues);

} // namespace rigor
