#pragma once
// How much do the sensors scatter, against what is stated? Values measured again under the same conditions
// tell it without any model: of a group of k values the squares about their mean over sigma^2 are chi-squared
// with k - 1 degrees of freedom. Both sides count: a standard deviation stated too small makes every model
// look wrong, one stated too large lets every model pass. All that is said of the sensors of a run - scatter
// above or below what is stated, differences that are not normal, residuals below what is stated - is one
// family of tests at one level, corrected by Holm.

#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/model_test/repeatability.h"
#include "core/methods/fit/predict/fit_data.h"

namespace rigor {

struct SensorScatter {
    std::string output, unit;
    double stated = 0; ///< standard deviation of one value; unit of the output
    /// The same from repeated values about their means, sqrt(squares/freedom), where every value counts once.
    /// Repeatability::sigma is another number, the published one: of differences that may share a value.
    double sigma = 0;
    double freedom = 0;                      ///< of it
    bool used = true;                        ///< by the estimate
    double pStated = 1;                      ///< two-sided; NaN = not tested
    double pNormal = 1;                      ///< of the differences; NaN = not tested
    bool differs = false, notNormal = false; ///< after the correction over the family
    double factor() const { return sigma / stated; }
    bool worse() const { return differs && sigma > stated; }
    bool better() const { return differs && sigma < stated; }
};

/// Two-sided p-value of a sum of squares: twice the smaller tail, at most 1. NaN where there is none.
double twoSidedPValue(double chiSquared, double freedom);
/// Lower tail, P(chi^2 <= x).
double chiSquaredLowerTail(double x, double freedom);
/// Upper tail of F(numerator, denominator) freedoms.
double fUpperTail(double x, double numerator, double denominator);

/// From repeated series, whose pairs are put together to groups.
std::vector<SensorScatter> scatterOfSeries(const std::vector<Repeatability>& series);
/// From values of the data measured under the same conditions; sensors without any are left out.
std::vector<SensorScatter> scatterOfRepeats(const FitData& data);

/// p of the test of normality: by simulation of the same pairs (its cells and its deviation come from the
/// data, so that its statistic is no chi-squared, and differences that share a value are not independent).
/// Beyond 5000 differences the upper bound of Chernoff and Lehmann (Ann. Math. Stat. 25 (1954) 579), bins - 1
/// degrees of freedom. NaN without a test.
double simulatedNormality(const Repeatability& sensor);

/// Sets differs and notNormal: Holm over all tests of the sensors and over `others` (lower tails of fits),
/// whose corrected p-values are returned.
std::vector<double> judgeScatter(std::vector<SensorScatter>& sensors, const std::vector<double>& others,
                                 double significance);

/// What is to be said of the scatter of one sensor; "" = nothing. series: it comes from repeated series.
Message wordsOnScatter(const SensorScatter& sensor, bool series);

} // namespace rigor
