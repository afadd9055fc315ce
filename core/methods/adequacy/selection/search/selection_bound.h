#pragma once
// What branch and bound needs to know of a criterion: a bound on it over all completions of a partial choice
// of sensors, and a linear statement that says which completions could still be better.
// selection_relaxation.h has both for A, D and E, selection_condition.h for ME.

#include "core/methods/adequacy/selection/search/selection_criteria.h"
#include "core/methods/adequacy/selection/sets/selection_sensors.h"

#include <memory>
#include <stop_token>

namespace rigor {

/// What every bound is lowered by (on the scale of the logarithm): far more than its rounding.
inline constexpr double kBoundMargin = 1e-11;

/// Multiplications of a solve before it heeds a stop (some hundredths of a second): what is small enough is
/// solved whatever the clock says, so that a time limit of 0 leaves the same bound everywhere.
inline constexpr double kLeastWork = 1e8;

/// A partial choice: `in` are chosen, of `open` at most `places` with costs of at most `costLeft` may be
/// added.
struct PartialChoice {
    std::vector<int> in, open;
    int places = 0;
    double costLeft = std::numeric_limits<double>::infinity();
};

struct RelaxedBound {
    /// No completion determines the parameters: the bound is infinite.
    bool undetermined = false;
    double logBound = -std::numeric_limits<double>::infinity();  ///< ln of the criterion is nowhere below
    double logRelaxed = std::numeric_limits<double>::infinity(); ///< ln of the criterion at `weights`
    std::vector<double> weights;                                 ///< per open sensor, 0 < w < 1
    int steps = 0;                                               ///< Newton steps made
    /// A completion can be better than ln-value v only if the sum of the gains of its added sensors and the
    /// offset exceeds needed(v); `most` is the largest such sum. Gains are reduced by the multiplier of the
    /// cost. Those of ME may be negative and hold for every v up to the one the bound was solved for.
    std::vector<double> gains;
    double most = 0, offset = 0; ///< most includes `offset`, multiplier times the cost left
    double needed(double logValue) const;

    /// A, D, E: logBound = logNumerator - power ln(fixed + most). ME: power = 0 and needed = -fixed.
    double logNumerator = 0, power = 1, fixed = 0;
};

/// Immutable after construction; several threads may use one.
class Relaxation {
  public:
    virtual ~Relaxation() = default;
    /// The sensors of the set together determine the parameters; else nothing else may be called.
    bool determined() const { return determined_; }
    /// The criterion never grows when a sensor is added.
    virtual bool monotone() const = 0;
    /// Solved until the bound reaches `logEnough`, or until it is within `tolerance` of the relaxed optimum,
    /// or within a twentieth of what separates that from logEnough. When it is stopped the bound is that of
    /// the step reached, which holds but is rougher.
    virtual RelaxedBound solve(const PartialChoice& choice, double logEnough, double tolerance,
                               const std::stop_token& stop = {}) const = 0;
    /// ln of the criterion of the information matrix in the coordinates of `information`; infinite if not
    /// determined.
    virtual double logValueOf(const Eigen::MatrixXd& information) const = 0;
    double logValue(const std::vector<int>& chosen) const;

    int parameterCount() const { return p_; }
    /// Information of a sensor, p x p.
    const Eigen::MatrixXd& information(int sensor) const {
        return information_[static_cast<std::size_t>(sensor)];
    }
    double cost(int sensor) const { return costs_.empty() ? 0 : costs_[static_cast<std::size_t>(sensor)]; }

  protected:
    explicit Relaxation(const CandidateSensors& set);
    /// Of the open sensors; empty if there are none.
    std::vector<double> costsOf(const PartialChoice& choice) const;

    int p_ = 0;
    bool determined_ = false;
    std::vector<Eigen::MatrixXd> information_; ///< n of p x p
    std::vector<double> costs_;
};

std::unique_ptr<const Relaxation> makeRelaxation(const CandidateSensors& set, Criterion criterion);

/// Largest sum of at least `least` and at most `places` of the gains, with sum of costs at most costLeft
/// relaxed by the multiplier that makes it smallest; `gains` become gain - multiplier cost and offset =
/// multiplier costLeft, which the sum includes. Costs may be empty. Never below the true maximum.
double largestSum(std::vector<double>& gains, const std::vector<double>& costs, int places, double costLeft,
                  double& offset, int least = 0);

} // namespace rigor
