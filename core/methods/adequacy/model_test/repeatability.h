#pragma once
// How well do sensors repeat, and is their scatter normal? Gally et al., section 6, Table 1: differences of
// repeated series, pairs (2, 1), (4, 3), ... and, if the number of series is odd, the last one and the first.
// The paper takes all differences for independent, which they are not: the last pair shares the first series
// with the first pair (correlation 1/2), so that p is somewhat too small or too large. What is said of a run
// rests on scatter.h, which has neither that flaw nor that of a chi-squared test with cells chosen by the
// data.

#include "core/engine/data/dataset.h"

namespace rigor {

struct Repeatability {
    std::string output, unit;
    std::vector<double> differences; ///< unit of the output
    /// Experiments (later, earlier) and values behind each difference.
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    std::vector<std::pair<double, double>> values;
    double sigmaDifference = 0; ///< root mean square; the mean is taken as 0
    double sigma = 0;           ///< of one value, sigmaDifference / sqrt 2
    double statedSigma = 0;     ///< of the study; 0 = none
    int bins = 0;               ///< after pooling
    double chiSquared = 0;
    int degreesOfFreedom = 0;      ///< bins - 2 (one fitted number); below 1: no test
    double pValue = 0;             ///< NaN without a test
    std::vector<double> quantiles; ///< of the standard normal distribution at (i - 1/2)/n, ascending
    std::vector<double> ordered;   ///< differences / sigmaDifference, ascending
    bool shared = false;           ///< a series takes part in two pairs
};

/// Rows of the pairs of series, and how many of them found no partner.
struct RepeatedRows {
    std::size_t rows = 0, alone = 0;
    std::vector<std::size_t> unnumbered; ///< experiments without an entry in the column: of no series
};

/// `column` numbers or names the series. Rows with the same conditions and held inputs belong together, in
/// the order of the data where a series has several; a row without a partner takes no part, nor does a
/// sensor where one of the two was not read. Throws Error: no such column, fewer than two series.
std::vector<Repeatability> repeatabilityOf(const Dataset& data, const std::vector<std::size_t>& experiments,
                                           const std::string& column, RepeatedRows* paired = nullptr);

/// Pearson's test of values against a normal distribution with mean 0 and their own root mean square: 10 bins
/// of equal width from the smallest to the largest, the outer two open, pooled from both ends until each end
/// expects at least 5. Fills the fields from sigmaDifference to ordered.
void testNormality(Repeatability& sensor);
/// Pearson's statistic of the same test alone.
struct NormalityStatistic {
    int bins = 0;
    double chiSquared = 0;
    double pValue = 0; ///< by chi-squared with bins - 2 degrees of freedom; NaN without a test
};
NormalityStatistic normalityStatistic(const std::vector<double>& differences);

} // namespace rigor
