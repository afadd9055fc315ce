#pragma once
// One experiment run again and again: what a run of a model costs here, and whether it says the same each
// time.

#include "core/foundation/base/progress.h"
#include "core/foundation/base/translate.h"
#include "core/study/study.h"

#include <cmath>

namespace rigor {

struct TrialRuns {
    std::size_t asked = 0, made = 0, failed = 0;
    double stopTime = NAN;              ///< s, of the model
    double first = NAN;                 ///< s of computing, in which a process is started and loads
    double median = NAN, longest = NAN; ///< s of computing, of the runs behind the first that answered
    bool alike = true;                  ///< all that answered gave the same bits
    Message failure;                    ///< of the first that failed
    bool cancelled() const { return made < asked; }
};

/// `count` runs of the experiment with the values that the study has now, one after the other
/// (simulateExperiment). Stops between two runs, and in a run where the model can.
/// Throws Error for settings that cannot be, and for what no other values would mend.
TrialRuns tryRuns(const Model& model, const Study& study, const Experiment* experiment, std::size_t count,
                  const Progress& progress = {});

} // namespace rigor
