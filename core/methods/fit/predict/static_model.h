#pragma once
// A model without states at one point: solves 0 = E(y, p, q) for y and gives h(y, p, q) with its exact first
// and second derivatives to chosen parameters by the implicit function theorem. Gally et al., "Identification
// of model uncertainty via optimal design of experiments applied to a mechanical press", appendix, eqs.
// 13-15, the second one symmetrised (the paper prints 2 E_yp(y'a, b), which is right only for a = b):
//     y'(a)     = -E_y^-1 E_p a
//     y''(a, b) = -E_y^-1 [E_yy(y'a, y'b) + E_yp(y'a, b) + E_yp(y'b, a) + E_pp(a, b)]
// One object per thread.

#include "core/engine/simulate/equilibrium.h"
#include "core/engine/tape/second_order.h"
#include "core/foundation/base/translate.h"

#include <Eigen/LU>

#include <optional>

namespace rigor {

/// Where a case was solved with derivatives: the next solutions near it start from here.
struct StaticAnchor {
    Eigen::VectorXd parameters; ///< values of the chosen parameters
    Eigen::VectorXd unknowns;   ///< y, n_z
    Eigen::MatrixXd slopes;     ///< dy/dp, n_z x chosen
    /// Of E_y there or at an earlier point near it: derivatives are refined with them to rounding.
    Eigen::PartialPivLU<Eigen::MatrixXd> factors;
    bool solved() const { return slopes.cols() > 0; }
};

class StaticModel {
  public:
    /// chosen: indices of the parameters that derivatives are taken to.
    StaticModel(const Model& model, std::vector<std::size_t> chosen);

    /// Solves with these parameters (all of the model), inputs and time. From the anchor by the simplified
    /// Newton method where it contracts, else by Newton's method from the anchor or the model's own guess.
    /// False: why() says why.
    bool solve(const Eigen::VectorXd& parameters, std::span<const double> inputs, double time,
               const StaticAnchor* anchor);

    /// After solve(), values of all outputs() of the model.
    std::span<const double> outputs() const { return outputs_; }
    /// After solve(): dh/dp, outputs x chosen, and the anchor at this point. False if E_y is singular.
    bool differentiate(Eigen::MatrixXd& slopes, StaticAnchor& anchor);
    /// After differentiate(): d2h_k/dp_a dp_b of output k at (k, a, b) as outputs x (chosen * chosen), column
    /// a * chosen + b.
    Eigen::MatrixXd secondDerivatives(const StaticAnchor& anchor);

    const Message& why() const { return why_; }

  private:
    bool simplifiedNewton(const StaticAnchor& anchor);
    /// dy/dp by iterative refinement from the anchor's with its factors; false where that does not contract.
    bool refineSlopes(StaticAnchor& anchor);
    bool solveSlopes(StaticAnchor& anchor);
    void evaluateOutputs();
    /// slots_ with the derivatives of the chosen parameters first .. first + 7 and of y.
    void seed(const StaticAnchor& anchor, std::size_t first);

    const Model& model_;
    SlotLayout layout_;
    std::vector<std::size_t> chosen_; ///< indices of parameters
    Eigen::Index n_ = 0;              ///< unknowns
    std::optional<Equilibrium> equilibrium_;
    std::optional<Evaluator<double>> initial_, residual_;
    Evaluator<double> output_;
    std::optional<Jacobian> residualSlopes_;
    std::optional<Evaluator<DualNumber>> residualDual_;
    Evaluator<DualNumber> outputDual_;
    std::vector<DualNumber> dualSlots_, dualResults_;
    std::optional<Evaluator<SecondOrderNumber>> residualSecond_, outputSecond_;
    std::vector<std::size_t> unknownSlots_, chosenSlots_, allSlots_;
    std::vector<double> slots_, outputs_, work_, derivatives_, scale_;
    Message why_;
};

} // namespace rigor
