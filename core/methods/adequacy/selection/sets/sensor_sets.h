#pragma once
// Which of the measured outputs pin the unknowns down? Every set of sensors with its own estimate, as in
// Gally et al., eq. (10): min over Omega of Psi(C(p(z, Omega), Omega)).

#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/selection/search/selection_branch.h"
#include "core/methods/adequacy/selection/sets/sensor_limits.h"
#include "core/methods/fit/uncertainty/fit_covariance.h"

namespace rigor {

struct SensorSet {
    std::vector<bool> used; ///< per sensor of the data
    std::string names;      ///< "D_y, F_x"
    bool determined = false;
    Message reason;                      ///< why not; or that a determined estimate lies on a bound
    bool reestimated = false;            ///< false: judged at the estimate of all sensors
    Eigen::VectorXd estimate;            ///< empty if there is none
    double sumOfSquares = 0, values = 0; ///< 2 f and n, if re-estimated
    FitCovariance covariance;
    DesignCriteria criteria; ///< of C; NaN if not determined
};

struct SensorSets {
    std::vector<SensorSet> sets; ///< determined ones first, best first by the criterion; then the others
    PointFit all;                ///< the fit with all sensors
    bool complete = true;        ///< false: cancelled
    bool listed = true;          ///< false: too many sensors; see assessSensorSets
    BranchResult proof;          ///< not listed: of the best set at the estimate of all sensors
    bool proven() const { return proof.end == SelectionEnd::Proven || proof.end == SelectionEnd::GapReached; }
};

struct SensorSetOptions {
    std::string criterion = "E"; ///< A, D, E, ME
    bool secondOrder = true;
    double conditionLimit = 1e6;
    SensorLimits limits; ///< only where not every set is looked at
    int proofNodes = 0;  ///< relaxations after which a proof ends, 0 = any number
    std::uint64_t seed = 1;
    int threads = 0;
    std::vector<bool> wanted; ///< looked at in any case; empty = none
};

/// What is told while sets are looked at.
struct SensorSetProgress {
    std::string phase;               ///< "sensor sets", "proving E"
    std::size_t done = 0, total = 0; ///< sets, or relaxations of the proof; total 0 = not known
    /// Name and criterion, best first; those that do not determine the unknowns come last with NaN.
    std::vector<std::pair<std::string, double>> best;
};

/// "A", "D", "E", "ME".
double criterionOf(const DesignCriteria& criteria, const std::string& name);

/// Up to 10 sensors: every set; a set that does not determine the unknowns at the estimate of all sensors is
/// not fitted on its own, since its estimate would mean nothing. Beyond: the set of all, the best one of at
/// most `limits.most` at the estimate of all sensors (branch and bound, selection_branch.h) and the best ones
/// found of fewer sensors, each with its own estimate. `told` is called after every set and while one is
/// sought.
SensorSets assessSensorSets(Predictor& predictor, const FitBox& box, const std::vector<std::string>& names,
                            const SensorSetOptions& options, const Progress& progress,
                            const std::function<void(const SensorSetProgress&)>& told);

} // namespace rigor
