#pragma once
// Derived signals: what an engineer does to a measured series before it is compared with a model. Each
// function returns new samples and leaves the measured ones as they are. Times in s, strictly increasing.

#include <cstddef>
#include <vector>

namespace rigor {

struct Samples {
    std::vector<double> times;  ///< s, strictly increasing
    std::vector<double> values; ///< same length; NaN = missing
};

/// The samples with from <= t <= to. Throws Error if none is left or from > to.
Samples trimmedTo(const Samples& samples, double from, double to);

/// Values at from the first time on in steps of `step` (s, > 0) up to the last time, linear between the
/// neighbours that are not missing, and missing within a gap (gaps.h). Throws Error if the step is not
/// positive or fewer than two values exist.
Samples resampled(const Samples& samples, double step);

/// Low pass without delay: a Butterworth filter of second order run forwards and backwards, so that the
/// magnitude at the cut-off frequency is 1/2 (once 1/sqrt 2 per run) and the phase is zero.
/// cutoff in Hz, below half the sampling rate; the samples must be equally spaced (to 1e-6 of the step) and
/// without gaps. The ends are extended by odd reflection over three time constants. Throws Error otherwise.
/// Source: A. V. Oppenheim, R. W. Schafer, "Discrete-Time Signal Processing", 3rd ed., sections 7.2 (bilinear
/// transformation) and 7.1; F. Gustafsson, IEEE Trans. Signal Processing 44 (1996) 988, for both directions.
Samples lowPassed(const Samples& samples, double cutoff);

/// The same for samples with gaps: each stretch between missing samples by itself; one of fewer than three
/// samples is missing in the result.
Samples lowPassedBetweenGaps(const Samples& samples, double cutoff);

/// true = outlier: further than `limit` scaled median absolute deviations (1.4826 MAD, the standard deviation
/// of a normal distribution) from the median of the 2 * halfWidth + 1 values around it. limit > 0.
/// Source: F. R. Hampel, J. Am. Stat. Assoc. 69 (1974) 383.
std::vector<bool> outliers(const Samples& samples, std::size_t halfWidth, double limit);

/// The samples without those that the mask marks. Throws Error if the lengths differ.
Samples withoutMarked(const Samples& samples, const std::vector<bool>& mask);

} // namespace rigor
