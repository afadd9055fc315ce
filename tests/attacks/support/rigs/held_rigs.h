#pragma once
// Rigs for verified identification: one record over time, inputs that are held between rows, errors of the
// sensors that are bounded for certain. The truth comes from a Runge-Kutta of its own from row to row, with
// events by bisection, dry friction and relays that hold included: it shares no line with what is attacked.

#include "tests/attacks/support/rigs/rig.h"

#include <array>
#include <optional>

namespace rigor::attacks {

using HeldState = std::array<double, 3>;
using Values = std::vector<double>; ///< of the unknowns

/// How a rig moves; u: the input, constant from row to row (0 where there is none).
struct HeldSystem {
    std::function<HeldState(const Values& p)> start;
    std::function<HeldState(double t, const HeldState& x, int mode, double u, const Values& p)> slope;
    /// An event is where this falls to 0 or below, having been above. Empty: there are none.
    std::function<double(double t, const HeldState& x, int mode, double u, const Values& p)> guard;
    std::function<void(HeldState& x, int& mode, double u, const Values& p)> action;
    /// The mode behind an event and at every row, where the input may jump. Empty: it keeps.
    std::function<int(const HeldState& x, int mode, double u, const Values& p)> settle;
    /// Measured outputs.
    std::function<std::vector<double>(const HeldState& x, const Values& p)> outputs;
};

struct HeldUnknown {
    std::string name;
    double truth, lower, upper;
    bool changesAtRest = false;
};

struct HeldRig {
    std::string model; ///< its text
    HeldSystem system;
    std::vector<HeldUnknown> unknowns;
    std::vector<std::string> states; ///< of the model
    bool hasInput = false;
    double inputLow = 0, inputHigh = 0; ///< steps are drawn between these
    std::vector<std::string> outputs;
    std::vector<double> bounds; ///< of the sensors, in the unit of the model
    std::string unit;           ///< of the outputs in the model; "" = none
    double dt = 0.05;           ///< s between rows
    int rows = 60;
    std::optional<std::size_t> restState; ///< 0 where the rig rests; then all states keep their values
    std::string rigidRest;                ///< "v": its name

    Values truth() const;
};

const std::vector<std::string>& heldFamilies();
HeldRig drawHeldRig(const std::string& family, Draw& draw);

/// States at the rows for these unknowns; inputs[k] holds from row k on. values(k): of the unknowns from row
/// k on (they may change at rest); called in order, after the state of row k is known.
std::vector<HeldState> heldTrajectory(
    const HeldSystem& system, const std::vector<double>& times, const std::vector<double>& inputs,
    const std::function<const Values&(std::size_t row, const std::vector<HeldState>& sofar)>& values);

} // namespace rigor::attacks
