#pragma once
// Which values of one entry of alpha the data allow, whatever the others are: the profile likelihood
//     L_p(a) = max over alpha with alpha_k = a of log L(alpha)
// and the interval on which it is at most `drop` below the maximum (e.g. Pawitan 2001, "In All Likelihood",
// section 3.4). Unlike value +- 1.96 standard errors it follows curved ridges, ends at the bounds of the
// search and needs no curvature at the maximum.

#include <Eigen/Core>

#include <functional>
#include <limits>
#include <vector>

namespace rigor {

/// Values of log L at columns; NaN = rejected.
using LogLikelihoods = std::function<Eigen::VectorXd(const Eigen::MatrixXd&)>;

/// Drop for 95 % intervals from `values` independent measured values with `searched` numbers: for the mean of
/// a normal sample of unknown deviation -2 log of the likelihood ratio is n log(1 + t^2 / (n - p)), t of
/// Student's law. Tends to 1.92, half the 95 % quantile of chi-squared. Needs values > searched.
double profileDrop(Eigen::Index values, Eigen::Index searched);

struct ProfileInterval {
    bool complete = false; ///< false: neither end is known
    double lower = std::numeric_limits<double>::quiet_NaN(), upper = std::numeric_limits<double>::quiet_NaN();
    bool lowerAtBound = false,
         upperAtBound = false;        ///< the search ends before the likelihood has fallen far enough
    Eigen::VectorXd atLower, atUpper; ///< alpha there
};

struct ProfileTask {
    LogLikelihoods logLikelihood;
    Eigen::VectorXd alpha, lower, upper; ///< maximum found, bounds (may be infinite)
    Eigen::MatrixXd information;         ///< -d2 log L / d alpha2, NaN where not known
    std::vector<Eigen::VectorXd> others; ///< other places of nearly the same likelihood: intervals hold them
    double drop = 1.92;
    long long budget = std::numeric_limits<long long>::max(); ///< evaluations
    std::function<bool()> stopped;
    std::function<void(Eigen::Index)> begins; ///< told before each entry, if there
};

struct Profiles {
    std::vector<ProfileInterval> entries; ///< one per entry of alpha; not complete for min = max
    Eigen::VectorXd best;                 ///< alpha of the largest log L met
    double bestLogLikelihood = -std::numeric_limits<double>::infinity();
    double logLikelihood = -std::numeric_limits<double>::infinity(); ///< at alpha
    long long evaluations = 0;
};

Profiles profileLikelihood(const ProfileTask& task);

/// Largest log L met with entry k held as it is in each of these places, from which the others start.
Eigen::VectorXd profileValues(const ProfileTask& task, Eigen::Index k,
                              const std::vector<Eigen::VectorXd>& places, long long& evaluations);

struct OtherMaximum {
    Eigen::VectorXd alpha;
    double logLikelihood = 0;
    bool apart = true; ///< a valley of log L lies between; false: on the same ridge as a higher one
};

/// Whether a way leads from task.alpha to `there` along which log L falls no more than `valley` below the
/// lower of the two: straight, or with the other entries following the likelihood while the one that differs
/// most goes across.
bool connected(const ProfileTask& task, const Eigen::VectorXd& there, double valley, long long& evaluations);

/// Places far from task.alpha where gradient searches end and log L is at most task.drop smaller than there
/// (or larger), the highest first. The searches start from the best points of a Latin hypercube that are far
/// from each other. Empty where bounds are infinite.
std::vector<OtherMaximum> otherMaxima(const ProfileTask& task, std::uint64_t seed, long long& evaluations);

} // namespace rigor
