#pragma once
// Radau IIA of order 5, three stages, for stiff models (E. Hairer and G. Wanner, Solving Ordinary
// Differential Equations II, 2nd ed., table IV.5.6): W_i = h sum_j a_ij f(x + W_j, t + c_j h), and x + W_3 is
// the state after the step, of order 5 and L-stable. The steps are those of rk4 (run.h), so that the computed
// solution is a smooth function of the parameters, which step control is not.
//
// Derivatives: the stages are solved in values by Newton's method; one more Newton step over T with the exact
// Jacobian of the stages at the solution moves the derivative parts to exactly those of the computed solution
// (implicit function theorem).

#include "core/engine/simulate/simulate.h"
#include "core/engine/simulate/steppers/stepped_model.h"
#include "core/foundation/scalar/scalars.h"

#include <Eigen/LU>

#include <memory>

namespace rigor {

template <class T> class Run;

/// Stage times c and coefficients a.
struct RadauTableau {
    double a[3][3], c[3];
};
const RadauTableau& radauTableau();

template <class T> class RadauStep {
  public:
    RadauStep(const SteppedModel& stepped, std::span<const Signal> inputs, const SimulationOptions& options);
    ~RadauStep();

    /// One step of `length` from the run's state and time; the run's slots (parameters, piece, discretes) are
    /// used, its state and time are not changed. False, with next full of NaN, if Newton's method does not
    /// converge.
    bool operator()(Run<T>& run, const T& length, std::vector<T>& next);

  private:
    bool solve(double begin, double length);
    bool stageValues(double begin, double length);
    /// Jacobian of f at stage values (columns of stage_, n x 3), or at the begin of the step.
    bool jacobianAt(const std::vector<double>& x, double t, Eigen::MatrixXd& to);
    bool factorise(double begin, double length, bool atStages);
    double size(const Eigen::VectorXd& v) const;

    std::size_t n_;
    std::unique_ptr<Run<double>> values_;
    std::unique_ptr<Run<DualNumber>> duals_;
    std::vector<double> scale_, x_, f_;
    std::vector<DualNumber> dualX_, dualF_;
    std::vector<T> stage_, slope_, stageSlopes_;
    Eigen::VectorXd w_, residual_, correction_; ///< 3 n: the stages one after the other
    Eigen::VectorXd start_;                     ///< n
    Eigen::MatrixXd jacobian_, matrix_;
    Eigen::PartialPivLU<Eigen::MatrixXd> lu_;
};

extern template class RadauStep<double>;
extern template class RadauStep<DualNumber>;
extern template class RadauStep<ComplexNumber>;

} // namespace rigor
