#pragma once
// The formulas of one mode, compiled: field, Taylor step with its derivatives and remainder, guards, actions.
// Used by HybridFlow only. All tapes are over the slots of model.h and, behind them, the length h of the
// step.

#include "core/engine/model/model.h"
#include "core/engine/tape/intervals/contraction.h"

#include <memory>
#include <string>
#include <vector>

namespace rigor {

/// A `when` that can fire in a mode.
struct ModeGuard {
    std::size_t event = 0;
    std::string condition;
    /// g, then dg/dt, dg/dx_i, dg/dp_k; then the rate dg/dt + sum dg/dx_i f_i.
    IntervalEvaluator formula;
    TapeContraction contraction; ///< of g
    TapeContraction surface;     ///< of (g, rate)
    /// Reinit values, their derivatives (row-major: x_i, p_k), then the new discretes.
    IntervalEvaluator action;
    TapeContraction actionContraction; ///< of reinit values and new discretes
    std::vector<std::size_t> states, discretes;
    bool onInputs = false; ///< g depends on time, an input or an unknown parameter
    bool jumps = false;    ///< g depends on an input: it may jump where a step begins
    bool strict = false;   ///< it does not hold where g is 0
    bool fixed = false;    ///< g depends on neither time nor states: it keeps its value while the inputs do
};

struct ModeFlow {
    std::vector<double> discretes;
    bool smooth = false; ///< the Taylor step exists: no kink on what moves
    std::string obstacle;
    bool resting = false;                     ///< f = 0
    bool jumps = false;                       ///< f has conditions, signs or steps
    bool lipschitz = false;                   ///< f is Lipschitz in the states wherever it is defined
    std::vector<bool> rateIsZero;             ///< per state
    std::unique_ptr<IntervalEvaluator> field; ///< f
    /// Of f; null where f chooses between branches: rest may lie between them.
    std::unique_ptr<TapeContraction> stillness;
    std::unique_ptr<IntervalEvaluator> value;     ///< Taylor polynomial of order K - 1
    std::unique_ptr<IntervalEvaluator> jacobian;  ///< per state: d/dx_i, d/dp_k, d/dh
    std::unique_ptr<IntervalEvaluator> remainder; ///< Taylor coefficient K
    /// Per state: f_i, d/dt, d/dx, d/dp; null where f_i itself has a kink.
    std::vector<std::unique_ptr<IntervalEvaluator>> gradients;
    std::vector<ModeGuard> guards;
};

/// parameters: indices of the model's parameters that are unknown.
ModeFlow compileMode(const Model& model, const std::vector<std::size_t>& parameters,
                     const std::vector<double>& discretes, int order);

} // namespace rigor
