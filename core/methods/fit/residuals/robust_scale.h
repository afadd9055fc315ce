#pragma once
// The scale of robust losses where no sensor states its standard deviation. The standard deviation of the
// bulk of the errors of each output is that of its residuals by their median,
//     sigma = median |z - h| / 0.6745      (P. J. Huber, "Robust Statistics", 1981, section 5.1)
// which outliers do not move while they are fewer than half of the values. Fit and scale depend on each
// other: they are found in turn until both stay (as `rlm` of W. N. Venables and B. D. Ripley, "Modern Applied
// Statistics with S", 4th edition, section 6.5, does).

#include "core/methods/fit/residuals/residuals.h"

namespace rigor {

/// Per sensor of the data, in units of FitSensor::sigma. Never below 1e-12 of the rms of the sensor's values:
/// where more than half of the values are met exactly there is no error to measure.
std::vector<double> medianDeviations(const FitData& data, const Residuals& residuals,
                                     const Prediction& prediction);

/// The same of the measured values around their medians: the scale before the first fit, too large rather
/// than too small.
std::vector<double> spreadOfSignals(const FitData& data);

} // namespace rigor
