#pragma once
// Densities from samples: a histogram, and Gaussian kernels.

#include "core/foundation/stats/distributions/density.h"

#include <limits>
#include <span>
#include <vector>

namespace rigor {

/// Equal bins over [lower, upper]; density[i] = count_i / (all samples * width).
class Histogram : public Density {
  public:
    /// bins = 0: rule of Freedman and Diaconis (width 2 IQR N^(-1/3), at least 1 bin, at most 1000). Range =
    /// range of the samples; a single value gets the width 1e-6 max(|y|, 1). Throws Error if there is no
    /// sample or one is not finite.
    explicit Histogram(std::span<const double> samples, int bins = 0);
    const std::vector<double>& edges() const { return edges_; }
    const std::vector<double>& densities() const { return densities_; }
    double logPdf(double y) const override;
    double cdf(double y) const override;
    double quantile(double p) const override;
    double lower() const override { return edges_.front(); }
    double upper() const override { return edges_.back(); }

  private:
    std::vector<double> edges_, densities_, cumulative_;
};

struct KernelOptions {
    /// Standard deviation of a kernel; 0 = Silverman's rule 0.9 min(std, IQR/1.34) N^(-1/5) (Density
    /// Estimation, 1986, eq. 3.31).
    double bandwidth = 0;
    /// Samples are reflected at finite bounds, so that no mass leaks over them.
    double lower = -std::numeric_limits<double>::infinity();
    double upper = std::numeric_limits<double>::infinity();
};

/// (1/N h) sum phi((y - y_i)/h). Kernels are cut at 8.5 h (mass left out 2e-17).
class KernelDensity : public Density {
  public:
    /// Throws Error if there is no sample, one is not finite or outside the bounds.
    explicit KernelDensity(std::span<const double> samples, const KernelOptions& options = {});
    double bandwidth() const { return bandwidth_; }
    double pdf(double y) const override;
    double logPdf(double y) const override;
    double cdf(double y) const override;
    double quantile(double p) const override;
    double lower() const override;
    double upper() const override;

  private:
    std::vector<double> sorted_; ///< with reflected samples
    std::size_t count_ = 0;      ///< samples without reflections
    double bandwidth_ = 0;
    KernelOptions options_;
};

} // namespace rigor
