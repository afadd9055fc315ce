#include "core/engine/simulate/rosenbrock.h"

#include <boost/numeric/odeint/stepper/rosenbrock4.hpp>
#include <boost/numeric/odeint/stepper/rosenbrock4_controller.hpp>
#include <boost/numeric/odeint/stepper/rosenbrock4_dense_output.hpp>

#include <algorithm>

namespace rigor {

namespace odeint = boost::numeric::odeint;
using UVector = boost::numeric::ublas::vector<double>;
using UMatrix = boost::numeric::ublas::matrix<double>;
using Method = odeint::rosenbrock4<double>;

struct Rosenbrock::Parts {
    System system;
    JacobianFunction jacobian;
    odeint::rosenbrock4_dense_output<odeint::rosenbrock4_controller<Method>> stepper;
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
};

Rosenbrock::Rosenbrock(std::size_t n, double absoluteTolerance, double relativeTolerance, System system,
                       JacobianFunction jacobian)
    : parts_(new Parts(n, absoluteTolerance, relativeTolerance, std::move(system), std::move(jacobian))) {}
Rosenbrock::~Rosenbrock() = default;

void Rosenbrock::initialize(const State& y, double t, double step) {
    std::copy(y.begin(), y.end(), parts_->u.begin());
    parts_->stepper.initialize(parts_->u, t, step);
}
void Rosenbrock::do_step() {
    Parts* p = parts_.get();
    auto rhs = [p](const UVector& y, UVector& f, double t) { p->rhs(y, f, t); };
    auto jacobian = [p](const UVector& y, UMatrix& j, const double& t, UVector& dfdt) {
        p->matrix(y, j, t, dfdt);
    };
    p->stepper.do_step(std::make_pair(rhs, jacobian));
}
void Rosenbrock::calc_state(double t, State& y) {
    parts_->stepper.calc_state(t, parts_->u);
    std::copy(parts_->u.begin(), parts_->u.end(), y.begin());
}
double Rosenbrock::current_time() const { return parts_->stepper.current_time(); }
double Rosenbrock::current_time_step() const { return parts_->stepper.current_time_step(); }

} // namespace rigor
