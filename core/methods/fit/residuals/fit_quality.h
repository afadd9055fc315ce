#pragma once
// How well a point fit meets each output, in numbers that mean something to the engineer: in the unit of the
// output, against what the output does (not against its offset), and against what its sensor states.

#include "core/foundation/base/translate.h"
#include "core/methods/fit/residuals/r_squared.h"
#include "core/methods/fit/residuals/residual_tests.h"
#include "core/methods/fit/result.h"

namespace rigor {

/// Residuals below this part of the signals (rms) are rounding, of the numbers or of the integrator: they
/// need not be noise.
inline constexpr double kExactFit = 1e-7;

struct FitQuality {
    std::string output, unit;
    std::string experiment; ///< "" = all together
    double values = 0;
    double rms = 0;       ///< of the residuals, unit of the output
    double variation = 0; ///< standard deviation of the measured values about their mean; 0 = it stands still
    double stated = kNaN; ///< standard deviation of one value that the sensor states
    double noise = kNaN;  ///< that of the errors as the residuals have it, what the fit took up added
    /// Of the variation; 1 - rSquared is its square. NaN where the output stands still.
    double part() const;
    double rSquared() const;
};

/// Every output, then every output of every experiment measured over time where there are several.
std::vector<FitQuality> fitQuality(const FitData& data, const Prediction& prediction,
                                   const ErrorModel& errors);

/// Whether an output is met to rounding (kExactFit of its size).
bool metExactly(const FitData& data, const Prediction& prediction, std::size_t sensor);
/// Every output is.
bool metExactly(const FitData& data, const Prediction& prediction);
/// Whether an output is met as well as its resolution lets it be: what is left is the rounding of what was
/// written, whose neighbours are alike where the output is slow.
bool metAsWritten(const FitData& data, const Prediction& prediction, std::size_t sensor);

/// Every value off by the size of its output: kExactFit^2 of its objective is rounding.
Prediction offBySize(const FitData& data);

/// "0.4 K (rms) of T, 19 % of its variation (R² 0.964)" of every output, the three worst of many.
Message qualityText(const std::vector<FitQuality>& all);

/// Sets quality and qualities.
void describeQuality(FitResult& result, const std::vector<FitQuality>& all);

} // namespace rigor
