#pragma once
// Options that point fits have alike.

#include "core/foundation/base/fields.h"

#include <string>

namespace rigor {

/// per_experiment: fit/predict/per_experiment_unknowns.h.
void addPerExperiment(Fields& fields, std::string& separate, const std::string& group);

/// What is said of the answer: level of the intervals, what counts as not determined, kind of the intervals.
void addIntervals(Fields& fields, double& confidence, double& assumedError, std::string& intervals,
                  const std::string& group);

} // namespace rigor
