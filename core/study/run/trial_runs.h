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

/// By three runs, of a model from elsewhere that may run on this machine, and none of them longer than some
/// seconds: then capabilities().secondsPerRun is known. Nothing where it is already, nor of a server, which
/// may have others to answer.
void measureCost(const Model& model, const Study& study, const Experiment* experiment,
                 std::stop_token stop = {});

/// s; what so many runs of the model will take on the threads of this computer; NaN = its cost is not known.
double expectedSeconds(const Model& model, double runs, int threads);

} // namespace rigor
