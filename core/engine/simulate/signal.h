#pragma once
// The trajectory of one model input over time.

#include <array>
#include <span>
#include <vector>

namespace rigor {

enum class Interpolation { Constant, Hold, Linear, Cubic };

/// Immutable. Time in s, values in the input's unit. Outside the samples the end values hold.
class Signal {
  public:
    explicit Signal(double constant = 0);
    /// times strictly increasing, same length as values, at least one; throws Error naming the row otherwise.
    /// Cubic: not-a-knot spline (natural below four points).
    Signal(std::vector<double> times, std::vector<double> values, Interpolation interpolation);

    double at(double time) const;
    /// f(time) .. f'''(time)/6: the cubic that the signal is on the piece that holds `time`.
    std::array<double, 4> polynomialAt(double time) const;
    /// Sample times at which the polynomial changes.
    std::span<const double> knots() const;
    Interpolation interpolation() const { return interpolation_; }
    /// Times at which the signal or its slope may jump: an integrator should stop there. Empty if constant or
    /// cubic.
    std::span<const double> corners() const;

  private:
    Interpolation interpolation_;
    std::vector<double> times_, values_, coefficients_;
};

} // namespace rigor
