#pragma once
// Probability models of uncertain inputs: a closed list of families with named shape parameters, an optional
// feasible box, and the transformation x(Theta | alpha) from a standard germ (De Groote et al.,
// section 2.3.3, eq. 6).
//
// The box [lower, upper] clips the density and renormalises it. With F the distribution function of the
// family, G that of the germ and theta a value of the germ:
//     v = F(lower) + G(theta) (F(upper) - F(lower)),     x = F^-1(v)
// For the normal family this is the clip transformation by Phi and its inverse of the paper's section 4. All
// probabilities are carried with both tails, so that the formula keeps its digits far out; theta at the ends
// of the germ gives the box ends exactly.

#include "core/foundation/stats/orthogonal_polynomials.h"

#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace rigor {

class SampleLaw;
using SampleLawPtr = std::shared_ptr<const SampleLaw>; ///< of the empirical family; null = none

enum class Family { Normal, Gamma, Beta, Uniform, Lognormal, Law };

/// One way of naming a family's parameters, e.g. {mean, standard_deviation}. Optional ones may be left out.
struct Parametrisation {
    std::vector<std::string> required;
    std::vector<std::string> optional;
};

/// | key              | parametrisations (in brackets: optional)                                         |
/// germ | normal           | mean, standard_deviation | Hermite | truncated-normal | the same; a box is
/// required                                                      | Hermite | gamma            | mean,
/// standard_deviation [minimum]; shape, scale [..]; shape, rate [..]          | Laguerre | beta             |
/// mean, standard_deviation [minimum, maximum]; alpha, beta [..]                    | Jacobi | uniform |
/// minimum, maximum; mean, standard_deviation                                       | Legendre | lognormal |
/// mean, standard_deviation; log_mean, log_standard_deviation                       | Hermite minimum of
/// gamma is 0 if left out; minimum and maximum of beta are the box, without a box 0 and 1. Means and
/// deviations are those of the family BEFORE the box clips it. "empirical" has the
/// density of samples (sample_law.h): by mean and standard deviation, or by [shift, scale] of the samples
/// about their mean, x = m + shift + scale (s - m). All others (Family::Law, standard_laws.h) are given by
/// location, scale and their own shapes, or by mean and standard deviation in place of the first
/// two; their germ is the clipped density itself, so that the input is linear in it.
struct FamilyInfo {
    std::string key;
    std::vector<std::string> aliases;
    std::string title; ///< for people
    Family family = Family::Normal;
    std::vector<Parametrisation> parametrisations;
    bool boxRequired = false;
    int law = -1;             ///< of Family::Law: which (standard_laws.h)
    bool fromSamples = false; ///< its density is estimated from samples (sample_law.h)
};

/// The closed list, in the order of the table above.
const std::vector<FamilyInfo>& distributionFamilies();
/// By key or alias. Throws Error that names the nearest family.
const FamilyInfo& distributionFamily(const std::string& key);

using ShapeValues = std::vector<std::pair<std::string, double>>;

/// Why a parameter of that name cannot have that value, whatever the others are: "must be greater than 0";
/// empty = it can. Standard deviations, shapes, scales and rates must be positive; all numbers finite.
std::string whyShapeRefused(const std::string& parameter, double value);

/// Immutable. All functions are of the clipped density; numbers in the unit of the parameter.
class Distribution {
  public:
    Family family() const { return family_; }
    double lower() const { return lower_; } ///< end of the support inside the box, may be -inf
    double upper() const { return upper_; }
    /// Probability of the box before clipping; 1 without a box. If it underflows to 0 (box more than 38
    /// standard deviations away) there is no distribution: every function below but germ() then returns NaN.
    double mass() const { return mass_; }
    bool usable() const { return mass_ > 0; }

    double pdf(double x) const;    ///< 0 outside the support
    double logPdf(double x) const; ///< -inf outside the support
    double cdf(double x) const { return probability(x).lower; }
    Probability probability(double x) const;
    double quantile(double p) const { return quantile(Probability{p, 1 - p}); } ///< NaN unless 0 <= p <= 1
    double quantile(const Probability& p) const;
    double
    mean() const; ///< exact without a box; with one by tanh-sinh quadrature of the quantile (1e-10 relative)
    double variance() const;

    /// The germ whose polynomials are orthogonal under this family: shapes of gamma and beta are passed on.
    const Germ& germ() const { return germ_; }
    /// x(Theta | alpha) of eq. (6), monotone increasing.
    double fromGerm(double theta) const { return fromGerm(germ_, theta); }
    /// The same through another germ ("any other density through its quantile of the germ's cdf").
    double fromGerm(const Germ& germ, double theta) const;
    /// The same where `probability` = germProbability(germ(), theta) is known: it costs more than all else.
    double fromGerm(double theta, const Probability& probability) const;

  private:
    void clipGerm();
    friend Distribution makeDistribution(const std::string&, const ShapeValues&, double, double,
                                         const SampleLawPtr&);
    Distribution() = default;
    void clip(double lower, double upper, const std::string& name);
    double toStandard(double x) const;
    double fromStandard(double s) const;
    double clippedMoment(int power, double centre) const;

    Family family_ = Family::Normal;
    Germ germ_;                     ///< of the family's own standard variable s
    double origin_ = 0, scale_ = 1; ///< x = origin + scale s; lognormal: log x = origin + scale s
    double lower_ = 0, upper_ = 0;  ///< support
    Probability atLower_, atUpper_; ///< of the family before clipping
    double mass_ = 0;
    bool boxed_ = false;
};

/// Throws Error: family unknown, a parameter missing, unknown or out of range, box empty (lower >= upper),
/// box outside the support, spread impossible (beta: standard deviation too large for its range). The
/// sentence names the parameter, its value and the limit. Duplicate names are refused. `samples`: of a family
/// that is estimated from them.
Distribution makeDistribution(const std::string& family, const ShapeValues& shape,
                              double lower = -std::numeric_limits<double>::infinity(),
                              double upper = std::numeric_limits<double>::infinity(),
                              const SampleLawPtr& samples = nullptr);

/// dx/dalpha_k of x(theta | alpha), in the order of `shape`, at fixed theta of the germ `germ` (shapes of the
/// germ held fixed). Exact for normal (mean, standard_deviation) and lognormal in log parameters, with or
/// without box; otherwise five-point differences (about 1e-10 relative).
std::vector<double> inputSensitivity(const std::string& family, const ShapeValues& shape, double lower,
                                     double upper, const Germ& germ, double theta);

} // namespace rigor
