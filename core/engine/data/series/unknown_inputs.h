#pragma once
// Of a record whose inputs have gaps, for methods that cannot do without their series.

#include "core/engine/data/dataset.h"

namespace rigor {

/// One clause per input of an experiment with gaps: "the input u of experiment a is not known from 11.98 s to
/// 15.02 s (152 steps), ...". Empty: all inputs are known throughout.
std::vector<std::string> unknownInputs(const Dataset& data);

} // namespace rigor
