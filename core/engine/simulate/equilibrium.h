#pragma once
// 0 = E(z; slots) for the unknowns z by Newton's method with the exact Jacobian from dual numbers.
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
    /// residual: the tape of E over `slotCount` slots.
    Equilibrium(const Model& model, const SlotLayout& slots, const TapePtr& residual);

    /// Solves from the guess in slots[slots.unknowns ..]; the solution is left there. False if Newton does
    /// not converge within 60 steps, the Jacobian is singular or E is not finite; `why` then says so.
    bool solve(std::span<double> slots);

    /// Corrects unknowns that solve E in their values so that they also carry the derivatives
    /// -(E_z)^-1 E_p (implicit function theorem). The Jacobian is that of the last `solve`.
    template <class T> void differentiate(std::span<T> slots);

    const std::string& why() const { return why_; }
    int worst() const { return worst_; } ///< the unknown that moved most in the last, failed step

  private:
    bool correction(std::span<double> slots, Eigen::VectorXd& step, bool newJacobian);

    SlotLayout slots_;
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
