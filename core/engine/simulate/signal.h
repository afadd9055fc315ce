#pragma once
// The course of one model input over time.

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
    Interpolation interpolation() const { return interpolation_; }
    /// Times at which the signal or its slope may jump: an integrator should stop there. Empty if constant or
    /// cubic.
    std::span<const double> corners() const;

  private:
    Interpolation interpolation_;
    std::vector<double> times_, values_, coefficients_;
};

} // namespace rigor
