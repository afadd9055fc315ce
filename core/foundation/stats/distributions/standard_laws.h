#pragma once
// Standard variables s of families beside those of the Wiener-Askey scheme, x = location + scale s: their
// functions are those of Boost.Math, their orthogonal polynomials come from Stieltjes' procedure.
//
// | key                   | shapes                               | support     | box           |
// | exponential           |                                      | [0, inf)    |               |
// | weibull               | shape                                | [0, inf)    |               |
// | rayleigh              |                                      | [0, inf)    |               |
// | inverse-gaussian      | shape (mean 1)                       | [0, inf)    |               |
// | chi-squared           | degrees_of_freedom                   | [0, inf)    |               |
// | noncentral-chi-squared| degrees_of_freedom, noncentrality    | [0, inf)    |               |
// | laplace               |                                      | line        |               |
// | logistic              |                                      | line        |               |
// | gumbel                | (largest values)                     | line        |               |
// | triangular            | minimum, mode, maximum instead       | bounded     |               |
// | arcsine               | minimum, maximum instead             | bounded     |               |
// | two-normals           | mean_1, standard_deviation_1, mean_2, standard_deviation_2, share (of the first)
// | | student-t             | degrees_of_freedom                   | line        | both ends     | | cauchy
// |                                      | line        | both ends     | | pareto                | shape |
// [1, inf)    | an upper end  | | inverse-gamma         | shape                                | [0, inf) |
// an upper end  | | fisher-f              | degrees_of_freedom, ..._2            | [0, inf)    | an upper end
// | Where a tail falls as a power, moments of high order do not exist and no polynomials: a box is required
// there.

#include "core/foundation/stats/orthogonal_polynomials.h"

namespace rigor {

enum class StandardLaw {
    Exponential,
    Weibull,
    Rayleigh,
    InverseGaussian,
    ChiSquared,
    NoncentralChiSquared,
    Laplace,
    Logistic,
    Gumbel,
    Triangular, ///< on [0, 1], shape = mode
    Arcsine,    ///< on [0, 1]
    StudentT,
    Cauchy,
    Pareto,
    InverseGamma,
    FisherF,
    TwoNormals, ///< twoNormalsLaw()
    Samples     ///< SampleLaw
};

/// What is to be known of one.
struct LawInfo {
    std::vector<std::string> shapes;
    std::vector<double> typical; ///< of the shapes
    bool fromZero;               ///< its support begins at the location, which may be left out and is 0 then
    bool heavyBelow, heavyAbove; ///< a box is required there
};
const LawInfo& lawInfo(StandardLaw law);

/// `a`, `b`: the shapes in the order of the table, as far as there are.
std::shared_ptr<const GermLaw> standardLaw(StandardLaw law, double a, double b);

/// Two normal variables, the first with probability `share`.
std::shared_ptr<const GermLaw> twoNormalsLaw(double mean1, double deviation1, double mean2, double deviation2,
                                             double share);

/// The law within [lower, upper], renormalised. Something must be left of it.
std::shared_ptr<const GermLaw> clippedLaw(std::shared_ptr<const GermLaw> law, double lower, double upper);

/// Mean and standard deviation of a law, by its discrete points.
struct LawMoments {
    double mean = 0, standardDeviation = 1;
};
LawMoments momentsOf(const GermLaw& law);

} // namespace rigor
