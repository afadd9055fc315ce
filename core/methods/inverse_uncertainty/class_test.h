#pragma once
// Do the data contradict the class of models they were explained with: unknowns of these families,
// independent of each other, measured without error, varying with the conditions as the model says?
//
// If they do not, the probabilities u_l = F_l(y_l) of the measured values are independent and uniform. Each
// departure d gives every experiment a score h_dl(u) (output_scores.h), and the statistic T_d = sum_l
// h_dl(u_l), from which what a change of alpha could do as well is projected (C(alpha) test: J. Neyman 1959,
// "Optimal asymptotic tests of composite statistical hypotheses"):
//     h~ = h - I_hs I_ss^-1 s,   s_l = d log f_l / d alpha,   I = sum_l E[. .']
// Departures: shape of the law (six Legendre polynomials of u at once: J. Neyman 1937, "Smooth test for
// goodness of fit"), trend and spread over every condition, dependence of two unknowns, error of the
// measurement (one-sided), skewness and tails of every unknown. The largest standardised statistic is
// compared with that of kClassDraws sets of experiments drawn from the answer, to each of which alpha is
// fitted anew by Newton steps on the scores at hand. So all departures are one family at one level. No
// simulation is made.

#include "core/methods/inverse_uncertainty/likelihood.h"
#include "core/methods/inverse_uncertainty/output_scores.h"
#include "core/methods/inverse_uncertainty/reference.h"

namespace rigor {

constexpr double kClassLevel = 0.05; ///< of all departures together
constexpr int kClassDraws = 2000;
/// Fewer measured values than this beyond the numbers searched are not tested.
constexpr Eigen::Index kLeastTested = 8;

enum class Departure { Law, Trend, Spread, Dependence, Noise, Skewness, Tails };
std::string toString(Departure kind); ///< "law", "trend", ...

struct ClassPart {
    Departure kind = Departure::Law;
    std::vector<std::string> names; ///< unknowns or the condition it is about
    double statistic = 0;           ///< in standard deviations of its law under the class
    double p = 1;                   ///< of the family: that any departure is so far out
    /// Dependence: least correlation, noise: least standard deviation (unit of the output) that would be
    /// found with probability 0.9. NaN for others.
    double detectable = std::numeric_limits<double>::quiet_NaN();
};

/// Something that the experiments differ in.
struct Condition {
    std::string name;
    Eigen::VectorXd values; ///< one per experiment
};

struct ClassTest {
    bool done = false;
    std::vector<double> probabilities; ///< u_l of every experiment; NaN = not measured or no law
    double p = std::numeric_limits<double>::quiet_NaN();
    std::vector<ClassPart> parts; ///< those that the data can tell from another alpha
    std::vector<ClassPart> blind; ///< those that another alpha does as well: nothing can be said of them
    bool rejected() const { return done && p <= kClassLevel; }
};

/// What the experiments are told apart by: conditions, constant inputs.
std::vector<Condition> conditionsOf(const Problem& problem);

/// `fitted`: alpha was searched with these values; else it was given, and nothing is projected.
/// `reference`: gives the laws F_l where it is complete, else the chosen densities do. `basis`: of the
/// expansions.
ClassTest testClass(const InverseUncertaintyOptions& options, const InputModel& inputs,
                    const ChaosBasis& basis, const Eigen::VectorXd& alpha, const OutputDistributions& outputs,
                    const Reference& reference, const Eigen::VectorXd& measured,
                    const std::vector<Condition>& conditions, bool fitted, int threads, std::uint64_t seed);

} // namespace rigor
