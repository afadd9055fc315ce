#pragma once
// Criteria of optimal design of experiments (Gally et al., section 3), to be minimised over combinations of
// sensors:
//
//     A   trace(C)                           unit^2 of the parameters (one unit for all)
//     D   det(C)                             product of the squared units
//     E   lambda_max(C)                      unit^2
//     ME  lambda_max(C) / lambda_min(C)      modified E: condition number
//
// A, D and E never grow when a sensor is added; ME may. D alone does not depend on the units of the
// parameters.

#include <Eigen/Dense>

#include <limits>
#include <string>
#include <vector>

namespace rigor {

enum class Criterion { A, D, E, ModifiedE };
inline constexpr int kCriterionCount = 4;
std::string toString(Criterion criterion); ///< "A", "D", "E", "ME"
/// "A", "D", "E", "ME" one by one; "all" is A, D and E. Throws Error.
std::vector<Criterion> criteriaFromString(const std::string& text);

/// Share 1/(M_ii C_ii) of the sensitivity to parameter i that no other parameter explains, below which a
/// combination counts as not determining the parameters. It does not depend on the units of the parameters.
inline constexpr double kSmallestOwnShare = 1e-12;

struct CriterionValues {
    bool determined = false; ///< false: all criteria are infinite
    double a = std::numeric_limits<double>::infinity();
    double logD =
        std::numeric_limits<double>::infinity(); ///< ln det(C): det itself may leave the range of doubles
    double e = std::numeric_limits<double>::infinity();
    double modifiedE = std::numeric_limits<double>::infinity(); ///< NaN if it was not asked for

    double value(Criterion criterion) const; ///< D: det(C)
    double
    log(Criterion criterion) const; ///< natural logarithm: the scale on which combinations are compared
};

/// Of the p x p information matrix M (symmetric; its lower triangle is read).
CriterionValues criteriaOfInformation(const Eigen::MatrixXd& information, bool withModifiedE = true);

} // namespace rigor
