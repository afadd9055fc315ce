#pragma once
// Are the residuals of a point fit noise? All that a run asks of them is one family of tests at one level: a
// right model with normal, independent errors is blamed for anything in at most kFamilyLevel of its records,
// however many outputs and experiments it has (S. Holm, Scandinavian Journal of Statistics 6, 1979).
//
//     order      are values alike from one to the next, in time or in the order of the file?
//     inputs     of single values: do they follow an input or a condition (up to its third power)?
//     spread     does their size follow the fitted value, an input or a condition?
//     outliers   is one of them far larger than the bulk, by the median of their sizes?
//     size       are they as large as the sensors state (two-sided)?
//
// The first four have no tabulated distribution, as the fit makes the residuals of several outputs and of
// neighbours depend on each other. Each is compared with residuals (I - X G) u of drawn normal errors of the
// size found per output (M. Dwass, Annals of Mathematical Statistics 28, 1957): the probability is exact
// where the model is linear. Every statistic counts in standard deviations of its drawn values, and a group's
// is the largest of its statistics. Outliers come first: the others are asked of the residuals that the fit
// has without them, and with a size of correlated errors that the same values allow (P. H. Westfall and S. S.
// Young, "Resampling-Based Multiple Testing", 1993).

#include "core/foundation/base/numbers.h"
#include "core/methods/fit/residuals/error_model.h"

namespace rigor {

inline constexpr double kFamilyLevel = 0.04;
/// More than a tenth of all values is no exception but the rule of another distribution.
inline constexpr double kMostOutliers = 0.1;
/// Standard deviations of its like, where the residuals are no noise of one size: a value is called far off
/// from here on.
inline constexpr double kFarForSure = 10;

struct ResidualTest {
    double p = kNaN; ///< NaN: not asked
    bool found = false;
};

/// An output, and where it shows: an experiment ("" = the order of the file) or an input.
struct ResidualPlace {
    std::size_t sensor = 0;
    std::string where;
    double size =
        0; ///< of order: autocorrelation at lag 1; of inputs: the largest effect, unit of the output
    bool sorted = false;   ///< of inputs: the values stand in the file in the order of this input
    double deviations = 0; ///< how far the statistic is off that of noise
};

struct ResidualOutlier {
    Eigen::Index value = 0; ///< of the view
    double times =
        0; ///< of the bulk's standard deviation, of that of its like where the sizes follow something
};

struct ResidualTests {
    ResidualTest order, inputs, spread, outliers, size;
    std::vector<ResidualPlace> alike, following, spreading; ///< what the tests found
    std::vector<ResidualOutlier> far;                       ///< largest first
    std::vector<bool> alikeOutputs;                         ///< per output: errors taken as correlated
    ErrorModel errors;                                      ///< correlated where alikeOutputs
    /// Of sensors that state their deviation: rms of the residuals over what they should have.
    std::vector<double> sizeOfOutputs;
    std::vector<std::size_t> wrongSize; ///< outputs whose size was found not to be as stated
    bool anyFound() const {
        return order.found || inputs.found || spread.found || outliers.found || size.found;
    }
    double leastProbability = kNaN; ///< 1/(draws + 1): of no test is a smaller one known
};

/// threads: 0 = all; never changes a result.
ResidualTests testResiduals(const ResidualView& view, const Residuals& residuals, const FitData& data,
                            const Prediction& prediction, int threads);

} // namespace rigor
