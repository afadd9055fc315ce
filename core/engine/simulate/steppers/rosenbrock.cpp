#include "core/engine/simulate/steppers/rosenbrock.h"

#include <boost/numeric/odeint/stepper/rosenbrock4.hpp>
#include <boost/numeric/odeint/stepper/rosenbrock4_controller.hpp>
#include <boost/numeric/odeint/stepper/rosenbrock4_dense_output.hpp>

#include <algorithm>

namespace rigor {

namespace odeint = boost::numeric::odeint;
using UVector = boost::numeric::ublas::vector<double>;
using UMatrix = boost::numeric::ublas::matrix<double>;

/// RODAS (Hairer and Wanner, Solving Ordinary Differential Equations II, 2nd ed., table IV.7.1; Hairer's
/// rodas.f). Boost has d4 with the wrong sign, which costs a formula that depends on time all of its
/// accuracy: the four d_i are the row sums of gamma_ij and belong to df/dt.
struct Coefficients : odeint::default_rosenbrock_coefficients<double> {
    static constexpr double d4 = -0.3620000000000023e-01;
};
using Method = odeint::rosenbrock4<double, Coefficients>;

struct Rosenbrock::Parts {
    System system;
    JacobianFunction jacobian;
    odeint::rosenbrock4_dense_output<odeint::rosenbrock4_controller<Method>> stepper;
    Method between; ///< for states inside the last step
    UVector u;
    State y, f, j, dfdt;

    Parts(std::size_t n, double absolute, double relative, System s, JacobianFunction jac)
        : system(std::move(s)), jacobian(std::move(jac)),
          stepper(odeint::rosenbrock4_controller<Method>(absolute, relative)), u(n), y(n), f(n), j(n * n),
          dfdt(n) {}

    void rhs(const UVector& from, UVector& to, double t) {
        std::copy(from.begin(), from.end(), y.begin());
        system(y, f, t);
        std::copy(f.begin(), f.end(), to.begin());
    }
    void matrix(const UVector& from, UMatrix& to, double t, UVector& toTime) {
        std::copy(from.begin(), from.end(), y.begin());
        jacobian(y, j, t, dfdt);
        for (std::size_t r = 0; r < y.size(); ++r)
            for (std::size_t c = 0; c < y.size(); ++c) to(r, c) = j[r * y.size() + c];
        std::copy(dfdt.begin(), dfdt.end(), toTime.begin());
    }
    auto equations() {
        return std::make_pair([this](const UVector& x, UVector& dxdt, double t) { rhs(x, dxdt, t); },
                              [this](const UVector& x, UMatrix& to, const double& t, UVector& toTime) {
                                  matrix(x, to, t, toTime);
                              });
    }
};

Rosenbrock::Rosenbrock(std::size_t n, double absoluteTolerance, double relativeTolerance, System system,
                       JacobianFunction jacobian)
    : parts_(new Parts(n, absoluteTolerance, relativeTolerance, std::move(system), std::move(jacobian))) {}
Rosenbrock::~Rosenbrock() = default;

void Rosenbrock::initialize(const State& y, double t, double step) {
    std::copy(y.begin(), y.end(), parts_->u.begin());
    parts_->stepper.initialize(parts_->u, t, step);
}
void Rosenbrock::do_step() { parts_->stepper.do_step(parts_->equations()); }
void Rosenbrock::calc_state(double t, State& y) {
    const auto& stepper = parts_->stepper;
    const double begin = stepper.previous_time();
    if (t == stepper.current_time())
        parts_->u = stepper.current_state();
    else if (t == begin)
        parts_->u = stepper.previous_state();
    else
        parts_->between.do_step(parts_->equations(), stepper.previous_state(), begin, parts_->u, t - begin);
    std::copy(parts_->u.begin(), parts_->u.end(), y.begin());
}
double Rosenbrock::current_time() const { return parts_->stepper.current_time(); }
double Rosenbrock::current_time_step() const { return parts_->stepper.current_time_step(); }

} // namespace rigor
