#pragma once
// Whether an unknown whose derivatives are all zero has an influence after all: a threshold between two
// measured inputs, a limit that is not reached, do not move what is predicted here, but do elsewhere. A zero
// column of a Jacobian says nothing beyond its point, so it is asked of the model itself.

#include "core/foundation/base/translate.h"
#include "core/methods/fit/predict/predictor.h"

#include <optional>

namespace rigor {

/// The values of the unknown nearest to its own beyond which predictions change, as far as places between
/// its bounds (of the order of its size where there are none) tell.
struct Influence {
    std::optional<double> below, above;
};

/// at: values of all unknowns. used: sensors that count, empty = all.
Influence influenceOf(Predictor& predictor, const Eigen::VectorXd& at, Eigen::Index unknown, double lower,
                      double upper, const std::vector<bool>& used = {});

/// A sentence without its stop: "b has no influence on what is measured", "... from 1.2 to 1.4; beyond it
/// has".
Message sentenceOf(const Influence& influence, const std::string& name);

} // namespace rigor
