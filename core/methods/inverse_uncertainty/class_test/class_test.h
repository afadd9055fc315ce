#pragma once
// Do the data contradict the class of models they were explained with: unknowns of these families,
// independent of each other or joined as stated, measured without error or with the noise stated, varying
// with the conditions as the model says?
//
// If they do not, the probabilities u_l = F_l(y_l) of the measured values are independent and uniform. Each
// departure d gives every experiment a score h_dl(u) (output_scores.h), and the statistic T_d = sum_l
// h_dl(u_l), from which what a change of alpha could do as well is projected (C(alpha) test: J. Neyman 1959,
// "Optimal asymptotic tests of composite statistical hypotheses"):
//     h~ = h - I_hs I_ss^-1 s,   s_l = d log f_l / d alpha,   I = sum_l E[. .']
// Departures: shape of the law (six Legendre polynomials of u at once: J. Neyman 1937, "Smooth test for
// goodness of fit"), trend and spread over every condition, dependence of two unknowns, error of the
// measurement (one-sided), skewness, tails and two groups of every unknown; dependence and groups by ratios
// of likelihoods, which see what is far from the class (dependence_ratio.h, group_ratio.h). The largest
// standardised statistic is compared with that of up to kClassDraws sets of experiments drawn from the
// answer, to each of which alpha is fitted anew by Newton steps on the scores at hand. So all departures are
// one family at one level. No simulation is made.

#include "core/methods/inverse_uncertainty/class_test/class_statistics.h"
#include "core/methods/inverse_uncertainty/likelihood/likelihood.h"
#include "core/methods/inverse_uncertainty/reference.h"

namespace rigor {

constexpr double kClassLevel = 0.05; ///< of all departures together
constexpr int kClassDraws = 1000;
/// Where p is far above the level after so many draws, no more are made: p of 1000 draws would be below it in
/// fewer than one of 10^9 runs.
constexpr int kFirstDraws = 250;
constexpr double kClearlyRight = 0.2;
/// Fewer measured values than this beyond the numbers searched are not tested.
constexpr Eigen::Index kLeastTested = 8;

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
