#pragma once
// A model whose chosen state derivatives get a correction that pulls it to measured signals (Manikantan,
// Chakraborty, Uchida, Vyasarayani, "Parameter Identification in Nonlinear Mechanical Systems with Noisy
// Partial State Measurement Using PID-Controller Penalty Functions", Mathematics 8 (2020) 1084, section 2):
//     x_s' = f_s(...) + lambda * sum_j gain_j * (e_j or xi_j),    e = y_measured(t) - y(x, ...)
// y is any output of the model, a state or not. The text of the model stays as it is: its formulas are copied
// with the terms added. lambda, the gains and the measured signals are parameters and inputs of the new
// model, which follow the old ones, so that every number of the old model keeps its index.

#include "core/engine/model/model.h"

namespace rigor {

/// How the controller integrates the error: xi' = e (the integral term of a PID controller) or xi' = e^2 (as
/// printed in the paper; it cannot change sign).
enum class IntegralForm { Error, SquaredError };

struct Correction {
    std::size_t state = 0;    ///< whose derivative it is added to
    std::size_t measured = 0; ///< which measured signal
    bool integral = false;    ///< gain * xi instead of gain * e
};

struct ControlledModel {
    ModelPtr model;
    std::size_t lambda = 0;            ///< parameter; value 0
    std::vector<std::size_t> gains;    ///< parameters, one per correction; value 0
    std::vector<std::size_t> measured; ///< inputs, one per measured signal
};

/// measured: indices of outputs of the model, or of states (VariableReference), one per measured signal.
/// Throws Error if the model has no formulas or no states, or something measured is neither output nor state.
ControlledModel controlled(const Model& model, const std::vector<VariableReference>& measured,
                           const std::vector<Correction>& corrections, IntegralForm form);

} // namespace rigor
