#pragma once
// All rows at once: the parameters stay symbols through the whole record, so that every measured value is a
// linear inequality in them, with the rest of its form added to the bound of the sensor. Linear programming
// (linear_bounds.h) shrinks the ranges; with narrower ranges the rests are smaller, and the record is
// followed again.

#include "core/methods/verified/observer.h"

namespace rigor {

struct BatchPass {
    double seconds = 0;
    std::vector<double> widths; ///< of the unknowns, behind the pass
};

struct BatchIdentification {
    ObserverResult trajectory; ///< hulls of the last pass, or the contradiction
    std::vector<Interval>
        parameters; ///< unknowns that are constant: over the whole record; others: at its end
    /// A parameter that was given new values: its enclosures. A value that left no trace in the data is not
    /// among them.
    std::vector<VerifiedPhase> phases;
    std::vector<BatchPass> passes;
    /// s; the last pass found no enclosure beyond: `parameters` use all rows before it, and what the observer
    /// has shown by all of them. `trajectory` and `phases` are the observer's then.
    std::optional<double> notFollowed;
};

struct BatchSettings {
    ObserverSettings observer; ///< the first narrowing; the answer is never wider than its own
    int passes = 12;
    double reportEvery = 0.5;
};

BatchIdentification identifyBatch(const VerifiedProblem& problem, const BatchSettings& settings,
                                  const Progress& progress,
                                  const std::function<void(const ObserverResult&)>& told = {});

} // namespace rigor
