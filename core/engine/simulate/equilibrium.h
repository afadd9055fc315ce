#pragma once
// 0 = E(z; slots) for the slots z by Newton's method with the exact Jacobian from dual numbers.
// Source: P. Deuflhard, Newton Methods for Nonlinear Problems, section 3.3: the step is shortened until the
// simplified correction is smaller than the correction (natural monotonicity, independent of row scaling).

#include "core/engine/simulate/steppers/stepped_model.h"
#include "core/engine/tape/evaluate/evaluator.h"

#include <Eigen/LU>

#include <memory>
#include <string>

namespace rigor {

class Equilibrium {
  public:
    /// For the unknowns of the model. residual: the tape of E over its slots or more.
    Equilibrium(const Model& model, const SlotLayout& slots, const TapePtr& residual);
    /// For the states that start at rest and the unknowns of the model: Formulas::rest.
    static Equilibrium ofRest(const Model& model, const SlotLayout& slots);

    /// Solves from the guess in the slots of z; the solution is left there. False if Newton does
    /// not converge within 60 steps, the Jacobian is singular or E is not finite; `why` then says so.
    bool solve(std::span<double> slots);

    /// Corrects unknowns that solve E in their values so that they also carry the derivatives
    /// -(E_z)^-1 E_p (implicit function theorem). The Jacobian is that of the last `solve`.
    template <class T> void differentiate(std::span<T> slots);

    const std::vector<std::size_t>& solved() const { return chosen_; } ///< the slots of z
    const std::string& why() const { return why_; }
    int worst() const { return worst_; } ///< the one of z that moved most in the last, failed step; -1 = none
    /// Whether the Jacobian of the last `solve` tells all of z apart, beyond rounding.
    bool determined() const;

  private:
    Equilibrium(std::vector<std::size_t> chosen, std::vector<double> nominals, const TapePtr& residual);
    bool correction(std::span<double> slots, Eigen::VectorXd& step, bool newJacobian);

    Eigen::Index n_ = 0;
    Evaluator<double> values_;
    Jacobian jacobian_;
    TapePtr tape_;
    std::vector<std::size_t> chosen_;
    std::vector<double> residual_, derivatives_, scale_;
    Eigen::PartialPivLU<Eigen::MatrixXd> lu_;
    std::unique_ptr<Evaluator<DualNumber>> dual_;
    std::unique_ptr<Evaluator<ComplexNumber>> complex_;
    std::string why_;
    int worst_ = -1;
};

} // namespace rigor
