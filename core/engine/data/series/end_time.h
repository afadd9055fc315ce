#pragma once
// Where the run of an experiment ends, and the data from its begin to there: one rule for every method, for
// "simulate now" and for the command line.

#include "core/engine/data/dataset.h"
#include "core/engine/simulate/simulate.h"

namespace rigor {

/// s; the last time of an input or a measured series, 0 = there is none.
double endOfSeries(const Experiment& experiment);

/// s; the stop time where it is stated, else the end of the experiment's series, else that of a run beside
/// no data (SimulationOptions::end).
double endOfRun(const SimulationOptions& simulation, const Experiment& experiment);

/// How many measured values lie after `end` (s), by more than rounding.
std::size_t valuesAfter(const Dataset& data, double end);

/// The data without these values; a warning counts them. A series of which nothing is left is no longer
/// measured; inputs keep their series.
Dataset measuredUntil(const Dataset& data, double end);

/// Leaves out what was measured before `start` (s), by more than rounding; a warning counts it per file.
/// Series with a clock of their own (Measurement::clock) stay whole: where their times lie is searched.
void leaveOutBefore(Dataset& data, double start);

} // namespace rigor
