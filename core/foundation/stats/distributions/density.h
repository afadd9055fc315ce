#pragma once
// What every output density answers, whatever it was made from (normal, maximum entropy, histogram, kernels).

#include <limits>

namespace rigor {

/// A one-dimensional density in the unit of the output; immutable.
class Density {
  public:
    virtual ~Density() = default;
    /// Natural logarithm of the density (1/unit); -inf where it is 0.
    virtual double logPdf(double y) const = 0;
    virtual double pdf(double y) const;
    virtual double cdf(double y) const = 0;
    /// Smallest y with cdf(y) >= p, 0 < p < 1; NaN otherwise.
    virtual double quantile(double p) const = 0;
    /// Interval outside which the density is 0 or negligible (for plots and distances), finite.
    virtual double lower() const = 0;
    virtual double upper() const = 0;
    double mean() const; ///< by quadrature of the quantiles' density over [lower, upper]
    double standardDeviation() const;
};

/// Normal density of given mean and standard deviation (unit of y), the paper's "Gaussian" fit, normalised.
/// Range lower() .. upper(): +- 8.5 standard deviations. Throws Error unless the deviation is positive and
/// finite.
class GaussianDensity : public Density {
  public:
    GaussianDensity(double mean, double standardDeviation);
    double logPdf(double y) const override;
    double cdf(double y) const override;
    double quantile(double p) const override;
    double lower() const override;
    double upper() const override;

  private:
    double mean_, deviation_;
};

} // namespace rigor
