#pragma once
// What the tests of residuals (residual_tests.h) look at, as numbers of one set of residuals e (n, in the
// order of the view):
//     order     sum_i e_i e_(i+1) / sum e^2 of an output (either sign); the same over more lags with weights
//               1 - k/(K+1) (W. K. Newey and K. D. West, Econometrica 55, 1987); of every trajectory the cube
//               root of sum_k r_k^2/(n - k), k up to min(10, n/5) (G. M. Ljung and G. E. P. Box, Biometrika
//               65, 1978)
//     inputs    cube root of |Q'e|^2/sum e^2, Q: powers 1 to 3 of an input over the values of one output,
//               orthogonal to what the fit has taken up
//     spread    cube root of |Q'|e||^2 / sum (|e| - mean)^2, Q: powers 1 and 2 of an input or of the fitted
//     value outliers  log of max |e| over the median of |e|
// In the first three |e| counts as 3 deviations of the bulk at most, so that outliers are called nothing
// else. Roots and the logarithm make the numbers of noise nearly normal. Nothing is centred: an error that is
// the same over a trajectory is an error.

#include "core/methods/fit/residuals/residual_view.h"

namespace rigor {

/// A quantity that the values of an output may follow, one number per value.
struct Follower {
    std::string name;
    Eigen::VectorXd values;
};
/// Parameters that are not searched and inputs that differ between these values of the view; at most 12.
std::vector<Follower> followersOf(const ResidualView& view, const FitData& data,
                                  const std::vector<Eigen::Index>& members);

enum class ResidualGroup { Order, Inputs, Spread, Outliers };

struct ResidualStatistic {
    ResidualGroup group = ResidualGroup::Order;
    std::size_t sensor = 0;
    std::string
        where; ///< experiment of a trajectory, name of an input; "" = the whole output, the fitted value
    bool twoSided = false, sorted = false;
    int lags = 0;                   ///< of order
    std::ptrdiff_t trajectory = -1; ///< of order: index into the view's trajectories; -1 = all of the output
    std::vector<Eigen::Index> members; ///< of the others: values of the output
    Eigen::MatrixXd basis;             ///< Q, one row per member
    std::vector<double> follows;       ///< of spread: what the sizes may follow, per member
};

/// A trajectory or an output has so many values at least, or nothing is asked of it.
inline constexpr int kFewestValues = 8;

class ResidualStatistics {
  public:
    /// tested: per output. all: also spread and outliers. The view must outlive it.
    ResidualStatistics(const ResidualView& view, const FitData& data, const Prediction& prediction,
                       const std::vector<bool>& tested, bool all);

    const std::vector<ResidualStatistic>& all() const { return all_; }
    Eigen::VectorXd of(const Eigen::VectorXd& left) const;
    /// Autocorrelation at lag 1 (order), the largest |Q Q'e| (inputs); else 0.
    double size(const ResidualStatistic& statistic, const Eigen::VectorXd& left) const;

  private:
    void addOrder(std::size_t sensor);
    void addInputs(const FitData& data, const Prediction& prediction, std::size_t sensor, bool spread);
    double value(const ResidualStatistic& statistic, const Eigen::VectorXd& left) const;
    /// sum_i e_i e_(i+k), k = 0 ... lags, over the trajectories of the statistic; more may follow.
    std::vector<double> lagged(const ResidualStatistic& statistic, const Eigen::VectorXd& left,
                               int lags) const;

    /// The residuals as order, inputs and spread see them.
    Eigen::VectorXd withoutOutliers(const Eigen::VectorXd& left) const;

    const ResidualView& view_;
    std::vector<ResidualStatistic> all_;
    std::vector<std::vector<std::size_t>> trajectoriesOf_; ///< per output
    std::vector<bool> tested_;
};

/// Median of |e| over 0.6745: the standard deviation of the bulk.
double bulkDeviation(const std::vector<Eigen::Index>& members, const Eigen::VectorXd& left);

} // namespace rigor
