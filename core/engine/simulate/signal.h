#pragma once
// The trajectory of one model input over time.

#include "core/engine/simulate/clock.h"

#include <array>
#include <memory>
#include <span>
#include <vector>

namespace rigor {

enum class Interpolation { Constant, Hold, Linear, Cubic };

/// Immutable. Time in s, values in the input's unit. Outside the samples the end values hold. All times are
/// those of the file, which are those of the rig unless the file has a clock.
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
    /// By which a run comes from its time to that of the samples; null = they are the same.
    const ClockModel* clock() const { return clock_.get(); }
    const std::shared_ptr<const ClockModel>& sharedClock() const { return clock_; }
    /// The same signal in a file with this clock; null = with none.
    Signal withClock(std::shared_ptr<const ClockModel> clock) const;

  private:
    Interpolation interpolation_;
    std::vector<double> times_, values_, coefficients_;
    std::shared_ptr<const ClockModel> clock_;
};

} // namespace rigor
