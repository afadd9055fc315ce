#pragma once
// Unknown functions in the text of a model: bspline(argument, knots, degree, coefficients) with constant
// knots and coefficients that are parameters of the model (Khadim et al. 2021, eqs. 10-12). The coefficients
// are the ordinates of the control points. Their abscissas are the Greville abscissas of the knots, for which
// the parametric curve (x(u), y(u)) is the function y(x) itself, or those given as a fifth argument: then
// x(u) is the B-spline of the abscissas, and u is found from the argument.

#include "core/engine/model/model.h"

#include <Eigen/Core>

#include <optional>

namespace rigor {

struct ModelCurve {
    std::string name;                                     ///< of the parameters: "y" for y[1], y[2], ...
    std::string argument, argumentUnit, value, valueUnit; ///< of the model's variables; "" = they have none
    std::vector<double> knots;
    int degree = 3;
    std::vector<std::size_t> coefficients; ///< indices of parameters

    std::vector<double> abscissas; ///< of the control points where they are given; empty = Greville

    /// Range of the parameter u of the curve; without given abscissas that is the argument.
    double lower() const { return knots[static_cast<std::size_t>(degree)]; }
    double upper() const { return knots[knots.size() - static_cast<std::size_t>(degree) - 1]; }
    /// Abscissas of the control points: as given, or means of `degree` knots.
    std::vector<double> controlAbscissas() const;
    /// Range of the argument.
    double firstArgument() const { return argumentAt(lower()); }
    double lastArgument() const { return argumentAt(upper()); }
    /// x(u).
    double argumentAt(double u) const;
    /// The parameter u at an argument, which is clamped to its range.
    double parameterAt(double x) const;
    /// n basis functions at an argument, clamped to its range.
    Eigen::RowVectorXd basis(double x) const;
    /// points x n, at arguments.
    Eigen::MatrixXd basisOnGrid(const Eigen::VectorXd& arguments) const;
};

/// The curves of a model all of whose coefficients are parameters, each once.
std::vector<ModelCurve> curvesOf(const Model& model);

/// The instruction of a tape as a curve over the slots `first`.. (parameters); nullopt if its knots are
/// computed or a coefficient is not a parameter.
std::optional<ModelCurve> curveOf(const Tape& tape, const Instruction& instruction, std::size_t first,
                                  std::size_t parameters);

/// Coefficients on knots with one more knot, which leave the curve as it is (Boehm 1980, Computer-Aided
/// Design 12, 199): rows new coefficients, columns old ones.
Eigen::MatrixXd knotInsertion(const ModelCurve& curve, double knot);

/// The model with another knot in one curve. Its parameters are those of the model, one coefficient more
/// behind them: new coefficient k has the index given by the curve of the result.
struct RefinedModel {
    ModelPtr model;
    ModelCurve curve;
};
RefinedModel refined(const Model& model, const ModelCurve& curve, double knot);

} // namespace rigor
