#pragma once
// The true trajectory of a rig, by a program of its own: classical Runge-Kutta with 4000 steps or more per
// record and events by bisection. It shares no line with the simulator that is attacked.

#include <array>
#include <functional>
#include <span>
#include <vector>

namespace rigor::attacks {

using State = std::array<double, 4>;

struct ReferenceSystem {
    State start{};
    int mode = 0; ///< at the start
    std::function<State(double t, const State& x, int mode)> slope;
    /// An event is where this falls to 0 or below, having been above; empty = there are none.
    std::function<double(double t, const State& x, int mode)> guard;
    std::function<void(double t, State& x, int& mode)> action;
};

/// States at `times`, which start at the system's first instant and increase.
std::vector<State> referenceTrajectory(const ReferenceSystem& system, std::span<const double> times,
                                       int steps = 4000);

/// A signal that is linear between its samples and keeps its end values.
class LinearSignal {
  public:
    LinearSignal(std::vector<double> times, std::vector<double> values)
        : times_(std::move(times)), values_(std::move(values)) {}
    double operator()(double t) const;

  private:
    std::vector<double> times_, values_;
};

} // namespace rigor::attacks
