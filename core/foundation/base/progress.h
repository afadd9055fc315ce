#pragma once
// What a long task tells while it runs, and how it is told to stop. The engine reports numbers; the window
// and the command line turn them into words and plots.

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace rigor {

/// One step of a running task. Fields that do not apply keep their defaults.
struct ProgressEvent {
    std::string phase;              ///< "simulating", "searching", "refining", "reference", ...
    double done = 0;                ///< units finished so far
    double total = 0;               ///< units in all, 0 = not known
    long long simulations = 0;      ///< model simulations so far in this run
    long long failures = 0;         ///< of these, how many failed
    bool hasObjective = false;      ///< objective, estimate and population below are filled
    double objective = 0;           ///< best so far
    std::vector<double> estimate;   ///< best so far, in the order of RunPlan::estimateNames
    std::vector<double> population; ///< objectives of the current generation, may be empty
    std::vector<std::vector<double>> populationEstimates; ///< the members themselves, may be empty
    /// What the members are where they are no points ("D_y, F_x"), best first; may be empty. A member without
    /// a finite objective has none.
    std::vector<std::string> populationNames;
    /// Share of each experiment in the objective of the best so far; NaN = not measured; may be empty.
    std::vector<double> experiments;
};

/// Passed down to every long task. Cheap to copy; both members may be empty.
struct Progress {
    std::stop_token stop;
    std::function<void(const ProgressEvent&)> report; ///< called from the thread that runs the task only

    bool stopRequested() const { return stop.stop_requested(); }
    void tell(const ProgressEvent& event) const {
        if (report) report(event);
    }
};

} // namespace rigor
