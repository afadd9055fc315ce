#pragma once
// Boost.Odeint's rosenbrock4 with step control behind plain vectors. A state inside a step is computed by a
// shorter step from its begin: Odeint's dense output is not accurate over the long steps of a stiff equation
// (x' = -1e6 (x - cos t), tolerance 1e-6: error 1e-7 at the ends of the steps, 6e-3 between them).
// Boost 1.74's uBLAS does not compile as C++20, so rosenbrock.cpp is compiled as C++17 (engine/simd.cmake)
// and this header stays within it.

#include <functional>
#include <memory>
#include <vector>

namespace rigor {

class Rosenbrock {
  public:
    using State = std::vector<double>;
    /// dy/dt at (y, t); the Jacobian (row-major, n x n) with the derivative to time.
    using System = std::function<void(const State& y, State& dydt, double t)>;
    using JacobianFunction = std::function<void(const State& y, State& j, double t, State& dfdt)>;

    Rosenbrock(std::size_t n, double absoluteTolerance, double relativeTolerance, System system,
               JacobianFunction jacobian);
    ~Rosenbrock();

    void initialize(const State& y, double t, double step);
    /// Throws boost::numeric::odeint::odeint_error if no step is small enough.
    void do_step();
    /// The state at a time of the last step.
    void calc_state(double t, State& y);
    double current_time() const;
    double current_time_step() const;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

} // namespace rigor
