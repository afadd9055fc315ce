#pragma once
// What a point fit may not use where the trajectory of an input is not known (Experiment::inputGaps): the
// values measured in such a gap, and those behind it until the model has forgotten what the input may have
// done.
//
// How long that is, the model tells: it is run with the gaps bridged, and with the input half its range above
// and below the bridge. A value counts again from when these trajectories differ by less than a tenth of the
// sensor's standard deviation (a thousandth of the spread of its values where none is stated), and half of
// that time more. What holds at the start values need not hold elsewhere, so it is asked too halfway from
// them to either bound of every unknown (half of the value off where there is none), and the longest time
// counts. An output that integrates the input, such as a position driven by a voltage, does not forget: of it
// nothing counts behind the first gap.

#include "core/foundation/base/translate.h"
#include "core/methods/fit/predict/fit_data.h"

#include <stop_token>

namespace rigor {

/// Gaps of all inputs of an experiment in the order of time, joined where they overlap.
std::vector<Gap> gapsOfInputs(const Experiment& experiment);
/// The signal with its trajectory in the gaps moved by a share of half its range. Cubic trajectories become
/// linear, so that nothing else moves with them.
Signal movedInGaps(const Signal& signal, const std::vector<Gap>& gaps, double share, double begin,
                   double end);

/// Takes these rows out of data, made by fitDataOf of the problem, and says so in FitData::notes. Does
/// nothing where no input has a gap. Throws Error if nothing is left.
void leaveOutUnknownInputs(FitData& data, const Problem& problem, std::stop_token stop = {});

/// Whether at the estimate the model forgets later than was left out: a whole sentence, "" = it does not.
Message forgottenLater(const FitData& data, const Problem& problem, const Eigen::VectorXd& estimate);

/// fitDataOf all experiments without these rows: what a point fit is made of.
FitData knownDataOf(const Problem& problem, bool means = true, std::stop_token stop = {});

} // namespace rigor
