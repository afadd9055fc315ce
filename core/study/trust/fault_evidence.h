#pragma once
// What residuals say of the faults that a rig, its data or its model may have. A fault is known by its
// signature. Most move what is measured,
//     u = u0 + D d,     u0 ~ N(0, 1)
// (D: n x r, a bias is a constant, a clock the slope over time, ...); two change the errors u0 instead: their
// size in some of the sensors, and their correlation from one value to the next. With the fit's slopes X the
// residuals keep e = (I - P_X) u, so a signature is seen as (I - P_X) D, and not at all where the unknowns
// follow it.
//
// The evidence for a signature is its Bayes factor against healthy data, d normal about 0 with g times the
// covariance of its estimate (A. Zellner 1986; g = kPriorSize^2/r, a fault of some five deviations):
//     log B = g/(1 + g) T/2 - r/2 log(1 + g),      T = |P_(I - P_X)D e|^2, twice the log likelihood ratio
// That of a class of faults is the mean over its signatures, all classes are alike before. Healthy data are
// called faulty by the sum over the classes, whose distribution is that of residuals of drawn errors (M.
// Dwass, Annals of Mathematical Statistics 28, 1957): exact where model and errors are as the fit says.

#include <Eigen/Core>

#include <array>
#include <cstddef>
#include <limits>
#include <string>
#include <vector>

namespace rigor {

enum class FaultClass {
    Bias,
    Clock,
    Start,
    Model,
    Specimen,
    Noise,
    InputScale,
    Saturation,
    Unit,
    Drift,
    CorrelatedNoise
};
inline constexpr std::size_t kFaults = 11;
/// "bias", "input-scale": as programs read it.
const char* keyOf(FaultClass fault);

/// Probability with which healthy data are called faulty.
inline constexpr double kFaultLevel = 0.05;
/// Deviations that the estimate of a fault is from 0, by the prior.
inline constexpr double kPriorSize = 5;
/// Classes whose evidence is less than this many times smaller than the largest are not told from it.
inline constexpr double kToldApart = 10;

/// One way in which a fault of the class moves what is measured.
struct FaultSignature {
    FaultClass fault = FaultClass::Bias;
    std::string place;      ///< sensor, input, state, unknown: what is at fault; "" = the experiment alone
    std::string experiment; ///< "" = in all
    /// D: values x directions, in standard deviations of the value per unit of the fault.
    Eigen::MatrixXd shift;
    std::string unit;      ///< of the fault's size, where D has one column; "1": a part
    bool oneSided = false; ///< the fault is positive
    double weight = 1;     ///< before, beside the others of its class
};

/// The residuals that are asked, in the order of the fit's ResidualView.
struct FaultData {
    Eigen::VectorXd left;            ///< e, in standard deviations of one value
    Eigen::MatrixXd slopes;          ///< X, values x directions that were fitted
    std::vector<std::size_t> sensor; ///< per value
    std::vector<std::string> names;  ///< of the sensors
    /// Values of one sensor and experiment one behind the other.
    std::vector<std::vector<Eigen::Index>> sequences;
    bool stated = true; ///< the sizes of the errors are stated; else those found count per sensor
};

/// What one signature explains.
struct SignatureEvidence {
    FaultClass fault = FaultClass::Bias;
    std::string place, experiment, unit;
    double ratio = 0;       ///< T
    double logEvidence = 0; ///< log B
    /// Of a fault of one direction; NaN else. Of noise: the factor of the standard deviation; of correlated
    /// noise: the correlation from one value to the next.
    double size = std::numeric_limits<double>::quiet_NaN(), error = size;
};

struct FaultVerdict {
    double p = 1;                         ///< of healthy data
    double leastProbability = 1;          ///< 1/(draws + 1): no smaller p is known
    bool found = false;                   ///< p at most the level
    std::array<double, kFaults> likely{}; ///< per class, sums to 1, faults alone; 0 = it cannot be seen here
    std::vector<FaultClass> ranked;       ///< classes that can be seen, likeliest first
    std::vector<FaultClass> alike;        ///< of those behind the first: not told from it
    std::vector<SignatureEvidence> best;  ///< of each of `ranked` the signature with the largest evidence
};

/// threads: 0 = all; never changes a result. level: of p.
FaultVerdict judgeFaults(const FaultData& data, const std::vector<FaultSignature>& signatures, int threads,
                         double level = kFaultLevel);

} // namespace rigor
