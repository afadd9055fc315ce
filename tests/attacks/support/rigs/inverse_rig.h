#pragma once
// Rigs of inverse uncertainty, one number per experiment, y = A(u, x1) + B(u, x1) x2, and what their unknowns
// do instead of what is assumed; with the density of y in closed form but for one quadrature, so that it is
// known how many experiments any test needs to see it.

#include <Eigen/Core>

#include <string>

namespace rigor::attacks {

struct InputTruth {
    double mean, deviation, lower, upper; ///< lower, upper: of the feasible box
};

/// What the unknowns do instead of being normal, independent and measured without error.
struct InverseDeparture {
    enum class Kind {
        None,
        Groups,    ///< x1 in two groups of 0.25 deviations, 2 deviations below and above the mean
        Far,       ///< x1 of Student's law with `size` degrees of freedom, times its deviation
        Dependent, ///< correlation `size`
        Error      ///< normal error of the measurement with the deviation `size`
    };
    Kind kind = Kind::None;
    double size = 0;
};

struct InverseRig {
    std::string equations;                             ///< of the model, y from u, x1, x2
    double (*offset)(double u, double x1) = nullptr;   ///< A
    double (*factor)(double u, double x1) = nullptr;   ///< B
    InputTruth x1{1, 0.2, -1, 3}, x2{0.5, 0.1, -1, 2}; ///< normal
    InverseDeparture departure;
    static constexpr double kLeastInput = 0.2, kMostInput = 2; ///< u, even between
};

/// form: "linear", "product", "square" or "timed".
InverseRig inverseRigOf(const std::string& form, InverseDeparture departure);

/// One measured value at u, from three independent uniform numbers.
double measureOf(const InverseRig& rig, double u, double first, double second, double third);

/// Experiments from which on the most powerful test at 5 % between the law of the rig and the nearest one of
/// the class (normal, independent unknowns, no error; least Kullback-Leibler divergence) finds the departure
/// with probability 0.999, and twelve more for the four numbers that both laws have to be fitted by. 0: the
/// class has the very same law.
int experimentsToSee(const InverseRig& rig);

} // namespace rigor::attacks
