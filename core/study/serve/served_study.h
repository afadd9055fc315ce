#pragma once
// A study, offered by UM-Bridge: what it compares with its data, as a function of its unknowns. One input
// block, the unknowns in the order of the file; one output block per experiment, the model's values where
// something was measured there, in the order of the data. `config`: experiments (numbers from 1), then the
// answer has the blocks of these only (core/engine/server/README.md).

#include "core/engine/server/served.h"
#include "core/study/study.h"

#include <memory>

namespace rigor {

/// name: as clients ask for it. Values and derivatives are those that a point fit of the study works with
/// (methods/fit/predict/predictor.h). An unknown with a distribution is asked for as a number; one with a
/// number per experiment is as many numbers. Chooses the integrator as `rigor run` does. Throws Error for a
/// study without a model, unknowns or measured values.
std::shared_ptr<const Served> servedStudy(std::string name, PreparedStudy prepared,
                                          std::stop_token stop = {});

} // namespace rigor
