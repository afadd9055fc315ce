#pragma once
// Which state derivatives are pulled to which measured outputs: read from text, or proposed.

#include "core/engine/model/controlled.h"
#include "core/methods/fit/predict/fit_data.h"

namespace rigor {

struct CorrectionPlan {
    std::vector<VariableReference> measured; ///< one per sensor of the data
    std::vector<Correction> corrections;
    std::vector<double> gains; ///< one per correction; NaN = to be proposed
    bool proposed = false;     ///< corrections were not given
};

/// "x1: 10 x1; x2: 10 x1; x2: 0.02 integral(x1)": state, gain, measured output. The derivative of the state
/// is corrected by lambda * gain * (measured - output), or by the integral of the error. Throws Error naming
/// the piece that is wrong.
CorrectionPlan readCorrections(const std::string& text, const FitData& data);

/// For every sensor: each state its formula depends on directly (the output itself, if it is a state), and
/// each state that is the only one to drive such a state (x' = v: v too), which makes the controller PD.
CorrectionPlan proposeCorrections(const FitData& data);

/// "x1: 10 x1; x2: 10 x1", as readCorrections reads it.
std::string toText(const CorrectionPlan& plan, const FitData& data);

} // namespace rigor
