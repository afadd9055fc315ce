#pragma once
// A standard variable whose density is estimated from samples: Gaussian kernels (B. W. Silverman, "Density
// Estimation", 1986, section 2.4; their width by bandwidth.h) or a histogram (density_estimate.h). Either is
// kept as straight pieces, so that probabilities, quantiles and what a box leaves of it are exact for the
// density that is drawn, whatever the number of samples: kernels are summed at points an eighth of their
// width apart, and the density is straight between these, where it differs from the sum by less than 1 in 500
// of its height.

#include "core/foundation/stats/orthogonal_polynomials.h"

#include <span>

namespace rigor {

enum class SampleDensity { Kernel, Histogram };

/// In standard deviations about the mean, those of the density. Immutable.
class SampleLaw : public GermLaw {
  public:
    /// Throws Error: fewer than two samples, all alike, one that is not finite.
    static std::shared_ptr<const SampleLaw> of(std::span<const double> samples, SampleDensity estimate);

    double mean() const { return mean_; } ///< in the unit of the samples
    double standardDeviation() const { return deviation_; }
    std::size_t samples() const { return count_; }
    /// Standard deviation of a kernel, width of a bin; in the unit of the samples.
    double width() const { return width_; }
    std::size_t pieces() const { return pieces_.size(); }

    double lower() const override { return lower_; }
    double upper() const override { return upper_; }
    double logDensity(double t) const override;
    Probability probability(double t) const override;
    double quantile(const Probability& p) const override;
    std::vector<double> breaks() const override; ///< ends of the pieces
    std::shared_ptr<const GermLaw> within(double lower, double upper) const override;

    /// The density goes straight from `low` at `from` to `high` at `to`; it is 0 between pieces.
    struct Piece {
        double from, to, low, high;

        double mass() const { return 0.5 * (low + high) * (to - from); }
        double at(double t) const { return low + (high - low) * ((t - from) / (to - from)); }
    };
    SampleLaw(std::string key, std::vector<Piece> pieces, double lower, double upper);

  protected:
    DiscreteLaw discretised() const override;

  private:
    std::vector<Piece> pieces_;         ///< ascending, of mass 1 together
    std::vector<double> below_, above_; ///< mass below and above each piece
    double lower_, upper_;
    double mean_ = 0, deviation_ = 1, width_ = 0;
    std::size_t count_ = 0;
};

} // namespace rigor
